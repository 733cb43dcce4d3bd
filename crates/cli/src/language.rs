//! In which language the program speaks to whoever plays, reads or prints. Help and logs are in English.

use gambol_words::Words;

/// The language of what is played, read or printed.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct LangArgs {
    /// The language: en, de, fr, es, da or cs [default: that of your system, or English]
    #[arg(long, value_name = "LANG", value_parser = known)]
    lang: Option<String>,
}

impl LangArgs {
    /// Everything that is said, in the language that is asked for or that the system speaks. A system's that we do not
    /// have is answered in English.
    pub(crate) fn words(&self) -> Words {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let system = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        Words::for_language(&tag(&self.lang.clone().or_else(system).unwrap_or_default()))
    }
}

/// A language that we have.
fn known(locale: &str) -> Result<String, String> {
    if Words::known(&tag(locale)).is_some() {
        return Ok(locale.to_owned());
    }
    let all: Vec<_> = Words::languages().collect();
    Err(format!("expected one of {}", all.join(", ")))
}

/// The tag of a language as systems write it: `de_AT.UTF-8@euro` is `de-AT`.
fn tag(locale: &str) -> String {
    let language = locale.split(['.', '@']).next().unwrap_or_default();
    match language {
        "C" | "POSIX" => "en".to_owned(),
        language => language.replace('_', "-"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_that_we_do_not_have_is_refused_when_it_is_asked_for() {
        assert_eq!(known("de_AT.UTF-8"), Ok("de_AT.UTF-8".to_owned()));
        assert_eq!(known("xx"), Err("expected one of en, cs, da, de, es, fr".to_owned()));
    }

    #[test]
    fn a_locale_of_the_system_names_a_language() {
        for (locale, language) in [
            ("de_AT.UTF-8@euro", "de"),
            ("cs", "cs"),
            ("C.UTF-8", "en"),
            ("POSIX", "en"),
            ("", "en"),
            ("tlh_AA", "en"),
            ("fr_CA", "fr"),
        ] {
            assert_eq!(Words::for_language(&tag(locale)).language(), language, "{locale}");
        }
    }
}
