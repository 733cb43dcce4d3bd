//! What a visitor may set for this browser. It is kept there: the server hears of the colours alone, because it draws.

use super::page;
use super::shell::Shell;
use crate::App;
use askama::Template;
use axum::Router;
use axum::response::Response;
use axum::routing::get;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/settings", get(settings))
}

/// Something with a few ways to have it.
struct Choice {
    /// The name that it is kept under.
    name: &'static str,
    /// Its values in words.
    words: &'static str,
    /// The values, the usual one first.
    values: &'static [&'static str],
}

const CHOICES: [Choice; 5] = [
    Choice { name: "theme", words: "pref-theme", values: &["system", "light", "dark", "contrast"] },
    Choice { name: "labels", words: "pref-labels", values: &["on", "off"] },
    Choice { name: "motion", words: "pref-motion", values: &["calm", "quick", "none"] },
    Choice { name: "sound", words: "pref-sound", values: &["off", "on"] },
    Choice { name: "tap", words: "pref-tap", values: &["twice", "once"] },
];

#[derive(Template)]
#[template(path = "settings.html")]
struct SettingsPage {
    choices: &'static [Choice],
    shell: Shell,
}

impl SettingsPage {
    fn title(&self, choice: &Choice) -> String {
        self.shell.words.pick("pref", choice.name, &[])
    }

    fn way(&self, choice: &Choice, value: &str) -> String {
        self.shell.words.pick(choice.words, value, &[])
    }

    fn told(&self, choice: &Choice) -> String {
        self.shell.words.pick("pref-told", choice.name, &[])
    }
}

async fn settings(shell: Shell) -> Response {
    page(SettingsPage { choices: &CHOICES, shell })
}
