//! Draws by repetition and length, as the rules' conventions say; counted here once more.

use super::moves::Seen;
use crate::Walk;
use crate::samples::Sampled;
use gambol_core::{AnyMatch, Ending, Eyes, Playable, Ply, Turn};
use serde_json::Value;
use std::collections::HashMap;

/// A game is drawn when the same position opens a turn for the last allowed time, or when the record reaches its cap;
/// wins come first, then repetition, then length.
pub fn limits_are_applied_as_the_rules_say<G: Sampled>(walk: &mut Walk<G>) {
    let game = walk.table.game();
    let options = walk.options();
    // As the options say; the game itself is asked only where they say nothing.
    let limit = |key: &str, limit: u64| options.get(key).and_then(Value::as_u64).unwrap_or(limit);
    let repetition = limit("repetition", game.limits().repetition);
    let ply_cap = limit("ply_cap", game.limits().ply_cap);
    let mut pos = game.start();
    let mut arisen: HashMap<String, u64> = HashMap::new();
    for count in 0..=walk.table.ply() {
        let natural_end = game.turn(&pos) == Turn::Over;
        let times = game.opening(&pos).filter(|_| !natural_end).map_or(0, |key| {
            let times = arisen.entry(key).or_default();
            *times += 1;
            *times
        });
        let repeated = repetition > 0 && times >= repetition;
        let capped = ply_cap > 0 && count as u64 >= ply_cap;
        let then = walk.table.position_after(count).expect("so many plies were played");
        let is_over = game.turn(then) == Turn::Over;
        assert_eq!(
            is_over,
            natural_end || repeated || capped,
            "after {count} actions: natural end {natural_end}, {times} times here, {repetition}/{ply_cap}"
        );
        if natural_end {
            assert_eq!(walk.table.ending(), Some(Ending::Rules), "wins come before draws by length");
            assert_eq!(walk.table.outcome(), game.outcome(&pos));
        } else if is_over {
            let by_length = Ending::Length { actions: ply_cap };
            let ending = if repeated { Ending::Repetition { times: repetition } } else { by_length };
            assert_eq!(walk.table.ending(), Some(ending));
            assert_drawn(walk, &game.state(&game.view(&pos, Eyes::All)));
        } else {
            assert_eq!(*then, pos, "after {count} actions");
        }
        match walk.table.plies().get(count) {
            Some(ply) => play(game, &mut pos, *ply),
            None => return,
        }
    }
}

/// A game called off is drawn, and what lies on the board stays.
fn assert_drawn<G: Sampled>(walk: &Walk<G>, before: &Value) {
    let seen = Seen::of(&walk.table);
    let seats: Vec<u8> = walk.seats().map(|seat| seat.0).collect();
    let result = walk.table.result().expect("a game called off is over");
    assert_eq!(result.winners, seats);
    assert!(result.returns.iter().all(|got| *got == 0.0), "{result:?}");
    for key in G::KEPT {
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
