//! The last round, for all pairs of lives at once.
//!
//! In the last round nothing counts but who has more life at its end, so a position is won, drawn or lost for each pair of
//! lives: two bits. What the two can do is the same whatever their lives, so one search goes through it for all 144 pairs,
//! each a *lane* of a few machine words. To choose is to join sets of lanes: seat 0 takes what any way gives it, seat 1
//! leaves what every way does. A lane that is settled is not asked about any further, as a window would have it.

use super::deeds::deeds;
use super::field::{Field, K, NO_ROW, S, T, W, total};
use super::last::{self, MOST_LIFE};
use super::open::LineUp;
use super::oracle::Entries;
use super::solver::{ALL_KIN, Ting};
use crate::progress::{Cancelled, Progress};
use std::collections::HashMap;
use std::ops::{BitAnd, BitOr, ControlFlow, Not};
use std::sync::LazyLock;

const LIFE: usize = MOST_LIFE as usize;

/// A set of pairs of lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lanes([u64; 3]);

impl Lanes {
    const NONE: Lanes = Lanes([0; 3]);

    /// The pairs of lives, from 1 on, of which something is true.
    pub(super) fn of(is: impl Fn([u8; 2]) -> bool) -> Lanes {
        let lives = (1..=MOST_LIFE).flat_map(|own| (1..=MOST_LIFE).map(move |other| [own, other]));
        lives.filter(|&life| is(life)).fold(Lanes::NONE, |lanes, life| lanes | Lanes::one(life))
    }

    pub(super) fn one(life: [u8; 2]) -> Lanes {
        let lane = (usize::from(life[0]) - 1) * LIFE + usize::from(life[1]) - 1;
        let mut lanes = Lanes::NONE;
        lanes.0[lane / 64] |= 1 << (lane % 64);
        lanes
    }

    pub(super) fn is_empty(self) -> bool {
        self == Lanes::NONE
    }

    pub(super) fn meets(self, other: Lanes) -> bool {
        !(self & other).is_empty()
    }
}

impl BitAnd for Lanes {
    type Output = Lanes;

    #[inline]
    fn bitand(self, other: Lanes) -> Lanes {
        Lanes(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Lanes {
    type Output = Lanes;

    #[inline]
    fn bitor(self, other: Lanes) -> Lanes {
        Lanes(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Not for Lanes {
    type Output = Lanes;

    #[inline]
    fn not(self) -> Lanes {
        Lanes(self.0.map(|word| !word))
    }
}

/// Where seat 0 has won, and where it has not lost; or where that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ends {
    won: Lanes,
    held: Lanes,
}

impl Ends {
    const NONE: Ends = Ends { won: Lanes::NONE, held: Lanes::NONE };

    const fn both(lanes: Lanes) -> Ends {
        Ends { won: lanes, held: lanes }
    }

    #[inline]
    fn without(self, other: Ends) -> Ends {
        self & !other
    }

    #[inline]
    fn is_empty(self) -> bool {
        (self.won | self.held).is_empty()
    }
}

impl BitAnd for Ends {
    type Output = Ends;

    #[inline]
    fn bitand(self, other: Ends) -> Ends {
        Ends { won: self.won & other.won, held: self.held & other.held }
    }
}

impl BitOr for Ends {
    type Output = Ends;

    #[inline]
    fn bitor(self, other: Ends) -> Ends {
        Ends { won: self.won | other.won, held: self.held | other.held }
    }
}

impl Not for Ends {
    type Output = Ends;

    #[inline]
    fn not(self) -> Ends {
        Ends { won: !self.won, held: !self.held }
    }
}

/// Sets of lanes that battles ask for.
struct Masks {
    /// A seat has at most so much life.
    at_most: [[Lanes; LIFE + 1]; 2],
    /// Seat 0 has more life than seat 1 by more than this, less [`LIFE`].
    ahead: [Lanes; 2 * LIFE + 2],
}

static MASKS: LazyLock<Masks> = LazyLock::new(|| Masks {
    at_most: [0, 1].map(|seat| std::array::from_fn(|most| Lanes::of(|life| usize::from(life[seat]) <= most))),
    ahead: std::array::from_fn(|by| {
        Lanes::of(|life| i32::from(life[0]) - i32::from(life[1]) > by as i32 - LIFE as i32 - 1)
    }),
});

/// How a battle ends in which warriors strike so often, then scholars; who has the say goes first wherever that matters.
#[inline]
fn struck(masks: &Masks, warriors: [u32; 2], scholars: [u32; 2], say: usize) -> Ends {
    let at_most = |seat: usize, blows: u32| masks.at_most[seat][(blows as usize).min(LIFE)];
    let first = Lanes([if say == 0 { u64::MAX } else { 0 }; 3]);
    // Where both would die, only the other of who has the say does.
    let deaths = |blows: [u32; 2]| {
        let (own, other) = (at_most(0, blows[1]), at_most(1, blows[0]));
        (other & (!own | first), own & (!other | !first))
    };
    let (won_early, lost_early) = deaths(warriors);
    let (won_late, lost_late) = deaths([warriors[0] + scholars[0], warriors[1] + scholars[1]]);
    let alive = !(won_early | lost_early);
    let (won_late, lost_late) = (won_late & alive, lost_late & alive);
    let left = alive & !(won_late | lost_late);
    let taken = (warriors[1] + scholars[1]) as i32 - (warriors[0] + scholars[0]) as i32;
    let more = |by: i32| masks.ahead[(by + LIFE as i32 + 1).clamp(0, 2 * LIFE as i32 + 1) as usize];
    let won = won_early | won_late;
    Ends { won: won | left & more(taken), held: won | left & more(taken - 1) }
}

/// How the last battle of all ends if the say chooses well.
fn last_battle(masks: &Masks, field: Field, say: usize) -> Ends {
    let both_have = |row: u32| field.count(0, row) > 0 && field.count(1, row) > 0;
    let mut best: Option<Ends> = None;
    for rider in 0..=usize::from(both_have(K)) {
        let mut ridden = field;
        ridden.ride(rider);
        ridden.ride(1 - rider);
        let warriors = [ridden.acts_as(0, W), ridden.acts_as(1, W)];
        for thief in 0..=usize::from(both_have(T)) {
            let mut stolen = ridden;
            stolen.steal(thief);
            stolen.steal(1 - thief);
            let ends = struck(masks, warriors, [stolen.acts_as(0, S), stolen.acts_as(1, S)], say);
            best = Some(match best {
                None => ends,
                Some(best) if say == 0 => best | ends,
                Some(best) => best & ends,
            });
        }
    }
    best.expect("there is always a way")
}

/// What is remembered of a position of the judgement: for which lanes it is known how it ends, and how it does.
#[derive(Clone, Copy)]
struct Slot {
    known: Ends,
    ends: Ends,
}

/// No real key has all bits set.
const NO_KEY: u64 = u64::MAX;

const NOTHING: Slot = Slot { known: Ends::NONE, ends: Ends::NONE };

/// The open part of a last round.
struct Open {
    masks: &'static Masks,
    /// Whose each slot is. They lie apart from the slots, close together, since most positions are new.
    keys: Vec<u64>,
    slots: Vec<Slot>,
    /// Last battles, each with its key.
    battles: Vec<(u64, Ends)>,
}

/// Last battles that are remembered: few enough to stay in the processor's own memory.
const BATTLES: usize = 1 << 14;

impl Open {
    /// For so many gods in both hands: each makes about four times as many positions worth remembering. More slots than fit
    /// into the processor's own memory take longer to ask than they save.
    fn new(gods: u32) -> Open {
        let slots = 1 << (8 + 2 * gods).min(16);
        Open {
            masks: &MASKS,
            keys: vec![NO_KEY; slots],
            slots: vec![NOTHING; slots],
            battles: vec![(NO_KEY, Ends::NONE); BATTLES],
        }
    }

    /// The seat that chooses takes the better of two.
    fn best_of_two(
        &mut self,
        seat: usize,
        need: Ends,
        mut way: impl FnMut(&mut Open, usize, Ends) -> Ends,
    ) -> Ends {
        let mut choice = Choice::new(seat, need);
        for number in 0..2 {
            let ends = way(self, number, choice.open);
            if choice.take(ends).is_break() {
                break;
            }
        }
        choice.best
    }

    /// If both players have gods in play, the say chooses who begins.
    fn judge(&mut self, field: Field, gods: [u8; 2], say: usize, need: Ends) -> Ends {
        match gods.map(|gods| gods != 0) {
            [true, true] => {
                self.best_of_two(say, need, |open, first, need| open.judgement(field, gods, first, say, need))
            }
            [has, _] => self.judgement(field, gods, usize::from(!has), say, need),
        }
    }

    /// One of the seat's gods acts; a seat with none left is skipped. Tells what is asked for; the rest is nothing.
    fn judgement(&mut self, field: Field, gods: [u8; 2], seat: usize, say: usize, need: Ends) -> Ends {
        if gods == [0, 0] {
            return self.last_battle(field, say);
        }
        let seat = if gods[seat] == 0 { 1 - seat } else { seat };
        if gods[seat].is_power_of_two() && gods[1 - seat] == 0 {
            // As quick to think through as to remember.
            return self.deeds(field, gods, seat, say, need);
        }
        let key = key(field, gods, seat, say);
        let place = place(key, self.slots.len());
        let Slot { known, ends } = if self.keys[place] == key { self.slots[place] } else { NOTHING };
        let asked = need.without(known);
        if asked.is_empty() {
            return ends;
        }
        let found = self.deeds(field, gods, seat, say, asked);
        let slot = Slot { known: known | asked, ends: ends | found & asked };
        (self.keys[place], self.slots[place]) = (key, slot);
        slot.ends
    }

    fn last_battle(&mut self, field: Field, say: usize) -> Ends {
        let key = key(field, [0, 0], 0, say);
        let (known, ends) = &mut self.battles[place(key, BATTLES)];
        if *known != key {
            (*known, *ends) = (key, last_battle(self.masks, field, say));
        }
        *ends
    }

    /// The best of all that the seat's gods can do.
    fn deeds(&mut self, field: Field, gods: [u8; 2], seat: usize, say: usize, need: Ends) -> Ends {
        let mut choice = Choice::new(seat, need);
        let is_last = gods[seat].is_power_of_two() && gods[1 - seat] == 0;
        for god in (0..4).filter(|&god| gods[seat] >> god & 1 == 1) {
            let mut left = gods;
            left[seat] &= !(1 << god);
            let done = deeds(field, seat, god, is_last, |field| {
                let ends = self.judgement(field, left, 1 - seat, say, choice.open);
                choice.take(ends)
            });
            if done.is_break() {
                break;
            }
        }
        choice.best
    }
}

/// Somebody chooses among ways.
struct Choice {
    is_first_seat: bool,
    best: Ends,
    /// What is not settled yet.
    open: Ends,
}

impl Choice {
    fn new(seat: usize, need: Ends) -> Choice {
        let is_first_seat = seat == 0;
        Choice { is_first_seat, best: if is_first_seat { Ends::NONE } else { need }, open: need }
    }

    #[inline]
    fn take(&mut self, ends: Ends) -> ControlFlow<()> {
        if self.is_first_seat {
            // Whatever is reached once is reached.
            let found = ends & self.open;
            self.best = self.best | found;
            self.open = self.open.without(found);
        } else {
            // Whatever is missed once is missed.
            let missed = self.open.without(ends);
            self.best = self.best.without(missed);
            self.open = self.open.without(missed);
        }
        if self.open.is_empty() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// 40 bits of kin, 6 of what is doubled, 8 of gods, one each of seat and say.
fn key(field: Field, gods: [u8; 2], seat: usize, say: usize) -> u64 {
    let kin = u64::from(field.kin[0]) | u64::from(field.kin[1]) << 20;
    let doubled = u64::from(field.doubled[0]) | u64::from(field.doubled[1]) << 3;
    let gods = u64::from(gods[0]) | u64::from(gods[1]) << 4;
    kin | doubled << 40 | gods << 46 | (seat as u64) << 54 | (say as u64) << 55
}

/// Where a key is kept among so many slots, a power of two.
fn place(key: u64, slots: usize) -> usize {
    let mixed = (key ^ key >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9) as usize >> 24 & (slots - 1)
}

/// The last rounds with these hands, for some pairs of lives.
pub(super) struct LastRounds<'a> {
    pub(super) line_ups: [Vec<LineUp>; 2],
    lanes: Lanes,
    open: Open,
    /// How pairs of line-ups end, if the first seat has the say, and if the second has.
    pairs: HashMap<[u16; 2], [Ends; 2]>,
    progress: &'a dyn Progress,
}

impl<'a> LastRounds<'a> {
    pub(super) fn new(hands: [u8; 2], lanes: Lanes, progress: &'a dyn Progress) -> LastRounds<'a> {
        let planes = hands.map(last::spread);
        let ting = Ting { round: 1, life: [1, 1], planes, stock: [ALL_KIN; 2] };
        LastRounds {
            line_ups: [0, 1].map(|seat| ting.line_ups(seat)),
            lanes,
            open: Open::new(hands.iter().map(|hand| hand.count_ones()).sum()),
            pairs: HashMap::new(),
            progress,
        }
    }

    /// How a pair of line-ups ends in some lanes, either way that the coin can fall if there is one.
    fn reveal(&mut self, [own, other]: [usize; 2], lanes: Lanes) -> [Ends; 2] {
        let line_ups = [self.line_ups[0][own], self.line_ups[1][other]];
        let counts = line_ups.map(|line_up| total(line_up.kin) + line_up.gods.count_ones());
        let field = Field { kin: line_ups.map(|line_up| line_up.kin), doubled: [NO_ROW; 2] };
        let gods = line_ups.map(|line_up| line_up.gods);
        let mut with = |say: usize| self.open.judge(field, gods, say, Ends::both(lanes));
        if counts[0] == counts[1] {
            [with(0), with(1)]
        } else {
            [with(usize::from(counts[1] < counts[0])); 2]
        }
    }

    /// The value of a pair of line-ups with these lives.
    pub(super) fn value(&mut self, pair: [usize; 2], life: [u8; 2]) -> Result<f64, Cancelled> {
        let place = pair.map(|number| number as u16);
        let ends = if let Some(&ends) = self.pairs.get(&place) {
            ends
        } else {
            self.progress.go_on()?;
            let ends = self.reveal(pair, self.lanes);
            self.pairs.insert(place, ends);
            ends
        };
        Ok(mean(ends, Lanes::one(life)))
    }

    /// The values of a pair of line-ups in some lanes; they are not remembered.
    pub(super) fn values(&mut self, pair: [usize; 2], lanes: Lanes) -> impl Fn([u8; 2]) -> f64 + use<> {
        let ends = self.reveal(pair, lanes);
        move |life| mean(ends, Lanes::one(life))
    }

    /// The ting with these lives.
    pub(super) fn at(&mut self, life: [u8; 2]) -> AtLife<'_, 'a> {
        AtLife { rounds: self, life }
    }
}

/// Either way the coin can fall is as likely as the other.
fn mean(ends: [Ends; 2], lane: Lanes) -> f64 {
    let halves = ends.map(|ends| i32::from(ends.won.meets(lane)) + i32::from(ends.held.meets(lane)) - 1);
    f64::from(halves[0] + halves[1]) / 2.0
}

/// One of the last rounds.
pub(super) struct AtLife<'r, 'a> {
    rounds: &'r mut LastRounds<'a>,
    life: [u8; 2],
}

impl Entries for AtLife<'_, '_> {
    fn glance(&mut self, pair: [usize; 2]) -> Result<(f64, f64), Cancelled> {
        self.look(pair)
    }

    fn look(&mut self, pair: [usize; 2]) -> Result<(f64, f64), Cancelled> {
        self.rounds.value(pair, self.life).map(|value| (value, value))
    }
}
