//! Moves as text, and the ways to use steps.

use super::*;
use crate::gunst::steps::{way, ways};
use crate::gunst::{God, LineUp, Planes, Steps};
use proptest::prelude::*;
use std::collections::HashSet;

#[test]
fn every_move_reads_back_as_itself_unless_it_cannot_be() {
    for m in all_moves() {
        let writes_what_cannot_be =
            matches!(m, Move::Favour(Some((_, 0 | 4))) | Move::Say(Seat(2)) | Move::Lead(Seat(2)));
        assert_eq!(m.to_string().parse() == Ok(m), !writes_what_cannot_be, "{m}");
    }
}

#[test]
fn the_ways_to_use_steps_are_all_there_are() {
    for bits in 0..=255 {
        let planes = Planes::of_bits(bits);
        for steps in 0..=28 {
            let listed: HashSet<_> = ways(planes, steps).map(way).collect();
            assert_eq!(listed.len(), ways(planes, steps).len(), "each once");
            let all = all_moves_of_steps().filter(|way| {
                let fits = |god| planes.of(god) + way.of(god) <= Planes::HAND;
                God::ALL.into_iter().all(fits) && way.total() == steps.min(planes.total_room())
            });
            assert_eq!(listed, all.collect(), "{planes:?} {steps}");
        }
    }
}

fn all_moves_of_steps() -> impl Iterator<Item = Steps> {
    (1..=255_u8).filter_map(|bits| Steps::new([bits & 3, bits >> 2 & 3, bits >> 4 & 3, bits >> 6]))
}

#[test]
fn moves_have_one_spelling() {
    for text in [
        "",
        " ",
        "ting",
        "ting ",
        "ting K1W2F0T1S2+",
        "ting K1W2F0T1S2+AX",
        "ting K1W2F0T1S2+XX",
        "ting W2K1F0T1S2",
        "ting K1W2F0T1",
        "ting K1W2F0T1S10",
        "ting  K1W2F0T1S2",
        "ting K1W2F0T1S2 ",
        "Ting K1W2F0T1S2",
        "ting k1W2F0T1S2",
        "say 2",
        "say 00",
        "say",
        "lead -1",
        "lead 0 ",
        "favour",
        "favour X",
        "favour X0",
        "favour X4",
        "favour X11",
        "favour --",
        "favour K1",
        "X",
        "X:",
        "X:W>K",
        "X:w",
        "V:W>W",
        "E:W",
        "E:W>",
        "E:W>K>T",
        "A:W-K",
        "A:--",
        "K:W",
        "x:W",
        "steps",
        "steps ",
        "steps X0",
        "steps X4",
        "steps A1X1",
        "steps X1X1",
        "steps X1V",
        "steps X12",
        "strike ",
        "strikes",
        "ting K１W2F0T1S2",
        "steps X1 V1",
        "E:W>É",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
    let line_up: Move = "ting K1W2F0T1S2+XA".parse().unwrap();
    assert!(
        matches!(line_up, Move::Ting(line_up) if line_up.gods().len() == 2 && line_up.kin().total() == 6)
    );
    assert_eq!(size_of::<Option<LineUp>>(), 4);
}

proptest! {
    #[test]
    fn any_text_is_read_as_a_move_in_its_one_spelling_or_not_at_all(
        text in "\\PC*|(ting |say |favour |lead |steps |strike|)[KWFTSXVEA0-4+:> -]{0,14}",
    ) {
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }
}
