//! Kangaruse: the end of a small sheet, proved by search.

use super::{Puzzled, forced, options, phase};
use crate::puzzle::Goal;
use crate::truth::Truth;
use gambol_core::{AnyMatch, Dice, Match, Seat};
use gambol_games::kangaruse::Kangaruse;
use gambol_solve::{Effort, Opening};
use serde_json::{Map, Value};

pub(super) struct Asked;

/// A proof looks at no more positions than this: an end that a person can see through.
const POSITIONS: u64 = 20_000;

/// With more squares left nobody sees the end.
const SQUARES_LEFT: usize = 16;

/// Small sheets that ship.
const BOARDS: [&str; 5] = ["gumnut", "little-joey", "quokka-rock", "wattle", "dingo-creek"];

impl Puzzled for Asked {
    fn file(&self) -> &'static str {
        include_str!("../../puzzles/kangaruse.json")
    }

    fn ground(&self, number: u64) -> Map<String, Value> {
        match BOARDS.get((number / 2) as usize % (3 * BOARDS.len())) {
            Some(board) if number.is_multiple_of(2) => options([("board", (*board).into())]),
            _ => options([("size", "tiny".into()), ("seed", number.into())]),
        }
    }

    fn prove(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Vec<Opening>> {
        let table: &Match<Kangaruse> = game.as_any().downcast_ref()?;
        let (sheet, pos) = (table.game(), table.position());
        if sheet.sheet().squares().without(pos.used()).len() > SQUARES_LEFT
            || table.turn() != gambol_core::Turn::Seat(seat)
        {
            return None;
        }
        gambol_solve::prove(game, seat, Effort::alone(POSITIONS))
    }

    fn question(
        &self,
        game: &mut dyn AnyMatch,
        truth: &Truth,
        seat: Seat,
        _dice: &mut Dice,
    ) -> Option<(Goal, Vec<String>)> {
        if phase(game) == "jump" { forced(game, truth, seat) } else { None }
    }
}
