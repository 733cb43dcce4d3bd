//! Legal moves, as a list that is never written down: the move at any place in it is worked out when it is needed.

use super::board::{God, Gods, Kin, Planes, Row};
use super::notation::{Deed, LineUp, Move, Way};
use super::position::{Phase, Position, Side};
use super::steps::{way, ways};
use gambol_core::Seat;

/// The legal moves of a seat.
#[derive(Clone, Debug)]
pub struct Moves {
    list: List,
    next: u16,
    end: u16,
}

/// What kind of list it is, and what its moves are worked out from.
#[derive(Clone, Copy, Debug)]
enum List {
    /// Any of these kin with any of these gods.
    LineUps { stock: Kin, hand: Gods },
    /// Up to this many planes for any god with room, then none.
    Favours { planes: Planes, favours: u8 },
    /// Either seat.
    Leads,
    /// All that these gods can do to these rows.
    Deeds { gods: Gods, own: Kin, theirs: Kin },
    /// This many ways to use steps, from this one on; whatever lies beyond is to strike.
    Steps { from: u16, ways: u16 },
}

impl Moves {
    /// The legal moves of a seat; none if it is not to move.
    #[inline]
    pub(super) fn of(pos: &Position, seat: Seat) -> Moves {
        let side = pos.side(seat);
        let is_asked = if pos.phase() == Phase::Ting {
            seat.0 < 2 && side.chosen.is_none()
        } else {
            seat == pos.seat() && pos.phase() != Phase::Say && !pos.phase().is_over()
        };
        if !is_asked {
            return Moves { list: List::Leads, next: 0, end: 0 };
        }
        match pos.phase() {
            Phase::Ting => Moves::line_ups(side),
            Phase::Favour => Moves::favours(side.planes, pos.favours()),
            Phase::Judgement => Moves::deeds(side.in_play, side.kin, pos.side(seat.other()).kin),
            Phase::Farmers => Moves::steps(side, Row::Farmers),
            Phase::Scholars | Phase::LastScholars => Moves::steps(side, Row::Scholars),
            _ => Moves { list: List::Leads, next: 0, end: 2 },
        }
    }

    /// "Both secretly choose any of their kin (none is allowed) and any of their gods in hand."
    #[inline]
    pub(super) fn line_ups(side: &Side) -> Moves {
        let (stock, hand) = (Kin::STOCK.less(side.spent), side.planes.in_hand());
        let kin = Row::ALL.into_iter().map(|row| u16::from(stock.of(row)) + 1).product::<u16>();
        Moves { list: List::LineUps { stock, hand }, next: 0, end: kin << hand.len() }
    }

    /// "The god moves up so many planes (1 up to what favours and planes allow); or nothing."
    #[inline]
    fn favours(planes: Planes, favours: u8) -> Moves {
        let gifts = God::ALL.into_iter().map(|god| u16::from(favours.min(planes.room(god)))).sum::<u16>();
        Moves { list: List::Favours { planes, favours }, next: 0, end: gifts + 1 }
    }

    /// "When a god's owner has several gods in play the legal list holds the actions of all of them."
    #[inline]
    fn deeds(gods: Gods, own: Kin, theirs: Kin) -> Moves {
        let deeds = God::ALL.into_iter().map(|god| deeds_of(god, gods, own, theirs)).sum();
        Moves { list: List::Deeds { gods, own, theirs }, next: 0, end: deeds }
    }

    /// "For a scholars' row the legal list holds `strike` and every `steps …`."
    #[inline]
    fn steps(side: &Side, row: Row) -> Moves {
        let ways = ways(side.planes, side.acts_as(row));
        let (from, ways) = (ways.start, ways.end - ways.start);
        Moves { list: List::Steps { from, ways }, next: 0, end: ways + u16::from(row == Row::Scholars) }
    }
}

/// How many deeds a god has to choose from.
#[inline]
fn deeds_of(god: God, gods: Gods, own: Kin, theirs: Kin) -> u16 {
    if !gods.has(god) {
        return 0;
    }
    // Without a target a god has one thing to do, which is nothing. Archimedes may always do nothing.
    match god {
        God::Extazia => own.filled().max(1),
        God::Wanderer => theirs.filled().max(1),
        God::Eurika => (theirs.filled() * 5).max(1),
        God::Archimedes => own.filled() * 4 + 1,
    }
}

impl List {
    /// The move at this place.
    #[inline]
    fn at(self, place: u16) -> Move {
        match self {
            List::LineUps { stock, hand } => Move::Ting(line_up(stock, hand, place)),
            List::Favours { planes, favours } => Move::Favour(favour(planes, favours, place)),
            List::Leads => Move::Lead(Seat(place as u8)),
            List::Deeds { gods, own, theirs } => Move::God(deed(gods, own, theirs, place)),
            List::Steps { from, ways } if place < ways => Move::Steps(way(from + place)),
            List::Steps { .. } => Move::Strike,
        }
    }
}

/// The line-ups are numbered like a clock: a digit for each kind of kin, from 0 to its stock, and above them the gods.
#[inline]
fn line_up(stock: Kin, hand: Gods, place: u16) -> LineUp {
    let mut rest = u32::from(place);
    let mut kin = Kin::NONE;
    for row in Row::ALL {
        let base = stock.of(row) + 1;
        // A division by 1, 2, 3 or 4 as a multiplication, exact for all places there are.
        let higher = (rest * [65536, 32768, 21846, 16384][usize::from(base - 1) & 3]) >> 16;
        kin = kin.plus(row, (rest - higher * u32::from(base)) as u8);
        rest = higher;
    }
    LineUp::new(kin, hand.nth_subset(rest as u16))
}

#[inline]
fn favour(planes: Planes, favours: u8, mut place: u16) -> Option<(God, u8)> {
    for god in God::ALL {
        let reach = u16::from(favours.min(planes.room(god)));
        if place < reach {
            return Some((god, place as u8 + 1));
        }
        place -= reach;
    }
    None
}

#[inline]
fn deed(gods: Gods, own: Kin, theirs: Kin, mut place: u16) -> Deed {
    let mut acting = God::Archimedes;
    for god in God::ALL {
        let deeds = deeds_of(god, gods, own, theirs);
        if place < deeds {
            acting = god;
            break;
        }
        place -= deeds;
    }
    let nth = |kin: Kin, place: u16| (place < kin.filled()).then(|| kin.nth_filled(place));
    match acting {
        God::Extazia => Deed::Extazia(nth(own, place)),
        God::Wanderer => Deed::Wanderer(nth(theirs, place)),
        God::Eurika => {
            let to = Row::ALL[usize::from(place % 5)];
            Deed::Eurika(nth(theirs, place / 5).map(|from| Way { from, to }))
        }
        God::Archimedes => Deed::Archimedes(nth(own, place / 4).map(|from| {
            // The other four rows, in order: those from the row itself on are one further.
            let to = place % 4 + u16::from(place % 4 >= from as u16);
            Way { from, to: Row::ALL[usize::from(to)] }
        })),
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, skipped: usize) -> Option<Move> {
        if skipped >= self.len() {
            self.next = self.end;
            return None;
        }
        let place = self.next + skipped as u16;
        self.next = place + 1;
        Some(self.list.at(place))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.end - self.next);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves {}
