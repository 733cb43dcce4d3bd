//! Options and what they set up.

use super::moves::Seen;
use crate::Walk;
use crate::samples::Sampled;
use gambol_core::{AnyMatch, Eyes, Match, Playable, Seat};
use serde_json::Value;

/// Setting up from the complete options, through their JSON text, gives the game that was set up: it plays the same.
pub fn options_round_trip<G: Playable>(walk: &mut Walk<G>) {
    let options = walk.options();
    let text = Value::from(options.clone()).to_string();
    let Ok(Value::Object(read)) = serde_json::from_str(&text) else { panic!("no object: {text}") };
    assert_eq!(read, options);
    let mut again = Match::<G>::from_options(&read).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.game().options(), options, "options of options");
    assert_eq!(again.game().seats(), walk.table.game().seats());
    assert_eq!(again.game().limits(), walk.table.game().limits());
    let plies = walk.table.plies().to_vec();
    for (count, action) in walk.table.actions().iter().enumerate() {
        let then = walk.table.position_after(count).expect("so many plies were played");
        assert_eq!(again.position(), then, "after {count} actions");
        again.apply(action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    assert_eq!(again.plies(), plies);
    assert_eq!(Seen::of(&again), Seen::of(&walk.table));
}

/// An option that was given has that value among the complete options. (Those that describe a board become the board;
/// lists and objects may be put in order or completed.)
pub fn given_options_are_kept<G: Sampled>(walk: &mut Walk<G>) {
    let complete = walk.options();
    let is_plain = |key: &str, value: &Value| {
        !(G::BECOME_THE_BOARD.contains(&key) || value.is_array() || value.is_object())
    };
    for (key, value) in walk.table.given_options().iter().filter(|(key, value)| is_plain(key, value)) {
        assert_eq!(complete.get(key), Some(value), "{key}");
    }
}

/// A position drawn as text fits a terminal and holds nothing that a terminal would obey.
pub fn a_drawn_position_fits_a_terminal<G: Playable>(walk: &mut Walk<G>) {
    for eyes in [Eyes::All, Eyes::Seat(Seat(0)), Eyes::Nobody] {
        let text = walk.table.text(eyes);
        assert!(!text.trim().is_empty());
        for line in text.lines() {
            assert!(line.chars().count() <= 110, "{} columns: {line}", line.chars().count());
            assert!(!line.chars().any(char::is_control), "{line:?}");
        }
    }
}

/// Every seat has a name of its own.
pub fn seats_have_names<G: Playable>(walk: &mut Walk<G>) {
    let mut names: Vec<_> = walk.seats().map(|seat| walk.table.game().seat_name(seat)).collect();
    assert!(names.iter().all(|name| !name.is_empty()), "{names:?}");
    names.sort();
    names.dedup();
    assert_eq!(names.len(), walk.table.game().seats(), "{names:?}");
}
