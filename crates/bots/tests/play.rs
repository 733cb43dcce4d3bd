//! Bots play every game in every mode, legally, within their budget, and stop when told.

use gambol_bots::{Bot, Budget, Choice, Level, Sight, Stop, advise, pace};
use gambol_core::{Action, AnyMatch, Dice, Node, Seat};
use gambol_games::Kind;
use gambol_laws::samples;
use serde_json::{Value, json};
use std::thread;
use std::time::{Duration, Instant};

fn table(game: &str, options: &Value) -> Box<dyn AnyMatch> {
    let options = options.as_object().expect("options are an object");
    Kind::named(game).expect("one of the five").start(options).expect("the options are valid")
}

/// What every level chooses, and how.
fn choices(table: &dyn AnyMatch, seat: Seat) -> Vec<Choice> {
    let sight = Sight::of(table, seat).expect("the seat is to move");
    let choose = |level| Bot::new(level, 9).choose(&sight, &Budget::playouts(400), &Stop::default());
    Level::ALL.into_iter().map(choose).collect()
}

/// A random match of each mode of each game, with its mode's name, stopped somewhere on the way.
fn somewhere(number: u64, mut look: impl FnMut(&str, &dyn AnyMatch)) {
    for (game, modes) in samples::all() {
        for mode in modes {
            let mut dice = mode.dice(number);
            let options = mode.options(&mut dice);
            let mut table = game.start(&options).expect("valid");
            for _ in 0..dice.below(40) {
                match table.random_action(&mut dice) {
                    Some(action) => table.apply(&action).expect("a random action is legal"),
                    None => break,
                }
            }
            look(&format!("{game} {} {number}", mode.name), table.as_ref());
        }
    }
}

/// The seats that are to move, with what they may do.
fn asked(table: &dyn AnyMatch) -> Vec<(Seat, Vec<String>)> {
    match table.node() {
        Node::Decision { seat, legal } => vec![(seat, legal)],
        Node::Simultaneous { legal } => legal,
        Node::Chance { .. } | Node::End(_) => Vec::new(),
    }
}

#[test]
fn whatever_the_position_every_level_answers_with_a_legal_move() {
    let mut answers = 0;
    for number in 0..12 {
        somewhere(number, |name, table| {
            for (seat, legal) in asked(table) {
                let sight = Sight::of(table, seat).expect("the seat is to move");
                assert_eq!(sight.legal(), legal, "{name}");
                for level in Level::ALL {
                    let choice =
                        Bot::new(level, number).choose(&sight, &Budget::playouts(60), &Stop::default());
                    assert!(legal.contains(&choice.action), "{name}: {level} answers {}", choice.action);
                    answers += 1;
                }
            }
        });
    }
    assert!(answers > 500, "{answers} answers");
}

#[test]
fn advice_lists_every_legal_move_once() {
    somewhere(3, |name, table| {
        for (seat, legal) in asked(table) {
            let sight = Sight::of(table, seat).expect("the seat is to move");
            let advice = advise(&sight, &Budget::playouts(200), &Stop::default());
            let mut listed: Vec<_> = advice.iter().map(|advice| advice.action.clone()).collect();
            listed.sort_unstable();
            assert_eq!(listed, legal, "{name}");
            let shares: f64 = advice.iter().map(|advice| advice.share).sum();
            assert!((shares - 1.0).abs() < 1e-6, "{name}: shares come to {shares}");
        }
    });
}

#[test]
fn who_is_not_to_move_has_nothing_to_look_at() {
    let mut dice = Dice::new(5);
    for number in 20..24 {
        somewhere(number, |name, table| {
            let asked: Vec<_> = asked(table).into_iter().map(|(seat, _)| seat).collect();
            for seat in (0..table.seats() as u8).map(Seat) {
                assert_eq!(Sight::of(table, seat).is_some(), asked.contains(&seat), "{name}, seat {seat}");
            }
            assert!(Sight::of(table, Seat(5 + dice.below(3) as u8)).is_none());
        });
    }
}

#[test]
fn a_card_that_a_bot_may_not_see_does_not_change_its_choice() {
    let deal = |cards: [&str; 3]| {
        let mut table = table("muddy-ride", &json!({"mode": "secret"}));
        for card in cards {
            table.apply(&Action::One(format!("card {card}"))).expect("the card is left");
        }
        table.apply(&Action::One("roll NE".into())).expect("a die falls somehow");
        table
    };
    let [one, other] = [deal(["N", "E", "S"]), deal(["N", "W", "E"])];
    assert_eq!(choices(one.as_ref(), Seat(0)), choices(other.as_ref(), Seat(0)));
    // And what it may see does: with another card of its own, some level chooses differently.
    let mine = deal(["S", "W", "E"]);
    assert_ne!(choices(one.as_ref(), Seat(0)), choices(mine.as_ref(), Seat(0)));
}

#[test]
fn a_side_that_is_hidden_does_not_change_the_block() {
    let hide = |side: &str| {
        let mut table = table("two-paths", &json!({}));
        for _ in 0..2 {
            let action = table.random_action(&mut Dice::new(4)).expect("the game has just begun");
            table.apply(&action).expect("a random action is legal");
        }
        let Node::Decision { legal, .. } = table.node() else { panic!("somebody hides") };
        let action = legal.iter().find(|action| action.ends_with(side)).expect("both sides are open");
        table.apply(&Action::One(action.clone())).expect("it is legal");
        table
    };
    let Node::Decision { seat, .. } = hide("W").node() else { panic!("somebody blocks") };
    assert_eq!(choices(hide("W").as_ref(), seat), choices(hide("E").as_ref(), seat));
}

#[test]
fn a_line_up_that_is_covered_does_not_change_the_answer() {
    let choose = |place: usize| {
        let mut table = table("gunst", &json!({}));
        let Node::Simultaneous { legal } = table.node() else { panic!("both choose") };
        table.commit(Seat(0), &legal[0].1[place]).expect("it is legal");
        table
    };
    let first = choices(choose(0).as_ref(), Seat(1));
    assert_eq!(first, choices(choose(150).as_ref(), Seat(1)));
    // That the other has chosen at all tells nothing either.
    assert_eq!(first, choices(table("gunst", &json!({})).as_ref(), Seat(1)));
}

/// Boards on which bots have a hard time: nobody can ever arrive, everybody has hundreds of choices, games are long.
fn hostile() -> Vec<(&'static str, Box<dyn AnyMatch>)> {
    let bare = json!({"game": "muddy-ride", "name": "Bare", "size": 8, "fields": {}});
    let mut all = vec![
        ("a bare meadow", table("muddy-ride", &json!({"board": bare, "repetition": 0, "ply_cap": 0}))),
        ("a bare secret", table("muddy-ride", &json!({"mode": "secret", "board": bare, "ply_cap": 1}))),
        ("a huge sheet for five", table("kangaruse", &json!({"size": "huge", "players": 5}))),
        ("a huge sheet for two", table("kangaruse", &json!({"size": "huge", "players": 2}))),
        ("a whole game of Gunst", table("gunst", &json!({"kin": "spent"}))),
        ("a long clearing", table("two-paths", &json!({"rows": 11}))),
        ("a duel", table("duel", &json!({}))),
    ];
    for (_, table) in &mut all {
        let mut dice = Dice::new(3);
        while matches!(table.node(), Node::Chance { .. }) {
            let action = table.random_action(&mut dice).expect("chance falls somehow");
            table.apply(&action).expect("a random action is legal");
        }
    }
    all
}

/// The shortest of three tries: other programs may hold the processor once or twice.
fn shortest(mut measure: impl FnMut() -> Duration) -> Duration {
    (0..3).map(|_| measure()).min().expect("three tries")
}

#[test]
fn a_bot_that_is_stopped_answers_at_once() {
    for (name, table) in hostile() {
        for (seat, legal) in asked(table.as_ref()).into_iter().take(1) {
            let sight = Sight::of(table.as_ref(), seat).expect("the seat is to move");
            let late = shortest(|| {
                let stop = Stop::default();
                let (sight, thinker) = (sight.clone(), stop.clone());
                let thinking = thread::spawn(move || {
                    let hour = Budget::time(Duration::from_hours(1));
                    let choice = Bot::new(Level::Perfect, 1).choose(&sight, &hour, &thinker);
                    (choice, Instant::now())
                });
                thread::sleep(Duration::from_millis(30));
                let begin = Instant::now();
                stop.stop();
                let (choice, end) = thinking.join().expect("bots do not panic");
                assert!(legal.contains(&choice.action), "{name}: {}", choice.action);
                end.saturating_duration_since(begin)
            });
            assert!(late < Duration::from_millis(50), "{name}: {late:?} late");
        }
    }
}

#[test]
fn a_budget_of_time_is_kept_on_hostile_boards() {
    for (name, table) in hostile() {
        for (seat, legal) in asked(table.as_ref()).into_iter().take(1) {
            let sight = Sight::of(table.as_ref(), seat).expect("the seat is to move");
            let budget = Duration::from_millis(40);
            let took = shortest(|| {
                let begin = Instant::now();
                let choice =
                    Bot::new(Level::Perfect, 1).choose(&sight, &Budget::time(budget), &Stop::default());
                assert!(legal.contains(&choice.action), "{name}: {}", choice.action);
                begin.elapsed()
            });
            assert!(took < budget + Duration::from_millis(40), "{name}: {took:?}");
        }
    }
}

#[test]
fn a_bot_that_was_stopped_before_it_began_still_answers() {
    let stop = Stop::default();
    stop.stop();
    somewhere(7, |name, table| {
        for (seat, legal) in asked(table) {
            let sight = Sight::of(table, seat).expect("the seat is to move");
            let choice =
                Bot::new(Level::Perfect, 1).on_threads(2).choose(&sight, &Budget::playouts(50), &stop);
            assert!(legal.contains(&choice.action), "{name}: {}", choice.action);
        }
    });
}

#[test]
fn several_threads_share_the_playouts() {
    let table = table("kangaruse", &json!({"size": "tiny", "players": 3}));
    let sight = Sight::of(table.as_ref(), Seat(0)).expect("seat 0 begins");
    let choose = || {
        let mut bot = Bot::new(Level::Perfect, 3).on_threads(3);
        bot.choose(&sight, &Budget::playouts(1_000), &Stop::default())
    };
    let choice = choose();
    assert_eq!(choice.how, "1 000 playouts");
    assert_eq!(choice, choose(), "threads do not change what a seed chooses");
}

#[test]
fn nobody_waits_long_for_a_bot_and_nobody_is_rushed() {
    let mut dice = Dice::new(1);
    for (_, table) in hostile() {
        for (seat, _) in asked(table.as_ref()) {
            let sight = Sight::of(table.as_ref(), seat).expect("the seat is to move");
            let level = Level::ALL[dice.index(6)];
            let pause = pace(level, &sight);
            assert!((Duration::from_millis(300)..Duration::from_secs(4)).contains(&pause), "{pause:?}");
        }
    }
}
