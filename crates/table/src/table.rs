//! The table itself: the game and its log, who sits there, and how it is set.

use crate::chance::{Seed, commitment, seed_hex};
use crate::course::Course;
use crate::event::{Event, Refusal};
use crate::fold::Fold;
use crate::lens::{Lens, Screen};
use crate::people::{Person, in_one_line};
use crate::scene::{Scene, computer};
use crate::seats::{Chair, Sits, seats_where};
use crate::settle::Call;
use crate::shelf::{Grounds, Shelf, Shelved};
use crate::wire::{ChatLine, Settings};
use gambol_core::{Record, Seat, Seats, SetupError};
use gambol_games::Kind;
use gambol_words::{Words, given_name};
use serde_json::{Map, Value};
use std::sync::Arc;

/// How many lines of chat a table remembers.
const CHAT_KEPT: usize = 100;
/// The longest chat message, in characters.
pub const LONGEST_CHAT: usize = 280;

/// What a table is made of before anything happens there.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The table's id.
    pub id: String,
    /// The game.
    pub game: Kind,
    /// All its options, defaults too, with the whole board: drawings and sentences are made from them.
    pub options: Map<String, Value>,
    /// How the table is set.
    pub settings: Settings,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// The seed of chance.
    pub seed: Seed,
    /// Who makes it.
    pub creator: Person,
    /// When it is made, in milliseconds since 1970.
    pub created_at: i64,
}

/// What a table does not know by itself: who is connected, the words to tell it in, and the time.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    /// Everything that is said to people.
    pub words: &'a Words,
    /// The seats where somebody is connected.
    pub online: Seats,
    /// How many people are watching.
    pub watching: usize,
    /// Milliseconds since 1970.
    pub now: i64,
}

/// A table. Everything that happens there comes out of it as [`Event`]s, which its runner must store.
pub struct Table {
    pub(crate) id: String,
    pub(crate) fold: Fold,
    /// The ground of the board, which all tables on the same board share.
    grounds: Arc<Grounds>,
    pub(crate) settings: Settings,
    pub(crate) chairs: Vec<Chair>,
    names: Vec<String>,
    pub(crate) seed: Seed,
    seed_hex: String,
    commitment: String,
    creator: Person,
    created_at: i64,
    chat: Vec<ChatLine>,
    invitations: Vec<(u8, String)>,
    /// Counts take-backs, so that what was thought before one is not played after it.
    pub(crate) epoch: u64,
    /// How long what falls next waits for a call.
    pub(crate) call: Option<Call>,
    /// What is taught here.
    pub(crate) course: Option<Course>,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("id", &self.id).field("fold", &self.fold).finish_non_exhaustive()
    }
}

impl Table {
    /// A table at its start; its game comes from the shelf.
    pub fn new(setup: Setup, shelf: &Shelf) -> Result<Table, SetupError> {
        let Setup { id, game, options, settings, chairs, seed, creator, created_at } = setup;
        let Shelved { game, grounds } = shelf.start(game, &options)?;
        let open = seats_where(&chairs, |chair| chair.invited);
        let fold = Fold::new(game, settings.clock, open, created_at);
        let mut table = Table {
            id,
            fold,
            grounds,
            settings,
            chairs: Vec::new(),
            names: Vec::new(),
            seed_hex: seed_hex(&seed),
            commitment: commitment(&seed),
            seed,
            creator,
            created_at,
            chat: Vec::new(),
            invitations: Vec::new(),
            epoch: 0,
            call: None,
            course: None,
        };
        table.seat(chairs);
        Ok(table)
    }

    /// Replays all events of a log; for the first that is impossible, says its number and why.
    pub fn replay(&mut self, log: &[Event]) -> Result<(), (u64, Refusal)> {
        log.iter().try_for_each(|event| self.fold.replay(event).map_err(|refusal| (event.ply, refusal)))
    }

    /// Back to the start and through this log: what was tried and could not be stored is forgotten.
    pub fn rewind(&mut self, log: &[Event]) -> Result<(), (u64, Refusal)> {
        let open = seats_where(&self.chairs, |chair| chair.invited);
        self.fold = Fold::new(self.fold.game.afresh(), self.settings.clock, open, self.created_at);
        self.replay(log)
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Where the table stands.
    pub fn fold(&self) -> &Fold {
        &self.fold
    }

    /// The game.
    pub fn game(&self) -> Option<Kind> {
        Kind::of(self.fold.game.as_ref())
    }

    /// How the table is set.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The name of each seat. Computers and seats still waiting for somebody have no names: they go by their roles,
    /// which tells three computers at one table apart.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The seed of chance: secret until the game has ended.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// When it was made, in milliseconds since 1970.
    pub fn created_at(&self) -> i64 {
        self.created_at
    }

    /// The seats that are asked, a bit each: whose turn it is, for lists.
    pub fn asked(&self) -> u32 {
        let asked = if self.fold.is_over() { Seats::NONE } else { self.fold.to_act() };
        asked.iter().filter(|seat| !self.fold.resigned.has(*seat)).fold(0, |bits, seat| bits | 1 << seat.0)
    }

    /// How many moves have been taken back: what was thought before one is not played after it.
    pub fn epoch(&self) -> u64 {
        self.epoch
    }

    /// Everybody changes seats.
    pub fn seat(&mut self, chairs: Vec<Chair>) {
        self.names = chairs.iter().map(|chair| chair.name.clone().unwrap_or_default()).collect();
        self.invitations
            .retain(|(seat, _)| chairs.get(usize::from(*seat)).is_some_and(|chair| chair.person.is_none()));
        self.chairs = chairs;
    }

    /// A person goes by another name from now on.
    pub fn rename(&mut self, person: &Person, name: &str) {
        for (chair, shown) in self.chairs.iter_mut().zip(&mut self.names) {
            if chair.person.as_ref() == Some(person) && chair.sits == Sits::Me {
                chair.name = Some(name.to_owned());
                name.clone_into(shown);
            }
        }
    }

    /// The seats that a person holds.
    pub fn held_by(&self, person: &Person) -> Seats {
        seats_where(&self.chairs, |chair| chair.is_of(person))
    }

    /// The lens through which a person looks at the table; none for anyone who may not see it.
    pub fn lens(&self, person: &Person, screen: Screen) -> Option<Lens> {
        let held = self.held_by(person);
        let creator = *person == self.creator;
        let may = !held.is_empty() || creator || self.settings.spectators;
        may.then(|| Lens { alone: self.course.is_some(), ..Lens::new(held, screen, creator) })
    }

    /// Open seats, each for whoever follows an invitation.
    pub fn open_seats(&self) -> Seats {
        seats_where(&self.chairs, |chair| chair.invited && chair.person.is_none())
    }

    /// The addresses that lead to the open seats, as the table's creator is shown them.
    pub fn invite(&mut self, invitations: Vec<(u8, String)>) {
        self.invitations = invitations;
    }

    /// The table as it stands, to be looked at.
    pub fn scene<'a>(&'a self, around: &Around<'a>) -> Scene<'a> {
        let Around { words, online, watching, now } = *around;
        Scene {
            id: &self.id,
            fold: &self.fold,
            grounds: &self.grounds,
            options: self.fold.game.given_options(),
            settings: &self.settings,
            chairs: &self.chairs,
            words,
            commitment: &self.commitment,
            seed: &self.seed_hex,
            names: &self.names,
            online,
            watching,
            now,
            shout_ms: self.call.map(|call| (call.until - now).max(0) as u64),
            invitations: &self.invitations,
            course: self.course.as_ref(),
        }
    }

    /// What was said at the table, where there is a chat, for a reader of this language.
    pub fn chat_shown(&self, words: &Words) -> Vec<ChatLine> {
        let shown = self.chat.iter().filter(|_| self.settings.chat);
        shown.map(|line| line.shown(words)).collect()
    }

    /// The next line of the chat, said from these seats by somebody with this name; or the key of the reason why not.
    pub fn line(
        &self,
        held: Seats,
        name: Option<String>,
        text: &str,
        now: i64,
    ) -> Result<ChatLine, &'static str> {
        if !self.settings.chat {
            return Err("live-no-chat");
        }
        let text = in_one_line(text).trim().to_owned();
        if text.is_empty() || text.chars().count() > LONGEST_CHAT {
            return Err("live-chat-long");
        }
        let seat = held.iter().next().map(|seat| seat.0);
        let named = seat.and_then(|seat| self.names.get(usize::from(seat))).filter(|name| !name.is_empty());
        let name = named.cloned().or(name).unwrap_or_else(|| given_name("live-guest", None));
        let number = self.chat.last().map_or(0, |line| line.number + 1);
        Ok(ChatLine { number, seat, name, text, at: now })
    }

    /// Keeps what was said.
    pub fn remember(&mut self, line: ChatLine) {
        self.chat.push(line);
        if self.chat.len() > CHAT_KEPT {
            self.chat.remove(0);
        }
    }

    /// The record of a game that has ended: notation, data and names, but no words, because nobody knows who will read it.
    /// One that people ended says so, because nobody could find that result by replaying the actions.
    pub fn record(&self, words: &Words) -> Option<Record> {
        if !self.fold.is_over() {
            return None;
        }
        let mut record = self.fold.game.record();
        let name = |seat: usize| match self.names.get(seat) {
            Some(name) if !name.is_empty() => words.name(name).into(),
            _ => computer(words, self.chairs.get(seat))
                .unwrap_or_else(|| self.fold.game.seat_name(Seat(seat as u8))),
        };
        record.seats = (0..self.fold.game.seats()).map(name).collect();
        record.times =
            self.fold.played.iter().map(|played| (played.at - self.created_at).max(0) as u64).collect();
        record.ended = self.fold.ended().cloned();
        record.seed = Some(self.seed_hex.clone());
        Some(record)
    }
}
