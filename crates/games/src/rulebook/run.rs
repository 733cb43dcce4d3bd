//! Running an example: every claim is checked against the game itself.

use super::{Example, ExampleError, Step};
use crate::voice::Voice;
use gambol_core::{Action, AnyMatch, ApplyError, Eyes, Node, Seat};
use serde_json::Value;

impl Example {
    /// Sets the example up and plays it, checking every claim; gives the match as it stands at the end. Refusals are
    /// put into words by this voice.
    ///
    /// An example whose set-up is claimed to be refused gives none.
    pub fn run(&self, voice: &dyn Voice) -> Result<Option<Box<dyn AnyMatch>>, ExampleError> {
        let wrong = |line, message| ExampleError { line, message };
        let started = self.game.start(&self.options);
        if let Some((line, Step::WrongSetup(fault, words))) = self.steps.first() {
            return match started {
                Ok(_) => Err(wrong(*line, "the set-up was not refused".into())),
                Err(error) => {
                    let told = voice.setup(&error);
                    if error.fault() == *fault && told.contains(words) {
                        return Ok(None);
                    }
                    Err(wrong(*line, format!("{:?}: expected {words:?}, found {told:?}", error.fault())))
                }
            };
        }
        let mut game = started.map_err(|error| wrong(self.line, voice.setup(&error)))?;
        for (line, step) in &self.steps {
            step.run(game.as_mut(), voice).map_err(|message| wrong(*line, message))?;
        }
        Ok(Some(game))
    }
}

impl Step {
    fn run(&self, game: &mut dyn AnyMatch, voice: &dyn Voice) -> Result<(), String> {
        match self {
            Step::Play(actions) => actions.iter().try_for_each(|text| play(game, text)),
            Step::Turn(whose) => same("turn", whose, &turn(&game.node())),
            Step::Legal(seat, expected) => {
                let mut expected = expected.clone();
                expected.sort_unstable();
                same("legal", &expected, &legal(&game.node(), *seat)?)
            }
            Step::May(actions) => {
                let legal = legal(&game.node(), None)?;
                let missing = actions.iter().find(|action| !legal.contains(action));
                missing.map_or(Ok(()), |action| Err(format!("{action} is not legal; legal are {legal:?}")))
            }
            Step::MayNot(actions) => {
                let legal = legal(&game.node(), None)?;
                let found = actions.iter().find(|action| legal.contains(action));
                found.map_or(Ok(()), |action| Err(format!("{action} is legal; legal are {legal:?}")))
            }
            Step::Refused(action, words) => refused(game, action, words, voice),
            Step::Chance(expected) => chance(&game.node(), expected),
            Step::See(seat, path, expected) => {
                let state = game.state(seat.map_or(Eyes::All, |seat| Eyes::Seat(Seat(seat))));
                let found = at(&state, path).ok_or_else(|| format!("there is no {path} in {state}"))?;
                same(path, expected, found)
            }
            Step::HiddenFrom(seat, path) => match at(&game.state(Eyes::Seat(Seat(*seat))), path) {
                None => Ok(()),
                Some(found) => Err(format!("seat {seat} sees {path}: {found}")),
            },
            Step::Wins(seats) => {
                let result = game.result().ok_or("the game has not ended")?;
                if result.winners.len() == game.seats() && game.seats() > 1 && result.scores.is_none() {
                    return Err("the game is drawn".into());
                }
                same("wins", seats, &result.winners)
            }
            Step::Drawn => {
                let result = game.result().ok_or("the game has not ended")?;
                same("winners", &game.seats(), &result.winners.len())
            }
            Step::Scores(expected) => {
                let result = game.result().ok_or("the game has not ended")?;
                same("scores", &Some(expected.clone()), &result.scores)
            }
            Step::WrongSetup(..) => Err("a wrong set-up must be the only claim of its example".into()),
        }
    }
}

fn play(game: &mut dyn AnyMatch, text: &str) -> Result<(), String> {
    let played = game.apply(&Action::read(text));
    played.map_err(|why| format!("{text} cannot be played: {why}; asked is {:?}", game.node()))
}

fn refused(game: &mut dyn AnyMatch, text: &str, words: &str, voice: &dyn Voice) -> Result<(), String> {
    match game.apply(&Action::read(text)) {
        Ok(()) => Err(format!("{text} was not refused")),
        Err(error @ ApplyError::Illegal(_)) => {
            let told = voice.refusal(game, &error);
            let is_right = told.contains(words);
            if is_right { Ok(()) } else { Err(format!("{text}: expected {words:?}, found {told:?}")) }
        }
        Err(error) => Err(format!("{text} is refused otherwise: {error:?}")),
    }
}

fn turn(node: &Node) -> String {
    match node {
        Node::Decision { seat, .. } => seat.to_string(),
        Node::Simultaneous { legal } => {
            legal.iter().map(|(seat, _)| seat.to_string()).collect::<Vec<_>>().join(" ")
        }
        Node::Chance { .. } => "chance".into(),
        Node::End(_) => "end".into(),
    }
}

/// The legal list of the seat on turn, or of this seat at a simultaneous node.
fn legal(node: &Node, seat: Option<u8>) -> Result<Vec<String>, String> {
    match (node, seat) {
        (Node::Decision { legal, .. }, None) => Ok(legal.clone()),
        (Node::Decision { seat, legal }, Some(asked)) if seat.0 == asked => Ok(legal.clone()),
        (Node::Simultaneous { legal }, Some(asked)) => {
            let found = legal.iter().find(|(seat, _)| seat.0 == asked);
            found.map(|(_, legal)| legal.clone()).ok_or(format!("seat {asked} chooses nothing here"))
        }
        _ => Err(format!("no seat chooses here; asked is {node:?}")),
    }
}

fn chance(node: &Node, expected: &[(String, u32, u32)]) -> Result<(), String> {
    let Node::Chance { outcomes } = node else { return Err(format!("chance does not fall here: {node:?}")) };
    let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    let agrees = |(name, numerator, denominator): &(String, u32, u32)| {
        outcomes.iter().any(|(found, weight)| found == name && weight * denominator == numerator * total)
    };
    if expected.len() == outcomes.len() && expected.iter().all(agrees) {
        return Ok(());
    }
    Err(format!("expected {expected:?}, found {outcomes:?} of {total}"))
}

/// The value at a path of keys and indexes with dots between.
fn at<'a>(state: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(state, |value, key| match key.parse::<usize>() {
        Ok(index) if value.is_array() => value.get(index),
        _ => value.get(key),
    })
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, expected: &T, found: &T) -> Result<(), String> {
    if expected == found {
        return Ok(());
    }
    Err(format!("{what}: expected {expected:?}, found {found:?}"))
}
