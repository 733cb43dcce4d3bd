//! How games and sheets are introduced.

use crate::play::{assert_sentence, assert_whole};
use gambol_games::Kind;
use gambol_words::{Arg, Teller, Words, about};
use serde_json::{Map, Value, json};

#[test]
fn every_game_is_introduced() {
    let words = Words::english();
    for kind in Kind::ALL {
        let about = about(&words, kind);
        assert_eq!(about.title, kind.title());
        assert_sentence(&about.sentence, kind.name());
        assert!(about.players.starts_with('2') && about.length.contains("minutes"), "{about:?}");
    }
    assert_eq!(words.missing(), 0);
}

#[test]
fn the_rules_of_the_squares_on_a_sheet_are_told_once_each() {
    let words = Words::english();
    let legend = |sheet: Value| {
        let options = Map::from_iter([("board".to_owned(), sheet)]);
        Teller {
            words: &words,
            kind: Kind::Kangaruse,
            options: &options,
            names: &[],
            reader: None,
            turned: None,
        }
        .legend()
    };
    let sheet = json!({"squares": {"a1": {"type": "koala"}, "b1": {"type": "koala"}, "c1": {"type": "score", "value": 2}}});
    let rules = legend(sheet);
    assert_eq!(rules.iter().map(|(kind, ..)| *kind).collect::<Vec<_>>(), ["score", "koala"]);
    let kinds = gambol_games::kangaruse::SQUARE_TYPES;
    let squares: Map<String, Value> =
        kinds.iter().map(|(kind, _)| ((*kind).to_owned(), json!({"type": kind}))).collect();
    let all = legend(json!({"squares": squares}));
    assert_eq!(all.len(), kinds.len());
    for (kind, name, rule) in &all {
        assert_whole(name, kind);
        assert_sentence(rule, kind);
    }
    assert_eq!(words.missing(), 0);
}

#[test]
fn one_choice_is_never_told_as_one_of_one() {
    for tag in Words::languages() {
        let words = Words::for_language(tag);
        let of = |choices: i64| [("count", Arg::from(1)), ("of", choices.into()), ("lost", "7".into())];
        let little = ["nothing", "little", "least", "searched"];
        for key in little.map(|key| format!("review-accuracy-{key}")) {
            let only = words.say(&key, &of(1));
            assert_sentence(&only, tag);
            assert!(!only.replace("0.1", "").replace("0,1", "").contains('1'), "{tag}: {only}");
        }
        let several = words.say("review-accuracy-searched", &of(3));
        assert!(several.contains('3'), "{tag}: {several}");
        assert_eq!(words.missing(), 0, "{tag}");
    }
}
