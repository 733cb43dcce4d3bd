//! Improving a board: change it a little, keep what brings it nearer to what is wanted.
//!
//! Boards that nearly fit are far more common than boards that do, and the neighbours of one that nearly fits are
//! nearly as good. Every change is judged by the same seeds, so that luck favours nobody; one that looks better plays
//! as many games again before it is believed, since the best of many looks better than it is.

use crate::alter;
use crate::certificate::LevelPlay;
use crate::exact;
use crate::games::{self, Plan};
use crate::level::{Effort, Table};
use crate::measure::{Bench, NoCertificate, Quiet, on_board, play_to};
use crate::muddy_ride_tiles::{layout, tiles};
use crate::want::Wants;
use gambol_bots::Stop;
use gambol_core::Dice;
use gambol_games::Kind;
use gambol_solve::{Cancelled, Progress};
use serde_json::{Map, Value};

/// Which part of all games a look takes at last, and how many at least and at most.
const LOOK: u64 = 10;
const LEAST: u64 = 60;
const MOST: u64 = 6000;

/// Most of the way is found by few games. The less there is left to gain, the more games it takes to tell.
struct Stage {
    /// How many of eleven changes are tried in it.
    part: u64,
    /// How many times shorter its looks are than the last.
    shorter: u64,
    /// How many layouts of a tile set are looked at.
    layouts: u64,
}

const STAGES: [Stage; 3] = [
    Stage { part: 5, shorter: 16, layouts: 16 },
    Stage { part: 3, shorter: 4, layouts: 24 },
    Stage { part: 3, shorter: 1, layouts: 32 },
];

/// A board that misses what is wanted by this factor is not worth the time.
const HOPELESS: f64 = 40.0;

/// A win that can be forced, where none is wanted, counts as much as seats that are twice as far apart as they may be.
const FORCED: f64 = 2.0;

impl Bench<'_> {
    /// Tries this many changes one after another and returns the best board for all ways of playing together, or the
    /// given one if nothing is better. Changes and games follow from the seed. A board that is far from what is wanted is
    /// left alone.
    pub fn improved(
        &self,
        board: &Value,
        wants: &Wants,
        changes: u64,
        seed: u64,
        tried: &dyn Fn(u64),
    ) -> Result<Value, NoCertificate> {
        if !games::of(self.kind).is_alterable() {
            let can = Kind::ALL.into_iter().filter(|&kind| games::of(kind).is_alterable());
            let expected = can.map(Kind::name).collect::<Vec<_>>().join(" or ");
            return Err(NoCertificate::Wrong(format!(
                "--improve: expected {expected}, found {}",
                self.kind.name()
            )));
        }
        let look = (self.effort.games / LOOK).clamp(LEAST, MOST);
        let parts: u64 = STAGES.iter().map(|stage| stage.part).sum();
        let mut dice = Dice::new(seed);
        let mut best = board.clone();
        let (mut change, mut until) = (0, 0);
        for (number, stage) in STAGES.iter().enumerate() {
            let look = (look / stage.shorter).max(LEAST);
            // Other games than those of the stage before, by which the board looks better than it is.
            let seed = self.effort.seed.wrapping_add(1000 * number as u64);
            let bench = Bench { effort: Effort { seed, ..self.effort }, ..self.clone() };
            let far = |board: &Value, games: u64, bound: f64| {
                let laid = bench.laid(board, stage.layouts)?;
                let mean = bench.distance(&laid, wants, games, bound * laid.len() as f64)?;
                Ok::<_, NoCertificate>(mean.map(|sum| sum / laid.len() as f64))
            };
            let Some(mut distance) = far(&best, 2 * look, HOPELESS)? else { return Ok(best) };
            until += stage.part * changes;
            while change * parts < until {
                tried(change);
                change += 1;
                // A small step changes one thing, now and then two or three.
                let steps = 1 + (0..2).take_while(|_| dice.below(3) == 0).count();
                let mut next = best.clone();
                let made = (0..steps)
                    .filter_map(|_| alter::altered(&next, &mut dice).map(|made| next = made))
                    .count();
                if made == 0 || !self.is_playable(&next) {
                    continue;
                }
                let is_promising = far(&next, look, distance)?.is_some();
                if is_promising && let Some(nearer) = far(&next, 2 * look, distance)? {
                    (best, distance) = (next, nearer);
                    alter::renamed(&mut best);
                }
            }
        }
        Ok(best)
    }

    /// The boards that games are played on: this one, or so many layouts if it is a tile set.
    fn laid(&self, board: &Value, layouts: u64) -> Result<Vec<Value>, NoCertificate> {
        let numbers = 0..if board.get("tiles").is_some() { layouts } else { 0 };
        if numbers.is_empty() {
            return Ok(vec![board.clone()]);
        }
        let tiles = tiles(board)?;
        Ok(numbers.map(|number| layout(board, &tiles, self.effort.seed.wrapping_add(number))).collect())
    }

    fn is_playable(&self, board: &Value) -> bool {
        let starts = |board: &Value| {
            let starts = |plan: &Plan| self.kind.start(&on_board(&plan.options, board)).is_ok();
            self.plans().iter().all(starts)
        };
        self.laid(board, 1).is_ok_and(|laid| laid.iter().all(starts))
    }

    /// How far boards are from what is wanted, all in all, after this many games on each of them in every way of playing
    /// that was asked for, the usual one if none was; none if that is further than a bound.
    fn distance(
        &self,
        boards: &[Value],
        wants: &Wants,
        games: u64,
        bound: f64,
    ) -> Result<Option<f64>, NoCertificate> {
        let mut plans = self.plans();
        plans.truncate(self.ways.len().max(1));
        let on = |board| plans.iter().map(move |plan| on_board(&plan.options, board));
        let options: Vec<_> = boards.iter().flat_map(on).collect();
        let effort = Effort { games, ..self.effort };
        let mut tables: Vec<_> =
            options.iter().map(|options| Table::new(self.kind, options, effort, self.threads)).collect();
        let (stop, quiet) = (Stop::default(), Quiet(self.progress));
        let mut found = 0.0;
        for part in [games / 4, games] {
            let mut chance = 0.0;
            found = 0.0;
            for table in &mut tables {
                quiet.go_on()?;
                play_to(table, part, &quiet, &stop)?;
                let play = table.told();
                found += distance(wants, &play);
                // Few games are far apart by chance; only what is beyond chance ends it early.
                if part < games {
                    chance += wants.seats().map_or(0.0, |most| play.apart_within / most);
                }
                if found - chance >= bound {
                    return Ok(None);
                }
            }
        }
        // Nobody is asked what takes long before the games have shown that it is worth the time.
        for (options, plan) in options.iter().zip(plans.iter().cycle()) {
            if found >= bound {
                return Ok(None);
            }
            if wants.want_no_forced_win() && plan.is_known && self.is_forced(options)? {
                found += FORCED;
            }
        }
        Ok((found < bound).then_some(found))
    }

    /// Whether a side can force a win from the start.
    pub(crate) fn is_forced(&self, options: &Map<String, Value>) -> Result<bool, NoCertificate> {
        let mut game = self.kind.start(options)?;
        let solved = gambol_solve::solve_in_memory(game.as_ref(), &Quiet(self.progress));
        let solved = solved.map_err(|_| NoCertificate::Stopped(Cancelled))?;
        let exact = solved.and_then(|solved| exact::exact(game.as_mut(), solved.as_ref()));
        Ok(exact.is_some_and(|exact| !exact.forced.is_empty()))
    }
}

/// How far play is from what is wanted: seats by how far they are apart, for nearer is always better; all else by how
/// much it misses.
fn distance(wants: &Wants, play: &LevelPlay) -> f64 {
    let apart = wants.seats().map_or(0.0, |most| play.apart / most.max(1e-3));
    apart + wants.excess(play)
}
