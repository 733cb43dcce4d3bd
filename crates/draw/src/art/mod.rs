//! All art, drawn by one hand: every piece in a box from −50 to 50, facing up the page where it faces anywhere.

mod brush;
pub mod duel;
pub mod gunst;
pub mod kangaruse;
mod kangaruse_animals;
mod kangaruse_things;
pub mod muddy_ride;
mod muddy_ride_standing;
pub mod two_paths;

pub use brush::{Brush, Symbol};
