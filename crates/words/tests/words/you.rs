//! Whoever reads is "you", and everything on a board can be asked.

use crate::play::start;
use gambol_core::{Eyes, Seat};
use gambol_draw::Look;
use gambol_laws::samples;
use gambol_words::{Teller, Words};

const NAMES: [&str; 5] = ["Ann", "Ben", "Cid", "Dot", "Eve"];
/// What nobody says to anybody.
const WRONG: [&str; 9] =
    ["you’s", "You’s", "You is", "you is", "You has", "you has", "You jumps", "You steps", "You brings"];

#[test]
fn a_reader_is_never_called_by_name() {
    let words = Words::english();
    let names = NAMES.map(str::to_owned);
    for (kind, modes) in samples::all() {
        for mode in modes {
            let mut dice = mode.dice(1);
            let (mut game, options) = start(kind, &mode.options(&mut dice));
            for number in 0..120 {
                let reader = Seat((number % game.seats()) as u8);
                let teller = Teller {
                    words: &words,
                    kind,
                    options: &options,
                    names: &names,
                    reader: Some(reader),
                    turned: Some(0),
                };
                let before = game.state(Eyes::Seat(reader));
                let (goal, short) = teller.goal(&before);
                assert!(
                    !goal.is_empty() && !short.is_empty() && short.len() <= goal.len() + 6,
                    "{goal} / {short}"
                );
                let Some(action) = game.random_action(&mut dice) else { break };
                game.apply(&action).expect("a legal action");
                let told = game.told(Eyes::Seat(reader)).pop().expect("it was told");
                let said = teller.action(&before, &told, &game.state(Eyes::Seat(reader)));
                assert!(!said.contains(NAMES[reader.index()]), "{kind}: {said}");
                assert!(WRONG.iter().all(|wrong| !said.contains(wrong)), "{kind}: {said}");
                assert!(!said.starts_with("you"), "{kind}: {said}");
                if let Some(result) = game.result() {
                    let state = game.state(Eyes::All);
                    let headline = teller.headline(&result);
                    assert!(
                        headline.starts_with("You") || headline.starts_with("A draw"),
                        "{kind}: {headline}"
                    );
                    assert!(!teller.result(&state, &result).contains(NAMES[reader.index()]), "{kind}");
                    teller.near(&state, &result);
                }
            }
        }
    }
    assert_eq!(words.missing(), 0);
}

/// The names of all things in a drawing that a page can ask about.
fn things(svg: &str) -> Vec<String> {
    let tags = svg.split('<').skip(1).filter_map(|tag| tag.split('>').next());
    let of = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        rest.split('"').next().map(str::to_owned)
    };
    let name = |tag: &str| {
        let (id, cell) = (of(tag, "id"), of(tag, "data-cell"));
        let is_thing = cell.is_some()
            || ["data-about", "data-space", "data-row"].iter().any(|key| of(tag, key).is_some())
            || (of(tag, "role").as_deref() == Some("img") && id.is_some());
        let is_root = tag.starts_with("svg");
        let place = cell.map(|cell| format!("square-{cell}"));
        of(tag, "data-about").or(id).or(place).filter(|_| is_thing && !is_root)
    };
    tags.filter_map(name).filter(|name| !name.starts_with("do-")).collect()
}

#[test]
fn everything_in_a_drawing_can_be_asked() {
    let words = Words::english();
    let names = NAMES.map(str::to_owned);
    for (kind, modes) in samples::all() {
        for mode in modes {
            let mut dice = mode.dice(2);
            let (mut game, options) = start(kind, &mode.options(&mut dice));
            let reader = Some(Seat(0));
            let teller =
                Teller { words: &words, kind, options: &options, names: &names, reader, turned: Some(0) };
            assert!(teller.about(&game.state(Eyes::Seat(Seat(0))), "").len() > 2, "{kind} has a legend");
            for _ in 0..40 {
                let state = game.state(Eyes::Seat(Seat(0)));
                let svg = gambol_draw::state(kind, &options, &state, &Look::default()).expect("a drawing");
                let things = things(&svg);
                assert!(things.len() > 5, "{kind}: {things:?}");
                for thing in things {
                    let cards = teller.about(&state, &thing);
                    assert!(
                        !cards.is_empty() && cards.iter().all(|card| !card.0.is_empty()),
                        "{kind}: {thing}"
                    );
                }
                let Some(action) = game.random_action(&mut dice) else { break };
                game.apply(&action).expect("a legal action");
            }
        }
    }
    assert_eq!(words.missing(), 0);
}
