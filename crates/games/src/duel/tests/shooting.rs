//! Events of shooting off, and winning.

use super::Try;
use crate::duel::Cowboy::{Dark, Light};
use serde_json::json;

const EMPTY: &str = "
    . . .
    . . .
    . . .
    . . .";

fn small(rows: &str) -> Try {
    Try::new(json!({}), rows)
}

fn large(rows: &str) -> Try {
    Try::new(json!({"size": "large"}), rows)
}

#[test]
fn the_bullets_of_the_field_stepped_onto_shoot_both_cowboys() {
    let rows = "
        . .       .
        . .       .
        . L:N+D:W .
        . .       .";
    small(rows).standing("a2", "c4", Light).play("b2").stand("b3", "b4").sees(json!({"phase": "stepped"}));
}

#[test]
fn a_bullet_of_one_colour_moves_only_that_cowboy() {
    let rows = "
        . .   .
        . .   .
        . D:E .
        . .   .";
    small(rows).standing("a2", "b4", Light).play("b2").stand("b2", "c4");
}

#[test]
fn being_shot_off_triggers_nothing() {
    let rows = "
        . .   .
        . L:N .
        . L:N .
        . .   .";
    small(rows).standing("a2", "c4", Light).play("b2").stand("b3", "c4");
}

#[test]
fn a_cowboy_that_would_leave_the_grid_to_its_side_stays() {
    let rows = "
        .   . .
        .   . .
        L:W . .
        .   . .";
    small(rows).standing("b2", "c4", Light).play("a2").stand("a2", "c4");
}

#[test]
fn a_cowboy_that_would_leave_the_grid_to_its_back_stays() {
    let rows = "
        .   . .
        .   . .
        .   . .
        L:S . D:N+L:SW";
    small(rows).standing("b1", "c4", Light).play("a1").stand("a1", "c4");
    small(rows).standing("b1", "c4", Light).play("c1").stand("c1", "c4");
}

#[test]
fn a_large_cowboy_moves_only_if_both_fields_land_on_the_grid() {
    let rows = "
        . . . .
        . . . .
        . . . L:E
        . . . .";
    large(rows).standing("b2", "a4", Light).play("c2").stand("c2", "a4");
    let rows = "
        . . .    .
        . . .    .
        . . L:NE .
        . . .    .";
    large(rows).standing("a2", "a4", Light).play("b2").stand("c3", "a4");
}

#[test]
fn past_its_last_rank_a_cowboy_is_through_and_wins() {
    let rows = "
        . L:N .
        . .   .
        . .   .
        . .   D:SW";
    let through = small(rows).standing("a4", "c2", Light).play("b4").won_by(&[0]);
    through
        .sees(json!({"light": "through", "dark": "c2", "phase": "end", "turn": null, "has_stepped": false}));
    small(rows).standing("a3", "b1", Dark).play("c1").stand("a3", "through").won_by(&[1]);
}

#[test]
fn diagonally_past_the_last_rank_within_the_files_is_through() {
    let rows = "
        . L:NE .
        . .    .
        . .    .
        . .    .";
    small(rows).standing("a4", "c2", Light).play("b4").won_by(&[0]);
}

#[test]
fn diagonally_past_a_corner_a_cowboy_stays() {
    let rows = "
        . . L:NE
        . . .
        . . .
        . . .";
    small(rows).standing("b4", "a2", Light).play("c4").stand("c4", "a2").sees(json!({"phase": "stepped"}));
    let rows = "
        . L:NW . L:NE
        . .    . .
        . .    . .
        . .    . .";
    large(rows).standing("b4", "a2", Light).play("c4").stand("c4", "a2");
    large(rows).standing("a4", "a2", Light).refused("b4@b4", "clear-trigger");
    large(rows).standing("c4", "a2", Light).play("b4").won_by(&[0]);
}

#[test]
fn a_rank_that_is_the_last_for_one_is_the_back_of_the_other() {
    let rows = "
        . D:N .
        . .   .
        . .   .
        . L:S .";
    small(rows).standing("a1", "c3", Light).play("b1").stand("b1", "c3");
    small(rows).standing("c2", "a4", Dark).play("b4").stand("c2", "b4");
}

#[test]
fn a_cowboy_that_would_land_on_the_other_stays() {
    let rows = "
        . .   .
        . .   .
        . L:N .
        . .   .";
    small(rows).standing("a2", "b3", Light).play("b2").stand("b2", "b3");
}

#[test]
fn the_other_makes_way_in_the_same_event() {
    let rows = "
        . .       .
        . .       .
        . L:N+D:E .
        . .       .";
    small(rows).standing("a2", "b3", Light).play("b2").stand("b3", "c3");
    // The rulebook's example: the stepper is shot back to where it came from, and the other moves forward.
    let rows = "
        . .       .
        . .       .
        . L:W+D:S .
        . .       .";
    small(rows).standing("a2", "b3", Light).play("b2").stand("a2", "b2");
}

#[test]
fn one_that_is_blocked_itself_makes_no_way() {
    let rows = "
        .       . .
        L:S+D:W . .
        .       . .
        .       . .";
    small(rows).standing("b3", "a2", Light).play("a3").stand("a3", "a2");
}

#[test]
fn going_through_frees_the_field_for_the_other() {
    let rows = "
        . L:N+D:W .
        . .       .
        . .       .
        . .       .";
    small(rows).standing("a4", "c4", Light).play("b4").stand("through", "b4").won_by(&[0]);
}

#[test]
fn of_two_that_would_land_on_the_same_field_the_player_on_turn_chooses_one() {
    let rows = "
        . .        .
        . .        .
        . L:NE+D:S .
        . .        .";
    let choice = || small(rows).standing("a2", "c4", Light).play("b2");
    let choice_made = choice().legal("shot dark, shot light");
    choice_made.sees(json!({"turn": 0, "phase": "shot", "has_stepped": true, "has_fired": false, "light": "b2", "dark": "c4"}));
    choice().play("shot light").stand("c3", "c4").sees(json!({"phase": "stepped", "turn": 0}));
    choice().play("shot dark").stand("b2", "c3").sees(json!({"phase": "stepped", "turn": 0}));
    choice().refused("fire", "choose-shot");
}

#[test]
fn dark_chooses_when_dark_is_on_turn() {
    let rows = "
        . .        .
        . L:NE+D:S .
        . .        .
        . .        .";
    let choice = || small(rows).standing("a1", "a3", Dark).play("b3").legal("shot dark, shot light");
    choice().sees(json!({"phase": "shot", "turn": 1})).play("shot light").stand("b2", "b3");
    choice().play("shot dark").stand("a1", "b2").sees(json!({"phase": "stepped", "turn": 1}));
}

#[test]
fn if_only_one_of_two_can_move_to_the_same_field_that_one_moves() {
    let rows = "
        .        . . . .
        .        . . . .
        L:NE+D:W . . . .
        .        . . . .";
    // Light would land on b3 and c3, where Dark stands with one foot; Dark would land there too, and can.
    large(rows).standing("b2", "c3", Light).play("a2").stand("a2", "b3");
}

#[test]
fn overlapping_landings_of_large_cowboys_are_a_choice() {
    let rows = "
        .       . . .
        .       . . .
        L:N+D:S . . .
        .       . . .";
    let choice = || large(rows).standing("b2", "b4", Light).tokens([0, 6], [2, 2, 1, 1]).play("a2");
    let open = json!({"turn": 1, "phase": "open"});
    choice().legal("shot dark, shot light").play("shot light").stand("a3", "b4").sees(open.clone());
    choice().play("shot dark").stand("a2", "b3").sees(open);
}

#[test]
fn with_crossing_two_that_are_shot_at_each_other_exchange_places() {
    let rows = "
        . .       .
        . .       .
        . L:N+D:S .
        . .       .";
    let table = Try::new(json!({"crossing": "swap"}), rows);
    table.standing("a2", "b3", Light).play("b2").stand("b3", "b2");
}

#[test]
fn two_that_wait_for_each_others_fields_both_stay() {
    let rows = "
        . .       .
        . .       .
        . L:N+D:S .
        . .       .";
    small(rows).standing("a2", "b3", Light).play("b2").stand("b2", "b3");
    let rows = "
        . . .       . .
        . . .       . .
        . . L:N+D:S . .
        . . L:E+D:W . .";
    large(rows).standing("a2", "c3", Light).play("b2").stand("b2", "c3");
    // Both would land on c1 and d1, but each has a foot of the other in its way.
    large(rows).standing("a1", "d1", Light).play("b1").stand("b1", "d1");
}

#[test]
fn both_through_in_the_same_event_the_one_with_more_tokens_wins() {
    let rows = "
        . L:N+D:S .
        . .       .
        . .       .
        . .       .";
    let both = |tokens, unseen| small(rows).standing("a4", "c1", Light).tokens(tokens, unseen).play("b4");
    both([3, 2], [2, 1, 1, 1]).stand("through", "through").won_by(&[0]);
    both([2, 3], [2, 1, 1, 1]).won_by(&[1]);
}

#[test]
fn both_through_with_equally_many_tokens_both_win() {
    let rows = "
        . L:N+D:S .
        . .       .
        . .       .
        . .       .";
    let drawn = small(rows).standing("a4", "c1", Light).play("b4").won_by(&[0, 1]);
    drawn.sees(json!({"tokens": [6, 6], "phase": "end", "turn": null}));
}

#[test]
fn the_token_just_fired_no_longer_counts_when_both_are_through() {
    small(EMPTY)
        .standing("a4", "c1", Light)
        .play("fire, ammo booster")
        .stand("through", "through")
        .won_by(&[1]);
}

#[test]
fn a_booster_shoots_both_forward_as_one_event() {
    small(EMPTY)
        .standing("a1", "c4", Light)
        .play("fire, ammo booster")
        .stand("a2", "c3")
        .sees(json!({"phase": "fired"}));
    small(EMPTY).standing("b2", "b3", Dark).play("fire, ammo booster").stand("b2", "b3");
    small(EMPTY).standing("b3", "b2", Dark).play("fire, ammo booster").stand("b4", "b1");
    small(EMPTY).standing("a4", "c2", Dark).play("fire, ammo booster").stand("through", "c1").won_by(&[0]);
}

#[test]
fn a_booster_that_sends_both_to_one_field_is_a_choice() {
    let rows = "
        . . .
        . . .
        . . .
        . . .
        . . .";
    let before =
        small(rows).standing("b2", "b4", Dark).play("fire, ammo booster").legal("shot dark, shot light");
    let shot = json!({"phase": "shot", "turn": 1, "has_fired": true, "has_stepped": false, "tokens": [6, 5]});
    let chosen = before.sees(shot).play("shot dark").stand("b2", "b3");
    chosen.sees(json!({"phase": "fired", "turn": 1})).legal("a3, a4, b4, c3, c4");
    let after = small(rows).standing("a2", "b4", Light).play("b2, fire, ammo booster, shot light");
    after.stand("b3", "b4").sees(json!({"phase": "open", "turn": 1, "tokens": [5, 6]}));
}

#[test]
fn a_good_shot_shoots_the_opponent_back() {
    small(EMPTY).standing("a1", "c3", Light).play("fire, ammo good-shot").stand("a1", "c4");
    small(EMPTY).standing("a3", "c3", Dark).play("fire, ammo good-shot").stand("a2", "c3");
    // At its back the grid ends, or the shooter stands.
    small(EMPTY).standing("a1", "c4", Light).play("fire, ammo good-shot").stand("a1", "c4");
    small(EMPTY).standing("b3", "b2", Light).play("fire, ammo good-shot").stand("b3", "b2");
}
