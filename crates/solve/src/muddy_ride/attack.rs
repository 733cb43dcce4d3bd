//! From which positions some seats can force a win together against all others together, and how soon.
//!
//! Retrograde analysis, one distance after the other: each position that is decided tells the positions from which a
//! turn leads to it. An attacker's position is won as soon as one turn wins; a defender's when all do, so it counts
//! those that do not. What is known of a position fits one cell:
//!
//! ```text
//! 0                no position
//! 1 … OPEN         won in this many actions
//! OPEN + 1 … + 5   open: this many turns must still turn out to win
//! ```
//!
//! The choice of a splash is an action of its own, so a jump with a choice tells its news one distance late.

use super::meadow::{Meadow, are_apart, byte, occupied, with_byte};
use super::splash::{MARKS, Splash};
use crate::progress::{Cancelled, Progress};
use std::sync::atomic::{AtomicU64, Ordering};

/// What is known of a position.
pub(super) trait Cell: Copy + Eq + Send {
    /// Above this, a cell counts turns.
    const OPEN: u32;
    /// In the end: no win can be forced.
    const NEVER: Self;
    fn new(code: u32) -> Self;
    fn code(self) -> u32;
    /// Puts the cells' bytes to the others.
    fn write(cells: Vec<Self>, to: &mut Vec<u8>);
}

impl Cell for u8 {
    const OPEN: u32 = 250;
    const NEVER: u8 = u8::MAX;

    #[inline]
    fn new(code: u32) -> u8 {
        code as u8
    }

    #[inline]
    fn code(self) -> u32 {
        self.into()
    }

    fn write(cells: Vec<u8>, to: &mut Vec<u8>) {
        if to.is_empty() { *to = cells } else { to.extend_from_slice(&cells) }
    }
}

impl Cell for u16 {
    const OPEN: u32 = 65_530;
    const NEVER: u16 = u16::MAX;

    #[inline]
    fn new(code: u32) -> u16 {
        code as u16
    }

    #[inline]
    fn code(self) -> u32 {
        self.into()
    }

    fn write(cells: Vec<u16>, to: &mut Vec<u8>) {
        to.extend(cells.into_iter().flat_map(u16::to_le_bytes));
    }
}

/// Why there is no table of wins.
pub(super) enum Stopped {
    Cancelled,
    /// A win takes longer than a cell can tell.
    TooLong,
}

impl From<Cancelled> for Stopped {
    fn from(_: Cancelled) -> Stopped {
        Stopped::Cancelled
    }
}

/// Where the analysis tells how far it is: all attacks together.
pub(super) struct Tally<'a> {
    pub(super) progress: &'a dyn Progress,
    pub(super) decided: AtomicU64,
}

impl Tally<'_> {
    /// This many more positions are decided.
    fn tell(&self, count: u64) {
        self.progress.done(self.decided.fetch_add(count, Ordering::Relaxed) + count);
    }
}

/// How many positions are looked at before asking whether to stop.
const BREATH: usize = 1 << 15;

pub(super) struct Attack<'a, C> {
    meadow: &'a Meadow,
    /// By animal: whether it attacks.
    attacks: u8,
    cells: Vec<C>,
    /// The distance that is being told.
    time: u32,
    /// The positions decided at this distance, as long as they are few; and how many they are.
    told: Vec<u32>,
    count: usize,
    most_listed: usize,
    /// News for the next distance.
    late: Vec<u32>,
}

impl<'a, C: Cell> Attack<'a, C> {
    /// The distances of all forced wins of the attackers: `Cell::NEVER` where they cannot force one, 0 where there is
    /// no position.
    pub(super) fn run(meadow: &'a Meadow, attacks: u8, tally: &Tally<'_>) -> Result<Vec<C>, Stopped> {
        let positions = meadow.positions() as usize;
        let mut attack = Attack {
            meadow,
            attacks,
            cells: vec![C::new(0); positions],
            time: 1,
            told: Vec::new(),
            count: 0,
            most_listed: positions / 64 + 1,
            late: Vec::new(),
        };
        attack.begin(tally)?;
        while attack.count > 0 || !attack.late.is_empty() {
            tally.tell(attack.count as u64);
            attack.next_distance(tally)?;
        }
        for cell in &mut attack.cells {
            if cell.code() > C::OPEN {
                *cell = C::NEVER;
            }
        }
        Ok(attack.cells)
    }

    /// Counts the turns of all positions, and finds those won by the next jump.
    fn begin(&mut self, tally: &Tally<'_>) -> Result<(), Stopped> {
        let meadow = self.meadow;
        let mut index = 0;
        for seat in 0..meadow.seats.len() {
            let jumper = meadow.seats[seat].index();
            let near = |a: usize| if a == jumper { meadow.jumps_near[a] } else { meadow.near[a] };
            let near: [u64; 4] =
                std::array::from_fn(|a| if self.attacks >> a & 1 == 1 { near(a) } else { 0 });
            for &n in &meadow.places[0] {
                tally.progress.go_on()?;
                for &e in &meadow.places[1] {
                    for &s in &meadow.places[2] {
                        for &w in &meadow.places[3] {
                            let bytes = [n, e, s, w];
                            let places = u32::from_le_bytes(bytes);
                            if meadow.is_position(jumper, places) {
                                let is_near = (0..4).any(|a| bytes[a] < 64 && near[a] >> bytes[a] & 1 == 1);
                                self.begin_at(index, jumper, places, is_near);
                            }
                            index += 1;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    #[inline]
    fn begin_at(&mut self, index: u32, jumper: usize, places: u32, is_near: bool) {
        let mut fields = self.meadow.open_fields(jumper, places);
        let attacks = self.attacks >> jumper & 1 == 1;
        let turns = if attacks { 1 } else { fields.count_ones().max(1) };
        self.cells[index as usize] = C::new(C::OPEN + turns);
        while is_near && fields != 0 {
            let to = fields.trailing_zeros() as u8;
            fields &= fields - 1;
            let event = self.meadow.event(to, with_byte(places, jumper, to));
            match event.resolve() {
                Splash::Moved(places) if self.is_won(places) => self.tell(index),
                Splash::Moved(_) => {}
                Splash::Choice => {
                    let mut choices = event.choices().into_iter();
                    let wins = |places: u32| self.is_won(places);
                    if if attacks { choices.any(wins) } else { choices.all(wins) } {
                        self.late.push(index);
                    }
                }
            }
        }
    }

    /// Whether the game is over and the attackers have won, with the animals here before those that have arrived leave.
    #[inline]
    fn is_won(&self, places: u32) -> bool {
        self.meadow.verdict(self.meadow.settle(places)).is_some_and(|won| won & self.attacks != 0)
    }

    /// One more turn from this position wins.
    #[inline]
    fn tell(&mut self, index: u32) {
        let cell = &mut self.cells[index as usize];
        let code = cell.code();
        if code <= C::OPEN {
            return;
        }
        if code - 1 > C::OPEN {
            *cell = C::new(code - 1);
            return;
        }
        *cell = C::new(self.time);
        self.count += 1;
        if self.told.len() < self.most_listed {
            self.told.push(index);
        }
    }

    /// Hands on what was decided at the last distance.
    fn next_distance(&mut self, tally: &Tally<'_>) -> Result<(), Stopped> {
        let mut told = std::mem::take(&mut self.told);
        let count = std::mem::take(&mut self.count);
        let late = std::mem::take(&mut self.late);
        let distance = C::new(self.time);
        self.time += 1;
        if self.time > C::OPEN {
            return Err(Stopped::TooLong);
        }
        for index in late {
            self.tell(index);
        }
        if count == told.len() {
            told.sort_unstable();
            for some in told.chunks(BREATH) {
                tally.progress.go_on()?;
                for &index in some {
                    self.hand_on(index);
                }
            }
            return Ok(());
        }
        let mut from = 0;
        while from < self.cells.len() {
            tally.progress.go_on()?;
            let to = self.cells.len().min(from + BREATH);
            for index in from..to {
                if self.cells[index] == distance {
                    self.hand_on(index as u32);
                }
            }
            from = to;
        }
        Ok(())
    }

    /// Tells all positions from which a turn leads to this one.
    fn hand_on(&mut self, index: u32) {
        let meadow = self.meadow;
        let places = meadow.placed(index % meadow.layer);
        for (jumper, has_arrived) in meadow.before((index / meadow.layer) as usize, places) {
            let layer = meadow.layer_of(jumper);
            if !has_arrived && meadow.open_fields(jumper, places) == 0 {
                self.tell(layer + meadow.place(places));
            }
            for &puddle in meadow.puddles(jumper, places) {
                self.unjump(jumper, puddle, places);
            }
        }
    }

    /// Tells all positions from which the animal's jump into the puddle leads to these places.
    ///
    /// An animal whose way is free after the splash must have moved in it: otherwise it could have moved too. For the
    /// others both is possible, and tried.
    #[inline]
    fn unjump(&mut self, jumper: usize, puddle: u8, places: u32) {
        let back = self.meadow.returns(puddle, places);
        let free = self.meadow.event(puddle, places).free();
        let own = 0x80 << (8 * jumper);
        let has_stayed = byte(places, jumper) == puddle;
        let can = !back & MARKS & !own;
        let must = free & !own;
        if must & !can != 0 || has_stayed && free & own != 0 {
            return;
        }
        let may = can & !must;
        let mut set = may;
        loop {
            let bytes = ((set | must) >> 7) * 0xff;
            let at = with_byte(places & !bytes | back & bytes, jumper, puddle);
            if are_apart(at) {
                self.unsplash(jumper, puddle, at, places);
            }
            if set == 0 {
                break;
            }
            set = (set - 1) & may;
        }
    }

    /// If the splash leads from `at` to `places`, tells all positions from which the jump leads to `at`.
    #[inline]
    fn unsplash(&mut self, jumper: usize, puddle: u8, at: u32, places: u32) {
        let event = self.meadow.event(puddle, at);
        let is_late = match event.resolve() {
            Splash::Moved(moved) if self.meadow.settle(moved) == places => false,
            Splash::Choice if self.is_news(jumper, &event.choices(), places) => true,
            Splash::Moved(_) | Splash::Choice => return,
        };
        let stands = occupied(at);
        let rest = self.meadow.layer_of(jumper) + self.meadow.place(at) - self.meadow.weight(jumper, puddle);
        for &from in self.meadow.origins(jumper, puddle) {
            if stands >> from & 1 == 0 {
                let index = rest + self.meadow.weight(jumper, from);
                if is_late { self.late.push(index) } else { self.tell(index) }
            }
        }
    }

    /// Whether a jump with these choices is won now that this one is: an attacker needs one, a defender must have no
    /// other. Of several that were decided at the same distance, the first tells it.
    #[cold]
    fn is_news(&self, jumper: usize, choices: &[u32], places: u32) -> bool {
        let choices = choices.iter().map(|&choice| self.meadow.settle(choice));
        let now = self.time - 1;
        if self.attacks >> jumper & 1 == 1 {
            return choices.clone().any(|choice| choice == places);
        }
        let mut first = None;
        for choice in choices {
            let distance = self.distance(jumper, choice);
            if distance > now {
                return false;
            }
            if distance == now && first.is_none() {
                first = Some(choice);
            }
        }
        first == Some(places)
    }

    /// How far the win is after this animal's turn; beyond all distances if there is none so far.
    fn distance(&self, jumper: usize, places: u32) -> u32 {
        if let Some(won) = self.meadow.verdict(places) {
            return if won & self.attacks != 0 { 0 } else { u32::MAX };
        }
        let next = self.meadow.next(jumper, places);
        self.cells[(self.meadow.layer_of(next) + self.meadow.place(places)) as usize].code()
    }
}
