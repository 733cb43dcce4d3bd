//! The puzzles that ship, built into the program, easy ones first; and the puzzle of the day.

use crate::games;
use crate::puzzle::Puzzle;
use gambol_games::Kind;
use std::sync::OnceLock;

/// How hard a puzzle is among those of its game: the easiest third, the next, the hardest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Grade {
    Easy,
    Medium,
    Hard,
}

impl Grade {
    /// All of them, easy first.
    pub const ALL: [Grade; 3] = [Grade::Easy, Grade::Medium, Grade::Hard];

    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
        }
    }
}

/// The puzzles of a game that ship, easy ones first.
pub fn shipped(game: Kind) -> &'static [Puzzle] {
    static READ: [OnceLock<Vec<Puzzle>>; Kind::ALL.len()] = [const { OnceLock::new() }; Kind::ALL.len()];
    let place = Kind::ALL.iter().position(|kind| *kind == game).unwrap_or(0);
    READ[place]
        .get_or_init(|| serde_json::from_str(games::of(game).file()).expect("the puzzles that ship are JSON"))
}

/// The puzzle of a game with this name, and its place among them.
pub fn found(game: Kind, id: &str) -> Option<(usize, &'static Puzzle)> {
    shipped(game).iter().enumerate().find(|(_, puzzle)| puzzle.id == id)
}

/// How hard the puzzle at this place is among those of its game.
pub fn grade(game: Kind, place: usize) -> Grade {
    Grade::ALL[(place * 3 / shipped(game).len().max(1)).min(2)]
}

/// The puzzle of a day, counted from 1 January 1970: every day another game, and no puzzle again before all of its game
/// have had their day.
pub fn of_the_day(day: u64) -> Option<&'static Puzzle> {
    let games = Kind::ALL.len() as u64;
    let game = Kind::ALL[(day % games) as usize];
    let puzzles = shipped(game);
    let count = puzzles.len() as u64;
    // A stride that has no divisor in common with the count goes everywhere.
    let is_through = |stride: &u64| gcd(*stride, count) == 1;
    let stride = (count * 5 / 8..count).find(is_through).unwrap_or(1);
    puzzles.get((day / games * stride).checked_rem(count)? as usize)
}

fn gcd(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { gcd(other, one % other) }
}

/// Puzzles as a file holds them, one a line.
pub fn written(puzzles: &[Puzzle]) -> String {
    let lines: Vec<String> =
        puzzles.iter().map(|puzzle| serde_json::to_string(puzzle).expect("a puzzle is plain data")).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}
