//! How a table begins: with an opening, with what chance deals, or with a whole record.

use crate::chance::{Chance, fall};
use crate::event::{Body, Event, Refusal};
use crate::fold::Fold;
use crate::seats::Chair;
use crate::table::Table;
use gambol_core::{Action, Ending, Node, Record};

/// Why a record cannot be shown.
#[derive(Clone, PartialEq, Debug)]
pub enum Unshown {
    /// One of its actions is impossible.
    Action(Refusal),
    /// It claims an ending that could not have happened, for this reason.
    End(Ending),
}

/// An action of a record as events of a log.
fn bodies(fold: &Fold, action: &Action) -> Vec<(Option<u8>, Body)> {
    match (action, fold.node()) {
        (Action::One(text), Node::Chance { .. }) => vec![(None, Body::Chance(text.clone()))],
        (Action::One(text), node) => {
            let seat = if let Node::Decision { seat, .. } = node { Some(seat.0) } else { None };
            vec![(seat, Body::Play(text.clone()))]
        }
        (Action::Together(texts), _) => {
            let seat = |seat: &String| seat.parse().ok();
            texts.iter().map(|(who, text)| (seat(who), Body::Choose(text.clone()))).collect()
        }
    }
}

impl Table {
    /// Plays an opening (an example of a rulebook, to go on from) and lets chance deal what it must before the first
    /// move.
    pub fn begin(
        &mut self,
        opening: &[Action],
        now: i64,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        for action in opening {
            self.again("opening", action, now, &mut events)?;
        }
        while let Some(outcomes) = self.fold.chance() {
            let Some(outcome) = fall(chance, &self.seed, self.fold.ply, &outcomes) else { break };
            let name = format!("chance:{}", self.fold.ply);
            events.push(self.fold.write(name, None, Body::Chance(outcome.clone()), now)?);
        }
        Ok(events)
    }

    /// Plays a record to its end.
    pub fn show_record(&mut self, record: &Record, now: i64) -> Result<Vec<Event>, Unshown> {
        let mut events = Vec::new();
        for (index, action) in record.actions.iter().enumerate() {
            let at = now + record.times.get(index).map_or(0, |&time| i64::try_from(time).unwrap_or(0));
            self.again("record", action, at, &mut events).map_err(Unshown::Action)?;
        }
        if let Some(ended) = &record.ended {
            let event = self.fold.write("record:ended".to_owned(), None, Body::Ended(ended.clone()), now);
            events.push(event.map_err(|_| Unshown::End(ended.ending))?);
        }
        Ok(events)
    }

    fn again(
        &mut self,
        name: &str,
        action: &Action,
        at: i64,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        for (seat, body) in bodies(&self.fold, action) {
            let name = format!("{name}:{}", self.fold.ply);
            events.push(self.fold.write(name, seat, body, at)?);
        }
        Ok(())
    }

    /// The chairs for the same people's next game, everybody one seat further on; none if a seat was never taken,
    /// because its invitation was for this table.
    pub fn chairs_of_rematch(&self) -> Option<Vec<Chair>> {
        let mut chairs = self.chairs.clone();
        if chairs.iter().any(|chair| chair.sits == crate::Sits::Open) {
            return None;
        }
        chairs.rotate_right(1);
        for chair in &mut chairs {
            chair.invited = false;
        }
        Some(chairs)
    }
}
