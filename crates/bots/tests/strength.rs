//! Levels are what they say: each gives away less than the one below, and beats it.

use gambol_bots::contest::{Contest, Measure, Player, Standings};
use gambol_bots::{Advice, Bot, Budget, Deed, Insight, Level, Library, Sight, Stop, advise_from};
use gambol_core::{Action, AnyMatch, Dice, Eyes, Match, Seat, Turn, Veiled};
use gambol_games::Kind;
use gambol_games::muddy_ride::MuddyRide;
use serde_json::{Value, json};
use std::time::Duration;

const PLAYOUTS: u64 = 400;

fn contest(
    game: &str,
    options: &Value,
    levels: [Level; 2],
    games: u64,
    library: Option<Library>,
) -> Standings {
    let player = |level| Player { level, budget: Budget::playouts(PLAYOUTS) };
    let contest = Contest {
        kind: Kind::named(game).expect("one of the five"),
        options: options.as_object().expect("an object").clone(),
        players: levels.map(player).to_vec(),
        games,
        seed: 5,
        threads: 2,
        measure: if library.is_some() { Measure::Truth } else { Measure::Nothing },
        library,
    };
    contest.run(&Stop::default(), &|_| {}).expect("the options are valid")
}

/// Two animals on a small meadow: a table of a few thousand positions, built at once.
fn two_animals() -> Value {
    json!({"animals": ["N", "S"]})
}

#[test]
fn with_a_table_each_level_gives_away_less_than_the_one_below() {
    let library = Library::new(None, 1 << 26);
    let mut before = f64::INFINITY;
    for level in Level::ALL {
        let standings =
            contest("muddy-ride", &two_animals(), [level, Level::Perfect], 200, Some(library.clone()));
        let loss = standings.players[0].losses.average().expect("the table measures every move").mean;
        assert!(loss <= before, "level {level} gives away {loss}, the one below {before}");
        assert!(
            loss <= 1.5 * level.loss() + 1e-9,
            "level {level} gives away {loss}, it should {}",
            level.loss()
        );
        let perfect = standings.players[1].losses;
        assert!(perfect.moves > 50 && perfect.lost < 1e-9, "perfect play gives nothing away: {perfect:?}");
        assert_eq!(standings.games, 200);
        before = loss;
    }
}

#[test]
fn with_a_table_level_one_loses_to_perfect_play() {
    let library = Library::new(None, 1 << 26);
    let standings = contest("muddy-ride", &two_animals(), [Level::One, Level::Perfect], 40, Some(library));
    let score = standings.players[1].score;
    assert!(score.least > 0.5, "{standings:?}");
}

/// Two Paths is not among these: even blind choice loses so little a move there that it takes hundreds of games to
/// show.
#[test]
fn by_search_a_high_level_beats_a_low_one() {
    for (game, options) in [
        ("kangaruse", json!({"size": "tiny", "players": 2})),
        ("gunst", json!({})),
        ("duel", json!({})),
        ("muddy-ride", json!({"mode": "secret", "players": 2})),
    ] {
        let standings = contest(game, &options, [Level::One, Level::Five], 16, None);
        let score = standings.players[1].score;
        assert!(score.mean > 0.58, "{game}: {score:?}");
    }
}

#[test]
fn perfect_play_says_so_and_a_table_that_is_too_large_says_why_not() {
    let options = two_animals();
    let game = Kind::MuddyRide;
    let game = game.start(options.as_object().expect("an object")).expect("valid");
    let sight = Sight::of(game.as_ref(), Seat(0)).expect("the Hippo begins");
    let choose = |library| {
        let mut bot = Bot::new(Level::Perfect, 1).with_library(Some(library));
        bot.choose(&sight, &Budget::playouts(100), &Stop::default())
    };
    assert_eq!(choose(Library::new(None, 1 << 26)).how, "perfect play");
    let how = choose(Library::new(None, 1 << 10)).how;
    assert!(how.starts_with("100 playouts (its table would take 1 MB of memory"), "{how}");
    let closed = Library::new(None, 1 << 26);
    closed.close();
    let how = choose(closed).how;
    assert!(how.starts_with("100 playouts"), "{how}");
}

#[test]
fn advice_from_a_table_is_exact_and_from_a_search_it_is_not() {
    let options = two_animals();
    let game = Kind::MuddyRide;
    let game = game.start(options.as_object().expect("an object")).expect("valid");
    let sight = Sight::of(game.as_ref(), Seat(0)).expect("the Hippo begins");
    let library = Library::new(None, 1 << 26);
    let advice = advise_from(Some(&library), &sight, &Budget::playouts(100), &Stop::default());
    assert!(advice.iter().all(|advice| advice.value.label == gambol_solve::Label::Exact), "{advice:?}");
    let advice = advise_from(None, &sight, &Budget::playouts(10), &Stop::default());
    assert!(advice.iter().any(|advice| advice.value.label != gambol_solve::Label::Exact), "{advice:?}");
}

/// What three would do to each other is never certain, also where a search has been through all of it.
#[test]
fn what_rests_on_the_good_sense_of_others_is_not_told_without_a_doubt() {
    let (mut estimates, mut lost) = (0, 0);
    for seed in 0..30 {
        let game = each_for_itself(seed);
        let sight = (0..3).find_map(|seat| Sight::of(game.as_ref(), Seat(seat)));
        let advice = sight.map(|sight| advise_from(None, &sight, &Budget::playouts(400), &Stop::default()));
        for Advice { value, .. } in advice.into_iter().flatten() {
            if let gambol_solve::Label::Estimate { within } = value.label {
                estimates += 1;
                lost += u64::from(value.mean <= -1.0);
                assert!(within > 0.5, "seed {seed}: {value:?}");
            }
        }
    }
    assert!(estimates > 50 && lost > 0, "{estimates} estimates, {lost} of them lost");
}

/// Searches of few playouts, along random games with these options.
fn along(kind: Kind, options: &Value, games: u64, mut look: impl FnMut(&dyn AnyMatch, Seat, &[Advice])) {
    for seed in 0..games {
        let mut game = kind.start(options.as_object().expect("an object")).expect("valid");
        let mut dice = Dice::new(seed);
        while game.result().is_none() {
            let seats = (0..game.seats() as u8).map(Seat);
            for sight in seats.filter_map(|seat| Sight::of(game.as_ref(), seat)) {
                let advice = advise_from(None, &sight, &Budget::playouts(5), &Stop::default());
                look(game.as_ref(), sight.seat(), &advice);
            }
            let action = game.random_action(&mut dice).expect("the game goes on");
            game.apply(&action).expect("a random action is legal");
        }
    }
}

#[test]
fn an_action_that_ends_the_game_is_worth_what_it_ends_in_however_many_play() {
    let is_exact = |value: &gambol_solve::Value| value.label == gambol_solve::Label::Exact;
    let games = [
        (Kind::Kangaruse, json!({"players": 4}), 1),
        (Kind::MuddyRide, json!({"mode": "secret"}), 3),
        (Kind::MuddyRide, json!({"mode": "secret", "players": 3}), 3),
    ];
    for (kind, options, games) in games {
        let mut ends = 0;
        along(kind, &options, games, |game, seat, advice| {
            for Advice { action, value, .. } in advice {
                let mut after = game.afresh();
                game.actions().iter().for_each(|action| after.apply(action).expect("it was played"));
                after.apply(&Action::One(action.clone())).expect("it is legal");
                let Some(result) = after.result() else { continue };
                let own = result.returns[seat.index()];
                // Only that it wins is never hidden: whose animal somebody else's is may be.
                if !game.has_secrets() || own > 0.0 {
                    assert!(is_exact(value), "{options} {action}: {value:?}");
                    ends += 1;
                }
                // Nobody is told what may not be.
                let (low, high) = value.range(game.sides().len() as f64);
                assert!((low - 1e-9..=high + 1e-9).contains(&own), "{options} {action}: {value:?} {own}");
            }
        });
        assert!(ends > 0, "{options}");
    }
}

#[test]
fn where_the_record_ends_before_anybody_can_arrive_a_draw_is_certain() {
    let mut looks = 0;
    let options = json!({"board": "first-meadow", "ply_cap": 3});
    along(Kind::MuddyRide, &options, 3, |_, _, advice| {
        looks += 1;
        for Advice { value, .. } in advice {
            assert_eq!((value.mean, value.label), (0.0, gambol_solve::Label::Exact));
        }
        assert!(advice[0].share >= 1.0, "one of them is made: {advice:?}");
    });
    assert_eq!(looks, 9);
}

/// In a drawn position a bot that follows the table never loses, whatever it meets; in a won one it wins.
#[test]
fn who_follows_the_table_gets_no_less_than_it_says() {
    let library = Library::new(None, 1 << 26);
    let options = two_animals();
    for seed in 0..12 {
        let game = Kind::MuddyRide;
        let mut game = game.start(options.as_object().expect("an object")).expect("valid");
        let mut bots = [Level::Perfect, Level::Two]
            .map(|level| Bot::new(level, seed).with_library(Some(library.clone())));
        let start = Sight::of(game.as_ref(), Seat(0)).expect("the Hippo begins");
        let advice = advise_from(Some(&library), &start, &Budget::playouts(1), &Stop::default());
        let worth = advice.iter().map(|advice| advice.value.mean).fold(-1.0, f64::max);
        while game.result().is_none() {
            let (seat, sight) = [0, 1]
                .into_iter()
                .find_map(|seat| Some((seat, Sight::of(game.as_ref(), Seat(seat as u8))?)))
                .expect("one is to move");
            let choice = bots[seat].choose(&sight, &Budget::playouts(200), &Stop::default());
            game.apply(&Action::One(choice.action)).expect("bots answer with legal moves");
        }
        let result = game.result().expect("the game has ended").returns[0];
        assert!(result >= worth, "{result} where the table says {worth}");
    }
}

#[test]
fn advice_never_tells_bounds_that_say_nothing() {
    let library = Library::new(None, 1 << 30);
    let starts = [
        ("two-paths", json!({"rows": 7, "ply_cap": 20})),
        ("two-paths", json!({"rows": 7, "ply_cap": 290})),
        ("duel", json!({"ply_cap": 130})),
        ("duel", json!({"ply_cap": 20})),
    ];
    for (game, options) in starts {
        let game = Kind::named(game).expect("one of the five");
        let game = game.start(options.as_object().expect("an object")).expect("valid");
        let (_, sight) = to_move(game.as_ref()).expect("somebody is to move");
        let advice = advise_from(Some(&library), &sight, &Budget::playouts(200), &Stop::default());
        assert!(advice.iter().all(|advice| !advice.value.is_empty(2.0)), "{options}: {advice:?}");
        // The table still tells which moves are best.
        let shares: f64 = advice.iter().map(|advice| advice.share).sum();
        assert!((shares - 1.0).abs() < 1e-9, "{options}: {advice:?}");
    }
}

/// Positions of three animals, each for itself, reached by random play.
fn each_for_itself(seed: u64) -> Box<dyn AnyMatch> {
    let game = Kind::MuddyRide;
    let options = json!({"board": "first-meadow", "animals": ["N", "E", "S"]});
    let mut game = game.start(options.as_object().expect("an object")).expect("valid");
    let mut dice = Dice::new(seed);
    for _ in 0..dice.below(20) {
        let Some(action) = game.random_action(&mut dice).filter(|_| game.result().is_none()) else { break };
        game.apply(&action).expect("a random action is legal");
    }
    game
}

fn to_move(game: &dyn AnyMatch) -> Option<(usize, Sight)> {
    (0..3).find_map(|seat| Some((seat, Sight::of(game, Seat(seat as u8))?)))
}

#[test]
fn who_can_force_a_win_against_all_others_together_takes_it() {
    let library = Library::new(None, 1 << 26);
    let mut won = 0;
    for seed in 0..400 {
        let mut game = each_for_itself(seed);
        let Some((seat, sight)) = to_move(game.as_ref()) else { continue };
        let advice = advise_from(Some(&library), &sight, &Budget::playouts(1), &Stop::default());
        let best = advice[0].value;
        if best.bounds().0 <= 0.0 || !best.bounds().0.is_finite() {
            continue;
        }
        let end = game.ply() + best.distance.expect("a forced win has its distance") as usize;
        let mut bot = Bot::new(Level::Perfect, seed).with_library(Some(library.clone()));
        let mut dice = Dice::new(seed);
        while let Some((mover, sight)) = to_move(game.as_ref()) {
            let action = if mover == seat {
                Action::One(bot.choose(&sight, &Budget::playouts(1), &Stop::default()).action)
            } else {
                game.random_action(&mut dice).expect("somebody is to move")
            };
            game.apply(&action).expect("bots answer with legal moves");
        }
        let result = game.result().expect("the game has ended");
        assert!(result.returns[seat] > 0.0 && game.ply() <= end, "seed {seed}: {:?}", result.returns);
        won += 1;
    }
    assert!(won >= 20, "only {won} could be forced");
}

fn gunst(options: &Value) -> Box<dyn AnyMatch> {
    let game = Kind::Gunst;
    game.start(options.as_object().expect("an object")).expect("valid")
}

/// The last ting of a game of two rounds whose first was played at random.
fn last_ting(seed: u64) -> Box<dyn AnyMatch> {
    let (mut game, mut dice) = (gunst(&json!({"rounds": 2})), Dice::new(seed));
    while game.state(Eyes::All)["round"] == 1 {
        let action = game.random_action(&mut dice).expect("the first round ends nothing");
        game.apply(&action).expect("a random action is legal");
    }
    game
}

#[test]
fn a_line_up_is_drawn_as_often_as_the_best_mixture_brings_it() {
    let library = Library::new(None, 1 << 30);
    let budget = Budget::time(Duration::from_mins(2));
    let mixed = (0..50).find_map(|seed| {
        let game = last_ting(seed);
        let sight = Sight::of(game.as_ref(), Seat(1)).expect("both choose");
        let advice = advise_from(Some(&library), &sight, &budget, &Stop::default());
        (advice.iter().filter(|advice| advice.share > 0.05).count() > 1).then_some((sight, advice))
    });
    let (sight, advice) = mixed.expect("some ting is a secret worth keeping");
    let draws = 600;
    let mut drawn = std::collections::HashMap::<String, u32>::new();
    for seed in 0..draws {
        let mut bot = Bot::new(Level::Perfect, seed).with_library(Some(library.clone()));
        let choice = bot.choose(&sight, &budget, &Stop::default());
        assert_eq!(choice.how, "perfect play");
        *drawn.entry(choice.action).or_default() += 1;
    }
    for advice in advice {
        let found = f64::from(drawn.get(&advice.action).copied().unwrap_or(0)) / draws as f64;
        let within = 4.5 * (advice.share * (1.0 - advice.share) / draws as f64).sqrt() + 1e-9;
        assert!((found - advice.share).abs() <= within, "{} {found} {}", advice.action, advice.share);
    }
}

#[test]
fn who_plays_gunst_by_its_solver_gets_no_less_than_it_says() {
    let library = Library::new(None, 1 << 30);
    // Both rounds of it are solved, and it is even.
    let options = json!({"rounds": 2, "life": 3});
    let standings = contest("gunst", &options, [Level::Perfect, Level::Two], 60, Some(library));
    let score = standings.players[0].score;
    assert!(score.most > 0.5, "{score:?}");
}

#[test]
fn where_judging_takes_too_long_a_bot_searches_and_says_so() {
    let library = Library::new(None, 1 << 30);
    let game = gunst(&json!({}));
    let sight = Sight::of(game.as_ref(), Seat(0)).expect("both choose");
    let choose = |time: Duration| {
        let mut bot = Bot::new(Level::Perfect, 1).with_library(Some(library.clone()));
        bot.choose(&sight, &Budget { time, playouts: Some(50) }, &Stop::default())
    };
    // The library is asked until it is ready, so that only the time to judge is left.
    let mut how = choose(Duration::from_millis(1)).how;
    while how.contains("built") {
        how = choose(Duration::from_millis(1)).how;
    }
    assert!(how.ends_with("(to judge it would take too long)"), "{how}");
    assert_eq!(choose(Duration::from_mins(5)).how, "proved bounds");
}

/// Games of four level-three bots: how likely the true deal is taken to be at the end, by somebody who watched.
#[test]
fn what_riders_do_tells_whose_animal_is_whose() {
    let mut ratio = 0.0;
    let games = 12;
    for seed in 0..games {
        let options = json!({"mode": "secret"});
        let mut table =
            Match::<MuddyRide>::from_options(options.as_object().expect("an object")).expect("valid");
        let mut dice = Dice::new(seed);
        let mut deeds = Vec::new();
        let mut bots: Vec<_> =
            (0..4).map(|seat| Bot::new(Level::Three, 8 * seed + seat).with_library(None)).collect();
        let mut last = None;
        while table.ply() < 120 {
            match table.turn() {
                Turn::Over => break,
                Turn::Seat(seat) => {
                    let sight = Sight::in_match::<MuddyRide>(&table, seat).expect("it is to move");
                    let choice = bots[seat.index()].choose(&sight, &Budget::playouts(200), &Stop::default());
                    let m = choice.action.parse().expect("it is a move");
                    deeds.push(Deed { before: table.view(Eyes::Seat(Seat(0))), seat, m });
                    last = Some(*table.position());
                    table.play(seat, m).expect("it is legal");
                }
                _ => {
                    let action = table.random_action(&mut dice).expect("chance falls");
                    table.apply(&action).expect("it is legal");
                }
            }
        }
        let truth = last.expect("somebody moved");
        let game = table.game();
        let view = game.view(&truth, Eyes::Seat(Seat(0)));
        let weighed = game.weigh(&game.sense(), &view, &deeds);
        assert!((weighed.iter().map(|(_, weight)| weight).sum::<f32>() - 1.0).abs() < 1e-4);
        assert!(weighed.iter().all(|(pos, _)| game.view(pos, Eyes::Seat(Seat(0))) == view));
        let (_, weight) = weighed.iter().find(|(pos, _)| *pos == truth).expect("the truth is possible");
        ratio += weight * weighed.len() as f32 / games as f32;
    }
    assert!(ratio > 1.5, "the truth looks {ratio} times as likely as before");
}

/// The same trees serve one move after the other, on however many threads.
#[test]
fn a_bot_may_think_on_more_and_fewer_threads_from_move_to_move() {
    let mut game = Kind::Kangaruse.start(&serde_json::Map::new()).expect("valid");
    let mut bot = Bot::new(Level::Perfect, 1).unaided();
    for threads in [1, 3, 2, 1] {
        let seat =
            (0..2).map(Seat).find(|&seat| Sight::of(game.as_ref(), seat).is_some()).expect("one is to move");
        let sight = Sight::of(game.as_ref(), seat).expect("it is to move");
        bot = bot.on_threads(threads);
        let choice = bot.choose(&sight, &Budget::playouts(300), &Stop::default());
        assert!(sight.legal().contains(&choice.action));
        game.apply(&Action::One(choice.action)).expect("it is legal");
    }
}

#[test]
fn the_strongest_riders_follow_a_guide() {
    let game = Kind::MuddyRide.start(json!({"animals": ["N", "E", "S"]}).as_object().expect("an object"));
    let game = game.expect("valid");
    let sight = Sight::of(game.as_ref(), Seat(0)).expect("the Hippo begins");
    let library = Library::new(None, 1 << 26);
    let value = |bot: Bot| {
        let mut bot = bot.with_library(Some(library.clone()));
        bot.choose(&sight, &Budget::playouts(400), &Stop::default()).value.expect("it thought").mean
    };
    let (guided, unguided) =
        (value(Bot::new(Level::Perfect, 1)), value(Bot::new(Level::Perfect, 1).unguided()));
    assert!((guided - unguided).abs() > 1e-6, "{guided} {unguided}");
}
