//! What the table says to whoever asks: values as far as a seat may know, and how to play.

use super::tries::Values;
use super::{Known, TwoPathsTable, waiting};
use crate::judge::{Judge, Judged};
use crate::matrix::two_by_two;
use crate::value::Value;
use gambol_core::{Game, Seat};
use gambol_games::two_paths::{Animal, Move, Phase, Position, Side, TwoPaths, View};

/// Games last some 70 actions; tries that are blocked make some of them longer, ever less likely so. With so many left
/// they all end by themselves.
pub(super) const LONG: u64 = 300;

/// An animal is announced: the game of hiding (rows) and blocking (columns), west first, worth to the player on turn.
struct Announced {
    game: [[f64; 2]; 2],
    value: f64,
    /// How often to hide in the west, and how often to block there.
    hide: f64,
    block: f64,
}

impl Announced {
    fn new(game: [[f64; 2]; 2]) -> Announced {
        let (value, hide, block) = two_by_two(game);
        Announced { game, value, hide, block }
    }

    /// What hiding on a side is worth against the best blocking.
    fn hidden(&self, side: Side) -> f64 {
        let [west, east] = self.game[side as usize];
        mean(self.block, west, east)
    }

    /// What is left to the player on turn if a side is blocked, with the best hiding.
    fn blocked(&self, side: Side) -> f64 {
        mean(self.hide, self.game[0][side as usize], self.game[1][side as usize])
    }
}

/// The mean of two values; what never happens does not count, however bad.
fn mean(share: f64, first: f64, second: f64) -> f64 {
    match share {
        0.0 => second,
        1.0 => first,
        _ => share * first + (1.0 - share) * second,
    }
}

/// How much of a mixture falls to a side.
fn share(west: f64, side: Side) -> f64 {
    if side == Side::West { west } else { 1.0 - west }
}

/// The number of the try under way, from 0.
fn number(pos: &Position) -> usize {
    usize::from(pos.try_number().clamp(1, 3)) - 1
}

impl Known {
    /// The game of an animal of the player on turn.
    fn announced(&self, pos: &Position, animal: Animal, values: &Values) -> Announced {
        let (seat, number) = (pos.turn().index(), number(pos));
        let at = usize::from(self.situation.order[seat][animal as usize]);
        Announced::new(self.tries.tries[seat][number][at].game(waiting(values, seat, number)))
    }

    /// What taking and declining are worth to the player on turn, after it was blocked on a side.
    fn taken(&self, pos: &Position, animal: Animal, side: Side) -> [f64; 2] {
        let (seat, number) = (pos.turn().index(), number(pos));
        let at = usize::from(self.situation.order[seat][animal as usize]);
        let taken = self.tries.tries[seat][number][at].taken[side as usize];
        [taken, waiting(&self.values, seat, number)]
    }

    /// The values by which a seat should play. They are the true ones, unless the seat is ahead and both would wait
    /// for ever: then going on is a little better than it seems.
    fn played(&self, seat: Seat) -> Values {
        let first = self.values[0][0];
        if first == 0.0 || (first > 0.0) != (seat == Seat(0)) {
            return self.values;
        }
        self.tries.impatient(first).unwrap_or(self.values)
    }
}

impl TwoPathsTable {
    /// The value of a position to a seat, as far as the seat may know: who blocks does not know the hidden side,
    /// whatever the position says.
    pub fn value(&self, pos: &Position, seat: Seat) -> Value {
        let is_own = pos.turn() == seat;
        let own = |value: f64| Value::exact(if is_own { value } else { -value });
        let under_way = || Some((self.known(pos)?, pos.announced()?));
        match (pos.phase(), under_way()) {
            (Phase::Block, Some((known, animal))) => {
                let announced = known.announced(pos, animal, &known.values);
                own(match pos.hidden() {
                    Some(side) if is_own => announced.hidden(side),
                    _ => announced.value,
                })
            }
            (Phase::Take, Some((known, animal))) => {
                let side = pos.hidden().unwrap_or(Side::West);
                let [taken, declined] = known.taken(pos, animal, side);
                own(taken.min(declined))
            }
            _ => Value::exact(self.worth(pos, seat)),
        }
    }

    /// Whether the table is about this game; the ply cap makes no difference.
    fn is_about(&self, game: &TwoPaths) -> bool {
        self.game.first() == game.first() && self.game.board() == game.board()
    }

    /// All moves of the seat that is asked, with what each is worth to it and how often to make it.
    pub fn moves(&self, pos: &Position) -> Vec<Judged<Move>> {
        let Some(seat) = pos.seat_asked() else { return Vec::new() };
        let moves = self.game.legal_moves(pos, seat);
        let judged = |m, value, share| Judged { m, value: Value::exact(value), share };
        match (pos.phase(), self.known(pos)) {
            (Phase::Hide, Some(known)) => {
                let told = Animal::ALL.map(|animal| known.announced(pos, animal, &known.values));
                let played = known.played(seat);
                let played = Animal::ALL.map(|animal| known.announced(pos, animal, &played));
                let best = first_best(played.iter().map(|announced| announced.value));
                let judge = |m| {
                    let Move::Hide(animal, side) = m else { return judged(m, 0.0, 0.0) };
                    let at = animal as usize;
                    let share = if at == best { share(played[at].hide, side) } else { 0.0 };
                    judged(m, told[at].hidden(side), share)
                };
                moves.map(judge).collect()
            }
            (Phase::Block, Some(known)) => {
                let Some(animal) = pos.announced() else { return Vec::new() };
                let told = known.announced(pos, animal, &known.values);
                let played = known.announced(pos, animal, &known.played(seat));
                let judge = |m| {
                    let Move::Block(side) = m else { return judged(m, 0.0, 0.0) };
                    judged(m, -told.blocked(side), share(played.block, side))
                };
                moves.map(judge).collect()
            }
            (Phase::Take, Some(known)) => {
                let (Some(animal), Some(side)) = (pos.announced(), pos.hidden()) else { return Vec::new() };
                let [taken, declined] = known.taken(pos, animal, side).map(|value| -value);
                // Of equal ones taking: it goes forward.
                let takes = taken >= declined - if declined > 0.0 { TIE } else { 0.0 };
                let judge = |m| match m {
                    Move::Take => judged(m, taken, f64::from(u8::from(takes))),
                    _ => judged(m, declined, f64::from(u8::from(!takes))),
                };
                moves.map(judge).collect()
            }
            _ => {
                let all: Vec<Move> = moves.collect();
                let after = |&m: &Move| {
                    let mut next = *pos;
                    self.game.play_unchecked(&mut next, seat, m);
                    self.worth(&next, seat)
                };
                let values: Vec<f64> = all.iter().map(after).collect();
                let best = first_best(values.iter().copied());
                let judge = |(at, (m, value))| judged(m, value, f64::from(u8::from(at == best)));
                all.into_iter().zip(values).enumerate().map(judge).collect()
            }
        }
    }
}

/// Whoever is ahead goes on rather than waits where both seem equal; this much is equal.
const TIE: f64 = 1e-9;

/// Which of several values is the best, the first of equals.
fn first_best(values: impl Iterator<Item = f64>) -> usize {
    let mut best = (0, f64::NEG_INFINITY);
    for (at, value) in values.enumerate() {
        if value > best.1 + TIE || value > best.1 && best.1 == f64::NEG_INFINITY {
            best = (at, value);
        }
    }
    best.0
}

impl Judge<TwoPaths> for TwoPathsTable {
    fn value(&self, game: &TwoPaths, view: &View, seat: Seat) -> Option<Value> {
        self.is_about(game).then(|| self.value(view.known(), seat))
    }

    fn far(&self, _value: &Value) -> u64 {
        LONG
    }

    fn moves(&self, game: &TwoPaths, view: &View, seat: Seat) -> Option<Vec<Judged<Move>>> {
        let pos = view.known();
        (self.is_about(game) && pos.seat_asked() == Some(seat)).then(|| self.moves(pos))
    }
}
