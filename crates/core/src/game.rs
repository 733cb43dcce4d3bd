//! The traits of a game: what it can do is a trait, what it cannot do does not compile.
//!
//! A *game* is the rules together with a board and options, all of it fixed from the first move to the last; a
//! *position* is plain data without history. So positions are small, can be copied, compared, counted and stored in
//! tables, and one game serves any number of positions on any number of threads.

use crate::dice::Dice;
use crate::saying::{Forbids, Saying};
use crate::seat::{Seat, Seats};
use crate::setup::{Fault, Flaw, Notes, SetupError};
use crate::turn::{Outcome, Turn};
use serde_json::{Map, Value};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// When a game that goes round in circles is called a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Drawn when the same position arises for this many times; 0 is never.
    pub repetition: u64,
    /// Drawn when the record reaches this many actions; 0 is never.
    pub ply_cap: u64,
}

impl Limits {
    /// No limit at all: for games that always end by themselves.
    pub const NONE: Limits = Limits { repetition: 0, ply_cap: 0 };

    /// Notes limits that no game can have: the first position would be its own repetition.
    pub fn check(&self, notes: &Notes) {
        if self.repetition == 1 {
            let expected = Saying::new("off-or-from").number("least", 2);
            let (fault, at) = (Fault::Options, "options.repetition".into());
            notes.note(Flaw { fault, at, expected, found: Saying::shown(1) });
        }
    }
}

/// A game: rules, board and options, and what can be done in any position of it.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in options, records and addresses, such as `muddy-ride`.
    const NAME: &'static str;

    /// Everything that decides how play can go on, and nothing else.
    type Position: Copy + Eq + Hash + Debug + Send + Sync + 'static;

    /// What a seat or chance can do, written and read in the game's notation.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err: Display> + Send + Sync + 'static;

    /// The rule that forbids a move.
    type Refusal: Forbids + Eq + Send + Sync + 'static;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Who plays together: the sides of the game, each seat in exactly one. Every seat is a side of its own, unless the
    /// game has teams.
    fn sides(&self) -> Vec<Seats> {
        Seats::first(self.seats()).iter().map(Seats::one).collect()
    }

    /// The position at the first thing asked.
    fn start(&self) -> Self::Position;

    /// Whose move it is.
    fn turn(&self, pos: &Self::Position) -> Turn;

    /// The moves of a seat that is to move, in any order, each once, without touching the heap.
    /// Never empty for a seat that [`turn`](Game::turn) names.
    fn legal_moves(&self, pos: &Self::Position, seat: Seat) -> impl ExactSizeIterator<Item = Self::Move>;

    /// Plays a move that is legal by contract. A secret choice waits in the position until the last one is in.
    fn play_unchecked(&self, pos: &mut Self::Position, seat: Seat, m: Self::Move);

    /// Says which rule forbids a move, if one does.
    fn check(&self, pos: &Self::Position, seat: Seat, m: Self::Move) -> Result<(), Self::Refusal>;

    /// Plays a move, or says which rule forbids it.
    fn play(&self, pos: &Self::Position, seat: Seat, m: Self::Move) -> Result<Self::Position, Self::Refusal> {
        self.check(pos, seat, m)?;
        let mut next = *pos;
        self.play_unchecked(&mut next, seat, m);
        Ok(next)
    }

    /// How the game ended; none while it goes on.
    fn outcome(&self, pos: &Self::Position) -> Option<Outcome>;

    /// The move by which a seat that still plays stops for good and keeps its points, where the game lets players stop
    /// when they like. It need not be legal at this very moment.
    fn stop(&self, _pos: &Self::Position, _seat: Seat) -> Option<Self::Move> {
        None
    }

    /// When the driver calls the game a draw.
    fn limits(&self) -> Limits;

    /// Whether this position opens a turn, so that the driver counts how often it arises.
    fn opens_turn(&self, pos: &Self::Position) -> bool;

    /// Ends the game as a draw: the driver's word when a limit is reached.
    fn call_off(&self, pos: &mut Self::Position);
}

/// A game in which chance plays a part. A game without chance says `impl Chancy for Mine {}`.
pub trait Chancy: Game {
    /// What may happen and how likely, as whole weights above 0, so that exact solvers stay exact.
    fn outcomes(&self, _pos: &Self::Position) -> impl Iterator<Item = (Self::Move, u32)> + Clone {
        std::iter::empty()
    }

    /// What happens if this seat is the first to call, where a call at the table takes the place of chance; none where
    /// nobody can call.
    fn called(&self, _pos: &Self::Position, _caller: Seat) -> Option<Self::Move> {
        None
    }

    /// Plays the given chance outcome, which is possible by contract.
    fn fall_unchecked(&self, _pos: &mut Self::Position, m: Self::Move) {
        unreachable!("chance has no part in this game: {m}");
    }
}

/// Who looks at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// The referee, who knows everything.
    All,
    /// A seat, which knows what is open and its own secrets.
    Seat(Seat),
    /// A spectator, who knows only what is open.
    Nobody,
}

/// A game in which a seat may not know everything. What it may not know is absent from its view.
pub trait Veiled: Game {
    /// What some eyes see.
    type View: Clone + Eq + Hash + Debug + Send + Sync + 'static;

    /// The position as these eyes see it.
    fn view(&self, pos: &Self::Position, eyes: Eyes) -> Self::View;

    /// Whether seats ever know different things. True unless the game says otherwise, which is the safe side.
    fn has_secrets(&self) -> bool {
        true
    }

    /// Whether the others may not see which move the seat on turn makes here. Simultaneous choices are hidden anyway.
    fn hides_choice(&self, _pos: &Self::Position) -> bool {
        false
    }

    /// What these eyes know about a move made in this position, in notation: all of it, unless the game says
    /// otherwise. `since` says whether anything has been played since, for secrets that the next move reveals.
    fn told(&self, _pos: &Self::Position, m: Self::Move, _eyes: Eyes, _since: bool) -> String {
        m.to_string()
    }

    /// A position that could be behind the view, drawn fairly from all such positions.
    fn imagine(&self, view: &Self::View, dice: &mut Dice) -> Self::Position;
}

/// A game whose positions that open a turn are numbered without large gaps: what tables are made of.
pub trait Indexed: Game {
    /// How many numbers there are.
    fn numbers(&self) -> u64;

    /// The number of a position that opens a turn; none for any other position.
    fn number(&self, pos: &Self::Position) -> Option<u64>;

    /// The position with this number; none if the number stands for nothing.
    fn numbered(&self, number: u64) -> Option<Self::Position>;
}

/// Who letters a drawing made of text.
pub trait Lettering {
    /// A word by the name that drawings know it by: `Hippo`, `target`.
    fn word(&self, name: &str) -> String;

    /// What a seat is called.
    fn seat(&self, seat: Seat) -> String;
}

/// A game that can be set up, told and drawn as text: all that the driver, the record and the referee need.
pub trait Playable: Chancy + Veiled {
    /// The game's name for people.
    const TITLE: &'static str;

    /// The game that these options describe, read strictly.
    fn from_options(options: &Map<String, Value>) -> Result<Self, SetupError>;

    /// All options, defaults too, with the whole board: setting up from them gives the same game.
    fn options(&self) -> Map<String, Value>;

    /// A view as the game's rule file lists it.
    fn state(&self, view: &Self::View) -> Value;

    /// A view drawn as text, for the terminal.
    fn text(&self, view: &Self::View) -> String;

    /// The same without any sentence, lettered by somebody who knows the reader's language; nothing where a game has no
    /// such drawing.
    fn grid(&self, _view: &Self::View, _lettering: &dyn Lettering) -> String {
        String::new()
    }

    /// What a seat is called, such as `Light` or `Hippo`.
    fn seat_name(&self, seat: Seat) -> String;
}
