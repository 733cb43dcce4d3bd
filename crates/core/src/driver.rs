//! The driver: plays one game from its set-up to its end, move by move, forward and back.
//!
//! Positions hold no history, so what depends on history lives here: how often a position has arisen, and how long the
//! record has become.

use crate::ending::Ending;
use crate::game::{Eyes, Playable};
use crate::seat::{BySeat, Seat};
use crate::setup::SetupError;
use crate::turn::{Outcome, Turn};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::sync::Arc;

/// One ply: an action of a seat or of chance, or a secret choice of several seats at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ply<M> {
    /// A seat's move, or a chance outcome.
    One(M),
    /// What each seat chose without seeing the others' choices.
    Together(BySeat<Option<M>>),
}

/// Which limit ended a game that the rules alone would let go on. Small, for a match keeps one for each ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CalledOff {
    Repetition,
    Length,
}

/// The position after some ply, and what the driver knows about it.
#[derive(Clone, Debug)]
struct Moment<P> {
    /// The position; if it was called off, already as an end.
    pos: P,
    /// The position as it is counted for repetition, if it opens a turn.
    opening: Option<P>,
    /// Why the driver ended a game that the rules alone would let go on.
    called_off: Option<CalledOff>,
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Match<G: Playable> {
    /// The game and the options it was made from: the large part of a match, shared by all that began with
    /// [`afresh`](Match::afresh).
    game: Arc<G>,
    given: Arc<Map<String, Value>>,
    /// The moment after each ply; the first is the start.
    moments: Vec<Moment<G::Position>>,
    plies: Vec<Ply<G::Move>>,
    /// The position with the secret choices made so far, while some are still missing.
    waiting: Option<G::Position>,
    /// How often each position that opens a turn has arisen.
    arisen: HashMap<G::Position, u64>,
}

impl<G: Playable> Match<G> {
    /// A match of the game that these options describe.
    pub fn from_options(options: &Map<String, Value>) -> Result<Match<G>, SetupError> {
        Ok(Match::begin(Arc::new(G::from_options(options)?), Arc::new(options.clone())))
    }

    /// A match of this game, at its start.
    pub fn new(game: G) -> Match<G> {
        let given = game.options();
        Match::begin(Arc::new(game), Arc::new(given))
    }

    /// Another match of the same game, at its start. The two share the game with all its tables.
    #[must_use]
    pub fn afresh(&self) -> Match<G> {
        Match::begin(Arc::clone(&self.game), Arc::clone(&self.given))
    }

    fn begin(game: Arc<G>, given: Arc<Map<String, Value>>) -> Match<G> {
        let start = game.start();
        let mut fresh = Match {
            game,
            given,
            moments: Vec::new(),
            plies: Vec::new(),
            waiting: None,
            arisen: HashMap::new(),
        };
        fresh.arrive(start);
        fresh
    }

    /// The game that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The options as they were given.
    pub fn given_options(&self) -> &Map<String, Value> {
        &self.given
    }

    /// The plies played so far.
    pub fn plies(&self) -> &[Ply<G::Move>] {
        &self.plies
    }

    /// The position now.
    pub fn position(&self) -> &G::Position {
        self.waiting.as_ref().unwrap_or(&self.now().pos)
    }

    /// The position after this many plies.
    pub fn position_after(&self, ply: usize) -> Option<&G::Position> {
        self.moments.get(ply).map(|moment| &moment.pos)
    }

    /// Whose move it is now.
    pub fn turn(&self) -> Turn {
        self.game.turn(self.position())
    }

    /// What these eyes see now.
    pub fn view(&self, eyes: Eyes) -> G::View {
        self.game.view(self.position(), eyes)
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.now().called_off {
            Some(_) => Some(Outcome::drawn(self.game.seats())),
            None => self.game.outcome(self.position()),
        }
    }

    /// Why the game ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        let limits = self.game.limits();
        (self.turn() == Turn::Over).then(|| match self.now().called_off {
            None => Ending::Rules,
            Some(CalledOff::Repetition) => Ending::Repetition { times: limits.repetition },
            Some(CalledOff::Length) => Ending::Length { actions: limits.ply_cap },
        })
    }

    /// Plays a move of the seat on turn, or says which rule forbids it.
    pub fn play(&mut self, seat: Seat, m: G::Move) -> Result<(), G::Refusal> {
        let next = self.game.play(self.position(), seat, m)?;
        self.push(Ply::One(m), next);
        Ok(())
    }

    /// Plays the given chance outcome, which must be possible here.
    pub fn fall(&mut self, m: G::Move) {
        let mut next = *self.position();
        self.game.fall_unchecked(&mut next, m);
        self.push(Ply::One(m), next);
    }

    /// Takes one seat's secret choice. The ply is played when the last one is in.
    pub fn commit(&mut self, seat: Seat, m: G::Move) -> Result<(), G::Refusal> {
        let next = self.game.play(self.position(), seat, m)?;
        let mut choices = self.waiting_choices();
        self.drop_waiting();
        choices[seat] = Some(m);
        if matches!(self.game.turn(&next), Turn::Together(_)) && self.is_still_owed(&choices) {
            self.plies.push(Ply::Together(choices));
            self.waiting = Some(next);
        } else {
            self.push(Ply::Together(choices), next);
        }
        Ok(())
    }

    /// The secret choices made while others are still missing.
    pub fn waiting_choices(&self) -> BySeat<Option<G::Move>> {
        match (self.waiting.is_some(), self.plies.last()) {
            (true, Some(Ply::Together(choices))) => *choices,
            _ => BySeat::none(self.game.seats()),
        }
    }

    /// Withdraws the secret choices made so far.
    fn drop_waiting(&mut self) {
        if self.waiting.take().is_some() {
            self.plies.pop();
        }
    }

    /// Plays a whole ply that is legal by contract, whatever its kind, replacing any secret choices made so far.
    pub fn play_ply_unchecked(&mut self, ply: Ply<G::Move>) {
        self.drop_waiting();
        let mut next = self.now().pos;
        match (ply, self.turn()) {
            (Ply::One(m), Turn::Seat(seat)) => self.game.play_unchecked(&mut next, seat, m),
            (Ply::One(m), _) => self.game.fall_unchecked(&mut next, m),
            (Ply::Together(choices), _) => {
                for (seat, choice) in choices.iter() {
                    if let Some(m) = *choice {
                        self.game.play_unchecked(&mut next, seat, m);
                    }
                }
            }
        }
        self.push(ply, next);
    }

    /// Whether a seat that had to choose at this moment has not chosen yet.
    fn is_still_owed(&self, choices: &BySeat<Option<G::Move>>) -> bool {
        match self.game.turn(&self.now().pos) {
            Turn::Together(seats) => seats.iter().any(|seat| choices[seat].is_none()),
            _ => false,
        }
    }

    /// Takes back the last ply, and with it any secret choices made for the next one. False if there is none.
    pub fn undo(&mut self) -> bool {
        if self.ply() == 0 {
            return false;
        }
        self.drop_waiting();
        self.plies.pop();
        let moment = self.moments.pop().expect("every ply has led to a moment");
        if let Some(opening) = moment.opening
            && let Some(times) = self.arisen.get_mut(&opening)
        {
            *times -= 1;
            if *times == 0 {
                self.arisen.remove(&opening);
            }
        }
        true
    }

    /// How many plies have been played. Secret choices count when the last one is in.
    pub fn ply(&self) -> usize {
        self.moments.len() - 1
    }

    /// The positions that have opened a turn so often that the game is drawn if one of them arises once more.
    pub fn spent(&self) -> Vec<G::Position> {
        let limit = self.game.limits().repetition;
        let often = self.arisen.iter().filter(|&(_, &times)| limit > 0 && times + 1 >= limit);
        often.map(|(&pos, _)| pos).collect()
    }

    fn now(&self) -> &Moment<G::Position> {
        self.moments.last().expect("a match has a start")
    }

    fn push(&mut self, ply: Ply<G::Move>, next: G::Position) {
        self.plies.push(ply);
        self.arrive(next);
    }

    /// Looks at a new position: wins first, then repetition, then length.
    fn arrive(&mut self, mut pos: G::Position) {
        let limits = self.game.limits();
        let over = self.game.turn(&pos) == Turn::Over;
        let counts = limits.repetition > 0 && !over && self.game.opens_turn(&pos);
        let opening = counts.then_some(pos);
        let mut called_off = None;
        if let Some(opening) = opening {
            let times = self.arisen.entry(opening).or_insert(0);
            *times += 1;
            if *times >= limits.repetition {
                called_off = Some(CalledOff::Repetition);
            }
        }
        if !over && called_off.is_none() && limits.ply_cap > 0 && self.plies.len() as u64 >= limits.ply_cap {
            called_off = Some(CalledOff::Length);
        }
        if called_off.is_some() {
            self.game.call_off(&mut pos);
        }
        self.moments.push(Moment { pos, opening, called_off });
    }
}
