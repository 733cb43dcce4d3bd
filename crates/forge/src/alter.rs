//! Boards that differ a little from a given one: the steps of a local search.

use crate::games;
use gambol_core::Dice;
use gambol_games::Kind;
use serde_json::{Value, json};

/// A board that differs a little from this one, or none if the dice found nothing to change. It may break a rule.
pub(crate) fn altered(board: &Value, dice: &mut Dice) -> Option<Value> {
    let kind = Kind::of_board(board).ok()?;
    let mut board = board.clone();
    games::of(kind).alter(&mut board, dice)?;
    Some(board)
}

/// The name of an altered board: no longer that of a recipe.
pub(crate) fn renamed(board: &mut Value) {
    let name = board.get("name").and_then(Value::as_str).unwrap_or_default();
    if !name.ends_with(", altered") {
        board["name"] = json!(format!("{name}, altered"));
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The board after this many changes, the same ones every time.
    pub(crate) fn after(board: &Value, changes: usize) -> Value {
        let mut dice = Dice::new(5);
        let mut board = board.clone();
        for _ in 0..changes {
            board = altered(&board, &mut dice).unwrap_or(board);
        }
        board
    }

    #[test]
    fn an_altered_board_is_named_so_once() {
        let mut board = json!({"name": "Mossy Lea 3"});
        renamed(&mut board);
        renamed(&mut board);
        assert_eq!(board["name"], "Mossy Lea 3, altered");
    }
}
