//! In which ways a board is measured: the modes that a game has on it.

use gambol_games::Kind;
use serde_json::{Map, Value, json};

/// A way to play on a board that is to be measured.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "four questions that have nothing to do with each other")]
pub(crate) struct Plan {
    pub(crate) title: String,
    /// The game's options beside the board.
    pub(crate) options: Map<String, Value>,
    /// Whether a solver can know it.
    pub(crate) is_solvable: bool,
    /// Whether solving it takes long, so that whatever is cheaper is looked at first.
    pub(crate) is_dear: bool,
    /// Whether bots find perfect play in the solver's table.
    pub(crate) bots_know: bool,
    /// Whether equal bots are to play it.
    pub(crate) is_played: bool,
}

/// The choices of a game's recipes; all other options are the game's own.
pub fn recipe_choices(game: &str) -> &'static [&'static str] {
    match game {
        "muddy-ride" => &["size", "tiles", "fair"],
        "duel" => &["files", "ranks", "fair"],
        "kangaruse" => &["size", "starts"],
        "two-paths" => &["rows", "fair", "mirror"],
        _ => &[],
    }
}

/// The ways in which a board of this game is measured, the usual one first. Options that were given narrow them down to
/// one.
pub(crate) fn plans(kind: Kind, given: &Map<String, Value>) -> Vec<Plan> {
    match kind.name() {
        "muddy-ride" if given.is_empty() => {
            let plan = |title: &str, options: Value, is_dear, bots_know| Plan {
                title: title.into(),
                options: options.as_object().cloned().unwrap_or_default(),
                is_solvable: true,
                is_dear,
                bots_know,
                is_played: is_dear,
            };
            let pair = |one: (&str, &str), other: (&str, &str)| {
                let title = format!("free for all of {} and {}", one.1, other.1);
                plan(&title, json!({"animals": [one.0, other.0]}), false, true)
            };
            let [hippo, pig, frog, duck] = [("N", "Hippo"), ("E", "Pig"), ("S", "Frog"), ("W", "Duck")];
            vec![
                plan("free for all", json!({}), true, false),
                pair(hippo, frog),
                pair(hippo, pig),
                pair(hippo, duck),
                pair(pig, frog),
                pair(pig, duck),
                pair(frog, duck),
                plan("white horse", json!({"mode": "white-horse"}), true, true),
                plan("all or nothing", json!({"mode": "all-or-nothing"}), true, true),
            ]
        }
        "muddy-ride" => {
            let is_of_two =
                given.get("animals").and_then(Value::as_array).is_some_and(|list| list.len() == 2);
            let mode = given.get("mode").and_then(Value::as_str).unwrap_or("free-for-all");
            let bots_know = is_of_two || ["white-horse", "all-or-nothing"].contains(&mode);
            vec![one(given, mode != "secret", !is_of_two, bots_know)]
        }
        "duel" => vec![one(given, true, false, true)],
        // Longer networks take gigabytes.
        "two-paths" => vec![one(given, true, true, true)],
        _ => vec![one(given, false, false, false)],
    }
}

fn one(given: &Map<String, Value>, is_solvable: bool, is_dear: bool, bots_know: bool) -> Plan {
    let named = |(key, value): (&String, &Value)| match value {
        Value::String(text) => format!("{key} {text}"),
        value => format!("{key} {value}"),
    };
    let title = given.iter().map(named).collect::<Vec<_>>().join(", ");
    let title = if title.is_empty() { "as usual".into() } else { title };
    Plan { title, options: given.clone(), is_solvable, is_dear, bots_know, is_played: true }
}
