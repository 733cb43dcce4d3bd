//! Making tables: new ones, the next one of the same people, and one that shows a record.

use super::actor::seed_hex;
use super::fold::{Body, Fold, Refusal};
use super::{NewTable, Shared, Sitter, TableError, Tables};
use crate::who::{Token, Visitor};
use crate::wire::Settings;
use crate::world::Seed;
use gambol_core::{Action, Node, Record, Seat, Seats};
use gambol_games::{Kind, RecordError};
use gambol_store::{EventRow, SeatRow, TableRow};
use serde_json::{Map, Value};

/// A table about to be made.
struct Plan<'a> {
    game: &'a str,
    options: &'a Map<String, Value>,
    settings: &'a Settings,
    seats: Vec<SeatRow>,
    creator: String,
    seed: Seed,
    id: String,
    /// What has been played already.
    opening: &'a [Action],
}

impl Tables {
    /// Makes a table and answers with its id. The visitor takes all seats that are here.
    pub async fn create(&self, visitor: &Visitor, new: NewTable) -> Result<String, TableError> {
        self.create_after(visitor, new, &[]).await
    }

    /// The same, with these actions already played: an example of a rulebook, to go on from.
    pub async fn create_after(
        &self,
        visitor: &Visitor,
        new: NewTable,
        opening: &[Action],
    ) -> Result<String, TableError> {
        let shared = &self.0;
        let id = Token::of(shared.world.bits()).as_str().to_owned();
        let seats = new.seats.iter().enumerate().map(|(seat, sitter)| row(&id, seat as u8, sitter, visitor));
        let plan = Plan {
            game: new.game,
            options: &new.options,
            settings: &new.settings,
            seats: seats.collect(),
            creator: visitor.person.0.clone(),
            seed: shared.world.seed(),
            id,
            opening,
        };
        visitor.keep();
        let id = shared.make(plan).await?;
        // A computer that moves first begins to think at once.
        self.wake(&id).await?;
        Ok(id)
    }

    /// A table that shows a record, which is replayed and checked. Nobody sits there; anybody with the address may look.
    pub async fn import(&self, record: &Record, visitor: &Visitor) -> Result<String, TableError> {
        let shared = &self.0;
        let words = &shared.words;
        let refused = |error| TableError::Refused(words.record_error(record, &error));
        let replayed = gambol_games::replay(record).map_err(refused)?;
        let options = replayed.options();
        let kind = Kind::named(&record.game).ok_or(TableError::Unknown)?;
        let started =
            shared.shelf.start(kind, &options).map_err(|error| refused(RecordError::Setup(error)))?.game;
        let now = shared.world.now();
        let mut fold = Fold::new(started, crate::wire::Clock::None, Seats::NONE, now);
        let mut events = Vec::new();
        for (index, action) in record.actions.iter().enumerate() {
            let at = now + record.times.get(index).map_or(0, |&time| i64::try_from(time).unwrap_or(0));
            for (seat, body) in bodies(&fold, action) {
                let name = format!("record:{}", fold.ply);
                let event = fold.write(name, seat, &body, at);
                events.push(event.map_err(|refusal| shared.impossible(&refusal))?);
            }
        }
        if let Some(ended) = &record.ended {
            let event = fold.write("record:ended".to_owned(), None, &Body::Ended(ended.clone()), now);
            let reason = || shared.words.say("live-record-ended", &[("reason", (&ended.reason).into())]);
            events.push(event.map_err(|_| TableError::Refused(reason()))?);
        }
        let id = Token::of(shared.world.bits()).as_str().to_owned();
        let name = |seat: usize| record.seats.get(seat).and_then(|name| crate::who::tidy_name(name));
        let seats = (0..fold.game.seats()).map(|seat| SeatRow {
            table: id.clone(),
            seat: seat as u8,
            kind: "open".to_owned(),
            name: name(seat),
            ..SeatRow::default()
        });
        let table = TableRow {
            id: id.clone(),
            game: record.game.clone(),
            options: Value::Object(options).to_string(),
            settings: settings_json(&Settings { chat: false, takebacks: false, ..Settings::default() }),
            seed: seed_hex(&shared.world.seed()),
            creator: visitor.person.0.clone(),
            created_at: now,
            changed_at: now,
            result: fold.result().map(|result| serde_json::to_string(&result).unwrap_or_default()),
        };
        shared.store.create(table, seats.collect(), events).await?;
        shared.metrics.created.add(1);
        Ok(id)
    }
}

fn settings_json(settings: &Settings) -> String {
    serde_json::to_string(settings).expect("settings can be written as JSON")
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

fn row(table: &str, seat: u8, sitter: &Sitter, visitor: &Visitor) -> SeatRow {
    let mut row = SeatRow { table: table.to_owned(), seat, ..SeatRow::default() };
    match sitter {
        Sitter::Me { name } => {
            "me".clone_into(&mut row.kind);
            row.person = Some(visitor.person.0.clone());
            row.name = name.clone().or_else(|| visitor.name.clone());
        }
        Sitter::Here { name } => {
            "here".clone_into(&mut row.kind);
            row.person = Some(visitor.person.0.clone());
            row.name.clone_from(name);
        }
        Sitter::Bot { level } => {
            "bot".clone_into(&mut row.kind);
            row.level = Some(level.clone());
        }
        Sitter::Open => {
            "open".clone_into(&mut row.kind);
            row.invitation = Some(visitor.invitation(table, seat).hash());
        }
    }
    row
}

impl Shared {
    /// What was checked before is refused all the same.
    fn impossible(&self, refusal: &Refusal) -> TableError {
        tracing::error!(?refusal, "what was checked is refused");
        TableError::Refused(self.words.say("error-form", &[]))
    }

    /// Keeps a new table. What chance deals before the first move is dealt now.
    async fn make(&self, plan: Plan<'_>) -> Result<String, TableError> {
        let now = self.world.now();
        let kind = Kind::named(plan.game).ok_or(TableError::Unknown)?;
        let started = self.shelf.start(kind, plan.options);
        let started = started.map_err(|error| TableError::Refused(self.words.setup_error(&error)))?.game;
        let open =
            plan.seats.iter().filter(|row| row.invitation.is_some()).map(|row| Seat(row.seat)).collect();
        let mut fold = Fold::new(started, plan.settings.clock, open, now);
        let mut events: Vec<EventRow> = Vec::new();
        for action in plan.opening {
            for (seat, body) in bodies(&fold, action) {
                let event = fold.write(format!("opening:{}", fold.ply), seat, &body, now);
                events.push(event.map_err(|refusal| self.impossible(&refusal))?);
            }
        }
        while let Some(outcomes) = fold.chance() {
            let Some(outcome) = self.world.fall(&plan.seed, fold.ply, &outcomes) else { break };
            let name = format!("chance:{}", fold.ply);
            match fold.write(name, None, &Body::Chance(outcome.clone()), now) {
                Ok(event) => events.push(event),
                Err(refusal) => return Err(self.impossible(&refusal)),
            }
        }
        let table = TableRow {
            id: plan.id.clone(),
            game: plan.game.to_owned(),
            options: Value::Object(plan.options.clone()).to_string(),
            settings: settings_json(plan.settings),
            seed: seed_hex(&plan.seed),
            creator: plan.creator,
            created_at: now,
            changed_at: now,
            result: None,
        };
        self.store.create(table, plan.seats, events).await?;
        self.metrics.created.add(1);
        Ok(plan.id)
    }

    /// The next game of the same people, everybody one seat further.
    pub(super) async fn rematch(
        &self,
        game: &str,
        options: &Map<String, Value>,
        settings: &Settings,
        rows: &[SeatRow],
    ) -> Result<String, TableError> {
        let id = Token::of(self.world.bits()).as_str().to_owned();
        let count = rows.len();
        let seats = (0..count).map(|seat| {
            let before = rows[(seat + count - 1) % count].clone();
            SeatRow { table: id.clone(), seat: seat as u8, invitation: None, ..before }
        });
        let seats: Vec<SeatRow> = seats.collect();
        let creator = seats.iter().find_map(|row| row.person.clone()).unwrap_or_default();
        self.make(Plan { game, options, settings, seats, creator, seed: self.world.seed(), id, opening: &[] })
            .await
    }
}
