//! One round by the plan: what seat 0's line-ups get against everything that seat 1 can do, for all lives at once.
//!
//! Seat 0 brings the Wanderer, Eurika, both or no god. Where seat 1's farmers step before seat 0's scholars have acted,
//! it is allowed to wait and see: that can only help it, so what comes out is a low bound.

use super::super::field::{K, KIN, Kin, STEPS, W, of, room, to_mist, total};
use super::battle::{Rest, ride};
use super::fields::{Changes, E, Side, V};
use super::lives::{LOST, Lives, Square, WON, greater, join, lesser};
use super::stand::{After, lifted};
use crate::progress::{Cancelled, Progress};

/// A line-up of seat 0: kin by number, and which of the Wanderer and Eurika come too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub(super) kin: usize,
    pub(super) gods: u8,
}

/// More steps than this find no god to move.
pub(super) const MOST_STEPS: usize = 12;

/// Blows of warriors that can be told apart: up to twelve of seat 1, up to seven of seat 0.
const BLOWS: usize = 128;

/// Whom seat 1 shows favour: any god not in play, as far up as it goes, for more is never worse.
fn favours(planes: u8, favours: usize, brought: u8) -> Vec<u8> {
    let may = |god: &usize| favours > 0 && brought >> god & 1 == 0 && room(planes, *god) > 0;
    let all: Vec<u8> = (0..4).filter(may).map(|god| lifted(planes, god, favours)).collect();
    if all.is_empty() { vec![planes] } else { all }
}

/// A round, and what is remembered of it.
pub(super) struct Round<'a> {
    after: After<'a>,
    /// Where seat 0's gods stand when all that it brings have acted, favours shown.
    pub(super) own: u8,
    /// The same for seat 1.
    planes: u8,
    brought: u8,
    /// By steps of seat 1 and seat 0's planes: its place in `ends`, if it was found in this generation.
    end_places: Vec<(u32, u32)>,
    ends: Vec<Lives>,
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
    pub(super) fn new(after: After<'a>) -> Round<'a> {
        Round {
            after,
            own: 0,
            planes: 0,
            brought: 0,
            end_places: vec![(0, 0); (MOST_STEPS + 1) << 8],
            ends: Vec::new(),
            places: vec![(0, 0); 1 << Rest::BITS],
            generation: 0,
            tails: Vec::new(),
            seen: Vec::new(),
            search: 0,
            changes: Changes::default(),
        }
    }

    /// Begins afresh: where both seats' gods will stand, and the gods that seat 1 brings.
    fn begin(&mut self, own: u8, planes: u8, brought: u8) {
        (self.own, self.planes, self.brought) = (own, planes, brought);
        self.ends.clear();
        self.generation += 1;
        self.tails.clear();
        self.seen.clear();
    }

    /// Where seat 0 leads its gods with steps.
    pub(super) fn walks(&self, own: u8, steps: usize) -> Vec<u8> {
        self.after.walks(own, steps)
    }

    /// What it is worth that the round ends with seat 0's gods here and this many steps of seat 1 to use.
    pub(super) fn end(&mut self, steps: usize, own: u8) -> &Lives {
        let steps = steps.min(MOST_STEPS);
        let number = steps << 8 | usize::from(own);
        let (generation, mut place) = self.end_places[number];
        if generation != self.generation {
            let ways = match self.after {
                After::Last(_) => STEPS.hands(self.planes, steps as u32),
                After::Floors(_) => STEPS.all(self.planes, steps as u32),
            };
            let mut worst = WON;
            for &planes in ways {
                join(&mut worst, self.after.square(own, planes), lesser);
            }
            place = self.ends.len() as u32;
            self.ends.push(Lives::new(&worst));
            self.end_places[number] = (self.generation, place);
        }
        &self.ends[place as usize]
    }

    /// What seat 0's line-ups get against those kin of seat 1 that are wanted, with the gods that it brings.
    pub(super) fn pairs(
        &mut self,
        [own, other]: [u8; 2],
        brought: u8,
        rows: &[Row],
        is_wanted: &dyn Fn(usize) -> bool,
        progress: &dyn Progress,
        mut found: impl FnMut(usize, usize, &Square),
    ) -> Result<(), Cancelled> {
        let count = |kin: usize| total(KIN[kin]) as i32;
        let columns: Vec<usize> = (0..KIN.len()).filter(|&other| is_wanted(other)).collect();
        for gods in [0, V, E, V | E] {
            let rows: Vec<(usize, Row)> =
                rows.iter().copied().enumerate().filter(|(_, row)| row.gods == gods).collect();
            let more = brought.count_ones() as i32 - gods.count_ones() as i32;
            // Whoever brings fewer has the favours, of which no more than three are of use, and the say.
            for difference in -3..=3i32 {
                let fewer = |row: Row, kin: usize| (count(kin) + more - count(row.kin)).clamp(-3, 3);
                let pairs = rows.iter().flat_map(|&(at, row)| columns.iter().map(move |&kin| (at, row, kin)));
                let pairs: Vec<(usize, Row, usize)> =
                    pairs.filter(|&(_, row, kin)| fewer(row, kin) == difference).collect();
                if pairs.is_empty() {
                    continue;
                }
                let ways = [
                    self.after.favours(to_mist(own, gods), difference.max(0) as usize, gods),
                    favours(to_mist(other, brought), (-difference).max(0) as usize, brought),
                ];
                let mut values = vec![if difference > 0 { LOST } else { WON }; pairs.len()];
                let together = if difference > 0 { greater } else { lesser };
                for &own in &ways[0] {
                    for &other in &ways[1] {
                        self.begin(own, other, brought);
                        for (value, &(_, row, kin)) in values.iter_mut().zip(&pairs) {
                            progress.go_on()?;
                            join(value, &self.revealed(row, kin, difference), together);
                        }
                    }
                }
                for (value, &(at, _, kin)) in values.iter().zip(&pairs) {
                    found(at, kin, value);
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
        if row.gods == 0 || brought == 0 {
            return self.gods_act([row.gods, brought], 0, own, side, say);
        }
        // Whoever has the say chooses who begins.
        let mut value = self.gods_act([row.gods, brought], 0, own, side, say);
        let second = self.gods_act([row.gods, brought], 1, own, side, say);
        join(&mut value, &second, if say == 0 { greater } else { lesser });
        value
    }

    /// One of the seat's gods acts; a seat with none left is skipped.
    fn gods_act(&mut self, gods: [u8; 2], seat: usize, own: Kin, side: Side, say: usize) -> Square {
        if gods[0] == 0 {
            return self.rest(gods[1], own, side, say);
        }
        if seat == 1 && gods[1] != 0 {
            let mut worst = WON;
            for god in (0..4).filter(|god| gods[1] >> god & 1 == 1) {
                for (own, side) in self.changes.deeds(god, own, side) {
                    let value = self.gods_act([gods[0], gods[1] & !(1 << god)], 0, own, side, say);
                    join(&mut worst, &value, lesser);
                }
            }
            return worst;
        }
        let mut best = LOST;
        for god in [V, E].into_iter().filter(|god| gods[0] & god != 0) {
            for (own, side) in side.suffers(god, own) {
                join(&mut best, &self.gods_act([gods[0] & !god, gods[1]], 1, own, side, say), greater);
            }
        }
        best
    }

    /// These gods of seat 1 act one after another; then the battle.
    fn rest(&mut self, gods: u8, own: Kin, side: Side, say: usize) -> Square {
        self.search += 1;
        let mut worst = WON;
        let taken = self.changes.taken(gods, own);
        for (brings, taken) in [false, true].into_iter().zip(taken.iter()) {
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
        let seen = &mut self.seen[tail * BLOWS + blows[0] * 8 + blows[1]];
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
