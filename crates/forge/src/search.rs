//! Searching generated boards for what is wanted.
//!
//! Boards are chosen by some games and certified by others: the best of many looks better than it is, in the very games
//! that made it the best.

use crate::certificate::{Certificate, LevelPlay};
use crate::level::Effort;
use crate::measure::{Bench, NoCertificate};
use crate::want::Wants;
use gambol_games::code;
use gambol_games::recipe::Recipe;
use gambol_solve::Progress;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// What is searched for, and how far.
pub struct Quest<'a> {
    /// Where boards are measured.
    pub bench: Bench<'a>,
    /// What is wanted of them.
    pub wants: Wants,
    /// The choices of the recipe, without a seed.
    pub choices: Map<String, Value>,
    /// The seed of the first board; the next one's is one more.
    pub first: u64,
    /// How many boards are tried at most.
    pub tries: u64,
    /// How many changes are tried to improve each board.
    pub changes: u64,
    /// How many of the best are kept. The search ends when twice as many have been found.
    pub best: usize,
    /// On how many threads boards are tried.
    pub threads: usize,
    /// When to stop trying, if it has not ended by then. What was found by then is still certified.
    pub until: Option<Instant>,
}

/// People wait, but not for ever.
struct Until<'a>(&'a dyn Progress, Option<Instant>);

impl Progress for Until<'_> {
    fn is_cancelled(&self) -> bool {
        self.0.is_cancelled() || self.1.is_some_and(|until| Instant::now() >= until)
    }
}

/// A board that fits.
#[derive(Clone, Debug)]
pub struct Forged {
    /// What it is made from, if it is generated.
    pub recipe: Option<Recipe>,
    /// The board.
    pub board: Value,
    /// What is known about it.
    pub certificate: Certificate,
}

/// What a search has found.
#[derive(Clone, Debug, Default)]
pub struct Haul {
    /// The best first.
    pub best: Vec<Forged>,
    /// How many of them were not measured again by fresh games, because it was stopped before that.
    pub unconfirmed: u64,
    /// How many boards were tried.
    pub tried: u64,
    /// What was wrong with the others, and how often.
    pub faults: BTreeMap<String, u64>,
    /// Whether it was stopped before it was done.
    pub is_stopped: bool,
}

impl Quest<'_> {
    /// Searches. `tried` hears how many boards have been tried; `command` tells how the board with a code is measured
    /// again, by which games.
    pub fn run(
        &self,
        tried: &(dyn Fn(u64, u64) + Sync),
        command: &(dyn Fn(&str, Effort) -> String + Sync),
    ) -> Result<Haul, NoCertificate> {
        let progress = Until(self.bench.progress, self.until);
        let chooser =
            Bench { effort: self.bench.effort.to_choose(), progress: &progress, ..self.bench.clone() };
        let mut haul = self.chosen(&chooser, tried, command)?;
        haul.is_stopped = self.bench.progress.is_cancelled();
        haul.best.sort_by(|one, other| flaws(one).total_cmp(&flaws(other)));
        let mut certified = Vec::new();
        for forged in std::mem::take(&mut haul.best) {
            if certified.len() == self.best {
                break;
            }
            match self.certified(&self.bench, forged.recipe, &forged.board, command) {
                Ok(fresh) => certified.push(fresh),
                Err(NoCertificate::Unwanted(why)) => {
                    *haul.faults.entry(format!("{why}, in fresh games")).or_default() += 1;
                }
                // Whoever stops it gets what it has.
                Err(NoCertificate::Stopped(_)) => {
                    haul.is_stopped = true;
                    haul.unconfirmed += 1;
                    certified.push(forged);
                }
                Err(wrong @ (NoCertificate::Setup(_) | NoCertificate::Wrong(_))) => return Err(wrong),
            }
        }
        haul.best = certified;
        Ok(haul)
    }

    /// Tries boards until enough are found.
    fn chosen(
        &self,
        chooser: &Bench<'_>,
        tried: &(dyn Fn(u64, u64) + Sync),
        command: &(dyn Fn(&str, Effort) -> String + Sync),
    ) -> Result<Haul, NoCertificate> {
        let next = AtomicU64::new(0);
        let haul = Mutex::new(Haul::default());
        let work = || -> Result<(), NoCertificate> {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let is_enough =
                    haul.lock().expect("nothing panics with the lock").best.len() >= 2 * self.best;
                if number >= self.tries || is_enough || chooser.progress.is_cancelled() {
                    return Ok(());
                }
                let found = self.one(chooser, self.first.wrapping_add(number), command);
                let mut haul = haul.lock().expect("nothing panics with the lock");
                match found {
                    Ok(forged) => haul.best.push(forged),
                    Err(NoCertificate::Unwanted(why)) => *haul.faults.entry(why).or_default() += 1,
                    Err(NoCertificate::Stopped(_)) => continue,
                    Err(wrong @ (NoCertificate::Setup(_) | NoCertificate::Wrong(_))) => return Err(wrong),
                }
                haul.tried += 1;
                tried(haul.tried, haul.best.len() as u64);
            }
        };
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let own = work();
            helpers.into_iter().map(|helper| helper.join().unwrap_or(Ok(()))).fold(own, Result::and)
        })?;
        Ok(haul.into_inner().expect("nothing panics with the lock"))
    }

    /// The board of this seed, improved if that is asked for, if it is what is wanted.
    fn one(
        &self,
        chooser: &Bench<'_>,
        seed: u64,
        command: &(dyn Fn(&str, Effort) -> String + Sync),
    ) -> Result<Forged, NoCertificate> {
        let recipe = self.recipe(seed)?;
        let board = recipe.board();
        if self.changes == 0 {
            return self.certified(chooser, Some(recipe), &board, command);
        }
        chooser.glance(&board, &self.wants)?;
        let improved = chooser.improved(&board, &self.wants, self.changes, seed, &|_| {})?;
        let recipe = (improved == board).then_some(recipe);
        self.certified(chooser, recipe, &improved, command)
    }

    fn certified(
        &self,
        bench: &Bench<'_>,
        recipe: Option<Recipe>,
        board: &Value,
        command: &(dyn Fn(&str, Effort) -> String + Sync),
    ) -> Result<Forged, NoCertificate> {
        let code = code::of(board).map_err(|error| NoCertificate::Wrong(error.to_string()))?;
        let certificate = bench.certify(board, &command(&code, bench.effort), Some(&self.wants))?;
        Ok(Forged { recipe, board: board.clone(), certificate })
    }

    /// The recipe of this seed.
    pub fn recipe(&self, seed: u64) -> Result<Recipe, NoCertificate> {
        let mut choices = self.choices.clone();
        choices.insert("seed".into(), seed.into());
        Ok(Recipe::read(self.bench.kind, &choices)?)
    }
}

/// How far a board is from ideal: seats alike, no draws, choices that matter.
fn flaws(forged: &Forged) -> f64 {
    let usual = forged.certificate.set_ups.first();
    let exact = usual.and_then(|set_up| set_up.exact.as_ref());
    let value = exact.and_then(|exact| exact.first_player.exact()).unwrap_or(0.0);
    let of_play = |play: &LevelPlay| {
        let matters = play.matters.as_ref().map_or(0.0, |matters| matters.share);
        play.apart + play.drawn.share - 0.1 * matters
    };
    value.abs() + usual.and_then(|set_up| set_up.level_play.as_ref()).map_or(0.0, of_play)
}
