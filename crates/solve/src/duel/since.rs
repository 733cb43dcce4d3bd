//! Reading a table: positions within a turn, and what the past of a match makes of its values.
//!
//! Without firing, play stays in its layer and leaves nothing to chance, so a position that may not arise once more is
//! simply worth nothing there, and the layer is solved again with that. Whoever is ahead still has a way on which no
//! position arises twice. Firing leads to layers in which no position has arisen yet.

use super::DuelTable;
use super::build::{ammo, layers};
use super::layer::{Ammo, Layer, Solved};
use super::saloon::Saloon;
use super::worth::Worth;
use gambol_core::{Chancy, Game, Indexed, Turn};
use gambol_games::duel::{Cowboy, Duel, Position, Token};
use std::collections::HashMap;
use std::ops::Range;

/// A table, with one layer of it solved anew where a match has a past.
pub(super) struct Reading<'a> {
    table: &'a DuelTable,
    layer: Option<Anew>,
}

/// A layer solved anew.
struct Anew {
    first: u64,
    values: Vec<f64>,
    lengths: Vec<f32>,
}

/// What it takes to solve layers anew.
pub(super) struct Layers {
    saloon: Saloon,
    number: HashMap<Ammo, usize>,
}

impl Layers {
    fn new(game: &Duel) -> Layers {
        let number = layers(game).into_iter().enumerate().map(|(number, ammo)| (ammo, number)).collect();
        Layers { saloon: Saloon::new(game), number }
    }

    /// Where the positions of a layer are numbered.
    fn numbers(&self, ammo: Ammo) -> Range<u64> {
        let size = 2 * self.saloon.scenes as u64;
        let first = self.number[&ammo] as u64 * size;
        first..first + size
    }

    fn solve_anew(&self, table: &DuelTable, ammo: Ammo, spent: &[u64]) -> Anew {
        let own = self.numbers(ammo);
        let spent: Vec<usize> = spent.iter().map(|number| (number - own.start) as usize).collect();
        let known = Cowboy::BOTH.map(|cowboy| {
            Token::ALL.map(|token| {
                let ammo = ammo.after(cowboy, token)?;
                let cells = self.numbers(ammo).map(|number| table.cell(number));
                let (values, lengths): (Vec<_>, Vec<_>) = cells.map(|cell| (cell.value, cell.length)).unzip();
                Some((ammo, values, lengths))
            })
        });
        let next = known.each_ref().map(|known| {
            known.each_ref().map(|known| {
                let (ammo, values, lengths) = known.as_ref()?;
                Some(Solved { ammo: *ammo, values, lengths })
            })
        });
        let size = 2 * self.saloon.scenes;
        let (mut values, mut lengths) = (vec![0.0; size], vec![0.0; size]);
        Layer::new(&self.saloon).solve(ammo, &next, &spent, &mut values, &mut lengths);
        Anew { first: own.start, values, lengths }
    }
}

impl<'a> Reading<'a> {
    /// The table as it is.
    pub(super) fn of(table: &'a DuelTable) -> Reading<'a> {
        Reading { table, layer: None }
    }

    /// The table where these positions may not arise once more. In other layers than this one they cannot anyway.
    pub(super) fn since(table: &'a DuelTable, pos: Position, spent: &[Position]) -> Reading<'a> {
        let ammo = ammo(pos);
        let spent = spent.iter().filter(|&&spent| self::ammo(spent) == ammo);
        let spent: Vec<u64> = spent.filter_map(|spent| table.game.number(spent)).collect();
        let layer = (!spent.is_empty()).then(|| {
            let layers = table.layers.get_or_init(|| Layers::new(&table.game));
            layers.solve_anew(table, ammo, &spent)
        });
        Reading { table, layer }
    }

    fn cell(&self, number: u64) -> Worth {
        if let Some(Anew { first, values, lengths }) = &self.layer
            && let Some(at) = number.checked_sub(*first).filter(|&at| at < values.len() as u64)
        {
            return Worth { value: values[at as usize], length: lengths[at as usize] };
        }
        self.table.cell(number)
    }

    /// What the successors make of a position.
    pub(super) fn by_rules(&self, game: &Duel, pos: Position) -> Worth {
        match game.turn(&pos) {
            Turn::Over => {
                let returns = game.outcome(&pos).expect("the game is over").returns(2);
                Worth { value: returns[Cowboy::Light as usize], length: 0.0 }
            }
            Turn::Chance => {
                let fallen = game.outcomes(&pos).map(|(m, weight)| {
                    let mut next = pos;
                    game.fall_unchecked(&mut next, m);
                    (self.worth(game, next), weight)
                });
                Worth::mean(fallen).later(1)
            }
            Turn::Seat(seat) => {
                let played = game.legal_moves(&pos, seat).map(|m| {
                    let mut next = pos;
                    game.play_unchecked(&mut next, seat, m);
                    self.worth(game, next)
                });
                let best = played.reduce(|one, other| one.or(other, Cowboy::of(seat)));
                best.expect("a seat that is to move has a move").later(1)
            }
            Turn::Together(_) => unreachable!("nobody chooses in secret in Duel"),
        }
    }

    /// What a position is worth: looked up where it opens a turn, worked out where it does not.
    pub(super) fn worth(&self, game: &Duel, pos: Position) -> Worth {
        match game.number(&pos) {
            Some(number) => self.cell(number),
            None => self.by_rules(game, pos),
        }
    }
}
