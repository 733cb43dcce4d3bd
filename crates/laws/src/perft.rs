//! Counts of the ways on, kept as data: two programs that agree on them very likely play the same game.

use crate::samples::{self, Options};
use gambol_core::{Action, AnyMatch, Dice, Node, Seat};
use gambol_games::Kind;
use serde_json::{Value, json};

/// Counting stops when a count has passed this: deeper ones would take too long.
const ENOUGH: u64 = 6_000;

/// Counting stops here, however few ways on there are.
const DEEPEST: u64 = 6;

/// The counts of all cases of a game, as its data file holds them: well-known boards and sizes at the start, then
/// random games of each mode, some at the start and some on their way.
pub fn cases(game: Kind) -> Value {
    let named = (samples::of(game).well_known)().into_iter().map(|(name, options)| {
        let mut table = start(game, &options);
        json!({"name": name, "options": options, "actions": [], "counts": counts(table.as_mut())})
    });
    let random = samples::modes(game).iter().flat_map(|mode| {
        PLAYED_ON.iter().zip(0..).map(|(&plies, number)| {
            let mut dice = mode.dice(number);
            let options = mode.options(&mut dice);
            let mut table = start(game, &options);
            while table.ply() < plies
                && let Some(action) = random_action(table.as_ref(), &mut dice)
            {
                table.apply(&action).unwrap_or_else(|error| panic!("{action}: {error}"));
            }
            if table.result().is_some() {
                // Over too soon: the middle of the game tells more than its end.
                table.undo(table.ply().div_ceil(2));
            }
            let name = format!("{} {number}", mode.name);
            json!({"name": name, "options": options, "actions": table.actions(), "counts": counts(table.as_mut())})
        })
    });
    named.chain(random).collect()
}

/// After how many actions the random games of a mode are counted.
const PLAYED_ON: [usize; 12] = [0, 0, 3, 4, 6, 8, 10, 13, 17, 25, 40, 60];

/// The counts of a case in a data file, counted again.
pub fn count_again(game: Kind, case: &Value) -> Vec<u64> {
    let Some(options) = case["options"].as_object() else { panic!("no options: {case}") };
    let actions: Vec<Action> =
        serde_json::from_value(case["actions"].clone()).unwrap_or_else(|error| panic!("{error}: {case}"));
    let mut table = start(game, options);
    for action in actions {
        table.apply(&action).unwrap_or_else(|error| panic!("{}: {action}: {error}", case["name"]));
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
pub fn start(game: Kind, options: &Options) -> Box<dyn AnyMatch> {
    game.start(options).unwrap_or_else(|error| panic!("{game}: {error}: {options:?}"))
}

/// A random action, chosen from what the node lists: the same whatever order the game finds its moves in.
pub fn random_action(table: &dyn AnyMatch, dice: &mut Dice) -> Option<Action> {
    Some(match table.node() {
        Node::End(_) => return None,
        Node::Decision { legal, .. } => Action::One(legal[dice.index(legal.len())].clone()),
        Node::Chance { outcomes } => {
            Action::One(dice.draw(outcomes.iter().map(|(text, weight)| (text, *weight))).clone())
        }
        Node::Simultaneous { legal } => {
            let choose = |(seat, texts): (Seat, Vec<String>)| {
                (seat.to_string(), texts[dice.index(texts.len())].clone())
            };
            Action::Together(legal.into_iter().map(choose).collect())
        }
    })
}
