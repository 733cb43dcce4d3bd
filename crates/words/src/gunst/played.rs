//! What somebody did at the table.

use super::chronicle::Chronicle;
use super::{GODS, ROWS, asked, counted, god, index, line_up, row};
use crate::teller::{Teller, phase, whole};
use gambol_core::Seat;
use serde_json::Value;

/// What was chosen, and the account of what followed from it.
pub(super) fn played<'t>(
    teller: &'t Teller<'t>,
    before: &Value,
    action: &str,
    after: &Value,
) -> (Vec<String>, Chronicle<'t>) {
    let mut chronicle = Chronicle::of(teller, before);
    let seat = asked(before);
    let (who, other) = (teller.name(Seat(seat as u8)), teller.name(Seat(seat as u8 ^ 1)));
    let (verb, rest) = action.split_once([' ', ':']).unwrap_or((action, ""));
    let told = match verb {
        "ting" => ting(teller, action, &mut chronicle),
        "say" => {
            chronicle.judge();
            let key =
                if teller.option("tie", "coin") == "shout" { "gunst-did-shout" } else { "gunst-did-coin" };
            vec![teller.say(key, &[("who", teller.name(Seat(rest.parse().unwrap_or(0))).into())])]
        }
        "favour" => {
            let told = counted(rest).first().map(|(letter, planes)| {
                chronicle.lift(seat, index(&GODS, letter), *planes);
                let risen = chronicle.risen(seat, index(&GODS, letter));
                let args =
                    [("who", who.as_str().into()), ("favours", (*planes).into()), ("risen", risen.into())];
                teller.say("gunst-did-favour", &args)
            });
            chronicle.judge();
            vec![told.unwrap_or_else(|| teller.say("gunst-did-favour-none", &[("who", who.into())]))]
        }
        "lead" => vec![lead(teller, before, rest, &mut chronicle)],
        "steps" => {
            let mut risen = Vec::new();
            for (letter, planes) in counted(rest) {
                chronicle.lift(seat, index(&GODS, letter), planes);
                risen.push(chronicle.risen(seat, index(&GODS, letter)));
            }
            let pray = phase(before) == "S";
            let gods = ("gods", teller.words.list(&risen).into());
            let kin = ("row", row(teller, phase(before)).into());
            let key = if pray { "gunst-did-pray" } else { "gunst-did-rise" };
            match (pray, seat) {
                (true, _) => other_scholars(&mut chronicle, before, after, seat),
                (false, 0) => chronicle.second_farmers(),
                (false, _) => chronicle.thieves(),
            }
            vec![teller.say(key, &[("who", who.into()), kin, gods])]
        }
        "strike" => {
            chronicle.strike_with_scholars(seat);
            other_scholars(&mut chronicle, before, after, seat);
            Vec::new()
        }
        letter => {
            act(&mut chronicle, seat, letter, rest);
            chronicle.judge();
            if rest == "-" {
                let args = [("who", who.into()), ("god", god(teller, letter).into())];
                vec![teller.say("gunst-did-nothing", &args)]
            } else {
                let (from, to) = rest.split_once('>').unwrap_or((rest, rest));
                let args = [
                    ("who", who.into()),
                    ("other", other.into()),
                    ("from", row(teller, from).into()),
                    ("to", row(teller, to).into()),
                ];
                vec![teller.pick("gunst-did-god", letter, &args)]
            }
        }
    };
    (told, chronicle)
}

/// Both line-ups are shown: who brings whom, and who has the say.
fn ting(teller: &Teller<'_>, action: &str, chronicle: &mut Chronicle<'_>) -> Vec<String> {
    let mut told = Vec::new();
    for (seat, choice) in action.split('|').enumerate().take(2) {
        let written = choice.trim().trim_start_matches("ting ");
        let (kin, gods) = written.split_once('+').unwrap_or((written, ""));
        let mut by_row = [0; 5];
        for (letter, count) in counted(kin) {
            by_row[index(&ROWS, letter)] = count;
        }
        chronicle.bring(seat, by_row, gods.len());
        let args = [("who", teller.name(Seat(seat as u8)).into()), ("host", line_up(teller, written).into())];
        told.push(teller.say("gunst-did-ting", &args));
    }
    let difference = chronicle.count(0) - chronicle.count(1);
    if difference == 0 {
        told.push(teller.say("gunst-did-equal", &[]));
        return told;
    }
    let smaller = Seat(u8::from(difference > 0));
    let args = [("who", teller.name(smaller).into()), ("favours", difference.abs().into())];
    told.push(teller.say("gunst-did-smaller", &args));
    chronicle.settle(smaller.index());
    told
}

/// Who goes first, in the judgement or in a row.
fn lead(teller: &Teller<'_>, before: &Value, first: &str, chronicle: &mut Chronicle<'_>) -> String {
    let first = usize::from(first == "1");
    let letter = phase(before).strip_prefix("lead-").unwrap_or_default();
    let args = [
        ("who", teller.name(Seat(asked(before) as u8)).into()),
        ("first", teller.name(Seat(first as u8)).into()),
        ("same", if first == asked(before) { "yes" } else { "no" }.into()),
    ];
    if letter == "judgement" {
        return teller.say("gunst-did-lead", &args);
    }
    match letter {
        "K" => chronicle.knights_act(first),
        "W" => chronicle.warriors_act(first),
        "T" => chronicle.thieves_act(first),
        _ => chronicle.scholars_act(first),
    }
    let [who, first, same] = args;
    teller.say("gunst-did-lead-row", &[who, first, same, ("row", row(teller, letter).into())])
}

/// A god's deed, in the account.
fn act(chronicle: &mut Chronicle<'_>, seat: usize, letter: &str, rest: &str) {
    let (from, to) = rest.split_once('>').unwrap_or((rest, rest));
    let (from, to) = (index(&ROWS, from), index(&ROWS, to));
    match (letter, rest) {
        (_, "-") => {}
        ("X", _) => chronicle.double(seat, from),
        ("V", _) => chronicle.shift((seat ^ 1, from), None, true),
        ("E", _) => chronicle.shift((seat ^ 1, from), Some((seat, to)), false),
        _ => chronicle.shift((seat, from), Some((seat, to)), true),
    }
    chronicle.retire(seat, index(&GODS, letter));
}

/// After a seat's scholars, the other's may have struck unasked. A state does not say so; the lost life does.
fn other_scholars(chronicle: &mut Chronicle<'_>, before: &Value, after: &Value, seat: usize) {
    let place = format!("/life/{seat}");
    if whole(after, &place) < whole(before, &place) {
        chronicle.strike_with_scholars(seat ^ 1);
    }
}
