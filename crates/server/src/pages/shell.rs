//! What every page knows: the reader's words, theme and name.

use super::{assets, icons};
use crate::App;
use crate::who::{Visitor, cookie};
use axum::extract::FromRequestParts;
use axum::http::Uri;
use axum::http::request::Parts;
use gambol_draw::theme::Theme;
use gambol_table::Screen;
use gambol_words::{Arg, Words};
use std::convert::Infallible;

/// The cookie with the theme that the reader has chosen; the page's script sets it.
const CHOSEN: &str = "gambol_theme";
/// The cookie with the theme of the reader's system; the page's script sets it.
const SYSTEM: &str = "gambol_scheme";

/// The cookie that is there where the reader's screen is tall and narrow; the page's script sets it.
const TALL: &str = "gambol_tall";

/// What every page knows.
#[derive(Clone, Debug)]
pub(crate) struct Shell {
    /// Everything that can be said, in the reader's language.
    pub(crate) words: Words,
    /// The reader's name, if given.
    pub(crate) name: String,
    /// The address of the page, but for the language that it names; none for a page for nobody in particular.
    here: Option<String>,
    chosen: Option<Theme>,
    system: Theme,
    tall: bool,
}

impl FromRequestParts<App> for Shell {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Shell, Infallible> {
        let Visitor { name, words, .. } = Visitor::from_request_parts(parts, app).await?;
        let name = name.unwrap_or_default();
        let read = |key| cookie(&parts.headers, key).as_deref().and_then(theme_named);
        let (chosen, system) = (read(CHOSEN), read(SYSTEM).unwrap_or_default());
        let tall = cookie(&parts.headers, TALL).as_deref() == Some("1");
        let here = Some(without_language(&parts.uri));
        Ok(Shell { words, name, here, chosen, system, tall })
    }
}

/// A language, as a page offers it.
pub(crate) struct Tongue {
    /// Its tag.
    pub(crate) tag: &'static str,
    /// Its name in itself.
    pub(crate) name: &'static str,
    /// Where this page is in it.
    pub(crate) address: String,
    /// Whether the page is in it.
    pub(crate) is_own: bool,
}

/// An address on this server but for the language that it names.
fn without_language(address: &Uri) -> String {
    let fields: Vec<(String, String)> =
        address.query().and_then(|query| serde_urlencoded::from_str(query).ok()).unwrap_or_default();
    let rest: Vec<_> = fields.into_iter().filter(|(key, _)| key != "lang").collect();
    match serde_urlencoded::to_string(rest) {
        Ok(query) if !query.is_empty() => format!("{}?{query}", address.path()),
        _ => address.path().to_owned(),
    }
}

/// A theme for screens by its name.
pub(crate) fn theme_named(name: &str) -> Option<Theme> {
    [Theme::Light, Theme::Dark, Theme::Contrast].into_iter().find(|theme| theme.name() == name)
}

impl Shell {
    /// The shell of a page for nobody in particular.
    pub(crate) fn speaking(words: &Words) -> Shell {
        let (words, name) = (words.clone(), String::new());
        Shell { words, name, here: None, chosen: None, system: Theme::Light, tall: false }
    }

    /// Every language with its own name and the address of this page in it.
    pub(crate) fn languages(&self) -> Vec<Tongue> {
        let here = self.here.as_deref().unwrap_or("/");
        let joined = if here.contains('?') { '&' } else { '?' };
        let told = |(tag, name)| Tongue {
            tag,
            name,
            address: format!("{here}{joined}lang={tag}"),
            is_own: tag == self.words.language(),
        };
        Words::language_names().map(told).collect()
    }

    /// The address of this page on the server, without a language; none for a page for nobody in particular.
    pub(crate) fn here(&self) -> Option<&str> {
        self.here.as_deref()
    }

    /// A message.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// A message with one thing in it.
    pub(crate) fn with<'a>(&self, key: &str, name: &str, value: impl Into<Arg<'a>>) -> String {
        self.words.say(key, &[(name, value.into())])
    }

    /// The theme that the reader has chosen, as the page's attribute; empty where the system decides.
    pub(crate) fn theme(&self) -> &'static str {
        self.chosen.map_or("", Theme::name)
    }

    /// What drawings within the page are drawn for.
    pub(crate) fn screen(&self) -> Screen {
        let theme = self.chosen.unwrap_or(self.system);
        Screen { theme, tall: self.tall, language: self.words.tongue() }
    }

    /// The address of an asset.
    pub(crate) fn asset(&self, name: &str) -> String {
        let _ = self;
        assets::address(name)
    }

    /// A sign.
    pub(crate) fn icon(&self, name: &str) -> String {
        let _ = self;
        icons::icon(name)
    }

    /// A picture that is there in light and dark: the system decides, or the reader has.
    pub(crate) fn picture(&self, light: &str, dark: &str, alt: &str) -> String {
        let (light, dark, alt) = (escaped(light), escaped(dark), escaped(alt));
        let image = |shown: &str| {
            format!(
                "<img src=\"{shown}\" data-light=\"{light}\" data-dark=\"{dark}\" alt=\"{alt}\" loading=\"lazy\" decoding=\"async\">"
            )
        };
        match self.chosen {
            Some(Theme::Dark) => image(&dark),
            Some(_) => image(&light),
            None => format!(
                "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"{dark}\">{}</picture>",
                image(&light)
            ),
        }
    }

    /// A piece by itself, for the eye only.
    pub(crate) fn piece(&self, name: &str) -> String {
        let address = |theme| assets::address(&format!("piece-{name}-{theme}.svg"));
        self.picture(&address("light"), &address("dark"), "")
    }

    /// A position of a game, as its card shows it.
    pub(crate) fn scene(&self, game: &str) -> String {
        let language = self.words.language();
        let address = |theme| assets::address(&format!("scene-{game}-{theme}-{language}.svg"));
        self.picture(&address("light"), &address("dark"), "")
    }

    /// What the page's script says, as JSON that can stand within HTML. Things to fill in are in braces.
    pub(crate) fn for_script(&self, keys: &[(&str, &[&str])]) -> String {
        let told: serde_json::Map<_, _> = keys
            .iter()
            .map(|(key, things)| {
                let named: Vec<_> = things.iter().map(|name| (*name, format!("{{{name}}}"))).collect();
                let args: Vec<_> = named.iter().map(|(name, hole)| (*name, Arg::from(hole))).collect();
                ((*key).to_owned(), serde_json::Value::from(self.words.say(key, &args)))
            })
            .collect();
        serde_json::Value::from(told).to_string().replace('<', "\\u003c")
    }
}

/// Text that is safe as content and inside double quotes.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '&' => safe.push_str("&amp;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_the_script_cannot_close_their_element() {
        let told = Shell::speaking(&Words::english()).for_script(&[("nobody-</script>", &[])]);
        assert!(!told.contains('<'), "{told}");
        assert!(told.contains("\\u003c/script>"));
    }

    #[test]
    fn a_picture_follows_the_system_until_the_reader_chooses() {
        let shell = Shell::speaking(&Words::english());
        assert!(shell.picture("/l", "/d", "a \"b\"").starts_with("<picture><source media"));
        let dark = Shell { chosen: Some(Theme::Dark), ..shell };
        assert!(dark.picture("/l", "/d", "").starts_with("<img src=\"/d\""));
        assert_eq!(dark.theme(), "dark");
    }
}
