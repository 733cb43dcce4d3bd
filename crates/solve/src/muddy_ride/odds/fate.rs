//! Free for all, if whoever can win hurries, whoever can neither win nor be beaten goes on, and whoever is lost delays.
//!
//! No proof: a seat that is lost may choose who beats it, and here it chooses who needs longest. Where that decides who
//! wins, no coalition is needed, so far more positions are decided than can be forced against all others together.

use super::super::meadow::{Meadow, are_apart, with_byte};
use super::super::splash::Splash;
use super::sweep_over;
use crate::progress::{Cancelled, Progress};
use std::sync::atomic::{AtomicU16, Ordering};

/// Who wins, and in how many turns.
///
/// ```text
/// bits 0–3   the animals that win; 0 if nobody knows
/// bits 4–15  how many turns it takes
/// ```
pub(super) struct Fates(Vec<AtomicU16>);

/// The winners as bits, and in how many turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fate {
    /// One bit for each animal that wins.
    pub winners: u8,
    /// How many turns it takes.
    pub turns: u16,
}

impl Fates {
    /// What is decided in no more turns than this.
    pub(super) fn build(meadow: &Meadow, longest: u16, progress: &dyn Progress) -> Result<Fates, Cancelled> {
        let fates = Fates((0..meadow.positions()).map(|_| AtomicU16::new(0)).collect());
        let layer = meadow.layer as usize;
        for time in 1..=longest {
            sweep_over(layer, progress, &|place| (fates.work_out(meadow, place, time), 0.0))?;
        }
        Ok(fates)
    }

    #[inline]
    pub(super) fn at(&self, index: usize) -> Option<Fate> {
        let code = self.0[index].load(Ordering::Relaxed);
        (code != 0).then_some(Fate { winners: code as u8 & 15, turns: code >> 4 })
    }

    /// Decides what takes just this many turns, and says how many positions that are.
    fn work_out(&self, meadow: &Meadow, place: usize, time: u16) -> u64 {
        let places = meadow.placed(place as u32);
        let mut count = 0;
        if !are_apart(places) {
            return count;
        }
        for (seat, animal) in meadow.seats.iter().enumerate() {
            let index = seat * meadow.layer as usize + place;
            if self.at(index).is_none()
                && let Some(fate) = self.decide(meadow, animal.index(), places, time)
            {
                self.0[index].store(u16::from(fate.winners) | fate.turns << 4, Ordering::Relaxed);
                count += 1;
            }
        }
        count
    }

    /// What comes of a position that opens this animal's turn, from what was decided in fewer turns than this.
    fn decide(&self, meadow: &Meadow, jumper: usize, places: u32, time: u16) -> Option<Fate> {
        let mut latest: Option<Fate> = None;
        let mut is_open = false;
        let mut wins = false;
        let own = 1 << jumper;
        let mut look = |fate: Option<Fate>| match fate.filter(|fate| fate.turns < time) {
            None => is_open = true,
            Some(fate) if fate.winners & own != 0 => {
                wins = true;
                latest = Some(fate);
            }
            Some(fate) if !wins && latest.is_none_or(|latest| fate.turns > latest.turns) => {
                latest = Some(fate);
            }
            Some(_) => {}
        };
        let mut fields = meadow.open_fields(jumper, places);
        if fields == 0 {
            look(self.after(meadow, jumper, places));
        }
        while fields != 0 {
            let to = fields.trailing_zeros() as u8;
            fields &= fields - 1;
            let event = meadow.event(to, with_byte(places, jumper, to));
            match event.resolve() {
                Splash::Moved(moved) => look(self.after(meadow, jumper, meadow.settle(moved))),
                Splash::Choice => event
                    .choices()
                    .into_iter()
                    .for_each(|moved| look(self.after(meadow, jumper, meadow.settle(moved)))),
            }
        }
        let fate = latest.filter(|_| wins || !is_open)?;
        Some(Fate { winners: fate.winners, turns: time })
    }

    fn after(&self, meadow: &Meadow, jumper: usize, places: u32) -> Option<Fate> {
        if let Some(winners) = meadow.verdict(places) {
            // If all arrive together nobody has won.
            return (winners != 0).then_some(Fate { winners, turns: 0 });
        }
        let next = meadow.next(jumper, places);
        self.at((meadow.layer_of(next) + meadow.place(places)) as usize)
    }
}
