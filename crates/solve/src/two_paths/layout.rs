//! Which placements share a slot of the table, and in which order the slots come.
//!
//! A placement is a camp of South, a camp of North and their *match*: which of North's three has the same name as
//! which of South's, an order of three. That much forgets the animals' names, which only ever say who matches whom.
//! All six matches of two camps lie side by side in one *slot*: they take the same spaces, so a step leads them to a
//! common slot again. Two camps that are alike under a symmetry of the board (mirror, exchange of the players, both)
//! share a slot too.
//!
//! Slots are sorted by progress, the most first, so that every step leads to a slot of an earlier layer.

use super::camps::{Camps, Step, WON};
use super::orders::{AFTER, BACK};
use crate::progress::{Cancelled, Progress};
use gambol_core::Seat;
use gambol_games::two_paths::{Board, Side, Space};

/// The slots before all others: South has won, North has won.
pub(super) const WINS: usize = 2;
/// Two camps that cannot both be.
const NONE: u32 = u32::MAX;

/// A symmetry of the board, that is its own reverse.
struct Symmetry {
    is_mirror: bool,
    is_exchange: bool,
    /// For each seat and camp, what becomes of it: a camp of the same seat, or of the other if it is an exchange.
    camps: [Vec<Step>; 2],
}

impl Symmetry {
    /// What becomes of two camps.
    #[inline]
    fn image(&self, [south, north]: [u16; 2]) -> [u16; 2] {
        let own = self.camps[0][usize::from(south)].camp;
        let other = self.camps[1][usize::from(north)].camp;
        if self.is_exchange { [other, own] } else { [own, other] }
    }
}

/// All slots, and how to find them.
pub(super) struct Layout {
    pub(super) camps: [Camps; 2],
    /// All that hold; the first changes nothing.
    symmetries: Vec<Symmetry>,
    /// For each camp of South and of North their slot, times four, plus the symmetry that leads there.
    places: Vec<u32>,
    /// For each slot but the wins, the two camps that it is computed for.
    pub(super) pairs: Vec<[u16; 2]>,
    /// Where each layer of `pairs` begins, and where the last ends.
    pub(super) layers: Vec<usize>,
}

/// Where the six matches of two camps stand in the table.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) slot: usize,
    /// Whether the players are exchanged there.
    pub(super) is_exchange: bool,
    /// Which match each match is there.
    pub(super) matches: [u8; 6],
}

/// The symmetries of a board, before anything is placed: enough to count slots.
pub(super) struct Plan {
    camps: [Camps; 2],
    symmetries: Vec<Symmetry>,
}

impl Plan {
    pub(super) fn new(board: &Board) -> Plan {
        let camps = [Seat(0), Seat(1)].map(|seat| Camps::new(board, seat));
        let kinds = [(false, false), (true, false), (false, true), (true, true)];
        let symmetries = kinds
            .into_iter()
            .filter_map(|(is_mirror, is_exchange)| {
                let image = image(board, is_mirror, is_exchange)?;
                let of = |seat: usize| {
                    let to = &camps[seat ^ usize::from(is_exchange)];
                    let moved = |places: &[u8; 3]| to.find(places.map(|place| image[usize::from(place)]));
                    camps[seat].places.iter().map(moved).collect()
                };
                Some(Symmetry { is_mirror, is_exchange, camps: [of(0), of(1)] })
            })
            .collect();
        Plan { camps, symmetries }
    }

    /// Whether two camps can both be, and no symmetry leads to earlier ones.
    #[inline]
    fn is_first(&self, pair: [u16; 2]) -> bool {
        let [south, north] = pair.map(usize::from);
        self.camps[0].spaces[south] & self.camps[1].spaces[north] == 0
            && self.symmetries[1..].iter().all(|symmetry| symmetry.image(pair) >= pair)
    }

    /// How many pairs of camps there are, possible or not.
    fn pairs(&self) -> usize {
        self.camps[0].len() * self.camps[1].len()
    }

    /// How many slots there are in all.
    pub(super) fn slots(&self) -> u64 {
        let count = |south: usize| {
            let norths = 0..self.camps[1].len();
            norths.filter(|&north| self.is_first([south as u16, north as u16])).count() as u64
        };
        (0..self.camps[0].len()).map(count).sum::<u64>() + WINS as u64
    }

    /// Bytes that a layout takes with this many slots.
    pub(super) fn memory(&self, slots: u64) -> u64 {
        4 * (self.pairs() as u64 + slots)
    }

    /// Which symmetries the board has: by mirror, by exchange of the players, by both at once.
    pub(super) fn symmetries(&self) -> [bool; 3] {
        let has = |mirror, exchange| {
            self.symmetries.iter().any(|found| (found.is_mirror, found.is_exchange) == (mirror, exchange))
        };
        [has(true, false), has(false, true), has(true, true)]
    }

    /// Solves everything on its own.
    #[cfg(test)]
    pub(super) fn forget_symmetries(&mut self) {
        self.symmetries.truncate(1);
    }

    /// Gives every slot its place.
    pub(super) fn lay_out(self, progress: &dyn Progress) -> Result<Layout, Cancelled> {
        let by_progress = |camps: &Camps| {
            let most = camps.progress.iter().max().copied().unwrap_or(0);
            let mut sorted = vec![Vec::new(); usize::from(most) + 1];
            for (camp, &progress) in camps.progress.iter().enumerate() {
                sorted[usize::from(progress)].push(camp as u16);
            }
            sorted
        };
        let [souths, norths] = [by_progress(&self.camps[0]), by_progress(&self.camps[1])];
        let width = self.camps[1].len();
        let mut places = vec![NONE; self.pairs()];
        let mut pairs = Vec::new();
        let mut layers = vec![0];
        for come in (0..souths.len() + norths.len()).rev() {
            for (own, souths) in souths.iter().enumerate() {
                let norths = come.checked_sub(own).and_then(|other| norths.get(other));
                for &south in souths {
                    progress.go_on()?;
                    for &north in norths.into_iter().flatten() {
                        let pair = [south, north];
                        if !self.is_first(pair) {
                            continue;
                        }
                        let slot = (pairs.len() + WINS) as u32;
                        pairs.push(pair);
                        // Backwards, so that what needs no symmetry stands in the end.
                        for (number, symmetry) in self.symmetries.iter().enumerate().rev() {
                            let [south, north] = symmetry.image(pair).map(usize::from);
                            places[south * width + north] = slot << 2 | number as u32;
                        }
                    }
                }
            }
            if layers.last() != Some(&pairs.len()) {
                layers.push(pairs.len());
            }
        }
        let Plan { camps, symmetries } = self;
        Ok(Layout { camps, symmetries, places, pairs, layers })
    }
}

impl Layout {
    /// How many slots there are in all.
    pub(super) fn slots(&self) -> usize {
        self.pairs.len() + WINS
    }

    /// Whether two camps can both be.
    pub(super) fn can_be(&self, [south, north]: [u16; 2]) -> bool {
        self.camps[0].spaces[usize::from(south)] & self.camps[1].spaces[usize::from(north)] == 0
    }

    /// How many pairs of camps the symmetries make of a slot's pair.
    pub(super) fn alike(&self, pair: [u16; 2]) -> u64 {
        let mut all: Vec<_> = self.symmetries.iter().map(|symmetry| symmetry.image(pair)).collect();
        all.sort_unstable();
        all.dedup();
        all.len() as u64
    }

    /// Where two camps stand after their steps: what became of each, and how its animals were put in order. Either of
    /// the camps may be `WON`.
    #[inline]
    pub(super) fn find(&self, south: Step, north: Step) -> Place {
        if south.camp == WON || north.camp == WON {
            return Place { slot: usize::from(south.camp != WON), is_exchange: false, matches: [0; 6] };
        }
        let [own, other] = [usize::from(south.camp), usize::from(north.camp)];
        let place = self.places[own * self.camps[1].len() + other];
        let symmetry = &self.symmetries[(place & 3) as usize];
        let first = AFTER[usize::from(symmetry.camps[0][own].order)][usize::from(south.order)];
        let second = AFTER[usize::from(symmetry.camps[1][other].order)][usize::from(north.order)];
        let mut matches = [0; 6];
        for (number, to) in matches.iter_mut().enumerate() {
            // A match leads from South's to North's: back along South's order, over, and on along North's.
            let back = BACK[usize::from(first)];
            let moved = AFTER[usize::from(second)][usize::from(AFTER[number][usize::from(back)])];
            *to = if symmetry.is_exchange { BACK[usize::from(moved)] } else { moved };
        }
        Place { slot: (place >> 2) as usize, is_exchange: symmetry.is_exchange, matches }
    }
}

/// Where each place comes under a mirror or exchange, home to home; none if the board is not the same after it.
fn image(board: &Board, is_mirror: bool, is_exchange: bool) -> Option<Vec<u8>> {
    let last = board.rows() - 1;
    let mut image = vec![0; board.spaces() + 1];
    for row in 0..=last {
        let to = if is_exchange { last - row } else { row };
        if board.row(row).len() != board.row(to).len() {
            return None;
        }
        let mut to: Vec<_> = board.row(to).collect();
        if is_mirror {
            to.reverse();
        }
        for (from, to) in board.row(row).zip(to) {
            image[usize::from(from.0)] = to.0;
        }
    }
    image[board.spaces()] = board.spaces() as u8;
    let moved = |space: Space| Space(image[usize::from(space.0)]);
    let is_same = [Seat(0), Seat(1)].into_iter().all(|seat| {
        let other = if is_exchange { seat.other() } else { seat };
        (0..board.spaces() as u8).map(Space).all(|space| {
            Side::ALL.into_iter().all(|side| {
                let across = if is_mirror { Side::ALL[1 - side as usize] } else { side };
                board.way(seat, space, side).map(moved) == board.way(other, moved(space), across)
            })
        })
    });
    is_same.then_some(image)
}
