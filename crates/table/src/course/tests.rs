//! Courses: what is tried is taken back, what is right leads on, and nothing is left behind.

use super::*;
use crate::lens::{Lens, Screen};
use crate::people::Person;
use crate::seats::{Chair, Sits};
use crate::shelf::Shelf;
use crate::table::{Around, Setup};
use crate::wire::{TableView, Wish};
use gambol_core::{Dice, Eyes, Seats};
use serde_json::{Value, json};

struct Taken {
    table: Table,
    lens: Lens,
    dice: Dice,
    words: Words,
    number: usize,
}

impl Taken {
    fn new(game: &str, options: &Value, you: Option<Seat>, steps: Vec<Step>) -> Taken {
        let game = Kind::named(game).expect("one of the five");
        let options = options.as_object().expect("an object").clone();
        let script = Script {
            game,
            options,
            opening: Vec::new(),
            you,
            title: "A course".to_owned(),
            steps,
            next: vec![("/next".to_owned(), "Next".to_owned())],
            play: None,
        };
        let started = game.start(&script.options).expect("good options");
        let learner = Person("learner".to_owned());
        let sits = |seat: usize| match you {
            Some(you) if you.index() != seat => Chair { sits: Sits::Bot, ..Chair::default() },
            _ => Chair { sits: Sits::Me, person: Some(learner.clone()), ..Chair::default() },
        };
        let setup = Setup {
            id: "c".to_owned(),
            game,
            options: started.options(),
            settings: script.settings(),
            chairs: (0..started.seats()).map(sits).collect(),
            seed: [1; 32],
            creator: learner.clone(),
            created_at: 0,
        };
        let mut table = Table::new(setup, &Shelf::default()).expect("good options");
        let mut dice = Dice::new(4);
        table.teach(script, 0, 0, &mut dice).expect("the script fits");
        let lens = table.lens(&learner, Screen::default()).expect("the learner sits there");
        Taken { table, lens, dice, words: Words::english(), number: 0 }
    }

    fn wish(&mut self, wish: Wish) -> Answer {
        self.number += 1;
        let id = format!("c{}", self.number);
        let around = Around { words: &self.words, online: Seats::NONE, watching: 0, now: 0 };
        self.table.grant((id.clone(), &id), self.lens, wish, &around, &mut self.dice)
    }

    fn go(&mut self, go: Go) -> Answer {
        self.wish(Wish::Course { go })
    }

    fn view(&self) -> TableView {
        let around = Around { words: &self.words, online: Seats::NONE, watching: 0, now: 0 };
        self.table.scene(&around).view(self.lens, 0, Vec::new())
    }

    fn tone(&self) -> &'static str {
        self.view().course.expect("it is a course").tone
    }

    /// Does the first thing that may be done.
    fn play_first(&mut self) {
        let view = self.view();
        let seat = self.lens.actor(self.table.fold()).expect("somebody is asked");
        let (legal, secret) = self.table.fold().legal(seat).expect("something may be done");
        let (action, seat) = (legal[0].clone(), Some(seat.0));
        let wish = if secret {
            Wish::Choose { phase: view.phase_no, action, seat }
        } else {
            Wish::Play { ply: view.ply, action, seat }
        };
        assert!(matches!(self.wish(wish), Answer::Written(_)));
    }
}

#[test]
fn where_anything_may_be_tried_every_move_can_be_taken_back_even_the_last() {
    for kind in Kind::ALL {
        let mut taken = Taken::new(kind.name(), &json!({}), None, Vec::new());
        let start = taken.table.fold().game.state(Eyes::All);
        assert_eq!(taken.tone(), "free", "{kind}");
        for _ in 0..400 {
            let fold = taken.table.fold();
            if fold.is_over() {
                break;
            }
            assert!(taken.view().curtain.is_none(), "{kind}: one person plays all seats");
            if fold.awaits_call() {
                assert!(matches!(taken.wish(Wish::Shout { seat: None }), Answer::Written(_)), "{kind}");
                continue;
            }
            taken.play_first();
        }
        let mut back = 0;
        while taken.wish(Wish::Takeback) == Answer::Done {
            back += 1;
            assert!(back < 1_000, "{kind}: it comes to the start");
        }
        assert!(back > 1, "{kind}");
        assert_eq!(taken.go(Go::Undo), Answer::No("live-nothing"), "{kind}");
        let is_start = taken.table.fold().game.state(Eyes::All) == start;
        // What chance dealt before the first move stays dealt.
        assert!(is_start || taken.table.fold().game.ply() > 0, "{kind}");
        assert!(taken.view().acting, "{kind}: and it can be played again");
    }
}

#[test]
fn a_mixture_is_right_within_its_tolerance() {
    let mix = Mix {
        choices: vec![("west".to_owned(), 2.0 / 3.0), ("east".to_owned(), 1.0 / 3.0)],
        within: 0.05,
        well: "Two times in three.".to_owned(),
        wrong: "Not quite.".to_owned(),
    };
    let step = Step { say: "How often?".to_owned(), point: Vec::new(), task: Task::Mix(Box::new(mix)) };
    let mut taken = Taken::new("two-paths", &json!({}), Some(Seat(0)), vec![step.clone(), step]);
    assert!(!taken.view().acting, "nothing is played");
    assert_eq!(taken.view().course.and_then(|course| course.mix).expect("it is asked").choices.len(), 2);
    for wrong in [vec![50, 50], vec![67], vec![33, 67], vec![61, 39]] {
        assert_eq!(taken.go(Go::Mix(wrong)), Answer::Done);
        assert_eq!(taken.tone(), "wrong");
        assert_eq!(taken.go(Go::On), Answer::No("live-nothing"));
        assert_eq!(taken.go(Go::Back), Answer::Done);
    }
    assert_eq!(taken.go(Go::Mix(vec![65, 35])), Answer::Done);
    assert_eq!(taken.tone(), "right");
    assert_eq!(taken.go(Go::On), Answer::Done);
    assert_eq!(taken.go(Go::Mix(vec![10, 90])), Answer::Done);
    assert_eq!(taken.go(Go::Show), Answer::Done);
    assert_eq!(taken.view().course.expect("a course").words, "Two times in three.");
    assert_eq!(taken.go(Go::On), Answer::Done);
    let done = taken.view().course.expect("a course");
    assert_eq!((done.tone, done.next.len()), ("done", 1));
    assert_eq!(taken.go(Go::Again), Answer::Done);
    assert_eq!((taken.tone(), taken.view().course.map(|course| course.at)), ("asked", Some(0)));
}

#[test]
fn nobody_moves_while_something_is_explained_and_nothing_else_is_granted() {
    let read = Step { say: "Read.".to_owned(), point: Vec::new(), task: Task::Read };
    let mut taken = Taken::new("duel", &json!({}), Some(Seat(0)), vec![read.clone(), read]);
    let view = taken.view();
    assert!(!view.acting && view.legal.is_empty());
    let wish = Wish::Play { ply: view.ply, action: "place a1".to_owned(), seat: Some(0) };
    assert_eq!(taken.wish(wish), Answer::No("live-not-asked"));
    for go in [Go::Back, Go::Show, Go::Undo, Go::Mix(vec![50, 50])] {
        assert_eq!(taken.go(go), Answer::No("live-nothing"));
    }
    assert_eq!(taken.go(Go::On), Answer::Done);
    assert_eq!(taken.view().course.map(|course| course.at), Some(1));
}
