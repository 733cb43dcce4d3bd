//! Any game, solved: what commands and forges hold, whichever solver it was.

use crate::duel::DuelTable;
use crate::gunst::GunstSolver;
use crate::judge::Judge;
use crate::muddy_ride::MuddyRideTable;
use crate::progress::{Cancelled, Progress};
use crate::table::{Store, TableError};
use crate::two_paths::TwoPathsTable;
use crate::value::Value;
use crate::verify::Verified;
use gambol_core::{AnyMatch, Dice, Eyes, Game, Match, Playable, Seat};
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::two_paths::TwoPaths;

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

    /// What a match of this game is worth to a seat now, as far as the seat may know; none if that is not known.
    fn value(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Value>;

    /// Every legal action of a seat that is to move; none if that is not known.
    fn moves(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Vec<Opening>>;

    /// Checks so many random positions against their successors, through the rules alone.
    fn verify(&self, count: u64, dice: &mut Dice, progress: &dyn Progress) -> Result<Checked, Cancelled>;
}

/// What a solver's table offers beside its judgement.
trait Ledger<G: Playable>: Judge<G> {
    fn game(&self) -> &G;
    fn account(&self) -> Account;
    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<G::Position>, Cancelled>;
}

/// A ledger, so that the compiler knows of which game.
struct Kept<G, L>(L, std::marker::PhantomData<fn() -> G>);

impl<G: Playable, L: Ledger<G>> Solved for Kept<G, L> {
    fn account(&self) -> Account {
        self.0.account()
    }

    fn value(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Value> {
        let table: &Match<G> = game.as_any().downcast_ref()?;
        self.0.value(table.game(), &table.view(Eyes::Seat(seat)), seat)
    }

    fn moves(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Vec<Opening>> {
        let table: &Match<G> = game.as_any().downcast_ref()?;
        let judged = self.0.moves(table.game(), &table.view(Eyes::Seat(seat)), seat)?;
        let told = |judged: crate::Judged<G::Move>| Opening {
            action: judged.m.to_string(),
            value: judged.value,
            share: judged.share,
        };
        Some(judged.into_iter().map(told).collect())
    }

    fn verify(&self, count: u64, dice: &mut Dice, progress: &dyn Progress) -> Result<Checked, Cancelled> {
        let Verified { checked: count, wrong } = self.0.verify(count, dice, progress)?;
        let game = self.0.game();
        Ok(Checked { count, wrong: wrong.map(|pos| game.text(&game.view(&pos, Eyes::All))) })
    }
}

/// Solves a game, or finds it solved in the store; none where it has no exact solver.
pub fn solve(
    game: &dyn AnyMatch,
    store: &Store,
    progress: &dyn Progress,
) -> Result<Option<Box<dyn Solved>>, TableError> {
    solved(game, Some(store), progress)
}

/// The same in memory alone: no file is read or written, and nothing lasts. Gunst is solved with a store only.
pub fn solve_in_memory(
    game: &dyn AnyMatch,
    progress: &dyn Progress,
) -> Result<Option<Box<dyn Solved>>, TableError> {
    solved(game, None, progress)
}

/// The list of games that have an exact solver.
fn solved(
    game: &dyn AnyMatch,
    store: Option<&Store>,
    progress: &dyn Progress,
) -> Result<Option<Box<dyn Solved>>, TableError> {
    if let Some(table) = game.as_any().downcast_ref::<Match<MuddyRide>>() {
        return Ok(match store {
            Some(store) => MuddyRideTable::open_or_build(table.game(), store, progress)?,
            None => MuddyRideTable::build(table.game(), progress)?,
        }
        .map(kept));
    }
    if let Some(table) = game.as_any().downcast_ref::<Match<Duel>>() {
        return Ok(Some(kept(match store {
            Some(store) => DuelTable::open_or_build(table.game(), store, progress)?,
            None => DuelTable::build(table.game(), progress)?,
        })));
    }
    if let Some(table) = game.as_any().downcast_ref::<Match<TwoPaths>>() {
        return Ok(Some(kept(match store {
            Some(store) => TwoPathsTable::open_or_build(table.game(), store, progress)?,
            None => TwoPathsTable::build(table.game(), progress)?,
        })));
    }
    if let (Some(table), Some(store)) = (game.as_any().downcast_ref::<Match<Gunst>>(), store) {
        return Ok(Some(kept(GunstSolver::open_or_build(table.game(), store, progress)?)));
    }
    Ok(None)
}

fn kept<G: Playable, L: Ledger<G> + 'static>(ledger: L) -> Box<dyn Solved> {
    Box::new(Kept(ledger, std::marker::PhantomData))
}

fn named<const N: usize>(shares: [(&str, u64); N]) -> Vec<(String, u64)> {
    shares.map(|(name, count)| (name.to_owned(), count)).to_vec()
}

impl Ledger<MuddyRide> for MuddyRideTable {
    fn game(&self) -> &MuddyRide {
        MuddyRideTable::game(self)
    }

    fn account(&self) -> Account {
        let found = self.shares();
        let shares = if self.has_two_sides() {
            let told = [
                ("won for the side on turn", found.won),
                ("drawn", found.drawn()),
                ("lost for the side on turn", found.lost),
            ];
            named(told)
        } else {
            let told =
                |(side, &count): (usize, &u64)| (format!("a win for seat {side} can be forced"), count);
            found.forced.iter().enumerate().map(told).collect()
        };
        Account {
            positions: found.positions,
            bytes: self.bytes() as u64,
            shares,
            longest: Some(found.longest),
        }
    }

    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<<MuddyRide as Game>::Position>, Cancelled> {
        MuddyRideTable::verify(self, count, dice, progress)
    }
}

impl Ledger<Duel> for DuelTable {
    fn game(&self) -> &Duel {
        DuelTable::game(self)
    }

    fn account(&self) -> Account {
        let found = self.shares();
        let told = [
            ("surely won for the player on turn", found.won),
            ("ahead", found.ahead - found.won),
            ("level", found.level()),
            ("behind", found.behind - found.lost),
            ("surely lost for the player on turn", found.lost),
        ];
        Account {
            positions: found.positions,
            bytes: self.bytes() as u64,
            shares: named(told),
            longest: Some(found.longest.round() as u32),
        }
    }

    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<<Duel as Game>::Position>, Cancelled> {
        DuelTable::verify(self, count, dice, progress)
    }
}

impl Ledger<TwoPaths> for TwoPathsTable {
    fn game(&self) -> &TwoPaths {
        TwoPathsTable::game(self)
    }

    fn account(&self) -> Account {
        let found = self.shares();
        let told = [
            ("better for the player on turn", found.ahead),
            ("even", found.even),
            ("worse for the player on turn", found.positions - found.ahead - found.even),
            ("where both must be unpredictable", found.mixed),
        ];
        Account { positions: found.positions, bytes: self.bytes() as u64, shares: named(told), longest: None }
    }

    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<<TwoPaths as Game>::Position>, Cancelled> {
        let found = TwoPathsTable::verify(self, count, dice, progress)?;
        Ok(Verified { checked: found.checked, wrong: found.wrong })
    }
}

impl Ledger<Gunst> for GunstSolver {
    fn game(&self) -> &Gunst {
        GunstSolver::game(self)
    }

    fn account(&self) -> Account {
        let found = self.shares();
        let told = [
            ("surely won for the first lord", found.won),
            ("a matter of line-ups", found.open()),
            ("surely lost for the first lord", found.lost),
        ];
        Account { positions: found.tings, bytes: self.bytes(), shares: named(told), longest: None }
    }

    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<<Gunst as Game>::Position>, Cancelled> {
        self.verify_random(count, dice, progress)
    }
}
