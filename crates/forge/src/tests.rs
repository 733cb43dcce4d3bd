//! The certificates that ship, and small searches.

use crate::certificate::{Certificate, LevelPlay, SetUp};
use crate::measure::on_board;
use crate::{Bench, Effort, NoCertificate, Quest, Scratch, Wants, exact, games};
use gambol_bots::Level;
use gambol_games::boards::{self, BuiltIn};
use gambol_games::{Kind, code};
use gambol_solve::{Progress, Silent};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

fn shipped(built_in: &BuiltIn) -> (Value, Certificate) {
    let board = serde_json::from_str(built_in.json).unwrap();
    let certificate = serde_json::from_str(built_in.certificate)
        .unwrap_or_else(|error| panic!("{}/{}: {error}", built_in.game, built_in.name));
    (board, certificate)
}

/// What the solver now says about a certificate's set-up.
fn measured_again(built_in: &BuiltIn, board: &Value, set_up: &SetUp) -> SetUp {
    let mut options = set_up.options.clone();
    options.insert("board".into(), board.clone());
    let mut game = built_in.game.start(&options).unwrap();
    let solved = gambol_solve::solve_in_memory(game.as_ref(), &Silent).unwrap().unwrap();
    let found = exact::exact(game.as_mut(), solved.as_ref());
    let openings = exact::openings(game.as_mut(), Some(solved.as_ref()), &gambol_bots::Stop::default());
    SetUp { exact: found, openings, ..set_up.clone() }
}

#[test]
fn every_board_that_ships_has_a_certificate_that_holds_this_very_board() {
    for built_in in boards::all() {
        let (board, certificate) = shipped(built_in);
        assert_eq!(certificate.game, built_in.game.name());
        assert_eq!(Some(certificate.board.as_str()), board["name"].as_str());
        assert_eq!(code::read(&certificate.code).unwrap().board, board, "{}", built_in.name);
    }
}

#[test]
fn the_names_of_boards_that_ship_are_told_apart() {
    let names: BTreeSet<_> = boards::all().map(|built_in| built_in.name).collect();
    assert_eq!(names.len(), boards::all().count());
}

#[test]
fn races_of_two_on_every_meadow_are_what_their_certificates_say() {
    for built_in in boards::of(Kind::MuddyRide) {
        let (board, certificate) = shipped(built_in);
        let is_of_two = |set_up: &&SetUp| set_up.options.get("animals").is_some_and(|all| all[2].is_null());
        for set_up in certificate.set_ups.iter().filter(is_of_two) {
            let again = measured_again(built_in, &board, set_up);
            assert_eq!(again, *set_up, "{}: {}", built_in.name, set_up.title);
        }
    }
}

#[test]
fn a_meadow_and_a_duel_are_solved_again_and_found_as_certified() {
    for (game, name, title) in [
        ("muddy-ride", "first-meadow", "white horse"),
        ("muddy-ride", "clover-hollow", "white horse, Hippo and Pig"),
        ("duel", "high-noon", "size small"),
    ] {
        let built_in = boards::named(Kind::named(game).unwrap(), name).unwrap();
        let (board, certificate) = shipped(built_in);
        let set_up = certificate.set_ups.iter().find(|set_up| set_up.title == title).unwrap();
        let again = measured_again(built_in, &board, set_up);
        assert_eq!((again.exact, again.openings), (set_up.exact.clone(), set_up.openings.clone()), "{name}");
    }
}

/// The boards of a game that are not tile sets, with how equal bots fared on them.
fn played(game: &str) -> Vec<(&'static str, Value, Certificate)> {
    let all = boards::of(Kind::named(game).unwrap()).map(|built_in| (built_in.name, shipped(built_in)));
    let boards = all.filter(|(_, (_, certificate))| certificate.layouts.is_none());
    boards.map(|(name, (board, certificate))| (name, board, certificate)).collect()
}

/// How closely it has to be known how far apart the seats are wherever a board is offered: to a hundredth, as shown.
const KNOWN: f64 = 0.0105;

/// How long bots must have thought about a move of Muddy Ride where no solver tells what best play is worth: with 50 playouts
/// they hardly see who is in the way of whom, and what they find even is not even among those who look further.
const DEEP: u64 = 400;

/// The ways of playing for which a board is good.
fn good_for(certificate: &Certificate) -> impl Iterator<Item = (&SetUp, &LevelPlay)> {
    let played = certificate.set_ups.iter().filter_map(|set_up| Some((set_up, set_up.level_play.as_ref()?)));
    let is_good = |set_up: &SetUp| boards::flaw(&serde_json::to_value(set_up).unwrap()) == Some(0.0);
    played.filter(move |(set_up, play)| play.level == "4" && is_good(set_up))
}

#[test]
fn every_meadow_that_ships_deserves_its_place_in_some_way_of_playing() {
    for (name, _, certificate) in played("muddy-ride") {
        let good: Vec<_> = good_for(&certificate).collect();
        assert!(!good.is_empty(), "{name}");
        for (set_up, play) in good {
            let is_solved = set_up.exact.as_ref().is_some_and(|exact| exact.first_player.is_exact());
            assert!(is_solved || play.playouts.is_some_and(|playouts| playouts >= DEEP), "{name}: {play:?}");
            // Two neighbours alone are done after eleven.
            let lasts = play.lasts.mean;
            assert!(play.apart_within < KNOWN && (10.0..=100.0).contains(&lasts), "{name}: {play:?}");
        }
    }
}

#[test]
fn the_meadow_of_each_way_of_playing_treats_its_seats_alike_and_is_seldom_drawn() {
    let all = played("muddy-ride");
    for plan in games::of(Kind::MuddyRide).plans(&Map::new()) {
        let taken = Kind::MuddyRide.start(&plan.options).unwrap().options()["board"].clone();
        let (name, _, certificate) = all.iter().find(|(_, board, _)| *board == taken).unwrap();
        let complete = |options: &Map<String, Value>| {
            let mut whole = Kind::MuddyRide.start(options).unwrap().options();
            whole.remove("board");
            whole
        };
        let own = complete(&plan.options);
        let is_good = good_for(certificate).any(|(set_up, _)| complete(&set_up.options) == own);
        assert!(is_good, "{name} is not good for {}", plan.title);
    }
}

#[test]
fn every_way_of_playing_between_two_sides_that_was_measured_was_solved() {
    for (name, _, certificate) in played("muddy-ride") {
        for set_up in &certificate.set_ups {
            let sides = Kind::MuddyRide.start(&set_up.options).unwrap().sides().len();
            let is_secret = set_up.options.get("mode").is_some_and(|mode| mode == "secret");
            assert!(sides != 2 || is_secret || set_up.exact.is_some(), "{name}: {}", set_up.title);
        }
    }
}

#[test]
fn nobody_can_force_a_win_where_three_or_four_ride_for_themselves() {
    for (name, _, certificate) in played("muddy-ride") {
        let is_for_themselves = |set_up: &&SetUp| {
            let animals = set_up.options.get("animals").and_then(Value::as_array).map_or(4, Vec::len);
            !set_up.options.contains_key("mode") && animals > 2
        };
        let solved =
            certificate.set_ups.iter().filter(is_for_themselves).filter_map(|set_up| set_up.exact.as_ref());
        assert!(solved.clone().all(|exact| exact.forced.is_empty()), "{name}");
    }
}

#[test]
fn most_layouts_of_the_tile_sets_that_ship_are_good() {
    for set in boards::of(Kind::MuddyRide).filter(|board| board.is_tile_set()) {
        let (name, (_, certificate)) = (set.name, shipped(set));
        let layouts = certificate.layouts.expect("a tile set is certified by its layouts");
        assert!(
            layouts.tried >= 60 && 10 * layouts.good >= 9 * layouts.tried,
            "{name}: {} of {}",
            layouts.good,
            layouts.tried
        );
    }
}

#[test]
fn every_sheet_that_ships_deserves_its_place_and_there_are_some_for_every_number_of_players() {
    let mut players = BTreeSet::new();
    for (name, _, certificate) in played("kangaruse") {
        let good: Vec<_> = good_for(&certificate).map(|(_, play)| play).collect();
        assert!(!good.is_empty() && good.iter().all(|play| play.apart_within < KNOWN), "{name}");
        players.extend(good.iter().map(|play| play.seats.len()));
    }
    assert!(players.into_iter().eq(2..=5));
}

#[test]
fn whoever_begins_a_duel_on_a_board_that_ships_has_nearly_even_chances_and_few_draws() {
    let mut sizes = BTreeMap::new();
    for (name, _, certificate) in played("duel") {
        let value = certificate.set_ups[0].exact.as_ref().unwrap().first_player.exact().unwrap();
        assert!(value.abs() < 0.02, "{name}: {value}");
        let (set_up, play) = good_for(&certificate).next().unwrap_or_else(|| panic!("{name} is not good"));
        assert_eq!(*set_up, certificate.set_ups[0], "{name}: it is good for what it is known by");
        assert!(play.apart_within < KNOWN, "{name}: {play:?}");
        assert!((20.0..=60.0).contains(&play.lasts.mean), "{name}: {play:?}");
        *sizes.entry(certificate.set_ups[0].title.clone()).or_insert(0) += 1;
    }
    assert_eq!(sizes, [("size large".to_owned(), 1), ("size small".to_owned(), 4)].into());
}

#[test]
fn what_best_play_is_worth_on_a_network_that_ships_is_known_exactly() {
    for (name, _, certificate) in played("two-paths") {
        assert!(certificate.set_ups[0].exact.as_ref().unwrap().first_player.is_exact(), "{name}");
    }
}

/// Runs a search of tiny boards.
fn search(wants: &str, tries: u64, progress: &dyn Progress) -> crate::Haul {
    let directory = std::env::temp_dir();
    let (scratch, desk) = (Scratch::at(&directory), Mutex::new(()));
    let quest = Quest {
        bench: Bench {
            kind: Kind::Kangaruse,
            ways: Vec::new(),
            effort: Effort { level: Level::One, playouts: 4, games: 8, seed: 1 },
            threads: 1,
            progress,
            scratch: &scratch,
            desk: &desk,
            is_thorough: true,
        },
        wants: wants.parse::<Wants>().unwrap(),
        choices: json!({"size": "tiny"}).as_object().unwrap().clone(),
        first: 7,
        tries,
        changes: 0,
        best: 2,
        threads: 2,
        until: None,
    };
    quest.run(&|_, _| {}, &|_, effort| format!("again {}", effort.seed)).unwrap()
}

#[test]
fn a_search_keeps_what_is_wanted_and_counts_what_is_not() {
    let haul = search("lasts 1 to 500 turns", 4, &Silent);
    assert_eq!(haul.best.len(), 2);
    let play = haul.best[0].certificate.set_ups[0].level_play.as_ref().unwrap();
    assert_eq!((play.games, play.seed), (8, 1), "certified by fresh games, not by those that chose it");
    assert_eq!(haul.best[0].certificate.measured.command, "again 1");
    assert_eq!(code::read(&haul.best[0].certificate.code).unwrap().board, haul.best[0].board);
    let haul = search("lasts at most 2 turns", 3, &Silent);
    assert_eq!((haul.best.len(), haul.tried), (0, 3));
    assert_eq!(haul.faults.get("too long"), Some(&3));
}

#[test]
fn improving_keeps_a_change_only_if_it_brings_the_board_nearer() {
    let (scratch, desk) = (Scratch::at(&std::env::temp_dir()), Mutex::new(()));
    let bench = Bench {
        kind: Kind::MuddyRide,
        ways: Vec::new(),
        effort: Effort { level: Level::One, playouts: 4, games: 60, seed: 1 },
        threads: 2,
        progress: &Silent,
        scratch: &scratch,
        desk: &desk,
        is_thorough: false,
    };
    let (board, _) = shipped(boards::named(Kind::MuddyRide, "first-meadow").unwrap());
    let improved = |wants: &str| bench.improved(&board, &wants.parse().unwrap(), 40, 4, &|_| {}).unwrap();
    assert_eq!(improved("lasts 1 to 500 turns"), board, "nothing is better than all that is wanted");
    assert_ne!(improved("seats within 10 %")["fields"], board["fields"]);
    let duel = Bench { kind: Kind::Duel, ..bench.clone() };
    let error = duel.improved(&json!({}), &"decisive".parse().unwrap(), 1, 1, &|_| {}).unwrap_err();
    assert_eq!(error.to_string(), "--improve: expected muddy-ride or kangaruse, found duel");
}

#[test]
fn improving_leads_away_from_a_win_that_can_be_forced() {
    let (scratch, desk) = (Scratch::at(&std::env::temp_dir()), Mutex::new(()));
    let way = json!({"animals": ["N", "E"]}).as_object().unwrap().clone();
    let bench = Bench {
        kind: Kind::MuddyRide,
        ways: vec![way.clone()],
        effort: Effort { level: Level::One, playouts: 4, games: 100, seed: 2 },
        threads: 2,
        progress: &Silent,
        scratch: &scratch,
        desk: &desk,
        is_thorough: false,
    };
    let (board, _) = shipped(boards::named(Kind::MuddyRide, "garden-gate").unwrap());
    let is_forced = |board: &Value| bench.is_forced(&on_board(&way, board)).unwrap();
    let improved = |wants: &str| bench.improved(&board, &wants.parse().unwrap(), 60, 3, &|_| {}).unwrap();
    assert!(is_forced(&board), "the Pig wins in eleven actions");
    assert!(!is_forced(&improved("nobody can force a win, lasts 1 to 500 turns")));
}

#[test]
fn a_search_that_is_stopped_ends_with_what_it_has() {
    let haul = search("lasts 1 to 500 turns", 1_000_000, &std::sync::atomic::AtomicBool::new(true));
    assert_eq!((haul.best.len(), haul.tried, haul.is_stopped), (0, 0, true));
}

#[test]
fn a_board_that_cannot_be_played_is_named() {
    let (scratch, desk) = (Scratch::at(&std::env::temp_dir()), Mutex::new(()));
    let bench = Bench {
        kind: Kind::Duel,
        ways: Vec::new(),
        effort: Effort { level: Level::One, playouts: 4, games: 2, seed: 1 },
        threads: 1,
        progress: &Silent,
        scratch: &scratch,
        desk: &desk,
        is_thorough: true,
    };
    let error = bench
        .certify(&json!({"game": "duel", "name": "Wide", "files": 99, "fields": {}}), "", None)
        .unwrap_err();
    assert!(matches!(&error, NoCertificate::Wrong(why) if why.contains("files")), "{error}");
}
