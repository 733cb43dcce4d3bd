//! A course: a table that teaches. Beside the game lies a [`Script`], which says what is asked, what is pointed at, what
//! the others do, and how a mistake is punished before it is taken back.
//!
//! The rules are the table's own: whatever is legal can be tried. Nothing of it is stored; who comes back begins again
//! with the step they had reached.

mod script;
#[cfg(test)]
mod tests;

pub use script::{Find, Mix, Script, Step, Task, Wrong};

use crate::chance::Chance;
use crate::event::{Body, Event, Refusal};
use crate::fold::Fold;
use crate::grant::Answer;
use crate::table::Table;
use crate::wire::{CourseView, Go, MixView, Settings};
use gambol_core::{Node, Seat};
use gambol_draw::Plan;
use gambol_games::Kind;
use gambol_words::Words;
use std::collections::VecDeque;

/// How far somebody has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The step is asked.
    Asked,
    /// It was done.
    Right,
    /// Something else was done, and is punished.
    Wrong,
    /// A mixture that was not right: nothing has to be taken back.
    Off,
}

/// A script, and how far somebody has come with it.
#[derive(Clone, Debug)]
pub struct Course {
    script: Script,
    at: usize,
    stage: Stage,
    /// What is said about what was done.
    told: String,
    /// What happens by itself.
    queue: VecDeque<String>,
    /// How many whole actions had been played when the step was asked.
    from: usize,
    /// How many had been played when the course began.
    start: usize,
}

impl Course {
    /// The step that is asked; none when all are done, or where there is nothing to ask.
    fn step(&self) -> Option<&Step> {
        self.script.steps.get(self.at)
    }

    /// The seat of whoever takes it; none where all seats are theirs.
    pub fn you(&self) -> Option<Seat> {
        self.script.you
    }

    /// Whether somebody may play whatever they like.
    fn is_free(&self) -> bool {
        self.script.steps.is_empty()
    }

    /// Whether a move is waited for.
    fn awaits_move(&self) -> bool {
        let asked = self.stage == Stage::Asked && self.queue.is_empty();
        self.is_free() || asked && self.step().is_some_and(|step| matches!(step.task, Task::Move(_)))
    }

    /// Somebody has done this. What follows by itself is due.
    fn heard(&mut self, action: &str) {
        let Some(find) = self.script.steps.get(self.at).and_then(|step| step.task.find()) else { return };
        if find.right.is_empty() || find.right.iter().any(|right| right == action) {
            self.stage = Stage::Right;
            self.told.clone_from(&find.well);
            self.queue = find.then.iter().cloned().collect();
        } else {
            let wrong = find.wrong.get(action).unwrap_or(&find.otherwise);
            self.stage = Stage::Wrong;
            self.told.clone_from(&wrong.words);
            self.queue = wrong.line.iter().cloned().collect();
        }
    }

    /// What chance does here, if the script says so.
    pub(crate) fn outcome(&mut self, possible: &[(String, u32)]) -> Option<String> {
        let next = self.queue.front()?;
        if !possible.iter().any(|(outcome, _)| outcome == next) {
            return None;
        }
        self.queue.pop_front()
    }

    /// On to the next step.
    fn next(&mut self, played: usize) {
        self.at += 1;
        self.ask(played);
    }

    /// The step is asked, after this many actions.
    fn ask(&mut self, played: usize) {
        self.stage = Stage::Asked;
        self.told.clear();
        self.queue.clear();
        self.from = played;
    }
}

impl Script {
    /// How a table with it is set: nothing is taken back but by the script, and where there is none, everything may be.
    pub fn settings(&self) -> Settings {
        let is_free = self.steps.is_empty();
        Settings {
            takebacks: is_free,
            spectators: false,
            chat: false,
            casual: is_free,
            ..Settings::default()
        }
    }
}

impl Table {
    /// Turns a table that has just begun into a course, from this step on. Returns what has been played.
    pub fn teach(
        &mut self,
        script: Script,
        step: usize,
        now: i64,
        chance: &mut dyn Chance,
    ) -> Result<(), Refusal> {
        self.begin(&script.opening, now, chance)?;
        let course = Course {
            at: 0,
            stage: Stage::Asked,
            told: String::new(),
            queue: VecDeque::new(),
            from: self.fold.game.ply(),
            start: self.fold.game.ply(),
            script,
        };
        self.course = Some(course);
        let reached = |table: &Table| {
            table.course.as_ref().filter(|course| course.step().is_some()).map(|course| course.at)
        };
        while let Some(at) = reached(self).filter(|at| *at < step) {
            self.do_right(now, chance)?;
            self.after_script();
            while !self.go_on(now, chance).is_empty() {}
            if reached(self) == Some(at) {
                self.next_step();
            }
        }
        self.pause();
        Ok(())
    }

    /// The course of this table, if it is one.
    pub fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    /// Whether something happens by itself next: see [`go_on`](Table::go_on).
    pub fn goes_on(&self) -> bool {
        self.course.as_ref().is_some_and(|course| !course.queue.is_empty())
    }

    /// Does what the script says next: whoever is asked does it.
    pub fn go_on(&mut self, now: i64, chance: &mut dyn Chance) -> Vec<Event> {
        let Some(course) = &mut self.course else { return Vec::new() };
        let you = course.script.you;
        let Some(action) = course.queue.pop_front() else { return Vec::new() };
        let (seat, body) = match self.fold.node() {
            Node::Decision { seat, .. } => (Some(seat.0), Body::Play(action)),
            Node::Simultaneous { legal } => {
                let other = legal.iter().map(|(seat, _)| *seat).find(|seat| Some(*seat) != you);
                (other.or(you).map(|seat| seat.0), Body::Choose(action))
            }
            Node::Chance { .. } => (None, Body::Chance(action)),
            Node::End(_) => return self.give_up_script("the game has ended"),
        };
        let name = format!("script:{}", self.fold.ply);
        match self.fold.write(name, seat, body, now) {
            Ok(event) => {
                let mut events = vec![event];
                self.settle(&mut events, now, chance);
                self.after_script();
                events
            }
            Err(refusal) => self.give_up_script(&format!("{refusal:?}")),
        }
    }

    /// A script that does not fit is an error of ours: whoever is at the table goes on with what there is.
    fn give_up_script(&mut self, why: &str) -> Vec<Event> {
        tracing::error!(why, "a script does not fit its game");
        if let Some(course) = &mut self.course {
            course.queue.clear();
        }
        self.after_script();
        Vec::new()
    }

    /// Something was played at this table.
    pub(crate) fn heard(&mut self, body: &Body) {
        if let (Some(course), Body::Play(action) | Body::Choose(action)) = (&mut self.course, body) {
            course.heard(action);
        }
    }

    /// When all that happens by itself has happened: what was done well without a word leads on at once.
    pub(crate) fn after_script(&mut self) {
        if let Some(course) = &self.course
            && course.queue.is_empty()
            && course.stage == Stage::Right
            && course.told.is_empty()
        {
            self.next_step();
        }
        self.pause();
    }

    fn next_step(&mut self) {
        let played = self.fold.game.ply();
        if let Some(course) = &mut self.course {
            course.next(played);
        }
    }

    /// Nobody moves while the script is speaking.
    fn pause(&mut self) {
        self.fold.is_paused = self.course.as_ref().is_some_and(|course| !course.awaits_move());
    }

    /// Does the step's task as it should be done.
    fn do_right(&mut self, now: i64, chance: &mut dyn Chance) -> Result<(), Refusal> {
        let Some(course) = &mut self.course else { return Ok(()) };
        let Some(Step { task, .. }) = course.script.steps.get(course.at) else { return Ok(()) };
        let Some(find) = task.find() else { return Ok(()) };
        let you = course.script.you.unwrap_or(Seat(0));
        let first = || self.fold.legal(you).and_then(|(legal, _)| legal.first().cloned());
        let Some(action) = find.right.first().cloned().or_else(first) else { return Err(Refusal::NotAsked) };
        self.do_this(you, action, now, chance)
    }

    /// Does this for whoever takes the course.
    fn do_this(
        &mut self,
        you: Seat,
        action: String,
        now: i64,
        chance: &mut dyn Chance,
    ) -> Result<(), Refusal> {
        let is_secret = self.fold.legal(you).is_some_and(|(_, is_secret)| is_secret);
        let body = if is_secret { Body::Choose(action) } else { Body::Play(action) };
        let name = format!("script:{}", self.fold.ply);
        let event = self.fold.write(name, Some(you.0), body, now)?;
        self.heard(&event.body);
        self.settle(&mut vec![event], now, chance);
        Ok(())
    }

    /// What somebody wants of the course.
    pub(crate) fn go(&mut self, go: Go, now: i64, chance: &mut dyn Chance) -> Answer {
        let Some(course) = &mut self.course else { return Answer::No("live-nothing") };
        let is_quiet = course.queue.is_empty();
        let (from, stage) = (course.from, course.stage);
        match go {
            Go::On if is_quiet && course.step().is_some() => {
                let is_read = matches!(course.step(), Some(Step { task: Task::Read, .. }));
                if stage != Stage::Right && !(is_read && stage == Stage::Asked) {
                    return Answer::No("live-nothing");
                }
                self.next_step();
            }
            // While the punishment is still being played, it can be cut short.
            Go::Back if matches!(stage, Stage::Wrong | Stage::Off) => {
                course.ask(from);
                self.fold.rewind(from);
                self.epoch += 1;
            }
            Go::Show if matches!(stage, Stage::Wrong | Stage::Off) => {
                if let Some(Step { task: Task::Mix(mix), .. }) = course.step() {
                    let told = mix.well.clone();
                    course.stage = Stage::Right;
                    course.told = told;
                } else {
                    course.ask(from);
                    self.fold.rewind(from);
                    self.epoch += 1;
                    if self.do_right(now, chance).is_err() {
                        return Answer::No("live-nothing");
                    }
                    self.after_script();
                }
            }
            Go::Mix(shares) if stage != Stage::Right => {
                let Some(Step { task: Task::Mix(mix), .. }) = course.script.steps.get(course.at) else {
                    return Answer::No("live-nothing");
                };
                let is_right = shares.len() == mix.choices.len()
                    && shares.iter().zip(&mix.choices).all(|(given, (_, share))| {
                        (f64::from(*given) / 100.0 - share).abs() <= mix.within + 1e-9
                    });
                course.told = if is_right { mix.well.clone() } else { mix.wrong.clone() };
                course.stage = if is_right { Stage::Right } else { Stage::Off };
            }
            Go::Choose(which) if stage == Stage::Asked && is_quiet => {
                let you = course.script.you.unwrap_or(Seat(0));
                let Some(Step { task: Task::Choose(_, offers), .. }) = course.script.steps.get(course.at)
                else {
                    return Answer::No("live-nothing");
                };
                let Some((action, _)) = offers.get(which).cloned() else { return Answer::No("live-nothing") };
                self.fold.is_paused = false;
                if self.do_this(you, action, now, chance).is_err() {
                    return Answer::No("live-nothing");
                }
                self.after_script();
            }
            // Where everything may be tried, everything may be taken back, even an ending.
            Go::Undo if course.is_free() => {
                let played = self.fold.game.ply();
                let own = self.fold.played.iter().rposition(|played| !played.chance).unwrap_or(0);
                // What has been chosen while others have yet to choose goes first.
                let to = if self.fold.chosen.is_empty() { own.max(from) } else { played };
                if self.fold.chosen.is_empty() && played <= from {
                    return Answer::No("live-nothing");
                }
                self.fold.rewind(to);
                self.epoch += 1;
            }
            Go::Again => {
                let start = course.start;
                course.at = 0;
                course.ask(start);
                self.fold.rewind(start);
                self.epoch += 1;
            }
            Go::On | Go::Back | Go::Show | Go::Undo | Go::Mix(_) | Go::Choose(_) => {
                return Answer::No("live-nothing");
            }
        }
        self.pause();
        Answer::Done
    }
}

impl Course {
    /// What the page shows of it.
    pub(crate) fn view(&self, fold: &Fold, kind: Kind, words: &Words) -> CourseView {
        let step = self.step();
        let is_playing = !self.queue.is_empty();
        let is_asked = self.stage == Stage::Asked;
        let say = |key: &str| words.say(key, &[]);
        let task = step.filter(|_| is_asked).map(|step| &step.task);
        // Where one thing alone is asked, its explanation comes together with where to go from there.
        let is_answered = self.script.steps.len() == 1 && self.stage == Stage::Right && !is_playing;
        let is_done = step.is_none() || is_answered;
        let buttons = match (self.stage, step) {
            _ if is_done => Vec::new(),
            (Stage::Wrong | Stage::Off, _) => {
                vec![("back", say("course-back")), ("show", say("course-show"))]
            }
            _ if is_playing => Vec::new(),
            (Stage::Right, _) | (Stage::Asked, Some(Step { task: Task::Read, .. })) => {
                vec![("on", say("course-on"))]
            }
            (Stage::Asked, _) => Vec::new(),
        };
        CourseView {
            title: self.script.title.clone(),
            words: match step {
                Some(step) if is_asked => step.say.clone(),
                _ => self.told.clone(),
            },
            tone: match (self.stage, step) {
                (_, None) if self.is_free() => "free",
                _ if is_done => "done",
                (Stage::Asked, _) => "asked",
                (Stage::Right, _) => "right",
                (Stage::Wrong | Stage::Off, _) => "wrong",
            },
            point: step.filter(|_| is_asked).map_or_else(Vec::new, |step| step.point.clone()),
            lead: match task {
                Some(Task::Move(find)) if find.shown && !is_playing => self.lead(fold, kind, &find.right),
                _ => Vec::new(),
            },
            buttons,
            mix: match task {
                Some(Task::Mix(mix)) => Some(MixView {
                    choices: mix.choices.iter().map(|(words, _)| words.clone()).collect(),
                    answer: say("course-answer"),
                }),
                _ => None,
            },
            offers: match task {
                Some(Task::Choose(_, offers)) => offers.iter().map(|(_, words)| words.clone()).collect(),
                _ => Vec::new(),
            },
            at: self.at,
            of: self.script.steps.len(),
            next: if is_done { self.script.next.clone() } else { Vec::new() },
            play: self.script.play.clone().filter(|_| is_done),
            played: if self.is_free() { self.played(fold) } else { String::new() },
        }
    }

    /// What has been played since the opening.
    fn played(&self, fold: &Fold) -> String {
        let since = fold.game.actions().into_iter().skip(self.script.opening.len());
        let lines: Vec<String> = since.map(|action| action.to_string()).collect();
        lines.join("\n")
    }

    /// What is to be pointed at, one after the other, to do the first of these.
    fn lead(&self, fold: &Fold, kind: Kind, right: &[String]) -> Vec<String> {
        let you = self.script.you.unwrap_or(Seat(0));
        let (Some(action), Some((legal, _))) = (right.first(), fold.legal(you)) else { return Vec::new() };
        let mut parts: Vec<String> = Vec::new();
        loop {
            let plan = Plan::new(kind, &legal, &parts);
            let is_next = plan.next.iter().any(|offer| offer.action == Some(action));
            if is_next || plan.complete == Some(action) {
                parts.push(action.clone());
                return parts;
            }
            let leads = |part: &&str| {
                let tried: Vec<String> =
                    parts.iter().cloned().chain(std::iter::once((*part).to_owned())).collect();
                Plan::new(kind, &legal, &tried).open.contains(&action.as_str())
            };
            let Some(part) = plan.next.iter().map(|offer| offer.part).find(leads) else { return Vec::new() };
            parts.push(part.to_owned());
        }
    }
}
