//! Randomness that is passed in, and the same on every machine.

/// A small random generator (`SplitMix64`).
///
/// Games hold no generator: the caller brings one. We write these few lines ourselves because sheets
/// promise "the same seed, the same sheet, for ever", which no general crate promises for its sampling methods.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The generator for a seed. Equal seeds give equal rolls, always.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A whole number from 0 up to but not including `limit`, each equally likely (Lemire's method).
    #[inline]
    pub fn below(&mut self, limit: u32) -> u32 {
        debug_assert!(limit > 0, "nothing lies below 0");
        let mut wide = (self.bits() >> 32) * u64::from(limit);
        if (wide as u32) < limit {
            let least = limit.wrapping_neg() % limit;
            while (wide as u32) < least {
                wide = (self.bits() >> 32) * u64::from(limit);
            }
        }
        (wide >> 32) as u32
    }

    /// An index into a list of this length.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// One of the items, each equally likely.
    #[inline]
    pub fn pick<T>(&mut self, mut items: impl ExactSizeIterator<Item = T>) -> T {
        let count = items.len();
        let index = if count == 1 { 0 } else { self.index(count) };
        items.nth(index).expect("an exact-size iterator holds as many items as it says")
    }

    /// One of the items, each as likely as its weight says.
    #[inline]
    pub fn draw<T>(&mut self, items: impl Iterator<Item = (T, u32)> + Clone) -> T {
        let total = items.clone().map(|(_, weight)| weight).sum();
        let mut rest = self.below(total);
        for (item, weight) in items {
            if rest < weight {
                return item;
            }
            rest -= weight;
        }
        unreachable!("the rest lies below the sum of the weights")
    }

    /// Puts the items in a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_rolls_on_every_machine() {
        let mut dice = Dice::new(0);
        assert_eq!(dice.bits(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(dice.bits(), 0x6e78_9e6a_a1b9_65f4);
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut dice = Dice::new(7);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[dice.index(6)] += 1;
        }
        assert!(faces.iter().all(|&count| (9_500..10_500).contains(&count)), "{faces:?}");
    }

    #[test]
    fn a_draw_follows_the_weights() {
        let mut dice = Dice::new(1);
        let heads = (0..40_000).filter(|_| dice.draw([(true, 3), (false, 1)].into_iter())).count();
        assert!((29_500..30_500).contains(&heads), "{heads}");
    }
}
