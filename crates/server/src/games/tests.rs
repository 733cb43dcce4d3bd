//! Every form starts games, and says what it asks.

use super::form::{Ask, PLAIN};
use super::*;
use gambol_games::recipe::Recipe;
use gambol_table::NewTable;
use gambol_words::Words;
use serde_json::json;

fn started(game: Kind, fields: &[(String, String)]) {
    let mut all = vec![("game".to_owned(), game.name().to_owned())];
    all.extend(fields.iter().cloned());
    NewTable::from_form(&all).unwrap_or_else(|error| panic!("{game} {fields:?}: {error:?}"));
}

#[test]
fn every_choice_of_every_form_starts_a_game() {
    for kind in Kind::ALL {
        let form = of(kind).form();
        for field in form.fields {
            let with = |value: &str| {
                let mut fields = vec![(format!("o.{}", field.key), value.to_owned())];
                if let Some(mode) = field.modes.first().filter(|mode| **mode != PLAIN) {
                    fields.push(("o.mode".into(), (*mode).into()));
                }
                fields
            };
            match field.ask {
                Ask::One(choices) => {
                    for choice in choices {
                        started(kind, &with(choice.value));
                    }
                }
                Ask::Number(least, most, usual) => {
                    for number in [least, most, usual] {
                        started(kind, &with(&number.to_string()));
                    }
                }
                Ask::Counts(kinds, most, usual) => {
                    for counted in kinds {
                        let other =
                            kinds.iter().find(|other| other.value != counted.value).expect("two kinds");
                        for number in [0, most, usual] {
                            // The total must be even.
                            let fields = [(counted, number), (other, number % 2)];
                            let named = |(one, number): (&form::Choice, u64)| {
                                (format!("o.{}.{}", field.key, one.value), number.to_string())
                            };
                            started(kind, &fields.map(named));
                        }
                    }
                }
                Ask::Several(choices, usual) => {
                    assert!(usual.iter().all(|value| choices.iter().any(|choice| choice.value == *value)));
                    let name = format!("o.{}[]", field.key);
                    let fields: Vec<_> =
                        usual.iter().map(|value| (name.clone(), (*value).to_owned())).collect();
                    started(kind, &fields);
                }
            }
        }
    }
}

#[test]
fn the_usual_choice_is_what_the_game_takes_if_nothing_is_said() {
    for kind in Kind::ALL {
        let form = of(kind).form();
        let whole = kind.start(&Map::new()).expect("defaults").options();
        for field in form.fields.iter().filter(|field| field.is_in(form.mode(None, true))) {
            let usual = match field.ask {
                Ask::One(choices) => choices[0].value.to_owned(),
                Ask::Number(_, _, usual) => usual.to_string(),
                Ask::Several(_, usual) => json!(usual).to_string(),
                Ask::Counts(kinds, _, usual) => {
                    let counts: Map<_, _> =
                        kinds.iter().map(|kind| (kind.value.to_owned(), json!(usual))).collect();
                    Value::from(counts).to_string()
                }
            };
            let usual = serde_json::from_str(&usual).unwrap_or(Value::from(usual));
            if let Some(value) = whole.get(field.key).filter(|_| usual != "") {
                assert_eq!(*value, usual, "{kind} {}", field.key);
            }
        }
        for key in whole.keys().filter(|key| *key != "board") {
            let asked = form.fields.iter().chain(form.recipe).any(|field| field.key == key);
            assert!(asked, "{kind}: nothing asks for {key}");
        }
    }
}

#[test]
fn every_recipe_makes_a_board() {
    for kind in Kind::ALL {
        let form = of(kind).form();
        for field in form.recipe {
            let values: Vec<String> = match field.ask {
                Ask::One(choices) => choices.iter().map(|choice| choice.value.to_owned()).collect(),
                Ask::Number(least, most, usual) => {
                    [least, most, usual].map(|number| number.to_string()).into()
                }
                Ask::Several(..) | Ask::Counts(..) => panic!("no recipe asks for several things"),
            };
            for text in values {
                let value = serde_json::from_str(&text).unwrap_or(Value::from(text));
                let choices = Map::from_iter([(field.key.to_owned(), value)]);
                let recipe = Recipe::read(kind, &choices);
                assert!(recipe.unwrap_or_else(|error| panic!("{error}")).board().is_object());
            }
        }
    }
}

#[test]
fn everything_has_words() {
    let words = Words::english();
    let said = |key: &str| assert!(key.is_empty() || words.has(key), "{key}");
    let forms = Kind::ALL.map(|kind| of(kind).form());
    for field in forms.iter().flat_map(|form| form.fields.iter().chain(form.recipe)) {
        said(field.label);
        said(field.help);
        if let Ask::One(choices) | Ask::Several(choices, _) | Ask::Counts(choices, ..) = field.ask {
            for choice in choices {
                said(choice.label);
                said(choice.help);
            }
        }
    }
}

#[test]
fn every_board_that_ships_has_a_shape() {
    for kind in Kind::ALL {
        for board in kind.boards() {
            let json = serde_json::from_str(board.json).expect("boards are JSON");
            assert!(of(kind).shape(&json).is_some(), "{kind}: {}", board.name);
        }
    }
}
