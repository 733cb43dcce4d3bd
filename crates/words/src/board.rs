//! The board as text, for those who do not see it: who stands where, and what lies on each field.

use crate::teller::{Teller, text, texts};
use crate::{duel, kangaruse, muddy_ride, two_paths};
use gambol_core::Seat;
use serde_json::{Map, Value};

impl Teller<'_> {
    /// Who stands where now, a line each. Games without a board tell what lies on the table.
    pub fn places(&self, state: &Value) -> Vec<String> {
        let lines: Vec<(String, String)> = match self.game {
            "muddy-ride" => {
                let animals = state["animals"].as_object().into_iter().flatten();
                let at = |(animal, place): (&String, &Value)| {
                    Some((muddy_ride::the(self, animal), place.as_str()?.to_owned()))
                };
                animals.filter_map(at).collect()
            }
            "duel" => {
                let at = |seat: u8| (self.name(Seat(seat)), duel::stands(self, state, Seat(seat)));
                (0..2).map(at).collect()
            }
            "kangaruse" => kangaruse::places(self, state),
            "two-paths" => two_paths::places(self, state),
            _ => self.beside(state),
        };
        lines.into_iter().map(|(what, place)| self.line(what, place)).collect()
    }

    /// What lies on each field all game, a line each, from the top down.
    pub fn ground(&self) -> Vec<String> {
        let Some(board) = self.options.get("board") else { return Vec::new() };
        let lines: Vec<(String, Vec<String>)> = match self.game {
            "muddy-ride" => by_rank(board["fields"].as_object(), |field, prints| {
                let mut things =
                    arrows(self, "muddy-ride-text-print", prints, |animal| muddy_ride::the(self, animal));
                let targets = board["target"].as_object().into_iter().flatten();
                let here = targets.filter(|(_, target)| target.as_str() == Some(field));
                things.extend(here.map(|(animal, _)| {
                    self.say("muddy-ride-text-target", &[("animal", muddy_ride::the(self, animal).into())])
                }));
                things
            }),
            "duel" => by_rank(board["fields"].as_object(), |_, bullets| {
                arrows(self, "duel-text-bullet", bullets, |cowboy| duel::cowboy_role(self, cowboy))
            }),
            "kangaruse" => {
                let mut lines = kangaruse::orders_told(self, board);
                let things = by_rank(board["squares"].as_object(), |square, _| {
                    kangaruse::thing(self, square).into_iter().collect()
                });
                lines.extend(things);
                lines
            }
            "two-paths" => ["south", "north"]
                .iter()
                .zip(0..)
                .flat_map(|(side, seat)| {
                    by_rank(board[side].as_object(), move |_, ways| {
                        let args = [
                            ("who", two_paths::role(self, Seat(seat)).into()),
                            ("west", text(ways, "/0").unwrap_or_default().into()),
                            ("east", text(ways, "/1").unwrap_or_default().into()),
                        ];
                        vec![self.say("two-paths-text-ways", &args)]
                    })
                })
                .collect(),
            _ => Vec::new(),
        };
        let told = lines.into_iter().filter(|(_, things)| !things.is_empty());
        told.map(|(field, things)| self.line(field, self.words.commas(&things))).collect()
    }

    fn line(&self, what: String, words: String) -> String {
        self.say("text-line", &[("what", what.into()), ("words", words.into())])
    }
}

/// What each field has, from the highest rank down and from west to east.
fn by_rank(
    fields: Option<&Map<String, Value>>,
    told: impl Fn(&str, &Value) -> Vec<String>,
) -> Vec<(String, Vec<String>)> {
    let mut fields: Vec<(&String, &Value)> = fields.into_iter().flatten().collect();
    let rank = |field: &str| field.get(1..).and_then(|rank| rank.parse::<i32>().ok()).unwrap_or_default();
    fields.sort_by_key(|(field, _)| (-rank(field), field.as_str()));
    fields.into_iter().map(|(field, value)| (field.clone(), told(field, value))).collect()
}

/// Arrows that lie on a field: whose, and where they point.
fn arrows(teller: &Teller<'_>, key: &str, arrows: &Value, named: impl Fn(&str) -> String) -> Vec<String> {
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
