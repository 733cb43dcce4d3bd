//! A bot: a level, its randomness, and what it remembers.

use crate::budget::{Budget, Clock, Stop};
use crate::draw::Draw;
use crate::level::Level;
use crate::library::Library;
use crate::mind::{Effort, Mind, Outlook, Purpose};
use crate::sight::Sight;
use crate::taste::Taste;
use gambol_core::Dice;
use gambol_solve::{Opening, Value};
use std::time::Duration;

/// A player. It remembers what it thought, so one bot plays one seat of one match.
pub struct Bot {
    level: Level,
    draw: Draw,
    mind: Mind,
    taste: Taste,
    threads: usize,
    library: Option<Library>,
    may_prove: bool,
    is_guided: bool,
}

/// What a bot chose.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The action, in notation.
    pub action: String,
    /// What it thinks that the action is worth to it; none where there was nothing to choose.
    pub value: Option<Value>,
    /// How it knows: "perfect play", "40 000 playouts".
    pub how: String,
}

impl Bot {
    /// A bot of this level. Equal seeds choose alike, given equal budgets of playouts.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot::with(level, Draw::seeded(seed))
    }

    /// A bot that nobody can foresee: its randomness is the system's.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn fresh(level: Level) -> Bot {
        Bot::with(level, Draw::fresh())
    }

    fn with(level: Level, mut draw: Draw) -> Bot {
        let mind = Mind::new(draw.dice());
        let library = Library::shared();
        Bot {
            level,
            draw,
            mind,
            taste: Taste::new(level),
            threads: 1,
            library,
            may_prove: true,
            is_guided: true,
        }
    }

    /// The same bot, thinking on this many threads where it has to search.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Bot {
        self.threads = threads.clamp(1, 64);
        self
    }

    /// The same bot, looking for perfect play in this library, or in none, instead of the shared one.
    #[must_use]
    pub fn with_library(mut self, library: Option<Library>) -> Bot {
        self.library = library;
        self
    }

    /// The same bot, left to its search: it looks into no table and proves no end. How well it sees through a position
    /// tells how hard that is.
    #[must_use]
    pub fn unaided(mut self) -> Bot {
        (self.library, self.may_prove) = (None, false);
        self
    }

    /// The same bot, following no guide and guessing nothing from what others do: what both are worth is measured against
    /// such bots.
    #[must_use]
    pub fn unguided(mut self) -> Bot {
        self.is_guided = false;
        self
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Forgets what it thought, which may take up to 100 MB a thread: for tables at which nobody plays for a while.
    pub fn forget(&mut self) {
        self.mind.forget();
    }

    /// To look at a whole board takes a minute: that is for those who want the best that can be had.
    fn outlook(&self) -> Outlook {
        match self.level {
            _ if !self.is_guided => Outlook::Plain,
            Level::Perfect => Outlook::ToWin,
            _ => Outlook::Inferring,
        }
    }

    /// Chooses an action that is legal, within the budget; at once if it is stopped.
    pub fn choose(&mut self, sight: &Sight, budget: &Budget, stop: &Stop) -> Choice {
        let legal = sight.legal();
        if let [action] = legal.as_slice() {
            return Choice { action: action.clone(), value: None, how: "the only move".into() };
        }
        let clock = Clock::start(budget, self.level.traits().playouts, stop);
        let effort = Effort {
            clock: &clock,
            threads: self.threads,
            purpose: if self.level < Level::Perfect { Purpose::Each } else { Purpose::Best },
            library: self.library.as_ref(),
            // Whoever overlooks a lot needs no table to do so.
            may_build: self.level >= Level::Four,
            may_prove: self.may_prove,
            outlook: self.outlook(),
        };
        let thoughts = sight.think(&mut self.mind, &effort);
        let chosen = self.taste.choose(&thoughts, &mut self.draw);
        let thought = &thoughts.moves[chosen];
        Choice { action: thought.action.clone(), value: Some(thoughts.told(thought)), how: thoughts.how }
    }
}

/// Every legal action with its value, label and share, the best first: for hints and reviews. It sees no more than the
/// seat does. Perfect play is looked for in the shared library.
pub fn advise(sight: &Sight, budget: &Budget, stop: &Stop) -> Vec<Opening> {
    advise_from(Library::shared().as_ref(), sight, budget, stop)
}

/// The same with a library of one's own, or none.
pub fn advise_from(library: Option<&Library>, sight: &Sight, budget: &Budget, stop: &Stop) -> Vec<Opening> {
    told_from(library, sight, Purpose::Telling, budget, stop)
}

/// The same without a search: what nobody knows for certain is told as anything between nothing and everything.
pub(crate) fn known_from(library: Option<&Library>, sight: &Sight, stop: &Stop) -> Vec<Opening> {
    told_from(library, sight, Purpose::Knowing, &Budget::playouts(0), stop)
}

fn told_from(
    library: Option<&Library>,
    sight: &Sight,
    purpose: Purpose,
    budget: &Budget,
    stop: &Stop,
) -> Vec<Opening> {
    let clock = Clock::start(budget, u64::MAX, stop);
    let effort = Effort {
        clock: &clock,
        threads: 1,
        purpose,
        library,
        may_build: true,
        may_prove: true,
        outlook: Outlook::Guided,
    };
    let thoughts = sight.think(&mut Mind::new(Dice::new(0x6761_6d62_6f6c)), &effort);
    let advice = thoughts.moves.iter().map(|thought| Opening {
        action: thought.action.clone(),
        value: thoughts.told(thought),
        share: thought.share,
    });
    let mut advice: Vec<_> = advice.collect();
    advice.sort_by(|one, other| {
        other.share.total_cmp(&one.share).then(other.value.mean.total_cmp(&one.value.mean))
    });
    advice
}

/// How long a person of this level would take over the move: to be waited out by whoever shows it. It depends on
/// nothing but what the seat sees.
pub fn pace(level: Level, sight: &Sight) -> Duration {
    let choices = sight.legal().len();
    if choices <= 1 {
        return Duration::from_millis(400);
    }
    let think = 350.0 * (choices.min(40) as f64).log2();
    Duration::from_millis(500 + think as u64 + 150 * (level as u64))
}
