use super::*;
use crate::budget::{Budget, Stop};
use gambol_core::{Eyes, Game, Playable, Veiled};
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::kangaruse::Kangaruse;
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::two_paths::TwoPaths;
use gambol_laws::samples;
use gambol_solve::Silent;
use gambol_solve::muddy_ride::MuddyRideTable;
use serde_json::json;
use std::sync::Arc;

/// Searches from a position for the seat on turn, and says what it made of each move.
fn tried<G: Insight>(game: &G, pos: &G::Position, playouts: u64) -> Vec<Tried<G::Move>> {
    tried_with(game, pos, playouts, None)
}

fn tried_with<G: Insight>(
    game: &G,
    pos: &G::Position,
    playouts: u64,
    helper: Option<&Judging<G>>,
) -> Vec<Tried<G::Move>> {
    let seat = match game.turn(pos) {
        Turn::Seat(seat) => seat,
        Turn::Together(seats) => seats.iter().next().expect("somebody is to choose"),
        other => panic!("nobody is to choose: {other:?}"),
    };
    let view = game.view(pos, Eyes::Seat(seat));
    let question = Question {
        view: &view,
        seat,
        last_times: &[],
        plies_left: u64::MAX,
        is_thorough: true,
        deeds: &[],
        helper,
        guide: None,
        plays_to_win: false,
    };
    let mut search = Search::new(game.clone(), 64 << 20, Dice::new(1));
    let clock = Clock::start(&Budget::playouts(playouts), u64::MAX, &Stop::default());
    search.think(&question, &clock);
    search.tried(&question)
}

fn options(value: &serde_json::Value) -> samples::Options {
    value.as_object().expect("an object").clone()
}

#[test]
fn whatever_the_search_proves_the_table_of_muddy_ride_says_too() {
    let (mut proved, mut won, mut lost) = (0, 0, 0);
    for number in 0..12 {
        let mode = samples::mode(gambol_games::Kind::MuddyRide, "free-for-all");
        let mut dice = mode.dice(number);
        let mut options = mode.options(&mut dice);
        options.insert("animals".into(), json!(["N", "S"]));
        options.remove("first");
        options.remove("board");
        let game = MuddyRide::from_options(&options).expect("two animals on the default meadow");
        let table = MuddyRideTable::build(&game, &Silent).expect("nobody stops it").expect("play is open");
        for _ in 0..60 {
            let mut pos = game.start();
            gambol_core::random_game(&game, &mut pos, &mut dice, 30);
            let Turn::Seat(seat) = game.turn(&pos) else { continue };
            for tried in tried(&game, &pos, 2_000) {
                let Some((own, _)) = tried.proved else { continue };
                let mut next = pos;
                game.play_unchecked(&mut next, seat, tried.m);
                let truth = table.value(next, seat).mean;
                assert!((own - truth).abs() < 1e-9, "{} in {pos:?}: {own}, not {truth}", tried.m);
                proved += 1;
                won += u32::from(own > 0.0);
                lost += u32::from(own < 0.0);
            }
        }
    }
    assert!(proved > 100 && won > 20 && lost > 20, "{proved} proved, {won} won, {lost} lost");
}

/// Three animals, each for itself, on a meadow that is not the default, which may change.
fn three_on(board: &str) -> MuddyRide {
    MuddyRide::from_options(&options(&json!({"board": board, "animals": ["N", "E", "S"]}))).expect("valid")
}

#[test]
fn with_a_table_nobody_lets_another_force_a_win_where_that_can_be_helped() {
    let game = three_on("first-meadow");
    let table = MuddyRideTable::build(&game, &Silent).expect("nobody stops it").expect("play is open");
    let table: Judging<MuddyRide> = Arc::new(table);
    let mut dice = Dice::new(3);
    let (mut helped, mut alone, mut had_the_choice) = (0, 0, 0);
    while had_the_choice < 60 {
        let mut pos = game.start();
        let plies = dice.below(20);
        gambol_core::random_game(&game, &mut pos, &mut dice, plies.into());
        let Turn::Seat(seat) = game.turn(&pos) else { continue };
        let is_safe = |m| {
            let mut next = pos;
            game.play_unchecked(&mut next, seat, m);
            table.winner(&game, &next).is_none_or(|winner| winner == seat)
        };
        let safe = game.legal_moves(&pos, seat).filter(|&m| is_safe(m)).count();
        if safe == 0 || safe == game.legal_moves(&pos, seat).count() {
            continue;
        }
        had_the_choice += 1;
        let chosen = |helper| {
            let tried = tried_with(&game, &pos, 60, helper);
            tried.iter().max_by_key(|tried| tried.visits).expect("there are moves").m
        };
        helped += u32::from(is_safe(chosen(Some(&table))));
        alone += u32::from(is_safe(chosen(None)));
    }
    assert!(helped == had_the_choice && alone < helped, "{helped} with its help, {alone} without");
}

#[test]
fn a_win_that_is_short_is_found_and_proved() {
    let game = MuddyRide::from_options(&options(&json!({"animals": ["N", "S"]}))).expect("valid");
    let table = MuddyRideTable::build(&game, &Silent).expect("nobody stops it").expect("play is open");
    let mut dice = Dice::new(8);
    let mut found = 0;
    while found < 40 {
        let mut pos = game.start();
        gambol_core::random_game(&game, &mut pos, &mut dice, 60);
        let Turn::Seat(seat) = game.turn(&pos) else { continue };
        let value = table.value(pos, seat);
        if value.mean < 1.0 || value.distance > Some(5) {
            continue;
        }
        found += 1;
        let tried = tried(&game, &pos, 20_000);
        let is_won = tried.iter().any(|tried| tried.proved.is_some_and(|(own, _)| own > 0.5));
        assert!(is_won, "won in {:?}, and not found: {pos:?} {tried:?}", value.distance);
    }
}

/// A game of matching pennies inside a game: hiding and blocking a side. A search that let the blocker see the hidden
/// side would think every try lost.
#[test]
fn a_blocker_does_not_see_what_is_hidden() {
    let game = TwoPaths::from_options(&options(&json!({}))).expect("valid");
    let mut pos = game.start();
    let mut dice = Dice::new(1);
    for _ in 0..2 {
        gambol_core::random_ply(&game, &mut pos, &mut dice);
    }
    let tried = tried(&game, &pos, 30_000);
    let total: u64 = tried.iter().map(|tried| tried.visits).sum();
    let most = tried.iter().map(|tried| tried.visits).max().unwrap_or(0);
    let mean = tried.iter().map(|tried| tried.mean * tried.visits as f64).sum::<f64>() / total as f64;
    assert!(mean > -0.2, "the player on turn is not behind, but is thought {mean}");
    assert!(most * 10 < total * 9, "one hiding is tried all the time: {tried:?}");
}

#[test]
fn what_the_other_may_not_see_does_not_change_its_node() {
    let game = Gunst::from_options(&options(&json!({}))).expect("valid");
    let pos = game.start();
    let chosen = |place: usize| {
        let mut pos = pos;
        let m = game.legal_moves(&pos, Seat(0)).nth(place).expect("there are 288");
        game.play_unchecked(&mut pos, Seat(0), m);
        Key::of(&game, &pos, Seat(1))
    };
    assert_eq!(chosen(3), chosen(200));
    assert_ne!(Key::of(&game, &pos, Seat(0)), Key::of(&game, &pos, Seat(1)), "seats have nodes of their own");
}

/// A simulation takes no memory but for the growth of the tree, which is in two arrays and an index: a few dozen times
/// in all.
#[test]
fn a_simulation_takes_no_memory() {
    fn growth<G: Insight>(value: &serde_json::Value) {
        let game = G::from_options(&options(value)).expect("valid");
        let mut pos = game.start();
        let mut dice = Dice::new(2);
        while game.turn(&pos) == Turn::Chance {
            let m = dice.draw(game.outcomes(&pos));
            game.fall_unchecked(&mut pos, m);
        }
        let info = allocation_counter::measure(|| {
            tried(&game, &pos, 3_000);
        });
        assert!(info.count_total < 150, "{}: {} allocations", G::NAME, info.count_total);
    }
    growth::<MuddyRide>(&json!({}));
    growth::<MuddyRide>(&json!({"mode": "secret"}));
    growth::<Duel>(&json!({}));
    growth::<Kangaruse>(&json!({}));
    growth::<TwoPaths>(&json!({}));
    growth::<Gunst>(&json!({}));
}

#[test]
fn a_tree_that_is_full_still_answers() {
    let game = Gunst::from_options(&options(&json!({}))).expect("valid");
    let pos = game.start();
    let view = game.view(&pos, Eyes::Seat(Seat(0)));
    let question = Question {
        view: &view,
        seat: Seat(0),
        last_times: &[],
        plies_left: u64::MAX,
        is_thorough: true,
        deeds: &[],
        helper: None,
        guide: None,
        plays_to_win: false,
    };
    let mut search = Search::new(game, 1 << 18, Dice::new(1));
    let clock = Clock::start(&Budget::playouts(20_000), u64::MAX, &Stop::default());
    assert_eq!(search.think(&question, &clock), 20_000);
    assert!(search.size().1 < 1 << 18, "{:?}", search.size());
    assert_eq!(search.tried(&question).len(), 288);
}

#[test]
fn what_was_thought_of_a_move_is_still_known_after_it_was_made() {
    let game = MuddyRide::from_options(&options(&json!({}))).expect("valid");
    let mut search = Search::new(game.clone(), 64 << 20, Dice::new(1));
    let mut pos = game.start();
    let clock = Clock::start(&Budget::playouts(5_000), u64::MAX, &Stop::default());
    for step in 0..3 {
        let Turn::Seat(seat) = game.turn(&pos) else { panic!("nobody wins so soon") };
        let view = game.view(&pos, Eyes::Seat(seat));
        let question = Question {
            view: &view,
            seat,
            last_times: &[],
            plies_left: 400,
            is_thorough: true,
            deeds: &[],
            helper: None,
            guide: None,
            plays_to_win: false,
        };
        if step == 0 {
            search.think(&question, &clock);
        }
        let tried = search.tried(&question);
        let most = tried.iter().max_by_key(|tried| tried.visits).expect("there are moves");
        assert!(most.visits > 100, "step {step}: {tried:?}");
        game.play_unchecked(&mut pos, seat, most.m);
    }
}

#[test]
fn a_position_that_may_not_arise_once_more_counts_as_a_draw() {
    let game = MuddyRide::from_options(&options(&json!({"animals": ["N", "S"]}))).expect("valid");
    let pos = game.start();
    let view = game.view(&pos, Eyes::Seat(Seat(0)));
    let after = |m| {
        let mut next = pos;
        game.play_unchecked(&mut next, Seat(0), m);
        next
    };
    // Whatever is jumped, the position after it has arisen often enough.
    let last_times: Vec<_> =
        game.legal_moves(&pos, Seat(0)).map(|m| Key::of(&game, &after(m), Seat(1))).collect();
    let question = Question {
        view: &view,
        seat: Seat(0),
        last_times: &last_times,
        plies_left: 400,
        is_thorough: true,
        deeds: &[],
        helper: None,
        guide: None,
        plays_to_win: false,
    };
    let mut search = Search::new(game.clone(), 1 << 20, Dice::new(1));
    let clock = Clock::start(&Budget::playouts(200), u64::MAX, &Stop::default());
    search.think(&question, &clock);
    let drawn = search.tried(&question).into_iter().filter(|tried| tried.mean.abs() < 1e-9).count();
    assert!(drawn > 0 && drawn == last_times.len(), "{drawn} of {}", last_times.len());
}
