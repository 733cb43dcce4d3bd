//! Who sees what, what is imagined behind it, and how it is drawn.

use super::super::notation::Side;
use super::super::position::Position;
use super::super::{NORTH, SOUTH};
use super::{ONE_SIDE, drawn, plain, played, state};
use gambol_core::{Dice, Eyes, Game, Playable, Veiled};
use serde_json::json;

#[test]
fn the_hidden_side_is_absent_for_the_blocker_and_for_spectators_until_the_block() {
    let game = plain(7);
    let pos = played(&game, game.start(), "line FHG, line FHG, G:W");
    let full = json!({
        "south": {"F": "a1", "H": "b1", "G": "c1"}, "north": {"F": "a7", "H": "b7", "G": "c7"},
        "turn": 0, "try": 1, "phase": "block", "announced": "G", "hidden": "W"
    });
    let mut veiled = full.clone();
    veiled.as_object_mut().unwrap().remove("hidden");
    assert_eq!(state(&game, &pos, Eyes::All), full);
    assert_eq!(state(&game, &pos, Eyes::Seat(SOUTH)), full);
    assert_eq!(state(&game, &pos, Eyes::Seat(NORTH)), veiled);
    assert_eq!(state(&game, &pos, Eyes::Nobody), veiled);
    let east = played(&game, game.start(), "line FHG, line FHG, G:E");
    assert_eq!(game.view(&pos, Eyes::Seat(NORTH)), game.view(&east, Eyes::Seat(NORTH)));

    let pos = played(&game, pos, "block W");
    for eyes in [Eyes::All, Eyes::Seat(SOUTH), Eyes::Seat(NORTH), Eyes::Nobody] {
        let state = state(&game, &pos, eyes);
        assert_eq!(
            (&state["phase"], &state["hidden"], &state["turn"]),
            (&json!("take"), &json!("W"), &json!(0))
        );
        assert_eq!(state["announced"], "G");
    }
}

#[test]
fn an_imagined_hidden_side_is_any_on_which_the_announced_animal_may_go() {
    let game = plain(6);
    let mut dice = Dice::new(3);
    let mut wests = |pos: &Position, eyes| {
        let view = game.view(pos, eyes);
        (0..1000).filter(|_| game.imagine(&view, &mut dice).hidden() == Some(Side::West)).count()
    };
    let both = played(&game, game.start(), "line FHG, line FHG, F:E");
    assert!((400..600).contains(&wests(&both, Eyes::Seat(NORTH))));
    assert_eq!(wests(&both, Eyes::Seat(SOUTH)), 0);
    let west = played(&game, drawn(&game, SOUTH, 1, ONE_SIDE), "F:W");
    assert_eq!(wests(&west, Eyes::Nobody), 1000);
    assert!(state(&game, &west, Eyes::Seat(NORTH)).get("hidden").is_none());
}

#[test]
fn the_board_is_drawn_with_animals_ways_and_whose_try_it_is() {
    let game = plain(6);
    let pos = drawn(&game, SOUTH, 1, ONE_SIDE);
    let pos = played(&game, pos, "F:W");
    let expected = "
                        ▲ South          ▼ North
  6  a:·   b:G▼  c:·                     a›ab b›ac c›bc
  5  a:·   b:·   c:F▼   a›ab b›ac c›bc   a›ab b›ac c›bc
  4  a:·   b:F▲  c:·    a›ab b›ac c›bc   a›ab b›ac c›bc
  3  a:·   b:·   c:H▼   a›ab b›ac c›bc   a›ab b›ac c›bc
  2  a:·   b:·   c:·    a›ab b›ac c›bc   a›ab b›ac c›bc
  1  a:G▲  b:H▲  c:·    a›ab b›ac c›bc
South's turn, first try: South announces its fox; North blocks a side.
";
    assert_eq!(format!("\n{}", game.text(&game.view(&pos, Eyes::Nobody))), expected);
    assert!(game.text(&game.view(&pos, Eyes::Seat(SOUTH))).contains("hides west"));
}
