//! A test for every rule and ruling. Boards are drawn from the top rank down: capitals are South's animals, small
//! letters North's; animals that are not drawn are home.

mod random;
mod setup;
mod view;

use super::board::Board;
use super::notation::{Animal, Move, Side};
use super::options::Options;
use super::position::{HOME, Phase, Place, Position};
use super::{NORTH, Refusal, SOUTH, TwoPaths};
use gambol_core::{AnyMatch, Eyes, Game, Match, Playable, Seat, Turn, Veiled};
use serde_json::{Value, json};

/// The game on the plain network of this many rows, with this seat first.
fn started(rows: u8, first: Seat) -> TwoPaths {
    TwoPaths::of(Options { board: Board::of_rows(rows), first, ..Options::default() })
}

fn plain(rows: u8) -> TwoPaths {
    started(rows, SOUTH)
}

/// The opening of a try in a drawn position.
fn drawn(game: &TwoPaths, player: Seat, number: u8, drawing: &str) -> Position {
    let mut pos = game.start();
    pos.places = [[HOME; 3]; 2];
    let rows: Vec<_> = drawing.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(rows.len(), game.options.board.rows(), "a drawing has a line for each row");
    for (row, line) in rows.iter().rev().enumerate() {
        let cells: Vec<_> = line.split_once('|').expect("rank | cells").1.split_whitespace().collect();
        assert_eq!(
            cells.len(),
            game.options.board.row(row).len(),
            "a line has a cell for each space: {line}"
        );
        for (space, cell) in game.options.board.row(row).zip(cells) {
            let animal = |animal: &Animal| animal.letter().to_string() == cell.to_uppercase();
            if let Some(animal) = Animal::ALL.into_iter().find(animal) {
                let seat = if cell.to_uppercase() == cell { SOUTH } else { NORTH };
                pos.places[seat.index()][animal as usize] = space.0;
                pos.occupied |= space.bit();
            }
        }
    }
    game.open_try(&mut pos, player, number);
    pos
}

/// Plays moves, separated by commas, each by the seat that is asked.
fn played(game: &TwoPaths, mut pos: Position, moves: &str) -> Position {
    for text in moves.split(", ") {
        let m: Move = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let Turn::Seat(seat) = game.turn(&pos) else { panic!("{text}: the game is over") };
        pos = game.play(&pos, seat, m).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
    pos
}

fn legal(game: &TwoPaths, pos: &Position) -> String {
    let Turn::Seat(seat) = game.turn(pos) else { return String::new() };
    let mut moves: Vec<_> = game.legal_moves(pos, seat).map(|m| m.to_string()).collect();
    moves.sort();
    moves.join(", ")
}

/// Why the seat that is asked may not play this.
fn refusal(game: &TwoPaths, pos: &Position, m: &str) -> Refusal {
    let Turn::Seat(seat) = game.turn(pos) else { panic!("the game is over") };
    game.check(pos, seat, m.parse().unwrap()).expect_err("a refusal was expected")
}

fn place(game: &TwoPaths, pos: &Position, seat: Seat, animal: Animal) -> String {
    match pos.place(seat, animal) {
        Place::Waiting => "waiting".into(),
        Place::On(space) => game.options.board.space_name(space),
        Place::Home => "home".into(),
    }
}

fn state(game: &TwoPaths, pos: &Position, eyes: Eyes) -> Value {
    game.state(&game.view(pos, eyes))
}

/// Where the game stands: the player, the try and the phase.
fn now(pos: &Position) -> (u8, u8, Phase) {
    (pos.turn().0, pos.try_number(), pos.phase())
}

const LINED_UP: &str = "line FHG, line FHG";

#[test]
fn each_space_of_the_plain_network_has_a_way_west_and_a_way_east() {
    let board = Board::of_rows(7);
    let ways = |seat, from| {
        let from = board.space_named(from).unwrap();
        Side::ALL.map(|side| board.way(seat, from, side).map(|to| board.space_name(to))).map(Option::unwrap)
    };
    assert_eq!(ways(SOUTH, "a1"), ["a2", "b2"]);
    assert_eq!(ways(SOUTH, "b6"), ["a7", "c7"]);
    assert_eq!(ways(SOUTH, "c3"), ["b4", "c4"]);
    assert_eq!(ways(NORTH, "a7"), ["a6", "b6"]);
    assert_eq!(ways(NORTH, "b4"), ["a3", "c3"]);
    assert_eq!(ways(NORTH, "c2"), ["b1", "c1"]);
}

#[test]
fn south_lines_up_first_then_north_whoever_takes_the_first_turn() {
    for first in [SOUTH, NORTH] {
        let game = started(7, first);
        let orders = "line FGH, line FHG, line GFH, line GHF, line HFG, line HGF";
        assert_eq!(game.turn(&game.start()), Turn::Seat(SOUTH));
        assert_eq!(legal(&game, &game.start()), orders);
        let pos = played(&game, game.start(), "line GFH");
        assert_eq!((game.turn(&pos), legal(&game, &pos)), (Turn::Seat(NORTH), orders.to_owned()));
        assert_eq!(place(&game, &pos, SOUTH, Animal::Fox), "b1");
        let pos = played(&game, pos, "line HGF");
        assert_eq!(now(&pos), (first.0, 1, Phase::Hide));
        assert_eq!(place(&game, &pos, NORTH, Animal::Hare), "a7");
        assert_eq!(place(&game, &pos, NORTH, Animal::Fox), "c7");
    }
}

#[test]
fn an_animal_whose_other_side_was_blocked_goes_to_the_hidden_side() {
    let game = plain(7);
    let pos = played(&game, game.start(), "line FHG, line FHG, H:E, block W");
    assert_eq!(place(&game, &pos, SOUTH, Animal::Hare), "c2");
    assert_eq!(now(&pos), (0, 2, Phase::Hide));
}

#[test]
fn a_turn_has_three_tries_whatever_their_results() {
    let game = plain(7);
    let mut pos = played(&game, game.start(), LINED_UP);
    for number in 1..=3 {
        assert_eq!(now(&pos), (0, number, Phase::Hide));
        pos = played(&game, pos, "F:W, block W, decline");
    }
    assert_eq!(now(&pos), (1, 1, Phase::Hide));
}

#[test]
fn from_the_third_try_on_a_turn_goes_on_until_a_block_succeeds() {
    let game = plain(7);
    let mut pos =
        played(&game, game.start(), "line FHG, line FHG, F:W, block W, decline, F:W, block W, decline");
    for _ in 0..4 {
        assert_eq!(now(&pos), (0, 3, Phase::Hide));
        pos = played(&game, pos, "F:W, block E");
    }
    let pos = played(&game, pos, "H:W, block W, decline");
    assert_eq!(now(&pos), (1, 1, Phase::Hide));
}

#[test]
fn after_a_successful_block_the_opponents_own_animal_may_go_to_that_side_of_the_table() {
    let game = plain(7);
    let blocked = played(&game, game.start(), "line FHG, line HGF, F:W, block W");
    assert_eq!(
        (game.turn(&blocked), legal(&game, &blocked)),
        (Turn::Seat(NORTH), "decline, take".to_owned())
    );
    let taken = played(&game, blocked, "take");
    assert_eq!(place(&game, &taken, NORTH, Animal::Fox), "b6");
    assert_eq!(place(&game, &taken, SOUTH, Animal::Fox), "a1");
    let declined = played(&game, blocked, "decline");
    assert_eq!(place(&game, &declined, NORTH, Animal::Fox), "c7");
    assert_eq!(now(&declined), now(&taken));
}

#[test]
fn the_opponents_own_animal_may_go_where_the_counter_lay() {
    let game = plain(6);
    let pos = drawn(
        &game,
        SOUTH,
        1,
        "6 | .  h  g
         5 | .  .  f
         4 | .  .  .
         3 | .  .  F
         2 | .  .  .
         1 | .  H  G",
    );
    let pos = played(&game, pos, "F:E, block E, take");
    assert_eq!(place(&game, &pos, NORTH, Animal::Fox), "c4");
}

#[test]
fn animals_of_either_player_are_leapt_over_towards_the_same_side() {
    let game = plain(7);
    let pos = drawn(
        &game,
        SOUTH,
        1,
        "7 | .  .  .
         6 | .  .  .
         5 | .  .  .
         4 | .  f  .
         3 | H  .  h
         2 | g  .  G
         1 | .  F  .",
    );
    let west = played(&game, pos, "F:W, block E");
    assert_eq!(place(&game, &west, SOUTH, Animal::Fox), "a4");
    let east = played(&game, pos, "F:E, block W");
    assert_eq!(place(&game, &east, SOUTH, Animal::Fox), "c4");
    let north =
        drawn(&game, NORTH, 1, "7 |. . .\n 6 |. . .\n 5 |. . h\n 4 |. F f\n 3 |H G .\n 2 |. . .\n 1 |. . .");
    let north = played(&game, north, "H:W, block E");
    assert_eq!(place(&game, &north, NORTH, Animal::Hare), "a2");
}

#[test]
fn whoever_comes_to_the_finishing_line_or_leaps_over_an_animal_on_it_leaves_the_board() {
    let game = plain(7);
    let pos = drawn(
        &game,
        SOUTH,
        1,
        "7 | g  .  .
         6 | F  .  f
         5 | .  .  H
         4 | .  .  .
         3 | .  .  h
         2 | G  .  .
         1 | .  .  .",
    );
    for (moves, animal) in
        [("F:E, block W", Animal::Fox), ("F:W, block E", Animal::Fox), ("H:E, block W", Animal::Hare)]
    {
        let pos = played(&game, pos, moves);
        assert_eq!(place(&game, &pos, SOUTH, animal), "home", "{moves}");
    }
    let gone = played(&game, pos, "F:E, block W");
    assert_eq!(gone.occupied.count_ones(), 5);
    assert_eq!(refusal(&game, &gone, "F:W"), Refusal::Home(Animal::Fox));
}

#[test]
fn nobody_arrives_while_one_of_its_own_stands_on_its_starting_line() {
    let game = plain(7);
    let pos = drawn(
        &game,
        SOUTH,
        1,
        "7 | .  .  .
         6 | F  .  f
         5 | .  .  H
         4 | .  .  .
         3 | .  .  h
         2 | .  .  .
         1 | .  G  .",
    );
    assert_eq!(legal(&game, &pos), "G:E, G:W, H:W");
    assert_eq!(refusal(&game, &pos, "F:W"), Refusal::StartingLine(Animal::Fox, Side::West));
    assert_eq!(refusal(&game, &pos, "H:E"), Refusal::StartingLine(Animal::Hare, Side::East));
}

#[test]
fn the_moving_animal_itself_may_not_leap_from_its_starting_line_to_its_finishing_line() {
    let game = plain(6);
    let pos = drawn(
        &game,
        SOUTH,
        1,
        "6 | .  .  .
         5 | H  .  .
         4 | G  .  .
         3 | g  .  .
         2 | f  .  h
         1 | F  .  .",
    );
    assert_eq!(refusal(&game, &pos, "F:W"), Refusal::StartingLine(Animal::Fox, Side::West));
    assert_eq!(legal(&game, &pos), "F:E, G:E");
}

#[test]
fn the_opponents_animals_on_their_starting_line_keep_nobody_from_arriving() {
    let game = plain(6);
    let pos = drawn(&game, SOUTH, 1, "6 |f h g\n 5 |F . .\n 4 |. H .\n 3 |. . G\n 2 |. . .\n 1 |. . .");
    assert_eq!(legal(&game, &pos), "F:E, F:W, G:E, G:W, H:E, H:W");
}

const ONE_SIDE: &str = "6 | .  g  .
                        5 | .  .  f
                        4 | .  F  .
                        3 | .  .  h
                        2 | .  .  .
                        1 | G  H  .";

#[test]
fn only_a_side_that_is_allowed_for_the_announced_animal_can_be_blocked() {
    let game = plain(6);
    let pos = drawn(&game, SOUTH, 3, ONE_SIDE);
    assert_eq!(refusal(&game, &pos, "F:E"), Refusal::StartingLine(Animal::Fox, Side::East));
    let pos = played(&game, pos, "F:W");
    assert_eq!(legal(&game, &pos), "block W");
    assert_eq!(refusal(&game, &pos, "block E"), Refusal::NoWayToBlock(Animal::Fox, Side::East));
    let pos = played(&game, pos, "block W, take");
    assert_eq!(place(&game, &pos, NORTH, Animal::Fox), "a3");
    assert_eq!(now(&pos), (1, 1, Phase::Hide));
}

#[test]
fn taking_is_asked_only_when_the_opponents_own_animal_may_go_there() {
    let game = plain(6);
    let home = drawn(&game, SOUTH, 1, "6 |. . .\n 5 |. . .\n 4 |. h .\n 3 |. . g\n 2 |. . .\n 1 |F H G");
    assert_eq!(now(&played(&game, home, "F:W, block W")), (0, 2, Phase::Hide));
    assert_eq!(now(&played(&game, home, "H:W, block W")), (0, 1, Phase::Take));
    // North's fox would arrive, but North's hedgehog has not left its starting line.
    let line = drawn(&game, SOUTH, 1, "6 |g . .\n 5 |. . .\n 4 |. h .\n 3 |. . F\n 2 |. f .\n 1 |. H G");
    assert_eq!(now(&played(&game, line, "F:W, block W")), (0, 2, Phase::Hide));
}

#[test]
fn a_player_without_an_allowed_pair_loses_the_turn_and_without_any_on_either_side_it_is_a_draw() {
    // Six animals cannot bring this about (see the rulebook), so stones lie on every space between the lines.
    let game = plain(6);
    let stones = ((1 << 12) - 1) << 3;
    let drawing = "6 |. h .\n 5 |f . .\n 4 |. g .\n 3 |. G .\n 2 |. . .\n 1 |F H .";
    let mut pos = drawn(&game, SOUTH, 2, drawing);
    pos.occupied |= stones;
    game.open_try(&mut pos, SOUTH, 2);
    assert_eq!((pos.phase(), game.turn(&pos)), (Phase::Stuck, Turn::Over));
    assert_eq!(game.outcome(&pos).unwrap().returns(2), [0.0, 0.0]);
    assert_eq!(state(&game, &pos, Eyes::All)["phase"], "end");
    // Without its hare on the line, North may arrive.
    let mut pos = drawn(&game, SOUTH, 2, &drawing.replace("6 |. h .", "6 |. . ."));
    pos.occupied |= stones;
    game.open_try(&mut pos, SOUTH, 2);
    assert_eq!(now(&pos), (1, 1, Phase::Hide));
    // After North's turn, South's first try is passed over in the same way.
    game.open_try(&mut pos, SOUTH, 1);
    assert_eq!(now(&pos), (1, 1, Phase::Hide));
}

#[test]
fn the_first_player_with_all_three_across_wins_at_once() {
    let game = plain(6);
    let pos = drawn(&game, SOUTH, 1, "6 |f . .\n 5 |. . F\n 4 |. . .\n 3 |. . .\n 2 |. . .\n 1 |. . .");
    let pos = played(&game, pos, "F:E, block W");
    assert_eq!(game.turn(&pos), Turn::Over);
    assert_eq!(game.outcome(&pos).unwrap().returns(2), [1.0, -1.0]);
    assert_eq!(game.check(&pos, NORTH, Move::Take), Err(Refusal::Over));
    assert_eq!(
        state(&game, &pos, Eyes::All),
        json!({"south": {"F": "home", "H": "home", "G": "home"}, "north": {"F": "a6", "H": "home", "G": "home"},
               "turn": null, "try": null, "phase": "end", "announced": null, "hidden": null})
    );
}

#[test]
fn a_player_can_win_in_the_others_turn() {
    let game = plain(6);
    let pos = drawn(&game, SOUTH, 1, "6 |. . .\n 5 |. . F\n 4 |. . .\n 3 |. . .\n 2 |. f .\n 1 |. . .");
    let pos = played(&game, pos, "F:E, block E, take");
    assert_eq!(game.outcome(&pos).unwrap().returns(2), [-1.0, 1.0]);
}

#[test]
fn a_move_at_the_wrong_time_is_told_what_is_asked() {
    let game = plain(7);
    let start = game.start();
    assert_eq!(refusal(&game, &start, "F:W"), Refusal::LineUpFirst);
    assert_eq!(game.check(&start, NORTH, "line FHG".parse().unwrap()), Err(Refusal::NotAsked(SOUTH)));
    let hide = played(&game, start, LINED_UP);
    assert_eq!(refusal(&game, &hide, "line FHG"), Refusal::LinedUp);
    assert_eq!(refusal(&game, &hide, "block W"), Refusal::HideFirst);
    let block = played(&game, hide, "F:W");
    assert_eq!(game.check(&block, SOUTH, Move::Take), Err(Refusal::NotAsked(NORTH)));
    assert_eq!(refusal(&game, &block, "take"), Refusal::BlockFirst);
    let take = played(&game, block, "block W");
    assert_eq!(refusal(&game, &take, "block W"), Refusal::TakeOrDecline);
}

#[test]
fn the_cap_counts_the_line_ups_and_leaves_nothing_under_way() {
    for (cap, moves) in
        [(1, "line FHG"), (3, "line FHG, line FHG, F:W"), (4, "line FHG, line FHG, F:W, block W")]
    {
        let options = json!({"ply_cap": cap});
        let mut game = Match::<TwoPaths>::from_options(options.as_object().unwrap()).unwrap();
        for m in moves.split(", ") {
            let Turn::Seat(seat) = game.turn() else { panic!("{m}: the game is over") };
            game.play(seat, m.parse().unwrap()).unwrap();
        }
        assert_eq!(AnyMatch::result(&game).unwrap().winners, [0, 1]);
        let state = AnyMatch::state(&game, Eyes::Seat(NORTH));
        for key in ["turn", "try", "announced", "hidden"] {
            assert_eq!(state.get(key), Some(&Value::Null), "{key}");
        }
        assert_eq!(state["north"]["F"], if cap == 1 { Value::Null } else { json!("a7") });
    }
}
