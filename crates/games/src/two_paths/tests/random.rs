//! Random games on random networks, and readers that are given anything.

use super::super::board::{Board, Space};
use super::super::notation::{Animal, Move, Side};
use super::super::play::Refusal;
use super::super::position::{HOME, Phase, Position};
use super::super::{NORTH, SOUTH, TwoPaths};
use gambol_core::{
    AnyMatch, Dice, Eyes, Fault, Game, Given, Indexed, Match, Playable, Seat, Turn, Veiled, random_game,
};
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

fn random_options(dice: &mut Dice) -> Map<String, Value> {
    let mut options = Map::new();
    match dice.index(3) {
        0 => drop(options.insert("rows".into(), json!(6 + dice.index(6)))),
        _ => drop(options.insert("board".into(), random_board(dice))),
    }
    options.insert("first".into(), json!(["south", "north"][dice.index(2)]));
    options
}

fn random_network(dice: &mut Dice) -> TwoPaths {
    TwoPaths::from_options(&random_options(dice)).unwrap()
}

/// Where a move leads, step by step as the rulebook tells it; none if it arrives.
fn told_landing(game: &TwoPaths, pos: &Position, seat: Seat, animal: Animal, side: Side) -> Option<Space> {
    let mut space = Space(pos.places[seat.index()][animal as usize]);
    loop {
        space = game.board.way(seat, space, side)?;
        if game.board.is_finish(seat, space) {
            return None;
        }
        if pos.standing_on(space).is_none() {
            return Some(space);
        }
    }
}

/// Whether a pair is allowed, as the rulebook tells it.
fn told_allowed(game: &TwoPaths, pos: &Position, seat: Seat, animal: Animal, side: Side) -> bool {
    let line = game.board.starting_line(seat).map(|space| space.0);
    let places = pos.places[seat.index()];
    places[animal as usize] != HOME
        && (told_landing(game, pos, seat, animal, side).is_some() || !places.iter().any(|p| line.contains(p)))
}

/// Everything that must hold at any node.
fn check_node(game: &TwoPaths, pos: &Position, dice: &mut Dice) {
    let on_board = pos.places.iter().flatten().filter(|&&place| place < 62);
    assert_eq!(pos.occupied, on_board.fold(0, |occupied, place| occupied | 1 << place));
    for seat in [SOUTH, NORTH] {
        let legal: Vec<_> = game.legal_moves(pos, seat).collect();
        assert_eq!(game.legal_moves(pos, seat).len(), legal.len());
        assert_eq!(legal.is_empty(), game.turn(pos) != Turn::Seat(seat));
        for (n, &m) in legal.iter().enumerate() {
            assert_eq!(game.legal_moves(pos, seat).nth(n), Some(m));
        }
        for m in Move::all() {
            assert_eq!(game.check(pos, seat, m).is_ok(), legal.contains(&m), "{m} in {pos:?}");
        }
    }
    assert!(game.check(pos, Seat(9), Move::Take).is_err());
    for eyes in [Eyes::Seat(SOUTH), Eyes::Seat(NORTH), Eyes::Nobody] {
        let view = game.view(pos, eyes);
        let imagined = game.imagine(&view, dice);
        assert_eq!(game.view(&imagined, eyes), view);
        let hides = pos.phase() == Phase::Block && eyes != Eyes::Seat(pos.turn());
        assert_eq!(game.state(&view).get("hidden").is_none(), hides);
        assert!(game.text(&view).lines().all(|line| line.chars().count() <= 100));
    }
    if pos.phase() == Phase::Hide {
        let number = game.number(pos).unwrap();
        assert!(number < game.numbers());
        assert_eq!(game.numbered(number), Some(*pos));
        for animal in Animal::ALL {
            for side in Side::ALL {
                let told = told_allowed(game, pos, pos.turn(), animal, side);
                assert_eq!(game.check(pos, pos.turn(), Move::Hide(animal, side)).is_ok(), told);
            }
        }
    } else {
        assert_eq!(game.number(pos), None);
    }
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
fn random_games_on_random_networks_keep_every_law() {
    let mut dice = Dice::new(20);
    let (mut wins, mut takes) = (0, 0);
    for _ in 0..150 {
        let options = random_options(&mut dice);
        let mut game = Match::<TwoPaths>::from_options(&options).unwrap();
        assert_eq!(TwoPaths::from_options(&game.game().options()).as_ref(), Ok(game.game()));
        while let Turn::Seat(seat) = game.turn() {
            let pos = *game.position();
            check_node(game.game(), &pos, &mut dice);
            let m = dice.pick(game.game().legal_moves(&pos, seat));
            game.play(seat, m).unwrap();
            if let Move::Block(side) = m {
                check_block(game.game(), &pos, side, game.position());
            }
            takes += u32::from(m == Move::Take);
        }
        check_node(game.game(), game.position(), &mut dice);
        assert!(AnyMatch::ply(&game) <= 600);
        wins += u32::from(game.outcome().unwrap().winners.len() == 1);
        AnyMatch::record(&game).replay_on(&mut Match::<TwoPaths>::from_options(&options).unwrap()).unwrap();
    }
    assert!(wins > 140 && takes > 1000, "{wins} wins, {takes} taken");
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
        assert_eq!(game.numbered(game.numbers()), None);
    }
}

#[test]
fn a_game_turned_round_is_the_same_game() {
    // The plain network looks the same from both ends and in a mirror.
    let game = TwoPaths::new(Board::plain(7), SOUTH, 600);
    let round = TwoPaths::new(Board::plain(7), NORTH, 600);
    let turned =
        |m: Move| m.to_string().replace('W', "x").replace('E', "W").replace('x', "E").parse().unwrap();
    let mut dice = Dice::new(9);
    for _ in 0..50 {
        let (mut pos, mut other) = (game.start(), round.start());
        // Who sat in the south sits in the north, and what was in the west is in the east.
        for (line, turned) in [("line FHG", "line FGH"), ("line HGF", "line GHF")] {
            let Turn::Seat(seat) = game.turn(&pos) else { panic!("both line up") };
            game.play_unchecked(&mut pos, seat, line.parse().unwrap());
            round.play_unchecked(&mut other, seat, turned.parse().unwrap());
        }
        while let Turn::Seat(seat) = game.turn(&pos) {
            assert_eq!(round.turn(&other), Turn::Seat(seat.other()));
            let m = dice.pick(game.legal_moves(&pos, seat));
            game.play_unchecked(&mut pos, seat, m);
            round.play(&other, seat.other(), turned(m)).map(|next| other = next).unwrap();
        }
        assert_eq!(round.turn(&other), Turn::Over);
        assert_eq!(round.outcome(&other).winners.has(NORTH), game.outcome(&pos).winners.has(SOUTH));
    }
}

#[test]
fn random_games_end_by_themselves() {
    let mut dice = Dice::new(11);
    for rows in 6..=11 {
        let game = TwoPaths::new(Board::plain(rows), SOUTH, 0);
        for _ in 0..200 {
            let mut pos = game.start();
            assert!(random_game(&game, &mut pos, &mut dice, 2000) < 2000);
            assert_eq!(pos.phase(), Phase::Won);
        }
    }
}

#[test]
fn moves_and_refusals_are_written_each_in_its_own_way() {
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
    assert_eq!(
        Refusal::StartingLine(Animal::Fox, Side::East).to_string(),
        "the fox would arrive in the east, but an animal of its own is still on the starting line"
    );
}

/// Any JSON, often with the words that boards are made of.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "[a-e][0-9]{1,2}|two-paths|[a-z]|.{0,8}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 64, 8, |inner| {
        let key = "game|name|rows|south|north|[a-c][1-9]|.{0,4}";
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            prop::collection::btree_map(key, inner, 0..8).prop_map(|map| map.into_iter().collect::<Value>()),
        ]
    })
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

    #[test]
    fn any_json_is_read_as_a_board_or_refused(json in any_json()) {
        let _ = Board::read(&Given::new(&json, "board", Fault::Board));
        if let Value::Object(options) = &json {
            let _ = TwoPaths::from_options(options);
        }
    }

    #[test]
    fn a_board_with_one_thing_changed_is_read_as_it_stands_or_refused(
        seed: u64,
        key in "rows|south|north|name|game",
        at: prop::sample::Index,
        change in any_json(),
    ) {
        let mut board = random_board(&mut Dice::new(seed));
        match &mut board[&key] {
            Value::Array(items) => {
                let index = at.index(items.len());
                items[index] = change;
            }
            Value::Object(map) => {
                let key = map.keys().nth(at.index(map.len())).unwrap().clone();
                map[&key] = change;
            }
            other => *other = change,
        }
        if let Ok(read) = Board::read(&Given::new(&board, "board", Fault::Board)) {
            prop_assert_eq!(read.to_json(), board);
        }
    }
}
