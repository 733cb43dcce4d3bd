//! Muddy Ride in words.

use crate::arg::Arg;
use crate::board::{arrows, beside, by_rank, ring};
use crate::phrase::Phrase;
use crate::teller::{Teller, capital, phase, text, texts, turn};
use crate::tells::Tells;
use gambol_core::grid::Cell;
use gambol_core::{Seat, place};
use serde_json::Value;

/// The animals by their letters, in turn order.
const ANIMALS: [&str; 4] = ["N", "E", "S", "W"];

/// Start and target fields of boards that do not name their own.
const TARGETS: [(i64, [&str; 4]); 2] = [(6, ["b6", "f5", "e1", "a2"]), (8, ["c8", "h6", "f1", "a3"])];

pub(crate) struct Told;

impl Tells for Told {
    fn role<'t>(&self, teller: &Teller<'t>, seat: Seat) -> Phrase<'t> {
        match animal_of(teller, seat) {
            Some(animal) => named(teller, animal),
            None => teller.phrase("muddy-ride-player", vec![("number", (seat.index() + 1).into())]),
        }
    }

    fn prompt(&self, teller: &Teller<'_>, state: &Value, seat: Seat, legal: &[String]) -> String {
        if phase(state) == "splash" {
            return teller.say("muddy-ride-ask-splash", &[]);
        }
        let stuck = legal.first().is_some_and(|action| action == "pass");
        if let Some(animal) = animal_of(teller, seat) {
            let key = if stuck { "muddy-ride-ask-pass" } else { "muddy-ride-ask-jump" };
            return teller.say(key, &[("animal", the(teller, animal).into())]);
        }
        let [first, second] = rolled(teller, state);
        let pair = [("first", first.into()), ("second", second.into())];
        let can_jump = |animal: &&str| legal.iter().any(|action| action.starts_with(&format!("{animal}:")));
        match ANIMALS.into_iter().filter(can_jump).collect::<Vec<_>>().as_slice() {
            [] => teller.say("muddy-ride-ask-roll-pass", &pair),
            [only] => {
                let [first, second] = pair;
                let animal = ("animal", the(teller, only).into());
                teller.say("muddy-ride-ask-roll-one", &[first, second, animal])
            }
            _ => teller.say("muddy-ride-ask-roll", &pair),
        }
    }

    fn draft(&self, teller: &Teller<'_>, _state: &Value, parts: &[String], _open: &[&str]) -> String {
        let field = parts.first().map_or("", String::as_str);
        teller.say("muddy-ride-draft-who", &[("field", field.into())])
    }

    fn waiting(&self, teller: &Teller<'_>, state: &Value, awaited: &[Seat]) -> String {
        let who = ("who", teller.named(awaited).into());
        let own = matches!(awaited, [seat] if is_animal(teller, *seat));
        match phase(state) {
            "deal" => teller.say("muddy-ride-wait-deal", &[]),
            "roll" => teller.did("muddy-ride-wait-roll", turn(state), &[]),
            "splash" if own => teller.say("muddy-ride-wait-splash-own", &[who]),
            "splash" => teller.say("muddy-ride-wait-splash", &[who]),
            _ if own => teller.say("muddy-ride-wait-jump-own", &[who]),
            _ => teller.say("muddy-ride-wait-jump", &[who]),
        }
    }

    fn choice(&self, teller: &Teller<'_>, _state: &Value, action: &str) -> String {
        if let Some((animal, field)) = action.split_once(':') {
            let args = [("animal", the(teller, animal).into()), ("field", field.into())];
            return teller.say("muddy-ride-choose-jump-of", &args);
        }
        match action.split_once(' ') {
            Some(("splash", letters)) => {
                teller.say("muddy-ride-choose-splash", &[("animals", all(teller, letters).into())])
            }
            _ if action == "pass" => teller.say("choose-pass", &[]),
            _ => teller.say("muddy-ride-choose-jump", &[("field", action.into())]),
        }
    }

    /// The field that several may jump to, or the animal that jumps there or is splashed.
    fn part(&self, teller: &Teller<'_>, state: &Value, _chosen: &[String], part: &str, of: &str) -> String {
        match ANIMALS.contains(&part) {
            true if of.split_once(' ').is_some_and(|(what, _)| what == "splash") => {
                teller.say("muddy-ride-choose-splash", &[("animals", all(teller, part).into())])
            }
            true => named(teller, part).into(),
            false => self.choice(teller, state, part),
        }
    }

    fn action(&self, teller: &Teller<'_>, before: &Value, action: &str, after: &Value) -> String {
        let seat = turn(before);
        match action.split_once(' ') {
            Some(("roll", face)) => {
                teller.did("muddy-ride-did-roll", seat, &[("animals", all(teller, face).into())])
            }
            Some(("card", _)) => dealt(teller, before, after),
            None if action == "card" => dealt(teller, before, after),
            Some(("splash", _)) => {
                let moves = teller.words.list(&splashed(teller, before, after, None));
                let own = is_animal(teller, seat);
                let key = if own { "muddy-ride-did-splash-own" } else { "muddy-ride-did-splash" };
                teller.did(key, seat, &[("moves", moves.into())])
            }
            _ if action == "pass" => {
                if let Some(animal) = animal_of(teller, seat) {
                    let args = [("animal", the(teller, animal).into())];
                    let own = is_own(teller, seat, animal);
                    let key = if own { "muddy-ride-did-pass-own" } else { "muddy-ride-did-pass" };
                    return teller.did(key, seat, &args);
                }
                let [first, second] = rolled(teller, before);
                let args = [("first", first.into()), ("second", second.into())];
                teller.did("muddy-ride-did-roll-pass", seat, &args)
            }
            _ => jumped(teller, before, action, after),
        }
    }

    fn result(&self, teller: &Teller<'_>, state: &Value, winners: &[Seat], drawn: bool) -> String {
        let arrived: String = texts(state, "/arrived").concat();
        let mode = teller.option("mode", "free-for-all");
        // Where everybody rides alone, all who arrive at once win together, even if that is everyone.
        if drawn && matches!(mode, "white-horse" | "all-or-nothing") {
            return teller.say("muddy-ride-result-drawn", &[]);
        }
        let won = teller.winners(winners);
        let own: String = winners.iter().filter_map(|&seat| animal_of(teller, seat)).collect();
        let (count, animals) = match mode {
            "all-or-nothing" => {
                return teller.words.sentences(&[won, teller.say("muddy-ride-result-team", &[])]);
            }
            "secret" => {
                let cards: Vec<&str> = winners
                    .iter()
                    .filter_map(|seat| text(state, &format!("/cards/{seat}")))
                    .filter(|card| arrived.contains(card))
                    .collect();
                let args = [("count", cards.len().into()), ("animals", all(teller, &cards.concat()).into())];
                return teller.words.sentences(&[won, teller.say("muddy-ride-result-secret", &args)]);
            }
            _ => {
                let first: Vec<&str> = ANIMALS
                    .into_iter()
                    .filter(|animal| arrived.contains(animal) && own.contains(animal))
                    .collect();
                (first.len(), all(teller, &first.concat()))
            }
        };
        let why =
            teller.say("muddy-ride-result-first", &[("count", count.into()), ("animals", animals.into())]);
        teller.words.sentences(&[won, why])
    }

    fn beside(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)> {
        let mut told = Vec::new();
        let arrived = texts(state, "/arrived");
        for animal in ANIMALS {
            let at = text(state, &format!("/animals/{animal}"));
            let words = match at {
                Some(field) => {
                    let args = [("field", field.into()), ("target", target(teller, animal).into())];
                    teller.say("muddy-ride-beside-at", &args)
                }
                None if arrived.contains(&animal) => teller.say("muddy-ride-beside-arrived", &[]),
                None => continue,
            };
            told.push((named(teller, animal).into(), words));
        }
        if matches!(teller.option("mode", "free-for-all"), "white-horse" | "all-or-nothing") {
            let team = |index: usize| {
                let named =
                    teller.options.get("teams").map(|teams| texts(teams, &format!("/{index}")).concat());
                all(teller, &named.unwrap_or_else(|| ["NS", "EW"][index].to_owned()))
            };
            let args = [("first", team(0).into()), ("second", team(1).into())];
            told.push((
                teller.say("muddy-ride-beside-teams", &[]),
                teller.say("muddy-ride-beside-teams.words", &args),
            ));
        }
        if is_secret(teller) {
            if let Some(face) = text(state, "/rolled") {
                told.push((teller.say("muddy-ride-beside-die", &[]), all(teller, face).into()));
            }
            for seat in 0..4 {
                if let Some(card) = text(state, &format!("/cards/{seat}")) {
                    let label =
                        teller.say("muddy-ride-beside-card", &[("who", teller.name(Seat(seat)).into())]);
                    told.push((label, the(teller, card).into()));
                }
            }
        }
        told
    }

    fn score(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String> {
        let animal = animal_of(teller, seat)?;
        let home = texts(state, "/arrived").contains(&animal);
        home.then(|| teller.say("muddy-ride-beside-arrived", &[]))
    }

    fn goal<'t>(&self, teller: &Teller<'t>, state: &Value) -> (String, Vec<(&'static str, Arg<'t>)>) {
        let key = match teller.option("mode", "free-for-all") {
            "white-horse" => "muddy-ride-goal-white-horse",
            "all-or-nothing" => "muddy-ride-goal-all-or-nothing",
            "secret" => "muddy-ride-goal-secret",
            _ => "muddy-ride-goal-free-for-all",
        };
        let Some(seat) = teller.reader else { return (key.to_owned(), Vec::new()) };
        let animal = match animal_of(teller, seat) {
            Some(animal) => animal.to_owned(),
            // The rider of a secret card knows it, and so do their eyes.
            None => match text(state, &format!("/cards/{seat}")) {
                Some(card) => card.to_owned(),
                None => return (key.to_owned(), Vec::new()),
            },
        };
        let flag = teller.phrase_of("muddy-ride-flag", &animal);
        let args = vec![("animal", named(teller, &animal).into()), ("flag", flag.into())];
        (format!("{key}-you"), args)
    }

    fn near(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String> {
        let animal = animal_of(teller, seat)?;
        let at: Cell = text(state, &format!("/animals/{animal}"))?.parse().ok()?;
        let goal: Cell = target(teller, animal).parse().ok()?;
        let far = at.file.abs_diff(goal.file).max(at.rank.abs_diff(goal.rank));
        (far <= 2).then(|| teller.say("muddy-ride-near", &[("fields", i64::from(far).into())]))
    }

    /// Somebody else gets home: by a jump of its own, or carried by a splash.
    fn harm(
        &self,
        teller: &Teller<'_>,
        seat: Seat,
        (before, action, after): (&Value, &str, &Value),
        when: &str,
    ) -> Option<String> {
        let was = texts(before, "/arrived");
        let own = match animal_of(teller, seat) {
            Some(animal) => team(teller, animal),
            None => text(after, &format!("/cards/{seat}")).unwrap_or_default().to_owned(),
        };
        let new = texts(after, "/arrived").into_iter().filter(|animal| !was.contains(animal));
        let harmful: Vec<&str> = new.filter(|animal| !own.contains(animal)).collect();
        let mover = turn(before);
        let jumper = action.split_once(':').map(|(animal, _)| animal).or_else(|| animal_of(teller, mover));
        let first = harmful.first()?;
        let key = if Some(*first) == jumper { "muddy-ride-harm-home" } else { "muddy-ride-harm-carried" };
        let args = [("count", harmful.len().into()), ("animals", all(teller, &harmful.concat()).into())];
        Some(teller.pick(key, when, &args))
    }

    fn about(&self, teller: &Teller<'_>, state: &Value, what: &str) -> Vec<(String, String)> {
        let (kind, name) = what.split_once('-').unwrap_or((what, ""));
        match kind {
            "animal" if ANIMALS.contains(&name) => vec![about_animal(teller, state, name)],
            "target" if ANIMALS.contains(&name) => vec![about_target(teller, name)],
            "start" if ANIMALS.contains(&name) => {
                let args = [("animal", the(teller, name).into())];
                vec![(
                    teller.say("muddy-ride-about-start", &[]),
                    teller.say("muddy-ride-about-start.words", &args),
                )]
            }
            "field" => {
                let stands = |animal: &&str| text(state, &format!("/animals/{animal}")) == Some(name);
                let mut cards: Vec<_> = ANIMALS
                    .into_iter()
                    .filter(stands)
                    .map(|animal| about_animal(teller, state, animal))
                    .collect();
                let aims = |animal: &&str| target(teller, animal) == name;
                match ANIMALS.into_iter().find(aims) {
                    Some(animal) => cards.push(about_target(teller, animal)),
                    None => cards.push(about_puddle(teller, name)),
                }
                cards
            }
            _ => Vec::new(),
        }
    }

    fn signs(&self, teller: &Teller<'_>) -> Vec<(String, String)> {
        let card = |key: &str| (teller.say(key, &[]), teller.say(&format!("{key}.words"), &[]));
        [
            "muddy-ride-sign-print",
            "muddy-ride-sign-flag",
            "muddy-ride-sign-start",
            "muddy-ride-sign-jump",
            "muddy-ride-sign-way",
        ]
        .map(card)
        .into()
    }

    fn piece<'t>(&self, teller: &Teller<'t>, piece: &str) -> Phrase<'t> {
        the(teller, piece)
    }

    fn places(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)> {
        let animals = state["animals"].as_object().into_iter().flatten();
        let at = |(animal, place): (&String, &Value)| {
            Some((the(teller, animal).into(), place.as_str()?.to_owned()))
        };
        animals.filter_map(at).collect()
    }

    fn ground(&self, teller: &Teller<'_>, board: &Value) -> Vec<(String, Vec<String>)> {
        by_rank(board["fields"].as_object(), |field, prints| {
            let mut things = arrows(teller, "muddy-ride-text-print", prints, |animal| the(teller, animal));
            let targets = board["target"].as_object().into_iter().flatten();
            let here = targets.filter(|(_, target)| target.as_str() == Some(field));
            things.extend(here.map(|(animal, _)| {
                teller.say("muddy-ride-text-target", &[("animal", the(teller, animal).into())])
            }));
            things
        })
    }
}

/// An animal, and where it is going.
fn about_animal(teller: &Teller<'_>, _state: &Value, animal: &str) -> (String, String) {
    let way = teller.way(animal);
    let args = [("target", target(teller, animal).into()), ("direction", way.into())];
    (capital(&the(teller, animal).plain()), teller.say("muddy-ride-about-animal", &args))
}

fn about_target(teller: &Teller<'_>, animal: &str) -> (String, String) {
    let whose = ("animal", the(teller, animal).into());
    let key = if teller.option("targets", "closed") == "open" {
        "muddy-ride-about-target-open"
    } else {
        "muddy-ride-about-target-closed"
    };
    (teller.say("muddy-ride-text-target", std::slice::from_ref(&whose)), teller.say(key, &[whose]))
}

/// A puddle: whom it splashes, and which way.
fn about_puddle(teller: &Teller<'_>, field: &str) -> (String, String) {
    let title = teller.say("muddy-ride-about-puddle", &[("field", field.into())]);
    let prints = teller.options.get("board").and_then(|board| board.pointer(&format!("/fields/{field}")));
    let told = prints.map_or_else(Vec::new, |prints| {
        let told = |(animal, way): (&String, &Value)| {
            let args =
                [("whose", the(teller, animal).into()), ("direction", teller.way(way.as_str()?).into())];
            Some(teller.say("muddy-ride-about-print", &args))
        };
        prints.as_object().into_iter().flatten().filter_map(told).collect::<Vec<_>>()
    });
    let words = match told.len() {
        0 => teller.say("muddy-ride-about-dry", &[]),
        _ => teller.say("muddy-ride-about-puddle.words", &[("prints", teller.words.list(&told).into())]),
    };
    (title, words)
}

/// The animal that a seat rides; none where that is a secret.
fn animal_of<'t>(teller: &'t Teller<'_>, seat: Seat) -> Option<&'t str> {
    match teller.option("mode", "free-for-all") {
        "secret" => None,
        "free-for-all" => match teller.options.get("animals").and_then(Value::as_array) {
            None => ANIMALS.get(seat.index()).copied(),
            // The list is in any order, the seats are in turn order.
            Some(in_play) => {
                let rides = |animal: &&str| in_play.iter().any(|other| other == animal);
                ANIMALS.into_iter().filter(rides).nth(seat.index())
            }
        },
        _ => ANIMALS.get(seat.index()).copied(),
    }
}

/// The letters of all animals that win with this one.
fn team(teller: &Teller<'_>, animal: &str) -> String {
    if !matches!(teller.option("mode", "free-for-all"), "white-horse" | "all-or-nothing") {
        return animal.to_owned();
    }
    let given = teller.options.get("teams");
    let teams = [0, 1].map(|index: usize| match given {
        Some(teams) => texts(teams, &format!("/{index}")).concat(),
        None => ["NS", "EW"][index].to_owned(),
    });
    teams.into_iter().find(|team| team.contains(animal)).unwrap_or_else(|| animal.to_owned())
}

fn is_secret(teller: &Teller<'_>) -> bool {
    teller.option("mode", "free-for-all") == "secret"
}

/// "Hippo".
fn named<'t>(teller: &Teller<'t>, animal: &str) -> Phrase<'t> {
    teller.phrase_of("muddy-ride-role", animal)
}

/// "the Hippo", or "your Hippo".
fn the<'t>(teller: &Teller<'t>, animal: &str) -> Phrase<'t> {
    let is_own = teller.reader.and_then(|seat| animal_of(teller, seat)) == Some(animal);
    teller.phrase_of(if is_own { "muddy-ride-your" } else { "muddy-ride-the" }, animal)
}

/// The animals these letters stand for, as a list.
fn all<'t>(teller: &Teller<'t>, letters: &str) -> Phrase<'t> {
    let named = ANIMALS.into_iter().filter(|animal| letters.contains(animal));
    teller.words.phrases(named.map(|animal| the(teller, animal)).collect())
}

/// The two animals that the die shows.
fn rolled<'t>(teller: &Teller<'t>, state: &Value) -> [Phrase<'t>; 2] {
    let face = text(state, "/rolled").unwrap_or_default();
    let mut shown =
        ANIMALS.into_iter().filter(|animal| face.contains(animal)).map(|animal| the(teller, animal));
    std::array::from_fn(|_| shown.next().unwrap_or_else(|| "".into()))
}

/// The animal's own target.
fn target<'t>(teller: &'t Teller<'_>, animal: &str) -> &'t str {
    let board = teller.options.get("board");
    if let Some(named) = board.and_then(|board| text(board, &format!("/target/{animal}"))) {
        return named;
    }
    let size = board.and_then(|board| board.get("size")).and_then(Value::as_i64).unwrap_or(6);
    let index = ANIMALS.iter().position(|other| *other == animal).unwrap_or(0);
    TARGETS.iter().find(|(of, _)| *of == size).map_or(TARGETS[0].1[index], |(_, targets)| targets[index])
}

/// Whether a seat goes by the name of the animal it moves: nobody wants to read that the Hippo jumps with the Hippo.
fn is_own(teller: &Teller<'_>, seat: Seat, animal: &str) -> bool {
    animal_of(teller, seat) == Some(animal) && (is_animal(teller, seat) || teller.reader == Some(seat))
}

/// Whether a seat has no other name than its animal's.
fn is_animal(teller: &Teller<'_>, seat: Seat) -> bool {
    animal_of(teller, seat).is_some() && teller.name(seat).plain() == teller.role(seat).plain()
}

/// A jump, and who was splashed to where.
fn jumped(teller: &Teller<'_>, before: &Value, action: &str, after: &Value) -> String {
    let seat = turn(before);
    let (animal, field) = match action.split_once(':') {
        Some(named) => named,
        None => (animal_of(teller, seat).unwrap_or_default(), action),
    };
    let is_own = is_own(teller, seat, animal);
    let args = [("animal", the(teller, animal).into()), ("field", field.into())];
    if field == target(teller, animal) {
        let key = if is_own { "muddy-ride-did-arrive-own" } else { "muddy-ride-did-arrive" };
        return teller.did(key, seat, &args);
    }
    let key = if is_own { "muddy-ride-did-jump-own" } else { "muddy-ride-did-jump" };
    let jump = teller.did(key, seat, &args);
    let splash = if phase(after) == "splash" {
        teller.say("muddy-ride-did-crowd", &[])
    } else {
        let moved = splashed(teller, before, after, Some((animal, field)));
        let moves = match moved.len() {
            0 => String::new(),
            _ => teller.say("muddy-ride-did-moves", &[("moves", teller.words.list(&moved).into())]),
        };
        let told = teller.words.sentences(&[moves, locked(teller, before, (animal, field), after)]);
        if told.is_empty() { teller.say("muddy-ride-did-dry", &[]) } else { told }
    };
    teller.words.sentences(&[jump, splash])
}

/// Who stays because they wait for each other's fields, after a jump onto a field.
fn locked(teller: &Teller<'_>, before: &Value, (jumper, field): (&str, &str), after: &Value) -> String {
    if teller.option("crossing", "stay") == "swap" {
        return String::new();
    }
    let Some(prints) =
        teller.options.get("board").and_then(|board| place(board, &format!("/fields/{field}")))
    else {
        return String::new();
    };
    let stays = |animal: &&str| {
        let from = if *animal == jumper { Some(field) } else { text(before, &format!("/animals/{animal}")) };
        from.is_some() && text(after, &format!("/animals/{animal}")) == from
    };
    let staying: Vec<&str> = ANIMALS.into_iter().filter(stays).collect();
    let waits_for = |animal: &str| {
        let way = prints.get(animal)?.as_str()?;
        let goal = beside(text(after, &format!("/animals/{animal}"))?, way)?;
        staying.iter().copied().find(|other| text(after, &format!("/animals/{other}")) == Some(&goal))
    };
    let ring = ring(&staying, waits_for);
    if ring.is_empty() {
        return String::new();
    }
    let args = [("count", ring.len().into()), ("animals", all(teller, &ring.concat()).into())];
    teller.say("muddy-ride-did-locked", &args)
}

/// Who was splashed to where: everyone who stands somewhere else than before, and the jumper if it is not where it
/// jumped to.
fn splashed(teller: &Teller<'_>, before: &Value, after: &Value, jumper: Option<(&str, &str)>) -> Vec<String> {
    let arrived = texts(after, "/arrived");
    let mut moved = Vec::new();
    for animal in ANIMALS {
        let place = format!("/animals/{animal}");
        let from = jumper.filter(|(jumper, _)| *jumper == animal).map(|(_, field)| field);
        let Some(from) = from.or_else(|| text(before, &place)) else { continue };
        let name = the(teller, animal);
        match text(after, &place) {
            Some(to) if to != from => {
                moved.push(teller.say("muddy-ride-to", &[("animal", name.into()), ("field", to.into())]));
            }
            None if arrived.contains(&animal) => {
                moved.push(teller.say("muddy-ride-home", &[("animal", name.into())]));
            }
            _ => {}
        }
    }
    moved
}

/// Whose card these eyes saw, if any.
fn dealt(teller: &Teller<'_>, before: &Value, after: &Value) -> String {
    let mut told = Vec::new();
    for seat in 0..4 {
        let place = format!("/cards/{seat}");
        if let (None, Some(card)) = (text(before, &place), text(after, &place)) {
            let animal = teller.phrase_of("muddy-ride-the", card);
            told.push(teller.did("muddy-ride-did-deal", Seat(seat), &[("animal", animal.into())]));
        }
    }
    if told.is_empty() {
        teller.say("muddy-ride-did-deal-hidden", &[])
    } else {
        teller.words.sentences(&told)
    }
}
