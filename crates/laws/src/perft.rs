//! Counts of the ways on, kept as data: two programs that agree on them very likely play the same game.

use crate::samples::{self, Options};
use gambol_core::{Action, AnyMatch};
use gambol_games::any;
use serde_json::{Value, json};

/// Counting stops when a count has passed this: deeper ones would take too long.
const ENOUGH: u64 = 6_000;

/// Counting stops here, however few ways on there are.
const DEEPEST: u64 = 6;

/// The counts of all cases of a game, as its data file holds them: the cases of each mode, at the start and later.
pub fn cases(game: &str) -> Value {
    let mut cases = Vec::new();
    for mode in samples::modes(game) {
        for number in 0..8 {
            let mut dice = mode.dice(number);
            let options = mode.options(&mut dice);
            let mut table = start(game, &options);
            // The first cases count from the start, the others from somewhere within a game.
            for _ in 0..[0, 0, 3, 6, 10, 15, 25, 40][number as usize] {
                if let Some(action) = random_action(table.as_ref(), &mut dice) {
                    table.apply(&action).unwrap_or_else(|error| panic!("{action}: {error:?}"));
                }
            }
            if table.result().is_some() {
                table.undo(1);
            }
            let name = format!("{} {number}", mode.name);
            cases.push(json!({
                "name": name, "options": options, "actions": table.actions(), "counts": counts(table.as_mut()),
            }));
        }
    }
    cases.into()
}

/// The counts of a case that a data file holds, counted anew.
pub fn count_again(game: &str, case: &Value) -> Vec<u64> {
    let Some(options) = case["options"].as_object() else { panic!("no options: {case}") };
    let actions: Vec<Action> =
        serde_json::from_value(case["actions"].clone()).unwrap_or_else(|error| panic!("{error}: {case}"));
    let mut table = start(game, options);
    for action in actions {
        table.apply(&action).unwrap_or_else(|error| panic!("{}: {action}: {error:?}", case["name"]));
    }
    counts(table.as_mut())
}

fn counts(table: &mut dyn AnyMatch) -> Vec<u64> {
    let mut counts = Vec::new();
    for depth in 1..=DEEPEST {
        let count = table.perft(depth);
        counts.push(count);
        // How much more the next depth would take is guessed from how much more this one took.
        let before = if depth > 1 { counts[depth as usize - 2] } else { 1 };
        if count.saturating_mul(count / before.max(1)) > ENOUGH * 20 || count > ENOUGH {
            break;
        }
    }
    counts
}

/// A match of this game.
pub fn start(game: &str, options: &Options) -> Box<dyn AnyMatch> {
    let kind = any::find(game).unwrap_or_else(|| panic!("there is no game {game}"));
    kind.start(options).unwrap_or_else(|error| panic!("{game}: {error}: {options:?}"))
}

/// A random action, chosen from what the node lists: the same whatever order the game finds its moves in.
pub fn random_action(table: &dyn AnyMatch, dice: &mut gambol_core::Dice) -> Option<Action> {
    use gambol_core::Node;
    Some(match table.node() {
        Node::End(_) => return None,
        Node::Decision { legal, .. } => Action::One(legal[dice.index(legal.len())].clone()),
        Node::Chance { outcomes } => {
            Action::One(dice.draw(outcomes.iter().map(|(text, weight)| (text, *weight))).clone())
        }
        Node::Simultaneous { legal } => {
            let choose = |(seat, texts): (gambol_core::Seat, Vec<String>)| {
                (seat.to_string(), texts[dice.index(texts.len())].clone())
            };
            Action::Together(legal.into_iter().map(choose).collect())
        }
    })
}
