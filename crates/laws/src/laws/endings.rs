//! How games end.

use crate::Walk;
use crate::samples::Sampled;
use crate::walk::LONGEST_WALK;
use gambol_core::{AnyMatch, Playable, Turn};

/// A game ends within its cap, or where it has none, within what its rules allow.
pub fn every_game_ends_within_its_cap<G: Sampled>(walk: &mut Walk<G>) {
    let over = walk.table.turn() == Turn::Over;
    let plies = walk.table.ply();
    let cap = walk.table.game().limits().ply_cap as usize;
    if cap > 0 {
        assert!(plies <= cap, "{plies} actions with a cap of {cap}");
        assert!(over || plies >= LONGEST_WALK, "the walk stopped too soon");
    }
    let Some(most) = walk.table.game().longest() else { return };
    assert!(plies <= most, "{plies} actions, where {most} are the most there can be");
    assert!(over || plies >= LONGEST_WALK, "the walk stopped too soon");
}

/// What each seat gets adds up to zero: the losers pay one each, the winners share it alike.
pub fn returns_add_up_to_zero<G: Playable>(walk: &mut Walk<G>) {
    let Some(result) = walk.table.result() else { return };
    let seats = walk.table.game().seats();
    assert_eq!(result.returns.len(), seats);
    assert!(result.returns.iter().sum::<f64>().abs() < 1e-9, "{result:?}");
    let prize = (seats - result.winners.len()) as f64 / result.winners.len() as f64;
    for (seat, got) in result.returns.iter().enumerate() {
        let due = if result.winners.contains(&(seat as u8)) { prize } else { -1.0 };
        assert!((got - due).abs() < 1e-9, "seat {seat}: {result:?}");
    }
}

/// Somebody wins, and the winners stand in ascending order.
pub fn winners_are_named_in_ascending_order<G: Playable>(walk: &mut Walk<G>) {
    let Some(result) = walk.table.result() else { return };
    assert!(!result.winners.is_empty(), "{result:?}");
    assert!(result.winners.is_sorted_by(|one, next| one < next), "{result:?}");
    assert!(result.winners.iter().all(|seat| usize::from(*seat) < walk.table.game().seats()), "{result:?}");
}

/// Where points are counted, the most points win, and equally many share it.
pub fn the_most_points_win<G: Playable>(walk: &mut Walk<G>) {
    let Some((result, scores)) =
        walk.table.result().and_then(|result| Some((result.clone(), result.scores?)))
    else {
        return;
    };
    assert_eq!(scores.len(), walk.table.game().seats());
    let most = scores.iter().max().copied();
    let best = (0..).zip(&scores).filter(|(_, score)| Some(**score) == most);
    assert_eq!(result.winners, best.map(|(seat, _)| seat).collect::<Vec<u8>>(), "{scores:?}");
}

/// A game has an outcome exactly when it is over.
pub fn an_outcome_is_for_the_end<G: Playable>(walk: &mut Walk<G>) {
    let over = walk.table.turn() == Turn::Over;
    assert_eq!((walk.table.outcome().is_some(), walk.table.result().is_some()), (over, over));
}
