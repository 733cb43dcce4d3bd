//! Muddy Ride in open play: which positions are won, drawn and lost, and how soon.
//!
//! With two sides (white horse, all or nothing, free for all with two animals) every position has an exact value with
//! its distance: the winner hurries, the loser delays, endless play is a draw. With three or four seats for themselves
//! the table tells for each seat from which positions it can force a win against all others together. Both are the same
//! computation (`attack.rs`), once for each side; the sides share the cores.
//!
//! Tables know positions alone. What the past of a match makes of a value is worked out on top of them (`since.rs`).

mod attack;
mod build;
mod judge;
mod ledger;
mod meadow;
pub mod odds;
mod prize;
mod since;
mod splash;
pub mod tiny;
mod verify;

#[cfg(test)]
mod tests;

use crate::progress::{Cancelled, Progress};
use crate::table::{Need, Store, Subject, Table, TableError};
use crate::value::Value;
use gambol_core::{Game, Indexed, Playable, Seat, Seats};
use gambol_games::muddy_ride::{Mode, MuddyRide, Phase, Position};

/// Raised whenever what stands in tables of Muddy Ride changes.
const VERSION: u32 = 1;

/// All positions of a game that open a turn, solved.
///
/// ```text
/// index = (plane * seats + seat) * (numbers / seats) + number / seats
/// ```
///
/// One or two bytes each, little-endian; `number` is the game's own. With two sides there is one plane, else one for
/// each seat that attacks. With `DRAWN` for the highest bit of a cell:
///
/// ```text
///                    two sides                         each for itself
/// 0                  no position                       no position
/// 1 … DRAWN - 1      won in this many actions          ┐
/// DRAWN              drawn                             ├ won in this many actions; all bits: no win can be forced
/// DRAWN + 1 …        lost in this many more than DRAWN ┘
/// ```
pub struct MuddyRideTable {
    game: MuddyRide,
    sides: Vec<Seats>,
    content: Content,
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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shares {
    /// How many positions there are.
    pub positions: u64,
    /// How many of them each side can force to be won: two teams or two seats, else each seat.
    pub forced: Vec<u64>,
    /// With two sides, how many are won for the side on turn.
    pub won: u64,
    /// With two sides, how many are lost for the side on turn.
    pub lost: u64,
    /// The longest forced win, in actions.
    pub longest: u32,
}

impl MuddyRideTable {
    /// Solves the game in memory; none if it is played in secret, which no table can solve.
    pub fn build(game: &MuddyRide, progress: &dyn Progress) -> Result<Option<MuddyRideTable>, Cancelled> {
        let Some(sides) = sides(game) else { return Ok(None) };
        let content = Content::Built(build::build(game, &sides, progress)?);
        Ok(Some(MuddyRideTable { game: game.clone(), sides, content }))
    }

    /// The table from the store, built first if it is not there; none if the game is played in secret.
    pub fn open_or_build(
        game: &MuddyRide,
        store: &Store,
        progress: &dyn Progress,
    ) -> Result<Option<MuddyRideTable>, TableError> {
        let Some(sides) = sides(game) else { return Ok(None) };
        let build = || Ok(build::build(game, &sides, progress)?);
        let need = need(game, &sides);
        let table = store.open_or_build(&subject(game), need, progress, build)?;
        let content = Content::Stored(table);
        Ok(Some(MuddyRideTable { game: game.clone(), sides, content }))
    }

    /// What the table takes; none if the game is played in secret.
    pub fn need(game: &MuddyRide) -> Option<Need> {
        sides(game).map(|sides| need(game, &sides))
    }

    /// The game.
    pub fn game(&self) -> &MuddyRide {
        &self.game
    }

    /// Who plays together: two teams, or each seat for itself.
    pub fn sides(&self) -> &[Seats] {
        &self.sides
    }

    /// Whether there are two sides, so that every value is exact.
    pub fn has_two_sides(&self) -> bool {
        self.sides.len() == 2
    }

    /// How many bytes the table takes.
    pub fn bytes(&self) -> usize {
        self.content.bytes().len()
    }

    /// Bytes a position: 1 or, where some wins take very long, 2.
    fn width(&self) -> usize {
        self.bytes() / (self.game.numbers() as usize * self.planes())
    }

    fn planes(&self) -> usize {
        if self.has_two_sides() { 1 } else { self.sides.len() }
    }

    /// The cell of a position.
    fn cell(&self, plane: usize, number: u64) -> u32 {
        let (seats, numbers) = (self.game.seats(), self.game.numbers() as usize);
        let number = number as usize;
        let index = plane * numbers + number % seats * (numbers / seats) + number / seats;
        let bytes = self.content.bytes();
        match self.width() {
            1 => bytes[index].into(),
            _ => u16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]]).into(),
        }
    }

    /// In how many actions a side wins, whatever the others do: 0 if it has won, none if it cannot force it.
    ///
    /// A win that seats of different sides share is one for all of them, unless nobody loses: that is a draw.
    pub fn forced(&self, pos: Position, side: usize) -> Option<u32> {
        let Some(number) = self.game.number(&pos) else { return self.forced_by_rules(pos, side) };
        let highest = 1 << (8 * self.width() - 1);
        if !self.has_two_sides() {
            let cell = self.cell(side, number);
            return (cell != 2 * highest - 1 && cell != 0).then_some(cell);
        }
        let cell = self.cell(0, number);
        let is_own_turn = self.sides[side].has(pos.seat());
        let distance = if is_own_turn { cell } else { cell.wrapping_sub(highest) };
        (1..highest).contains(&distance).then_some(distance)
    }

    /// The value of any position for a seat. With two sides it is exact. With more, it is bounded: by what the winners
    /// of a forced win get at least, and by what is left to the others. Where somebody can win alone, it is exact again.
    pub fn value(&self, pos: Position, seat: Seat) -> Value {
        let seats = self.game.seats();
        if pos.phase() == Phase::End {
            return Value::exact(
                self.game.outcome(&pos).expect("the game is over").returns(seats)[seat.index()],
            )
            .in_actions(0);
        }
        let own = self.sides.iter().position(|side| side.has(seat)).unwrap_or(0);
        if self.has_two_sides() {
            return match (self.forced(pos, own), self.forced(pos, 1 - own)) {
                (Some(distance), _) => Value::exact(1.0).in_actions(distance),
                (_, Some(distance)) => Value::exact(-1.0).in_actions(distance),
                _ => Value::exact(0.0),
            };
        }
        let others = seats as f64 - 1.0;
        if let Some(distance) = self.forced(pos, own) {
            return Value::between(self.prize(pos, seat), others).in_actions(distance);
        }
        match (0..self.sides.len()).find_map(|side| Some((side, self.forced(pos, side)?))) {
            // Whoever can win alone leaves nothing to the others.
            Some((winner, distance)) if self.prize(pos, Seat(winner as u8)) >= others => {
                Value::exact(-1.0).in_actions(distance)
            }
            Some(_) => Value::between(-1.0, (others - 1.0) / 2.0),
            None => Value::between(-1.0, others),
        }
    }

    /// What the table says of all positions together.
    pub fn shares(&self) -> Shares {
        let (width, numbers) = (self.width(), self.game.numbers() as usize);
        let mut counts = vec![vec![0u64; 1 << (8 * width)]; self.planes() * self.game.seats()];
        for (layer, bytes) in
            counts.iter_mut().zip(self.content.bytes().chunks_exact(numbers / self.game.seats() * width))
        {
            match width {
                1 => bytes.iter().for_each(|&cell| layer[usize::from(cell)] += 1),
                _ => bytes
                    .chunks_exact(2)
                    .for_each(|cell| layer[usize::from(u16::from_le_bytes([cell[0], cell[1]]))] += 1),
            }
        }
        let mut shares = Shares { forced: vec![0; self.sides.len()], ..Shares::default() };
        for (index, layer) in counts.iter().enumerate() {
            let (plane, seat) = (index / self.game.seats(), Seat((index % self.game.seats()) as u8));
            for (cell, &count) in layer.iter().enumerate().filter(|&(cell, &count)| cell > 0 && count > 0) {
                shares.positions += if plane == 0 { count } else { 0 };
                shares.add(self, plane, seat, cell as u32, count);
            }
        }
        shares
    }
}

impl Shares {
    fn add(&mut self, table: &MuddyRideTable, plane: usize, seat: Seat, cell: u32, count: u64) {
        let highest = 1 << (8 * table.width() - 1);
        let (side, distance) = if !table.has_two_sides() {
            if cell == 2 * highest - 1 {
                return;
            }
            (plane, cell)
        } else if cell == highest {
            return;
        } else {
            let own = usize::from(table.sides[1].has(seat));
            let is_won = cell < highest;
            *(if is_won { &mut self.won } else { &mut self.lost }) += count;
            if is_won { (own, cell) } else { (1 - own, cell - highest) }
        };
        self.forced[side] += count;
        self.longest = self.longest.max(distance);
    }

    /// With two sides, how many positions are drawn.
    pub fn drawn(&self) -> u64 {
        self.positions - self.won - self.lost
    }
}

/// Who plays together; none in secret play.
fn sides(game: &MuddyRide) -> Option<Vec<Seats>> {
    let each = |seat: u8| Seats::one(Seat(seat));
    match game.mode() {
        Mode::FreeForAll { animals } => Some((0..animals.len() as u8).map(each).collect()),
        Mode::WhiteHorse { teams } | Mode::AllOrNothing { teams } => {
            Some(teams.map(|team| team.iter().map(|animal| Seat(animal as u8)).collect()).to_vec())
        }
        Mode::Secret { .. } => None,
    }
}

/// Whoever begins and whenever play is called off, the table is the same.
fn subject(game: &MuddyRide) -> Subject {
    let mut options = game.options();
    for key in ["first", "repetition", "ply_cap"] {
        options.remove(key);
    }
    if let Some(board) = options.get_mut("board").and_then(|board| board.as_object_mut()) {
        board.remove("name");
        board.remove("start");
    }
    Subject { game: MuddyRide::NAME, options, table: "values", version: VERSION }
}

/// While it is built: a byte a position for each side, lists, and then the table. Two sides' table takes two bytes a
/// position where wins are long.
fn need(game: &MuddyRide, sides: &[Seats]) -> Need {
    let sides = sides.len() as u64;
    let table = if sides == 2 { 2 } else { sides };
    Need { memory: game.numbers() * (sides + table) + game.numbers() / 4, disk: game.numbers() * table }
}
