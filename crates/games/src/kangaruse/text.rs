//! The sheet drawn as text, for the terminal.

use super::Kangaruse;
use super::board::{Axis, SQUARE_TYPES, SquareType};
use super::position::{Phase, Position, Pouch};
use super::squares::Square;
use gambol_core::{Playable, Seat};
use std::fmt::Write;

/// Wide enough for a kangaroo on a score square of two digits: `2@-12`.
const WIDTH: usize = 5;

impl Kangaruse {
    /// The sheet with its commands, crosses and kangaroos, and a few lines on who has what.
    pub(super) fn drawn(&self, pos: &Position) -> String {
        let mut text = self.square_by_square(pos);
        self.draw_seats(pos, &mut text);
        self.draw_legend(&mut text, &|name| name.to_owned());
        text
    }

    /// The sheet alone.
    pub(super) fn square_by_square(&self, pos: &Position) -> String {
        let mut text = String::new();
        let sheet = &self.options.sheet;
        for rank in (0..sheet.ranks()).rev() {
            let _ = write!(text, "{:>2} {}", rank + 1, self.heading(Axis::Ranks, rank));
            for file in 0..sheet.files() {
                let cell = Square::new(file, rank).map_or_else(String::new, |square| self.cell(pos, square));
                let _ = write!(text, " {cell:^WIDTH$}");
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        for line in [0, 1] {
            text.push_str("    ");
            for file in 0..sheet.files() {
                let heading =
                    if line == 0 { self.heading(Axis::Files, file) } else { char::from(b'a' + file).into() };
                let _ = write!(text, " {heading:^WIDTH$}");
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        text
    }

    /// The number or direction that a file or rank commands.
    fn heading(&self, axis: Axis, line: u8) -> String {
        let sheet = &self.options.sheet;
        if axis == sheet.numbers_on() {
            sheet.numbers[line as usize].to_string()
        } else {
            sheet.directions[line as usize].to_string()
        }
    }

    /// A square: who stands on it (`*` if several), whether it is crossed out, otherwise what it is.
    fn cell(&self, pos: &Position, square: Square) -> String {
        let label = self.label(square);
        let mut standing = (0..self.options.players).filter(|&seat| pos.kangaroo(Seat(seat)) == Some(square));
        match (standing.next(), standing.next()) {
            (Some(_), Some(_)) => format!("*@{label}"),
            (Some(seat), None) => format!("{}@{label}", seat + 1),
            _ if pos.crossed().has(square) => "x".to_owned(),
            _ => label,
        }
    }

    /// A square's type in a few letters; a score and an echidna with the value.
    fn label(&self, square: Square) -> String {
        match self.options.sheet.kind(square) {
            SquareType::Score => format!("{:+}", self.options.sheet.value(square)),
            SquareType::Echidna => format!("e{}", self.options.sheet.value(square)),
            kind => short_name(kind).to_owned(),
        }
    }

    fn draw_seats(&self, pos: &Position, text: &mut String) {
        let points = self.points(pos);
        for seat in (0..self.options.players).map(Seat) {
            let at = pos.kangaroo(seat).map_or("not started".to_owned(), |square| {
                format!("on {square} ({})", self.options.sheet.kind(square).name())
            });
            let out = if pos.is_out(seat) { ", out" } else { "" };
            let (name, points) = (self.seat_name(seat), points[seat]);
            let _ = writeln!(text, "{name} {at}{out}: {points} point{}", if points == 1 { "" } else { "s" });
            let possessions = possessions(pos.pouch(seat));
            if !possessions.is_empty() {
                let _ = writeln!(text, "       {}", possessions.join(", "));
            }
        }
        let name = self.seat_name(pos.turn);
        let _ = match pos.phase {
            Phase::Start => writeln!(text, "{name} picks a start"),
            Phase::Jump => writeln!(text, "{name} jumps"),
            Phase::Again => writeln!(text, "{name} jumps again"),
            Phase::Stuck => writeln!(text, "{name} is stuck: teleport or stop"),
            Phase::Destroy => writeln!(text, "{name} has the tiger destroy two squares"),
            Phase::End => writeln!(text, "the game is over"),
        };
    }

    /// What the letters on this sheet stand for.
    pub(super) fn draw_legend(&self, text: &mut String, word: &dyn Fn(&str) -> String) {
        let mut line = String::new();
        for (name, kind) in SQUARE_TYPES {
            if matches!(kind, SquareType::Plain | SquareType::Score) || self.options.sheet.of(kind).is_empty()
            {
                continue;
            }
            let entry = format!("{} {}", short_name(kind), word(name));
            if line.len() + entry.len() + 3 > 98 {
                let _ = writeln!(text, "{line}");
                line.clear();
            }
            line.push_str(if line.is_empty() { "" } else { " · " });
            line.push_str(&entry);
        }
        if !line.is_empty() {
            let _ = writeln!(text, "{line}");
        }
    }
}

/// What a seat has, in words.
fn possessions(pouch: &Pouch) -> Vec<String> {
    let mut words = Vec::new();
    for (name, kind) in SQUARE_TYPES.into_iter().filter(|(_, kind)| pouch.count(*kind) > 0) {
        words.push(match kind {
            SquareType::Score => format!("score {}", pouch.score()),
            _ => format!("{} {name}", pouch.count(kind)),
        });
    }
    words.extend(pouch.echidna().map(|value| format!("echidna {value}")));
    if pouch.teleports() > 0 {
        words.push(format!("teleports {}", pouch.teleports()));
    }
    words
}

/// A type in two or three letters.
const fn short_name(kind: SquareType) -> &'static str {
    match kind {
        SquareType::Score => "+n",
        SquareType::Water => "wat",
        SquareType::Food => "foo",
        SquareType::Shelter => "she",
        SquareType::Toys => "toy",
        SquareType::Gems => "gem",
        SquareType::Coins => "coi",
        SquareType::Chests => "che",
        SquareType::Plain => ".",
        SquareType::Start => "sta",
        SquareType::Kangaroo => "kan",
        SquareType::TasmanianDevil => "dev",
        SquareType::TasmanianTiger => "tig",
        SquareType::Tree => "###",
        SquareType::Echidna => "e",
        SquareType::ThornyDevil => "tho",
        SquareType::Moth => "mot",
        SquareType::Koala => "koa",
        SquareType::Platypus => "pla",
        SquareType::SugarGlider => "gli",
        SquareType::Mistletoebird => "mis",
        SquareType::Numbat => "num",
        SquareType::Cacketoo => "cac",
        SquareType::Frog => "fro",
        SquareType::Crocodile => "cro",
        SquareType::Dingo => "din",
        SquareType::Kiwi => "kiw",
        SquareType::Quoll => "quo",
    }
}
