//! Every lesson, played through by following its own pointers.

use gambol_core::{Dice, Eyes, Seats};
use gambol_draw::Plan;
use gambol_games::Kind;
use gambol_lessons::Lesson;
use gambol_table::wire::{CourseView, Go, TableView, Wish};
use gambol_table::{Answer, Around, Chair, Lens, Person, Screen, Setup, Shelf, Sits, Table, Task};
use gambol_words::Words;
use serde_json::Value;
use std::collections::BTreeSet;

/// A lesson that is being taken.
struct Taken {
    table: Table,
    lens: Lens,
    words: Words,
    dice: Dice,
    number: usize,
}

impl Taken {
    fn new(lesson: &Lesson) -> Taken {
        let words = Words::english();
        let script = lesson.script(&words);
        let learner = Person("learner".to_owned());
        let game = script.game.start(&script.options).expect("the lesson's options are right");
        let you = script.you.expect("somebody learns");
        let mine = Chair { sits: Sits::Me, person: Some(learner.clone()), ..Chair::default() };
        let other = Chair { sits: Sits::Bot, level: Some("1".to_owned()), ..Chair::default() };
        let chair = |seat: usize| if seat == you.index() { mine.clone() } else { other.clone() };
        let setup = Setup {
            id: "lesson".to_owned(),
            game: script.game,
            options: game.options(),
            settings: script.settings(),
            chairs: (0..game.seats()).map(chair).collect(),
            seed: [7; 32],
            creator: learner.clone(),
            created_at: 0,
        };
        let mut table = Table::new(setup, &Shelf::default()).expect("the lesson's options are right");
        let mut dice = Dice::new(1);
        let name = lesson.name;
        table.teach(script, 0, 0, &mut dice).unwrap_or_else(|why| panic!("{name}: opening: {why:?}"));
        let lens = table.lens(&learner, Screen::default()).expect("the learner sits there");
        Taken { table, lens, words, dice, number: 0 }
    }

    fn wish(&mut self, wish: Wish) -> Answer {
        self.number += 1;
        let id = format!("c{}", self.number);
        let around = Around { words: &self.words, online: Seats::NONE, watching: 0, now: 0 };
        let answer = self.table.grant((id.clone(), &id), self.lens, wish, &around, &mut self.dice);
        while self.table.goes_on() {
            assert!(!self.table.go_on(0, &mut self.dice).is_empty(), "the script fits its game");
        }
        answer
    }

    fn go(&mut self, go: Go) {
        assert_eq!(self.wish(Wish::Course { go }), Answer::Done);
    }

    fn view(&self) -> TableView {
        let around = Around { words: &self.words, online: Seats::NONE, watching: 0, now: 0 };
        self.table.scene(&around).view(self.lens, 0, Vec::new())
    }

    /// The whole drawing.
    fn drawn(&self) -> String {
        let around = Around { words: &self.words, online: Seats::NONE, watching: 0, now: 0 };
        self.table.scene(&around).page(self.lens, Vec::new()).svg
    }

    fn course(&self) -> CourseView {
        self.view().course.expect("it is a course")
    }

    fn play(&mut self, action: &str) {
        let view = self.view();
        let action = action.to_owned();
        let wish = if view.secret {
            Wish::Choose { phase: view.phase_no, action: action.clone(), seat: None }
        } else {
            Wish::Play { ply: view.ply, action: action.clone(), seat: None }
        };
        let answer = self.wish(wish);
        assert!(matches!(answer, Answer::Written(_)), "{action}: {answer:?}");
    }

    fn legal(&self) -> Vec<String> {
        let you = self.lens.held.iter().next().expect("a seat");
        self.table.fold().legal(you).map(|(legal, _)| legal).unwrap_or_default()
    }

    fn state(&self) -> Value {
        self.table.fold().game.state(Eyes::All)
    }
}

fn everyone() -> impl Iterator<Item = &'static Lesson> {
    Kind::ALL.into_iter().flat_map(gambol_lessons::of)
}

#[test]
fn every_game_has_a_guided_first_game_and_two_or_three_more() {
    for kind in Kind::ALL {
        let names: Vec<_> = gambol_lessons::of(kind).map(|lesson| lesson.name).collect();
        assert_eq!(names.first(), Some(&"first"), "{kind}");
        assert!((3..=4).contains(&names.len()), "{kind}: {names:?}");
    }
}

#[test]
fn whoever_follows_the_pointers_comes_to_the_end_and_what_is_claimed_is_true() {
    for lesson in everyone() {
        let name = format!("{}/{}", lesson.game, lesson.name);
        let mut taken = Taken::new(lesson);
        let script = lesson.script(&taken.words);
        for ((at, step), claims) in script.steps.iter().enumerate().zip(lesson.claims()) {
            let seen = taken.course();
            assert_eq!((seen.tone, seen.at), ("asked", at), "{name}: {}", seen.words);
            assert_eq!(seen.words, step.say);
            let drawn = taken.drawn();
            for thing in &seen.point {
                let has = |key: &str, value: &str| {
                    ["\"", "'"].iter().any(|quote| drawn.contains(&format!(" {key}={quote}{value}{quote}")))
                };
                // What has no name of its own goes by its cell.
                let cell = thing.strip_prefix("square-").filter(|cell| has("data-cell", cell));
                let is_there = has("id", thing) || cell.is_some();
                assert!(is_there, "{name}: step {at}: there is no {thing} to point at");
            }
            match &step.task {
                Task::Read => taken.go(Go::On),
                Task::Mix(_) | Task::Choose(..) => panic!("{name}: a lesson asks for moves alone"),
                Task::Move(find) => {
                    let legal = taken.legal();
                    for action in find.right.iter().chain(find.wrong.keys()) {
                        assert!(
                            legal.contains(action),
                            "{name}: step {at}: {action} is not legal: {legal:?}"
                        );
                    }
                    let action = if find.shown {
                        led(lesson.game, &legal, &seen.lead)
                            .unwrap_or_else(|| panic!("{name}: step {at} leads nowhere"))
                    } else {
                        find.right.first().or(legal.first()).expect("something is right").clone()
                    };
                    assert!(
                        find.right.is_empty() || find.right.contains(&action),
                        "{name}: step {at}: {action}"
                    );
                    taken.play(&action);
                    for (place, expected) in claims {
                        assert_eq!(
                            taken.state().pointer(place),
                            Some(expected),
                            "{name}: step {at}: {place}"
                        );
                    }
                    if !find.well.is_empty() {
                        assert_eq!(
                            (taken.course().tone, taken.course().words),
                            ("right", find.well.clone()),
                            "{name}"
                        );
                        taken.go(Go::On);
                    }
                }
            }
        }
        assert_eq!(taken.course().tone, "done", "{name}");
        let result = taken.table.fold().result();
        let you = script.you.expect("somebody learns");
        if lesson.name == "first" {
            assert_eq!(result.expect("a first game is played to its end").winners, [you.0], "{name}");
        }
    }
}

/// The action that the pointers lead to, one after the other.
fn led(kind: Kind, legal: &[String], lead: &[String]) -> Option<String> {
    let (whole, parts) = lead.split_last()?;
    for count in 0..=parts.len() {
        let plan = Plan::new(kind, legal, &parts[..count]);
        let is_offered = |part: &String| plan.next.iter().any(|offer| offer.part == part);
        if let Some(part) = parts.get(count) {
            assert!(is_offered(part), "{part} is not offered after {:?}", &parts[..count]);
        } else {
            let is_next = plan.next.iter().any(|offer| offer.action == Some(whole));
            assert!(is_next || plan.complete == Some(whole), "{whole} is not done by {parts:?}");
        }
    }
    Some(whole.clone())
}

#[test]
fn whatever_else_is_tried_is_shown_and_taken_back() {
    for lesson in everyone() {
        let name = format!("{}/{}", lesson.game, lesson.name);
        let mut taken = Taken::new(lesson);
        let script = lesson.script(&taken.words);
        for (at, step) in script.steps.iter().enumerate() {
            let Task::Move(find) = &step.task else {
                taken.go(Go::On);
                continue;
            };
            let legal = taken.legal();
            let before = taken.state();
            let wrong: Vec<_> = legal.iter().filter(|action| !find.right.contains(action)).collect();
            if !find.right.is_empty() {
                // A ting has thousands of line-ups: some of them will do.
                let stride = wrong.len().div_ceil(12).max(1);
                let tried = find.wrong.keys().chain(wrong.iter().step_by(stride).copied());
                for action in tried {
                    taken.play(action);
                    let seen = taken.course();
                    assert_eq!(seen.tone, "wrong", "{name}: step {at}: {action}");
                    assert!(!seen.words.is_empty(), "{name}: step {at}: nothing is said about {action}");
                    assert!(!taken.view().acting, "{name}: step {at}: nobody moves while it is explained");
                    taken.go(Go::Back);
                    assert_eq!(taken.state(), before, "{name}: step {at}: {action}");
                    assert_eq!(taken.course().tone, "asked");
                }
            }
            // Whoever asks is shown the way.
            if let Some(action) = wrong.first() {
                if find.right.is_empty() {
                    taken.play(action);
                } else {
                    taken.play(action);
                    taken.go(Go::Show);
                }
            } else {
                taken.play(find.right.first().unwrap_or(&legal[0]));
            }
            if !find.well.is_empty() {
                assert_eq!(taken.course().tone, "right", "{name}: step {at}");
                taken.go(Go::On);
            }
        }
        assert_eq!(taken.course().tone, "done", "{name}");
    }
}

#[test]
fn whoever_comes_back_goes_on_where_they_were() {
    for lesson in everyone() {
        let mut whole = Taken::new(lesson);
        let script = lesson.script(&whole.words);
        for (at, step) in script.steps.iter().enumerate() {
            let mut again = Taken::new(lesson);
            let mut table = Table::new(
                Setup {
                    id: "again".to_owned(),
                    game: script.game,
                    options: again.table.fold().game.options(),
                    settings: script.settings(),
                    chairs: again.table.chairs().to_vec(),
                    seed: [7; 32],
                    creator: Person("learner".to_owned()),
                    created_at: 0,
                },
                &Shelf::default(),
            )
            .expect("the lesson's options are right");
            table.teach(script.clone(), at, 0, &mut again.dice).expect("the script fits its game");
            again.table = table;
            assert_eq!(again.state(), whole.state(), "{}/{}: step {at}", lesson.game, lesson.name);
            assert_eq!(again.course().words, step.say);
            match &step.task {
                Task::Move(find) => {
                    let action = find.right.first().cloned().unwrap_or_else(|| whole.legal()[0].clone());
                    whole.play(&action);
                    if !find.well.is_empty() {
                        whole.go(Go::On);
                    }
                }
                _ => whole.go(Go::On),
            }
        }
    }
}

#[test]
fn everything_is_said_and_nothing_else_is_there_to_be_said() {
    let words = Words::english();
    let used: BTreeSet<String> = everyone().flat_map(Lesson::keys).collect();
    for key in &used {
        assert!(words.has(key), "{key}");
    }
    let text = include_str!("../../../locales/en/lessons.ftl");
    for line in text.lines().filter(|line| line.starts_with("lesson-")) {
        let key = line.split_once(" =").map_or(line, |(key, _)| key);
        assert!(used.contains(key), "nobody says {key}");
    }
}
