//! The truth about positions: exactly where it can be computed, with honest bounds where it cannot.
//!
//! Every number that leaves this crate is a [`Value`] with a [`Label`] that says how it is known. Solvers read no clock
//! and touch no file; they report to a [`Progress`], stop when it says so, and what they find lasts in a
//! [`table::Store`].
//!
//! ```
//! use gambol_core::{AnyMatch, Match, Seat};
//! use gambol_games::duel::{Duel, Options};
//! use gambol_solve::{Label, Silent, solve_in_memory};
//!
//! // A duel without tokens, so that it is solved in a moment.
//! let duel = Match::new(Duel::new(Options { ammo: [0; 4], ..Options::default() })?);
//! let solved = solve_in_memory(&duel, &Silent)?.expect("Duel has a solver");
//!
//! let value = solved.value(&duel, Seat(0)).expect("the start is in the table");
//! assert_eq!(value.label, Label::Exact);
//!
//! // Every first move with what it is worth: the best are worth as much as the game.
//! let moves = solved.moves(&duel, Seat(0)).expect("Light is to place");
//! let best = moves.iter().map(|opening| opening.value.mean).fold(f64::MIN, f64::max);
//! assert!((best - value.mean).abs() < 1e-9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`solve`](fn@solve) keeps its tables in a store on the disk. A game of your own gets a solver by [`Solves`], and if it
//! is small, [`Reached`] is one.

pub mod duel;
pub mod gunst;
pub mod judge;
pub mod kangaruse;
pub mod loss;
pub mod matrix;
pub mod muddy_ride;
mod past;
pub mod progress;
mod reach;
pub mod solved;
pub mod table;
pub mod two_paths;
pub mod value;
mod verify;

pub use judge::{Judge, Judged};
pub use loss::{Known, Loss, given_away, is_vague};
pub use past::{Past, past_of};
pub use progress::{Cancelled, Progress, Silent};
pub use reach::Reached;
pub use solved::{
    Account, Checked, Effort, Ledger, Opening, Solved, Solves, is_proved, prove, solve, solve_in_memory,
    solve_match,
};
pub use value::{EXACT, Label, Value, rounded_outwards};
pub use verify::{Proved, Verified};
