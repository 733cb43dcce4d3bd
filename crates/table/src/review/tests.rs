mod sayings;

use super::*;
use gambol_bots::{Budget, Library, Sight, Stop, advise_from};
use gambol_core::Dice;
use gambol_games::Kind;
use gambol_solve::given_away;
use gambol_words::{Teller, Words};
use serde_json::json;
use std::time::Duration;

/// A little work, for tests.
const WORK: Work = Work { playouts: 100_000, each: (300, 1_500), time: Duration::from_secs(20) };

fn started(kind: Kind, options: serde_json::Value) -> Box<dyn AnyMatch> {
    let serde_json::Value::Object(options) = options else { panic!("options are an object") };
    kind.start(&options).expect("the options are right")
}

/// A small duel that is solved in a moment.
fn duel() -> Box<dyn AnyMatch> {
    let none = json!({"good-shot": 0, "double-blast": 0, "booster": 0, "dummy": 0});
    started(Kind::Duel, json!({"ammo": none}))
}

fn library() -> Library {
    Library::new(None, 1 << 30)
}

/// Everybody plays their best, but that the first who can throw away half of the game or more does so once. Returns
/// where.
fn blundered(game: &mut dyn AnyMatch, library: &Library) -> (usize, Seat, String) {
    let (stop, budget) = (Stop::default(), Budget { time: Duration::from_secs(20), playouts: Some(200) });
    let mut dice = Dice::new(3);
    let mut planted = None;
    while game.ply() < 200 {
        let Node::Decision { seat, legal } = game.node() else {
            let Some(action) = game.random_action(&mut dice) else { break };
            game.apply(&action).expect("chance falls");
            continue;
        };
        let sight = Sight::of(game, seat).expect("it is asked");
        let advice = advise_from(Some(library), &sight, &budget, &stop);
        let stake = stake(game);
        let loses =
            |action: &&String| given_away(&advice, action, stake).is_some_and(|loss| loss.share() >= 0.5);
        let choice = match legal.iter().find(loses).filter(|_| planted.is_none() && game.ply() > 3) {
            Some(blunder) => {
                planted = Some((game.ply(), seat, blunder.clone()));
                blunder.clone()
            }
            None => advice[0].action.clone(),
        };
        game.apply(&Action::One(choice)).expect("it is legal");
    }
    planted.expect("somebody could go wrong")
}

fn studied(game: &dyn AnyMatch, library: Option<Library>) -> Review {
    let mut study = Study::open(game, game.actions(), library, WORK).expect("it was played");
    while study.is_waiting() {
        std::thread::sleep(Duration::from_millis(20));
    }
    let mut last = 0;
    while !study.is_done() {
        let progress = study.step(&Stop::default());
        assert!(progress.done <= progress.all);
        last = progress.all - progress.done;
    }
    assert_eq!(last, 0, "all is done in the end");
    study.review().clone()
}

fn told<T>(
    game: &dyn AnyMatch,
    review: &Review,
    reader: Option<Seat>,
    read: impl FnOnce(&Reading<'_>) -> T,
) -> T {
    let (words, options, actions) = (Words::english(), game.options(), game.actions());
    let kind = Kind::of(game).expect("one of ours");
    let names =
        (0..game.seats()).map(|seat| ["Ann", "Ben", "Cleo", "Dan"][seat].to_owned()).collect::<Vec<_>>();
    let teller = Teller { words: &words, kind, options: &options, names: &names, reader, turned: None };
    let result = game.result();
    let held: Vec<u8> = reader.iter().map(|seat| seat.0).collect();
    let told =
        read(&Reading { game, actions: &actions, result: result.as_ref(), review, teller, held: &held });
    assert_eq!(words.missing(), 0, "every message is there");
    told
}

#[test]
fn a_planted_blunder_is_named_with_the_better_move_and_its_punishment() {
    let library = library();
    let mut game = duel();
    let (ply, seat, blunder) = blundered(game.as_mut(), &library);
    let review = studied(game.as_ref(), Some(library));
    let lost: Vec<_> = review.verdicts.iter().filter(|verdict| verdict.loss > 0.0).collect();
    assert_eq!(lost.len(), 1, "everybody else did their best: {lost:#?}");
    let (moment, verdict) = review.moment(ply, seat.0).expect("it is one of the moments");
    assert_eq!((&verdict.played, verdict.known), (&blunder, Known::Exactly));
    assert!(moment.right.contains(&moment.better) && !moment.right.contains(&blunder));
    assert!(!moment.line.is_empty(), "the punishment is shown");
    assert!(moment.wrong.keys().all(|action| !moment.right.contains(action)));

    told(game.as_ref(), &review, Some(seat), |reading| {
        let [shown] = &reading.moments()[..] else { panic!("one moment") };
        assert_eq!(shown.title, format!("Your move {}", ply + 1));
        assert!(shown.why.contains("Better: "), "{}", shown.why);
        assert!(
            shown.why.contains(" you ") || shown.why.contains("Ann") || shown.why.contains("Ben"),
            "{}",
            shown.why
        );
        assert_eq!(shown.line.len(), moment.line.len());
        let board = reading.board(ply, seat.0, 0).expect("it can be drawn");
        board.marked(|marks| {
            assert_eq!(marks.compared.len(), 2);
            assert_eq!(marks.compared[0].action, blunder);
            assert!(marks.compared[1].is_better && marks.compared[1].after.is_some());
        });
        assert!(reading.board(ply, seat.0, 1 + moment.line.len()).is_some());
        assert!(reading.board(ply, seat.0, 2 + moment.line.len()).is_none());
        let chart = reading.chart(None);
        assert!(chart.contains("class=\"moment\"") && chart.contains(&format!("data-ply=\"{ply}\"")));
        let lines = review.verdicts.iter().filter_map(|verdict| reading.line(verdict)).count();
        assert_eq!(lines, 1, "what lost nothing stays silent");
        let page = reading.page();
        assert!(page.contains("<title>Review: Duel</title>") && !page.contains("<script"));
        assert!(page.contains(&format!("id=\"move-{ply}\"")));
    });
}

#[test]
fn the_same_game_gets_the_same_numbers() {
    let mut game = started(Kind::Kangaruse, json!({"players": 2, "size": "tiny", "seed": 4}));
    let mut dice = Dice::new(1);
    while let Some(action) = game.random_action(&mut dice) {
        game.apply(&action).expect("it is legal");
    }
    let once = studied(game.as_ref(), None);
    assert_eq!(once, studied(game.as_ref(), None));
    assert!(!once.moments.is_empty(), "who plays at random errs");
    let kept = Review::read(&once.written()).expect("it is of this version");
    assert_eq!(kept, once);
    let key = Review::key(game.as_ref(), &game.actions());
    assert_eq!(key, Review::key(game.afresh().as_ref(), &game.actions()));
    assert_ne!(key, Review::key(game.as_ref(), &game.actions()[1..]));
    told(game.as_ref(), &once, None, |reading| {
        let players = reading.players();
        assert_eq!(players.len(), 2);
        assert!(players[0].title.starts_with("Ann: accuracy "), "{}", players[0].title);
        assert!(players[0].words.contains("of the game."), "{}", players[0].words);
    });
}

#[test]
fn ones_own_moments_come_first_and_there_are_three_at_most() {
    let verdict = |ply: usize, seat: u8, loss: f64| Verdict {
        ply,
        seat,
        loss,
        played: "a1".into(),
        known: Known::Exactly,
        chance: (1.0, 1.0 - loss),
        sure: (1.0, 1.0 - loss),
        gives_up: false,
        ends_in: None,
        best: vec![("b1".into(), 1.0)],
        share: 0.0,
        is_blind: false,
    };
    let verdicts = vec![verdict(1, 0, 0.2), verdict(2, 1, 0.9), verdict(3, 0, 0.6), verdict(4, 1, 0.8)];
    let moment = |verdict: &Verdict| Moment { ply: verdict.ply, seat: verdict.seat, ..Moment::default() };
    let moments = verdicts.iter().map(moment).collect();
    let review = Review { version: VERSION, verdicts, moments };
    let shown = |held: &[u8]| review.shown(held).iter().map(|(moment, _)| moment.ply).collect::<Vec<_>>();
    assert_eq!(shown(&[0]), [3, 1, 2]);
    assert_eq!(shown(&[1]), [2, 4, 3]);
    assert_eq!(shown(&[]), [2, 4, 3]);
    let accuracy = review.accuracy(0).expect("it chose");
    assert!((accuracy.kept - 0.6).abs() < 1e-9 && accuracy.choices == 2 && accuracy.is_exact);
}

#[test]
fn what_only_a_search_has_judged_is_not_called_accurate() {
    let game = started(Kind::MuddyRide, json!({}));
    let verdict = |ply: usize, seat: u8, loss: f64, known: Known| Verdict {
        ply,
        seat,
        loss,
        played: "a1".into(),
        known,
        chance: (0.25, 0.25 - loss),
        sure: (0.25, 0.25 - loss),
        gives_up: false,
        ends_in: None,
        best: vec![("c1".into(), 1.0)],
        share: 0.0,
        is_blind: false,
    };
    let verdicts = vec![
        verdict(0, 0, 0.0, Known::Estimated),
        verdict(1, 1, 0.0, Known::Exactly),
        verdict(2, 2, 0.2, Known::Estimated),
        verdict(3, 3, 0.0, Known::AtLeast),
        verdict(4, 0, 0.0, Known::Estimated),
        verdict(5, 1, 0.0, Known::Exactly),
        verdict(6, 2, 0.0, Known::Exactly),
        verdict(7, 3, 0.0, Known::Estimated),
    ];
    let review = Review { version: VERSION, verdicts, moments: Vec::new() };
    told(game.as_ref(), &review, None, |reading| {
        let told = reading.players().into_iter().map(|player| format!("{}. {}", player.title, player.words));
        let told: Vec<String> = told.collect();
        let large = "judged by a search, which sees only large mistakes.";
        assert_eq!(told[0], format!("Ann: no mistake is known. 2 of 2 choices were {large}"));
        assert_eq!(told[1], "Ben: accuracy 100%. None of 2 choices gave anything away.");
        let lost = "On average each of 2 choices gave away at least 10% of the game.";
        assert_eq!(told[2], format!("Cleo: accuracy at most 90%. {lost} One of 2 choices was {large}"));
        assert_eq!(told[3], format!("Dan: no mistake is known. One of 2 choices was {large}"));
    });
    let none = Review { verdicts: Vec::new(), ..review.clone() };
    told(game.as_ref(), &none, None, |reading| {
        assert_eq!(reading.summary(), "No single move decided a lot.", "nothing was judged");
    });
    let even = Review { verdicts: vec![verdict(0, 0, 0.0, Known::Estimated)], ..review };
    told(game.as_ref(), &even, None, |reading| {
        assert!(reading.summary().starts_with("No single move is known to have decided a lot."));
    });
}

#[test]
fn who_lets_another_win_for_certain_is_told_who_and_what_left_hope() {
    let library = library();
    let mut all = 0;
    for seed in 0..4 {
        let mut game = started(Kind::MuddyRide, json!({}));
        let mut dice = Dice::new(seed);
        while let Some(action) = game.random_action(&mut dice) {
            game.apply(&action).expect("it is legal");
        }
        let review = studied(game.as_ref(), Some(library.clone()));
        for verdict in review.verdicts.iter().filter(|verdict| verdict.gives_up) {
            all += 1;
            // By the rules alone: what was done lets another win whatever the rest do, what was better does not.
            assert!(verdict.chance.1 <= 0.0, "{verdict:?}");
            let [(better, _)] = &verdict.best[..] else { panic!("one move is best") };
            let sees = |action: &str| {
                let mut then = after(game.as_ref(), &game.actions()[..verdict.ply]).expect("it was played");
                then.apply(&Action::One(action.to_owned())).expect("it is legal");
                forced(then.as_ref(), 2)
            };
            if verdict.ends_in.is_some_and(|actions| actions <= 2) {
                assert!(sees(&verdict.played).is_some_and(|winner| winner.0 != verdict.seat), "{verdict:?}");
            }
            assert!(sees(better).is_none_or(|winner| winner.0 == verdict.seat), "{verdict:?}");
        }
        let mut shown = 0;
        told(game.as_ref(), &review, None, |reading| {
            for moment in reading.moments() {
                let verdict = review.verdict(moment.ply, moment.seat).expect("it was judged");
                if verdict.gives_up && verdict.loss <= 0.0 {
                    shown += 1;
                    assert_eq!(moment.known, "proved");
                    assert!(moment.why.ends_with("That would have left hope."), "{}", moment.why);
                    let line = reading.line(verdict).expect("it is told");
                    assert!(line.starts_with("Surely loses (proved). Better: "), "{line}");
                }
            }
            let given = |verdict: &&Verdict| verdict.only_gives_up() && verdict.seat == 0;
            let given = review.verdicts.iter().filter(given).count();
            let told = &reading.players()[0];
            assert_eq!(told.words.contains("left hope."), given > 0, "{told:?}");
        });
        assert!(
            shown > 0 || review.verdicts.iter().all(|verdict| !verdict.gives_up),
            "what is proved is shown"
        );
    }
    assert!(all > 0, "who plays at random lets others win");
}

/// Who can force a win within so many actions, by plain recursion.
fn forced(game: &dyn AnyMatch, actions: u32) -> Option<Seat> {
    let next = |action: &String| {
        let mut then = after(game, &game.actions()).expect("it was played");
        then.apply(&Action::One(action.clone())).expect("it is legal");
        then
    };
    match game.node() {
        Node::End(outcome) => outcome.winners.iter().next().filter(|_| outcome.winners.len() == 1),
        Node::Decision { seat, legal } if actions > 0 => {
            let winners: Vec<Option<Seat>> =
                legal.iter().map(|action| forced(next(action).as_ref(), actions - 1)).collect();
            let same = winners[0].filter(|_| winners.iter().all(|winner| *winner == winners[0]));
            same.or_else(|| winners.contains(&Some(seat)).then_some(seat))
        }
        _ => None,
    }
}

#[test]
fn a_fair_guess_is_unlucky_and_no_mistake() {
    let verdict = |ply: usize, chance: f64| Verdict {
        ply,
        seat: 0,
        loss: 0.0,
        played: "block W".into(),
        known: Known::Exactly,
        chance: (chance, chance),
        sure: (chance, chance),
        gives_up: false,
        ends_in: None,
        best: vec![("block W".into(), 0.67), ("block E".into(), 0.33)],
        share: 0.67,
        is_blind: true,
    };
    let verdicts = vec![verdict(1, 0.5), verdict(3, 0.2), verdict(5, 0.3)];
    let review = Review { version: VERSION, verdicts, moments: Vec::new() };
    let unlucky = |at: usize, returns: &[f64]| review.is_unlucky(&review.verdicts[at], returns, 2.0);
    assert!(unlucky(0, &[]));
    assert!(!unlucky(1, &[]), "its chance rose");
    assert!(unlucky(2, &[-1.0, 1.0]) && !unlucky(2, &[1.0, -1.0]));
    assert!(review.verdicts.iter().all(|verdict| !verdict.matters() && verdict.is_mixed()));
    // What surely loses is no part of a mixture: all else was guessed.
    let lost = Verdict { known: Known::Estimated, gives_up: true, ..verdict(1, 0.5) };
    assert!(!lost.is_mixed());
    // It counts once, and not where others chose at the same time: then it did not lose by itself.
    let other = Verdict { seat: 1, ply: 3, ..verdict(3, 0.5) };
    let exact = Verdict { known: Known::Exactly, ply: 5, ..lost.clone() };
    let verdicts = vec![lost.clone(), Verdict { ply: 3, ..lost.clone() }, other, exact];
    let lost = Review { version: VERSION, verdicts, moments: Vec::new() };
    assert_eq!(lost.accuracy(0).map(|accuracy| accuracy.gave_up), Some(1));
    // A search that saw no mistake has not proved that there was none.
    let searched = Verdict { known: Known::Estimated, ..verdict(1, 0.5) };
    assert!(!review.is_unlucky(&searched, &[], 2.0));
}

#[test]
fn whoever_tries_to_find_it_is_asked_at_the_right_place_and_punished_for_the_mistake() {
    let library = library();
    let mut game = duel();
    let (ply, seat, blunder) = blundered(game.as_mut(), &library);
    let review = studied(game.as_ref(), Some(library));
    let script = told(game.as_ref(), &review, None, |reading| reading.find(ply, seat.0, Vec::new()));
    let script = script.expect("the moment can be asked");
    assert_eq!((script.opening.len(), script.you), (ply, Some(seat)));
    let crate::course::Task::Move(find) = &script.steps[0].task else { panic!("a move is asked for") };
    assert!(!find.shown && !find.right.contains(&blunder));
    let wrong = &find.wrong[&blunder];
    // The punishment can be played on the board.
    let mut again = after(game.as_ref(), &script.opening).expect("it was played");
    for action in std::iter::once(&blunder).chain(&wrong.line) {
        again.apply(&Action::One(action.clone())).expect("the line fits");
    }
}

/// Whatever is tried, what the script says next can be done by whoever is asked, as a table does it.
fn assert_fits(game: &dyn AnyMatch, script: &crate::Script) {
    let you = script.you.expect("somebody is asked");
    let crate::course::Task::Move(find) = &script.steps[0].task else { return };
    let wrong = find.wrong.iter().map(|(action, wrong)| (action, &wrong.line));
    for (tried, line) in wrong.chain(find.right.iter().map(|right| (right, &find.then))) {
        let mut table = after(game, &script.opening).expect("it was played");
        for (step, action) in std::iter::once(tried).chain(line).enumerate() {
            let done = match table.node() {
                Node::Simultaneous { legal } => {
                    let asked = |seat: &Seat| (*seat == you) == (step == 0);
                    let mut seats = legal.iter().map(|(seat, _)| *seat);
                    let seat = seats.clone().find(asked).or_else(|| seats.next()).expect("somebody chooses");
                    table.commit(seat, action)
                }
                _ => table.apply(&Action::One(action.clone())),
            };
            done.unwrap_or_else(|error| panic!("{tried}, then {line:?} at {step}: {error}"));
        }
    }
}

#[test]
fn reviews_of_all_games_can_be_told() {
    let mut moments = 0;
    for (kind, options) in [
        (Kind::MuddyRide, json!({"mode": "white-horse"})),
        (Kind::MuddyRide, json!({"mode": "secret"})),
        (Kind::MuddyRide, json!({})),
        (Kind::Duel, json!({})),
        (Kind::Kangaruse, json!({"players": 3, "size": "tiny", "seed": 2})),
        (Kind::TwoPaths, json!({})),
        (Kind::Gunst, json!({"rounds": 2})),
    ] {
        let mut game = started(kind, options);
        let mut dice = Dice::new(11);
        while let Some(action) = game.random_action(&mut dice).filter(|_| game.ply() < 90) {
            game.apply(&action).expect("it is legal");
        }
        let review = studied(game.as_ref(), None);
        assert!(!review.verdicts.is_empty(), "{kind}");
        // Elsewhere little is certain after so few playouts.
        let is_sure = matches!(kind, Kind::Duel | Kind::MuddyRide);
        moments += usize::from(is_sure && !review.moments.is_empty());
        for reader in [None, Some(Seat(0))] {
            told(game.as_ref(), &review, reader, |reading| {
                for moment in reading.moments() {
                    assert!(moment.why.ends_with('.') && !moment.made.is_empty(), "{kind}: {moment:?}");
                    assert!(reading.board(moment.ply, moment.seat, 0).is_some());
                    let script = reading.find(moment.ply, moment.seat, Vec::new()).expect("it can be asked");
                    assert_fits(game.as_ref(), &script);
                }
                let page = reading.page();
                assert!(page.len() < 1_500_000, "{kind}: {} bytes", page.len());
            });
        }
    }
    assert!(moments > 0, "who plays at random errs");
}

#[test]
fn what_was_hidden_is_told_apart_from_what_could_be_known() {
    // Only what is more than the doubt of a search is a mistake, so some games have none.
    let blamed = (11..31).find_map(|seed| {
        let mut game = started(Kind::MuddyRide, json!({"mode": "secret"}));
        let mut dice = Dice::new(seed);
        while let Some(action) = game.random_action(&mut dice) {
            game.apply(&action).expect("it is legal");
        }
        let review = studied(game.as_ref(), None);
        (!review.moments.is_empty()).then_some((game, review))
    });
    let (game, review) = blamed.expect("who plays at random errs");
    let moment = &review.moments[0];
    told(game.as_ref(), &review, Some(Seat(moment.seat)), |reading| {
        let shown = &reading.moments()[0];
        assert!(shown.hidden.starts_with("You could not know then: "), "{}", shown.hidden);
        assert_eq!(shown.hidden.matches("card").count(), 3, "{}", shown.hidden);
        // The position before the mistake is drawn as its player saw it; afterwards everything is known.
        let cards = |step: usize| {
            let state = reading.board(shown.ply, shown.seat, step).expect("it is there").state;
            state["cards"].as_object().map_or(0, serde_json::Map::len)
        };
        assert_eq!((cards(0), cards(1)), (1, 4));
    });
}

#[test]
fn a_mixture_is_explained_as_one() {
    let mut game = started(Kind::TwoPaths, json!({"rows": 6}));
    let mut dice = Dice::new(5);
    while let Some(action) = game.random_action(&mut dice) {
        game.apply(&action).expect("it is legal");
    }
    let review = studied(game.as_ref(), Some(library()));
    let mixed = review
        .moments
        .iter()
        .find(|moment| review.verdict(moment.ply, moment.seat).is_some_and(Verdict::is_mixed));
    let moment = mixed.expect("some mistake was a choice that best play mixes");
    told(game.as_ref(), &review, Some(Seat(moment.seat)), |reading| {
        let why = reading.board(moment.ply, moment.seat, 0).expect("it can be drawn").words;
        assert!(why.starts_with("With best play you "), "{why}");
        assert!(
            why.contains("Best is to mix") && why.contains(" in ") || why.contains("half the time"),
            "{why}"
        );
        let script = reading.find(moment.ply, moment.seat, Vec::new()).expect("it can be asked");
        let crate::course::Task::Mix(mix) = &script.steps[0].task else { panic!("shares are asked for") };
        let all: f64 = mix.choices.iter().map(|(_, share)| share).sum();
        assert!((all - 1.0).abs() < 1e-6, "{mix:?}");
    });
}
