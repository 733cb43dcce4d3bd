//! Boards with a proof: searches generated boards for wanted properties and certifies what it finds.
//!
//! A [`Certificate`] says what is known about a board and how: exactly by a solver where one knows the game, otherwise
//! by games among equal bots with their confidence intervals. [`Wants`] say in words what to look for; a [`Quest`]
//! tries boards of a recipe seed by seed, cheap tests first, improves them if asked to, and keeps the best. What it
//! chose by some games it certifies by others.

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
