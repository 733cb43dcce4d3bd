//! Players for the games of Gambol. They see views, never more.
//!
//! A [`Sight`] is what one seat sees of a match; a [`Bot`] thinks about it as long as its [`Budget`] allows, on any
//! thread, until it is done or told to [`Stop`]. Its [`Level`] says how well it plays: 1 to 5, or perfect, where a solver
//! knows the game.
//!
//! ```
//! use gambol_bots::{Bot, Budget, Level, Sight, Stop};
//! use gambol_core::{Action, Seat};
//! use gambol_games::Kind;
//!
//! let mut game = Kind::Duel.start(&Default::default())?;
//! let sight = Sight::of(game.as_ref(), Seat(0)).expect("Light is to place");
//! let mut bot = Bot::new(Level::Three, 7);
//! let choice = bot.choose(&sight, &Budget::playouts(500), &Stop::default());
//! game.apply(&Action::One(choice.action))?;
//! assert!(Sight::of(game.as_ref(), Seat(0)).is_none(), "now Dark is to place");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`contest`] lets bots play bots and counts, [`advise`] tells a person what a bot would do. A game of your own gets bots
//! by [`Insight`].

mod bot;
mod budget;
pub mod contest;
mod draw;
mod insight;
mod level;
mod library;
mod mind;
mod reach;
mod search;
mod sight;
mod speed;
mod taste;
mod time;

pub use bot::{Bot, Choice, advise, advise_from, pace};
pub use budget::{Budget, Stop};
/// What is known about a legal action.
pub use gambol_solve::Opening as Advice;
pub use insight::{Deed, Guide, Insight, Returns, Worlds};
pub use level::{Level, NoLevel};
pub use library::Library;
pub use sight::Sight;
pub use speed::{SPEEDS, Searched, Speed};
#[cfg(target_arch = "wasm32")]
pub use time::hand_in_clock;
