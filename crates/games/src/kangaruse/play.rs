//! The rules: what each square does, one function per rule.

use super::Kangaruse;
use super::board::SquareType;
use super::position::{Phase, Position};
use super::squares::{Square, Squares};
use gambol_core::Seat;

/// What a turn opens with.
pub(super) enum Opening {
    /// A jump to one of these squares.
    Jump(Squares),
    /// No jump: a teleport to one of these squares, or `stop`.
    Stuck(Squares),
    /// Nothing: the seat is out without being asked.
    Out,
}

impl Kangaruse {
    /// "In seat order each picks a starting square." "A starting square's own effect is not triggered by starting
    /// there", but an echidna counts as visited.
    pub(super) fn stand_at_start(&self, pos: &mut Position, seat: Seat, square: Square) {
        pos.kangaroos[seat.index()] = square.number();
        self.visit_echidna(pos, seat, square);
    }

    /// "Nobody starts on an occupied square."
    pub(super) fn free_starts(&self, pos: &Position) -> Squares {
        self.starts.without(pos.occupied())
    }

    /// "If at the start of your turn you have no legal jump, choose: teleport … or stop." "With no square to teleport
    /// to, you are out without being asked."
    #[inline]
    pub(super) fn opening(&self, pos: &Position, seat: Seat) -> Opening {
        let landings = self.landings(pos, seat);
        if self.only_thorny_devil(landings) {
            return Opening::Out;
        }
        if !landings.is_empty() {
            return Opening::Jump(landings);
        }
        let squares = self.teleports(pos, seat);
        if squares.is_empty() { Opening::Out } else { Opening::Stuck(squares) }
    }

    /// "Teleport to any unused square that is not scoring." "A teleport keeps to tree and echidna and to nothing else
    /// of the rules for jumps." "It goes to another square than your own."
    pub(super) fn teleports(&self, pos: &Position, seat: Seat) -> Squares {
        let tables = &self.tables;
        let barred =
            tables.trees | tables.scoring | tables.visited[pos.pouches[seat.index()].echidna as usize];
        let own = Squares::one(pos.standing(seat));
        self.sheet_squares.without(self.closed(pos) | barred | own)
    }

    /// "The square you leave is crossed out." Of a moth: "The first to leave it crosses it out; those who stand there
    /// stay."
    #[inline]
    pub(super) fn go(&self, pos: &mut Position, seat: Seat, to: Square) {
        pos.crossed.insert(pos.standing(seat));
        pos.kangaroos[seat.index()] = to.number();
        self.visit_echidna(pos, seat, to);
    }

    /// "Landing, teleporting and starting count as visits, passing over does not."
    #[inline]
    fn visit_echidna(&self, pos: &mut Position, seat: Seat, square: Square) {
        let ground = &self.tables.ground[square.index()];
        if ground.kind == SquareType::Echidna {
            pos.pouches[seat.index()].echidna = ground.value as u8;
        }
    }

    /// "You gain one of it (score: its value), unless a crocodile guards it."
    #[inline]
    pub(super) fn gain(&self, pos: &mut Position, seat: Seat, square: Square) {
        if self.is_guarded(pos, square) {
            return;
        }
        let ground = &self.tables.ground[square.index()];
        let pouch = &mut pos.pouches[seat.index()];
        pouch.counts[ground.kind as usize] += 1;
        if ground.kind == SquareType::Score {
            pouch.score += i16::from(ground.value);
        }
        if self.options.harsh_destruction {
            pos.set_owner(square, Some(seat));
        }
    }

    /// "Nobody gains anything from a scoring square in its file or rank when landing there", while a kangaroo stands on
    /// the crocodile.
    #[inline]
    pub(super) fn is_guarded(&self, pos: &Position, square: Square) -> bool {
        if self.tables.crocodiles.is_empty() {
            return false;
        }
        pos.occupied().meets(self.tables.crocodiles & self.tables.ground[square.index()].cross)
    }

    /// "Whoever gained something from such a square loses it again, the striker too, whatever its sign, and once only."
    fn lose(&self, pos: &mut Position, square: Square) {
        let Some(owner) = pos.owner(square) else { return };
        let ground = &self.tables.ground[square.index()];
        let pouch = &mut pos.pouches[owner.index()];
        pouch.counts[ground.kind as usize] -= 1;
        if ground.kind == SquareType::Score {
            pouch.score -= i16::from(ground.value);
        }
        pos.set_owner(square, None);
    }

    /// The squares that a devil on this square strikes: "every unused adjacent square", with harsh destruction "all
    /// adjacent non-tree squares".
    pub(super) fn devils_prey(&self, pos: &Position, square: Square) -> Squares {
        self.prey(pos, self.tables.ground[square.index()].adjacent)
    }

    /// The squares that a tiger on this square may strike: unused ones, "each in its file or in its rank", with harsh
    /// destruction "all non-tree squares of its file and rank but its own".
    pub(super) fn tigers_prey(&self, pos: &Position, square: Square) -> Squares {
        self.prey(pos, self.tables.ground[square.index()].cross)
    }

    fn prey(&self, pos: &Position, near: Squares) -> Squares {
        if self.options.harsh_destruction { near } else { near.without(pos.used()) }
    }

    /// Crosses squares out. With harsh destruction, what was gained from them is lost; "nobody is moved, an occupied
    /// square is crossed out when left".
    pub(super) fn strike(&self, pos: &mut Position, squares: Squares) {
        pos.crossed |= squares.without(pos.occupied());
        if self.options.harsh_destruction {
            squares.iter().for_each(|square| self.lose(pos, square));
        }
    }

    /// "With `stop_when_scored`, as soon as no scoring square is unused at the end of a turn, on sheets that had any to begin
    /// with."
    #[inline]
    pub(super) fn is_scored_out(&self, pos: &Position) -> bool {
        self.ends_when_scored && self.tables.scoring.without(pos.used()).is_empty()
    }

    /// The next seat in turn order that is not out, which may be the same one again.
    #[inline]
    pub(super) fn next_in_turn(&self, pos: &Position) -> Option<Seat> {
        let mut seat = pos.turn;
        for _ in 0..self.options.players {
            seat = Seat(if seat.0 + 1 == self.options.players { 0 } else { seat.0 + 1 });
            if !pos.out.has(seat) {
                return Some(seat);
            }
        }
        None
    }

    /// Asks a seat to choose among these squares.
    #[inline]
    pub(super) fn ask(pos: &mut Position, seat: Seat, phase: Phase, choices: Squares) {
        pos.turn = seat;
        pos.phase = phase;
        pos.choices = choices;
    }
}
