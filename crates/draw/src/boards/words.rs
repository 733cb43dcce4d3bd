//! What a drawing shows, in words: for screen readers and on buttons.

use super::{duel, gunst, muddy_ride, text, texts, two_paths, whole};
use crate::look::Look;
use serde_json::Value;

/// An action in words.
pub(crate) fn gunst_action(action: &str, look: &Look<'_>) -> String {
    let row = |letter: &str| {
        let row = gunst::ROWS.iter().position(|&other| other == letter);
        row.map_or_else(|| letter.to_owned(), |row| look.word(gunst::ROW_NAMES[row]).into_owned())
    };
    let Some((verb, rest)) = action.split_once([' ', ':']) else { return look.word(action).into_owned() };
    if let Some(god) = gunst::LETTERS.iter().position(|&letter| letter == verb) {
        let rows: Vec<_> = rest.split('>').map(row).collect();
        return format!("{}: {}", look.word(gunst::GOD_NAMES[god]), rows.join(" → "));
    }
    match verb {
        "steps" | "favour" if rest != "-" => {
            let pairs = rest.as_bytes().chunks(2).filter_map(|pair| str::from_utf8(pair).ok());
            let steps = pairs.filter_map(|pair| {
                let god = gunst::LETTERS.iter().position(|letter| pair.starts_with(letter))?;
                Some(format!("{} +{}", look.word(gunst::GOD_NAMES[god]), &pair[1..]))
            });
            steps.collect::<Vec<_>>().join(", ")
        }
        "favour" => look.word("no favour").into_owned(),
        "lead" => format!("{} {rest} {}", look.word("seat"), look.word("first")),
        _ => format!("{} {rest}", look.word(verb)),
    }
}

/// Life and hosts of both seats.
pub(crate) fn gunst(state: &Value, look: &Look<'_>) -> String {
    let parts = (0..2).map(|seat| {
        let kin: Vec<_> = gunst::ROWS
            .iter()
            .map(|row| format!("{row}{}", whole(state, &format!("/field/{seat}/{row}"))))
            .collect();
        format!(
            "{} {seat}: {} {}, {}",
            look.word("seat"),
            whole(state, &format!("/life/{seat}")),
            look.word("life stones"),
            kin.join(" ")
        )
    });
    let phase = text(state, "/phase").unwrap_or_default();
    format!(
        "{} {}, {phase}; {}",
        look.word("round"),
        whole(state, "/round"),
        parts.collect::<Vec<_>>().join("; ")
    )
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
        format!("{} {}", look.word(name), look.word(at))
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
            parts.push(format!("{}: {} {}", look.word(owner), look.word(name), look.word(at)));
        }
    }
    parts.join(", ")
}
