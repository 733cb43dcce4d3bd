//! Draws by length, as the rules' conventions say; counted here once more, from the states alone.

use super::moves::Seen;
use crate::Walk;
use gambol_core::{AnyMatch, Eyes, Playable, Ply, Turn};
use serde_json::{Value, json};
use std::collections::HashMap;

/// A game is drawn when the same position opens a turn for the last allowed time, or when the record reaches its cap;
/// wins come first, then repetition, then length.
pub fn limits_are_applied_as_the_rules_say<G: Playable>(walk: &mut Walk<G>) {
    let options = walk.options();
    let limit = |key: &str| options.get(key).and_then(Value::as_u64).unwrap_or(0) as usize;
    let (repetition, ply_cap) = (limit("repetition"), limit("ply_cap"));
    let game = walk.table.game();
    let mut pos = game.start();
    let mut arisen: HashMap<String, usize> = HashMap::new();
    for count in 0..=walk.table.ply() {
        let natural_end = game.turn(&pos) == Turn::Over;
        let state = game.state(&game.view(&pos, Eyes::All));
        let times = opening::<G>(&state).map_or(0, |key| {
            let times = arisen.entry(key).or_default();
            *times += 1;
            *times
        });
        let repeated = repetition > 0 && times >= repetition;
        let capped = ply_cap > 0 && count >= ply_cap;
        let then = walk.table.position_after(count).expect("so many plies were played");
        let is_over = game.turn(then) == Turn::Over;
        assert_eq!(
            is_over,
            natural_end || repeated || capped,
            "after {count} actions: natural end {natural_end}, {times} times here, {repetition}/{ply_cap}"
        );
        if natural_end {
            assert_eq!(walk.table.outcome(), Some(game.outcome(&pos)), "wins come before draws by length");
        } else if is_over {
            assert_drawn(walk, &state);
        } else {
            assert_eq!(*then, pos, "after {count} actions");
        }
        match walk.table.plies().get(count) {
            Some(ply) => play(game, &mut pos, *ply),
            None => return,
        }
    }
}

/// A game called off is drawn, and says so in its state.
fn assert_drawn<G: Playable>(walk: &Walk<G>, before: &Value) {
    let seen = Seen::of(&walk.table);
    let seats: Vec<u8> = walk.seats().map(|seat| seat.0).collect();
    let result = walk.table.result().expect("a game called off is over");
    assert_eq!(result.winners, seats);
    assert!(result.returns.iter().all(|got| *got == 0.0), "{result:?}");
    assert_eq!(seen.state["phase"], json!("end"));
    for key in ["animals", "arrived", "cards", "light", "dark", "tokens", "unseen", "south", "north"] {
        assert_eq!(seen.state.get(key), before.get(key), "{key} stays as it was");
    }
}

fn play<G: Playable>(game: &G, pos: &mut G::Position, ply: Ply<G::Move>) {
    match (ply, game.turn(pos)) {
        (Ply::One(m), Turn::Seat(seat)) => game.play_unchecked(pos, seat, m),
        (Ply::One(m), _) => game.fall_unchecked(pos, m),
        (Ply::Together(choices), _) => {
            for (seat, choice) in choices.iter() {
                if let Some(m) = *choice {
                    game.play_unchecked(pos, seat, m);
                }
            }
        }
    }
}

/// What counts as the position at a node that opens a turn, in the words of the game's rule file; none elsewhere.
fn opening<G: Playable>(state: &Value) -> Option<String> {
    let (phase, keys): (_, &[&str]) = match G::NAME {
        "muddy-ride" => ("jump", &["animals", "arrived", "turn", "rolled"]),
        "duel" => ("open", &["light", "dark", "turn", "tokens", "unseen"]),
        _ => return None,
    };
    let parts: Vec<_> = keys.iter().map(|key| state.get(*key).map(Value::to_string)).collect();
    (state["phase"] == phase).then(|| format!("{parts:?}"))
}
