//! The address of a board: what its QR code says.

use crate::item::Item;
use gambol_games::code;

/// The code of the board, for those who type it; none for a game without boards.
pub(crate) fn board_code(item: &Item) -> Option<String> {
    item.board.as_ref().and_then(|board| code::of(board).ok())
}

/// The address that opens this very board: `/b/` and its code, which holds the board or its seed completely.
///
/// A game that is played without a board has no code, and leads to its own page instead.
pub(crate) fn board_link(base_url: &str, item: &Item) -> String {
    let base = base_url.trim_end_matches('/');
    match board_code(item) {
        Some(code) => format!("{base}/b/{code}"),
        None => format!("{base}/{}", item.kind.name()),
    }
}
