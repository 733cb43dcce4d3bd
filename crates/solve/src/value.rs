//! What a position is worth, and how we know.

use std::fmt;

/// How a value is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Label {
    /// Computed to the last digit that matters (1e-9 of the stake).
    Exact,
    /// The true value lies between these two, proved.
    Bounded {
        /// No less than this.
        low: f64,
        /// No more than this.
        high: f64,
    },
    /// Sampled or searched: probably right within this much, either way.
    Estimate {
        /// Two standard errors, or what the search makes of its own doubt.
        within: f64,
    },
}

/// What a position is worth to a seat: from −1, surely lost, to 1, surely won (more with several losers to pay).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value {
    /// The value, or the best guess at it.
    pub mean: f64,
    /// How many actions the game lasts under best play, where that is known: the winner hurries, the loser delays.
    pub distance: Option<u32>,
    /// How it is known.
    pub label: Label,
}

/// Bounds this close to each other are one exact value.
pub const EXACT: f64 = 1e-9;

impl Value {
    /// A value known exactly.
    pub const fn exact(mean: f64) -> Value {
        // A value of −0 would be told as -0.0000.
        Value { mean: mean + 0.0, distance: None, label: Label::Exact }
    }

    /// A value between two proved bounds; exact if they meet.
    pub fn between(low: f64, high: f64) -> Value {
        debug_assert!(low <= high + EXACT, "bounds cross: {low} > {high}");
        // Rounding must not make an even game look like a loss.
        let middle = f64::midpoint(low, high);
        let mean = if middle.abs() < EXACT { 0.0 } else { middle };
        let label = if high - low <= EXACT { Label::Exact } else { Label::Bounded { low, high } };
        Value { mean, distance: None, label }
    }

    /// A value between two proved bounds, and a guess where; exact if they meet.
    pub fn near(guess: f64, low: f64, high: f64) -> Value {
        Value { mean: guess.clamp(low, high), ..Value::between(low, high) }
    }

    /// A value that is probably right to within this much.
    pub const fn estimate(mean: f64, within: f64) -> Value {
        Value { mean, distance: None, label: Label::Estimate { within } }
    }

    /// The same value with the number of actions to the end.
    #[must_use]
    pub const fn in_actions(self, distance: u32) -> Value {
        Value { distance: Some(distance), ..self }
    }

    /// The same position seen by the other seat of a game for two.
    #[must_use]
    pub fn for_the_other(self) -> Value {
        let label = match self.label {
            // A bound of −0 would be told as -0.0000.
            Label::Bounded { low, high } => Label::Bounded { low: 0.0 - high, high: 0.0 - low },
            label => label,
        };
        Value { mean: -self.mean, label, ..self }
    }

    /// The same beside what is proved elsewhere: it lies within both bounds, and where those meet it is exact.
    #[must_use]
    pub fn narrowed(self, proved: Value) -> Value {
        let (low, high) = proved.bounds();
        match (self.label, proved.label) {
            (Label::Estimate { .. } | Label::Bounded { .. }, Label::Exact) => proved,
            (Label::Bounded { low: least, high: most }, Label::Bounded { .. }) => {
                let (low, high) = (low.max(least), high.min(most));
                Value { distance: self.distance, ..Value::near(self.mean, low, high.max(low)) }
            }
            (Label::Estimate { within }, Label::Bounded { .. }) => {
                let label = Label::Estimate { within: within.min(high - low) };
                Value { mean: self.mean.clamp(low, high), label, ..self }
            }
            _ => self,
        }
    }

    /// What is better comes later: more worth (the best guess, where it is bounded), then a win that is sooner or
    /// a loss that is later. Values that differ by less than 1e-8 are equal.
    pub fn rank(&self) -> (f64, f64) {
        let distance = f64::from(self.distance.unwrap_or(0));
        let hurry = if self.mean > EXACT { -distance } else { distance };
        ((self.mean * 1e8).round(), hurry)
    }

    /// The least and the most that the value can be; an estimate proves nothing, so it spans everything.
    pub const fn bounds(&self) -> (f64, f64) {
        match self.label {
            Label::Exact => (self.mean, self.mean),
            Label::Bounded { low, high } => (low, high),
            Label::Estimate { .. } => (f64::NEG_INFINITY, f64::INFINITY),
        }
    }

    /// Between which values it lies if there is so much to win and lose: surely, or probably if it is an estimate.
    pub fn range(&self, stake: f64) -> (f64, f64) {
        match self.label {
            Label::Exact => (self.mean, self.mean),
            Label::Bounded { low, high } => (low, high),
            // Nobody can lose more than everything, whatever a search doubts.
            Label::Estimate { within } => {
                ((self.mean - within).max(-1.0), (self.mean + within).min(stake - 1.0))
            }
        }
    }

    /// Whether it is told as bounds that prove nothing.
    pub fn is_empty(&self, stake: f64) -> bool {
        matches!(self.label, Label::Bounded { .. }) && self.proves_nothing(stake)
    }

    /// Whether nothing is proved of it: its bounds are as wide as all that there is to win or lose.
    pub fn proves_nothing(&self, stake: f64) -> bool {
        let (low, high) = self.bounds();
        high - low >= stake - EXACT
    }
}

/// What computing with such numbers can be off, in ten thousandths.
const TINY: f64 = 1e-6;

/// Bounds to four places: what is proved must not look closer than it is.
pub fn rounded_outwards((low, high): (f64, f64)) -> (f64, f64) {
    ((low * 1e4 + TINY).floor() / 1e4, (high * 1e4 - TINY).ceil() / 1e4 + 0.0)
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Rounding must not make an even game look like a loss.
        let mean = if self.mean.abs() < 5e-5 { 0.0 } else { self.mean };
        match self.label {
            Label::Exact => write!(f, "{mean:+.4} exact")?,
            Label::Bounded { low, high } => {
                let (low, high) = rounded_outwards((low, high));
                write!(f, "{low:+.4} to {high:+.4} proved")?;
            }
            Label::Estimate { within } => write!(f, "{mean:+.4} ± {within:.4} estimated")?,
        }
        self.distance.map_or(Ok(()), |distance| write!(f, " in {distance}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_that_meet_are_exact() {
        assert_eq!(Value::between(0.25, 0.25 + 1e-12).label, Label::Exact);
        assert_eq!(Value::between(0.0, 0.5).label, Label::Bounded { low: 0.0, high: 0.5 });
    }

    #[test]
    fn what_is_proved_is_rounded_outwards() {
        assert_eq!(Value::between(-0.00384, 0.00384).to_string(), "-0.0039 to +0.0039 proved");
        assert_eq!(Value::between(-0.5, 0.0).to_string(), "-0.5000 to +0.0000 proved");
    }

    #[test]
    fn what_one_seat_wins_the_other_loses() {
        let value = Value::between(0.25, 0.5).for_the_other();
        assert_eq!(value.bounds(), (-0.5, -0.25));
    }

    #[test]
    fn a_guess_stays_within_what_is_proved() {
        let guess = Value::estimate(0.4, 0.2);
        assert_eq!(guess.narrowed(Value::between(-1.0, 0.25)).to_string(), "+0.2500 ± 0.2000 estimated");
        assert_eq!(guess.narrowed(Value::between(0.0, 0.1)).to_string(), "+0.1000 ± 0.1000 estimated");
        assert_eq!(guess.narrowed(Value::exact(1.0)), Value::exact(1.0));
        assert_eq!(guess.narrowed(Value::estimate(-1.0, 0.0)), guess);
        let bounded = Value::between(-1.0, 0.5);
        assert_eq!(bounded.narrowed(Value::between(0.0, 1.0)).bounds(), (0.0, 0.5));
        assert_eq!(bounded.narrowed(Value::exact(0.25)), Value::exact(0.25));
    }

    #[test]
    fn nobody_probably_loses_more_than_everything_or_wins_more_than_there_is() {
        assert_eq!(Value::estimate(0.5, 0.25).range(2.0), (0.25, 0.75));
        assert_eq!(Value::estimate(0.0, 2.0).range(4.0), (-1.0, 2.0));
        assert_eq!(Value::estimate(0.5, 1.0).range(2.0), (-0.5, 1.0));
        assert_eq!(Value::between(-1.0, 3.0).range(4.0), (-1.0, 3.0));
    }

    #[test]
    fn a_value_says_how_it_is_known() {
        assert_eq!(Value::exact(1.0).in_actions(7).to_string(), "+1.0000 exact in 7");
        assert_eq!(Value::between(-0.5, 0.25).to_string(), "-0.5000 to +0.2500 proved");
        assert_eq!(Value::estimate(0.1, 0.02).to_string(), "+0.1000 ± 0.0200 estimated");
        assert_eq!(Value::exact(-1e-17).to_string(), "+0.0000 exact");
        assert_eq!(Value::exact(0.0).for_the_other().to_string(), "+0.0000 exact");
    }
}
