//! Improving a board: change it a little, keep what brings it nearer to what is wanted.
//!
//! Boards that nearly fit are far more common than boards that do, and the neighbours of one that nearly fits are
//! nearly as good. Every change is judged by the same seeds, so that luck favours nobody; one that looks better plays
//! as many games again before it is believed, since the best of many looks better than it is.

use crate::alter;
use crate::certificate::LevelPlay;
use crate::games;
use crate::level::{Effort, Table};
use crate::measure::{Bench, NoCertificate, Quiet, play_to};
use crate::want::Wants;
use gambol_bots::Stop;
use gambol_core::Dice;
use gambol_games::Kind;
use gambol_solve::Progress;
use serde_json::{Map, Value};

/// Which part of all games a look takes, and how many at least and at most.
const LOOK: u64 = 10;
const LEAST: u64 = 60;
const MOST: u64 = 3000;

/// A board that misses what is wanted by this factor is not worth the time.
const HOPELESS: f64 = 8.0;

impl Bench<'_> {
    /// Tries this many changes one after another and returns the best board, or the given one if nothing is better.
    /// Changes and games follow from the seed. A board that is far from what is wanted is left alone.
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
        let mut dice = Dice::new(seed);
        let mut best = board.clone();
        let Some(mut distance) = self.distance(&best, wants, 2 * look, HOPELESS)? else { return Ok(best) };
        for change in 0..changes {
            tried(change);
            // A small step changes one thing, now and then two or three.
            let steps = 1 + (0..2).take_while(|_| dice.below(3) == 0).count();
            let mut next = best.clone();
            let made =
                (0..steps).filter_map(|_| alter::altered(&next, &mut dice).map(|made| next = made)).count();
            if made == 0 || self.kind.start(&self.with_board(&next)).is_err() {
                continue;
            }
            let is_promising = self.distance(&next, wants, look, distance)?.is_some();
            if is_promising && let Some(nearer) = self.distance(&next, wants, 2 * look, distance)? {
                (best, distance) = (next, nearer);
                alter::renamed(&mut best);
            }
        }
        Ok(best)
    }

    fn with_board(&self, board: &Value) -> Map<String, Value> {
        let mut options = self.options.clone();
        options.insert("board".into(), board.clone());
        options
    }

    /// How far the board is from what is wanted after this many games; none if that is further than a bound.
    fn distance(
        &self,
        board: &Value,
        wants: &Wants,
        games: u64,
        bound: f64,
    ) -> Result<Option<f64>, NoCertificate> {
        let options = self.with_board(board);
        let effort = Effort { games, ..self.effort };
        let mut table = Table::new(self.kind, &options, effort, self.threads);
        let (stop, quiet) = (Stop::default(), Quiet(self.progress));
        let mut found = 0.0;
        for part in [games / 4, games] {
            quiet.go_on()?;
            play_to(&mut table, part, &quiet, &stop)?;
            let play = table.told();
            found = distance(wants, &play);
            // Few games are far apart by chance; only what is beyond chance ends it early.
            let chance =
                if part < games { wants.seats().map_or(0.0, |most| play.apart_within / most) } else { 0.0 };
            if found - chance >= bound {
                return Ok(None);
            }
        }
        Ok(Some(found))
    }
}

/// How far play is from what is wanted: seats by how far they are apart, for nearer is always better; all else by how
/// much it misses.
fn distance(wants: &Wants, play: &LevelPlay) -> f64 {
    let apart = wants.seats().map_or(0.0, |most| play.apart / most.max(1e-3));
    apart + wants.excess(play)
}
