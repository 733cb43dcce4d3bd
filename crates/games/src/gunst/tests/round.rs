//! Set-up, ting, say, favours, the end of a round and of the game.

use super::*;
use crate::gunst::{KinRule, Options, Tie, View};
use gambol_core::{Dice, Fault, Turn, Veiled};

const RETURN: &str = "{}";

fn setup(options: &Value) -> Result<Gunst, (Fault, String)> {
    let options = options.as_object().expect("an object");
    Gunst::from_options(options).map_err(|error| (error.fault(), error.to_string()))
}

#[test]
fn the_options_left_out_are_twelve_stones_four_rounds_a_coin_and_kin_that_return() {
    let game = setup(&json!({})).unwrap();
    assert_eq!(game.options, Options { life: 12, rounds: 4, kin: KinRule::Return, tie: Tie::Coin });
    assert_eq!(Value::from(game.options()), json!({"kin": "return", "life": 12, "rounds": 4, "tie": "coin"}));
}

#[test]
fn life_is_1_to_40_and_rounds_are_1_to_10() {
    for good in [json!({"life": 1, "rounds": 1}), json!({"life": 40, "rounds": 10})] {
        assert!(setup(&good).is_ok(), "{good}");
    }
    for bad in [json!({"life": 0}), json!({"life": 41}), json!({"rounds": 0}), json!({"rounds": 11})] {
        assert_eq!(setup(&bad).unwrap_err().0, Fault::Options, "{bad}");
    }
    let (_, message) = setup(&json!({"life": "12"})).unwrap_err();
    assert_eq!(message, "options.life: expected whole-between (least 1, most 40), found \"12\"");
    let (_, message) = setup(&json!({"kin": "lost"})).unwrap_err();
    assert_eq!(message, "options.kin: expected one-of (names return, spent), found \"lost\"");
}

#[test]
fn board_repetition_and_ply_cap_are_unknown_options() {
    for key in ["board", "repetition", "ply_cap"] {
        let (fault, message) = setup(&json!({key: 3})).unwrap_err();
        assert_eq!(fault, Fault::Options);
        assert!(message.ends_with(&format!("found the-key (key \"{key}\")")), "{message}");
    }
}

#[test]
fn all_gods_begin_in_twilight_and_all_rows_empty() {
    let planes = json!({"X": 0, "V": 0, "E": 0, "A": 0});
    let rows = json!({"K": 0, "W": 0, "F": 0, "T": 0, "S": 0});
    assert_eq!(
        table(RETURN, "").state(),
        json!({
            "round": 1, "life": [12, 12], "gods": [planes, planes], "field": [rows, rows],
            "doubled": [[], []], "in_play": [[], []], "spent": null, "say": null, "phase": "ting", "to_act": [0, 1],
        })
    );
}

#[test]
fn a_line_up_is_any_of_the_kin_none_too() {
    let Node::Simultaneous { legal } = table(RETURN, "").0.node() else { panic!("the ting is simultaneous") };
    let [(_, first), (_, second)] = legal.as_slice() else { panic!("both choose") };
    assert_eq!(first, second);
    assert_eq!(first.len(), 2 * 4 * 4 * 3 * 3);
    assert_eq!(first[0], "ting K0W0F0T0S0");
    assert_eq!(first[287], "ting K1W3F3T2S2");
}

#[test]
fn only_gods_in_hand_can_be_brought() {
    let table = with_gods("XA", "", "");
    let Node::Simultaneous { legal } = table.0.node() else { panic!("the ting is simultaneous") };
    assert_eq!(legal[0].1.len(), 288 * 4);
    assert_eq!(legal[1].1.len(), 288);
    assert_eq!(table.refusal("ting +XV | ting -"), "not-in-hand (god V)");
    assert_eq!(table.refusal("ting - | ting W3K2"), "too-few-kin (row K, left 1)");
}

#[test]
fn a_chosen_line_up_shows_in_nobodys_state_and_in_its_own_view_alone() {
    let before = table(RETURN, "");
    let mut chosen = before.after("");
    AnyMatch::commit(&mut chosen.0, Seat(1), "ting K0W2F0T0S0").unwrap();
    let mut otherwise = before.after("");
    AnyMatch::commit(&mut otherwise.0, Seat(1), "ting K1W0F3T0S0").unwrap();
    assert_eq!(chosen.0.turn(), Turn::Together(gambol_core::Seats::one(Seat(0))));
    for eyes in [Eyes::All, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::Nobody] {
        assert_eq!(chosen.0.state(eyes), before.state());
    }
    assert_eq!(chosen.0.view(Eyes::Seat(Seat(0))), otherwise.0.view(Eyes::Seat(Seat(0))));
    assert_eq!(chosen.0.view(Eyes::Nobody), otherwise.0.view(Eyes::Nobody));
    assert_ne!(chosen.0.view(Eyes::Seat(Seat(1))), otherwise.0.view(Eyes::Seat(Seat(1))));
    assert!(chosen.0.text(Eyes::Seat(Seat(0))).contains("Second lord has chosen.\n"));
    assert!(chosen.0.text(Eyes::Seat(Seat(1))).contains("Second lord has chosen K0W2F0T0S0."));
    let refusal = AnyMatch::commit(&mut chosen.0, Seat(1), "ting K0W0F0T0S0");
    assert!(refusal.is_err(), "a seat chooses once");
}

#[test]
fn imagining_draws_the_covered_line_up_from_all_that_could_be() {
    let mut chosen = table(RETURN, "");
    AnyMatch::commit(&mut chosen.0, Seat(1), "ting K0W2F0T0S0").unwrap();
    let game = chosen.0.game();
    let imagine = |view: &View, seed: u64| game.imagine(view, &mut Dice::new(seed));
    let own = chosen.0.view(Eyes::Seat(Seat(1)));
    assert_eq!(imagine(&own, 3), *chosen.0.position());
    let covered = chosen.0.view(Eyes::Seat(Seat(0)));
    let drawn: std::collections::HashSet<_> = (0..5000).map(|seed| imagine(&covered, seed)).collect();
    assert_eq!(drawn.len(), 288);
    assert!(drawn.iter().all(|pos| game.view(pos, Eyes::Seat(Seat(0))) == covered));
}

#[test]
fn the_smaller_count_has_the_say_from_the_reveal_on() {
    let table = table(RETURN, "ting W2 | ting W1");
    assert_eq!(table.asked(), "favour 1");
    assert_eq!(table.state()["say"], 1);
    assert_eq!((table.field(0), table.field(1)), ("W2".into(), "W1".into()));
}

#[test]
fn gods_brought_count_like_kin() {
    let table = with_gods("X", "", "ting W1+X | ting W1");
    assert_eq!(
        (table.asked(), table.legal()),
        ("favour 1".into(), "favour - favour A1 favour E1 favour V1 favour X1".into())
    );
}

#[test]
fn equal_counts_are_a_coin_even_if_nothing_depends_on_it() {
    for tie in ["coin", "shout"] {
        let table = table(&format!(r#"{{"tie": "{tie}"}}"#), "ting - | ting -");
        assert_eq!(table.asked(), "say");
        assert_eq!(table.state()["say"], Value::Null);
        let outcomes = vec![("say 0".to_owned(), 1), ("say 1".to_owned(), 1)];
        assert_eq!(table.0.node(), Node::Chance { outcomes });
        let table = table.after("say 1");
        assert_eq!((table.asked(), table.state()["say"].clone()), ("ting 0 1".into(), Value::Null));
    }
    let table = table(RETURN, "ting K1 | ting K1, say 1");
    assert_eq!((table.asked(), table.state()["say"].clone()), ("lead-K 1".into(), json!(1)));
}

#[test]
fn favours_move_one_god_up_at_most_by_the_difference_and_at_most_to_the_hand() {
    let by_two = table(RETURN, "ting K1T1 | ting -");
    assert_eq!(
        by_two.legal(),
        "favour - favour A1 favour A2 favour E1 favour E2 favour V1 favour V2 favour X1 favour X2"
    );
    assert_eq!(by_two.after("favour E2").planes(1), [0, 0, 2, 0]);
    assert_eq!(by_two.after("favour -").planes(1), [0; 4]);
    assert_eq!(by_two.refusal("favour X3"), "too-few-favours (favours 2)");
    let by_eleven = by_two.after("favour E2, ting K1W3F3T2S2 | ting -");
    assert!(by_eleven.legal().contains("favour A3") && by_eleven.legal().ends_with("favour X3"));
    assert!(by_eleven.legal().contains("favour E1 favour V1"));
    assert_eq!(by_eleven.refusal("favour E2"), "above-the-hand (god E, room 1)");
}

#[test]
fn a_god_in_play_or_in_hand_gets_no_favour() {
    let table = with_gods("XV", "", "ting +X | ting W3");
    assert_eq!(table.legal(), "favour - favour A1 favour A2 favour E1 favour E2");
    assert_eq!(table.refusal("favour X1"), "as-high-as-can-be (god X)");
}

#[test]
fn favours_are_not_asked_for_when_no_god_can_move() {
    let table = with_gods("XVEA", "", "ting - | ting W3");
    assert_eq!((table.asked(), table.life()), ("ting 0 1".into(), [9, 12]));
}

#[test]
fn kin_return_at_the_end_of_the_round() {
    let table = table(RETURN, "ting W3 | ting -, favour -");
    assert_eq!(
        (table.asked(), table.field(0), table.state()["round"].clone()),
        ("ting 0 1".into(), "-".into(), json!(2))
    );
    table.after("ting W3 | ting -");
}

#[test]
fn spent_kin_are_gone_for_good() {
    let table = table(r#"{"kin": "spent"}"#, "ting W2 | ting K1");
    let spent = json!([{"K": 0, "W": 2, "F": 0, "T": 0, "S": 0}, {"K": 1, "W": 0, "F": 0, "T": 0, "S": 0}]);
    assert_eq!(table.state()["spent"], spent, "counted from the reveal on");
    let table = table.after("favour -");
    assert_eq!(table.state()["spent"], spent);
    let Node::Simultaneous { legal } = table.0.node() else { panic!("the ting is simultaneous") };
    assert_eq!((legal[0].1.len(), legal[1].1.len()), (2 * 2 * 4 * 3 * 3, 4 * 4 * 3 * 3));
    assert_eq!(table.refusal("ting W2 | ting -"), "too-few-kin (row W, left 1)");
}

#[test]
fn kin_that_eurika_won_over_are_spent_by_who_brought_them() {
    let eurika = "ting K1T2 | ting -, favour E3, ting W3 | ting +E, favour -, E:W>W";
    let table = table(r#"{"kin": "spent"}"#, eurika);
    assert_eq!(table.life(), [11, 10]);
    let none = json!({"K": 0, "W": 0, "F": 0, "T": 0, "S": 0});
    assert_eq!(table.state()["spent"], json!([{"K": 1, "W": 3, "F": 0, "T": 2, "S": 0}, none]));
}

#[test]
fn without_kin_and_gods_the_empty_line_up_is_still_asked_for() {
    let all = "ting K1W3F3T2S2 | ting K1W3F3T2S2, say 0, lead 0, steps X3, steps X2, lead 0, lead 0";
    let table = table(r#"{"kin": "spent"}"#, all).after("strike, strike");
    let Node::Simultaneous { legal } = table.0.node() else { panic!("the ting is simultaneous") };
    assert_eq!(legal[1].1, ["ting K0W0F0T0S0"]);
}

#[test]
fn more_life_after_the_last_round_wins_and_the_field_is_clear() {
    let table = table(r#"{"rounds": 1}"#, "ting W2 | ting W1, favour -");
    let state = table.state();
    let rows = json!({"K": 0, "W": 0, "F": 0, "T": 0, "S": 0});
    assert_eq!((table.winners(), table.life(), table.asked()), (vec![0], [11, 10], "end".into()));
    assert_eq!(
        (&state["round"], &state["say"], &state["field"]),
        (&json!(1), &Value::Null, &json!([rows, rows]))
    );
    assert_eq!((&state["doubled"], &state["in_play"]), (&json!([[], []]), &json!([[], []])));
    assert_eq!(table.0.result().unwrap().scores, None);
}

#[test]
fn equal_life_after_the_last_round_is_a_draw() {
    let table = table(r#"{"rounds": 2}"#, "ting - | ting -, say 0, ting W1 | ting W1, say 0");
    assert_eq!((table.winners(), table.0.result().unwrap().returns), (vec![0, 1], vec![0.0, 0.0]));
}

#[test]
fn a_game_that_is_called_off_is_drawn() {
    let mut table = table(RETURN, "ting W2 | ting W1, favour -");
    let game = table.0.game().clone();
    let mut pos = *table.0.position();
    game.call_off(&mut pos);
    assert_eq!(
        (game.turn(&pos), game.outcome(&pos).map(|outcome| outcome.winners.len())),
        (Turn::Over, Some(2))
    );
    assert_eq!(pos.phase(), Phase::CalledOff);
    assert!(AnyMatch::undo(&mut table.0, 2));
}

#[test]
fn typed_options_set_up_what_json_does_and_are_refused_alike() {
    let usual = Options::default;
    for (typed, json) in [
        (usual(), json!({})),
        (
            Options { kin: KinRule::Spent, tie: Tie::Shout, ..usual() },
            json!({"kin": "spent", "tie": "shout"}),
        ),
        (Options { life: 0, ..usual() }, json!({"life": 0})),
        (Options { life: 41, rounds: 11, ..usual() }, json!({"life": 41, "rounds": 11})),
    ] {
        assert_eq!(Gunst::new(typed), Gunst::from_options(json.as_object().unwrap()));
    }
}
