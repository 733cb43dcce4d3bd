//! Certificates: what is known of a board that ships, and how it was measured.

use super::shell::Shell;
use gambol_games::boards;
use serde_json::Value;

/// What is known of a board, for people.
pub(super) struct Certificate {
    /// All of it in a sentence or two.
    pub(super) sentence: String,
    /// Each way to play it, with what is known of that.
    pub(super) set_ups: Vec<(String, String)>,
    /// The command that measures it again.
    pub(super) command: String,
}

/// The certificate of a board that ships.
fn read(game: &str, name: &str) -> Option<Value> {
    serde_json::from_str(boards::named(game, name)?.certificate).ok()
}

/// What a tile has room for: the first sentence.
pub(super) fn first_sentence(game: &str, name: &str) -> String {
    let certificate = read(game, name).unwrap_or_default();
    let whole = certificate["sentence"].as_str().unwrap_or_default();
    whole.split_inclusive(". ").next().unwrap_or_default().trim_end().to_owned()
}

impl Certificate {
    /// Of a board that ships.
    pub(super) fn of(game: &str, name: &str, shell: &Shell) -> Option<Certificate> {
        let certificate = read(game, name)?;
        let text = |place: &str| certificate.pointer(place).and_then(Value::as_str).unwrap_or_default();
        let set_up = |set_up: &Value| {
            let title = set_up["title"].as_str().unwrap_or_default().to_owned();
            (title, shell.words.sentences(&told(set_up, shell)))
        };
        let set_ups = certificate["set_ups"].as_array().into_iter().flatten().map(set_up);
        Some(Certificate {
            sentence: text("/sentence").to_owned(),
            set_ups: set_ups.filter(|(_, told)| !told.is_empty()).collect(),
            command: text("/measured/command").to_owned(),
        })
    }
}

/// What is known of one way to play, in sentences.
fn told(set_up: &Value, shell: &Shell) -> Vec<String> {
    let words = &shell.words;
    let number = |place: &str| set_up.pointer(place).and_then(Value::as_f64);
    let percent = |place: &str| rounded(number(place).unwrap_or_default() * 100.0, 1);
    let whole = |place: &str| rounded(number(place).unwrap_or_default(), 0);
    let text = |place: &str| set_up.pointer(place).and_then(Value::as_str).unwrap_or_default();
    let mut told = Vec::new();
    if let Some(value) = number("/exact/first_player/value") {
        let label = text("/exact/first_player/label");
        let args = [("value", rounded(value, 4).into()), ("label", label.into())];
        told.push(words.say("certificate-value", &args));
    }
    if number("/best_play/games").is_some() {
        let args = [
            ("games", whole("/best_play/games").into()),
            ("actions", whole("/best_play/lasts/mean").into()),
            ("drawn", percent("/best_play/drawn/share").into()),
        ];
        told.push(words.say("certificate-best", &args));
    }
    if number("/level_play/games").is_some() {
        let args = [
            ("games", whole("/level_play/games").into()),
            ("level", text("/level_play/level").into()),
            ("apart", percent("/level_play/apart").into()),
            ("within", percent("/level_play/apart_within").into()),
            ("drawn", percent("/level_play/drawn/share").into()),
            ("actions", whole("/level_play/lasts/mean").into()),
        ];
        told.push(words.say("certificate-level", &args));
    }
    if number("/level_play/matters/share").is_some() {
        let label = text("/level_play/matters/label");
        let args = [("share", percent("/level_play/matters/share").into()), ("label", label.into())];
        told.push(words.say("certificate-matters", &args));
    }
    told
}

/// A number with so many digits, as people read it.
fn rounded(number: f64, digits: usize) -> String {
    format!("{number:.digits$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_that_ships_has_a_certificate_with_a_sentence() {
        for built_in in boards::ALL {
            let sentence = first_sentence(built_in.game, built_in.name);
            assert!(sentence.ends_with('.') && sentence.len() > 20, "{}: {sentence}", built_in.name);
        }
    }
}
