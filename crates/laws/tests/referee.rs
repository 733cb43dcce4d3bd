//! Whatever a program asks of the referee, it gets one line of JSON, and what is refused changes nothing.

use gambol_core::Dice;
use gambol_games::Plain;
use gambol_games::referee::Referee;
use gambol_laws::laws::misspelled;
use gambol_laws::samples;
use serde_json::{Value, json};

fn ask(referee: &mut Referee<'_>, line: &str) -> Value {
    let answer = referee.answer(line.as_bytes());
    assert!(!answer.contains('\n'), "{line}: {answer}");
    serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{line}: {error}: {answer}"))
}

/// Everything that the referee says about its game.
fn told(referee: &mut Referee<'_>) -> Vec<Value> {
    let requests =
        [json!({"node": true}), json!({"state": "full"}), json!({"state": 1}), json!({"record": true})];
    requests.iter().map(|request| ask(referee, &request.to_string())).collect()
}

/// Some request, mostly one that makes sense here.
fn request(node: &Value, dice: &mut Dice) -> Value {
    let played = node["ply"].as_u64().unwrap_or(0);
    let action = match node["node"].as_str() {
        Some("decision" | "simultaneous") => {
            let lists = node["legal"].as_object().expect("a decision has legal lists");
            let mut chosen: Vec<(String, Value)> = Vec::new();
            for (seat, list) in lists {
                let list = list.as_array().expect("a legal list is a list");
                chosen.push((seat.clone(), list[dice.index(list.len())].clone()));
            }
            if node["node"] == "decision" { chosen[0].1.clone() } else { chosen.into_iter().collect() }
        }
        Some("chance") => {
            let outcomes = node["chance"].as_array().expect("chance has outcomes");
            outcomes[dice.index(outcomes.len())][0].clone()
        }
        _ => json!("pass"),
    };
    match dice.below(16) {
        0 => json!({"undo": dice.below(4)}),
        1 => json!({"undo": played + u64::from(dice.below(2))}),
        2 => json!({"perft": dice.below(2)}),
        3 => json!({"state": dice.below(6)}),
        4 => json!({"record": true}),
        5 => json!({"apply": {"0": action, "1": action}}),
        6 => json!({"apply": null}),
        _ => json!({"apply": action}),
    }
}

#[test]
fn every_request_gets_one_line_of_json_and_what_is_refused_changes_nothing() {
    let mut dice = Dice::new(1);
    for (game, modes) in samples::all() {
        for (mode, number) in modes.iter().flat_map(|mode| (0..10).map(move |number| (mode, number))) {
            let mut referee = Referee::new(&Plain);
            let options = mode.options(&mut mode.dice(number));
            let new = json!({"new": {"game": game, "options": options}});
            let mut node = ask(&mut referee, &new.to_string());
            for _ in 0..30 {
                let mut line = request(&node, &mut dice).to_string();
                if dice.below(4) == 0 {
                    line = misspelled(&line, &mut dice);
                }
                // A misspelled depth may be a large one, and a large one takes long.
                let digits: String = line.chars().filter(char::is_ascii_digit).collect();
                if line.contains("perft") && !["", "0", "1"].contains(&digits.as_str()) {
                    continue;
                }
                let before = told(&mut referee);
                let answer = ask(&mut referee, &line);
                if answer["ok"] == false {
                    assert!(answer["error"]["code"].is_string(), "{line}: {answer}");
                    assert_eq!(told(&mut referee), before, "{line}");
                }
                node = ask(&mut referee, r#"{"node": true}"#);
            }
        }
    }
}
