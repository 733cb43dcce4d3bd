//! Every form starts games, and says what it asks.

use super::*;
use gambol_games::Kind;
use gambol_games::recipe::Recipe;
use gambol_table::NewTable;
use gambol_words::Words;
use serde_json::{Map, Value, json};

fn started(game: &str, fields: &[(String, String)]) {
    let mut all = vec![("game".to_owned(), game.to_owned())];
    all.extend(fields.iter().cloned());
    NewTable::from_form(&all).unwrap_or_else(|error| panic!("{game} {fields:?}: {error:?}"));
}

#[test]
fn every_choice_of_every_form_starts_a_game() {
    for form in FORMS {
        for field in form.fields {
            let with = |value: &str| {
                let mut fields = vec![(format!("o.{}", field.key), value.to_owned())];
                if let Some(mode) = field.modes.first().filter(|mode| **mode != "plain") {
                    fields.push(("o.mode".into(), (*mode).into()));
                }
                fields
            };
            match field.ask {
                Ask::One(choices) => {
                    for choice in choices {
                        started(form.game, &with(choice.value));
                    }
                }
                Ask::Number(least, most, usual) => {
                    for number in [least, most, usual] {
                        started(form.game, &with(&number.to_string()));
                    }
                }
                Ask::Several(choices, usual) => {
                    assert!(usual.iter().all(|value| choices.iter().any(|choice| choice.value == *value)));
                    let name = format!("o.{}[]", field.key);
                    let fields: Vec<_> =
                        usual.iter().map(|value| (name.clone(), (*value).to_owned())).collect();
                    started(form.game, &fields);
                }
            }
        }
    }
}

#[test]
fn the_usual_choice_is_what_the_game_takes_if_nothing_is_said() {
    for form in FORMS {
        let kind = Kind::named(form.game).expect("a game");
        let whole = kind.start(&Map::new()).expect("defaults").options();
        for field in form.fields.iter().filter(|field| field.is_in("free-for-all")) {
            let usual = match field.ask {
                Ask::One(choices) => choices[0].value.to_owned(),
                Ask::Number(_, _, usual) => usual.to_string(),
                Ask::Several(_, usual) => json!(usual).to_string(),
            };
            let usual = serde_json::from_str(&usual).unwrap_or(Value::from(usual));
            if let Some(value) = whole.get(field.key).filter(|_| usual != "") {
                assert_eq!(*value, usual, "{} {}", form.game, field.key);
            }
        }
        for key in whole.keys().filter(|key| *key != "board") {
            let asked = form.fields.iter().chain(form.recipe).any(|field| field.key == key);
            assert!(asked, "{}: nothing asks for {key}", form.game);
        }
    }
}

#[test]
fn every_recipe_makes_a_board() {
    for form in FORMS {
        for field in form.recipe {
            let values: Vec<String> = match field.ask {
                Ask::One(choices) => choices.iter().map(|choice| choice.value.to_owned()).collect(),
                Ask::Number(least, most, usual) => {
                    [least, most, usual].map(|number| number.to_string()).into()
                }
                Ask::Several(..) => panic!("no recipe asks for several things"),
            };
            for text in values {
                let value = serde_json::from_str(&text).unwrap_or(Value::from(text));
                let choices = Map::from_iter([(field.key.to_owned(), value)]);
                let recipe = Recipe::read(Kind::named(form.game).unwrap(), &choices);
                assert!(recipe.unwrap_or_else(|error| panic!("{error}")).board().is_object());
            }
        }
    }
}

#[test]
fn everything_has_words() {
    let words = Words::english();
    let said = |key: &str| assert!(key.is_empty() || words.has(key), "{key}");
    for field in FORMS.iter().flat_map(|form| form.fields.iter().chain(form.recipe)) {
        said(field.label);
        said(field.help);
        if let Ask::One(choices) | Ask::Several(choices, _) = field.ask {
            for choice in choices {
                said(choice.label);
                said(choice.help);
            }
        }
    }
}
