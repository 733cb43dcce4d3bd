//! `gambol referee`: referees any game for another program, one JSON object per line in and out.

use crate::failure::{Failure, WORDS};
use gambol_games::referee::{LONGEST_LINE, Referee, answer_to_a_long_line};
use std::io::{self, BufRead, Write};

/// Referee a game for another program over standard input and output
///
/// Reads one JSON object per line and answers each with one JSON object on one line. Try:
/// {"new": {"game": "duel"}}   {"node": true}   {"apply": "place c1"}   {"undo": 1}
/// {"state": "full"}   {"state": 0}   {"perft": 3}   {"record": true}
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {}

/// Answers requests until the input ends.
pub fn run(_: &Args) -> Result<(), Failure> {
    let mut referee = Referee::new(&*WORDS);
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut line = Vec::new();
    loop {
        let answer = match read_line(&mut input, &mut line) {
            Ok(Line::End) => return Ok(()),
            Ok(Line::Whole) => referee.answer(&line),
            Ok(Line::TooLong) => answer_to_a_long_line(),
            Err(error) => return Err(Failure::new(format!("standard input: {error}"))),
        };
        let written = writeln!(output, "{answer}").and_then(|()| output.flush());
        match written {
            // The asker has gone: there is nothing left to do, and nothing is wrong.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(Failure::new(format!("standard output: {error}"))),
            Ok(()) => {}
        }
    }
}

/// The outcome of reading a line.
enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads a line without its end into `line`, which never grows beyond [`LONGEST_LINE`].
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let mut too_long = false;
    let mut any = false;
    loop {
        let piece = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            piece => piece?,
        };
        if piece.is_empty() {
            break;
        }
        any = true;
        let end = piece.iter().position(|&byte| byte == b'\n');
        let text = &piece[..end.unwrap_or(piece.len())];
        too_long |= line.len() + text.len() > LONGEST_LINE;
        if !too_long {
            line.extend_from_slice(text);
        }
        let used = end.map_or(piece.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(match (any, too_long) {
        (false, _) => Line::End,
        (true, true) => Line::TooLong,
        (true, false) => Line::Whole,
    })
}
