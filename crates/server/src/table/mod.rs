//! Tables: each is a task that owns one game, wakes from its log, and speaks to all who sit or watch.

mod new;

pub use new::{LEVELS, NewTable, NewTableError, Sitter, USUAL_LEVEL, read_board};

use crate::who::{Token, Visitor};
use crate::wire::{Picture, TableView};
use crate::world::World;
use gambol_core::Record;
use gambol_draw::theme::Theme;
use gambol_store::{Store, StoreError, Summary};
use std::fmt;
use std::sync::Arc;

/// Why something could not be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// There is no such table for this visitor: unknown and forbidden look the same.
    Unknown,
    /// It cannot be done, for this reason.
    Refused(String),
    /// The store failed.
    Store(StoreError),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Unknown => f.write_str("there is no such table"),
            TableError::Refused(why) => f.write_str(why),
            TableError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for TableError {}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        TableError::Store(error)
    }
}

/// An invitation, as the page that shows it needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The table that it leads to.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// Who invites.
    pub host: Option<String>,
    /// The seat that it is for.
    pub seat: u8,
    /// Whether somebody else has taken the seat.
    pub taken: bool,
}

/// All tables.
#[derive(Clone)]
pub struct Tables {
    store: Arc<dyn Store>,
    world: World,
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tables")
    }
}

impl Tables {
    /// Makes a table and answers with its id. The visitor takes all seats that are here.
    pub async fn create(&self, _visitor: &Visitor, _new: NewTable) -> Result<String, TableError> {
        Err(TableError::Unknown)
    }

    /// A table as the visitor may see it, whole: what a page is rendered from.
    pub async fn view(&self, _id: &str, _visitor: &Visitor, _theme: Theme) -> Result<TableView, TableError> {
        Err(TableError::Unknown)
    }

    /// The position after so many whole actions, as the visitor might have known it then.
    pub async fn past(
        &self,
        _id: &str,
        _visitor: &Visitor,
        _ply: usize,
        _theme: Theme,
    ) -> Result<Picture, TableError> {
        Err(TableError::Unknown)
    }

    /// What an invitation is for.
    pub async fn invitation(&self, _token: &Token, _visitor: &Visitor) -> Result<Invitation, TableError> {
        Err(TableError::Unknown)
    }

    /// Seats the visitor by an invitation; answers with the table's id, also if somebody else was faster.
    pub async fn take(&self, _token: &Token, _visitor: &Visitor) -> Result<String, TableError> {
        Err(TableError::Unknown)
    }

    /// The record of a game that has ended.
    pub async fn record(&self, _id: &str, _visitor: &Visitor) -> Result<Record, TableError> {
        Err(TableError::Unknown)
    }

    /// A table that shows a record, which is replayed and checked.
    pub async fn import(&self, _record: &Record, _visitor: &Visitor) -> Result<String, TableError> {
        Err(TableError::Unknown)
    }

    /// The tables where the visitor sits, the last changed first.
    pub async fn of(&self, visitor: &Visitor, limit: u32) -> Result<Vec<Summary>, TableError> {
        Ok(self.store.of_person(&visitor.person.0, limit).await?)
    }

    /// Tables that have ended and that anybody may watch, the last first.
    pub async fn recent(&self, limit: u32) -> Result<Vec<Summary>, TableError> {
        Ok(self.store.recent(limit).await?)
    }

    /// Changes the visitor's name, here and at all its tables.
    pub async fn rename(&self, _visitor: &Visitor, _name: &str) -> Result<(), TableError> {
        Ok(())
    }
}
