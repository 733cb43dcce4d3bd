//! All languages at hand, and which of them somebody reads.

use crate::arg::Arg;
use crate::phrase::Phrase;
use crate::words::Words;
use std::sync::Arc;

/// A language that ships, by its tag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Language(&'static str);

impl Default for Language {
    fn default() -> Language {
        Language("en")
    }
}

impl Language {
    /// Its tag: `de`.
    pub fn tag(self) -> &'static str {
        self.0
    }
}

/// Everything that can be said, in every language. A language is read when somebody first speaks it.
#[derive(Clone, Debug)]
pub struct Tongues(Arc<[Words]>);

impl Tongues {
    /// All languages that ship, English first.
    pub fn all() -> Tongues {
        Tongues(Words::languages().map(Words::for_language).collect())
    }

    /// All languages, with English in brackets: for tests that look for English on the pages of others.
    pub fn with_english_marked() -> Tongues {
        let marked = |words: Words| if words.language() == "en" { words.in_brackets() } else { words };
        Tongues(Words::languages().map(Words::for_language).map(marked).collect())
    }

    /// These words for everybody, whatever they read.
    pub fn only(words: Words) -> Tongues {
        Tongues([words].into())
    }

    /// What is said where nobody in particular listens: the first language.
    pub fn first(&self) -> &Words {
        &self.0[0]
    }

    /// Each language.
    pub fn each(&self) -> impl Iterator<Item = &Words> {
        self.0.iter()
    }

    /// The words of a language.
    pub fn of(&self, language: Language) -> &Words {
        self.0.iter().find(|words| words.tongue() == language).unwrap_or_else(|| self.first())
    }

    /// The words of the language that is asked for by its tag, if there is such a one.
    pub fn named(&self, tag: &str) -> Option<&Words> {
        Words::known(tag).map(|words| self.of(words.tongue()))
    }

    /// The best of the languages that a browser lists in `Accept-Language`.
    pub fn accepted(&self, header: &str) -> &Words {
        self.of(Words::for_accepted(header).tongue())
    }
}

/// What a name that nobody has chosen begins with. People cannot type it into theirs.
const GIVEN: char = '\u{1}';

/// A name that is given to somebody, as it is kept: the key of a message that says it, and the number in it, if any.
pub fn given_name(key: &str, number: Option<u8>) -> String {
    number.map_or_else(|| format!("{GIVEN}{key}"), |number| format!("{GIVEN}{key}{GIVEN}{number}"))
}

impl Words {
    /// Which language it is.
    pub fn tongue(&self) -> Language {
        Language(self.language())
    }

    /// A name as it is kept: one that somebody has chosen stays as it is, one that was given is said.
    pub fn name<'a>(&'a self, kept: &'a str) -> Phrase<'a> {
        let Some(given) = kept.strip_prefix(GIVEN) else { return kept.into() };
        match given.split_once(GIVEN) {
            None => self.phrase(given, Vec::new()),
            Some((key, number)) => {
                let number = number.parse().map_or_else(|_| Arg::from(number), |number: i64| number.into());
                self.phrase(key, vec![("number", number)])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_was_given_is_said_in_the_readers_language() {
        let words = Words::english();
        assert_eq!(words.name("Ann").to_string(), "Ann");
        assert_eq!(words.name(&given_name("live-guest", None)).to_string(), "Guest");
        assert_eq!(words.name(&given_name("live-player", Some(2))).to_string(), "Player 2");
        assert_eq!(words.name(&given_name("computer-name.n3", None)).to_string(), "Coco");
        assert_eq!(words.missing(), 0);
    }

    #[test]
    fn everybody_gets_the_language_that_they_ask_for_or_english() {
        let tongues = Tongues::all();
        assert_eq!(tongues.first().language(), "en");
        assert_eq!(tongues.each().count(), Words::languages().count());
        for tag in Words::languages() {
            assert_eq!(tongues.named(tag).map(Words::language), Some(tag));
            assert_eq!(tongues.accepted(&format!("{tag}-XX, en;q=0.5")).language(), tag);
        }
        for odd in ["xx", "", "../en", "de\0", "zz-ZZ;q=nonsense"] {
            assert_eq!(tongues.accepted(odd).language(), "en", "{odd}");
        }
        assert!(tongues.named("tlh").is_none());
    }
}
