//! The board as text, for the terminal.

use super::board::Field;
use super::pieces::{Cowboy, Token};
use super::position::{Phase, Position};
use super::{Duel, Place};
use gambol_core::grid::Direction;
use std::fmt::Write;

/// Light's bullets, clockwise from north.
const LIGHT: [char; 8] = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
/// Dark's bullets, clockwise from north.
const DARK: [char; 8] = ['⇑', '⇗', '⇒', '⇘', '⇓', '⇙', '⇐', '⇖'];

impl Duel {
    /// The board with both cowboys, whose turn it is, and the tokens.
    pub(super) fn drawn(&self, pos: Position) -> String {
        let mut text = self.field_by_field(pos);
        text.push_str("▲ Light, bullets ↑   ▼ Dark, bullets ⇓\n");
        let _ = writeln!(text, "{}", self.told(pos));
        let [light, dark] = Cowboy::BOTH.map(|cowboy| pos.tokens(cowboy));
        let kinds = Token::ALL.map(|token| format!("{} {}", token.name(), pos.unseen(token)));
        let _ = writeln!(text, "Tokens: Light {light}, Dark {dark}. Unseen: {}", kinds.join(", "));
        text
    }

    /// The board alone.
    pub(super) fn field_by_field(&self, pos: Position) -> String {
        let (files, ranks) = (self.options.board.files(), self.options.board.ranks());
        let line = format!("   +{}\n", "-------+".repeat(files as usize));
        let mut text = line.clone();
        for rank in (0..ranks).rev() {
            let _ = write!(text, "{:2} |", rank + 1);
            for file in 0..files {
                let field = Field::new(file, rank);
                let [light, dark] = Cowboy::BOTH.map(|cowboy| self.options.board.bullet(cowboy, field));
                let hat = self.hat_on(pos, field);
                let _ = write!(text, " {hat} {} {} |", drawn(light, LIGHT), drawn(dark, DARK));
            }
            text.push('\n');
            text.push_str(&line);
        }
        text.push_str("   ");
        (0..files).for_each(|file| {
            let _ = write!(text, "    {}   ", char::from(b'a' + file));
        });
        text.push('\n');
        text
    }

    /// The cowboy that stands on a field, as a character.
    fn hat_on(&self, pos: Position, field: Field) -> char {
        let stands = |cowboy| {
            let west = pos.place(cowboy).field();
            west.is_some_and(|west| self.covered(west) & 1 << field.index() != 0)
        };
        match (stands(Cowboy::Light), stands(Cowboy::Dark)) {
            (true, _) => '▲',
            (_, true) => '▼',
            _ => ' ',
        }
    }

    /// Where the game stands, in a sentence.
    fn told(&self, pos: Position) -> String {
        let cowboy = pos.on_turn();
        let mut told = match pos.phase() {
            Phase::Place => {
                format!("{cowboy} is to be placed on rank {}.", self.options.board.first_rank(cowboy) + 1)
            }
            Phase::Open if pos.can_fire() => format!("{cowboy}'s turn: step, or fire first."),
            Phase::Open => format!("{cowboy}'s turn: step."),
            Phase::Stepped => format!("{cowboy} has stepped: fire, or end the turn."),
            Phase::Fired => format!("{cowboy} has fired: step."),
            Phase::Ammo => format!("{cowboy} turns a token over."),
            Phase::Shot => format!("{cowboy} chooses who is shot off."),
            Phase::End if Cowboy::BOTH.into_iter().all(|cowboy| pos.place(cowboy) != Place::THROUGH) => {
                "The game is drawn.".to_owned()
            }
            Phase::End => "The game is over.".to_owned(),
        };
        if pos.again() {
            let _ = write!(told, " {cowboy} takes another turn after this one.");
        }
        told
    }
}

fn drawn(way: Option<Direction>, arrows: [char; 8]) -> char {
    way.map_or('·', |way| arrows[way as usize])
}
