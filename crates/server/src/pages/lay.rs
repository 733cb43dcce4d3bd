//! Laying a board from tiles on the form of a new table: what lies where, what is still in the tray, and what a press on
//! each tile leads to. Every press is a button of the form, so that it works without a script.

use super::shell::Shell;
use crate::App;
use crate::games;
use gambol_games::Kind;
use gambol_games::code;
use serde_json::Value;

/// The tiles' letters.
const TILES: &str = "ABCD";
/// A place where no tile lies.
const FREE: &str = "--";
/// What the button to lay at random asks for.
const RANDOM: &str = "random";

/// Which tile lies in each quadrant (north-west, north-east, south-west, south-east), turned how often. Written
/// `A0--C1--`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Lay([Option<(char, u8)>; 4]);

impl Lay {
    /// Reads a lay; none if it is not one, or if a tile lies in it twice.
    fn read(text: &str) -> Option<Lay> {
        if text.len() != 8 || !text.is_ascii() {
            return None;
        }
        let mut lay = Lay::default();
        for (at, place) in lay.0.iter_mut().enumerate() {
            let piece = &text[2 * at..2 * at + 2];
            if piece == FREE {
                continue;
            }
            let mut letters = piece.chars();
            let tile = letters.next().filter(|tile| TILES.contains(*tile))?;
            let turns = letters.next()?.to_digit(4)? as u8;
            *place = Some((tile, turns));
        }
        let is_once = |tile: char| lay.0.iter().flatten().filter(|(laid, _)| *laid == tile).count() <= 1;
        TILES.chars().all(is_once).then_some(lay)
    }

    fn written(self) -> String {
        let place = |place: &Option<(char, u8)>| {
            place.map_or_else(|| FREE.to_owned(), |(tile, turns)| format!("{tile}{turns}"))
        };
        self.0.iter().map(place).collect()
    }

    /// The same with something else in one place.
    fn with(mut self, at: usize, tile: Option<(char, u8)>) -> Lay {
        self.0[at] = tile;
        self
    }

    fn tray(self) -> impl Iterator<Item = char> {
        TILES.chars().filter(move |tile| !self.0.iter().flatten().any(|(laid, _)| laid == tile))
    }

    fn free(self) -> Option<usize> {
        self.0.iter().position(Option::is_none)
    }
}

/// A tile that can be pressed.
pub(super) struct TileButton {
    pub(super) letter: char,
    pub(super) turns: u8,
    /// The lay that pressing it leads to.
    pub(super) next: String,
    pub(super) label: String,
    pub(super) light: String,
    pub(super) dark: String,
}

/// The frame in the middle of being filled.
pub(super) struct Frame {
    /// What lies where, as text.
    pub(super) laid: String,
    pub(super) places: [Option<TileButton>; 4],
    pub(super) tray: Vec<TileButton>,
    pub(super) empty: String,
    pub(super) random: &'static str,
    pub(super) is_whole: bool,
}

/// The code of the board that a press asks for: laid as it says, on the set that this board is laid from; none while it
/// is not whole.
pub(super) fn pressed(kind: Kind, asked: &str, board: &Value, app: &App) -> Option<String> {
    let set = games::of(kind).tile_set(board)?;
    let board = if asked == RANDOM {
        games::of(kind).laid(&set, app.world().bits())?
    } else {
        let Lay(places) = Lay::read(asked)?;
        let [Some(first), Some(second), Some(third), Some(fourth)] = places else { return None };
        games::of(kind).lay(&set, [first, second, third, fourth])
    };
    code::of(&board).ok()
}

/// The frame for the chosen board, where it is laid from tiles: as it was left, or as the board lies.
pub(super) fn frame(shell: &Shell, kind: Kind, board: &Value, left: Option<&str>) -> Option<Frame> {
    let set = games::of(kind).tile_set(board)?;
    let address = code::of(&set).ok()?;
    let whole = games::of(kind).lay_of(board).map(|places| Lay(places.map(Some)))?;
    let partly = left.and_then(Lay::read).filter(|lay| lay.free().is_some());
    let lay = partly.unwrap_or(whole);
    let button = |letter: char, turns: u8, next: Lay, key: &str| {
        let picture = |theme: &str| format!("/b/{address}/tile/{letter}.svg?theme={theme}");
        let (light, dark) = (picture("light"), picture("dark"));
        let label = shell.with(key, "tile", letter.to_string());
        TileButton { letter, turns, next: next.written(), label, light, dark }
    };
    let places = std::array::from_fn(|at| {
        let (letter, turns) = lay.0[at]?;
        Some(button(letter, turns, lay.with(at, Some((letter, (turns + 1) % 4))), "lay-turn"))
    });
    let tray = lay.free().map_or_else(Vec::new, |at| {
        lay.tray().map(|letter| button(letter, 0, lay.with(at, Some((letter, 0))), "lay-put")).collect()
    });
    let is_whole = lay.free().is_none();
    Some(Frame {
        laid: lay.written(),
        places,
        tray,
        empty: Lay::default().written(),
        random: RANDOM,
        is_whole,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lay_reads_back_and_nothing_lies_twice() {
        for text in ["A0B3C1D2", "--------", "A0--C1--", "D3C2B1A0"] {
            assert_eq!(Lay::read(text).expect(text).written(), text);
        }
        for text in ["", "A0B3C1", "A0A3C1D2", "A4B0C0D0", "E0B0C0D0", "A0B3C1D2x", "äääää", "a0b0c0d0"]
        {
            assert_eq!(Lay::read(text), None, "{text}");
        }
    }
}
