use super::super::super::last;
use super::super::floors::FLOORS;
use super::super::think;
use super::check::{Memories, Step};
use super::claim::{from_bytes, to_bytes};
use super::table::{NOTHING, worth};
use super::*;
use crate::{Cancelled, Silent};
use gambol_core::Dice;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

/// What the rules and `docs/gunst-proof.md` say that nobody gains more than, in the whole game.
const SAID: &str = "0.0008 of the stake";

const RULES: &str = include_str!("../../../../../../rules/exact/gunst.md");
const DOCS: &str = include_str!("../../../../../../docs/gunst-proof.md");

fn bytes(rounds: u8) -> &'static [u8] {
    shipped(rounds).unwrap()
}

fn proof(rounds: u8) -> Proof {
    Proof::from_bytes(bytes(rounds)).unwrap()
}

#[test]
fn the_plan_is_as_good_as_the_papers_say() {
    for paper in [RULES, DOCS] {
        assert!(paper.contains(SAID), "{SAID} is not said");
    }
    let planned = think(3, [12, 12], [0, 0], &Silent).unwrap().unwrap();
    assert!(planned.floor() >= -0.0008, "{}", planned.floor());
}

#[test]
fn the_files_are_those_that_the_papers_name() {
    let files: [(&str, &[u8]); 5] = [
        ("last.bin", include_bytes!("../../last.bin")),
        ("floors.bin", include_bytes!("../floors.bin")),
        ("two.bin", bytes(2)),
        ("three.bin", bytes(3)),
        ("four.bin", bytes(4)),
    ];
    for (name, bytes) in files {
        let named = format!("| `{name}` | `{}` |", blake3::hash(bytes));
        assert!(DOCS.contains(&named), "docs/gunst-proof.md should say {named}");
    }
}

#[test]
fn two_rounds_are_proved_from_nothing_and_checked_from_the_rules_up() {
    assert!(make_proof(2, &Silent).unwrap() == bytes(2), "the same bytes, however many cores there are");
    let proof = proof(2);
    assert_eq!(proof.check(&[], &|_| (), &Silent), Ok(None));
    assert!(proof.bound() >= -0.0001, "{}", proof.bound());
}

/// Checks so many random steps of a proof: answers to the opening, then claims of each round.
fn check_samples(rounds: u8, counts: &[usize], seed: u64) {
    let (proof, mut dice, mut memories) = (proof(rounds), Dice::new(seed), Memories::default());
    let steps = proof.steps();
    // The opening, then the tings that fewer and fewer rounds follow.
    for (follow, &count) in (0..rounds).rev().zip(counts) {
        let is_wanted = |step: &&Step| match step {
            Step::Answer(_) => follow == rounds - 1,
            Step::Claim(of, _) => *of == follow && !proof.is_hard(**step),
            Step::Last(_) => follow == 0 && !proof.is_hard(**step),
        };
        let some: Vec<Step> = steps.iter().filter(is_wanted).copied().collect();
        for _ in 0..count {
            let step = some[dice.index(some.len())];
            assert!(proof.is_right(step, &mut memories, &Silent).unwrap(), "{}", proof.told(step));
        }
    }
}

#[test]
fn samples_of_three_rounds_are_right() {
    assert!(proof(3).bound() >= -0.0001, "{}", proof(3).bound());
    check_samples(3, &[12, 20, 10], 50);
}

/// All of it takes long: `gambol solve gunst --verify all`.
#[test]
fn samples_of_the_whole_game_are_right() {
    assert!(proof(4).bound() >= -0.0008, "{}", proof(4).bound());
    check_samples(4, &[12, 6, 20, 10], 51);
}

#[test]
fn a_proof_that_claims_more_is_found_wrong() {
    let is_right = |claims: &Vec<Vec<_>>, step: Step| {
        Proof::from_bytes(&to_bytes(claims))
            .unwrap()
            .is_right(step, &mut Memories::default(), &Silent)
            .unwrap()
    };
    let claims = from_bytes(bytes(3)).unwrap();
    for follow in [0, 1] {
        // A claim that is neither won nor lost, and as much as there is to claim.
        let at = (0..claims[follow].len()).find(|&at| {
            let mut more = claims.clone();
            let parts = &mut more[follow][at].parts;
            let is_open = (-30_000..30_000).contains(parts);
            *parts = parts.saturating_add(30);
            is_open && !is_right(&more, Step::Claim(follow as u8, at))
        });
        let step = Step::Claim(follow as u8, at.expect("some claim leaves nothing to spare"));
        assert!(is_right(&claims, step));
    }
    let mut more = claims.clone();
    more[2][0].parts += 30;
    assert!((0..check::ANSWERS).any(|answer| !is_right(&more, Step::Answer(answer))));
}

#[test]
fn a_proof_without_the_claims_that_are_read_is_found_wrong() {
    let mut claims = from_bytes(bytes(2)).unwrap();
    claims[0].clear();
    let told = Proof::from_bytes(&to_bytes(&claims)).unwrap().check(&[], &|_| (), &Silent).unwrap();
    assert!(told.is_some_and(|told| told.contains("answer")), "the opening reads nothing but −1");
}

#[test]
fn who_is_stopped_goes_on_where_it_was() {
    let proof = proof(2);
    // All but one answer to the opening are noted as done.
    let mut noted = vec![1; proof.steps().len()];
    noted[7] = 0;
    let done = Mutex::new(Vec::new());
    let note = |all: &[u8]| *done.lock().unwrap() = all.to_vec();
    assert_eq!(proof.check(&noted, &note, &Silent), Ok(None));
    assert!(done.into_inner().unwrap().iter().all(|&step| step == 1));
    assert_eq!(proof.check(&noted, &|_| (), &AtomicBool::new(true)), Err(Cancelled));
}

#[test]
fn bytes_that_make_no_sense_are_no_proof() {
    let bytes = bytes(3);
    assert!(Proof::from_bytes(&bytes[..bytes.len() - 1]).is_none());
    assert!(Proof::from_bytes(&[bytes, &[0]].concat()).is_none());
    assert!([&[][..], &[0], &[9], &[1, 0, 0]].into_iter().all(|bytes| Proof::from_bytes(bytes).is_none()));
    assert!(to_bytes(&from_bytes(bytes).unwrap()) == bytes);
}

#[test]
fn tables_number_tings_and_hand_claims_on_to_better_ones() {
    for follow in 0..=2 {
        let mut table = Table::new(follow);
        assert!(table.numbers().step_by(7).all(|number| table.number(table.place(number)) == number));
        let place = Place { planes: [0b1100, 0b11], life: [5, 7] };
        table.raise(table.number(place), 1000);
        table.spread();
        let at = |planes, life| table.at(table.number(Place { planes, life }));
        assert_eq!(at([0b11_1100, 0b11], [5, 7]), 1000);
        assert_eq!(at([0b1100, 0], [6, 2]), 1000);
        assert_eq!(at([0b1100, 0b11], [4, 7]), NOTHING);
        assert_eq!(at([0b1100, 0b1111], [5, 7]), NOTHING);
        assert_eq!(at([0, 0b11], [5, 7]), NOTHING);
    }
}

#[test]
fn no_floor_is_below_that_of_a_ting_that_is_worse_for_seat_0() {
    for follow in [1, 2] {
        let mut table = Table::new(follow);
        for number in table.numbers() {
            table.raise(number, (FLOORS.floor(follow, table.place(number)) * 32_767.0).round() as i16);
        }
        let floors = table.clone();
        table.spread();
        assert!(table.numbers().all(|number| table.at(number) == floors.at(number)));
    }
}

#[test]
fn no_claim_of_a_last_round_is_above_what_it_is_worth() {
    let (claims, table) = (from_bytes(bytes(3)).unwrap(), Table::new(0));
    for claim in &claims[0] {
        let place = table.place(claim.number);
        assert!(worth(claim.parts) <= last::value(place.life, place.planes).unwrap() + 1e-9, "{claim:?}");
    }
}
