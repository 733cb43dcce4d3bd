//! Who knows the truth about the games that puzzles are taken from. Tables are kept from one puzzle to the next.

use crate::games;
use gambol_core::{AnyMatch, Seat};
use gambol_games::Kind;
use gambol_solve::table::{Store, TableError};
use gambol_solve::{Label, Opening, Progress, Solved};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::rc::Rc;

/// This many tables are held at the same time.
const MOST_TABLES: usize = 12;

/// Whoever knows the truth about one game.
pub(crate) enum Truth {
    /// A table or a solver.
    Solved(Box<dyn Solved>),
    /// A proof by search, anew for every position.
    Search(Kind),
}

impl Truth {
    /// Every legal move of a seat with its exact value, in byte order; none if that is not known.
    pub(crate) fn moves(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Vec<Opening>> {
        let mut moves = match self {
            Truth::Solved(solved) => solved.moves(game, seat)?,
            Truth::Search(kind) => games::of(*kind).prove(game, seat)?,
        };
        if moves.iter().any(|opening| opening.value.label != Label::Exact) {
            return None;
        }
        moves.sort_by(|one, other| one.action.cmp(&other.action));
        Some(moves)
    }

    /// What the position is worth to a seat; none if that is not known.
    pub(crate) fn value(&self, game: &dyn AnyMatch, seat: Seat) -> Option<f64> {
        if let Some(result) = game.result() {
            return result.returns.get(seat.index()).copied();
        }
        match self {
            Truth::Solved(solved) => {
                let value = solved.value(game, seat)?;
                (value.label == Label::Exact).then_some(value.mean)
            }
            Truth::Search(_) => {
                let gambol_core::Node::Decision { seat: asked, .. } = game.node() else { return None };
                let moves = self.moves(game, asked)?;
                let best = moves.iter().map(|opening| opening.value.mean).fold(f64::NEG_INFINITY, f64::max);
                let is_with = game.sides().iter().any(|side| side.has(asked) && side.has(seat));
                Some(if is_with { best } else { -best })
            }
        }
    }
}

/// The truths about several games, by their options.
#[derive(Default)]
pub struct Truths {
    store: Option<Store>,
    known: HashMap<String, Rc<Truth>>,
}

impl Truths {
    /// Tables that last in this store; without one they are built in memory.
    pub fn new(store: Option<Store>) -> Truths {
        Truths { store, known: HashMap::new() }
    }

    /// Whoever knows the truth about this game.
    pub(crate) fn of(
        &mut self,
        kind: Kind,
        options: &Map<String, Value>,
        game: &dyn AnyMatch,
        progress: &dyn Progress,
    ) -> Result<Rc<Truth>, TableError> {
        let key = format!("{kind} {}", Value::from(options.clone()));
        if let Some(known) = self.known.get(&key) {
            return Ok(Rc::clone(known));
        }
        let store = self.store.as_ref().filter(|_| games::of(kind).keeps_tables());
        let solved = match store {
            Some(store) => gambol_solve::solve(game, store, progress)?,
            None => gambol_solve::solve_in_memory(game, progress)?,
        };
        let truth = Rc::new(solved.map_or(Truth::Search(kind), Truth::Solved));
        if self.known.len() >= MOST_TABLES {
            self.known.clear();
        }
        self.known.insert(key, Rc::clone(&truth));
        Ok(truth)
    }
}
