//! What Kangaruse brings to the forge. An altered sheet keeps as many squares of every type, as many numbers and as
//! many directions as it had.

use super::{Forges, Plan};
use gambol_core::Dice;
use serde_json::{Map, Value};

/// A sheet is for two to five.
const MOST_PLAYERS: u8 = 5;

/// Kangaruse in the forge.
pub(super) struct Forged;

impl Forges for Forged {
    fn choices(&self) -> &'static [&'static str] {
        &["size", "starts"]
    }

    /// No solver knows sheets, and larger ones take longer to play.
    fn usual_wants(&self) -> &'static str {
        "balanced within 3 %, few draws"
    }

    fn plans(&self, given: &Map<String, Value>) -> Vec<Plan> {
        let mut plans = vec![Plan::one(given, false, false, false)];
        if given.is_empty() {
            plans.extend((3..=MOST_PLAYERS).map(|players| {
                let options = Map::from_iter([("players".to_owned(), players.into())]);
                Plan { title: format!("{players} players"), ..Plan::one(&options, false, false, false) }
            }));
        }
        plans
    }

    fn is_alterable(&self) -> bool {
        true
    }

    fn alter(&self, board: &mut Value, dice: &mut Dice) -> Option<()> {
        exchange(board, dice)
    }
}

/// Exchanges two numbers or two directions at the edges of a sheet, or what two of its score squares are worth.
fn exchange(board: &mut Value, dice: &mut Dice) -> Option<()> {
    let key = ["numbers", "directions", "squares"][dice.index(3)];
    if key != "squares" {
        let edge = board.get_mut(key)?.as_array_mut()?;
        let (one, other) = (dice.index(edge.len()), dice.index(edge.len()));
        let differs = edge[one] != edge[other];
        edge.swap(one, other);
        return differs.then_some(());
    }
    let squares = board.get_mut("squares")?.as_object_mut()?;
    let is_score = |square: &Value| square.get("type").and_then(Value::as_str) == Some("score");
    let scores: Vec<_> =
        squares.iter().filter(|(_, square)| is_score(square)).map(|(name, _)| name.clone()).collect();
    if scores.len() < 2 {
        return None;
    }
    let [one, other] = [0; 2].map(|_| scores[dice.index(scores.len())].clone());
    let (here, there) = (squares[&one].clone(), squares[&other].clone());
    let differs = here != there;
    squares.insert(one, there);
    squares.insert(other, here);
    differs.then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alter::tests::after;
    use gambol_games::{Kind, boards};
    use serde_json::json;

    fn shipped(name: &str) -> Value {
        boards::named(Kind::Kangaruse, name).unwrap().value()
    }

    #[test]
    fn a_sheet_keeps_what_it_has_in_another_order() {
        let before = shipped("billabong");
        let sheet = after(&before, 30);
        let sorted = |board: &Value, key: &str| {
            let mut list: Vec<_> = board[key].as_array().unwrap().iter().map(ToString::to_string).collect();
            list.sort();
            list
        };
        assert_ne!(sheet, before);
        for key in ["numbers", "directions"] {
            assert_eq!(sorted(&sheet, key), sorted(&before, key));
        }
        let options = json!({"board": sheet}).as_object().unwrap().clone();
        assert!(Kind::Kangaruse.start(&options).is_ok());
    }
}
