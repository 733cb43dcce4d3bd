//! What rows do, and in which order.

use super::*;

#[test]
fn knights_need_at_least_as_many_farmers() {
    let removed = table("{}", "ting K1F1 | ting W2F1S2, favour -");
    assert_eq!((removed.field(1), removed.life()), ("S1".into(), [11, 12]), "as many are enough");
    let stopped = table("{}", "ting K1F1 | ting W2F2S2, favour -, steps X1, steps X2");
    assert_eq!((stopped.field(1), stopped.life()), ("S2".into(), [10, 12]));
}

#[test]
fn a_knight_removes_where_there_is_one() {
    let table = table("{}", "ting K1 | ting W1T2, favour X1");
    assert_eq!((table.asked(), table.life()), ("ting 0 1".into(), [12, 12]));
}

#[test]
fn doubled_knights_ride_twice() {
    let table = with_gods("X", "", "ting K1+X | ting W3S2, favour -, X:K");
    assert_eq!((table.life(), table.asked()), ([11, 12], "ting 0 1".into()));
}

#[test]
fn a_doubled_farmers_row_counts_only_those_who_stand_there() {
    let table = with_gods("X", "", "ting K1F1+X | ting W1F2S1, favour -, X:F, steps V2");
    assert_eq!((table.life(), table.field(1)), ([11, 12], "F2S1".into()), "one farmer is fewer than two");
}

#[test]
fn whose_knights_go_first_is_always_asked_and_matters() {
    let table = table("{}", "ting K1F1 | ting K1F1S1, favour -");
    assert_eq!(table.asked(), "lead-K 0");
    assert_eq!(table.field(0), "K1F1");
    let own = table.after("lead 0");
    assert_eq!(own.planes(1), [0; 4]);
    assert_eq!((own.asked(), own.field(0), own.field(1)), ("F 0".into(), "F1".into(), "-".into()));
    // The first knight has taken the first lord's farmer, so now the others are fewer.
    let theirs = table.after("lead 1");
    assert_eq!((theirs.asked(), theirs.field(0), theirs.field(1)), ("F 1".into(), "-".into(), "F1S1".into()));
}

#[test]
fn both_knights_ride_even_if_there_is_nobody_to_remove_and_the_lead_is_asked() {
    let table = table("{}", "ting K1 | ting K1, say 0");
    assert_eq!(table.asked(), "lead-K 0");
    assert_eq!(table.after("lead 1").asked(), "ting 0 1");
}

#[test]
fn warriors_take_a_stone_each() {
    assert_eq!(table("{}", "ting W3 | ting W2, favour -").life(), [10, 9]);
}

#[test]
fn who_strikes_first_is_asked_only_if_each_could_kill_the_other() {
    let both = table(r#"{"life": 2}"#, "ting W2 | ting W3, favour -");
    assert_eq!((both.asked(), both.legal()), ("lead-W 0".into(), "lead 0 lead 1".into()));
    let first = both.after("lead 0");
    assert_eq!((first.winners(), first.life()), (vec![0], [2, 0]));
    let second = both.after("lead 1");
    assert_eq!((second.winners(), second.life()), (vec![1], [0, 2]));
}

#[test]
fn if_only_one_could_kill_seat_0_goes_first() {
    let killed = table(r#"{"life": 3}"#, "ting W3 | ting W2, favour -");
    assert_eq!((killed.winners(), killed.life()), (vec![0], [3, 0]), "the dead do not strike back");
    let killer = table(r#"{"life": 3}"#, "ting W2 | ting W3, favour -");
    assert_eq!((killer.winners(), killer.life()), (vec![1], [0, 1]));
}

#[test]
fn a_doubled_row_counts_doubled_for_whether_it_could_kill() {
    let options = r#"{"life": 4, "rounds": 10}"#;
    let gods = "ting - | ting K1T2, favour X3, ";
    let one = table(options, &format!("{gods}ting W2+X | ting W3, say 1, X:W"));
    assert_eq!((one.winners(), one.life()), (vec![0], [4, 0]), "three warriors do not kill four stones");
    let both = table(options, &format!("{gods}ting - | ting W1, favour -, ting W2+X | ting W3, say 1, X:W"));
    assert_eq!(both.asked(), "lead-W 1");
}

#[test]
fn after_a_death_the_rest_is_as_it_stood() {
    let dead = table(r#"{"life": 2}"#, "ting W2F1 | ting W3S2, favour X1, lead 1");
    let state = dead.state();
    assert_eq!((dead.field(0), dead.field(1)), ("W2F1".into(), "W3S2".into()));
    assert_eq!((&state["phase"], &state["to_act"], &state["say"]), (&json!("end"), &json!([]), &json!(0)));
    assert_eq!(dead.planes(0), [1, 0, 0, 0]);
    let dead = table(r#"{"life": 2}"#, "ting S2 | ting S2, say 1, lead 1, strike");
    assert_eq!((dead.field(0), dead.field(1), dead.life()), ("S2".into(), "S2".into(), [0, 2]));
    assert_eq!(dead.winners(), [1]);
}

#[test]
fn life_never_falls_below_zero() {
    assert_eq!(table(r#"{"life": 1}"#, "ting W3 | ting -, favour -").life(), [1, 0]);
}

#[test]
fn farmers_steps_are_asked_for_seat_by_seat_while_both_rows_stand() {
    let table = table("{}", "ting F2 | ting F1, favour -");
    assert_eq!((table.asked(), table.field(0), table.field(1)), ("F 0".into(), "F2".into(), "F1".into()));
    let ways = ["A2", "E1A1", "E2", "V1A1", "V1E1", "V2", "X1A1", "X1E1", "X1V1", "X2"];
    assert_eq!(table.legal(), ways.map(|way| format!("steps {way}")).join(" "));
    let table = table.after("steps X1A1");
    assert_eq!((table.asked(), table.field(0), table.field(1)), ("F 1".into(), "F2".into(), "F1".into()));
    assert_eq!(table.after("steps V1").asked(), "ting 0 1");
}

#[test]
fn all_steps_must_be_used_as_far_as_gods_can_move() {
    let three = table("{}", "ting F3 | ting -, favour -");
    assert_eq!(three.refusal("steps X2"), "other-steps (asked 3, found 2)");
    assert_eq!(three.refusal("strike"), "farmers-do-not-strike");
    let two_left = with_gods("XVE", "", "ting F1 | ting -, favour -");
    assert_eq!(
        (two_left.asked(), two_left.planes(0)),
        ("ting 0 1".into(), [3, 3, 3, 1]),
        "a single way is not asked"
    );
    let all = two_left.after("ting F3 | ting -, favour -");
    assert_eq!((all.asked(), all.planes(0)), ("ting 0 1".into(), [3; 4]), "the step too many is lost");
    let none = all.after("ting F3 | ting -, favour -");
    assert_eq!(none.asked(), "ting 0 1", "farmers are passed over when no god can move");
}

#[test]
fn steps_as_many_as_there_is_room_are_a_single_way() {
    let table = with_gods("XV", "", "ting F3 | ting -, favour -, steps E2A1, ting F3 | ting -, favour -");
    assert_eq!((table.asked(), table.planes(0)), ("ting 0 1".into(), [3; 4]));
}

#[test]
fn doubled_farmers_take_twice_as_many_steps() {
    let table = with_gods("X", "", "ting F2+X | ting W1, favour -, X:F");
    assert!(table.legal().contains("steps X2V2") && !table.legal().contains("steps X3"));
}

#[test]
fn thieves_bring_scholars_over() {
    let table = table("{}", "ting T1 | ting S2, favour -");
    assert_eq!(
        (table.asked(), table.field(0), table.field(1)),
        ("lead-S 0".into(), "S1".into(), "S1".into())
    );
}

#[test]
fn whose_thieves_go_first_is_asked_only_if_there_are_scholars() {
    assert_eq!(table("{}", "ting T2 | ting T2, say 0").asked(), "ting 0 1");
    assert_eq!(table("{}", "ting T2S1 | ting S1, favour -").asked(), "S 0");
    let table = table("{}", "ting T1S1 | ting T2, say 1");
    assert_eq!(table.asked(), "lead-T 1");
    // First the one scholar is stolen, then stolen back; or there is none to steal and then it is stolen.
    assert_eq!(table.after("lead 1").field(0), "S1");
    assert_eq!(table.after("lead 0").field(1), "S1");
}

#[test]
fn doubled_thieves_steal_twice() {
    let table = with_gods("X", "", "ting T1+X | ting S2, say 0, X:T");
    assert_eq!((table.field(0), table.field(1)), ("S2".into(), "-".into()));
}

#[test]
fn whose_scholars_go_first_is_always_asked() {
    let table = table("{}", "ting S1 | ting S2, favour -");
    assert_eq!(table.asked(), "lead-S 0");
    let mut table = table.after("lead 1");
    assert_eq!((table.asked(), table.legal().split(' ').count()), ("S 1".into(), 2 * 10 + 1));
    table.play("strike");
    assert_eq!((table.asked(), table.field(0), table.field(1)), ("S 0".into(), "S1".into(), "S2".into()));
    assert_eq!(table.legal(), "steps A1 steps E1 steps V1 steps X1 strike");
    table.play("steps V1");
    assert_eq!((table.life(), table.planes(0), table.asked()), ([10, 12], [0, 1, 0, 0], "ting 0 1".into()));
}

#[test]
fn scholars_who_can_pray_in_one_way_only_are_asked() {
    let table = with_gods("XVE", "", "ting F1 | ting -, favour -, ting S2 | ting -, favour -");
    assert_eq!((table.asked(), table.legal()), ("S 0".into(), "steps A2 strike".into()));
}

#[test]
fn scholars_whose_prayers_could_move_no_god_strike_unasked() {
    let table = with_gods("XVEA", "", "ting S2 | ting -, favour -");
    assert_eq!((table.asked(), table.life()), ("ting 0 1".into(), [12, 10]));
    let led = with_gods("XVEA", "", "ting S2 | ting S1, favour -");
    assert_eq!(led.asked(), "lead-S 1");
    let led = led.after("lead 0");
    assert_eq!((led.asked(), led.life()), ("S 1".into(), [12, 10]));
}

#[test]
fn doubled_scholars_strike_or_pray_doubled() {
    let table = with_gods("X", "", "ting S2+X | ting -, favour -, X:S");
    assert_eq!(table.after("strike").life(), [12, 8]);
    assert!(table.legal().contains("steps V3A1"), "{}", table.legal());
    assert_eq!(table.refusal("steps X3V1"), "above-the-hand (god X, room 2)");
}

#[test]
fn what_a_kin_does_depends_on_its_row() {
    let table = with_gods("A", "", "ting F3+A | ting -, favour -, A:F>K");
    assert_eq!((table.asked(), table.planes(0)), ("ting 0 1".into(), [0, 0, 0, 1]));
}

#[test]
fn a_player_can_die_by_warriors_before_the_scholars_act() {
    let table = table(r#"{"life": 2}"#, "ting S2 | ting W2, say 0");
    assert_eq!((table.winners(), table.field(0)), (vec![1], "S2".into()));
}
