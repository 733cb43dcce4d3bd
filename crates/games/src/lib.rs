//! The five games of Gambol, a folder each, all of one shape.
//!
//! ```
//! use gambol_core::{Action, Eyes, Node};
//! use gambol_games::any;
//!
//! let options = serde_json::from_str(r#"{"size": "large"}"#)?;
//! let mut game = any::find("duel").expect("Duel is one of the five").start(&options)?;
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

pub mod any;
pub mod boards;
pub mod check;
pub mod code;
pub mod duel;
pub mod gunst;
pub mod kangaruse;
pub mod muddy_ride;
pub mod recipe;
pub mod referee;
pub mod rulebook;
pub mod two_paths;
