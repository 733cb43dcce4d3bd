//! How accurately computers of each level play, measured once: what a person's accuracy is held against.

use gambol_games::Kind;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What was measured, and how: `gambol match … --accuracy` wrote it.
static MEASURED: LazyLock<Measured> = LazyLock::new(|| {
    serde_json::from_str(include_str!("levels.json")).expect("the table that ships is well-formed")
});

#[derive(Deserialize)]
struct Measured {
    games: Vec<Standard>,
}

/// How accurately computers play one way of a game.
#[derive(Clone, Debug, Deserialize)]
pub struct Standard {
    game: String,
    /// The options that make it this way to play; others may be as they like.
    options: Map<String, Value>,
    /// The accuracy of each level, from 0 to 1.
    accuracy: BTreeMap<String, f64>,
}

/// How a person played, as levels of computers go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The level that plays that way; none if it is below the first.
    pub like: Option<String>,
    /// The level to play against next: the first that gives away less, or the last.
    pub next: String,
}

/// How accurately computers play this way of a game, if that was measured. `options` are whole.
pub fn standard(kind: Kind, options: &Map<String, Value>) -> Option<&'static Standard> {
    let fits = |standard: &&Standard| {
        let is_so = |(key, value): (&String, &Value)| options.get(key) == Some(value);
        Kind::named(&standard.game) == Some(kind) && standard.options.iter().all(is_so)
    };
    MEASURED.games.iter().filter(fits).max_by_key(|standard| standard.options.len())
}

impl Standard {
    /// The level that plays about as accurately as this, and the one to play next.
    pub fn place(&self, accuracy: f64) -> Played {
        // Names of levels are in order, and what was measured is made to be: what is stronger does not seem weaker.
        let mut ranked: Vec<(&String, f64)> = Vec::new();
        for (level, measured) in &self.accuracy {
            let least = ranked.last().map_or(0.0, |(_, below)| *below);
            ranked.push((level, measured.max(least)));
        }
        let near = |(_, one): &&(&String, f64)| (one - accuracy).abs();
        let like = ranked.iter().min_by(|one, other| near(one).total_cmp(&near(other)));
        let is_below = ranked.first().is_some_and(|(_, first)| accuracy < 2.0 * first - 1.0);
        let next = ranked.iter().find(|(_, measured)| *measured > accuracy).or(ranked.last());
        Played {
            like: like.filter(|_| !is_below).map(|(level, _)| (*level).clone()),
            next: next.map_or_else(String::new, |(level, _)| (*level).clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_like_a_level_meets_the_next_one() {
        let accuracy = [("1", 0.92), ("2", 0.96), ("3", 0.98), ("perfect", 1.0)];
        let accuracy = accuracy.into_iter().map(|(level, accuracy)| (level.to_owned(), accuracy)).collect();
        let standard = Standard { game: "duel".into(), options: Map::new(), accuracy };
        let place = |accuracy| {
            let Played { like, next } = standard.place(accuracy);
            (like.unwrap_or_default(), next)
        };
        assert_eq!(place(0.965), ("2".into(), "3".into()));
        assert_eq!(place(0.5), (String::new(), "1".into()));
        assert_eq!(place(1.0), ("perfect".into(), "perfect".into()));
    }

    #[test]
    fn every_way_to_play_that_was_measured_is_one() {
        for measured in &MEASURED.games {
            let kind = Kind::named(&measured.game).expect("one of our games");
            let options = kind.start(&measured.options).expect("the options are right").options();
            assert!(standard(kind, &options).is_some());
            assert!(measured.accuracy.values().all(|accuracy| (0.5..=1.0).contains(accuracy)));
        }
    }
}
