//! Random games on random nasty boards.

use super::{brute_force, every_move};
use crate::duel::{Cowboy, Duel, Field, Move, Place, Position, Size, Token};
use gambol_core::grid::Direction;
use gambol_core::{Chancy, Dice, Eyes, Game, Indexed, Match, Playable, Seat, Turn, Veiled, random_ply};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Options with a board of any shape, full of bullets, empty, or one-sided, and any tokens.
fn nasty_options(dice: &mut Dice) -> Map<String, Value> {
    let (files, ranks) = (3 + dice.below(6) as u8, 3 + dice.below(6) as u8);
    let density = [0, 30, 60, 100][dice.index(4)];
    let ways: &[Direction] = [
        &Direction::ALL[..],
        &Direction::FOUR,
        &[Direction::N, Direction::S],
        &[Direction::NE, Direction::SW, Direction::W],
    ][dice.index(4)];
    let mut fields = Map::new();
    for field in (0..ranks).flat_map(|rank| (0..files).map(move |file| Field::new(file, rank))) {
        let mut bullets = Map::new();
        for cowboy in Cowboy::BOTH {
            if dice.below(100) < density {
                bullets.insert(cowboy.name().into(), ways[dice.index(ways.len())].name().into());
            }
        }
        fields.insert(field.to_string(), bullets.into());
    }
    let ammo = [
        json!({}),
        json!({"good-shot": 3, "double-blast": 3, "booster": 3, "dummy": 3}),
        json!({"booster": 6}),
        json!({"double-blast": 24}),
        json!({"good-shot": 1, "booster": 1}),
        json!({"good-shot": 5, "double-blast": 1, "booster": 9, "dummy": 1}),
    ][dice.index(6)]
    .clone();
    let board = json!({"game": "duel", "name": "nasty", "files": files, "ranks": ranks, "fields": fields});
    let options = json!({
        "board": board,
        "size": if dice.below(2) == 0 { "small" } else { "large" },
        "first": if dice.below(2) == 0 { "light" } else { "dark" },
        "ammo": ammo,
        "ply_cap": 150,
    });
    options.as_object().expect("an object").clone()
}

fn nasty_games(seed: u64, count: usize) -> impl Iterator<Item = (Duel, Dice)> {
    let mut dice = Dice::new(seed);
    (0..count).map(move |_| {
        let options = nasty_options(&mut dice);
        (Duel::from_options(&options).expect("nasty options are right"), Dice::new(dice.bits()))
    })
}

#[test]
fn what_is_legal_is_accepted_and_all_else_is_refused() {
    let all: Vec<Move> = every_move().collect();
    for (game, mut dice) in nasty_games(1, 60) {
        let mut pos = game.start();
        for _ in 0..40 {
            for seat in [Seat(0), Seat(1), Seat(2)] {
                let legal: BTreeSet<Move> = game.legal_moves(&pos, seat).collect();
                assert_eq!(legal.len(), game.legal_moves(&pos, seat).len(), "each once");
                assert_eq!(legal.is_empty(), game.turn(&pos) != Turn::Seat(seat));
                for &m in &all {
                    assert_eq!(game.check(&pos, seat, m).is_ok(), legal.contains(&m), "{m} at {pos:?}");
                }
            }
            if !random_ply(&game, &mut pos, &mut dice) {
                break;
            }
        }
    }
}

#[test]
fn any_legal_move_can_be_picked_by_its_number() {
    for (game, mut dice) in nasty_games(2, 30) {
        let mut pos = game.start();
        for _ in 0..40 {
            if let Turn::Seat(seat) = game.turn(&pos) {
                let legal: Vec<Move> = game.legal_moves(&pos, seat).collect();
                for (n, &m) in legal.iter().enumerate() {
                    assert_eq!(game.legal_moves(&pos, seat).nth(n), Some(m));
                    let mut rest = game.legal_moves(&pos, seat);
                    rest.nth(n);
                    assert_eq!(rest.collect::<Vec<_>>(), legal[n + 1..]);
                }
                assert_eq!(game.legal_moves(&pos, seat).nth(legal.len()), None);
            }
            random_ply(&game, &mut pos, &mut dice);
        }
    }
}

#[test]
fn games_end_within_their_cap_and_read_back_from_their_record() {
    for (game, mut dice) in nasty_games(3, 150) {
        assert_eq!(Duel::from_options(&game.options()).as_ref(), Ok(&game));
        let mut table = Match::new(game.clone());
        while table.turn() != Turn::Over {
            let mut next = *table.position();
            match table.turn() {
                Turn::Seat(seat) => {
                    let m = dice.pick(game.legal_moves(&next, seat));
                    table.play(seat, m).expect("a legal move is accepted");
                    game.play_unchecked(&mut next, seat, m);
                }
                Turn::Chance => {
                    let m = dice.draw(game.outcomes(&next));
                    table.fall(m);
                    game.fall_unchecked(&mut next, m);
                }
                turn => panic!("{turn:?}"),
            }
            assert!(table.turn() == Turn::Over || next == *table.position());
            check_state(&game, *table.position());
        }
        assert!(table.ply() <= 150);
        let outcome = table.outcome().expect("it is over");
        assert!(outcome.returns(2).iter().sum::<f64>().abs() < 1e-9);
    }
}

/// Holds in every position.
fn check_state(game: &Duel, pos: Position) {
    let unseen: u8 = Token::ALL.map(|token| pos.unseen(token)).iter().sum();
    assert_eq!(unseen, pos.tokens(Cowboy::Light) + pos.tokens(Cowboy::Dark));
    let covered = Cowboy::BOTH.map(|cowboy| pos.place(cowboy).field().map_or(0, |west| game.covered(west)));
    assert_eq!(covered[0] & covered[1], 0, "nobody stands on another's field: {pos:?}");
    let through = Cowboy::BOTH.iter().any(|&cowboy| pos.place(cowboy) == Place::THROUGH);
    assert!(!through || game.turn(&pos) == Turn::Over);
    let outcomes = game.outcomes(&pos).count();
    assert_eq!(outcomes > 0, game.turn(&pos) == Turn::Chance);
    assert_ne!(outcomes, 1, "a single kind is no chance");
    assert_eq!(game.imagine(&game.view(&pos, Eyes::Nobody), &mut Dice::new(0)), pos);
    let number = game.number(&pos);
    assert_eq!(number.is_some(), game.opens_turn(&pos));
    if let Some(number) = number {
        assert!(number < game.numbers());
        assert_eq!(game.numbered(number), Some(pos));
    }
}

#[test]
fn every_number_comes_back_as_itself() {
    let board = json!({"game": "duel", "name": "", "files": 3, "ranks": 3, "fields": {}});
    for (size, ammo) in
        [("small", json!({"dummy": 2, "booster": 2})), ("large", json!({})), ("small", json!({"dummy": 4}))]
    {
        let options = json!({"board": board, "size": size, "ammo": ammo});
        let game = Duel::from_options(options.as_object().unwrap()).unwrap();
        let mut stands_for_something = 0;
        for number in 0..game.numbers() {
            if let Some(pos) = game.numbered(number) {
                stands_for_something += 1;
                assert_eq!(game.number(&pos), Some(number));
            }
        }
        assert!(stands_for_something * 2 > game.numbers(), "no large gaps");
        assert_eq!(game.numbered(game.numbers()), None);
        assert_eq!(game.numbered(u64::MAX), None);
    }
}

/// The same game with north and south, and Light and Dark, exchanged by half a turn of the board.
#[test]
fn a_board_turned_round_with_colours_exchanged_is_the_same_game() {
    for (game, mut dice) in nasty_games(5, 60) {
        let turned = turned_game(&game);
        let (mut pos, mut other) = (game.start(), turned.start());
        for _ in 0..60 {
            match game.turn(&pos) {
                Turn::Seat(seat) => {
                    let mut legal: Vec<_> =
                        game.legal_moves(&pos, seat).map(|m| turned_move(&game, m)).collect();
                    legal.sort();
                    let mut expected: Vec<_> = turned.legal_moves(&other, seat.other()).collect();
                    expected.sort();
                    assert_eq!(legal, expected);
                    let m = dice.pick(game.legal_moves(&pos, seat));
                    game.play_unchecked(&mut pos, seat, m);
                    turned.play_unchecked(&mut other, seat.other(), turned_move(&game, m));
                }
                Turn::Chance => {
                    let m = dice.draw(game.outcomes(&pos));
                    game.fall_unchecked(&mut pos, m);
                    turned.fall_unchecked(&mut other, m);
                }
                _ => break,
            }
        }
        assert_eq!(game.turn(&pos) == Turn::Over, turned.turn(&other) == Turn::Over);
    }
}

fn turned_field(game: &Duel, field: Field, width: u8) -> Field {
    Field::new(game.board().files() - width - field.file(), game.board().ranks() - 1 - field.rank())
}

fn turned_move(game: &Duel, m: Move) -> Move {
    let width = game.size().width();
    match m {
        Move::Place(field) => Move::Place(turned_field(game, field, width)),
        Move::Step { to, trigger } => Move::Step {
            to: turned_field(game, to, width),
            trigger: trigger.map(|field| turned_field(game, field, Size::Small.width())),
        },
        Move::Shot(cowboy) => Move::Shot(cowboy.other()),
        other => other,
    }
}

fn turned_game(game: &Duel) -> Duel {
    let mut options = game.options();
    let mut fields = Map::new();
    for field in game.board().fields() {
        let mut bullets = Map::new();
        for cowboy in Cowboy::BOTH {
            if let Some(way) = game.board().bullet(cowboy, field) {
                bullets.insert(cowboy.other().name().into(), way.turned(4).name().into());
            }
        }
        fields.insert(turned_field(game, field, 1).to_string(), bullets.into());
    }
    options["board"]["fields"] = fields.into();
    options["first"] = game.first().other().name().into();
    Duel::from_options(&options).unwrap()
}

/// A step's table entry is what the definition says of the field it triggers.
#[test]
fn a_step_leads_where_its_bullets_say() {
    for (game, mut dice) in nasty_games(6, 60) {
        let mut pos = game.start();
        for _ in 0..60 {
            let Turn::Seat(seat) = game.turn(&pos) else {
                random_ply(&game, &mut pos, &mut dice);
                continue;
            };
            let m = dice.pick(game.legal_moves(&pos, seat));
            let before = pos;
            game.play_unchecked(&mut pos, seat, m);
            if let Move::Step { to, trigger } = m {
                brute_force::check_step(&game, before, to, trigger, pos);
            }
        }
    }
}
