//! The parts of an action on the table.

use crate::steps::{Order, Route};

pub(super) fn route<'a>(action: &'a str, legal: &[String]) -> Option<Route<'a>> {
    line_up(action).or_else(|| favour(action)).or_else(|| steps(action)).or_else(|| deed(action, legal))
}

/// `ting K1W2F0T1S2+XA`: kin and gods in any order, until that is all.
fn line_up(action: &str) -> Option<Route<'_>> {
    let what = action.strip_prefix("ting ")?;
    let (kin, gods) = what.split_once('+').unwrap_or((what, ""));
    let gods = gods.is_ascii().then(|| (0..gods.len()).map(move |god| (&gods[god..=god], 1)))?;
    Route::new(Order::AnyThenDone, counted(kin)?.chain(gods))
}

/// `favour X2`: one plane at a time, until that is enough; `favour -` is enough at once.
fn favour(action: &str) -> Option<Route<'_>> {
    let what = action.strip_prefix("favour ")?;
    Route::new(Order::AnyThenDone, counted(if what == "-" { "" } else { what })?)
}

/// `steps X2A1`: one plane at a time, in any order.
fn steps(action: &str) -> Option<Route<'_>> {
    Route::new(Order::Any, counted(action.strip_prefix("steps ")?)?)
}

/// `E:W>K`: the god, if several may act, then the row it takes from, then the row it brings to.
fn deed<'a>(action: &'a str, legal: &[String]) -> Option<Route<'a>> {
    let (god, what) = action.split_once(':')?;
    let (from, to) = match what.split_once('>') {
        Some((from, _)) => action.split_at_checked(god.len() + 1 + from.len())?,
        None => (action, ""),
    };
    let another = |other: &String| other.split_once(':').is_some_and(|(other, _)| other != god);
    let parts = [(god, legal.iter().any(another)), (from, true), (to, !to.is_empty())];
    Route::new(Order::Given, parts.into_iter().filter(|(_, asked)| *asked).map(|(part, _)| (part, 1)))
}

/// `K1W2`: letters, each with a digit.
fn counted(text: &str) -> Option<impl Iterator<Item = (&str, u8)>> {
    let well = text.is_ascii()
        && text.len().is_multiple_of(2)
        && text.bytes().skip(1).step_by(2).all(|digit| digit.is_ascii_digit());
    let pairs = (0..text.len() / 2)
        .map(move |pair| (&text[2 * pair..=2 * pair], text.as_bytes()[2 * pair + 1] - b'0'));
    well.then(|| pairs.filter(|(_, times)| *times > 0))
}
