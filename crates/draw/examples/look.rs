//! Writes pictures to look at: `cargo run -p gambol-draw --features png --example look -- FOLDER`.
//!
//! With `docs` as a second word it writes the pictures of the README.

use gambol_core::{Action, AnyMatch, Dice, Eyes, Node, Seat};
use gambol_draw::theme::Theme;
use gambol_draw::{Look, Marks, any_match, contact, png};
use gambol_games::any;
use serde_json::{Map, Value, json};
use std::fs;

fn main() {
    let mut words = std::env::args().skip(1);
    let out = words.next().unwrap_or_else(|| "/tmp/look".into());
    fs::create_dir_all(&out).expect("the folder can be made");
    for theme in Theme::ALL {
        let look = Look { theme, ..Look::default() };
        save(&out, &format!("pieces-{}", theme.name()), &contact::pieces(&look), 1540);
        for (name, svg) in scenes(theme) {
            save(&out, &format!("{name}-{}", theme.name()), &svg, 1000);
            if theme == Theme::Light {
                save(&out, &format!("{name}-360"), &svg, 360);
            }
        }
    }
}

fn save(out: &str, name: &str, svg: &str, width: u32) {
    fs::write(format!("{out}/{name}.svg"), svg).expect("the drawing can be written");
    let png = png(svg, width).unwrap_or_else(|error| panic!("{name}: {error}"));
    fs::write(format!("{out}/{name}.png"), png).expect("the picture can be written");
}

/// A match after some random actions.
fn played(game: &str, options: Value, plies: usize, seed: u64) -> Box<dyn AnyMatch> {
    let Value::Object(options): Value = options else { unreachable!("options are an object") };
    let mut game = any::find(game).expect("the game exists").start(&options).expect("the options are right");
    let mut dice = Dice::new(seed);
    for _ in 0..plies {
        let Some(action) = game.random_action(&mut dice) else { break };
        game.apply(&action).expect("a random action is legal");
    }
    game
}

fn legal(game: &dyn AnyMatch) -> (Seat, Vec<String>) {
    match game.node() {
        Node::Decision { seat, legal } => (seat, legal),
        Node::Simultaneous { legal } => legal.into_iter().next().expect("somebody chooses"),
        _ => (Seat(0), Vec::new()),
    }
}

fn scenes(theme: Theme) -> Vec<(&'static str, String)> {
    let all = [
        ("muddy-ride", "muddy-ride", json!({}), 5, 4),
        ("muddy-ride-8", "muddy-ride", json!({"board": "wide-meadow"}), 14, 3),
        ("muddy-secret", "muddy-ride", json!({"mode": "secret"}), 7, 3),
        ("duel", "duel", json!({}), 7, 5),
        ("duel-large", "duel", json!({"size": "large"}), 4, 5),
        ("kangaruse", "kangaruse", json!({"players": 3, "seed": 7}), 15, 2),
        ("kangaruse-huge", "kangaruse", json!({"players": 5, "size": "huge", "seed": 3}), 30, 2),
        ("two-paths", "two-paths", json!({}), 14, 2),
        ("two-paths-block", "two-paths", json!({"board": "the-ford"}), 12, 2),
        ("gunst", "gunst", json!({}), 6, 6),
    ];
    all.into_iter().map(|(name, game, options, plies, seed)| (name, scene(theme, game, options, plies, seed))).collect()
}

fn scene(theme: Theme, game: &str, options: Value, plies: usize, seed: u64) -> String {
    let mut game = played(game, options, plies, seed);
    let (seat, legal) = legal(game.as_ref());
    let eyes = Eyes::Seat(seat);
    let _ = game.undo(1);
    let before = game.state(eyes);
    let actions = game.actions();
    drop(actions);
    let mut game = replayed(game, plies, seed);
    let thought = legal.get(legal.len() / 2).cloned();
    let state = game.state(eyes);
    let options: Map<String, Value> = game.record().options;
    let after = thought.as_ref().filter(|_| matches!(game.node(), Node::Decision { .. })).map(|action| {
        game.apply(&Action::One(action.clone())).expect("a legal action can be played");
        let after = game.state(eyes);
        game.undo(1);
        after
    });
    let marks = Marks { legal: &legal, before: Some(&before), action: thought.as_deref(), preview: after.as_ref() };
    let look = Look { theme, viewer: seat, marks, ..Look::default() };
    let _ = &state;
    let _ = &options;
    any_match(game.as_ref(), eyes, &look).expect("the match can be drawn")
}

fn replayed(mut game: Box<dyn AnyMatch>, plies: usize, seed: u64) -> Box<dyn AnyMatch> {
    let mut dice = Dice::new(seed);
    let ply = game.ply();
    game.undo(ply);
    for _ in 0..plies {
        let Some(action) = game.random_action(&mut dice) else { break };
        game.apply(&action).expect("a random action is legal");
    }
    game
}
