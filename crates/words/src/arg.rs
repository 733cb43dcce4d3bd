//! What is filled into messages.

use crate::numbers::{Numbers, rounded};
use crate::phrase::Phrase;
use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use std::borrow::Cow;

/// What is filled into a message where it leaves room.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// A name, a field, or other words that have no forms.
    Text(Cow<'a, str>),
    /// A whole number, which messages can use for plurals.
    Number(i64),
    /// A number with so many decimals.
    Decimal(f64, u8),
    /// Words with their forms.
    Phrase(Phrase<'a>),
}

impl Arg<'_> {
    /// A form of it, or, without one, the thing itself.
    pub(crate) fn form(&self, form: &str, numbers: &Numbers) -> Cow<'_, str> {
        match self {
            Arg::Text(text) if form.is_empty() => Cow::Borrowed(text),
            Arg::Text(text) => Phrase::from(&**text).form(form).into_owned().into(),
            // A minus, not a hyphen.
            Arg::Number(number) if *number < 0 => format!("−{}", number.unsigned_abs()).into(),
            Arg::Number(number) => number.to_string().into(),
            Arg::Decimal(value, places) => numbers.written(*value, *places).into(),
            Arg::Phrase(phrase) => phrase.form(form),
        }
    }

    /// The same for Fluent, which chooses by numbers.
    pub(crate) fn value(&self, form: &str, numbers: &Numbers) -> FluentValue<'_> {
        match self {
            Arg::Number(number) if form.is_empty() => (*number).into(),
            Arg::Decimal(value, places) if form.is_empty() => {
                let options = FluentNumberOptions {
                    minimum_fraction_digits: Some((*places).into()),
                    ..FluentNumberOptions::default()
                };
                FluentNumber { value: rounded(*value, *places), options }.into()
            }
            _ => FluentValue::String(self.form(form, numbers)),
        }
    }
}

impl<'a> From<Phrase<'a>> for Arg<'a> {
    fn from(phrase: Phrase<'a>) -> Arg<'a> {
        Arg::Phrase(phrase)
    }
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
