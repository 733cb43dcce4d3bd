//! What eyes may not know is in no view: two tables that differ only in a secret look the same to everybody else, byte
//! for byte; and the comparison notices a leak.

use gambol_core::{Action, Dice, Eyes, Seat, Seats};
use gambol_games::Kind;
use gambol_table::wire::{Settings, Wish};
use gambol_table::{Answer, Around, Chair, Lens, Person, Screen, Setup, Shelf, Sits, Table};
use gambol_words::Words;
use serde_json::{Value, json};

fn person(seat: usize) -> Person {
    Person(format!("person {seat}"))
}

/// A table of two, after an opening.
fn table(game: Kind, options: &Value, opening: &[Action]) -> Table {
    let chair = |seat| Chair { sits: Sits::Me, person: Some(person(seat)), ..Chair::default() };
    let setup = Setup {
        id: "t".to_owned(),
        game,
        options: game.start(options.as_object().expect("an object")).expect("good options").options(),
        settings: Settings::default(),
        chairs: (0..2).map(chair).collect(),
        seed: [1; 32],
        creator: person(0),
        created_at: 0,
    };
    let mut table = Table::new(setup, &Shelf::default()).expect("good options");
    table.begin(opening, 0, &mut Dice::new(3)).expect("the opening is legal");
    table
}

fn around(words: &Words) -> Around<'_> {
    Around { words, online: Seats::first(2), watching: 1, now: 5 }
}

/// What two tables that differ in this choice of seat 0 look like to seat 0, to seat 1 and to a spectator; and to a
/// spectator of a table that leaks, whose text is told for all eyes together.
fn views(game: Kind, options: &Value, opening: &[Action], choices: [&str; 2]) -> [[String; 2]; 4] {
    let words = Words::english();
    let around = around(&words);
    let tables = choices.map(|choice| {
        let mut table = table(game, options, opening);
        let lens = table.lens(&person(0), Screen::default()).expect("it sits there");
        let (phase, ply) = (table.fold().game.ply(), table.fold().ply);
        let is_secret = table.fold().legal(Seat(0)).is_some_and(|(_, secret)| secret);
        let action = choice.to_owned();
        let wish = if is_secret {
            Wish::Choose { phase, action, seat: None }
        } else {
            Wish::Play { ply, action, seat: None }
        };
        let answer = table.grant(("a".to_owned(), "a"), lens, wish, &around, &mut Dice::new(1));
        assert!(matches!(answer, Answer::Written(_)), "{choice}: {answer:?}");
        table
    });
    let seen = |(held, leaks): (Seats, bool)| {
        let lens = Lens::new(held, Screen::default(), false);
        tables.each_ref().map(|table| {
            let scene = table.scene(&around);
            let mut view = scene.view(lens, 0, vec![]);
            if leaks {
                view.prompt = table.fold().game.text(Eyes::All);
            }
            assert!(view.svg.starts_with("<svg"), "{game}: it is drawn");
            let told = scene.told(scene.eyes(lens));
            serde_json::to_string(&(view, told)).expect("a view is JSON")
        })
    };
    let [own, other, nobody] = [Seats::one(Seat(0)), Seats::one(Seat(1)), Seats::NONE];
    [(own, false), (other, false), (nobody, false), (nobody, true)].map(seen)
}

#[test]
fn a_choice_in_secret_is_seen_by_who_chose_alone() {
    let lines = [Action::read("line FHG"), Action::read("line FHG")];
    for (game, options, opening, choices) in [
        (Kind::Gunst, json!({"rounds": 2}), &[][..], ["ting K0W0F0T0S0", "ting K1W1F1T1S1"]),
        (Kind::TwoPaths, json!({}), &lines[..], ["F:W", "F:E"]),
    ] {
        let [own, other, watching, leaking] =
            views(game, &options, opening, choices).map(|[one, two]| one == two);
        assert!(!own, "{game}: the one who chose knows what");
        assert!(other && watching, "{game}: nobody else does");
        assert!(!leaking, "{game}: a leak is noticed");
    }
}
