//! Reading options and boards strictly: an error says where, what was expected and what was found.

use serde_json::{Map, Value};
use std::fmt;
use std::ops::RangeInclusive;

/// What of a set-up is at fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The options, apart from the board.
    Options,
    /// The board.
    Board,
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// What is at fault.
    pub fault: Fault,
    /// Where, as a path of keys such as `board.fields.g7`.
    pub at: String,
    /// What was expected there.
    pub expected: String,
    /// What was found there.
    pub found: String,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, found {}", self.at, self.expected, self.found)
    }
}

impl std::error::Error for SetupError {}

/// A JSON value that somebody gave us, with where it stood.
#[derive(Clone, Debug)]
pub struct Given<'a> {
    value: &'a Value,
    at: String,
    fault: Fault,
}

impl<'a> Given<'a> {
    /// A value that stands at this path.
    pub fn new(value: &'a Value, at: impl Into<String>, fault: Fault) -> Given<'a> {
        Given { value, at: at.into(), fault }
    }

    /// The value itself.
    pub fn value(&self) -> &'a Value {
        self.value
    }

    /// Where it stands, as a path of keys.
    pub fn at(&self) -> &str {
        &self.at
    }

    /// The same value, looked at as part of the board.
    #[must_use]
    pub fn as_board(self) -> Given<'a> {
        Given { fault: Fault::Board, ..self }
    }

    /// The error that something else was expected here.
    pub fn wrong(&self, expected: impl Into<String>) -> SetupError {
        self.error(expected, brief(self.value))
    }

    /// The error that something else was expected here, with what was found said in words.
    pub fn error(&self, expected: impl Into<String>, found: impl Into<String>) -> SetupError {
        SetupError { fault: self.fault, at: self.at.clone(), expected: expected.into(), found: found.into() }
    }

    /// A text.
    pub fn text(&self) -> Result<&'a str, SetupError> {
        self.value.as_str().ok_or_else(|| self.wrong("a text"))
    }

    /// `true` or `false`.
    pub fn flag(&self) -> Result<bool, SetupError> {
        self.value.as_bool().ok_or_else(|| self.wrong("true or false"))
    }

    /// A whole number within the range.
    pub fn whole(&self, range: RangeInclusive<i64>) -> Result<i64, SetupError> {
        self.value.as_i64().filter(|number| range.contains(number)).ok_or_else(|| {
            self.wrong(match *range.end() {
                i64::MAX => format!("a whole number from {} up", range.start()),
                end => format!("a whole number from {} to {end}", range.start()),
            })
        })
    }

    /// One of the named things.
    pub fn one_of<T: Copy>(&self, named: &[(&str, T)]) -> Result<T, SetupError> {
        let found = self.value.as_str().and_then(|text| named.iter().find(|(name, _)| *name == text));
        found.map(|(_, thing)| *thing).ok_or_else(|| {
            let names: Vec<_> = named.iter().map(|(name, _)| *name).collect();
            self.wrong(if names.len() == 1 {
                format!("\"{}\"", names[0])
            } else {
                format!("one of {}", names.join(", "))
            })
        })
    }

    /// A text that `read` understands.
    pub fn read<T>(&self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, SetupError> {
        self.value.as_str().and_then(read).ok_or_else(|| self.wrong(expected))
    }

    /// A list.
    pub fn list(&self) -> Result<Vec<Given<'a>>, SetupError> {
        let items = self.value.as_array().ok_or_else(|| self.wrong("a list"))?;
        let given = |(index, value)| Given::new(value, format!("{}[{index}]", self.at), self.fault);
        Ok(items.iter().enumerate().map(given).collect())
    }

    /// An object with any keys.
    pub fn map(&self) -> Result<Object<'a>, SetupError> {
        let map = self.value.as_object().ok_or_else(|| self.wrong("an object"))?;
        Ok(Object { map, at: self.at.clone(), fault: self.fault })
    }

    /// An object with all of the required keys and, beside the optional ones, no others.
    pub fn object(&self, required: &[&str], optional: &[&str]) -> Result<Object<'a>, SetupError> {
        let object = self.map()?;
        object.only(required, optional)?;
        Ok(object)
    }
}

/// A JSON object that somebody gave us, with where it stood.
#[derive(Clone, Debug)]
pub struct Object<'a> {
    map: &'a Map<String, Value>,
    at: String,
    fault: Fault,
}

impl<'a> Object<'a> {
    /// The options of a game.
    pub fn options(map: &'a Map<String, Value>) -> Object<'a> {
        Object { map, at: "options".into(), fault: Fault::Options }
    }

    /// Refuses missing and unknown keys.
    pub fn only(&self, required: &[&str], optional: &[&str]) -> Result<(), SetupError> {
        let known = |key: &&str| required.contains(key) || optional.contains(key);
        let error = |expected: String, found: String| SetupError {
            fault: self.fault,
            at: self.at.clone(),
            expected,
            found,
        };
        if let Some(unknown) = self.map.keys().find(|key| !known(&key.as_str())) {
            let all: Vec<_> = required.iter().chain(optional).copied().collect();
            let expected =
                if all.is_empty() { "no keys".into() } else { format!("only the keys {}", all.join(", ")) };
            return Err(error(expected, format!("the key {}", brief(&Value::from(unknown.as_str())))));
        }
        match required.iter().find(|key| !self.map.contains_key(**key)) {
            Some(missing) => Err(error(format!("the key \"{missing}\""), "none".into())),
            None => Ok(()),
        }
    }

    /// The value of a key, if it is there.
    pub fn get(&self, key: &str) -> Option<Given<'a>> {
        self.map.get(key).map(|value| self.given(key, value))
    }

    /// The value of a key that must be there.
    pub fn need(&self, key: &str) -> Result<Given<'a>, SetupError> {
        self.get(key).ok_or_else(|| SetupError {
            fault: self.fault,
            at: self.at.clone(),
            expected: format!("the key \"{key}\""),
            found: "none".into(),
        })
    }

    /// All keys with their values, in byte order of the keys.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, Given<'a>)> {
        self.map.iter().map(|(key, value)| (key.as_str(), self.given(key, value)))
    }

    fn given(&self, key: &str, value: &'a Value) -> Given<'a> {
        Given::new(value, format!("{}.{}", self.at, shorten(key)), self.fault)
    }

    /// The option `repetition`: 3 unless given, 0 is off, 1 would end every game at once and is refused.
    pub fn repetition(&self) -> Result<u64, SetupError> {
        let Some(given) = self.get("repetition") else { return Ok(3) };
        match given.whole(0..=i64::MAX)? {
            1 => Err(given.error("0 (off) or a whole number from 2 up", "1")),
            times => Ok(times as u64),
        }
    }

    /// The option `ply_cap`: 0 is off.
    pub fn ply_cap(&self, default: u64) -> Result<u64, SetupError> {
        self.get("ply_cap").map_or(Ok(default), |given| Ok(given.whole(0..=i64::MAX)? as u64))
    }
}

/// A value as an error shows it: short, on one line.
fn brief(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("a list of {}", items.len()),
        Value::Object(map) => format!("an object with {} keys", map.len()),
        Value::String(text) => Value::from(shorten(text)).to_string(),
        other => shorten(&other.to_string()),
    }
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

    fn message<T: fmt::Debug>(result: Result<T, SetupError>) -> String {
        result.expect_err("an error was expected").to_string()
    }

    #[test]
    fn an_error_says_where_what_was_expected_and_what_was_found() {
        let board = json!({"fields": {"a1": 7}});
        let given = Given::new(&board, "board", Fault::Board);
        let a1 = given.map().unwrap().need("fields").unwrap().map().unwrap().need("a1").unwrap();
        assert_eq!(message(a1.text()), "board.fields.a1: expected a text, found 7");
    }

    #[test]
    fn missing_and_unknown_keys_are_named() {
        let value = json!({"nmae": "x"});
        let given = Given::new(&value, "board", Fault::Board);
        assert_eq!(
            message(given.object(&["name"], &["size"])),
            "board: expected only the keys name, size, found the key \"nmae\""
        );
        let empty = json!({});
        let given = Given::new(&empty, "board", Fault::Board);
        assert_eq!(message(given.object(&["name"], &[])), "board: expected the key \"name\", found none");
    }

    #[test]
    fn whole_numbers_are_written_without_fraction_or_exponent() {
        let range = 0..=9;
        for text in ["3.0", "3e0", "10", "-1", "\"3\"", "true", "99999999999999999999"] {
            let value: Value = serde_json::from_str(text).unwrap();
            assert!(Given::new(&value, "x", Fault::Options).whole(range.clone()).is_err(), "{text}");
        }
        let three: Value = serde_json::from_str("3").unwrap();
        assert_eq!(Given::new(&three, "x", Fault::Options).whole(range), Ok(3));
    }

    #[test]
    fn repetition_once_is_refused() {
        let once = json!({"repetition": 1});
        let options = Object::options(once.as_object().unwrap());
        assert_eq!(
            message(options.repetition()),
            "options.repetition: expected 0 (off) or a whole number from 2 up, found 1"
        );
    }
}
