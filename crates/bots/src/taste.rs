//! Which move a level makes, once it is known what each is worth.
//!
//! A level is defined by how much it gives away a move on average. It keeps a purse: every move puts the level's loss
//! in, and what a move gives away is taken out, so that the average comes out right whatever the game. Among the moves it
//! chooses softly, by what they look worth: the temperature is the one at which the expected loss is what the purse
//! allows. What lies far ahead fades in the eyes of the lower levels, so what they overlook is what is hard to see.

use crate::draw::Draw;
use crate::level::{Level, Traits};
use crate::mind::{Thought, Thoughts};
use gambol_solve::{Label, Value};

/// How many moves' worth of loss a purse holds at most.
const FULL: f64 = 6.0;

/// The taste of a level, and how much it has left to give away.
#[derive(Clone, Debug)]
pub(crate) struct Taste {
    level: Level,
    purse: f64,
}

impl Taste {
    pub(crate) fn new(level: Level) -> Taste {
        Taste { level, purse: 0.0 }
    }

    /// The move to make.
    pub(crate) fn choose(&mut self, thoughts: &Thoughts, draw: &mut Draw) -> usize {
        if self.level == Level::Perfect {
            let shares: Vec<_> = thoughts.moves.iter().map(|thought| thought.share).collect();
            return draw.weighted(&shares);
        }
        let traits = self.level.traits();
        // A stake is what lies between winning and losing with two seats.
        let stake = (thoughts.most + 1.0) / 2.0;
        let best = thoughts.best();
        let losses: Vec<_> = thoughts.moves.iter().map(|thought| best - thought.value.mean).collect();
        let best_value = thoughts.best_value();
        let looks = looks(thoughts, &traits, stake);
        let base = base(thoughts, &traits);
        self.purse = (self.purse + traits.loss * stake).min(FULL * traits.loss * stake);
        let allowed = self.purse.max(0.0);
        let weights = |heat: f64| -> Vec<f64> {
            let top = looks.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let weigh = |index: usize| {
                let value = &thoughts.moves[index].value;
                let is_barred = is_barred(value, losses[index], &best_value, &traits, stake);
                if is_barred { 0.0 } else { base[index] * ((looks[index] - top) / heat).exp() }
            };
            (0..looks.len()).map(weigh).collect()
        };
        let weights = weights(heat_for(allowed, &losses, stake, &weights));
        let chosen = draw.weighted(&weights);
        self.purse -= losses[chosen];
        chosen
    }
}

/// What the moves look worth to a level: what is far ahead has faded, what is not sure has a little against it.
fn looks(thoughts: &Thoughts, traits: &Traits, stake: f64) -> Vec<f64> {
    let look = |thought: &Thought| match (thought.value.distance, thought.value.label) {
        (Some(distance), _) => {
            let fading = 0.5f64.powf(f64::from(distance.saturating_sub(traits.sure)) / traits.half);
            thought.value.mean * fading
        }
        (None, Label::Estimate { within }) => thought.value.mean - 0.25 * within.min(stake),
        (None, _) => thought.value.mean,
    };
    thoughts.moves.iter().map(look).collect()
}

/// How likely each move is before its worth counts: as in best play where that mixes, a little everywhere.
fn base(thoughts: &Thoughts, traits: &Traits) -> Vec<f64> {
    let count = thoughts.moves.len() as f64;
    let everywhere = if thoughts.mixes { traits.loss.sqrt().min(1.0) } else { 1.0 };
    let share = |thought: &Thought| thought.share * (1.0 - everywhere) + everywhere / count;
    thoughts.moves.iter().map(share).collect()
}

/// Whether a move is too much to give away for this level: more than its cap, where it could see what it gives. What
/// lies far ahead it may overlook: a win that the best move would bring late, a loss that this one brings late.
fn is_barred(value: &Value, loss: f64, best: &Value, traits: &Traits, stake: f64) -> bool {
    if loss <= traits.cap * stake {
        return false;
    }
    let soonest = [best.distance, value.distance].into_iter().flatten().min();
    // Where nobody knows how far ahead it lies, it is there to be seen.
    soonest.is_none_or(|distance| distance <= traits.plain())
}

/// The temperature at which the expected loss is what is allowed; as hot as it gets if there is not so much to lose.
fn heat_for(allowed: f64, losses: &[f64], stake: f64, weights: &impl Fn(f64) -> Vec<f64>) -> f64 {
    let expected = |heat: f64| {
        let weights = weights(heat);
        let total: f64 = weights.iter().sum();
        weights.iter().zip(losses).map(|(weight, loss)| weight * loss).sum::<f64>() / total.max(1e-300)
    };
    let (mut cold, mut hot) = (1e-4 * stake, 2.0 * stake);
    if expected(hot) <= allowed {
        return hot;
    }
    for _ in 0..40 {
        let middle = (cold * hot).sqrt();
        if expected(middle) <= allowed { cold = middle } else { hot = middle }
    }
    cold
}
