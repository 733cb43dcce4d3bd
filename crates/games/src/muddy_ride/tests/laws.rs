//! What must hold in every game, tried on random nasty boards, and parsers that must survive any text.

use super::*;
use gambol_core::{Dice, Indexed, Veiled};
use proptest::prelude::*;

fn any_way(dice: &mut Dice) -> &'static str {
    ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][dice.index(8)]
}

fn random_footprints(dice: &mut Dice, density: u32) -> Map<String, Value> {
    let mut footprints = Map::new();
    for animal in ["N", "E", "S", "W"] {
        if dice.below(10) < density {
            footprints.insert(animal.to_owned(), json!(any_way(dice)));
        }
    }
    footprints
}

/// A board with anything anywhere: starts and targets crowded, footprints thick or thin.
fn random_board(dice: &mut Dice) -> Value {
    let size = if dice.index(3) == 0 { 8 } else { 6 };
    if dice.index(4) == 0 {
        return random_laid_board(dice, size / 2);
    }
    let corner = if dice.index(2) == 0 { size } else { 4 };
    let mut fields: Vec<_> = Field::all(size).filter(|field| field.is_on(corner)).collect();
    dice.shuffle(&mut fields);
    let four = |fields: &[Field]| json!({"N": fields[0].to_string(), "E": fields[1].to_string(), "S": fields[2].to_string(), "W": fields[3].to_string()});
    let (start, target) = (four(&fields[..4]), four(&fields[4..8]));
    let density = dice.below(11);
    let mut prints = Map::new();
    for field in Field::all(size).filter(|field| !fields[4..8].contains(field)) {
        prints.insert(field.to_string(), random_footprints(dice, density).into());
    }
    json!({"game": "muddy-ride", "name": "nasty", "size": size, "start": start, "target": target, "fields": prints})
}

fn random_laid_board(dice: &mut Dice, size: u8) -> Value {
    let density = dice.below(11);
    let mut tiles = Map::new();
    let mut names = ["A", "B", "C", "D"];
    for name in names {
        let cells = Field::all(size).map(|cell| (cell.to_string(), random_footprints(dice, density).into()));
        tiles.insert(name.to_owned(), cells.collect::<Map<_, _>>().into());
    }
    dice.shuffle(&mut names);
    let lay = names.map(|name| json!([name, dice.index(4)]));
    json!({"tile_set": {"game": "muddy-ride", "name": "nasty", "tile_size": size, "tiles": tiles}, "lay": lay})
}

fn random_options(dice: &mut Dice) -> Map<String, Value> {
    let mut animals = ["N", "E", "S", "W"];
    dice.shuffle(&mut animals);
    let teams = json!([[animals[0], animals[1]], [animals[2], animals[3]]]);
    let mut options = match dice.index(5) {
        0 => json!({"animals": animals}),
        1 => json!({"animals": animals[..2 + dice.index(2)], "first": animals[0]}),
        2 => json!({"mode": "white-horse", "teams": teams, "first": animals[dice.index(4)]}),
        3 => json!({"mode": "all-or-nothing", "teams": teams, "first": animals[dice.index(4)]}),
        _ => json!({"mode": "secret", "players": 2 + dice.index(3), "first": dice.index(2)}),
    };
    options["board"] = random_board(dice);
    object(options)
}

/// Every move that can be written, and the empty splash, which cannot.
fn all_moves() -> Vec<Move> {
    let fields = || Field::all(8);
    let pictured =
        Animal::ALL.into_iter().flat_map(|animal| fields().map(move |to| Move::JumpOf(animal, to)));
    let mut moves: Vec<_> = fields().map(Move::Jump).chain(pictured).collect();
    moves.push(Move::Pass);
    moves.extend((0..16).map(|bits| Move::Splash(Animals::from_bits(bits))));
    moves.extend(Animal::ALL.map(Move::Card));
    moves.extend(Face::ALL.map(Move::Roll));
    moves
}

/// Legal moves are accepted and all others refused, for every seat.
fn check_every_move(game: &MuddyRide, pos: Position, moves: &[Move]) {
    let on_turn = match game.turn(&pos) {
        Turn::Seat(seat) => Some(seat),
        _ => None,
    };
    for seat in (0..game.seats() as u8).map(Seat) {
        let legal: Vec<_> = game.legal_moves(&pos, seat).collect();
        assert_eq!(legal.len(), game.legal_moves(&pos, seat).len());
        assert_eq!(legal.is_empty(), on_turn != Some(seat), "{pos:?}");
        for (n, m) in legal.iter().enumerate() {
            assert_eq!(game.legal_moves(&pos, seat).nth(n), Some(*m));
        }
        assert_eq!(game.legal_moves(&pos, seat).nth(legal.len()), None);
        for &m in moves {
            assert_eq!(game.check(&pos, seat, m).is_ok(), legal.contains(&m), "{pos:?} {seat} {m}");
        }
    }
}

/// No two animals share a field, and none stands on a target.
fn check_places(game: &MuddyRide, pos: Position) {
    let mut seen = Vec::new();
    for field in Animal::ALL.into_iter().filter_map(|animal| pos.field_of(animal)) {
        assert!(field.is_on(game.board().size()) && game.board().target_of(field).is_none(), "{pos:?}");
        assert!(!seen.contains(&field), "{pos:?}");
        seen.push(field);
    }
}

fn check_views(game: &MuddyRide, pos: Position, dice: &mut Dice) {
    let seats = (0..game.seats() as u8).map(|seat| Eyes::Seat(Seat(seat)));
    for eyes in seats.chain([Eyes::All, Eyes::Nobody]) {
        let view = game.view(&pos, eyes);
        let imagined = game.imagine(&view, dice);
        assert_eq!(game.view(&imagined, eyes), view);
        assert_eq!(game.turn(&imagined), game.turn(&pos));
    }
    assert_eq!(game.imagine(&game.view(&pos, Eyes::All), dice), pos);
}

#[test]
fn random_games_on_nasty_boards_keep_every_law() {
    let mut dice = Dice::new(2024);
    let moves = all_moves();
    let (mut splashes, mut passes, mut ends) = (0, 0, 0);
    for _ in 0..400 {
        let options = random_options(&mut dice);
        let mut game = Match::<MuddyRide>::from_options(&options).expect("the options are right");
        assert_eq!(&MuddyRide::from_options(&game.game().options()).unwrap(), game.game());
        while game.turn() != Turn::Over {
            let pos = *game.position();
            if dice.index(4) == 0 {
                check_every_move(game.game(), pos, &moves);
                check_views(game.game(), pos, &mut dice);
            }
            if pos.phase() == Phase::Jump {
                check_places(game.game(), pos);
                let number = game.game().number(&pos);
                assert_eq!(number.is_none(), game.game().is_secret);
                if let Some(number) = number {
                    assert!(number < game.game().numbers());
                    assert_eq!(game.game().numbered(number), Some(pos));
                }
            }
            let action = game.random_action(&mut dice).expect("the game is not over");
            splashes += u32::from(matches!(pos.phase(), Phase::Splash(_)));
            passes += u32::from(action == Action::One("pass".into()));
            game.apply(&action).expect("a legal action is accepted");
        }
        check_every_move(game.game(), *game.position(), &moves);
        check_views(game.game(), *game.position(), &mut dice);
        assert!(game.ply() <= 400);
        let returns: f64 = game.outcome().unwrap().returns(game.game().seats()).iter().sum();
        assert!(returns.abs() < 1e-9);
        ends += u32::from(game.outcome().unwrap().winners.len() < game.game().seats());
    }
    assert!(
        splashes > 100 && passes > 100 && ends > 100,
        "{splashes} splashes, {passes} passes, {ends} wins"
    );
}

#[test]
fn every_number_stands_for_its_own_position_or_nothing() {
    let mut dice = Dice::new(9);
    for _ in 0..20 {
        let game = MuddyRide::from_options(&random_options(&mut dice)).unwrap();
        for _ in 0..500 {
            let number = dice.bits() % game.numbers().max(1);
            if let Some(pos) = game.numbered(number) {
                assert_eq!(game.number(&pos), Some(number));
                check_places(&game, pos);
                assert_eq!(game.turn(&pos), Turn::Seat(pos.seat()));
            }
        }
        assert_eq!(game.numbered(game.numbers()), None);
    }
}

#[test]
fn most_numbers_stand_for_a_position() {
    let game = MuddyRide::from_options(&Map::new()).unwrap();
    assert_eq!(game.numbers(), 4 * 32u64.pow(4));
    let step = 4001;
    let hits = (0..game.numbers()).step_by(step).filter(|&number| game.numbered(number).is_some()).count();
    assert!(hits * 100 > game.numbers() as usize / step * 75, "{hits}");
}

#[test]
fn every_move_has_one_spelling() {
    for m in all_moves().into_iter().filter(|&m| m != Move::Splash(Animals::NONE)) {
        assert_eq!(m.to_string().parse(), Ok(m));
    }
    let wrong =
        ["", "Pass", "pass ", "c9", "i1", "N:", ":c3", "n:c3", "NE:c3", "splash", "splash ", "splash EN"];
    let wrong_too =
        ["splash NN", "splash  N", "card", "card NE", "roll EN", "roll N", "roll NN", "N: c3", "c3\n"];
    for text in wrong.into_iter().chain(wrong_too) {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

/// JSON made of the words that boards and options are made of, so that much of it is nearly right.
fn json_like_ours() -> impl Strategy<Value = Value> {
    let words = prop::sample::select(vec![
        "N",
        "E",
        "S",
        "W",
        "NE",
        "a1",
        "b6",
        "c3",
        "h8",
        "i9",
        "A",
        "B",
        "C",
        "D",
        "game",
        "muddy-ride",
        "name",
        "size",
        "start",
        "target",
        "fields",
        "tile_set",
        "tile_size",
        "tiles",
        "lay",
        "board",
        "mode",
        "first",
        "animals",
        "teams",
        "players",
        "secret",
        "white-horse",
        "repetition",
        "ply_cap",
        "first-meadow",
        "small-puddles",
        "",
        "ü",
    ]);
    let leaf = prop_oneof![
        words.clone().prop_map(Value::from),
        (-1i64..9).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, move |inner| {
        let keys = words.clone().prop_map(str::to_owned);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map(keys, inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// Puts `value` somewhere into `into`, as the dice fall.
fn graft(into: &mut Value, value: Value, dice: &mut Dice) {
    let inner = match into {
        Value::Object(map) if !map.is_empty() => {
            let nth = dice.index(map.len());
            map.values_mut().nth(nth)
        }
        Value::Array(items) if !items.is_empty() => {
            let nth = dice.index(items.len());
            items.get_mut(nth)
        }
        _ => None,
    };
    match inner {
        Some(inner) if dice.index(4) > 0 => graft(inner, value, dice),
        Some(inner) => *inner = value,
        None => *into = value,
    }
}

proptest! {
    #[test]
    fn the_notation_survives_any_text_and_writes_what_it_read(text in "\\PC*|[NESWa-h1-9: ]{0,6}|(splash|card|roll) [NESW]{0,4}") {
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }

    #[test]
    fn setting_up_survives_any_options(value in json_like_ours()) {
        if let Value::Object(options) = value
            && let Ok(game) = MuddyRide::from_options(&options)
        {
            prop_assert_eq!(MuddyRide::from_options(&game.options()).unwrap(), game);
        }
    }

    #[test]
    fn setting_up_survives_a_right_game_with_something_put_into_it(value in json_like_ours(), seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut options = Value::Object(random_options(&mut dice));
        graft(&mut options, value, &mut dice);
        if let Value::Object(options) = options {
            match MuddyRide::from_options(&options) {
                Ok(game) => prop_assert_eq!(MuddyRide::from_options(&game.options()).unwrap(), game),
                Err(error) => prop_assert!(error.to_string().len() < 400),
            }
        }
    }
}
