//! A moment as something to be found by oneself: the position is asked again, and a wrong try is punished.

use super::reading::Reading;
use super::{Moment, Verdict, after};
use crate::course::{Find, Mix, Script, Step, Task, Wrong};
use gambol_core::{Action, Eyes, Node, Seat};

/// How far a share may be off that is told how often.
const WITHIN: f64 = 0.12;
/// The most choices that are asked about.
const MOST_CHOICES: usize = 5;

impl Reading<'_> {
    /// The script that asks for a better choice at this moment, and what is offered after it.
    pub fn find(&self, ply: usize, seat: u8, next: Vec<(String, String)>) -> Option<Script> {
        let (moment, verdict) = self.review.moment(ply, seat)?;
        let chooser = Seat(seat);
        let words = self.teller.words;
        let teller = gambol_words::Teller { reader: Some(chooser), ..self.teller };
        let own = Reading { teller, ..*self };
        let way = own.way(moment)?;
        let made = teller.action(&way.start, &way.stops.first()?.told, &way.stops.first()?.state);
        let why = own.why(moment, verdict, &way);
        let task = if verdict.is_mixed() {
            Task::Mix(Box::new(own.mix(moment, verdict, &why)?))
        } else {
            Task::Move(Box::new(own.better_move(moment, &why)))
        };
        let key = if matches!(task, Task::Mix(_)) { "review-find-mix" } else { "review-find-move" };
        let say = words.say(key, &[("made", made.into())]);
        Some(Script {
            game: self.teller.kind,
            options: self.game.options(),
            opening: self.actions.get(..ply)?.to_vec(),
            you: Some(chooser),
            title: words.say("review-find-title", &[("n", (ply + 1).into())]),
            steps: vec![Step { say, point: Vec::new(), task }],
            next,
            play: None,
        })
    }

    fn better_move(&self, moment: &Moment, why: &str) -> Find {
        let words = self.teller.words;
        let seat = Seat(moment.seat);
        // What others choose at the same time is done first.
        let others = match self.actions.get(moment.ply) {
            Some(action @ Action::Together(_)) => spelled(action, seat, false),
            _ => Vec::new(),
        };
        let spelled = |line: &[Action]| {
            let rest = line.iter().flat_map(|action| spelled(action, seat, true));
            others.iter().cloned().chain(rest).collect::<Vec<String>>()
        };
        let wrong =
            |line: &Vec<Action>| Wrong { words: words.say("review-find-wrong", &[]), line: spelled(line) };
        let mut punished: std::collections::BTreeMap<_, _> =
            moment.wrong.iter().map(|(action, line)| (action.clone(), wrong(line))).collect();
        if let Some(verdict) = self.review.verdict(moment.ply, moment.seat) {
            let again = words.say("review-find-same", &[("why", why.into())]);
            punished.insert(verdict.played.clone(), Wrong { words: again, line: spelled(&moment.line) });
        }
        Find {
            right: moment.right.clone(),
            shown: false,
            well: words.say("review-find-well", &[("why", why.into())]),
            then: others.clone(),
            wrong: punished,
            otherwise: Wrong { words: words.say("review-find-wrong", &[]), line: others.clone() },
        }
    }

    fn mix(&self, moment: &Moment, verdict: &Verdict, why: &str) -> Option<Mix> {
        let words = self.teller.words;
        let game = after(self.game, self.actions.get(..moment.ply)?)?;
        let state = game.state(Eyes::Seat(Seat(moment.seat)));
        let legal = match game.node() {
            Node::Decision { legal, .. } => legal,
            Node::Simultaneous { legal } => legal.into_iter().find(|(seat, _)| seat.0 == moment.seat)?.1,
            _ => return None,
        };
        let share = |action: &String| verdict.best.iter().find(|(best, _)| best == action).map(|best| best.1);
        let asked: Vec<String> = if legal.len() <= MOST_CHOICES {
            legal
        } else {
            let best = verdict.best.iter().map(|(action, _)| action.clone());
            best.chain((share(&verdict.played).is_none()).then(|| verdict.played.clone())).collect()
        };
        let all: f64 = asked.iter().filter_map(share).sum();
        let choice = |action: &String| {
            (self.teller.choice(&state, action), share(action).unwrap_or(0.0) / all.max(f64::EPSILON))
        };
        Some(Mix {
            choices: asked.iter().map(choice).collect(),
            within: WITHIN,
            well: words.say("review-find-well", &[("why", why.into())]),
            wrong: words.say("review-find-off", &[]),
        })
    }
}

/// An action as a script spells it: what others choose at the same time comes first, then what the seat itself chooses.
fn spelled(action: &Action, seat: Seat, with_own: bool) -> Vec<String> {
    match action {
        Action::One(text) => vec![text.clone()],
        Action::Together(texts) => {
            let own = seat.to_string();
            let others = texts.iter().filter(|(other, _)| **other != own).map(|(_, text)| text.clone());
            others.chain(texts.get(&own).filter(|_| with_own).cloned()).collect()
        }
    }
}
