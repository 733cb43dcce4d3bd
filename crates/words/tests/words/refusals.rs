//! Every rule of every game has its sentence, and every sentence its rule.

use crate::keys::{messages, root};
use crate::play::{assert_sentence, names, start};
use gambol_core::grid::Direction;
use gambol_core::{
    Action, ApplyError, Chancy, Dice, Forbids, Game, Node, Playable, Saying, Seat, Turn, random_ply,
};
use gambol_games::Kind;
use gambol_games::duel::{self, Duel};
use gambol_games::gunst::{self, Gunst};
use gambol_games::kangaruse::{self, Kangaruse};
use gambol_games::muddy_ride::{self, MuddyRide};
use gambol_games::rulebook::places;
use gambol_games::two_paths::TwoPaths;
use gambol_laws::samples;
use gambol_words::{Teller, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Where each game writes down its rules' refusals.
const SOURCES: [(Kind, &str); 5] = [
    (Kind::MuddyRide, "muddy_ride/refusal.rs"),
    (Kind::Duel, "duel/refusal.rs"),
    (Kind::Kangaruse, "kangaruse/refusal.rs"),
    (Kind::TwoPaths, "two_paths/refusal.rs"),
    (Kind::Gunst, "gunst/refusal.rs"),
];

/// `TargetOfAnother` is `target-of-another`.
fn kebab(variant: &str) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

/// The rules of a game: the variants of its `Refusal`, as they stand in the source.
fn rules(file: &str) -> BTreeSet<String> {
    let path = root().join("crates/games/src").join(file);
    let source = fs::read_to_string(path).expect("the game's refusals");
    let (_, rest) = source.split_once("pub enum Refusal {\n").expect("the game has refusals");
    let (body, _) = rest.split_once("\n}").expect("the list ends");
    let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = variants.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    variants
        .map(|line| kebab(line.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("")))
        .collect()
}

#[test]
fn every_rule_of_every_game_has_a_message_and_no_message_lacks_its_rule() {
    let mut wanted: BTreeSet<String> =
        ["refusal-notation", "refusal-chance"].map(str::to_owned).into_iter().collect();
    for (kind, file) in SOURCES {
        let rules = rules(file);
        assert!(rules.len() >= 10, "{kind}: {rules:?}");
        wanted.extend(rules.iter().map(|rule| format!("refusal-{kind}-{rule}")));
    }
    let written: BTreeSet<String> = messages("refusals.ftl").into_keys().collect();
    assert_eq!(wanted.difference(&written).collect::<Vec<_>>(), Vec::<&String>::new(), "missing");
    assert_eq!(written.difference(&wanted).collect::<Vec<_>>(), Vec::<&String>::new(), "of no rule");
}

/// Moves that were legal somewhere and a few more, asked for everywhere and by everybody, until every rule has been
/// broken.
fn break_rules<G: Playable>(more: &[G::Move]) {
    let words = Words::english();
    let names = names();
    let mut anywhere: BTreeSet<G::Move> = BTreeSet::new();
    let mut broken: BTreeMap<&str, String> = BTreeMap::new();
    let (kind, file) = *SOURCES.iter().find(|(kind, _)| kind.name() == G::NAME).expect("a game");
    let rules = rules(file);
    let places = places(kind.rulebook());
    for number in 0..200 {
        if broken.len() == rules.len() {
            break;
        }
        for mode in samples::modes(kind) {
            let mut dice = mode.dice(number);
            let game = G::from_options(&mode.options(&mut dice)).expect("valid options");
            let options = game.options();
            let teller =
                Teller { words: &words, kind, options: &options, names: &names, reader: None, turned: None };
            let mut pos = game.start();
            let mut here: BTreeSet<G::Move> = BTreeSet::new();
            let before: Vec<G::Move> = anywhere.iter().copied().collect();
            for _ in 0..200 {
                let pool: Vec<G::Move> = here.iter().copied().collect();
                let pools = [&before[..], &pool, more];
                for now in moments(&game, &pos, &mut dice) {
                    for pool in pools.into_iter().cycle().take(24).filter(|pool| !pool.is_empty()) {
                        let m = pool[dice.index(pool.len())];
                        for seat in (0..game.seats() as u8).map(Seat) {
                            let Err(refusal) = game.check(&now, seat, m) else { continue };
                            let rule = refusal.rule();
                            let said = teller.refusal(&rule);
                            assert_sentence(&said, rule.name);
                            assert_eq!(words.missing(), 0, "{kind} {rule:?}: {said}");
                            let section = refusal.section().unwrap_or_else(|| panic!("{kind}: {rule:?}"));
                            assert!(places.iter().any(|place| place == section), "{kind}: no {section}");
                            broken.insert(rule.name, said);
                        }
                    }
                }
                gather(&game, &pos, &mut here);
                if !random_ply(&game, &mut pos, &mut dice) {
                    break;
                }
            }
            anywhere.extend(here.into_iter().take(200));
        }
    }
    let untold: Vec<_> = rules.into_iter().filter(|rule| !broken.contains_key(rule.as_str())).collect();
    assert_eq!(untold, Vec::<String>::new(), "{kind}: rules that nobody broke");
}

/// The position and, where several choose in secret, the one after the first choice too.
fn moments<G: Game>(game: &G, pos: &G::Position, dice: &mut Dice) -> Vec<G::Position> {
    let mut all = vec![*pos];
    if let Turn::Together(seats) = game.turn(pos)
        && let Some(first) = seats.iter().next()
    {
        let mut later = *pos;
        game.play_unchecked(&mut later, first, dice.pick(game.legal_moves(pos, first)));
        all.push(later);
    }
    all
}

/// Keeps some of what could be done here.
fn gather<G: Chancy>(game: &G, pos: &G::Position, met: &mut BTreeSet<G::Move>) {
    if met.len() > 4000 {
        return;
    }
    match game.turn(pos) {
        Turn::Seat(seat) => met.extend(game.legal_moves(pos, seat).take(40)),
        Turn::Together(seats) => {
            seats.iter().for_each(|seat| met.extend(game.legal_moves(pos, seat).take(40)));
        }
        Turn::Chance => met.extend(game.outcomes(pos).map(|(m, _)| m)),
        Turn::Over => {}
    }
}

#[test]
fn every_rule_of_muddy_ride_is_told_when_it_is_broken() {
    let sets = (1..16).map(muddy_ride::Animals::from_bits);
    break_rules::<MuddyRide>(&sets.map(muddy_ride::Move::Splash).collect::<Vec<_>>());
}

#[test]
fn every_rule_of_duel_is_told_when_it_is_broken() {
    let field = |file: u8, rank: u8| duel::Field::new(file, rank);
    let fields = || (0..5).flat_map(move |file| (0..6).map(move |rank| field(file, rank)));
    let steps = fields().map(|to| duel::Move::Step { to, trigger: Some(field(0, 0)) });
    break_rules::<Duel>(&steps.chain([duel::Move::Pass, duel::Move::End]).collect::<Vec<_>>());
}

#[test]
fn every_rule_of_kangaruse_is_told_when_it_is_broken() {
    let squares =
        || (0..4).flat_map(|file| (0..4).filter_map(move |rank| kangaruse::Square::new(file, rank)));
    let jumps = squares().map(kangaruse::Move::Jump);
    let same = squares().map(|square| kangaruse::Move::Destroy(square, square));
    let turned = squares().flat_map(|one| squares().map(move |other| kangaruse::Move::Destroy(one, other)));
    let stops = [kangaruse::Move::Stop; 8];
    break_rules::<Kangaruse>(&jumps.chain(same).chain(turned).chain(stops).collect::<Vec<_>>());
}

#[test]
fn every_rule_of_two_paths_is_told_when_it_is_broken() {
    break_rules::<TwoPaths>(&[]);
}

#[test]
fn every_rule_of_gunst_is_told_when_it_is_broken() {
    let row = gunst::Row::Warriors;
    break_rules::<Gunst>(&[
        gunst::Move::Lead(Seat(2)),
        gunst::Move::Favour(Some((gunst::God::Eurika, 0))),
        gunst::Move::God(gunst::Deed::Archimedes(Some(gunst::Way { from: row, to: row }))),
        gunst::Move::Strike,
    ]);
}

/// What a table refuses, through the door that pages use, has a sentence too, whatever was typed.
#[test]
fn whatever_is_refused_at_a_table_is_told_in_a_sentence() {
    let words = Words::english();
    let names = names();
    let mut texts: Vec<String> =
        ["", "x", "pass", "c3", "⟨{$x}⟩", "ammo dummy", "heads"].map(str::to_owned).into();
    let mut kinds = BTreeSet::new();
    for round in 0..2 {
        for (kind, modes) in samples::all() {
            for mode in modes {
                let mut dice = mode.dice(3 + round);
                let (mut game, options) = start(kind, &mode.options(&mut dice));
                let teller = Teller {
                    words: &words,
                    kind,
                    options: &options,
                    names: &names,
                    reader: None,
                    turned: None,
                };
                while let Some(action) = game.random_action(&mut dice) {
                    texts.extend(Some(action.to_string()).filter(|_| texts.len() < 500));
                    for _ in 0..6 {
                        let text = texts[dice.index(texts.len())].clone();
                        let asked = match game.node() {
                            Node::Simultaneous { legal } => Action::Together(
                                legal.iter().map(|(seat, _)| (seat.to_string(), text.clone())).collect(),
                            ),
                            _ => Action::One(text.clone()),
                        };
                        match game.apply(&asked) {
                            Ok(()) => assert!(game.undo(1)),
                            Err(ApplyError::Illegal(rule)) => {
                                kinds.insert(rule.name);
                                let said = teller.refusal(&rule);
                                assert!(
                                    said.chars().count() < 200 && !said.contains('⟨') || text.contains('⟨'),
                                    "{said}"
                                );
                                assert_eq!(words.missing(), 0, "{kind} {rule:?}: {said}");
                            }
                            Err(error) => panic!("{asked}: {error:?}"),
                        }
                    }
                    game.apply(&action).expect("a legal action");
                }
            }
        }
    }
    assert!(kinds.contains("notation") && kinds.contains("chance") && kinds.len() > 30, "{kinds:?}");
}

#[test]
fn a_refusal_calls_pieces_and_people_by_their_names() {
    let words = Words::english();
    let names = names();
    let options = serde_json::Map::new();
    let told = |kind: Kind, rule: &Saying| {
        Teller { words: &words, kind, options: &options, names: &names, reader: None, turned: None }
            .refusal(rule)
    };
    let target = Saying::new("target-of-another").text("field", "e1").piece("animal", "S");
    assert_eq!(
        told(Kind::MuddyRide, &target),
        "The field e1 is the target of the Frog and closed to all others."
    );
    let turn = Saying::new("turn-of").seat("who", Seat(1));
    assert_eq!(told(Kind::Duel, &turn), "It is Ben’s turn.");
    let quoll = Saying::new("quoll-keeps-direction").text("square", "c3");
    let quoll = quoll.direction("direction", Direction::W);
    assert_eq!(told(Kind::Kangaruse, &quoll), "The quoll on c3 lets nobody choose west.");
}
