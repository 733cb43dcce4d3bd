//! Whatever is wrong with a board, options, a code or a record is said in words.

use crate::keys::messages;
use crate::play::{assert_sentence, start};
use gambol_core::{Action, Dice, SetupError};
use gambol_games::{Kind, boards, code};
use gambol_laws::samples::{self, Options};
use gambol_words::Words;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Breaks one thing somewhere within a value.
fn bend(value: &mut Value, dice: &mut Dice) {
    let deeper = dice.below(4) > 0;
    match value {
        Value::Object(map) if deeper && !map.is_empty() => {
            let at = dice.index(map.len());
            bend(map.values_mut().nth(at).expect("there are so many"), dice);
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let at = dice.index(items.len());
            bend(&mut items[at], dice);
        }
        Value::Object(map) if dice.below(2) == 0 => {
            let key = map.keys().nth(dice.index(map.len().max(1))).cloned().unwrap_or_default();
            let taken = map.remove(&key).unwrap_or(json!(1));
            if dice.below(2) == 0 {
                map.insert(["z9", "nmae", "a01", "c3"][dice.index(4)].to_owned(), taken);
            }
        }
        Value::Array(items) if !items.is_empty() && dice.below(2) == 0 => {
            let item = items[dice.index(items.len())].clone();
            if dice.below(2) == 0 { items.push(item) } else { items[0] = item }
        }
        _ => {
            let others = [
                json!(null),
                json!(true),
                json!("x"),
                json!("a1"),
                json!("N"),
                json!(-1),
                json!(0),
                json!(1),
                json!(7),
                json!(99),
                json!(2.5),
                json!([]),
                json!(["a", "a"]),
                json!({}),
                json!(["N", "N"]),
                json!([["N", "E"], ["E", "S"]]),
                json!("Z9 and more"),
            ];
            *value = others[dice.index(others.len())].clone();
        }
    }
}

/// Errors of many bent set-ups.
fn errors() -> Vec<SetupError> {
    let mut found = Vec::new();
    for (kind, modes) in samples::all() {
        for mode in modes {
            let mut dice = mode.dice(17);
            for number in 0..120 {
                let mut options = mode.options(&mut dice);
                if number % 3 == 0 {
                    options = start(kind, &options).1;
                }
                let mut whole = Value::Object(options);
                (0..=dice.index(2)).for_each(|_| bend(&mut whole, &mut dice));
                if let Value::Object(options) = whole {
                    found.extend(kind.start(&options).err());
                }
            }
        }
    }
    let mut dice = Dice::new(5);
    for built_in in boards::all() {
        for _ in 0..40 {
            let mut board: Value = serde_json::from_str(built_in.json).expect("a board");
            (0..=dice.index(3)).for_each(|_| bend(&mut board, &mut dice));
            found.extend(code::playable(&board).err());
            found.extend(built_in.game.start(&Map::from_iter([("board".into(), board)])).err());
        }
    }
    found
}

#[test]
fn every_error_of_options_and_boards_is_said_in_our_words() {
    let words = Words::marked();
    let mut said = BTreeSet::new();
    let errors = errors();
    assert!(errors.len() > 1500, "{}", errors.len());
    let flaws: Vec<_> = errors.iter().flat_map(SetupError::flaws).collect();
    for flaw in &flaws {
        // The place, what was expected there and what was found are each said by us.
        let told = words.flaw(flaw);
        assert!(told.matches('⟦').count() >= 3, "{flaw}\n{told}");
        assert_eq!(words.missing(), 0, "{flaw}: {told}");
        said.extend([flaw.expected.name, flaw.found.name]);
    }
    assert!(said.len() > 30, "{said:?}");
    let english = Words::english();
    for flaw in flaws.iter().take(600) {
        let told = english.flaw(flaw);
        assert!(told.contains(&flaw.at) && told.ends_with('.') && !told.contains("⟨"), "{told}");
    }
}

#[test]
fn every_phrase_is_one_that_core_or_a_game_hands_over() {
    let source = crate::keys::code_of("crates/games/src") + &crate::keys::code_of("crates/core/src");
    for phrase in &messages("errors.ftl")["phrase"] {
        assert!(source.contains(&format!("\"{phrase}\"")), "no game says {phrase}");
    }
}

#[test]
fn every_wrong_code_is_told() {
    let words = Words::english();
    let right = code::of_built_in(boards::all().next().unwrap());
    let mut told = BTreeSet::new();
    let mut dice = Dice::new(3);
    let mut wrong: Vec<String> =
        ["", "1", "1dgAAAA", "2dgAAAA", "1gbAAAA", "1xbAAAA", "1d b!AAAA"].map(str::to_owned).into();
    wrong.push("1".repeat(code::LONGEST + 1));
    for _ in 0..200 {
        let mut letters: Vec<char> = right.chars().collect();
        let at = dice.index(letters.len());
        letters[at] = ['a', 'Z', '0', '-', '_', '!', 'g'][dice.index(7)];
        wrong.push(letters.into_iter().collect());
    }
    for text in wrong {
        if let Err(error) = code::read(&text) {
            let sentence = words.code_error(&error);
            assert_sentence(&sentence, &text);
            told.insert(sentence);
        }
    }
    assert!(told.len() > 6, "{told:?}");
    assert_eq!(words.missing(), 0);
}

#[test]
fn every_wrong_record_is_told() {
    let words = Words::english();
    let (mut game, _) = start(Kind::Duel, &Options::new());
    let mut dice = Dice::new(8);
    for _ in 0..6 {
        let action = game.random_action(&mut dice).expect("the game goes on");
        game.apply(&action).expect("a legal action");
    }
    let right = game.record();
    assert!(gambol_games::replay(&right).is_ok());
    let mut wrong = Vec::new();
    let mut bent = |change: &dyn Fn(&mut gambol_core::Record)| {
        let mut record = right.clone();
        change(&mut record);
        wrong.push(record);
    };
    bent(&|record| record.game = "chess".into());
    bent(&|record| record.rules = "0".into());
    bent(&|record| record.options["board"] = json!("nowhere"));
    bent(&|record| record.hashes = vec!["x".into()]);
    bent(&|record| record.hashes[2] = "x".into());
    bent(&|record| record.actions[3] = Action::read("place c1"));
    bent(&|record| record.actions[3] = Action::read("nonsense"));
    bent(&|record| {
        record.result = Some(gambol_core::RecordResult {
            winners: vec![0],
            scores: None,
            returns: vec![1.0, -1.0],
            ending: gambol_core::Ending::Rules,
        });
    });
    let mut sentences = BTreeSet::new();
    for record in wrong {
        let error = gambol_games::replay(&record).err().expect("the record is wrong");
        let told = words.record_error(&record, &error);
        assert!(told.ends_with('.') && !told.contains('⟨'), "{told}");
        sentences.insert(told);
    }
    assert_eq!((sentences.len(), words.missing()), (8, 0), "{sentences:?}");
}
