//! Records: what was played, complete enough to be played again, and not to be tampered with.

use super::moves::{Seen, possible_texts};
use crate::Walk;
use gambol_core::{
    Action, AnyMatch, Ending, Eyes, Match, Node, Outcome, Playable, Record, RecordResult, ReplayError, Seat,
    Seats,
};
use std::collections::BTreeMap;

/// A record replays to the same moment, through its JSON text, and is then the same record.
pub fn a_record_replays_to_the_same_moment<G: Playable>(walk: &mut Walk<G>) {
    let record = walk.table.record();
    assert_eq!(record.actions.len(), walk.table.ply());
    assert_eq!(record.hashes.len(), record.actions.len() + 1);
    let text = serde_json::to_string(&record).expect("a record is plain data");
    let read: Record = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(read, record);
    let again = replayed::<G>(&read).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(Seen::of(&again), Seen::of(&walk.table));
    assert_eq!(again.record(), record);
}

/// A record without its hashes, seats and result replays too: what was played stands in its actions.
pub fn a_bare_record_replays_too<G: Playable>(walk: &mut Walk<G>) {
    let full = walk.table.record();
    let bare = Record { hashes: Vec::new(), seats: Vec::new(), result: None, ..full.clone() };
    let again = replayed::<G>(&bare).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again.record(), full);
}

/// An action exchanged for one that cannot be played, or that leads elsewhere, is noticed.
pub fn a_changed_action_is_noticed<G: Playable>(walk: &mut Walk<G>) {
    let record = walk.table.record();
    let Some(last) = record.actions.len().checked_sub(1) else { return };
    let (at, action) = match walk.dice.below(3) {
        0 => (last, Action::One("no such action".into())),
        1 => (walk.dice.index(last + 1), Action::Together(BTreeMap::new())),
        _ => {
            let at = walk.dice.index(last + 1);
            let Some(action) = leads_elsewhere(walk, &record, at) else { return };
            (at, action)
        }
    };
    let mut tampered = record;
    tampered.actions[at] = action;
    match refusal::<G>(&tampered) {
        ReplayError::Action { number, .. } => assert_eq!(number, at + 1),
        ReplayError::Diverged { ply } => assert_eq!(ply, at + 1),
        other => panic!("{other}"),
    }
}

/// An action left out, added or moved is noticed, by the number of hashes or by where it stands.
pub fn actions_left_out_or_added_are_noticed<G: Playable>(walk: &mut Walk<G>) {
    let record = walk.table.record();
    let Some(last) = record.actions.last().cloned() else { return };
    let mut shorter = record.clone();
    shorter.actions.pop();
    refusal::<G>(&shorter);
    let mut longer = record.clone();
    longer.actions.push(last);
    refusal::<G>(&longer);
    if record.result.is_some() {
        // Cut off tidily, hashes too: then the result does not fit.
        shorter.hashes.pop();
        assert!(matches!(refusal::<G>(&shorter), ReplayError::OtherResult { .. }));
        longer.hashes.clear();
        assert!(matches!(refusal::<G>(&longer), ReplayError::Action { .. }), "an action after the end");
    }
}

/// A changed hash is noticed where it stands.
pub fn a_changed_hash_is_noticed<G: Playable>(walk: &mut Walk<G>) {
    let mut record = walk.table.record();
    let at = walk.dice.index(record.hashes.len());
    let hash = &mut record.hashes[at];
    let last = hash.pop().expect("a hash is not empty");
    hash.push(if last == '0' { '1' } else { '0' });
    assert_eq!(refusal::<G>(&record), ReplayError::Diverged { ply: at });
}

/// A changed result is noticed, and so is a result where there is none yet.
pub fn a_changed_result_is_noticed<G: Playable>(walk: &mut Walk<G>) {
    let record = walk.table.record();
    if let Some(result) = &record.result {
        let mut other = record.clone();
        let seats = walk.table.seats() as u8;
        let winners = if result.winners.len() == 1 { (0..seats).collect() } else { vec![result.winners[0]] };
        other.result = Some(RecordResult { winners, ..result.clone() });
        assert!(matches!(refusal::<G>(&other), ReplayError::OtherResult { .. }));
        let mut scores = result.scores.clone().unwrap_or_else(|| vec![0; usize::from(seats)]);
        if result.scores.is_some() {
            scores[0] += 1;
        }
        other.result = Some(RecordResult { scores: Some(scores), ..result.clone() });
        assert!(matches!(refusal::<G>(&other), ReplayError::OtherResult { .. }));
    }
    if record.result.is_some() && !record.actions.is_empty() {
        let mut unfinished = record;
        unfinished.actions.pop();
        unfinished.hashes.pop();
        assert!(matches!(refusal::<G>(&unfinished), ReplayError::OtherResult { .. }));
    }
}

/// Whoever gave up or ran out of time is a seat of the game that has not won.
pub fn nobody_wins_by_giving_up<G: Playable>(walk: &mut Walk<G>) {
    let mut record = walk.table.record();
    let seats = walk.table.seats();
    let (first, rest) = (Seat(0), Seats::first(seats).without(Seat(0)));
    let ended = |ending: Ending| RecordResult {
        winners: rest.iter().map(|seat| seat.0).collect(),
        scores: None,
        returns: Outcome::won(rest).returns(seats),
        ending,
    };
    record.ended = Some(ended(Ending::Resigned { seat: first }));
    assert!(replayed::<G>(&record).is_ok());
    for seat in [Seat(1), Seat(seats as u8), Seat(9)] {
        for ending in [Ending::Resigned { seat }, Ending::Time { seat }] {
            record.ended = Some(ended(ending));
            assert!(matches!(refusal::<G>(&record), ReplayError::OtherResult { .. }), "{ending}");
        }
    }
}

/// Other rules and lists of the wrong length are noticed.
pub fn a_record_of_something_else_is_noticed<G: Playable>(walk: &mut Walk<G>) {
    let record = walk.table.record();
    let other_rules = Record { rules: "0".into(), ..record.clone() };
    assert!(matches!(refusal::<G>(&other_rules), ReplayError::OtherRules(_)));
    let crowded = Record { seats: vec!["somebody".into(); 9], ..record.clone() };
    assert!(matches!(refusal::<G>(&crowded), ReplayError::WrongLength { list: "seats", .. }));
    let timed = Record { times: vec![1; record.actions.len() + 1], ..record };
    assert!(matches!(refusal::<G>(&timed), ReplayError::WrongLength { list: "times", .. }));
}

/// The record played again, on the board that it holds.
fn replayed<G: Playable>(record: &Record) -> Result<Match<G>, ReplayError> {
    assert_eq!(record.game, G::NAME);
    let mut table = Match::from_options(&record.options).unwrap_or_else(|error| panic!("{error}"));
    record.replay_on(&mut table)?;
    Ok(table)
}

fn refusal<G: Playable>(record: &Record) -> ReplayError {
    let Err(error) = replayed::<G>(record) else {
        panic!("a tampered record was not noticed: {}", serde_json::to_string(record).unwrap_or_default())
    };
    error
}

/// Another action that was possible at this ply and leads to another state. (Two actions may lead to the same one, say
/// two large steps that trigger empty fields; a record cannot tell them apart and need not.)
fn leads_elsewhere<G: Playable>(walk: &mut Walk<G>, record: &Record, at: usize) -> Option<Action> {
    let plies = walk.table.plies().to_vec();
    let there = Seen::of_after(&walk.table, at + 1)?;
    assert!(AnyMatch::undo(&mut walk.table, plies.len() - at));
    let node = walk.table.node();
    let mut found = None;
    for _ in 0..4 {
        let all: Vec<_> = possible_texts(&node).into_iter().collect();
        let text = all[walk.dice.index(all.len())].clone();
        let action = match (&node, &record.actions[at]) {
            (Node::Simultaneous { .. }, Action::Together(texts)) => {
                let mut texts = texts.clone();
                texts.insert("0".into(), text);
                Action::Together(texts)
            }
            _ => Action::One(text),
        };
        if action == record.actions[at] || walk.table.apply(&action).is_err() {
            continue;
        }
        let elsewhere = walk.table.state(Eyes::All) != there;
        assert!(AnyMatch::undo(&mut walk.table, 1));
        if elsewhere {
            found = Some(action);
            break;
        }
    }
    for ply in &plies[at..] {
        walk.table.play_ply_unchecked(*ply);
    }
    found
}
