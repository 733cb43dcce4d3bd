//! The five games of Gambol: Muddy Ride, Duel, Kangaruse, Two Paths and Gunst, to the letter of their rules.
//!
//! Whoever knows which game it is sets it up with that game's `Options` and plays its own types:
//!
//! ```
//! use gambol_core::{AnyMatch, Eyes, Match, Seat, Turn};
//! use gambol_games::duel::{Duel, Options, Size};
//!
//! let game = Duel::new(Options { size: Size::Large, ..Options::default() })?;
//! let mut duel = Match::new(game);
//! assert_eq!(duel.turn(), Turn::Seat(Seat(0)));
//! duel.play(Seat(0), "place b1".parse()?).expect("Light places on the first rank");
//! assert!(duel.play(Seat(1), "place b2".parse()?).is_err(), "Dark places on the last rank");
//! duel.play(Seat(1), "place c6".parse()?).expect("as here");
//!
//! // A record is plain data: keep it as JSON, and replay it later, checked move by move.
//! let json = serde_json::to_string(&duel.record())?;
//! let again = gambol_games::replay(&serde_json::from_str(&json)?)?;
//! assert_eq!(again.state(Eyes::All), duel.state(Eyes::All));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Whoever does not, such as a server or a referee, takes a [`Kind`], options as JSON, and moves in notation:
//!
//! ```
//! use gambol_core::{Action, Eyes, Node};
//! use gambol_games::Kind;
//!
//! let kind = Kind::named("duel").expect("one of the five");
//! let mut game = kind.start(&serde_json::from_str(r#"{"size": "large"}"#)?)?;
//! game.apply(&Action::read("place b1"))?;
//! assert_eq!(game.state(Eyes::All)["light"], "b1");
//!
//! let Node::Decision { seat, legal } = game.node() else { panic!("Dark is to place") };
//! assert_eq!(seat.index(), 1);
//! assert_eq!(legal, ["place a6", "place b6", "place c6", "place d6"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is wrong with a set-up, which rule forbids a move and how a game ended are data; a [`Voice`] says them.
//! [`boards`] holds the boards that ship, [`recipe`] makes more of them from seeds, [`code`] packs a board into a few
//! letters, and [`rulebook`] runs the examples of the rules.

mod boarded;
pub mod boards;
pub mod code;
pub mod duel;
pub mod gunst;
pub mod kangaruse;
mod kind;
pub mod muddy_ride;
pub mod recipe;
pub mod referee;
mod replay;
pub mod rulebook;
pub mod two_paths;
mod voice;

pub use kind::Kind;
pub use replay::{RecordError, replay};
pub use voice::{Plain, Voice};
