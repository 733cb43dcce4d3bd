//! A dense number for every position that opens a turn.
//!
//! From the slowest to the fastest: the tokens, who is on turn, where Light stands, where Dark stands. Tokens are
//! numbered by how many are left, fewest first. Play only ever takes tokens away, so a table can be filled from its
//! beginning up.

use super::board::Field;
use super::pieces::{Cowboy, Token};
use super::position::Position;
use super::{Duel, Size};
use gambol_core::Indexed;
use std::fmt;

/// What is left of the tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ammo {
    tokens: [u8; 2],
    unseen: [u8; 4],
}

/// Numbers for every way tokens can be left.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct AmmoNumbers {
    /// How many of each kind there are at first.
    full: [u8; 4],
    half: u8,
    /// By the counts unseen, written in mixed radix: the number at which Light has fewest tokens.
    first: Box<[u32]>,
    all: Box<[Ammo]>,
}

impl AmmoNumbers {
    pub(super) fn of(full: [u8; 4]) -> AmmoNumbers {
        let half = full.iter().sum::<u8>() / 2;
        let mut counts: Vec<[u8; 4]> = Vec::new();
        for good_shot in 0..=full[0] {
            for double_blast in 0..=full[1] {
                for booster in 0..=full[2] {
                    counts.extend((0..=full[3]).map(|dummy| [good_shot, double_blast, booster, dummy]));
                }
            }
        }
        let mut first = vec![0; counts.len()];
        let mut all = Vec::new();
        counts.sort_by_key(|unseen| unseen.iter().sum::<u8>());
        for unseen in counts {
            first[written(full, unseen)] = all.len() as u32;
            let left: u8 = unseen.iter().sum();
            let lights = fewest(left, half)..=left.min(half);
            all.extend(lights.map(|light| Ammo { tokens: [light, left - light], unseen }));
        }
        AmmoNumbers { full, half, first: first.into(), all: all.into() }
    }

    fn number(&self, pos: Position) -> u64 {
        let unseen = Token::ALL.map(|token| pos.unseen(token));
        let least = fewest(unseen.iter().sum(), self.half);
        u64::from(self.first[written(self.full, unseen)]) + u64::from(pos.tokens(Cowboy::Light) - least)
    }
}

/// The counts as one number in mixed radix.
fn written(full: [u8; 4], unseen: [u8; 4]) -> usize {
    full.into_iter()
        .zip(unseen)
        .fold(0, |number, (most, count)| number * (most as usize + 1) + count as usize)
}

/// The fewest tokens that one player can have when this many are left to both.
fn fewest(left: u8, half: u8) -> u8 {
    left.saturating_sub(half)
}

impl fmt::Debug for AmmoNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AmmoNumbers")
    }
}

impl Duel {
    /// How many places a cowboy can stand at in one rank.
    fn places_a_rank(&self) -> u64 {
        u64::from(self.options.board.files() - (self.options.size.width() - Size::Small.width()))
    }

    fn places(&self) -> u64 {
        self.places_a_rank() * u64::from(self.options.board.ranks())
    }

    fn place_number(&self, field: Field) -> u64 {
        u64::from(field.rank()) * self.places_a_rank() + u64::from(field.file())
    }

    fn place_numbered(&self, number: u64) -> Field {
        Field::new((number % self.places_a_rank()) as u8, (number / self.places_a_rank()) as u8)
    }
}

impl Indexed for Duel {
    fn numbers(&self) -> u64 {
        self.ammo_numbers.all.len() as u64 * 2 * self.places() * self.places()
    }

    #[inline]
    fn number(&self, pos: &Position) -> Option<u64> {
        if !pos.opens_turn() {
            return None;
        }
        let [light, dark] = Cowboy::BOTH.map(|cowboy| self.place_number(pos.stands(cowboy)));
        let turn = self.ammo_numbers.number(*pos) * 2 + pos.on_turn() as u64;
        Some((turn * self.places() + light) * self.places() + dark)
    }

    fn numbered(&self, number: u64) -> Option<Position> {
        let (rest, dark) = (number / self.places(), self.place_numbered(number % self.places()));
        let (rest, light) = (rest / self.places(), self.place_numbered(rest % self.places()));
        if self.covered(light) & self.covered(dark) != 0 {
            return None;
        }
        let on_turn = Cowboy::BOTH[(rest % 2) as usize];
        let ammo = self.ammo_numbers.all.get(usize::try_from(rest / 2).ok()?)?;
        Some(Position::opening(light, dark, on_turn).with_ammo(ammo.tokens, ammo.unseen))
    }
}
