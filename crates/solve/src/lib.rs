//! The truth about positions: exactly where it can be computed, with honest bounds where it cannot.
//!
//! Every number that leaves this crate is a [`Value`] with a [`Label`] that says how it is known. Solvers read no clock
//! and touch no file; they report to a [`Progress`], stop when it says so, and what they find lasts in a
//! [`table::Store`].

pub mod duel;
pub mod gunst;
pub mod judge;
pub mod kangaruse;
pub mod matrix;
pub mod muddy_ride;
pub mod progress;
mod reach;
pub mod solved;
pub mod table;
pub mod two_paths;
pub mod value;
mod verify;

pub use judge::{Judge, Judged};
pub use progress::{Cancelled, Progress, Silent};
pub use reach::Reached;
pub use solved::{Account, Checked, Ledger, Opening, Solved, Solves, solve, solve_in_memory, solve_match};
pub use value::{Label, Value};
pub use verify::Verified;
