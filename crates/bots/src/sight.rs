//! What a bot is given to look at: the game, what one seat sees of it, and nothing more.

use crate::insight::{Deed, Insight};
use crate::library::Library;
use crate::mind::{Effort, Mind, Thoughts};
use crate::search::Key;
use gambol_core::{AnyMatch, Dice, Eyes, Match, Ply, Seat, Turn};
use gambol_games::Kind;
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::kangaruse::Kangaruse;
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::two_paths::TwoPaths;
use gambol_solve::{Past, past_of};
use std::fmt;
use std::sync::Arc;

/// What a seat that is to move sees: the game, its view, and how near the game is to being called off. Whatever the seat
/// may not know is not in here, so no bot can use it.
#[derive(Clone)]
pub struct Sight(Arc<dyn Seen>);

/// The same without the game's type.
pub(crate) trait Seen: Send + Sync {
    fn game(&self) -> &'static str;
    fn seat(&self) -> Seat;
    fn legal(&self) -> Vec<String>;
    fn think(&self, mind: &mut Mind, effort: &Effort<'_>) -> Thoughts;
    fn text(&self) -> String;
    fn is_slow_to_judge(&self) -> bool;
    fn is_coming(&self, library: &Library) -> bool;
}

/// What a seat sees in a match of this game.
pub(crate) struct Glimpse<G: Insight> {
    pub(crate) game: G,
    pub(crate) view: G::View,
    pub(crate) seat: Seat,
    /// Where there are secrets: what everybody was seen to do.
    pub(crate) deeds: Vec<Deed<G>>,
    /// The positions that may not arise once more, or the game is drawn.
    spent: Vec<G::Position>,
    /// The same as views.
    pub(crate) last_times: Vec<Key>,
    /// How many actions may still be played before the game is called off.
    pub(crate) plies_left: u64,
}

impl Sight {
    /// What the seat sees now in a match of one of our games; none if it is not to move.
    pub fn of(game: &dyn AnyMatch, seat: Seat) -> Option<Sight> {
        match Kind::of(game)? {
            Kind::MuddyRide => Sight::in_match::<MuddyRide>(game, seat),
            Kind::Duel => Sight::in_match::<Duel>(game, seat),
            Kind::Kangaruse => Sight::in_match::<Kangaruse>(game, seat),
            Kind::TwoPaths => Sight::in_match::<TwoPaths>(game, seat),
            Kind::Gunst => Sight::in_match::<Gunst>(game, seat),
        }
    }

    /// The same in a match of any game, ours or not; none if it is another game.
    pub fn in_match<G: Insight>(game: &dyn AnyMatch, seat: Seat) -> Option<Sight> {
        let table = game.as_any().downcast_ref::<Match<G>>()?;
        let is_asked = match table.turn() {
            Turn::Seat(asked) => asked == seat,
            Turn::Together(asked) => asked.has(seat),
            Turn::Chance | Turn::Over => false,
        };
        is_asked.then(|| Sight(Arc::new(Glimpse::new(table, seat))))
    }

    /// The game's name.
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// The seat that looks, and is to move.
    pub fn seat(&self) -> Seat {
        self.0.seat()
    }

    /// What the seat may do, in notation, in byte order.
    pub fn legal(&self) -> Vec<String> {
        self.0.legal()
    }

    /// Whether exact play takes its time over a move of this game.
    pub fn is_slow_to_judge(&self) -> bool {
        self.0.is_slow_to_judge()
    }

    /// Whether this library is building a table for the game; it begins to, if it can and has not. Whoever is in no hurry
    /// asks again later and then knows better.
    pub fn is_coming(&self, library: &Library) -> bool {
        self.0.is_coming(library)
    }

    pub(crate) fn think(&self, mind: &mut Mind, effort: &Effort<'_>) -> Thoughts {
        self.0.think(mind, effort)
    }
}

impl fmt::Debug for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} as seat {} sees it:\n{}", self.game(), self.seat(), self.0.text())
    }
}

impl<G: Insight> Glimpse<G> {
    fn new(table: &Match<G>, seat: Seat) -> Glimpse<G> {
        let game = table.game();
        let (spent, plies_left) = past_of(table);
        Glimpse {
            game: game.clone(),
            view: table.view(Eyes::Seat(seat)),
            seat,
            deeds: deeds(table, seat),
            last_times: last_times(game, &spent),
            spent,
            plies_left,
        }
    }

    /// What the match has behind it.
    pub(crate) fn past(&self) -> Past<'_, G::Position> {
        Past { spent: &self.spent, left: self.plies_left }
    }

    /// A position that looks to the seat like the one it is in.
    pub(crate) fn imagined(&self) -> G::Position {
        self.game.imagine(&self.view, &mut Dice::new(0))
    }
}

/// What a seat has seen the others and itself do, where there are secrets to be guessed from it.
fn deeds<G: Insight>(table: &Match<G>, eyes: Seat) -> Vec<Deed<G>> {
    let game = table.game();
    if !game.has_secrets() {
        return Vec::new();
    }
    let deed = |(ply, played): (usize, &Ply<G::Move>)| {
        let pos = table.position_after(ply)?;
        let (Turn::Seat(seat), &Ply::One(m)) = (game.turn(pos), played) else { return None };
        let is_seen = game.told(pos, m, Eyes::Seat(eyes), false) == m.to_string();
        is_seen.then(|| Deed { before: game.view(pos, Eyes::Seat(eyes)), seat, m })
    };
    table.plies().iter().enumerate().filter_map(deed).collect()
}

/// These positions as the seat on turn sees them.
fn last_times<G: Insight>(game: &G, spent: &[G::Position]) -> Vec<Key> {
    let key = |pos: &G::Position| match game.turn(pos) {
        Turn::Seat(mover) => Some(Key::of(game, pos, mover)),
        _ => None,
    };
    spent.iter().filter_map(key).collect()
}

impl<G: Insight> Seen for Glimpse<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn legal(&self) -> Vec<String> {
        let pos = self.imagined();
        let mut legal: Vec<_> = self.game.legal_moves(&pos, self.seat).map(|m| m.to_string()).collect();
        legal.sort_unstable();
        legal
    }

    fn think(&self, mind: &mut Mind, effort: &Effort<'_>) -> Thoughts {
        mind.think(self, effort)
    }

    fn text(&self) -> String {
        self.game.text(&self.view)
    }

    fn is_slow_to_judge(&self) -> bool {
        self.game.is_slow_to_judge()
    }

    fn is_coming(&self, library: &Library) -> bool {
        library.is_coming(&self.game)
    }
}
