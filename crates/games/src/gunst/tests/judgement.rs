//! What gods do, and when.

use super::*;

#[test]
fn a_god_alone_in_play_acts_without_a_lead() {
    let table = with_gods("", "X", "ting W2 | ting S1+X, say 0");
    assert_eq!((table.asked(), table.legal()), ("judgement 1".into(), "X:S".into()));
    assert_eq!(table.state()["in_play"], json!([[], ["X"]]));
    assert_eq!(table.planes(1)[0], 3);
}

#[test]
fn with_gods_on_both_sides_the_say_chooses_who_begins_and_they_alternate() {
    let mut table = with_gods("XVA", "E", "ting W1+XVA | ting S1T1+E, favour -");
    assert_eq!((table.asked(), table.legal()), ("lead-judgement 1".into(), "lead 0 lead 1".into()));
    assert_eq!(table.after("lead 1").asked(), "judgement 1");
    table.play("lead 0");
    assert_eq!(table.asked(), "judgement 0");
    assert_eq!(table.legal(), "A:- A:W>F A:W>K A:W>S A:W>T V:S V:T X:W");
    table.play("X:W");
    assert_eq!(table.asked(), "judgement 1");
    table.play("E:W>T");
    assert_eq!(table.asked(), "judgement 0");
    table.play("A:-");
    assert_eq!(table.asked(), "judgement 0", "a player with none left is skipped");
    assert_eq!(table.legal(), "V:S V:T");
}

#[test]
fn a_god_that_has_acted_goes_to_the_mist_and_is_no_longer_in_play() {
    let table = with_gods("XV", "", "ting W1+XV | ting W3S1, favour -, X:W");
    assert_eq!(table.planes(0), [1, 3, 0, 0]);
    assert_eq!(table.state()["in_play"], json!([["V"], []]));
    assert_eq!(table.refusal("X:W"), "not-in-play (god X)");
    assert_eq!(table.refusal("E:W>W"), "not-in-play (god E)");
}

#[test]
fn extazia_doubles_one_of_the_own_rows_that_is_not_empty() {
    let table = with_gods("X", "", "ting W2S1+X | ting -, favour -");
    assert_eq!(table.legal(), "X:S X:W");
    assert_eq!(table.refusal("X:F"), "own-row-empty (row F)");
    assert_eq!(table.refusal("X:-"), "must-act (god X)");
    let table = table.after("X:W");
    assert_eq!(table.state()["doubled"], json!([["W"], []]), "listed also when the row has left");
    assert_eq!((table.life(), table.asked()), ([12, 8], "S 0".into()));
}

#[test]
fn the_wanderer_sends_one_of_the_opponents_rows_away() {
    let table = with_gods("V", "", "ting +V | ting W3F1, favour -");
    assert_eq!(table.legal(), "V:F V:W");
    assert_eq!(table.refusal("V:K"), "their-row-empty (row K)");
    assert_eq!(table.after("V:W").life(), [12, 12]);
    assert_eq!(table.after("V:F").life(), [9, 12]);
}

#[test]
fn eurika_brings_one_kin_over_into_any_row() {
    let table = with_gods("E", "", "ting +E | ting W3, favour -");
    assert_eq!(table.legal(), "E:W>F E:W>K E:W>S E:W>T E:W>W");
    assert_eq!(table.after("E:W>W").life(), [10, 11]);
    let praying = table.after("E:W>S");
    assert_eq!(
        (praying.field(0), praying.field(1), praying.asked()),
        ("S1".into(), "-".into(), "S 0".into())
    );
}

#[test]
fn archimedes_moves_a_whole_row_into_another_or_leaves_it() {
    let table = with_gods("A", "", "ting W2F3+A | ting -, favour -");
    assert_eq!(table.legal(), "A:- A:F>K A:F>S A:F>T A:F>W A:W>F A:W>K A:W>S A:W>T");
    assert_eq!(table.after("A:F>W").life(), [12, 7]);
    assert_eq!(table.after("A:-").life(), [12, 10]);
    assert_eq!(table.refusal("A:W>W"), "same-row (row W)");
    assert_eq!(table.refusal("A:T>W"), "own-row-empty (row T)");
}

#[test]
fn gods_without_a_target_have_no_effect_but_are_asked() {
    let mut table = with_gods("XVEA", "", "ting +XVEA | ting -, favour -");
    assert_eq!(table.legal(), "A:- E:- V:- X:-");
    table.play("E:-, V:-, A:-, X:-");
    assert_eq!((table.planes(0), table.asked()), ([1; 4], "ting 0 1".into()));
}

#[test]
fn a_doubling_stays_with_its_row_whoever_leaves() {
    let table = with_gods("XA", "", "ting W2S1+XA | ting -, favour -, X:W, A:W>T");
    assert_eq!((table.life(), table.state()["doubled"].clone()), ([12, 12], json!([["W"], []])));
}

#[test]
fn a_doubling_stays_with_its_row_whoever_enters() {
    let table = with_gods("XA", "", "ting W2S1+XA | ting -, favour -, X:W, A:S>W");
    assert_eq!(table.life(), [12, 6]);
}

#[test]
fn a_doubled_row_that_the_wanderer_empties_stays_doubled() {
    let mut table = with_gods("XE", "V", "ting W1+XE | ting W1+V, favour -, lead 0, X:W, V:W");
    assert_eq!((table.field(0), table.state()["doubled"].clone()), ("-".into(), json!([["W"], []])));
    table.play("E:W>W");
    assert_eq!(table.life(), [12, 10], "one kin in a doubled row strikes twice");
}

#[test]
fn a_god_moved_to_the_mist_can_move_up_again_in_the_battle() {
    let table = with_gods("X", "", "ting F1+X | ting W2, say 0, X:F");
    assert_eq!((table.asked(), table.planes(0)), ("F 0".into(), [1, 0, 0, 0]));
    assert_eq!(table.after("steps X2").planes(0), [3, 0, 0, 0]);
}
