//! A board that grows part by part under its reader's eyes.

use gambol_core::{Fault, Given, SetupError};
use serde_json::{Map, Value};

type Reader = fn(&Given<'_>) -> Result<(), SetupError>;

/// A board that is right so far, and what was wrong with the parts that are not in it.
pub(super) struct Growth {
    right: Value,
    reader: Reader,
    wrong: Vec<SetupError>,
}

impl Growth {
    /// Begins with a board that the reader takes.
    pub(super) fn new(right: Value, reader: Reader) -> Growth {
        debug_assert_eq!(reader(&Given::new(&right, "board", Fault::Board)), Ok(()));
        Growth { right, reader, wrong: vec![] }
    }

    /// What was wrong.
    pub(super) fn wrong(self) -> Vec<SetupError> {
        self.wrong
    }

    /// Whether enough mistakes have been found.
    fn is_full(&self) -> bool {
        self.wrong.len() >= super::MOST
    }

    /// What has grown at this place.
    pub(super) fn at(&self, path: &[&str]) -> Option<&Value> {
        path.iter().try_fold(&self.right, |value, key| child(value, key))
    }

    /// Puts a value in its place; if the reader refuses it, notes why and leaves it out. False if it is refused.
    pub(super) fn put(&mut self, path: &[&str], value: &Value) -> bool {
        self.attempt(path, Some(value), true)
    }

    /// The same for a value that is only tried: it is left out again in any case.
    pub(super) fn probe(&mut self, path: &[&str], value: &Value) -> bool {
        self.attempt(path, Some(value), false)
    }

    /// Notes what the reader says if there is nothing in this place.
    pub(super) fn miss(&mut self, path: &[&str]) {
        self.attempt(path, None, false);
    }

    fn attempt(&mut self, path: &[&str], value: Option<&Value>, keep: bool) -> bool {
        let Some((last, parents)) = path.split_last() else { return false };
        if self.is_full() {
            return false;
        }
        let before = self.at(path).cloned();
        set(&mut self.right, parents, last, value.cloned());
        let read = (self.reader)(&Given::new(&self.right, "board", Fault::Board));
        if read.is_err() || !keep {
            set(&mut self.right, parents, last, before);
        }
        let is_right = read.is_ok();
        self.wrong.extend(read.err().filter(|error| !self.wrong.contains(error)));
        is_right
    }

    /// Puts in the values of these keys where they are given, and notes those that must be there and are not.
    pub(super) fn put_keys(&mut self, given: &Value, keys: &[&str]) {
        for key in keys {
            match given.get(key) {
                Some(value) => {
                    self.put(&[key], value);
                }
                None => self.miss(&[key]),
            }
        }
    }

    /// Tries all keys of an object that it should not have.
    pub(super) fn probe_others(&mut self, path: &[&str], given: &Value, known: &[&str]) {
        for (key, value) in given.as_object().into_iter().flatten() {
            if !known.contains(&key.as_str()) && !self.is_full() {
                self.probe(&[path, &[key]].concat(), value);
            }
        }
    }

    /// Grows an object whose entries are objects that may be empty: each entry, then each of its values. What is no
    /// object is tried as it is.
    pub(super) fn put_nested(&mut self, path: &[&str], given: Option<&Value>, depth: usize) {
        match given {
            None => self.miss(path),
            Some(Value::Object(entries)) if depth > 0 => {
                if self.put(path, &Map::new().into()) {
                    for (key, value) in entries {
                        if self.is_full() {
                            return;
                        }
                        self.put_nested(&[path, &[key]].concat(), Some(value), depth - 1);
                    }
                }
            }
            Some(value) => {
                self.put(path, value);
            }
        }
    }

    /// Puts in a value that belongs to the checking and not to the given board; the reader is not asked.
    pub(super) fn put_silently(&mut self, path: &[&str], value: &Value) {
        if let Some((last, parents)) = path.split_last() {
            set(&mut self.right, parents, last, Some(value.clone()));
        }
    }

    /// The same for the whole board.
    pub(super) fn put_silently_all(&mut self, board: &Value) {
        self.right = board.clone();
    }

    /// Whether nothing was wrong at this place and within it.
    pub(super) fn is_clean_at(&self, place: &str) -> bool {
        !self.wrong.iter().any(|error| error.at.starts_with(place))
    }

    /// Takes over what was wrong with a part of the board that grew by itself.
    pub(super) fn note(&mut self, wrong: Vec<SetupError>) {
        self.wrong.extend(wrong);
    }
}

fn child<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        other => other.get(key),
    }
}

fn set(root: &mut Value, parents: &[&str], last: &str, value: Option<Value>) {
    let parent = parents.iter().try_fold(root, |value, key| match value {
        Value::Array(items) => items.get_mut(key.parse::<usize>().ok()?),
        other => other.get_mut(*key),
    });
    match (parent, value) {
        (Some(Value::Object(map)), Some(value)) => {
            map.insert(last.to_owned(), value);
        }
        (Some(Value::Object(map)), None) => {
            map.remove(last);
        }
        (Some(Value::Array(items)), Some(value)) => {
            if let Some(item) = last.parse::<usize>().ok().and_then(|at| items.get_mut(at)) {
                *item = value;
            }
        }
        _ => {}
    }
}
