//! Free for all: every position that opens a turn.

use super::super::meadow::{Meadow, are_apart, with_byte};
use super::super::splash::Splash;
use super::fate::{Fate, Fates};
use super::{Cells, Chances, difference, settle, soft, won};
use crate::progress::{Cancelled, Progress};
use gambol_core::{Game, Seat};
use gambol_games::muddy_ride::{Mode, MuddyRide, Phase, Position};

/// How likely each seat is to win each position of a free for all of three or four.
pub struct OpenOdds {
    meadow: Meadow,
    /// The animals in play, as bits.
    animals: u8,
    cells: Cells,
    fates: Fates,
}

/// What comes of a position in so few turns is taken to be sure.
pub(super) const SURE: u16 = 14;

impl OpenOdds {
    /// Works them out; none if it is not a free for all.
    pub fn build(game: &MuddyRide, progress: &dyn Progress) -> Result<Option<OpenOdds>, Cancelled> {
        if !matches!(game.mode(), Mode::FreeForAll { .. }) {
            return Ok(None);
        }
        let meadow = Meadow::new(game);
        let animals = meadow.seats.iter().fold(0, |bits, animal| bits | 1 << animal.index());
        let cells = Cells::new(meadow.positions() as usize, won(animals));
        let fates = Fates::build(&meadow, SURE, progress)?;
        let odds = OpenOdds { meadow, animals, cells, fates };
        for index in 0..odds.cells.len() {
            if let Some(fate) = odds.fates.at(index) {
                odds.cells.put(index, odds.of_winners(fate.winners));
            }
        }
        let layer = odds.meadow.layer as usize;
        settle(layer, progress, &|place| odds.work_out(layer, place))?;
        Ok(Some(odds))
    }

    /// Works out every position of a place once more from its successors.
    fn work_out(&self, layer: usize, place: usize) -> (u64, f32) {
        let places = self.meadow.placed(place as u32);
        let (mut count, mut changed) = (0, 0.0);
        if !are_apart(places) {
            return (count, changed);
        }
        for (seat, animal) in self.meadow.seats.iter().enumerate() {
            let index = seat * layer + place;
            if self.fates.at(index).is_some() {
                continue;
            }
            let (before, after) = (self.cells.at(index), self.worked_out(animal.index(), places));
            self.cells.put(index, after);
            changed += difference(before, after);
            count += 1;
        }
        (count, changed)
    }

    /// If all arrive together, all win alike.
    fn of_winners(&self, winners: u8) -> Chances {
        won(if winners == 0 { self.animals } else { winners })
    }

    /// What the successors make of a position that opens this animal's turn.
    fn worked_out(&self, jumper: usize, places: u32) -> Chances {
        let mut options = [[0.0; 4]; 16];
        let mut count = 0;
        let mut add = |chances: Chances| {
            options[count] = chances;
            count += 1;
        };
        let mut fields = self.meadow.open_fields(jumper, places);
        if fields == 0 {
            add(self.after(jumper, places));
        }
        while fields != 0 {
            let to = fields.trailing_zeros() as u8;
            fields &= fields - 1;
            let event = self.meadow.event(to, with_byte(places, jumper, to));
            match event.resolve() {
                Splash::Moved(moved) => add(self.after(jumper, self.meadow.settle(moved))),
                Splash::Choice => {
                    let best = event
                        .choices()
                        .into_iter()
                        .map(|moved| self.after(jumper, self.meadow.settle(moved)));
                    let best =
                        best.reduce(|best, next| if next[jumper] > best[jumper] { next } else { best });
                    add(best.expect("there is something to choose"));
                }
            }
        }
        soft(&options[..count], jumper)
    }

    /// The chances after this animal's turn.
    #[inline]
    fn after(&self, jumper: usize, places: u32) -> Chances {
        if let Some(winners) = self.meadow.verdict(places) {
            return self.of_winners(winners);
        }
        let next = self.meadow.next(jumper, places);
        self.cells.at((self.meadow.layer_of(next) + self.meadow.place(places)) as usize)
    }

    /// Who wins soon if all who are lost delay.
    pub fn fate(&self, pos: Position) -> Option<Fate> {
        if pos.phase() != Phase::Jump {
            return None;
        }
        let jumper = self.meadow.seats[pos.seat().index()].index();
        let index = self.meadow.layer_of(jumper) + self.meadow.place(pos.places().packed());
        self.fates.at(index as usize)
    }

    /// How many bytes they take.
    pub fn bytes(&self) -> usize {
        10 * self.cells.len()
    }

    /// By seat, how likely it is to win; all together 1.
    pub fn chances(&self, game: &MuddyRide, pos: Position) -> Chances {
        let by_animal = match pos.phase() {
            Phase::Jump => {
                let jumper = self.meadow.seats[pos.seat().index()].index();
                let index = self.meadow.layer_of(jumper) + self.meadow.place(pos.places().packed());
                self.cells.at(index as usize)
            }
            Phase::Splash(_) => {
                let seat = pos.seat();
                let after = game.legal_moves(&pos, seat).map(|m| {
                    let mut next = pos;
                    game.play_unchecked(&mut next, seat, m);
                    self.chances(game, next)
                });
                let own = seat.index();
                return after
                    .reduce(|best, next| if next[own] > best[own] { next } else { best })
                    .unwrap_or_default();
            }
            _ => {
                let mut chances = [0.0; 4];
                if let Some(outcome) = game.outcome(&pos) {
                    let each = 1.0 / outcome.winners.len() as f32;
                    outcome.winners.iter().for_each(|seat: Seat| chances[seat.index()] = each);
                }
                return chances;
            }
        };
        let mut chances = [0.0; 4];
        for (seat, animal) in self.meadow.seats.iter().enumerate() {
            chances[seat] = by_animal[animal.index()];
        }
        chances
    }
}
