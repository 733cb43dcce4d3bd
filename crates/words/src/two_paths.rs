//! Two Paths in words.

use crate::arg::Arg;
use crate::board::by_rank;
use crate::phrase::Phrase;
use crate::teller::{Teller, phase, text, turn, whole};
use crate::tells::Tells;
use gambol_core::Seat;
use serde_json::Value;

/// The players in seat order.
const SIDES: [&str; 2] = ["south", "north"];
/// The animals: fox, hare, hedgehog.
const ANIMALS: [&str; 3] = ["F", "H", "G"];

pub(crate) struct Told;

impl Tells for Told {
    fn role<'t>(&self, teller: &Teller<'t>, seat: Seat) -> Phrase<'t> {
        teller.phrase_of("two-paths-role", SIDES[seat.index() & 1])
    }

    fn prompt(&self, teller: &Teller<'_>, state: &Value, _seat: Seat, _legal: &[String]) -> String {
        let other = ("other", teller.name(turn(state)).into());
        let named = ("animal", announced(teller, state).into());
        match phase(state) {
            "line" => teller.say("two-paths-ask-line", &[]),
            "block" => teller.say("two-paths-ask-block", &[other, named]),
            "take" => {
                let side = text(state, "/hidden").map_or_else(|| "".into(), |side| way(teller, side));
                teller.say("two-paths-ask-take", &[other, named, ("side", side.into())])
            }
            _ => teller.say("two-paths-ask-hide", &[("try", whole(state, "/try").into())]),
        }
    }

    fn draft(&self, teller: &Teller<'_>, state: &Value, parts: &[String], _open: &[&str]) -> String {
        let first = ("animal", animal(teller, parts.first().map_or("", String::as_str)).into());
        let key = if phase(state) == "line" { "two-paths-draft-line" } else { "two-paths-draft-side" };
        teller.say(key, &[first])
    }

    fn waiting(&self, teller: &Teller<'_>, state: &Value, awaited: &[Seat]) -> String {
        let who = ("who", teller.named(awaited).into());
        let named = ("animal", announced(teller, state).into());
        match phase(state) {
            "line" => teller.say("two-paths-wait-line", &[who]),
            "block" => teller.say("two-paths-wait-block", &[who, named]),
            "take" => teller.say("two-paths-wait-take", &[who, named]),
            _ => teller.say("two-paths-wait-hide", &[who]),
        }
    }

    fn choice(&self, teller: &Teller<'_>, state: &Value, action: &str) -> String {
        match action.split_once([' ', ':']) {
            Some(("line", letters)) => {
                teller.say("two-paths-choose-line", &[("animals", lined_up(teller, letters).into())])
            }
            Some(("block", side)) => {
                teller.say("two-paths-choose-block", &[("side", way(teller, side).into())])
            }
            Some((letter, side)) => {
                let args = [("animal", animal(teller, letter).into()), ("side", way(teller, side).into())];
                teller.say("two-paths-choose-hide", &args)
            }
            None => {
                let named = ("animal", announced(teller, state).into());
                let side = text(state, "/hidden").map_or_else(|| "".into(), |side| way(teller, side));
                match action {
                    "take" => teller.say("two-paths-choose-take", &[named, ("side", side.into())]),
                    _ => teller.say("two-paths-choose-decline", &[named]),
                }
            }
        }
    }

    /// An animal, or its side.
    fn part(&self, teller: &Teller<'_>, _state: &Value, _chosen: &[String], part: &str, _of: &str) -> String {
        if ANIMALS.contains(&part) { animal(teller, part).into() } else { way(teller, part).into() }
    }

    fn would(&self, teller: &Teller<'_>, state: &Value, action: &str) -> Option<String> {
        let side = action.strip_prefix("block ")?;
        let other = if side == "W" { "E" } else { "W" };
        let args = [
            ("animal", announced(teller, state).into()),
            ("side", way(teller, side).into()),
            ("other", way(teller, other).into()),
        ];
        Some(teller.say("two-paths-would-block", &args))
    }

    fn action(&self, teller: &Teller<'_>, before: &Value, action: &str, after: &Value) -> String {
        let mover = turn(before);
        let letter = text(before, "/announced").unwrap_or_default();
        let told = match action.split_once([' ', ':']) {
            Some(("line", letters)) => {
                return teller.did(
                    "two-paths-did-line",
                    mover,
                    &[("animals", lined_up(teller, letters).into())],
                );
            }
            Some(("block", side)) => blocked(teller, before, side, after),
            Some((letter, side)) => {
                let args = [("animal", animal(teller, letter).into()), ("side", way(teller, side).into())];
                return teller.did("two-paths-did-hide", mover, &args);
            }
            None => match action {
                "take" => {
                    let moved = went(after, mover.other(), letter);
                    let args = [("animal", animal(teller, letter).into()), moved];
                    let home = at(after, mover.other(), letter) == Some("home");
                    let key = if home { "two-paths-did-take-home" } else { "two-paths-did-take" };
                    teller.did(key, mover.other(), &args)
                }
                "decline" => {
                    let args = [("animal", animal(teller, letter).into())];
                    teller.did("two-paths-did-decline", mover.other(), &args)
                }
                _ => {
                    let args = [("animal", animal(teller, action).into())];
                    return teller.did("two-paths-did-announce", mover, &args);
                }
            },
        };
        let over = if phase(after) != "end" && turn(after) != mover {
            teller.did("two-paths-did-turn", mover, &[])
        } else {
            String::new()
        };
        teller.words.sentences(&[told, over])
    }

    fn result(&self, teller: &Teller<'_>, _state: &Value, winners: &[Seat], drawn: bool) -> String {
        if drawn {
            return teller.say("two-paths-result-stuck", &[]);
        }
        let why = teller.say("two-paths-result-home", &[]);
        teller.words.sentences(&[teller.winners(winners), why])
    }

    fn beside(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)> {
        let mut told = Vec::new();
        for seat in [Seat(0), Seat(1)] {
            let places: Vec<_> = ANIMALS
                .into_iter()
                .filter_map(|letter| {
                    let place = at(state, seat, letter)?;
                    let key = if place == "home" { "two-paths-beside-home" } else { "two-paths-beside-at" };
                    let args = [("animal", animal(teller, letter).into()), ("space", place.into())];
                    Some(teller.say(key, &args))
                })
                .collect();
            let words = if places.is_empty() {
                teller.say("two-paths-beside-none", &[])
            } else {
                teller.words.list(&places)
            };
            told.push((teller.name(seat).into(), words));
        }
        if matches!(phase(state), "hide" | "block" | "take") {
            let args = [("try", whole(state, "/try").into()), ("who", teller.name(turn(state)).into())];
            told.push((
                teller.say("two-paths-beside-try", &[]),
                teller.say("two-paths-beside-try.words", &args),
            ));
        }
        if let (Some(side), "block") = (text(state, "/hidden"), phase(state)) {
            let args = [("animal", announced(teller, state).into()), ("side", way(teller, side).into())];
            told.push((
                teller.say("two-paths-beside-hidden", &[]),
                teller.say("two-paths-beside-hidden.words", &args),
            ));
        }
        told
    }

    fn score(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String> {
        let home = ANIMALS.into_iter().filter(|letter| at(state, seat, letter) == Some("home")).count();
        Some(teller.say("two-paths-score", &[("home", home.into())]))
    }

    fn goal<'t>(&self, teller: &Teller<'t>, _state: &Value) -> (String, Vec<(&'static str, Arg<'t>)>) {
        match teller.reader {
            None => ("two-paths-goal".to_owned(), Vec::new()),
            Some(seat) => {
                ("two-paths-goal-you".to_owned(), vec![("other", teller.name(seat.other()).into())])
            }
        }
    }

    fn near(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String> {
        let home = ANIMALS.into_iter().filter(|letter| at(state, seat, letter) == Some("home")).count();
        (home == 2).then(|| teller.say("two-paths-near", &[]))
    }

    /// An animal of the other side gets home.
    fn harm(
        &self,
        teller: &Teller<'_>,
        seat: Seat,
        (before, _, after): (&Value, &str, &Value),
        when: &str,
    ) -> Option<String> {
        let other = seat.other();
        let home = |state, letter: &str| at(state, other, letter) == Some("home");
        let new = ANIMALS.into_iter().find(|letter| home(after, letter) && !home(before, letter))?;
        let args = [("who", teller.who(other).into()), ("animal", self.piece(teller, new).into())];
        Some(teller.pick("two-paths-harm-home", when, &args))
    }

    fn about(&self, teller: &Teller<'_>, state: &Value, what: &str) -> Vec<(String, String)> {
        let (kind, name) = what.split_once('-').unwrap_or((what, ""));
        match kind {
            "animal" => {
                let Some((side, letter)) = name.split_once('-') else { return Vec::new() };
                vec![about_animal(teller, Seat(u8::from(side == SIDES[1])), letter)]
            }
            "hand" => {
                let side = ("side", way(teller, name).into());
                let key = if phase(state) == "block" && text(state, "/hidden").is_none() {
                    "two-paths-about-fist-theirs"
                } else {
                    "two-paths-about-fist"
                };
                vec![(
                    teller.say("two-paths-about-hand", std::slice::from_ref(&side)),
                    teller.say(key, &[side]),
                )]
            }
            "space" => {
                let mut cards = Vec::new();
                for seat in [Seat(0), Seat(1)] {
                    let here = ANIMALS.into_iter().filter(|letter| at(state, seat, letter) == Some(name));
                    cards.extend(here.map(|letter| about_animal(teller, seat, letter)));
                }
                cards.push(about_space(teller, name));
                cards
            }
            "stone" => {
                vec![(teller.say("two-paths-sign-stone", &[]), teller.say("two-paths-sign-stone.words", &[]))]
            }
            _ => Vec::new(),
        }
    }

    fn signs(&self, teller: &Teller<'_>) -> Vec<(String, String)> {
        let card = |key: &str| (teller.say(key, &[]), teller.say(&format!("{key}.words"), &[]));
        [
            "two-paths-sign-ways",
            "two-paths-sign-fists",
            "two-paths-sign-stone",
            "two-paths-sign-leap",
            "two-paths-sign-woods",
        ]
        .map(card)
        .into()
    }

    fn piece<'t>(&self, teller: &Teller<'t>, piece: &str) -> Phrase<'t> {
        animal(teller, piece)
    }

    /// Each animal that stands on the board, with its space.
    fn places(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)> {
        let both = [Seat(0), Seat(1)].into_iter().flat_map(|seat| ANIMALS.map(|letter| (seat, letter)));
        let placed = both.filter_map(|(seat, letter)| {
            let args = [("who", teller.name(seat).into()), ("animal", animal(teller, letter).into())];
            let space =
                at(state, seat, letter).filter(|space| space.bytes().any(|byte| byte.is_ascii_digit()))?;
            Some((teller.say("two-paths-text-animal", &args), space.to_owned()))
        });
        placed.collect()
    }

    fn ground(&self, teller: &Teller<'_>, board: &Value) -> Vec<(String, Vec<String>)> {
        let ways_of = |seat: Seat| {
            by_rank(board[SIDES[seat.index()]].as_object(), move |_, ways| {
                let args = [
                    ("who", self.role(teller, seat).into()),
                    ("west", text(ways, "/0").unwrap_or_default().into()),
                    ("east", text(ways, "/1").unwrap_or_default().into()),
                ];
                vec![teller.say("two-paths-text-ways", &args)]
            })
        };
        [Seat(0), Seat(1)].into_iter().flat_map(ways_of).collect()
    }
}

/// An animal, and where it wants to go.
fn about_animal(teller: &Teller<'_>, seat: Seat, letter: &str) -> (String, String) {
    let title = teller.did("two-paths-about-animal", seat, &[("animal", animal(teller, letter).into())]);
    let way = teller.way(if seat.index() == 0 { "N" } else { "S" });
    (title, teller.say("two-paths-about-animal.words", &[("direction", way.into())]))
}

/// A space, and where its two ways lead.
fn about_space(teller: &Teller<'_>, space: &str) -> (String, String) {
    let title = teller.say("two-paths-about-space", &[("space", space.into())]);
    let board = teller.options.get("board");
    let told = [Seat(0), Seat(1)].into_iter().filter_map(|seat| {
        let ways = board?.pointer(&format!("/{}/{space}", SIDES[seat.index()]))?;
        let args = [
            ("west", text(ways, "/0").unwrap_or_default().into()),
            ("east", text(ways, "/1").unwrap_or_default().into()),
        ];
        Some(teller.did("two-paths-about-ways", seat, &args))
    });
    let mut told: Vec<_> = told.collect();
    if told.is_empty() {
        told.push(teller.say("two-paths-sign-ways.words", &[]));
    }
    let leap = teller.say("two-paths-sign-leap.words", &[]);
    (title, teller.words.sentences(&[told, vec![leap]].concat()))
}

/// "fox".
fn animal<'t>(teller: &Teller<'t>, letter: &str) -> Phrase<'t> {
    teller.phrase_of("two-paths-animal", letter)
}

/// "west" or "east".
fn way<'t>(teller: &Teller<'t>, letter: &str) -> Phrase<'t> {
    teller.phrase_of("two-paths-way", letter)
}

fn announced<'t>(teller: &Teller<'t>, state: &Value) -> Phrase<'t> {
    text(state, "/announced").map_or_else(|| "".into(), |letter| animal(teller, letter))
}

/// Where an animal of a seat is.
fn at<'s>(state: &'s Value, seat: Seat, letter: &str) -> Option<&'s str> {
    text(state, &format!("/{}/{letter}", SIDES[seat.index() & 1]))
}

/// The animals of a line-up, from west to east.
fn lined_up<'t>(teller: &Teller<'t>, letters: &str) -> Phrase<'t> {
    let named: Vec<_> = letters.split("").filter(|letter| !letter.is_empty()).collect();
    teller.words.phrases(named.into_iter().map(|letter| animal(teller, letter)).collect())
}

/// What the block did: the animal went the other way, or it stays.
fn blocked(teller: &Teller<'_>, before: &Value, side: &str, after: &Value) -> String {
    let mover = turn(before);
    let letter = text(before, "/announced").unwrap_or_default();
    let blocker = mover.other();
    let other = ("others", teller.whose(mover).into());
    let named = ("animal", animal(teller, letter).into());
    let barred = ("side", way(teller, side).into());
    let moved = at(before, mover, letter) != at(after, mover, letter);
    if !moved {
        return teller.did("two-paths-did-block", blocker, &[other, named, barred]);
    }
    let gone = ("way", way(teller, if side == "W" { "E" } else { "W" }).into());
    let home = at(after, mover, letter) == Some("home");
    let key = if home { "two-paths-did-pass-home" } else { "two-paths-did-pass" };
    teller.did(key, blocker, &[other, named, barred, gone, went(after, mover, letter)])
}

/// The space that an animal has reached.
fn went<'a>(after: &'a Value, seat: Seat, letter: &str) -> (&'static str, Arg<'a>) {
    ("space", at(after, seat, letter).unwrap_or_default().into())
}
