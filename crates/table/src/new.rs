//! A new table: what a form or a program asks for, read with errors for people.
//!
//! As a form: `game`, `board` (the name of one that ships, a board code, or the board as JSON), one field `o.KEY` for
//! each option of the game (`o.KEY[]` for each item of a list, `o.KEY.NAME` for what one of several names has; empty
//! means left out), `seat0`, `seat1`, … each `me`,
//! `here`,
//! `open` or `bot-LEVEL`, `name0`, `name1`, … for those here, `clock` (`none`, `move`, `game`, `days`) with `seconds`,
//! `minutes`, `increment` and `days`, and the boxes `takebacks`, `spectators`, `chat`, `casual` (`on`), along with
//! which a form that shows them sends `boxes=1`, so that an empty box means no. Instead of seats, `with` may say
//! `computer` (with
//! `level`), `here` or `friend`.
//!
//! As JSON: `{"game": …, "options": {…}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "3"}], "clock": {"kind":
//! "move", "seconds": 60}, "takebacks": true, …}`, or `"with"` instead of `seats`.

use crate::people::tidy_name;
use crate::wire::{Clock, Settings};
use gambol_core::{AnyMatch, SetupError};
use gambol_games::code::CodeError;
use gambol_games::{Kind, boards, code};
use gambol_words::{Arg, Words};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// The levels of computer players.
pub const LEVELS: [&str; 6] = ["1", "2", "3", "4", "5", "perfect"];
/// The level that is offered first.
pub const USUAL_LEVEL: &str = "2";
/// The longest board that is read, in bytes.
const LONGEST_BOARD: usize = 64 * 1024;
const LONGEST_CLOCK: u32 = 24 * 60 * 60;
const MOST_DAYS: u32 = 30;

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Sitter {
    /// Whoever makes the table.
    Me {
        /// By this name here; if left out, by the usual one.
        name: Option<String>,
    },
    /// Somebody else at the same screen.
    Here {
        /// By this name.
        name: Option<String>,
    },
    /// The computer.
    Bot {
        /// `1` to `5`, or `perfect`.
        level: String,
    },
    /// A friend who follows a link.
    Open,
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The game.
    pub game: Kind,
    /// Its options, with the board as it was given.
    pub options: Map<String, Value>,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// How the table is set.
    pub settings: Settings,
}

/// Why there is no such table.
#[derive(Debug)]
pub enum NewTableError {
    /// What was asked, or its board, cannot be read.
    Json(serde_json::Error),
    /// The options or the board are wrong.
    Setup(SetupError),
    /// The board's code is not a code.
    Code(CodeError),
    /// Something else: the message that says it, and the things in it.
    Other(&'static str, Vec<(&'static str, Arg<'static>)>),
}

impl NewTableError {
    /// Why, in one sentence.
    pub fn told(&self, words: &Words) -> String {
        match self {
            NewTableError::Json(error) => words.json_error(error),
            NewTableError::Setup(error) => words.setup_error(error),
            NewTableError::Code(error) => words.code_error(error),
            NewTableError::Other(key, args) => words.say(key, args),
        }
    }
}

fn wrong<T, const N: usize>(
    key: &'static str,
    args: [(&'static str, Arg<'static>); N],
) -> Result<T, NewTableError> {
    Err(NewTableError::Other(key, args.into()))
}

/// What was found, short enough to be shown.
fn found(text: &str) -> (&'static str, Arg<'static>) {
    ("found", text.chars().take(30).collect::<String>().into())
}

/// The JSON form.
// Boxes of a form are flags by nature.
#[allow(clippy::struct_excessive_bools)]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    seats: Option<Vec<Sitter>>,
    with: Option<String>,
    level: Option<String>,
    #[serde(default)]
    clock: Clock,
    #[serde(default = "yes")]
    takebacks: bool,
    #[serde(default = "yes")]
    spectators: bool,
    #[serde(default = "yes")]
    chat: bool,
    #[serde(default = "yes")]
    casual: bool,
    #[serde(default)]
    signs: Vec<u8>,
}

fn yes() -> bool {
    true
}

impl NewTable {
    /// Reads a request in JSON.
    pub fn from_json(bytes: &[u8]) -> Result<NewTable, NewTableError> {
        let asked: Asked = serde_json::from_slice(bytes).map_err(NewTableError::Json)?;
        let Asked { takebacks, spectators, chat, casual, clock, .. } = asked;
        let settings = Settings { clock, takebacks, spectators, chat, casual, signs: apart(&asked.signs) };
        let board = asked.options.get("board").and_then(Value::as_str).map(str::to_owned);
        NewTable::checked(&asked.game, asked.options, board.as_deref(), settings, |seats| match asked.seats {
            Some(sitters) => Ok(sitters),
            None => with(asked.with.as_deref().unwrap_or("computer"), asked.level.as_deref(), seats),
        })
    }

    /// Reads a form's fields, in the order in which they came.
    pub fn from_form(fields: &[(String, String)]) -> Result<NewTable, NewTableError> {
        let find = |key: &str| fields.iter().find(|(name, _)| name == key).map(|(_, value)| value.trim());
        let given = |key: &str| find(key).filter(|value| !value.is_empty());
        let Some(game) = given("game") else { return wrong("error-table-game", []) };
        let ticked = |key: &str| if find("boxes").is_some() { find(key).is_some() } else { true };
        let settings = Settings {
            clock: clock(&given)?,
            takebacks: ticked("takebacks"),
            spectators: ticked("spectators"),
            chat: ticked("chat"),
            casual: ticked("casual"),
            signs: apart(&signs(&given)),
        };
        NewTable::checked(game, form_options(fields), given("board"), settings, |seats| {
            if given("seat0").is_none() {
                return with(given("with").unwrap_or("computer"), given("level"), seats);
            }
            let sitter = |seat: usize| {
                let name = given(&format!("name{seat}")).and_then(tidy_name);
                sitter(given(&format!("seat{seat}")).unwrap_or("bot"), name)
            };
            (0..seats).map(sitter).collect()
        })
    }

    /// Starts the game once to see that it can be played, and puts the whole board into the options.
    fn checked(
        game: &str,
        mut options: Map<String, Value>,
        board: Option<&str>,
        settings: Settings,
        sitters: impl FnOnce(usize) -> Result<Vec<Sitter>, NewTableError>,
    ) -> Result<NewTable, NewTableError> {
        let Some(kind) = Kind::named(game) else { return wrong("error-table-no-game", [found(game)]) };
        if let Some(board) = board {
            options.insert("board".to_owned(), read_board(kind, board)?);
        }
        let started = kind.start(&options).map_err(NewTableError::Setup)?;
        let options = started.options();
        let seats = sitters(started.seats())?;
        check_sitters(started.as_ref(), &seats)?;
        check_clock(settings.clock)?;
        Ok(NewTable { game: kind, options, seats, settings })
    }
}

/// The options in a form: text, or whatever JSON it is.
fn form_options(fields: &[(String, String)]) -> Map<String, Value> {
    let mut options = Map::new();
    for (name, text) in fields {
        let Some(key) = name.strip_prefix("o.") else { continue };
        let text = text.trim();
        if text.is_empty() {
            continue;
        }
        let value = serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
        if let Some(key) = key.strip_suffix("[]") {
            if let Value::Array(items) = options.entry(key).or_insert_with(|| json!([])) {
                items.push(value);
            }
        } else if let Some((key, within)) = key.split_once('.') {
            if let Value::Object(map) = options.entry(key).or_insert_with(|| json!({})) {
                map.insert(within.to_owned(), value);
            }
        } else {
            options.insert(key.to_owned(), value);
        }
    }
    options
}

/// A board by its name, by its code, or as JSON.
pub fn read_board(game: Kind, text: &str) -> Result<Value, NewTableError> {
    if text.len() > LONGEST_BOARD {
        let args = [("most", LONGEST_BOARD.into()), ("found", text.len().into())];
        return wrong("error-table-board-long", args);
    }
    if text.starts_with('{') {
        return serde_json::from_str(text).map_err(NewTableError::Json);
    }
    if boards::named(game, text).is_some() {
        return Ok(Value::from(text));
    }
    let coded = code::read(text).map_err(NewTableError::Code)?;
    if coded.game != game {
        return wrong("error-table-board-of", [found(coded.game.name())]);
    }
    Ok(coded.board)
}

/// Who sits where when only the company is named.
fn with(company: &str, level: Option<&str>, seats: usize) -> Result<Vec<Sitter>, NewTableError> {
    let other = match company {
        "computer" => Sitter::Bot { level: level.unwrap_or(USUAL_LEVEL).to_owned() },
        "here" => Sitter::Here { name: None },
        "friend" => Sitter::Open,
        other => return wrong("error-table-with", [found(other)]),
    };
    Ok((0..seats).map(|seat| if seat == 0 { Sitter::Me { name: None } } else { other.clone() }).collect())
}

/// The most signs that a game has.
const SIGNS: u8 = 5;

/// The signs that a form asks for, `sign0`, `sign1`, …
fn signs<'a>(given: &impl Fn(&str) -> Option<&'a str>) -> Vec<u8> {
    (0..).map_while(|seat: u8| given(&format!("sign{seat}"))?.parse().ok()).take(SIGNS.into()).collect()
}

/// No two seats draw with the same sign: the later one gets the next that is free.
fn apart(signs: &[u8]) -> Vec<u8> {
    let mut chosen: Vec<u8> = Vec::new();
    for &wanted in signs.iter().take(SIGNS.into()) {
        let sign = (0..SIGNS).map(|more| (wanted % SIGNS + more) % SIGNS).find(|sign| !chosen.contains(sign));
        chosen.extend(sign);
    }
    chosen
}

fn sitter(text: &str, name: Option<String>) -> Result<Sitter, NewTableError> {
    Ok(match text {
        "me" => Sitter::Me { name },
        "here" => Sitter::Here { name },
        "open" => Sitter::Open,
        "bot" => Sitter::Bot { level: USUAL_LEVEL.to_owned() },
        other => match other.strip_prefix("bot-") {
            Some(level) => Sitter::Bot { level: level.to_owned() },
            None => return wrong("error-table-seat", [found(other)]),
        },
    })
}

fn check_sitters(game: &dyn AnyMatch, seats: &[Sitter]) -> Result<(), NewTableError> {
    if seats.len() != game.seats() {
        let args = [("expected", game.seats().into()), ("found", seats.len().into())];
        return wrong("error-table-seats", args);
    }
    for sitter in seats {
        if let Sitter::Bot { level } = sitter
            && !LEVELS.contains(&level.as_str())
        {
            return wrong("error-table-level", [found(level)]);
        }
    }
    Ok(())
}

fn clock<'a>(given: &impl Fn(&str) -> Option<&'a str>) -> Result<Clock, NewTableError> {
    let number = |key: &str, default: u32| match given(key) {
        None => Ok(default),
        Some(text) => match text.parse::<u32>() {
            Ok(number) => Ok(number),
            Err(_) => wrong("error-table-number", [found(text)]),
        },
    };
    let seconds = |default: u32| -> Result<u32, NewTableError> {
        let minutes = number("minutes", 0)?;
        number("seconds", if minutes == 0 { default } else { 0 })
            .map(|s| s.saturating_add(minutes.saturating_mul(60)))
    };
    Ok(match given("clock").unwrap_or("none") {
        "none" => Clock::None,
        "move" => Clock::Move { seconds: seconds(60)? },
        "game" => Clock::Game { seconds: seconds(600)?, increment: number("increment", 5)? },
        "days" => Clock::Days { days: number("days", 3)? },
        other => return wrong("error-table-clock", [found(other)]),
    })
}

fn check_clock(clock: Clock) -> Result<(), NewTableError> {
    let within = |what: &'static str, number: u32, least: u32, most: u32| {
        if (least..=most).contains(&number) {
            return Ok(());
        }
        let [least, most, number] = [least, most, number].map(|number| Arg::from(u64::from(number)));
        let args = [("what", what.into()), ("least", least), ("most", most), ("found", number)];
        wrong("error-table-clock-range", args)
    };
    match clock {
        Clock::None => Ok(()),
        Clock::Move { seconds } => within("seconds", seconds, 1, LONGEST_CLOCK),
        Clock::Game { seconds, increment } => {
            within("seconds", seconds, 1, LONGEST_CLOCK)?;
            within("increment", increment, 0, LONGEST_CLOCK)
        }
        Clock::Days { days } => within("days", days, 1, MOST_DAYS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(fields: &[(&str, &str)]) -> Result<NewTable, NewTableError> {
        let fields: Vec<_> =
            fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        NewTable::from_form(&fields)
    }

    #[test]
    fn a_game_alone_is_a_table_against_the_computer() {
        let table = form(&[("game", "duel")]).unwrap();
        assert_eq!(table.seats.len(), 2);
        assert_eq!(table.seats[1], Sitter::Bot { level: USUAL_LEVEL.into() });
        assert!(table.options["board"].is_object(), "the whole board is kept");
        assert_eq!(table.settings, Settings::default());
    }

    #[test]
    fn options_of_a_form_are_read_as_the_game_reads_them() {
        let table =
            form(&[("game", "muddy-ride"), ("o.mode", "secret"), ("o.players", "3"), ("o.first", "")])
                .unwrap();
        assert_eq!(table.seats.len(), 3);
        let table = form(&[("game", "muddy-ride"), ("o.animals[]", "N"), ("o.animals[]", "E")]).unwrap();
        assert_eq!(table.seats.len(), 2);
    }

    #[test]
    fn what_is_counted_one_by_one_is_put_together() {
        let table = form(&[("game", "duel"), ("o.ammo.booster", "5"), ("o.ammo.dummy", "1")]).unwrap();
        assert_eq!(table.options["ammo"]["booster"], 5);
        assert_eq!(table.options["ammo"]["good-shot"], 0);
        let odd = form(&[("game", "duel"), ("o.ammo.booster", "5")]).unwrap_err();
        assert!(odd.told(&Words::english()).contains("even"), "{}", odd.told(&Words::english()));
    }

    #[test]
    fn no_two_seats_have_the_same_sign() {
        let table =
            form(&[("game", "kangaruse"), ("sign0", "3"), ("sign1", "3"), ("o.players", "2")]).unwrap();
        assert_eq!(table.settings.signs, [3, 4]);
        assert_eq!(apart(&[4, 4, 4, 9, 0, 1]), [4, 0, 1, 2, 3]);
        assert_eq!(form(&[("game", "duel")]).unwrap().settings.signs, [0; 0]);
    }

    #[test]
    fn a_form_with_boxes_says_no_by_leaving_them_empty() {
        let table = form(&[("game", "gunst"), ("boxes", "1"), ("chat", "on")]).unwrap();
        assert!(table.settings.chat && !table.settings.takebacks && !table.settings.spectators);
    }

    #[test]
    fn what_is_wrong_is_said_in_one_sentence() {
        let words = Words::english();
        let error = |fields: &[(&str, &str)]| form(fields).unwrap_err().told(&words);
        assert!(error(&[]).contains("Which game"));
        assert!(error(&[("game", "chess")]).contains("chess"));
        assert!(error(&[("game", "duel"), ("board", "1dgAAAA")]).contains("code"));
        assert!(error(&[("game", "duel"), ("board", "{")]).contains("JSON"));
        assert!(error(&[("game", "duel"), ("seat0", "me"), ("seat1", "bot-9")]).contains("level"));
        assert!(error(&[("game", "duel"), ("clock", "move"), ("seconds", "0")]).contains("clock"));
        assert!(error(&[("game", "duel"), ("clock", "move"), ("seconds", "-1")]).contains("whole number"));
        assert_eq!(words.missing(), 0);
        assert!(error(&[("game", "duel"), ("o.colour", "red")]).contains("colour"));
    }

    #[test]
    fn json_says_the_same() {
        let table = NewTable::from_json(
            br#"{"game": "two-paths", "options": {"rows": 6}, "seats": [{"kind": "me"}, {"kind": "open"}],
                "clock": {"kind": "game", "seconds": 300, "increment": 2}, "takebacks": false}"#,
        )
        .unwrap();
        assert_eq!(table.settings.clock, Clock::Game { seconds: 300, increment: 2 });
        assert!(!table.settings.takebacks && table.settings.chat);
        assert!(NewTable::from_json(br#"{"game": "duel", "seats": [{"kind": "me"}]}"#).is_err());
        assert!(NewTable::from_json(b"[[[[[").is_err());
    }
}
