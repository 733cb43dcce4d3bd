//! Tries told once more, step by step, along random games on random networks; numbers and notation.

use super::super::board::Space;
use super::super::notation::{Animal, Move, Side};
use super::super::position::{HOME, Phase, Position};
use super::super::{SOUTH, TwoPaths};
use super::{Board, started};
use gambol_core::{Dice, Game, Indexed, Playable, Seat, Turn, random_game};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

/// A network with any admissible rows, letters and ways.
fn random_board(dice: &mut Dice) -> Value {
    let count = 7 + dice.index(5);
    let mut rows: Vec<Vec<String>> = Vec::new();
    for row in 0..count {
        let width = if row == 0 || row == count - 1 { 3 } else { 2 + dice.index(4) };
        let mut letters: Vec<_> = ('a'..='z').map(String::from).collect();
        dice.shuffle(&mut letters);
        rows.push(letters[..width].to_vec());
    }
    let mut ways = |from: usize, to: usize| {
        let name = |row: usize, file: &String| format!("{file}{}", row + 1);
        let mut files = rows[to].clone();
        let mut entry = |file: &String| {
            dice.shuffle(&mut files);
            (name(from, file), json!([name(to, &files[0]), name(to, &files[1])]))
        };
        rows[from].iter().map(&mut entry).collect::<Vec<_>>()
    };
    let south: Map<_, _> = (0..count - 1).flat_map(|row| ways(row, row + 1)).collect();
    let north: Map<_, _> = (1..count).flat_map(|row| ways(row, row - 1)).collect();
    json!({"game": "two-paths", "name": "any", "rows": rows, "south": south, "north": north})
}

fn random_network(dice: &mut Dice) -> TwoPaths {
    let first = ["south", "north"][dice.index(2)];
    let board = if dice.index(3) == 0 {
        Board::of_rows(7 + dice.index(5) as u8).to_json()
    } else {
        random_board(dice)
    };
    TwoPaths::from_options(json!({"board": board, "first": first}).as_object().unwrap()).unwrap()
}

/// Where a move leads, step by step as the rulebook tells it; none if it arrives.
fn told_landing(game: &TwoPaths, pos: &Position, seat: Seat, animal: Animal, side: Side) -> Option<Space> {
    let mut space = Space(pos.places[seat.index()][animal as usize]);
    loop {
        space = game.board().way(seat, space, side)?;
        if game.board().is_finish(seat, space) {
            return None;
        }
        if pos.standing_on(space).is_none() {
            return Some(space);
        }
    }
}

/// Whether a pair is allowed, as the rulebook tells it.
fn told_allowed(game: &TwoPaths, pos: &Position, seat: Seat, animal: Animal, side: Side) -> bool {
    let line = game.board().starting_line(seat).map(|space| space.0);
    let places = pos.places[seat.index()];
    places[animal as usize] != HOME
        && (told_landing(game, pos, seat, animal, side).is_some() || !places.iter().any(|p| line.contains(p)))
}

/// A try goes as the rulebook tells it.
fn check_block(game: &TwoPaths, pos: &Position, blocked: Side, next: &Position) {
    let (player, animal, hidden) = (pos.turn(), pos.announced().unwrap(), pos.hidden().unwrap());
    let mut places = pos.places;
    if blocked != hidden {
        let landing = told_landing(game, pos, player, animal, hidden).map_or(HOME, |space| space.0);
        places[player.index()][animal as usize] = landing;
    }
    assert_eq!(next.places, places);
    let takes = blocked == hidden && told_allowed(game, pos, player.other(), animal, hidden);
    assert_eq!(next.phase() == Phase::Take, takes);
}

#[test]
fn every_try_of_a_random_game_goes_as_the_rulebook_tells_it() {
    let mut dice = Dice::new(20);
    let (mut tries, mut takes) = (0, 0);
    for _ in 0..150 {
        let game = random_network(&mut dice);
        let mut pos = game.start();
        while let Turn::Seat(seat) = game.turn(&pos) {
            let before = pos;
            let on_board = pos.places.iter().flatten().filter(|&&place| place < 62);
            assert_eq!(pos.occupied, on_board.fold(0, |occupied, place| occupied | 1 << place));
            if pos.phase() == Phase::Hide {
                for (animal, side) in
                    Animal::ALL.into_iter().flat_map(|animal| Side::ALL.map(|side| (animal, side)))
                {
                    let told = told_allowed(&game, &pos, seat, animal, side);
                    assert_eq!(game.check(&pos, seat, Move::Hide(animal, side)).is_ok(), told);
                }
            }
            let m = dice.pick(game.legal_moves(&pos, seat));
            game.play_unchecked(&mut pos, seat, m);
            if let Move::Block(side) = m {
                check_block(&game, &before, side, &pos);
                tries += 1;
            }
            takes += u32::from(m == Move::Take);
        }
    }
    assert!(tries > 5000 && takes > 1000, "{tries} tries, {takes} taken");
}

#[test]
fn every_number_stands_for_one_opening_of_a_try() {
    let mut dice = Dice::new(4);
    for _ in 0..40 {
        let game = random_network(&mut dice);
        for _ in 0..500 {
            let number = ((u128::from(dice.bits()) * u128::from(game.numbers())) >> 64) as u64;
            let pos = game.numbered(number).expect("six animals always leave a pair");
            assert_eq!(game.number(&pos), Some(number));
        }
    }
}

#[test]
fn random_games_end_by_themselves() {
    let mut dice = Dice::new(11);
    for rows in 6..=11 {
        let game = started(rows, SOUTH);
        for _ in 0..200 {
            let mut pos = game.start();
            assert!(random_game(&game, &mut pos, &mut dice, 2000) < 2000);
            assert_eq!(pos.phase(), Phase::Won);
        }
    }
}

#[test]
fn every_move_is_written_in_a_way_of_its_own() {
    let mut texts: Vec<_> = Move::all().map(|m| m.to_string()).collect();
    assert!(Move::all().all(|m| m.to_string().parse() == Ok(m)));
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), 16);
    for wrong in
        ["", "F", "F:N", "f:W", "F:W ", " F:W", "block", "block w", "block  W", "line FHF", "line FH", "TAKE"]
    {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_as_a_move_in_its_one_spelling_or_not_at_all(
        text in "(line |block )?[FHGWE:]{0,4}|take|decline|\\PC{0,12}",
    ) {
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }
}
