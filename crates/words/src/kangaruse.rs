//! Kangaruse in words.

use crate::arg::Arg;
use crate::board::{by_rank, row};
use crate::board_name::is_seed;
use crate::phrase::Phrase;
use crate::teller::{Teller, capital, flag, phase, text, texts, turn, whole};
use crate::tells::Tells;
use crate::words::Words;
use gambol_core::{Seat, place};
use gambol_games::kangaruse::{SQUARE_TYPES, Share, made_of};
use serde_json::Value;

/// The types of squares that score.
fn scoring() -> impl Iterator<Item = &'static str> {
    SQUARE_TYPES.iter().filter(|(_, kind)| kind.is_scoring()).map(|(name, _)| *name)
}

/// Those that change the jump of a kangaroo standing on them.
const FROM: [&str; 7] = ["koala", "platypus", "sugar-glider", "mistletoebird", "numbat", "cacketoo", "frog"];

/// The type of a square, and its value if it has one.
fn kind<'t>(teller: &'t Teller<'_>, square: &str) -> (&'t str, i64) {
    let board = teller.options.get("board");
    let found = board.and_then(|board| board.get("squares")?.get(square));
    found.map_or(("plain", 0), |found| (text(found, "/type").unwrap_or("plain"), whole(found, "/value")))
}

/// What is on a square, if anything: "koala".
fn thing<'t>(teller: &Teller<'t>, name: &str) -> Option<Phrase<'t>> {
    Some(match kind(teller, name) {
        ("plain", _) => return None,
        ("score", value) => points(teller, value),
        ("echidna", value) => teller.phrase("kangaruse-echidna", vec![("value", value.into())]),
        (kind, _) => teller.phrase_of("kangaruse-square", kind),
    })
}

/// A square with what is on it: "c4 (koala)".
fn square<'t>(teller: &Teller<'t>, name: &str) -> Phrase<'t> {
    let Some(thing) = thing(teller, name) else { return name.to_owned().into() };
    teller.phrase("kangaruse-on", vec![("square", name.to_owned().into()), ("thing", thing.into())])
}

fn points<'t>(teller: &Teller<'t>, count: i64) -> Phrase<'t> {
    teller.phrase("kangaruse-points", vec![("count", count.into())])
}

fn points_of<'t>(teller: &Teller<'t>, state: &Value, seat: Seat) -> Phrase<'t> {
    points(teller, whole(state, &format!("/points/{seat}")))
}

/// The commands of a square: its number and its direction.
fn commands<'t>(teller: &Teller<'t>, square: &str) -> Option<(i64, Phrase<'t>)> {
    let board = teller.options.get("board")?;
    let file = square.bytes().next()?.checked_sub(b'a')?;
    let rank = square.get(1..)?.parse::<u8>().ok()?.checked_sub(1)?;
    let (number, direction) =
        if text(board, "/numbers_on")? == "files" { (file, rank) } else { (rank, file) };
    let direction = text(board, &format!("/directions/{direction}"))?;
    let number = place(board, &format!("/numbers/{number}"))?.as_i64()?;
    Some((number, teller.way(direction)))
}

fn stands_on(state: &Value, seat: usize) -> Option<&str> {
    text(state, &format!("/kangaroos/{seat}"))
}

fn seats(state: &Value) -> usize {
    state.get("points").and_then(Value::as_array).map_or(0, Vec::len)
}

pub(crate) struct Told;

impl Tells for Told {
    fn role<'t>(&self, teller: &Teller<'t>, seat: Seat) -> Phrase<'t> {
        teller.phrase("kangaruse-role", vec![("number", (seat.index() + 1).into())])
    }

    fn prompt(&self, teller: &Teller<'_>, state: &Value, seat: Seat, legal: &[String]) -> String {
        match phase(state) {
            "start" => teller.say("kangaruse-ask-start", &[]),
            "stuck" => teller.say("kangaruse-ask-stuck", &[]),
            "destroy" => teller.say("kangaruse-ask-destroy", &[]),
            phase => {
                let mut told = Vec::new();
                if phase == "again" {
                    told.push(teller.say("kangaruse-ask-again", &[]));
                }
                told.push(orders(teller, state, seat));
                told.extend(notes(teller, state, seat));
                if legal.iter().any(|action| action == "stop") {
                    told.push(teller.say("kangaruse-ask-give-up", &[]));
                }
                teller.words.sentences(&told)
            }
        }
    }

    fn draft(&self, teller: &Teller<'_>, _state: &Value, parts: &[String], _open: &[&str]) -> String {
        let first = parts.first().map_or("", String::as_str);
        teller.say("kangaruse-draft-second", &[("square", square(teller, first).into())])
    }

    fn waiting(&self, teller: &Teller<'_>, state: &Value, awaited: &[Seat]) -> String {
        let who = ("who", teller.named(awaited).into());
        let which = match phase(state) {
            known @ ("start" | "again" | "stuck" | "destroy") => known,
            _ => "jump",
        };
        let whose = ("whose", awaited.first().map_or_else(|| "".into(), |seat| teller.whose(*seat)).into());
        teller.pick("kangaruse-wait", which, &[who, whose])
    }

    fn choice(&self, teller: &Teller<'_>, _state: &Value, action: &str) -> String {
        let to = |name: &str| ("square", square(teller, name).into());
        match action.split_once(' ') {
            Some(("start", name)) => teller.say("kangaruse-choose-start", &[to(name)]),
            Some(("teleport", name)) => teller.say("kangaruse-choose-teleport", &[to(name)]),
            Some((_, names)) => {
                let names = names.split(' ').map(|name| square(teller, name)).collect();
                teller.say("kangaruse-choose-destroy", &[("squares", teller.words.phrases(names).into())])
            }
            None if action == "stop" => teller.say("kangaruse-choose-stop", &[]),
            None => teller.say("kangaruse-choose-jump", &[to(action)]),
        }
    }

    /// A square for the tiger.
    fn part(&self, teller: &Teller<'_>, _state: &Value, _chosen: &[String], part: &str, _of: &str) -> String {
        teller.say("kangaruse-choose-destroy", &[("squares", square(teller, part).into())])
    }

    fn action(&self, teller: &Teller<'_>, before: &Value, action: &str, after: &Value) -> String {
        let seat = turn(before);
        let to = |name: &str| ("square", square(teller, name).into());
        let mut told = Vec::new();
        match action.split_once(' ') {
            Some(("start", name)) => told.push(teller.did("kangaruse-did-start", seat, &[to(name)])),
            Some(("teleport", name)) => {
                told.push(teller.did("kangaruse-did-teleport", seat, &[to(name)]));
                told.extend(landed(teller, before, name, after));
            }
            Some((_, names)) => {
                let names: Vec<_> = names.split(' ').map(str::to_owned).collect();
                let squares = ("squares", teller.words.list(&names).into());
                told.push(teller.did("kangaruse-did-destroy", seat, &[squares]));
                told.extend(changes(teller, before, after));
            }
            None if action == "stop" => {
                let points = ("points", points(teller, whole(after, &format!("/points/{seat}"))).into());
                told.push(teller.did("kangaruse-did-stop", seat, &[points]));
            }
            None => {
                if let Some(gain) = own_gain(teller, before, after, seat, action) {
                    told.push(gain);
                } else {
                    told.push(teller.did("kangaruse-did-jump", seat, &[to(action)]));
                    told.extend(landed(teller, before, action, after));
                }
            }
        }
        told.extend(put_out(teller, before, after, (action == "stop").then_some(seat)));
        teller.words.sentences(&told)
    }

    fn result(&self, teller: &Teller<'_>, state: &Value, winners: &[Seat], _drawn: bool) -> String {
        let of = |seat: &Seat| whole(state, &format!("/points/{seat}"));
        let best = ("points", points(teller, winners.first().map_or(0, of)).into());
        let who = ("who", teller.named(winners).into());
        let count = ("count", winners.len().into());
        let won = match winners {
            [seat] => teller.did("kangaruse-result-won", *seat, &[count, best]),
            _ => capital(&teller.say("kangaruse-result-won", &[count, who, best])),
        };
        let mut others: Vec<Seat> =
            (0..seats(state) as u8).map(Seat).filter(|seat| !winners.contains(seat)).collect();
        others.sort_by_key(|seat| -of(seat));
        let others: Vec<_> = others
            .iter()
            .map(|seat| {
                let args = [("who", teller.who(*seat).into()), ("points", points(teller, of(seat)).into())];
                teller.say("kangaruse-result-other", &args)
            })
            .collect();
        if others.is_empty() {
            return won;
        }
        let behind = teller.say("kangaruse-result-behind", &[("others", teller.words.list(&others).into())]);
        teller.words.sentences(&[won, behind])
    }

    fn beside(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)> {
        let made_of = made_of(state);
        let seat = |index: usize| {
            let seat = Seat(index as u8);
            let mut items = Vec::new();
            for Share { kind, count, points: worth } in made_of.get(index).into_iter().flatten() {
                let worth = points(teller, i64::from(*worth));
                let count = i64::from(*count);
                items.push(match *kind {
                    "score" => teller.say("kangaruse-beside-score", &[("points", worth.into())]),
                    // Water counts with the food.
                    "water" => item(teller, kind, count).into(),
                    "teleports" => {
                        let args = [("count", count.into()), ("points", worth.into())];
                        teller.say("kangaruse-beside-teleports", &args)
                    }
                    _ => {
                        let args = [("item", item(teller, kind, count).into()), ("points", worth.into())];
                        teller.say("kangaruse-beside-worth", &args)
                    }
                });
            }
            let echidna = whole(state, &format!("/gained/{seat}/echidna"));
            if echidna > 0 {
                items.push(teller.say("kangaruse-beside-echidna", &[("value", echidna.into())]));
            }
            if flag(state, &format!("/out/{seat}")) {
                items.push(teller.say("kangaruse-beside-out", &[]));
            }
            let points = points_of(teller, state, seat);
            if items.is_empty() {
                return (teller.name(seat).into(), points.into());
            }
            let args = [("points", points.into()), ("items", teller.words.commas(&items).into())];
            (teller.name(seat).into(), teller.say("kangaruse-beside", &args))
        };
        (0..seats(state)).map(seat).collect()
    }

    fn score(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String> {
        Some(points_of(teller, state, seat).into())
    }

    fn goal<'t>(&self, teller: &Teller<'t>, _state: &Value) -> (String, Vec<(&'static str, Arg<'t>)>) {
        let key = if teller.reader.is_some() { "kangaruse-goal-you" } else { "kangaruse-goal" };
        (key.to_owned(), Vec::new())
    }

    fn near(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String> {
        let of = |seat: usize| whole(state, &format!("/points/{seat}"));
        let best = (0..seats(state)).map(of).max()?;
        let behind = best - of(seat.index());
        (1..=5)
            .contains(&behind)
            .then(|| teller.say("kangaruse-near", &[("points", points(teller, behind).into())]))
    }

    /// A kangaroo that cannot go on, or points that go to somebody else.
    fn harm(
        &self,
        teller: &Teller<'_>,
        seat: Seat,
        (before, action, after): (&Value, &str, &Value),
        when: &str,
    ) -> Option<String> {
        let out = |state: &Value| flag(state, &format!("/out/{seat}"));
        if out(after) && !out(before) && action != "stop" {
            return Some(teller.pick("kangaruse-harm-out", when, &[("whom", teller.who(seat).into())]));
        }
        let gained = |seat: Seat| self.gain(seat, before, after).unwrap_or(0);
        let own = gained(seat);
        if own < 0 {
            let args = [("whom", teller.who(seat).into()), ("points", points(teller, -own).into())];
            return Some(teller.pick("kangaruse-harm-lost", when, &args));
        }
        let others = (0..seats(after) as u8).map(Seat).filter(|&other| other != seat);
        let best = others.max_by_key(|&other| gained(other)).filter(|&other| gained(other) >= 3)?;
        let args = [("who", teller.who(best).into()), ("points", points(teller, gained(best)).into())];
        Some(teller.pick("kangaruse-harm-points", when, &args))
    }

    fn gain(&self, seat: Seat, before: &Value, after: &Value) -> Option<i64> {
        let of = |state: &Value| whole(state, &format!("/points/{seat}"));
        Some(of(after) - of(before))
    }

    fn about(&self, teller: &Teller<'_>, state: &Value, what: &str) -> Vec<(String, String)> {
        let (kind, name) = what.split_once('-').unwrap_or((what, ""));
        match kind {
            "square" | "crossed" => {
                let seats = (0..seats(state)).filter(|&seat| stands_on(state, seat) == Some(name));
                let mut cards: Vec<_> = seats.map(|seat| about_kangaroo(teller, state, seat)).collect();
                cards.push(about_square(teller, state, name));
                cards
            }
            "kangaroo" => {
                name.parse().ok().map(|seat| about_kangaroo(teller, state, seat)).into_iter().collect()
            }
            "points" => {
                let Some(seat) = name.parse().ok().filter(|&seat: &usize| seat < seats(state)) else {
                    return Vec::new();
                };
                vec![self.beside(teller, state).swap_remove(seat)]
            }
            "number" | "direction" => {
                let key =
                    if kind == "number" { "kangaruse-about-number" } else { "kangaruse-about-direction" };
                let name = if kind == "number" { name.into() } else { teller.way(name) };
                let args = [("name", name.into())];
                vec![(teller.say(key, &args), teller.say(&format!("{key}.words"), &args))]
            }
            _ => Vec::new(),
        }
    }

    fn signs(&self, teller: &Teller<'_>) -> Vec<(String, String)> {
        let card = |key: &str| (teller.say(key, &[]), teller.say(&format!("{key}.words"), &[]));
        ["kangaruse-sign-orders", "kangaruse-sign-crossed"].map(card).into()
    }

    /// Where each kangaroo stands, and what is crossed out.
    fn places(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)> {
        let stands = |seat: usize| {
            let at = stands_on(state, seat).map(|name| square(teller, name).into());
            (
                teller.name(Seat(seat as u8)).into(),
                at.unwrap_or_else(|| teller.say("kangaruse-text-unstarted", &[])),
            )
        };
        let mut told: Vec<_> = (0..seats(state)).map(stands).collect();
        if !texts(state, "/crossed").is_empty() {
            told.push((teller.say("kangaruse-text-crossed", &[]), row(teller, state, "/crossed")));
        }
        told
    }

    fn ground(&self, teller: &Teller<'_>, board: &Value) -> Vec<(String, Vec<String>)> {
        let mut lines = orders_told(teller, board);
        let squares = board["squares"].as_object();
        lines.extend(by_rank(squares, |square, _| {
            thing(teller, square).into_iter().map(String::from).collect()
        }));
        lines
    }

    /// A sheet from a seed is called "regular 76179".
    fn made_name(&self, words: &Words, name: &str) -> Option<String> {
        let (size, rest) = name.split_once(' ')?;
        let (seed, starts) = rest.strip_suffix(" with starts").map_or((rest, false), |seed| (seed, true));
        let size = match size {
            "tiny" => "make-tiny",
            "small" => "make-small",
            "regular" => "make-regular",
            "large" => "make-large",
            "huge" => "make-huge",
            _ => return None,
        };
        let key = if starts { "board-sheet-starts" } else { "board-sheet" };
        let args = [("size", words.phrase(size, Vec::new()).into()), ("seed", seed.into())];
        is_seed(seed).then(|| words.say(key, &args))
    }

    /// The types of squares that occur on the sheet.
    fn legend(&self, words: &Words, board: &Value) -> Vec<(&'static str, String, String)> {
        let squares = board.get("squares").and_then(Value::as_object);
        let occurs = |kind: &&&str| {
            let mut all = squares.into_iter().flat_map(|squares| squares.values());
            all.any(|square| text(square, "/type") == Some(**kind))
        };
        let told = |kind: &&'static str| {
            let name = words.pick("kangaruse-square", kind, &[]);
            (*kind, name, words.pick("kangaruse-rule", kind, &[]))
        };
        SQUARE_TYPES.iter().map(|(name, _)| name).filter(occurs).map(told).collect()
    }
}

/// A kangaroo: whose it is and what its square orders.
fn about_kangaroo(teller: &Teller<'_>, state: &Value, seat: usize) -> (String, String) {
    let of = Seat(seat as u8);
    let title = teller.did("kangaruse-about-kangaroo", of, &[]);
    let orders = stands_on(state, seat).and_then(|at| commands(teller, at));
    let words = orders.map_or_else(String::new, |(number, direction)| {
        let args = [("number", number.into()), ("direction", direction.into())];
        teller.did("kangaruse-about-stands", of, &args)
    });
    (title, words)
}

/// A square: its name, its rule, its orders, and whether it is crossed out.
fn about_square(teller: &Teller<'_>, state: &Value, name: &str) -> (String, String) {
    let (kind, _) = kind(teller, name);
    let thing = thing(teller, name).unwrap_or_else(|| teller.phrase_of("kangaruse-square", kind));
    let title = teller.say("kangaruse-about-square", &[("square", name.into()), ("thing", thing.into())]);
    if texts(state, "/crossed").contains(&name) {
        return (title, teller.say("kangaruse-sign-crossed.words", &[]));
    }
    let rule = teller.pick("kangaruse-rule", kind, &[]);
    let orders = commands(teller, name).map_or_else(String::new, |(number, direction)| {
        teller.say("kangaruse-about-orders", &[("number", number.into()), ("direction", direction.into())])
    });
    (title, teller.words.sentences(&[rule, if kind == "tree" { String::new() } else { orders }]))
}

/// What each file and each rank orders.
fn orders_told(teller: &Teller<'_>, board: &Value) -> Vec<(String, Vec<String>)> {
    let on_files = text(board, "/numbers_on") == Some("files");
    let list = |key: &str| board[key].as_array().cloned().unwrap_or_default();
    let numbers = list("numbers").into_iter().map(|number| number.to_string());
    let directions = list("directions").into_iter();
    let directions = directions.map(|way| teller.pick("direction", way.as_str().unwrap_or("N"), &[]));
    let file = |index: u8| {
        teller.say("kangaruse-text-file", &[("file", char::from(b'a' + index).to_string().into())])
    };
    let rank = |index: u8| teller.say("kangaruse-text-rank", &[("rank", (usize::from(index) + 1).into())]);
    let named = |index: u8, is_file: bool| if is_file { file(index) } else { rank(index) };
    let numbers = (0..16).zip(numbers).map(|(index, number)| (named(index, on_files), vec![number]));
    let directions = (0..16).zip(directions).map(|(index, way)| (named(index, !on_files), vec![way]));
    numbers.chain(directions).collect()
}

/// What the square under a kangaroo orders, and how it changes the jump.
fn orders(teller: &Teller<'_>, state: &Value, seat: Seat) -> String {
    let Some(at) = stands_on(state, seat.index()) else { return teller.say("kangaruse-ask-jump", &[]) };
    let Some((number, direction)) = commands(teller, at) else {
        return teller.say("kangaruse-ask-jump", &[]);
    };
    let orders =
        teller.say("kangaruse-ask-orders", &[("number", number.into()), ("direction", direction.into())]);
    let (kind, _) = kind(teller, at);
    if !FROM.contains(&kind) {
        return orders;
    }
    let name = teller.phrase_of("kangaruse-square", kind);
    let rule = teller.pick("kangaruse-rule", kind, &[]);
    let rule = teller.say("kangaruse-ask-from", &[("thing", name.into()), ("rule", rule.into())]);
    teller.words.sentences(&[orders, rule])
}

/// What kangaroos on special squares do to everybody's jump.
fn notes(teller: &Teller<'_>, state: &Value, seat: Seat) -> Vec<String> {
    let mut told = Vec::new();
    for other in 0..seats(state) {
        let Some(at) = stands_on(state, other) else { continue };
        let (kind, _) = kind(teller, at);
        let minds = match kind {
            "dingo" | "crocodile" => true,
            "kiwi" | "quoll" => other != seat.index(),
            _ => false,
        };
        let Some((number, direction)) = commands(teller, at).filter(|_| minds) else { continue };
        let args = [("square", at.into()), ("number", number.into()), ("direction", direction.into())];
        let note = teller.pick("kangaruse-note", kind, &args);
        if !told.contains(&note) {
            told.push(note);
        }
    }
    told
}

/// A jump onto a square that scores, if it did.
fn own_gain(teller: &Teller<'_>, before: &Value, after: &Value, seat: Seat, square: &str) -> Option<String> {
    let (kind, _) = kind(teller, square);
    let place = format!("/gained/{seat}/{kind}");
    let change = whole(after, &place) - whole(before, &place);
    if !scoring().any(|scoring| scoring == kind) || change == 0 {
        return None;
    }
    let key = if change > 0 { "kangaruse-did-jump-gain" } else { "kangaruse-did-jump-lose" };
    let items = item(teller, kind, change.abs());
    Some(teller.did(key, seat, &[("square", square.into()), ("items", items.into())]))
}

/// What the square that a kangaroo landed on did.
fn landed(teller: &Teller<'_>, before: &Value, square: &str, after: &Value) -> Vec<String> {
    let seat = turn(before);
    let (kind, _) = kind(teller, square);
    let mut told = changes(teller, before, after);
    let left = stands_on(before, seat.index()).unwrap_or_default();
    let scoring = scoring().any(|scoring| scoring == kind);
    match kind {
        _ if scoring && told.is_empty() => told.push(teller.say("kangaruse-did-guarded", &[])),
        "kangaroo" if phase(after) == "again" => told.push(teller.say("kangaruse-did-again", &[])),
        "kangaroo" => told.push(teller.say("kangaruse-did-no-again", &[])),
        "tasmanian-tiger" if phase(after) == "destroy" => told.push(teller.say("kangaruse-did-tiger", &[])),
        "tasmanian-devil" | "tasmanian-tiger" => {
            let old = texts(before, "/crossed");
            let fresh = texts(after, "/crossed").into_iter();
            let fresh: Vec<_> =
                fresh.filter(|&name| name != left && !old.contains(&name)).map(str::to_owned).collect();
            let name = ("thing", teller.phrase_of("kangaruse-the", kind).into());
            told.insert(
                0,
                if fresh.is_empty() {
                    teller.say("kangaruse-did-cross-none", &[name])
                } else {
                    teller.say("kangaruse-did-cross", &[name, ("squares", teller.words.list(&fresh).into())])
                },
            );
        }
        _ => {}
    }
    told
}

/// Who gained and who lost what.
fn changes(teller: &Teller<'_>, before: &Value, after: &Value) -> Vec<String> {
    let mut told = Vec::new();
    for seat in 0..seats(after) {
        let (mut gained, mut lost) = (Vec::new(), Vec::new());
        for kind in scoring() {
            let place = format!("/gained/{seat}/{kind}");
            let change = whole(after, &place) - whole(before, &place);
            if change != 0 {
                let list = if change > 0 { &mut gained } else { &mut lost };
                list.push(item(teller, kind, change.abs()));
            }
        }
        for (key, items) in [("kangaruse-did-gain", gained), ("kangaruse-did-lose", lost)] {
            if !items.is_empty() {
                let items = ("items", teller.words.phrases(items).into());
                told.push(teller.did(key, Seat(seat as u8), &[items]));
            }
        }
    }
    told
}

/// How many of each collected thing.
fn item<'t>(teller: &Teller<'t>, kind: &str, count: i64) -> Phrase<'t> {
    if kind == "score" {
        points(teller, count)
    } else {
        teller.words.phrase_of("kangaruse-item", kind.to_owned(), vec![("count", count.into())])
    }
}

/// Who is out now and was not before, except anyone who stopped.
fn put_out(teller: &Teller<'_>, before: &Value, after: &Value, stopped: Option<Seat>) -> Vec<String> {
    let out = |state: &Value, seat: &Seat| flag(state, &format!("/out/{seat}"));
    let seats = (0..seats(after) as u8).map(Seat).filter(|seat| Some(*seat) != stopped);
    let fresh = seats.filter(|seat| out(after, seat) && !out(before, seat));
    fresh.map(|seat| teller.did("kangaruse-did-out", seat, &[])).collect()
}
