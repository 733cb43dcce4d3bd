//! Rows to store.

use gambol_store::{ChatRow, Entry, EventRow, SeatRow, TableRow};

pub(crate) fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        game: "duel".into(),
        options: "{}".into(),
        settings: r#"{"clock":{"kind":"none"},"spectators":true}"#.into(),
        seed: "00".into(),
        creator: "ann".into(),
        created_at: 1,
        changed_at: 1,
        ..TableRow::default()
    }
}

pub(crate) fn seat(id: &str, seat: u8, person: Option<&str>, invitation: Option<&str>) -> SeatRow {
    let kind = if person.is_some() { "me" } else { "open" };
    SeatRow {
        table: id.into(),
        seat,
        kind: kind.into(),
        person: person.map(Into::into),
        invitation: invitation.map(Into::into),
        ..SeatRow::default()
    }
}

pub(crate) fn event(ply: u64, cmd_id: &str) -> EventRow {
    EventRow {
        ply,
        cmd_id: cmd_id.into(),
        seat: Some(0),
        body: format!("{{\"play\":\"{ply}\"}}"),
        state_hash: "x".into(),
        at: 5,
    }
}

pub(crate) fn entry(id: &str, events: Vec<EventRow>) -> Entry {
    Entry { table: id.into(), events, ..Entry::default() }
}

pub(crate) fn line(id: &str, number: u64, cmd_id: &str, text: &str) -> ChatRow {
    ChatRow {
        table: id.into(),
        number,
        cmd_id: Some(cmd_id.into()),
        seat: None,
        name: "Eve".into(),
        text: text.into(),
        at: 9,
    }
}
