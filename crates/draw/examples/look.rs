//! Writes pictures to look at: `cargo run -p gambol-draw --features png --example look -- FOLDER`.
//!
//! With `docs` as a second word, only the pictures of the README, under their names there.

use gambol_core::{Action, AnyMatch, Dice, Eyes, Node, Seat};
use gambol_draw::theme::Theme;
use gambol_draw::{Compared, Look, Marks, Plan, any_match, contact, png};
use gambol_games::Kind;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;

/// The games with a name for the picture, options, and how many random actions with which seed lead to it.
fn all() -> Vec<(&'static str, Kind, Value, usize, u64)> {
    vec![
        ("muddy-ride", Kind::MuddyRide, json!({}), 5, 4),
        ("duel", Kind::Duel, json!({}), 7, 5),
        ("kangaruse", Kind::Kangaruse, json!({"players": 3, "seed": 11}), 12, 2),
        ("two-paths", Kind::TwoPaths, json!({}), 18, 9),
        ("gunst", Kind::Gunst, json!({}), 1, 0),
        ("muddy-ride-8", Kind::MuddyRide, json!({"board": "wide-meadow"}), 14, 3),
        ("muddy-ride-secret", Kind::MuddyRide, json!({"mode": "secret"}), 8, 3),
        ("duel-large", Kind::Duel, json!({"size": "large"}), 6, 5),
        (
            "duel-tiny",
            Kind::Duel,
            json!({"board": {"game": "duel", "name": "Tiny", "files": 3, "ranks": 3, "fields": {"a1": {"light": "N"}}}}),
            3,
            5,
        ),
        ("kangaruse-huge", Kind::Kangaruse, json!({"players": 5, "size": "huge", "seed": 3}), 30, 2),
        ("kangaruse-five", Kind::Kangaruse, json!({"players": 5, "size": "small", "seed": 5}), 40, 2),
        ("two-paths-guess", Kind::TwoPaths, json!({}), 19, 9),
        ("two-paths-ford", Kind::TwoPaths, json!({"board": "the-ford"}), 12, 2),
        ("gunst-late", Kind::Gunst, json!({}), 16, 21),
        ("gunst-fight", Kind::Gunst, json!({}), 3, 0),
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
        for (name, kind, options, plies, seed) in all() {
            let played = played(kind, options, plies, seed);
            let svg = scene(theme, "", false, kind, &played);
            save(&out, &format!("{name}-{}", theme.name()), &svg, 1000);
            if matches!(kind, Kind::Gunst | Kind::TwoPaths) && !theme.is_paper() {
                let tall = scene(theme, "", true, kind, &played);
                save(&out, &format!("{name}-tall-{}", theme.name()), &tall, 720);
            }
            if theme == Theme::Light {
                save(&out, &format!("{name}-360"), &svg, 360);
            }
            if !theme.is_paper() {
                save(
                    &out,
                    &format!("compared-{name}-{}", theme.name()),
                    &compared(theme, kind, played[1].as_ref()),
                    1000,
                );
            }
        }
        for (name, svg) in ways(theme) {
            save(&out, &format!("way-{name}-{}", theme.name()), &svg, 1000);
        }
        for (name, kind, options, chosen) in drafts() {
            let svg = draft(theme, false, kind, options.clone(), &chosen);
            save(&out, &format!("draft-{name}-{}", theme.name()), &svg, 1000);
            if matches!(kind, Kind::Gunst | Kind::TwoPaths) && !theme.is_paper() {
                let tall = draft(theme, true, kind, options, &chosen);
                save(&out, &format!("draft-{name}-tall-{}", theme.name()), &tall, 720);
            }
        }
    }
}

/// Two moves held against each other: the last one that may be made, and a better one.
fn compared(theme: Theme, kind: Kind, game: &dyn AnyMatch) -> String {
    let (seat, legal) = match game.node() {
        Node::Decision { seat, legal } => (seat, legal),
        Node::Simultaneous { legal } => legal.into_iter().next().expect("somebody is asked"),
        _ => return any_match(kind, game, Eyes::All, &Look::default()).expect("it can be drawn"),
    };
    let (mistake, better) = (&legal[legal.len() - 1], &legal[legal.len() / 2]);
    let after = [mistake, better].map(|action| game.preview(seat, action));
    let compared = [
        Compared { action: mistake, after: after[0].as_ref(), is_better: false },
        Compared { action: better, after: after[1].as_ref(), is_better: true },
    ];
    let marks = Marks { compared: &compared, ..Marks::default() };
    let look = Look { theme, marks, viewer: seat, ..Look::default() };
    any_match(kind, game, Eyes::Seat(seat), &look).expect("it can be drawn")
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
    let draw = |kind: Kind, options: &Value, now: &Value, after: &Value, action: &str| {
        let options = options.as_object().expect("options are an object");
        let marks = Marks { preview: Some(after), action: Some(action), ..Marks::default() };
        let look = Look { theme, marks, ..Look::default() };
        gambol_draw::state(kind, options, now, &look).expect("the state can be drawn")
    };
    vec![
        ("wrap", draw(Kind::Kangaruse, &sheet, &at("a2", "f5"), &at("e2", "f5"), "e2")),
        ("hop", draw(Kind::Kangaruse, &sheet, &at("b4", "f5"), &at("e1", "f5"), "e1")),
        (
            "leap",
            draw(
                Kind::TwoPaths,
                &json!({"rows": 7}),
                &clearing("a2", Value::Null),
                &clearing("a2", "E".into()),
                "F:E",
            ),
        ),
    ]
}

/// Actions half put together: the game, its options, and the parts chosen.
fn drafts() -> Vec<(&'static str, Kind, Value, Vec<&'static str>)> {
    let tiger = json!({"type": "tasmanian-tiger"});
    let tigers = json!({"game": "kangaruse", "name": "Tigers", "files": 6, "ranks": 5, "numbers_on": "files",
        "numbers": [1, 2, 3, 4, 1, 2], "directions": ["N", "E", "S", "W", "N"],
        "squares": {"b2": tiger, "c4": tiger, "e3": tiger, "a1": {"type": "gems"}, "f5": {"type": "frog"}, "d1": tiger,
            "c1": {"type": "score", "value": 8}, "c2": {"type": "tree"}, "e4": {"type": "quoll"}}});
    vec![
        ("secret", Kind::MuddyRide, json!({"mode": "secret"}), vec!["*"]),
        ("duel-place", Kind::Duel, json!({"size": "large"}), vec![]),
        ("duel-step", Kind::Duel, json!({"size": "large"}), vec!["*"]),
        ("tiger", Kind::Kangaruse, json!({"board": tigers, "stop_when_scored": false}), vec!["*"]),
        ("line", Kind::TwoPaths, json!({}), vec!["H"]),
        ("hide", Kind::TwoPaths, json!({}), vec!["*"]),
        ("ting", Kind::Gunst, json!({}), vec!["K", "W", "W", "T", "S"]),
        ("steps", Kind::Gunst, json!({}), vec!["A", "X"]),
        ("deed", Kind::Gunst, json!({}), vec!["*"]),
    ]
}

/// The first position of random games in which these parts can be chosen; `*` is the first part that is not whole.
fn draft(theme: Theme, tall: bool, kind: Kind, options: Value, wanted: &[&str]) -> String {
    let Value::Object(options): Value = options else { unreachable!("options are an object") };
    for seed in 0..400 {
        let mut match_ = kind.start(&options).expect("the options are right");
        let mut dice = Dice::new(seed);
        for _ in 0..30 {
            let asked = match match_.node() {
                Node::Decision { seat, legal } => Some((seat, legal)),
                Node::Simultaneous { mut legal } => Some(legal.remove(0)),
                _ => None,
            };
            if let Some((seat, legal)) = asked {
                let first = Plan::new(kind, &legal, &[]);
                let part = first.next.iter().find(|next| legal.iter().all(|action| action != next.part));
                let is_ting = legal[0].starts_with("ting ");
                let starred =
                    wanted == ["*"] && !is_ting && !legal.iter().any(|action| action.starts_with("line "));
                let chosen: Vec<String> = match part {
                    Some(part) if starred => vec![part.part.to_owned()],
                    _ => wanted.iter().map(|&part| part.to_owned()).collect(),
                };
                let plan = Plan::new(kind, &legal, &chosen);
                if !plan.open.is_empty() && (is_ting || !wanted.contains(&"K")) {
                    let marks = Marks { plan: Some(&plan), ..Marks::default() };
                    let look = Look { theme, tall, viewer: seat, marks, ..Look::default() };
                    return any_match(kind, match_.as_ref(), Eyes::Seat(seat), &look)
                        .expect("the match can be drawn");
                }
            }
            let Some(action) = match_.random_action(&mut dice) else { break };
            match_.apply(&action).expect("the action is legal");
        }
    }
    panic!("{kind}: no position was found for {wanted:?}");
}

fn docs(out: &str) {
    for theme in [Theme::Light, Theme::Dark] {
        let look = Look { theme, ..Look::default() };
        let boards: Vec<_> = all()[..5]
            .iter()
            .cloned()
            .map(|(name, kind, options, plies, seed)| {
                let played = played(kind, options, plies, seed);
                (kind.title(), scene(theme, &format!("{name}-"), false, kind, &played))
            })
            .collect();
        write(&format!("{out}/contact-{}.png", theme.name()), &contact::sheet(&look, &boards), 1160);
    }
    for (name, kind, options, plies, seed) in all().into_iter().take(5) {
        write(
            &format!("{out}/{name}.png"),
            &scene(Theme::Light, "", false, kind, &played(kind, options, plies, seed)),
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
fn played(kind: Kind, options: Value, plies: usize, seed: u64) -> [Box<dyn AnyMatch>; 2] {
    let Value::Object(options): Value = options else { unreachable!("options are an object") };
    let to = |plies: usize| {
        let mut game = kind.start(&options).expect("the options are right");
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
fn scene(
    theme: Theme,
    prefix: &str,
    tall: bool,
    kind: Kind,
    [before, game]: &[Box<dyn AnyMatch>; 2],
) -> String {
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
    let done = game.told(eyes).pop();
    let plan = Plan::new(kind, &legal, &[]);
    let marks = Marks {
        plan: Some(&plan),
        before: Some(&before),
        done: done.as_deref(),
        taken: &[],
        action: thought.as_deref(),
        preview: after.as_ref(),
        ..Marks::default()
    };
    let look = Look { theme, tall, viewer: seat, prefix, marks, ..Look::default() };
    any_match(kind, game.as_ref(), eyes, &look).expect("the match can be drawn")
}
