//! The board as text, for those who do not see it: who stands where, and what lies on each field.

use crate::teller::{Teller, texts};
use crate::tells;
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
pub(crate) fn arrows(
    teller: &Teller<'_>,
    key: &str,
    arrows: &Value,
    named: impl Fn(&str) -> String,
) -> Vec<String> {
    let arrows = arrows.as_object().into_iter().flatten();
    let told = |(whose, way): (&String, &Value)| {
        let way = teller.pick("direction", way.as_str()?, &[]);
        Some(teller.say(key, &[("whose", named(whose).into()), ("direction", way.into())]))
    };
    arrows.filter_map(told).collect()
}

/// The squares of a list in a row.
pub(crate) fn row(teller: &Teller<'_>, state: &Value, place: &str) -> String {
    teller.words.commas(&texts(state, place).into_iter().map(str::to_owned).collect::<Vec<_>>())
}
