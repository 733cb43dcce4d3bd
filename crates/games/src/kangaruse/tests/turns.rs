//! Starting, being stuck, being out and the end.

use super::{on, with};
use crate::kangaruse::Refusal;
use gambol_core::{Game, Seat, Turn};
use serde_json::json;

const HEDGED: &str = "2 | tree tree . . .
                      1 | . tree . score=2 kangaroo
                      files: 1 1 1 1 1
                      ranks: E E";

#[test]
fn each_picks_a_start_in_seat_order_on_a_square_that_does_not_score() {
    let table = on(HEDGED);
    assert_eq!(table.phase(), "start 0");
    assert_eq!(table.legal(), "start a1, start c1, start c2, start d2, start e1, start e2");
    assert_eq!(table.refused("start d1"), Refusal::StartScores("d1".parse().unwrap()));
    assert_eq!(table.refused("start b1"), Refusal::Tree("b1".parse().unwrap()));
    assert_eq!(table.refused("start f1"), Refusal::OffSheet("f1".parse().unwrap()));
    assert_eq!(table.refused("c1"), Refusal::StartFirst);
    assert_eq!(table.state()["kangaroos"], json!([null, null]));
    let table = table.play("start c1");
    assert_eq!(table.phase(), "start 1");
    assert_eq!(table.refused("start c1"), Refusal::Occupied("c1".parse().unwrap()));
    let wrong_seat = table.game.check(&table.pos, Seat(0), "start a1".parse().unwrap());
    assert_eq!(wrong_seat, Err(Refusal::NotOnTurn { to_move: Seat(1) }));
}

#[test]
fn enough_start_squares_are_the_only_ones_to_start_from() {
    let sheet = "2 | start . .
                 1 | . start score=1
                 files: 1 1 1
                 ranks: E E";
    let table = on(sheet);
    assert_eq!(table.legal(), "start a2, start b1");
    assert_eq!(table.refused("start a1"), Refusal::NoStart("a1".parse().unwrap()));
    assert_eq!(table.play("start b1").legal(), "start a2");
    let three = with(json!({"players": 3}), sheet);
    assert_eq!(three.legal(), "start a1, start a2, start b1, start b2, start c2");
}

#[test]
fn nobody_starts_on_an_occupied_moth() {
    let table = on("2 | moth .
                    1 | . .
                    files: 1 1
                    ranks: E E")
    .play("start a2");
    assert_eq!(table.legal(), "start a1, start b1, start b2");
}

#[test]
fn a_starting_square_is_not_triggered_but_counts_while_there_and_from_there() {
    let table = on("2 | . . . . .
                    1 | kangaroo . . . tasmanian-devil
                    files: 1 1 1 1 1
                    ranks: E W")
    .play("start e1, start a1");
    assert_eq!(table.crossed(), "");
    assert_eq!(table.phase(), "jump 0");
}

#[test]
fn who_has_no_jump_teleports_or_stops() {
    let table = on(HEDGED).play("start a1, start c2");
    assert_eq!(table.phase(), "stuck 0");
    assert_eq!(table.legal(), "stop, teleport c1, teleport d2, teleport e1, teleport e2");
    assert_eq!(table.refused("teleport d1"), Refusal::TeleportScores("d1".parse().unwrap()));
    assert_eq!(table.refused("teleport a1"), Refusal::OwnSquare("a1".parse().unwrap()));
    assert_eq!(table.refused("teleport c2"), Refusal::Occupied("c2".parse().unwrap()));
    assert_eq!(table.refused("teleport a2"), Refusal::Tree("a2".parse().unwrap()));
    let stopped = on(HEDGED).play("start a1, start c2, stop");
    assert_eq!(stopped.state()["out"], json!([true, false]));
    assert_eq!(stopped.phase(), "jump 1");
    let table = table.play("teleport c1");
    assert_eq!(table.crossed(), "a1");
    assert_eq!(table.points(), [-10, 0], "points may go below zero");
    assert_eq!(table.gained(0), json!({"teleports": 1}));
}

#[test]
fn a_teleport_triggers_the_square_it_lands_on() {
    let table = on(HEDGED).play("start a1, start c2, teleport e1");
    assert_eq!(table.phase(), "again 0");
}

#[test]
fn only_who_is_stuck_teleports() {
    let table = on(HEDGED).play("start c1, start c2");
    assert_eq!(table.refused("teleport e1"), Refusal::NotStuck);
    assert_eq!(table.refused("stop"), Refusal::MayNotGiveUp);
    assert_eq!(table.refused("destroy c1 c2"), Refusal::NothingToDestroy);
    assert_eq!(table.refused("start e1"), Refusal::HasStarted);
}

#[test]
fn a_teleport_keeps_to_trees_and_echidnas_and_to_nothing_else() {
    let table = with(
        json!({"players": 3, "stop_when_scored": false}),
        "3 | . . . . thorny-devil
         2 | tree tree . kiwi moth
         1 | echidna=5 tree echidna=3 . echidna=6
         files: 1 1 1 1 1
         ranks: E E E",
    )
    .play("start a1, start d2, start e2");
    // Next to a kiwi, onto a moth with somebody on it and onto a thorny devil: all allowed. Echidna 3 is not.
    assert_eq!(
        table.legal(),
        "stop, teleport a3, teleport b3, teleport c2, teleport c3, teleport d1, teleport d3, teleport e1, teleport e2, \
         teleport e3"
    );
    assert!(matches!(table.refused("teleport c1"), Refusal::EchidnaTooLow { .. }));
    assert_eq!(table.play("teleport e2").state()["kangaroos"], json!(["e2", "d2", "e2"]));
}

#[test]
fn with_nowhere_to_teleport_one_is_out_unasked() {
    let table = on("2 | tree tree score=3 .
                    1 | . tree score=3 .
                    files: 1 1 1 1
                    ranks: E W")
    .play("start a1, start d1");
    assert_eq!(table.legal(), "stop, teleport d2");
    let table = on("2 | tree tree score=3 score=1
                    1 | . tree score=3 .
                    files: 1 1 1 1
                    ranks: E W")
    .play("start a1, start d1");
    assert_eq!(table.state()["out"], json!([true, false]));
    assert_eq!(table.phase(), "jump 1");
    let table = table.play("d2, c2, c1");
    assert_eq!(table.phase(), "end null", "seat 1 has nowhere to go either");
    assert_eq!(table.points(), [0, 7]);
    assert_eq!(table.winners(), [Seat(1)]);
}

#[test]
fn whoever_is_out_stays_standing_and_keeps_the_squares_effect() {
    let table = with(
        json!({"stop_when_scored": false, "give_up": true}),
        "2 | . . . . .
         1 | kiwi . . . .
         files: 1 1 1 1 1
         ranks: E W",
    )
    .play("start a1, start e2, stop");
    assert_eq!(table.phase(), "jump 1");
    assert_eq!(table.legal(), "b2, c2, d2, e1, stop", "a2 lies next to the kiwi");
    assert_eq!(table.state()["kangaroos"], json!(["a1", "e2"]));
    assert_eq!(table.play("d2, c2").phase(), "jump 1", "turns skip who is out");
}

#[test]
fn the_game_ends_when_all_are_out() {
    let table = with(json!({"stop_when_scored": false, "give_up": true}), HEDGED);
    let table = table.play("start c1, start c2, stop, stop");
    assert_eq!(table.game.turn(&table.pos), Turn::Over);
    assert_eq!(table.winners(), [Seat(0), Seat(1)]);
    assert_eq!(table.phase(), "end null");
}

#[test]
fn giving_up_is_offered_only_at_jumps_that_open_a_turn() {
    let table = with(
        json!({"stop_when_scored": false, "give_up": true}),
        "2 | . . . . .
         1 | . kangaroo . . .
         files: 1 1 1 1 1
         ranks: E W",
    )
    .play("start a1, start e2");
    assert_eq!(table.legal(), "a2, b1, c1, d1, e1, stop");
    let table = table.play("b1");
    assert_eq!(table.legal(), "b2, c1, d1, e1");
    assert_eq!(table.refused("stop"), Refusal::MustJumpAgain);
}

#[test]
fn the_game_ends_when_nothing_is_left_to_score_at_the_end_of_a_turn() {
    let sheet = "2 | . . . . .
                 1 | . score=3 . . .
                 files: 1 1 1 1 1
                 ranks: E W";
    let table = with(json!({}), sheet).play("start a1, start e2, b1");
    assert_eq!(table.phase(), "end null");
    assert_eq!(table.winners(), [Seat(0)]);
    let on = on(sheet).play("start a1, start e2, b1");
    assert_eq!(on.phase(), "jump 1");
}

#[test]
fn picking_a_start_is_no_turn() {
    let table = with(
        json!({}),
        "2 | . . .
         1 | . . .
         files: 1 1 1
         ranks: E W",
    )
    .play("start a1, start c2");
    assert_eq!(table.phase(), "jump 0");
    assert_eq!(table.play("b1").phase(), "jump 1", "there was never anything to score");
}

#[test]
fn being_put_out_is_a_turn_and_the_next_seat_has_its_own() {
    let table = with(
        json!({}),
        "2 | tree tree tree thorny-devil
         1 | . thorny-devil tree .
         files: 1 1 1 1
         ranks: E E",
    )
    .play("start a1, start d1");
    assert_eq!(table.phase(), "end null");
    assert_eq!(table.state()["out"], json!([true, true]), "seat 0 is put out, then seat 1");
}

#[test]
fn a_turn_ends_only_after_the_extra_jump() {
    let table = with(
        json!({}),
        "2 | . . . . .
         1 | . score=3 kangaroo . .
         files: 1 1 1 1 1
         ranks: E S",
    )
    .play("start b2, start e2, c2, d2");
    assert_eq!(table.phase(), "jump 0");
    assert_eq!(table.play("c1").phase(), "again 0");
}

#[test]
fn whose_only_landing_square_is_a_thorny_devil_is_out() {
    let table = on("2 | tree . . .
                    1 | . thorny-devil tree .
                    files: 1 1 1 1
                    ranks: E W")
    .play("start a1, start d2");
    assert_eq!(table.state()["out"], json!([true, false]));
    assert_eq!(table.phase(), "jump 1");
}

#[test]
fn with_another_landing_square_a_thorny_devil_is_ordinary() {
    let table = on("2 | . . . .
                    1 | . thorny-devil tree .
                    files: 1 1 1 1
                    ranks: E W")
    .play("start a1, start d2");
    assert_eq!(table.legal(), "a2, b1");
    assert_eq!(table.play("b1").phase(), "jump 1");
}

#[test]
fn two_jumps_to_the_same_thorny_devil_are_one_landing_square() {
    let table = on("3 | . .
                    2 | tree .
                    1 | mistletoebird thorny-devil
                    files: 1 1
                    ranks: E E E")
    .play("start a1, start a3");
    // East and west both come to b1, north is a tree and south wraps to seat 1.
    assert_eq!(table.state()["out"], json!([true, false]));
}

#[test]
fn a_thorny_devil_puts_out_in_the_extra_jump_too() {
    let table = on("2 | . tree . .
                    1 | . kangaroo thorny-devil tree
                    files: 1 1 1 1
                    ranks: E W")
    .play("start a1, start d2, b1");
    assert_eq!(table.state()["out"], json!([true, false]));
    assert_eq!(table.phase(), "jump 1");
}

#[test]
fn after_the_end_nothing_is_played() {
    let table = with(json!({"give_up": true}), HEDGED).play("start c1, start c2, stop, stop");
    let check = |m: &str| table.game.check(&table.pos, Seat(0), m.parse().unwrap());
    assert_eq!(check("stop"), Err(Refusal::GameOver));
    assert_eq!(check("a1"), Err(Refusal::GameOver));
}
