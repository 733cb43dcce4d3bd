//! Perft: counting the ways to continue, the plainest test that two implementations play the same game.

use crate::driver::{Match, Ply};
use crate::game::Playable;
use crate::seat::{BySeat, Seat};
use crate::turn::Turn;

/// The number of action sequences of exactly this length from here, plus those that end earlier.
///
/// Chance outcomes count one each, a simultaneous node counts one for each combination. The match comes back as it was.
pub fn perft<G: Playable>(game: &mut Match<G>, depth: u64) -> u64 {
    if depth == 0 || game.turn() == Turn::Over {
        return 1;
    }
    if depth == 1 {
        return Ways::on(game).total;
    }
    let waiting = game.waiting_choices();
    let count = count_below(game, depth);
    take_choices(game, &waiting);
    count
}

/// Goes every way down to one ply above the depth, where counting is enough.
fn count_below<G: Playable>(game: &mut Match<G>, depth: u64) -> u64 {
    // The path is on the heap, not on the call stack: a depth is any number, and a game may be endless.
    let mut count = 0u64;
    let mut path = vec![Ways::on(game)];
    loop {
        let below = path.len() as u64;
        let Some(ways) = path.last_mut() else { return count };
        if let Some(ply) = ways.next() {
            game.play_ply_unchecked(ply);
            let over = game.turn() == Turn::Over;
            if over || below + 1 == depth {
                count = count.saturating_add(if over { 1 } else { Ways::on(game).total });
                game.undo();
            } else {
                path.push(Ways::on(game));
            }
        } else {
            path.pop();
            if !path.is_empty() {
                game.undo();
            }
        }
    }
}

/// [`perft`] for each way to continue from here.
pub fn divide<G: Playable>(game: &mut Match<G>, depth: u64) -> Vec<(Ply<G::Move>, u64)> {
    let mut counts = Vec::new();
    if depth > 0 && game.turn() != Turn::Over {
        let waiting = game.waiting_choices();
        let mut ways = Ways::on(game);
        while let Some(ply) = ways.next() {
            game.play_ply_unchecked(ply);
            counts.push((ply, perft(game, depth - 1)));
            game.undo();
        }
        take_choices(game, &waiting);
    }
    counts
}

/// Makes the secret choices again that had been made before we went ahead.
fn take_choices<G: Playable>(game: &mut Match<G>, choices: &BySeat<Option<G::Move>>) {
    for (seat, choice) in choices.iter() {
        if let Some(m) = *choice {
            game.commit(seat, m).expect("the choice was in before");
        }
    }
}

/// The ways to continue from a position, one by one. Combinations of secret choices are made as they are needed.
struct Ways<M> {
    kind: Turn,
    /// The secret choices that have already been made.
    waiting: BySeat<Option<M>>,
    choices: Vec<(Seat, Vec<M>)>,
    total: u64,
    gone: u64,
}

impl<M: Copy> Ways<M> {
    fn on<G: Playable<Move = M>>(game: &Match<G>) -> Ways<M> {
        let pos = game.position();
        let rules = game.game();
        let kind = game.turn();
        let legal = |seat: Seat| (seat, rules.legal_moves(pos, seat).collect::<Vec<_>>());
        let choices = match kind {
            Turn::Over => Vec::new(),
            Turn::Chance => vec![(Seat(0), rules.outcomes(pos).map(|(m, _)| m).collect())],
            Turn::Seat(seat) => vec![legal(seat)],
            Turn::Together(seats) => seats.iter().map(legal).collect(),
        };
        let total = choices.iter().map(|(_, moves)| moves.len() as u64).product();
        Ways { kind, waiting: game.waiting_choices(), choices, total, gone: 0 }
    }

    fn next(&mut self) -> Option<Ply<M>> {
        if self.gone == self.total {
            return None;
        }
        let mut rest = self.gone;
        self.gone += 1;
        if !matches!(self.kind, Turn::Together(_)) {
            return Some(Ply::One(self.choices[0].1[rest as usize]));
        }
        let mut ply = self.waiting;
        for (seat, moves) in self.choices.iter().rev() {
            ply[*seat] = Some(moves[(rest % moves.len() as u64) as usize]);
            rest /= moves.len() as u64;
        }
        Some(Ply::Together(ply))
    }
}
