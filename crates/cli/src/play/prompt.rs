//! Asking the person at the terminal.

use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use crate::waiting::deaf;
use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use gambol_words::Words;
use reedline::{PromptEditMode, PromptHistorySearch, Reedline, Signal};
use std::borrow::Cow;
use std::fmt::Write;
use std::io::{BufRead, IsTerminal};

/// The longest line that somebody may type.
const LONGEST_ANSWER: u64 = 4096;

/// Reads answers from standard input: at a terminal with line editing and what was typed before, elsewhere line by line.
pub(crate) struct Prompt {
    paint: Paint,
    /// The language that is asked in.
    pub(crate) words: Words,
    editor: Option<Reedline>,
}

/// A question before the line that is typed.
struct Question<'a>(&'a str);

impl reedline::Prompt for Question<'_> {
    fn render_prompt_left(&self) -> Cow<'_, str> {
        format!("{} ", self.0).into()
    }

    fn render_prompt_right(&self) -> Cow<'_, str> {
        "".into()
    }

    fn render_prompt_indicator(&self, _mode: PromptEditMode) -> Cow<'_, str> {
        "".into()
    }

    fn render_prompt_multiline_indicator(&self) -> Cow<'_, str> {
        "".into()
    }

    fn render_prompt_history_search_indicator(&self, search: PromptHistorySearch) -> Cow<'_, str> {
        format!("({}) ", search.term).into()
    }
}

impl Prompt {
    pub(crate) fn new(paint: Paint, words: &Words) -> Prompt {
        let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        Prompt { paint, words: words.clone(), editor: is_terminal.then(Reedline::create) }
    }

    /// One line that somebody typed, trimmed; none when the input has ended. Ctrl-C instead of an answer is a failure.
    pub(crate) fn ask(&mut self, question: &str) -> Result<Option<String>, Failure> {
        use std::io::Read;
        if let Some(editor) = &mut self.editor {
            return match deaf(|| editor.read_line(&Question(question))) {
                Ok(Signal::Success(line)) => Ok(Some(line.trim().to_owned())),
                Ok(Signal::CtrlC) => Err(Failure::interrupted()),
                Ok(_) => Ok(None),
                Err(error) => Err(Failure::new(format!("the keyboard: {error}"))),
            };
        }
        print(&format!("{} ", self.paint.strong(question)))?;
        let mut line = Vec::new();
        let mut input = std::io::stdin().lock();
        let read = deaf(|| input.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line));
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
            match deaf(event::read) {
                Err(error) => break Err(failed(error)),
                Ok(Event::Key(key)) if key.kind == KeyEventKind::Press => match key.code {
                    KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                        break Err(Failure::interrupted());
                    }
                    KeyCode::Char('d') if key.modifiers.contains(KeyModifiers::CONTROL) => break Ok(None),
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
            let Some(answer) =
                self.ask(&self.words.say("terminal-choose", &[("most", lines.len().into())]))?
            else {
                return Ok(None);
            };
            match answer.parse::<usize>() {
                Ok(number) if (1..=lines.len()).contains(&number) => return Ok(Some(number - 1)),
                _ if answer == "q" || answer == "quit" => return Ok(None),
                _ => {
                    let found = format!("{answer:?}");
                    let args = [("most", lines.len().into()), ("found", found.into())];
                    let expected = self.words.say("terminal-number", &args);
                    print(&format!("{}\n", self.paint.wrong(&expected)))?;
                }
            }
        }
    }
}
