//! The options of each game in plain words, for a form.

use crate::words::Words;
use serde_json::{Value, json};

/// An option of a game: what it is called, what it does, what can be chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct OptionText {
    /// Its key in the options.
    pub key: &'static str,
    /// What it is called.
    pub name: String,
    /// What it does, in a sentence.
    pub help: String,
    /// What it is if nobody says.
    pub default: Value,
    /// What can be chosen.
    pub values: Values,
    /// Another option and the values of it with which alone this one may be given.
    pub only: Option<(&'static str, Vec<&'static str>)>,
    /// Whether it describes a board that is made to order, and so may not be given beside a `board`.
    pub makes_board: bool,
}

/// What can be chosen for an option.
#[derive(Clone, PartialEq, Debug)]
pub enum Values {
    /// One of these, each with its words.
    OneOf(Vec<(Value, String)>),
    /// Yes (true) or no (false).
    Flag,
    /// A whole number within these bounds.
    Whole {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// A whole number for each of these kinds, with its words; the option is an object of them.
    Counts(Vec<(&'static str, String)>),
}

/// The options of a game but its board, in the order in which a form asks for them; empty if there is no such game.
///
/// Two of the same key are never possible at once: their `only` tells them apart.
pub fn options(words: &Words, game: &str) -> Vec<OptionText> {
    let of = Maker { words };
    match game {
        "muddy-ride" => muddy_ride(&of),
        "duel" => duel(&of),
        "kangaruse" => kangaruse(&of),
        "two-paths" => two_paths(&of),
        "gunst" => gunst(&of),
        _ => Vec::new(),
    }
}

/// Makes options from their messages: the message is the name, its attribute `help` the explanation, and an attribute
/// for each value its words.
struct Maker<'w> {
    words: &'w Words,
}

impl Maker<'_> {
    fn option(
        &self,
        key: &'static str,
        message: &str,
        default: impl Into<Value>,
        values: Values,
    ) -> OptionText {
        OptionText {
            key,
            name: self.words.say(message, &[]),
            help: self.words.pick(message, "help", &[]),
            default: default.into(),
            values,
            only: None,
            makes_board: ["size", "starts", "seed", "rows"].contains(&key) && message != "duel-option-size",
        }
    }

    /// One of these texts, the first being the default.
    fn texts(&self, key: &'static str, message: &str, values: &[&str]) -> OptionText {
        let named = values.iter().map(|value| (json!(value), self.words.pick(message, value, &[])));
        self.option(key, message, values[0], Values::OneOf(named.collect()))
    }

    /// One of these animals of Muddy Ride or lists of them, the first being the default.
    fn animals(&self, key: &'static str, message: &str, values: &[&[&str]], one: bool) -> OptionText {
        let named = values.iter().map(|letters| {
            let names: Vec<_> =
                letters.iter().map(|letter| self.words.pick("muddy-ride-role", letter, &[])).collect();
            let value = if one { json!(letters[0]) } else { json!(letters) };
            (value, self.words.list(&names))
        });
        let named: Vec<_> = named.collect();
        let default = named[0].0.clone();
        self.option(key, message, default, Values::OneOf(named))
    }

    fn repetition(&self) -> OptionText {
        let named = [3, 2, 4, 5, 0].map(|times: i64| {
            let which = if times == 0 { "off" } else { "times" };
            (json!(times), self.words.pick("option-repetition", which, &[("times", times.into())]))
        });
        self.option("repetition", "option-repetition", 3, Values::OneOf(named.into()))
    }

    fn ply_cap(&self, default: i64) -> OptionText {
        self.option("ply_cap", "option-ply-cap", default, Values::Whole { least: 0, most: 10_000 })
    }

    fn whole(&self, key: &'static str, message: &str, default: i64, least: i64, most: i64) -> OptionText {
        self.option(key, message, default, Values::Whole { least, most })
    }

    fn flag(&self, key: &'static str, message: &str, default: bool) -> OptionText {
        self.option(key, message, default, Values::Flag)
    }
}

/// The same option, possible only where another has one of these values.
fn only(option: OptionText, key: &'static str, values: &[&'static str]) -> OptionText {
    OptionText { only: Some((key, values.to_vec())), ..option }
}

fn muddy_ride(of: &Maker<'_>) -> Vec<OptionText> {
    let modes = ["free-for-all", "white-horse", "all-or-nothing", "secret"];
    let sets: [&[&str]; 11] = [
        &["N", "E", "S", "W"],
        &["N", "S"],
        &["E", "W"],
        &["N", "E"],
        &["N", "W"],
        &["E", "S"],
        &["S", "W"],
        &["N", "E", "S"],
        &["N", "E", "W"],
        &["N", "S", "W"],
        &["E", "S", "W"],
    ];
    let pairs = [["N", "S", "E", "W"], ["N", "E", "S", "W"], ["N", "W", "E", "S"]].map(|[a, b, c, d]| {
        let name = |letter: &str| of.words.pick("muddy-ride-role", letter, &[]);
        let team = |one, two| of.words.list(&[name(one), name(two)]);
        let args = [("first", team(a, b).into()), ("second", team(c, d).into())];
        (json!([[a, b], [c, d]]), of.words.say("muddy-ride-beside-teams.words", &args))
    });
    let teams = of.option(
        "teams",
        "muddy-ride-option-teams",
        json!([["N", "S"], ["E", "W"]]),
        Values::OneOf(pairs.into()),
    );
    let first = of.animals("first", "muddy-ride-option-first", &[&["N"], &["E"], &["S"], &["W"]], true);
    let seats = [0, 1, 2, 3]
        .map(|seat| (json!(seat), of.words.say("muddy-ride-player", &[("number", (seat + 1).into())])));
    let first_seat = of.option("first", "muddy-ride-option-first-seat", 0, Values::OneOf(seats.into()));
    vec![
        of.texts("mode", "muddy-ride-option-mode", &modes),
        only(of.animals("animals", "muddy-ride-option-animals", &sets, false), "mode", &modes[..1]),
        only(teams, "mode", &modes[1..3]),
        only(of.whole("players", "muddy-ride-option-players", 4, 2, 4), "mode", &modes[3..]),
        only(first, "mode", &modes[..3]),
        only(first_seat, "mode", &modes[3..]),
        of.repetition(),
        of.ply_cap(400),
    ]
}

fn duel(of: &Maker<'_>) -> Vec<OptionText> {
    let kinds = ["good-shot", "double-blast", "booster", "dummy"];
    let counts = kinds.map(|kind| (kind, of.words.pick("duel-option-ammo", kind, &[])));
    let default: serde_json::Map<String, Value> =
        kinds.into_iter().map(|kind| (kind.to_owned(), json!(3))).collect();
    vec![
        of.texts("size", "duel-option-size", &["small", "large"]),
        of.texts("first", "duel-option-first", &["light", "dark"]),
        of.option("ammo", "duel-option-ammo", default, Values::Counts(counts.into())),
        of.repetition(),
        of.ply_cap(400),
    ]
}

fn kangaruse(of: &Maker<'_>) -> Vec<OptionText> {
    let mut size = of.texts("size", "kangaruse-option-size", &["tiny", "small", "regular", "large", "huge"]);
    size.default = json!("regular");
    vec![
        of.whole("players", "kangaruse-option-players", 2, 2, 5),
        size,
        of.flag("starts", "kangaruse-option-starts", false),
        of.whole("seed", "kangaruse-option-seed", 0, 0, (1 << 53) - 1),
        of.flag("stop_when_scored", "kangaruse-option-stop-when-scored", true),
        of.flag("give_up", "kangaruse-option-give-up", false),
        of.flag("harsh_destruction", "kangaruse-option-harsh-destruction", false),
    ]
}

fn two_paths(of: &Maker<'_>) -> Vec<OptionText> {
    vec![
        of.whole("rows", "two-paths-option-rows", 7, 6, 11),
        of.texts("first", "two-paths-option-first", &["south", "north"]),
        of.ply_cap(600),
    ]
}

fn gunst(of: &Maker<'_>) -> Vec<OptionText> {
    vec![
        of.whole("rounds", "gunst-option-rounds", 4, 1, 10),
        of.whole("life", "gunst-option-life", 12, 1, 40),
        of.texts("kin", "gunst-option-kin", &["return", "spent"]),
        of.texts("tie", "gunst-option-tie", &["coin", "shout"]),
    ]
}
