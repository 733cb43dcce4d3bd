//! Which jumps are legal.

use super::{Table, on, with};
use crate::kangaruse::Refusal;
use gambol_core::grid::Direction;
use serde_json::json;

#[track_caller]
fn check(table: &Table, legal: &str) {
    assert_eq!(table.legal(), legal);
}

#[test]
fn a_jump_obeys_one_command_and_picks_the_other() {
    let table = on("3 | . . . . .
                    2 | . . . . .
                    1 | . . . . .
                    files: 1 2 3 4 1
                    ranks: E N W")
    .play("start b1, start a3");
    check(&table, "b3, c1, d1, e1");
    assert_eq!(table.refused("b2"), Refusal::TooManyPicks("b2".parse().unwrap()));
    assert_eq!(table.refused("c2"), Refusal::OutOfReach("c2".parse().unwrap()));
    assert_eq!(table.refused("f1"), Refusal::OffSheet("f1".parse().unwrap()));
}

#[test]
fn directions_may_stand_on_the_files() {
    let table = on("3 | . . . . .
                    2 | . . . . .
                    1 | . . . . .
                    files: E N W S N
                    ranks: 1 2 2")
    .play("start b1, start a3");
    check(&table, "a1, b2, b3, c1");
}

#[test]
fn kangaroos_and_used_squares_are_passed_over_but_not_landed_on() {
    let table = on("2 | . . . . .
                    1 | . . . . .
                    files: 2 1 1 1 1
                    ranks: E W")
    .play("start a1, start b1");
    check(&table, "c1, d1, e1");
    assert_eq!(table.refused("b1"), Refusal::Occupied("b1".parse().unwrap()));
    let table = table.play("d1, c1");
    check(&table, "d2, e1");
    assert_eq!(table.refused("c1"), Refusal::Occupied("c1".parse().unwrap()));
    let table = table.play("e1");
    assert_eq!(table.refused("d1"), Refusal::CrossedOut("d1".parse().unwrap()));
}

#[test]
fn a_tree_is_neither_landed_on_nor_passed_over() {
    let table = on("2 | . . . . .
                    1 | . . tree . .
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start a1, start e2");
    check(&table, "a2, b1");
    assert_eq!(table.refused("c1"), Refusal::Tree("c1".parse().unwrap()));
    assert_eq!(table.refused("d1"), Refusal::TreeInTheWay("c1".parse().unwrap()));
}

#[test]
fn echidnas_are_visited_in_ascending_order() {
    let table = on("2 | . . . . .
                    1 | echidna=4 echidna=3 echidna=5 echidna=1 .
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start a1, start e2");
    check(&table, "a2, c1, e1");
    let (square, value, last) = ("b1".parse().unwrap(), 3, 4);
    assert_eq!(table.refused("b1"), Refusal::EchidnaTooLow { square, value, last });
    assert_eq!(table.gained(0), json!({"echidna": 4}), "a start is a visit");
    assert_eq!(table.play("c1").gained(0), json!({"echidna": 5}));
}

#[test]
fn passing_over_an_echidna_is_no_visit() {
    let table = on("2 | . . . . .
                    1 | . echidna=9 . echidna=3 .
                    files: 2 2 1 1 1
                    ranks: E W")
    .play("start a1, start e2, c1, c2");
    check(&table, "b1, d1, e1");
    assert_eq!(table.gained(0), json!({}));
    let table = table.play("d1");
    assert_eq!(table.gained(0), json!({"echidna": 3}));
}

#[test]
fn a_moth_is_unused_for_landing_while_others_stand_on_it() {
    let table = on("2 | . . . . .
                    1 | . moth . . .
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start a1, start b1");
    check(&table, "a2, b1, c1, d1, e1");
    let table = table.play("b1");
    assert_eq!(table.state()["kangaroos"], json!(["b1", "b1"]));
    let table = table.play("c1");
    assert_eq!(table.crossed(), "a1 b1", "the first to leave the moth crosses it out");
    assert_eq!(table.state()["kangaroos"], json!(["b1", "c1"]), "those who stand there stay");
}

#[test]
fn a_moth_that_is_crossed_out_is_closed_although_somebody_stands_on_it() {
    let table = with(
        json!({"stop_when_scored": false, "players": 3}),
        "2 | . . . . .
         1 | . moth . . .
         files: 1 1 1 1 1
         ranks: E W",
    )
    .play("start a1, start b1, start a2, b1, c1");
    assert_eq!(table.crossed(), "a1 b1");
    assert_eq!(table.legal(), "b2");
    let table = table.play("b2, d1, e1");
    assert_eq!(table.refused("b1"), Refusal::CrossedOut("b1".parse().unwrap()));
}

#[test]
fn from_a_koala_no_kangaroo_is_passed_over_or_landed_next_to() {
    let sheet = "3 | . . . . .
                 2 | . . . . .
                 1 | koala . . . .
                 files: 2 1 1 1 1
                 ranks: E E E";
    check(&on(sheet).play("start a1, start c2"), "a3, b1, d1, e1");
    let table = on(sheet).play("start a1, start c1");
    check(&table, "a3");
    assert_eq!(table.refused("e1"), Refusal::KangarooInTheWay("c1".parse().unwrap()));
    let near = Refusal::KoalaTooNear { square: "b1".parse().unwrap(), kangaroo: "c1".parse().unwrap() };
    assert_eq!(table.refused("b1"), near);
}

#[test]
fn from_a_koala_a_moth_with_others_on_it_is_not_next_to_them() {
    let table = on("2 | . . . . .
                    1 | koala . . moth .
                    files: 2 1 1 1 1
                    ranks: E E")
    .play("start a1, start d1");
    check(&table, "b1, d1");
}

#[test]
fn from_a_platypus_two_picks_and_jumps_over_trees_are_allowed() {
    let table = on("3 | . . .
                    2 | . . .
                    1 | platypus tree .
                    files: 1 1 1
                    ranks: N N N")
    .play("start a1, start b3");
    check(&table, "a2, a3, c1");
    let ordinary = on("3 | . . .
                       2 | . . .
                       1 | . tree .
                       files: 1 1 1
                       ranks: N N N")
    .play("start a1, start b3");
    check(&ordinary, "a2, a3");
}

#[test]
fn from_a_sugar_glider_one_glides_over_used_squares() {
    let sheet = "2 | . . . . .
                 1 | sugar-glider . . . moth
                 files: 1 1 1 1 1
                 ranks: E W";
    check(&on(sheet).play("start a1, start b1"), "a2, c1, d1, e1");
    check(&on(sheet).play("start a1, start e1"), "a2, b1, c1, d1, e1");
    check(&on(sheet).play("start a1, start a2"), "b1, c1, d1, e1");
    let edge = on("2 | . . . .
                   1 | sugar-glider . . .
                   files: 1 1 1 1
                   ranks: E W")
    .play("start a1, start d1");
    check(&edge, "a2, b1, c1");
    let tree = on("2 | . . . . .
                   1 | sugar-glider . . tree .
                   files: 1 1 1 1 1
                   ranks: E W")
    .play("start a1, start c1");
    check(&tree, "a2, b1");
}

#[test]
fn gliding_ends_at_the_first_unused_square_even_if_that_is_forbidden() {
    let table = on("2 | echidna=5 . . . .
                    1 | sugar-glider . echidna=3 . .
                    files: 1 1 1 1 1
                    ranks: E S")
    .play("start a2, start b1, a1, b2");
    check(&table, "d1, e1");
    assert!(matches!(table.refused("c1"), Refusal::EchidnaTooLow { value: 3, last: 5, .. }));
}

#[test]
fn gliding_passes_over_the_squares_it_glides_over() {
    let table = on("3 | . . . . .
                    2 | . . . . .
                    1 | sugar-glider kiwi . . .
                    files: 2 1 1 1 1
                    ranks: E W W")
    .play("start a1, start b1");
    check(&table, "a3");
}

#[test]
fn from_a_mistletoebird_jumps_wrap_round_the_edges() {
    let table = on("3 | . . .
                    2 | . . .
                    1 | mistletoebird . .
                    files: 4 1 1
                    ranks: E N N")
    .play("start a1, start b3");
    check(&table, "a2, a3, b1, c1");
    assert_eq!(table.refused("a1"), Refusal::Occupied("a1".parse().unwrap()));
}

#[test]
fn wrapping_passes_over_trees_no_more_than_any_jump() {
    let table = on("2 | . . . .
                    1 | mistletoebird tree . .
                    files: 3 1 1 1
                    ranks: E N")
    .play("start a1, start b2");
    // East all ways pass the tree; west three squares are d1, c1 and the tree; north and south three are a2.
    check(&table, "a2");
}

#[test]
fn from_a_numbat_one_must_score_if_one_can() {
    let sheet = "2 | . . . . .
                 1 | numbat . score=-5 . toys
                 files: 1 1 1 1 1
                 ranks: E W";
    let table = on(sheet).play("start a1, start b2");
    check(&table, "c1, e1");
    assert_eq!(table.refused("b1"), Refusal::NumbatMustScore);
    let no_score = on("2 | . . . . .
                       1 | numbat . . . .
                       files: 1 1 1 1 1
                       ranks: E W")
    .play("start a1, start b2");
    check(&no_score, "a2, b1, c1, d1, e1");
}

#[test]
fn from_a_cacketoo_no_scoring_square_is_landed_on() {
    let table = on("2 | . . . . .
                    1 | cacketoo . score=5 . toys
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start a1, start b2");
    check(&table, "a2, b1, d1");
    assert_eq!(table.refused("c1"), Refusal::CacketooShuns("c1".parse().unwrap()));
}

#[test]
fn from_a_frog_one_may_hop_to_any_other_unused_frog() {
    let sheet = "4 | . tree . . frog
                 3 | tree tree . . .
                 2 | . . . frog .
                 1 | frog . . . .
                 files: 1 1 1 1 1
                 ranks: E W W W";
    check(&on(sheet).play("start a1, start c4"), "a2, b1, c1, d1, d2, e1, e4");
    check(&on(sheet).play("start a1, start d2"), "a2, b1, c1, d1, e1, e4");
}

#[test]
fn a_hop_has_no_picks_and_passes_over_nothing_but_may_not_land_next_to_a_kiwi() {
    let quoll = on("2 | . . . . frog
                    1 | frog . . quoll .
                    files: 2 1 1 1 1
                    ranks: N W")
    .play("start a1, start d1");
    // The quoll keeps north and 1; two steps east is still free, and so is the hop.
    check(&quoll, "c1, e2");
    let kiwi = on("2 | . . . . frog
                   1 | frog . . . kiwi
                   files: 1 1 1 1 1
                   ranks: E W")
    .play("start a1, start e1");
    check(&kiwi, "a2, b1, c1");
}

#[test]
fn a_dingo_is_obeyed_by_everybody_if_they_can() {
    let sheet = "4 | . . . . .
                 3 | . . . . .
                 2 | . dingo . . .
                 1 | . . . . .
                 files: 1 3 1 1 1
                 ranks: E N W W";
    let table = on(sheet).play("start a1, start b2");
    // The dingo says three north, which the square itself (east, 1) would not allow.
    check(&table, "a4");
    assert_eq!(table.refused("b1"), Refusal::DingoCommands("b2".parse().unwrap()));
    // From a3 three north lie off the sheet: one jumps as usual.
    check(&on(sheet).play("start a3, start b2"), "a2, a4, b3");
}

#[test]
fn a_dingo_is_obeyed_by_its_own_rider_too() {
    let table = on("2 | . . . . .
                    1 | dingo . . . .
                    files: 3 1 1 1 1
                    ranks: E W")
    .play("start a1, start e2");
    check(&table, "d1");
}

#[test]
fn of_several_dingos_any_one_may_be_obeyed() {
    let table = with(
        json!({"players": 3, "stop_when_scored": false}),
        "3 | . . . . .
         2 | . . . dingo dingo
         1 | . . . . .
         files: 1 1 1 2 1
         ranks: E N W",
    )
    .play("start a1, start d2, start e2");
    check(&table, "a2, a3");
}

#[test]
fn a_dingo_overrides_a_quoll_and_the_own_commands_but_not_validity() {
    let table = with(
        json!({"players": 3, "stop_when_scored": false}),
        "3 | . . . . .
         2 | . . . dingo quoll
         1 | . . . . .
         files: 1 1 1 2 2
         ranks: E N W",
    )
    .play("start a1, start d2, start e2");
    check(&table, "a3");
}

#[test]
fn a_dingo_makes_a_frog_stay_on_the_ground() {
    let table = on("2 | . . frog . .
                    1 | frog . . . dingo
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start a1, start e1");
    check(&table, "b1");
}

#[test]
fn a_dingos_command_is_walked_with_the_own_squares_abilities() {
    let glides = on("2 | . . . . .
                     1 | sugar-glider dingo . . .
                     files: 1 1 1 1 1
                     ranks: E W")
    .play("start a1, start b1");
    check(&glides, "c1");
    let swims = on("2 | . . . dingo .
                    1 | platypus tree . . .
                    files: 1 1 1 2 1
                    ranks: N E")
    .play("start a1, start d2");
    check(&swims, "c1");
    let wraps = on("2 | . . . . dingo
                    1 | mistletoebird . . . .
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start a1, start e2");
    check(&wraps, "e1");
}

#[test]
fn a_numbat_must_score_only_among_what_a_dingo_leaves() {
    let table = on("2 | . . . . .
                    1 | numbat . score=3 . dingo
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start a1, start e1");
    check(&table, "b1");
}

#[test]
fn nobody_else_passes_over_a_kiwi_or_lands_next_to_it() {
    let table = on("3 | . . . . .
                    2 | . . kiwi . .
                    1 | . . . . .
                    files: 1 1 1 1 1
                    ranks: E E E")
    .play("start a2, start c2");
    check(&table, "a1, a3");
    assert_eq!(table.refused("e2"), Refusal::KiwiInTheWay("c2".parse().unwrap()));
    let near = Refusal::KiwiTooNear { square: "b2".parse().unwrap(), kiwi: "c2".parse().unwrap() };
    assert_eq!(table.refused("b2"), near);
    let own = table.play("a3");
    check(&own, "b2, c1, c3, d2, e2");
}

#[test]
fn nobody_else_picks_what_a_quoll_keeps() {
    let sheet = "3 | . . . . .
                 2 | . . . . quoll
                 1 | . . . . .
                 files: 1 1 1 1 3
                 ranks: E N W";
    let table = on(sheet).play("start a1, start e2");
    // North and 3 are kept: from a1 (east, 1) neither one north nor three east can be picked.
    check(&table, "b1, c1, e1");
    let quoll = "e2".parse().unwrap();
    assert_eq!(table.refused("a2"), Refusal::QuollKeepsDirection { quoll, direction: Direction::N });
    assert_eq!(table.refused("d1"), Refusal::QuollKeepsNumber { quoll, number: 3 });
    let obeying = on(sheet).play("start a2, start e2");
    // On the second rank north is ordered, not picked.
    check(&obeying, "a1, a3, b2");
}

#[test]
fn from_a_platypus_a_quoll_forbids_every_jump_with_one_of_its_picks() {
    let table = on("3 | . . . . .
                    2 | . . . . quoll
                    1 | platypus . . . .
                    files: 1 1 1 1 3
                    ranks: E N W")
    .play("start a1, start e2");
    check(&table, "b1, c1, e1");
}
