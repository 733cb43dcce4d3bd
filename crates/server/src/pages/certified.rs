//! Certificates: what is known about a board that ships, and how it was measured.

use super::shell::Shell;
use gambol_games::Kind;
use gambol_games::boards;
use gambol_words::certified;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

/// What is known about a board, for people.
pub(super) struct Certificate {
    /// All of it in a sentence or two.
    pub(super) sentence: String,
    /// Each way of playing on it, with what is known about that.
    pub(super) set_ups: Vec<(String, String)>,
    /// The command that measures it again.
    pub(super) command: String,
    /// The way of playing that it is for, unless that is the usual one.
    pub(super) way: Option<Way>,
}

/// A way of playing that has to be chosen.
pub(super) struct Way {
    pub(super) title: String,
    /// Its options as a form sends them.
    pub(super) fields: Vec<(String, String)>,
}

impl Way {
    fn of((title, options): (String, Map<String, Value>)) -> Way {
        let told = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let fields = |(key, value): (&String, &Value)| match value {
            // The form has a box for each of several.
            Value::Array(several) if several.iter().all(Value::is_string) => {
                several.iter().map(|one| (format!("o.{key}[]"), told(one))).collect()
            }
            value => vec![(format!("o.{key}"), told(value))],
        };
        Way { title, fields: options.iter().flat_map(fields).collect() }
    }

    /// The same behind the address of the form.
    pub(super) fn query(&self) -> String {
        self.fields.iter().fold(String::new(), |query, field| {
            query + "&" + &serde_urlencoded::to_string([field]).unwrap_or_default()
        })
    }
}

/// The certificate of a board that ships.
fn read(kind: Kind, name: &str) -> Option<Value> {
    serde_json::from_str(boards::named(kind, name)?.certificate).ok()
}

/// This share of a tile set's layouts has to be good.
const GOOD: f64 = 0.9;

/// How far a board is from what is good for a game with these options: 0 if it is. None if nobody has measured that.
pub(super) fn flaw(kind: Kind, name: &str, options: &Map<String, Value>) -> Option<f64> {
    let certificate = read(kind, name)?;
    if let Some(layouts) = certificate.get("layouts") {
        let layouts = alike(kind, std::slice::from_ref(layouts), options)?;
        return Some((GOOD - layouts["good"].as_f64()? / layouts["tried"].as_f64()?).max(0.0));
    }
    boards::flaw(&set_up(kind, &certificate, options)?)
}

/// What is known of a board for a game with these options.
fn set_up(kind: Kind, certificate: &Value, options: &Map<String, Value>) -> Option<Value> {
    alike(kind, certificate["set_ups"].as_array()?, options)
}

/// That of some measurements, each with its options, which was made with these.
fn alike(kind: Kind, measured: &[Value], options: &Map<String, Value>) -> Option<Value> {
    // Some options decide which way of playing it is; the others have hardly a say in who wins.
    let keys: BTreeSet<&String> =
        measured.iter().filter_map(|one| one["options"].as_object()).flat_map(Map::keys).collect();
    let is_alike = |one: &&Value| {
        let own = one["options"].as_object().and_then(|own| complete(kind, own));
        own.is_some_and(|own| keys.iter().all(|key| own.get(*key) == options.get(*key)))
    };
    measured.iter().find(is_alike).cloned()
}

/// All options of a game with these, its board aside. Boards are measured in the same few ways, so each is worked out once.
fn complete(kind: Kind, options: &Map<String, Value>) -> Option<Arc<Map<String, Value>>> {
    type Known = BTreeMap<(Kind, String), Arc<Map<String, Value>>>;
    static KNOWN: Mutex<Known> = Mutex::new(BTreeMap::new());
    let key = (kind, serde_json::to_string(options).unwrap_or_default());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(whole) = known.get(&key) {
        return Some(Arc::clone(whole));
    }
    let mut whole = kind.start(options).ok()?.options();
    whole.remove("board");
    let whole = Arc::new(whole);
    known.insert(key, Arc::clone(&whole));
    Some(whole)
}

/// What a tile has room for: the most important sentence, and how long a game takes. Both are empty without a certificate.
pub(super) fn briefly(kind: Kind, name: &str, shell: &Shell) -> (String, String) {
    let told = certified(&shell.words, kind, &read(kind, name).unwrap_or_default());
    (told.brief, told.length)
}

/// How long a game with these options takes; empty if nobody has measured that.
pub(super) fn length(kind: Kind, name: &str, options: &Map<String, Value>, shell: &Shell) -> String {
    let known = read(kind, name).and_then(|certificate| set_up(kind, &certificate, options));
    certified(&shell.words, kind, &json!({ "set_ups": [known] })).length
}

impl Certificate {
    /// Of a board that ships.
    pub(super) fn of(kind: Kind, name: &str, shell: &Shell) -> Option<Certificate> {
        let certificate = read(kind, name)?;
        let told = certified(&shell.words, kind, &certificate);
        let command = certificate.pointer("/measured/command").and_then(Value::as_str).unwrap_or_default();
        Some(Certificate {
            sentence: shell.words.sentences(&told.sentences),
            set_ups: told.set_ups,
            command: command.to_owned(),
            way: told.way.map(Way::of),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(kind: Kind, given: &Value) -> Map<String, Value> {
        let mut whole = kind.start(given.as_object().unwrap()).unwrap().options();
        whole.remove("board");
        whole
    }

    #[test]
    fn a_tile_set_is_good_for_the_way_of_playing_that_it_was_measured_in() {
        let flaw = |given: Value| flaw(Kind::MuddyRide, "summer-shower", &options(Kind::MuddyRide, &given));
        assert_eq!(flaw(json!({})), Some(0.0));
        assert_eq!(flaw(json!({"animals": ["N", "E"]})), None);
        assert_eq!(flaw(json!({"mode": "white-horse"})), None);
        assert_eq!(flaw(json!({"mode": "secret"})), None);
    }

    #[test]
    fn a_way_of_playing_is_chosen_as_the_form_for_a_new_table_would() {
        let way = |options: Value| Way::of((String::new(), options.as_object().unwrap().clone()));
        let white_horse = way(json!({"mode": "white-horse", "teams": [["N", "E"], ["S", "W"]]}));
        let [mode, teams] = &white_horse.fields[..] else { panic!("two fields") };
        assert_eq!(*mode, ("o.mode".to_owned(), "white-horse".to_owned()));
        assert_eq!(*teams, ("o.teams".to_owned(), r#"[["N","E"],["S","W"]]"#.to_owned()));
        assert_eq!(way(json!({"animals": ["N", "E"]})).query(), "&o.animals%5B%5D=N&o.animals%5B%5D=E");
        assert_eq!(way(json!({"players": 4})).query(), "&o.players=4");
    }

    #[test]
    fn there_is_a_good_board_for_every_number_of_players_of_kangaruse() {
        for players in 2..=5 {
            let options = options(Kind::Kangaruse, &json!({ "players": players }));
            let is_good = |name: &str| flaw(Kind::Kangaruse, name, &options) == Some(0.0);
            assert!(Kind::Kangaruse.boards().any(|board| is_good(board.name)), "{players} players");
        }
    }
}
