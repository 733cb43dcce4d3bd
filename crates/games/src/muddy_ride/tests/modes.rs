//! The four modes, and what a seat may know.

use super::*;

/// The Hippo's jump to b5 splashes two animals onto their targets.
fn two_arrive(mode: Value, other: &str) -> Table {
    let drawing = "
         6 | .   .            .   .   .   .
         5 | @N  N:N+OTHER    .   .   @E  .
         4 | .   .            .   .   .   .
         3 | .   .            .   .   .   .
         2 | .   .            .   .   @S  .
         1 | .   .            .   .   .   @W";
    table(mode, &drawing.replace("OTHER", other)).play("b5")
}

#[test]
fn several_that_arrive_in_one_event_win_together() {
    let table = two_arrive(json!({}), "E:E");
    assert_eq!(table.winners(), [0, 1]);
    assert_eq!(table.returns(), [1.0, 1.0, -1.0, -1.0]);
    assert_eq!(table.state()["arrived"], json!(["N", "E"]));
    assert_eq!(table.state()["animals"], json!({"S": "e2", "W": "f1"}));
}

#[test]
fn seats_are_the_animals_in_play_in_the_order_n_e_s_w_and_win_by_anybodys_jump() {
    let drawing = "
         6 | .   .   .     .   .   .
         5 | .   .   .     .   @E  .
         4 | .   .   .     .   .   .
         3 | .   .   .     .   .   E:E
         2 | .   .   .     .   .   @W
         1 | .   @N  .     .   .   @S";
    let table = table(json!({"first": "W", "animals": ["W", "E"]}), drawing);
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
    assert_eq!(table.animals(), "E e5 W f2");
    assert_eq!(table.play("f3").winners(), [0], "the Pig is seat 0");
}

#[test]
fn a_white_horse_wins_for_its_team() {
    let table = two_arrive(json!({"mode": "white-horse"}), "S:N");
    assert_eq!(table.winners(), [0, 2]);
    assert_eq!(table.returns(), [1.0, -1.0, 1.0, -1.0]);
    let other_teams = json!({"mode": "white-horse", "teams": [["W", "E"], ["S", "N"]]});
    assert_eq!(two_arrive(other_teams, "S:N").winners(), [0, 2]);
    let other_teams = json!({"mode": "white-horse", "teams": [["W", "N"], ["S", "E"]]});
    assert_eq!(two_arrive(other_teams, "S:N").winners(), [0, 3]);
}

#[test]
fn white_horses_of_both_teams_at_once_draw() {
    let table = two_arrive(json!({"mode": "white-horse"}), "E:E");
    assert_eq!(table.winners(), [0, 1, 2, 3]);
    assert_eq!(table.returns(), [0.0; 4]);
    let team = json!({"mode": "white-horse", "teams": [["N", "E"], ["S", "W"]]});
    assert_eq!(two_arrive(team, "E:E").winners(), [0, 1]);
}

const ALL_OR_NOTHING: &str = "
         6 | @N  .   .   .   .   .
         5 | .   .   .   .   .   .
         4 | .   .   .   .   .   @E
         3 | .   .   .   .   .   .
         2 | .   @W  .   @S  S:S+W:W   .
         1 | .   .   .   .   .   .";

#[test]
fn all_or_nothing_an_arrived_animals_seat_takes_no_more_turns() {
    let mut table = table(json!({"mode": "all-or-nothing"}), ALL_OR_NOTHING).play("b6");
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
    assert_eq!(table.state()["arrived"], json!(["N"]));
    assert_eq!(table.asked(), "e3, e4, e5, f3, f5");
    assert_eq!(table.refusal("e1"), "not-sideways-or-back (animal E, field e1)");
    let table = table.play("e4, d3, b3");
    assert_eq!(table.turn(), Turn::Seat(Seat(1)), "the Hippo is skipped");
}

#[test]
fn all_or_nothing_a_team_wins_when_both_have_arrived() {
    let table = table(json!({"mode": "all-or-nothing"}), ALL_OR_NOTHING).play("b6, e4, e2");
    assert_eq!(table.winners(), [0, 2], "the Duck has arrived too, but the Pig has not");
    assert_eq!(table.state()["arrived"], json!(["N", "S", "W"]));
}

#[test]
fn all_or_nothing_both_teams_complete_at_once_draw() {
    let table = table(json!({"mode": "all-or-nothing"}), ALL_OR_NOTHING).play("b6, f5, e2");
    assert_eq!(table.winners(), [0, 1, 2, 3]);
    assert_eq!(table.returns(), [0.0; 4]);
    assert_eq!(table.state()["animals"], json!({}));
}

#[test]
fn the_target_of_an_arrived_animal_stays_closed() {
    let mut table = table(
        json!({"mode": "all-or-nothing"}),
        "6 | @N  .   @E  .   .   .
         5 | .   .   .   .   .   .
         4 | .   .   .   .   .   .
         3 | .   .   .   .   .   .
         2 | .   .   .   @S  .   @W
         1 | .   .   .   .   .   .",
    )
    .play("b6");
    assert_eq!(table.asked(), "b5, c5");
    assert_eq!(table.refusal("b6"), "target-of-another (field b6, animal N)");
}

fn secret(players: u8, drawing: &str) -> Table {
    table(json!({"mode": "secret", "players": players, "ply_cap": 0}), drawing)
}

const SECRET: &str = "
         6 | @N  .   .   .   .   .
         5 | .   .   .   .   @E  .
         4 | .   .   .   .   .   .
         3 | .   .   .   .   .   .
         2 | .   .   .   E:E  .   .
         1 | .   .   @S  .   .   @W";

#[test]
fn cards_are_dealt_in_seat_order_and_a_fourth_is_no_action() {
    let table = secret(4, SECRET);
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.asked(), "card E, card N, card S, card W");
    assert_eq!(table.state()["cards"], json!({}));
    let table = table.play("card E, card W");
    assert_eq!(table.asked(), "card N, card S");
    assert_eq!(table.state()["phase"], "deal");
    let table = table.play("card N");
    assert_eq!(table.asked(), "roll ES, roll EW, roll NE, roll NS, roll NW, roll SW");
    assert_eq!(table.state()["cards"], json!({"0": "E", "1": "W", "2": "N", "3": "S"}));
    let table = secret(3, SECRET).play("card E, card W, card N");
    assert_eq!(
        (table.asked().as_str(), table.0.ply()),
        ("roll ES, roll EW, roll NE, roll NS, roll NW, roll SW", 3)
    );
    let table = secret(2, SECRET).play("card E, card W");
    assert_eq!(table.state()["phase"], "roll");
}

#[test]
fn the_seat_that_begins_is_known_in_the_deal_and_changes_nothing_about_it() {
    let table = table(json!({"mode": "secret", "players": 2, "first": 1}), SECRET);
    assert_eq!(table.state()["turn"], 1);
    let table = table.play("card E");
    assert_eq!(table.state()["cards"], json!({"0": "E"}));
    let table = table.play("card S");
    assert_eq!((table.state()["turn"].clone(), table.state()["phase"].clone()), (json!(1), json!("roll")));
    assert_eq!(table.play("roll NE, E:e6, roll NE").state()["turn"], 0);
}

#[test]
fn a_seat_jumps_sideways_with_either_pictured_animal_and_need_not_own_it() {
    let mut table = secret(2, SECRET).play("card S, card W, roll EW");
    assert_eq!(table.turn(), Turn::Seat(Seat(0)));
    assert_eq!(table.asked(), "E:e4, E:e6, W:f2");
    assert_eq!(table.refusal("N:b6"), "not-pictured (animal N, face E W)");
    assert_eq!(table.refusal("e4"), "name-the-animal");
    assert_eq!(table.refusal("E:d5"), "not-sideways (animal E, field d5)");
    assert_eq!(table.refusal("pass"), "must-jump (animals E W)");
    assert_eq!(table.state()["rolled"], "EW");
    let table = table.play("W:f2");
    assert_eq!(table.state()["rolled"], Value::Null);
    assert_eq!((table.state()["turn"].clone(), table.turn()), (json!(1), Turn::Chance));
}

#[test]
fn the_holder_of_the_card_wins_whoever_jumped() {
    let table = secret(2, SECRET).play("card S, card N, roll NE, N:b6");
    assert_eq!(table.winners(), [1]);
    assert_eq!(table.state_of(0)["cards"], json!({"0": "S", "1": "N"}), "all dealt cards are revealed");
    assert_eq!(table.state()["rolled"], Value::Null);
}

#[test]
fn an_animal_that_nobody_holds_is_out_and_play_goes_on() {
    let mut table = secret(2, SECRET).play("card S, card W, roll NE, N:b6, roll NE");
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
    assert_eq!(table.state()["arrived"], json!(["N"]));
    assert_eq!(table.refusal("N:b5"), "has-arrived (animal N)");
    assert_eq!(table.asked(), "E:e4, E:e6");
}

#[test]
fn if_neither_pictured_animal_can_jump_the_seat_passes() {
    let drawing = "
         6 | @N  >N  .   .   @E  .
         5 | .   .   .   .   >E  .
         4 | .   .   .   .   .   .
         3 | .   .   .   .   .   .
         2 | .   .   .   .   .   .
         1 | >W  >S  .   @S  .   @W";
    let table = table(json!({"mode": "secret", "players": 2}), drawing);
    let table = table.play("card S, card W, roll NE, N:b6, roll NE, E:e5, roll NE");
    assert_eq!(table.asked(), "pass");
    assert_eq!(table.state()["arrived"], json!(["N", "E"]));
    assert_eq!(table.play("pass").state()["turn"], 1);
}

#[test]
fn holders_win_together_and_animals_of_nobody_do_not_count() {
    let drawing = "
         6 | .   .               .   .   .   .
         5 | @N  N:N+E:E+S:S     .   .   @E  .
         4 | .   .               .   .   .   .
         3 | .   .               .   .   .   .
         2 | .   .               .   .   @S  .
         1 | .   .               .   .   .   @W";
    let table = secret(3, drawing).play("card E, card W, card N, roll NE, N:b5");
    assert_eq!(table.winners(), [0, 2]);
    assert_eq!(table.returns(), [0.5, -1.0, 0.5]);
    assert_eq!(table.state()["arrived"], json!(["N", "E", "S"]));
}

#[test]
fn the_choice_of_a_splash_belongs_to_who_jumped_also_with_anothers_animal() {
    let drawing = "
         6 | .   .   .            .   .   .
         5 | .   .   .            .   .   .
         4 | .   .   .            .   .   .
         3 | .   @E  N:N+E:NE     @N  .   .
         2 | .   .   .            .   .   @W
         1 | @S  .   .            .   .   .";
    let table = secret(3, drawing).play("card S, card W, card E, roll NS, N:c3");
    assert_eq!((table.turn(), table.asked().as_str()), (Turn::Seat(Seat(0)), "splash E, splash N"));
    assert_eq!(
        (table.state()["splasher"].clone(), table.state()["rolled"].clone()),
        (json!("N"), json!("NS"))
    );
    let table = table.play("splash E");
    assert_eq!(table.state()["rolled"], Value::Null);
    assert_eq!(table.animals(), "N c3 E c4 S a1 W f2");
}

#[test]
fn a_seat_sees_only_its_own_card() {
    let table = secret(3, SECRET).play("card E, card W");
    assert_eq!(table.state_of(0)["cards"], json!({"0": "E"}));
    assert_eq!(table.state_of(2)["cards"], json!({}));
    let table = table.play("card N, roll NE");
    assert_eq!(table.state_of(1)["cards"], json!({"1": "W"}));
    assert_eq!(table.0.state(Eyes::Nobody)["cards"], json!({}));
    assert_eq!(table.0.view(Eyes::Seat(Seat(1))), {
        let other = secret(3, SECRET).play("card S, card W, card E, roll NE");
        other.0.view(Eyes::Seat(Seat(1)))
    });
}

#[test]
fn a_seat_is_told_of_anothers_card_only_that_it_was_dealt() {
    let table = secret(3, SECRET).play("card E, card W, card N, roll NE");
    let told = |seat| table.0.told(Eyes::Seat(Seat(seat))).join(", ");
    assert_eq!(told(0), "card E, card, card, roll NE");
    assert_eq!(told(1), "card, card W, card, roll NE");
    assert_eq!(table.0.told(Eyes::Nobody).join(", "), "card, card, card, roll NE");
    let over = table.play("N:b6");
    assert_eq!(over.0.told(Eyes::Nobody)[..3].join(", "), "card E, card W, card N");
}

#[test]
fn a_deal_cut_short_by_the_ply_cap_shows_the_cards_dealt() {
    let table = table(json!({"mode": "secret", "ply_cap": 1}), SECRET).play("card E");
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.winners(), [0, 1, 2, 3]);
    assert_eq!(table.state_of(3)["cards"], json!({"0": "E"}));
}

#[test]
fn what_a_seat_imagines_gives_no_card_to_an_animal_that_has_arrived_for_nobody() {
    use gambol_core::{Dice, Veiled};
    let table = secret(2, SECRET).play("card S, card W, roll NE, N:b6, roll NE");
    let game = table.0.game();
    let view = table.0.view(Eyes::Seat(Seat(0)));
    let mut dice = Dice::new(3);
    let mut seen = Animals::NONE;
    for _ in 0..100 {
        let pos = game.imagine(&view, &mut dice);
        assert_eq!(game.view(&pos, Eyes::Seat(Seat(0))), view);
        seen = seen.with(pos.card(Seat(1)).unwrap());
    }
    assert_eq!(seen.to_string(), "EW");
}

#[test]
fn in_secret_play_the_rolled_face_belongs_to_the_position() {
    // The Pig alone can move, between two fields without footprints.
    let drawing = "
         6 | .   .   .   .   .   .
         5 | .   .   .   .   @E  .
         4 | .   .   .   .   .   .
         3 | .   .   .   .   .   .
         2 | .   .   .   .   .   @W
         1 | @S  @N  .   .   .   .";
    let there_and_back = "roll NE, E:e4, roll NE, E:e5";
    let table = table(json!({"mode": "secret", "players": 2}), drawing).play("card S, card W");
    let table = table.play(there_and_back).play(there_and_back).play("roll ES");
    assert_eq!(table.turn(), Turn::Seat(Seat(0)), "a third time, but with another face");
    assert_eq!(table.play("E:e4, roll NE").turn(), Turn::Over);
}

#[test]
fn in_play_the_players_of_secret_play_have_numbers() {
    assert_eq!(secret(2, SECRET).0.game().seat_name(Seat(1)), "Player 2");
    let names = |seat| meadow(SECRET).0.game().seat_name(Seat(seat));
    assert_eq!([0, 1, 2, 3].map(names), ["Hippo", "Pig", "Frog", "Duck"]);
}
