//! Nothing secret crosses the wire: two runs that differ only in what some eyes may not know send these eyes the same
//! bytes, until it is revealed. So for every game with secrets, every seat and who watches; and a planted leak is
//! caught in each of them.

use crate::secret::{Case, Choice, Run, cases, play_both, same_world};
use gambol_core::Dice;
use serde_json::json;

/// What eyes may know of each other's secrets, and what a leak would tell them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wall {
    Whole,
    Leaking,
}

/// Plays a case in both runs up to where they differ, lets everybody look at everything, and says which eyes could tell
/// the runs apart, and by what.
async fn told_apart(case: &Case, wall: Wall) -> Vec<Option<(String, String)>> {
    for luck in 0..9 {
        let one = Run::new(case.worlds[0].clone(), case.game, &case.options, case.seats).await;
        let other = Run::new(case.worlds[1].clone(), case.game, &case.options, case.seats).await;
        let dice = Dice::new(case.dice + 100 * luck);
        let apart = match case.choice {
            None => Some(dealt_apart(case, wall, one, other, dice).await),
            Some(choice) => chosen_apart(case, (choice, wall), one, other, dice).await,
        };
        if let Some(apart) = apart {
            return apart;
        }
    }
    panic!("{}: every game ended before the secret", case.name)
}

/// Everybody looks at everything that they can get, in both runs; through a leaking wall at a little more.
async fn look_at_all(wall: Wall, one: &mut Run, other: &mut Run) {
    for run in [one, other] {
        run.pry().await;
        if wall == Wall::Leaking {
            run.leak().await;
        }
    }
}

/// Chance has dealt differently: everything must look the same to anyone who may not know it, until a game ends and
/// shows all.
async fn dealt_apart(
    case: &Case,
    wall: Wall,
    mut one: Run,
    mut other: Run,
    mut dice: Dice,
) -> Vec<Option<(String, String)>> {
    let mut apart = Vec::new();
    for _ in 0..case.steps {
        look_at_all(wall, &mut one, &mut other).await;
        apart = one.told_apart(&other);
        play_both(&mut one, &mut other, &mut dice, 1, |_| false).await;
        if one.is_over() || other.is_over() {
            break;
        }
    }
    apart
}

/// The same is played up to a secret choice, which is another one in each run. None if the game ended before.
async fn chosen_apart(
    case: &Case,
    (choice, wall): (Choice, Wall),
    mut one: Run,
    mut other: Run,
    mut dice: Dice,
) -> Option<Vec<Option<(String, String)>>> {
    let seat = case.knows[0];
    play_both(&mut one, &mut other, &mut dice, case.steps, |_| false).await;
    play_both(&mut one, &mut other, &mut dice, 300, |run| choice(run, seat).is_some()).await;
    let (this, that) = choice(&one, seat)?;
    one.forget();
    other.forget();
    one.play(seat, &this).await;
    other.play(seat, &that).await;
    look_at_all(wall, &mut one, &mut other).await;
    Some(one.told_apart(&other))
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_know_a_secret_gets_the_same_bytes_whatever_it_is() {
    for case in cases().into_iter().step_by(crate::SAMPLE) {
        for (eyes, difference) in told_apart(&case, Wall::Whole).await.into_iter().enumerate() {
            let knows = case.knows.contains(&eyes);
            match difference {
                Some((one, other)) if !knows => {
                    panic!("{}: eyes {eyes} can tell the runs apart:\n{one}\n{other}", case.name)
                }
                None if knows => {
                    panic!("{}: seat {eyes} does not know its own secret", case.name)
                }
                _ => {}
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planted_leak_is_caught_in_every_game_by_every_pair_of_eyes() {
    for case in cases().into_iter().step_by(crate::SAMPLE) {
        for (eyes, difference) in told_apart(&case, Wall::Leaking).await.into_iter().enumerate() {
            assert!(difference.is_some(), "{}: eyes {eyes} did not notice the leak", case.name);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn on_one_screen_the_curtain_keeps_every_secret_from_the_other_tab_and_from_who_watches() {
    for case in cases().into_iter().filter(|case| case.seats == 2).step_by(crate::SAMPLE) {
        let mut runs = Vec::new();
        for (number, world) in case.worlds.iter().enumerate() {
            let mut run = Run::on_one_screen(world.clone(), case.game, &case.options).await;
            let mut dice = Dice::new(case.dice);
            while run.sockets[0].view["curtain"].is_null() {
                let action = run.sockets[0].some_action(&mut dice).await;
                run.play(0, &action).await;
            }
            run.forget();
            // The first tab goes behind the curtain of the seat that is asked; the second never does.
            let asked = run.sockets[0].view["curtain"]["seat"].as_u64().expect("a curtain hangs");
            run.sockets[0].ask(json!({"do": "look", "seat": asked})).await;
            let action = match case.choice.and_then(|choice| choice(&run, 0)) {
                Some((this, that)) => [this, that][number].clone(),
                None => run.sockets[0].some_action(&mut dice).await,
            };
            run.play(0, &action).await;
            run.pry_from(1).await;
            run.sockets[0].frames.clear();
            run.sockets[0].ask(json!({"do": "hide"})).await;
            run.sync().await;
            runs.push(run);
        }
        for (eyes, difference) in runs[0].told_apart(&runs[1]).into_iter().enumerate() {
            if let Some((one, other)) = difference {
                panic!("{}: screen {eyes} can tell the runs apart:\n{one}\n{other}", case.name);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_of_chance_stands_nowhere_before_the_end() {
    let games = [
        ("muddy-ride", json!({"ply_cap": 12, "animals": ["N", "E"]})),
        ("muddy-ride", json!({"mode": "secret", "players": 2, "ply_cap": 12})),
        ("duel", json!({"ply_cap": 12})),
        ("kangaruse", json!({"players": 2})),
        ("two-paths", json!({"ply_cap": 12})),
        ("gunst", json!({"rounds": 1})),
    ];
    for (game, options) in games.into_iter().step_by(crate::SAMPLE) {
        let mut run = Run::new(same_world(), game, &options, 2).await;
        let seed = run.seed().await;
        let mut dice = Dice::new(5);
        while !run.is_over() {
            run.pry().await;
            assert!(!run.has_seen(&seed), "{game}: the seed is out");
            let seat = run.acting()[0];
            let action = run.sockets[seat].some_action(&mut dice).await;
            run.play(seat, &action).await;
        }
        assert!(run.has_seen(&seed), "{game}: the seed is opened at the end");
    }
}
