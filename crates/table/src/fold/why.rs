//! Which rule keeps a seat from a field: a player who presses a field that does not glow is told.

use super::{Fold, Refusal, refused};
use gambol_core::{Node, Seat};

impl Fold {
    /// Why a seat may not go to a field: what it is told if it tries, in the spelling of what it may do.
    pub fn why_not(&self, seat: Seat, field: &str) -> Option<Refusal> {
        let legal = match &self.node {
            Node::Decision { seat: asked, legal } if *asked == seat => legal,
            _ => return Some(Refusal::NotAsked),
        };
        let mut tries: Vec<String> = legal.iter().filter_map(|action| towards(action, field)).collect();
        tries.push(field.to_owned());
        tries.retain(|text| !legal.contains(text));
        self.game.refusal(seat, tries.first()?).map(refused)
    }
}

/// An action that leads to a field, turned towards another: `place c1` to d2 is `place d2`.
fn towards(action: &str, field: &str) -> Option<String> {
    let is_field = |text: &str| text.len() < 4 && text.ends_with(|letter: char| letter.is_ascii_digit());
    let from = action.rfind([' ', ':']).map_or(0, |at| at + 1);
    let (before, last) = action.split_at(from);
    let is_one = !before.trim_end().ends_with(|letter: char| letter.is_ascii_digit());
    (is_one && is_field(last)).then(|| format!("{before}{field}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Clock;
    use gambol_core::Seats;
    use gambol_games::Kind;
    use serde_json::{Map, json};

    fn rule_against(game: &str, options: serde_json::Value, field: &str) -> Option<&'static str> {
        let options: Map<_, _> = serde_json::from_value(options).unwrap();
        let game = Kind::named(game).unwrap().start(&options).unwrap();
        let fold = Fold::new(game, Clock::None, Seats::NONE, 0);
        match fold.why_not(fold.to_act().iter().next().unwrap(), field) {
            Some(Refusal::Rule(rule)) => Some(rule.name),
            _ => None,
        }
    }

    #[test]
    fn a_field_that_does_not_glow_has_a_rule_against_it() {
        for (game, field) in [("muddy-ride", "c3"), ("duel", "c4")] {
            assert!(rule_against(game, json!({}), field).is_some(), "{game} {field}");
        }
    }

    #[test]
    fn a_place_is_spelled_as_what_may_be_done_there() {
        assert_eq!(towards("c3", "d4").as_deref(), Some("d4"));
        assert_eq!(towards("place c1", "d2").as_deref(), Some("place d2"));
        assert_eq!(towards("N:c3", "d4").as_deref(), Some("N:d4"));
        assert_eq!(towards("destroy b3 c7", "d4"), None);
        assert_eq!(towards("fire", "d4"), None);
    }

    #[test]
    fn whoever_is_not_asked_is_told_so() {
        let game = Kind::Duel.start(&Map::new()).unwrap();
        let fold = Fold::new(game, Clock::None, Seats::NONE, 0);
        assert!(matches!(fold.why_not(Seat(1), "c4"), Some(Refusal::NotAsked)));
    }
}
