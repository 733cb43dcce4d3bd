//! People without accounts, and the names they go by.

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// A person: the hash of a token that only the person holds.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Person(pub String);

impl std::fmt::Debug for Person {
    /// Nobody reading a log should learn who is who.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Person(…)")
    }
}

/// A name as it is stored: one line, no control characters, limited in length; none if nothing is left of it.
pub fn tidy_name(name: &str) -> Option<String> {
    let shown = in_one_line(name);
    let words: Vec<_> = shown.split(' ').filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let name = name.trim_end().to_owned();
    (!name.is_empty()).then_some(name)
}

/// A text on one line, without invisible characters.
pub(crate) fn in_one_line(text: &str) -> String {
    let shown = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter });
    shown.filter(|letter| !is_unseen(*letter)).collect()
}

/// Characters that cannot be seen, or that reverse the direction of text around them.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_to_one_line_of_letters_that_can_be_seen() {
        assert_eq!(tidy_name("  Ann \n\t Bee\u{202e} "), Some("Ann Bee".into()));
        assert_eq!(tidy_name("\u{200b}\n"), None);
        assert_eq!(tidy_name(&"x".repeat(99)).map(|name| name.len()), Some(LONGEST_NAME));
        assert_eq!(tidy_name("<b>"), Some("<b>".into()), "markup is a name like any other: pages escape it");
    }
}
