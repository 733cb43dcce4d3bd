//! The languages that ship, and their messages as Fluent reads them.

use crate::arg::Arg;
use crate::numbers::Numbers;
use crate::template::{Needs, Spoken, Templates, thing};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use intl_pluralrules::{PluralRuleType, PluralRules};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A language with its files.
pub(crate) struct Locale {
    pub(crate) tag: &'static str,
    /// Its name in itself.
    pub(crate) name: &'static str,
    pub(crate) files: &'static [&'static str],
    /// The short rulebooks, each with the name of its game.
    pub(crate) books: &'static [(&'static str, &'static str)],
    /// Its messages, read when somebody first speaks it.
    pub(crate) bundle: OnceLock<Bundle>,
}

// Every language that ships, `LOCALES`: English comes first and is complete; others may lack anything. The build
// script lists the folders and files of `locales/`.
include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl Locale {
    pub(crate) fn bundle(&'static self) -> &'static Bundle {
        self.bundle.get_or_init(|| Bundle::of(self.tag, self.files))
    }
}

/// The messages of a language.
pub(crate) struct Bundle {
    fluent: FluentBundle<FluentResource>,
    pub(crate) said: Templates,
    pub(crate) numbers: Numbers,
    pub(crate) plurals: Option<PluralRules>,
}

/// How deep messages that speak of other messages may go.
const DEEPEST: usize = 4;

impl Bundle {
    /// The messages of a language. The build reads every file, so nothing that ships is broken; if something were, the
    /// rest would still be said.
    fn of(tag: &str, files: &[&'static str]) -> Bundle {
        let language: LanguageIdentifier = tag.parse().unwrap_or_default();
        let plurals = PluralRules::create(language.clone(), PluralRuleType::CARDINAL).ok();
        let mut fluent = FluentBundle::new_concurrent(vec![language]);
        let mut said = Templates::default();
        fluent.set_use_isolating(false);
        fluent.set_formatter(Some(|value, memoizer| match value {
            FluentValue::Number(FluentNumber { value, options }) => match options.minimum_fraction_digits {
                Some(places) => memoizer
                    .with_try_get::<Numbers, _, _>((), |numbers| numbers.written(*value, places as u8))
                    .ok(),
                // A minus, not a hyphen.
                None => (*value < 0.0).then(|| format!("−{}", -value)),
            },
            _ => None,
        }));
        for file in files {
            let resource = match FluentResource::try_new((*file).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            said.add(&resource);
            let _ = fluent.add_resource(resource);
        }
        Bundle { fluent, said, numbers: Numbers::of(tag), plurals }
    }

    /// What Fluent says, and how much it missed.
    pub(crate) fn speak(
        &self,
        message: &str,
        attribute: Option<&str>,
        args: &[(&str, Arg<'_>)],
    ) -> (String, usize) {
        let mut needed = Vec::new();
        self.needed(message, attribute, DEEPEST, &mut needed);
        let mut given = FluentArgs::with_capacity(needed.len());
        for name in needed {
            if let Some((arg, form)) = thing(args, name) {
                given.set(name, arg.value(form, &self.numbers));
            }
        }
        let found = self.fluent.get_message(message);
        let pattern = found.as_ref().and_then(|message| match attribute {
            None => message.value(),
            Some(attribute) => Some(message.get_attribute(attribute)?.value()),
        });
        let mut errors = Vec::new();
        let spoken = pattern
            .map(|pattern| self.fluent.format_pattern(pattern, Some(&given), &mut errors).into_owned());
        (spoken.unwrap_or_default(), errors.len())
    }

    /// The names of all that a message needs, and those that it speaks of.
    fn needed<'b>(&'b self, message: &str, attribute: Option<&str>, depth: usize, names: &mut Vec<&'b str>) {
        match self.said.find(message, attribute) {
            Some(Spoken::Simple(template)) => names.extend(template.things()),
            Some(Spoken::Grammar(Needs { things, messages })) => {
                names.extend(things.iter().map(|thing| &**thing));
                for (message, attribute) in messages.iter().filter(|_| depth > 0) {
                    self.needed(message, attribute.as_deref(), depth - 1, names);
                }
            }
            None => {}
        }
    }
}
