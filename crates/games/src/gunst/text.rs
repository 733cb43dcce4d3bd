//! A view drawn as text, for the terminal.

use super::Gunst;
use super::board::{God, Kin, Row};
use super::options::KinRule;
use super::position::{Phase, Position};
use super::view::{Chosen, View};
use gambol_core::{Lettering, Playable, Seat};
use std::fmt::Write;

/// The field and the planes, a line for each player:
///
/// ```text
/// Round 2 of 4. First lord: one of your gods acts. The say is with Second lord.
///
///                 K   W   F   T   S   life   Extazia    Wanderer   Eurika     Archimedes
/// First lord      .   2*  .   1   .     12   Twilight   in play    hand       Mist
/// Second lord     1   .   3   .   2      9   Twilight   Threshold  Twilight   Twilight
/// * doubled
/// ```
pub(super) fn drawn(game: &Gunst, view: &View) -> String {
    let table = view.table();
    let mut text = headline(game, table);
    text.push_str(
        "\n\n                K   W   F   T   S   life   Extazia    Wanderer   Eurika     Archimedes\n",
    );
    let seats = [Seat(0), Seat(1)];
    let lines: Vec<String> = seats.iter().map(|&seat| player(game, table, seat)).collect();
    text.push_str(&lines.join("\n"));
    text.push('\n');
    if seats.iter().any(|&seat| table.side(seat).doubled.is_some()) {
        text.push_str("* doubled\n");
    }
    for seat in seats {
        let name = game.seat_name(seat);
        if game.options.kin == KinRule::Spent {
            let left = Kin::STOCK.less(table.side(seat).spent);
            let _ = writeln!(text, "{name} has {left} left to bring.");
        }
        let _ = match view.chosen(seat) {
            Chosen::NotYet => Ok(()),
            Chosen::Covered => writeln!(text, "{name} has chosen."),
            Chosen::Open(line_up) => writeln!(text, "{name} has chosen {line_up}."),
        };
    }
    text
}

/// The field and the planes alone, with these words: a table with what the seats, gods and planes are called.
pub(super) fn grid(view: &View, lettering: &dyn Lettering) -> String {
    let table = view.table();
    let seats = [Seat(0), Seat(1)];
    let gods = ["Extazia", "the-Wanderer", "Eurika", "Archimedes"].map(|god| lettering.word(god));
    let mut rows = vec![["", "K", "W", "F", "T", "S"].map(str::to_owned).to_vec()];
    rows[0].push(lettering.word("life"));
    rows[0].extend(gods);
    for seat in seats {
        let side = table.side(seat);
        let mut row = vec![lettering.seat(seat)];
        row.extend(Row::ALL.map(|kin| {
            let mark = if side.doubled == Some(kin) { "*" } else { "" };
            match side.kin.of(kin) {
                0 => ".".to_owned(),
                count => format!("{count}{mark}"),
            }
        }));
        row.push(side.life.to_string());
        row.extend(God::ALL.map(|god| {
            lettering.word(match side.planes.of(god) {
                0 => "Twilight",
                1 => "Mist",
                2 => "Threshold",
                _ if side.in_play.has(god) => "in-play",
                _ => "in-hand",
            })
        }));
        rows.push(row);
    }
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(wide).collect();
    let mut text = String::new();
    for row in &rows {
        let cells: Vec<_> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        let _ = writeln!(text, "{}", cells.join("  ").trim_end());
    }
    if seats.iter().any(|&seat| table.side(seat).doubled.is_some()) {
        let _ = writeln!(text, "{}", lettering.word("doubled"));
    }
    text
}

fn headline(game: &Gunst, table: &Position) -> String {
    let mut line = format!("Round {} of {}. ", table.round(), game.options.rounds);
    let seat = game.seat_name(table.seat());
    let _ = match table.phase() {
        Phase::Ting => write!(line, "Ting: both choose their line-ups in secret."),
        Phase::Say => write!(line, "Equal counts: the coin falls for the say."),
        Phase::Favour => write!(line, "{seat}: favours for one god: {}.", table.favours()),
        Phase::LeadJudgement => write!(line, "{seat}: who begins the judgement?"),
        Phase::Judgement => write!(line, "{seat}: one of your gods acts."),
        Phase::LeadKnights => write!(line, "{seat}: whose knights go first?"),
        Phase::LeadWarriors => write!(line, "{seat}: whose warriors go first?"),
        Phase::Farmers => write!(line, "{seat}: which gods do your farmers move up?"),
        Phase::LeadThieves => write!(line, "{seat}: whose thieves go first?"),
        Phase::LeadScholars => write!(line, "{seat}: whose scholars go first?"),
        Phase::Scholars | Phase::LastScholars => write!(line, "{seat}: do your scholars strike or pray?"),
        Phase::End | Phase::CalledOff => write!(line, "The end."),
    };
    if let Some(say) = table.say() {
        let _ = write!(line, " The say is with {}.", game.seat_name(say));
    }
    line
}

fn player(game: &Gunst, table: &Position, seat: Seat) -> String {
    let side = table.side(seat);
    let mut line = format!("{:<16}", game.seat_name(seat));
    for row in Row::ALL {
        let count = match side.kin.of(row) {
            0 => ".".to_owned(),
            count => count.to_string(),
        };
        let mark = if side.doubled == Some(row) { "*" } else { "" };
        let _ = write!(line, "{:<4}", count + mark);
    }
    let _ = write!(line, "{:>4}", side.life);
    for god in God::ALL {
        let plane = match side.planes.of(god) {
            0 => "Twilight",
            1 => "Mist",
            2 => "Threshold",
            _ if side.in_play.has(god) => "in play",
            _ => "hand",
        };
        let gap = if god == God::Extazia { 3 } else { 1 };
        let _ = write!(line, "{:gap$}{plane:<10}", "");
    }
    line.truncate(line.trim_end().len());
    line
}
