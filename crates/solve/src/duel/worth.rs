//! What a position is worth, and how long it takes to get it.

use gambol_games::duel::Cowboy;

/// What a position is worth to Light, and how many actions that takes.
///
/// Where somebody is ahead, the length is the expected number of actions until the game is over or nobody is ahead any
/// more, chance included: whoever is ahead hurries, the other delays. Where nobody is ahead it is 0, for nobody has to
/// get anywhere.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// The chance that Light wins minus the chance that Dark wins.
    pub value: f64,
    /// The expected number of actions.
    pub length: f32,
}

/// A mean this close to 0 is 0. Rounding errors are a thousand times smaller, and what we call exact is a thousand
/// times coarser.
const NOTHING: f64 = 1e-12;

impl Worth {
    /// Nobody is ahead.
    pub(super) const EVEN: Worth = Worth { value: 0.0, length: 0.0 };

    /// This cowboy has won.
    pub(super) const fn won(cowboy: Cowboy) -> Worth {
        Worth { value: sign(cowboy), length: 0.0 }
    }

    /// The same, this many actions earlier.
    #[inline]
    pub(super) fn later(self, actions: u32) -> Worth {
        let actions = if self.value == 0.0 { 0.0 } else { actions as f32 };
        Worth { length: self.length + actions, ..self }
    }

    /// What it is worth to this cowboy.
    #[inline]
    pub(super) fn to(self, cowboy: Cowboy) -> f64 {
        sign(cowboy) * self.value
    }

    /// Whether this cowboy likes it more: first for its value, then because it is sooner won or later lost.
    #[inline]
    #[expect(
        clippy::float_cmp,
        reason = "within a layer values are copied, so equal ones are equal to the last bit"
    )]
    pub(super) fn suits(self, cowboy: Cowboy, than: Worth) -> bool {
        let (own, other) = (self.to(cowboy), than.to(cowboy));
        if own != other {
            return own > other;
        }
        if own > 0.0 { self.length < than.length } else { self.length > than.length }
    }

    /// The one of two that this cowboy likes more.
    #[inline]
    pub(super) fn or(self, other: Worth, cowboy: Cowboy) -> Worth {
        if other.suits(cowboy, self) { other } else { self }
    }

    /// The mean of what chance may bring, with its weights. One thing that is certain stays what it is, to the last
    /// bit.
    #[inline]
    pub(super) fn mean(of: impl Iterator<Item = (Worth, u32)>) -> Worth {
        let (mut value, mut length, mut total, mut count) = (0.0, 0.0, 0, 0);
        let mut last = Worth::EVEN;
        for (worth, weight) in of {
            value += worth.value * f64::from(weight);
            length += f64::from(worth.length) * f64::from(weight);
            total += weight;
            count += 1;
            last = worth;
        }
        if count < 2 {
            return last;
        }
        let value = value / f64::from(total);
        if value.abs() < NOTHING {
            return Worth::EVEN;
        }
        Worth { value, length: (length / f64::from(total)) as f32 }
    }
}

const fn sign(cowboy: Cowboy) -> f64 {
    match cowboy {
        Cowboy::Light => 1.0,
        Cowboy::Dark => -1.0,
    }
}
