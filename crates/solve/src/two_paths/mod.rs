//! Two Paths, solved: what every opening of a try is worth, and from it how to hide and how to block.
//!
//! Nothing ever goes back, so placements are solved from the most progress to the least (`build.rs`). Within a
//! placement tries that are blocked and not taken go round in a ring; each is a 2×2 game, and the ring is solved to
//! 1e-12 (`tries.rs`). Placements that differ by the animals' names, or by a symmetry of the board, are solved once
//! (`layout.rs`); a board of one's own may have no symmetry, and then takes up to four times as much.
//!
//! Endless waiting is a draw. That play is called off at the ply cap is not seen here: the values are those of
//! a game without cap.

mod build;
mod camps;
mod judge;
mod layout;
mod ledger;
mod orders;
mod shares;
mod tries;
mod verify;

#[cfg(test)]
mod tests;

use crate::progress::{Cancelled, Progress};
use crate::table::{Need, Store, Subject, Table, TableError};
pub use build::Loops;
use build::{Around, SLOT, values};
use camps::Step;
use gambol_core::{Game, Indexed, Playable, Seat};
use gambol_games::two_paths::{Animal, Move, Order, Phase, Place, Position, TwoPaths};
use layout::{Layout, Plan};
use orders::{AFTER, BACK};
pub use shares::Shares;
use std::cell::Cell;
use tries::{Tries, Values};
pub use verify::Verified;

/// Raised whenever what stands in tables of Two Paths changes.
const VERSION: u32 = 1;
/// Openings of a try that share a placement: two players, three tries.
const PER_PLACEMENT: u64 = 6;

/// All openings of tries of a game, solved.
///
/// ```text
/// slot       288 bytes = 6 placements: the six matches of two camps
/// placement   48 bytes = 6 values: South's first, second, third try, then North's
/// value        8 bytes: f64, little-endian, worth to the player on turn
/// ```
///
/// The first two slots are for games that South and North have won; the others follow in the order of the layout,
/// which is the same for the same board, always. Full doubles are kept at every size.
pub struct TwoPathsTable {
    game: TwoPaths,
    layout: Layout,
    content: Content,
    loops: Option<Loops>,
}

enum Content {
    Built(Vec<u8>),
    Stored(Table),
}

impl Content {
    #[inline]
    fn bytes(&self) -> &[u8] {
        match self {
            Content::Built(bytes) => bytes,
            Content::Stored(table) => table.content(),
        }
    }
}

/// Where a position's animals stand in the table.
struct Situation {
    /// The camps of South and North.
    pair: [u16; 2],
    /// Their match.
    number: u8,
    /// For each seat and animal, its place among the three of the camp.
    order: [[u8; 3]; 2],
}

/// Everything that is known of the tries of a placement.
struct Known {
    situation: Situation,
    values: Values,
    tries: Tries,
}

impl TwoPathsTable {
    /// Solves the game in memory.
    pub fn build(game: &TwoPaths, progress: &dyn Progress) -> Result<TwoPathsTable, Cancelled> {
        let layout = Plan::new(game.board()).lay_out(progress)?;
        let (bytes, loops) = build::build(&layout, progress)?;
        let content = Content::Built(bytes);
        Ok(TwoPathsTable { game: game.clone(), layout, content, loops: Some(loops) })
    }

    /// The table from the store, built first if it is not there.
    pub fn open_or_build(
        game: &TwoPaths,
        store: &Store,
        progress: &dyn Progress,
    ) -> Result<TwoPathsTable, TableError> {
        let plan = Plan::new(game.board());
        let built = Cell::new(None);
        let table = store.open_or_build(&subject(game), need(&plan), progress, || {
            let layout = Plan::new(game.board()).lay_out(progress)?;
            let (bytes, loops) = build::build(&layout, progress)?;
            built.set(Some((layout, loops)));
            Ok(bytes)
        })?;
        let (layout, loops) = match built.take() {
            Some((layout, loops)) => (layout, Some(loops)),
            None => (plan.lay_out(progress)?, None),
        };
        if table.content().len() != layout.slots() * SLOT {
            let why = format!("expected {} slots of {SLOT} bytes", layout.slots());
            return Err(TableError::Broken { path: table.path().to_owned(), why });
        }
        Ok(TwoPathsTable { game: game.clone(), layout, content: Content::Stored(table), loops })
    }

    /// What building the table takes.
    pub fn need(game: &TwoPaths) -> Need {
        need(&Plan::new(game.board()))
    }

    /// Which symmetries the board has, that save work: by mirror, by exchange of the players, by both at once.
    pub fn symmetries(game: &TwoPaths) -> [bool; 3] {
        Plan::new(game.board()).symmetries()
    }

    /// The game.
    pub fn game(&self) -> &TwoPaths {
        &self.game
    }

    /// How many placements of the named animals there are.
    pub fn placements(&self) -> u64 {
        self.game.numbers() / PER_PLACEMENT
    }

    /// How many placements were solved; the others are alike to one of them.
    pub fn solved(&self) -> u64 {
        6 * self.layout.pairs.len() as u64
    }

    /// How many bytes the table takes.
    pub fn bytes(&self) -> usize {
        self.content.bytes().len()
    }

    /// What was seen of the loops, if the table was built just now.
    pub fn loops(&self) -> Option<Loops> {
        self.loops
    }

    /// What every pair of line-ups is worth to South: South's, North's, value.
    pub fn line_ups(&self) -> Vec<(Order, Order, f64)> {
        let lined = |pos: &Position, order: Order| {
            let mut next = *pos;
            self.game.play_unchecked(&mut next, pos.turn(), Move::Line(order));
            next
        };
        let start = self.game.start();
        let souths = Order::all().map(|south| (south, lined(&start, south)));
        let both = souths.flat_map(|(south, pos)| Order::all().map(move |north| (south, north, pos)));
        both.map(|(south, north, pos)| (south, north, self.worth(&lined(&pos, north), Seat(0)))).collect()
    }

    /// What a position in which nothing is hidden is worth to a seat.
    fn worth(&self, pos: &Position, seat: Seat) -> f64 {
        match pos.phase() {
            Phase::Hide => {
                let situation = self.situation(pos).expect("all animals are lined up");
                let value = self.values(&situation)[pos.turn().index()][usize::from(pos.try_number()) - 1];
                if pos.turn() == seat { value } else { -value }
            }
            // South lines up as is best for it, North as is worst for South.
            Phase::Line => {
                let worths = Order::all().map(|order| {
                    let mut next = *pos;
                    self.game.play_unchecked(&mut next, pos.turn(), Move::Line(order));
                    self.worth(&next, pos.turn())
                });
                let best = worths.fold(f64::NEG_INFINITY, f64::max);
                if pos.turn() == seat { best } else { -best }
            }
            Phase::Block | Phase::Take => unreachable!("a try under way is a game of its own"),
            Phase::Won | Phase::Stuck | Phase::CalledOff => {
                self.game.outcome(pos).expect("the game is over").returns(2)[seat.index()]
            }
        }
    }

    /// Where the animals stand; none before they are lined up or after a win.
    fn situation(&self, pos: &Position) -> Option<Situation> {
        let mut steps = [Step { camp: 0, order: 0 }; 2];
        for (seat, step) in steps.iter_mut().enumerate() {
            let camps = &self.layout.camps[seat];
            let mut places = [camps.home; 3];
            for (place, animal) in places.iter_mut().zip(Animal::ALL) {
                match pos.place(Seat(seat as u8), animal) {
                    Place::On(space) => *place = space.0,
                    Place::Home => {}
                    Place::Waiting => return None,
                }
            }
            *step = camps.find(places);
        }
        let pair = steps.map(|step| step.camp);
        let [own, other] = steps.map(|step| usize::from(step.order));
        let number = AFTER[other][usize::from(BACK[own])];
        let is_known = pair.iter().all(|&camp| camp != camps::WON) && self.layout.can_be(pair);
        let order = [orders::ORDERS[own], orders::ORDERS[other]];
        is_known.then_some(Situation { pair, number, order })
    }

    /// The values of a placement.
    fn values(&self, situation: &Situation) -> Values {
        let [own, other] = situation.pair.map(|camp| Step { camp, order: 0 });
        let place = self.layout.find(own, other);
        let number = place.matches[usize::from(situation.number)];
        let [south, north] = values(self.content.bytes(), place.slot, number);
        if place.is_exchange { [north, south] } else { [south, north] }
    }

    /// Everything about the tries of a placement.
    fn known(&self, pos: &Position) -> Option<Known> {
        let situation = self.situation(pos)?;
        let values = self.values(&situation);
        let around = Around::new(&self.layout, situation.pair);
        let tries = around.tries(self.content.bytes(), situation.number);
        Some(Known { situation, values, tries })
    }
}

/// What a try is worth to the player on turn if it is blocked and not taken: its next try, or the other's turn.
fn waiting(values: &Values, seat: usize, number: usize) -> f64 {
    if number < 2 { values[seat][number + 1] } else { -values[1 - seat][0] }
}

/// Whoever begins, whatever the board is called and whenever play is called off, the table is the same.
fn subject(game: &TwoPaths) -> Subject {
    let mut options = game.options();
    for key in ["first", "ply_cap"] {
        options.remove(key);
    }
    if let Some(board) = options.get_mut("board").and_then(|board| board.as_object_mut()) {
        board.remove("name");
    }
    Subject { game: TwoPaths::NAME, options, table: "values", version: VERSION }
}

/// The table, and the layout beside it.
fn need(plan: &Plan) -> Need {
    let slots = plan.slots();
    let disk = slots * SLOT as u64;
    Need { memory: disk + plan.memory(slots), disk }
}
