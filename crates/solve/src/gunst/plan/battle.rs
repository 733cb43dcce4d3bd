//! The battle of a round by the plan, from the knights on.

use super::super::field::{F, K, Kin, S, T, W, of};
use super::fields::Side;
use super::lives::{LOST, Square, WON, greater, join, lesser};
use super::round::{MOST_STEPS, Round};

/// Knights ride: what is left of those they ride against.
fn ridden(kin: Kin, knights: u32) -> Kin {
    [W, F, S].into_iter().fold(kin, |kin, row| kin - (of(kin, row).min(knights) << (4 * row)))
}

/// Both sides after the knights, seat 0's first or seat 1's.
pub(super) fn ride(mut own: Kin, mut side: Side, is_own_first: bool) -> (Kin, Side) {
    for is_own in [is_own_first, !is_own_first] {
        if is_own && of(own, F) >= of(side.kin, F) {
            side.kin = ridden(side.kin, of(own, K));
        }
        if !is_own && of(side.kin, F) >= of(own, F) {
            own = ridden(own, side.acts(K) as u32);
        }
    }
    (own, side)
}

/// What is left of both sides when knights and warriors have acted.
#[derive(Clone, Copy)]
pub(super) struct Rest {
    pub(super) own: Kin,
    pub(super) side: Side,
    pub(super) say: usize,
}

impl Rest {
    /// Bits of [`Rest::number`].
    pub(super) const BITS: u32 = 20;

    /// Steps of seat 1's farmers.
    fn steps(self) -> usize {
        self.side.acts(F).min(MOST_STEPS)
    }

    /// Seat 1's thieves. Seat 0 never has more than five scholars, so more than six are as good as six.
    fn thieves(self) -> usize {
        self.side.acts(T).min(6)
    }

    /// All that counts from here on, as a number.
    pub(super) fn number(self) -> usize {
        let own = |row: u32| of(self.own, row) as usize;
        let parts = [
            (own(F), 3),
            (self.steps(), 4),
            (own(T), 2),
            (self.thieves(), 3),
            (own(S), 2),
            (of(self.side.kin, S) as usize, 4),
            (usize::from(self.side.doubled == S as u8), 1),
            (self.say, 1),
        ];
        parts.into_iter().fold(0, |number, (part, bits)| number << bits | part)
    }

    /// Whoever has the say chooses.
    fn choose(self, one: &mut Square, other: &Square) {
        join(one, other, if self.say == 0 { greater } else { lesser });
    }
}

impl Round<'_> {
    /// Seat 0 chooses where its farmers lead; seat 1 does later.
    pub(super) fn farmers(&mut self, rest: Rest) -> Square {
        let mut best = LOST;
        for own in self.walks(self.own, of(rest.own, F) as usize) {
            join(&mut best, &self.thieves(rest, own), greater);
        }
        best
    }

    fn thieves(&mut self, rest: Rest, planes: u8) -> Square {
        let thieves = [of(rest.own, T) as usize, rest.thieves()];
        let scholars = [of(rest.own, S) as usize, of(rest.side.kin, S) as usize];
        let stolen = |is_own_first: bool| {
            let [mut own, mut other] = scholars;
            for is_own in [is_own_first, !is_own_first] {
                let moved = if is_own { thieves[0].min(other) } else { thieves[1].min(own) };
                (own, other) =
                    if is_own { (own + moved, other - moved) } else { (own - moved, other + moved) };
            }
            [own, other]
        };
        let mut value = self.scholars(rest, planes, stolen(true));
        if thieves[0] > 0 && thieves[1] > 0 && scholars != [0, 0] {
            rest.choose(&mut value, &self.scholars(rest, planes, stolen(false)));
        }
        value
    }

    fn scholars(&mut self, rest: Rest, planes: u8, [own, other]: [usize; 2]) -> Square {
        let acts = [own, other << usize::from(rest.side.doubled == S as u8)];
        let mut value = self.scholars_act(rest, planes, acts, true);
        if acts[0] > 0 && acts[1] > 0 {
            rest.choose(&mut value, &self.scholars_act(rest, planes, acts, false));
        }
        value
    }

    /// Strike or pray, seat 0's scholars first or seat 1's. (Seat 1 may pray where no god of its can move: it gains
    /// nothing by that.)
    fn scholars_act(&mut self, rest: Rest, planes: u8, acts: [usize; 2], is_own_first: bool) -> Square {
        // Extazia can always move up, so seat 0 can always pray.
        let ways = acts.map(|acts| if acts == 0 { &[true][..] } else { &[true, false] });
        let mut end = |[own_strikes, other_strikes]: [bool; 2]| {
            let steps = rest.steps() + if other_strikes { 0 } else { acts[1] };
            let blows = [if other_strikes { acts[1] } else { 0 }, if own_strikes { acts[0] } else { 0 }];
            let mut square = LOST;
            for own in self.walks(planes, if own_strikes { 0 } else { acts[0] }) {
                self.end(steps, own).after(blows, is_own_first, &mut square, greater);
            }
            square
        };
        let mut outer = if is_own_first { LOST } else { WON };
        for &first in ways[usize::from(!is_own_first)] {
            let mut inner = if is_own_first { WON } else { LOST };
            for &second in ways[usize::from(is_own_first)] {
                if is_own_first {
                    join(&mut inner, &end([first, second]), lesser);
                } else {
                    join(&mut inner, &end([second, first]), greater);
                }
            }
            join(&mut outer, &inner, if is_own_first { greater } else { lesser });
        }
        outer
    }
}
