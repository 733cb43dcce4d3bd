//! Who tells what happens at a table.

use crate::arg::Arg;
use crate::phrase::Phrase;
use crate::tells::{self, Tells};
use crate::words::Words;
use gambol_core::{Ending, RecordResult, Saying, Seat, Thing, place as at};
use gambol_games::Kind;
use serde_json::{Map, Value};

/// The eight directions, clockwise.
const WAYS: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/// Tells what a player is asked, what was done and what happened as a result, at one table.
///
/// Everything is told from states as JSON, as certain eyes may know them, and actions as those eyes were told them
/// ([`AnyMatch::told`](gambol_core::AnyMatch::told)): what is not there cannot be told.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The language.
    pub words: &'a Words,
    /// The game.
    pub kind: Kind,
    /// The whole options with the whole board, as in a record's header.
    pub options: &'a Map<String, Value>,
    /// The names of the people at the table, in seat order. A seat without a name goes by its role.
    pub names: &'a [String],
    /// The seat of whoever reads it, who is "you"; nobody in particular where several share a screen, or watch.
    pub reader: Option<Seat>,
    /// How far a board that is seen lies turned before the reader, in eighths clockwise: directions are arrows then, which
    /// turn with it. Without one, they are words.
    pub turned: Option<u8>,
}

impl<'t> Teller<'t> {
    fn tells(&self) -> &'static dyn Tells {
        tells::of(self.kind)
    }

    /// What a seat that may choose among these actions is asked, in a sentence.
    pub fn prompt(&self, state: &Value, seat: Seat, legal: &[String]) -> String {
        capital(&self.tells().prompt(self, state, seat, legal))
    }

    /// What a seat is asked next in the middle of a move, after pointing at these parts of it (at least one).
    /// `open` are the legal actions that still have these parts; both are those of a `gambol_draw::Plan`.
    pub fn draft(&self, state: &Value, parts: &[String], open: &[&str]) -> String {
        self.tells().draft(self, state, parts, open)
    }

    /// What everybody else is waiting for: these seats still have to choose, or, if there are none, chance has to
    /// decide.
    pub fn waiting(&self, state: &Value, awaited: &[Seat]) -> String {
        if let Some(reader) = self.reader
            && awaited == [reader]
        {
            return self.say("wait-you", &[]);
        }
        capital(&self.tells().waiting(self, state, awaited))
    }

    /// What was done and what happened as a result. `action` is written as it was told to the eyes that see the two
    /// states; the choices of a simultaneous one are in seat order with bars between, as
    /// [`Action`](gambol_core::Action) shows itself.
    pub fn action(&self, before: &Value, action: &str, after: &Value) -> String {
        capital(&self.tells().action(self, before, action, after))
    }

    /// What an action would do, as a button puts it: "jump to b3".
    pub fn choice(&self, state: &Value, action: &str) -> String {
        self.tells().choice(self, state, action)
    }

    /// What pointing at a part of an action means, after the parts chosen so far; `of` is an action that has this part,
    /// as in a `gambol_draw::Offer`.
    pub fn part(&self, state: &Value, chosen: &[String], part: &str, of: &str) -> String {
        if part == of { self.choice(state, part) } else { self.tells().part(self, state, chosen, part, of) }
    }

    /// What a move that is only being considered would do: from the current state and, if it can be known, the state
    /// after it ([`AnyMatch::preview`](gambol_core::AnyMatch::preview)). A hidden choice does nothing
    /// ([`AnyMatch::hides_choice`](gambol_core::AnyMatch::hides_choice)) before the others have chosen.
    pub fn preview(&self, state: &Value, action: &str, after: Option<&Value>, is_hidden: bool) -> String {
        match after {
            Some(after) if !is_hidden => self.action(state, action, after),
            _ => self.tells().would(self, state, action).unwrap_or_else(|| self.choice(state, action)),
        }
    }

    /// The label of a drawing: what `gambol_draw::Look` asks its words for.
    pub fn label(&self, label: &Saying) -> String {
        if label.name == "drawing" {
            return self.drawing(label);
        }
        self.said(&format!("label-{}", label.name), label)
    }

    /// What a whole drawing is called: the game and, if it has a name, the board.
    fn drawing(&self, label: &Saying) -> String {
        let title = self.say(self.kind.name(), &[]);
        match label.things.first() {
            Some((_, Thing::Text(name))) if !name.is_empty() => {
                let board = self.words.board_name(self.kind, name);
                self.say("text-line", &[("what", title.into()), ("words", board.into())])
            }
            _ => title,
        }
    }

    /// Who won and why, in a sentence or two. `state` is the last one; see [`Ending`] for resignation, time and
    /// agreement.
    pub fn result(&self, state: &Value, result: &RecordResult) -> String {
        let winners: Vec<Seat> = result.winners.iter().map(|&seat| Seat(seat)).collect();
        let drawn = !winners.is_empty() && result.returns.iter().all(|&share| share.abs() < 1e-9);
        let ending = match result.ending {
            Ending::Resigned { seat } => self.did("result-resigned", seat, &[]),
            Ending::Time { seat } => self.did("result-time", seat, &[]),
            Ending::Agreed => return self.say("result-agreed", &[]),
            Ending::Repetition { times } => return self.say("result-repetition", &[("times", times.into())]),
            Ending::Length { actions } => return self.say("result-length", &[("actions", actions.into())]),
            Ending::Rules => return self.tells().result(self, state, &winners, drawn),
        };
        let won = if drawn { self.say("result-drawn", &[]) } else { self.winners(&winners) };
        self.words.sentences(&[ending, won])
    }

    /// How it ended, in a few words: for whoever reads it, if they played.
    pub fn headline(&self, result: &RecordResult) -> String {
        let winners: Vec<Seat> = result.winners.iter().map(|&seat| Seat(seat)).collect();
        let drawn = winners.is_empty() || result.returns.iter().all(|&share| share.abs() < 1e-9);
        let others: Vec<Seat> = winners.iter().copied().filter(|&seat| Some(seat) != self.reader).collect();
        match self.reader {
            _ if drawn => self.say("headline-drawn", &[]),
            None => self.winners(&winners),
            Some(seat) if winners == [seat] => self.say("headline-won", &[]),
            Some(seat) if winners.contains(&seat) => {
                self.say("headline-won-with", &[("others", self.named(&others).into())])
            }
            Some(_) => self.say("headline-lost", &[]),
        }
    }

    /// How near whoever reads it came to winning a game that others have won; nothing where it was not close.
    pub fn near(&self, state: &Value, result: &RecordResult) -> Option<String> {
        let reader = self.reader.filter(|seat| !result.winners.contains(&seat.0))?;
        matches!(result.ending, Ending::Rules).then(|| self.tells().near(self, state, reader)).flatten()
    }

    /// Why an action harms a seat, in a sentence: what it did, if the seat did it itself, or, in a reply, what the seat
    /// has let another do. Only what the two states show is said; none where nothing stands out.
    pub fn harm(&self, seat: Seat, step: (&Value, &str, &Value), is_reply: bool) -> Option<String> {
        self.tells().harm(self, seat, step, if is_reply { "reply" } else { "now" })
    }

    /// What a seat gained by an action, where the game is about points.
    pub fn gain(&self, seat: Seat, before: &Value, after: &Value) -> Option<i64> {
        self.tells().gain(seat, before, after)
    }

    /// What one is trying to do, in full and in short.
    pub fn goal(&self, state: &Value) -> (String, String) {
        let (key, args) = self.tells().goal(self, state);
        (self.say(&key, &args), self.pick(&key, "short", &args))
    }

    /// What something on the board is and what it does, here and now: cards with a title and a sentence or two. `what` is
    /// the id of a thing in the drawing; without one, the legend of the whole board.
    pub fn about(&self, state: &Value, what: &str) -> Vec<(String, String)> {
        if !what.is_empty() {
            return self.tells().about(self, state, what);
        }
        let mut cards = self.tells().signs(self);
        cards.extend(self.legend().into_iter().map(|(_, name, rule)| (capital(&name), rule)));
        cards
    }

    /// What is shown beside the board: labels with their words.
    pub fn beside(&self, state: &Value) -> Vec<(String, String)> {
        self.tells().beside(self, state)
    }

    /// How a seat is doing, in a few words beside its name: points, life, special bullets left, animals home.
    pub fn score(&self, state: &Value, seat: Seat) -> Option<String> {
        self.tells().score(self, state, seat)
    }

    /// What a seat is in the game: Hippo, Light, Kangaroo 2, South, First lord.
    pub fn role(&self, seat: Seat) -> Phrase<'t> {
        self.tells().role(self, seat)
    }

    /// A piece by its letter or name in the notation.
    pub fn piece(&self, piece: &str) -> Phrase<'t> {
        self.tells().piece(self, piece)
    }

    /// What the signs on the table's board mean: each with its name and its rule in a sentence.
    pub fn legend(&self) -> Vec<(&'static str, String, String)> {
        self.options.get("board").map_or_else(Vec::new, |board| self.tells().legend(self.words, board))
    }

    /// The name of the person in a seat or, without a name, the seat's role.
    pub fn name(&self, seat: Seat) -> Phrase<'t> {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => self.words.name(name),
            _ => self.role(seat),
        }
    }

    /// A direction: an arrow, as the board lies before the reader, or its name.
    pub(crate) fn way(&self, way: &str) -> Phrase<'t> {
        let Some(turned) = self.turned else { return self.phrase_of("direction", way) };
        let at = WAYS.iter().position(|other| *other == way).unwrap_or(0);
        self.phrase_of("arrow", WAYS[(at + usize::from(turned)) % WAYS.len()])
    }

    /// The same where it is the object of a sentence: whoever reads it is "you".
    pub(crate) fn who(&self, seat: Seat) -> Phrase<'t> {
        if self.reader == Some(seat) { self.phrase("you", Vec::new()) } else { self.name(seat) }
    }

    /// "Ann’s", or "your".
    pub(crate) fn whose(&self, seat: Seat) -> Phrase<'t> {
        match self.reader {
            Some(reader) if reader == seat => self.phrase("your", Vec::new()),
            _ => self.phrase("whose", vec![("name", self.name(seat).into())]),
        }
    }

    /// What a seat did: `who` and `whose` are filled in, and whoever reads it did it themselves.
    pub fn did(&self, key: &str, seat: Seat, args: &[(&str, Arg<'_>)]) -> String {
        let (key, args) = self.of(key, seat, args);
        capital(&self.say(&key, &args))
    }

    /// The same with one of the attributes of a message.
    pub(crate) fn did_pick(&self, key: &str, which: &str, seat: Seat, args: &[(&str, Arg<'_>)]) -> String {
        let (key, args) = self.of(key, seat, args);
        capital(&self.pick(&key, which, &args))
    }

    fn of<'b>(&self, key: &str, seat: Seat, args: &[(&'b str, Arg<'b>)]) -> (String, Vec<(&'b str, Arg<'b>)>)
    where
        't: 'b,
    {
        let own = format!("{key}-you");
        let is_own = self.reader == Some(seat) && self.words.knows(&own);
        let who = if is_own { self.name(seat) } else { self.who(seat) };
        let mut all = vec![("who", who.into()), ("whose", self.whose(seat).into())];
        all.extend(args.iter().cloned());
        (if is_own { own } else { key.to_owned() }, all)
    }

    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// A message to be put into another one.
    pub(crate) fn phrase(&self, key: &'static str, args: Vec<(&'static str, Arg<'t>)>) -> Phrase<'t> {
        self.words.phrase(key, args)
    }

    /// An attribute of a message to be put into another one.
    pub(crate) fn phrase_of(&self, message: &'static str, which: &str) -> Phrase<'t> {
        self.words.phrase_of(message, which.to_owned(), Vec::new())
    }

    pub(crate) fn pick(&self, message: &str, which: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.pick(message, which, args)
    }

    /// The names of these seats, as a list; whoever reads it is "you".
    pub fn all(&self, seats: &[Seat]) -> Phrase<'t> {
        self.named(seats)
    }

    /// The names of these seats, as a list.
    pub(crate) fn named(&self, seats: &[Seat]) -> Phrase<'t> {
        self.words.phrases(seats.iter().map(|&seat| self.who(seat)).collect())
    }

    /// Who wins, without why.
    pub(crate) fn winners(&self, winners: &[Seat]) -> String {
        if let [winner] = winners
            && self.reader == Some(*winner)
        {
            // The headline has said so.
            return String::new();
        }
        self.say("result-won", &[("count", winners.len().into()), ("who", self.named(winners).into())])
    }

    /// An option's text, or its default if it is not given.
    pub(crate) fn option(&self, key: &str, default: &'static str) -> &str {
        self.options.get(key).and_then(Value::as_str).unwrap_or(default)
    }
}

/// A sentence that begins with a small letter because a thing stands first: "your knights …", "points".
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The text at this place of a state.
pub(crate) fn text<'v>(value: &'v Value, place: &str) -> Option<&'v str> {
    at(value, place)?.as_str()
}

/// The whole number at this place of a state; 0 if there is none.
pub(crate) fn whole(value: &Value, place: &str) -> i64 {
    at(value, place).and_then(Value::as_i64).unwrap_or(0)
}

/// Whether this place of a state says true.
pub(crate) fn flag(value: &Value, place: &str) -> bool {
    at(value, place).and_then(Value::as_bool).unwrap_or(false)
}

/// The texts of the list at this place.
pub(crate) fn texts<'v>(value: &'v Value, place: &str) -> Vec<&'v str> {
    let list = at(value, place).and_then(Value::as_array);
    list.into_iter().flatten().filter_map(Value::as_str).collect()
}

/// The seat whose turn a state says it is.
pub(crate) fn turn(state: &Value) -> Seat {
    Seat(whole(state, "/turn") as u8)
}

/// The phase of a state.
pub(crate) fn phase(state: &Value) -> &str {
    text(state, "/phase").unwrap_or_default()
}
