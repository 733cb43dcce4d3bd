//! Asking the person at the terminal.

use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use std::fmt::Write;
use std::io::BufRead;

/// The longest line that somebody may type.
const LONGEST_ANSWER: u64 = 4096;

/// Reads answers from standard input.
pub(super) struct Prompt {
    paint: Paint,
}

impl Prompt {
    pub(super) fn new(paint: Paint) -> Prompt {
        Prompt { paint }
    }

    /// One line that somebody typed, trimmed; none when the input has ended.
    pub(super) fn ask(&mut self, question: &str) -> Result<Option<String>, Failure> {
        use std::io::Read;
        print(&format!("{} ", self.paint.strong(question)))?;
        let mut line = Vec::new();
        let mut input = std::io::stdin().lock();
        let read = input.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line);
        let read = read.map_err(|error| Failure::new(format!("standard input: {error}")))?;
        if read == 0 {
            print("\n")?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// The index of the line that somebody chose by its number; none if they want to leave.
    pub(super) fn choose(&mut self, question: &str, lines: &[String]) -> Result<Option<usize>, Failure> {
        let mut text = format!("\n{}\n", self.paint.heading(question));
        for (index, line) in lines.iter().enumerate() {
            let _ = writeln!(text, "  {}  {line}", self.paint.choice(&(index + 1).to_string()));
        }
        print(&text)?;
        loop {
            let Some(answer) = self.ask(&format!("1–{}, or q to leave:", lines.len()))? else {
                return Ok(None);
            };
            match answer.parse::<usize>() {
                Ok(number) if (1..=lines.len()).contains(&number) => return Ok(Some(number - 1)),
                _ if answer == "q" || answer == "quit" => return Ok(None),
                _ => {
                    let expected = format!("expected a number from 1 to {}, found {answer:?}\n", lines.len());
                    print(&self.paint.wrong(&expected))?;
                }
            }
        }
    }
}
