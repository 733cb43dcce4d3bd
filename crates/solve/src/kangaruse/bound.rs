//! How many points can still change hands, and what of a position decides that.
//!
//! The search asks for the *margin* of a side: its points minus those of the best of the others at the end. Between two it
//! is always seat 0's.

use gambol_core::{Game, Playable, Seat};
use gambol_games::kangaruse::{Kangaruse, MOST_SQUARES, Position, SquareType, Squares};
use std::hash::{Hash, Hasher};

/// The types that are collected and counted.
const SCORING: [SquareType; 8] = [
    SquareType::Score,
    SquareType::Water,
    SquareType::Food,
    SquareType::Shelter,
    SquareType::Toys,
    SquareType::Gems,
    SquareType::Coins,
    SquareType::Chests,
];

/// What is known of a sheet before the search begins.
pub(super) struct Stakes {
    /// Whose margin is asked for; all others are against it.
    pub(super) side: Seat,
    seats: usize,
    /// The scoring types that the sheet has, with their squares; few sheets have more than three.
    types: Vec<(SquareType, Squares)>,
    /// All squares of these types.
    scoring: Squares,
    /// By square: its value, if it is a score square.
    values: [i32; MOST_SQUARES],
    /// By square: where jumps from it can lead at most.
    reach: Vec<Squares>,
    /// Squares that kangaroos can share.
    moths: Squares,
    /// With harsh destruction gains can be lost again.
    is_harsh: bool,
}

/// No margin is as large as this.
pub(super) const BEYOND: i32 = 30_000;

impl Stakes {
    pub(super) fn new(game: &Kangaruse, side: Seat) -> Stakes {
        let sheet = game.sheet();
        let types = SCORING.map(|kind| (kind, sheet.of(kind)));
        let types: Vec<_> = types.into_iter().filter(|(_, squares)| !squares.is_empty()).collect();
        let mut values = [0; MOST_SQUARES];
        for square in sheet.of(SquareType::Score).iter() {
            values[square.index()] = i32::from(sheet.value(square));
        }
        let is_harsh = game.options().get("harsh_destruction").and_then(serde_json::Value::as_bool);
        let squares =
            (0..MOST_SQUARES).map(|index| sheet.squares().iter().find(|square| square.index() == index));
        Stakes {
            side,
            seats: game.seats(),
            scoring: types.iter().fold(Squares::NONE, |all, &(_, squares)| all | squares),
            types,
            values,
            reach: squares
                .map(|square| square.map_or(Squares::NONE, |from| game.could_reach(from)))
                .collect(),
            moths: sheet.of(SquareType::Moth),
            is_harsh: is_harsh != Some(false),
        }
    }

    /// Which of these squares a seat can still come to by jumps; all of them before it has started.
    fn reached(&self, pos: &Position, seat: Seat, squares: Squares) -> Squares {
        let Some(from) = pos.kangaroo(seat) else { return squares };
        let open = !(pos.crossed() | pos.occupied().without(self.moths));
        let mut region = self.reach[from.index()] & open;
        let mut fresh = region;
        while let Some(square) = fresh.pop() {
            if squares.without(region).is_empty() {
                return squares;
            }
            let more = (self.reach[square.index()] & open).without(region);
            region |= more;
            fresh |= more;
        }
        region & squares
    }

    /// The margin if the game ended now.
    pub(super) fn margin(&self, game: &Kangaruse, pos: &Position) -> i32 {
        let points = game.points(pos);
        let others = self.others().map(|other| points[other]).max();
        points[self.side] - others.expect("nobody plays alone")
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        (0..self.seats as u8).map(Seat).filter(|&seat| seat != self.side)
    }

    /// The least and the most that the margin can be at the end if both play their best, at a glance.
    ///
    /// The most is what seat 0 gets if it gains everything that is left and is worth having, and seat 1 what is not; of
    /// shelters and coins, whatever share is best. Seat 1 can hold it to that: it need not teleport, since whoever is
    /// stuck may stop, and nothing else takes points away. The least is the same with the seats exchanged.
    pub(super) fn bounds(&self, pos: &Position) -> (i32, i32) {
        if self.is_harsh {
            return (-BEYOND, BEYOND);
        }
        let left = self.left(!pos.used());
        if self.seats > 2 {
            return self.bounds_among_many(pos, &left);
        }
        let most = |own, other| most(pos, own, other, [&left; 3]);
        let other = Seat(1 - self.side.0);
        (-most(other, self.side), most(self.side, other))
    }

    /// The same among three and more: what the side gets at least and at most, less what the best of the others gets at
    /// most and at least. Everybody can see to it that they get the least, whatever the rest do.
    fn bounds_among_many(&self, pos: &Position, left: &Left) -> (i32, i32) {
        let has = |kind| self.types.iter().any(|&(one, _)| one == kind);
        let range = |seat| range(pos, seat, left, has(SquareType::Shelter));
        let others = self.others().map(range);
        let (least, most) =
            others.fold((-BEYOND, -BEYOND), |best, one| (best.0.max(one.0), best.1.max(one.1)));
        let own = range(self.side);
        (own.0 - most, own.1 - least)
    }

    /// The same at a closer look: nobody comes further than jumps lead, but by teleporting, which costs ten points.
    pub(super) fn close_bounds(&self, pos: &Position, (low, high): (i32, i32)) -> (i32, i32) {
        if self.is_harsh || self.seats > 2 {
            return (low, high);
        }
        let unused = self.scoring.without(pos.used());
        let regions = [Seat(0), Seat(1)].map(|seat| self.reached(pos, seat, unused));
        if regions == [unused; 2] {
            return (low, high);
        }
        let lefts = regions.map(|region| self.left(region));
        let both = self.left(regions[0] | regions[1]);
        let most = |own: Seat, other: Seat, at_most: i32| {
            let by_jumps = most(pos, own, other, [&lefts[own.index()], &lefts[other.index()], &both]);
            by_jumps.max(at_most - 10).min(at_most)
        };
        let other = Seat(1 - self.side.0);
        (-most(other, self.side, -low), most(self.side, other, high))
    }

    /// What there is to gain on these squares.
    fn left(&self, squares: Squares) -> Left {
        let mut left = Left::default();
        for &(kind, all) in &self.types {
            let some = all & squares;
            left.counts[kind as usize] = some.len() as i32;
            if kind == SquareType::Score {
                for square in some.iter() {
                    let value = self.values[square.index()];
                    *(if value > 0 { &mut left.positive } else { &mut left.negative }) += value;
                }
            }
        }
        left
    }

    /// What has been gained for good, as a margin, and a key of everything else that decides how play goes on. Positions
    /// with the same key differ in nothing but that, so what is found for one holds for all of them.
    ///
    /// Keys are hashes of 128 bits: that two of the few million positions of a search have the same by accident is less
    /// likely than a fault of the memory they are kept in.
    pub(super) fn key(&self, pos: &Position) -> (i32, u128) {
        let mut hasher = Mixer::new();
        if self.is_harsh || self.seats > 2 {
            pos.hash(&mut hasher);
            return (0, hasher.finish_wide());
        }
        pos.crossed().hash(&mut hasher);
        let mut gained = 0;
        let mut rest = [0u64; 2];
        for seat in [Seat(0), Seat(1)] {
            let pouch = pos.pouch(seat);
            let count = |kind| u64::from(pouch.count(kind));
            let toys = count(SquareType::Toys);
            let sure = pouch.score() + 5 * count(SquareType::Chests) as i32 + 5 * (toys / 3) as i32
                - 10 * i32::from(pouch.teleports());
            gained += if seat == self.side { sure } else { -sure };
            let square = pos.kangaroo(seat).map_or(255, |square| square.index() as u64);
            let parts = [
                square,
                count(SquareType::Water),
                count(SquareType::Food),
                toys % 3 + 4 * u64::from(pos.is_out(seat)),
                count(SquareType::Gems).min(10),
                count(SquareType::Coins),
                u64::from(pouch.echidna().unwrap_or(0)),
            ];
            rest[seat.index()] = parts.into_iter().fold(0, |word, part| word << 8 | part);
        }
        let shelter = i16::from(pos.pouch(Seat(0)).count(SquareType::Shelter))
            - i16::from(pos.pouch(Seat(1)).count(SquareType::Shelter));
        let turn = pos.to_move().map_or(2, |seat| u64::from(seat.0));
        hasher.write_u64(rest[0] | (pos.phase() as u64) << 56);
        hasher.write_u64(rest[1] | turn << 56);
        hasher.write_u64(shelter as u64);
        (gained, hasher.finish_wide())
    }
}

/// What there is to gain somewhere.
#[derive(Clone, Copy, Default)]
struct Left {
    /// Squares by type.
    counts: [i32; 8],
    /// The sums of the values of score squares.
    positive: i32,
    negative: i32,
}

/// The most by which one seat can be ahead of the other at the end, with what is left for it, for the other, and for
/// either.
fn most(pos: &Position, own: Seat, other: Seat, [left, their_left, either]: [&Left; 3]) -> i32 {
    let (mine, theirs) = (pos.pouch(own), pos.pouch(other));
    let (is_in, is_other_in) = (!pos.is_out(own), !pos.is_out(other));
    let gain = |kind: SquareType| if is_in { left.counts[kind as usize] } else { 0 };
    let both = |kind: SquareType| (i32::from(mine.count(kind)), i32::from(theirs.count(kind)));
    let mut most = mine.score() - theirs.score();
    most += if is_in { left.positive } else { 0 } - if is_other_in { their_left.negative } else { 0 };
    most -= 10 * (i32::from(mine.teleports()) - i32::from(theirs.teleports()));
    let (chests, their_chests) = both(SquareType::Chests);
    most += 5 * (chests + gain(SquareType::Chests) - their_chests);
    let ((water, their_water), (food, their_food)) = (both(SquareType::Water), both(SquareType::Food));
    most += (water + gain(SquareType::Water)) * (food + gain(SquareType::Food)) - their_water * their_food;
    let (toys, their_toys) = both(SquareType::Toys);
    most += 5 * ((toys + gain(SquareType::Toys)) / 3 - their_toys / 3);
    let (gems, their_gems) = both(SquareType::Gems);
    most += gems_worth(gems + gain(SquareType::Gems)) - gems_worth(their_gems);
    let (shelter, their_shelter) = both(SquareType::Shelter);
    most += 20 * (shelter + gain(SquareType::Shelter) - their_shelter).signum();
    let (coins, their_coins) = both(SquareType::Coins);
    let their_gain = if is_other_in { their_left.counts[SquareType::Coins as usize] } else { 0 };
    let all = if is_other_in { either.counts[SquareType::Coins as usize] } else { gain(SquareType::Coins) };
    most + coins_margin(coins, their_coins, gain(SquareType::Coins), their_gain, all)
}

/// The least that a seat can see to that it gets, among many, and the most that it can get.
fn range(pos: &Position, seat: Seat, left: &Left, has_shelter: bool) -> (i32, i32) {
    let pouch = pos.pouch(seat);
    let is_in = !pos.is_out(seat);
    let points = |takes: bool| {
        let count = |kind: SquareType| {
            i32::from(pouch.count(kind)) + if takes && is_in { left.counts[kind as usize] } else { 0 }
        };
        let gains = 5 * count(SquareType::Chests)
            + count(SquareType::Water) * count(SquareType::Food)
            + 5 * (count(SquareType::Toys) / 3)
            + gems_worth(count(SquareType::Gems));
        (gains, count(SquareType::Coins))
    };
    let sure = pouch.score() - 10 * i32::from(pouch.teleports());
    let shelter = if has_shelter { 10 } else { 0 };
    let (value, more) = if is_in { (left.negative, left.positive) } else { (0, 0) };
    let ((least, _), (most, coins)) = (points(false), points(true));
    // Coins may count for or against whoever has them.
    (sure + value + least - shelter - coins, sure + more + most + shelter + coins)
}

/// The most that coins can give: as long as the other has fewer, its coins count for us too. `gain` is what is left for us,
/// `their_gain` for the other, `all` for either.
fn coins_margin(coins: i32, theirs: i32, gain: i32, their_gain: i32, all: i32) -> i32 {
    match (coins + gain).cmp(&theirs) {
        std::cmp::Ordering::Less => -(coins + theirs),
        std::cmp::Ordering::Equal => 0,
        // All that is left goes to one or the other.
        std::cmp::Ordering::Greater if gain > 0 => coins + theirs + all,
        std::cmp::Ordering::Greater => coins + (theirs + their_gain).min(coins - 1),
    }
}

/// As the rules list it.
fn gems_worth(gems: i32) -> i32 {
    [0, 1, 1, 3, 5, 8, 12, 16, 21, 28, 35][gems.clamp(0, 10) as usize]
}

/// Two lanes of multiply and fold.
struct Mixer([u64; 2]);

impl Mixer {
    fn new() -> Mixer {
        Mixer([0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344])
    }

    fn finish_wide(&self) -> u128 {
        let [one, other] = self.0;
        u128::from(fold(one, 0x9e37_79b9_7f4a_7c15)) << 64 | u128::from(fold(other, 0xc2b2_ae3d_27d4_eb4f))
    }
}

/// The two halves of a product, laid over each other.
fn fold(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    (product >> 64) as u64 ^ product as u64
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.finish_wide() as u64
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let [one, other] = &mut self.0;
        *one = fold(*one ^ word, 0xa076_1d64_78bd_642f).wrapping_add(word.rotate_left(32));
        *other = fold(*other ^ word.rotate_left(17), 0xe703_7ed1_a0b4_28db).wrapping_add(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
