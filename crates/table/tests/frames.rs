//! How much a move costs those who look on: random games of all kinds, told to whoever sits on each seat and to somebody
//! who watches.

use gambol_core::{Dice, Seat, Seats};
use gambol_games::Kind;
use gambol_table::wire::{Settings, Wish};
use gambol_table::{
    Answer, Around, Chair, Frame, Lens, Onlooker, Person, Round, Screen, Setup, Shelf, Sits, Table,
};
use gambol_words::{Tongues, Words};
use serde_json::{Value, json};

/// The most bytes that a move may take in the middle, and at all.
const MIDDLE: usize = 3_000;
const MOST: usize = 8_000;
/// The same on the largest sheets, where a hundred squares may glow at once.
const MOST_ON_HUGE_SHEETS: usize = 14_000;
/// The same where both hosts of a ting are shown at once.
const MOST_AT_A_TING: usize = 12_000;

fn lengths(kind: Kind, options: &Value, games: u64) -> Vec<(usize, String)> {
    let person = |seat: usize| Person(format!("person {seat}"));
    let (words, tongues) = (Words::english(), Tongues::all());
    let mut lengths = Vec::new();
    for seed in 0..games {
        let options = kind.start(options.as_object().expect("an object")).expect("good options").options();
        let seats = kind.start(&options).expect("good options").seats();
        let chair = |seat| Chair { sits: Sits::Me, person: Some(person(seat)), ..Chair::default() };
        let setup = Setup {
            id: "t".to_owned(),
            game: kind,
            options,
            settings: Settings::default(),
            chairs: (0..seats).map(chair).collect(),
            seed: [seed as u8; 32],
            creator: person(0),
            created_at: 0,
        };
        let mut table = Table::new(setup, &Shelf::default()).expect("good options");
        let mut dice = Dice::new(seed);
        table.begin(&[], 0, &mut dice).expect("there is no opening");
        let around = Around { words: &words, online: Seats::first(seats), watching: 1, now: 5 };
        let held = (0..seats as u8).map(|seat| Seats::one(Seat(seat))).chain([Seats::NONE]);
        let mut onlookers: Vec<_> =
            held.map(|held| Onlooker::new(Lens::new(held, Screen::default(), false))).collect();
        for onlooker in &mut onlookers {
            onlooker.greet(&table, &table.scene(&around), std::iter::empty(), |_| true);
        }
        while let Some(seat) = table.fold().to_act().iter().next() {
            let Some((legal, secret)) = table.fold().legal(seat) else { break };
            let action = legal[dice.below(legal.len() as u32) as usize].clone();
            let (phase, ply) = (table.fold().game.ply(), table.fold().ply);
            let lens = onlookers[seat.index()].lens;
            let (done, by) = (action.clone(), Some(seat.0));
            let wish = if secret {
                Wish::Choose { phase, action: done, seat: by }
            } else {
                Wish::Play { ply, action: done, seat: by }
            };
            let id = format!("c{ply}");
            let answer = table.grant((id.clone(), &id), lens, wish, &around, &mut dice);
            assert!(matches!(answer, Answer::Written(_)), "{kind}: {action}: {answer:?}");
            let mut round = Round::new(table.scene(&around), &tongues);
            for onlooker in &mut onlookers {
                let mut told: Option<Frame> = None;
                round.tell(onlooker, |frame| {
                    told = Some(frame);
                    true
                });
                let told = told.expect("something is told");
                // At its end a game with secrets is told anew, line by line: now everything is known.
                if table.fold().is_over() && table.fold().game.has_secrets() {
                    continue;
                }
                lengths.push((
                    told.len(),
                    format!("{kind} {seed} {ply} {action}: {}", String::from_utf8_lossy(&told)),
                ));
            }
        }
    }
    lengths.sort();
    lengths
}

#[test]
fn a_move_is_told_in_few_bytes() {
    let mut all = Vec::new();
    for (kind, options, limit) in [
        (Kind::MuddyRide, json!({}), MOST),
        (Kind::Duel, json!({}), MOST),
        (Kind::Kangaruse, json!({}), MOST),
        (Kind::Kangaruse, json!({"players": 5, "size": "huge"}), MOST_ON_HUGE_SHEETS),
        (Kind::TwoPaths, json!({}), MOST),
        (Kind::Gunst, json!({}), MOST_AT_A_TING),
    ] {
        let told = lengths(kind, &options, 3);
        let (middle, (most, what)) = (told[told.len() / 2].0, told.last().expect("a game has moves"));
        println!(
            "{kind} {options}: {middle} bytes in the middle, {most} at most, of {} messages",
            told.len()
        );
        let is_few = *most <= limit;
        assert!(is_few, "{kind}: {most} bytes, {}", what.chars().take(300).collect::<String>());
        all.extend(told.into_iter().map(|(length, _)| length));
    }
    all.sort_unstable();
    let middle = all[all.len() / 2];
    println!("all: {middle} bytes in the middle");
    assert!(middle <= MIDDLE, "{middle} bytes");
}

#[test]
fn guests_with_the_same_eyes_and_language_share_what_they_are_told() {
    let tongues = Tongues::all();
    let options = Kind::Duel.start(&serde_json::Map::new()).expect("good options").options();
    let setup = Setup {
        id: "t".to_owned(),
        game: Kind::Duel,
        options,
        settings: Settings::default(),
        chairs: vec![Chair { sits: Sits::Me, ..Chair::default() }; 2],
        seed: [1; 32],
        creator: Person(String::new()),
        created_at: 0,
    };
    let mut table = Table::new(setup, &Shelf::default()).expect("good options");
    table.begin(&[], 0, &mut Dice::new(1)).expect("there is no opening");
    let around = Around { words: tongues.first(), online: Seats::NONE, watching: 4, now: 5 };
    let mut round = Round::new(table.scene(&around), &tongues);
    let told: Vec<Frame> = ["en", "de", "en", "cs"]
        .map(|tag| {
            let language = tongues.named(tag).expect("it ships").tongue();
            let lens = Lens::new(Seats::NONE, Screen { language, ..Screen::default() }, false);
            let mut told = None;
            round.tell(&mut Onlooker::new(lens), |frame| {
                told = Some(frame);
                true
            });
            told.expect("something is told")
        })
        .into();
    assert_eq!(round.drawings(), 3, "one for each language");
    assert!(std::ptr::eq(told[0].as_ptr(), told[2].as_ptr()), "the same bytes");
    for (frame, tag) in told.iter().zip(["en", "de", "en", "cs"]) {
        let goal = tongues.named(tag).expect("it ships").say("duel-goal", &[]);
        assert!(String::from_utf8_lossy(frame).contains(&goal), "{tag}: {goal}");
    }
}
