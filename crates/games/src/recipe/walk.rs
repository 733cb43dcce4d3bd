//! Trying a board out with walkers: is it lively enough to be played?
//!
//! A walker is one animal or cowboy that jumps at random. It is carried by its own print on the field it jumps onto,
//! and then once for each other player by its print on any field, since the others jump onto fields too; most of the
//! way forward comes from them. A board on which few walkers come home would be a dull one. The walkers know only what
//! is here, not the games' rules, so that no change to those can ever change the board that a seed gives.

use gambol_core::Dice;
use gambol_core::grid::{Cell, Direction};

/// How many walkers set out from a start.
const WALKERS: u32 = 24;
/// How many jumps each of them makes at most.
const JUMPS: u32 = 20;

/// Where a step leads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Nowhere: off the board or onto a closed field.
    Barred,
    /// To this field.
    To(Cell),
    /// Home.
    Home,
}

/// How many of a hundred walkers that start here and face that way come home, among this many others on these fields.
pub(crate) fn arrivals(
    start: Cell,
    others: u32,
    fields: &[Cell],
    facing: Direction,
    way: impl Fn(Cell, Direction) -> Way,
    print: impl Fn(Cell) -> Option<Direction>,
    dice: &mut Dice,
) -> u32 {
    // To the left and right and the three ways back.
    let jumps = [2, 3, 4, 5, 6].map(|eighths| facing.turned(eighths));
    let comes_home = |dice: &mut Dice| {
        let mut at = start;
        for _ in 0..JUMPS {
            match way(at, jumps[dice.index(jumps.len())]) {
                Way::Barred => continue,
                Way::Home => return true,
                Way::To(cell) => at = cell,
            }
            let mut trigger = at;
            for _ in 0..=others {
                match print(trigger).map_or(Way::Barred, |print| way(at, print)) {
                    Way::Barred => {}
                    Way::Home => return true,
                    Way::To(cell) => at = cell,
                }
                trigger = fields[dice.index(fields.len())];
            }
        }
        false
    };
    (0..WALKERS).filter(|_| comes_home(dice)).count() as u32 * 100 / WALKERS
}

/// Rolls until a board is good enough, judging by its walkers, and otherwise gives the best of all rolls.
pub(crate) fn best<T>(rolls: u32, enough: u32, mut roll: impl FnMut() -> (T, u32)) -> T {
    let (mut best, mut value) = roll();
    for _ in 1..rolls {
        if value >= enough {
            break;
        }
        let (next, next_value) = roll();
        if next_value > value {
            (best, value) = (next, next_value);
        }
    }
    best
}
