//! A puzzle in words.

use crate::games;
use crate::line;
use crate::prove::Flaw;
use crate::puzzle::{Goal, Judged, Puzzle};
use gambol_core::{AnyMatch, Eyes, Node, Saying};
use gambol_games::Kind;
use gambol_words::{Arg, Teller, Words};
use serde_json::{Map, Value};

/// Mixtures are told as so many times in so many, up to this many.
const MOST_TIMES: u32 = 6;

/// A puzzle in words, for whoever is asked.
pub struct Told<'a> {
    words: &'a Words,
    puzzle: &'a Puzzle,
    options: Map<String, Value>,
    state: Value,
    legal: Vec<String>,
}

impl<'a> Told<'a> {
    /// Sets the position up.
    pub fn new(words: &'a Words, puzzle: &'a Puzzle) -> Result<Told<'a>, Flaw> {
        let game = puzzle.position()?;
        let legal = match game.node() {
            Node::Decision { legal, .. } => legal,
            Node::Simultaneous { legal } => {
                legal.into_iter().find(|(seat, _)| *seat == puzzle.asked).map_or_else(Vec::new, |own| own.1)
            }
            Node::Chance { .. } | Node::End(_) => Vec::new(),
        };
        let state = game.state(Eyes::Seat(puzzle.asked));
        Ok(Told { words, puzzle, options: game.options(), state, legal })
    }

    fn teller(&self) -> Teller<'_> {
        Teller {
            words: self.words,
            kind: self.puzzle.game,
            options: &self.options,
            names: &[],
            reader: Some(self.puzzle.asked),
            turned: None,
        }
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// The position drawn as text, with what stands beside it.
    pub fn drawn(&self, game: &dyn AnyMatch, eyes: Eyes) -> String {
        let teller = self.teller();
        let mut text = game.grid(eyes, &teller);
        for (label, words) in teller.beside(&self.state) {
            text += &self.say("text-line", &[("what", label.into()), ("words", words.into())]);
            text.push('\n');
        }
        text
    }

    /// Who is asked, in the game: "You are the Hippo."
    pub fn role(&self) -> String {
        self.say("puzzle-role", &[("role", self.teller().role(self.puzzle.asked).into())])
    }

    /// What one wants in this game.
    pub fn aim(&self) -> String {
        self.say("puzzle-aim", &[("aim", self.teller().goal(&self.state).0.into())])
    }

    /// What the table would ask: "Jump with the Hippo."
    pub fn prompt(&self) -> String {
        self.teller().prompt(&self.state, self.puzzle.asked, &self.legal)
    }

    /// What is asked.
    pub fn question(&self) -> String {
        let which = if self.puzzle.offered { "puzzle-question-offered" } else { "puzzle-question" };
        let question = self.words.pick(which, self.puzzle.goal.name(), &[]);
        let Some(announced) = self.announced() else { return question };
        let teller = self.teller();
        let announced = teller.piece(announced);
        self.words.sentences(&[self.say("puzzle-announced", &[("what", announced.into())]), question])
    }

    /// Who is asked, what they want in this game, and what the question is.
    pub fn asked(&self) -> String {
        let needs_prompt =
            games::of(self.puzzle.game).needs_prompt() && self.announced().is_none() && !self.puzzle.offered;
        let prompt = if needs_prompt { self.prompt() } else { String::new() };
        self.words.sentences(&[self.role(), self.aim(), prompt, self.question()])
    }

    /// What all choices of a mixture have in common, and one of them.
    fn announced(&self) -> Option<&str> {
        let action = self.puzzle.moves.keys().next().filter(|_| self.puzzle.goal == Goal::Mix)?;
        let (announced, _) = games::of(self.puzzle.game).parted(action)?;
        announced
    }

    /// A choice of a mixture, without what all of them have in common.
    pub fn brief(&self, action: &str) -> String {
        match games::of(self.puzzle.game).parted(action) {
            Some((_, part)) => self.teller().part(&self.state, &[], part, action),
            None => self.choice(action),
        }
    }

    /// A move as a button puts it.
    pub fn choice(&self, action: &str) -> String {
        self.teller().choice(&self.state, action)
    }

    /// The answer, in a few words.
    pub fn answer(&self) -> String {
        match self.puzzle.answer() {
            Some(answer) => self.choice(answer),
            None => self.parts(),
        }
    }

    /// What a label of the position's drawing says.
    pub fn label(&self, label: &Saying) -> String {
        self.teller().label(label)
    }

    /// The whole options, and the position as whoever is asked may know it.
    pub fn scene(&self) -> (&Map<String, Value>, &Value) {
        (&self.options, &self.state)
    }

    /// Something that helps: two moves, one of which it is; of a mixture, what is to be done more often.
    pub fn hint(&self) -> String {
        let Some(answer) = self.puzzle.answer() else {
            let share = |judged: &Judged| judged.share.unwrap_or(0.0);
            let most = self.puzzle.moves.iter().max_by(|one, other| share(one.1).total_cmp(&share(other.1)));
            let most = most.map_or_else(String::new, |(action, _)| self.brief(action));
            return self.say("puzzle-hint-mix", &[("choice", most.into())]);
        };
        let others = self.puzzle.moves.iter().filter(|(action, _)| *action != answer);
        let tempting = others.max_by(|one, other| one.1.value.total_cmp(&other.1.value));
        let Some(tempting) = tempting.map(|(action, _)| action.as_str()) else { return self.choice(answer) };
        let (one, other) = if answer < tempting { (answer, tempting) } else { (tempting, answer) };
        self.say("puzzle-hint", &[("one", self.choice(one).into()), ("other", self.choice(other).into())])
    }

    /// Why the answer is right.
    pub fn right(&self) -> String {
        if self.puzzle.goal == Goal::Mix {
            return self.mixture();
        }
        let answer = self.puzzle.answer().unwrap_or_default();
        let others =
            || self.puzzle.moves.iter().filter(|(action, _)| *action != answer).map(|(_, judged)| judged);
        let lost = others().filter(|judged| judged.value <= -line::SURE).count();
        let drawn = others().filter(|judged| judged.value.abs() < 1e-7).count();
        let (won, next) = (chance(self.puzzle.value), self.next());
        let right = self.words.pick(
            "puzzle-right",
            self.puzzle.goal.name(),
            &[
                ("choice", self.choice(answer).into()),
                ("moves", self.own_moves(answer).into()),
                ("chance", won.into()),
                ("next", next.into()),
            ],
        );
        let all_lost = lost == others().count() && self.puzzle.rest.is_none();
        let rest = match (self.puzzle.goal, lost, drawn) {
            _ if self.puzzle.offered => self.say("puzzle-others-beaten", &[]),
            (Goal::Win, _, _) if all_lost => self.say("puzzle-others-lose", &[]),
            (Goal::Win, 0, 1..) => self.say("puzzle-others-draw", &[]),
            (Goal::Win, 1.., 1..) => {
                self.say("puzzle-others", &[("lost", lost.into()), ("drawn", drawn.into())])
            }
            _ => String::new(),
        };
        self.words.sentences(&[right, rest])
    }

    /// How often to do what.
    fn parts(&self) -> String {
        let part = |(action, judged): (&String, &Judged)| {
            let times = shares_in_words(self.words, judged.share.unwrap_or(0.0));
            self.say("puzzle-part", &[("choice", self.brief(action).into()), ("times", times.into())])
        };
        self.words.list(&self.puzzle.moves.iter().map(part).collect::<Vec<_>>())
    }

    fn mixture(&self) -> String {
        let always = |(action, judged): (&String, &Judged)| {
            let chance = chance(judged.value);
            self.say("puzzle-always", &[("choice", self.brief(action).into()), ("chance", chance.into())])
        };
        let mut sentences = vec![self.say(
            "puzzle-right-mix",
            &[("parts", self.parts().into()), ("chance", chance(self.puzzle.value).into())],
        )];
        sentences.extend(self.puzzle.moves.iter().map(always));
        self.words.sentences(&sentences)
    }

    /// What is wrong with a move that is not the answer. It does not say what would be right.
    pub fn wrong(&self, action: &str) -> String {
        let Some(judged) = self.puzzle.moves.get(action) else { return self.otherwise() };
        let key = match judged.value {
            value if value <= -line::SURE => "puzzle-wrong-lost",
            value if value.abs() < 1e-7 && self.puzzle.goal == Goal::Win => "puzzle-wrong-drawn",
            _ => "puzzle-wrong",
        };
        let chance = chance(judged.value);
        self.say(key, &[("chance", chance.into())])
    }

    /// What is wrong with any move that nothing else is known of.
    pub fn otherwise(&self) -> String {
        self.say("puzzle-wrong-other", &[("chance", self.next().into())])
    }

    /// What is wrong with a mixture: what it does too often.
    pub fn off(&self, too_often: &str) -> String {
        self.say("puzzle-wrong-mix", &[("choice", self.brief(too_often).into())])
    }

    /// A move and what follows it, sentence by sentence.
    pub fn line(&self, action: &str) -> Vec<String> {
        let Ok(mut game) = self.puzzle.position() else { return Vec::new() };
        let line = self.puzzle.moves.get(action).map_or(&[][..], |judged| &judged.line[..]);
        let eyes = Eyes::Seat(self.puzzle.asked);
        let mut sentences = Vec::new();
        for next in line {
            let (before, ply) = (game.state(eyes), game.ply());
            if game.apply(next).is_err() {
                break;
            }
            let told = game.told_from(ply, eyes).concat();
            sentences.push(self.teller().action(&before, &told, &game.state(eyes)));
        }
        if let Some(result) = game.result() {
            sentences.push(self.teller().headline(&result));
        }
        sentences
    }

    /// The chance with the best of all moves that are not the answer.
    fn next(&self) -> i64 {
        let answer = self.puzzle.answer();
        let others = self.puzzle.moves.iter().filter(|(action, _)| Some(action.as_str()) != answer);
        let rest = self.puzzle.rest.map(|(_, value)| value);
        let values = others.map(|(_, judged)| judged.value).chain(rest);
        chance(values.fold(f64::NEG_INFINITY, f64::max))
    }

    /// How many moves of one's own a forced win takes; 0 where that is not known, or chance has a part in it.
    fn own_moves(&self, action: &str) -> usize {
        let judged = &self.puzzle.moves[action];
        let is_known = judged.distance == Some(judged.line.len() as u32);
        let Ok(mut game) = self.puzzle.position() else { return 0 };
        let mut own = 0;
        for next in &judged.line {
            match game.node() {
                Node::Decision { seat, .. } => own += usize::from(seat == self.puzzle.asked),
                _ => return 0,
            }
            if game.apply(next).is_err() {
                return 0;
            }
        }
        if judged.line.len() == 1 || is_known && own > 1 { own } else { 0 }
    }
}

/// The chance to win, in percent: what a value comes to if nobody draws.
fn chance(value: f64) -> i64 {
    (f64::midpoint(value, 1.0) * 100.0).round() as i64
}

/// What stands over a sheet of puzzles of a game, and over its solutions.
pub fn on_paper(words: &Words, game: Kind) -> (String, String) {
    let title = words.say("puzzles-of", &[("game", words.say(game.name(), &[]).into())]);
    (title, words.say("puzzles-solutions", &[]))
}

/// How often, in words: "2 times in 3", "always", "37 times in 100".
pub fn shares_in_words(words: &Words, share: f64) -> String {
    if !(0.005..=0.995).contains(&share) {
        return words.say(if share < 0.5 { "puzzle-never" } else { "puzzle-every" }, &[]);
    }
    let near = |of: u32| {
        let count = (share * f64::from(of)).round();
        ((share - count / f64::from(of)).abs() <= 0.02 && count > 0.0 && count < f64::from(of))
            .then_some((count as i64, i64::from(of)))
    };
    let (count, of) = (2..=MOST_TIMES).find_map(near).unwrap_or(((share * 100.0).round() as i64, 100));
    words.say("puzzle-times", &[("count", count.into()), ("of", of.into())])
}
