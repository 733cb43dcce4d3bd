//! What is claimed of all tings of one round: a number for each, and −1 where nothing is claimed.

use super::super::super::field::hand;
use super::super::super::last;
use super::super::lives::LIFE;
use super::super::lookup::Place;
use super::super::stand::Stand;

/// Claims are stored in parts of one.
const PARTS: f64 = 32_767.0;

/// Nothing is claimed but what is sure anyway: −1.
pub(super) const NOTHING: i16 = -32_767;

/// The most parts that are worth no more than this.
pub(super) fn parts_below(value: f64) -> i16 {
    ((value.max(-1.0) * PARTS) + 1e-6).floor() as i16
}

/// The fewest parts that are worth no less than this.
pub(super) fn parts_above(value: f64) -> i16 {
    ((value.max(-1.0) * PARTS) - 1e-6).ceil() as i16
}

/// What so many parts are worth.
pub(super) fn worth(parts: i16) -> f64 {
    f64::from(parts) / PARTS
}

/// Pairs of lives.
const LIVES: usize = LIFE * LIFE;

/// Tings by number: where seat 0 stands and seat 1's planes, or in the last round the hands of both; then the lives.
#[derive(Clone)]
pub(in super::super) struct Table {
    follow: u8,
    parts: Vec<i16>,
}

impl Table {
    /// Nothing is claimed of tings with so many rounds to follow.
    pub(in super::super) fn new(follow: u8) -> Table {
        let tings = if follow == 0 { 16 * 16 } else { Stand::COUNT * 256 };
        Table { follow, parts: vec![NOTHING; tings * LIVES] }
    }

    pub(super) fn numbers(&self) -> std::ops::Range<usize> {
        0..self.parts.len()
    }

    /// A ting's number.
    pub(super) fn number(&self, place: Place) -> usize {
        let [own, other] = place.planes;
        let planes = match self.follow {
            0 => usize::from(hand(own)) * 16 + usize::from(hand(other)),
            _ => Stand::of(own).index() * 256 + usize::from(other),
        };
        let [own, other] = place.life.map(|life| usize::from(life) - 1);
        planes * LIVES + own * LIFE + other
    }

    /// The ting of a number: the worst that has it.
    pub(super) fn place(&self, number: usize) -> Place {
        let (planes, lives) = (number / LIVES, number % LIVES);
        let planes = match self.follow {
            0 => [planes / 16, planes % 16].map(|hand| last::spread(hand as u8)),
            _ => [Stand::numbered(planes / 256).planes(), (planes % 256) as u8],
        };
        Place { planes, life: [lives / LIFE, lives % LIFE].map(|life| life as u8 + 1) }
    }

    pub(in super::super) fn at(&self, number: usize) -> i16 {
        self.parts[number]
    }

    /// What is claimed of a ting.
    pub(super) fn value(&self, place: Place) -> f64 {
        worth(self.parts[self.number(place)])
    }

    /// Claims at least so much of a ting.
    pub(in super::super) fn raise(&mut self, number: usize, parts: i16) {
        self.parts[number] = self.parts[number].max(parts);
    }

    /// Claims whatever another table claims.
    pub(super) fn join(&mut self, other: &Table) {
        self.parts.iter_mut().zip(&other.parts).for_each(|(own, other)| *own = (*own).max(*other));
    }

    /// The tings that are a step worse for seat 0.
    fn worse(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let Place { planes: [own, other], life } = self.place(number);
        // In the last round only the hand counts.
        let step = if self.follow == 0 { 3 } else { 1 };
        let gods = (0..4).flat_map(move |god| {
            let (plane, step_of) = (move |planes: u8| planes >> (2 * god) & 3, step << (2 * god));
            let lower = (plane(own) >= step).then(|| Place { planes: [own - step_of, other], life });
            let higher = (plane(other) + step <= 3).then(|| Place { planes: [own, other + step_of], life });
            [lower, higher]
        });
        let planes = [own, other];
        let lives = [
            (life[0] > 1).then(|| Place { planes, life: [life[0] - 1, life[1]] }),
            (usize::from(life[1]) < LIFE).then(|| Place { planes, life: [life[0], life[1] + 1] }),
        ];
        lives.into_iter().chain(gods).flatten().map(|place| self.number(place))
    }

    /// Hands every claim on to all tings that are better for seat 0: more is never worse.
    pub(in super::super) fn spread(&mut self) {
        let mut order: Vec<usize> = self.numbers().collect();
        // Whatever is worse comes before.
        order.sort_by_cached_key(|&number| rank(self.place(number)));
        for number in order {
            let most = self.worse(number).map(|worse| self.parts[worse]).max();
            self.raise(number, most.unwrap_or(NOTHING));
        }
    }
}

/// Better tings have higher ranks.
pub(super) fn rank(place: Place) -> i32 {
    let sum = |planes: u8| (0..4).map(|god| i32::from(planes >> (2 * god) & 3)).sum::<i32>();
    sum(place.planes[0]) - sum(place.planes[1]) + i32::from(place.life[0]) - i32::from(place.life[1])
}
