//! What a game is, for those who do not know it yet.

use crate::words::Words;
use gambol_games::Kind;

/// A game in a few words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Its title: "Muddy Ride".
    pub title: String,
    /// What it is, in a sentence.
    pub sentence: String,
    /// For how many players: "2–4".
    pub players: String,
    /// How long it takes: "15–20 minutes".
    pub length: String,
}

/// What a game is.
pub fn about(words: &Words, kind: Kind) -> About {
    let game = kind.name();
    About {
        title: words.say(game, &[]),
        sentence: words.pick(game, "sentence", &[]),
        players: words.pick(game, "players", &[]),
        length: words.pick(game, "length", &[]),
    }
}
