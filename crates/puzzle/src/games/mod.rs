//! What each game brings to puzzles, one file per game.

mod duel;
mod gunst;
mod kangaruse;
mod muddy_ride;
mod two_paths;

use crate::line;
use crate::puzzle::{Goal, Judged, Puzzle};
use crate::truth::Truth;
use gambol_core::{AnyMatch, Dice, Seat};
use gambol_games::Kind;
use gambol_solve::Opening;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// What is proved of a question.
pub(crate) struct Draft {
    pub(crate) moves: BTreeMap<String, Judged>,
    pub(crate) rest: Option<(usize, f64)>,
    pub(crate) value: f64,
}

/// What a game brings to puzzles.
pub(crate) trait Puzzled: Sync {
    /// The puzzles that ship, as JSON.
    fn file(&self) -> &'static str {
        "[]"
    }

    /// The options of a game to look for puzzles in; each number has its own board, or its turn comes again.
    fn ground(&self, _number: u64) -> Map<String, Value> {
        Map::new()
    }

    /// Whether solving takes so long that tables are worth keeping.
    fn keeps_tables(&self) -> bool {
        true
    }

    /// Proves every legal move of a seat by search, where there is no table.
    fn prove(&self, _game: &dyn AnyMatch, _seat: Seat) -> Option<Vec<Opening>> {
        None
    }

    /// Whether whoever leads up to a puzzle plays well here: most of the time, so that positions look natural, and not
    /// always, so that there is something to be won.
    fn plays_well(&self, _game: &dyn AnyMatch, dice: &mut Dice) -> bool {
        dice.below(10) < 6
    }

    /// What could be asked here, and which moves are looked at; none if this is not a moment to ask anything.
    fn question(
        &self,
        _game: &mut dyn AnyMatch,
        _truth: &Truth,
        _seat: Seat,
        _dice: &mut Dice,
    ) -> Option<(Goal, Vec<String>)> {
        None
    }

    /// Proves that a question has one answer. The match is left as it was found.
    fn certify(
        &self,
        game: &mut dyn AnyMatch,
        truth: &Truth,
        seat: Seat,
        goal: Goal,
        listed: &[String],
    ) -> Option<Draft> {
        one_right(game, truth, seat, goal, listed)
    }

    /// Whether only the moves that are looked at are offered here: there are too many to think about.
    fn offers(&self, _game: &dyn AnyMatch) -> bool {
        false
    }

    /// Which of the moves that are offered is most like this one: for bots, who know of no offers.
    fn nearest<'a>(&self, _puzzle: &'a Puzzle, action: &'a str) -> &'a str {
        action
    }

    /// Where the choices of a mixture have something in common: what that is, and what is left of a move. Both are parts of
    /// a move as words know them.
    fn parted<'a>(&self, _action: &'a str) -> Option<(Option<&'a str>, &'a str)> {
        None
    }

    /// Whether it has to be said which decision is asked for: a board alone does not tell.
    fn needs_prompt(&self) -> bool {
        false
    }

    /// The fewest moves that there must be to choose from.
    fn fewest(&self) -> usize {
        3
    }
}

/// What a game brings to puzzles.
pub(crate) fn of(kind: Kind) -> &'static dyn Puzzled {
    match kind {
        Kind::MuddyRide => &muddy_ride::Asked,
        Kind::Duel => &duel::Asked,
        Kind::Kangaruse => &kangaruse::Asked,
        Kind::TwoPaths => &two_paths::Asked,
        Kind::Gunst => &gunst::Asked,
    }
}

/// Which goal a set of moves has, if exactly one of them is right.
pub(crate) fn goal_of(moves: &[Opening]) -> Option<Goal> {
    let mut values: Vec<f64> = moves.iter().map(|opening| opening.value.mean).collect();
    values.sort_by(|one, other| other.total_cmp(one));
    let [best, next, ..] = values[..] else { return None };
    [Goal::Win, Goal::Draw, Goal::Best].into_iter().find(|goal| is_right(*goal, best, next))
}

/// Whether one move is right, from what it and the next best are worth.
fn is_right(goal: Goal, best: f64, next: f64) -> bool {
    match goal {
        // What wins half of the time is not a win, but near enough to argue about.
        Goal::Win => best >= line::SURE && next <= 0.5,
        Goal::Draw => best.abs() < 1e-7 && next <= -line::SURE,
        Goal::Best => best - next >= Goal::MARGIN,
        Goal::Mix => false,
    }
}

/// Proves that exactly one of all legal moves is right.
pub(crate) fn one_right(
    game: &mut dyn AnyMatch,
    truth: &Truth,
    seat: Seat,
    goal: Goal,
    listed: &[String],
) -> Option<Draft> {
    let all = truth.moves(game, seat)?;
    let best = all.iter().max_by(|one, other| one.value.mean.total_cmp(&other.value.mean))?.clone();
    let others = all.iter().filter(|opening| opening.action != best.action);
    let next = others.map(|opening| opening.value.mean).fold(f64::NEG_INFINITY, f64::max);
    if !is_right(goal, best.value.mean, next) || !listed.contains(&best.action) {
        return None;
    }
    let (told, rest): (Vec<&Opening>, Vec<&Opening>) =
        all.iter().partition(|opening| listed.contains(&opening.action));
    if told.len() != listed.len() {
        return None;
    }
    let mut moves = BTreeMap::new();
    for opening in told {
        let judged = Judged {
            value: rounded(opening.value.mean),
            distance: opening.value.distance,
            share: None,
            line: line::after(game, truth, seat, &opening.action)?,
        };
        moves.insert(opening.action.clone(), judged);
    }
    let worth = rest.iter().map(|opening| opening.value.mean).fold(f64::NEG_INFINITY, f64::max);
    let rest = (!rest.is_empty()).then(|| (rest.len(), rounded(worth)));
    Some(Draft { moves, rest, value: rounded(best.value.mean) })
}

/// A value as it is written down.
pub(crate) fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4 + 0.0
}

/// Options from pairs.
pub(crate) fn options<const N: usize>(pairs: [(&str, Value); N]) -> Map<String, Value> {
    pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// The phase that a state tells.
pub(crate) fn phase(game: &dyn AnyMatch) -> String {
    let state = game.state(gambol_core::Eyes::All);
    state.get("phase").and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// All legal moves, asked about if exactly one is right and it wins or draws for sure.
pub(crate) fn forced(game: &dyn AnyMatch, truth: &Truth, seat: Seat) -> Option<(Goal, Vec<String>)> {
    let moves = truth.moves(game, seat)?;
    let goal = goal_of(&moves).filter(|goal| *goal != Goal::Best)?;
    Some((goal, moves.into_iter().map(|opening| opening.action).collect()))
}
