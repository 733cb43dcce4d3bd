//! What boards are called: those that ship and those that are made from seeds have names in every language; a name that
//! somebody has given stays what it is.

use crate::tells;
use crate::words::Words;
use gambol_games::{Kind, boards};

/// The longest name that is shown.
const LONGEST: usize = 60;

impl Words {
    /// What a board of a game is called, by the name in its file.
    pub fn board_name(&self, kind: Kind, name: &str) -> String {
        let shipped = || {
            let file = name.to_lowercase().replace(' ', "-");
            let board = boards::named(kind, &file)?;
            Some(self.pick(&format!("board-{kind}"), board.name, &[]))
        };
        let told = tells::of(kind).made_name(self, name).or_else(shipped).or_else(|| self.made(kind, name));
        told.unwrap_or_else(|| name.chars().take(LONGEST).collect())
    }

    /// The name of a board that was made: a word, a place and the seed.
    fn made(&self, kind: Kind, name: &str) -> Option<String> {
        let mut parts = name.split(' ');
        let (word, place, seed) = (parts.next()?, parts.next()?, parts.next()?);
        let (made, places) = (format!("made-{kind}"), format!("made-place-{kind}"));
        let is_known = self.has(&format!("{made}.{word}")) && self.has(&format!("{places}.{place}"));
        if !is_known || parts.next().is_some() || !is_seed(seed) {
            return None;
        }
        let args = [("place", self.phrase_of(&places, place, Vec::new()).into()), ("seed", seed.into())];
        Some(self.pick(&made, word, &args))
    }
}

/// Whether a word is a seed.
pub(crate) fn is_seed(word: &str) -> bool {
    !word.is_empty() && word.len() < 17 && word.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol_games::recipe::Recipe;
    use serde_json::json;

    fn name_of(board: &serde_json::Value) -> String {
        board["name"].as_str().unwrap_or_default().to_owned()
    }

    #[test]
    fn every_board_that_ships_has_its_own_name_in_every_language() {
        for tag in Words::languages() {
            let words = Words::for_language(tag);
            let mut names = Vec::new();
            for board in boards::all() {
                let told = words.board_name(board.game, &name_of(&board.value()));
                assert!(tag != "en" || told == name_of(&board.value()), "{told}");
                assert!(!names.contains(&(board.game, told.clone())), "{tag}: two boards are called {told}");
                names.push((board.game, told));
            }
            assert_eq!(words.missing(), 0, "{tag}");
        }
    }

    #[test]
    fn every_name_that_is_made_is_known_and_holds_its_seed() {
        for tag in Words::languages() {
            let words = Words::for_language(tag);
            for kind in Kind::ALL {
                for seed in 0..150u64 {
                    for tiles in [false, true] {
                        let mut choices = json!({"seed": seed});
                        if tiles {
                            choices["tiles"] = json!(true);
                        }
                        let choices = choices.as_object().expect("an object");
                        let Ok(recipe) = Recipe::read(kind, choices) else { continue };
                        let name = name_of(&recipe.board());
                        let told = words.board_name(kind, &name);
                        assert!(told.contains(&seed.to_string()), "{tag}: {told}");
                        let is_said = words.has(&format!("made-{kind}"))
                            || words.knows(&format!("made-{kind}"))
                            || told != name;
                        assert!(is_said, "{tag}: {kind} {name}");
                        if words.knows(&format!("made-{kind}")) {
                            assert!(words.made(kind, &name).is_some(), "{name}");
                        }
                    }
                }
            }
            assert_eq!(words.missing(), 0, "{tag}");
        }
    }

    #[test]
    fn a_name_that_somebody_has_given_stays_what_it_is() {
        let words = Words::for_language("de");
        for name in
            ["Anna’s meadow", "Soggy", "Soggy Meadow", "Soggy Meadow x", "", "Soggy Meadow 7, altered"]
        {
            assert_eq!(words.board_name(Kind::MuddyRide, name), name);
        }
    }
}
