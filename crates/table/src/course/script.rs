//! What a course consists of: a position, and steps that are asked one after the other.

use gambol_core::{Action, Seat};
use gambol_games::Kind;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A lesson, a puzzle, or a position to try things out.
#[derive(Clone, Debug)]
pub struct Script {
    /// The game.
    pub game: Kind,
    /// All its options.
    pub options: Map<String, Value>,
    /// What is played before anything is asked, chance included.
    pub opening: Vec<Action>,
    /// The seat of whoever takes it; the others do what the script says. None: all seats are theirs.
    pub you: Option<Seat>,
    /// What it is called.
    pub title: String,
    /// What is asked, one after the other. None: they may do what they like.
    pub steps: Vec<Step>,
    /// What is offered when the last step is done: address and words.
    pub next: Vec<(String, String)>,
    /// A game to play then: what the form that starts it says, and its words.
    pub play: Option<(Vec<(String, String)>, String)>,
}

/// One step.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// What is said.
    pub say: String,
    /// What is pointed at, by its id in the drawing.
    pub point: Vec<String>,
    /// What is to be done.
    pub task: Task,
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// To read, and to go on.
    Read,
    /// To find a move.
    Move(Box<Find>),
    /// To choose among a few moves, where there are too many to look for one: each with its words.
    Choose(Box<Find>, Vec<(String, String)>),
    /// To say how often each choice should be made.
    Mix(Box<Mix>),
}

impl Task {
    /// The move that is asked for, if one is.
    pub(super) fn find(&self) -> Option<&Find> {
        match self {
            Task::Move(find) | Task::Choose(find, _) => Some(find),
            Task::Read | Task::Mix(_) => None,
        }
    }
}

/// A move that is asked for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Find {
    /// The moves that are right, in notation; with none, all are.
    pub right: Vec<String>,
    /// Whether the first of them is pointed at.
    pub shown: bool,
    /// What is said when it is found. With nothing to say, the next step follows at once.
    pub well: String,
    /// What the others and chance do then.
    pub then: Vec<String>,
    /// What is said about a move that is not right, and how it is punished on the board before the step is asked again.
    pub wrong: BTreeMap<String, Wrong>,
    /// The same for all others.
    pub otherwise: Wrong,
}

/// A move that is not right.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wrong {
    /// What is said about it.
    pub words: String,
    /// What the others, chance and whoever tried it do then.
    pub line: Vec<String>,
}

/// A mixture that is asked for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mix {
    /// The choices in words, with how often each should be made, from 0 to 1.
    pub choices: Vec<(String, f64)>,
    /// How far each may be off.
    pub within: f64,
    /// What is said when it is right, and when it is not.
    pub well: String,
    /// What is said when it is not.
    pub wrong: String,
}
