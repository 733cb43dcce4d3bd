//! A short rulebook as plain text, for the terminal.

use super::{Block, Book};
use std::fmt::Write;

/// The longest line.
const WIDTH: usize = 78;

/// A rulebook without its pictures, its lines broken for a terminal.
pub fn plain(book: &Book, title: &str) -> String {
    let mut text = underlined(title, '=');
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

/// A paragraph in lines, the first behind one margin and the others behind another that is as wide.
fn wrapped(text: &str, first: &str, others: &str) -> String {
    let mut lines = vec![first.to_owned()];
    let mut is_new = true;
    for word in text.replace("**", "").split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if is_new {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(format!("{others}{word}"));
        } else {
            line.push(' ');
            line.push_str(word);
        }
        is_new = false;
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_apart_and_lines_stay_short() {
        let text = "**A** b c ".repeat(30);
        let told = wrapped(text.trim(), "• ", "  ");
        assert!(told.starts_with("• A b c A b") && told.lines().nth(1).unwrap().starts_with("  "), "{told}");
        assert_eq!(told.split_whitespace().count(), 91, "{told}");
        assert!(told.lines().all(|line| line.chars().count() <= WIDTH), "{told}");
    }
}
