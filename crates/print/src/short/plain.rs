//! A short rulebook as plain text, for the terminal.

use super::{Block, Book};
use std::fmt::Write;

/// The longest line.
const WIDTH: usize = 78;

/// A rulebook without its pictures, its lines broken for a terminal.
pub fn plain(book: &Book, title: &str) -> String {
    let mut text = format!("{}\n", underlined(title, '='));
    for section in &book.sections {
        if !section.heading.is_empty() {
            let _ = write!(text, "\n{}", underlined(&section.heading, '-'));
        }
        let mut was_item = false;
        for block in &section.blocks {
            let (told, is_item): (Vec<String>, bool) = match block {
                Block::Text(told) => (vec![wrapped(told, "", "")], false),
                Block::Bullet(told) => (vec![wrapped(told, "• ", "  ")], true),
                Block::Legend(signs) => {
                    (signs.iter().map(|sign| wrapped(&sign.words, "• ", "  ")).collect(), true)
                }
                Block::Picture(_) => continue,
            };
            if !(is_item && was_item) {
                text.push('\n');
            }
            was_item = is_item;
            text.push_str(&told.concat());
        }
    }
    text
}

fn underlined(heading: &str, line: char) -> String {
    format!("{heading}\n{}\n", line.to_string().repeat(heading.chars().count()))
}

/// A paragraph in lines, the first behind one margin and the others behind another.
fn wrapped(text: &str, first: &str, others: &str) -> String {
    let mut lines = vec![first.to_owned()];
    for word in text.replace("**", "").split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        let used = line.chars().count();
        if used > others.len() && used + 1 + word.chars().count() > WIDTH {
            lines.push(format!("{others}{word}"));
        } else {
            if used > others.len().max(first.len()) {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n") + "\n"
}
