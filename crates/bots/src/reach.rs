//! What can still come of a move, whatever anybody does. At the very end of a game that is known without a search.

use crate::insight::Insight;
use crate::sight::Glimpse;
use gambol_core::{Seat, Turn};
use gambol_solve::{Judged, Label, Past, Value};

/// With so few actions left, all that can come of a move is looked through.
const NEAR: u64 = 3;

/// To look through more positions would take more than a moment.
const MOST: u64 = 20_000;

/// The least and the most that a seat can get.
type Range = (f64, f64);

/// All legal moves of a seat that is to move, in notation, with what it can still get after each: exactly, where that is
/// the same whatever the others do, wherever chance falls and whatever is hidden; none where nothing is known.
pub(crate) fn reached<G: Insight>(sight: &Glimpse<G>) -> Vec<(G::Move, Option<Value>)> {
    let game = &sight.game;
    let pos = sight.imagined();
    let moves = game.legal_moves(&pos, sight.seat);
    let worlds = game.possible(&sight.view);
    // What several choose at once can be thousands of line-ups, and nothing would be known of any.
    if !worlds.iter().all(|pos| game.turn(pos) == Turn::Seat(sight.seat)) {
        return moves.map(|m| (m, None)).collect();
    }
    let can_repeat = game.has_secrets() && game.limits().repetition > 0;
    let mut reach = Reach { game, seat: sight.seat, can_repeat, positions: 0 };
    let mut value = |m: G::Move| {
        let after = |pos: &G::Position| {
            let mut next = *pos;
            game.play_unchecked(&mut next, sight.seat, m);
            reach.of(sight.past(), &next)
        };
        let (low, high) = together(worlds.iter().map(after))?;
        Some(Value::between(low, high))
    };
    moves.map(|m| (m, value(m))).collect()
}

/// The same as a judgement, where all of it is exact.
pub(crate) fn ended<M: Copy>(reached: &[(M, Option<Value>)]) -> Option<Vec<Judged<M>>> {
    let exact = |&(m, value): &(M, Option<Value>)| {
        let value = value.filter(|value| value.label == Label::Exact)?;
        Some(Judged { m, value, share: 0.0 })
    };
    let mut moves: Vec<_> = reached.iter().map(exact).collect::<Option<_>>()?;
    let most = moves.iter().map(|judged| judged.value.mean).fold(-1.0, f64::max);
    moves.iter_mut().find(|judged| judged.value.mean >= most)?.share = 1.0;
    Some(moves)
}

struct Reach<'a, G: Insight> {
    game: &'a G,
    seat: Seat,
    /// Whether a position may call the game off that nobody can be sure of.
    can_repeat: bool,
    /// How many have been looked at.
    positions: u64,
}

impl<G: Insight> Reach<'_, G> {
    /// What the seat can get after an action that leads to this position. `past` is the match before it.
    fn of(&mut self, past: Past<'_, G::Position>, next: &G::Position) -> Option<Range> {
        let game = self.game;
        self.positions += 1;
        if game.turn(next) == Turn::Over {
            let own = game.outcome(next)?.returns(game.seats())[self.seat.index()];
            return Some((own, own));
        }
        if past.calls_off(game, next) {
            return Some((0.0, 0.0));
        }
        if past.left > NEAR || self.positions > MOST {
            return None;
        }
        let mut play = |step: &dyn Fn(&mut G::Position)| {
            let mut later = *next;
            step(&mut later);
            self.of(past.later(), &later)
        };
        let (low, high) = match game.turn(next) {
            Turn::Seat(mover) => together(
                game.legal_moves(next, mover).map(|m| play(&|pos| game.play_unchecked(pos, mover, m))),
            ),
            Turn::Chance => {
                together(game.outcomes(next).map(|(m, _)| play(&|pos| game.fall_unchecked(pos, m))))
            }
            Turn::Together(_) | Turn::Over => None,
        }?;
        Some(if self.can_repeat { (low.min(0.0), high.max(0.0)) } else { (low, high) })
    }
}

/// All of these ranges in one; none if one of them is not known, or there are none.
fn together(ranges: impl Iterator<Item = Option<Range>>) -> Option<Range> {
    let mut all: Option<Range> = None;
    for range in ranges {
        let (low, high) = range?;
        all = Some(all.map_or((low, high), |(least, most)| (least.min(low), most.max(high))));
    }
    all
}
