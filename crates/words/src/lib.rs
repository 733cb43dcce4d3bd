//! Everything Gambol says to people, in their language.
//!
//! All text is in `locales/<language>/*.ftl` ([Fluent](https://projectfluent.org)); English is complete, and what
//! another language lacks is said in English. Another language is a folder beside `en` with any of the same files;
//! the build finds it. [`Words`] says a message by its key; a [`Teller`] says what a player is asked, what was done,
//! what happened as a result and which rule forbids something, in any of the games; [`about`] introduces a game.
//!
//! ```
//! use gambol_games::Kind;
//! use gambol_words::{Teller, Words};
//! use serde_json::json;
//!
//! let words = Words::english();
//! let names = ["Ann".to_owned(), "Ben".to_owned()];
//! let options = json!({"mode": "free-for-all", "animals": ["N", "E"]});
//! let options = options.as_object().expect("an object");
//! let teller = Teller { words: &words, kind: Kind::MuddyRide, options, names: &names, reader: None, turned: None };
//! let before = json!({"animals": {"N": "b1", "E": "a5"}, "arrived": [], "turn": 0, "phase": "jump"});
//! let after = json!({"animals": {"N": "c2", "E": "b5"}, "arrived": [], "turn": 1, "phase": "jump"});
//! assert_eq!(
//!     teller.action(&before, "c1", &after),
//!     "Ann jumps with the Hippo to c1. Splash: the Hippo to c2 and the Pig to b5."
//! );
//! ```

mod about;
mod arg;
mod board;
mod board_name;
mod bundle;
mod certificate;
mod duel;
mod errors;
mod gunst;
mod kangaruse;
mod letters;
mod muddy_ride;
mod numbers;
mod phrase;
mod refusal;
mod teller;
mod tells;
mod template;
mod tongues;
mod two_paths;
mod words;

pub use about::{About, about};
pub use arg::Arg;
pub use certificate::{Certified, certified};
pub use phrase::Phrase;
pub use teller::Teller;
pub use tongues::{Language, Tongues, given_name};
pub use words::Words;
