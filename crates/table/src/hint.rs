//! Hints: what computers advise, in words.

use crate::review::{after, reply, stake};
use crate::wire::{HintMove, HintView};
use gambol_bots::{Advice, Bot, Budget, Level, Library, Sight, Stop};
use gambol_core::{Action, AnyMatch, Seat};
use gambol_solve::{Label, Value, given_away};
use gambol_words::Words;
use std::time::Duration;

/// A share below this is not worth mentioning as part of a mixture.
const LEAST_SHARE: f64 = 0.02;
/// The most moves in a hint.
const MOST_HINTS: usize = 5;

/// What a move must give away to be a trap, as a part of the stake.
const TRAP: f64 = 0.05;
/// How little whoever walks into traps thinks.
const NAIVE: Budget = Budget { time: Duration::from_millis(200), playouts: Some(40) };
/// How long the answer to it is thought about.
const ANSWER: Budget = Budget { time: Duration::from_millis(400), playouts: Some(2_000) };

/// A move that seems good to somebody who hardly thinks, and is not.
#[derive(Clone, PartialEq, Debug)]
pub struct Trap {
    /// In notation.
    pub action: String,
    /// The answer to it; none where the move ends the game.
    pub reply: Option<Action>,
}

/// The trap in this position, by the advice about it. Where something is hidden nobody can say what will be answered.
pub fn trap(game: &dyn AnyMatch, seat: Seat, advice: &[Advice], stop: &Stop) -> Option<Trap> {
    if game.has_secrets() || game.hides_choice() {
        return None;
    }
    let sight = Sight::of(game, seat)?;
    let naive = Bot::new(Level::Two, 0).with_library(None).choose(&sight, &NAIVE, stop).action;
    let given = given_away(advice, &naive, stake(game))?;
    if given.share() < TRAP {
        return None;
    }
    let mut actions = game.actions();
    actions.push(Action::One(naive.clone()));
    let then = after(game, &actions)?;
    Some(Trap { action: naive, reply: reply(then, &ANSWER, Library::shared().as_ref(), stop) })
}

/// A hint made from the advice; `told` puts each move into words.
pub(crate) fn hint_view(
    id: String,
    advice: &[Advice],
    told: &dyn Fn(&str) -> String,
    (words, stake): (&Words, f64),
) -> HintView {
    // Where a short search of many line-ups likes none in particular, the one that it likes best is still a hint.
    let worth = advice.iter().enumerate().filter(|(at, advice)| *at == 0 || advice.share >= LEAST_SHARE);
    let moves: Vec<HintMove> = worth
        .map(|(_, advice)| advice)
        .take(MOST_HINTS)
        .map(|advice| HintMove {
            action: advice.action.clone(),
            words: told(&advice.action),
            value: advice.value.mean,
            label: value_words(&advice.value, stake, words),
            share: advice.share,
        })
        .collect();
    let sentence = match &moves[..] {
        [] => words.say("live-hint-none", &[]),
        [best] => {
            words.say("live-hint-best", &[("move", (&best.words).into()), ("value", (&best.label).into())])
        }
        several => {
            let part = |hint: &HintMove| {
                let percent = (hint.share * 100.0).round() as i64;
                words.say("live-hint-part", &[("move", (&hint.words).into()), ("percent", percent.into())])
            };
            let parts: Vec<String> = several.iter().map(part).collect();
            words.say("live-hint-mixture", &[("moves", words.list(&parts).into())])
        }
    };
    HintView { id, moves, words: sentence, why: String::new(), svg: String::new() }
}

/// What a move is worth, in a few words: certain where it was computed, a chance where it was guessed. Of more than two
/// sides the winner takes the stakes of all others.
fn value_words(value: &Value, stake: f64, words: &Words) -> String {
    let exact = matches!(value.label, Label::Exact);
    let percent = (((value.mean + 1.0) / stake).clamp(0.0, 1.0) * 100.0).round() as i64;
    match value.mean {
        mean if exact && mean > stake - 1.001 => match value.distance {
            Some(actions) => words.say("live-value-wins-in", &[("actions", i64::from(actions).into())]),
            None => words.say("live-value-wins", &[]),
        },
        mean if exact && mean < -0.999 => words.say("live-value-loses", &[]),
        mean if exact && mean.abs() < 0.001 && stake <= 2.0 => words.say("live-value-even", &[]),
        _ => words.say("live-value-chance", &[("percent", percent.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol_bots::advise_from;
    use gambol_core::{Dice, Node};
    use gambol_games::Kind;

    #[test]
    fn the_chance_to_win_is_told_by_how_many_there_are_to_win_against() {
        let words = Words::english();
        let told = |value: Value, sides: f64| value_words(&value, sides, &words);
        assert_eq!(told(Value::estimate(0.0, 0.2), 2.0), "about 50% chance to win");
        assert_eq!(told(Value::estimate(0.0, 0.2), 4.0), "about 25% chance to win");
        assert_eq!(told(Value::exact(3.0), 4.0), "wins for certain");
        assert_eq!(told(Value::exact(1.0), 4.0), "about 50% chance to win");
        assert_eq!(told(Value::exact(-1.0), 4.0), "loses against best play");
        assert_eq!(told(Value::exact(0.0), 2.0), "an even game");
    }

    #[test]
    fn traps_are_found_where_nothing_is_hidden_and_their_answers_can_be_played() {
        let library = Library::new(None, 1 << 30);
        let (stop, budget) = (Stop::default(), Budget { time: Duration::from_secs(20), playouts: Some(100) });
        let white = serde_json::json!({"mode": "white-horse"});
        let options = white.as_object().expect("an object");
        let (mut found, mut dice) = (0, Dice::new(7));
        for _ in 0..6 {
            let mut game = Kind::MuddyRide.start(options).expect("the options are right");
            while let Node::Decision { seat, .. } = game.node() {
                let sight = Sight::of(game.as_ref(), seat).expect("it is asked");
                let advice = advise_from(Some(&library), &sight, &budget, &stop);
                if let Some(trap) = trap(game.as_ref(), seat, &advice, &stop) {
                    found += 1;
                    let mut then = after(game.as_ref(), &game.actions()).expect("it was played");
                    then.apply(&Action::One(trap.action.clone())).expect("the trap is legal");
                    if let Some(reply) = &trap.reply {
                        then.apply(reply).expect("the answer is legal");
                    }
                    assert_ne!(trap.action, advice[0].action);
                }
                let action = game.random_action(&mut dice).expect("it goes on");
                game.apply(&action).expect("it is legal");
            }
        }
        assert!(found > 5, "{found}");
        let secret = serde_json::json!({"mode": "secret"});
        let mut game = Kind::MuddyRide.start(secret.as_object().expect("an object")).expect("they are right");
        while let Node::Chance { .. } = game.node() {
            let action = game.random_action(&mut dice).expect("cards are dealt");
            game.apply(&action).expect("it is legal");
        }
        assert_eq!(trap(game.as_ref(), Seat(0), &[], &stop), None, "nobody knows what will be answered");
    }
}
