//! The games that are played here, each set up, and its background drawn, once.
//!
//! Most tables play on the same few boards. The lookup tables that a game makes from its board (up to 200 kB) are most
//! of a match's memory and most of the time it takes to begin one, and a board's background is most of every drawing.
//! So tables with the same game and options share both.

use bytes::Bytes;
use gambol_core::{AnyMatch, Seat, SetupError};
use gambol_draw::Kept;
use gambol_draw::theme::Theme;
use gambol_games::Kind;
use gambol_words::Language;
use serde_json::{Map, Value};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// How many games are remembered, most recently used first. A forgotten one lives on at the tables playing it.
const KEPT: usize = 24;

/// How many backdrops are remembered, each of some 20 kB.
const BACKDROPS: usize = 256;

/// Games to begin matches of.
#[derive(Default)]
pub struct Shelf {
    games: Mutex<Vec<Shelved>>,
    backdrops: Arc<Backdrops>,
}

/// A match at its start, and what all tables that play the same game have drawn of it.
pub struct Shelved {
    /// The match.
    pub game: Box<dyn AnyMatch>,
    /// What has been drawn of its board.
    pub grounds: Arc<Grounds>,
}

/// From where a board is seen: in which colours, from which seat, whether it lies on its side, whether the screen is tall,
/// and in which language its labels are read.
pub(crate) type Side = (Theme, Seat, bool, bool, Language);

/// The ground of a board, as it looks to each seat in each theme that somebody has asked for.
#[derive(Default)]
pub struct Grounds {
    sides: Mutex<Vec<(Side, Arc<Ground>)>>,
    backdrops: Arc<Backdrops>,
}

/// A ground as it looks from one side.
#[derive(Default)]
struct Ground {
    kept: Kept,
    /// The name of its backdrop, once somebody has asked.
    backdrop: OnceLock<String>,
}

/// What browsers fetch once and keep: drawings of empty boards, by the fingerprint of their content. The last ones that
/// were asked for; whoever asks for a forgotten one is told to ask for a whole view.
#[derive(Default)]
struct Backdrops(Mutex<VecDeque<(String, Bytes)>>);

impl Backdrops {
    fn has(&self, name: &str) -> bool {
        lock(&self.0).iter().any(|(known, _)| known == name)
    }

    fn put(&self, name: &str, svg: String) {
        let mut all = lock(&self.0);
        if !all.iter().any(|(known, _)| known == name) {
            all.push_front((name.to_owned(), svg.into()));
            all.truncate(BACKDROPS);
        }
    }
}

impl Grounds {
    fn side(&self, side: Side) -> Arc<Ground> {
        let mut sides = lock(&self.sides);
        if let Some((_, ground)) = sides.iter().find(|(known, _)| *known == side) {
            return Arc::clone(ground);
        }
        let ground = Arc::<Ground>::default();
        sides.push((side, Arc::clone(&ground)));
        ground
    }

    /// Draws on the ground as it looks from there.
    pub(crate) fn draw<T>(&self, side: Side, draw: impl FnOnce(&Kept) -> T) -> T {
        draw(&self.side(side).kept)
    }

    /// The name under which the backdrop from there can be fetched; it is drawn if it was not yet. For those who come
    /// anew, it is drawn again if it was forgotten.
    pub(crate) fn backdrop(&self, side: Side, is_new: bool, draw: impl Fn() -> String) -> String {
        let ground = self.side(side);
        let named = || {
            let svg = draw();
            let name = blake3::hash(svg.as_bytes()).to_hex()[..16].to_owned();
            self.backdrops.put(&name, svg);
            name
        };
        let name = ground.backdrop.get_or_init(named);
        if is_new && !self.backdrops.has(name) {
            self.backdrops.put(name, draw());
        }
        name.clone()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shelved {
    fn afresh(&self) -> Shelved {
        Shelved { game: self.game.afresh(), grounds: Arc::clone(&self.grounds) }
    }
}

impl Shelf {
    /// A match of the game with these options, at its start.
    pub fn start(&self, kind: Kind, options: &Map<String, Value>) -> Result<Shelved, SetupError> {
        if let Some(fresh) = self.find(kind, options) {
            return Ok(fresh);
        }
        // Set up outside the lock: a large board takes a while, and everybody begins games here.
        let grounds = Grounds { backdrops: Arc::clone(&self.backdrops), ..Grounds::default() };
        let first = Shelved { game: kind.start(options)?, grounds: Arc::new(grounds) };
        let fresh = first.afresh();
        let mut games = lock(&self.games);
        games.insert(0, first);
        games.truncate(KEPT);
        Ok(fresh)
    }

    /// A backdrop by its name.
    pub fn backdrop(&self, name: &str) -> Option<Bytes> {
        let mut all = lock(&self.backdrops.0);
        let at = all.iter().position(|(known, _)| known == name)?;
        let found = all.remove(at)?;
        let svg = found.1.clone();
        all.push_front(found);
        Some(svg)
    }

    fn find(&self, kind: Kind, options: &Map<String, Value>) -> Option<Shelved> {
        let mut games = lock(&self.games);
        let same = |shelved: &Shelved| {
            Kind::of(shelved.game.as_ref()) == Some(kind) && shelved.game.given_options() == options
        };
        let at = games.iter().position(same)?;
        games[..=at].rotate_right(1);
        Some(games[0].afresh())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol_core::{Action, Eyes, Node};
    use gambol_games::Kind;
    use serde_json::json;

    fn options(value: &Value) -> Map<String, Value> {
        value.as_object().cloned().unwrap_or_default()
    }

    #[test]
    fn a_game_from_the_shelf_is_the_one_that_its_options_describe_and_starts_at_its_start() {
        let shelf = Shelf::default();
        for _ in 0..3 {
            for given in [json!({"ply_cap": 7}), json!({"ply_cap": 9}), json!({})] {
                for kind in [Kind::Duel, Kind::MuddyRide] {
                    let given = options(&given);
                    let mut game = shelf.start(kind, &given).expect("good options").game;
                    let plain = kind.start(&given).expect("good options");
                    assert_eq!(game.record(), plain.record());
                    assert_eq!(game.state(Eyes::All), plain.state(Eyes::All));
                    let Node::Decision { legal, .. } = game.node() else { panic!("somebody begins") };
                    game.apply(&Action::One(legal[0].clone())).expect("it is legal");
                }
            }
        }
        assert_eq!(lock(&shelf.games).len(), 6, "each is set up once");
    }

    #[test]
    fn the_shelf_is_bounded_and_wrong_options_do_not_get_onto_it() {
        let shelf = Shelf::default();
        let duel = Kind::Duel;
        for cap in 0..2 * KEPT {
            shelf.start(duel, &options(&json!({"ply_cap": cap}))).expect("good options");
        }
        assert_eq!(lock(&shelf.games).len(), KEPT);
        assert!(shelf.start(duel, &options(&json!({"colour": "red"}))).is_err());
        let last = options(&json!({"ply_cap": 2 * KEPT - 1}));
        assert_eq!(lock(&shelf.games)[0].game.given_options(), &last, "the last asked for is the first");
    }
}
