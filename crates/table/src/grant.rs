//! What people want at a table, one by one.

use crate::chance::Chance;
use crate::event::{Body, Event, Offer, Refusal};
use crate::lens::Lens;
use crate::scene::Scene;
use crate::seats::{Chair, seats_where};
use crate::table::{Around, Table};
use crate::tell::{Frame, frame};
use crate::wire::{Go, StateView, Wish};
use gambol_core::{Saying, Seat, Seats};
use gambol_draw::Extent;

/// The longest name a command may have.
pub const LONGEST_ID: usize = 32;

/// The outcome of a command.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// It is done, and nothing has to be stored.
    Done,
    /// These events must be stored; then it is done, and everybody must be told.
    Written(Vec<Event>),
    /// It is answered with its own message.
    Shown(Frame),
    /// It is not done: the key of the sentence that says why.
    No(&'static str),
    /// This rule forbids it.
    Rule(Saying),
    /// Somebody was faster, or the page is out of date: the current view says everything.
    Stale,
    /// The table alone cannot do it: its runner must.
    NotMine,
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Answer {
        match refusal {
            Refusal::Over => Answer::No("live-over"),
            Refusal::NotAsked => Answer::No("live-not-asked"),
            Refusal::Rule(rule) => Answer::Rule(rule),
            Refusal::Nothing | Refusal::Bent => Answer::No("live-nothing"),
        }
    }
}

/// Whether a command may have this name.
pub fn is_id(id: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    !id.is_empty() && id.len() <= LONGEST_ID && id.chars().all(fits)
}

/// The seat that was named, if it is among those held.
fn named(held: Seats, seat: u8) -> Option<Seat> {
    held.iter().find(|held| held.0 == seat)
}

/// How the game stands, in answer to a command.
#[derive(serde::Serialize)]
struct Named<'a> {
    id: &'a str,
    #[serde(flatten)]
    state: StateView,
}

/// A command as the table hears it.
struct Heard<'a, 'w> {
    /// Its name in the log: commands of different people may have the same id.
    name: String,
    lens: Lens,
    around: &'a Around<'w>,
    chance: &'a mut dyn Chance,
}

impl Table {
    /// Does what somebody looking through this lens wants. `name` is the command's name in the log, `id` its sender's
    /// name for it. Chat, names, screens, thinking and the next game are [not the table's](Answer::NotMine).
    pub fn grant(
        &mut self,
        (name, id): (String, &str),
        lens: Lens,
        wish: Wish,
        around: &Around<'_>,
        chance: &mut dyn Chance,
    ) -> Answer {
        if self.fold.has_done(&name) {
            return Answer::Done;
        }
        let held = lens.held;
        let actor = lens.actor(&self.fold);
        let seat = |given: Option<u8>| given.map_or(actor, |seat| named(held, seat));
        let heard = Heard { name, lens, around, chance };
        match wish {
            Wish::Play { ply, action, seat: given } => match seat(given) {
                None if held.is_empty() => Answer::No("live-watching"),
                // Nobody has done anything since, though the log may say that nobody could.
                _ if !self.fold.last.contains(&ply) => Answer::Stale,
                _ if self.fold.is_paused => Answer::No("live-not-asked"),
                None => Answer::No("live-not-asked"),
                Some(seat) => self.write(heard, seat, Body::Play(action)),
            },
            Wish::Choose { phase, action, seat: given } => match seat(given) {
                None if held.is_empty() => Answer::No("live-watching"),
                _ if phase != self.fold.game.ply() => Answer::Stale,
                _ if self.fold.is_paused => Answer::No("live-not-asked"),
                None => Answer::No("live-not-asked"),
                Some(seat) => self.write(heard, seat, Body::Choose(action)),
            },
            Wish::Resign { seat: given } => match seat(given).or_else(|| self.first_playing(held)) {
                None => Answer::No("live-watching"),
                Some(seat) => self.leave(heard, seat),
            },
            Wish::Shout { seat: given } => {
                match given.and_then(|seat| named(held, seat)).or_else(|| held.iter().next()) {
                    None => Answer::No("live-watching"),
                    Some(seat) if self.fold.awaits_call() => self.write(heard, seat, Body::Shout(seat.0)),
                    Some(_) => Answer::No("live-shout-late"),
                }
            }
            Wish::Draw { seat: given } => {
                let by = seat(given).or_else(|| self.first_playing(held));
                self.draw(heard, by)
            }
            Wish::Decline => match self.first_playing(held) {
                None => Answer::No("live-watching"),
                Some(seat) => self.write(heard, seat, Body::Answer(false)),
            },
            Wish::Takeback if self.course.is_some() => self.go(Go::Undo, heard.around.now, heard.chance),
            Wish::Course { go } => self.go(go, heard.around.now, heard.chance),
            Wish::Takeback => self.takeback(heard),
            Wish::Preview { action, parts } => {
                self.show(&heard, "preview", |scene| scene.preview(id, lens, &action, &parts))
            }
            Wish::About { what } => self.show(&heard, "about", |scene| Some(scene.about(id, lens, &what))),
            Wish::State => {
                let eyes = self.scene(heard.around).eyes(lens);
                self.show(&heard, "state", |scene| Some(Named { id, state: scene.told(eyes) }))
            }
            Wish::Why { place } => match actor {
                None => Answer::No("live-not-asked"),
                Some(seat) => self.fold.why_not(seat, &place).map_or(Answer::Done, Into::into),
            },
            Wish::Draft { parts } => self.show(&heard, "draft", |scene| scene.draft(id, lens, parts)),
            Wish::At { ply } => self.show(&heard, "past", |scene| scene.past(id, lens, ply, Extent::Thin)),
            Wish::Hint
            | Wish::Review
            | Wish::Moment { .. }
            | Wish::Rematch
            | Wish::Chat { .. }
            | Wish::Name { .. }
            | Wish::Look { .. }
            | Wish::Hide
            | Wish::Sync { .. } => Answer::NotMine,
        }
    }

    /// Gives up; or, where players may stop and keep their points, stops: now, or when the seat's next turn comes.
    fn leave(&mut self, heard: Heard<'_, '_>, seat: Seat) -> Answer {
        if self.fold.lets_stop && self.fold.game.stop(seat).is_none() {
            return Answer::No("live-stopped");
        }
        let is_asked = self.fold.to_act().has(seat);
        match self.fold.game.stop(seat) {
            None => self.write(heard, seat, Body::Resign(true)),
            Some(_) if !is_asked => self.write(heard, seat, Body::Resign(true)),
            Some(stop) if self.fold.legal(seat).is_some_and(|(legal, _)| legal.contains(&stop)) => {
                self.write(heard, seat, Body::Play(stop))
            }
            Some(_) => Answer::No("live-stop-later"),
        }
    }

    /// An event that does not come from a [`Wish`], and what chance makes of it.
    pub fn enter(
        &mut self,
        name: String,
        seat: Seat,
        body: Body,
        now: i64,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let mut events = vec![self.fold.write(name, Some(seat.0), body, now)?];
        self.settle(&mut events, now, chance);
        Ok(events)
    }

    fn first_playing(&self, held: Seats) -> Option<Seat> {
        held.iter().find(|seat| !self.fold.resigned.has(*seat))
    }

    fn show<T: serde::Serialize>(
        &self,
        heard: &Heard<'_, '_>,
        kind: &str,
        see: impl FnOnce(Scene<'_>) -> Option<T>,
    ) -> Answer {
        let shown = see(self.scene(heard.around));
        shown.map_or(Answer::No("live-no-picture"), |shown| Answer::Shown(frame(kind, &shown)))
    }

    /// Writes one event and what chance makes of it.
    fn write(&mut self, heard: Heard<'_, '_>, seat: Seat, body: Body) -> Answer {
        self.write_all(heard, vec![(seat, body)])
    }

    /// The same for several events of one command: all of them are written, or none.
    fn write_all(&mut self, heard: Heard<'_, '_>, bodies: Vec<(Seat, Body)>) -> Answer {
        let Heard { name, around, chance, .. } = heard;
        let mut events = Vec::new();
        for (index, (seat, body)) in bodies.into_iter().enumerate() {
            let name = if index == 0 { name.clone() } else { format!("{name}+{index}") };
            let is_undo = matches!(body, Body::Undo(_));
            match self.fold.write(name, Some(seat.0), body, around.now) {
                Ok(event) => {
                    self.heard(&event.body);
                    events.push(event);
                }
                // Only the first can be refused because of how the table stands; the others follow from it.
                Err(refusal) if events.is_empty() => return refusal.into(),
                Err(_) => break,
            }
            self.epoch += u64::from(is_undo);
        }
        self.settle(&mut events, around.now, chance);
        self.after_script();
        Answer::Written(events)
    }

    /// Offers a draw, or agrees to one. Computers play on.
    fn draw(&mut self, heard: Heard<'_, '_>, by: Option<Seat>) -> Answer {
        let Some(by) = by else { return Answer::No("live-watching") };
        let bots = seats_where(&self.chairs, Chair::is_bot);
        if bots.iter().any(|seat| !self.fold.resigned.has(seat)) {
            return Answer::No("live-computer-plays-on");
        }
        let held = heard.lens.held.iter();
        let others: Vec<Seat> = held.filter(|seat| *seat != by && !self.fold.resigned.has(*seat)).collect();
        let mut bodies = match self.fold.draw {
            Some((_, agreed)) if agreed.has(by) => return Answer::Done,
            Some(_) => vec![(by, Body::Answer(true))],
            None => vec![(by, Body::Offer(Offer::Draw))],
        };
        bodies.extend(others.into_iter().map(|seat| (seat, Body::Answer(true))));
        self.write_all(heard, bodies)
    }

    /// Asks to take the last move back, or agrees to it. Where only computers sit besides, it is done at once.
    fn takeback(&mut self, heard: Heard<'_, '_>) -> Answer {
        let held = heard.lens.held;
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
        let body = if others.iter().all(|seat| agreed.has(seat)) {
            Body::Undo(count)
        } else if self.fold.takeback.is_some() {
            Body::Answer(true)
        } else {
            Body::Offer(Offer::Takeback)
        };
        self.write(heard, by, body)
    }

    /// Seats of people who have not given up, other than these.
    fn other_people(&self, held: Seats) -> Seats {
        let people = seats_where(&self.chairs, |chair| !chair.is_bot());
        people.iter().filter(|seat| !held.has(*seat) && !self.fold.resigned.has(*seat)).collect()
    }

    /// All seats held by the holder of this one.
    fn holder_of(&self, seat: Seat) -> Seats {
        let person = self.chairs.get(seat.index()).and_then(|chair| chair.person.as_ref());
        let same =
            seats_where(&self.chairs, |chair| chair.person.is_some() && chair.person.as_ref() == person);
        same.with(seat)
    }
}
