//! What visitors want, one by one.

use super::actor::Actor;
use super::fold::{Body, Offer, Refusal};
use super::tell::frame;
use crate::who::{is_unseen, tidy_name};
use crate::wire::{ChatLine, Command, Wish};
use gambol_core::{Saying, Seat, Seats};
use gambol_store::ChatRow;
use serde_json::json;

/// The longest name of a command.
pub(crate) const LONGEST_ID: usize = 32;
/// The longest thing that can be said, in letters.
pub(crate) const LONGEST_CHAT: usize = 280;

/// What a command comes to.
pub(super) enum Answer {
    /// It is done, and everybody has been or will be told.
    Done,
    /// It is not done: the key of the sentence that says why.
    No(&'static str),
    /// This rule forbids it.
    Rule(Saying),
    /// Somebody was faster, or the page is old: the current view tells all.
    Stale,
    /// It has been answered with a message of its own.
    Told,
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Answer {
        match refusal {
            Refusal::Over => Answer::No("live-over"),
            Refusal::NotAsked => Answer::No("live-not-asked"),
            Refusal::Rule(rule) => Answer::Rule(rule),
            Refusal::Nothing => Answer::No("live-nothing"),
        }
    }
}

impl Actor {
    /// Does what a visitor wants, and answers.
    pub(super) async fn command(&mut self, number: u64, command: Command) {
        let Command { id, wish } = command;
        let answer = if is_id(&id) { self.grant(number, &id, wish).await } else { Answer::No("live-id") };
        let Some(guest) = self.guests.get(&number) else { return };
        let words = &self.shared.words;
        let is_stale = matches!(answer, Answer::Stale);
        let why = match answer {
            Answer::Told => return,
            Answer::Done => {
                guest.out.answer(frame("ok", &json!({"id": id})));
                return;
            }
            Answer::No(key) => words.say(key, &[]),
            Answer::Rule(rule) => self.scene(|scene| scene.refusal(&rule)),
            Answer::Stale => words.say("live-stale", &[]),
        };
        self.shared.metrics.refused.add(1);
        guest.out.answer(frame("no", &json!({"id": id, "why": why})));
        if is_stale {
            self.send_whole(number);
        }
    }

    async fn grant(&mut self, number: u64, id: &str, wish: Wish) -> Answer {
        let Some(guest) = self.guests.get(&number) else { return Answer::Told };
        let lens = guest.lens;
        let held = lens.held;
        // Commands of different people may bear the same name.
        let name = format!("{}:{id}", guest.person.0);
        if self.fold.has_done(&name) {
            return Answer::Done;
        }
        let actor = lens.actor(&self.fold);
        let seat = |given: Option<u8>| given.map_or(actor, |seat| named(held, seat));
        match wish {
            Wish::Play { ply, action, seat: given } => match seat(given) {
                None if held.is_empty() => Answer::No("live-watching"),
                _ if ply != self.fold.ply => Answer::Stale,
                None => Answer::No("live-not-asked"),
                Some(seat) => self.write(number, id, name, seat, Body::Play(action)).await,
            },
            Wish::Choose { phase, action, seat: given } => match seat(given) {
                None if held.is_empty() => Answer::No("live-watching"),
                _ if phase != self.fold.game.ply() => Answer::Stale,
                None => Answer::No("live-not-asked"),
                Some(seat) => self.write(number, id, name, seat, Body::Choose(action)).await,
            },
            Wish::Resign { seat: given } => match seat(given).or_else(|| self.first_playing(held)) {
                None => Answer::No("live-watching"),
                Some(seat) => self.write(number, id, name, seat, Body::Resign(true)).await,
            },
            Wish::Shout { seat: given } => {
                match given.and_then(|seat| named(held, seat)).or_else(|| held.iter().next()) {
                    None => Answer::No("live-watching"),
                    Some(seat) if self.fold.is_shouting() => {
                        self.write(number, id, name, seat, Body::Shout(seat.0)).await
                    }
                    Some(_) => Answer::No("live-shout-late"),
                }
            }
            Wish::Draw { seat: given } => {
                let by = seat(given).or_else(|| self.first_playing(held));
                self.draw(number, id, name, held, by).await
            }
            Wish::Decline => self.decline(number, id, name, held).await,
            Wish::Takeback => self.takeback(number, id, name, held).await,
            Wish::Rematch => self.rematch(number, id, name, held).await,
            Wish::Hint => self.hint(number, id, lens),
            Wish::Review => self.review(number),
            Wish::Chat { text } => self.say(number, held, &text).await,
            Wish::Name { name } => self.rename(number, &name).await,
            Wish::Look { seat } => self.look(number, Some(Seat(seat))),
            Wish::Hide => self.look(number, None),
            Wish::Sync { theme, tall, turns } => {
                self.set_screen(number, theme.as_deref(), tall, turns);
                self.send_whole(number);
                Answer::Done
            }
            Wish::Preview { action } => {
                self.show(number, "preview", |scene| scene.preview(id, lens, &action))
            }
            Wish::Why { place } => match actor {
                None => Answer::No("live-not-asked"),
                Some(seat) => self.fold.why_not(seat, &place).map_or(Answer::Done, Into::into),
            },
            Wish::Draft { parts } => self.show(number, "draft", |scene| scene.draft(id, lens, parts)),
            Wish::At { ply } => self.show(number, "past", |scene| scene.past(id, lens, ply)),
        }
    }

    fn first_playing(&self, held: Seats) -> Option<Seat> {
        held.iter().find(|seat| !self.fold.resigned.has(*seat))
    }

    fn show<T: serde::Serialize>(
        &self,
        number: u64,
        kind: &str,
        see: impl FnOnce(super::scene::Scene<'_>) -> Option<T>,
    ) -> Answer {
        let Some(shown) = self.scene(see) else { return Answer::No("live-no-picture") };
        if let Some(guest) = self.guests.get(&number) {
            guest.out.answer(frame(kind, &shown));
        }
        Answer::Told
    }

    /// Writes one event and what chance makes of it: committed, then acknowledged, then broadcast.
    async fn write(&mut self, number: u64, id: &str, name: String, seat: Seat, body: Body) -> Answer {
        self.write_all(number, id, name, vec![(seat, body)]).await
    }

    /// The same for several events of one command: all of them are written, or none.
    async fn write_all(&mut self, number: u64, id: &str, name: String, bodies: Vec<(Seat, Body)>) -> Answer {
        let mut events = Vec::new();
        for (index, (seat, body)) in bodies.into_iter().enumerate() {
            let at = self.shared.world.now();
            let name = if index == 0 { name.clone() } else { format!("{name}+{index}") };
            match self.fold.write(name, Some(seat.0), &body, at) {
                Ok(event) => events.push(event),
                // Only the first can be refused by what stands on the table; the others follow from it.
                Err(refusal) if events.is_empty() => return refusal.into(),
                Err(_) => break,
            }
            if matches!(body, Body::Undo(_)) {
                self.epoch += 1;
            }
        }
        self.settle(&mut events);
        if let Err(error) = self.commit(events).await {
            self.broadcast();
            return match error {
                super::TableError::Store(_) => Answer::No("live-store"),
                _ => Answer::Stale,
            };
        }
        self.shared.metrics.commands.add(1);
        if let Some(guest) = self.guests.get(&number) {
            guest.out.answer(frame("ok", &json!({"id": id})));
        }
        self.follow();
        self.broadcast();
        Answer::Told
    }

    /// Seats on which people sit who have not given up, other than these.
    fn other_people(&self, held: Seats) -> Seats {
        let people = self.rows.iter().filter(|row| row.kind != "bot").map(|row| Seat(row.seat));
        people.filter(|seat| !held.has(*seat) && !self.fold.resigned.has(*seat)).collect()
    }

    /// Offers a draw, or agrees to one. Computers play on.
    async fn draw(&mut self, number: u64, id: &str, name: String, held: Seats, by: Option<Seat>) -> Answer {
        let Some(by) = by else { return Answer::No("live-watching") };
        if self.rows.iter().any(|row| row.kind == "bot" && !self.fold.resigned.has(Seat(row.seat))) {
            return Answer::No("live-computer-plays-on");
        }
        let others: Vec<Seat> =
            held.iter().filter(|seat| *seat != by && !self.fold.resigned.has(*seat)).collect();
        let mut bodies = match self.fold.draw {
            Some((_, agreed)) if agreed.has(by) => return Answer::Done,
            Some(_) => vec![(by, Body::Answer(true))],
            None => vec![(by, Body::Offer(Offer::Draw))],
        };
        bodies.extend(others.into_iter().map(|seat| (seat, Body::Answer(true))));
        self.write_all(number, id, name, bodies).await
    }

    async fn decline(&mut self, number: u64, id: &str, name: String, held: Seats) -> Answer {
        match self.first_playing(held) {
            None => Answer::No("live-watching"),
            Some(seat) => self.write(number, id, name, seat, Body::Answer(false)).await,
        }
    }

    /// Asks to take the last move back, or agrees to it. Where nobody else sits but computers it is done at once.
    async fn takeback(&mut self, number: u64, id: &str, name: String, held: Seats) -> Answer {
        let Some(by) = self.first_playing(held) else { return Answer::No("live-watching") };
        if !self.settings.takebacks {
            return Answer::No("live-no-takebacks");
        }
        if self.fold.is_over() {
            return Answer::No("live-over");
        }
        let others = self.other_people(held);
        let (asker, agreed) = self.fold.takeback.unwrap_or((by.0, Seats::NONE));
        let agreed: Seats = agreed.iter().chain(held.iter()).collect();
        let owner = self.holder_of(Seat(asker));
        let Some(count) = self.fold.undo_count(owner) else { return Answer::No("live-nothing") };
        let is_agreed = self.fold.seats().filter(|seat| others.has(*seat)).all(|seat| agreed.has(seat));
        let body = if is_agreed {
            Body::Undo(count)
        } else if self.fold.takeback.is_some() {
            Body::Answer(true)
        } else {
            Body::Offer(Offer::Takeback)
        };
        self.write(number, id, name, by, body).await
    }

    /// All seats of whoever holds this one.
    fn holder_of(&self, seat: Seat) -> Seats {
        let person = self.rows.get(seat.index()).and_then(|row| row.person.clone());
        let same = self.rows.iter().filter(|row| row.person.is_some() && row.person == person);
        same.map(|row| Seat(row.seat)).chain([seat]).collect()
    }

    async fn rematch(&mut self, number: u64, id: &str, name: String, held: Seats) -> Answer {
        let Some(by) = held.iter().next() else { return Answer::No("live-watching") };
        if !self.fold.is_over() {
            return Answer::No("live-not-over");
        }
        if self.fold.rematch.is_some() {
            return Answer::Done;
        }
        // Nobody could take a seat that was never taken: its invitation was for this table.
        if self.rows.iter().any(|row| row.kind == "open") {
            return Answer::No("live-nothing");
        }
        let game = self.fold.game.game();
        let options = self.fold.game.given_options().clone();
        let shared = std::sync::Arc::clone(&self.shared);
        match shared.rematch(game, &options, &self.settings, &self.rows).await {
            Err(error) => {
                tracing::warn!(%error, "no rematch");
                Answer::No("live-store")
            }
            Ok(table) => self.write(number, id, name, by, Body::Rematch(table)).await,
        }
    }

    /// Keeps what somebody says, and tells it to all.
    async fn say(&mut self, number: u64, held: Seats, text: &str) -> Answer {
        if !self.settings.chat {
            return Answer::No("live-no-chat");
        }
        let text: String =
            text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
        let text: String = text.trim().chars().filter(|letter| !is_unseen(*letter)).collect();
        if text.is_empty() || text.chars().count() > LONGEST_CHAT {
            return Answer::No("live-chat-long");
        }
        let seat = held.iter().next().map(|seat| seat.0);
        let guest = self.guests.get(&number).and_then(|guest| guest.name.clone());
        let named = seat.and_then(|seat| self.names.get(usize::from(seat))).filter(|name| !name.is_empty());
        let name = named.cloned().or(guest).unwrap_or_else(|| self.shared.words.say("live-guest", &[]));
        let next = self.chat.last().map_or(0, |line| line.number + 1);
        let at = self.shared.world.now();
        let row = ChatRow {
            table: self.id.clone(),
            number: next,
            seat,
            name: name.clone(),
            text: text.clone(),
            at,
        };
        if let Err(error) = self.shared.store.say(row).await {
            tracing::warn!(%error, "something said was not kept");
            return Answer::No("live-store");
        }
        let line = ChatLine { number: next, seat, name, text, at };
        self.tell_all(&frame("chat", &json!({"line": line})));
        self.remember(line);
        Answer::Done
    }

    async fn rename(&mut self, number: u64, name: &str) -> Answer {
        let Some(name) = tidy_name(name) else { return Answer::No("live-name") };
        let Some(guest) = self.guests.get_mut(&number) else { return Answer::Told };
        guest.name = Some(name.clone());
        let person = guest.person.clone();
        if self.shared.store.rename(&person.0, &name).await.is_err() {
            return Answer::No("live-store");
        }
        self.renamed(&person.0, &name);
        Answer::Done
    }

    fn renamed(&mut self, person: &str, name: &str) {
        for (row, shown) in self.rows.iter_mut().zip(&mut self.names) {
            if row.person.as_deref() == Some(person) && row.kind == "me" {
                row.name = Some(name.to_owned());
                name.clone_into(shown);
            }
        }
        self.broadcast();
    }

    /// Lifts the curtain for a seat that the visitor holds and that is asked, or lets it fall.
    fn look(&mut self, number: u64, seat: Option<Seat>) -> Answer {
        let asked = self.fold.to_act();
        let Some(guest) = self.guests.get_mut(&number) else { return Answer::Told };
        let held = guest.lens.held;
        if seat.is_some_and(|seat| named(held, seat.0).is_none_or(|seat| !asked.has(seat))) {
            return Answer::No("live-not-asked");
        }
        guest.lens.look = seat;
        self.send_whole(number);
        Answer::Done
    }

    /// The screen has changed, or the board was turned. What is seen stays what it is.
    fn set_screen(&mut self, number: u64, theme: Option<&str>, tall: Option<bool>, turns: Option<u8>) {
        let Some(guest) = self.guests.get_mut(&number) else { return };
        let lens = &mut guest.lens;
        if theme.is_some() {
            lens.screen.theme = crate::socket::theme(theme);
        }
        lens.screen.tall = tall.unwrap_or(lens.screen.tall);
        lens.turns = turns.unwrap_or(lens.turns);
    }
}

/// A seat that somebody named, if it is among those held.
fn named(held: Seats, seat: u8) -> Option<Seat> {
    held.iter().find(|held| held.0 == seat)
}

fn is_id(id: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    !id.is_empty() && id.len() <= LONGEST_ID && id.chars().all(fits)
}
