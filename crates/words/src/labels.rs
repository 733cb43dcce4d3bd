//! The words on drawings.

use crate::words::Words;

/// Translates the labels of drawings: give it to `gambol_draw::Look::words`.
///
/// The key is made from the English word: `special bullets left` is `label-special-bullets-left`. A word without a key
/// stays as it is; the names of fields are such words.
pub fn translator(words: &Words) -> impl Fn(&str) -> Option<String> + use<'_> {
    move |english| {
        let key = key(english);
        words.has(&key).then(|| words.say(&key, &[]))
    }
}

/// The key of an English word.
fn key(english: &str) -> String {
    let letter = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    format!("label-{}", english.chars().map(letter).collect::<String>())
}
