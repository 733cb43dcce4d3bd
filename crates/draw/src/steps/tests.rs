use super::*;

fn texts(list: &[&str]) -> Vec<String> {
    list.iter().map(|&text| text.to_owned()).collect()
}

fn next(game: &str, legal: &[&str], chosen: &[&str]) -> Vec<String> {
    compose(game, &texts(legal), &texts(chosen)).next.into_iter().map(|part| part.part).collect()
}

fn labels(game: &str, legal: &[&str], chosen: &[&str]) -> Vec<String> {
    compose(game, &texts(legal), &texts(chosen)).next.into_iter().map(|part| part.label).collect()
}

#[test]
fn an_action_that_names_one_thing_is_one_pointing() {
    let legal = ["c3", "d4", "pass"];
    assert_eq!(next("muddy-ride", &legal, &[]), legal);
    let done = compose("muddy-ride", &texts(&legal), &texts(&["c3"]));
    assert_eq!(done, Composition { next: Vec::new(), complete: Some("c3".into()), open: texts(&["c3"]) });
}

#[test]
fn the_field_comes_before_the_animal_only_where_two_may_jump_to_it() {
    let legal = ["N:c3", "E:c3", "E:a1"];
    assert_eq!(next("muddy-ride", &legal, &[]), ["c3", "E:a1"]);
    assert_eq!(next("muddy-ride", &legal, &["c3"]), ["N", "E"]);
    assert_eq!(labels("muddy-ride", &legal, &["c3"]), ["Hippo", "Pig"]);
    assert_eq!(compose("muddy-ride", &texts(&legal), &texts(&["c3", "E"])).complete.as_deref(), Some("E:c3"));
}

#[test]
fn squares_for_a_tiger_are_pointed_at_in_any_order() {
    let legal = ["destroy a1 b2", "destroy a1 c3"];
    assert_eq!(next("kangaruse", &legal, &[]), ["a1", "b2", "c3"]);
    assert_eq!(next("kangaruse", &legal, &["c3"]), ["a1"]);
    assert_eq!(labels("kangaruse", &legal, &["c3"]), ["destroy a1"]);
    for order in [["c3", "a1"], ["a1", "c3"]] {
        assert_eq!(compose("kangaruse", &texts(&legal), &texts(&order)).complete.as_deref(), Some(legal[1]));
    }
}

#[test]
fn a_line_up_is_complete_whenever_it_is_legal_and_goes_on_nevertheless() {
    let legal =
        ["ting K0W0F0T0S0", "ting K0W1F0T0S0", "ting K0W2F0T0S0", "ting K0W1F0T0S0+X", "ting K0W2F0T0S0+X"];
    let at = |chosen: &[&str]| compose("gunst", &texts(&legal), &texts(chosen));
    assert_eq!(at(&[]).complete.as_deref(), Some(legal[0]));
    assert_eq!(at(&["W"]).complete.as_deref(), Some(legal[1]));
    assert_eq!(at(&["X"]).complete, None, "the god does not come alone in this list");
    assert_eq!(at(&["X", "W"]), at(&["W", "X"]));
    assert_eq!(at(&["W", "X", "W"]).complete.as_deref(), Some(legal[4]));
    assert_eq!(next("gunst", &legal, &["W", "W"]), ["X"]);
    assert_eq!(at(&["W", "W", "W"]), Composition::default());
}

#[test]
fn the_god_is_pointed_at_first_where_several_may_act() {
    let eurika = ["E:W>K", "E:W>F", "E:T>K"];
    assert_eq!(next("gunst", &eurika, &[]), ["E:W", "E:T"]);
    assert_eq!(labels("gunst", &eurika, &["E:W"]), ["into Knights", "into Farmers"]);
    let both = ["A:-", "A:W>K", "X:W"];
    assert_eq!(next("gunst", &both, &[]), ["A", "X"]);
    assert_eq!(labels("gunst", &both, &["A"]), ["nothing", "Warriors"]);
    assert_eq!(compose("gunst", &texts(&both), &texts(&["X", "X:W"])).complete.as_deref(), Some("X:W"));
}

#[test]
fn steps_are_spent_one_by_one() {
    let legal = ["strike", "steps X2", "steps X1A1", "steps A2"];
    assert_eq!(next("gunst", &legal, &[]), ["strike", "X", "A"]);
    assert_eq!(compose("gunst", &texts(&legal), &texts(&["A", "X"])).complete.as_deref(), Some("steps X1A1"));
    assert_eq!(labels("gunst", &legal, &["X"]), ["Extazia +1", "Archimedes +1"]);
}

#[test]
fn the_last_animal_of_a_line_needs_no_pointing() {
    let legal = ["line FHG", "line FGH", "line GHF"];
    assert_eq!(next("two-paths", &legal, &["F"]), ["H", "G"]);
    assert_eq!(
        compose("two-paths", &texts(&legal), &texts(&["G", "H"])).complete.as_deref(),
        Some("line GHF")
    );
}

#[test]
fn parts_that_fit_nothing_lead_nowhere_and_nonsense_is_one_part_by_itself() {
    for game in ["muddy-ride", "duel", "kangaruse", "two-paths", "gunst", "chess"] {
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
            let at = compose(game, &texts(&[odd]), &[]);
            assert_eq!(at.open, [odd]);
            assert_eq!(compose(game, &texts(&[odd]), &texts(&["no such part"])), Composition::default());
        }
    }
}
