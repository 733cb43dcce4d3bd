//! Moves and their one spelling.

use super::board::Field;
use super::pieces::{Cowboy, Token};
use gambol_core::grid::NotThat;
use std::fmt;
use std::str::FromStr;

/// What a player or chance can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `place c1`: placement (large: c1 and d1).
    Place(Field),
    /// `b2`, or `b2@c2` where a large cowboy's player chooses which of its two new fields is triggered.
    Step {
        /// The (western) field stepped onto.
        to: Field,
        /// The field triggered, where there is a choice.
        trigger: Option<Field>,
    },
    /// `pass`: no step is possible.
    Pass,
    /// `fire`: a token is turned over.
    Fire,
    /// `end`: the turn ends without firing.
    End,
    /// `ammo booster`: chance says what was turned over.
    Ammo(Token),
    /// `shot light`: the player on turn chooses who is shot off.
    Shot(Cowboy),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(field) => write!(f, "place {field}"),
            Move::Step { to, trigger: None } => write!(f, "{to}"),
            Move::Step { to, trigger: Some(trigger) } => write!(f, "{to}@{trigger}"),
            Move::Pass => f.write_str("pass"),
            Move::Fire => f.write_str("fire"),
            Move::End => f.write_str("end"),
            Move::Ammo(token) => write!(f, "ammo {}", token.name()),
            Move::Shot(cowboy) => write!(f, "shot {}", cowboy.name()),
        }
    }
}

impl FromStr for Move {
    type Err = NotThat;

    fn from_str(text: &str) -> Result<Move, NotThat> {
        let wrong = NotThat("an action of Duel (place c1, b2, b2@c2, pass, fire, end, ammo …, shot …)");
        let read = || match text {
            "pass" => Some(Move::Pass),
            "fire" => Some(Move::Fire),
            "end" => Some(Move::End),
            _ => {
                if let Some(field) = text.strip_prefix("place ") {
                    return Some(Move::Place(field.parse().ok()?));
                }
                if let Some(name) = text.strip_prefix("ammo ") {
                    return Token::ALL.into_iter().find(|token| token.name() == name).map(Move::Ammo);
                }
                if let Some(name) = text.strip_prefix("shot ") {
                    return Cowboy::BOTH.into_iter().find(|cowboy| cowboy.name() == name).map(Move::Shot);
                }
                match text.split_once('@') {
                    Some((to, trigger)) => {
                        Some(Move::Step { to: to.parse().ok()?, trigger: Some(trigger.parse().ok()?) })
                    }
                    None => Some(Move::Step { to: text.parse().ok()?, trigger: None }),
                }
            }
        };
        read().ok_or(wrong)
    }
}
