//! The fold: from a table's log to where the table stands. Pure: no clock, no chance, no I/O.
//!
//! What the log's events say is done again, in order, on a fresh match; [`Fold::apply`] is also how a new event
//! is tried before it is written, so that what was refused and what was replayed can never differ.
//!
//! When a seat gives up between two sides, the other side wins at once. Among more sides, the game goes on for the
//! others, and the computer moves for the one who left, who can no longer win. Partners share their fate: a side has
//! given up when all its seats have.

mod ends;
mod why;

use crate::clock::Clocks;
use crate::event::{Body, Event, Offer, Played, Refusal};
use crate::wire::Clock;
use gambol_core::{Action, AnyMatch, ApplyError, Eyes, Node, RecordResult, Seat, Seats, fingerprint};
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// Where a table stands.
pub struct Fold {
    /// The game.
    pub game: Box<dyn AnyMatch>,
    /// How many events there have been.
    pub ply: u64,
    /// What is known about each whole action.
    pub played: Vec<Played>,
    /// The commands that are in the log, by their hashes: a long game has many.
    commands: HashSet<[u8; 16]>,
    /// Who offers a draw, and who has agreed so far, including the offerer.
    pub draw: Option<(u8, Seats)>,
    /// Who would like to take a move back, and who has agreed so far, including the asker.
    pub takeback: Option<(u8, Seats)>,
    /// What seats have chosen in secret while others have yet to choose: for the eyes of that seat alone.
    pub chosen: Vec<(Seat, String)>,
    /// Seats that have given up.
    pub resigned: Seats,
    /// Seats that somebody has taken since the table was made.
    pub sat: Seats,
    /// Who called first for what chance decides next.
    pub shout: Option<u8>,
    /// The lengths of the log since somebody last did something: more than one where it says that nobody could.
    pub(crate) last: RangeInclusive<u64>,
    /// Whether players may stop when they like and keep their points.
    pub(crate) lets_stop: bool,
    /// The table where the same people play on.
    pub rematch: Option<String>,
    /// The clocks.
    pub clocks: Clocks,
    /// How the game ended by other means than its rules.
    ended: Option<RecordResult>,
    /// Whether nobody may move, because something is being explained.
    pub(crate) is_paused: bool,
    sides: Vec<Seats>,
    /// What can be done now: listing it costs more than anything else here, so it is listed once per event.
    node: Node,
}

impl std::fmt::Debug for Fold {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Fold")
            .field("game", &self.game.game())
            .field("ply", &self.ply)
            .finish_non_exhaustive()
    }
}

impl Fold {
    /// A table at its start. The clocks run once none of the `open` seats is still empty.
    pub fn new(game: Box<dyn AnyMatch>, clock: Clock, open: Seats, at: i64) -> Fold {
        let seats = game.seats();
        let sides = game.sides();
        let node = game.node();
        let lets_stop = game.stop(Seat(0)).is_some();
        let mut fold = Fold {
            game,
            ply: 0,
            played: Vec::new(),
            commands: HashSet::new(),
            draw: None,
            takeback: None,
            chosen: Vec::new(),
            resigned: Seats::NONE,
            sat: Seats::NONE,
            shout: None,
            last: 0..=0,
            lets_stop,
            rematch: None,
            clocks: Clocks::new(clock, seats, open, at),
            ended: None,
            is_paused: false,
            sides,
            node,
        };
        fold.clocks.ask(fold.to_act(), at);
        fold
    }

    /// Replays an event of the log.
    pub fn replay(&mut self, event: &Event) -> Result<(), Refusal> {
        self.apply(event.seat, &event.body, event.at)?;
        self.commands.insert(short(&event.command));
        if self.hash() != event.hash {
            return Err(Refusal::Bent);
        }
        Ok(())
    }

    /// A new event, done and written down.
    pub fn write(
        &mut self,
        command: String,
        seat: Option<u8>,
        body: Body,
        at: i64,
    ) -> Result<Event, Refusal> {
        let ply = self.ply;
        self.apply(seat, &body, at)?;
        self.commands.insert(short(&command));
        Ok(Event { ply, command, seat, body, hash: self.hash(), at })
    }

    /// Whether the log already holds this command.
    pub fn has_done(&self, command: &str) -> bool {
        self.commands.contains(&short(command))
    }

    /// A hash of the position, secrets included: for the log alone.
    fn hash(&self) -> String {
        fingerprint(&self.game.state(Eyes::All))
    }

    /// Does what an event says, or says why it is impossible; then nothing has changed.
    pub fn apply(&mut self, seat: Option<u8>, body: &Body, at: i64) -> Result<(), Refusal> {
        let late = matches!(body, Body::Rematch(_) | Body::Sit(_) | Body::Ended(_));
        if self.is_over() && !late {
            return Err(Refusal::Over);
        }
        match body {
            Body::Play(text) => self.play(seat.ok_or(Refusal::NotAsked)?, text, at)?,
            Body::Choose(text) => self.choose(seat.ok_or(Refusal::NotAsked)?, text, at)?,
            Body::Chance(text) => self.fall(text, at)?,
            Body::Resign(_) => self.resign(seat.ok_or(Refusal::NotAsked)?)?,
            Body::Offer(Offer::Draw) => self.offer_draw(seat.ok_or(Refusal::NotAsked)?),
            Body::Offer(Offer::Takeback) => {
                let seat = seat.ok_or(Refusal::NotAsked)?;
                self.takeback = Some((seat, Seats::one(Seat(seat))));
            }
            Body::Answer(agreed) => self.answer(seat.ok_or(Refusal::NotAsked)?, *agreed)?,
            Body::Undo(count) => self.undo(*count)?,
            Body::Flag(late) => self.flag(*late),
            Body::Shout(first) => {
                if self.shout.is_some() || self.called(Seat(*first)).is_none() {
                    return Err(Refusal::Nothing);
                }
                self.shout = Some(*first);
            }
            Body::Sit(_) => {
                let seat = Seat(seat.ok_or(Refusal::NotAsked)?);
                self.sat = self.sat.with(seat);
                self.clocks.sit(seat, at);
            }
            Body::Rematch(table) => self.rematch = Some(table.clone()),
            Body::Ended(result) => self.end_as_recorded(result)?,
            Body::Pause(millis) => self.clocks.pause(i64::try_from(*millis).unwrap_or(i64::MAX), at),
        }
        self.ply += 1;
        let first = if matches!(body, Body::Pause(_)) { *self.last.start() } else { self.ply };
        self.last = first..=self.ply;
        self.node = self.game.node();
        let asked = if self.is_over() { Seats::NONE } else { self.to_act() };
        self.clocks.ask(asked, at);
        Ok(())
    }

    fn play(&mut self, seat: u8, text: &str, at: i64) -> Result<(), Refusal> {
        match self.node {
            Node::Decision { seat: asked, .. } if asked.0 == seat => {}
            _ => return Err(Refusal::NotAsked),
        }
        self.game.apply(&Action::One(text.to_owned())).map_err(refused)?;
        self.clocks.acted(Seat(seat), at);
        self.done(Played { seat: Some(seat), at, chance: false });
        Ok(())
    }

    fn choose(&mut self, seat: u8, text: &str, at: i64) -> Result<(), Refusal> {
        if !self.owes_choice(seat) {
            return Err(Refusal::NotAsked);
        }
        let before = self.game.ply();
        self.game.commit(Seat(seat), text).map_err(refused)?;
        self.clocks.acted(Seat(seat), at);
        if self.game.ply() > before {
            self.chosen.clear();
            self.done(Played { seat: None, at, chance: false });
        } else {
            self.chosen.push((Seat(seat), text.to_owned()));
            self.withdraw();
        }
        Ok(())
    }

    fn fall(&mut self, text: &str, at: i64) -> Result<(), Refusal> {
        if !matches!(self.node, Node::Chance { .. }) {
            return Err(Refusal::NotAsked);
        }
        self.game.apply(&Action::One(text.to_owned())).map_err(refused)?;
        self.shout = None;
        self.done(Played { seat: None, at, chance: true });
        Ok(())
    }

    /// A whole action was played: what was offered before it is off the table.
    fn done(&mut self, played: Played) {
        self.played.push(played);
        if !played.chance {
            self.withdraw();
        }
        self.heed_resigned();
    }

    fn withdraw(&mut self) {
        self.draw = None;
        self.takeback = None;
    }

    /// How people ended it, if they did so before its rules or differently from them.
    pub fn ended(&self) -> Option<&RecordResult> {
        self.ended.as_ref()
    }

    /// Whether the game has ended, by its rules or otherwise.
    pub fn is_over(&self) -> bool {
        self.ended.is_some() || matches!(self.node, Node::End(_))
    }

    /// How it came out.
    pub fn result(&self) -> Option<RecordResult> {
        self.ended.clone().or_else(|| self.game.result())
    }

    /// What these eyes may see now: once the game has ended, everybody knows everything.
    pub fn eyes(&self, eyes: Eyes) -> Eyes {
        if self.is_over() { Eyes::All } else { eyes }
    }

    /// The seats that are to act.
    pub fn to_act(&self) -> Seats {
        if self.ended.is_some() {
            return Seats::NONE;
        }
        match &self.node {
            Node::Decision { seat, .. } => Seats::one(*seat),
            Node::Simultaneous { legal } => legal.iter().map(|(seat, _)| *seat).collect(),
            Node::Chance { .. } | Node::End(_) => Seats::NONE,
        }
    }

    /// What a seat may do now, and whether it is a secret choice.
    pub fn legal(&self, seat: Seat) -> Option<(Vec<String>, bool)> {
        if self.ended.is_some() {
            return None;
        }
        match &self.node {
            Node::Decision { seat: asked, legal } if *asked == seat => Some((legal.clone(), false)),
            Node::Simultaneous { legal } => {
                legal.iter().find(|(asked, _)| *asked == seat).map(|(_, legal)| (legal.clone(), true))
            }
            _ => None,
        }
    }

    fn owes_choice(&self, seat: u8) -> bool {
        let owed = |legal: &[(Seat, Vec<String>)]| legal.iter().any(|(asked, _)| asked.0 == seat);
        self.ended.is_none() && matches!(&self.node, Node::Simultaneous { legal } if owed(legal))
    }

    /// What is asked now.
    pub fn node(&self) -> &Node {
        &self.node
    }

    /// What may happen by chance now.
    pub fn chance(&self) -> Option<Vec<(String, u32)>> {
        match &self.node {
            Node::Chance { outcomes } if self.ended.is_none() => Some(outcomes.clone()),
            _ => None,
        }
    }

    /// What is decided now if this seat is the first to call; none where no call decides.
    pub fn called(&self, seat: Seat) -> Option<String> {
        if self.ended.is_some() { None } else { self.game.called(seat) }
    }

    /// Whether the next decision goes to whoever calls first.
    pub fn awaits_call(&self) -> bool {
        self.called(Seat(0)).is_some()
    }

    /// The action by which a seat that has stopped leaves the game now: it is played for it, and nothing else is.
    pub(crate) fn stopping(&self) -> Option<(Seat, String)> {
        let Node::Decision { seat, legal } = &self.node else { return None };
        let stop = self.game.stop(*seat).filter(|stop| legal.contains(stop))?;
        (self.ended.is_none() && self.resigned.has(*seat)).then_some((*seat, stop))
    }

    /// Back to where this many whole actions have been played, as if nothing had happened since.
    pub(crate) fn rewind(&mut self, actions: usize) {
        self.ended = None;
        let count = self.game.ply().saturating_sub(actions);
        if count > 0 && self.game.undo(count) {
            self.played.truncate(actions);
        } else if !self.chosen.is_empty() {
            // What has been chosen for the next action is forgotten with the last one, which is done again.
            let last = self.game.actions().pop();
            match last.filter(|_| self.game.undo(1)) {
                Some(last) => self.game.apply(&last).expect("what was played can be played again"),
                None => self.game = self.game.afresh(),
            }
        }
        self.chosen.clear();
        self.shout = None;
        self.withdraw();
        self.ply += 1;
        self.last = self.ply..=self.ply;
        self.node = self.game.node();
    }

    /// How many whole actions a take-back by this seat undoes: back to before its own last decision.
    pub fn undo_count(&self, of: Seats) -> Option<usize> {
        let mine = |played: &Played| match played.seat {
            Some(seat) => of.has(Seat(seat)),
            None => !played.chance,
        };
        self.played.iter().rposition(mine).map(|at| self.played.len() - at)
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.game.seats()).iter()
    }

    /// The same match once more, for whoever wants to try something out.
    pub fn copied(&self) -> Option<Box<dyn AnyMatch>> {
        crate::review::after(self.game.as_ref(), &self.game.actions())
    }
}

/// A command's name in a few bytes.
fn short(command: &str) -> [u8; 16] {
    let hash = blake3::hash(command.as_bytes());
    std::array::from_fn(|index| hash.as_bytes()[index])
}

fn refused(error: ApplyError) -> Refusal {
    match error {
        ApplyError::Over => Refusal::Over,
        ApplyError::Form(_) => Refusal::NotAsked,
        ApplyError::Illegal(rule) => Refusal::Rule(rule),
    }
}

#[cfg(test)]
mod tests;
