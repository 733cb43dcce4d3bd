//! The five games of Gambol, a folder each, all of one shape.
//!
//! ```
//! use gambol_core::{Action, Eyes, Node};
//! use gambol_games::Kind;
//!
//! let options = serde_json::from_str(r#"{"size": "large"}"#)?;
//! let mut game = Kind::Duel.start(&options)?;
//! game.apply(&Action::read("place b1"))?;
//! assert_eq!(game.state(Eyes::All)["light"], "b1");
//!
//! let Node::Decision { seat, legal } = game.node() else { panic!("Dark is to place") };
//! assert_eq!(seat.index(), 1);
//! assert_eq!(legal, ["place a6", "place b6", "place c6", "place d6"]);
//!
//! let refused = game.apply(&Action::read("place b2")).unwrap_err();
//! assert!(refused.to_string().contains("rank"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod boarded;
pub mod boards;
pub mod code;
pub mod duel;
pub mod gunst;
pub mod kangaruse;
mod kind;
pub mod muddy_ride;
pub mod recipe;
pub mod referee;
mod replay;
pub mod rulebook;
pub mod two_paths;
mod voice;

pub use kind::Kind;
pub use replay::{RecordError, replay};
pub use voice::{Plain, Voice};
