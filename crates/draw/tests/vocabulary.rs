//! The list of words is whole: drawings ask for nothing that is not in it, and it has nothing that is never asked for.

mod common;

use common::fixtures;
use gambol_core::{Eyes, Node};
use gambol_draw::{Look, Marks, any_match, compose, compose_in, empty, state, words};
use gambol_laws::samples::GAMES;
use std::cell::RefCell;
use std::collections::BTreeSet;

#[test]
fn drawings_ask_for_the_listed_words_and_for_no_other() {
    let asked = RefCell::new(BTreeSet::new());
    let ask = |word: &str| {
        asked.borrow_mut().insert(word.to_owned());
        None
    };
    // A sheet on its side says where north is, besides everything else.
    let look = Look { words: Some(&ask), turned: true, ..Look::default() };
    for (name, modes) in GAMES {
        for mode in modes {
            for number in 0..6 {
                let mut dice = mode.dice(number);
                let options = mode.options(&mut dice);
                let mut game = gambol_games::Kind::named(name).unwrap().start(&options).unwrap();
                empty(name, &game.options(), &look).unwrap();
                for _ in 0..60 {
                    let asked = match game.node() {
                        Node::Decision { seat, legal } => vec![(seat, legal)],
                        Node::Simultaneous { legal } => legal,
                        Node::Chance { .. } | Node::End(_) => Vec::new(),
                    };
                    for (seat, legal) in asked {
                        let first = compose(name, &legal, &[]).next.pop().map(|part| part.part);
                        for chosen in [Vec::new(), first.into_iter().collect()] {
                            compose_in(name, &legal, &chosen, Some(&ask));
                            let marks = Marks { legal: &legal, chosen: &chosen, ..Marks::default() };
                            let look = Look { viewer: seat, marks, ..look };
                            any_match(game.as_ref(), Eyes::Seat(seat), &look).unwrap();
                        }
                    }
                    any_match(game.as_ref(), Eyes::All, &look).unwrap();
                    let Some(action) = game.random_action(&mut dice) else { break };
                    game.apply(&action).unwrap();
                }
            }
        }
    }
    for fixture in fixtures() {
        let cells = fixture.options.get("board").and_then(|board| board.get("squares")?.as_object());
        let starts: Vec<_> = cells.into_iter().flatten().map(|(cell, _)| format!("start {cell}")).collect();
        // What random games seldom come to.
        let rare = ["pass", "destroy a1 b1", "destroy a1 c1"].map(str::to_owned).to_vec();
        for legal in [&starts, &rare, &fixture.legal] {
            let marks = Marks { legal, ..Marks::default() };
            state(fixture.game, &fixture.options, &fixture.state, &look.with_marks(marks)).unwrap();
        }
    }
    let asked = asked.into_inner();
    let listed: BTreeSet<String> = words().iter().map(|&word| word.to_owned()).collect();
    assert_eq!(listed.len(), words().len(), "a word is listed twice");
    let unlisted: Vec<_> = asked.difference(&listed).collect();
    assert!(unlisted.is_empty(), "asked for and not listed: {unlisted:?}");
    // `done` is for actions that are complete and could go on; no game of ours has one but the ting.
    let unasked: Vec<_> = listed.difference(&asked).filter(|word| *word != "done").collect();
    assert!(unasked.is_empty(), "listed and never asked for: {unasked:?}");
}
