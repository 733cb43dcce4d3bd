//! Secret riders: every way the animals can stand, whoever owns whom and whoever is to roll.
//!
//! Here all cards lie open, but nobody knows in which order the others sit: whoever moves next is any of them. That
//! leaves few enough cases, and whoever searches knows the order for the next moves anyway.

use super::super::meadow::{Meadow, are_apart, byte, occupied, with_byte};
use super::super::splash::Splash;
use super::{Cells, Chances, HEAT, difference, settle, won};
use crate::progress::{Cancelled, Progress};
use gambol_core::{Game, Seat};
use gambol_games::muddy_ride::{Animal, Animals, Field, Mode, MuddyRide, Phase, Position};

/// How likely each animal is to win wherever all stand.
///
/// ```text
/// index = place * slots + slot
/// ```
///
/// with a slot for each set of owned animals and each of them that may be on turn.
pub struct SecretOdds {
    meadow: Meadow,
    /// By animal and byte: the fields it may jump onto, one bit each, if nobody stands there.
    sideways: [[u64; 128]; 4],
    /// The owned animals as bits, and the one whose owner is on turn.
    slots: Vec<(u8, usize)>,
    /// By owned animals and animal on turn: the slot.
    slot_of: [[u8; 4]; 16],
    cells: Cells,
}

/// What a turn can lead to: whose jump, and where all stand then. Four animals jump two ways each, and each splash
/// leaves at most a few choices.
struct Jumps {
    len: usize,
    all: [(usize, u32); 32],
}

impl SecretOdds {
    /// Works them out; none if play is open.
    pub fn build(game: &MuddyRide, progress: &dyn Progress) -> Result<Option<SecretOdds>, Cancelled> {
        let Mode::Secret { players } = game.mode() else { return Ok(None) };
        // All or nothing has the same ways to stand, animals that have arrived included.
        let teams = [Animals::from_bits(0b0101), Animals::from_bits(0b1010)];
        let open = game.in_mode(Mode::AllOrNothing { teams });
        let meadow = Meadow::new(&open);
        let mut slots = Vec::new();
        let mut slot_of = [[u8::MAX; 4]; 16];
        for group in (0..16u8).filter(|group| group.count_ones() == u32::from(players)) {
            for animal in (0..4).filter(|animal| group >> animal & 1 == 1) {
                slot_of[usize::from(group)][animal] = slots.len() as u8;
                slots.push((group, animal));
            }
        }
        let cells = Cells::new(meadow.layer as usize * slots.len(), [1.0 / f32::from(players); 4]);
        let odds = SecretOdds { sideways: sideways(&open), meadow, slots, slot_of, cells };
        settle(odds.meadow.layer as usize, progress, &|place| odds.work_out(place))?;
        Ok(Some(odds))
    }

    /// Works out a place once more from where its jumps lead, whoever owns whom.
    fn work_out(&self, place: usize) -> (u64, f32) {
        let places = self.meadow.placed(place as u32);
        let (mut count, mut changed) = (0, 0.0);
        if !are_apart(places) {
            return (count, changed);
        }
        let jumps = self.jumps(places);
        let gone = gone(places);
        for (slot, &(group, mover)) in self.slots.iter().enumerate() {
            if gone & group != 0 {
                continue;
            }
            let index = place * self.slots.len() + slot;
            let (before, after) = (self.cells.at(index), self.worked_out(group, mover, places, &jumps));
            self.cells.put(index, after);
            changed += difference(before, after);
            count += 1;
        }
        (count, changed)
    }

    /// All that a turn can lead to, whatever the die shows.
    fn jumps(&self, places: u32) -> Jumps {
        let mut jumps = Jumps { len: 0, all: [(0, 0); 32] };
        let free = !occupied(places);
        for animal in 0..4 {
            let mut fields = self.sideways[animal][usize::from(byte(places, animal) & 127)] & free;
            while fields != 0 {
                let to = fields.trailing_zeros() as u8;
                fields &= fields - 1;
                let event = self.meadow.event(to, with_byte(places, animal, to));
                match event.resolve() {
                    Splash::Moved(moved) => jumps.add(animal, self.meadow.settle(moved)),
                    Splash::Choice => {
                        event
                            .choices()
                            .into_iter()
                            .for_each(|moved| jumps.add(animal, self.meadow.settle(moved)));
                    }
                }
            }
        }
        jumps
    }

    /// The chances before the roll of this animal's owner.
    #[inline]
    fn worked_out(&self, group: u8, mover: usize, places: u32, jumps: &Jumps) -> Chances {
        let mut after = [[0.0f32; 4]; 32];
        let mut best = 0.0f32;
        for (after, &(_, places)) in after.iter_mut().zip(jumps.as_slice()) {
            *after = self.after(group, mover, places);
            best = best.max(after[mover]);
        }
        // By animal: how likely its owner's jumps are, and what comes of them.
        let mut weights = [0.0f32; 4];
        let mut sums = [[0.0f32; 4]; 4];
        for (after, &(animal, _)) in after.iter().zip(jumps.as_slice()) {
            let weight = ((after[mover] - best) / HEAT).max(-80.0).exp();
            weights[animal] += weight;
            for (sum, chance) in sums[animal].iter_mut().zip(after) {
                *sum += weight * chance;
            }
        }
        let mut all = [0.0; 4];
        let mut stay = None;
        for one in 0..4 {
            for other in one + 1..4 {
                let weight = weights[one] + weights[other];
                if weight == 0.0 {
                    let stay = *stay.get_or_insert_with(|| self.after(group, mover, places));
                    all.iter_mut().zip(stay).for_each(|(all, stay)| *all += stay / 6.0);
                    continue;
                }
                for (animal, all) in all.iter_mut().enumerate() {
                    *all += (sums[one][animal] + sums[other][animal]) / weight / 6.0;
                }
            }
        }
        all
    }

    /// The chances after a turn of this animal's owner.
    #[inline]
    fn after(&self, group: u8, mover: usize, places: u32) -> Chances {
        let arrived = gone(places) & group;
        if arrived != 0 {
            return won(arrived);
        }
        let place = self.meadow.place(places) as usize * self.slots.len();
        let slots = &self.slot_of[usize::from(group)];
        let mut sum = [0.0; 4];
        let mut count = 0.0;
        for next in (0..4).filter(|&next| next != mover && group >> next & 1 == 1) {
            let chances = self.cells.at(place + usize::from(slots[next]));
            sum.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
            count += 1.0;
        }
        sum.map(|sum| sum / count)
    }

    /// How many bytes they take.
    pub fn bytes(&self) -> usize {
        8 * self.cells.len()
    }

    /// By seat, how likely it is to win; all together 1. All cards are known.
    pub fn chances(&self, game: &MuddyRide, pos: Position) -> Chances {
        let seats = game.seats();
        let card = |seat: usize| pos.card(Seat(seat as u8)).map_or(0, Animal::index);
        let mut chances = [0.0; 4];
        match pos.phase() {
            Phase::Roll => {
                let group = (0..seats).fold(0, |group: usize, seat| group | 1 << card(seat));
                let slot = usize::from(self.slot_of[group][card(pos.seat().index())]);
                let place = self.meadow.place(pos.places().packed()) as usize;
                let by_animal = self.cells.at(place * self.slots.len() + slot);
                for (seat, chance) in chances.iter_mut().enumerate().take(seats) {
                    *chance = by_animal[card(seat)];
                }
            }
            Phase::Jump | Phase::Splash(_) => {
                let seat = pos.seat();
                let own = seat.index();
                let mut best = -1.0;
                for m in game.legal_moves(&pos, seat) {
                    let mut next = pos;
                    game.play_unchecked(&mut next, seat, m);
                    let after = self.chances(game, next);
                    if after[own] > best {
                        best = after[own];
                        chances = after;
                    }
                }
            }
            _ => {
                if let Some(outcome) = game.outcome(&pos) {
                    let each = 1.0 / outcome.winners.len() as f32;
                    outcome.winners.iter().for_each(|seat| chances[seat.index()] = each);
                }
            }
        }
        chances
    }

    /// By animal: how likely its owner is to win if its own turn has left all standing here, and it does not know whose
    /// the others are.
    pub fn of_owners(&self, places: u32) -> Chances {
        std::array::from_fn(|own| {
            let groups = (0..16).filter(|&group| self.slot_of[group][own] != u8::MAX);
            let chances = groups.map(|group| self.after(group as u8, own, places)[own]);
            let (sum, count) = chances.fold((0.0, 0.0), |(sum, count), chance| (sum + chance, count + 1.0));
            sum / count
        })
    }
}

impl Jumps {
    fn add(&mut self, animal: usize, places: u32) {
        self.all[self.len] = (animal, places);
        self.len += 1;
    }

    fn as_slice(&self) -> &[(usize, u32)] {
        &self.all[..self.len]
    }
}

/// The animals that are off the grid, as bits.
#[inline]
fn gone(places: u32) -> u8 {
    (0..4).fold(0, |gone, animal| gone | u8::from(byte(places, animal) >= 64) << animal)
}

/// The jumps of secret play: never back.
fn sideways(game: &MuddyRide) -> [[u64; 128]; 4] {
    let board = game.board();
    let mut fields = [[0; 128]; 4];
    for animal in Animal::ALL {
        for from in Field::all(board.size()).filter(|&field| game.can_stand(animal, field)) {
            let ways = animal.sideways();
            for to in ways.iter().filter_map(|&way| from.step(way, board.size())) {
                if to == board.target(animal) || game.can_stand(animal, to) {
                    fields[animal.index()][from.index()] |= 1 << to.index();
                }
            }
        }
    }
    fields
}
