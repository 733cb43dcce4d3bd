//! The five games of Gambol, a folder each, all of one shape.

pub mod boards;
pub mod muddy_ride;
