//! What is collected, counted as if the game ended now.

use super::Kangaruse;
use super::board::{SCORING_KINDS, SQUARE_TYPES, SquareType};
use super::position::{Position, Pouch};
use gambol_core::BySeat;
use serde_json::Value;

/// "Paying 10 points."
const TELEPORT: i32 = 10;

impl Kangaruse {
    /// The points of each seat, if the game ended now.
    pub fn points(&self, pos: &Position) -> BySeat<i32> {
        let pouches = &pos.pouches[..self.options.players as usize];
        BySeat::from_fn(pouches.len(), |seat| worth(pos.pouch(seat), pouches).iter().sum())
    }
}

/// What a seat's points are made of: the type of square (`teleports` for what was paid), how many there are (the sum for
/// `score`), and what they are worth. Water is worth nothing by itself: it is counted with food.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// The type of square, or `teleports`.
    pub kind: &'static str,
    /// How many.
    pub count: i32,
    /// What they are worth, if the game ended now.
    pub points: i32,
}

/// What everybody's points are made of in a state, by seat: only what they have something of, or what counts.
pub fn made_of(state: &Value) -> Vec<Vec<Share>> {
    let gained = state.get("gained").and_then(Value::as_array);
    let pouches: Vec<Pouch> = gained.into_iter().flatten().map(read).collect();
    let shares = |own: &Pouch| {
        let named =
            SQUARE_TYPES[..SCORING_KINDS].iter().map(|(name, kind)| (*name, i32::from(own.count(*kind))));
        let all = named.chain([("teleports", i32::from(own.teleports))]).zip(worth(own, &pouches));
        let shares = all.map(|((kind, count), points)| Share {
            kind,
            count: if kind == "score" { points } else { count },
            points,
        });
        shares.filter(|share| share.count != 0 || share.points != 0).collect()
    };
    pouches.iter().map(shares).collect()
}

/// A pouch as a state tells it.
fn read(gained: &Value) -> Pouch {
    let amount = |name: &str| gained.get(name).and_then(Value::as_i64).unwrap_or(0);
    let mut pouch = Pouch { score: amount("score").clamp(-9999, 9999) as i16, ..Pouch::default() };
    for (name, kind) in &SQUARE_TYPES[..SCORING_KINDS] {
        pouch.counts[*kind as usize] = amount(name).clamp(0, 255) as u8;
    }
    pouch.teleports = amount("teleports").clamp(0, 255) as u8;
    pouch
}

/// What each type is worth to a seat, in the order of the types, and what its teleports cost.
fn worth(own: &Pouch, all: &[Pouch]) -> [i32; SCORING_KINDS + 1] {
    [
        own.score(),
        0,
        meals(own),
        shelter(own, all),
        toys(own),
        gems(own),
        coins(own, all),
        chests(own),
        -TELEPORT * i32::from(own.teleports),
    ]
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
