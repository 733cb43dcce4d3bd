//! What a drawing shows, in words: for screen readers and on buttons.

use super::{duel, gunst, muddy_ride, text, texts, two_paths, whole};
use crate::look::Look;
use serde_json::Value;
use std::borrow::Cow;

/// A place as it is written, or the word for what is no place on the board.
pub(crate) fn place<'a>(at: &'a str, look: &Look<'_>) -> Cow<'a, str> {
    if matches!(at, "through" | "not placed yet" | "waiting" | "home") {
        look.word(at)
    } else {
        Cow::Borrowed(at)
    }
}

/// Life and hosts of both seats.
pub(crate) fn gunst(state: &Value, look: &Look<'_>) -> String {
    let parts = (0..2).map(|seat| {
        let life = format!("{} {}", whole(state, &format!("/life/{seat}")), look.word("life stones"));
        let kin = gunst::ROWS.iter().zip(gunst::ROW_NAMES).filter_map(|(row, name)| {
            let count = whole(state, &format!("/field/{seat}/{row}"));
            (count > 0).then(|| format!("{count} {}", look.word(name)))
        });
        let told: Vec<_> = std::iter::once(life).chain(kin).collect();
        format!("{}: {}", look.word(gunst::LORDS[seat]), told.join(", "))
    });
    let phase = match text(state, "/phase").unwrap_or_default() {
        "ting" => "ting",
        "say" => "the say",
        "favour" => "favour",
        "lead-judgement" | "judgement" => "judgement",
        "end" => "the end",
        _ => "battle",
    };
    let round = format!("{} {}, {}", look.word("round"), whole(state, "/round"), look.word(phase));
    format!("{round}; {}", parts.collect::<Vec<_>>().join("; "))
}

/// Where everybody stands, in words.
pub(crate) fn muddy_ride(state: Option<&Value>, look: &Look<'_>) -> String {
    let Some(state) = state else { return look.word("the empty meadow").into_owned() };
    let mut parts = Vec::new();
    for (letter, name) in muddy_ride::LETTERS.iter().zip(muddy_ride::NAMES) {
        if let Some(cell) = state.get("animals").and_then(|cells| cells.get(*letter)).and_then(Value::as_str)
        {
            parts.push(format!("{} {cell}", look.word(name)));
        } else if texts(state, "/arrived").any(|arrived| arrived == *letter) {
            parts.push(format!("{}: {}", look.word(name), look.word("arrived")));
        }
    }
    parts.join(", ")
}

/// Where everybody stands.
pub(crate) fn duel(state: &Value, look: &Look<'_>) -> String {
    let parts = duel::COWBOYS.iter().zip(duel::NAMES).map(|(cowboy, name)| {
        let at = text(state, &format!("/{cowboy}")).unwrap_or("not placed yet");
        format!("{} {}", look.word(name), place(at, look))
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// Where everybody stands.
pub(crate) fn kangaruse(state: &Value, look: &Look<'_>) -> String {
    let seats = state.get("points").and_then(Value::as_array).map_or(0, Vec::len);
    let parts = (0..seats).map(|seat| {
        let at = text(state, &format!("/kangaroos/{seat}")).unwrap_or("–");
        format!(
            "{} {} {at}, {} {}",
            look.word("Kangaroo"),
            seat + 1,
            whole(state, &format!("/points/{seat}")),
            look.word("points")
        )
    });
    parts.collect::<Vec<_>>().join("; ")
}

/// Where everybody stands.
pub(crate) fn two_paths(state: &Value, look: &Look<'_>) -> String {
    let mut parts = Vec::new();
    for (seat, owner) in ["South", "North"].into_iter().enumerate() {
        for (letter, name) in two_paths::LETTERS.iter().zip(two_paths::NAMES) {
            let at = text(state, &format!("/{}/{letter}", two_paths::SEATS[seat])).unwrap_or("waiting");
            parts.push(format!("{}: {} {}", look.word(owner), look.word(name), place(at, look)));
        }
    }
    parts.join(", ")
}
