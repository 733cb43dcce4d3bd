//! The referee protocol: requests and answers, one JSON object per line.

use crate::kind::Kind;
use crate::voice::Voice;
use gambol_core::{
    Action, AnyMatch, ApplyError, Entry, Eyes, Fault, Node, RecordResult, Saying, Seat, Start,
};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The longest line that is read, in bytes: many times the largest board.
pub const LONGEST_LINE: usize = 1 << 20;

/// The answer to a line longer than [`LONGEST_LINE`], as one line of JSON.
pub fn answer_to_a_long_line() -> String {
    Refused::new("bad_json", format!("a line may have {LONGEST_LINE} bytes at most")).answer()
}

/// A request that was not carried out: its code and the reason in words.
struct Refused {
    code: &'static str,
    message: String,
}

impl Refused {
    fn new(code: &'static str, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into() }
    }

    fn answer(&self) -> String {
        json!({"ok": false, "error": {"code": self.code, "message": self.message}}).to_string()
    }
}

/// A request, well formed.
enum Request {
    New { start: Start, options: Map<String, Value> },
    BadOptions(String),
    Node,
    Apply(Option<Action>),
    Undo(u64),
    State(Option<u64>),
    Perft(u64),
    Record,
}

/// A referee: at most one game at a time, and the answers to requests about it.
pub struct Referee<'a> {
    games: Vec<&'a Entry>,
    voice: &'a dyn Voice,
    game: Option<Box<dyn AnyMatch>>,
}

impl<'a> Referee<'a> {
    /// A referee for all our games.
    pub fn new(voice: &'a dyn Voice) -> Referee<'a> {
        Referee::of(Kind::ALL.map(Kind::entry), voice)
    }

    /// A referee for these games, ours or not.
    pub fn of(games: impl IntoIterator<Item = &'a Entry>, voice: &'a dyn Voice) -> Referee<'a> {
        Referee { games: games.into_iter().collect(), voice, game: None }
    }

    /// The answer to one line, as one line of JSON.
    pub fn answer(&mut self, line: &[u8]) -> String {
        match self.carry_out(line) {
            Ok(answer) => answer.to_string(),
            Err(refused) => refused.answer(),
        }
    }

    fn carry_out(&mut self, line: &[u8]) -> Result<Value, Refused> {
        match request(line, &self.games)? {
            Request::New { start, options } => {
                let game = start(&options).map_err(|error| {
                    let code = match error.fault() {
                        Fault::Options => "bad_options",
                        Fault::Board => "bad_board",
                    };
                    Refused::new(code, self.voice.setup(&error))
                })?;
                self.game = Some(game);
                self.node()
            }
            Request::BadOptions(message) => Err(Refused::new("bad_options", message)),
            Request::Node => self.node(),
            Request::Apply(action) => {
                let game = self.game()?;
                let applied = match action {
                    Some(action) => game.apply(&action),
                    None if matches!(game.node(), Node::End(_)) => Err(ApplyError::Over),
                    None => Err(ApplyError::Form(Saying::new("choice-of-each-seat"))),
                };
                if let Err(error) = applied {
                    let code = match error {
                        ApplyError::Over => "game_over",
                        ApplyError::Form(_) => "bad_request",
                        ApplyError::Illegal(_) => "illegal_action",
                    };
                    let voice = self.voice;
                    return Err(Refused::new(code, voice.refusal(self.game()?, &error)));
                }
                self.node()
            }
            Request::Undo(count) => {
                let game = self.game()?;
                if !game.undo(usize::try_from(count).unwrap_or(usize::MAX)) {
                    let message = format!("{} actions have been played, {count} were asked back", game.ply());
                    return Err(Refused::new("nothing_to_undo", message));
                }
                self.node()
            }
            Request::State(seat) => {
                let game = self.game()?;
                let eyes = match seat {
                    None => Eyes::All,
                    Some(seat) if seat < game.seats() as u64 => Eyes::Seat(Seat(seat as u8)),
                    Some(seat) => {
                        let message = format!("expected a seat below {}, found {seat}", game.seats());
                        return Err(Refused::new("bad_request", message));
                    }
                };
                Ok(json!({"ok": true, "state": game.state(eyes)}))
            }
            Request::Perft(depth) => Ok(json!({"ok": true, "perft": self.game()?.perft(depth)})),
            Request::Record => {
                let game = self.game()?;
                let mut record = json!(game.record());
                record["options"] = Value::Object(game.given_options().clone());
                Ok(json!({"ok": true, "record": record}))
            }
        }
    }

    fn node(&mut self) -> Result<Value, Refused> {
        let voice = self.voice;
        Ok(node(self.game()?, voice))
    }

    fn game(&mut self) -> Result<&mut dyn AnyMatch, Refused> {
        match &mut self.game {
            Some(game) => Ok(game.as_mut()),
            None => Err(Refused::new("no_game", "no game has been started; start one with {\"new\": …}")),
        }
    }
}

/// Reads a request. Values stay raw until their form is known, so that `1` and `1.0` can be told apart.
fn request(line: &[u8], games: &[&Entry]) -> Result<Request, Refused> {
    let bad = |message: String| Refused::new("bad_request", message);
    let raw: Box<RawValue> = serde_json::from_slice(line)
        .map_err(|error| Refused::new("bad_json", format!("expected a JSON object: {error}")))?;
    let keys: BTreeMap<String, Box<RawValue>> =
        serde_json::from_str(raw.get()).map_err(|_| bad("expected a JSON object".into()))?;
    let mut keys = keys.into_iter();
    let (Some((key, value)), None) = (keys.next(), keys.next()) else {
        return Err(bad("expected an object with exactly one key".into()));
    };
    let value = value.get();
    let is_true = || match value {
        "true" => Ok(()),
        _ => Err(bad(format!("{key}: expected true"))),
    };
    match key.as_str() {
        "new" => new_game(value, games),
        "node" => is_true().map(|()| Request::Node),
        "record" => is_true().map(|()| Request::Record),
        "apply" => match value.as_bytes()[0] {
            // A text or object that cannot be read as an action: which error that is depends on the node.
            b'"' | b'{' => Ok(Request::Apply(serde_json::from_str(value).ok())),
            _ => Err(bad("apply: expected an action, or an object with an action for each seat".into())),
        },
        "undo" => match whole(value) {
            Some(count) if count > 0 => Ok(Request::Undo(count)),
            _ => Err(bad("undo: expected a whole number from 1 up".into())),
        },
        "perft" => match whole(value) {
            Some(depth) => Ok(Request::Perft(depth)),
            None => Err(bad("perft: expected a whole number from 0 up".into())),
        },
        "state" => match (whole(value), value) {
            (Some(seat), _) => Ok(Request::State(Some(seat))),
            (None, text) if is_full(text) => Ok(Request::State(None)),
            // No seat has such a number, but whether there is a game at all comes first.
            (None, number) if is_whole(number) => Ok(Request::State(Some(u64::MAX))),
            _ => Err(bad("state: expected \"full\" or a seat".into())),
        },
        _ => Err(bad(format!("expected new, node, apply, undo, state, perft or record, found {key:?}"))),
    }
}

/// The request for a new game.
fn new_game(value: &str, games: &[&Entry]) -> Result<Request, Refused> {
    let bad = |message: &str| Refused::new("bad_request", message);
    let mut keys: BTreeMap<String, Box<RawValue>> =
        serde_json::from_str(value).map_err(|_| bad("new: expected an object"))?;
    let name = keys.remove("game").ok_or_else(|| bad("new: expected the key \"game\""))?;
    let options = keys.remove("options");
    if !keys.is_empty() {
        return Err(bad("new: expected only the keys game and options"));
    }
    let name: String = serde_json::from_str(name.get()).map_err(|_| bad("new.game: expected a text"))?;
    let found = games.iter().find(|entry| entry.name == name);
    let start = found.map(|entry| entry.start).ok_or_else(|| {
        let names: Vec<_> = games.iter().map(|entry| entry.name).collect();
        bad(&format!("new.game: expected one of {}, found {name:?}", names.join(", ")))
    })?;
    Ok(match options.map(|raw| serde_json::from_str(raw.get())) {
        None => Request::New { start, options: Map::new() },
        Some(Ok(Value::Object(options))) => Request::New { start, options },
        Some(Ok(_)) => Request::BadOptions("options: expected an object".into()),
        Some(Err(error)) => Request::BadOptions(format!("options: {error}")),
    })
}

/// Whether a JSON value is the text `full`, however it is escaped.
fn is_full(value: &str) -> bool {
    serde_json::from_str::<String>(value).is_ok_and(|text| text == "full")
}

/// Whether a JSON value is a number written without fraction or exponent.
fn is_whole(value: &str) -> bool {
    let digits = value.strip_prefix('-').unwrap_or(value);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// A whole number, 0 or more; one too large for us counts as the largest.
fn whole(value: &str) -> Option<u64> {
    match value {
        "-0" => Some(0),
        _ if value.starts_with('-') || !is_whole(value) => None,
        _ => Some(value.parse().unwrap_or(u64::MAX)),
    }
}

/// What must be chosen now, as the protocol writes it.
pub fn node(game: &dyn AnyMatch, voice: &dyn Voice) -> Value {
    let mut answer = json!({"ok": true, "ply": game.ply(), "to_act": []});
    let kind = match game.node() {
        Node::Decision { seat, legal } => {
            answer["to_act"] = json!([seat.0]);
            answer["legal"] = json!({seat.to_string(): legal});
            "decision"
        }
        Node::Simultaneous { legal } => {
            answer["to_act"] = legal.iter().map(|(seat, _)| seat.0).collect();
            let lists: BTreeMap<_, _> =
                legal.into_iter().map(|(seat, legal)| (seat.to_string(), legal)).collect();
            answer["legal"] = json!(lists);
            "simultaneous"
        }
        Node::Chance { outcomes } => {
            let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let probability = |weight: u32| f64::from(weight) / f64::from(total);
            answer["chance"] =
                outcomes.into_iter().map(|(name, weight)| json!([name, probability(weight)])).collect();
            "chance"
        }
        Node::End(_) => {
            if let Some(RecordResult { winners, scores, returns, .. }) = game.result() {
                let reason = voice.ending(game);
                answer["outcome"] =
                    json!({"winners": winners, "scores": scores, "returns": returns, "reason": reason});
            }
            "end"
        }
    };
    answer["node"] = json!(kind);
    answer
}
