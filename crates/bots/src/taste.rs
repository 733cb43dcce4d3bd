//! Which move a level makes, once it is known what each is worth.
//!
//! A level is defined by how much it gives away a move on average. It keeps a purse: every move puts the level's loss
//! in, and what a move is expected to give away is taken out, so that the average comes out right even though many
//! positions offer nothing to lose. Among the moves it chooses softly, by what they look worth: the temperature is the
//! one at which the expected loss is what the purse allows, and never more than a part of what blind choice would lose.
//! What lies far ahead fades in the eyes of the lower levels, so what they overlook is what is hard to see.

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
        let stake = f64::midpoint(thoughts.most, 1.0);
        let best = thoughts.best();
        let losses: Vec<_> = thoughts.moves.iter().map(|thought| best - thought.value.mean).collect();
        let best_value = thoughts.best_value();
        let looks = looks(thoughts, &traits, stake);
        let base = base(thoughts, &traits);
        self.purse = (self.purse + traits.loss * stake).min(FULL * traits.loss * stake);
        let weights = |heat: f64| -> Vec<f64> {
            let top = looks.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let weigh = |index: usize| {
                let value = &thoughts.moves[index].value;
                let is_barred = is_barred(value, losses[index], &best_value, &traits, stake);
                if is_barred { 0.0 } else { base[index] * ((looks[index] - top) / heat).exp() }
            };
            (0..looks.len()).map(weigh).collect()
        };
        let blind = losses.iter().sum::<f64>() / losses.len() as f64;
        let allowed = self.purse.min(traits.blind * blind);
        let weights = weights(heat_for(allowed, &losses, stake, &weights));
        self.purse = (self.purse - expected(&weights, &losses)).max(0.0);
        draw.weighted(&weights)
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

/// What is lost on average if the moves are made as likely as these weights.
fn expected(weights: &[f64], losses: &[f64]) -> f64 {
    let total: f64 = weights.iter().sum();
    weights.iter().zip(losses).map(|(weight, loss)| weight * loss).sum::<f64>() / total.max(1e-300)
}

/// The temperature at which the expected loss is what is allowed; as hot as it gets if there is not that much to lose.
fn heat_for(allowed: f64, losses: &[f64], stake: f64, weights: &impl Fn(f64) -> Vec<f64>) -> f64 {
    let (mut cold, mut hot) = (1e-4 * stake, 2.0 * stake);
    if expected(&weights(hot), losses) <= allowed {
        return hot;
    }
    for _ in 0..40 {
        let middle = (cold * hot).sqrt();
        if expected(&weights(middle), losses) <= allowed {
            cold = middle;
        } else {
            hot = middle;
        }
    }
    cold
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thoughts(values: &[Value]) -> Thoughts {
        let thought = |value: &Value| Thought { action: String::new(), value: *value, share: 0.0 };
        Thoughts {
            moves: values.iter().map(thought).collect(),
            bias: 0.0,
            mixes: false,
            most: 1.0,
            how: String::new(),
        }
    }

    /// What a level gives away a move on average where it always has these to choose from.
    fn average(level: Level, values: &[Value]) -> f64 {
        let thoughts = thoughts(values);
        let mut draw = Draw::seeded(level as u64);
        let mut taste = Taste::new(level);
        let lost = (0..20_000).map(|_| thoughts.best() - values[taste.choose(&thoughts, &mut draw)].mean);
        lost.sum::<f64>() / 20_000.0
    }

    #[test]
    fn a_level_gives_away_what_it_is_defined_by() {
        let values = [0.3, 0.28, 0.2, 0.1, -0.4, -0.9].map(Value::exact);
        for level in &Level::ALL[..5] {
            let lost = average(*level, &values);
            assert!((lost / level.loss() - 1.0).abs() < 0.1, "level {level} gives away {lost}");
        }
    }

    #[test]
    fn higher_levels_never_give_away_what_is_plain_to_see() {
        let values = [Value::exact(1.0).in_actions(3), Value::exact(0.0), Value::exact(-1.0).in_actions(4)];
        assert!(average(Level::Four, &values) < 1e-12);
        assert!(average(Level::Five, &values) < 1e-12);
        assert!(average(Level::One, &values) > 0.05);
    }

    #[test]
    fn what_lies_far_ahead_may_be_overlooked() {
        let values = [Value::exact(1.0).in_actions(61), Value::exact(0.0), Value::exact(0.0)];
        assert!(average(Level::Four, &values) > 0.01);
        assert!(average(Level::Five, &values) > 0.002);
    }

    #[test]
    fn a_position_with_nothing_to_lose_lets_a_level_give_away_a_little_more_elsewhere() {
        let flat = thoughts(&[Value::exact(0.0); 4]);
        let steep = thoughts(&[0.0, -0.3, -0.6, -1.0].map(Value::exact));
        let mut draw = Draw::seeded(1);
        let mut taste = Taste::new(Level::Three);
        let mut lost = 0.0;
        for _ in 0..10_000 {
            taste.choose(&flat, &mut draw);
            lost -= steep.moves[taste.choose(&steep, &mut draw)].value.mean;
        }
        let average = lost / 20_000.0;
        assert!((average / Level::Three.loss() - 1.0).abs() < 0.1, "{average}");
    }
}
