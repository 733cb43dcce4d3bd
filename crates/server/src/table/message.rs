//! What a table's task is told.

use super::TableError;
use super::guest::Outbox;
use super::review::Reviewed;
use crate::who::Visitor;
use gambol_bots::Advice;
use gambol_core::{Record, Seat};
use gambol_table::wire::{Command, Picture, TableView};
use gambol_table::{Brief, Frame, NewTable, Screen, Script, Trap};
use tokio::sync::oneshot;

/// What a table is told.
pub(crate) enum Message {
    Join {
        visitor: Visitor,
        screen: Screen,
        out: Outbox,
        reply: oneshot::Sender<Result<u64, TableError>>,
    },
    Leave(u64),
    Command(u64, Box<Command>),
    Resync(u64),
    View {
        visitor: Visitor,
        screen: Screen,
        reply: oneshot::Sender<Result<TableView, TableError>>,
    },
    Past {
        visitor: Visitor,
        screen: Screen,
        ply: usize,
        reply: oneshot::Sender<Result<Picture, TableError>>,
    },
    Brief {
        visitor: Visitor,
        reply: oneshot::Sender<Result<Brief, TableError>>,
    },
    Record {
        visitor: Visitor,
        reply: oneshot::Sender<Result<Record, TableError>>,
    },
    /// The seats have changed in the store.
    Seats(oneshot::Sender<()>),
    Thought {
        seat: Seat,
        phase: usize,
        epoch: u64,
        action: String,
    },
    /// A computer stopped thinking: nobody was looking on.
    Rested(Seat),
    /// A computer has found out what is best at this ply.
    Advised {
        guest: u64,
        ply: u64,
        id: String,
        advice: Vec<Advice>,
        trap: Option<Trap>,
    },
    /// A computer could not think about it.
    Unadvised {
        guest: u64,
        frame: Frame,
    },
    /// Some more of a review.
    Reviewed(Reviewed),
    /// A moment of the review is to be found by oneself.
    Find {
        visitor: Visitor,
        ply: usize,
        reply: oneshot::Sender<Result<Script, TableError>>,
    },
    /// The review as a page.
    ReviewPage {
        visitor: Visitor,
        reply: oneshot::Sender<Result<String, TableError>>,
    },
    /// The same game against computers.
    Against {
        visitor: Visitor,
        level: String,
        reply: oneshot::Sender<Result<NewTable, TableError>>,
    },
    /// It is time for what the script says next, unless something was taken back since.
    Script {
        epoch: u64,
        ply: u64,
    },
    /// A computer has been waiting for its turn to think for long.
    Line,
    /// The table was deleted.
    Gone,
    /// The chat is closed, or open again.
    Mute(bool),
    /// For so many milliseconds this server was not heard of, but the table is still ours.
    Resume(i64),
    /// Another server may run the table by now.
    Lost,
    Close(oneshot::Sender<Farewell>),
}

/// What is said to everybody connected when a table closes, once it is time.
pub(crate) type Farewell = Box<dyn FnOnce() + Send>;
