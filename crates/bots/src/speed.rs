//! How fast the search is.

use crate::budget::{Budget, Clock, Stop};
use crate::insight::Insight;
use crate::search::{Question, Search};
use gambol_core::{Dice, Eyes, Turn};
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::kangaruse::Kangaruse;
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::two_paths::TwoPaths;
use serde_json::{Map, Value, json};
use std::time::{Duration, Instant};

/// What was measured.
#[derive(Clone, Debug)]
pub struct Speed {
    /// The game and its mode.
    pub name: String,
    /// How many simulations were made.
    pub simulations: u64,
    /// In how many seconds, on one core.
    pub seconds: f64,
    /// How many views the tree holds.
    pub nodes: usize,
    /// How many bytes it takes.
    pub bytes: usize,
}

/// Searches from the start of each game on one core, for so long each.
pub fn speed(time: Duration) -> Vec<Speed> {
    let none = json!({});
    vec![
        of::<MuddyRide>("muddy-ride free-for-all", &none, time),
        of::<MuddyRide>("muddy-ride white-horse", &json!({"mode": "white-horse"}), time),
        of::<MuddyRide>("muddy-ride secret", &json!({"mode": "secret"}), time),
        of::<Duel>("duel", &none, time),
        of::<Kangaruse>("kangaruse", &none, time),
        of::<TwoPaths>("two-paths", &none, time),
        of::<Gunst>("gunst", &none, time),
    ]
}

fn of<G: Insight>(name: &str, options: &Value, time: Duration) -> Speed {
    let none = Map::new();
    let game = G::from_options(options.as_object().unwrap_or(&none)).expect("these options are valid");
    let mut dice = Dice::new(1);
    let mut pos = game.start();
    while game.turn(&pos) == Turn::Chance {
        let m = dice.draw(game.outcomes(&pos));
        game.fall_unchecked(&mut pos, m);
    }
    let seat = match game.turn(&pos) {
        Turn::Seat(seat) => seat,
        Turn::Together(seats) => seats.iter().next().expect("somebody is to choose"),
        Turn::Chance | Turn::Over => unreachable!("a game does not begin with its end"),
    };
    let view = game.view(&pos, Eyes::Seat(seat));
    let question = Question { view: &view, seat, last_times: &[], plies_left: u64::MAX, is_thorough: true };
    let mut search = Search::new(game.clone(), 1 << 30, dice);
    let begin = Instant::now();
    let clock = Clock::start(&Budget::time(time), u64::MAX, &Stop::default());
    let simulations = search.think(&question, &clock);
    let seconds = begin.elapsed().as_secs_f64();
    let (nodes, bytes) = search.size();
    let name = format!("{name}{}", if seconds < time.as_secs_f64() / 2.0 { " (settled)" } else { "" });
    Speed { name, simulations, seconds, nodes, bytes }
}
