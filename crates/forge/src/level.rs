//! Games among equal bots, and what they say about a board.

use crate::certificate::{Length, LevelPlay, Matters, Share, measured, rounded};
use gambol_bots::{Bot, Budget, Level, Library, Sight, Stop, advise_from};
use gambol_core::{Action, AnyMatch, Dice, Node, Seat, SetupError};
use gambol_games::Kind;
use gambol_solve::{Label, Solved, Value};
use serde_json::Map;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// A game that is neither won nor called off after this many actions is left as a draw.
const LONGEST: usize = 2_000;

/// More than this is given away where a choice matters.
pub(crate) const MATTERS: f64 = 0.05;

/// In how many games it is measured how often the choice matters: by table, and by search.
const ASKED_GAMES: u64 = 60;
const SEARCHED_GAMES: u64 = 12;

/// How many playouts such a search has, and how many decisions are skipped between two that are examined.
const SEARCH: u64 = 1_000;
const STRIDE: usize = 6;

/// How the bots play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// How strong they are, all of them.
    pub level: Level,
    /// How many playouts they spend on a move, where they have to search.
    pub playouts: u64,
    /// How many games they play.
    pub games: u64,
    /// Equal seeds give equal games.
    pub seed: u64,
}

impl Effort {
    /// The games by which a board is chosen that these will certify: different ones, and half as many.
    #[must_use]
    pub const fn to_choose(self) -> Effort {
        Effort {
            games: self.games.div_ceil(2),
            seed: !self.seed & gambol_games::recipe::LARGEST_SEED,
            ..self
        }
    }
}

/// One game.
#[derive(Clone, Debug)]
struct Played {
    /// Each seat's part of the win.
    points: Vec<f64>,
    is_drawn: bool,
    length: u32,
}

/// How often it was asked whether the choice matters, and how often it did.
#[derive(Clone, Copy, Default, Debug)]
struct Asked {
    asked: u64,
    mattered: u64,
}

/// A set-up that equal bots play.
pub(crate) struct Table<'a> {
    pub(crate) kind: Kind,
    pub(crate) options: &'a Map<String, serde_json::Value>,
    pub(crate) effort: Effort,
    /// Where the bots find perfect play.
    pub(crate) library: Option<Library>,
    /// Who knows what moves are worth.
    pub(crate) judge: Option<&'a dyn Solved>,
    pub(crate) threads: usize,
    played: Vec<Played>,
    asked: Asked,
}

impl<'a> Table<'a> {
    pub(crate) fn new(
        kind: Kind,
        options: &'a Map<String, serde_json::Value>,
        effort: Effort,
        threads: usize,
    ) -> Table<'a> {
        Table {
            kind,
            options,
            effort,
            library: None,
            judge: None,
            threads,
            played: Vec::new(),
            asked: Asked::default(),
        }
    }

    /// Plays on until this many games have been played in all. False if it was stopped.
    pub(crate) fn play_to(&mut self, games: u64, stop: &Stop) -> Result<bool, SetupError> {
        let Some(played) = self.play_all(self.played.len() as u64..games, false, stop)? else {
            return Ok(false);
        };
        self.played.extend(played.into_iter().map(|(played, _)| played));
        Ok(true)
    }

    /// Plays the first games again, since they end the same, and asks how often the choice matters. False if it was
    /// stopped.
    pub(crate) fn ask(&mut self, stop: &Stop) -> Result<bool, SetupError> {
        let games = if self.judge.is_some() { ASKED_GAMES } else { SEARCHED_GAMES };
        let Some(played) = self.play_all(0..games.min(self.effort.games), true, stop)? else {
            return Ok(false);
        };
        self.asked = played.iter().fold(Asked::default(), |sum, (_, asked)| Asked {
            asked: sum.asked + asked.asked,
            mattered: sum.mattered + asked.mattered,
        });
        Ok(true)
    }

    /// Plays the games with these numbers; none if it was stopped.
    fn play_all(
        &self,
        numbers: Range<u64>,
        asks: bool,
        stop: &Stop,
    ) -> Result<Option<Vec<(Played, Asked)>>, SetupError> {
        let next = AtomicU64::new(numbers.start);
        let found = Mutex::new(BTreeMap::new());
        let work = || -> Result<(), SetupError> {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= numbers.end || stop.stopped() {
                    return Ok(());
                }
                if let Some(played) = self.play(number, asks, stop)? {
                    found.lock().expect("nothing panics with the lock").insert(number, played);
                }
            }
        };
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let own = work();
            helpers.into_iter().map(|helper| helper.join().unwrap_or(Ok(()))).fold(own, Result::and)
        })?;
        let found = found.into_inner().expect("nothing panics with the lock");
        Ok((!stop.stopped()).then(|| found.into_values().collect()))
    }

    fn play(&self, number: u64, asks: bool, stop: &Stop) -> Result<Option<(Played, Asked)>, SetupError> {
        let seed = self.effort.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number);
        let mut table = self.kind.start(self.options)?;
        let bot = |seat: u64| Bot::new(self.effort.level, seed.wrapping_mul(8).wrapping_add(seat));
        let mut bots: Vec<_> =
            (0..table.seats() as u64).map(|seat| bot(seat).with_library(self.library.clone())).collect();
        let mut dice = Dice::new(seed);
        let budget = Budget::playouts(self.effort.playouts);
        let mut asking = Asking { count: Asked::default(), decisions: number as usize };
        while table.ply() < LONGEST && !stop.stopped() {
            let mut answer = |seat: Seat| {
                let sight = Sight::of(table.as_ref(), seat).expect("the seat is to move");
                if asks {
                    asking.ask(self.judge, table.as_ref(), &sight, stop);
                }
                bots[seat.index()].choose(&sight, &budget, stop).action
            };
            let action = match table.node() {
                Node::End(_) => break,
                Node::Chance { .. } => table.random_action(&mut dice).expect("chance falls somehow"),
                Node::Decision { seat, .. } => Action::One(answer(seat)),
                Node::Simultaneous { legal } => {
                    let choices = legal.iter().map(|(seat, _)| (seat.to_string(), answer(*seat)));
                    Action::Together(choices.collect())
                }
            };
            table.apply(&action).expect("bots answer with legal moves");
        }
        if stop.stopped() {
            return Ok(None);
        }
        let seats = table.seats() as f64;
        let returns = table.result().map_or_else(|| vec![0.0; table.seats()], |result| result.returns);
        let played = Played {
            is_drawn: returns.iter().all(|returns| *returns == 0.0),
            points: returns.into_iter().map(|returns| (returns + 1.0) / seats).collect(),
            length: table.ply() as u32,
        };
        Ok(Some((played, asking.count)))
    }

    /// What the games so far say.
    pub(crate) fn told(&self) -> LevelPlay {
        let seats = self.played.first().map_or(0, |played| played.points.len());
        let points =
            |seat: usize| -> Vec<f64> { self.played.iter().map(|played| played.points[seat]).collect() };
        let shares: Vec<_> = (0..seats).map(|seat| Share::of(&points(seat))).collect();
        let by_share = |one: &usize, other: &usize| shares[*one].share.total_cmp(&shares[*other].share);
        let best = (0..seats).max_by(by_share).unwrap_or(0);
        let worst = (0..seats).min_by(by_share).unwrap_or(0);
        let apart: Vec<_> =
            self.played.iter().map(|played| played.points[best] - played.points[worst]).collect();
        let (apart, apart_within) = measured(&apart);
        let drawn: Vec<_> = self.played.iter().map(|played| f64::from(u8::from(played.is_drawn))).collect();
        let Asked { asked, mattered } = self.asked;
        let label = if self.judge.is_some() { "exact" } else { "estimate" };
        LevelPlay {
            level: self.effort.level.to_string(),
            playouts: self.library.is_none().then_some(self.effort.playouts),
            games: self.played.len() as u64,
            seed: self.effort.seed,
            seats: shares,
            apart,
            apart_within,
            drawn: Share::of(&drawn),
            lasts: Length::of(&self.played.iter().map(|played| played.length).collect::<Vec<_>>()),
            matters: (asked > 0).then(|| Matters {
                share: rounded(mattered as f64 / asked as f64, 1e4),
                positions: asked,
                label: label.into(),
            }),
        }
    }
}

/// Asks in some positions of some games whether the choice matters.
struct Asking {
    count: Asked,
    decisions: usize,
}

impl Asking {
    fn ask(&mut self, judge: Option<&dyn Solved>, table: &dyn AnyMatch, sight: &Sight, stop: &Stop) {
        if sight.legal().len() < 2 {
            return;
        }
        self.decisions += 1;
        let values: Vec<Value> = if let Some(judge) = judge {
            let Some(moves) = judge.moves(table, sight.seat()) else { return };
            moves.into_iter().map(|opening| opening.value).collect()
        } else {
            if !self.decisions.is_multiple_of(STRIDE) {
                return;
            }
            let advice = advise_from(None, sight, &Budget::playouts(SEARCH), stop);
            advice.into_iter().map(|advice| advice.value).collect()
        };
        self.count.asked += 1;
        self.count.mattered += u64::from(matters(&values));
    }
}

/// Whether a move made without thinking gives away more than a little: beyond doubt, where values are estimates.
fn matters(values: &[Value]) -> bool {
    let Some(best) = values.iter().max_by(|one, other| one.mean.total_cmp(&other.mean)) else { return false };
    let mean = values.iter().map(|value| value.mean).sum::<f64>() / values.len() as f64;
    let doubt = if let Label::Estimate { within } = best.label { within } else { 0.0 };
    best.mean - mean > MATTERS.max(doubt)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_matters_where_a_thoughtless_move_gives_away_more_than_a_little() {
        let exact =
            |values: &[f64]| matters(&values.iter().map(|&value| Value::exact(value)).collect::<Vec<_>>());
        assert!(exact(&[0.0, -1.0, 0.0]));
        assert!(!exact(&[0.5, 0.5]) && !exact(&[0.02, -0.02]) && !exact(&[]));
        assert!(!matters(&[Value::estimate(0.2, 0.3), Value::estimate(0.0, 0.3)]), "that may be chance");
    }

    #[test]
    fn equal_seeds_give_equal_games_on_any_number_of_threads() {
        let kind = gambol_games::Kind::MuddyRide;
        let effort = Effort { level: Level::Two, playouts: 20, games: 6, seed: 4 };
        let options = Map::new();
        let told = |threads| {
            let mut table = Table::new(kind, &options, effort, threads);
            assert!(
                table.play_to(2, &Stop::default()).unwrap() && table.play_to(6, &Stop::default()).unwrap()
            );
            table.told()
        };
        let one = told(1);
        assert_eq!(one, told(3));
        assert_eq!(one.games, 6);
        assert!((one.seats.iter().map(|seat| seat.share).sum::<f64>() - 1.0).abs() < 1e-4, "{one:?}");
    }
}
