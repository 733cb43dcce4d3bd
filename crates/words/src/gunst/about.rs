//! What everything on the table is, and what it does here and now.

use super::{GODS, PLANES, ROWS, god, row, season};
use crate::teller::{Teller, capital, texts, whole};
use gambol_core::Seat;
use serde_json::Value;

/// The names of the planes, from the farthest to the hand.
const PLANE_NAMES: [&str; 4] = ["Twilight", "Mist", "Threshold", "hand"];

/// The cards of a thing in the drawing.
pub(super) fn about(teller: &Teller<'_>, state: &Value, what: &str) -> Vec<(String, String)> {
    let mut parts = what.split('-');
    let (kind, first, second) = (
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
    );
    let seat = Seat(u8::from(first == "1"));
    match kind {
        "row" | "kin" | "reserve" if ROWS.contains(&second) => {
            vec![of_row(teller, state, seat, second, kind)]
        }
        "god" if GODS.contains(&second) => vec![of_god(teller, state, seat, second)],
        "plane" => second.parse().ok().and_then(|plane: usize| PLANE_NAMES.get(plane)).map_or_else(
            Vec::new,
            |plane| {
                vec![(
                    teller.pick("gunst-plane-name", plane, &[]),
                    teller.pick("gunst-about-plane", plane, &[]),
                )]
            },
        ),
        "staff" => vec![card(teller, "gunst-sign-staff")],
        "life" | "stone" => {
            let life = ("life", whole(state, &format!("/life/{seat}")).into());
            vec![(teller.did("gunst-about-life", seat, &[]), teller.say("gunst-about-life.words", &[life]))]
        }
        "marker" => vec![(season(teller, state).into(), teller.say("gunst-sign-season.words", &[]))],
        "say" => vec![card(teller, "gunst-sign-say")],
        "favour" => vec![card(teller, "gunst-sign-favour")],
        _ => Vec::new(),
    }
}

/// The legend: what every row and every god does, and the rest.
pub(super) fn signs(teller: &Teller<'_>) -> Vec<(String, String)> {
    let rows = ROWS
        .map(|letter| (capital(&row(teller, letter).plain()), teller.pick("gunst-about-row", letter, &[])));
    let gods = GODS
        .map(|letter| (capital(&god(teller, letter).plain()), teller.pick("gunst-about-god", letter, &[])));
    let rest = ["gunst-sign-say", "gunst-sign-favour", "gunst-sign-staff", "gunst-sign-season"];
    rows.into_iter().chain(gods).chain(rest.map(|key| card(teller, key))).collect()
}

fn card(teller: &Teller<'_>, key: &str) -> (String, String) {
    (teller.say(key, &[]), teller.say(&format!("{key}.words"), &[]))
}

/// A row: how many stand there, and what they will do.
fn of_row(teller: &Teller<'_>, state: &Value, seat: Seat, letter: &str, kind: &str) -> (String, String) {
    let title = teller.did("gunst-about-kin", seat, &[("row", row(teller, letter).into())]);
    let count = whole(state, &format!("/field/{seat}/{letter}"));
    let doubled = texts(state, &format!("/doubled/{seat}")).contains(&letter);
    let here = match kind {
        "reserve" => String::new(),
        _ if doubled => teller.say("gunst-about-doubled", &[("count", (2 * count).into())]),
        _ => teller.pick("gunst-about-count", "words", &[("count", count.into())]),
    };
    (title, teller.words.sentences(&[teller.pick("gunst-about-row", letter, &[]), here]))
}

/// A god: where it is, and what it does when it is called.
fn of_god(teller: &Teller<'_>, state: &Value, seat: Seat, letter: &str) -> (String, String) {
    let title = teller.did("gunst-about-their-god", seat, &[("god", god(teller, letter).into())]);
    let in_play = texts(state, &format!("/in_play/{seat}")).contains(&letter);
    let plane = whole(state, &format!("/gods/{seat}/{letter}")).clamp(0, 3) as usize;
    let which = if in_play { "play" } else { PLANES[plane] };
    let args = [("planes", (3 - plane).into())];
    let at = teller.pick("gunst-about-at", which, &args);
    (title, teller.words.sentences(&[teller.pick("gunst-about-god", letter, &[]), at]))
}
