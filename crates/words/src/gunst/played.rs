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
    let by = Seat(seat as u8);
    let (verb, rest) = action.split_once([' ', ':']).unwrap_or((action, ""));
    let told = match verb {
        "ting" => ting(teller, action, &mut chronicle),
        "say" => {
            chronicle.judge();
            let key =
                if teller.option("tie", "coin") == "shout" { "gunst-did-shout" } else { "gunst-did-coin" };
            vec![teller.did(key, Seat(rest.parse().unwrap_or(0)), &[])]
        }
        "favour" => {
            let told = counted(rest).first().map(|(letter, planes)| {
                chronicle.lift(seat, index(&GODS, letter), *planes);
                let risen = chronicle.risen(seat, index(&GODS, letter));
                let args = [("favours", (*planes).into()), ("risen", risen.into())];
                teller.did("gunst-did-favour", by, &args)
            });
            chronicle.judge();
            vec![told.unwrap_or_else(|| teller.did("gunst-did-favour-none", by, &[]))]
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
            vec![teller.did(key, by, &[kin, gods])]
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
                vec![teller.did("gunst-did-nothing", by, &[("god", god(teller, letter).into())])]
            } else {
                let (from, to) = rest.split_once('>').unwrap_or((rest, rest));
                let args = [
                    ("others", teller.whose(by.other()).into()),
                    ("from", row(teller, from).into()),
                    ("to", row(teller, to).into()),
                ];
                vec![teller.did_pick("gunst-did-god", letter, by, &args)]
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
        let host = ("host", line_up(teller, written).into());
        told.push(teller.did("gunst-did-ting", Seat(seat as u8), &[host]));
    }
    let difference = chronicle.count(0) - chronicle.count(1);
    if difference == 0 {
        told.push(teller.say("gunst-did-equal", &[]));
        return told;
    }
    let smaller = Seat(u8::from(difference > 0));
    told.push(teller.did("gunst-did-smaller", smaller, &[("favours", difference.abs().into())]));
    chronicle.settle(smaller.index());
    told
}

/// Who goes first, in the judgement or in a row.
fn lead(teller: &Teller<'_>, before: &Value, first: &str, chronicle: &mut Chronicle<'_>) -> String {
    let first = usize::from(first == "1");
    let letter = phase(before).strip_prefix("lead-").unwrap_or_default();
    let by = Seat(asked(before) as u8);
    let begins = Seat(first as u8);
    let args = [
        ("first", teller.who(begins).into()),
        ("firsts", teller.whose(begins).into()),
        ("same", if begins == by { "yes" } else { "no" }.into()),
    ];
    if letter == "judgement" {
        return teller.did("gunst-did-lead", by, &args);
    }
    match letter {
        "K" => chronicle.knights_act(first),
        "W" => chronicle.warriors_act(first),
        "T" => chronicle.thieves_act(first),
        _ => chronicle.scholars_act(first),
    }
    let [first, firsts, same] = args;
    teller.did("gunst-did-lead-row", by, &[first, firsts, same, ("row", row(teller, letter).into())])
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
