//! Messages by key, in the reader's language, and in English where that language has none.

use crate::template::Templates;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_langneg::{
    NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages, parse_accepted_languages,
};
use gambol_games::Kind;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use unic_langid::LanguageIdentifier;

/// A language with its files.
struct Locale {
    tag: &'static str,
    files: &'static [&'static str],
    /// The short rulebooks, each with the name of its game.
    books: &'static [(&'static str, &'static str)],
}

// Every language that ships, `LOCALES`: English comes first and is complete; others may lack anything. The build
// script lists the folders and files of `locales/`.
include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The messages of a language.
struct Bundle {
    fluent: FluentBundle<FluentResource>,
    simple: Templates,
}

/// What is filled into a message where it leaves room.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    /// A name, a field, or other words.
    Text(Cow<'a, str>),
    /// A whole number, which messages can use for plurals.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Arg::Number(number.into())
    }
}

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Arg::Number(number as i64)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(number as i64)
    }
}

/// Everything that can be said in one language. Copies share the same messages, so they cost next to nothing.
#[derive(Clone)]
pub struct Words {
    shared: Arc<Shared>,
}

struct Shared {
    tag: &'static str,
    /// The language asked for, then English.
    bundles: Vec<Bundle>,
    missing: AtomicUsize,
    /// Whether everything said is put in brackets.
    marks: bool,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.shared.tag).finish_non_exhaustive()
    }
}

impl Words {
    /// English.
    pub fn english() -> Words {
        Words::of(&LOCALES[0])
    }

    /// The language with this tag (`de`, `de-AT`, `en-GB`), or, where it does not ship, English.
    pub fn for_language(tag: &str) -> Words {
        Words::negotiated(&convert_vec_str_to_langids_lossy([tag.trim()]))
    }

    /// The best of the languages that a browser asks for, as its header `Accept-Language` lists them: browsers list the
    /// best first.
    pub fn for_accepted(header: &str) -> Words {
        Words::negotiated(&parse_accepted_languages(header))
    }

    /// The first of these languages that ships, otherwise English.
    fn negotiated(asked: &[LanguageIdentifier]) -> Words {
        let ships = convert_vec_str_to_langids_lossy(LOCALES.iter().map(|locale| locale.tag));
        let best = negotiate_languages(asked, &ships, None, NegotiationStrategy::Lookup);
        let found = best.first().and_then(|best| LOCALES.iter().zip(&ships).find(|(_, tag)| tag == best));
        Words::of(found.map_or(&LOCALES[0], |(locale, _)| locale))
    }

    fn of(locale: &Locale) -> Words {
        let mut bundles = vec![bundle(locale)];
        if locale.tag != LOCALES[0].tag {
            bundles.push(bundle(&LOCALES[0]));
        }
        Words::sharing(locale.tag, bundles, false)
    }

    fn sharing(tag: &'static str, bundles: Vec<Bundle>, marks: bool) -> Words {
        Words { shared: Arc::new(Shared { tag, bundles, missing: AtomicUsize::new(0), marks }) }
    }

    /// English with every message in brackets, `⟦like this⟧`: text on a page without them does not come from the
    /// messages but was written into the code. For tests, and for curious translators.
    pub fn marked() -> Words {
        Words::sharing(LOCALES[0].tag, vec![bundle(&LOCALES[0])], true)
    }

    /// The tag of the language, for `<html lang>`.
    pub fn language(&self) -> &'static str {
        self.shared.tag
    }

    /// Whether everything said is put in brackets.
    pub fn is_marked(&self) -> bool {
        self.shared.marks
    }

    /// The short rulebook of a game, as `rules/short/` has it in this language or, where it has none, in English.
    pub fn rulebook(&self, kind: Kind) -> &'static str {
        let own = LOCALES.iter().filter(|locale| locale.tag == self.shared.tag);
        let mut books = own.chain(&LOCALES[..1]).flat_map(|locale| locale.books);
        books.find(|(game, _)| *game == kind.name()).map_or("", |(_, text)| text)
    }

    /// A sentence of a rulebook, as this language says it.
    pub fn prose(&self, text: &str) -> String {
        if self.shared.marks { format!("⟦{text}⟧") } else { text.to_owned() }
    }

    /// Whether there is a message with this key or, with a dot, such an attribute of a message.
    pub fn has(&self, key: &str) -> bool {
        let (message, attribute) = split(key);
        self.shared.bundles.iter().any(|bundle| {
            let message = bundle.fluent.get_message(message);
            message.is_some_and(|message| match attribute {
                None => message.value().is_some(),
                Some(attribute) => message.get_attribute(attribute).is_some(),
            })
        })
    }

    /// Whether there is a message with this key, be it that only its attributes say anything.
    pub(crate) fn knows(&self, message: &str) -> bool {
        self.shared.bundles.iter().any(|bundle| bundle.fluent.has_message(message))
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
        self.spoken(message, attribute, args)
    }

    /// One of the attributes of a message: what a message says about each of several things.
    pub fn pick(&self, message: &str, which: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.spoken(message, Some(which), args)
    }

    fn spoken(&self, message: &str, attribute: Option<&str>, args: &[(&str, Arg<'_>)]) -> String {
        // The language asked for decides, where it has the message at all.
        if let [first, ..] = &self.shared.bundles[..]
            && !self.shared.marks
            && let Some(said) = first.simple.say(message, attribute, args)
        {
            return said;
        }
        let mut given = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            match arg {
                Arg::Text(text) => given.set(*name, FluentValue::String(Cow::Borrowed(text.as_ref()))),
                Arg::Number(number) => given.set(*name, *number),
            }
        }
        let mut errors = Vec::new();
        let spoken = self.shared.bundles.iter().find_map(|bundle| {
            let message = bundle.fluent.get_message(message)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(attribute) => message.get_attribute(attribute)?.value(),
            };
            let spoken = bundle.fluent.format_pattern(pattern, Some(&given), &mut errors);
            Some(if self.shared.marks { format!("⟦{spoken}⟧") } else { spoken.into_owned() })
        });
        let missing = errors.len() + usize::from(spoken.is_none());
        self.shared.missing.fetch_add(missing, Ordering::Relaxed);
        spoken.unwrap_or_else(|| match attribute {
            None => format!("⟨{message}⟩"),
            Some(attribute) => format!("⟨{message}.{attribute}⟩"),
        })
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

/// The messages of a language. A test reads every file, so nothing that ships is broken; if something were, the
/// rest would still be said.
fn bundle(locale: &Locale) -> Bundle {
    let tag = locale.tag.parse().unwrap_or_default();
    let mut fluent = FluentBundle::new_concurrent(vec![tag]);
    let mut simple = Templates::default();
    fluent.set_use_isolating(false);
    fluent.set_formatter(Some(|value, _| match value {
        // A minus, not a hyphen.
        FluentValue::Number(number) if number.value < 0.0 => Some(format!("−{}", -number.value)),
        _ => None,
    }));
    for file in locale.files {
        let resource = match FluentResource::try_new((*file).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        simple.add(&resource);
        let _ = fluent.add_resource(resource);
    }
    Bundle { fluent, simple }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_file_is_sound_and_no_key_stands_twice() {
        for locale in LOCALES {
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
        let words =
            Words::of(&Locale { tag: "xx", files: &["list-and = { $first } & { $last }"], books: &[] });
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
        let words = Words::english();
        let bundle = &words.shared.bundles[0];
        let slow = Words::sharing(
            "en",
            vec![Bundle { fluent: self::bundle(&LOCALES[0]).fluent, simple: Templates::default() }],
            false,
        );
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
                        let Some(quick) = bundle.simple.say(message.id.name, attribute, args) else {
                            continue;
                        };
                        assert_eq!(quick, slow.spoken(message.id.name, attribute, args));
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
        let tags: BTreeSet<_> = LOCALES.iter().map(|locale| locale.tag).collect();
        assert_eq!(tags.len(), LOCALES.len());
    }
}
