//! Tables between the store, which keeps rows, and the table itself, which knows no store.

use gambol_games::Kind;
use gambol_store::{ChatRow, EventRow, Loaded, SeatRow, TableRow};
use gambol_table::wire::{ChatLine, Clock};
use gambol_table::{Chair, Event, Person, Setup, Shelf, Sits, Table, seed_hex};
use serde_json::Value;

/// What the store keeps of a new table.
pub(super) fn table_row(setup: &Setup, table: &Table) -> TableRow {
    let result = table.fold().result();
    TableRow {
        id: setup.id.clone(),
        game: setup.game.name().to_owned(),
        options: Value::Object(setup.options.clone()).to_string(),
        settings: serde_json::to_string(&setup.settings).expect("settings can be written as JSON"),
        seed: seed_hex(&setup.seed),
        creator: setup.creator.0.clone(),
        created_at: setup.created_at,
        changed_at: setup.created_at,
        result: result.map(|result| serde_json::to_string(&result).unwrap_or_default()),
        asked: table.asked(),
        muted: false,
        timed: setup.settings.clock != Clock::None,
    }
}

/// What the store keeps of a chair; the invitation is not the table's business.
pub(super) fn seat_row(table: &str, seat: usize, chair: &Chair) -> SeatRow {
    SeatRow {
        table: table.to_owned(),
        seat: seat as u8,
        kind: chair.sits.name().to_owned(),
        level: chair.level.clone(),
        person: chair.person.as_ref().map(|person| person.0.clone()),
        name: chair.name.clone(),
        invitation: None,
    }
}

/// A chair as the store has kept it.
fn chair(row: SeatRow) -> Chair {
    Chair {
        sits: Sits::named(&row.kind).unwrap_or_default(),
        level: row.level,
        person: row.person.map(Person),
        name: row.name,
        invited: row.invitation.is_some(),
    }
}

/// The chairs of a table.
pub(super) fn chairs(rows: Vec<SeatRow>) -> Vec<Chair> {
    rows.into_iter().map(chair).collect()
}

/// What the store keeps of an event.
pub(super) fn event_row(event: Event) -> EventRow {
    let Event { ply, command, seat, body, hash, at } = event;
    let body = serde_json::to_string(&body).expect("an event can be written as JSON");
    EventRow { ply, cmd_id: command, seat, body, state_hash: hash, at }
}

/// A log as the store has kept it.
pub(super) fn log(rows: Vec<EventRow>) -> Result<Vec<Event>, String> {
    let event = |row: EventRow| {
        let EventRow { ply, cmd_id, seat, body, state_hash, at } = row;
        let body = serde_json::from_str(&body).map_err(|error| format!("event {ply}: {error}"))?;
        Ok(Event { ply, command: cmd_id, seat, body, hash: state_hash, at })
    };
    rows.into_iter().map(event).collect()
}

/// What the store keeps of something said.
pub(super) fn chat_row(table: &str, command: String, line: &ChatLine) -> ChatRow {
    ChatRow {
        table: table.to_owned(),
        number: line.number,
        cmd_id: Some(command),
        seat: line.seat,
        name: line.name.clone(),
        text: line.text.clone(),
        at: line.at,
    }
}

/// A table as its log leaves it.
pub(super) fn woken(shelf: &Shelf, loaded: Loaded) -> Result<Table, String> {
    let Loaded { table, seats, events, chat } = loaded;
    let game = Kind::named(&table.game).ok_or_else(|| format!("there is no game {}", table.game))?;
    let seed = blake3::Hash::from_hex(&table.seed).map_err(|error| format!("seed: {error}"))?;
    let setup = Setup {
        id: table.id,
        game,
        options: serde_json::from_str(&table.options).map_err(|error| format!("options: {error}"))?,
        settings: serde_json::from_str(&table.settings).map_err(|error| format!("settings: {error}"))?,
        chairs: chairs(seats),
        seed: *seed.as_bytes(),
        creator: Person(table.creator),
        created_at: table.created_at,
    };
    let mut table = Table::new(setup, shelf).map_err(|error| error.to_string())?;
    table.replay(&log(events)?).map_err(|(ply, refusal)| format!("event {ply}: {refusal:?}"))?;
    for ChatRow { number, seat, name, text, at, .. } in chat {
        table.remember(ChatLine { number, seat, name, text, at });
    }
    Ok(table)
}

/// Whether a table can be woken from what is stored of it; or why not.
pub fn replays(loaded: Loaded) -> Result<(), String> {
    woken(&Shelf::default(), loaded).map(|_| ())
}
