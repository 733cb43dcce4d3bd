//! The five games of Gambol, a folder each, all of one shape.

pub mod any;
pub mod boards;
pub mod check;
pub mod code;
pub mod duel;
pub mod gunst;
pub mod kangaruse;
pub mod muddy_ride;
pub mod recipe;
pub mod rulebook;
pub mod two_paths;
