//! Words that go into a sentence, with their forms: cases, gender and number, as the language's own files have them.
//!
//! Where a message says `{ $animal }`, the plain form is filled in. `{ $animal-dat }` asks for the form that stands as the
//! attribute `dat` beside a message, or `N-dat` beside its attribute `N`; a form that is not given is the plain one. Gender
//! and number are chosen by: they are `other` where nothing is said. `-cap`, alone or last, begins a sentence.

use crate::arg::Arg;
use crate::teller::capital;
use crate::words::Words;
use std::borrow::Cow;
use std::fmt;

/// Words with their forms. A form is looked up only where a message asks for it.
#[derive(Clone, Debug)]
pub struct Phrase<'a>(Said<'a>);

#[derive(Clone, Debug)]
enum Said<'a> {
    /// Somebody's name, a field: the same in every form.
    Text(Cow<'a, str>),
    /// A message, or one of its attributes.
    Message {
        words: &'a Words,
        message: Cow<'a, str>,
        which: Option<Cow<'a, str>>,
        args: Vec<(&'a str, Arg<'a>)>,
    },
    /// Several, as a list of the forms asked for.
    List { words: &'a Words, items: Vec<Phrase<'a>> },
}

/// What is chosen by, and not said.
fn is_trait(form: &str) -> bool {
    matches!(form, "gender" | "number")
}

/// What a phrase is that says nothing about its gender or number.
const OTHER: &str = "other";

impl<'a> Phrase<'a> {
    pub(crate) fn message(
        words: &'a Words,
        message: Cow<'a, str>,
        which: Option<Cow<'a, str>>,
        args: Vec<(&'a str, Arg<'a>)>,
    ) -> Phrase<'a> {
        Phrase(Said::Message { words, message, which, args })
    }

    pub(crate) fn list(words: &'a Words, mut items: Vec<Phrase<'a>>) -> Phrase<'a> {
        match items.len() {
            0 => Phrase::from(""),
            1 => items.remove(0),
            _ => Phrase(Said::List { words, items }),
        }
    }

    /// The plain form.
    pub fn plain(&self) -> Cow<'_, str> {
        self.form("")
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        matches!(&self.0, Said::Text(text) if text.is_empty())
    }

    /// A form: nothing for the plain one, `dat`, `gender`, `gen-cap` …
    pub(crate) fn form(&self, form: &str) -> Cow<'_, str> {
        if let Some(form) = form.strip_suffix("cap")
            && (form.is_empty() || form.ends_with('-'))
        {
            return capital(&self.form(form.trim_end_matches('-'))).into();
        }
        match &self.0 {
            Said::Text(_) if is_trait(form) => OTHER.into(),
            Said::Text(text) => Cow::Borrowed(text),
            Said::Message { words, message, which, args } => {
                match words.form(message, which.as_deref(), form, args) {
                    Some(said) => said,
                    None if is_trait(form) => OTHER.into(),
                    None => words.spoken(message, which.as_deref(), args),
                }
            }
            Said::List { .. } if form == "gender" => OTHER.into(),
            Said::List { words, items } if form == "number" => words.number(items.len()).into(),
            Said::List { words, items } => {
                let items: Vec<String> = items.iter().map(|item| item.form(form).into_owned()).collect();
                words.list(&items).into()
            }
        }
    }
}

impl fmt::Display for Phrase<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.plain())
    }
}

impl<'a> From<&'a str> for Phrase<'a> {
    fn from(text: &'a str) -> Phrase<'a> {
        Phrase(Said::Text(text.into()))
    }
}

impl From<String> for Phrase<'_> {
    fn from(text: String) -> Self {
        Phrase(Said::Text(text.into()))
    }
}

impl From<Phrase<'_>> for String {
    fn from(phrase: Phrase<'_>) -> String {
        phrase.plain().into_owned()
    }
}

#[cfg(test)]
mod tests {
    use crate::words::Words;
    use crate::words::tests::speaking;

    const GERMAN: &str = "\
list-and = { $first } und { $last }
list-comma = { $first }, { $next }
the =
    .N = das Nilpferd
    .N-dat = dem Nilpferd
    .N-gen = des Nilpferds
    .N-gender = n
    .W = die Ente
    .W-dat = der Ente
    .W-gen = der Ente
    .W-gender = f
lord = Erster Herr
    .dat = dem Ersten Herrn
kin =
    .K = { $count ->
        [one] 1 Ritter
       *[other] { $count } Ritter
        }
    .K-dat = { $count ->
        [one] 1 Ritter
       *[other] { $count } Rittern
        }
jumps = { $who } springt mit { $animal-dat }.
comes = { $animal-cap } kommt an.
from = { $animal-dat-cap } folgt { $animal-gen }.
arrives = { $animal-gender ->
    [f] Sie
    [n] Es
   *[other] Wer
    } kommt an: { $animal }.
several = { $animal-number ->
    [one] allein
   *[other] zusammen
    }: { $animal-dat }
of = mit { $lord-dat } und { $kin-dat }
odd = { $animal-xyz }
";

    #[test]
    fn a_message_asks_for_the_form_that_it_needs() {
        let words = speaking("de", GERMAN);
        let animal = || words.phrase_of("the", "N", Vec::new());
        let said = |key: &str| words.say(key, &[("who", "Ann".into()), ("animal", animal().into())]);
        assert_eq!(said("jumps"), "Ann springt mit dem Nilpferd.");
        assert_eq!(said("comes"), "Das Nilpferd kommt an.");
        assert_eq!(said("from"), "Dem Nilpferd folgt des Nilpferds.");
        assert_eq!(said("arrives"), "Es kommt an: das Nilpferd.");
        assert_eq!(said("several"), "zusammen: dem Nilpferd");
        assert_eq!(said("odd"), "das Nilpferd", "a form that is not given is the plain one");
        assert_eq!(words.missing(), 0);
    }

    #[test]
    fn a_message_with_a_value_has_its_forms_beside_it_and_things_go_into_forms() {
        let words = speaking("de", GERMAN);
        let args = [
            ("lord", words.phrase("lord", Vec::new()).into()),
            ("kin", words.phrase_of("kin", "K", vec![("count", 3.into())]).into()),
        ];
        assert_eq!(words.say("of", &args), "mit dem Ersten Herrn und 3 Rittern");
    }

    #[test]
    fn a_list_has_the_forms_of_what_is_in_it() {
        let words = speaking("de", GERMAN);
        let both = ["N", "W"].map(|animal| words.phrase_of("the", animal, Vec::new()));
        let both = words.phrases(both.into());
        assert_eq!(both.to_string(), "das Nilpferd und die Ente");
        let args = [("animal", both.into()), ("who", "Ben".into())];
        assert_eq!(words.say("jumps", &args), "Ben springt mit dem Nilpferd und der Ente.");
        assert_eq!(words.say("arrives", &args), "Wer kommt an: das Nilpferd und die Ente.");
        assert_eq!(words.say("several", &args), "zusammen: dem Nilpferd und der Ente");
    }

    #[test]
    fn a_name_is_the_same_in_every_form() {
        let words = speaking("de", GERMAN);
        let args = [("animal", "ann".into()), ("who", "Ben".into())];
        assert_eq!(words.say("jumps", &args), "Ben springt mit ann.");
        assert_eq!(words.say("from", &args), "Ann folgt ann.");
        assert_eq!(words.say("arrives", &args), "Wer kommt an: ann.");
    }

    #[test]
    fn a_language_without_the_message_has_english_forms_only() {
        let words = speaking("xx", "jumps = { $who } → { $animal-dat }");
        let animal = words.phrase_of("muddy-ride-the", "N", Vec::new());
        assert_eq!(words.say("jumps", &[("who", "A".into()), ("animal", animal.into())]), "A → the Hippo");
    }

    #[test]
    fn czech_counts_in_four_ways() {
        let words = speaking(
            "cs",
            "points = { $count ->\n    [one] { $count } bod\n    [few] { $count } body\n    [many] { $count } bodu\n   *[other] { $count } bodů\n    }",
        );
        let told = |count: i64| words.say("points", &[("count", count.into())]);
        assert_eq!(
            [0, 1, 2, 4, 5, 11, 22].map(told),
            ["0 bodů", "1 bod", "2 body", "4 body", "5 bodů", "11 bodů", "22 bodů"]
        );
        let told = |value: f64| words.say("points", &[("count", crate::Arg::Decimal(value, 1))]);
        assert_eq!([1.5, 2.0].map(told), ["1,5 bodu", "2,0 bodu"]);
        let items = |count: usize| words.phrases((0..count).map(|_| "a".into()).collect());
        assert_eq!([2, 4, 5].map(|count| items(count).form("number").into_owned()), ["few", "few", "other"]);
        assert_eq!(Words::english().number(1), "one");
    }
}
