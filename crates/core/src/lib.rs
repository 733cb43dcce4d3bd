//! What every game of Gambol shares.
//!
//! A game implements [`Game`] and, as far as it goes, [`Chancy`], [`Veiled`], [`Indexed`] and [`Playable`]; then
//! [`Match`] drives it, [`AnyMatch`] speaks its notation, [`Record`] keeps what was played, and [`random_game`] plays it
//! very fast. Nothing here does I/O, reads a clock or holds a random generator of its own.
//!
//! A whole game, and a match of it:
//!
//! ```
//! use gambol_core::*;
//! use serde_json::{Map, Value, json};
//!
//! /// Two players take one, two or three pebbles in turn. Whoever takes the last one wins.
//! struct Pebbles;
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//! struct Heap {
//!     left: u8,
//!     turn: Seat,
//! }
//!
//! #[derive(PartialEq, Eq, Debug)]
//! struct NotSoMany;
//!
//! impl Forbids for NotSoMany {
//!     fn rule(&self) -> Saying {
//!         Saying::new("not-so-many")
//!     }
//! }
//!
//! impl Game for Pebbles {
//!     const NAME: &'static str = "pebbles";
//!     type Position = Heap;
//!     type Move = u8; // any type that is written and read as text
//!     type Refusal = NotSoMany;
//!
//!     fn seats(&self) -> usize {
//!         2
//!     }
//!     fn start(&self) -> Heap {
//!         Heap { left: 10, turn: Seat(0) }
//!     }
//!     fn turn(&self, heap: &Heap) -> Turn {
//!         if heap.left == 0 { Turn::Over } else { Turn::Seat(heap.turn) }
//!     }
//!     fn legal_moves(&self, heap: &Heap, seat: Seat) -> impl ExactSizeIterator<Item = u8> {
//!         let most = if seat == heap.turn { heap.left.min(3) } else { 0 };
//!         (0..most).map(|one_less| one_less + 1)
//!     }
//!     fn play_unchecked(&self, heap: &mut Heap, seat: Seat, taken: u8) {
//!         *heap = Heap { left: heap.left - taken, turn: seat.other() };
//!     }
//!     fn check(&self, heap: &Heap, seat: Seat, taken: u8) -> Result<(), NotSoMany> {
//!         self.legal_moves(heap, seat).any(|legal| legal == taken).then_some(()).ok_or(NotSoMany)
//!     }
//!     fn outcome(&self, heap: &Heap) -> Option<Outcome> {
//!         (heap.left == 0).then(|| Outcome::won(Seats::one(heap.turn.other())))
//!     }
//!     fn limits(&self) -> Limits {
//!         Limits::NONE // it always ends by itself
//!     }
//!     fn opens_turn(&self, _heap: &Heap) -> bool {
//!         true
//!     }
//!     fn call_off(&self, heap: &mut Heap) {
//!         heap.left = 0;
//!     }
//! }
//!
//! impl Chancy for Pebbles {} // no dice
//!
//! impl Veiled for Pebbles {
//!     type View = Heap; // no secrets: everybody sees the position
//!
//!     fn view(&self, heap: &Heap, _eyes: Eyes) -> Heap {
//!         *heap
//!     }
//!     fn has_secrets(&self) -> bool {
//!         false
//!     }
//!     fn imagine(&self, view: &Heap, _dice: &mut Dice) -> Heap {
//!         *view
//!     }
//! }
//!
//! impl Playable for Pebbles {
//!     const TITLE: &'static str = "Pebbles";
//!
//!     fn from_options(options: &Map<String, Value>) -> Result<Pebbles, SetupError> {
//!         read_options(options, |options| {
//!             options.only(&[], &[]); // there are none
//!             Some(Pebbles)
//!         })
//!     }
//!     fn options(&self) -> Map<String, Value> {
//!         Map::new()
//!     }
//!     fn state(&self, heap: &Heap) -> Value {
//!         json!({"left": heap.left, "turn": heap.turn.0})
//!     }
//!     fn text(&self, heap: &Heap) -> String {
//!         "o".repeat(heap.left.into())
//!     }
//!     fn seat_name(&self, seat: Seat) -> String {
//!         ["First", "Second"][seat.index()].to_owned()
//!     }
//! }
//!
//! let mut game = Match::new(Pebbles);
//! game.play(Seat(0), 2).expect("there are ten");
//! assert_eq!(game.play(Seat(1), 4), Err(NotSoMany));
//!
//! // The same match in notation, as programs and pages speak to any game.
//! let game: &mut dyn AnyMatch = &mut game;
//! game.apply(&Action::read("3"))?;
//! assert_eq!(game.text(Eyes::All), "ooooo");
//! let mut dice = Dice::new(7);
//! while let Some(action) = game.random_action(&mut dice) {
//!     game.apply(&action)?;
//! }
//! let result = game.result().expect("somebody has taken the last pebble");
//! assert_eq!(result.winners.len(), 1);
//!
//! // A record leads to the same end again.
//! let mut again = game.afresh();
//! game.record().replay_on(again.as_mut())?;
//! assert_eq!(again.result(), Some(result));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `examples/own_game.rs` in Gambol's repository goes on from here: laws, the referee, a solver and bots for a game of
//! your own, in one file.

mod any_match;
mod dice;
mod driver;
mod ending;
mod entry;
mod game;
pub mod grid;
mod perft;
mod place;
mod playout;
mod record;
mod saying;
mod seat;
mod setup;
mod turn;

pub use any_match::{AnyMatch, ApplyError, Node};
pub use dice::Dice;
pub use driver::{Match, Ply};
pub use ending::Ending;
pub use entry::{Entry, Start};
pub use game::{Chancy, Eyes, Game, Indexed, Lettering, Limits, Playable, Veiled};
pub use perft::{divide, perft};
pub use place::place;
pub use playout::{random_game, random_ply};
pub use record::{Action, RULES_VERSION, Record, ReplayError, Result as RecordResult, fingerprint};
pub use saying::{Forbids, Saying, Thing};
pub use seat::{BySeat, MOST_SEATS, Seat, Seats};
pub use setup::{
    Fault, Flaw, Given, MOST_FLAWS, Notes, Object, SetupError, brief, read, read_options, whole_number,
};
pub use turn::{Outcome, Turn};
