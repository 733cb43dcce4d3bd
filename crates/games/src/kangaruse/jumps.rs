//! Exactly which jumps are legal: the six steps of the rules, as sets of squares.
//!
//! Nearly all of a jump depends on the sheet alone: where it lands, what it passes over, which picks it takes. That is
//! worked out once for each square by [`walk`] and kept in [`Ground`]. In play, all that is left is to strike out what
//! is used.

use super::board::{Sheet, SquareType};
use super::position::Position;
use super::squares::{MOST_SQUARES, Square, Squares};
use gambol_core::Seat;
use gambol_core::grid::Direction;

/// A direction and a number: a set of sixteen bits holds any of them, the numbers of one direction side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) direction: Direction,
    pub(super) number: u8,
}

impl Way {
    /// All sixteen.
    pub(super) fn all() -> impl Iterator<Item = Way> {
        let numbers = |direction| (1..=4).map(move |number| Way { direction, number });
        Direction::FOUR.into_iter().flat_map(numbers)
    }

    /// Its place among the sixteen. The four directions are every other one of the eight compass points.
    const fn index(self) -> usize {
        self.direction as usize / 2 * 4 + self.number as usize - 1
    }

    /// The way that the commands of a square order.
    pub(super) fn ordered(sheet: &Sheet, square: Square) -> Way {
        Way { direction: sheet.direction(square), number: sheet.number(square) }
    }

    /// "d ≠ D is a pick, n ≠ K is a pick."
    pub(super) fn picks(self, orders: Way) -> u8 {
        u8::from(self.direction != orders.direction) + u8::from(self.number != orders.number)
    }
}

/// Where a jump lands and what it passes over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walk {
    pub(super) to: Square,
    pub(super) over: Squares,
}

/// Why a jump lands nowhere.
#[derive(Clone, Copy, Debug)]
pub(super) enum Blocked {
    Edge,
    Tree(Square),
}

/// "The squares between are passed over; the last one is landed on. You may pass over kangaroos and used squares, not
/// over trees." `closed` are the squares that are used for landing: over these a sugar-glider glides on.
pub(super) fn walk(sheet: &Sheet, from: Square, way: Way, closed: Squares) -> Result<Walk, Blocked> {
    let kind = sheet.kind(from);
    let mut over = Squares::NONE;
    let mut at = from;
    for step in 1.. {
        if step > 1 {
            over.insert(at);
        }
        let wraps = kind == SquareType::Mistletoebird;
        at = sheet.step(at, way.direction, wraps).ok_or(Blocked::Edge)?;
        let lands = step >= way.number;
        if sheet.kind(at) == SquareType::Tree && (lands || kind != SquareType::Platypus) {
            return Err(Blocked::Tree(at));
        }
        if lands && !(kind == SquareType::SugarGlider && closed.has(at)) {
            break;
        }
    }
    Ok(Walk { to: at, over })
}

/// A walk, packed. Passing over fewer than three squares, it names its own square instead: nobody else stands there
/// whom it could matter to pass over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Leap {
    to: Square,
    over: [Square; 3],
}

/// What is known about a square before play begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ground {
    /// Where jumps with few enough picks and hops lead, as far as the sheet allows.
    reach: Squares,
    /// The squares that share a side with it, without trees.
    pub(super) adjacent: Squares,
    /// The other squares of its file and rank, without trees.
    pub(super) cross: Squares,
    /// Each way's walk; where there is none, a walk on the spot.
    leaps: [Leap; 16],
    /// The ways with few enough picks that have a walk.
    ways: u16,
    /// The ways that have a walk, whatever their picks.
    walks: u16,
    orders: Way,
    pub(super) kind: SquareType,
    pub(super) value: i8,
    /// Whether a kangaroo that stands here limits others' jumps: dingo, kiwi or quoll.
    meddles: bool,
    /// Whether jumps from here are limited by more than what is used: koala, sugar-glider or dingo.
    careful: bool,
}

/// What is known about the sheet before play begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tables {
    pub(super) ground: [Ground; MOST_SQUARES],
    pub(super) trees: Squares,
    pub(super) scoring: Squares,
    pub(super) moths: Squares,
    pub(super) crocodiles: Squares,
    thorny_devils: Squares,
    frogs: Squares,
    /// By the value of the last echidna visited: the echidnas that may not be visited any more.
    pub(super) visited: [Squares; 100],
}

impl Tables {
    pub(super) fn new(sheet: &Sheet) -> Box<Tables> {
        let squares = Square::all();
        let echidnas = sheet.of(SquareType::Echidna);
        let visited = |last: usize| echidnas.iter().filter(|&e| sheet.value(e) as usize <= last).collect();
        Box::new(Tables {
            ground: std::array::from_fn(|index| Ground::new(sheet, Square::numbered(index as u8))),
            trees: squares.filter(|&square| sheet.kind(square) == SquareType::Tree).collect(),
            scoring: sheet.squares().iter().filter(|&square| sheet.kind(square).is_scoring()).collect(),
            moths: sheet.of(SquareType::Moth),
            crocodiles: sheet.of(SquareType::Crocodile),
            thorny_devils: sheet.of(SquareType::ThornyDevil),
            frogs: sheet.of(SquareType::Frog),
            visited: std::array::from_fn(visited),
        })
    }
}

impl Ground {
    fn new(sheet: &Sheet, square: Square) -> Ground {
        let kind = sheet.kind(square);
        let not_tree = |other: &Square| sheet.kind(*other) != SquareType::Tree;
        let in_line = |other: &Square| other.file() == square.file() || other.rank() == square.rank();
        let mut ground = Ground {
            reach: Squares::NONE,
            adjacent: Squares::one(square).neighbours().iter().filter(not_tree).collect(),
            cross: sheet.squares().iter().filter(|o| *o != square && not_tree(o) && in_line(o)).collect(),
            leaps: [Leap { to: square, over: [square; 3] }; 16],
            ways: 0,
            walks: 0,
            orders: Way { direction: Direction::N, number: 1 },
            kind,
            value: sheet.value(square),
            meddles: matches!(kind, SquareType::Dingo | SquareType::Kiwi | SquareType::Quoll),
            careful: matches!(kind, SquareType::Koala | SquareType::SugarGlider | SquareType::Dingo),
        };
        if kind == SquareType::Tree {
            return ground;
        }
        ground.orders = Way::ordered(sheet, square);
        for way in Way::all() {
            let Ok(Walk { to, over }) = walk(sheet, square, way, Squares::NONE) else { continue };
            let mut passed = over.iter();
            let over = std::array::from_fn(|_| passed.next().unwrap_or(square));
            ground.leaps[way.index()] = Leap { to, over };
            ground.walks |= 1 << way.index();
            if way.picks(ground.orders) <= picks_allowed(kind) {
                ground.ways |= 1 << way.index();
                ground.reach.insert(to);
            }
        }
        if kind == SquareType::Frog {
            ground.reach |= sheet.of(SquareType::Frog);
        }
        if kind == SquareType::Cacketoo {
            ground.reach = ground.reach.iter().filter(|&to| !sheet.kind(to).is_scoring()).collect();
        }
        ground
    }
}

/// "A jump may have at most one pick", "platypus: two picks are allowed".
pub(super) const fn picks_allowed(kind: SquareType) -> u8 {
    if matches!(kind, SquareType::Platypus) { 2 } else { 1 }
}

impl super::Kangaruse {
    /// The squares on which a jump or hop from this one could ever land, whatever is used and whoever stands where: no jump
    /// leads anywhere else.
    pub fn could_reach(&self, from: Square) -> Squares {
        let sheet = &self.options.sheet;
        let ground = &self.tables.ground[from.index()];
        if ground.kind == SquareType::Tree {
            return Squares::NONE;
        }
        let mut reached = ground.reach;
        for way in Way::all() {
            // Whoever stands on a dingo can order its way.
            let is_ordered =
                || sheet.of(SquareType::Dingo).iter().any(|dingo| Way::ordered(sheet, dingo) == way);
            if ground.ways >> way.index() & 1 == 0 && !is_ordered() {
                continue;
            }
            let mut closed = Squares::NONE;
            while let Ok(Walk { to, .. }) = walk(sheet, from, way, closed) {
                reached.insert(to);
                if ground.kind != SquareType::SugarGlider {
                    break;
                }
                closed.insert(to);
            }
        }
        if ground.kind == SquareType::Cacketoo { reached.without(self.tables.scoring) } else { reached }
    }

    /// The squares on which nobody may land because they are used. A moth "counts as unused for landing and teleporting
    /// even while others stand on it".
    pub(super) fn closed(&self, pos: &Position) -> Squares {
        pos.crossed | pos.occupied().without(self.tables.moths)
    }

    /// The squares on which a seat may land in its next jump: steps 1 to 5.
    ///
    /// While nobody stands on a dingo, kiwi or quoll, what the sheet allows and what is not used is all there is to it.
    #[inline]
    pub(super) fn landings(&self, pos: &Position, seat: Seat) -> Squares {
        let tables = &*self.tables;
        let at = pos.standing(seat);
        let ground = &tables.ground[at.index()];
        let mut closed = pos.crossed;
        let mut careful = ground.careful;
        for other in 0..self.options.players {
            let square = pos.standing(Seat(other));
            closed.insert(square);
            careful |= tables.ground[square.index()].meddles && other != seat.0;
        }
        // A kangaroo on a moth does not close it, a moth that is crossed out stays closed.
        closed = closed.without(tables.moths) | pos.crossed;
        let barred = closed | tables.visited[pos.pouches[seat.index()].echidna as usize];
        let mut landings = if careful {
            self.careful_landings(pos, seat, closed, barred)
        } else {
            ground.reach.without(barred)
        };
        // "Numbat: if you stand on one and any remaining jump lands on a scoring square, keep only those."
        if ground.kind == SquareType::Numbat && landings.meets(tables.scoring) {
            landings &= tables.scoring;
        }
        landings
    }

    /// Steps 1 to 4 in full: quolls, kiwis, dingos, and the koala or sugar-glider of your own square.
    #[inline(never)]
    fn careful_landings(&self, pos: &Position, seat: Seat, closed: Squares, mut barred: Squares) -> Squares {
        let tables = &*self.tables;
        let at = pos.standing(seat);
        let ground = &tables.ground[at.index()];
        let orders = ground.orders;
        let mut ways = ground.ways;
        let mut dingo_ways = 0;
        let mut shunned = Squares::NONE;
        for other in (0..self.options.players).map(Seat) {
            let square = pos.standing(other);
            let standing = &tables.ground[square.index()];
            let commands = standing.orders;
            match standing.kind {
                SquareType::Dingo => dingo_ways |= 1 << commands.index(),
                _ if other == seat => continue,
                SquareType::Kiwi => shunned.insert(square),
                SquareType::Quoll => ways &= !picked(commands, orders),
                _ => {}
            }
            if ground.kind == SquareType::Koala && other != seat {
                shunned.insert(square);
            }
        }
        for square in shunned.iter() {
            barred |= tables.ground[square.index()].adjacent;
        }
        if ground.kind == SquareType::Cacketoo {
            barred |= tables.scoring;
        }
        let lands = |ways: u16| self.reached(at, ways, closed, shunned).without(barred);
        let obedient = lands(dingo_ways & ground.walks);
        if !obedient.is_empty() {
            return obedient;
        }
        let hops = if ground.kind == SquareType::Frog { tables.frogs } else { Squares::NONE };
        lands(ways) | hops.without(barred)
    }

    /// Where these ways lead from a square without passing over one that is shunned.
    fn reached(&self, from: Square, mut ways: u16, closed: Squares, shunned: Squares) -> Squares {
        let ground = &self.tables.ground[from.index()];
        let mut reached = Squares::NONE;
        if ground.kind == SquareType::SugarGlider {
            let walks = Way::all().filter(|way| ways >> way.index() & 1 == 1);
            let walks = walks.filter_map(|way| walk(&self.options.sheet, from, way, closed).ok());
            return walks.filter(|walk| !walk.over.meets(shunned)).map(|walk| walk.to).collect();
        }
        while ways != 0 {
            let leap = &ground.leaps[ways.trailing_zeros() as usize & 15];
            ways &= ways - 1;
            if !leap.over.iter().any(|&square| shunned.has(square)) {
                reached.insert(leap.to);
            }
        }
        reached
    }

    /// "If you have exactly one legal landing square and it is a thorny devil, you do not jump: you are out."
    #[inline]
    pub(super) fn only_thorny_devil(&self, landings: Squares) -> bool {
        landings.meets(self.tables.thorny_devils) && landings.only().is_some()
    }
}

/// The ways one of whose picks is the direction or the number that a quoll's square commands.
fn picked(quoll: Way, orders: Way) -> u16 {
    let direction = 0b1111 << (quoll.direction as u16 / 2 * 4);
    let number = 0b0001_0001_0001_0001 << (quoll.number - 1);
    (if quoll.direction == orders.direction { 0 } else { direction })
        | (if quoll.number == orders.number { 0 } else { number })
}
