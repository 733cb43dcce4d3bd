//! What somebody did at the table.

use super::chronicle::risen;
use super::{GODS, asked, counted, god, index, line_up, row};
use crate::teller::{Teller, phase, whole};
use gambol_core::Seat;
use serde_json::Value;

/// What was chosen. What the chosen row does is told with what followed.
pub(super) fn played(teller: &Teller<'_>, before: &Value, action: &str) -> Vec<String> {
    let seat = asked(before);
    let (who, other) = (teller.name(Seat(seat as u8)), teller.name(Seat(seat as u8 ^ 1)));
    let (verb, rest) = action.split_once([' ', ':']).unwrap_or((action, ""));
    match verb {
        "ting" => ting(teller, action),
        "say" => {
            let key =
                if teller.option("tie", "coin") == "shout" { "gunst-did-shout" } else { "gunst-did-coin" };
            vec![teller.say(key, &[("who", teller.name(Seat(rest.parse().unwrap_or(0))).into())])]
        }
        "favour" => {
            let told = counted(rest).first().map(|(letter, planes)| {
                let plane = whole(before, &format!("/gods/{seat}/{letter}")).saturating_add(*planes);
                let risen = risen(teller, index(&GODS, letter), plane);
                let args =
                    [("who", who.as_str().into()), ("favours", (*planes).into()), ("risen", risen.into())];
                teller.say("gunst-did-favour", &args)
            });
            vec![told.unwrap_or_else(|| teller.say("gunst-did-favour-none", &[("who", who.into())]))]
        }
        "lead" => vec![lead(teller, before, rest)],
        "steps" | "strike" => Vec::new(),
        letter if rest == "-" => {
            let args = [("who", who.into()), ("god", god(teller, letter).into())];
            vec![teller.say("gunst-did-nothing", &args)]
        }
        letter => {
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
}

/// Both line-ups are shown: who brings whom, and who has the say.
fn ting(teller: &Teller<'_>, action: &str) -> Vec<String> {
    let mut told = Vec::new();
    let mut counts = [0; 2];
    for (seat, choice) in action.split('|').enumerate().take(2) {
        let written = choice.trim().trim_start_matches("ting ");
        let (kin, gods) = written.split_once('+').unwrap_or((written, ""));
        counts[seat] = counted(kin).iter().map(|(_, count)| count).sum::<i64>() + gods.len() as i64;
        let args = [("who", teller.name(Seat(seat as u8)).into()), ("host", line_up(teller, written).into())];
        told.push(teller.say("gunst-did-ting", &args));
    }
    let difference = counts[0] - counts[1];
    if difference == 0 {
        told.push(teller.say("gunst-did-equal", &[]));
        return told;
    }
    let smaller = Seat(u8::from(difference > 0));
    let args = [("who", teller.name(smaller).into()), ("favours", difference.abs().into())];
    told.push(teller.say("gunst-did-smaller", &args));
    told
}

/// Who goes first, in the judgement or in a row.
fn lead(teller: &Teller<'_>, before: &Value, first: &str) -> String {
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
    let [who, first, same] = args;
    teller.say("gunst-did-lead-row", &[who, first, same, ("row", row(teller, letter).into())])
}
