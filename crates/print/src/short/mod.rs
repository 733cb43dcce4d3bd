//! The short rulebooks: one illustrated page a game, from `rules/short/`, for pages, tables, the terminal and paper.
//!
//! A rulebook is Markdown of a few kinds of lines. A paragraph is one line, and so is a bullet (`- …`). A heading is
//! `## …`; where it says `## Other ways to play | At this table`, the section lists ways to play: readers of the whole book
//! see all of them, and a table sees those that it is played in, under the second heading. A line that begins with a
//! condition, `[mode=secret] …`, is left out where that does not hold. Pictures stand in blocks fenced with ```` ```picture ````
//! (`scene.rs` says how), and what signs mean in ```` ```legend ````, a line a sign: its name in the art, then its words.

mod album;
mod condition;
mod html;
mod plain;
mod scene;
mod sheets;

pub use album::{Album, Drawn, sign};
pub use html::{Shown, html, page};
pub use plain::plain;
pub(crate) use sheets::sheets;

use condition::Condition;
use gambol_games::Kind;
use gambol_games::rulebook::{ExampleError, slug};
use gambol_words::Words;
use scene::Scene;
use serde_json::{Map, Value};

/// Who reads a rulebook.
#[derive(Clone, Copy, Debug)]
pub enum Reader<'a> {
    /// Anybody who wants to know the game: as it is usually played, and in what other ways it can be.
    Anybody,
    /// Those who sit at a table with these options, on a screen.
    Table(&'a Map<String, Value>),
    /// Those who print the game with these options.
    Paper(&'a Map<String, Value>),
}

/// The short rulebook of a game, as it is for one kind of reader.
#[derive(Debug)]
pub struct Book {
    /// The game.
    pub kind: Kind,
    pub(crate) sections: Vec<Section>,
    /// All pictures of the file; which of them are shown, the sections say.
    pub(crate) scenes: Vec<Scene>,
}

/// A part of a rulebook. The first has no heading.
#[derive(Debug)]
pub(crate) struct Section {
    pub(crate) heading: String,
    pub(crate) blocks: Vec<Block>,
}

impl Section {
    /// Its name within a page.
    fn id(&self) -> String {
        slug(&self.heading)
    }
}

/// What a section is made of. Words may be `**bold**`.
#[derive(Debug)]
pub(crate) enum Block {
    Text(String),
    Bullet(String),
    /// A picture by its number.
    Picture(usize),
    Legend(Vec<Sign>),
}

/// A sign and what it means.
#[derive(Debug)]
pub(crate) struct Sign {
    /// Its name in the art.
    pub(crate) symbol: String,
    pub(crate) words: String,
}

impl Book {
    /// The rulebook of a game in somebody's words.
    pub fn read(words: &Words, kind: Kind, reader: Reader<'_>) -> Result<Book, ExampleError> {
        let usual = kind.start(&Map::new()).map(|game| game.options()).unwrap_or_default();
        let condition = Condition {
            options: match reader {
                Reader::Anybody => &usual,
                Reader::Table(options) | Reader::Paper(options) => options,
            },
            is_paper: matches!(reader, Reader::Paper(_)),
        };
        let mut book = Book {
            kind,
            sections: vec![Section { heading: String::new(), blocks: Vec::new() }],
            scenes: Vec::new(),
        };
        let is_table = matches!(reader, Reader::Table(_));
        // In a section of ways to play, whoever is at no table sees all of them.
        let mut sees_all = false;
        let mut lines = words.rulebook(kind).lines().enumerate();
        while let Some((number, line)) = lines.next() {
            if let Some(heading) = line.strip_prefix("## ") {
                let ways = heading.split_once(" | ");
                sees_all = ways.is_some() && !is_table;
                let heading = match ways {
                    Some((_, here)) if is_table => here,
                    Some((all, _)) => all,
                    None => heading,
                };
                let heading = words.prose(heading.trim());
                book.sections.push(Section { heading, blocks: Vec::new() });
                continue;
            }
            let (holds, line) = condition.of(line, sees_all).map_err(|message| wrong(number, message))?;
            let block = if let Some(what) = line.strip_prefix("```") {
                let inside: Vec<(usize, &str)> =
                    lines.by_ref().take_while(|(_, line)| *line != "```").collect();
                match what {
                    "picture" => {
                        book.scenes.push(Scene::read(words, kind, &inside)?);
                        Block::Picture(book.scenes.len() - 1)
                    }
                    "legend" => Block::Legend(legend(words, &condition, sees_all, &inside)?),
                    _ => {
                        return Err(wrong(number, format!("expected a picture or a legend, found {what:?}")));
                    }
                }
            } else if let Some(bullet) = line.strip_prefix("- ") {
                Block::Bullet(words.prose(bullet))
            } else if line.is_empty() {
                continue;
            } else {
                Block::Text(words.prose(line))
            };
            if let (true, Some(section)) = (holds, book.sections.last_mut()) {
                section.blocks.push(block);
            }
        }
        book.sections.retain(|section| !section.blocks.is_empty());
        Ok(book)
    }

    /// What the signs on a game's boards mean, each with its name in the art: those that a reader may meet.
    pub(crate) fn signs(&self) -> impl Iterator<Item = &Sign> {
        let blocks = self.sections.iter().flat_map(|section| &section.blocks);
        let legends = blocks.filter_map(|block| match block {
            Block::Legend(signs) => Some(signs),
            _ => None,
        });
        legends.flatten()
    }
}

fn wrong(number: usize, message: String) -> ExampleError {
    ExampleError { line: number + 1, message }
}

/// The signs of a legend: `sq-koala: **Koala.** …`, those that can be met.
fn legend(
    words: &Words,
    condition: &Condition<'_>,
    sees_all: bool,
    lines: &[(usize, &str)],
) -> Result<Vec<Sign>, ExampleError> {
    let mut signs = Vec::new();
    for &(number, line) in lines {
        let (holds, line) = condition.of(line, sees_all).map_err(|message| wrong(number, message))?;
        let (symbol, told) = line
            .split_once(": ")
            .ok_or_else(|| wrong(number, format!("expected `sign: words`, found {line:?}")))?;
        if holds {
            signs.push(Sign { symbol: symbol.to_owned(), words: words.prose(told) });
        }
    }
    Ok(signs)
}

#[cfg(test)]
mod tests;
