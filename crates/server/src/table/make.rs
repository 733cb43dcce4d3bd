//! Making tables: new ones, the next one of the same people, and one that shows a record.

use super::{Shared, TableError, Tables, rows};
use crate::who::{Token, Visitor};
use gambol_core::{Record, SetupError};
use gambol_games::{Kind, RecordError};
use gambol_store::{Appended, Entry, SeatRow, StoreError, TableRow};
use gambol_table::wire::Settings;
use gambol_table::{Chair, Event, NewTable, Person, Refusal, Setup, Sits, Sitter, Table, Unshown, tidy_name};
use gambol_words::{Tongues, Words, given_name};
use serde_json::{Map, Value};
use std::sync::Arc;

/// The most actions that a game may have here, and a record that is shown.
const MOST_ACTIONS: usize = 2_000;
const DAY_MS: i64 = 86_400_000;
/// How many events of a long log are written at once.
const PIECE: usize = 100;

impl Tables {
    /// Makes a table and answers with its id. The visitor takes all seats that are here.
    pub async fn create(&self, visitor: &Visitor, new: NewTable) -> Result<String, TableError> {
        let shared = &self.0;
        shared.may_make_more(visitor).await?;
        let id = shared.new_id();
        let mut options = new.options;
        bound(&mut options);
        let mut chairs: Vec<Chair> = new.seats.iter().map(|sitter| chair(sitter, visitor)).collect();
        name_computers(&mut chairs, &id, &shared.tongues);
        // Where a screen goes round, it goes to somebody, not to a role.
        if shared.shelf.start(new.game, &options).is_ok_and(|shelved| shelved.game.has_secrets()) {
            name_sharers(&mut chairs);
        }
        let setup = Setup {
            game: new.game,
            options,
            settings: new.settings,
            chairs,
            seed: shared.world.seed(),
            creator: visitor.person.clone(),
            created_at: shared.world.now(),
            id,
        };
        visitor.keep();
        let invitation = |seat: u8| Some(visitor.invitation(&setup.id, seat).hash());
        let id = shared.make(&visitor.words, &setup, &invitation).await?;
        // A computer that moves first begins to think at once.
        self.wake_for(&id, Some(visitor.from)).await?;
        Ok(id)
    }

    /// A table that shows a record, which is replayed and checked. Nobody sits there; anybody with the address may
    /// look.
    pub async fn import(&self, record: &Record, visitor: &Visitor) -> Result<String, TableError> {
        let shared = &self.0;
        shared.may_make_more(visitor).await?;
        if record.actions.len() > MOST_ACTIONS {
            let args = [("most", MOST_ACTIONS.into()), ("found", record.actions.len().into())];
            return Err(TableError::Refused(visitor.words.say("live-record-long", &args)));
        }
        // Replaying takes a while: one or two at a time, off the threads that answer.
        let _place = shared.waking.acquire().await.map_err(|_| StoreError::Closed)?;
        let words = visitor.words.clone();
        let (shared, record, visitor) = (Arc::clone(shared), record.clone(), visitor.clone());
        let shown = tokio::task::spawn_blocking(move || {
            let shown = shared.shown(&record, &visitor);
            (shared, shown)
        });
        let (shared, shown) = shown.await.map_err(|_| StoreError::Closed)?;
        let (setup, row, events) = shown?;
        shared.create_in_pieces(&words, &setup, row, events).await
    }
}

/// No game goes on for ever on a server: two perfect players without a cap would.
fn bound(options: &mut Map<String, Value>) {
    if let Some(cap) = options.get_mut("ply_cap") {
        let most = MOST_ACTIONS as u64;
        *cap = cap.as_u64().filter(|cap| (1..=most).contains(cap)).unwrap_or(most).into();
    }
}

impl Shared {
    /// Nobody makes more tables within a day than whoever runs the servers allows, at whichever of them.
    async fn may_make_more(&self, visitor: &Visitor) -> Result<(), TableError> {
        if self.tables_per_person == 0 {
            return Ok(());
        }
        let made = self.store.made_since(&visitor.person.0, self.world.now() - DAY_MS).await?;
        if made < u64::from(self.tables_per_person) {
            return Ok(());
        }
        let args = [("most", i64::from(self.tables_per_person).into())];
        Err(TableError::Refused(visitor.words.say("live-many-tables", &args)))
    }

    /// A table that shows a record, and what has happened there.
    fn shown(&self, record: &Record, visitor: &Visitor) -> Result<(Setup, TableRow, Vec<Event>), TableError> {
        let shared = self;
        let words = &visitor.words;
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
            Unshown::Action(refusal) => impossible(words, &refusal),
            Unshown::End(reason) => {
                TableError::Refused(words.say("live-record-ended", &[("reason", reason.to_string().into())]))
            }
        })?;
        let row = rows::table_row(&setup, &table);
        Ok((setup, row, shown))
    }

    /// Keeps a table with a long log, a piece at a time: between two pieces others are written.
    async fn create_in_pieces(
        &self,
        words: &Words,
        setup: &Setup,
        row: TableRow,
        mut events: Vec<Event>,
    ) -> Result<String, TableError> {
        let mut rest = events.split_off(events.len().min(PIECE)).into_iter().peekable();
        if rest.peek().is_none() {
            return self.create(setup, row, &|_| None, events).await;
        }
        let begun = TableRow { result: None, ..row.clone() };
        self.create(setup, begun, &|_| None, events).await?;
        while rest.peek().is_some() {
            let events: Vec<_> = rest.by_ref().take(PIECE).map(rows::event_row).collect();
            let result = rest.peek().is_none().then(|| row.result.clone());
            let entry = Entry { table: setup.id.clone(), events, result, asked: row.asked, epoch: 0 };
            if self.store.append(entry).await? != Appended::Done {
                return Err(TableError::Refused(words.say("live-stale", &[])));
            }
        }
        Ok(setup.id.clone())
    }
}

/// A name as it may stand on a chair, wherever it comes from.
fn tidy(name: Option<&String>) -> Option<String> {
    name.and_then(|name| tidy_name(name))
}

/// Seats everyone where the visitor has placed them.
fn chair(sitter: &Sitter, visitor: &Visitor) -> Chair {
    let person = Some(visitor.person.clone());
    match sitter {
        Sitter::Me { name } => {
            let name = tidy(name.as_ref()).or_else(|| visitor.name.clone());
            Chair { sits: Sits::Me, person, name, ..Chair::default() }
        }
        Sitter::Here { name } => {
            Chair { sits: Sits::Here, person, name: tidy(name.as_ref()), ..Chair::default() }
        }
        Sitter::Bot { level } => Chair { sits: Sits::Bot, level: Some(level.clone()), ..Chair::default() },
        Sitter::Open => Chair { sits: Sits::Open, invited: true, ..Chair::default() },
    }
}

/// The names of computers, as the messages list them.
const COMPUTERS: [&str; 16] =
    ["n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "n10", "n11", "n12", "n13", "n14", "n15", "n16"];

/// Computers have names of their own, so that nobody has to remember which is which.
pub(super) fn name_computers(chairs: &mut [Chair], id: &str, tongues: &Tongues) {
    let taken: Vec<String> = chairs.iter().filter_map(|chair| chair.name.clone()).collect();
    let first = id.bytes().map(usize::from).sum::<usize>() % COMPUTERS.len();
    let all = COMPUTERS.iter().cycle().skip(first).take(COMPUTERS.len());
    // Nobody's namesake, in the first language at least: names hardly differ between languages.
    let is_free = |which: &&&str| {
        let name = tongues.first().pick("computer-name", which, &[]);
        !taken.contains(&name)
    };
    let mut free = all.filter(is_free).map(|which| given_name(&format!("computer-name.{which}"), None));
    for chair in chairs.iter_mut().filter(|chair| chair.is_bot()) {
        chair.name = free.next();
    }
}

/// Several people at one screen have names, if only by their numbers.
fn name_sharers(chairs: &mut [Chair]) {
    if !chairs.iter().any(|chair| chair.sits == Sits::Here) {
        return;
    }
    for (chair, number) in chairs.iter_mut().zip(1..) {
        if matches!(chair.sits, Sits::Me | Sits::Here) && chair.name.is_none() {
            chair.name = Some(given_name("live-player", Some(number)));
        }
    }
}

/// What was checked before is refused all the same.
fn impossible(words: &Words, refusal: &Refusal) -> TableError {
    tracing::error!(?refusal, "what was checked is refused");
    TableError::Refused(words.say("error-form", &[]))
}

/// The hash of the invitation to a seat.
type Invitation<'a> = &'a (dyn Fn(u8) -> Option<String> + Sync);

impl Shared {
    pub(super) fn new_id(&self) -> String {
        Token::of(self.world.bits()).as_str().to_owned()
    }

    /// Keeps a new table. What chance deals before the first move is dealt now. What is wrong is said in these words.
    pub(super) async fn make(
        &self,
        words: &Words,
        setup: &Setup,
        invitation: Invitation<'_>,
    ) -> Result<String, TableError> {
        let table = Table::new(setup.clone(), &self.shelf);
        let mut table = table.map_err(|error| TableError::Refused(words.setup_error(&error)))?;
        let begun = table.begin(&[], setup.created_at, &mut self.world.clone());
        let events = begun.map_err(|refusal| impossible(words, &refusal))?;
        let row = rows::table_row(setup, &table);
        drop(table);
        self.create(setup, row, invitation, events).await
    }

    /// Keeps a table with what has happened there already.
    async fn create(
        &self,
        setup: &Setup,
        row: TableRow,
        invitation: Invitation<'_>,
        events: Vec<Event>,
    ) -> Result<String, TableError> {
        let seats = setup.chairs.iter().enumerate().map(|(seat, chair)| SeatRow {
            invitation: if chair.invited { invitation(seat as u8) } else { None },
            ..rows::seat_row(&setup.id, seat, chair)
        });
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
