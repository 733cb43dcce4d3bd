//! What squares do when they are landed on, and what is counted.

use super::{Table, on, with};
use crate::kangaruse::Refusal;
use gambol_core::Seat;
use serde_json::json;

fn harsh(drawing: &str) -> Table {
    with(json!({"stop_when_scored": false, "harsh_destruction": true}), drawing)
}

#[test]
fn a_kangaroo_gives_another_jump_at_once() {
    let table = on("2 | . . . . .
                    1 | . kangaroo . . .
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start a1, start e2, b1");
    assert_eq!(table.phase(), "again 0");
    assert_eq!(table.legal(), "b2, c1, d1, e1");
    assert_eq!(table.refused("stop"), Refusal::MustJumpAgain);
    assert_eq!(table.refused("teleport e1"), Refusal::NotStuck);
    assert_eq!(table.play("c1").phase(), "jump 1");
}

#[test]
fn a_kangaroo_without_a_legal_jump_just_ends_the_turn() {
    let table = on("2 | tree tree .
                    1 | . kangaroo .
                    files: 1 2 1
                    ranks: E S")
    .play("start a1, start c1, b1");
    assert_eq!(table.phase(), "jump 1");
    assert_eq!(table.state()["out"], json!([false, false]));
}

#[test]
fn a_devil_crosses_out_the_unused_squares_beside_it() {
    let table = on("3 | . . . . .
                    2 | . . tasmanian-devil . .
                    1 | . . tree . .
                    files: 2 1 1 1 1
                    ranks: E E E")
    .play("start a2, start d2, c2");
    assert_eq!(table.crossed(), "a2 b2 c3");
}

#[test]
fn a_devil_leaves_an_occupied_moth_and_crosses_out_a_free_one() {
    let table = on("2 | . . moth . .
                    1 | . . tasmanian-devil moth .
                    files: 2 1 1 1 1
                    ranks: E E")
    .play("start a1, start c2, c1");
    assert_eq!(table.crossed(), "a1 b1 d1");
}

#[test]
fn a_tiger_crosses_out_two_squares_of_its_file_and_rank() {
    let table = on("3 | . . . .
                    2 | . . . .
                    1 | . . tasmanian-tiger .
                    files: 2 1 1 1
                    ranks: E E E")
    .play("start a1, start d3, c1");
    assert_eq!(table.phase(), "destroy 0");
    assert_eq!(
        table.legal(),
        "destroy b1 c2, destroy b1 c3, destroy b1 d1, destroy c2 c3, destroy c2 d1, destroy c3 d1"
    );
    assert_eq!(table.refused("d1"), Refusal::MustDestroy);
    assert_eq!(table.refused("destroy a1 b1"), Refusal::CrossedOut("a1".parse().unwrap()));
    assert_eq!(table.refused("destroy b1 b2"), Refusal::NotInLine("b2".parse().unwrap()));
    assert_eq!(table.refused("destroy b1 c1"), Refusal::OwnSquare("c1".parse().unwrap()));
    let table = table.play("destroy b1 c3");
    assert_eq!(table.crossed(), "a1 b1 c3");
    assert_eq!(table.phase(), "jump 1");
}

#[test]
fn a_tiger_with_two_squares_or_fewer_is_not_asked() {
    let table = on("2 | . . . .
                    1 | . . tasmanian-tiger .
                    files: 2 1 1 1
                    ranks: E E")
    .play("start a1, start c2, c1");
    assert_eq!(table.phase(), "jump 1");
    assert_eq!(table.crossed(), "a1 b1 d1");
}

#[test]
fn squares_to_destroy_are_named_in_byte_order() {
    let ranks = (1..=10).rev().map(|rank| match rank {
        1 => "1 | tasmanian-tiger .".to_owned(),
        _ => format!("{rank} | . ."),
    });
    let drawing = ranks.collect::<Vec<_>>().join("\n") + "\nfiles: 1 1\nranks: W W W W W W W W W W";
    let table = on(&drawing).play("start b1, start b10, a1");
    assert!(table.legal().contains("destroy a10 a2"));
    assert!(!table.legal().contains("destroy a2 a10"));
}

#[test]
fn scoring_squares_are_gained_and_counted() {
    let table = on("2 | . . . . .
                    1 | . score=4 water food food
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start a1, start e2, b1, d2, c1, c2, d1, b2, e1");
    assert_eq!(table.gained(0), json!({"score": 4, "water": 1, "food": 2}));
    assert_eq!(table.points(), [6, 0]);
}

#[test]
fn a_score_of_nought_is_still_a_score() {
    let table = on("2 | . . . . .
                    1 | . score=4 score=-4 . .
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start a1, start e2, b1, d2, c1");
    assert_eq!(table.gained(0), json!({"score": 0}));
}

#[test]
fn a_crocodile_with_a_kangaroo_on_it_guards_its_file_and_rank() {
    let sheet = "3 | . . . . .
                 2 | . crocodile . . .
                 1 | . score=4 coins score=-3 .
                 files: 1 1 1 1 1
                 ranks: E E E";
    let table = on(sheet).play("start a1, start b2, b1");
    assert_eq!(table.gained(0), json!({}), "nothing is gained");
    assert_eq!(table.points(), [0, 0]);
    let table = table.play("c2, c1");
    assert_eq!(table.gained(0), json!({"coins": 1}), "the crocodile has nobody on it any more");
    assert_eq!(table.crossed(), "a1 b1 b2", "what was landed on is used up all the same");
}

#[test]
fn a_crocodile_spares_losses_too() {
    let table = on("2 | . crocodile . . .
                    1 | . score=-4 . . .
                    files: 1 1 1 1 1
                    ranks: E E")
    .play("start a1, start b2, b1");
    assert_eq!(table.points(), [0, 0]);
}

/// A long rank of squares of one type, which seat 0 collects one by one while seat 1 walks beside it.
fn collecting(kind: &str, count: usize) -> Table {
    let drawing = format!(
        "2 | {}\n1 | .{}\nfiles:{}\nranks: E E",
        ". ".repeat(count + 1),
        format!(" {kind}").repeat(count),
        " 1".repeat(count + 1)
    );
    let name = |file: usize, rank: u8| format!("{}{rank}", char::from(b'a' + file as u8));
    let mut table = on(&drawing).play("start a1, start a2");
    for file in 1..=count {
        table = table.play(&name(file, 1));
        if file < count {
            table = table.play(&name(file, 2));
        }
    }
    table
}

#[test]
fn toys_count_in_full_sets_of_three() {
    let worth = [0, 0, 5, 5, 5, 10];
    for (toys, points) in (1..).zip(worth) {
        assert_eq!(collecting("toys", toys).points(), [points, 0]);
    }
}

#[test]
fn the_list_of_gems_gives_the_total() {
    let worth = [1, 1, 3, 5, 8, 12, 16, 21, 28, 35, 35, 35];
    for (gems, points) in (1..).zip(worth) {
        assert_eq!(collecting("gems", gems).points(), [points, 0]);
    }
}

#[test]
fn chests_are_five_each() {
    assert_eq!(collecting("chests", 3).points(), [15, 0]);
}

#[test]
fn most_shelter_gains_and_least_shelter_loses_ten() {
    assert_eq!(collecting("shelter", 1).points(), [10, -10]);
    let sheet = "3 | . shelter
                 2 | . shelter
                 1 | . shelter
                 files: 1 1
                 ranks: E E E";
    let three = || with(json!({"players": 3, "stop_when_scored": false}), sheet);
    let table = three().play("start a1, start a2, start a3, b1");
    assert_eq!(table.points(), [10, -10, -10]);
    let table = table.play("b2");
    assert_eq!(table.points(), [10, 10, -10]);
    let table = table.play("b3");
    assert_eq!(table.points(), [0, 0, 0], "if all have equally many, nobody gets either");
}

#[test]
fn coins_count_against_those_who_have_fewer() {
    let sheet = "2 | . coins coins .
                 1 | . coins . .
                 files: 1 1 1 1
                 ranks: E E";
    let table = on(sheet).play("start a1, start a2, b1");
    assert_eq!(table.points(), [1, 0]);
    let table = table.play("b2");
    assert_eq!(table.points(), [1, 1], "nobody has more than either");
    let table = table.play("c1, c2");
    assert_eq!(table.points(), [-1, 2]);
}

#[test]
fn harsh_destruction_takes_back_what_was_gained_whatever_its_sign_and_once_only() {
    let table = harsh(
        "3 | . . . . .
         2 | . score=5 . . .
         1 | score=-3 tasmanian-devil . . tasmanian-tiger
         files: 1 1 1 1 1
         ranks: E S E",
    )
    .play("start a2, start e3, a1");
    assert_eq!(table.gained(0), json!({"score": -3}));
    // The devil on b1 strikes a1, which its own striker gained and has just left.
    let table = table.play("e2, b1");
    assert_eq!(table.gained(0), json!({}));
    assert_eq!(table.crossed(), "a1 a2 b2 c1 e3");
    // The tiger on e1 strikes a1 once more, but there is nothing left to lose.
    let table = table.play("e1, destroy a1 c1");
    assert_eq!(table.points(), [0, 0]);
    assert_eq!(table.crossed(), "a1 a2 b2 c1 e2 e3");
}

#[test]
fn harsh_destruction_moves_nobody_and_an_occupied_square_is_crossed_out_when_left() {
    let table = harsh(
        "3 | . . . . .
         2 | . score=5 . . .
         1 | . tasmanian-devil . . .
         files: 1 1 1 1 1
         ranks: W E E",
    )
    .play("start d1, start a2, c1, b2");
    assert_eq!(table.points(), [0, 5]);
    let table = table.play("b1");
    assert_eq!(table.points(), [0, 0], "the score on the occupied square is lost");
    assert_eq!(table.gained(1), json!({}));
    assert_eq!(table.crossed(), "a1 a2 c1 d1");
    assert_eq!(table.state()["kangaroos"], json!(["b1", "b2"]));
    assert_eq!(table.play("c2").crossed(), "a1 a2 b2 c1 d1");
}

#[test]
fn echidnas_stay_visited_when_they_are_struck() {
    let table = harsh(
        "2 | . . . . .
         1 | echidna=7 tasmanian-devil . . .
         files: 1 1 1 1 1
         ranks: E W",
    )
    .play("start a1, start e2, b1");
    assert_eq!(table.gained(0), json!({"echidna": 7}));
}

#[test]
fn with_harsh_destruction_a_tiger_chooses_among_all_squares_but_trees_and_its_own() {
    let table = harsh(
        "2 | . . .
         1 | . tasmanian-tiger tree
         files: 1 1 1
         ranks: E E",
    )
    .play("start a1, start b2, b1");
    assert_eq!(table.phase(), "jump 1", "only two squares are left, a1 and b2: both are struck unasked");
    assert_eq!(table.crossed(), "a1");
    let table = harsh(
        "2 | . . .
         1 | . tasmanian-tiger .
         files: 1 1 1
         ranks: E E",
    )
    .play("start a1, start b2, b1");
    assert_eq!(table.legal(), "destroy a1 b2, destroy a1 c1, destroy b2 c1");
}

#[test]
fn equal_best_scores_share_the_win() {
    let sheet = "2 | . score=1
                 1 | . score=1
                 files: 1 1
                 ranks: E E";
    let table = with(json!({}), sheet).play("start a1, start a2, b1, b2");
    assert_eq!(table.winners(), [Seat(0), Seat(1)]);
    let outcome = gambol_core::Game::outcome(&table.game, &table.pos).unwrap();
    assert_eq!(outcome.scores.unwrap().as_slice(), [1, 1]);
    assert_eq!(outcome.returns(2), [0.0, 0.0]);
}
