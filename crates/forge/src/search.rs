//! Searching generated boards for what is wanted.

use crate::certificate::{Certificate, LevelPlay};
use crate::measure::{Bench, NoCertificate};
use crate::want::Wants;
use gambol_games::recipe::Recipe;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

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
    /// How many of the best are kept. The search ends when twice as many have been found.
    pub best: usize,
    /// On how many threads boards are tried.
    pub threads: usize,
}

/// A board that is what is wanted.
#[derive(Clone, Debug)]
pub struct Forged {
    /// What it is made from, if it is generated.
    pub recipe: Option<Recipe>,
    /// The board.
    pub board: Value,
    /// What is known of it.
    pub certificate: Certificate,
}

/// What a search has found.
#[derive(Clone, Debug, Default)]
pub struct Haul {
    /// The best first.
    pub best: Vec<Forged>,
    /// How many boards were tried.
    pub tried: u64,
    /// What was wrong with the others, and how often.
    pub faults: BTreeMap<String, u64>,
    /// Whether it was stopped before it was done.
    pub is_stopped: bool,
}

impl Quest<'_> {
    /// Searches. `tried` hears how many boards have been tried; `command` tells how a recipe's board is measured again.
    pub fn run(
        &self,
        tried: &(dyn Fn(u64, u64) + Sync),
        command: &(dyn Fn(&Recipe) -> String + Sync),
    ) -> Result<Haul, NoCertificate> {
        let next = AtomicU64::new(0);
        let haul = Mutex::new(Haul::default());
        let work = || -> Result<(), NoCertificate> {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let is_enough =
                    haul.lock().expect("nothing panics with the lock").best.len() >= 2 * self.best;
                if number >= self.tries || is_enough || self.bench.progress.is_cancelled() {
                    return Ok(());
                }
                let recipe = self.recipe(self.first.wrapping_add(number))?;
                let board = recipe.board();
                let found = self.bench.certify(&board, &command(&recipe), Some(&self.wants));
                let mut haul = haul.lock().expect("nothing panics with the lock");
                match found {
                    Ok(certificate) => haul.best.push(Forged { recipe: Some(recipe), board, certificate }),
                    Err(NoCertificate::Unwanted(why)) => *haul.faults.entry(why).or_default() += 1,
                    Err(NoCertificate::Stopped) => haul.is_stopped = true,
                    Err(wrong @ NoCertificate::Wrong(_)) => return Err(wrong),
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
        let mut haul = haul.into_inner().expect("nothing panics with the lock");
        haul.best.sort_by(|one, other| flaws(one).total_cmp(&flaws(other)));
        haul.best.truncate(self.best);
        Ok(haul)
    }

    /// The recipe of this seed.
    pub fn recipe(&self, seed: u64) -> Result<Recipe, NoCertificate> {
        let mut choices = self.choices.clone();
        choices.insert("seed".into(), seed.into());
        Recipe::read(self.bench.kind.name, &choices).map_err(|error| NoCertificate::Wrong(error.to_string()))
    }
}

/// How far a board is from ideal: seats alike, no draws, choices that matter.
fn flaws(forged: &Forged) -> f64 {
    let usual = forged.certificate.set_ups.first();
    let exact = usual.and_then(|set_up| set_up.exact.as_ref());
    let value =
        exact.filter(|exact| exact.first_player.is_exact()).map_or(0.0, |exact| exact.first_player.value);
    let of_play = |play: &LevelPlay| {
        let matters = play.matters.as_ref().map_or(0.0, |matters| matters.share);
        play.apart + play.drawn.share - 0.1 * matters
    };
    value.abs() + usual.and_then(|set_up| set_up.level_play.as_ref()).map_or(0.0, of_play)
}
