//! The flow of a turn: stepping, firing, passing, ending.

use super::Try;
use crate::duel::Cowboy::{Dark, Light};
use crate::duel::Duel;
use gambol_core::{Action, AnyMatch, Eyes, Match, Node, Playable};
use serde_json::{Value, json};

const EMPTY: &str = "
    . . .
    . . .
    . . .
    . . .";

const WIDE: &str = "
    . . . . .
    . . . . .
    . . . . .
    . . . . .";

fn small() -> Try {
    Try::new(json!({}), EMPTY)
}

fn large() -> Try {
    Try::new(json!({"size": "large"}), WIDE)
}

#[test]
fn light_places_first_on_its_own_first_rank() {
    let start = small().legal("place a1, place b1, place c1");
    let start = start.sees(json!({"light": null, "dark": null, "turn": 0, "phase": "place", "again": false}));
    let placed =
        start.play("place b1").legal("place a4, place b4, place c4").sees(json!({"light": "b1", "turn": 1}));
    placed
        .play("place c4")
        .sees(json!({"phase": "open", "turn": 0, "has_stepped": false, "has_fired": false}));
}

#[test]
fn dark_places_first_if_dark_is_first_and_takes_the_first_turn() {
    let start = Try::new(json!({"first": "dark"}), EMPTY).legal("place a4, place b4, place c4");
    start
        .play("place a4")
        .sees(json!({"light": null, "dark": "a4", "turn": 0, "phase": "place"}))
        .play("place a1")
        .sees(json!({"phase": "open", "turn": 1}));
}

#[test]
fn large_cowboys_are_placed_on_any_two_neighbouring_fields() {
    let start = large().legal("place a1, place b1, place c1, place d1");
    let start = start.refused("place e1", "off-grid (field e1, size large)");
    start
        .refused("place a2", "first-rank (cowboy light, rank 1)")
        .refused("b1", "place-first (cowboy light)");
}

#[test]
fn light_steps_left_right_back_or_diagonally_back() {
    small().standing("b2", "a4", Light).legal("a1, a2, b1, c1, c2, fire");
    small().standing("b1", "a4", Light).legal("a1, c1, fire");
}

#[test]
fn dark_faces_south_so_back_is_north() {
    small().standing("a1", "b3", Dark).legal("a3, a4, b4, c3, c4, fire");
    small().standing("a1", "a4", Dark).legal("b4, fire");
}

#[test]
fn no_step_leads_onto_the_other_cowboy() {
    let tried = small().standing("b2", "b1", Light).legal("a1, a2, c1, c2, fire");
    tried.refused("b1", "occupied (field b1, cowboy dark)");
    large().standing("b2", "a1", Light).legal("a2, c1@c1, c1@d1, c2, fire");
}

#[test]
fn a_large_cowboy_going_back_chooses_which_field_it_triggers() {
    let tried = large().standing("b2", "a4", Light);
    let tried = tried.legal("a1@a1, a1@b1, a2, b1@b1, b1@c1, c1@c1, c1@d1, c2, fire");
    let tried = tried.refused("b1", "name-trigger (west b1, east c1)");
    let tried = tried.refused("b1@d1", "trigger-elsewhere (field d1)");
    tried.refused("a2@a2", "clear-trigger");
    let rows = "
        . .   .   . .
        . .   .   . .
        . .   .   . .
        . L:W L:E . .";
    let tried = || Try::new(json!({"size": "large"}), rows).standing("b2", "a4", Light);
    tried().play("b1@b1").stand("a1", "a4");
    tried().play("b1@c1").stand("c1", "a4");
}

#[test]
fn a_large_cowboy_stepping_sideways_triggers_the_field_it_did_not_stand_on() {
    let rows = "
        .   .   .   .   .
        .   .   .   .   .
        L:N L:E L:S L:N .
        .   .   .   .   .";
    let tried = || Try::new(json!({"size": "large"}), rows).standing("b2", "a4", Light);
    tried().play("a2").stand("a3", "a4");
    tried().play("c2").stand("c3", "a4");
}

#[test]
fn with_no_step_the_player_passes_and_fire_may_stand_beside_it() {
    let stuck = || small().standing("a1", "b1", Light);
    let passed = stuck().legal("fire, pass").play("pass");
    passed.sees(json!({"phase": "stepped", "has_stepped": true, "turn": 0})).legal("end, fire");
    stuck().tokens([0, 2], [1, 1, 0, 0]).legal("pass").play("pass").sees(json!({"phase": "open", "turn": 1}));
    // The good shot knocks Dark out of the way, so that there is a step again.
    stuck().play("fire, ammo good-shot").stand("a1", "b2").legal("b1").refused("pass", "can-step");
    stuck().play("fire, ammo dummy").legal("pass").play("pass").sees(json!({"turn": 1, "phase": "open"}));
}

#[test]
fn whoever_can_step_may_not_pass() {
    small().standing("a1", "c1", Light).refused("pass", "can-step");
}

#[test]
fn fire_is_possible_before_the_step() {
    let fired = small().standing("a1", "c4", Light).play("fire");
    let fired = fired
        .sees(json!({"phase": "ammo", "turn": 0, "has_fired": true, "has_stepped": false, "tokens": [6, 6]}));
    let fired = fired
        .chance("ammo good-shot 3, ammo double-blast 3, ammo booster 3, ammo dummy 3")
        .play("ammo dummy");
    let unseen = json!({"good-shot": 3, "double-blast": 3, "booster": 3, "dummy": 2});
    let fired = fired.sees(json!({"phase": "fired", "tokens": [5, 6], "unseen": unseen, "has_fired": true}));
    let fired = fired.legal("b1").refused("fire", "fired");
    fired
        .refused("end", "must-step")
        .play("b1")
        .sees(json!({"turn": 1, "phase": "open", "has_fired": false}));
}

#[test]
fn fire_is_possible_after_the_step_and_ends_the_turn() {
    let stepped = small().standing("a1", "c4", Light).play("b1").legal("end, fire").refused("c1", "stepped");
    stepped.play("fire, ammo dummy").sees(json!({"turn": 1, "phase": "open", "tokens": [5, 6]}));
    small()
        .standing("a1", "c4", Light)
        .play("b1, end")
        .sees(json!({"turn": 1, "phase": "open", "tokens": [6, 6]}));
}

#[test]
fn without_tokens_the_turn_ends_by_itself_after_the_step() {
    let tried = small().standing("a1", "c4", Light).tokens([0, 1], [1, 0, 0, 0]).legal("b1");
    tried.refused("fire", "no-tokens (cowboy light)").play("b1").sees(json!({"turn": 1, "phase": "open"}));
}

#[test]
fn each_kind_is_as_likely_as_it_is_frequent_among_all_unseen_tokens() {
    let fired = small().standing("a1", "c4", Dark).tokens([1, 3], [0, 1, 0, 3]).play("fire");
    fired
        .chance("ammo double-blast 1, ammo dummy 3")
        .play("ammo double-blast")
        .sees(json!({"tokens": [1, 2], "again": true}));
}

#[test]
fn with_one_kind_left_unseen_there_is_no_chance() {
    let fired = small().standing("a1", "c3", Light).tokens([1, 1], [2, 0, 0, 0]).play("fire");
    let unseen = json!({"good-shot": 1, "double-blast": 0, "booster": 0, "dummy": 0});
    fired.stand("a1", "c4").sees(json!({"phase": "fired", "tokens": [0, 1], "unseen": unseen}));
    let ended = small().standing("a1", "c3", Light).tokens([1, 1], [0, 0, 0, 2]).play("b1, fire");
    ended.sees(json!({"phase": "open", "turn": 1, "tokens": [0, 1]}));
}

#[test]
fn a_double_blast_gives_another_full_turn() {
    let fired = small().standing("a1", "c4", Light).play("fire, ammo double-blast");
    let fired = fired.sees(json!({"phase": "fired", "again": true, "turn": 0})).play("b1");
    let again = fired
        .sees(json!({"phase": "open", "turn": 0, "again": false, "has_fired": false, "has_stepped": false}));
    let again = again.legal("a1, c1, fire").play("c1, fire, ammo double-blast");
    let third = again.sees(json!({"phase": "open", "turn": 0, "tokens": [4, 6]}));
    third.play("b1, end").sees(json!({"phase": "open", "turn": 1}));
}

#[test]
fn the_opponents_turn_comes_after_the_extra_one() {
    let fired = small().standing("a1", "c4", Dark).play("b4, fire, ammo double-blast, c4, end");
    fired.sees(json!({"turn": 0, "phase": "open"}));
}

#[test]
fn again_lasts_through_a_choice_of_who_is_shot_off() {
    let rows = "
        . .        .
        . .        .
        . L:NE+D:S .
        . .        .";
    let fired = Try::new(json!({}), rows).standing("a2", "c4", Light).play("fire, ammo double-blast, b2");
    let fired = fired.sees(json!({"phase": "shot", "again": true, "has_fired": true, "has_stepped": true}));
    fired.play("shot dark").sees(json!({"phase": "open", "turn": 0, "again": false}));
}

#[test]
fn what_no_one_may_do_is_refused_with_the_rule() {
    let tried = small().standing("b1", "c4", Light).refused("place a1", "placed");
    let tried =
        tried.refused("shot dark", "no-shot-to-choose").refused("b2", "no-step (cowboy light, field b2)");
    let tried = tried.refused("ammo dummy", "chance-turns-over");
    tried.refused("h8", "off-grid (field h8, size small)").play("fire").refused("a1", "chance-turns-over");
}

fn matched(options: Value) -> Match<Duel> {
    let Value::Object(options) = options else { panic!("options are an object") };
    Match::from_options(&options).expect("the options are right")
}

fn apply(table: &mut Match<Duel>, actions: &str) {
    for text in actions.split(", ") {
        table.apply(&Action::One(text.to_owned())).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    }
}

#[test]
fn the_third_time_a_position_opens_a_turn_the_game_is_drawn() {
    let mut table = matched(json!({"ammo": {}, "board": super::drawn(EMPTY)}));
    apply(&mut table, "place a1, place a4, b1, b4, a1, a4, b1, b4, a1");
    assert!(matches!(table.node(), Node::Decision { .. }));
    apply(&mut table, "a4");
    let Node::End(outcome) = table.node() else { panic!("the game is drawn") };
    assert_eq!(outcome.winners.len(), 2);
    let state = AnyMatch::state(&table, Eyes::All);
    assert_eq!(state["phase"], "end");
    assert_eq!(state["turn"], Value::Null);
    assert_eq!(state["light"], "a1");
}

#[test]
fn positions_with_other_tokens_left_are_not_the_same() {
    let mut table = matched(json!({"repetition": 2, "board": super::drawn(EMPTY)}));
    apply(&mut table, "place a1, place a4, b1, fire, ammo dummy, b4, end, a1, end, a4, end");
    assert!(matches!(table.node(), Node::Decision { .. }));
    apply(&mut table, "b1, end");
    assert!(matches!(table.node(), Node::End(_)));
}

#[test]
fn turns_that_only_pass_count_for_repetition() {
    // Dark comes to b1, so that Light on a1 can only pass; each time Dark steps away it is shot back.
    let rows = "
        .   . .
        .   . D:SW
        D:S . D:W";
    let mut table = matched(json!({"ammo": {}, "board": super::drawn(rows)}));
    apply(&mut table, "place b1, place b3, a1, c2, pass, c1, pass");
    assert!(matches!(table.node(), Node::Decision { .. }));
    apply(&mut table, "c1");
    assert!(matches!(table.node(), Node::End(_)));
}

#[test]
fn the_ply_cap_is_looked_at_within_a_turn_too() {
    let mut table = matched(json!({"ply_cap": 3, "board": super::drawn(EMPTY)}));
    apply(&mut table, "place a1, place a4, fire");
    assert!(matches!(table.node(), Node::End(_)));
    let state = AnyMatch::state(&table, Eyes::All);
    assert_eq!(state["has_fired"], false);
    assert_eq!(state["tokens"], json!([6, 6]));
    let mut table = matched(json!({"ply_cap": 1, "board": super::drawn(EMPTY)}));
    apply(&mut table, "place b1");
    let state = AnyMatch::state(&table, Eyes::All);
    assert_eq!(
        (&state["light"], &state["dark"], &state["phase"]),
        (&json!("b1"), &Value::Null, &json!("end"))
    );
}

#[test]
fn a_drawing_shows_board_cowboys_turn_and_tokens() {
    let rows = "
        . .       .
        . L:N+D:W .
        . .       D:SE";
    let tried = Try::new(json!({"size": "large"}), rows).standing("b1", "a3", Light);
    let expected = "   \
   +-------+-------+-------+
 3 | ▼ · · | ▼ · · |   · · |
   +-------+-------+-------+
 2 |   · · |   ↑ ⇐ |   · · |
   +-------+-------+-------+
 1 |   · · | ▲ · · | ▲ · ⇘ |
   +-------+-------+-------+
       a       b       c   \n\
▲ Light, bullets ↑   ▼ Dark, bullets ⇓
Light's turn: step, or fire first.
Tokens: Light 6, Dark 6. Unseen: good-shot 3, double-blast 3, booster 3, dummy 3
";
    assert_eq!(tried.game.text(&tried.pos), expected);
}
