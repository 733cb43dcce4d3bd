//! Tables that teach: held in memory for one connection, and gone with it.

use super::actor::Actor;
use super::make::name_computers;
use super::message::Message;
use super::{QUEUE, Shared, TableError, Tables, lock};
use crate::who::Visitor;
use gambol_table::wire::TableView;
use gambol_table::{Around, Chair, Screen, Script, Setup, Sits, Table};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::mpsc;

/// How long before the script's next move, so that whoever learns can follow.
const PACE: Duration = Duration::from_millis(1_100);
/// The level that stands at the seats of those who do what the script says.
const LEVEL: &str = "1";

impl Tables {
    /// Opens a course at this step, for whoever is about to connect; answers with the table's id.
    pub(crate) fn teach(&self, visitor: &Visitor, script: Script, step: usize) -> Result<String, TableError> {
        let table = self.0.taught(visitor, script, step)?;
        let id = table.id().to_owned();
        let actor = Actor::new(Arc::clone(&self.0), table, Some(visitor.from));
        let mut awake = lock(&self.0.awake);
        if self.0.closing.load(Ordering::Relaxed) {
            return Err(TableError::Store(gambol_store::StoreError::Closed));
        }
        let (way, messages) = mpsc::channel(QUEUE);
        awake.insert(id.clone(), way);
        tokio::spawn(actor.run(messages));
        Ok(id)
    }

    /// How a course begins, for its page.
    pub(crate) fn lesson(
        &self,
        visitor: &Visitor,
        script: Script,
        screen: Screen,
    ) -> Result<TableView, TableError> {
        let table = self.0.taught(visitor, script, 0)?;
        let screen = Screen { language: visitor.words.tongue(), ..screen };
        let lens = table.lens(&visitor.person, screen).ok_or(TableError::Unknown)?;
        let online = table.held_by(&visitor.person);
        let around = Around { words: &visitor.words, online, watching: 0, now: self.0.world.now() };
        Ok(table.scene(&around).page(lens, Vec::new()))
    }
}

impl Shared {
    fn taught(&self, visitor: &Visitor, script: Script, step: usize) -> Result<Table, TableError> {
        let wrong = |what: String| {
            tracing::error!(what, title = script.title, "a script does not fit its game");
            TableError::Unknown
        };
        let id = self.new_id();
        let shelved = self.shelf.start(script.game, &script.options);
        let game = shelved.map_err(|error| wrong(error.to_string()))?.game;
        let chair = |seat: usize| match script.you {
            Some(you) if you.index() != seat => {
                Chair { sits: Sits::Bot, level: Some(LEVEL.to_owned()), ..Chair::default() }
            }
            Some(_) => Chair {
                sits: Sits::Me,
                person: Some(visitor.person.clone()),
                name: visitor.name.clone(),
                ..Chair::default()
            },
            None => {
                let sits = if seat == 0 { Sits::Me } else { Sits::Here };
                Chair { sits, person: Some(visitor.person.clone()), ..Chair::default() }
            }
        };
        let mut chairs: Vec<Chair> = (0..game.seats()).map(chair).collect();
        name_computers(&mut chairs, &script.title, &self.tongues);
        let setup = Setup {
            game: script.game,
            options: game.options(),
            settings: script.settings(),
            chairs,
            seed: self.world.seed(),
            creator: visitor.person.clone(),
            created_at: self.world.now(),
            id,
        };
        let mut table = Table::new(setup, &self.shelf).map_err(|error| wrong(error.to_string()))?;
        let title = script.title.clone();
        table.teach(script, step, self.world.now(), &mut self.world.clone()).map_err(|refusal| {
            tracing::error!(?refusal, title, "a script does not fit its game");
            TableError::Unknown
        })?;
        Ok(table)
    }
}

impl Actor {
    /// What the script says next is done in a moment.
    pub(super) fn follow_script(&self) {
        if !self.table.goes_on() {
            return;
        }
        let Some(table) = self.shared.way_to(self.table.id()) else { return };
        let (epoch, ply) = (self.table.epoch(), self.table.fold().ply);
        let pace = if self.shared.pool.human_pace { PACE } else { Duration::ZERO };
        tokio::spawn(async move {
            tokio::time::sleep(pace).await;
            let _ = table.send(Message::Script { epoch, ply }).await;
        });
    }

    /// Does what the script says next, unless something else has happened meanwhile.
    pub(super) fn go_on(&mut self, epoch: u64, ply: u64) {
        if (epoch, ply) != (self.table.epoch(), self.table.fold().ply) {
            return;
        }
        let (now, mut chance) = (self.shared.world.now(), self.shared.world.clone());
        self.table.go_on(now, &mut chance);
        self.broadcast();
        self.follow();
    }
}
