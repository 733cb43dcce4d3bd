//! What somebody did at the table.

use super::chronicle::risen;
use super::{GODS, asked, counted, god, index, line_up, row};
use crate::teller::{Teller, phase, whole};
use gambol_core::Seat;
use serde_json::Value;

/// What was chosen. What the chosen row does is told with what followed.
pub(super) fn played(teller: &Teller<'_>, before: &Value, action: &str) -> Vec<String> {
    let seat = asked(before);
    let by = Seat(seat as u8);
    let (verb, rest) = action.split_once([' ', ':']).unwrap_or((action, ""));
    match verb {
        "ting" => ting(teller, action),
        "say" => {
            let key =
                if teller.option("tie", "coin") == "shout" { "gunst-did-shout" } else { "gunst-did-coin" };
            vec![teller.did(key, Seat(rest.parse().unwrap_or(0)), &[])]
        }
        "favour" => {
            let told = counted(rest).first().map(|(letter, planes)| {
                let plane = whole(before, &format!("/gods/{seat}/{letter}")).saturating_add(*planes);
                let risen = risen(teller, index(&GODS, letter), plane);
                let args = [("favours", (*planes).into()), ("risen", risen.into())];
                teller.did("gunst-did-favour", by, &args)
            });
            vec![told.unwrap_or_else(|| teller.did("gunst-did-favour-none", by, &[]))]
        }
        "lead" => vec![lead(teller, before, rest)],
        "steps" | "strike" => Vec::new(),
        letter if rest == "-" => {
            vec![teller.did("gunst-did-nothing", by, &[("god", god(teller, letter).into())])]
        }
        letter => {
            let (from, to) = rest.split_once('>').unwrap_or((rest, rest));
            let args = [
                ("others", teller.whose(by.other()).into()),
                ("from", row(teller, from).into()),
                ("to", row(teller, to).into()),
            ];
            vec![teller.did_pick("gunst-did-god", letter, by, &args)]
        }
    }
}

/// Both line-ups are shown: who brings whom, and who has the say.
fn ting(teller: &Teller<'_>, action: &str) -> Vec<String> {
    let mut told = Vec::new();
    let mut counts = [0; 2];
    for (seat, choice) in action.split('|').enumerate().take(2) {
        let written = choice.trim().trim_start_matches("ting ");
        let (kin, gods) = written.split_once('+').unwrap_or((written, ""));
        counts[seat] = counted(kin).iter().map(|(_, count)| count).sum::<i64>() + gods.len() as i64;
        let host = ("host", line_up(teller, written).into());
        told.push(teller.did("gunst-did-ting", Seat(seat as u8), &[host]));
    }
    let difference = counts[0] - counts[1];
    if difference == 0 {
        told.push(teller.say("gunst-did-equal", &[]));
        return told;
    }
    let smaller = Seat(u8::from(difference > 0));
    told.push(teller.did("gunst-did-smaller", smaller, &[("favours", difference.abs().into())]));
    told
}

/// Who goes first, in the judgement or in a row.
fn lead(teller: &Teller<'_>, before: &Value, first: &str) -> String {
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
    let [first, firsts, same] = args;
    teller.did("gunst-did-lead-row", by, &[first, firsts, same, ("row", row(teller, letter).into())])
}
