//! What a new table can choose.

use crate::play::{assert_sentence, assert_whole};
use gambol_games::any;
use gambol_words::{OptionText, Values, Words, about, options, square_rules};
use serde_json::{Map, Value, json};

/// Every option and value that a form can send.
fn values(option: &OptionText) -> Vec<Value> {
    match &option.values {
        Values::OneOf(values) => values.iter().map(|(value, _)| value.clone()).collect(),
        Values::Flag => vec![json!(true), json!(false)],
        Values::Whole { least, most } => vec![json!(least), json!(most)],
        Values::Counts(kinds) => {
            let count = |count: i64| kinds.iter().map(move |(kind, _)| ((*kind).to_owned(), json!(count)));
            vec![Value::Object(count(0).collect()), Value::Object(count(6).collect())]
        }
    }
}

#[test]
fn every_value_that_is_offered_is_accepted_by_the_game() {
    let words = Words::english();
    for kind in any::GAMES {
        for option in options(&words, kind.name) {
            let mut tried = values(&option);
            assert!(
                tried.contains(&option.default)
                    || matches!(option.values, Values::Whole { .. } | Values::Counts(_))
            );
            tried.push(option.default.clone());
            for value in tried {
                let with = option.only.clone().map_or(vec![None], |(key, values)| {
                    values.into_iter().map(|value| Some((key, value))).collect()
                });
                for other in with {
                    let mut given = Map::new();
                    given.insert(option.key.to_owned(), value.clone());
                    if let Some((key, value)) = other {
                        given.insert(key.to_owned(), json!(value));
                    }
                    if let Err(error) = kind.start(&given) {
                        panic!("{} {given:?}: {error}", kind.name);
                    }
                }
            }
        }
    }
}

#[test]
fn a_default_is_what_the_game_takes_if_nothing_is_said() {
    let words = Words::english();
    for kind in any::GAMES {
        let whole = kind.start(&Map::new()).expect("defaults").record().options;
        for option in options(&words, kind.name).iter().filter(|option| !option.makes_board) {
            if let Some(value) = whole.get(option.key)
                && option.only.as_ref().is_none_or(|(key, values)| {
                    values.iter().any(|value| whole.get(*key).is_some_and(|other| other == value))
                })
            {
                assert_eq!(*value, option.default, "{} {}", kind.name, option.key);
            }
        }
    }
}

#[test]
fn every_option_of_a_game_is_explained() {
    let words = Words::english();
    for kind in any::GAMES {
        let told = options(&words, kind.name);
        let whole = kind.start(&Map::new()).expect("defaults").record().options;
        for key in whole.keys().filter(|key| *key != "board") {
            assert!(told.iter().any(|option| option.key == key), "{}: nothing explains {key}", kind.name);
        }
        for option in told {
            assert_whole(&option.name, option.key);
            assert_sentence(&option.help, option.key);
            match &option.values {
                Values::OneOf(values) => values.iter().for_each(|(_, words)| assert_whole(words, option.key)),
                Values::Counts(kinds) => kinds.iter().for_each(|(_, words)| assert_whole(words, option.key)),
                Values::Flag | Values::Whole { .. } => {}
            }
        }
    }
    assert_eq!(words.missing(), 0);
}

#[test]
fn every_game_is_introduced() {
    let words = Words::english();
    for kind in any::GAMES {
        let about = about(&words, kind.name).expect("a game");
        assert_eq!(about.title, kind.title);
        assert_sentence(&about.sentence, kind.name);
        assert!(about.players.starts_with('2') && about.length.contains("minutes"), "{about:?}");
    }
    assert_eq!(about(&words, "chess"), None);
    assert_eq!(words.missing(), 0);
}

#[test]
fn the_rules_of_the_squares_on_a_sheet_are_told_once_each() {
    let words = Words::english();
    let sheet = json!({"squares": {"a1": {"type": "koala"}, "b1": {"type": "koala"}, "c1": {"type": "score", "value": 2}}});
    let rules = square_rules(&words, &sheet);
    assert_eq!(rules.iter().map(|(kind, ..)| *kind).collect::<Vec<_>>(), ["score", "koala"]);
    let kinds = gambol_games::kangaruse::KINDS;
    let squares: Map<String, Value> =
        kinds.iter().map(|(kind, _)| ((*kind).to_owned(), json!({"type": kind}))).collect();
    let all = square_rules(&words, &json!({"squares": squares}));
    assert_eq!(all.len(), kinds.len());
    for (kind, name, rule) in &all {
        assert_whole(name, kind);
        assert_sentence(rule, kind);
    }
    assert_eq!(words.missing(), 0);
}
