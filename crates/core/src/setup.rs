//! Reading options and boards strictly and completely: every flaw is noted with where it is, what was expected there
//! and what was found.
//!
//! A reader takes [`Given`] values apart and returns an `Option`. Whatever is wrong is noted on the way, and reading
//! goes on with the rest, so that one pass finds everything. [`read`] turns that into a result.
//!
//! ```
//! use gambol_core::{Fault, read};
//! use serde_json::json;
//!
//! let board = json!({"name": 7, "size": 12});
//! let wrong = read(&board, "board", Fault::Board, |given| {
//!     let object = given.object(&["name", "size"], &[])?;
//!     let name = object.need("name").and_then(|name| name.text());
//!     let size = object.need("size").and_then(|size| size.whole(3..=8));
//!     Some((name?.to_owned(), size?))
//! })
//! .unwrap_err();
//! let places: Vec<&str> = wrong.flaws().iter().map(|flaw| flaw.at.as_str()).collect();
//! assert_eq!(places, ["board.name", "board.size"]);
//! assert_eq!(wrong.flaws()[1].to_string(), "board.size: expected whole-between (least 3, most 8), found 12");
//! ```

use crate::saying::Saying;
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::ops::RangeInclusive;

/// The most flaws that are noted: a file that is not a board at all could have any number.
pub const MOST_FLAWS: usize = 100;

/// Which part of a set-up is at fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The options, apart from the board.
    Options,
    /// The board.
    Board,
}

/// One thing that is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{at}: expected {expected}, found {found}")]
pub struct Flaw {
    /// What is at fault.
    pub fault: Fault,
    /// Where, as a path of keys such as `board.fields.g7`.
    pub at: String,
    /// What was expected there.
    pub expected: Saying,
    /// What was found there.
    pub found: Saying,
}

/// Why a game cannot be set up: everything that is wrong, at least one thing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.first())]
pub struct SetupError(Vec<Flaw>);

impl SetupError {
    /// Everything that is wrong, in the order in which it was found.
    pub fn flaws(&self) -> &[Flaw] {
        &self.0
    }

    /// What to say where there is room for one thing: the first flaw in the options, otherwise the first in the board.
    pub fn first(&self) -> &Flaw {
        let of_options = self.0.iter().find(|flaw| flaw.fault == Fault::Options);
        of_options.or(self.0.first()).expect("a set-up error has a flaw")
    }

    /// What is at fault: the options, if anything is wrong with them.
    pub fn fault(&self) -> Fault {
        self.first().fault
    }
}

impl From<Flaw> for SetupError {
    fn from(flaw: Flaw) -> SetupError {
        SetupError(vec![flaw])
    }
}

/// The flaws that were met so far.
#[derive(Default, Debug)]
pub struct Notes(RefCell<Vec<Flaw>>);

impl Notes {
    /// Notes a flaw, unless it is noted already or there are enough.
    pub fn note(&self, flaw: Flaw) {
        let mut flaws = self.0.borrow_mut();
        if flaws.len() < MOST_FLAWS && !flaws.contains(&flaw) {
            flaws.push(flaw);
        }
    }

    /// Whether nothing was wrong so far.
    pub fn is_clean(&self) -> bool {
        self.0.borrow().is_empty()
    }

    /// What was read, if nothing was wrong.
    pub fn finish<T>(self, made: Option<T>) -> Result<T, SetupError> {
        match (self.0.into_inner(), made) {
            (flaws, Some(made)) if flaws.is_empty() => Ok(made),
            (flaws, _) => {
                assert!(!flaws.is_empty(), "a reader that gives nothing says what is wrong");
                Err(SetupError(flaws))
            }
        }
    }
}

/// Reads a value at this path.
pub fn read<T>(
    value: &Value,
    at: &str,
    fault: Fault,
    reader: impl FnOnce(&Given<'_>) -> Option<T>,
) -> Result<T, SetupError> {
    let notes = Notes::default();
    let made = reader(&Given { value, at: at.to_owned(), fault, notes: &notes });
    notes.finish(made)
}

/// Reads the options of a game.
pub fn read_options<T>(
    options: &Map<String, Value>,
    reader: impl FnOnce(&Object<'_>) -> Option<T>,
) -> Result<T, SetupError> {
    let notes = Notes::default();
    let made = reader(&Object { map: options, at: "options".into(), fault: Fault::Options, notes: &notes });
    notes.finish(made)
}

/// A JSON value that somebody gave us, with where it was.
#[derive(Clone, Debug)]
pub struct Given<'a> {
    value: &'a Value,
    at: String,
    fault: Fault,
    notes: &'a Notes,
}

impl<'a> Given<'a> {
    /// The value itself.
    pub fn value(&self) -> &'a Value {
        self.value
    }

    /// The flaws found so far, here and elsewhere.
    pub fn notes(&self) -> &'a Notes {
        self.notes
    }

    /// The same value as the board: what is wrong in it is the board's fault, at `board.…`.
    #[must_use]
    pub fn as_board(self) -> Given<'a> {
        Given { fault: Fault::Board, at: "board".into(), ..self }
    }

    /// Another value in the same place, such as a board that is given by its name.
    pub fn with_value<'b>(&self, value: &'b Value) -> Given<'b>
    where
        'a: 'b,
    {
        Given { value, at: self.at.clone(), fault: self.fault, notes: self.notes }
    }

    /// Notes that something else was expected here.
    pub fn wrong(&self, expected: Saying) {
        self.error(expected, brief(self.value));
    }

    /// Notes that something else was expected here, and what was found.
    pub fn error(&self, expected: Saying, found: Saying) {
        self.notes.note(Flaw { fault: self.fault, at: self.at.clone(), expected, found });
    }

    /// The value, or a note that it is missing.
    fn expect<T>(&self, found: Option<T>, expected: impl FnOnce() -> Saying) -> Option<T> {
        if found.is_none() {
            self.wrong(expected());
        }
        found
    }

    /// A text.
    pub fn text(&self) -> Option<&'a str> {
        self.expect(self.value.as_str(), || Saying::new("text"))
    }

    /// `true` or `false`.
    pub fn flag(&self) -> Option<bool> {
        self.expect(self.value.as_bool(), || Saying::new("flag"))
    }

    /// A whole number within the range.
    pub fn whole(&self, range: RangeInclusive<i64>) -> Option<i64> {
        self.expect(self.value.as_i64().filter(|number| range.contains(number)), || whole_number(range))
    }

    /// One of the named things.
    pub fn one_of<T: Copy>(&self, named: &[(&str, T)]) -> Option<T> {
        let found = self.value.as_str().and_then(|text| named.iter().find(|(name, _)| *name == text));
        self.expect(found.map(|(_, thing)| *thing), || {
            let names: Vec<_> = named.iter().map(|(name, _)| *name).collect();
            Saying::one_of(names)
        })
    }

    /// A text that `read` understands.
    pub fn read<T>(&self, expected: Saying, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        self.expect(self.value.as_str().and_then(read), || expected)
    }

    /// A list.
    pub fn list(&self) -> Option<Vec<Given<'a>>> {
        let items = self.expect(self.value.as_array(), || Saying::new("list"))?;
        let given = |(index, value)| {
            let at = format!("{}[{index}]", self.at);
            Given { value, at, fault: self.fault, notes: self.notes }
        };
        Some(items.iter().enumerate().map(given).collect())
    }

    /// An object with any keys.
    pub fn map(&self) -> Option<Object<'a>> {
        let map = self.expect(self.value.as_object(), || Saying::new("object"))?;
        Some(Object { map, at: self.at.clone(), fault: self.fault, notes: self.notes })
    }

    /// An object with all of the required keys and no others besides the optional ones.
    pub fn object(&self, required: &[&str], optional: &[&str]) -> Option<Object<'a>> {
        let object = self.map()?;
        object.only(required, optional);
        Some(object)
    }
}

/// A whole number within a range, as what was expected.
pub fn whole_number(range: RangeInclusive<i64>) -> Saying {
    match range.into_inner() {
        (least, i64::MAX) => Saying::new("whole-from").number("least", least),
        (least, most) => Saying::new("whole-between").number("least", least).number("most", most),
    }
}

/// A JSON object that somebody gave us, with where it was.
#[derive(Clone, Debug)]
pub struct Object<'a> {
    map: &'a Map<String, Value>,
    at: String,
    fault: Fault,
    notes: &'a Notes,
}

impl<'a> Object<'a> {
    /// The flaws found so far, here and elsewhere.
    pub fn notes(&self) -> &'a Notes {
        self.notes
    }

    /// Notes what is wrong with the object as a whole.
    pub fn error(&self, expected: Saying, found: Saying) {
        self.notes.note(Flaw { fault: self.fault, at: self.at.clone(), expected, found });
    }

    /// Notes missing and unknown keys.
    pub fn only(&self, required: &[&str], optional: &[&str]) {
        let known = |key: &&String| required.contains(&key.as_str()) || optional.contains(&key.as_str());
        for unknown in self.map.keys().filter(|key| !known(key)) {
            let all: Vec<_> = required.iter().chain(optional).copied().collect();
            let expected = if all.is_empty() {
                Saying::new("no-keys")
            } else {
                Saying::new("only-keys").text("keys", all.join(", "))
            };
            self.error(expected, Saying::new("the-key").text("key", quoted(unknown)));
        }
        for missing in required.iter().filter(|key| !self.map.contains_key(**key)) {
            self.error(Saying::new("the-key").text("key", quoted(missing)), Saying::new("none"));
        }
    }

    /// The value of a key, if it is there.
    pub fn get(&self, key: &str) -> Option<Given<'a>> {
        self.map.get(key).map(|value| self.given(key, value))
    }

    /// The value of a required key. That it is missing was noted by [`Object::only`].
    pub fn need(&self, key: &str) -> Option<Given<'a>> {
        self.get(key)
    }

    /// What is read from the value of a key, or this if the key is left out.
    pub fn or<T>(&self, key: &str, default: T, read: impl FnOnce(&Given<'a>) -> Option<T>) -> Option<T> {
        match self.get(key) {
            Some(given) => read(&given),
            None => Some(default),
        }
    }

    /// All keys with their values, in byte order of the keys.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, Given<'a>)> {
        self.map.iter().map(|(key, value)| (key.as_str(), self.given(key, value)))
    }

    fn given(&self, key: &str, value: &'a Value) -> Given<'a> {
        let at = format!("{}.{}", self.at, shorten(key));
        Given { value, at, fault: self.fault, notes: self.notes }
    }

    /// The option `repetition`: 3 unless given, 0 is off, 1 would end every game at once and is refused.
    pub fn repetition(&self) -> Option<u64> {
        self.or("repetition", 3, |given| match given.whole(0..=i64::MAX)? {
            1 => {
                given.wrong(Saying::new("off-or-from").number("least", 2));
                None
            }
            times => Some(times as u64),
        })
    }

    /// The option `ply_cap`: 0 is off.
    pub fn ply_cap(&self, default: u64) -> Option<u64> {
        self.or("ply_cap", default, |given| Some(given.whole(0..=i64::MAX)? as u64))
    }
}

/// A value as it is reported where it was found: short, on one line.
pub fn brief(value: &Value) -> Saying {
    match value {
        Value::Array(items) => Saying::new("list-of").number("count", items.len() as i64),
        Value::Object(map) => Saying::new("object-of").number("count", map.len() as i64),
        Value::String(text) => Saying::shown(quoted(text)),
        other => Saying::shown(shorten(&other.to_string())),
    }
}

/// A text in quotation marks, short enough to be shown.
fn quoted(text: &str) -> String {
    Value::from(shorten(text)).to_string()
}

/// A text that somebody gave us, short enough to be shown.
pub(crate) fn shorten(text: &str) -> String {
    if text.chars().count() <= 40 {
        return text.to_owned();
    }
    text.chars().take(39).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn wrong<T: std::fmt::Debug>(value: &Value, reader: impl FnOnce(&Given<'_>) -> Option<T>) -> Vec<String> {
        let error = read(value, "board", Fault::Board, reader).unwrap_err();
        error.flaws().iter().map(Flaw::to_string).collect()
    }

    #[test]
    fn a_flaw_says_where_what_was_expected_and_what_was_found() {
        let found = wrong(&json!({"fields": {"a1": 7}}), |given| {
            given.map()?.need("fields")?.map()?.need("a1")?.text().map(str::to_owned)
        });
        assert_eq!(found, ["board.fields.a1: expected text, found 7"]);
    }

    #[test]
    fn all_missing_and_unknown_keys_are_named() {
        let found =
            wrong(&json!({"nmae": "x", "zise": 3}), |given| given.object(&["name"], &["size"]).map(|_| ()));
        assert_eq!(
            found,
            [
                "board: expected only-keys (keys name, size), found the-key (key \"nmae\")",
                "board: expected only-keys (keys name, size), found the-key (key \"zise\")",
                "board: expected the-key (key \"name\"), found none",
            ]
        );
    }

    #[test]
    fn whole_numbers_are_written_without_fraction_or_exponent() {
        let whole = |text: &str| {
            let value: Value = serde_json::from_str(text).unwrap();
            read(&value, "x", Fault::Options, |given| given.whole(0..=9)).ok()
        };
        for text in ["3.0", "3e0", "10", "-1", "\"3\"", "true", "99999999999999999999"] {
            assert_eq!(whole(text), None, "{text}");
        }
        assert_eq!(whole("3"), Some(3));
    }

    #[test]
    fn repetition_once_is_refused() {
        let options = json!({"repetition": 1});
        let limits = |options: &Object<'_>| options.repetition().zip(options.ply_cap(0));
        let error = read_options(options.as_object().unwrap(), limits).unwrap_err();
        assert_eq!(error.to_string(), "options.repetition: expected off-or-from (least 2), found 1");
    }

    #[test]
    fn a_flood_of_flaws_is_cut_off() {
        let many: Value =
            (0..1000).map(|number| (number.to_string(), json!(0))).collect::<Map<_, _>>().into();
        assert_eq!(wrong(&many, |given| given.object(&[], &[]).map(|_| ())).len(), MOST_FLAWS);
    }
}
