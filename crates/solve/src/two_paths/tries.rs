//! The tries of one placement: a 2×2 game each, and the loop that blocked tries make of them.
//!
//! While nothing moves, tries follow one another in a ring: South's first, second, third, then North's, then South's
//! again. Everything else leads to placements with more progress, whose values are known. So let `y` be what South's
//! first try is worth to South. Then North's third, if it is blocked and not taken, is worth `−y` to North; its third
//! try is worth `g₃(−y)`, its second `g₂(g₃(−y))` and its first `g₁(g₂(g₃(−y)))`; from there backwards through
//! South's tries `y` must come back:
//!
//! ```text
//! y = F(y),   F(y) = f₁(f₂(f₃(−g₁(g₂(g₃(−y))))))
//! ```
//!
//! Each `f` and `g` is the best, over the animals that can be announced, of the value of a 2×2 game in which `y`
//! stands for "blocked and not taken". The value of a matrix game never falls when entries rise, and never rises by
//! more than they do. So `F` is monotone and *never expands*, and `F(y) − y` never rises with `y`: its zeros are one
//! point or one interval.
//!
//! **Which zero.** Going round for ever is a draw, worth 0 (Everett's recursive games). Whoever can secure `y ≤ F(y)`
//! with `y ≤ 0` gets at least `y`, as going round for ever is no worse; with `y > 0` it needs `y < F(y)`, so that
//! each round has some chance to be the last. So the value is the zero nearest to 0.
//!
//! **Finding it.** By the monotony, whoever knows the sign of `F(y) − y` knows on which side of `y` the value lies.
//! We keep the two nearest points between which it must lie, and go on by Newton's method, a hair too far each time,
//! so that both ends come near. A step that leaves the interval, or that follows one which did not halve `F(y) − y`,
//! is replaced by bisection. Newton's steps in a row are few, since each halves a number that has an end; any other
//! round halves the interval. So it ends whatever `F` is, and where `F` is smooth as fast as Newton's method, mostly
//! in four or five rounds. Plain iteration would gain a factor of `F′(y)` a round, which can be as near to 1 as it
//! likes: 1 is two players who both do better by waiting.
//!
//! **How exact.** We stop at `WIDTH`, and put the value where the chord cuts. A recursive game never expands errors
//! of its payoffs, so errors of the placements that follow come in undiminished but not magnified, and the whole
//! table is right within the number of layers (at most 61) times `WIDTH`, below 1e-10: if the signs of `F(y) − y` are
//! right. Where `F′` is nearly 1 (two who would rather wait) the difference is tiny, and often falls like the square
//! of the distance, so subtracting `y` from a rounded `F(y)` would be lost in rounding already at 1e-8. Therefore
//! `F(y)` is never computed: the difference is the sum of what each try gains over waiting. A try gains at most twice
//! the chance that it does not just pass, and each gain is right in its first 15 digits, so what rounding does is
//! small against `1 − F′` however small that is.

/// How near to each other the bounds of a loop's value must come.
const WIDTH: f64 = 1e-12;
/// How far Newton's steps go too far.
const HAIR: f64 = 2e-13;
/// Where a round passes without a move as often as this, play needs impatience.
const STEEP: f64 = 0.999;
/// After how many rounds without a move impatience thinks that the game is drawn.
const PATIENCE: u32 = 32;
/// How much impatience gives away at least.
const LITTLE: f64 = 1e-6;

/// One animal announced in one try, worth to the player on turn: what it gets if it comes through on each side, and
/// what it gets if it is blocked there and the opponent takes (∞ if it may not).
///
/// A side that is not allowed is neither hidden nor blocked: then the other is blocked for certain. This falls
/// out of the same 2×2 game with ∞ for what never happens and −∞ for what may not be chosen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Try {
    pub(super) passed: [f64; 2],
    pub(super) taken: [f64; 2],
}

impl Try {
    /// An animal that cannot be announced.
    pub(super) const NEVER: Try = Try { passed: [f64::NEG_INFINITY; 2], taken: [f64::NEG_INFINITY; 2] };

    /// The try with what it leads to on each side, as far as it is allowed: passed and taken.
    #[inline]
    pub(super) fn new(sides: [Option<[f64; 2]>; 2]) -> Try {
        let one = |side: usize, taken: f64| {
            let mut only = Try::NEVER;
            only.passed[side] = f64::INFINITY;
            only.taken[side] = taken;
            only
        };
        match sides {
            [Some(west), Some(east)] => Try { passed: [west[0], east[0]], taken: [west[1], east[1]] },
            [Some([_, taken]), None] => one(0, taken),
            [None, Some([_, taken])] => one(1, taken),
            [None, None] => Try::NEVER,
        }
    }

    /// The game of hiding (rows) and blocking (columns), west first, if a try that is blocked and not taken is worth
    /// `y`.
    #[inline]
    pub(super) fn game(&self, y: f64) -> [[f64; 2]; 2] {
        let blocked = self.taken.map(|taken| taken.min(y));
        [[blocked[0], self.passed[0]], [self.passed[1], blocked[1]]]
    }

    /// How much more the try is worth than `y`, and how fast it rises with `y`: the chance to be blocked and not
    /// taken.
    #[inline]
    fn gain(&self, y: f64) -> (f64, f64) {
        // Everything is taken less `y` before anything is multiplied, so that a small gain has all its digits.
        let a = (self.taken[0] - y).min(0.0);
        let b = self.passed[0] - y;
        let c = self.passed[1] - y;
        let d = (self.taken[1] - y).min(0.0);
        let low = a.min(b).max(c.min(d));
        let high = a.max(c).min(b.max(d));
        if low >= high {
            return (low, if low == 0.0 { 1.0 } else { 0.0 });
        }
        // Without a saddle one diagonal lies above the other, so the sum is not 0.
        let part = 1.0 / ((b - a) + (c - d));
        let west = if a == 0.0 { (c - d) * (b - d) * part * part } else { 0.0 };
        let east = if d == 0.0 { (b - a) * (c - a) * part * part } else { 0.0 };
        ((b * c - a * d) * part, west + east)
    }
}

/// All tries of a placement: by seat, number of the try, and animal, in the order of the seat's camp.
#[derive(Clone, Debug)]
pub(super) struct Tries {
    pub(super) tries: [[[Try; 3]; 3]; 2],
    /// Whether the seat can announce any.
    pub(super) can_try: [bool; 2],
}

/// What the openings of tries are worth to the player on turn, by seat and number of the try.
pub(super) type Values = [[f64; 3]; 2];

/// A loop, solved.
pub(super) struct Solved {
    pub(super) values: Values,
    /// The chance that a whole round passes with all tries blocked, from the value a little on: at worst 1.
    pub(super) slope: f64,
    /// How many rounds were computed.
    pub(super) rounds: u32,
}

impl Tries {
    /// One round backwards: from what South's first try is worth to South, through all six tries, to the same.
    ///
    /// Returns how much more it is then, how fast that falls, and all values on the way.
    #[inline]
    fn round(&self, y: f64) -> (f64, f64, Values) {
        let mut values = [[0.0; 3]; 2];
        let (mut at, mut rise, mut slope) = (y, 0.0, 1.0);
        for seat in [1, 0] {
            at = -at;
            rise = -rise;
            for number in [2, 1, 0] {
                // Whoever can announce nothing hands the turn over, which is worth the same.
                if self.can_try[seat] {
                    let [first, second, third] = &self.tries[seat][number];
                    let mut best = first.gain(at);
                    for other in [second.gain(at), third.gain(at)] {
                        if other.0 > best.0 {
                            best = other;
                        }
                    }
                    at += best.0;
                    rise += best.0;
                    slope *= best.1;
                }
                values[seat][number] = at;
            }
        }
        (rise, slope, values)
    }

    /// The values of all openings. The guess saves rounds if it is near to what South's first try is worth.
    pub(super) fn solve(&self, guess: f64) -> Solved {
        let (mut low, mut high) = ((-1.0, 0.0), (1.0, 0.0));
        let mut y = guess.clamp(-1.0, 1.0);
        let mut last_rise = f64::INFINITY;
        let mut rounds = 0;
        let mut steepness;
        loop {
            let (rise, slope, values) = self.round(y);
            rounds += 1;
            steepness = slope;
            if y == 0.0 && rise == 0.0 {
                return Solved { values, slope, rounds };
            }
            // Of several zeros the one nearest to 0 counts: a zero bounds it from beyond.
            let is_low = rise > 0.0 || rise == 0.0 && y < 0.0;
            *(if is_low { &mut low } else { &mut high }) = (y, rise);
            if high.0 - low.0 <= WIDTH {
                break;
            }
            let newton = y + rise / (1.0 - slope) + if is_low { HAIR } else { -HAIR };
            if rise.abs() < last_rise / 2.0 && low.0 < newton && newton < high.0 {
                y = newton;
                last_rise = rise.abs();
            } else {
                y = f64::midpoint(low.0, high.0);
                last_rise = f64::INFINITY;
            }
        }
        // The chord between the two; a bound that was never computed has no rise.
        let (rise, fall) = (low.1, -high.1);
        let y = if low.0 < 0.0 && high.0 > 0.0 {
            0.0
        } else if rise + fall > 0.0 {
            low.0 + (high.0 - low.0) * (rise / (rise + fall))
        } else {
            f64::midpoint(low.0, high.0)
        };
        let (_, _, values) = self.round(y);
        Solved { values, slope: steepness, rounds: rounds + 1 }
    }

    /// Whether both players must be unpredictable in the best try, if one that is blocked and not taken is worth `y`.
    pub(super) fn is_mixed(&self, seat: usize, number: usize, y: f64) -> bool {
        let tries = &self.tries[seat][number];
        let best = tries.iter().max_by(|one, other| one.gain(y).0.total_cmp(&other.gain(y).0));
        best.is_some_and(|best| {
            let [[a, b], [c, d]] = best.game(y);
            a.min(b).max(c.min(d)) < a.max(c).min(b.max(d))
        })
    }

    /// Values by which whoever is ahead should play where both would wait for ever, `y` being South's first; none
    /// where the true values do.
    ///
    /// Where a round nearly always passes without a move, the best mixtures for the true value may be to wait, and
    /// waiting for ever gives the win away. There is no best strategy then, only ones that come as near as one likes:
    /// play as if waiting were worth a little less. We take what it is worth if the game is drawn after this many
    /// rounds.
    pub(super) fn impatient(&self, y: f64) -> Option<Values> {
        let inwards = y - LITTLE.copysign(y);
        if self.round(y).1.max(self.round(inwards).1) < STEEP {
            return None;
        }
        let mut less = 0.0;
        for _ in 0..PATIENCE {
            less += self.round(less).0;
        }
        let most = (y.abs() - LITTLE).max(0.0);
        Some(self.round(less.clamp(-most, most)).2)
    }
}
