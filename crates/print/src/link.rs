//! The address of a board: what its QR code says.

use crate::item::Item;
use gambol_games::boards;
use serde_json::Value;

/// The address that opens this very board.
pub(crate) fn board_link(base_url: &str, item: &Item) -> String {
    format!("{}/b/{}", base_url.trim_end_matches('/'), code(item))
}

/// A seam: until board codes are there, boards that ship and sheets from a seed are named, others are told by their game.
fn code(item: &Item) -> String {
    let game = item.kind.name;
    let board = item.tiles.as_ref().map(|(set, _)| set).or(item.options.get("board"));
    let named = |name: &str| boards::of(game).find(|built_in| built_in.json.contains(&format!("\"name\": \"{name}\"")));
    match (item.seed, board.and_then(|board| board.get("name")).and_then(Value::as_str).and_then(named)) {
        (Some(seed), _) => format!("{game}.{seed}"),
        (None, Some(built_in)) => format!("{game}.{}", built_in.name),
        (None, None) => game.to_owned(),
    }
}
