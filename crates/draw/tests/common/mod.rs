//! Boards and states made up for tests, so that no drawing changes because a board that ships does.

use gambol_core::grid::{Cell, Direction};
use gambol_games::Kind;
use serde_json::{Map, Value, json};

/// Something to draw.
pub(crate) struct Fixture {
    pub(crate) kind: Kind,
    pub(crate) options: Map<String, Value>,
    pub(crate) state: Value,
    pub(crate) before: Value,
    pub(crate) after: Value,
    pub(crate) action: &'static str,
    pub(crate) legal: Vec<String>,
}

fn map(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        other => panic!("expected an object, found {other}"),
    }
}

fn legal(actions: &[&str]) -> Vec<String> {
    actions.iter().map(|&action| action.to_owned()).collect()
}

fn ways(files: u8, ranks: u8, who: &[&str], bare: &[&str]) -> Map<String, Value> {
    let mut fields = Map::new();
    for rank in 0..ranks {
        for file in 0..files {
            let cell = Cell { file, rank }.to_string();
            if bare.contains(&cell.as_str()) {
                continue;
            }
            let here = who.iter().enumerate().filter_map(|(index, name)| {
                let mix = file as usize * 3 + rank as usize * 5 + index * 2;
                (mix % 4 != 3).then(|| ((*name).to_owned(), Value::from(Direction::ALL[mix % 8].name())))
            });
            fields.insert(cell, Value::Object(here.collect()));
        }
    }
    fields
}

fn muddy_ride() -> Fixture {
    let fields = ways(6, 6, &["N", "E", "S", "W"], &["b6", "f5", "e1", "a2"]);
    let at = |n: &str, e: &str| json!({"animals": {"N": n, "E": e, "S": "e6"}, "arrived": ["W"], "turn": 0, "phase": "jump", "splasher": null});
    Fixture {
        kind: Kind::MuddyRide,
        options: map(
            json!({"board": {"game": "muddy-ride", "name": "Made up", "size": 6, "fields": fields}}),
        ),
        before: at("c3", "a5"),
        state: at("c3", "b4"),
        after: at("e3", "b5"),
        action: "d3",
        legal: legal(&["b3", "d3", "c2", "splash NE"]),
    }
}

fn duel() -> Fixture {
    let at = |light: &str, dark: &str, tokens: [u8; 2]| {
        json!({"light": light, "dark": dark, "turn": 0, "phase": "open", "tokens": tokens,
               "unseen": {"good-shot": 3, "double-blast": 2, "booster": 1, "dummy": 2}, "has_stepped": false, "has_fired": false, "again": false})
    };
    Fixture {
        kind: Kind::Duel,
        options: map(
            json!({"board": {"game": "duel", "name": "Made up", "fields": ways(5, 6, &["light", "dark"], &["c3"])}}),
        ),
        before: at("c2", "c5", [5, 3]),
        state: at("c2", "d5", [5, 3]),
        after: at("b3", "d4", [5, 3]),
        action: "b2",
        legal: legal(&["b2", "d2", "b1", "c1", "d1", "fire"]),
    }
}

/// A sheet with a square of every type.
fn kangaruse() -> Fixture {
    let kinds = [
        "score",
        "water",
        "food",
        "shelter",
        "toys",
        "gems",
        "coins",
        "chests",
        "start",
        "tree",
        "kangaroo",
        "tasmanian-devil",
        "tasmanian-tiger",
        "echidna",
        "thorny-devil",
        "moth",
        "koala",
        "platypus",
        "sugar-glider",
        "mistletoebird",
        "numbat",
        "cacketoo",
        "frog",
        "crocodile",
        "dingo",
        "kiwi",
        "quoll",
    ];
    let mut squares = Map::new();
    for (index, kind) in kinds.iter().enumerate() {
        let cell = Cell { file: index as u8 % 9, rank: 1 + index as u8 / 9 }.to_string();
        let square = match *kind {
            "score" => json!({"type": kind, "value": 12}),
            "echidna" => json!({"type": kind, "value": 7}),
            _ => json!({"type": kind}),
        };
        squares.insert(cell, square);
    }
    squares.insert("a1".into(), json!({"type": "score", "value": -3}));
    squares.insert("b1".into(), json!({"type": "score", "value": 4}));
    let at = |first: &str, crossed: &[&str], points: i64| {
        json!({"kangaroos": [first, "i4", "h1"], "out": [false, false, true], "crossed": crossed, "turn": 0, "phase": "jump",
               "gained": [{"score": 4, "water": 2}, {"gems": 3, "toys": 1}, {}], "points": [points, 8, 0]})
    };
    Fixture {
        kind: Kind::Kangaruse,
        options: map(
            json!({"board": {"game": "kangaruse", "name": "Every square", "files": 9, "ranks": 4, "numbers_on": "files",
            "numbers": [1, 2, 3, 4, 1, 2, 3, 4, 1], "directions": ["N", "E", "S", "W"], "squares": squares}}),
        ),
        before: at("c1", &["e3"], 4),
        state: at("c2", &["c1", "e3"], 4),
        after: at("c3", &["c1", "c2", "e3"], 9),
        action: "c3",
        legal: legal(&["c3", "a2", "e2", "stop"]),
    }
}

fn two_paths() -> Fixture {
    let at = |fox: &str, phase: &str, announced: Value| {
        json!({"south": {"F": fox, "H": "b2", "G": "home"}, "north": {"F": "b6", "H": "c6", "G": "a4"}, "turn": 0, "try": 2,
               "phase": phase, "announced": announced, "hidden": null})
    };
    Fixture {
        kind: Kind::TwoPaths,
        options: map(json!({"rows": 7})),
        before: at("b1", "hide", Value::Null),
        state: at("a2", "hide", Value::Null),
        after: at("a3", "block", "F".into()),
        action: "F:W",
        legal: legal(&["F:W", "F:E", "H:W", "H:E"]),
    }
}

fn gunst() -> Fixture {
    let at = |life: [u8; 2], x: u8, w: u8| {
        json!({"round": 2, "life": life, "gods": [{"X": x, "V": 0, "E": 1, "A": 2}, {"X": 0, "V": 3, "E": 0, "A": 1}],
               "field": [{"K": 1, "W": w, "F": 0, "T": 1, "S": 2}, {"K": 0, "W": 3, "F": 2, "T": 0, "S": 1}],
               "doubled": [["W"], []], "in_play": [[], ["V"]], "spent": null, "say": 1, "phase": "judgement", "to_act": [1]})
    };
    Fixture {
        kind: Kind::Gunst,
        options: map(json!({"life": 12, "rounds": 4})),
        before: at([12, 10], 0, 2),
        state: at([11, 10], 1, 2),
        after: at([9, 10], 2, 0),
        action: "V:W",
        legal: legal(&["V:K", "V:W", "V:T", "V:S"]),
    }
}

/// One for each game.
pub(crate) fn fixtures() -> [Fixture; 5] {
    [muddy_ride(), duel(), kangaruse(), two_paths(), gunst()]
}
