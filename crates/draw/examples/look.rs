//! Writes pictures to look at: `cargo run -p gambol-draw --features png --example look -- FOLDER`.
//!
//! With `docs` as a second word, only the pictures of the README, under their names there.

use gambol_core::{Action, AnyMatch, Dice, Eyes, Node, Seat};
use gambol_draw::theme::Theme;
use gambol_draw::{Look, Marks, any_match, compose, contact, png};
use gambol_games::Kind;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;

/// The games with a name for the picture, options, and how many random actions with which seed lead to it.
fn all() -> Vec<(&'static str, &'static str, Value, usize, u64)> {
    vec![
        ("muddy-ride", "muddy-ride", json!({}), 5, 4),
        ("duel", "duel", json!({}), 7, 5),
        ("kangaruse", "kangaruse", json!({"players": 3, "seed": 11}), 12, 2),
        ("two-paths", "two-paths", json!({}), 18, 9),
        ("gunst", "gunst", json!({}), 1, 0),
        ("muddy-ride-8", "muddy-ride", json!({"board": "wide-meadow"}), 14, 3),
        ("muddy-ride-secret", "muddy-ride", json!({"mode": "secret"}), 8, 3),
        ("duel-large", "duel", json!({"size": "large"}), 6, 5),
        ("kangaruse-huge", "kangaruse", json!({"players": 5, "size": "huge", "seed": 3}), 30, 2),
        ("two-paths-ford", "two-paths", json!({"board": "the-ford"}), 12, 2),
        ("gunst-late", "gunst", json!({}), 16, 21),
    ]
}

fn main() {
    let mut words = std::env::args().skip(1);
    let out = words.next().unwrap_or_else(|| "/tmp/look".into());
    fs::create_dir_all(&out).expect("the folder can be made");
    if words.next().as_deref() == Some("docs") {
        return docs(&out);
    }
    for theme in Theme::ALL {
        let look = Look { theme, ..Look::default() };
        save(&out, &format!("pieces-{}", theme.name()), &contact::pieces(&look), 1540);
        for (name, game, options, plies, seed) in all() {
            let svg = scene(theme, "", &played(game, options, plies, seed));
            save(&out, &format!("{name}-{}", theme.name()), &svg, 1000);
            if theme == Theme::Light {
                save(&out, &format!("{name}-360"), &svg, 360);
            }
        }
        for (name, svg) in ways(theme) {
            save(&out, &format!("way-{name}-{}", theme.name()), &svg, 1000);
        }
        for (name, game, options, chosen) in drafts() {
            let svg = draft(theme, game, options, &chosen);
            save(&out, &format!("draft-{name}-{}", theme.name()), &svg, 1000);
        }
    }
}

/// Previews of ways that are not straight: round the edge, over everything, over other animals.
fn ways(theme: Theme) -> Vec<(&'static str, String)> {
    let square = |kind: &str| json!({"type": kind});
    let board = json!({"game": "kangaruse", "name": "Ways", "files": 6, "ranks": 5, "numbers_on": "files",
        "numbers": [2, 2, 3, 4, 1, 2], "directions": ["W", "E", "S", "W", "N"],
        "squares": {"a2": square("mistletoebird"), "b4": square("frog"), "e1": square("frog"), "c2": square("tree"),
            "e2": square("gems"), "d4": square("score")}});
    let sheet = json!({"board": board, "players": 2});
    let at = |one: &str, other: &str| {
        json!({"kangaroos": [one, other], "out": [false, false], "crossed": [], "turn": 0, "phase": "jump",
               "gained": [{}, {}], "points": [0, 0]})
    };
    let clearing = |fox: &str, hidden: Value| {
        json!({"south": {"F": fox, "H": "b3", "G": "c4"}, "north": {"F": "b7", "H": "c6", "G": "c5"}, "turn": 0,
               "try": 1, "phase": "hide", "announced": null, "hidden": hidden})
    };
    let draw = |game: &str, options: &Value, now: &Value, after: &Value, action: &str| {
        let options = options.as_object().expect("options are an object");
        let marks = Marks { preview: Some(after), action: Some(action), ..Marks::default() };
        let look = Look { theme, marks, ..Look::default() };
        gambol_draw::state(game, options, now, &look).expect("the state can be drawn")
    };
    vec![
        ("wrap", draw("kangaruse", &sheet, &at("a2", "f5"), &at("e2", "f5"), "e2")),
        ("hop", draw("kangaruse", &sheet, &at("b4", "f5"), &at("e1", "f5"), "e1")),
        (
            "leap",
            draw(
                "two-paths",
                &json!({"rows": 7}),
                &clearing("a2", Value::Null),
                &clearing("a2", "E".into()),
                "F:E",
            ),
        ),
    ]
}

/// Actions half put together: the game, its options, and the parts chosen.
fn drafts() -> Vec<(&'static str, &'static str, Value, Vec<&'static str>)> {
    let tiger = json!({"type": "tasmanian-tiger"});
    let tigers = json!({"game": "kangaruse", "name": "Tigers", "files": 6, "ranks": 5, "numbers_on": "files",
        "numbers": [1, 2, 3, 4, 1, 2], "directions": ["N", "E", "S", "W", "N"],
        "squares": {"b2": tiger, "c4": tiger, "e3": tiger, "a1": {"type": "gems"}, "f5": {"type": "frog"}, "d1": tiger,
            "c1": {"type": "score", "value": 8}, "c2": {"type": "tree"}, "e4": {"type": "quoll"}}});
    vec![
        ("secret", "muddy-ride", json!({"mode": "secret"}), vec!["*"]),
        ("duel-place", "duel", json!({"size": "large"}), vec![]),
        ("duel-step", "duel", json!({"size": "large"}), vec!["*"]),
        ("tiger", "kangaruse", json!({"board": tigers, "stop_when_scored": false}), vec!["*"]),
        ("line", "two-paths", json!({}), vec!["H"]),
        ("hide", "two-paths", json!({}), vec!["*"]),
        ("ting", "gunst", json!({}), vec!["K", "W", "W", "T", "S"]),
        ("steps", "gunst", json!({}), vec!["A", "X"]),
        ("deed", "gunst", json!({}), vec!["*"]),
    ]
}

/// The first position of random games in which these parts can be chosen; `*` is the first part that is not whole.
fn draft(theme: Theme, game: &str, options: Value, wanted: &[&str]) -> String {
    let Value::Object(options): Value = options else { unreachable!("options are an object") };
    for seed in 0..400 {
        let mut match_ =
            Kind::named(game).expect("the game exists").start(&options).expect("the options are right");
        let mut dice = Dice::new(seed);
        for _ in 0..30 {
            let asked = match match_.node() {
                Node::Decision { seat, legal } => Some((seat, legal)),
                Node::Simultaneous { mut legal } => Some(legal.remove(0)),
                _ => None,
            };
            if let Some((seat, legal)) = asked {
                let first = compose(game, &legal, &[]);
                let part = first.next.iter().find(|next| !legal.contains(&next.part));
                let is_ting = legal[0].starts_with("ting ");
                let starred =
                    wanted == ["*"] && !is_ting && !legal.iter().any(|action| action.starts_with("line "));
                let chosen: Vec<String> = match part {
                    Some(part) if starred => vec![part.part.clone()],
                    _ => wanted.iter().map(|&part| part.to_owned()).collect(),
                };
                if !compose(game, &legal, &chosen).open.is_empty() && (is_ting || !wanted.contains(&"K")) {
                    let marks = Marks { legal: &legal, chosen: &chosen, ..Marks::default() };
                    let look = Look { theme, viewer: seat, marks, ..Look::default() };
                    return any_match(match_.as_ref(), Eyes::Seat(seat), &look)
                        .expect("the match can be drawn");
                }
            }
            let Some(action) = match_.random_action(&mut dice) else { break };
            match_.apply(&action).expect("the action is legal");
        }
    }
    panic!("{game}: no position was found for {wanted:?}");
}

fn docs(out: &str) {
    for theme in [Theme::Light, Theme::Dark] {
        let look = Look { theme, ..Look::default() };
        let boards: Vec<_> = all()[..5]
            .iter()
            .cloned()
            .map(|(name, game, options, plies, seed)| {
                let played = played(game, options, plies, seed);
                (
                    played.last().expect("it has been set up").title(),
                    scene(theme, &format!("{name}-"), &played),
                )
            })
            .collect();
        write(&format!("{out}/contact-{}.png", theme.name()), &contact::sheet(&look, &boards), 1160);
    }
    for (name, game, options, plies, seed) in all().into_iter().take(5) {
        write(
            &format!("{out}/{name}.png"),
            &scene(Theme::Light, "", &played(game, options, plies, seed)),
            800,
        );
    }
}

fn save(out: &str, name: &str, svg: &str, width: u32) {
    fs::write(format!("{out}/{name}.svg"), svg).expect("the drawing can be written");
    write(&format!("{out}/{name}.png"), svg, width);
}

fn write(path: &str, svg: &str, width: u32) {
    let png = png(svg, width).unwrap_or_else(|error| panic!("{path}: {error}"));
    fs::write(path, png).expect("the picture can be written");
}

/// A match before and after its last action.
fn played(game: &str, options: Value, plies: usize, seed: u64) -> [Box<dyn AnyMatch>; 2] {
    let Value::Object(options): Value = options else { unreachable!("options are an object") };
    let to = |plies: usize| {
        let mut game =
            Kind::named(game).expect("the game exists").start(&options).expect("the options are right");
        let mut dice = Dice::new(seed);
        for ply in 0..plies {
            let action = match game.random_action(&mut dice) {
                // Two hosts worth looking at.
                Some(Action::Together(_)) if ply == 0 => Action::Together(BTreeMap::from([
                    ("0".to_owned(), "ting K1W2F1T1S1".to_owned()),
                    ("1".to_owned(), "ting K1W3F2T1S2".to_owned()),
                ])),
                Some(action) => action,
                None => break,
            };
            game.apply(&action).expect("the action is legal");
        }
        game
    };
    [to(plies - 1), to(plies)]
}

/// The match with all marks: what may be done, what was done, what one of the moves would do.
fn scene(theme: Theme, prefix: &str, [before, game]: &[Box<dyn AnyMatch>; 2]) -> String {
    let (seat, legal) = match game.node() {
        Node::Decision { seat, legal } => (seat, legal),
        _ => (Seat(0), Vec::new()),
    };
    let eyes = Eyes::Seat(seat);
    let thought = legal.get(legal.len() / 2).cloned();
    let after = thought.as_ref().map(|action| {
        let mut next = gambol_games::replay(&game.record()).expect("a record can be replayed");
        next.apply(&Action::One(action.clone())).expect("a legal action can be played");
        next.state(eyes)
    });
    let before = before.state(eyes);
    let marks = Marks {
        legal: &legal,
        before: Some(&before),
        action: thought.as_deref(),
        preview: after.as_ref(),
        ..Marks::default()
    };
    let look = Look { theme, viewer: seat, prefix, marks, ..Look::default() };
    any_match(game.as_ref(), eyes, &look).expect("the match can be drawn")
}
