//! A match of any game, driven in notation and JSON: what pages, the referee and the terminal use.

use crate::dice::Dice;
use crate::driver::{Match, Ply};
use crate::ending::Ending;
use crate::game::{Eyes, Game, Lettering, Playable};
use crate::perft::{divide, perft};
use crate::record::{Action, RULES_VERSION, Record, Result as RecordResult, fingerprint};
use crate::saying::{Forbids, Saying};
use crate::seat::{Seat, Seats};
use crate::setup::shorten;
use crate::turn::{Outcome, Turn};
use serde_json::{Map, Value};
use std::any::Any;
use std::collections::BTreeMap;

/// How many positions behind a view are tried before a preview is believed.
const IMAGINED: usize = 12;

/// What must be chosen now, in notation. Lists are in byte order.
#[derive(Clone, PartialEq, Debug)]
pub enum Node {
    /// One seat chooses.
    Decision {
        /// Who.
        seat: Seat,
        /// Among these.
        legal: Vec<String>,
    },
    /// Several seats choose without seeing each other's choice.
    Simultaneous {
        /// Each seat that has yet to choose, with what it may choose.
        legal: Vec<(Seat, Vec<String>)>,
    },
    /// Chance falls.
    Chance {
        /// What may happen, with its weight.
        outcomes: Vec<(String, u32)>,
    },
    /// Nothing: the game has ended.
    End(Outcome),
}

/// Why an action was not played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ApplyError {
    /// The game has ended.
    #[error("the game has ended")]
    Over,
    /// The action does not have the form expected here; what is expected.
    #[error("expected {0}")]
    Form(Saying),
    /// The action has the right form but is not possible here; the rule that forbids it.
    #[error("{0}")]
    Illegal(Saying),
}

/// A match of any game.
pub trait AnyMatch: Send {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The game's name for people.
    fn title(&self) -> &'static str;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// What a seat is called.
    fn seat_name(&self, seat: Seat) -> String;
    /// Another match of the same game, at its start. The two share the game with all its tables, which are most of what
    /// a match holds in memory.
    fn afresh(&self) -> Box<dyn AnyMatch>;
    /// How many actions have been played.
    fn ply(&self) -> usize;
    /// What is asked now.
    fn node(&self) -> Node;
    /// Plays an action.
    fn apply(&mut self, action: &Action) -> Result<(), ApplyError>;
    /// Why a seat that is to act may not do this; none if it may. Nothing is played.
    fn refusal(&self, seat: Seat, text: &str) -> Option<ApplyError>;
    /// Takes one seat's secret choice; the action is played when the last one is in.
    fn commit(&mut self, seat: Seat, text: &str) -> Result<(), ApplyError>;
    /// Takes back this many actions; if there are fewer, takes back none and returns false.
    fn undo(&mut self, count: usize) -> bool;
    /// The position as these eyes may know it.
    fn state(&self, eyes: Eyes) -> Value;
    /// The position after this many actions, as these eyes might have known it then; once the game has ended, all of
    /// it.
    fn state_at(&self, ply: usize, eyes: Eyes) -> Option<Value>;
    /// The position as a seat would know it after its move, told from what it knows now: none if the move is not
    /// legal, or if its result depends on what the seat may not know.
    fn preview(&self, seat: Seat, text: &str) -> Option<Value>;
    /// Who would win at once by an action, as far as its seat can know; none if the game would go on, or might.
    fn would_end(&self, seat: Seat, text: &str) -> Option<Seats>;
    /// The position as these eyes may know it, drawn as text.
    fn text(&self, eyes: Eyes) -> String;
    /// The same without any sentence, lettered in the reader's language; nothing where a game has no such drawing.
    fn grid(&self, eyes: Eyes, lettering: &dyn Lettering) -> String;
    /// Whether seats ever know different things.
    fn has_secrets(&self) -> bool;
    /// Whether what is chosen now is hidden from the others: because all choose at once, or because the game says so.
    fn hides_choice(&self) -> bool;
    /// Who plays together: the sides of the game.
    fn sides(&self) -> Vec<Seats>;
    /// What happens now if this seat is the first to call, in notation; none where no call takes the place of chance.
    fn called(&self, caller: Seat) -> Option<String>;
    /// The action by which a seat that still plays stops for good and keeps its points, where the game lets players stop
    /// when they like. It need not be legal at this very moment.
    fn stop(&self, seat: Seat) -> Option<String>;
    /// What these eyes know about each action played, in notation.
    fn told(&self, eyes: Eyes) -> Vec<String> {
        self.told_from(0, eyes)
    }
    /// The same, leaving out this many of the first actions.
    fn told_from(&self, ply: usize, eyes: Eyes) -> Vec<String>;
    /// All options, defaults too, with the whole board.
    fn options(&self) -> Map<String, Value>;
    /// The options as they were given.
    fn given_options(&self) -> &Map<String, Value>;
    /// The number of action sequences of this length from here, plus those that end earlier.
    fn perft(&mut self, depth: u64) -> u64;
    /// The same for each action.
    fn divide(&mut self, depth: u64) -> Vec<(Action, u64)>;
    /// A random action, each move equally likely and chance by its weights; none at the end.
    fn random_action(&self, dice: &mut Dice) -> Option<Action>;
    /// How the game ended, once it has.
    fn result(&self) -> Option<RecordResult>;
    /// The record so far, complete with board and hashes.
    fn record(&self) -> Record;
    /// The actions so far.
    fn actions(&self) -> Vec<Action>;
    /// The [`Match`] itself, for code that knows the game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Playable> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn seats(&self) -> usize {
        Match::game(self).seats()
    }

    fn seat_name(&self, seat: Seat) -> String {
        Match::game(self).seat_name(seat)
    }

    fn afresh(&self) -> Box<dyn AnyMatch> {
        Box::new(Match::afresh(self))
    }

    fn ply(&self) -> usize {
        Match::ply(self)
    }

    fn node(&self) -> Node {
        let pos = self.position();
        match self.turn() {
            Turn::Seat(seat) => Node::Decision { seat, legal: written(Match::game(self), pos, seat) },
            Turn::Together(seats) => Node::Simultaneous {
                legal: seats.iter().map(|seat| (seat, written(Match::game(self), pos, seat))).collect(),
            },
            Turn::Chance => {
                let outcomes = Match::game(self).outcomes(pos);
                let mut outcomes: Vec<_> = outcomes.map(|(m, weight)| (m.to_string(), weight)).collect();
                outcomes.sort_unstable();
                Node::Chance { outcomes }
            }
            Turn::Over => Node::End(self.outcome().expect("a game that is over has an outcome")),
        }
    }

    fn apply(&mut self, action: &Action) -> Result<(), ApplyError> {
        match (self.turn(), action) {
            (Turn::Over, _) => Err(ApplyError::Over),
            (Turn::Seat(seat), Action::One(text)) => {
                let m = parsed::<G>(text)?;
                self.play(seat, m).map_err(|refusal| forbidden(&refusal))
            }
            (Turn::Chance, Action::One(text)) => {
                let m = parsed::<G>(text)?;
                if !Match::game(self).outcomes(self.position()).any(|(possible, _)| possible == m) {
                    return Err(ApplyError::Illegal(Saying::new("chance").text("outcome", shorten(text))));
                }
                self.fall(m);
                Ok(())
            }
            (Turn::Together(_), Action::Together(texts)) => self.apply_together(texts),
            (Turn::Together(_), Action::One(_)) => Err(ApplyError::Form(Saying::new("choice-of-each-seat"))),
            (_, Action::Together(_)) => Err(ApplyError::Form(Saying::new("one-action"))),
        }
    }

    fn refusal(&self, seat: Seat, text: &str) -> Option<ApplyError> {
        let check = |m| Match::game(self).check(self.position(), seat, m).map_err(|no| forbidden(&no));
        parsed::<G>(text).and_then(check).err()
    }

    fn commit(&mut self, seat: Seat, text: &str) -> Result<(), ApplyError> {
        match self.turn() {
            Turn::Over => Err(ApplyError::Over),
            Turn::Together(seats) if seats.has(seat) => {
                let m = parsed::<G>(text)?;
                Match::commit(self, seat, m).map_err(|refusal| forbidden(&refusal))
            }
            _ => Err(ApplyError::Form(Saying::new("no-secret-choice").seat("who", seat))),
        }
    }

    fn undo(&mut self, count: usize) -> bool {
        if count > Match::ply(self) {
            return false;
        }
        (0..count).for_each(|_| assert!(Match::undo(self), "there are as many plies as counted"));
        true
    }

    fn state(&self, eyes: Eyes) -> Value {
        Match::game(self).state(&self.view(eyes))
    }

    fn state_at(&self, ply: usize, eyes: Eyes) -> Option<Value> {
        let pos = if ply == Match::ply(self) { self.position() } else { self.position_after(ply)? };
        let eyes = if self.turn() == Turn::Over { Eyes::All } else { eyes };
        let game = Match::game(self);
        Some(game.state(&game.view(pos, eyes)))
    }

    fn preview(&self, seat: Seat, text: &str) -> Option<Value> {
        let game = Match::game(self);
        let m = text.parse().ok()?;
        let view = self.view(Eyes::Seat(seat));
        let asked = match self.turn() {
            Turn::Seat(asked) => asked == seat,
            Turn::Together(seats) => seats.has(seat),
            _ => false,
        };
        if !asked {
            return None;
        }
        let imagined = if game.has_secrets() { IMAGINED } else { 1 };
        let mut dice = Dice::new(Match::ply(self) as u64);
        let mut seen = None;
        for _ in 0..imagined {
            let after = game.play(&game.imagine(&view, &mut dice), seat, m).ok()?;
            let after = game.view(&after, Eyes::Seat(seat));
            if seen.as_ref().is_some_and(|seen| *seen != after) {
                return None;
            }
            seen = Some(after);
        }
        seen.map(|view| game.state(&view))
    }

    fn would_end(&self, seat: Seat, text: &str) -> Option<Seats> {
        let game = Match::game(self);
        let m = text.parse().ok()?;
        let view = self.view(Eyes::Seat(seat));
        if self.turn() != Turn::Seat(seat) {
            return None;
        }
        let imagined = if game.has_secrets() { IMAGINED } else { 1 };
        let mut dice = Dice::new(Match::ply(self) as u64);
        let mut seen = None;
        for _ in 0..imagined {
            let after = game.play(&game.imagine(&view, &mut dice), seat, m).ok()?;
            let winners = game.outcome(&after)?.winners;
            if seen.is_some_and(|seen| seen != winners) {
                return None;
            }
            seen = Some(winners);
        }
        seen
    }

    fn text(&self, eyes: Eyes) -> String {
        Match::game(self).text(&self.view(eyes))
    }

    fn grid(&self, eyes: Eyes, lettering: &dyn Lettering) -> String {
        Match::game(self).grid(&self.view(eyes), lettering)
    }

    fn has_secrets(&self) -> bool {
        Match::game(self).has_secrets()
    }

    fn hides_choice(&self) -> bool {
        match self.turn() {
            Turn::Together(_) => true,
            Turn::Seat(_) => Match::game(self).hides_choice(self.position()),
            Turn::Chance | Turn::Over => false,
        }
    }

    fn sides(&self) -> Vec<Seats> {
        Match::game(self).sides()
    }

    fn called(&self, caller: Seat) -> Option<String> {
        let falls = || Match::game(self).called(self.position(), caller).map(|m| m.to_string());
        if self.turn() == Turn::Chance { falls() } else { None }
    }

    fn stop(&self, seat: Seat) -> Option<String> {
        let stop = || Match::game(self).stop(self.position(), seat).map(|m| m.to_string());
        if self.turn() == Turn::Over { None } else { stop() }
    }

    fn told_from(&self, ply: usize, eyes: Eyes) -> Vec<String> {
        let played = self.plies()[..Match::ply(self)].iter().enumerate().skip(ply);
        played.map(|(ply, played)| self.ply_told(ply, played, eyes)).collect()
    }

    fn options(&self) -> Map<String, Value> {
        Match::game(self).options()
    }

    fn given_options(&self) -> &Map<String, Value> {
        Match::given_options(self)
    }

    fn perft(&mut self, depth: u64) -> u64 {
        perft(self, depth)
    }

    fn divide(&mut self, depth: u64) -> Vec<(Action, u64)> {
        divide(self, depth).into_iter().map(|(ply, count)| (action(&ply), count)).collect()
    }

    fn random_action(&self, dice: &mut Dice) -> Option<Action> {
        let game = Match::game(self);
        let pos = self.position();
        match self.turn() {
            Turn::Over => None,
            Turn::Seat(seat) => Some(Action::One(dice.pick(game.legal_moves(pos, seat)).to_string())),
            Turn::Chance => Some(Action::One(dice.draw(game.outcomes(pos)).to_string())),
            Turn::Together(seats) => {
                let choose =
                    |seat: Seat| (seat.to_string(), dice.pick(game.legal_moves(pos, seat)).to_string());
                Some(Action::Together(seats.iter().map(choose).collect()))
            }
        }
    }

    fn result(&self) -> Option<RecordResult> {
        self.outcome().map(|outcome| RecordResult {
            winners: outcome.winners.iter().map(|seat| seat.0).collect(),
            scores: outcome.scores.map(|scores| scores.as_slice().to_vec()),
            returns: outcome.returns(AnyMatch::seats(self)),
            ending: self.ending().unwrap_or(Ending::Rules),
        })
    }

    fn record(&self) -> Record {
        let game = Match::game(self);
        let hash = |ply: usize| {
            let pos = self.position_after(ply).expect("every ply has led to a position");
            fingerprint(&game.state(&game.view(pos, Eyes::All)))
        };
        Record {
            game: G::NAME.to_owned(),
            rules: RULES_VERSION.to_owned(),
            options: game.options(),
            seats: (0..game.seats() as u8).map(|seat| game.seat_name(Seat(seat))).collect(),
            actions: self.actions(),
            hashes: (0..=Match::ply(self)).map(hash).collect(),
            result: self.result(),
            ended: None,
            times: Vec::new(),
            seed: None,
            comments: BTreeMap::new(),
        }
    }

    fn actions(&self) -> Vec<Action> {
        self.plies()[..Match::ply(self)].iter().map(action).collect()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Playable> Match<G> {
    /// What these eyes know about a ply. Simultaneous choices are revealed when the last one is in.
    fn ply_told(&self, ply: usize, played: &Ply<G::Move>, eyes: Eyes) -> String {
        match played {
            Ply::Together(_) => action(played).to_string(),
            Ply::One(m) => {
                let before = self.position_after(ply).expect("every ply was played in some position");
                let over = self.turn() == Turn::Over;
                let since = ply + 1 < Match::ply(self);
                Match::game(self).told(before, *m, if over { Eyes::All } else { eyes }, since)
            }
        }
    }

    /// All seats' secret choices at once: either all are taken or none is.
    fn apply_together(&mut self, texts: &BTreeMap<String, String>) -> Result<(), ApplyError> {
        let Turn::Together(seats) = self.turn() else { return Err(ApplyError::Over) };
        let owed: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
        if !texts.keys().eq(owed.iter()) {
            return Err(ApplyError::Form(Saying::new("choice-of-seats").text("seats", owed.join(", "))));
        }
        let pos = *self.position();
        let mut choices = Vec::with_capacity(owed.len());
        for (seat, text) in seats.iter().zip(texts.values()) {
            let m = parsed::<G>(text)?;
            let check = Match::game(self).check(&pos, seat, m);
            check.map_err(|refusal| forbidden(&refusal))?;
            choices.push((seat, m));
        }
        for (seat, m) in choices {
            Match::commit(self, seat, m).expect("the choice was just checked");
        }
        Ok(())
    }
}

/// The legal moves of a seat in notation, in byte order.
fn written<G: Game>(game: &G, pos: &G::Position, seat: Seat) -> Vec<String> {
    let mut texts: Vec<_> = game.legal_moves(pos, seat).map(|m| m.to_string()).collect();
    texts.sort_unstable();
    texts
}

/// A move from its notation.
fn parsed<G: Game>(text: &str) -> Result<G::Move, ApplyError> {
    let unreadable = || ApplyError::Illegal(Saying::new("notation").text("action", shorten(text)));
    text.parse().map_err(|_| unreadable())
}

/// The error for a refusal.
fn forbidden(refusal: &impl Forbids) -> ApplyError {
    ApplyError::Illegal(refusal.rule().said_in(refusal.section()))
}

/// A ply as the record writes it.
fn action<M: Copy + ToString>(ply: &Ply<M>) -> Action {
    match ply {
        Ply::One(m) => Action::One(m.to_string()),
        Ply::Together(choices) => {
            let chosen = choices.iter().filter_map(|(seat, choice)| Some((seat, choice.as_ref()?)));
            Action::Together(chosen.map(|(seat, m)| (seat.to_string(), m.to_string())).collect())
        }
    }
}
