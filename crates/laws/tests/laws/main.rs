//! Every law put to every game, and what belongs to one game alone.
//!
//! One program and not one for each file: building the five games a dozen times over would take longer than playing them.

use gambol_laws::{after, along, every_law, everywhere, laws};

mod bite;
mod numbers;
mod perft;
mod playthroughs;
mod records;
mod samples;
mod secrets;

macro_rules! tests {
    ($($how:ident $games:literal $law:ident)*) => {
        $(#[test]
        fn $law() {
            everywhere!($how, $games, laws::$law);
        })*
    };
}

every_law!(tests);
