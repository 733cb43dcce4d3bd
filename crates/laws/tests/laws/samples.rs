//! The samples are worth something: everything that can come up in a game does.

use gambol_core::{Eyes, Playable};
use gambol_games::Kind;
use gambol_laws::perft::{random_action, start};
use gambol_laws::{everywhere, samples};
use std::cell::RefCell;
use std::collections::BTreeSet;

fn name<G: Playable>(_: u64, names: &RefCell<Vec<&'static str>>) {
    names.borrow_mut().push(G::NAME);
}

#[test]
fn everywhere_is_every_game() {
    let names = RefCell::new(Vec::new());
    everywhere!(name, 0, &names);
    assert_eq!(names.take(), Kind::ALL.map(Kind::name));
}

/// What came up in many random games of a game: its phases, its actions without their places, and how games ended.
fn met(game: Kind) -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    for mode in samples::modes(game) {
        for number in 0..1500 {
            let mut dice = mode.dice(number);
            let mut table = start(game, &mode.options(&mut dice));
            while table.ply() < 250
                && let Some(action) = random_action(table.as_ref(), &mut dice)
            {
                met.extend(action.to_string().split(" | ").map(shape));
                table.apply(&action).unwrap_or_else(|error| panic!("{action}: {error}"));
                let phase = table.state(Eyes::All)["phase"].as_str().unwrap_or_default().to_owned();
                met.insert(format!("phase {phase}"));
            }
            if let Some(result) = table.result() {
                met.insert(format!("{} of {} win", result.winners.len(), table.seats()));
            }
        }
    }
    met
}

/// An action with its places and numbers left out: `destroy # #`.
fn shape(text: &str) -> String {
    let is_place = |word: &&str| {
        word.chars().next().is_some_and(char::is_lowercase) && word.ends_with(|c: char| c.is_ascii_digit())
    };
    let words = text.split_inclusive([' ', ':', '@', '>']);
    words
        .map(|word| if is_place(&word.trim_end_matches([' ', '@'])) { "#" } else { word })
        .collect::<Vec<_>>()
        .join("")
}

fn assert_met(game: Kind, expected: &str) {
    let met = met(game);
    let missing: Vec<_> = expected.split(", ").filter(|what| !met.contains(*what)).collect();
    assert!(missing.is_empty(), "{missing:?} never came up; what did: {met:?}");
}

#[test]
fn everything_comes_up_in_muddy_ride() {
    assert_met(
        Kind::MuddyRide,
        "#, N:#, pass, splash N, splash NE, splash ESW, card W, roll SW, phase deal, phase roll, phase jump, phase splash, \
         phase end, 1 of 2 win, 2 of 2 win, 1 of 3 win, 2 of 3 win, 3 of 3 win, 1 of 4 win, 2 of 4 win, 4 of 4 win",
    );
}

#[test]
fn everything_comes_up_in_duel() {
    assert_met(
        Kind::Duel,
        "place #, #, ##, pass, fire, end, ammo good-shot, ammo double-blast, ammo booster, ammo dummy, shot light, shot dark, \
         phase place, phase open, phase stepped, phase fired, phase ammo, phase shot, phase end, 1 of 2 win, 2 of 2 win",
    );
}

#[test]
fn everything_comes_up_in_kangaruse() {
    assert_met(
        Kind::Kangaruse,
        "start #, #, teleport #, stop, destroy ##, phase start, phase jump, phase again, phase stuck, phase destroy, phase end, \
         1 of 2 win, 2 of 2 win, 1 of 5 win, 2 of 5 win",
    );
}

#[test]
fn everything_comes_up_in_two_paths() {
    assert_met(
        Kind::TwoPaths,
        "line FHG, F:W, G:E, block W, block E, take, decline, phase line, phase hide, phase block, phase take, phase end, \
         1 of 2 win, 2 of 2 win",
    );
}

#[test]
fn everything_comes_up_in_gunst() {
    assert_met(
        Kind::Gunst,
        "say 0, say 1, favour -, favour X3, lead 0, lead 1, X:W, X:-, V:F, V:-, E:W>K, E:-, A:W>K, A:-, steps X2A1, strike, \
         phase ting, phase say, phase favour, phase lead-judgement, phase judgement, phase lead-K, phase lead-W, phase F, \
         phase lead-T, phase lead-S, phase S, phase end, 1 of 2 win, 2 of 2 win",
    );
}
