//! A guide to Muddy Ride: odds for every position; and whose animal is whose, as far as moves give it away.

use crate::insight::{Deed, Guide, Returns};
use gambol_core::{Game, MOST_SEATS, Seat};
use gambol_games::muddy_ride::{Animal, Move, MuddyRide, Phase, Position, View};
use gambol_solve::muddy_ride::odds::{Chances, OpenOdds, SecretOdds};
use gambol_solve::{Cancelled, Progress};

/// How softly others are taken to choose: a move with this much less chance to win is less likely by a factor of e.
const HEAT: f32 = 0.05;

/// How often anybody moves anyhow.
const ANYHOW: f32 = 0.1;

/// How much more a late loss is worth than one at once, so that whoever is lost delays, and whoever wins hurries. In 33 of
/// 33 games in which a bot had to choose who would win, and when, it chose who would win latest.
const DELAY: f32 = 0.1;

/// All delays from this many turns on are alike.
const LATE: f32 = 20.0;

/// How much a draw counts against whoever plays to win.
const CONTEMPT: f32 = 0.5;

/// The odds of a meadow.
pub(super) enum Odds {
    Open(Box<OpenOdds>),
    Secret(Box<SecretOdds>),
}

impl Odds {
    /// Looks at the whole meadow; none where a table knows better.
    pub(super) fn look(game: &MuddyRide, progress: &dyn Progress) -> Result<Option<Odds>, Cancelled> {
        if let Some(odds) = SecretOdds::build(game, progress)? {
            return Ok(Some(Odds::Secret(Box::new(odds))));
        }
        Ok(OpenOdds::build(game, progress)?.map(|odds| Odds::Open(Box::new(odds))))
    }
}

impl Guide<MuddyRide> for Odds {
    fn guess(&self, game: &MuddyRide, pos: &Position) -> Returns {
        match self {
            Odds::Open(odds) => open_guess(odds, game, *pos),
            Odds::Secret(odds) => returns_of(odds.chances(game, *pos), game.seats()),
        }
    }

    fn weigh(&self, game: &MuddyRide, view: &View, deeds: &[Deed<MuddyRide>]) -> Vec<(Position, f32)> {
        match self {
            Odds::Open(_) => Vec::new(),
            Odds::Secret(odds) => weighed(game, view, deeds, &|pos| odds.of_owners(pos.places().packed())),
        }
    }

    fn contempt(&self) -> f32 {
        match self {
            Odds::Open(_) => CONTEMPT,
            Odds::Secret(_) => 0.0,
        }
    }
}

fn open_guess(odds: &OpenOdds, game: &MuddyRide, pos: Position) -> Returns {
    let mut returns = returns_of(odds.chances(game, pos), game.seats());
    if let Some(fate) = odds.fate(pos) {
        let late = DELAY * f32::from(fate.turns).min(LATE) / LATE;
        for own in returns.iter_mut().take(game.seats()) {
            *own += if *own < 0.0 { late } else { -late };
        }
    }
    returns
}

fn returns_of(chances: Chances, seats: usize) -> Returns {
    let mut returns = [0.0; MOST_SEATS];
    for (own, chance) in returns.iter_mut().zip(chances).take(seats) {
        *own = chance * seats as f32 - 1.0;
    }
    returns
}

/// Every way the hidden cards can lie, each as likely as it makes the moves that the others were seen to make. `chances`
/// says how likely the owner of each animal is to win if it has just moved.
pub(super) fn weighed(
    game: &MuddyRide,
    view: &View,
    deeds: &[Deed<MuddyRide>],
    chances: &dyn Fn(Position) -> Chances,
) -> Vec<(Position, f32)> {
    let is_hidden = |seat: &Seat| view.seen().card(*seat).is_none();
    let mut evidence = [[0.0f32; 4]; MOST_SEATS];
    for deed in deeds.iter().filter(|deed| is_hidden(&deed.seat)) {
        let likely = likelihoods(game, deed, chances);
        evidence[deed.seat.index()].iter_mut().zip(likely).for_each(|(sum, likely)| *sum += likely.ln());
    }
    let deals = game.deals(view);
    let score = |pos: &Position| -> f32 {
        let hidden = (0..game.seats()).map(|seat| Seat(seat as u8)).filter(is_hidden);
        hidden.map(|seat| evidence[seat.index()][pos.card(seat).map_or(0, Animal::index)]).sum()
    };
    let scores: Vec<_> = deals.iter().map(score).collect();
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<_> = scores.iter().map(|score| (score - best).exp()).collect();
    let total: f32 = weights.iter().sum();
    deals.into_iter().zip(weights).map(|(pos, weight)| (pos, weight / total)).collect()
}

/// How likely the owner of each animal was to move like this.
fn likelihoods(game: &MuddyRide, deed: &Deed<MuddyRide>, chances: &dyn Fn(Position) -> Chances) -> Chances {
    let pos = *deed.before.seen();
    let worth = |m| worth(game, pos, deed.seat, m, chances);
    let worths: Vec<_> = game.legal_moves(&pos, deed.seat).map(|m| (m == deed.m, worth(m))).collect();
    std::array::from_fn(|own| {
        let best = worths.iter().map(|(_, worth)| worth[own]).fold(0.0, f32::max);
        let weight = |worth: &Chances| ((worth[own] - best) / HEAT).exp();
        let total: f32 = worths.iter().map(|(_, worth)| weight(worth)).sum();
        let made: f32 = worths.iter().filter(|(is_made, _)| *is_made).map(|(_, worth)| weight(worth)).sum();
        (1.0 - ANYHOW) * made / total + ANYHOW / worths.len() as f32
    })
}

/// What a move is worth to the owner of each animal; with a splash to choose, what its best choice is worth to it.
fn worth(
    game: &MuddyRide,
    mut pos: Position,
    seat: Seat,
    m: Move,
    chances: &dyn Fn(Position) -> Chances,
) -> Chances {
    game.play_unchecked(&mut pos, seat, m);
    if let Phase::Splash(_) = pos.phase() {
        let choices = game.legal_moves(&pos, seat).map(|m| worth(game, pos, seat, m, chances));
        let best = |one: Chances, other: Chances| std::array::from_fn(|own| one[own].max(other[own]));
        return choices.fold([0.0; 4], best);
    }
    chances(pos)
}
