//! Why a move is refused: the rules once more, applied to a single move.

use super::Kangaruse;
use super::board::SquareType;
use super::jumps::{Blocked, Walk, Way, picks_allowed, walk};
use super::notation::Move;
use super::position::{Phase, Position};
use super::squares::{Square, Squares};
use gambol_core::grid::Direction;
use gambol_core::{Forbids, Saying, Seat};

/// The rule that forbids a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Refusal {
    GameOver,
    NotOnTurn { to_move: Seat },
    StartFirst,
    HasStarted,
    NotStuck,
    MayNotGiveUp,
    MustJumpAgain,
    MustDestroy,
    NothingToDestroy,
    OffSheet(Square),
    OwnSquare(Square),
    Tree(Square),
    CrossedOut(Square),
    Occupied(Square),
    StartScores(Square),
    TeleportScores(Square),
    NoStart(Square),
    EchidnaTooLow { square: Square, value: u8, last: u8 },
    CacketooShuns(Square),
    KoalaTooNear { square: Square, kangaroo: Square },
    KiwiTooNear { square: Square, kiwi: Square },
    OutOfReach(Square),
    TooManyPicks(Square),
    TreeInTheWay(Square),
    KangarooInTheWay(Square),
    KiwiInTheWay(Square),
    QuollKeepsDirection { quoll: Square, direction: Direction },
    QuollKeepsNumber { quoll: Square, number: u8 },
    DingoCommands(Square),
    NumbatMustScore,
    NotInLine(Square),
    SameTwice(Square),
    NotInByteOrder,
}

impl Forbids for Refusal {
    fn rule(&self) -> Saying {
        let at = |name: &'static str, square: Square| Saying::new(name).text("square", square);
        match *self {
            Refusal::GameOver => Saying::new("game-over"),
            Refusal::NotOnTurn { to_move } => Saying::new("not-on-turn").seat("who", to_move),
            Refusal::StartFirst => Saying::new("start-first"),
            Refusal::HasStarted => Saying::new("has-started"),
            Refusal::NotStuck => Saying::new("not-stuck"),
            Refusal::MayNotGiveUp => Saying::new("may-not-give-up"),
            Refusal::MustJumpAgain => Saying::new("must-jump-again"),
            Refusal::MustDestroy => Saying::new("must-destroy"),
            Refusal::NothingToDestroy => Saying::new("nothing-to-destroy"),
            Refusal::OffSheet(square) => at("off-sheet", square),
            Refusal::OwnSquare(square) => at("own-square", square),
            Refusal::Tree(square) => at("tree", square),
            Refusal::CrossedOut(square) => at("crossed-out", square),
            Refusal::Occupied(square) => at("occupied", square),
            Refusal::StartScores(square) => at("start-scores", square),
            Refusal::TeleportScores(square) => at("teleport-scores", square),
            Refusal::NoStart(square) => at("no-start", square),
            Refusal::EchidnaTooLow { square, value, last } => {
                at("echidna-too-low", square).number("value", value).number("last", last)
            }
            Refusal::CacketooShuns(square) => at("cacketoo-shuns", square),
            Refusal::KoalaTooNear { square, kangaroo } => {
                at("koala-too-near", square).text("kangaroo", kangaroo)
            }
            Refusal::KiwiTooNear { square, kiwi } => at("kiwi-too-near", square).text("kiwi", kiwi),
            Refusal::OutOfReach(square) => at("out-of-reach", square),
            Refusal::TooManyPicks(square) => at("too-many-picks", square),
            Refusal::TreeInTheWay(tree) => at("tree-in-the-way", tree),
            Refusal::KangarooInTheWay(square) => at("kangaroo-in-the-way", square),
            Refusal::KiwiInTheWay(kiwi) => at("kiwi-in-the-way", kiwi),
            Refusal::QuollKeepsDirection { quoll, direction } => {
                at("quoll-keeps-direction", quoll).direction("direction", direction)
            }
            Refusal::QuollKeepsNumber { quoll, number } => {
                at("quoll-keeps-number", quoll).number("number", number)
            }
            Refusal::DingoCommands(dingo) => at("dingo-commands", dingo),
            Refusal::NumbatMustScore => Saying::new("numbat-must-score"),
            Refusal::NotInLine(square) => at("not-in-line", square),
            Refusal::SameTwice(square) => at("same-twice", square),
            Refusal::NotInByteOrder => Saying::new("not-in-byte-order"),
        }
    }

    fn section(&self) -> Option<&'static str> {
        Some(match *self {
            Refusal::GameOver | Refusal::MayNotGiveUp => "being-out-and-the-end",
            Refusal::StartFirst | Refusal::HasStarted | Refusal::NoStart(_) | Refusal::StartScores(_) => {
                "starting"
            }
            Refusal::NotStuck | Refusal::TeleportScores(_) => "stuck",
            Refusal::NotOnTurn { .. }
            | Refusal::OffSheet(_)
            | Refusal::OwnSquare(_)
            | Refusal::CrossedOut(_)
            | Refusal::Occupied(_)
            | Refusal::OutOfReach(_)
            | Refusal::TooManyPicks(_) => "jumping",
            Refusal::MustJumpAgain => "kangaroo",
            Refusal::MustDestroy
            | Refusal::NothingToDestroy
            | Refusal::NotInLine(_)
            | Refusal::SameTwice(_)
            | Refusal::NotInByteOrder => "tasmanian-tiger",
            Refusal::Tree(_) | Refusal::TreeInTheWay(_) => "tree",
            Refusal::EchidnaTooLow { .. } => "echidna",
            Refusal::CacketooShuns(_) => "cacketoo",
            Refusal::KoalaTooNear { .. } | Refusal::KangarooInTheWay(_) => "koala",
            Refusal::KiwiTooNear { .. } | Refusal::KiwiInTheWay(_) => "kiwi",
            Refusal::QuollKeepsDirection { .. } | Refusal::QuollKeepsNumber { .. } => "quoll",
            Refusal::DingoCommands(_) => "dingo",
            Refusal::NumbatMustScore => "numbat",
        })
    }
}

impl Kangaruse {
    /// Says which rule forbids a move, if one does.
    pub(super) fn check_move(&self, pos: &Position, seat: Seat, m: Move) -> Result<(), Refusal> {
        if pos.phase == Phase::End {
            return Err(Refusal::GameOver);
        }
        if seat != pos.turn {
            return Err(Refusal::NotOnTurn { to_move: pos.turn });
        }
        match (pos.phase, m) {
            (Phase::Start, Move::Start(square)) => self.check_start(pos, square),
            (Phase::Start, _) => Err(Refusal::StartFirst),
            (_, Move::Start(_)) => Err(Refusal::HasStarted),
            (Phase::Destroy, Move::Destroy(one, other)) => self.check_destroy(pos, seat, one, other),
            (Phase::Destroy, _) => Err(Refusal::MustDestroy),
            (_, Move::Destroy(..)) => Err(Refusal::NothingToDestroy),
            (Phase::Again, Move::Stop) => Err(Refusal::MustJumpAgain),
            (Phase::Jump, Move::Stop) if !self.options.give_up => Err(Refusal::MayNotGiveUp),
            (_, Move::Stop) => Ok(()),
            (Phase::Stuck, Move::Teleport(square)) => self.check_teleport(pos, seat, square),
            (_, Move::Teleport(_)) => Err(Refusal::NotStuck),
            (_, Move::Jump(square)) => self.check_jump(pos, seat, square),
        }
    }

    /// A square that is on the sheet and not a tree.
    fn check_ground(&self, square: Square) -> Result<(), Refusal> {
        if !self.options.sheet.has(square) {
            return Err(Refusal::OffSheet(square));
        }
        if self.options.sheet.kind(square) == SquareType::Tree { Err(Refusal::Tree(square)) } else { Ok(()) }
    }

    /// "A free one of those; otherwise any unused square that is not scoring."
    fn check_start(&self, pos: &Position, square: Square) -> Result<(), Refusal> {
        self.check_ground(square)?;
        check_unused(pos, square)?;
        let start_squares = self.options.sheet.of(SquareType::Start);
        if start_squares.len() >= self.options.players as usize {
            return if start_squares.has(square) { Ok(()) } else { Err(Refusal::NoStart(square)) };
        }
        if self.options.sheet.kind(square).is_scoring() { Err(Refusal::StartScores(square)) } else { Ok(()) }
    }

    /// "Any unused square that is not scoring"; "keeps to tree and echidna and to nothing else".
    fn check_teleport(&self, pos: &Position, seat: Seat, square: Square) -> Result<(), Refusal> {
        self.check_ground(square)?;
        if square == pos.standing(seat) {
            return Err(Refusal::OwnSquare(square));
        }
        self.check_unused_for_landing(pos, square)?;
        if self.options.sheet.kind(square).is_scoring() {
            return Err(Refusal::TeleportScores(square));
        }
        self.check_echidna(pos, seat, square)
    }

    /// "You cross out two unused squares of your choice, each in its file or in its rank"; with harsh destruction, used
    /// ones too.
    fn check_destroy(&self, pos: &Position, seat: Seat, one: Square, other: Square) -> Result<(), Refusal> {
        let tiger = pos.standing(seat);
        for square in [one, other] {
            self.check_ground(square)?;
            if square == tiger {
                return Err(Refusal::OwnSquare(square));
            }
            if square.file() != tiger.file() && square.rank() != tiger.rank() {
                return Err(Refusal::NotInLine(square));
            }
            if !self.options.harsh_destruction {
                check_unused(pos, square)?;
            }
        }
        match one.cmp(&other) {
            std::cmp::Ordering::Less => Ok(()),
            std::cmp::Ordering::Equal => Err(Refusal::SameTwice(one)),
            std::cmp::Ordering::Greater => Err(Refusal::NotInByteOrder),
        }
    }

    /// A jump or hop: steps 1 to 5 of "Exactly which jumps are legal".
    fn check_jump(&self, pos: &Position, seat: Seat, to: Square) -> Result<(), Refusal> {
        self.check_reach(pos, seat, to)?;
        let from = pos.standing(seat);
        if self.options.sheet.kind(from) != SquareType::Numbat || self.options.sheet.kind(to).is_scoring() {
            return Ok(());
        }
        let closed = self.closed(pos);
        let mut elsewhere = Way::all().filter_map(|way| walk(&self.options.sheet, from, way, closed).ok());
        let scores = |walk: Walk| {
            self.options.sheet.kind(walk.to).is_scoring() && self.check_reach(pos, seat, walk.to).is_ok()
        };
        if elsewhere.any(scores) { Err(Refusal::NumbatMustScore) } else { Ok(()) }
    }

    /// Steps 1 to 4: the landing square, dingos, and a way to get there.
    fn check_reach(&self, pos: &Position, seat: Seat, to: Square) -> Result<(), Refusal> {
        self.check_landing(pos, seat, to)?;
        let mut commanded = None;
        for dingo in (0..self.options.players).map(|any| pos.standing(Seat(any))) {
            if self.options.sheet.kind(dingo) != SquareType::Dingo {
                continue;
            }
            match self.check_way(pos, seat, Way::ordered(&self.options.sheet, dingo)) {
                Ok(square) if square == to => return Ok(()),
                Ok(_) => commanded = Some(dingo),
                Err(_) => {}
            }
        }
        if let Some(dingo) = commanded {
            return Err(Refusal::DingoCommands(dingo));
        }
        let kinds = (self.options.sheet.kind(pos.standing(seat)), self.options.sheet.kind(to));
        if kinds == (SquareType::Frog, SquareType::Frog) { Ok(()) } else { self.check_ways(pos, seat, to) }
    }

    /// Step 1 and 3: one of the ways that lead there has few enough picks, and no quoll keeps them.
    fn check_ways(&self, pos: &Position, seat: Seat, to: Square) -> Result<(), Refusal> {
        let from = pos.standing(seat);
        let orders = Way::ordered(&self.options.sheet, from);
        let mut why = Refusal::OutOfReach(to);
        for way in Way::all() {
            let refusal = match self.check_way(pos, seat, way) {
                Ok(square) if square != to => continue,
                Ok(_) => match self.check_picks(pos, seat, way, orders) {
                    Ok(()) => return Ok(()),
                    Err(refusal) => refusal,
                },
                // What is in the way matters if the way leads there at all.
                Err(_) if self.straight(from, way) != Some(to) => continue,
                Err(refusal) => refusal,
            };
            if way.picks(orders) <= picks_allowed(self.options.sheet.kind(from)) {
                why = refusal;
            } else if why == Refusal::OutOfReach(to) {
                why = Refusal::TooManyPicks(to);
            }
        }
        Err(why)
    }

    /// Few enough picks, none of them a quoll's.
    fn check_picks(&self, pos: &Position, seat: Seat, way: Way, orders: Way) -> Result<(), Refusal> {
        let from = pos.standing(seat);
        if way.picks(orders) > picks_allowed(self.options.sheet.kind(from)) {
            return Err(Refusal::TooManyPicks(from));
        }
        for quoll in
            pos.others(seat).iter().filter(|&other| self.options.sheet.kind(other) == SquareType::Quoll)
        {
            let kept = Way::ordered(&self.options.sheet, quoll);
            if way.direction != orders.direction && way.direction == kept.direction {
                return Err(Refusal::QuollKeepsDirection { quoll, direction: kept.direction });
            }
            if way.number != orders.number && way.number == kept.number {
                return Err(Refusal::QuollKeepsNumber { quoll, number: kept.number });
            }
        }
        Ok(())
    }

    /// Step 2 for one way, whatever its picks: says where it lands, or what forbids it.
    fn check_way(&self, pos: &Position, seat: Seat, way: Way) -> Result<Square, Refusal> {
        let from = pos.standing(seat);
        let walk =
            walk(&self.options.sheet, from, way, self.closed(pos)).map_err(|blocked| match blocked {
                Blocked::Edge => Refusal::OutOfReach(from),
                Blocked::Tree(tree) => Refusal::TreeInTheWay(tree),
            })?;
        for passed in (walk.over & pos.others(seat)).iter() {
            if self.options.sheet.kind(passed) == SquareType::Kiwi {
                return Err(Refusal::KiwiInTheWay(passed));
            }
            if self.options.sheet.kind(from) == SquareType::Koala {
                return Err(Refusal::KangarooInTheWay(passed));
            }
        }
        self.check_landing(pos, seat, walk.to)?;
        Ok(walk.to)
    }

    /// Where a way would land if nothing were in it.
    fn straight(&self, from: Square, way: Way) -> Option<Square> {
        let wraps = self.options.sheet.kind(from) == SquareType::Mistletoebird;
        (0..way.number).try_fold(from, |at, _| self.options.sheet.step(at, way.direction, wraps))
    }

    /// Step 2 for the landing square: "lands on the grid on an unused non-tree square; echidna limit; koala and
    /// cacketoo of your own square; kiwi of others".
    fn check_landing(&self, pos: &Position, seat: Seat, to: Square) -> Result<(), Refusal> {
        self.check_ground(to)?;
        self.check_unused_for_landing(pos, to)?;
        self.check_echidna(pos, seat, to)?;
        let own = self.options.sheet.kind(pos.standing(seat));
        if own == SquareType::Cacketoo && self.options.sheet.kind(to).is_scoring() {
            return Err(Refusal::CacketooShuns(to));
        }
        for near in (Squares::one(to).neighbours() & pos.others(seat)).iter() {
            if self.options.sheet.kind(near) == SquareType::Kiwi {
                return Err(Refusal::KiwiTooNear { square: to, kiwi: near });
            }
            if own == SquareType::Koala {
                return Err(Refusal::KoalaTooNear { square: to, kangaroo: near });
            }
        }
        Ok(())
    }

    /// A moth "counts as unused for landing and teleporting even while others stand on it".
    fn check_unused_for_landing(&self, pos: &Position, square: Square) -> Result<(), Refusal> {
        match check_unused(pos, square) {
            Err(Refusal::Occupied(_)) if self.options.sheet.kind(square) == SquareType::Moth => Ok(()),
            other => other,
        }
    }

    /// "You may land only if its value is higher than that of the last echidna you visited."
    fn check_echidna(&self, pos: &Position, seat: Seat, square: Square) -> Result<(), Refusal> {
        let value = self.options.sheet.value(square) as u8;
        let last = pos.pouch(seat).echidna;
        if self.options.sheet.kind(square) == SquareType::Echidna && value <= last {
            return Err(Refusal::EchidnaTooLow { square, value, last });
        }
        Ok(())
    }
}

/// "A square is used when it is crossed out or a kangaroo stands on it."
fn check_unused(pos: &Position, square: Square) -> Result<(), Refusal> {
    if pos.crossed.has(square) {
        return Err(Refusal::CrossedOut(square));
    }
    if pos.occupied().has(square) { Err(Refusal::Occupied(square)) } else { Ok(()) }
}
