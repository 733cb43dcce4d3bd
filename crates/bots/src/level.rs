//! How strong a bot plays.

use std::fmt;
use std::str::FromStr;

/// How strongly a bot plays, the same in every game: each level gives away this much per move on average, and no more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Level {
    One,
    Two,
    Three,
    Four,
    Five,
    Perfect,
}

/// What makes a level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traits {
    /// How much of the stake it may lose a move, on average.
    pub(crate) loss: f64,
    /// And no more than this part of what blind choice would lose: where a move matters little, levels still differ.
    pub(crate) blind: f64,
    /// The most that it loses in one move that it can see through.
    pub(crate) cap: f64,
    /// How many actions ahead it never overlooks a win or a loss; beyond, the further the likelier.
    pub(crate) sure: u32,
    /// How fast a distant win fades in its eyes: its worth is halved in this many actions.
    pub(crate) half: f64,
    /// How many playouts it thinks where it has to search.
    pub(crate) playouts: u64,
}

impl Traits {
    /// Whatever lies no more actions ahead than this is plain to see.
    pub(crate) const fn plain(&self) -> u32 {
        self.sure.saturating_mul(2)
    }
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 6] =
        [Level::One, Level::Two, Level::Three, Level::Four, Level::Five, Level::Perfect];

    /// How much of the stake the level means to give away a move, on average: what it is defined by. Where even blind
    /// choice loses little it gives away less, the same part of that in every game.
    pub const fn loss(self) -> f64 {
        self.traits().loss
    }

    /// What people read: only where perfect play is proved is the strongest level perfect.
    pub const fn name(self, is_proved: bool) -> &'static str {
        match self {
            Level::Perfect if !is_proved => "strongest",
            _ => ["1", "2", "3", "4", "5", "perfect"][self as usize],
        }
    }

    pub(crate) const fn traits(self) -> Traits {
        match self {
            Level::One => Traits { loss: 0.16, blind: 0.8, cap: 2.0, sure: 1, half: 3.0, playouts: 1_000 },
            Level::Two => Traits { loss: 0.08, blind: 0.5, cap: 2.0, sure: 2, half: 6.0, playouts: 3_000 },
            Level::Three => {
                Traits { loss: 0.04, blind: 0.28, cap: 1.0, sure: 4, half: 12.0, playouts: 10_000 }
            }
            Level::Four => {
                Traits { loss: 0.015, blind: 0.14, cap: 0.3, sure: 8, half: 25.0, playouts: 30_000 }
            }
            Level::Five => {
                Traits { loss: 0.004, blind: 0.05, cap: 0.1, sure: 16, half: 60.0, playouts: 100_000 }
            }
            Level::Perfect => {
                Traits { loss: 0.0, blind: 0.0, cap: 0.0, sure: u32::MAX, half: 1e9, playouts: u64::MAX }
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name(true))
    }
}

/// A word that names no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("level: expected 1, 2, 3, 4, 5, perfect or strongest, found {0:?}")]
pub struct NoLevel(String);

impl FromStr for Level {
    type Err = NoLevel;

    /// By either name, in any case.
    fn from_str(text: &str) -> Result<Level, NoLevel> {
        let is_named = |level: &Level| {
            [true, false].iter().any(|&is_proved| level.name(is_proved).eq_ignore_ascii_case(text))
        };
        let found = Level::ALL.into_iter().find(is_named);
        found.ok_or_else(|| NoLevel(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_they_are_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("Strongest".parse(), Ok(Level::Perfect));
        assert_eq!("PERFECT".parse(), Ok(Level::Perfect));
        let error = "6".parse::<Level>().unwrap_err();
        assert_eq!(error.to_string(), "level: expected 1, 2, 3, 4, 5, perfect or strongest, found \"6\"");
    }

    #[test]
    fn each_level_gives_away_less_and_thinks_more_than_the_one_below() {
        for pair in Level::ALL.windows(2) {
            let [lower, higher] = [pair[0].traits(), pair[1].traits()];
            assert!(higher.loss < lower.loss && higher.blind < lower.blind && higher.cap <= lower.cap);
            assert!(higher.playouts > lower.playouts && higher.sure > lower.sure);
        }
    }
}
