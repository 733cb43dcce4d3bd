//! Jumping, passing, arriving, and games that go round in circles.

use super::*;

#[test]
fn each_animal_jumps_sideways_and_back_seen_from_its_facing() {
    let bare = "
         6 | .   .   .   .   .   .
         5 | .   @N  .   .   @E  .
         4 | .   .   .   .   .   .
         3 | .   .   .   .   .   .
         2 | .   @W  .   .   @S  .
         1 | .   .   .   .   .   .";
    let asked = |first: &str| table(json!({"first": first}), bare).asked();
    assert_eq!(asked("N"), "a4, a5, b4, c4, c5");
    assert_eq!(asked("E"), "d4, d5, d6, e4, e6");
    assert_eq!(asked("S"), "d2, d3, e3, f2, f3");
    assert_eq!(asked("W"), "b1, b3, c1, c2, c3");
}

#[test]
fn forward_two_fields_and_occupied_fields_are_refused() {
    let mut table = meadow(
        "6 | .   .   .   .   .   .
         5 | .   .   .   .   .   .
         4 | .   .   .   .   .   .
         3 | .   @N  @E  .   .   .
         2 | .   .   .   .   .   @W
         1 | .   .   .   .   .   @S",
    );
    for field in ["b4", "b1", "b3"] {
        assert_eq!(table.refusal(field), format!("not-sideways-or-back (animal N, field {field})"));
    }
    assert_eq!(table.refusal("c3"), "occupied (field c3, animal E)");
    assert_eq!(table.refusal("a2"), "target-of-another (field a2, animal W)");
    assert_eq!(table.refusal("g7"), "off-the-meadow (field g7)");
    assert_eq!(table.refusal("pass"), "must-jump (animals N)");
    assert_eq!(table.refusal("splash N"), "no-splash");
    assert_eq!(table.refusal("N:a3"), "own-animal-only");
    assert_eq!(table.refusal("card N"), "only-chance");
    assert_eq!(table.refusal("i9"), "notation (action i9)");
    assert_eq!(table.asked(), "a3, b2, c2");
}

#[test]
fn an_animal_may_jump_onto_its_own_target_and_splashes_nobody() {
    let table = meadow(
        "6 | @N  .   .   .   .   .
         5 | @E  .   .   .   .   .
         4 | .   .   .   .   .   .
         3 | .   .   .   .   .   .
         2 | .   .   .   .   .   @W
         1 | .   .   .   .   .   @S",
    );
    assert_eq!(table.asked(), "b5, b6");
    let table = table.play("b6");
    assert_eq!(table.winners(), [0]);
    assert_eq!(table.returns(), [3.0, -1.0, -1.0, -1.0]);
    let end = json!({"animals": {"E": "a5", "S": "f1", "W": "f2"}, "arrived": ["N"], "turn": null, "phase": "end",
        "splasher": null});
    assert_eq!(table.state(), end, "who has arrived leaves the grid");
}

/// Two animals that can never move: the Hippo is locked in by the Pig, the Pig by targets.
const STUCK: &str = "
         6 | .   >N  .   .   @S  .
         5 | .   .   .   .   .   >E
         4 | .   .   .   .   .   .
         3 | .   .   .   .   .   .
         2 | >W  >S  .   .   .   @W
         1 | @N  @E  .   .   .   .";

#[test]
fn who_cannot_jump_passes() {
    let mut table = table(json!({"animals": ["E", "N"]}), STUCK);
    assert_eq!(table.asked(), "pass");
    assert_eq!(table.refusal("b1"), "occupied (field b1, animal E)");
    let table = table.play("pass");
    assert_eq!((table.asked().as_str(), table.turn()), ("pass", Turn::Seat(Seat(1))));
}

#[test]
fn a_position_that_arises_for_the_third_time_is_a_draw_and_turns_of_passing_count() {
    let table = table(json!({"animals": ["N", "E"]}), STUCK).play("pass, pass, pass");
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
    let table = table.play("pass");
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!((table.winners(), table.returns()), (vec![0, 1], vec![0.0, 0.0]));
    assert_eq!(table.state()["turn"], Value::Null);
    assert_eq!(table.state()["animals"], json!({"N": "a1", "E": "b1"}));
}

#[test]
fn repetition_can_be_set_and_switched_off() {
    let twice = table(json!({"animals": ["N", "E"], "repetition": 2}), STUCK).play("pass, pass");
    assert_eq!(twice.turn(), Turn::Over);
    let off = table(json!({"animals": ["N", "E"], "repetition": 0, "ply_cap": 7}), STUCK);
    let off = off.play("pass, pass, pass, pass, pass, pass");
    assert_eq!(off.turn(), Turn::Seat(Seat(0)));
    assert_eq!(off.play("pass").turn(), Turn::Over);
}

#[test]
fn the_ply_cap_ends_a_game_also_while_a_splash_is_decided() {
    let drawing = "
         6 | .   .   .            .   .   .
         5 | .   .   .            .   .   .
         4 | .   .   .            .   .   .
         3 | .   @N  .            .   .   .
         2 | .   @E  N:NW+E:N     .   .   @W
         1 | @S  .   .            .   .   .";
    let table = table(json!({"ply_cap": 1}), drawing).play("c2");
    assert_eq!(table.winners(), [0, 1, 2, 3]);
    let end = json!({"animals": {"N": "c2", "E": "b2", "S": "a1", "W": "f2"}, "arrived": [], "turn": null,
        "phase": "end", "splasher": null});
    assert_eq!(table.state(), end);
}

#[test]
fn turns_go_round_and_skip_animals_that_are_not_in_play() {
    let options = json!({"animals": ["W", "N", "E"], "first": "E"});
    let options = object(options);
    let mut table = Table(Match::<MuddyRide>::from_options(&options).unwrap());
    let mut dice = gambol_core::Dice::new(1);
    let mut names = Vec::new();
    while names.len() < 5 && table.turn() != Turn::Over {
        if let Turn::Seat(seat) = table.turn()
            && table.0.position().phase() == Phase::Jump
        {
            names.push(table.0.game().seat_name(seat));
        }
        let action = table.0.random_action(&mut dice).unwrap();
        table.0.apply(&action).unwrap();
    }
    assert_eq!(names, ["Pig", "Duck", "Hippo", "Pig", "Duck"]);
    assert_eq!(table.0.game().seats(), 3);
}

#[test]
fn it_is_only_one_seats_turn() {
    let game = MuddyRide::from_options(&Map::new()).unwrap();
    let pos = game.start();
    let m = game.legal_moves(&pos, Seat(0)).next().unwrap();
    assert_eq!(game.check(&pos, Seat(2), m), Err(Refusal::TurnOf(Seat(0))));
    assert_eq!(game.legal_moves(&pos, Seat(2)).len(), 0);
}

#[test]
fn the_drawing_shows_the_animals_their_goals_and_the_footprints() {
    let table = meadow(
        "6 | .   .   .                  .   .   .
         5 | .   .   .                  .   .   .
         4 | .   .   .                  .   .   .
         3 | .   @N  N:NE+E:E+S:S+W:SW  @E  .   .
         2 | .   .   .                  .   .   @W
         1 | @S  .   .                  .   .   .",
    );
    let text = table.0.text(Eyes::Nobody);
    assert!(text.contains(" 3 │         │▲ Hippo  │         │▶ Pig    │"), "{text}");
    assert!(text.contains("   │         │         │N↗E→S↓W↙ │         │"), "{text}");
    assert!(text.contains("│▲ goal   │"), "{text}");
    assert!(text.ends_with("Hippo jumps.\n"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 100));
}
