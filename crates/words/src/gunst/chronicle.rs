//! What a round of Gunst does by itself between two questions, told step by step.

use super::{GODS, PLANES, ROWS, god};
use crate::arg::Arg;
use crate::phrase::Phrase;
use crate::teller::{Teller, phase, whole};
use gambol_core::Seat;
use gambol_games::gunst::{Account, RowDeed, What};
use serde_json::Value;

/// What has happened on the way to this state, and whether a new season begins. If the account does not lead there, only
/// what the states themselves show is told.
pub(super) fn tell_until(
    teller: &Teller<'_>,
    account: &Account,
    before: &Value,
    after: &Value,
) -> Vec<String> {
    let mut told: Vec<String> = if account.fits(after) {
        account.deeds.iter().map(|deed| tell(teller, deed, before)).collect()
    } else {
        losses(teller, before, after)
    };
    if whole(before, "/round") != whole(after, "/round") {
        told.push(teller.say("gunst-did-season", &[("season", super::season(teller, after).into())]));
    } else if phase(after) == "end" && (0..2).all(|seat| whole(after, &format!("/life/{seat}")) > 0) {
        told.push(teller.say("gunst-did-last", &[]));
    }
    told
}

fn tell(teller: &Teller<'_>, deed: &RowDeed, before: &Value) -> String {
    let row = ("row", super::row(teller, ROWS[deed.row]).into());
    let count = ("count", deed.kin.into());
    let say = |key: &str, args: &[(&str, Arg<'_>)]| {
        let (by, other) = (Seat(deed.seat as u8), Seat(deed.seat as u8 ^ 1));
        // Whoever loses stones to the reader "has" what is left, and the reader "have".
        let you = if teller.reader == Some(other) { "yes" } else { "no" };
        let mut all = vec![
            ("other", teller.who(other).into()),
            ("others", teller.whose(other).into()),
            ("you", you.into()),
        ];
        all.extend_from_slice(args);
        teller.did(key, by, &all)
    };
    let kin = |row: usize, count: i64| super::kin_of(teller, ROWS[row], count);
    match &deed.what {
        What::Stayed => say("gunst-did-ride-not", &[count]),
        What::Rode(fallen) => {
            let fallen: Vec<_> =
                (0..5).filter(|&row| fallen[row] > 0).map(|row| kin(row, fallen[row])).collect();
            match fallen.len() {
                0 => say("gunst-did-ride-nobody", &[count]),
                _ => say("gunst-did-ride", &[count, ("kin", teller.words.phrases(fallen).into())]),
            }
        }
        What::Struck { stones, left } => {
            say("gunst-did-strike", &[row, ("stones", (*stones).into()), ("left", (*left).into())])
        }
        What::Raised(gods) => {
            let gods: Vec<_> = gods.iter().map(|&(god, plane)| risen(teller, god, plane)).collect();
            let prays = ROWS[deed.row] == "S" && phase(before) == "S";
            let key = if prays { "gunst-did-pray" } else { "gunst-did-rise" };
            say(key, &[row, ("gods", teller.words.phrases(gods).into())])
        }
        What::Stole(count) => say("gunst-did-steal", &[("kin", kin(4, *count).into())]),
    }
}

/// Where a god has risen to: "Extazia to the Mist".
pub(super) fn risen<'t>(teller: &Teller<'t>, which: usize, plane: i64) -> Phrase<'t> {
    let plane = teller.phrase_of("gunst-to-plane", PLANES[plane.clamp(0, 3) as usize]);
    teller.phrase("gunst-god-to", vec![("god", god(teller, GODS[which]).into()), ("plane", plane.into())])
}

/// The life stones lost between two states.
fn losses(teller: &Teller<'_>, before: &Value, after: &Value) -> Vec<String> {
    let lost = (0..2u8).filter_map(|seat| {
        let place = format!("/life/{seat}");
        let stones = whole(before, &place) - whole(after, &place);
        (stones > 0).then(|| teller.did("gunst-did-lose", Seat(seat), &[("stones", stones.into())]))
    });
    lost.collect()
}
