//! Play by the table: what a judge says, and that it holds against anybody.

use super::*;
use gambol_core::Veiled;

fn best(table: &DuelTable, game: &Duel, pos: Position, seat: Seat) -> Move {
    let moves = table.moves(game, &pos, seat).expect("the seat is to move");
    let best: Vec<_> = moves.iter().filter(|judged| judged.share > 0.0).collect();
    assert_eq!(best.len(), 1);
    best[0].m
}

#[test]
fn nobody_does_better_against_the_table_than_it_says() {
    // One seat plays by the table and the other its best against that: the endless loops that a table without lengths
    // would walk into show here as too little.
    let mut dice = Dice::new(21);
    for round in 0..14 {
        let game = small_game(round, &mut dice);
        let table = solved(&game);
        let all = Everything::of(&game);
        for keeper in [Seat(0), Seat(1)] {
            let chosen: Vec<_> = all
                .positions
                .iter()
                .map(|pos| (game.turn(pos) == Turn::Seat(keeper)).then(|| best(&table, &game, *pos, keeper)))
                .collect();
            let values = all.iterated(|index, seat, m| seat != keeper || chosen[index] == Some(m));
            for (&pos, value) in all.positions.iter().zip(values) {
                let told = table.worth(pos).value;
                assert!(
                    (told - value).abs() < 1e-11,
                    "{told} is {value}: {pos:?} on {}",
                    game.board().to_json()
                );
            }
        }
    }
}

#[test]
fn matches_by_the_table_come_out_as_it_says() {
    let mut dice = Dice::new(22);
    for size in ["small", "large"] {
        let game = game(size, [1, 1, 1, 1], &saloon(5, 6, 70, &mut dice));
        let table = solved(&game);
        let said = table.value(game.start(), Seat(0)).mean;
        let (games, mut sum, mut squares) = (3000, 0.0, 0.0);
        for _ in 0..games {
            let mut pos = game.start();
            for _ in 0..400 {
                match game.turn(&pos) {
                    Turn::Seat(seat) => {
                        let m = best(&table, &game, pos, seat);
                        game.play_unchecked(&mut pos, seat, m);
                    }
                    Turn::Chance => {
                        let m = dice.draw(game.outcomes(&pos));
                        game.fall_unchecked(&mut pos, m);
                    }
                    _ => break,
                }
            }
            // Whatever goes on for so long goes on forever.
            let result = if game.turn(&pos) == Turn::Over {
                game.outcome(&pos).expect("the game is over").returns(2)[0]
            } else {
                0.0
            };
            sum += result;
            squares += result * result;
        }
        let mean = sum / f64::from(games);
        let error = ((squares / f64::from(games) - mean * mean) / f64::from(games)).sqrt();
        assert!((mean - said).abs() <= 4.0 * error + 1e-9, "{mean} ± {error}, but {said} was said");
    }
}

#[test]
fn every_move_within_a_turn_is_judged() {
    let mut dice = Dice::new(23);
    let mut phases = std::collections::HashSet::new();
    for round in 0..14 {
        let game = small_game(round, &mut dice);
        let table = solved(&game);
        for &pos in &Everything::of(&game).positions {
            let Turn::Seat(seat) = game.turn(&pos) else { continue };
            phases.insert(pos.phase());
            let view = game.view(&pos, gambol_core::Eyes::Seat(seat));
            let moves = table.moves(&game, &view, seat).expect("the seat is to move");
            assert!(moves.iter().map(|judged| judged.m).eq(game.legal_moves(&pos, seat)));
            let value = Judge::value(&table, &game, &view, seat).expect("every position is known");
            let most = moves.iter().map(|judged| judged.value.mean).fold(-1.0, f64::max);
            let best = moves.iter().find(|judged| judged.share > 0.0).expect("one is best");
            assert_eq!((value.mean, best.value.mean), (most, most));
            assert!(value.distance.unwrap_or(0).abs_diff(best.value.distance.unwrap_or(0)) <= 1, "{pos:?}");
            assert!(table.moves(&game, &view, seat.other()).is_none());
        }
    }
    let met = [Phase::Place, Phase::Open, Phase::Stepped, Phase::Fired, Phase::Shot];
    assert!(met.iter().all(|phase| phases.contains(phase)), "{phases:?}");
}

#[test]
fn a_table_says_nothing_of_another_board() {
    let mut dice = Dice::new(24);
    let [one, other] = [75, 75].map(|density| game("small", [1, 1, 0, 0], &saloon(4, 4, density, &mut dice)));
    let table = solved(&one);
    assert!(Judge::value(&table, &one, &one.start(), Seat(0)).is_some());
    assert!(Judge::value(&table, &other, &other.start(), Seat(0)).is_none());
    assert!(table.moves(&other, &other.start(), Seat(0)).is_none());
}
