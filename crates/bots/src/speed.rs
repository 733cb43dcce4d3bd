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

/// A search from the start of a game on its default board, to be timed by whoever has a clock.
pub struct Speed {
    /// The game and its mode.
    pub name: &'static str,
    run: fn(u64) -> Searched,
}

/// What a search has done.
#[derive(Clone, Copy, Debug)]
pub struct Searched {
    /// How many simulations were made: fewer than asked for if everything was proved before.
    pub simulations: u64,
    /// How many views the tree holds.
    pub nodes: usize,
    /// How many bytes it takes.
    pub bytes: usize,
}

impl Speed {
    /// Makes this many simulations on this thread.
    pub fn run(&self, simulations: u64) -> Searched {
        (self.run)(simulations)
    }
}

/// A search of each game.
pub const SPEEDS: &[Speed] = &[
    Speed { name: "muddy-ride free-for-all", run: |count| of::<MuddyRide>(&json!({}), count) },
    Speed {
        name: "muddy-ride white-horse",
        run: |count| of::<MuddyRide>(&json!({"mode": "white-horse"}), count),
    },
    Speed { name: "muddy-ride secret", run: |count| of::<MuddyRide>(&json!({"mode": "secret"}), count) },
    Speed { name: "duel", run: |count| of::<Duel>(&json!({}), count) },
    Speed { name: "kangaruse", run: |count| of::<Kangaruse>(&json!({}), count) },
    Speed { name: "two-paths", run: |count| of::<TwoPaths>(&json!({}), count) },
    Speed { name: "gunst", run: |count| of::<Gunst>(&json!({}), count) },
];

fn of<G: Insight>(options: &Value, simulations: u64) -> Searched {
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
    let question = Question {
        view: &view,
        seat,
        last_times: &[],
        plies_left: u64::MAX,
        is_thorough: true,
        deeds: &[],
        helper: None,
        guide: None,
        plays_to_win: false,
    };
    let mut search = Search::new(game.clone(), 1 << 30, dice);
    let clock = Clock::start(&Budget::playouts(simulations), u64::MAX, &Stop::default());
    let simulations = search.think(&question, &clock);
    let (nodes, bytes) = search.size();
    Searched { simulations, nodes, bytes }
}
