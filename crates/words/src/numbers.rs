//! Numbers with decimals, as each language writes them.

use fixed_decimal::Decimal;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use unic_langid::LanguageIdentifier;

/// How a language writes numbers.
pub(crate) struct Numbers(Option<DecimalFormatter>);

impl Numbers {
    pub(crate) fn of(tag: &str) -> Numbers {
        let mut options = DecimalFormatterOptions::default();
        options.grouping_strategy = Some(GroupingStrategy::Never);
        let locale = tag.parse::<Locale>().ok();
        Numbers(locale.and_then(|locale| DecimalFormatter::try_new(locale.into(), options).ok()))
    }

    /// A number with so many decimals, and a minus, not a hyphen, before it where it is negative.
    pub(crate) fn written(&self, value: f64, places: u8) -> String {
        let sign = if rounded(value, places) < 0.0 { "−" } else { "" };
        let digits = format!("{:.*}", usize::from(places), value.abs());
        let number = self.0.as_ref().zip(digits.parse::<Decimal>().ok());
        let told = number.map_or(digits, |(formatter, number)| formatter.format(&number).to_string());
        format!("{sign}{told}")
    }
}

/// A number as near as so many decimals can tell it.
pub(crate) fn rounded(value: f64, places: u8) -> f64 {
    let unit = 10f64.powi(places.into());
    (value * unit).round() / unit
}

/// So that Fluent can write them too.
impl Memoizable for Numbers {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Numbers, ()> {
        Ok(Numbers::of(&language.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_own_comma() {
        assert_eq!(Numbers::of("en").written(0.25, 1), "0.2");
        assert_eq!(Numbers::of("en").written(1234.5, 1), "1234.5");
        for tag in ["de", "fr", "es", "da", "cs"] {
            assert_eq!(Numbers::of(tag).written(-12.04, 1), "−12,0", "{tag}");
            assert_eq!(Numbers::of(tag).written(7.0, 0), "7", "{tag}");
        }
    }

    #[test]
    fn nothing_is_not_negative() {
        assert_eq!(Numbers::of("en").written(-0.001, 2), "0.00");
    }
}
