//! Perft: counting the ways on, the plainest test that two implementations play the same game.

use crate::driver::{Match, Ply};
use crate::game::{Game, Playable};
use crate::seat::Seat;
use crate::turn::Turn;

/// The number of action sequences of exactly this length from here, plus those that end earlier.
///
/// Chance outcomes count one each, a simultaneous node counts one for each combination. The match comes back as it was.
pub fn perft<G: Playable>(game: &mut Match<G>, depth: u32) -> u64 {
    if depth == 0 || game.turn() == Turn::Over {
        return 1;
    }
    if depth == 1 {
        return ways_on(game);
    }
    let mut count = 0;
    each_way_on(game, |game, _| count += perft(game, depth - 1));
    count
}

/// [`perft`] for each way on from here.
pub fn divide<G: Playable>(game: &mut Match<G>, depth: u32) -> Vec<(Ply<G::Move>, u64)> {
    let mut counts = Vec::new();
    if depth > 0 && game.turn() != Turn::Over {
        each_way_on(game, |game, ply| counts.push((ply, perft(game, depth - 1))));
    }
    counts
}

/// How many ways there are on from here.
fn ways_on<G: Playable>(game: &Match<G>) -> u64 {
    let pos = game.position();
    match game.turn() {
        Turn::Over => 0,
        Turn::Chance => game.game().outcomes(pos).count() as u64,
        Turn::Seat(seat) => game.game().legal_moves(pos, seat).len() as u64,
        Turn::Together(seats) => {
            seats.iter().map(|seat| game.game().legal_moves(pos, seat).len() as u64).product()
        }
    }
}

/// Goes each way on from here and comes back.
fn each_way_on<G: Playable>(game: &mut Match<G>, mut visit: impl FnMut(&mut Match<G>, Ply<G::Move>)) {
    let pos = *game.position();
    match game.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let outcomes: Vec<_> = game.game().outcomes(&pos).map(|(m, _)| m).collect();
            for m in outcomes {
                game.fall(m);
                visit(game, Ply::One(m));
                game.undo();
            }
        }
        Turn::Seat(seat) => {
            for m in moves(game, &pos, seat) {
                game.play(seat, m).expect("a legal move is accepted");
                visit(game, Ply::One(m));
                game.undo();
            }
        }
        Turn::Together(seats) => {
            let seats: Vec<_> = seats.iter().collect();
            let choices: Vec<_> = seats.iter().map(|&seat| moves(game, &pos, seat)).collect();
            each_combination(game, &seats, &choices, &mut visit);
        }
    }
}

fn each_combination<G: Playable>(
    game: &mut Match<G>,
    seats: &[Seat],
    choices: &[Vec<G::Move>],
    visit: &mut impl FnMut(&mut Match<G>, Ply<G::Move>),
) {
    let mut at = vec![0; seats.len()];
    loop {
        for (index, &seat) in seats.iter().enumerate() {
            game.commit(seat, choices[index][at[index]]).expect("a legal choice is accepted");
        }
        let ply = *game.plies().last().expect("a ply was just played");
        visit(game, ply);
        game.undo();
        let Some(index) = (0..seats.len()).rev().find(|&index| at[index] + 1 < choices[index].len()) else {
            return;
        };
        at[index] += 1;
        at[index + 1..].fill(0);
    }
}

fn moves<G: Playable>(game: &Match<G>, pos: &<G as Game>::Position, seat: Seat) -> Vec<G::Move> {
    game.game().legal_moves(pos, seat).collect()
}
