//! The board as text, for the terminal.

use super::board::Space;
use super::notation::{Animal, Side};
use super::play::name;
use super::position::{Phase, Place, Position};
use super::view::View;
use super::{NORTH, SOUTH, TwoPaths};
use gambol_core::Seat;
use std::fmt::Write;

/// How wide a space is drawn: its file and who stands there.
const WIDTH: usize = 6;

impl TwoPaths {
    /// Ranks from the top down, South's animals with ▲ and North's with ▼; beside them the ways on of each space: `b›ac`
    /// leads from file b to file a in the west and to file c in the east.
    pub(super) fn drawn(&self, view: &View) -> String {
        let mut text = self.space_by_space(view, ["South", "North"]);
        for seat in [NORTH, SOUTH] {
            write_off_board(&mut text, view.known(), seat);
        }
        line(&mut text, &say(view));
        text
    }

    /// The board alone, with what the seats are called.
    pub(super) fn space_by_space(&self, view: &View, [south, north]: [&str; 2]) -> String {
        let pos = view.known();
        let widest =
            (0..self.options.board.rows()).map(|row| self.options.board.row(row).len()).max().unwrap_or(0);
        let columns = widest * WIDTH;
        let ways = widest * 5;
        let mut text = String::new();
        let heads = [format!("▲ {south}"), format!("▼ {north}")];
        line(&mut text, &format!("    {:columns$}  {:ways$}  {}", "", heads[0], heads[1]));
        for row in (0..self.options.board.rows()).rev() {
            let spaces: String =
                self.options.board.row(row).map(|space| self.draw_space(pos, space)).collect();
            let [south, north] = [SOUTH, NORTH].map(|seat| self.draw_ways(seat, row));
            let spaces = format!("{spaces:^columns$}");
            line(&mut text, &format!("{:3} {spaces}  {south:ways$}  {north}", row + 1));
        }
        text
    }

    fn draw_space(&self, pos: &Position, space: Space) -> String {
        let file = self.options.board.file(space);
        match pos.standing_on(space) {
            Some((SOUTH, animal)) => format!(" {file}:{}▲ ", animal.letter()),
            Some((_, animal)) => format!(" {file}:{}▼ ", animal.letter()),
            None => format!(" {file}:·  "),
        }
    }

    /// Where the ways of a row lead, for one seat.
    fn draw_ways(&self, seat: Seat, row: usize) -> String {
        let ways = self.options.board.row(row).filter_map(|space| {
            let [west, east] = Side::ALL.map(|side| self.options.board.way(seat, space, side));
            Some(format!(
                "{}›{}{}",
                self.options.board.file(space),
                self.options.board.file(west?),
                self.options.board.file(east?)
            ))
        });
        ways.collect::<Vec<_>>().join(" ")
    }
}

/// The animals of a seat that are not on the board, if any.
fn write_off_board(text: &mut String, pos: &Position, seat: Seat) {
    for (place, says) in [(Place::Waiting, "to line up"), (Place::Home, "arrived")] {
        let there = Animal::ALL.into_iter().filter(|&animal| pos.place(seat, animal) == place);
        let names: Vec<_> = there.map(Animal::name).collect();
        if !names.is_empty() {
            line(text, &format!("{}, {says}: {}", name(seat), names.join(", ")));
        }
    }
}

/// Who must choose, and what.
fn say(view: &View) -> String {
    let pos = view.known();
    let (player, opponent) = (name(pos.turn()), name(pos.turn().other()));
    let animal = pos.announced().map_or("animal", Animal::name);
    let side = pos.hidden().map(Side::name);
    let number = ["first", "second", "third or later"][pos.try_number().clamp(1, 3) as usize - 1];
    match (pos.phase(), side) {
        (Phase::Line, _) => format!("{player} lines up its animals from west to east."),
        (Phase::Hide, _) => format!("{player}'s turn, {number} try: announce an animal and hide a side."),
        (Phase::Block, None) => {
            format!(
                "{player}'s turn, {number} try: {player} announces its {animal}; {opponent} blocks a side."
            )
        }
        (Phase::Block, Some(side)) => format!(
            "{player}'s turn, {number} try: {player} announces its {animal} and hides {side}; {opponent} blocks a side."
        ),
        (Phase::Take, side) => format!(
            "{player}'s turn, {number} try: {opponent} has blocked the {animal} in the {}; its own may go there.",
            side.unwrap_or("west")
        ),
        (Phase::Won, _) => format!("{player} has won."),
        (Phase::Stuck, _) => "Drawn: neither player may move any animal.".to_owned(),
        (Phase::CalledOff, _) => "Drawn: the game was called off.".to_owned(),
    }
}

/// Adds a line without spaces at its end.
fn line(text: &mut String, content: &str) {
    writeln!(text, "{}", content.trim_end()).expect("a text takes all that is written to it");
}
