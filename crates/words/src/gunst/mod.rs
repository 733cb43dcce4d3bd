//! Gunst in words.

mod about;
mod chronicle;
mod played;
#[cfg(test)]
mod tests;

use crate::arg::Arg;
use crate::phrase::Phrase;
use crate::teller::{Teller, phase, texts, whole};
use crate::tells::Tells;
use chronicle::tell_until;
use gambol_core::Seat;
use gambol_games::gunst::Account;
use played::played;
use serde_json::Value;

/// The rows from the front: knights, warriors, farmers, thieves, scholars.
const ROWS: [&str; 5] = ["K", "W", "F", "T", "S"];
/// The gods: Extazia, the Wanderer, Eurika, Archimedes.
const GODS: [&str; 4] = ["X", "V", "E", "A"];
const PLANES: [&str; 4] = ["p0", "p1", "p2", "p3"];

pub(crate) struct Told;

impl Tells for Told {
    fn role<'t>(&self, teller: &Teller<'t>, seat: Seat) -> Phrase<'t> {
        teller.phrase_of("gunst-role", ["first", "second"][seat.index() & 1])
    }

    fn prompt(&self, teller: &Teller<'_>, state: &Value, seat: Seat, legal: &[String]) -> String {
        match phase(state) {
            "ting" => {
                let in_hand = GODS.iter().any(|god| whole(state, &format!("/gods/{seat}/{god}")) == 3);
                let key = if in_hand { "gunst-ask-ting-gods" } else { "gunst-ask-ting" };
                teller.say(key, &[("season", season(teller, state).into())])
            }
            "favour" => {
                let favours = (count(state, 0) - count(state, 1)).abs();
                teller.say("gunst-ask-favour", &[("favours", favours.into())])
            }
            "lead-judgement" => teller.say("gunst-ask-judgement", &[]),
            "judgement" => match texts(state, &format!("/in_play/{seat}")).as_slice() {
                [only] => teller.pick("gunst-ask-god", only, &[]),
                _ => teller.say("gunst-ask-gods", &[]),
            },
            "F" => teller.say("gunst-ask-farmers", &[("steps", steps_of(legal).into())]),
            "S" => teller.say("gunst-ask-scholars", &[("steps", steps_of(legal).into()), blows(state, seat)]),
            phase => {
                let kin = phase.strip_prefix("lead-").map_or_else(|| "".into(), |letter| row(teller, letter));
                teller.say("gunst-ask-row", &[("row", kin.into())])
            }
        }
    }

    /// What is asked after some parts of a move: kin and gods brought so far, planes given so far, or a god's row.
    fn draft(&self, teller: &Teller<'_>, state: &Value, parts: &[String], open: &[&str]) -> String {
        if phase(state) == "ting" {
            let chosen = |letter: &str| parts.iter().filter(|part| *part == letter).count() as i64;
            return teller.say("gunst-draft-ting", &[("host", host(teller, chosen).into())]);
        }
        if phase(state) == "favour" {
            return parts.first().map_or_else(String::new, |letter| {
                let seat = asked(state);
                let plane = whole(state, &format!("/gods/{seat}/{letter}")) + parts.len() as i64;
                let left = (count(state, 0) - count(state, 1)).abs() - parts.len() as i64;
                let risen = chronicle::risen(teller, index(&GODS, letter), plane);
                teller.say("gunst-draft-favour", &[("risen", risen.into()), ("left", left.into())])
            });
        }
        let steps = steps_of(open);
        if steps > 0 {
            let left = steps - parts.len() as i64;
            return teller.say("gunst-draft-steps", &[("left", left.into())]);
        }
        match parts.last().and_then(|part| part.split_once(':')) {
            Some((_, from)) => teller.say("gunst-draft-into", &[("row", row(teller, from).into())]),
            None => teller.pick("gunst-ask-god", parts.last().map_or("", String::as_str), &[]),
        }
    }

    fn waiting(&self, teller: &Teller<'_>, state: &Value, awaited: &[Seat]) -> String {
        let whose = awaited.first().map_or_else(|| "".into(), |seat| teller.whose(*seat));
        let args =
            [("who", teller.named(awaited).into()), ("whose", whose.into()), ("count", awaited.len().into())];
        let which = match phase(state) {
            "say" if teller.option("tie", "coin") == "shout" => "shout",
            known @ ("ting" | "say" | "favour" | "judgement" | "F" | "S") => known,
            _ => "lead",
        };
        teller.pick("gunst-wait", which, &args)
    }

    fn choice(&self, teller: &Teller<'_>, state: &Value, action: &str) -> String {
        let Some((verb, rest)) = action.split_once([' ', ':']) else {
            return teller.say("gunst-choose-strike", &[]);
        };
        match verb {
            "ting" => teller.say("gunst-choose-ting", &[("host", line_up(teller, rest).into())]),
            "favour" if rest == "-" => teller.say("gunst-choose-favour-none", &[]),
            "favour" | "steps" => {
                let each = counted(rest).into_iter().map(|(letter, planes)| up(teller, letter, planes));
                let gods = teller.words.phrases(each.collect());
                let key = if phase(state) == "S" { "gunst-choose-pray" } else { "gunst-choose-rise" };
                teller.say(key, &[("gods", gods.into())])
            }
            "lead" => {
                let seat = Seat(rest.parse().unwrap_or(0));
                teller.say("gunst-choose-lead", &[("who", teller.who(seat).into())])
            }
            letter => {
                let (from, to) = rest.split_once('>').unwrap_or((rest, rest));
                if rest == "-" {
                    return teller.say("gunst-choose-nothing", &[("god", god(teller, letter).into())]);
                }
                let args = [("from", row(teller, from).into()), ("to", row(teller, to).into())];
                teller.pick("gunst-choose-god", letter, &args)
            }
        }
    }

    /// Kin or a god for the line-up, a god that rises, the god that acts, or one of the rows it acts on.
    fn part(&self, teller: &Teller<'_>, _state: &Value, chosen: &[String], part: &str, of: &str) -> String {
        if let Some(to) = part.strip_prefix('>') {
            return teller.say("gunst-part-into", &[("row", row(teller, to).into())]);
        }
        match part.split_once(':') {
            Some((acting, from)) if chosen.is_empty() => {
                let args = [("god", god(teller, acting).into()), ("row", row(teller, from).into())];
                teller.say("gunst-part-god", &args)
            }
            // A player who has pointed at the god knows which one acts.
            Some((_, from)) => row(teller, from).into(),
            None if of.starts_with("steps ") || of.starts_with("favour ") => up(teller, part, 1).into(),
            None => self.piece(teller, part).into(),
        }
    }

    fn action(&self, teller: &Teller<'_>, before: &Value, action: &str, after: &Value) -> String {
        let mut told = played(teller, before, action);
        told.extend(tell_until(teller, &Account::of(before, action, after), before, after));
        teller.words.sentences(&told)
    }

    fn result(&self, teller: &Teller<'_>, state: &Value, winners: &[Seat], drawn: bool) -> String {
        let life = |seat: Seat| whole(state, &format!("/life/{seat}"));
        if drawn {
            return teller.say("gunst-result-equal", &[("life", life(Seat(0)).into())]);
        }
        let won = teller.winners(winners);
        let Some(&winner) = winners.first() else { return won };
        let loser = winner.other();
        let why = if life(loser) == 0 {
            teller.did("gunst-result-dead", loser, &[])
        } else {
            teller.say("gunst-result-life", &[("more", life(winner).into()), ("fewer", life(loser).into())])
        };
        teller.words.sentences(&[won, why])
    }

    fn beside(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)> {
        let rounds = teller.options.get("rounds").and_then(Value::as_i64).unwrap_or(4);
        let args = [
            ("season", season(teller, state).into()),
            ("round", whole(state, "/round").into()),
            ("rounds", rounds.into()),
        ];
        let mut told =
            vec![(teller.say("gunst-beside-season", &[]), teller.say("gunst-beside-season.words", &args))];
        for seat in [Seat(0), Seat(1)] {
            let mut lord = life(teller, state, seat);
            for gods in placed(teller, state, seat) {
                lord = teller.say("gunst-beside-lord", &[("first", lord.into()), ("next", gods.into())]);
            }
            told.push((teller.name(seat).into(), lord));
        }
        if let Some(seat) = state.get("say").and_then(Value::as_u64) {
            told.push((teller.say("gunst-beside-say", &[]), teller.name(Seat(seat as u8)).into()));
        }
        for seat in [Seat(0), Seat(1)] {
            let spent = |letter: &str| whole(state, &format!("/spent/{seat}/{letter}"));
            if ROWS.into_iter().any(|letter| spent(letter) > 0) {
                let label = teller.say("gunst-beside-spent", &[("who", teller.name(seat).into())]);
                told.push((label, host(teller, spent).into()));
            }
        }
        told
    }

    fn score(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String> {
        Some(life(teller, state, seat))
    }

    fn goal<'t>(&self, teller: &Teller<'t>, _state: &Value) -> (String, Vec<(&'static str, Arg<'t>)>) {
        let rounds = teller.options.get("rounds").and_then(Value::as_i64).unwrap_or(4);
        match teller.reader {
            None => ("gunst-goal".to_owned(), vec![("rounds", rounds.into())]),
            Some(seat) => {
                let other = teller.name(seat.other());
                ("gunst-goal-you".to_owned(), vec![("rounds", rounds.into()), ("other", other.into())])
            }
        }
    }

    fn near(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String> {
        let life = |seat: Seat| whole(state, &format!("/life/{seat}"));
        let behind = life(seat.other()) - life(seat);
        (1..=2).contains(&behind).then(|| teller.say("gunst-near", &[("stones", behind.into())]))
    }

    /// Life stones that are lost.
    fn harm(
        &self,
        teller: &Teller<'_>,
        seat: Seat,
        (before, _, after): (&Value, &str, &Value),
        when: &str,
    ) -> Option<String> {
        let lost = |seat: Seat| {
            let life = |state| whole(state, &format!("/life/{seat}"));
            life(before) - life(after)
        };
        let stones = lost(seat);
        let args = [
            ("who", teller.who(seat.other()).into()),
            ("whom", teller.who(seat).into()),
            ("stones", stones.into()),
        ];
        (stones > lost(seat.other()).max(0)).then(|| teller.pick("gunst-harm-life", when, &args))
    }

    fn about(&self, teller: &Teller<'_>, state: &Value, what: &str) -> Vec<(String, String)> {
        about::about(teller, state, what)
    }

    fn signs(&self, teller: &Teller<'_>) -> Vec<(String, String)> {
        about::signs(teller)
    }

    /// A god or a row: their letters differ.
    fn piece<'t>(&self, teller: &Teller<'t>, piece: &str) -> Phrase<'t> {
        if GODS.contains(&piece) { god(teller, piece) } else { row(teller, piece) }
    }
}

fn god<'t>(teller: &Teller<'t>, letter: &str) -> Phrase<'t> {
    teller.phrase_of("gunst-god", letter)
}

/// "warriors".
fn row<'t>(teller: &Teller<'t>, letter: &str) -> Phrase<'t> {
    teller.phrase_of("gunst-row", letter)
}

/// "Extazia 2 planes".
fn up<'t>(teller: &Teller<'t>, letter: &str, planes: i64) -> Phrase<'t> {
    teller.phrase("gunst-god-up", vec![("god", god(teller, letter).into()), ("planes", planes.into())])
}

fn life(teller: &Teller<'_>, state: &Value, seat: Seat) -> String {
    teller.say("gunst-life", &[("life", whole(state, &format!("/life/{seat}")).into())])
}

fn index(letters: &[&str], letter: &str) -> usize {
    letters.iter().position(|other| *other == letter).unwrap_or(0)
}

/// The season of a state's round.
fn season<'t>(teller: &Teller<'t>, state: &Value) -> Phrase<'t> {
    let season =
        ["spring", "summer", "autumn", "winter"][(whole(state, "/round") - 1).rem_euclid(4) as usize];
    teller.phrase_of("gunst-season", season)
}

/// The seat whose choice a state is waiting for.
fn asked(state: &Value) -> usize {
    whole(state, "/to_act/0") as usize & 1
}

/// Letters with a digit each: `X2A1`.
fn counted(text: &str) -> Vec<(&str, i64)> {
    let bytes = text.len();
    let pairs = (0..bytes / 2).filter_map(|pair| {
        Some((text.get(pair * 2..=pair * 2)?, text.get(pair * 2 + 1..pair * 2 + 2)?.parse().ok()?))
    });
    pairs.collect()
}

/// How many kin and gods a seat has on the field.
fn count(state: &Value, seat: usize) -> i64 {
    let kin: i64 = ROWS.iter().map(|row| whole(state, &format!("/field/{seat}/{row}"))).sum();
    kin + texts(state, &format!("/in_play/{seat}")).len() as i64
}

/// How many life stones the scholars of a seat could take.
fn blows(state: &Value, seat: Seat) -> (&'static str, Arg<'static>) {
    let scholars = whole(state, &format!("/field/{seat}/S"));
    let doubled = texts(state, &format!("/doubled/{seat}")).contains(&"S");
    ("stones", (if doubled { scholars * 2 } else { scholars }).into())
}

/// How many steps there are to give.
fn steps_of(legal: &[impl AsRef<str>]) -> i64 {
    let steps = legal.iter().find_map(|action| action.as_ref().strip_prefix("steps "));
    steps.map_or(0, |steps| counted(steps).iter().map(|(_, count)| count).sum())
}

/// A line-up in words: "1 knight, 2 warriors and Extazia".
fn line_up<'t>(teller: &Teller<'t>, written: &str) -> Phrase<'t> {
    let (kin, gods) = written.split_once('+').unwrap_or((written, ""));
    let kin = counted(kin);
    host(teller, |letter| match kin.iter().find(|(row, _)| *row == letter) {
        Some((_, count)) => *count,
        None => i64::from(gods.contains(letter)),
    })
}

/// How many of each row and which gods, in words.
fn host<'t>(teller: &Teller<'t>, count: impl Fn(&str) -> i64) -> Phrase<'t> {
    let kin = ROWS.into_iter().filter(|letter| count(letter) > 0);
    let kin = kin.map(|letter| kin_of(teller, letter, count(letter)));
    let gods = GODS.into_iter().filter(|letter| count(letter) > 0).map(|letter| god(teller, letter));
    let host: Vec<_> = kin.chain(gods).collect();
    if host.is_empty() { teller.phrase("gunst-nobody", Vec::new()) } else { teller.words.phrases(host) }
}

/// "2 warriors".
fn kin_of<'t>(teller: &Teller<'t>, row: &'static str, count: i64) -> Phrase<'t> {
    teller.words.phrase_of("gunst-kin", row, vec![("count", count.into())])
}

/// Where a seat's gods are, from those in play down to Twilight: "in hand: Extazia and Eurika".
fn placed(teller: &Teller<'_>, state: &Value, seat: Seat) -> Vec<String> {
    let in_play = texts(state, &format!("/in_play/{seat}"));
    let plane = |letter: &str| {
        let plane = whole(state, &format!("/gods/{seat}/{letter}")).clamp(0, 3) as usize;
        if in_play.contains(&letter) { "play" } else { PLANES[plane] }
    };
    let told = ["play", "p3", "p2", "p1", "p0"].into_iter().filter_map(|which| {
        let gods = GODS.into_iter().filter(|letter| plane(letter) == which);
        let gods: Vec<_> = gods.map(|letter| god(teller, letter)).collect();
        let is_empty = gods.is_empty();
        let args = [("gods", teller.words.phrases(gods).into())];
        (!is_empty).then(|| teller.pick("gunst-plane", which, &args))
    });
    told.collect()
}
