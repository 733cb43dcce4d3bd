//! A table as a pure value: a game and its log, who sits there, the clocks, the offers, what each person sees, and the
//! messages that say so.
//!
//! Nothing here reads a clock, holds a random generator, or waits for anything: the time and [`Chance`] are handed in,
//! and what has happened comes out as [`Event`]s, which the table's runner stores, and as messages, which it sends. So
//! the same table runs among thousands in a server, in a test, or alone in a browser.
//!
//! ```
//! use gambol_core::{Dice, Seats};
//! use gambol_games::Kind;
//! use gambol_table::wire::{Settings, Wish};
//! use gambol_table::{Answer, Around, Chair, Person, Screen, Setup, Shelf, Sits, Table};
//! use gambol_words::Words;
//!
//! // Ann and Ben sit down to a duel.
//! let [ann, ben] = ["ann", "ben"].map(|name| Person(name.to_owned()));
//! let chair = |person: &Person| Chair { sits: Sits::Me, person: Some(person.clone()), ..Chair::default() };
//! let setup = Setup {
//!     id: "t1".to_owned(),
//!     game: Kind::Duel,
//!     options: Kind::Duel.start(&serde_json::Map::new())?.options(),
//!     settings: Settings::default(),
//!     chairs: vec![chair(&ann), chair(&ben)],
//!     seed: [7; 32],
//!     creator: ann.clone(),
//!     created_at: 0,
//! };
//! let shelf = Shelf::default();
//! let mut table = Table::new(setup.clone(), &shelf)?;
//! let mut chance = Dice::new(1);
//! let mut log = table.begin(&[], 0, &mut chance).expect("there is no opening");
//!
//! // Ann looks at the table, and does the first thing that she may.
//! let words = Words::english();
//! let around = Around { words: &words, online: Seats::first(2), watching: 0, now: 1_000 };
//! let anns = table.lens(&ann, Screen::default()).expect("she sits there");
//! let view = table.scene(&around).view(anns, 0, vec![]);
//! let wish = Wish::Play { ply: view.ply, action: view.legal[0].action.clone(), seat: None };
//! let answer = table.grant(("ann:c1".to_owned(), "c1"), anns, wish, &around, &mut chance);
//! let Answer::Written(events) = answer else { panic!("{answer:?}") };
//! log.extend(events);
//!
//! // It is Ben's turn, and he sees what she did.
//! let bens = table.lens(&ben, Screen::default()).expect("he sits there");
//! let view = table.scene(&around).view(bens, 0, vec![]);
//! assert!(view.acting && view.svg.starts_with("<svg"));
//! assert_eq!(view.log.last().and_then(|line| line.seat), Some(0));
//!
//! // The log is the truth: it leads to the same table again.
//! let mut again = Table::new(setup, &shelf)?;
//! again.replay(&log).expect("what was logged can be done again");
//! assert_eq!(again.scene(&around).view(bens, 0, vec![]).svg, view.svg);
//! # Ok::<(), gambol_core::SetupError>(())
//! ```

mod begin;
mod chance;
mod clock;
mod course;
mod delta;
mod event;
mod fold;
mod grant;
mod hint;
mod lens;
mod new;
mod people;
pub mod review;
mod scene;
mod seats;
mod settle;
mod shelf;
mod table;
mod tell;
pub mod wire;

pub use begin::Unshown;
pub use chance::{Chance, Seed, commitment, drawn, fall, seed_hex};
pub use clock::Clocks;
pub use course::{Course, Find, Mix, Script, Step, Task, Wrong};
pub use event::{Body, Event, LOG_VERSION, Offer, Played, Refusal};
pub use fold::Fold;
pub use grant::{Answer, LONGEST_ID, is_id};
pub use hint::{Trap, trap};
pub use lens::{Lens, Screen};
pub use new::{LEVELS, NewTable, NewTableError, Sitter, USUAL_LEVEL, read_board};
pub use people::{LONGEST_NAME, Person, tidy_name};
pub use scene::{Brief, Scene, Seen};
pub use seats::{Chair, Sits};
pub use shelf::{Grounds, Shelf, Shelved};
pub use table::{Around, LONGEST_CHAT, Setup, Table};
pub use tell::{Frame, Onlooker, Round, frame};
