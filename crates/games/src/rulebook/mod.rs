//! The rulebooks' examples: read from the Markdown, and run, so that a rulebook cannot lie.
//!
//! An example stands in a block fenced with ```` ```example ````, one directive per line; CONTRIBUTING.md lists them.

mod board;
mod run;

pub(crate) use board::{Drawing, pair};

use crate::kind::Kind;
use gambol_core::Fault;
use serde_json::{Map, Value};

/// An example of a rulebook.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// The line of the Markdown that its first directive is on, from 1.
    pub line: usize,
    /// The game.
    pub game: Kind,
    /// The options, with the board if the example gives one.
    pub options: Map<String, Value>,
    /// What is done and claimed, in order, each with its line.
    pub steps: Vec<(usize, Step)>,
}

/// One directive of an example.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// These actions are played.
    Play(Vec<String>),
    /// It is the turn of these seats, of chance, or the end.
    Turn(String),
    /// Exactly these are legal, for the seat on turn or the seat named.
    Legal(Option<u8>, Vec<String>),
    /// These are legal, among others.
    May(Vec<String>),
    /// These are not legal.
    MayNot(Vec<String>),
    /// This is refused, and the refusal holds these words.
    Refused(String, String),
    /// Exactly these may happen by chance, each with its numerator and denominator.
    Chance(Vec<(String, u32, u32)>),
    /// The state has this value at this path, as seen by all or by a seat.
    See(Option<u8>, String, Value),
    /// A seat's view has nothing at this path.
    HiddenFrom(u8, String),
    /// These seats have won.
    Wins(Vec<u8>),
    /// The game is drawn.
    Drawn,
    /// These are the points at the end.
    Scores(Vec<i32>),
    /// The set-up is refused, for this fault, with these words.
    WrongSetup(Fault, String),
}

/// What is wrong with an example, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct ExampleError {
    /// The line of the Markdown, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

/// All examples of a rulebook, in order.
pub fn examples(markdown: &str) -> Result<Vec<Example>, ExampleError> {
    let mut examples = Vec::new();
    let mut block: Option<Vec<(usize, &str)>> = None;
    for (index, line) in markdown.lines().enumerate() {
        match (&mut block, line.trim_end()) {
            (None, "```example") => block = Some(Vec::new()),
            (None, _) => {}
            (Some(lines), "```") => {
                examples.push(example(lines)?);
                block = None;
            }
            (Some(lines), line) => lines.push((index + 1, line)),
        }
    }
    Ok(examples)
}

/// The name of a place from its words: `1. Hide and announce` is `hide-and-announce`.
pub fn slug(words: &str) -> String {
    let words = words.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let mut name = String::new();
    for letter in words.to_lowercase().chars().filter(|letter| !matches!(letter, '\'' | '’')) {
        if letter.is_alphanumeric() {
            name.push(letter);
        } else if !name.is_empty() && !name.ends_with('-') {
            name.push('-');
        }
    }
    name.trim_end_matches('-').to_owned()
}

/// The places of a rulebook that can be linked to: its headings, and paragraphs that open with the name of what they are
/// about. Of several with the same words the first one counts.
pub fn places(markdown: &str) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    let mut is_block = false;
    let mut was_empty = true;
    for line in markdown.lines() {
        is_block ^= line.starts_with("```");
        let heading = line.strip_prefix("### ").or(line.strip_prefix("## "));
        let lead = line.strip_prefix("**").filter(|_| was_empty).and_then(|rest| rest.split_once("**"));
        was_empty = line.is_empty();
        let words = heading.or(lead.map(|(words, _)| words)).filter(|_| !is_block);
        let Some(name) = words.map(slug).filter(|name| !name.is_empty()) else { continue };
        if !places.contains(&name) {
            places.push(name);
        }
    }
    places
}

/// One example from the lines of its block.
fn example(lines: &[(usize, &str)]) -> Result<Example, ExampleError> {
    let mut lines = lines
        .iter()
        .copied()
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .peekable();
    let Some((line, first)) = lines.next() else {
        return Err(ExampleError { line: 0, message: "an example must not be empty".into() });
    };
    let wrong = |line: usize, message: String| ExampleError { line, message };
    let header = first
        .strip_prefix("game:")
        .ok_or_else(|| wrong(line, format!("expected `game: NAME {{options}}`, found {first:?}")))?
        .trim();
    let (game, options) = header.split_once(' ').unwrap_or((header, "{}"));
    let options: Map<String, Value> = serde_json::from_str(options)
        .map_err(|error| wrong(line, format!("expected options as JSON: {error}")))?;
    let game = Kind::named(game)
        .ok_or_else(|| wrong(line, format!("expected one of {}, found {game}", Kind::names())))?;
    let mut example = Example { line, game, options, steps: Vec::new() };
    while let Some((line, text)) = lines.next() {
        let (word, rest) = text
            .split_once(':')
            .map(|(word, rest)| (word.trim(), rest.trim()))
            .or_else(|| (text.trim() == "drawn").then_some(("drawn", "")))
            .ok_or_else(|| wrong(line, format!("expected `directive: …`, found {text:?}")))?;
        if word == "board" {
            let board = if rest.is_empty() {
                let mut rows = Vec::new();
                while let Some((_, row)) = lines.next_if(|(_, row)| row.starts_with(' ')) {
                    rows.push(row.trim());
                }
                board::drawn(example.game, &rows).map_err(|message| wrong(line, message))?
            } else {
                serde_json::from_str(rest)
                    .map_err(|error| wrong(line, format!("expected a board as JSON: {error}")))?
            };
            example.options.insert("board".into(), board);
        } else {
            let step = step(word, rest).map_err(|message| wrong(line, message))?;
            example.steps.push((line, step));
        }
    }
    Ok(example)
}

/// One directive from its word and what follows the colon.
fn step(word: &str, rest: &str) -> Result<Step, String> {
    let list = || rest.split(',').map(|item| item.trim().to_owned()).collect::<Vec<_>>();
    let see = |seat| {
        let (path, value) = rest.split_once(" = ").ok_or("expected `path = value`")?;
        let value = serde_json::from_str(value).map_err(|error| format!("expected a JSON value: {error}"))?;
        Ok::<_, String>(Step::See(seat, path.trim().to_owned(), value))
    };
    let seat = |text: &str| text.trim().parse::<u8>().map_err(|_| format!("expected a seat, found {text:?}"));
    Ok(match word {
        "play" => Step::Play(list()),
        "turn" => Step::Turn(rest.to_owned()),
        "legal" => Step::Legal(None, list()),
        "may" => Step::May(list()),
        "may not" => Step::MayNot(list()),
        "refused" => {
            let (action, words) = rest.split_once('(').ok_or("expected `action (words of the refusal)`")?;
            Step::Refused(action.trim().to_owned(), words.trim_end_matches(')').to_owned())
        }
        "chance" => Step::Chance(list().iter().map(|item| outcome(item)).collect::<Result<_, _>>()?),
        "see" => see(None)?,
        "wins" => Step::Wins(rest.split_whitespace().map(seat).collect::<Result<_, _>>()?),
        "drawn" => Step::Drawn,
        "scores" => {
            let score = |text: &str| text.parse().map_err(|_| format!("expected points, found {text:?}"));
            Step::Scores(rest.split_whitespace().map(score).collect::<Result<_, _>>()?)
        }
        "wrong board" => Step::WrongSetup(Fault::Board, rest.to_owned()),
        "wrong options" => Step::WrongSetup(Fault::Options, rest.to_owned()),
        _ => match word.rsplit_once(' ') {
            Some(("legal", number)) => Step::Legal(Some(seat(number)?), list()),
            Some(("sees", number)) => see(Some(seat(number)?))?,
            Some(("hidden from", number)) => Step::HiddenFrom(seat(number)?, rest.to_owned()),
            _ => return Err(format!("expected a directive, found {word:?}")),
        },
    })
}

/// An outcome of chance with its probability, `ammo booster 1/4`.
fn outcome(text: &str) -> Result<(String, u32, u32), String> {
    let wrong =
        || format!("expected an outcome with its probability such as `ammo booster 1/4`, found {text:?}");
    let (name, fraction) = text.rsplit_once(' ').ok_or_else(wrong)?;
    let (numerator, denominator) = fraction.split_once('/').unwrap_or((fraction, "1"));
    let number = |text: &str| text.parse().map_err(|_| wrong());
    Ok((name.to_owned(), number(numerator)?, number(denominator)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_is_read_from_its_block() {
        let markdown = "Text.\n\n```example\ngame: duel {\"size\": \"large\"}\n# why\nplay: place c1, place c6\n\
                        legal 1: b1, d1\nchance: ammo dummy 3/4\nsees 1: tokens.0 = 6\ndrawn\n```\nMore.\n";
        let examples = examples(markdown).unwrap();
        assert_eq!(examples.len(), 1);
        assert_eq!(examples[0].line, 4);
        assert_eq!(examples[0].game, Kind::Duel);
        let steps: Vec<_> = examples[0].steps.iter().map(|(_, step)| step.clone()).collect();
        assert_eq!(
            steps,
            [
                Step::Play(vec!["place c1".into(), "place c6".into()]),
                Step::Legal(Some(1), vec!["b1".into(), "d1".into()]),
                Step::Chance(vec![("ammo dummy".into(), 3, 4)]),
                Step::See(Some(1), "tokens.0".into(), 6.into()),
                Step::Drawn,
            ]
        );
    }

    #[test]
    fn a_wrong_directive_is_named_with_its_line() {
        let error = examples("```example\ngame: duel\nplya: c1\n```\n").unwrap_err();
        assert_eq!(error.to_string(), "line 3: expected a directive, found \"plya\"");
    }
}
