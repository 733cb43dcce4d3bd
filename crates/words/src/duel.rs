//! Duel in words.

use crate::arg::Arg;
use crate::board::{arrows, beside, by_rank};
use crate::phrase::Phrase;
use crate::teller::{Teller, flag, phase, text, turn, whole};
use crate::tells::Tells;
use gambol_core::grid::Cell;
use gambol_core::{Seat, place as at};
use serde_json::Value;

/// The cowboys in seat order.
const COWBOYS: [&str; 2] = ["light", "dark"];
/// The kinds of special bullets.
const TOKENS: [&str; 4] = ["good-shot", "double-blast", "booster", "dummy"];

pub(crate) struct Told;

impl Tells for Told {
    fn role<'t>(&self, teller: &Teller<'t>, seat: Seat) -> Phrase<'t> {
        teller.phrase_of("duel-role", COWBOYS[seat.index() & 1])
    }

    fn prompt(&self, teller: &Teller<'_>, state: &Value, _seat: Seat, legal: &[String]) -> String {
        let has = |wanted: &str| legal.iter().any(|action| action == wanted);
        match phase(state) {
            "place" => {
                let rank = legal
                    .first()
                    .map_or("", |action| action.trim_start_matches(|c: char| !c.is_ascii_digit()));
                let key = if is_large(teller) { "duel-ask-place-large" } else { "duel-ask-place" };
                teller.say(key, &[("rank", rank.into())])
            }
            "stepped" => teller.say("duel-ask-stepped", &[]),
            "shot" => teller.say("duel-ask-shot", &[]),
            _ => {
                let key = match (has("pass"), has("fire")) {
                    (true, true) => "duel-ask-fire-or-pass",
                    (true, false) => "duel-ask-pass",
                    (false, true) => "duel-ask-step-or-fire",
                    (false, false) => "duel-ask-step",
                };
                let trigger = if legal.iter().any(|action| action.contains('@')) {
                    teller.say("duel-ask-trigger", &[])
                } else {
                    String::new()
                };
                teller.words.sentences(&[teller.say(key, &[]), trigger])
            }
        }
    }

    fn draft(&self, teller: &Teller<'_>, _state: &Value, _parts: &[String], open: &[&str]) -> String {
        let mut fields: Vec<_> =
            open.iter().filter_map(|action| Some(action.split_once('@')?.1.to_owned())).collect();
        fields.dedup();
        teller.say("duel-draft-trigger", &[("fields", teller.words.list(&fields).into())])
    }

    fn waiting(&self, teller: &Teller<'_>, state: &Value, awaited: &[Seat]) -> String {
        let who = ("who", teller.named(awaited).into());
        match phase(state) {
            "place" => teller.say("duel-wait-place", &[who]),
            "stepped" => teller.say("duel-wait-stepped", &[who]),
            "shot" => teller.say("duel-wait-shot", &[who]),
            "ammo" => teller.say("duel-wait-ammo", &[("who", teller.name(turn(state)).into())]),
            _ => teller.say("duel-wait-step", &[who]),
        }
    }

    fn choice(&self, teller: &Teller<'_>, _state: &Value, action: &str) -> String {
        match action.split_once(' ') {
            Some(("place", field)) => {
                teller.say("duel-choose-place", &[("field", place(teller, field).into())])
            }
            Some(("shot", cowboy)) => {
                teller.say("duel-choose-shot", &[("cowboy", cowboy_name(teller, cowboy).into())])
            }
            _ => match action {
                "pass" => teller.say("choose-pass", &[]),
                "fire" => teller.say("duel-choose-fire", &[]),
                "end" => teller.say("duel-choose-end", &[]),
                _ => match action.split_once('@') {
                    None => teller.say("duel-choose-step", &[("field", place(teller, action).into())]),
                    Some((field, trigger)) => {
                        let args = [("field", place(teller, field).into()), ("trigger", trigger.into())];
                        teller.say("duel-choose-trigger", &args)
                    }
                },
            },
        }
    }

    /// The step, or the field that it triggers.
    fn part(&self, teller: &Teller<'_>, state: &Value, _chosen: &[String], part: &str, _of: &str) -> String {
        match part.strip_prefix('@') {
            Some(field) => teller.say("duel-part-trigger", &[("field", field.into())]),
            None => self.choice(teller, state, part),
        }
    }

    fn action(&self, teller: &Teller<'_>, before: &Value, action: &str, after: &Value) -> String {
        let seat = turn(before);
        let told = match action.split_once(' ') {
            Some(("place", field)) => {
                return teller.did("duel-did-place", seat, &[("field", place(teller, field).into())]);
            }
            Some(("ammo", kind)) => turned_over(teller, before, kind, after),
            Some(("shot", _)) => {
                let decided = teller.did("duel-did-decide", seat, &[]);
                teller.words.sentences(&[decided, shots(teller, before, after, None)])
            }
            _ => match action {
                "pass" => teller.did("duel-did-pass", seat, &[]),
                "end" => teller.did("duel-did-end", seat, &[]),
                "fire" => {
                    // With one kind left unseen nobody needs to turn the token over to know it.
                    match TOKENS.into_iter().find(|kind| unseen(before, kind) != unseen(after, kind)) {
                        Some(kind) => turned_over(teller, before, kind, after),
                        None => teller.did("duel-did-fire", seat, &[]),
                    }
                }
                _ => stepped(teller, before, action, after),
            },
        };
        let again = if flag(before, "/again") && !flag(after, "/again") && phase(after) != "end" {
            teller.say("duel-did-again", &[("who", teller.who(seat).into())])
        } else {
            String::new()
        };
        teller.words.sentences(&[told, again])
    }

    fn result(&self, teller: &Teller<'_>, state: &Value, winners: &[Seat], drawn: bool) -> String {
        let both = COWBOYS.iter().all(|cowboy| text(state, &format!("/{cowboy}")) == Some("through"));
        let left = |seat: Seat| whole(state, &format!("/tokens/{seat}"));
        if drawn {
            return teller.say("duel-result-both", &[("left", left(Seat(0)).into())]);
        }
        let won = teller.winners(winners);
        let Some(&winner) = winners.first() else { return won };
        let why = if both {
            let args = [("more", left(winner).into()), ("fewer", left(winner.other()).into())];
            teller.say("duel-result-more", &args)
        } else {
            teller.did("duel-result-through", winner, &[("cowboy", self.role(teller, winner).into())])
        };
        teller.words.sentences(&[won, why])
    }

    fn beside(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)> {
        let mut told: Vec<_> = [Seat(0), Seat(1)]
            .map(|seat| (teller.name(seat).into(), bullets_left(teller, state, seat)))
            .into();
        let kinds = TOKENS.into_iter().filter(|kind| unseen(state, kind) > 0);
        let kinds: Vec<_> = kinds
            .map(|kind| teller.pick("duel-token", kind, &[("count", unseen(state, kind).into())]))
            .collect();
        if !kinds.is_empty() {
            told.push((teller.say("duel-beside-unseen", &[]), teller.words.list(&kinds)));
        }
        if flag(state, "/again") {
            let args = [("who", teller.name(turn(state)).into())];
            told.push((teller.say("duel-beside-again", &[]), teller.say("duel-beside-again.words", &args)));
        }
        told
    }

    fn score(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String> {
        Some(bullets_left(teller, state, seat))
    }

    fn goal<'t>(&self, teller: &Teller<'t>, _state: &Value) -> (String, Vec<(&'static str, Arg<'t>)>) {
        match teller.reader {
            None => ("duel-goal".to_owned(), Vec::new()),
            Some(seat) => ("duel-goal-you".to_owned(), vec![("other", teller.name(seat.other()).into())]),
        }
    }

    fn near(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String> {
        let at: Cell = text(state, &format!("/{}", COWBOYS[seat.index() & 1]))?.parse().ok()?;
        let ranks = teller.options.get("board").map_or(6, |board| whole(board, "/ranks").max(3));
        let left = if seat.index() == 0 { ranks - 1 - i64::from(at.rank) } else { i64::from(at.rank) };
        (left <= 1).then(|| teller.say("duel-near", &[("shots", (left + 1).into())]))
    }

    /// The other is shot through, or the own cowboy is shot back.
    fn harm(
        &self,
        teller: &Teller<'_>,
        seat: Seat,
        (before, action, after): (&Value, &str, &Value),
        when: &str,
    ) -> Option<String> {
        let at = |state, seat: Seat| text(state, &format!("/{}", COWBOYS[seat.index() & 1]));
        let other = seat.other();
        let args = [("who", teller.who(other).into()), ("whom", teller.who(seat).into())];
        if at(after, other) == Some("through") && at(before, other) != Some("through") {
            return Some(teller.pick("duel-harm-through", when, &args));
        }
        let rank = |field: &str| field.parse::<Cell>().ok().map(|cell| i64::from(cell.rank));
        let forward = if seat.index() == 0 { 1 } else { -1 };
        // Who steps back by itself is not shot back.
        let step = action.split('@').next().filter(|field| turn(before) == seat && rank(field).is_some());
        let from = rank(step.or_else(|| at(before, seat))?)?;
        let field = place(teller, at(after, seat)?);
        let [who, whom] = args;
        let is_back = (rank(at(after, seat)?)? - from) * forward < 0;
        is_back.then(|| teller.pick("duel-harm-back", when, &[who, whom, ("field", field.into())]))
    }

    fn about(&self, teller: &Teller<'_>, state: &Value, what: &str) -> Vec<(String, String)> {
        let (kind, name) = what.split_once('-').unwrap_or((what, ""));
        let seat = Seat(u8::from(name == COWBOYS[1]));
        match kind {
            "cowboy" if COWBOYS.contains(&name) => vec![about_cowboy(teller, seat)],
            "drum" if COWBOYS.contains(&name) => {
                let title = teller.did("duel-about-drum", seat, &[]);
                let left = ("left", whole(state, &format!("/tokens/{seat}")).into());
                vec![(title, teller.say("duel-about-drum.words", &[left]))]
            }
            "unseen" if TOKENS.contains(&name) => {
                let title = teller.pick("duel-token", name, &[("count", unseen(state, name).into())]);
                let left = teller.say("duel-about-unseen", &[]);
                vec![(title, teller.words.sentences(&[teller.pick("duel-about-token", name, &[]), left]))]
            }
            "field" => {
                let stands = |seat: &Seat| {
                    let at = text(state, &format!("/{}", COWBOYS[seat.index()])).unwrap_or_default();
                    stood(teller, at).iter().any(|field| field == name)
                };
                let here = [Seat(0), Seat(1)].into_iter().filter(stands);
                let mut cards: Vec<_> = here.map(|seat| about_cowboy(teller, seat)).collect();
                cards.push(about_field(teller, name));
                cards
            }
            _ => Vec::new(),
        }
    }

    fn signs(&self, teller: &Teller<'_>) -> Vec<(String, String)> {
        let card = |key: &str| (teller.say(key, &[]), teller.say(&format!("{key}.words"), &[]));
        let mut cards: Vec<_> = ["duel-sign-bullet", "duel-sign-edge", "duel-sign-drum"].map(card).into();
        let name = |kind: &'static str| teller.pick("duel-token", kind, &[("count", 1.into())]);
        cards.extend(TOKENS.map(|kind| (name(kind), teller.pick("duel-about-token", kind, &[]))));
        cards
    }

    fn piece<'t>(&self, teller: &Teller<'t>, piece: &str) -> Phrase<'t> {
        cowboy_name(teller, piece)
    }

    fn places(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)> {
        [Seat(0), Seat(1)].map(|seat| (teller.name(seat).into(), stands(teller, state, seat))).into()
    }

    fn ground(&self, teller: &Teller<'_>, board: &Value) -> Vec<(String, Vec<String>)> {
        let role = |cowboy: &str| teller.phrase_of("duel-role", cowboy);
        by_rank(board["fields"].as_object(), |_, bullets| arrows(teller, "duel-text-bullet", bullets, role))
    }
}

/// A cowboy, and where it wants to go.
fn about_cowboy(teller: &Teller<'_>, seat: Seat) -> (String, String) {
    let way = teller.way(if seat.index() == 0 { "N" } else { "S" });
    (
        teller.did("duel-about-cowboy", seat, &[]),
        teller.did("duel-about-cowboy-way", seat, &[("direction", way.into())]),
    )
}

/// A field, and whom its bullets shoot which way.
fn about_field(teller: &Teller<'_>, field: &str) -> (String, String) {
    let title = teller.say("duel-about-field", &[("field", field.into())]);
    let bullets = teller.options.get("board").and_then(|board| board.pointer(&format!("/fields/{field}")));
    let told = |cowboy: &str| {
        let way = bullets?.get(cowboy)?.as_str()?;
        let seat = Seat(u8::from(cowboy == COWBOYS[1]));
        let args = [("whose", teller.who(seat).into()), ("direction", teller.way(way).into())];
        Some(teller.say("duel-about-bullet", &args))
    };
    let told: Vec<_> = COWBOYS.into_iter().filter_map(told).collect();
    let words = match told.len() {
        0 => teller.say("duel-about-empty", &[]),
        _ => teller.say("duel-about-field.words", &[("bullets", teller.words.list(&told).into())]),
    };
    (title, words)
}

fn is_large(teller: &Teller<'_>) -> bool {
    teller.option("size", "small") == "large"
}

/// A cowboy's place: one field, or the two that a large one stands on.
fn place(teller: &Teller<'_>, field: &str) -> String {
    if !is_large(teller) {
        return field.to_owned();
    }
    teller.words.list(&stood(teller, field))
}

/// Whose cowboy this is.
fn cowboy_name<'t>(teller: &Teller<'t>, cowboy: &str) -> Phrase<'t> {
    teller.who(Seat(u8::from(cowboy == COWBOYS[1])))
}

fn bullets_left(teller: &Teller<'_>, state: &Value, seat: Seat) -> String {
    teller.say("duel-beside-left", &[("left", whole(state, &format!("/tokens/{seat}")).into())])
}

/// Where a seat's cowboy stands.
fn stands(teller: &Teller<'_>, state: &Value, seat: Seat) -> String {
    match text(state, &format!("/{}", COWBOYS[seat.index() & 1])) {
        None => teller.say("duel-text-unplaced", &[]),
        Some("through") => teller.say("duel-text-through", &[]),
        Some(field) => place(teller, field),
    }
}

fn unseen(state: &Value, kind: &str) -> i64 {
    whole(state, &format!("/unseen/{kind}"))
}

fn stepped(teller: &Teller<'_>, before: &Value, action: &str, after: &Value) -> String {
    let seat = turn(before);
    let (field, trigger) = action.split_once('@').map_or((action, None), |(to, trigger)| (to, Some(trigger)));
    let to = ("field", place(teller, field).into());
    let step = match trigger {
        None => teller.did("duel-did-step", seat, &[to]),
        Some(trigger) => teller.did("duel-did-trigger", seat, &[to, ("trigger", trigger.into())]),
    };
    let shot = shots(teller, before, after, Some((seat, field)));
    let shot = if shot.is_empty() { locked(teller, before, (seat, field, trigger), after) } else { shot };
    teller.words.sentences(&[step, shot])
}

/// That both stay because each was shot at a field of the other's, if they do.
fn locked(
    teller: &Teller<'_>,
    before: &Value,
    (seat, field, trigger): (Seat, &str, Option<&str>),
    after: &Value,
) -> String {
    let triggered = match trigger {
        Some(trigger) => trigger.to_owned(),
        // A large cowboy that steps sideways triggers the field it did not stand on before.
        None if is_large(teller) => {
            let was = text(before, &format!("/{}", COWBOYS[seat.index() & 1])).unwrap_or_default();
            stood(teller, field).into_iter().find(|at| !stood(teller, was).contains(at)).unwrap_or_default()
        }
        None => field.to_owned(),
    };
    let bullets = teller.options.get("board").and_then(|board| at(board, &format!("/fields/{triggered}")));
    let ways =
        COWBOYS.map(|cowboy| bullets.and_then(|bullets| bullets.get(cowboy)?.as_str()).unwrap_or_default());
    if block_each_other(teller, after, ways) { teller.say("duel-did-locked", &[]) } else { String::new() }
}

/// Whether both stay because each would land on a field of the other's.
fn block_each_other(teller: &Teller<'_>, after: &Value, ways: [&str; 2]) -> bool {
    let now = COWBOYS.map(|cowboy| stood(teller, text(after, &format!("/{cowboy}")).unwrap_or_default()));
    let wants = |cowboy: usize, other: usize| {
        now[cowboy].iter().filter_map(|at| beside(at, ways[cowboy])).any(|to| now[other].contains(&to))
    };
    teller.option("crossing", "stay") == "stay" && wants(0, 1) && wants(1, 0)
}

/// The fields that a cowboy stands on.
fn stood(teller: &Teller<'_>, field: &str) -> Vec<String> {
    let second = if is_large(teller) { beside(field, "E") } else { None };
    std::iter::once(field.to_owned()).chain(second).collect()
}

/// What a special bullet did.
fn turned_over(teller: &Teller<'_>, before: &Value, kind: &str, after: &Value) -> String {
    let seat = turn(before);
    let told = teller.did_pick("duel-did-ammo", kind, seat, &[]);
    if matches!(kind, "double-blast" | "dummy") {
        return told;
    }
    let shot = shots(teller, before, after, None);
    let shot = if !shot.is_empty() {
        shot
    } else if kind == "booster" && block_each_other(teller, after, ["N", "S"]) {
        teller.say("duel-did-locked", &[])
    } else {
        teller.say("duel-did-stay", &[])
    };
    teller.words.sentences(&[told, shot])
}

/// Who was shot off to where. The one who stepped was shot off if it does not stand where it stepped.
fn shots(teller: &Teller<'_>, before: &Value, after: &Value, stepped: Option<(Seat, &str)>) -> String {
    if phase(after) == "shot" {
        return teller.say("duel-did-crowd", &[]);
    }
    let mut shot = Vec::new();
    for (seat, cowboy) in COWBOYS.into_iter().enumerate() {
        let seat = Seat(seat as u8);
        let at = format!("/{cowboy}");
        let from = stepped.filter(|(who, _)| *who == seat).map(|(_, field)| field);
        let from = from.or_else(|| text(before, &at));
        if let Some(to) = text(after, &at).filter(|&to| Some(to) != from) {
            shot.push((seat, to));
        }
    }
    if let [(who, field), (other, beside)] = shot.as_slice()
        && !shot.iter().any(|(_, to)| *to == "through")
    {
        let args = [
            ("field", place(teller, field).into()),
            ("other", teller.who(*other).into()),
            ("place", place(teller, beside).into()),
        ];
        return teller.did("duel-did-shot-both", *who, &args);
    }
    let told = shot.into_iter().map(|(who, to)| match to {
        "through" => teller.did("duel-did-through", who, &[]),
        _ => teller.did("duel-did-shot", who, &[("field", place(teller, to).into())]),
    });
    teller.words.sentences(&told.collect::<Vec<_>>())
}
