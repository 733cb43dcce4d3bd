//! Every law put to every game, a file for each theme.
//!
//! One program and not one for each file: building the five games a dozen times over would take longer than playing them.

mod bite;
mod endings;
mod moves;
mod notation;
mod numbers;
mod perft;
mod playthroughs;
mod records;
mod samples;
mod secrets;
mod setups;
mod symmetry;
