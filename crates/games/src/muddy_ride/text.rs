//! The meadow drawn as text, for the terminal.
//!
//! ```text
//!    ┌─────────┬─────────┬ …
//!  6 │         │ ▲ goal  │       a goal, with the way its animal faces
//!    │N↗E→S↓W← │         │       the footprints, each in its animal's column
//!    ├─────────┼─────────┼ …
//!  5 │▶ Pig    │         │       an animal, with the way it faces
//! ```

use super::MuddyRide;
use super::animal::Animal;
use super::board::Field;
use super::position::{Phase, Position};
use super::tiles::TileSet;
use super::view::View;
use gambol_core::grid::{Cell, Direction};
use gambol_core::{Playable, Seat};
use std::fmt;

/// Letters between two lines of the grid.
const WIDTH: usize = 9;

pub(super) fn drawn(game: &MuddyRide, view: &View) -> String {
    let mut text = grid(game, view, &|word| word.to_owned());
    text += &status(game, view.seen);
    if game.is_secret {
        text += &cards(game, view.seen);
    }
    text
}

/// The meadow alone, with these words for animals and goals.
pub(super) fn grid(game: &MuddyRide, view: &View, word: &dyn Fn(&str) -> String) -> String {
    let size = game.options.board.size();
    let words = Animal::ALL.map(Animal::name).into_iter().chain(["goal"]).map(word);
    let width = words.map(|word| word.chars().count() + 2).max().unwrap_or(0).max(WIDTH);
    let line = |left: &str, middle: &str, right: &str| {
        format!("   {left}{}{right}\n", vec!["─".repeat(width); size.into()].join(middle))
    };
    let row = |label: &str, cell: &dyn Fn(u8) -> String| {
        let cells: Vec<_> = (0..size).map(|file| format!("{:<width$}", cell(file))).collect();
        format!(" {label} │{}│\n", cells.join("│"))
    };
    let mut text = line("┌", "┬", "┐");
    for rank in (0..size).rev() {
        let field = |file| Field::from(Cell { file, rank });
        text += &row(&(rank + 1).to_string(), &|file| standing(game, view.seen, field(file), word));
        text += &row(" ", &|file| footprints(game, field(file)));
        text += &if rank > 0 { line("├", "┼", "┤") } else { line("└", "┴", "┘") };
    }
    let files: Vec<_> = (0..size).map(|file| format!("{:^1$}", char::from(b'a' + file), width)).collect();
    text += "    ";
    text += files.join(" ").trim_end();
    text += "\n";
    text
}

/// Who stands on the field, or whose goal it is.
fn standing(game: &MuddyRide, pos: Position, field: Field, word: &dyn Fn(&str) -> String) -> String {
    if let Some(animal) = pos.places().animal_on(field) {
        return format!("{} {}", pointer(animal), word(animal.name()));
    }
    match game.options.board.target_of(field) {
        Some(animal) => format!("{} {}", pointer(animal), word("goal")),
        None => String::new(),
    }
}

fn footprints(game: &MuddyRide, field: Field) -> String {
    let one = |animal: Animal| match game.options.board.footprint(field, animal) {
        Some(way) => format!("{animal}{}", arrow(way)),
        None => "  ".to_owned(),
    };
    Animal::ALL.map(one).concat()
}

/// Whose turn it is, what must be chosen, and who has arrived.
fn status(game: &MuddyRide, pos: Position) -> String {
    let name = game.seat_name(pos.seat());
    let mut text = match (pos.phase(), pos.rolled()) {
        (Phase::Deal, _) => format!("The cards are dealt; {name} will begin."),
        (Phase::Roll, _) => format!("{name} rolls."),
        (Phase::Jump, None) => format!("{name} jumps."),
        (Phase::Jump, Some(face)) => {
            let [first, second] = face.animals();
            format!("{name} rolled {} and {}.", first.name(), second.name())
        }
        (Phase::Splash(animal), _) => {
            format!("{name} chooses whom the splash of the {} moves.", animal.name())
        }
        (Phase::End, _) => "The game is over.".to_owned(),
    };
    let arrived = game.arrived(pos);
    if !arrived.is_empty() {
        text = format!("{text} Arrived: {}.", arrived.names());
    }
    text + "\n"
}

/// The cards in sight.
fn cards(game: &MuddyRide, pos: Position) -> String {
    let one = |seat: Seat| {
        let card = pos.card(seat).map_or("hidden", Animal::name);
        format!("{}: {card}", game.seat_name(seat))
    };
    let each: Vec<_> = (0..game.seats).map(|seat| one(Seat(seat))).collect();
    format!("Cards: {}.\n", each.join(", "))
}

/// The four tiles of a set, each with its footprints, before turning.
impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        let line = format!("   +{}\n", format!("{}+", "-".repeat(WIDTH)).repeat(size.into()));
        for (tile, name) in ["A", "B", "C", "D"].into_iter().enumerate() {
            write!(f, "Tile {name}\n{line}")?;
            for rank in (0..size).rev() {
                write!(f, " {} |", rank + 1)?;
                for file in 0..size {
                    let prints = self.footprints(tile, Cell { file, rank });
                    let one = |animal: Animal| match prints[animal.index()] {
                        Some(way) => format!("{animal}{}", arrow(way)),
                        None => "  ".to_owned(),
                    };
                    write!(f, "{:<WIDTH$}|", Animal::ALL.map(one).concat())?;
                }
                write!(f, "\n{line}")?;
            }
        }
        Ok(())
    }
}

const fn pointer(animal: Animal) -> char {
    ['▲', '▶', '▼', '◀'][animal.index()]
}

const fn arrow(way: Direction) -> char {
    ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'][way as usize]
}
