//! Making tables: new ones, the next one of the same people, and one that shows a record.

use super::{Shared, TableError, Tables, rows};
use crate::who::{Token, Visitor};
use gambol_core::{Action, Record, SetupError};
use gambol_games::{Kind, RecordError};
use gambol_store::SeatRow;
use gambol_table::wire::Settings;
use gambol_table::{Chair, Event, NewTable, Person, Refusal, Setup, Sits, Sitter, Table, Unshown, tidy_name};

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
        let id = shared.new_id();
        let setup = Setup {
            game: new.game,
            options: new.options,
            settings: new.settings,
            chairs: new.seats.iter().map(|sitter| chair(sitter, visitor)).collect(),
            seed: shared.world.seed(),
            creator: visitor.person.clone(),
            created_at: shared.world.now(),
            id,
        };
        visitor.keep();
        let invitation = |seat: u8| Some(visitor.invitation(&setup.id, seat).hash());
        let id = shared.make(&setup, &invitation, opening).await?;
        // A computer that moves first begins to think at once.
        self.wake(&id).await?;
        Ok(id)
    }

    /// A table that shows a record, which is replayed and checked. Nobody sits there; anybody with the address may
    /// look.
    pub async fn import(&self, record: &Record, visitor: &Visitor) -> Result<String, TableError> {
        let shared = &self.0;
        let words = &shared.words;
        let refused = |error| TableError::Refused(words.record_error(record, &error));
        let replayed = gambol_games::replay(record).map_err(refused)?;
        let name = |seat: usize| record.seats.get(seat).and_then(|name| tidy_name(name));
        let nobody = |seat| Chair { name: name(seat), ..Chair::default() };
        let setup = Setup {
            id: shared.new_id(),
            game: Kind::named(&record.game).ok_or(TableError::Unknown)?,
            options: replayed.options(),
            settings: Settings { chat: false, takebacks: false, ..Settings::default() },
            chairs: (0..replayed.seats()).map(nobody).collect(),
            seed: shared.world.seed(),
            creator: visitor.person.clone(),
            created_at: shared.world.now(),
        };
        let wrong = |error: SetupError| refused(RecordError::Setup(error));
        let mut table = Table::new(setup.clone(), &shared.shelf).map_err(wrong)?;
        let shown = table.show_record(record, setup.created_at).map_err(|error| match error {
            Unshown::Action(refusal) => shared.impossible(&refusal),
            Unshown::End(reason) => {
                TableError::Refused(words.say("live-record-ended", &[("reason", reason.to_string().into())]))
            }
        })?;
        shared.create(&setup, &|_| None, shown, result_of(&table)).await
    }
}

/// Seats everyone where the visitor has placed them.
fn chair(sitter: &Sitter, visitor: &Visitor) -> Chair {
    let person = Some(visitor.person.clone());
    match sitter {
        Sitter::Me { name } => {
            let name = name.clone().or_else(|| visitor.name.clone());
            Chair { sits: Sits::Me, person, name, ..Chair::default() }
        }
        Sitter::Here { name } => Chair { sits: Sits::Here, person, name: name.clone(), ..Chair::default() },
        Sitter::Bot { level } => Chair { sits: Sits::Bot, level: Some(level.clone()), ..Chair::default() },
        Sitter::Open => Chair { sits: Sits::Open, invited: true, ..Chair::default() },
    }
}

/// The hash of the invitation to a seat.
type Invitation<'a> = &'a (dyn Fn(u8) -> Option<String> + Sync);

impl Shared {
    fn new_id(&self) -> String {
        Token::of(self.world.bits()).as_str().to_owned()
    }

    /// What was checked before is refused all the same.
    fn impossible(&self, refusal: &Refusal) -> TableError {
        tracing::error!(?refusal, "what was checked is refused");
        TableError::Refused(self.words.say("error-form", &[]))
    }

    /// Keeps a new table. What chance deals before the first move is dealt now.
    pub(super) async fn make(
        &self,
        setup: &Setup,
        invitation: Invitation<'_>,
        opening: &[Action],
    ) -> Result<String, TableError> {
        let table = Table::new(setup.clone(), &self.shelf);
        let mut table = table.map_err(|error| TableError::Refused(self.words.setup_error(&error)))?;
        let begun = table.begin(opening, setup.created_at, &mut self.world.clone());
        let events = begun.map_err(|refusal| self.impossible(&refusal))?;
        self.create(setup, invitation, events, result_of(&table)).await
    }

    /// Keeps a table with what has happened there already.
    async fn create(
        &self,
        setup: &Setup,
        invitation: Invitation<'_>,
        events: Vec<Event>,
        result: Option<String>,
    ) -> Result<String, TableError> {
        let seats = setup.chairs.iter().enumerate().map(|(seat, chair)| SeatRow {
            invitation: if chair.invited { invitation(seat as u8) } else { None },
            ..rows::seat_row(&setup.id, seat, chair)
        });
        let row = rows::table_row(setup, result);
        let events = events.into_iter().map(rows::event_row).collect();
        self.store.create(row, seats.collect(), events).await?;
        self.metrics.created.add(1);
        Ok(setup.id.clone())
    }

    /// The next game of the same people, as it is to be made.
    pub(super) fn rematch(&self, table: &Table) -> Option<Setup> {
        let chairs = table.chairs_of_rematch()?;
        let person = chairs.iter().find_map(|chair| chair.person.clone());
        Some(Setup {
            id: self.new_id(),
            game: table.game()?,
            options: table.fold().game.given_options().clone(),
            settings: table.settings().clone(),
            creator: person.unwrap_or(Person(String::new())),
            seed: self.world.seed(),
            created_at: self.world.now(),
            chairs,
        })
    }
}

/// How a table's game ended, as it is stored.
fn result_of(table: &Table) -> Option<String> {
    table.fold().result().map(|result| serde_json::to_string(&result).unwrap_or_default())
}
