//! Boards with a proof: searches generated boards for wanted properties and certifies what it finds.
//!
//! A [`Certificate`] tells what is known of a board and how: exactly by a solver where one knows the game, otherwise by
//! games among equal bots with their confidence intervals. [`Wants`] say in words what is looked for; a [`Quest`] tries
//! boards of a recipe seed by seed, cheap tests first, improves them if asked to, and keeps the best. What it chose by some
//! games it certifies by others.
//!
//! ```
//! use gambol_forge::{Certificate, Verdict, Wants};
//! use gambol_games::{Kind, boards};
//!
//! // Every board that ships has its certificate. Is this one what we want?
//! let board = boards::named(Kind::Duel, "last-chance").expect("it ships");
//! let certificate: Certificate = serde_json::from_str(board.certificate)?;
//! let wants: Wants = "value within 0.02, few draws".parse()?;
//! match wants.judge(&certificate, true) {
//!     Verdict::Met => println!("{} is", board.name),
//!     Verdict::Open => println!("nobody has measured that"),
//!     Verdict::Missed(why) => println!("{} is not: {why}", board.name),
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What differs from game to game stands in one file a game, under `games`.

mod alter;
pub mod certificate;
mod exact;
mod games;
mod improve;
mod level;
mod measure;
mod muddy_ride_tiles;
mod scratch;
mod search;
mod told;
mod want;

#[cfg(test)]
mod tests;

pub use certificate::Certificate;
pub use games::{recipe_choices, usual_wants};
pub use level::Effort;
pub use measure::{Bench, NoCertificate};
pub use scratch::Scratch;
pub use search::{Forged, Haul, Quest};
pub use told::percent;
pub use want::{GRAMMAR, NoWant, Verdict, Want, Wants};
