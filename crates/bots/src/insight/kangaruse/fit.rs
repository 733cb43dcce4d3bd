//! How much a point ahead tells, learned from games that bots play with each other.

use super::{play_on, progress};
use crate::bot::Bot;
use crate::budget::{Budget, Stop};
use crate::level::Level;
use crate::sight::Sight;
use gambol_core::{Action, AnyMatch, Dice, Match, Node, Playable, Turn};
use gambol_games::kangaruse::{Kangaruse, Position};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How much a point ahead tells.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// On a fresh sheet.
    pub early: f32,
    /// What is added when all of the sheet is used.
    pub late: f32,
}

/// What [`fit`] learned: `cargo run --release -p gambol-bots --example fit`.
const LEARNED: &str = include_str!("weights.json");

impl Weights {
    /// The weights that come along.
    pub(super) fn learned() -> Weights {
        serde_json::from_str(LEARNED).expect("the weights that come along are right")
    }

    /// As they come along.
    pub(super) fn told(self) -> String {
        serde_json::to_string(&self).expect("weights are JSON")
    }

    /// How much a point ahead tells when this part of the sheet is used.
    pub(super) fn sharp(self, progress: f32) -> f32 {
        self.early + self.late * progress
    }
}

/// A position to learn from: how far the game was, everybody's points, and what part of the win each got.
struct Lesson {
    progress: f64,
    points: Vec<f64>,
    won: Vec<f64>,
}

/// Learns from this many games on fresh sheets of all kinds.
pub(super) fn fit(games: u64, seed: u64) -> Weights {
    let mut dice = Dice::new(seed);
    let lessons: Vec<Lesson> = (0..games).flat_map(|game| played(game, seed, &mut dice)).collect();
    learned_from(&lessons)
}

/// One game between equal bots, and what can be learned from its positions as a search sees them: a few jumps later.
fn played(number: u64, seed: u64, dice: &mut Dice) -> Vec<Lesson> {
    let (sizes, players) = (["tiny", "small", "regular"], [2, 2, 3, 2, 4]);
    let size = sizes[number as usize % sizes.len()];
    let players = players[number as usize % players.len()];
    let options = serde_json::json!({"size": size, "players": players, "seed": seed * 1_000_000 + number});
    let options = options.as_object().expect("options are an object");
    let mut table = Match::new(Kangaruse::from_options(options).expect("the options are right"));
    let mut bots: Vec<Bot> =
        (0..players).map(|seat| Bot::new(Level::Five, number * 8 + seat).with_library(None)).collect();
    let budget = Budget { time: Duration::from_hours(1), playouts: Some(150) };
    let mut seen: Vec<Position> = Vec::new();
    loop {
        let action = match table.node() {
            Node::End(_) => break,
            Node::Decision { seat, .. } => {
                seen.push(*table.position());
                let sight = Sight::of(&table, seat).expect("the seat is to move");
                Action::One(bots[seat.index()].choose(&sight, &budget, &Stop::default()).action)
            }
            _ => table.random_action(dice).expect("chance falls"),
        };
        table.apply(&action).expect("bots make legal moves");
    }
    let game = table.game();
    let winners = table.outcome().expect("it is over").winners;
    let share = 1.0 / winners.len() as f64;
    let lesson = |mut pos: Position| {
        play_on(game, &mut pos, dice);
        let points = game.points(&pos).as_slice().iter().map(|&points| f64::from(points)).collect();
        let seats = (0..players as u8).map(gambol_core::Seat);
        let won = seats.map(|seat| if winners.has(seat) { share } else { 0.0 }).collect();
        let is_open = game_goes_on(game, &pos);
        is_open.then(|| Lesson { progress: progress(game, &pos).into(), points, won })
    };
    seen.into_iter().filter_map(lesson).collect()
}

fn game_goes_on(game: &Kangaruse, pos: &Position) -> bool {
    gambol_core::Game::turn(game, pos) != Turn::Over
}

/// The weights under which what happened was likeliest: each seat wins as often as its points promise. Found by Newton's
/// method; the likelihood has one top only.
fn learned_from(lessons: &[Lesson]) -> Weights {
    let (mut early, mut late) = (0.1, 0.0);
    for _ in 0..50 {
        let (mut slope, mut bend) = ([0.0; 2], [[1e-6, 0.0], [0.0, 1e-6]]);
        for Lesson { progress, points, won } in lessons {
            let sharp = early + late * progress;
            let best = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let promise: Vec<f64> = points.iter().map(|points| (sharp * (points - best)).exp()).collect();
            let total: f64 = promise.iter().sum();
            let mean = |of: &dyn Fn(usize) -> f64| {
                promise.iter().enumerate().map(|(seat, promise)| promise / total * of(seat)).sum::<f64>()
            };
            let expected = mean(&|seat| points[seat]);
            let spread = mean(&|seat| (points[seat] - expected).powi(2));
            let got: f64 = points.iter().zip(won).map(|(points, won)| points * won).sum();
            let of = [1.0, *progress];
            for row in 0..2 {
                slope[row] += (got - expected) * of[row];
                for column in 0..2 {
                    bend[row][column] += spread * of[row] * of[column];
                }
            }
        }
        let determinant = bend[0][0] * bend[1][1] - bend[0][1] * bend[1][0];
        early += (slope[0] * bend[1][1] - slope[1] * bend[0][1]) / determinant;
        late += (slope[1] * bend[0][0] - slope[0] * bend[1][0]) / determinant;
    }
    Weights { early: early as f32, late: late as f32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lessons of games in which points tell this much.
    fn lessons(early: f64, late: f64) -> Vec<Lesson> {
        let mut dice = Dice::new(5);
        let mut lesson = || {
            let progress = f64::from(dice.below(100)) / 100.0;
            let points: Vec<f64> = (0..2).map(|_| f64::from(dice.below(20))).collect();
            let sharp = early + late * progress;
            let chance = 1.0 / (1.0 + (sharp * (points[1] - points[0])).exp());
            let first = f64::from(dice.below(10_000)) < chance * 10_000.0;
            Lesson { progress, points, won: if first { vec![1.0, 0.0] } else { vec![0.0, 1.0] } }
        };
        (0..20_000).map(|_| lesson()).collect()
    }

    #[test]
    fn what_points_tell_is_learned_from_who_won() {
        let learned = learned_from(&lessons(0.1, 0.3));
        assert!((learned.early - 0.1).abs() < 0.02 && (learned.late - 0.3).abs() < 0.04, "{learned:?}");
    }

    #[test]
    fn a_point_tells_more_the_later_it_is() {
        let weights = Weights::learned();
        assert!(weights.early > 0.0 && weights.late > 0.0, "{weights:?}");
    }
}
