//! Where seat 0's gods stand, as far as its plan goes: the Wanderer and Eurika anywhere, Archimedes once those two are in
//! hand, Extazia never; before the last round whoever can be in hand for it. Whatever else there is, is forgotten: who has
//! more is never worse off.

use super::super::field::{hand, room};
use super::lives::Square;

/// Gods by number.
const EXTAZIA: usize = 0;
const WANDERER: usize = 1;
const EURIKA: usize = 2;
const ARCHIMEDES: usize = 3;

fn plane(planes: u8, god: usize) -> u8 {
    planes >> (2 * god) & 3
}

/// A god goes up, as far as it can.
pub(super) fn lifted(planes: u8, god: usize, steps: usize) -> u8 {
    planes + ((steps.min(room(planes, god) as usize) as u8) << (2 * god))
}

/// Where the gods stand, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stand(u8);

impl Stand {
    /// How many there are.
    pub(super) const COUNT: usize = 19;

    pub(super) fn all() -> impl Iterator<Item = Stand> {
        (0..Stand::COUNT as u8).map(Stand)
    }

    pub(super) fn numbered(number: usize) -> Stand {
        assert!(number < Stand::COUNT, "there are {} stands", Stand::COUNT);
        Stand(number as u8)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Of planes, two bits a god.
    pub(super) fn of(planes: u8) -> Stand {
        let (wanderer, eurika) = (plane(planes, WANDERER), plane(planes, EURIKA));
        let archimedes = if wanderer == 3 && eurika == 3 { plane(planes, ARCHIMEDES) } else { 0 };
        Stand(wanderer + 4 * eurika + archimedes)
    }

    pub(super) fn planes(self) -> u8 {
        match self.0 {
            number @ 0..16 => number << 2,
            number => 0b11_1100 | (number - 15) << 6,
        }
    }
}

/// What follows a round.
#[derive(Clone, Copy)]
pub(super) enum After<'a> {
    /// The last round: what it is worth, by the hands of both.
    Last(&'a [Square]),
    /// A ting with floors, by where seat 0's gods stand and by seat 1's planes.
    Floors(&'a [Square]),
}

impl<'a> After<'a> {
    pub(super) fn square(self, own: u8, other: u8) -> &'a Square {
        match self {
            After::Last(squares) => &squares[usize::from(hand(own)) * 16 + usize::from(hand(other))],
            After::Floors(squares) => &squares[Stand::of(own).index() * 256 + usize::from(other)],
        }
    }

    /// Where seat 0 leads its gods with steps, by the plan.
    pub(super) fn walks(self, own: u8, steps: usize) -> Vec<u8> {
        let mut all = split(own, steps);
        if let After::Last(_) = self {
            for god in [EXTAZIA, ARCHIMEDES] {
                let room = room(own, god) as usize;
                if (1..=steps).contains(&room) {
                    all.extend(split(lifted(own, god, room), steps - room));
                }
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Whom seat 0 shows favour, by the plan: not one in play.
    pub(super) fn favours(self, own: u8, favours: usize, brought: u8) -> Vec<u8> {
        let may = |god: usize| favours > 0 && brought >> god & 1 == 0 && room(own, god) > 0;
        let mut all: Vec<u8> = [WANDERER, EURIKA]
            .into_iter()
            .filter(|&god| may(god))
            .map(|god| lifted(own, god, favours))
            .collect();
        if let After::Last(_) = self {
            let reach = |god: usize| may(god) && room(own, god) as usize <= favours;
            all.extend(
                [EXTAZIA, ARCHIMEDES]
                    .into_iter()
                    .filter(|&god| reach(god))
                    .map(|god| lifted(own, god, favours)),
            );
        }
        if all.is_empty() {
            all.push(if may(ARCHIMEDES) { lifted(own, ARCHIMEDES, favours) } else { own });
        }
        all
    }
}

/// Steps to the Wanderer and to Eurika, and to Archimedes whatever neither of the two can use.
fn split(own: u8, steps: usize) -> Vec<u8> {
    let most = steps.min(room(own, WANDERER) as usize);
    let ways = (0..=most).filter_map(|wanderer| {
        let eurika = (steps - wanderer).min(room(own, EURIKA) as usize);
        let rest = steps - wanderer - eurika;
        let led = lifted(lifted(own, WANDERER, wanderer), EURIKA, eurika);
        (rest == 0 || wanderer == most).then(|| lifted(led, ARCHIMEDES, rest))
    });
    ways.collect()
}
