//! The tape: numbers written into text, each with as few bits as its model allows, and read back.
//!
//! An arithmetic coder after Witten, Neal and Cleary (1987), in whole numbers. One function describes a board for both
//! ways: on a tape that writes, [`Tape::pass`] writes the number it is given; on one that reads, it returns the
//! number found there. So what is written and what is read can never fall out of step.

/// The digits of a code, six bits each: letters that an address can hold as they are.
pub(crate) const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const HALF: u64 = 1 << 31;
const QUARTER: u64 = 1 << 30;
/// The largest total of a model's weights: small enough for the least interval there can be.
const LARGEST_TOTAL: u32 = 1 << 22;

/// How likely each number is; it learns from every number that passes.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    weights: Vec<u32>,
    /// What is added to a number's weight when it passes; 0 for a model that does not learn.
    learns: u32,
}

impl Model {
    /// All numbers below `count`, equally likely at first.
    pub(crate) fn learning(count: usize) -> Model {
        Model { weights: vec![1; count], learns: 2 }
    }

    /// The same, but quick to learn: for long texts.
    pub(crate) fn eager(count: usize) -> Model {
        Model { weights: vec![1; count], learns: 24 }
    }

    /// Numbers with these weights, for ever.
    pub(crate) fn fixed(weights: Vec<u32>) -> Model {
        Model { weights, learns: 0 }
    }

    /// The weight below a number, its own weight, and the total.
    fn part(&self, number: usize) -> (u32, u32, u32) {
        let below = self.weights[..number].iter().sum();
        (below, self.weights[number], self.weights.iter().sum())
    }

    fn learn(&mut self, number: usize) {
        if self.weights.iter().sum::<u32>() + self.learns <= LARGEST_TOTAL {
            self.weights[number] += self.learns;
        }
    }
}

/// A tape that is written or read.
pub(crate) struct Tape {
    low: u64,
    high: u64,
    way: Way,
}

enum Way {
    Write { bits: Vec<bool>, pending: usize },
    Read { bits: Vec<bool>, at: usize, value: u64 },
}

impl Tape {
    /// A tape to write on.
    pub(crate) fn writing() -> Tape {
        Tape { low: 0, high: 2 * HALF - 1, way: Way::Write { bits: vec![], pending: 0 } }
    }

    /// A tape that reads these digits, each below 64. After their end it reads zeros.
    pub(crate) fn reading(digits: &[u8]) -> Tape {
        let bits: Vec<bool> =
            digits.iter().flat_map(|digit| (0..6).rev().map(move |bit| digit >> bit & 1 == 1)).collect();
        let bit = |at: usize| u64::from(bits.get(at).copied().unwrap_or(false));
        let value = (0..32).fold(0, |value, at| value << 1 | bit(at));
        Tape { low: 0, high: 2 * HALF - 1, way: Way::Read { bits, at: 32, value } }
    }

    /// Whether the tape is read.
    pub(crate) fn is_reading(&self) -> bool {
        matches!(self.way, Way::Read { .. })
    }

    /// Passes a number below the model's count.
    pub(crate) fn pass(&mut self, model: &mut Model, number: usize) -> usize {
        let number = if self.is_reading() {
            let (_, _, total) = model.part(0);
            let mut rest = self.share(total);
            let weights = model.weights.iter();
            weights
                .take_while(|&&weight| {
                    rest >= weight && {
                        rest -= weight;
                        true
                    }
                })
                .count()
        } else {
            number
        };
        let (below, weight, total) = model.part(number);
        self.narrow(below, weight, total);
        model.learn(number);
        number
    }

    /// Passes a number below `count`, all of them equally likely.
    pub(crate) fn even(&mut self, count: u32, number: u32) -> u32 {
        debug_assert!(0 < count && count <= LARGEST_TOTAL && (self.is_reading() || number < count));
        let number = if self.is_reading() { self.share(count) } else { number };
        self.narrow(number, 1, count);
        number
    }

    /// Passes yes or no.
    pub(crate) fn flag(&mut self, flag: bool) -> bool {
        self.even(2, flag.into()) == 1
    }

    /// Passes a whole number below 2^54: first how many bits it has, then those.
    pub(crate) fn whole(&mut self, number: u64) -> u64 {
        let length = self.even(55, 64 - number.leading_zeros());
        let mut made = u64::from(length > 0);
        for bit in (0..length.saturating_sub(1)).rev() {
            made = made << 1 | u64::from(self.flag(number >> bit & 1 == 1));
        }
        made
    }

    /// Where the value being read lies, out of this many parts of the interval.
    fn share(&self, total: u32) -> u32 {
        let Way::Read { value, .. } = self.way else { return 0 };
        let range = self.high - self.low + 1;
        ((((value - self.low) + 1) * u64::from(total) - 1) / range) as u32
    }

    /// Narrows the interval to a part of it, and moves on past the bits that are settled.
    fn narrow(&mut self, below: u32, weight: u32, total: u32) {
        let range = self.high - self.low + 1;
        self.high = self.low + range * u64::from(below + weight) / u64::from(total) - 1;
        self.low += range * u64::from(below) / u64::from(total);
        loop {
            let offset = if self.high < HALF {
                self.settle(false);
                0
            } else if self.low >= HALF {
                self.settle(true);
                HALF
            } else if self.low >= QUARTER && self.high < 3 * QUARTER {
                if let Way::Write { pending, .. } = &mut self.way {
                    *pending += 1;
                }
                QUARTER
            } else {
                return;
            };
            self.low = 2 * (self.low - offset);
            self.high = 2 * (self.high - offset) + 1;
            if let Way::Read { bits, at, value } = &mut self.way {
                *value = 2 * (*value - offset) + u64::from(bits.get(*at).copied().unwrap_or(false));
                *at += 1;
            }
        }
    }

    /// Writes a bit and all that waited for it.
    fn settle(&mut self, bit: bool) {
        if let Way::Write { bits, pending } = &mut self.way {
            bits.push(bit);
            bits.extend(std::iter::repeat_n(!bit, std::mem::take(pending)));
        }
    }

    /// The digits that were written, as few as will do: zeros at the end are read anyway.
    pub(crate) fn digits(mut self) -> Vec<u8> {
        // Unwritten zeros will do for an end if the interval begins at 0 and no bit is waiting.
        if let Way::Write { pending, .. } = &mut self.way
            && (self.low > 0 || *pending > 0)
        {
            *pending += 1;
            self.settle(self.low >= QUARTER);
        }
        let Way::Write { bits, .. } = self.way else { return vec![] };
        let digit =
            |six: &[bool]| (0..6).fold(0, |digit, at| digit << 1 | u8::from(six.get(at) == Some(&true)));
        let mut digits: Vec<u8> = bits.chunks(6).map(digit).collect();
        while digits.last() == Some(&0) {
            digits.pop();
        }
        digits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn pass_all(tape: &mut Tape, numbers: &[(u8, u32, u64)]) -> Vec<(u8, u32, u64)> {
        let mut learning = Model::learning(256);
        let mut fixed = Model::fixed((1..=256).collect());
        let mut one = |&(small, even, whole): &(u8, u32, u64)| {
            let first = tape.pass(&mut learning, small.into()) as u8;
            assert_eq!(tape.pass(&mut fixed, first.into()) as u8, first);
            (first, tape.even(1000, even), tape.whole(whole))
        };
        numbers.iter().map(&mut one).collect()
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(
            numbers in prop::collection::vec((any::<u8>(), 0..1000u32, 0..1u64 << 53), 0..60)
        ) {
            let mut tape = Tape::writing();
            pass_all(&mut tape, &numbers);
            let blank = vec![(0, 0, 0); numbers.len()];
            prop_assert_eq!(pass_all(&mut Tape::reading(&tape.digits()), &blank), numbers);
        }

        #[test]
        fn any_digits_can_be_read(digits in prop::collection::vec(0..64u8, 0..60)) {
            let mut tape = Tape::reading(&digits);
            let mut model = Model::learning(9);
            for _ in 0..200 {
                prop_assert!(tape.pass(&mut model, 0) < 9);
                prop_assert!(tape.even(1000, 0) < 1000);
                prop_assert!(tape.whole(0) < 1 << 54);
            }
        }
    }

    #[test]
    fn likely_numbers_take_little_room() {
        let mut tape = Tape::writing();
        let mut model = Model::learning(28);
        (0..600).for_each(|number| {
            tape.pass(&mut model, usize::from(number % 50 == 0));
        });
        assert!(tape.digits().len() < 40);
    }
}
