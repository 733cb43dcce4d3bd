//! Puzzles: positions with one right answer, found by the solvers, proved, and rated by how often bots miss it.
//!
//! A [`Puzzle`] is a game, its options, the actions that lead to the position, who is asked, and a certificate: what
//! every move there is worth, and the line that follows it. [`mine`] finds new ones, [`Puzzle::prove`] proves one again,
//! [`shipped`] are those that come along, easy ones first, and [`Told`] puts one into words.
//!
//! ```
//! use gambol_games::Kind;
//! use gambol_puzzle::{Truths, shipped};
//! use gambol_solve::Silent;
//!
//! let puzzle = shipped(Kind::Duel).iter().find(|puzzle| puzzle.value > 0.0).expect("some can be won");
//! let answer = puzzle.answer().expect("one move is right");
//! assert!(puzzle.moves.iter().all(|(action, judged)| action == answer || judged.value < puzzle.value));
//!
//! // The same once more, from nothing but the position.
//! let proof = puzzle.prove(&mut Truths::default(), &Silent)?;
//! assert_eq!(proof.moves, puzzle.moves.len());
//! # Ok::<(), gambol_puzzle::Flaw>(())
//! ```

mod games;
mod line;
mod mine;
mod prove;
mod puzzle;
mod rate;
mod shipped;
mod told;
mod truth;

pub use mine::{Quest, mine};
pub use prove::{Flaw, Proof};
pub use puzzle::{Goal, Judged, Puzzle};
pub use rate::Misses;
pub use shipped::{Grade, found, grade, of_the_day, shipped, written};
pub use told::{Told, on_paper, shares_in_words};
pub use truth::Truths;

#[cfg(test)]
mod tests;
