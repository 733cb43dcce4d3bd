//! Any game, solved: what commands and forges hold, whichever solver it was.

use crate::judge::{Judge, Judged};
use crate::past::{Past, past_of};
use crate::progress::{Cancelled, Progress, Silent};
use crate::table::{Need, Store, TableError};
use crate::value::Value;
use crate::verify::{Proved, Verified};
use gambol_core::{AnyMatch, Dice, Eyes, Match, Playable, Seat};
use gambol_games::Kind;
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::kangaruse::Kangaruse;
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::two_paths::TwoPaths;
use std::sync::Arc;

/// What a table says in sum.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Account {
    /// How many positions it tells the value of.
    pub positions: u64,
    /// How many bytes it takes.
    pub bytes: u64,
    /// Shares of the positions, by what they are called: "won for the side on turn".
    pub shares: Vec<(String, u64)>,
    /// The longest forced win in actions, where wins can be forced.
    pub longest: Option<u32>,
}

/// A legal action with what best play makes of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// In notation.
    pub action: String,
    /// For the seat that moves.
    pub value: Value,
    /// How often best play makes it.
    pub share: f64,
}

/// How random positions of a table stand against their successors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// How many were looked at.
    pub count: u64,
    /// The first that is not what its successors make it, drawn as text.
    pub wrong: Option<String>,
}

/// A solved game.
pub trait Solved: Send + Sync {
    /// What it says in sum.
    fn account(&self) -> Account;

    /// What a match of this game is worth to a seat now, with all that has been played, as far as the seat may know; none
    /// if that is not known.
    fn value(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Value>;

    /// What the position of a match would be worth if no game were ever called off for repetition or length.
    fn unlimited(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Value>;

    /// Every legal action of a seat that is to move; none if that is not known.
    fn moves(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Vec<Opening>>;

    /// What the legal actions would be worth if no game were ever called off for repetition or length.
    fn unlimited_moves(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Vec<Opening>>;

    /// Checks this many random positions against their successors, by the rules alone.
    fn verify(&self, count: u64, dice: &mut Dice, progress: &dyn Progress) -> Result<Checked, Cancelled>;

    /// Checks all of a proof of what the start is worth; none where none came along. Whoever is stopped and has a store
    /// goes on there another time.
    fn prove(&self, store: Option<&Store>, progress: &dyn Progress) -> Result<Option<Proved>, TableError>;
}

/// What a solver offers beside its judgement.
pub trait Ledger<G: Playable>: Judge<G> {
    /// The game that is solved.
    fn game(&self) -> &G;

    /// What it says in sum.
    fn account(&self) -> Account;

    /// Checks this many random positions against their successors, by the rules alone.
    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<G::Position>, Cancelled>;

    /// Checks all of a proof of what the start is worth; none where none came along. Whoever is stopped and has a store
    /// goes on there another time.
    fn prove(&self, _store: Option<&Store>, _progress: &dyn Progress) -> Result<Option<Proved>, TableError> {
        Ok(None)
    }
}

/// How much an exact search may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many positions may be looked at.
    pub positions: u64,
    /// How many threads look at them. What is proved is true with any number, but with several of them it is up to chance how
    /// much is.
    pub threads: usize,
}

impl Effort {
    /// On one thread.
    pub const fn alone(positions: u64) -> Effort {
        Effort { positions, threads: 1 }
    }
}

/// What a game brings to exact play. A game about which nobody knows the truth says `impl Solves for Mine {}`.
pub trait Solves: Playable {
    /// What it takes to know the truth about this game; none if nobody ever does.
    fn need(&self) -> Option<Need> {
        None
    }

    /// Whether best play is proved from the start to the end, so that whoever follows its solver plays perfectly.
    fn is_proved(&self) -> bool {
        false
    }

    /// Solves the game, or finds it solved in the store; without a store nothing lasts. None where it has no solver.
    fn solve(
        &self,
        _store: Option<&Store>,
        _progress: &dyn Progress,
    ) -> Result<Option<Arc<dyn Ledger<Self>>>, TableError> {
        Ok(None)
    }

    /// Proves every legal move of a seat by an exact search, if that takes no more than this effort.
    fn prove(
        &self,
        _view: &Self::View,
        _seat: Seat,
        _effort: Effort,
        _stop: &dyn Fn() -> bool,
    ) -> Option<Vec<Judged<Self::Move>>> {
        None
    }
}

/// A ledger, whichever game it is of.
struct Kept<G: Playable>(Arc<dyn Ledger<G>>);

impl<G: Playable> Solved for Kept<G> {
    fn account(&self) -> Account {
        self.0.account()
    }

    fn value(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Value> {
        let table: &Match<G> = game.as_any().downcast_ref()?;
        if let Some(outcome) = table.outcome() {
            return Some(Value::exact(outcome.returns(table.game().seats())[seat.index()]).in_actions(0));
        }
        let (spent, left) = past_of(table);
        let past = Past { spent: &spent, left };
        self.0.value_since(table.game(), &table.view(Eyes::Seat(seat)), seat, past)
    }

    fn unlimited(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Value> {
        let table: &Match<G> = game.as_any().downcast_ref()?;
        self.0.value(table.game(), &table.view(Eyes::Seat(seat)), seat)
    }

    fn moves(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Vec<Opening>> {
        let table: &Match<G> = game.as_any().downcast_ref()?;
        let (spent, left) = past_of(table);
        let past = Past { spent: &spent, left };
        let judged = self.0.moves_since(table.game(), &table.view(Eyes::Seat(seat)), seat, past, &Silent)?;
        Some(openings(judged))
    }

    fn unlimited_moves(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Vec<Opening>> {
        let table: &Match<G> = game.as_any().downcast_ref()?;
        Some(openings(self.0.moves(table.game(), &table.view(Eyes::Seat(seat)), seat)?))
    }

    fn verify(&self, count: u64, dice: &mut Dice, progress: &dyn Progress) -> Result<Checked, Cancelled> {
        let Verified { checked: count, wrong } = self.0.verify(count, dice, progress)?;
        let game = self.0.game();
        Ok(Checked { count, wrong: wrong.map(|pos| game.text(&game.view(&pos, Eyes::All))) })
    }

    fn prove(&self, store: Option<&Store>, progress: &dyn Progress) -> Result<Option<Proved>, TableError> {
        self.0.prove(store, progress)
    }
}

/// Solves one of our games, or finds it solved in the store; none where it has no exact solver.
pub fn solve(
    game: &dyn AnyMatch,
    store: &Store,
    progress: &dyn Progress,
) -> Result<Option<Box<dyn Solved>>, TableError> {
    solved(game, Some(store), progress)
}

/// The same in memory alone: no file is read or written, and nothing lasts.
pub fn solve_in_memory(
    game: &dyn AnyMatch,
    progress: &dyn Progress,
) -> Result<Option<Box<dyn Solved>>, TableError> {
    solved(game, None, progress)
}

fn solved(
    game: &dyn AnyMatch,
    store: Option<&Store>,
    progress: &dyn Progress,
) -> Result<Option<Box<dyn Solved>>, TableError> {
    match Kind::of(game) {
        Some(Kind::MuddyRide) => solve_match::<MuddyRide>(game, store, progress),
        Some(Kind::Duel) => solve_match::<Duel>(game, store, progress),
        Some(Kind::Kangaruse) => solve_match::<Kangaruse>(game, store, progress),
        Some(Kind::TwoPaths) => solve_match::<TwoPaths>(game, store, progress),
        Some(Kind::Gunst) => solve_match::<Gunst>(game, store, progress),
        None => Ok(None),
    }
}

/// Whether best play is proved in one of our games.
pub fn is_proved(game: &dyn AnyMatch) -> bool {
    fn of<G: Solves>(game: &dyn AnyMatch) -> bool {
        game.as_any().downcast_ref::<Match<G>>().is_some_and(|table| table.game().is_proved())
    }
    match Kind::of(game) {
        Some(Kind::MuddyRide) => of::<MuddyRide>(game),
        Some(Kind::Duel) => of::<Duel>(game),
        Some(Kind::Kangaruse) => of::<Kangaruse>(game),
        Some(Kind::TwoPaths) => of::<TwoPaths>(game),
        Some(Kind::Gunst) => of::<Gunst>(game),
        None => false,
    }
}

/// Proves every legal action of a seat that is to move in one of our games by an exact search, if that takes no more than
/// this effort; none if it does, or if the game has no such search.
pub fn prove(game: &dyn AnyMatch, seat: Seat, effort: Effort) -> Option<Vec<Opening>> {
    fn of<G: Solves>(game: &dyn AnyMatch, seat: Seat, effort: Effort) -> Option<Vec<Opening>> {
        let table: &Match<G> = game.as_any().downcast_ref()?;
        let judged = table.game().prove(&table.view(Eyes::Seat(seat)), seat, effort, &|| false)?;
        Some(openings(judged))
    }
    match Kind::of(game)? {
        Kind::MuddyRide => of::<MuddyRide>(game, seat, effort),
        Kind::Duel => of::<Duel>(game, seat, effort),
        Kind::Kangaruse => of::<Kangaruse>(game, seat, effort),
        Kind::TwoPaths => of::<TwoPaths>(game, seat, effort),
        Kind::Gunst => of::<Gunst>(game, seat, effort),
    }
}

/// Moves in notation.
fn openings<M: std::fmt::Display>(judged: Vec<Judged<M>>) -> Vec<Opening> {
    let told = |judged: Judged<M>| Opening {
        action: judged.m.to_string(),
        value: judged.value,
        share: judged.share,
    };
    judged.into_iter().map(told).collect()
}

/// Solves the game of a match, ours or not; none if the match is of another game.
pub fn solve_match<G: Solves>(
    game: &dyn AnyMatch,
    store: Option<&Store>,
    progress: &dyn Progress,
) -> Result<Option<Box<dyn Solved>>, TableError> {
    let Some(table) = game.as_any().downcast_ref::<Match<G>>() else { return Ok(None) };
    let ledger = table.game().solve(store, progress)?;
    Ok(ledger.map(|ledger| Box::new(Kept(ledger)) as Box<dyn Solved>))
}

/// Shares of positions with their names.
pub(crate) fn named<const N: usize>(shares: [(&str, u64); N]) -> Vec<(String, u64)> {
    shares.map(|(name, count)| (name.to_owned(), count)).to_vec()
}
