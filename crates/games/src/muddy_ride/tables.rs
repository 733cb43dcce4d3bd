//! What the board says about jumps and splashes, worked out once for every field.

use super::animal::Animal;
use super::board::{Board, Field};
use super::position::Places;
use super::splash::Event;
use gambol_core::grid::Direction;
use std::fmt;

/// The tables of a board. They follow from it and from whether play is secret.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Tables {
    /// By animal and where it stands: the fields it may jump to if they are empty, one bit each.
    jumps: [[u64; 64]; 4],
    /// By puddle, where an animal stands, and animal: where it lands. One that is not on the grid stays off it.
    landings: Vec<[[u8; 4]; 65]>,
    /// Each animal's target, laid out as [`Places`] are.
    targets: Places,
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tables")
    }
}

impl Tables {
    pub(super) fn new(board: &Board, is_secret: bool) -> Tables {
        let mut tables = Tables {
            jumps: [[0; 64]; 4],
            landings: vec![[[Places::GONE; 4]; 65]; 64],
            targets: Places::from_bytes(Animal::ALL.map(|animal| board.target(animal).index() as u8)),
        };
        for animal in Animal::ALL {
            for from in Field::all(board.size()) {
                for to in jump_fields(board, jump_ways(animal, is_secret), animal, from) {
                    tables.jumps[animal.index()][from.index()] |= 1 << to.index();
                }
                for puddle in Field::all(board.size()) {
                    let to = landing(board, puddle, animal, from);
                    tables.landings[puddle.index()][from.index()][animal.index()] = to.index() as u8;
                }
            }
        }
        tables
    }

    /// The fields that an animal on the grid may jump to if they are empty, one bit each.
    #[inline]
    pub(super) fn jumps(&self, animal: Animal, places: Places) -> u64 {
        self.jumps[animal.index()].get(usize::from(places.byte(animal))).copied().unwrap_or(0)
    }

    /// All splashes of a jump into the puddle.
    #[inline]
    pub(super) fn event(&self, puddle: Field, at: Places) -> Event {
        let here = &self.landings[puddle.index()];
        let [n, e, s, w] = at.bytes();
        let to = [here[n as usize][0], here[e as usize][1], here[s as usize][2], here[w as usize][3]];
        Event { at, to: Places::from_bytes(to) }
    }

    /// Each animal's target, laid out as [`Places`] are.
    #[inline]
    pub(super) fn targets(&self) -> Places {
        self.targets
    }
}

/// "Jump one field: to its left, right, back, back-left or back-right, seen from its facing"; in secret play "it must
/// jump to its left or right, never back".
pub(super) fn jump_ways(animal: Animal, is_secret: bool) -> impl Iterator<Item = Direction> {
    let ways = animal.sideways_and_back();
    let count = if is_secret { animal.sideways().len() } else { ways.len() };
    ways.into_iter().take(count)
}

/// "The field must be on the grid, not occupied, and not another animal's target. It may be its own target."
/// Whether it is occupied is seen when the jump is made.
fn jump_fields(
    board: &Board,
    ways: impl Iterator<Item = Direction>,
    animal: Animal,
    from: Field,
) -> impl Iterator<Item = Field> {
    let on_grid = ways.filter_map(move |way| from.step(way, board.size()));
    on_grid.filter(move |&to| !is_closed(board, animal, to))
}

/// "All four target fields are closed to every other animal, also those of animals that have arrived or are not in
/// play."
pub(super) fn is_closed(board: &Board, animal: Animal, field: Field) -> bool {
    board.target_of(field).is_some_and(|owner| owner != animal)
}

/// "The field jumped onto splashes every animal that has a footprint there one field in its footprint's direction, from
/// where it stands. An animal whose way leads off the grid or onto another animal's target stays."
fn landing(board: &Board, puddle: Field, animal: Animal, from: Field) -> Field {
    let way = board.footprint(puddle, animal);
    let to = way.and_then(|way| from.step(way, board.size()));
    to.filter(|&to| !is_closed(board, animal, to)).unwrap_or(from)
}
