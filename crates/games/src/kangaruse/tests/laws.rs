//! Random games on random nasty sheets, which must keep to the laws of every game.

use super::set_up;
use crate::kangaruse::{Kangaruse, Move, Phase, Position, SQUARE_TYPES, Square, SquareType};
use gambol_core::{Dice, Eyes, Game, Match, Playable, Seat, Turn, Veiled};
use serde_json::{Map, Value, json};
use std::collections::{BTreeSet, HashSet};

/// A sheet with a few types in great numbers and the rest now and then: more happens there than on sensible ones.
fn nasty_sheet(dice: &mut Dice) -> Value {
    let (files, ranks) = match dice.below(4) {
        0 => (2 + dice.index(2), 2 + dice.index(3)),
        1 => (2 + dice.index(15), 2 + dice.index(11)),
        _ => (3 + dice.index(5), 3 + dice.index(4)),
    };
    let favourites: Vec<SquareType> =
        (0..=dice.index(4)).map(|_| SQUARE_TYPES[dice.index(SQUARE_TYPES.len())].1).collect();
    let mut values: Vec<i64> = (1..=99).collect();
    dice.shuffle(&mut values);
    let mut squares = Map::new();
    for file in 0..files {
        for rank in 0..ranks {
            let kind = match dice.below(10) {
                0..5 => favourites[dice.index(favourites.len())],
                5..8 => SQUARE_TYPES[dice.index(SQUARE_TYPES.len())].1,
                _ => SquareType::Plain,
            };
            let square = match kind {
                SquareType::Score => {
                    json!({"type": "score", "value": ([-7, -1, 1, 2, 3, 50][dice.index(6)])})
                }
                SquareType::Echidna => match values.pop() {
                    Some(value) => json!({"type": "echidna", "value": value}),
                    None => json!({"type": "plain"}),
                },
                kind => json!({"type": kind.name()}),
            };
            squares.insert(format!("{}{}", char::from(b'a' + file as u8), rank + 1), square);
        }
    }
    let on_files = dice.below(2) == 0;
    let (numbered, directed) = if on_files { (files, ranks) } else { (ranks, files) };
    let numbers: Vec<_> = (0..numbered).map(|_| 1 + dice.index(4)).collect();
    let directions: Vec<_> = (0..directed).map(|_| ["N", "E", "S", "W"][dice.index(4)]).collect();
    json!({
        "game": "kangaruse", "name": "nasty", "files": files, "ranks": ranks,
        "numbers_on": if on_files { "files" } else { "ranks" },
        "numbers": numbers, "directions": directions, "squares": squares,
    })
}

fn nasty_game(dice: &mut Dice) -> Kangaruse {
    loop {
        let options = json!({
            "board": nasty_sheet(dice), "players": 2 + dice.below(4), "give_up": dice.below(4) == 0,
            "stop_when_scored": dice.below(2) == 0, "harsh_destruction": dice.below(2) == 0,
        });
        if let Ok(game) = set_up(&options) {
            return game;
        }
    }
}

/// Every move that can be written, except that of pairs of squares only those near the legal ones are tried.
fn all_moves(legal: &BTreeSet<Move>) -> BTreeSet<Move> {
    let mut moves: BTreeSet<Move> = [Move::Stop].into();
    for square in Square::all() {
        moves.extend([Move::Start(square), Move::Jump(square), Move::Teleport(square)]);
        moves.extend([Move::Destroy(square, square), Move::Destroy(Square::new(1, 1).unwrap(), square)]);
    }
    for m in legal {
        if let Move::Destroy(one, other) = *m {
            moves.extend([*m, Move::Destroy(other, one)]);
        }
    }
    moves
}

fn check_position(game: &Kangaruse, pos: &Position, seat: Seat) {
    let listed: Vec<Move> = game.legal_moves(pos, seat).collect();
    let legal: BTreeSet<Move> = listed.iter().copied().collect();
    assert!(!legal.is_empty());
    assert_eq!(legal.len(), listed.len(), "each move once");
    assert_eq!(game.legal_moves(pos, seat).len(), listed.len());
    for at in 0..=listed.len() {
        let mut rest = game.legal_moves(pos, seat);
        assert_eq!(rest.nth(at), listed.get(at).copied());
        assert_eq!(rest.len(), listed.len().saturating_sub(at + 1));
    }
    for m in all_moves(&legal) {
        let check = game.check(pos, seat, m);
        assert_eq!(check.is_ok(), legal.contains(&m), "{m}: {check:?}\n{}", game.text(pos));
        let other = Seat((seat.0 + 1) % game.seats() as u8);
        assert!(game.check(pos, other, m).is_err());
    }
    for m in legal {
        assert_eq!(m.to_string().parse(), Ok(m));
    }
    assert_eq!(game.imagine(&game.view(pos, Eyes::Nobody), &mut Dice::new(0)), *pos);
}

/// What is true of every position.
fn check_sense(game: &Kangaruse, pos: &Position) {
    let state = game.state(&game.view(pos, Eyes::All));
    let crossed: Vec<String> = serde_json::from_value(state["crossed"].clone()).unwrap();
    assert!(crossed.is_sorted());
    let moths = game.sheet().of(SquareType::Moth);
    assert!(
        !pos.crossed().meets(pos.occupied().without(moths)),
        "no square but a moth is crossed out under somebody"
    );
    assert!(!pos.crossed().meets(game.sheet().of(SquareType::Tree)));
    let text = game.text(pos);
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    assert_eq!(pos.phase() == Phase::End, game.turn(pos) == Turn::Over);
}

#[test]
fn on_nasty_sheets_legal_moves_are_accepted_all_others_refused_and_games_end() {
    let mut dice = Dice::new(20);
    let mut seen = HashSet::new();
    let mut phases = [0; 6];
    for _ in 0..400 {
        let game = nasty_game(&mut dice);
        let mut pos = game.start();
        let mut plies = 0;
        while let Turn::Seat(seat) = game.turn(&pos) {
            phases[pos.phase() as usize] += 1;
            check_position(&game, &pos, seat);
            check_sense(&game, &pos);
            let m = dice.pick(game.legal_moves(&pos, seat));
            pos = game.play(&pos, seat, m).unwrap();
            plies += 1;
            assert!(plies <= 3 * 192, "every game ends");
        }
        phases[Phase::End as usize] += 1;
        check_sense(&game, &pos);
        assert!(!game.outcome(&pos).winners.is_empty());
        seen.insert(pos);
    }
    assert!(phases.iter().all(|&count| count > 100), "all phases are seen: {phases:?}");
    assert!(seen.len() > 300);
}

#[test]
fn on_nasty_sheets_options_and_records_come_back_as_themselves() {
    let mut dice = Dice::new(21);
    for _ in 0..40 {
        let game = nasty_game(&mut dice);
        assert_eq!(Kangaruse::from_options(&game.options()), Ok(game.clone()));
        let mut played: Match<Kangaruse> = Match::new(game.clone());
        while let Turn::Seat(seat) = played.turn() {
            let m = dice.pick(game.legal_moves(played.position(), seat));
            played.play(seat, m).unwrap();
        }
        let record = gambol_core::AnyMatch::record(&played);
        record.replay_on(&mut Match::new(game)).unwrap();
    }
}
