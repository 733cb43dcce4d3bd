//! What the board says about jumps and splashes, worked out once for every field.

use super::animal::Animal;
use super::board::{Board, Field};
use super::moves::STEPS;
use super::position::Places;
use super::splash::Event;
use gambol_core::grid::Direction;
use std::fmt;

/// By an animal's byte, and animal: its byte after the splash.
type Landings = [[u8; 4]; Places::VALUES];

/// The tables of a board. They follow from it and from whether play is secret.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Tables {
    /// By animal and its byte: the ways in which it may jump if nobody stands there, one bit each.
    ways: [[u8; Places::VALUES]; 4],
    /// By puddle. One that is not on the grid stays off it.
    landings: Box<[Landings; 64]>,
    /// Each animal's target, laid out as places are.
    targets: Places,
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tables")
    }
}

impl Tables {
    pub(super) fn new(board: &Board, is_secret: bool, open_targets: bool) -> Tables {
        let mut tables = Tables {
            ways: [[0; Places::VALUES]; 4],
            landings: vec![[Places::NOBODY.bytes(); Places::VALUES]; 64].try_into().expect("there are 64"),
            targets: Places::from_bytes(Animal::ALL.map(|animal| board.target(animal).index() as u8)),
        };
        for animal in Animal::ALL {
            for from in Field::all(board.size()) {
                for (bit, way) in jump_ways(animal, is_secret).enumerate() {
                    let is_open = may_jump(board, animal, from, way, open_targets);
                    tables.ways[animal.index()][from.index()] |= u8::from(is_open) << bit;
                }
                for puddle in Field::all(board.size()) {
                    let to = landing(board, puddle, animal, from);
                    tables.landings[puddle.index()][from.index()][animal.index()] = to.index() as u8;
                }
            }
        }
        tables
    }

    /// The ways in which the animal may jump, a bit for each of [`jump_ways`].
    #[inline]
    pub(super) fn open_ways(&self, animal: Animal, places: Places) -> u8 {
        let from = places.byte(animal);
        let taken = |byte: u8| TAKEN[animal.index()][usize::from(byte.wrapping_sub(from))];
        let [n, e, s, w] = places.bytes();
        self.ways[animal.index()][usize::from(from & 127)] & !(taken(n) | taken(e) | taken(s) | taken(w))
    }

    /// All splashes of a jump into the puddle.
    #[inline]
    pub(super) fn event(&self, puddle: Field, at: Places) -> Event {
        let here = &self.landings[puddle.index() & 63];
        // No byte reaches 128, and with the compiler knowing it nothing is checked.
        let [n, e, s, w] = at.bytes().map(|byte| byte & 127);
        let to = [here[n as usize][0], here[e as usize][1], here[s as usize][2], here[w as usize][3]];
        Event { at, to: Places::from_bytes(to) }
    }

    /// Each animal's target, laid out as places are.
    #[inline]
    pub(super) fn targets(&self) -> Places {
        self.targets
    }
}

/// By animal and by how much another's byte exceeds its own: the way, as a bit, in which that other one stands.
///
/// Beyond the edges of the grid this finds others that do not stand there; but those ways are not open anyway.
const TAKEN: [[u8; 256]; 4] = {
    let mut taken = [[0; 256]; 4];
    let mut animal = 0;
    while animal < 4 {
        let mut way = 0;
        while way < 5 {
            taken[animal][STEPS[animal][way] as usize] = 1 << way;
            way += 1;
        }
        animal += 1;
    }
    taken
};

/// "Jump one field: to its left, right, back, back-left or back-right, seen from its facing"; in secret play "it must
/// jump to its left or right, never back".
pub(super) fn jump_ways(animal: Animal, is_secret: bool) -> impl Iterator<Item = Direction> {
    let ways = animal.sideways_and_back();
    let count = if is_secret { animal.sideways().len() } else { ways.len() };
    ways.into_iter().take(count)
}

/// "The field must be on the grid, not occupied, and not another animal's target. It may be its own target." With open
/// targets "a jump may land on another animal's target". Whether it is occupied is seen when the jump is made.
fn may_jump(board: &Board, animal: Animal, from: Field, way: Direction, open_targets: bool) -> bool {
    from.step(way, board.size()).is_some_and(|to| open_targets || !is_closed(board, animal, to))
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
