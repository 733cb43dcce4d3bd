//! What is legal is accepted, what is not is refused and changes nothing.

use super::notation::misspelled;
use crate::Walk;
use crate::samples::Sampled;
use gambol_core::{Action, AnyMatch, ApplyError, Eyes, Forbids, Match, Node, Playable, Turn};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// How many of all moves that can be written are tried at a moment.
const TRIED: usize = 24;

/// A legal move is accepted, and playing it leads where trusting it leads.
pub fn legal_moves_are_accepted<G: Playable>(walk: &mut Walk<G>) {
    let game = walk.table.game();
    let pos = walk.table.position();
    for seat in walk.to_act() {
        let legal = walk.legal(seat);
        // Some lists hold thousands of moves; a few dozen of them tell as much.
        for &m in legal.iter().step_by(legal.len() / 40 + 1) {
            assert_eq!(game.check(pos, seat, m), Ok(()), "seat {seat}: {m} is in the legal list");
            let mut trusted = *pos;
            game.play_unchecked(&mut trusted, seat, m);
            assert_eq!(game.play(pos, seat, m), Ok(trusted), "seat {seat}: {m}, checked and trusted");
            assert_ne!(trusted, *pos, "seat {seat}: {m} changes nothing");
        }
    }
}

/// A move that is not legal is refused, and the refusal names a rule; a seat that is not to move may do nothing at all.
pub fn all_other_moves_are_refused<G: Sampled>(walk: &mut Walk<G>) {
    // Moves that were possible elsewhere, and some of all that can be written.
    let written = std::iter::repeat_with(|| G::any_move(&mut walk.dice)).take(TRIED).flatten();
    let written: Vec<G::Move> = written.filter_map(|text| text.parse().ok()).collect();
    let game = walk.table.game();
    let pos = walk.table.position();
    let to_act = walk.to_act();
    for seat in walk.seats() {
        let legal: BTreeSet<_> =
            if to_act.contains(&seat) { walk.legal(seat).into_iter().collect() } else { BTreeSet::new() };
        // Another part of what was met at every moment; a seat that is not to move needs only a few.
        let (part, parts) = (walk.table.ply() % 4, if to_act.contains(&seat) { 4 } else { 16 });
        let met = walk.met.iter().skip(part).step_by(parts);
        for &m in met.chain(&written).filter(|m| !legal.contains(m)) {
            let Err(refusal) = game.check(pos, seat, m) else { panic!("seat {seat}: {m} is not legal here") };
            assert_eq!(game.play(pos, seat, m).as_ref(), Err(&refusal), "seat {seat}: {m}");
            assert!(!refusal.rule().name.is_empty(), "seat {seat}: {m}: {refusal:?}");
        }
    }
}

/// A text that is not in the legal list is refused, and then everything is as it was.
pub fn texts_that_are_not_legal_are_refused_and_change_nothing<G: Playable>(walk: &mut Walk<G>) {
    let before = Seen::of(&walk.table);
    let possible = possible_texts(&before.node);
    let mut tried: Vec<String> = walk.met.iter().take(16).map(ToString::to_string).collect();
    let all: Vec<_> = possible.iter().collect();
    for _ in 0..16 {
        let base = if all.is_empty() { "pass" } else { all[walk.dice.index(all.len())] };
        tried.push(misspelled(base, &mut walk.dice));
    }
    for text in tried.into_iter().filter(|text| !possible.contains(text)) {
        let action = in_the_form_asked_for(&before.node, &text);
        let Err(error) = walk.table.apply(&action) else { panic!("{action} is not legal here") };
        match before.node {
            Node::End(_) => assert_eq!(error, ApplyError::Over, "{action}"),
            _ => assert!(matches!(error, ApplyError::Illegal(_)), "{action}: {error:?}"),
        }
    }
    before.assert_unchanged(&walk.table);
}

/// An action in another form than the node asks for is refused as such, and then everything is as it was.
pub fn actions_of_the_wrong_form_are_refused<G: Playable>(walk: &mut Walk<G>) {
    let before = Seen::of(&walk.table);
    let together = |seats: &[&str], text: &str| {
        Action::Together(seats.iter().map(|seat| ((*seat).to_owned(), text.to_owned())).collect())
    };
    let text = possible_texts(&before.node).into_iter().next().unwrap_or_default();
    let wrong: Vec<Action> = match walk.table.turn() {
        Turn::Together(_) => vec![
            Action::One(text.clone()),
            together(&[], &text),
            together(&["0"], &text),
            together(&["0", "1", "2"], &text),
            together(&["00", "1"], &text),
        ],
        _ => vec![together(&[], &text), together(&["0"], &text), together(&["0", "1"], &text)],
    };
    for action in wrong {
        let error = walk.table.apply(&action).expect_err("the form is wrong");
        match before.node {
            Node::End(_) => assert_eq!(error, ApplyError::Over),
            _ => assert!(matches!(error, ApplyError::Form(_)), "{error:?}"),
        }
    }
    before.assert_unchanged(&walk.table);
}

/// The refusal of one seat's secret choice takes nobody else's.
pub fn a_bad_secret_choice_takes_no_good_one<G: Playable>(walk: &mut Walk<G>) {
    let before = Seen::of(&walk.table);
    let Node::Simultaneous { legal } = &before.node else { return };
    for (bad, _) in legal {
        let texts = legal.iter().map(|(seat, texts)| {
            let text = if seat == bad { "no such choice" } else { &texts[0] };
            (seat.to_string(), text.to_owned())
        });
        let action = Action::Together(texts.collect());
        let error = walk.table.apply(&action).expect_err("one choice is bad");
        assert!(matches!(error, ApplyError::Illegal(_)), "{error:?}");
    }
    before.assert_unchanged(&walk.table);
}

/// All that can be seen of a match.
#[derive(PartialEq, Debug)]
pub(super) struct Seen {
    pub(super) node: Node,
    pub(super) state: Value,
    ply: usize,
    plies: usize,
}

impl Seen {
    pub(super) fn of(table: &dyn AnyMatch) -> Seen {
        let plies = table.actions().len();
        Seen { node: table.node(), state: table.state(Eyes::All), ply: table.ply(), plies }
    }

    /// The full state after this many plies of a match.
    pub(super) fn of_after<G: Playable>(table: &Match<G>, ply: usize) -> Option<Value> {
        let game = table.game();
        table.position_after(ply).map(|pos| game.state(&game.view(pos, Eyes::All)))
    }

    fn assert_unchanged<G: Playable>(&self, table: &Match<G>) {
        assert_eq!(*self, Seen::of(table), "what was refused has changed something");
    }
}

/// Everything that may be played or happen at a node, in notation.
pub fn possible_texts(node: &Node) -> BTreeSet<String> {
    match node {
        Node::Decision { legal, .. } => legal.iter().cloned().collect(),
        Node::Simultaneous { legal } => legal.iter().flat_map(|(_, texts)| texts.iter().cloned()).collect(),
        Node::Chance { outcomes } => outcomes.iter().map(|(text, _)| text.clone()).collect(),
        Node::End(_) => BTreeSet::new(),
    }
}

/// The text as one action, or as the choice of each seat that owes one.
fn in_the_form_asked_for(node: &Node, text: &str) -> Action {
    match node {
        Node::Simultaneous { legal } => {
            let texts: BTreeMap<_, _> =
                legal.iter().map(|(seat, _)| (seat.to_string(), text.to_owned())).collect();
            Action::Together(texts)
        }
        _ => Action::One(text.to_owned()),
    }
}
