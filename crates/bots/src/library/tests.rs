use super::*;
use crate::budget::{Budget, Stop};
use gambol_core::Playable;
use gambol_games::kangaruse::Kangaruse;
use gambol_games::muddy_ride::MuddyRide;
use serde_json::json;

fn clock() -> Clock {
    Clock::start(&Budget::time(Duration::from_mins(1)), 1, &Stop::default())
}

fn two_animals(pair: [&str; 2]) -> MuddyRide {
    let options = json!({"animals": pair, "board": "clover-hollow"});
    MuddyRide::from_options(options.as_object().expect("an object")).expect("valid")
}

fn ask(library: &Library, game: &MuddyRide, may_build: bool, patience: Duration) -> Answer<MuddyRide> {
    library.ask(game, may_build, patience, &clock())
}

#[test]
fn a_table_is_built_once_and_then_lies_ready() {
    let library = Library::new(None, 1 << 26);
    let game = two_animals(["N", "S"]);
    assert!(matches!(ask(&library, &game, false, Duration::MAX), Answer::Nobody(why) if why.is_empty()));
    let Answer::Judge(first) = ask(&library, &game, true, Duration::MAX) else {
        panic!("it is small enough")
    };
    let Answer::Judge(second) = ask(&library, &game, false, Duration::ZERO) else { panic!("it is there") };
    assert!(Arc::ptr_eq(&first, &second));
}

#[test]
fn who_does_not_wait_hears_that_it_is_being_built() {
    let library = Library::new(None, 1 << 26);
    // Whoever holds the desk is building.
    let desk = library.0.desk.lock().expect("nobody has it yet");
    let game = two_animals(["N", "S"]);
    let Answer::Nobody(why) = ask(&library, &game, true, Duration::ZERO) else {
        panic!("it cannot be built")
    };
    assert_eq!(why, "its table is still being built");
    drop(desk);
    assert!(matches!(ask(&library, &game, true, Duration::MAX), Answer::Judge(_)));
}

#[test]
fn when_there_is_no_more_room_what_was_not_used_for_longest_goes() {
    let games = [["N", "S"], ["E", "W"], ["N", "W"]].map(two_animals);
    let lasting = gambol_solve::Solves::need(&games[0]).expect("two sides").disk;
    let library = Library::new(None, 5 * lasting / 2);
    let build =
        |game: &MuddyRide| assert!(matches!(ask(&library, game, true, Duration::MAX), Answer::Judge(_)));
    let is_here = |game: &MuddyRide| matches!(ask(&library, game, false, Duration::ZERO), Answer::Judge(_));
    build(&games[0]);
    build(&games[1]);
    build(&games[0]);
    build(&games[2]);
    assert_eq!([&games[0], &games[1], &games[2]].map(is_here), [true, false, true]);
}

#[test]
fn about_a_game_without_a_table_nobody_knows() {
    let options = json!({"size": "tiny"});
    let game = Kangaruse::from_options(options.as_object().expect("an object")).expect("valid");
    let library = Library::new(None, 1 << 30);
    assert!(
        matches!(library.ask(&game, true, Duration::MAX, &clock()), Answer::Nobody(why) if why.is_empty())
    );
}
