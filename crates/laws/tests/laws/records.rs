//! Records of any of our games.

use gambol_core::{AnyMatch, Playable, Record};
use gambol_games::{RecordError, replay};
use gambol_laws::{Walk, after, everywhere};

/// A record is found to be of its game by name alone; one of no game of ours, or with options of none, is refused.
fn a_record_knows_its_game<G: Playable>(walk: &mut Walk<G>) {
    let record = walk.table.record();
    let again = replay(&record).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((again.game(), again.record()), (G::NAME, record.clone()));
    let other_game = Record { game: "chess".into(), ..record.clone() };
    assert!(matches!(replay(&other_game), Err(RecordError::UnknownGame(_))));
    let mut other_options = record;
    other_options.options.insert("no such option".into(), 1.into());
    assert!(matches!(replay(&other_options), Err(RecordError::Setup(_))));
}

#[test]
fn records_know_their_game() {
    everywhere!(after, 10, a_record_knows_its_game);
}

/// Hashes cover a state as JSON text; a dependency that keeps keys in another order would change every one of them.
#[test]
fn json_objects_are_written_with_sorted_keys() {
    let state: serde_json::Value =
        serde_json::from_str(r#"{"b": 1, "a": {"d": 2, "c": 3}}"#).expect("this is JSON");
    assert_eq!(state.to_string(), r#"{"a":{"c":3,"d":2},"b":1}"#);
}
