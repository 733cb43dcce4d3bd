//! Duel: the exact value of every position with every state of the tokens, chance included.
//!
//! A value is the chance to win minus the chance to lose if both play their best; endless play is a draw. The table holds
//! every position that opens a turn, layer by layer over the tokens (`build.rs`), each layer solved exactly and not by
//! iteration (`layer.rs`); positions within a turn and before the placements follow from these by the rules.
//!
//! Tables know positions alone. What the past of a match makes of a value is worked out on top of them (`since.rs`).

mod build;
mod judge;
mod layer;
mod ledger;
mod saloon;
mod since;
mod verify;
mod worth;

#[cfg(test)]
mod tests;

use crate::progress::{Cancelled, Progress};
use crate::table::{Need, Store, Subject, Table, TableError};
use crate::value::Value;
use gambol_core::{Game, Indexed, Playable, Seat, Turn};
use gambol_games::duel::{Cowboy, Duel, Position, Token};
use since::{Layers, Reading};
use std::sync::OnceLock;
pub use worth::Worth;

/// Raised whenever what stands in tables of Duel changes.
const VERSION: u32 = 1;

/// Bytes of a position: its value, and its length.
const CELL: u64 = 8 + 4;

/// All positions of a game that open a turn, solved.
///
/// ```text
/// byte 0                   8 × numbers            12 × numbers
///      ┌────────────────────┬──────────────────────┐
///      │ values to Light    │ lengths              │
///      │ f64, by number     │ f32, by number       │
///      └────────────────────┴──────────────────────┘
/// ```
///
/// Little-endian; `number` is the game's own. A number that stands for no position has a value that is not a number.
pub struct DuelTable {
    game: Duel,
    content: Content,
    /// Made when a match first asks what repetition makes of a layer.
    layers: OnceLock<Layers>,
}

enum Content {
    Built(Vec<u8>),
    Stored(Table),
}

impl Content {
    fn bytes(&self) -> &[u8] {
        match self {
            Content::Built(bytes) => bytes,
            Content::Stored(table) => table.content(),
        }
    }
}

/// What a table says of all its positions together.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shares {
    /// How many positions there are.
    pub positions: u64,
    /// How many are surely won for the player on turn, whatever chance brings.
    pub won: u64,
    /// How many are surely lost for the player on turn.
    pub lost: u64,
    /// In how many the player on turn is ahead, surely won ones too.
    pub ahead: u64,
    /// In how many the player on turn is behind, surely lost ones too.
    pub behind: u64,
    /// The sum of all values to the player on turn.
    pub sum: f64,
    /// How many actions the longest of all positions that are surely won or lost takes, on the average of chance.
    pub longest: f32,
}

impl Shares {
    /// In how many nobody is ahead.
    pub fn level(&self) -> u64 {
        self.positions - self.ahead - self.behind
    }
}

impl DuelTable {
    /// Solves the game in memory.
    pub fn build(game: &Duel, progress: &dyn Progress) -> Result<DuelTable, Cancelled> {
        Ok(DuelTable::new(game, Content::Built(content(game, progress)?)))
    }

    /// The table from the store, built first if it is not there.
    pub fn open_or_build(
        game: &Duel,
        store: &Store,
        progress: &dyn Progress,
    ) -> Result<DuelTable, TableError> {
        let build = || Ok(content(game, progress)?);
        let table = store.open_or_build(&subject(game), need(game), progress, build)?;
        Ok(DuelTable::new(game, Content::Stored(table)))
    }

    /// The table from the store, if it is there.
    pub fn open(
        game: &Duel,
        store: &Store,
        progress: &dyn Progress,
    ) -> Result<Option<DuelTable>, TableError> {
        let table = store.open(&subject(game), progress)?;
        Ok(table.map(|table| DuelTable::new(game, Content::Stored(table))))
    }

    /// The game.
    pub fn game(&self) -> &Duel {
        &self.game
    }

    /// How many bytes the table takes.
    pub fn bytes(&self) -> usize {
        self.content.bytes().len()
    }

    /// Whether the table speaks of this game: the same bullets, cowboys and tokens. Who begins and when play is called
    /// off do not matter.
    pub fn is_about(&self, game: &Duel) -> bool {
        let (one, other) = (self.game.board(), game.board());
        let shape = |game: &Duel| (game.board().files(), game.board().ranks(), game.size());
        let ammo = |game: &Duel| Token::ALL.map(|token| game.start().unseen(token));
        shape(&self.game) == shape(game)
            && ammo(&self.game) == ammo(game)
            && one.fields().all(|field| {
                Cowboy::BOTH
                    .into_iter()
                    .all(|cowboy| one.bullet(cowboy, field) == other.bullet(cowboy, field))
            })
    }

    fn new(game: &Duel, content: Content) -> DuelTable {
        DuelTable { game: game.clone(), content, layers: OnceLock::new() }
    }

    /// What stands in the table under a number.
    fn cell(&self, number: u64) -> Worth {
        let bytes = self.content.bytes();
        let (number, numbers) = (number as usize, self.game.numbers() as usize);
        let mut value = [0; 8];
        value.copy_from_slice(&bytes[8 * number..8 * number + 8]);
        let mut length = [0; 4];
        let at = 8 * numbers + 4 * number;
        length.copy_from_slice(&bytes[at..at + 4]);
        Worth { value: f64::from_le_bytes(value), length: f32::from_le_bytes(length) }
    }

    /// What any position of the game is worth to Light, and how long it takes.
    pub fn worth(&self, pos: Position) -> Worth {
        Reading::of(self).worth(&self.game, pos)
    }

    /// The value of any position for a seat. Where somebody is ahead, its distance is the expected number of actions,
    /// rounded, until the game is over or nobody is ahead any more.
    pub fn value(&self, pos: Position, seat: Seat) -> Value {
        self.value_in(&self.game, pos, seat)
    }

    fn value_in(&self, game: &Duel, pos: Position, seat: Seat) -> Value {
        let value = told(Reading::of(self).worth(game, pos), seat);
        if game.turn(&pos) == Turn::Over { value.in_actions(0) } else { value }
    }

    /// What the table says of all positions together.
    pub fn shares(&self) -> Shares {
        let mut shares = Shares::default();
        let layer = 2 * saloon::scenes(&self.game) as u64;
        for number in 0..self.game.numbers() {
            let worth = self.cell(number);
            if worth.value.is_nan() {
                continue;
            }
            let is_lights = number % layer < layer / 2;
            let value = worth.to(if is_lights { Cowboy::Light } else { Cowboy::Dark });
            shares.positions += 1;
            shares.won += u64::from(value >= 1.0);
            shares.lost += u64::from(value <= -1.0);
            shares.ahead += u64::from(value > 0.0);
            shares.behind += u64::from(value < 0.0);
            shares.sum += value;
            if value.abs() >= 1.0 {
                shares.longest = shares.longest.max(worth.length);
            }
        }
        shares
    }
}

/// A worth as a seat is told it.
fn told(worth: Worth, seat: Seat) -> Value {
    let value = Value::exact(worth.to(Cowboy::of(seat)));
    if worth.value == 0.0 { value } else { value.in_actions(worth.length.round() as u32) }
}

/// The content of the game's table.
fn content(game: &Duel, progress: &dyn Progress) -> Result<Vec<u8>, Cancelled> {
    let build::Built { values, lengths } = build::build(game, progress)?;
    let mut content = Vec::with_capacity(values.len() * CELL as usize);
    content.extend(values.into_iter().flat_map(f64::to_le_bytes));
    content.extend(lengths.into_iter().flat_map(f32::to_le_bytes));
    Ok(content)
}

/// Whoever begins and whenever play is called off, the table is the same.
fn subject(game: &Duel) -> Subject {
    let mut options = game.options();
    for key in ["first", "repetition", "ply_cap"] {
        options.remove(key);
    }
    if let Some(board) = options.get_mut("board").and_then(|board| board.as_object_mut()) {
        board.remove("name");
    }
    Subject { game: Duel::NAME, options, table: "values", version: VERSION }
}

/// At the worst moment everything is there twice: as numbers and as the table's bytes.
pub(super) fn need(game: &Duel) -> Need {
    Need { memory: game.numbers() * CELL * 2, disk: game.numbers() * CELL }
}
