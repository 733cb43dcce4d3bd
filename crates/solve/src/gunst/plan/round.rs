//! One round by the plan: what seat 0's line-ups get against everything that seat 1 can do, for all lives at once.
//!
//! Seat 0 brings the Wanderer or no god. Where seat 1 decides before it must (favours, farmers' steps), it is allowed to
//! wait and see: that can only help it, so what comes out is a low bound.

use super::super::field::{K, KIN, STEPS, W, kin_number, of, room, to_mist, total};
use super::battle::{Rest, ride};
use super::fields::{Changes, Side, taken};
use super::lives::{LOST, Lives, Square, WON, greater, join, lesser};
use super::stand::Stand;
use crate::gunst::field::Kin;
use crate::progress::{Cancelled, Progress};

/// A line-up of seat 0: kin by number, and whether the Wanderer comes too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub(super) kin: usize,
    pub(super) brings_wanderer: bool,
}

/// More steps than this find no god to move.
pub(super) const MOST_STEPS: usize = 12;

/// Blows of warriors that can be told apart: up to twelve of seat 1, up to three of seat 0.
const BLOWS: usize = 64;

/// With so many gods of seat 1 in play, seat 0's Wanderer does not think when it acts second.
const MANY: u32 = 3;

/// A round, and what is remembered of it.
pub(super) struct Round<'a> {
    /// What the next ting is worth, by where seat 0's gods stand and by seat 1's planes.
    next: &'a [Square],
    pub(super) stand: Stand,
    planes: u8,
    brought: u8,
    favours: usize,
    /// By steps of seat 1 and where seat 0's gods stand.
    leaves: Vec<Option<Lives>>,
    /// By [`Rest::number`]: its place in `tails`, if it was found in this generation.
    places: Vec<(u32, u32)>,
    generation: u32,
    tails: Vec<Lives>,
    /// For each tail and all blows, the last search that came there.
    seen: Vec<u32>,
    search: u32,
    changes: Changes,
}

impl<'a> Round<'a> {
    pub(super) fn new(next: &'a [Square]) -> Round<'a> {
        Round {
            next,
            stand: Stand::of(0),
            planes: 0,
            brought: 0,
            favours: 0,
            leaves: Vec::new(),
            places: vec![(0, 0); 1 << Rest::BITS],
            generation: 0,
            tails: Vec::new(),
            seen: Vec::new(),
            search: 0,
            changes: Changes::default(),
        }
    }

    /// Begins afresh: where seat 0's gods stand, seat 1's planes, the gods it brings and the favours it has.
    fn begin(&mut self, stand: Stand, planes: u8, brought: u8, favours: usize) {
        (self.stand, self.planes, self.brought, self.favours) = (stand, planes, brought, favours);
        self.leaves.clear();
        self.leaves.resize((MOST_STEPS + 1) * Stand::COUNT, None);
        self.generation += 1;
        self.tails.clear();
        self.seen.clear();
    }

    /// What it is worth that the round ends with seat 0's gods here and so many steps of seat 1 to use.
    pub(super) fn leaf(&mut self, steps: usize, stand: Stand) -> &Lives {
        let steps = steps.min(MOST_STEPS);
        let place = steps * Stand::COUNT + stand.index();
        let (next, brought, favours) = (self.next, self.brought, self.favours);
        let planes = to_mist(self.planes, brought);
        self.leaves[place].get_or_insert_with(|| {
            let mut worst = WON;
            let mut walk = |planes: u8| {
                for &planes in STEPS.all(planes, steps as u32) {
                    join(&mut worst, &next[stand.index() * 256 + usize::from(planes)], lesser);
                }
            };
            walk(planes);
            for god in (0..4).filter(|god| brought >> god & 1 == 0) {
                for lift in 1..=favours.min(room(planes, god) as usize) {
                    walk(planes + ((lift as u8) << (2 * god)));
                }
            }
            Lives::new(&worst)
        })
    }

    /// What seat 0's line-ups get against all kin of seat 1 with the gods that it brings.
    pub(super) fn pairs(
        &mut self,
        stand: Stand,
        planes: u8,
        brought: u8,
        rows: &[Row],
        progress: &dyn Progress,
        mut found: impl FnMut(usize, usize, &Square),
    ) -> Result<(), Cancelled> {
        let count = |kin: usize| total(KIN[kin]) as i32;
        // Whoever brings fewer has the favours, of which no more than three are of use, and the say.
        for difference in -3..=3i32 {
            for brings_wanderer in [false, true] {
                let own = stand.favoured(difference.max(0) as usize, brings_wanderer);
                let own = if brings_wanderer { own.without_wanderer() } else { own };
                self.begin(own, planes, brought, (-difference).max(0) as usize);
                let rows = rows.iter().enumerate().filter(|(_, row)| row.brings_wanderer == brings_wanderer);
                for (at, &row) in rows {
                    progress.go_on()?;
                    for other in 0..KIN.len() {
                        let gods = brought.count_ones() as i32 - i32::from(brings_wanderer);
                        let fewer = count(other) + gods - count(row.kin);
                        if fewer.clamp(-3, 3) == difference {
                            found(at, other, &self.revealed(row, other, difference));
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn revealed(&mut self, row: Row, other: usize, difference: i32) -> Square {
        if difference != 0 {
            return self.judgement(row, other, usize::from(difference < 0));
        }
        let mut coin = self.judgement(row, other, 0);
        join(&mut coin, &self.judgement(row, other, 1), f32::midpoint);
        coin
    }

    fn judgement(&mut self, row: Row, other: usize, say: usize) -> Square {
        let (own, side, brought) = (KIN[row.kin], Side::new(KIN[other]), self.brought);
        if !row.brings_wanderer {
            return self.rest(brought, own, side, say);
        }
        let mut first = LOST;
        for side in side.wandered() {
            join(&mut first, &self.rest(brought, own, side, say), greater);
        }
        if brought == 0 {
            return first;
        }
        let mut second = WON;
        for god in (0..4).filter(|god| brought >> god & 1 == 1) {
            for (own, side) in self.changes.deeds(god, own, side) {
                let best = self.wanderer_answers(brought & !(1 << god), own, side, say);
                join(&mut second, &best, lesser);
            }
        }
        // Whoever has the say chooses who begins.
        join(&mut first, &second, if say == 0 { greater } else { lesser });
        first
    }

    /// Seat 0's Wanderer acts when one god of seat 1 has; the others of seat 1 follow.
    fn wanderer_answers(&mut self, gods: u8, own: Kin, side: Side, say: usize) -> Square {
        if gods.count_ones() + 1 >= MANY {
            return self.rest(gods, own, side.wandered_at_once(), say);
        }
        let mut best = LOST;
        for side in side.wandered() {
            join(&mut best, &self.rest(gods, own, side, say), greater);
        }
        best
    }

    /// These gods of seat 1 act one after another; then the battle.
    fn rest(&mut self, gods: u8, own: Kin, side: Side, say: usize) -> Square {
        self.search += 1;
        let mut worst = WON;
        for (brings, taken) in [false, true].into_iter().zip(taken(gods, kin_number(own))) {
            if taken.is_empty() {
                continue;
            }
            let sides = self.changes.of(gods, side, brings);
            for &own in taken {
                for &side in sides.iter() {
                    self.battle(own, side, say, &mut worst);
                }
            }
        }
        worst
    }

    /// The knights; then the warriors and the rest.
    fn battle(&mut self, own: Kin, side: Side, say: usize, worst: &mut Square) {
        if of(own, K) == 0 || of(side.kin, K) == 0 {
            return self.warriors(ride(own, side, true), say, worst);
        }
        if say == 1 {
            self.warriors(ride(own, side, true), say, worst);
            return self.warriors(ride(own, side, false), say, worst);
        }
        let mut best = LOST;
        for is_own_first in [true, false] {
            let (own, side) = ride(own, side, is_own_first);
            let tail = self.tail(Rest { own, side, say });
            self.tails[tail].after([side.acts(W), of(own, W) as usize], true, &mut best, greater);
        }
        join(worst, &best, lesser);
    }

    fn warriors(&mut self, (own, side): (Kin, Side), say: usize, worst: &mut Square) {
        let tail = self.tail(Rest { own, side, say });
        let blows = [side.acts(W).min(12), of(own, W) as usize];
        let seen = &mut self.seen[tail * BLOWS + blows[0] * 4 + blows[1]];
        if *seen != self.search {
            *seen = self.search;
            self.tails[tail].after(blows, say == 0, worst, lesser);
        }
    }

    /// The place of what farmers, thieves and scholars make of the rest.
    fn tail(&mut self, rest: Rest) -> usize {
        let number = rest.number();
        let (generation, place) = self.places[number];
        if generation == self.generation {
            return place as usize;
        }
        let tail = Lives::new(&self.farmers(rest));
        let place = self.tails.len();
        self.tails.push(tail);
        self.seen.resize(self.tails.len() * BLOWS, 0);
        self.places[number] = (self.generation, place as u32);
        place
    }
}
