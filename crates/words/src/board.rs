//! The board as text, for those who do not see it: who stands where, and what lies on each field.

use crate::phrase::Phrase;
use crate::teller::{Teller, texts};
use crate::tells;
use gambol_core::grid::{Cell, Direction};
use serde_json::{Map, Value};

impl Teller<'_> {
    /// Who stands where now, a line each. Games without a board tell what lies on the table.
    pub fn places(&self, state: &Value) -> Vec<String> {
        let lines = tells::of(self.kind).places(self, state);
        lines.into_iter().map(|(what, place)| self.line(what, place)).collect()
    }

    /// What lies on each field all game, a line each, from the top down.
    pub fn ground(&self) -> Vec<String> {
        let Some(board) = self.options.get("board") else { return Vec::new() };
        let lines = tells::of(self.kind).ground(self, board);
        let told = lines.into_iter().filter(|(_, things)| !things.is_empty());
        told.map(|(field, things)| self.line(field, self.words.commas(&things))).collect()
    }

    fn line(&self, what: String, words: String) -> String {
        self.say("text-line", &[("what", what.into()), ("words", words.into())])
    }
}

/// What each field has, from the highest rank down and from west to east.
pub(crate) fn by_rank(
    fields: Option<&Map<String, Value>>,
    told: impl Fn(&str, &Value) -> Vec<String>,
) -> Vec<(String, Vec<String>)> {
    let mut fields: Vec<(&String, &Value)> = fields.into_iter().flatten().collect();
    let rank = |field: &str| field.get(1..).and_then(|rank| rank.parse::<i32>().ok()).unwrap_or_default();
    fields.sort_by_key(|(field, _)| (-rank(field), field.as_str()));
    fields.into_iter().map(|(field, value)| (field.clone(), told(field, value))).collect()
}

/// Arrows that lie on a field: whose, and where they point.
pub(crate) fn arrows<'t>(
    teller: &Teller<'t>,
    key: &str,
    arrows: &Value,
    named: impl Fn(&str) -> Phrase<'t>,
) -> Vec<String> {
    let arrows = arrows.as_object().into_iter().flatten();
    let told = |(whose, way): (&String, &Value)| {
        let way = teller.phrase_of("direction", way.as_str()?);
        Some(teller.say(key, &[("whose", named(whose).into()), ("direction", way.into())]))
    };
    arrows.filter_map(told).collect()
}

/// The field next to another in a direction; none off any board.
pub(crate) fn beside(field: &str, way: &str) -> Option<String> {
    let cell: Cell = field.parse().ok()?;
    let way: Direction = way.parse().ok()?;
    Some(cell.step(way, 1, 26, 26)?.to_string())
}

/// Those that wait for each other in a ring: each stands where the one before it wants to go. `waits_for` says for whom
/// each waits.
pub(crate) fn ring<'p>(pieces: &[&'p str], waits_for: impl Fn(&str) -> Option<&'p str>) -> Vec<&'p str> {
    let comes_back = |first: &&str| {
        let mut next = waits_for(first);
        for _ in 0..pieces.len() {
            match next {
                Some(piece) if piece == *first => return true,
                Some(piece) => next = waits_for(piece),
                None => return false,
            }
        }
        false
    };
    pieces.iter().copied().filter(comes_back).collect()
}

/// The squares of a list in a row.
pub(crate) fn row(teller: &Teller<'_>, state: &Value, place: &str) -> String {
    teller.words.commas(&texts(state, place).into_iter().map(str::to_owned).collect::<Vec<_>>())
}
