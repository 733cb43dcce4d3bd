//! Setting up a game from the command line: its options, its board, its record.

use crate::board::source;
use crate::failure::{Failure, WORDS};
use crate::waiting::Waiting;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use gambol_core::{Action, AnyMatch, Record};
use gambol_games::{Kind, Voice};
use gambol_solve::table::{Store, TableError};
use gambol_solve::{Progress, Solved};
use serde_json::{Map, Value};
use std::fmt::Display;
use std::io::Read;
use std::num::{IntErrorKind, ParseIntError};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The largest file that is read, in bytes: the record of a very long game fits many times over.
const LARGEST_FILE: u64 = 64 << 20;

/// How a game is set up.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct SetupArgs {
    /// One option of the game, such as `-o size=large` or `-o board=@my-board.json`
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE")]
    option: Vec<String>,

    /// All options as a JSON object, or @FILE to read them from a file
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
}

/// What is played before anything is asked.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct AfterArgs {
    /// Play these actions first, separated by commas; a simultaneous choice as `first | second`
    #[arg(long, value_name = "ACTIONS")]
    after: Option<String>,
}

impl AfterArgs {
    /// Plays them.
    pub(crate) fn play(&self, game: &mut dyn AnyMatch) -> Result<(), Failure> {
        for text in self.after.iter().flat_map(|actions| actions.split(',')) {
            let played = game.apply(&Action::read(text));
            let why = played.map_err(|error| WORDS.refusal(game, &error));
            why.map_err(|why| Failure::usage(format!("--after: {}: {why}", text.trim())))?;
        }
        Ok(())
    }

    /// Refuses them beside a record, which has its own.
    pub(crate) fn none_beside_a_record(&self) -> Result<(), Failure> {
        match self.after {
            None => Ok(()),
            Some(_) => {
                Err(Failure::usage("--after: expected a game, found a record, which has its own actions"))
            }
        }
    }
}

/// Refuses a number of seconds outside of what is sensible, and one that is no number.
pub(crate) fn check_seconds(what: &str, found: f64, expected: RangeInclusive<f64>) -> Result<(), Failure> {
    if expected.contains(&found) {
        return Ok(());
    }
    let (least, most) = expected.into_inner();
    Err(Failure::usage(format!("{what}: expected {least} to {most} seconds, found {found}")))
}

/// Whole numbers from this one on, as values of the command line.
pub(crate) fn at_least<T>(least: T) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err = ParseIntError> + PartialOrd + Copy + Display + Bounded + Send + Sync + 'static,
{
    move |text: &str| -> Result<T, String> {
        let number = text.parse::<T>();
        if number.as_ref().is_err_and(|error| *error.kind() == IntErrorKind::PosOverflow) {
            return Err(format!("expected a whole number from {least} to {}", T::MOST));
        }
        let expected = || format!("expected a whole number of at least {least}");
        number.ok().filter(|number| *number >= least).ok_or_else(expected)
    }
}

/// Numbers of which there is a largest one.
pub(crate) trait Bounded {
    /// That one.
    const MOST: Self;
}

impl Bounded for u8 {
    const MOST: u8 = u8::MAX;
}

impl Bounded for u32 {
    const MOST: u32 = u32::MAX;
}

impl Bounded for u64 {
    const MOST: u64 = u64::MAX;
}

impl Bounded for usize {
    const MOST: usize = usize::MAX;
}

/// The table of a game, opened or built. Where there can be none, that is said.
pub(crate) fn table_of(
    game: &dyn AnyMatch,
    store: &Store,
    waiting: &Waiting,
) -> Result<Option<Box<dyn Solved>>, Failure> {
    match gambol_solve::solve(game, store, waiting) {
        Err(TableError::Cancelled(_)) => Err(Failure::interrupted()),
        Err(error) => {
            waiting.say(&format!("{error}; searching instead"));
            Ok(None)
        }
        Ok(solved) => {
            // A table that is opened does not hear of Ctrl-C.
            waiting.go_on()?;
            Ok(solved)
        }
    }
}

/// How long somebody may think, in seconds.
pub(crate) const THINKING: RangeInclusive<f64> = 0.0..=3600.0;

/// Where tables are kept.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct CacheArgs {
    /// Keep tables in this directory instead of the user's cache
    #[arg(long, value_name = "DIR")]
    cache: Option<std::path::PathBuf>,
}

impl CacheArgs {
    /// The tables there.
    pub(crate) fn store(&self) -> Result<Store, Failure> {
        match &self.cache {
            Some(directory) => Ok(Store::at(directory)),
            None => Store::in_cache().map_err(|error| Failure::new(error.to_string())),
        }
    }
}

impl SetupArgs {
    /// A match of this game with the options given.
    pub(crate) fn start(&self, game: Kind) -> Result<Box<dyn AnyMatch>, Failure> {
        Ok(game.start(&self.options_of(game)?)?)
    }

    /// The options for this game as one object. A board may be named as everywhere: in any case, with its game or without.
    pub(crate) fn options_of(&self, game: Kind) -> Result<Map<String, Value>, Failure> {
        let mut options = self.options()?;
        if let Some(Value::String(name)) = options.get_mut("board")
            && let Some(built_in) = source::built_in(name)
        {
            if built_in.game != game {
                let (other, found) = (built_in.game, name);
                return Err(Failure::usage(format!(
                    "-o board: expected a board of {game}, found {found:?}, which is one of {other}"
                )));
            }
            built_in.name.clone_into(name);
        } else if let Some(Value::String(name)) = options.get("board")
            && let Some(meant) = source::board_meant(game, name)
        {
            let meant = source::did_you_mean(Some(meant));
            return Err(Failure::usage(format!(
                "-o board: expected a board of {game}, found {name:?}{meant}"
            )));
        }
        Ok(options)
    }

    /// Refuses options beside a record, which has its own.
    pub(crate) fn none_beside_a_record(&self) -> Result<(), Failure> {
        let given = match self {
            SetupArgs { option, .. } if !option.is_empty() => "-o",
            SetupArgs { options: Some(_), .. } => "--options",
            _ => return Ok(()),
        };
        Err(Failure::usage(format!("{given}: expected a game, found a record, which has its own options")))
    }

    /// The options as one object.
    pub(crate) fn options(&self) -> Result<Map<String, Value>, Failure> {
        let mut options = match &self.options {
            None => Map::new(),
            Some(text) => match value("--options", text)? {
                Value::Object(options) => options,
                _ => return Err(Failure::usage("--options: expected a JSON object")),
            },
        };
        for pair in &self.option {
            let (key, text) = pair
                .split_once('=')
                .ok_or_else(|| Failure::usage(format!("-o: expected KEY=VALUE, found {pair:?}")))?;
            let named = in_its_case(key, text);
            let text = named.as_str();
            // Anything that is not JSON is text: `size=large` needs no quotes.
            let looks_like_text = !text.starts_with(['@', '{', '[', '"']);
            let value = match serde_json::from_str(text) {
                Ok(value) => value,
                Err(_) if looks_like_text => Value::from(text),
                Err(_) => value(key, text)?,
            };
            options.insert(key.to_owned(), value);
        }
        Ok(options)
    }
}

/// The value of an option as the game has it, if it is a name in another case: they are words in small letters, and
/// animals, each one capital. What boards are called is known elsewhere.
fn in_its_case(key: &str, text: &str) -> String {
    let is_name = text.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '-');
    match text {
        _ if key == "board" || !is_name => text.to_owned(),
        "n" | "e" | "s" | "w" => text.to_ascii_uppercase(),
        "N" | "E" | "S" | "W" => text.to_owned(),
        _ => text.to_ascii_lowercase(),
    }
}

/// The games as values of the command line, in any case.
pub(crate) fn game_names() -> impl TypedValueParser<Value = Kind> {
    let names = Kind::ALL.map(|kind| PossibleValue::new(kind.name()).help(kind.title()));
    PossibleValuesParser::new(names).map(|name| game_named(&name).expect("only games are possible"))
}

/// The game with this name, in any case.
pub(crate) fn game_named(name: &str) -> Option<Kind> {
    Kind::named(&name.to_ascii_lowercase())
}

/// The game of a record.
pub(crate) fn find_game(name: &str) -> Result<Kind, Failure> {
    let expected = || Failure::usage(format!("game: expected one of {}, found {name:?}", Kind::names()));
    game_named(name).ok_or_else(expected)
}

/// A JSON value from its text, or from the file that `@FILE` names.
fn value(what: &str, text: &str) -> Result<Value, Failure> {
    let (at, json) = match text.strip_prefix('@') {
        Some(path) => (path, read_file(path)?),
        None => (what, text.to_owned()),
    };
    serde_json::from_str(&json).map_err(|error| Failure::usage(format!("{at}: expected JSON: {error}")))
}

/// The text of a file, or of standard input for `-`.
pub(crate) fn read_file(path: &str) -> Result<String, Failure> {
    read_file_within(path, LARGEST_FILE)
}

/// The text of a file of at most this many bytes, or of standard input for `-`.
pub(crate) fn read_file_within(path: &str, largest: u64) -> Result<String, Failure> {
    let failed = |error: std::io::Error| Failure::usage(format!("{path}: {error}"));
    let mut text = String::new();
    let source: Box<dyn Read> = match path {
        "-" => Box::new(std::io::stdin().lock()),
        path => Box::new(std::fs::File::open(path).map_err(failed)?),
    };
    let read = source.take(largest + 1).read_to_string(&mut text).map_err(failed)?;
    if read as u64 > largest {
        return Err(Failure::usage(format!("{path}: expected at most {largest} bytes")));
    }
    Ok(text)
}

/// What a file holds that the program can set up.
pub(crate) enum Held {
    /// A record of a game.
    Record(Box<Record>),
    /// A board of some game.
    Board(Value),
}

/// Reads a record or a board from a file.
pub(crate) fn read_held(path: &str) -> Result<Held, Failure> {
    let json = read_json(path, "a record or a board")?;
    if json.get("actions").is_some() {
        return Ok(Held::Record(record(path, json)?));
    }
    // A board says which game it is for; a laid one says how it is laid.
    if json.get("game").is_none() && json.get("lay").is_none() {
        let found = brief(&json);
        return Err(Failure::usage(format!("{path}: expected a record or a board, found {found}")));
    }
    Ok(Held::Board(json))
}

/// Reads a record from a file.
pub(crate) fn read_record(path: &str) -> Result<Box<Record>, Failure> {
    let json = read_json(path, "a record")?;
    if json.get("actions").is_none() {
        return Err(Failure::usage(format!("{path}: expected a record, found no key \"actions\"")));
    }
    record(path, json)
}

/// The JSON in a file that is to hold this.
fn read_json(path: &str, expected: &str) -> Result<Value, Failure> {
    let json = serde_json::from_str(&read_file(path)?)
        .map_err(|error| Failure::usage(format!("{path}: expected {expected} as JSON: {error}")))?;
    // The referee answers with the record in an envelope; that may be saved as it is.
    Ok(match json {
        Value::Object(mut map) if map.contains_key("ok") && map.contains_key("record") => {
            map["record"].take()
        }
        json => json,
    })
}

fn record(path: &str, json: Value) -> Result<Box<Record>, Failure> {
    serde_json::from_value(json)
        .map_err(|error| Failure::usage(format!("{path}: expected a record: {error}")))
}

/// What some JSON is that nobody expected, as in "found a list".
fn brief(json: &Value) -> String {
    match json {
        Value::Object(map) if map.is_empty() => "an object without keys".to_owned(),
        Value::Object(map) => {
            let keys: Vec<_> = map.keys().take(MOST_KEYS).map(|key| format!("{key:?}")).collect();
            let rest = if map.len() > MOST_KEYS { ", …" } else { "" };
            format!("an object with {}{rest}", keys.join(", "))
        }
        Value::Array(_) => "a list".to_owned(),
        Value::String(_) => "a text".to_owned(),
        Value::Number(_) => "a number".to_owned(),
        Value::Bool(_) | Value::Null => json.to_string(),
    }
}

/// So many keys of an object are told.
const MOST_KEYS: usize = 4;
