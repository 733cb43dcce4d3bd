//! What visitors want: the table grants it or says why not; here it is kept, and everybody is told.

use super::actor::Actor;
use crate::who::tidy_name;
use gambol_core::Seat;
use gambol_table::wire::{Command, Wish};
use gambol_table::{Answer, Body, Lens, Person, frame, is_id};
use serde_json::json;

/// After so many events nothing is offered and taken back any more.
const MOST_EVENTS: u64 = 10_000;

/// Whether a wish is only to be shown something.
fn is_reading(wish: &Wish) -> bool {
    matches!(
        wish,
        Wish::Draft { .. }
            | Wish::Preview { .. }
            | Wish::About { .. }
            | Wish::State
            | Wish::Why { .. }
            | Wish::At { .. }
            | Wish::Moment { .. }
            | Wish::Hint
            | Wish::Review
            | Wish::Look { .. }
            | Wish::Hide
            | Wish::Sync { .. }
    )
}

impl Actor {
    /// Does what a visitor wants, and answers.
    pub(super) async fn command(&mut self, number: u64, command: Command) {
        let Command { id, wish } = command;
        let declined = if matches!(wish, Wish::Decline) { self.offered(number) } else { None };
        let answer = if is_id(&id) { self.grant(number, &id, wish).await } else { Answer::No("live-id") };
        let answer = match answer {
            Answer::Written(events) => self.keep(number, &id, events).await,
            answer => answer,
        };
        if let (Some((asker, by, key)), Answer::NotMine) = (declined, &answer) {
            for guest in self.guests.values().filter(|guest| guest.seen.lens.held.has(asker)) {
                let lens = guest.seen.lens;
                let name = self.scene(lens).name(by);
                let why = self.words(lens).say(key, &[("name", name.into())]);
                guest.out.send(frame("told", &json!({"why": why})));
            }
        }
        let Some(guest) = self.guests.get(&number) else { return };
        let words = self.words(guest.seen.lens);
        let is_stale = matches!(answer, Answer::Stale);
        // A broken rule comes with the place where the exact rules say it.
        let section = match &answer {
            Answer::Rule(rule) => rule.section,
            _ => None,
        };
        let why = match answer {
            Answer::NotMine | Answer::Written(_) => return,
            Answer::Shown(frame) => return guest.out.answer(frame),
            Answer::Done => return guest.out.answer(frame("ok", &json!({"id": id}))),
            Answer::No(key) => words.say(key, &[]),
            Answer::Rule(rule) => self.scene(guest.seen.lens).refusal(guest.seen.lens, &rule),
            Answer::Stale => words.say("live-stale", &[]),
        };
        self.shared.metrics.refused.add(1);
        let told = match section {
            Some(section) => json!({"id": id, "why": why, "rule": section}),
            None => json!({"id": id, "why": why}),
        };
        guest.out.answer(frame("no", &told));
        if is_stale {
            self.send_whole(number);
        }
    }

    /// Who has asked for what this guest may decline, whose guest it is, and what is said if it is declined.
    fn offered(&self, number: u64) -> Option<(Seat, Seat, &'static str)> {
        let fold = self.table.fold();
        let (asker, key) = match (fold.draw, fold.takeback) {
            (Some((seat, _)), _) => (seat, "live-declined-draw"),
            (None, Some((seat, _))) => (seat, "live-declined-takeback"),
            (None, None) => return None,
        };
        let seat = self.guests.get(&number)?.seen.lens.held.iter().next()?;
        Some((Seat(asker), seat, key))
    }

    /// What is not the table's own is done here; [`Answer::NotMine`] then means that it will be answered later, or that
    /// there is nobody left to answer.
    async fn grant(&mut self, number: u64, id: &str, wish: Wish) -> Answer {
        let Some(guest) = self.guests.get(&number) else { return Answer::NotMine };
        let lens = guest.seen.lens;
        // Commands of different people may have the same name.
        let name = format!("{}:{id}", guest.person.0);
        if self.table.fold().has_done(&name) {
            return Answer::Done;
        }
        // What cannot be kept is not begun.
        let writes = !is_reading(&wish);
        if self.table.course().is_none() && (self.is_adrift || (writes && self.shared.is_away())) {
            return Answer::No("live-away");
        }
        // A log has an end: what is taken back and offered for ever would be replayed for ever.
        let goes_on = matches!(wish, Wish::Takeback | Wish::Draw { .. } | Wish::Decline);
        if goes_on && self.table.fold().ply >= MOST_EVENTS {
            return Answer::No("live-long");
        }
        match wish {
            Wish::Rematch | Wish::Review if self.table.course().is_some() => Answer::No("live-nothing"),
            Wish::Rematch => self.rematch(name, lens).await,
            Wish::Hint => self.hint(number, id, lens),
            Wish::Review => self.review(number),
            Wish::Moment { ply, seat, step } => self.moment(id, lens, (ply, seat, step)),
            Wish::Chat { text } => self.say(number, name, lens, &text).await,
            Wish::Name { name } => self.rename(number, &name).await,
            Wish::Look { seat } => self.look(number, Some(Seat(seat))),
            Wish::Hide => self.look(number, None),
            Wish::Sync { theme, tall, turns } => {
                self.set_screen(number, theme.as_deref(), tall, turns);
                self.send_whole(number);
                Answer::Done
            }
            wish => {
                let is_taught =
                    self.table.course().is_some() && matches!(wish, Wish::Course { .. } | Wish::Takeback);
                // The table changes while it is being described, so the words are borrowed from elsewhere.
                let words = self.words(lens).clone();
                let around = self.around(&words);
                let answer =
                    self.table.grant((name, id), lens, wish, &around, &mut self.shared.world.clone());
                if is_taught && answer == Answer::Done {
                    self.follow();
                    self.broadcast();
                }
                answer
            }
        }
    }

    /// What has happened is committed, then acknowledged, then broadcast.
    async fn keep(&mut self, number: u64, id: &str, events: Vec<gambol_table::Event>) -> Answer {
        if let Err(error) = self.commit(events).await {
            if self.is_lost {
                return Answer::NotMine;
            }
            if !self.is_adrift {
                self.broadcast();
            }
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
        Answer::NotMine
    }

    async fn rematch(&mut self, name: String, lens: Lens) -> Answer {
        let Some(by) = lens.held.iter().next() else { return Answer::No("live-watching") };
        if !self.table.fold().is_over() {
            return Answer::No("live-not-over");
        }
        if self.table.fold().rematch.is_some() {
            return Answer::Done;
        }
        let Some(next) = self.shared.rematch(&self.table) else { return Answer::No("live-nothing") };
        match self.shared.make(&self.words(lens).clone(), &next, &|_| None).await {
            Err(error) => {
                tracing::warn!(%error, "no rematch");
                Answer::No("live-store")
            }
            Ok(next) => {
                let (now, mut chance) = (self.shared.world.now(), self.shared.world.clone());
                let entered = self.table.enter(name, by, Body::Rematch(next), now, &mut chance);
                entered.map_or_else(Into::into, Answer::Written)
            }
        }
    }

    /// Keeps what somebody says, and tells it to all.
    async fn say(&mut self, number: u64, command: String, lens: Lens, text: &str) -> Answer {
        if self.is_muted {
            return Answer::No("live-no-chat");
        }
        let name = self.guests.get(&number).and_then(|guest| guest.name.clone());
        let line = match self.table.line(lens.held, name, text, self.shared.world.now()) {
            Ok(line) => line,
            Err(key) => return Answer::No(key),
        };
        match self.shared.store.say(super::rows::chat_row(self.table.id(), command, &line)).await {
            Ok(true) => {}
            // It was said before, and the answer was lost on the way.
            Ok(false) => return Answer::Done,
            Err(error) => {
                tracing::warn!(%error, "something said was not kept");
                return Answer::No("live-store");
            }
        }
        self.tell_each(|words| frame("chat", &json!({"line": line.shown(words)})));
        self.table.remember(line);
        Answer::Done
    }

    async fn rename(&mut self, number: u64, name: &str) -> Answer {
        let Some(name) = tidy_name(name) else { return Answer::No("live-name") };
        let Some(guest) = self.guests.get_mut(&number) else { return Answer::NotMine };
        guest.name = Some(name.clone());
        let person: Person = guest.person.clone();
        if self.shared.store.rename(&person.0, &name).await.is_err() {
            return Answer::No("live-store");
        }
        self.table.rename(&person, &name);
        self.broadcast();
        Answer::Done
    }

    /// Lifts the curtain for a seat that the visitor holds and that is asked, or lets it fall.
    fn look(&mut self, number: u64, seat: Option<Seat>) -> Answer {
        let Some(guest) = self.guests.get_mut(&number) else { return Answer::NotMine };
        if !guest.seen.lens.lift(seat, self.table.fold()) {
            return Answer::No("live-not-asked");
        }
        self.send_whole(number);
        Answer::Done
    }

    /// The screen has changed, or the board was turned. What is seen stays what it is.
    fn set_screen(&mut self, number: u64, theme: Option<&str>, tall: Option<bool>, turns: Option<u8>) {
        let Some(guest) = self.guests.get_mut(&number) else { return };
        let lens = &mut guest.seen.lens;
        if theme.is_some() {
            lens.screen.theme = crate::socket::theme(theme);
        }
        lens.screen.tall = tall.unwrap_or(lens.screen.tall);
        lens.turns = turns.unwrap_or(lens.turns);
    }
}
