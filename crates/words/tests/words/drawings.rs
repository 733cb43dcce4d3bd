//! The labels of drawings.

use crate::keys::messages;
use crate::play::{assert_sentence, assert_whole, awaited, start};
use gambol_core::{Dice, Eyes, Saying, Seat};
use gambol_draw::{Compared, Look, Marks, Plan};
use gambol_games::Kind;
use gambol_laws::samples::{self, Options};
use gambol_words::{Teller, Words};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Puts a random action together part by part, telling each step.
fn compose(teller: &Teller<'_>, state: &Value, legal: &[String], dice: &mut Dice) {
    let mut parts: Vec<String> = Vec::new();
    loop {
        let plan = Plan::new(teller.kind, legal, &parts);
        let plan = plan.named(|offer| teller.part(state, &parts, offer.part, offer.of));
        plan.next.iter().for_each(|offer| assert_whole(&offer.label, offer.part));
        if plan.next.is_empty() {
            assert!(plan.complete.is_some(), "{parts:?} of {legal:?}");
            return;
        }
        if !parts.is_empty() {
            assert_sentence(&teller.draft(state, &parts, &plan.open), &format!("{parts:?}"));
        }
        let part = plan.next[dice.index(plan.next.len())].part.to_owned();
        parts.push(part);
    }
}

#[test]
fn every_label_of_a_drawing_has_its_message_and_no_message_lacks_its_label() {
    let words = Words::english();
    let asked = RefCell::new(BTreeSet::new());
    for (kind, modes) in samples::all() {
        for mode in modes {
            for number in 0..3 {
                let mut dice = mode.dice(number);
                let (mut game, options) = start(kind, &mode.options(&mut dice));
                let teller =
                    Teller { words: &words, kind, options: &options, names: &[], reader: None, turned: None };
                let label = |label: &Saying| {
                    asked.borrow_mut().insert(format!("label-{}", label.name));
                    teller.label(label)
                };
                // A sheet on its side says where north is, besides everything else.
                let blank = Look { words: Some(&label), turned: true, ..Look::default() };
                gambol_draw::empty(kind, &options, &blank).expect("a board");
                let mut last: Option<(Value, String)> = None;
                for _ in 0..60 {
                    for (seat, legal) in awaited(&game.node()) {
                        compose(&teller, &game.state(Eyes::Seat(seat)), &legal, &mut dice);
                        let compared =
                            [(legal.first(), false), (legal.last(), true)].map(|(action, is_better)| {
                                let action = action.expect("something may be done").as_str();
                                Compared { action, after: None, is_better }
                            });
                        let look = blank.with_marks(Marks { compared: &compared, ..Marks::default() });
                        gambol_draw::state(kind, &options, &game.state(Eyes::Seat(seat)), &look)
                            .expect("a drawing");
                        let first = Plan::new(kind, &legal, &[]).next.pop();
                        for chosen in [vec![], first.iter().map(|offer| offer.part.to_owned()).collect()] {
                            let plan = Plan::new(kind, &legal, &chosen);
                            let look = blank.with_marks(Marks { plan: Some(&plan), ..Marks::default() });
                            let seen = game.state(Eyes::Seat(seat));
                            gambol_draw::state(kind, &options, &seen, &look).expect("a drawing");
                        }
                    }
                    let (before, done) =
                        (last.as_ref().map(|last| &last.0), last.as_ref().map(|last| last.1.as_str()));
                    let look = blank.with_marks(Marks { before, done, ..Marks::default() });
                    gambol_draw::state(kind, &options, &game.state(Eyes::All), &look).expect("a drawing");
                    let Some(action) = game.random_action(&mut dice) else { break };
                    last = Some((game.state(Eyes::All), action.to_string()));
                    game.apply(&action).expect("a legal action");
                }
            }
        }
    }
    assert_eq!(words.missing(), 0);
    let written: BTreeSet<String> = messages("labels.ftl").into_keys().collect();
    // The whole drawing is called by its game and board.
    let mut asked = asked.into_inner();
    assert!(asked.remove("label-drawing"));
    assert_eq!(asked, written);
}

#[test]
fn whatever_harms_a_seat_is_said_in_a_sentence() {
    let words = Words::english();
    let mut said = BTreeSet::new();
    for (kind, modes) in samples::all() {
        for mode in modes {
            for number in 0..6 {
                let mut dice = mode.dice(number);
                let (mut game, options) = start(kind, &mode.options(&mut dice));
                while let Some(action) = game.random_action(&mut dice).filter(|_| game.ply() < 150) {
                    let before = game.state(Eyes::All);
                    game.apply(&action).expect("a legal action");
                    let (action, after) = (action.to_string(), game.state(Eyes::All));
                    for seat in (0..game.seats() as u8).map(Seat) {
                        let teller = Teller {
                            words: &words,
                            kind,
                            options: &options,
                            names: &[],
                            reader: Some(seat),
                            turned: None,
                        };
                        for is_reply in [false, true] {
                            if let Some(harm) = teller.harm(seat, (&before, &action, &after), is_reply) {
                                assert_sentence(&harm, &action);
                                said.insert(kind);
                            }
                        }
                    }
                }
            }
        }
    }
    assert_eq!(words.missing(), 0);
    assert_eq!(said.len(), Kind::ALL.len(), "{said:?}");
}

#[test]
fn a_drawing_without_words_has_the_names_of_its_labels() {
    let words = Words::english();
    let (mut game, options) = start(Kind::Gunst, &Options::new());
    game.apply(&gambol_core::Action::read("ting K1W2F1T1S1 | ting K1W3F2T1S2")).expect("two line-ups");
    let teller = Teller {
        words: &words,
        kind: Kind::Gunst,
        options: &options,
        names: &[],
        reader: None,
        turned: None,
    };
    let drawn = |look: Look<'_>| {
        gambol_draw::state(Kind::Gunst, &options, &game.state(Eyes::All), &look).expect("a drawing")
    };
    let told = drawn(Look { words: Some(&|label| teller.label(label)), ..Look::default() });
    assert_eq!(told, drawn(Look::default()));
}

fn parts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

/// What is offered next, after these parts.
fn offered(kind: Kind, state: &Value, legal: &[&str], chosen: &[&str]) -> Vec<String> {
    let (words, options) = (Words::english(), Options::new());
    let teller = Teller { words: &words, kind, options: &options, names: &[], reader: None, turned: None };
    let (legal, chosen) = (parts(legal), parts(chosen));
    let plan = Plan::new(kind, &legal, &chosen);
    let plan = plan.named(|offer| teller.part(state, &chosen, offer.part, offer.of));
    plan.next.into_iter().map(|offer| offer.label.into_owned()).collect()
}

#[test]
fn a_part_is_told_as_what_it_does() {
    let nothing = &Value::Null;
    let jumps = ["N:c3", "E:c3", "E:a1"];
    assert_eq!(offered(Kind::MuddyRide, nothing, &jumps, &[]), ["jump to c3", "jump with the Pig to a1"]);
    assert_eq!(offered(Kind::MuddyRide, nothing, &jumps, &["c3"]), ["Hippo", "Pig"]);
    assert_eq!(offered(Kind::Duel, nothing, &["b2@b2", "b2@c2"], &["b2"]), ["trigger b2", "trigger c2"]);
    let tiger = ["destroy a1 b2", "destroy a1 c3"];
    assert_eq!(offered(Kind::Kangaruse, nothing, &tiger, &["c3"]), ["cross out a1"]);
    assert_eq!(offered(Kind::TwoPaths, nothing, &["F:W", "F:E"], &["F"]), ["west", "east"]);
    let eurika = ["E:W>K", "E:W>F", "E:T>K"];
    assert_eq!(offered(Kind::Gunst, nothing, &eurika, &[]), ["Eurika: warriors", "Eurika: thieves"]);
    assert_eq!(offered(Kind::Gunst, nothing, &eurika, &["E:W"]), ["into the knights", "into the farmers"]);
    let both = ["A:-", "A:W>K", "X:W"];
    assert_eq!(offered(Kind::Gunst, nothing, &both, &["A"]), ["Archimedes does nothing", "warriors"]);
    let steps = ["strike", "steps X2", "steps X1A1", "steps A2"];
    assert_eq!(offered(Kind::Gunst, nothing, &steps, &["X"]), ["Extazia 1 plane", "Archimedes 1 plane"]);
}

#[test]
fn a_god_that_moves_kin_asks_for_both_rows() {
    let words = Words::english();
    let options = Options::new();
    let teller = Teller {
        words: &words,
        kind: Kind::Gunst,
        options: &options,
        names: &[],
        reader: None,
        turned: None,
    };
    let state = json!({"phase": "judgement", "in_play": [["E", "A"], []]});
    let legal = parts(&["A:-", "A:W>K", "E:W>K", "E:W>F"]);
    let draft = |chosen: &[&str]| {
        let chosen = parts(chosen);
        let plan = Plan::new(teller.kind, &legal, &chosen);
        assert!(!plan.next.is_empty(), "{chosen:?} lead nowhere");
        teller.draft(&state, &chosen, &plan.open)
    };
    assert_eq!(
        draft(&["E"]),
        "Eurika wins over one of your opponent’s kin: choose the row it leaves and the row of yours it joins."
    );
    assert_eq!(draft(&["E", "E:W"]), "From the warriors into which of your rows?");
}
