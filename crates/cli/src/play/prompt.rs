//! Asking the person at the terminal.

use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use std::fmt::Write;
use std::io::{BufRead, IsTerminal};

/// The longest line that somebody may type.
const LONGEST_ANSWER: u64 = 4096;

/// Reads answers from standard input.
pub(crate) struct Prompt {
    paint: Paint,
}

impl Prompt {
    pub(crate) fn new(paint: Paint) -> Prompt {
        Prompt { paint }
    }

    /// One line that somebody typed, trimmed; none when the input has ended.
    pub(crate) fn ask(&mut self, question: &str) -> Result<Option<String>, Failure> {
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

    /// Which of these keys is pressed first; none if somebody wants to leave. At a terminal a key counts at once;
    /// elsewhere the first of them in a line.
    pub(crate) fn first_key(&mut self, question: &str, keys: &[char]) -> Result<Option<usize>, Failure> {
        let which = |letter: char| keys.iter().position(|key| *key == letter.to_ascii_lowercase());
        if !std::io::stdin().is_terminal() {
            loop {
                let Some(line) = self.ask(question)? else { return Ok(None) };
                if let Some(first) = line.chars().find_map(which) {
                    return Ok(Some(first));
                }
            }
        }
        print(&format!("{} ", self.paint.strong(question)))?;
        let failed = |error: std::io::Error| Failure::new(format!("the keyboard: {error}"));
        enable_raw_mode().map_err(failed)?;
        let pressed = loop {
            match event::read() {
                Err(error) => break Err(failed(error)),
                Ok(Event::Key(key)) if key.kind == KeyEventKind::Press => match key.code {
                    KeyCode::Char('c' | 'd') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                        break Ok(None);
                    }
                    KeyCode::Char(letter) if which(letter).is_some() => break Ok(which(letter)),
                    _ => {}
                },
                Ok(_) => {}
            }
        };
        disable_raw_mode().map_err(failed)?;
        print("\n")?;
        pressed
    }

    /// The index of the line that somebody chose by its number; none if they want to leave.
    pub(crate) fn choose(&mut self, question: &str, lines: &[String]) -> Result<Option<usize>, Failure> {
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
