//! What is collected, counted as if the game ended now.

use super::Kangaruse;
use super::board::SquareType;
use super::position::{Position, Pouch};
use gambol_core::BySeat;

/// "Paying 10 points."
const TELEPORT: i32 = 10;

impl Kangaruse {
    /// The points of each seat, if the game ended now.
    pub fn points(&self, pos: &Position) -> BySeat<i32> {
        let pouches = &pos.pouches[..self.options.players as usize];
        BySeat::from_fn(pouches.len(), |seat| {
            let own = pos.pouch(seat);
            own.score()
                + meals(own)
                + shelter(own, pouches)
                + toys(own)
                + gems(own)
                + coins(own, pouches)
                + chests(own)
                - TELEPORT * i32::from(own.teleports)
        })
    }
}

/// "Each food is worth as many points as you have water."
fn meals(own: &Pouch) -> i32 {
    i32::from(own.count(SquareType::Food)) * i32::from(own.count(SquareType::Water))
}

/// "Everyone with the most shelter gets +10, everyone with the least gets −10 (if all have equally many, nobody gets
/// either)."
fn shelter(own: &Pouch, all: &[Pouch]) -> i32 {
    let shelters = || all.iter().map(|pouch| pouch.count(SquareType::Shelter));
    let (least, most) = (shelters().min(), shelters().max());
    match Some(own.count(SquareType::Shelter)) {
        _ if least == most => 0,
        count if count == most => 10,
        count if count == least => -10,
        _ => 0,
    }
}

/// "5 for every full set of three."
fn toys(own: &Pouch) -> i32 {
    i32::from(own.count(SquareType::Toys)) / 3 * 5
}

/// "In all 1, 1, 3, 5, 8, 12, 16, 21, 28, 35 points for 1, 2, … 10 gems; 35 for more."
fn gems(own: &Pouch) -> i32 {
    const WORTH: [i32; 11] = [0, 1, 1, 3, 5, 8, 12, 16, 21, 28, 35];
    WORTH[usize::from(own.count(SquareType::Gems)).min(10)]
}

/// "If nobody has more coins than you, +1 each; otherwise −1 each."
fn coins(own: &Pouch, all: &[Pouch]) -> i32 {
    let coins = own.count(SquareType::Coins);
    let richest = all.iter().all(|pouch| pouch.count(SquareType::Coins) <= coins);
    if richest { i32::from(coins) } else { -i32::from(coins) }
}

/// "5 each."
fn chests(own: &Pouch) -> i32 {
    5 * i32::from(own.count(SquareType::Chests))
}
