//! Messages by key, in the reader's language, and in English where that language has none.

use crate::arg::Arg;
use crate::bundle::{Bundle, LOCALES, Locale};
use crate::phrase::Phrase;
use crate::template::Spoken;
use fluent_langneg::{
    NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages, parse_accepted_languages,
};
use gambol_games::Kind;
use intl_pluralrules::PluralCategory;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use unic_langid::LanguageIdentifier;

/// Everything that can be said in one language. Copies share the same messages, so they cost next to nothing.
#[derive(Clone)]
pub struct Words {
    shared: Arc<Shared>,
}

struct Shared {
    locale: &'static Locale,
    missing: AtomicUsize,
    /// Whether everything said is put in brackets.
    marks: bool,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.shared.locale.tag).finish_non_exhaustive()
    }
}

impl Words {
    /// English.
    pub fn english() -> Words {
        Words::of(&LOCALES[0])
    }

    /// The tags of all languages that ship, English first.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LOCALES.iter().map(|locale| locale.tag)
    }

    /// All languages that ship with their own names, English first. None of them is read for this.
    pub fn language_names() -> impl Iterator<Item = (&'static str, &'static str)> {
        LOCALES.iter().map(|locale| (locale.tag, locale.name))
    }

    /// The language with this tag (`de`, `de-AT`, `en-GB`), or, where it does not ship, English.
    pub fn for_language(tag: &str) -> Words {
        Words::known(tag).unwrap_or_else(Words::english)
    }

    /// The language with this tag, if it ships.
    pub fn known(tag: &str) -> Option<Words> {
        Words::negotiated(&convert_vec_str_to_langids_lossy([tag.trim()]))
    }

    /// The best of the languages that a browser asks for, as its header `Accept-Language` lists them: browsers list the
    /// best first.
    pub fn for_accepted(header: &str) -> Words {
        Words::negotiated(&parse_accepted_languages(header)).unwrap_or_else(Words::english)
    }

    /// The first of these languages that ships.
    fn negotiated(asked: &[LanguageIdentifier]) -> Option<Words> {
        let ships = convert_vec_str_to_langids_lossy(Words::languages());
        let best = negotiate_languages(asked, &ships, None, NegotiationStrategy::Lookup);
        let place = ships.iter().position(|tag| best.first() == Some(&tag))?;
        Some(Words::of(&LOCALES[place]))
    }

    fn of(locale: &'static Locale) -> Words {
        Words { shared: Arc::new(Shared { locale, missing: AtomicUsize::new(0), marks: false }) }
    }

    /// English with every message in brackets, `⟦like this⟧`: text on a page without them does not come from the
    /// messages but was written into the code. For tests, and for curious translators.
    pub fn marked() -> Words {
        Words::english().in_brackets()
    }

    /// The same language with every message in brackets.
    #[must_use]
    pub fn in_brackets(&self) -> Words {
        let locale = self.shared.locale;
        Words { shared: Arc::new(Shared { locale, missing: AtomicUsize::new(0), marks: true }) }
    }

    /// The tag of the language, for `<html lang>`.
    pub fn language(&self) -> &'static str {
        self.shared.locale.tag
    }

    /// Whether everything said is put in brackets.
    pub fn is_marked(&self) -> bool {
        self.shared.marks
    }

    /// The language asked for, then English, which nobody reads before it is needed.
    fn bundles(&self) -> impl Iterator<Item = &'static Bundle> {
        let own = self.shared.locale;
        let is_english = std::ptr::eq(own, &raw const LOCALES[0]);
        std::iter::once(own).chain((!is_english).then_some(&LOCALES[0])).map(Locale::bundle)
    }

    /// The short rulebook of a game, as `rules/short/` has it in this language or, where it has none, in English.
    pub fn rulebook(&self, kind: Kind) -> &'static str {
        let mut books = self.shared.locale.books.iter().chain(LOCALES[0].books);
        books.find(|(game, _)| *game == kind.name()).map_or("", |(_, text)| text)
    }

    /// Every letter and sign that this language is written with, in messages and rulebooks: a typeface must have them.
    pub fn letters(&self) -> BTreeSet<char> {
        let locale = self.shared.locale;
        let texts = locale.files.iter().copied().chain(locale.books.iter().map(|(_, text)| *text));
        texts.flat_map(str::chars).filter(|letter| !letter.is_control()).collect()
    }

    /// A sentence of a rulebook, as this language says it.
    pub fn prose(&self, text: &str) -> String {
        if self.shared.marks { format!("⟦{text}⟧") } else { text.to_owned() }
    }

    /// Whether there is a message with this key or, with a dot, such an attribute of a message.
    pub fn has(&self, key: &str) -> bool {
        let (message, attribute) = split(key);
        self.bundles().any(|bundle| bundle.said.find(message, attribute).is_some())
    }

    /// Whether there is a message with this key, be it that only its attributes say anything.
    pub(crate) fn knows(&self, message: &str) -> bool {
        self.bundles().any(|bundle| bundle.said.knows(message))
    }

    /// How often a message was asked for that no file has. Never, if the tests are right.
    pub fn missing(&self) -> usize {
        self.shared.missing.load(Ordering::Relaxed)
    }

    /// The message with this key, with these things filled in. `key.attribute` says an attribute of a message.
    ///
    /// A key that no file has is shown as it is in angle brackets, and counted.
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let (message, attribute) = split(key);
        self.spoken(message, attribute, args).into_owned()
    }

    /// One of the attributes of a message: what a message says about each of several things.
    pub fn pick(&self, message: &str, which: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.spoken(message, Some(which), args).into_owned()
    }

    /// A message as a phrase: to be put into another message, in whatever form that one asks for.
    pub fn phrase<'a>(&'a self, key: &'a str, args: Vec<(&'a str, Arg<'a>)>) -> Phrase<'a> {
        let (message, attribute) = split(key);
        Phrase::message(self, message.into(), attribute.map(Cow::Borrowed), args)
    }

    /// One of the attributes of a message as a phrase.
    pub fn phrase_of<'a>(
        &'a self,
        message: &'a str,
        which: impl Into<Cow<'a, str>>,
        args: Vec<(&'a str, Arg<'a>)>,
    ) -> Phrase<'a> {
        Phrase::message(self, message.into(), Some(which.into()), args)
    }

    /// A number with so many decimals, as this language writes it.
    pub fn decimal(&self, value: f64, places: u8) -> String {
        self.shared.locale.bundle().numbers.written(value, places)
    }

    pub(crate) fn spoken(
        &self,
        message: &str,
        attribute: Option<&str>,
        args: &[(&str, Arg<'_>)],
    ) -> Cow<'static, str> {
        let found = self.bundles().find_map(|bundle| Some((bundle, bundle.said.find(message, attribute)?)));
        let Some((bundle, said)) = found else {
            self.miss(1);
            return match attribute {
                None => format!("⟨{message}⟩").into(),
                Some(attribute) => format!("⟨{message}.{attribute}⟩").into(),
            };
        };
        let spoken = match said {
            Spoken::Simple(template) => template.fill(args, &bundle.numbers),
            Spoken::Grammar(_) => None,
        };
        let spoken = spoken.unwrap_or_else(|| {
            let (spoken, errors) = bundle.speak(message, attribute, args);
            self.miss(errors);
            spoken.into()
        });
        if self.shared.marks { format!("⟦{spoken}⟧").into() } else { spoken }
    }

    fn miss(&self, count: usize) {
        if count > 0 {
            self.shared.missing.fetch_add(count, Ordering::Relaxed);
        }
    }

    /// Another form of a message or of one of its attributes; none if the language that has the message does not say it.
    pub(crate) fn form(
        &self,
        message: &str,
        which: Option<&str>,
        form: &str,
        args: &[(&str, Arg<'_>)],
    ) -> Option<Cow<'static, str>> {
        if form.is_empty() {
            return None;
        }
        let bundle = self.bundles().find(|bundle| bundle.said.find(message, which).is_some())?;
        let attribute = bundle.said.form(message, which, form)?;
        Some(self.spoken(message, Some(attribute), args))
    }

    /// What so many things are in this language: one, few, many …
    pub(crate) fn number(&self, count: usize) -> &'static str {
        let plurals = self.shared.locale.bundle().plurals.as_ref();
        match plurals.and_then(|plurals| plurals.select(count).ok()) {
            Some(PluralCategory::ZERO) => "zero",
            Some(PluralCategory::ONE) => "one",
            Some(PluralCategory::TWO) => "two",
            Some(PluralCategory::FEW) => "few",
            Some(PluralCategory::MANY) => "many",
            Some(PluralCategory::OTHER) | None => "other",
        }
    }

    /// Several things as a list: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                self.say("list-and", &[("first", self.commas(first).into()), ("last", last.into())])
            }
        }
    }

    /// Several phrases as a list, which is a phrase too: each of its forms is the list of those forms.
    pub fn phrases<'a>(&'a self, items: Vec<Phrase<'a>>) -> Phrase<'a> {
        Phrase::list(self, items)
    }

    /// Several things as a list without an "and": `a, b, c`.
    pub fn commas(&self, items: &[String]) -> String {
        let mut items = items.iter();
        let mut row = items.next().cloned().unwrap_or_default();
        for next in items {
            row = self.say("list-comma", &[("first", row.into()), ("next", next.into())]);
        }
        row
    }

    /// Sentences one after the other; those without words are left out.
    pub fn sentences(&self, sentences: &[String]) -> String {
        let mut told = String::new();
        for next in sentences.iter().filter(|sentence| !sentence.is_empty()) {
            told = if told.is_empty() {
                next.clone()
            } else {
                self.say("sentences", &[("first", told.into()), ("next", next.into())])
            };
        }
        told
    }
}

/// `key.attribute` in its two parts.
fn split(key: &str) -> (&str, Option<&str>) {
    key.split_once('.').map_or((key, None), |(message, attribute)| (message, Some(attribute)))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use fluent_bundle::FluentResource;
    use fluent_bundle::concurrent::FluentBundle;
    use std::sync::OnceLock;

    /// A language with just these messages.
    pub(crate) fn speaking(tag: &'static str, messages: &'static str) -> Words {
        let files: &'static [&'static str] = Box::leak(Box::new([messages]));
        Words::of(Box::leak(Box::new(Locale { tag, name: tag, files, books: &[], bundle: OnceLock::new() })))
    }

    #[test]
    fn every_file_is_sound_and_no_key_stands_twice() {
        for locale in &LOCALES {
            let mut bundle = FluentBundle::new_concurrent(vec![locale.tag.parse().expect("a language tag")]);
            for file in locale.files {
                let resource = FluentResource::try_new((*file).to_owned());
                let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", locale.tag));
                bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", locale.tag));
            }
        }
    }

    #[test]
    fn a_language_that_does_not_ship_is_answered_in_english() {
        for tag in ["en", "en-GB", "xx", "", "not a tag at all", "tlh-Latn"] {
            assert_eq!(Words::for_language(tag).language(), "en", "{tag}");
        }
        assert_eq!(Words::for_accepted("xx;q=0.9, en-GB;q=0.1, *").language(), "en");
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let words = speaking("xx", "list-and = { $first } & { $last }");
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(words.list(&items), "a, b & c");
        assert_eq!((words.language(), words.missing()), ("xx", 0));
    }

    #[test]
    fn a_missing_key_is_shown_and_counted() {
        let words = Words::english();
        assert_eq!(words.say("nobody-wrote-this", &[]), "⟨nobody-wrote-this⟩");
        assert_eq!(words.say("list-and.nothing", &[]), "⟨list-and.nothing⟩");
        assert_eq!(words.missing(), 2);
        words.say("list-and", &[("first", "a".into())]);
        assert_eq!(words.missing(), 3, "a thing that a message needs and nobody passed counts too");
    }

    #[test]
    fn marked_words_stand_in_brackets_within_brackets() {
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(Words::marked().list(&items), "⟦⟦a, b⟧ and c⟧");
    }

    #[test]
    fn things_in_a_row_have_an_and_before_the_last() {
        let words = Words::english();
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(words.list(&items), "a, b and c");
        assert_eq!(words.list(&items[..2]), "a and b");
        assert_eq!(words.list(&items[..1]), "a");
    }

    /// What is put together quickly is what Fluent says.
    #[test]
    fn simple_messages_are_said_as_fluent_says_them() {
        let bundle = LOCALES[0].bundle();
        let mut count = 0;
        for file in LOCALES[0].files {
            let resource = FluentResource::try_new((*file).to_owned()).expect("a sound file");
            for entry in resource.entries() {
                let fluent_syntax::ast::Entry::Message(message) = entry else { continue };
                let names = [
                    "who", "animal", "field", "other", "place", "side", "first", "next", "count", "game",
                    "name",
                ];
                let args: Vec<(&str, Arg<'_>)> =
                    names.iter().map(|name| (*name, Arg::from("Ann & “Ben”"))).collect();
                let numbers: Vec<(&str, Arg<'_>)> =
                    names.iter().zip(-5i64..).map(|(name, number)| (*name, Arg::from(number))).collect();
                let attributes = message.attributes.iter().map(|attribute| Some(attribute.id.name));
                for attribute in std::iter::once(None).chain(attributes) {
                    for args in [&args, &numbers] {
                        let Some(Spoken::Simple(quick)) = bundle.said.find(message.id.name, attribute) else {
                            continue;
                        };
                        let Some(quick) = quick.fill(args, &bundle.numbers) else { continue };
                        assert_eq!(quick, bundle.speak(message.id.name, attribute, args).0);
                        count += 1;
                    }
                }
            }
        }
        assert!(count > 500, "{count}");
    }

    #[test]
    fn words_can_be_shared_between_threads() {
        fn shareable<T: Send + Sync + Clone>() {}
        shareable::<Words>();
        let tags: BTreeSet<_> = Words::languages().collect();
        assert_eq!(tags.len(), LOCALES.len());
    }
}
