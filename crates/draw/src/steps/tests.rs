use super::*;
use Kind::{Gunst, Kangaruse, MuddyRide, TwoPaths};

fn texts(list: &[&str]) -> Vec<String> {
    list.iter().map(|&text| text.to_owned()).collect()
}

/// What may come next, what is complete, and how many actions are open.
fn plan(kind: Kind, legal: &[&str], chosen: &[&str]) -> (Vec<String>, Option<String>, usize) {
    let (legal, chosen) = (texts(legal), texts(chosen));
    let plan = Plan::new(kind, &legal, &chosen);
    let next = plan.next.iter().map(|offer| offer.part.to_owned()).collect();
    (next, plan.complete.map(str::to_owned), plan.open.len())
}

fn next(kind: Kind, legal: &[&str], chosen: &[&str]) -> Vec<String> {
    plan(kind, legal, chosen).0
}

fn complete(kind: Kind, legal: &[&str], chosen: &[&str]) -> Option<String> {
    plan(kind, legal, chosen).1
}

#[test]
fn an_action_that_names_one_thing_is_one_pointing() {
    let legal = ["c3", "d4", "pass"];
    assert_eq!(next(MuddyRide, &legal, &[]), legal);
    assert_eq!(plan(MuddyRide, &legal, &["c3"]), (Vec::new(), Some("c3".into()), 1));
}

#[test]
fn the_field_comes_before_the_animal_only_where_two_may_jump_to_it() {
    let legal = ["N:c3", "E:c3", "E:a1"];
    assert_eq!(next(MuddyRide, &legal, &[]), ["c3", "E:a1"]);
    assert_eq!(next(MuddyRide, &legal, &["c3"]), ["N", "E"]);
    assert_eq!(complete(MuddyRide, &legal, &["c3", "E"]).as_deref(), Some("E:c3"));
}

#[test]
fn a_splash_is_chosen_by_the_animals_that_do_not_move_in_every_one() {
    let one_of_two = ["splash NE", "splash NS"];
    assert_eq!(next(Kind::MuddyRide, &one_of_two, &[]), ["E", "S"]);
    assert_eq!(complete(Kind::MuddyRide, &one_of_two, &["S"]).as_deref(), Some("splash NS"));
    let two_of_three = ["splash NE", "splash NS", "splash ES"];
    assert_eq!(next(Kind::MuddyRide, &two_of_three, &[]), ["N", "E", "S"]);
    assert_eq!(next(Kind::MuddyRide, &two_of_three, &["S"]), ["N", "E"]);
    assert_eq!(complete(Kind::MuddyRide, &two_of_three, &["S", "N"]).as_deref(), Some("splash NS"));
}

#[test]
fn squares_for_a_tiger_are_pointed_at_in_any_order() {
    let legal = ["destroy a1 b2", "destroy a1 c3"];
    assert_eq!(next(Kangaruse, &legal, &[]), ["a1", "b2", "c3"]);
    assert_eq!(next(Kangaruse, &legal, &["c3"]), ["a1"]);
    for order in [["c3", "a1"], ["a1", "c3"]] {
        assert_eq!(complete(Kangaruse, &legal, &order).as_deref(), Some(legal[1]));
    }
}

#[test]
fn a_line_up_is_complete_whenever_it_is_legal_and_goes_on_nevertheless() {
    let legal =
        ["ting K0W0F0T0S0", "ting K0W1F0T0S0", "ting K0W2F0T0S0", "ting K0W1F0T0S0+X", "ting K0W2F0T0S0+X"];
    let at = |chosen: &[&str]| plan(Gunst, &legal, chosen);
    assert_eq!(at(&[]).1.as_deref(), Some(legal[0]));
    assert_eq!(at(&["W"]).1.as_deref(), Some(legal[1]));
    assert_eq!(at(&["X"]).1, None, "the god does not come alone in this list");
    assert_eq!(at(&["X", "W"]), at(&["W", "X"]));
    assert_eq!(at(&["W", "X", "W"]).1.as_deref(), Some(legal[4]));
    assert_eq!(next(Gunst, &legal, &["W", "W"]), ["X"]);
    assert_eq!(at(&["W", "W", "W"]), (Vec::new(), None, 0));
}

#[test]
fn the_god_is_pointed_at_first_where_several_may_act() {
    let eurika = ["E:W>K", "E:W>F", "E:T>K"];
    assert_eq!(next(Gunst, &eurika, &[]), ["E:W", "E:T"]);
    let both = ["A:-", "A:W>K", "X:W"];
    assert_eq!(next(Gunst, &both, &[]), ["A", "X"]);
    assert_eq!(complete(Gunst, &both, &["X", "X:W"]).as_deref(), Some("X:W"));
}

#[test]
fn steps_are_spent_one_by_one() {
    let legal = ["strike", "steps X2", "steps X1A1", "steps A2"];
    assert_eq!(next(Gunst, &legal, &[]), ["strike", "X", "A"]);
    assert_eq!(complete(Gunst, &legal, &["A", "X"]).as_deref(), Some("steps X1A1"));
}

#[test]
fn the_last_animal_of_a_line_needs_no_pointing() {
    let legal = ["line FHG", "line FGH", "line GHF"];
    assert_eq!(next(TwoPaths, &legal, &["F"]), ["H", "G"]);
    assert_eq!(complete(TwoPaths, &legal, &["G", "H"]).as_deref(), Some("line GHF"));
}

#[test]
fn parts_that_fit_nothing_lead_nowhere_and_nonsense_is_one_part_by_itself() {
    for kind in Kind::ALL {
        for odd in [
            "",
            ":",
            "@",
            ">",
            "ting ",
            "ting K",
            "ting Kx",
            "ting ø1",
            "steps é",
            "line øx",
            "destroy  ",
            "E:>",
            "favour",
            "+++",
        ] {
            assert_eq!(plan(kind, &[odd], &[]).2, 1);
            assert_eq!(plan(kind, &[odd], &["no such part"]), (Vec::new(), None, 0));
        }
    }
}
