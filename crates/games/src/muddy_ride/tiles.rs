//! Tile sets: four square tiles, laid into the quadrants of a meadow in any order and turned.

use super::board::{BARE, Board, Field, Footprints, footprints_json, read_cell, read_footprints, read_size};
use crate::boards;
use crate::kind::Kind;
use gambol_core::grid::{Cell, NotThat};
use gambol_core::{Given, Saying};
use serde_json::{Map, Value, json};
use std::fmt;
use std::str::FromStr;

/// One tile: the footprints of its cells, by rank and file, before turning.
pub(super) type Tile = [[Footprints; 4]; 4];

/// The names of a set's tiles.
pub(super) const NAMES: [&str; 4] = ["A", "B", "C", "D"];

/// A tile of a set and how often it is turned by a quarter, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Laid {
    tile: usize,
    turns: u8,
}

/// How the four tiles of a set lie: in the quadrants north-west, north-east, south-west, south-east. Written `A0 B3 C1
/// D2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lay([Laid; 4]);

impl Lay {
    /// The tiles from A (0) to D (3) with their quarter turns; none unless each lies once, turned 0 to 3 times.
    pub fn new(tiles: [(usize, u8); 4]) -> Option<Lay> {
        let once = (0..4).all(|tile| tiles.iter().any(|laid| laid.0 == tile));
        let is_right = once && tiles.iter().all(|laid| laid.1 < 4);
        is_right.then(|| Lay(tiles.map(|(tile, turns)| Laid { tile, turns })))
    }

    /// The tiles from A (0) to D (3) with their quarter turns.
    pub fn tiles(&self) -> [(usize, u8); 4] {
        self.0.map(|laid| (laid.tile, laid.turns))
    }

    /// The layout as it is written in a laid board.
    pub fn to_json(&self) -> Value {
        self.0.iter().map(|laid| json!([NAMES[laid.tile], laid.turns])).collect()
    }
}

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each: Vec<_> = self.0.iter().map(|laid| format!("{}{}", NAMES[laid.tile], laid.turns)).collect();
        f.write_str(&each.join(" "))
    }
}

impl FromStr for Lay {
    type Err = NotThat;

    fn from_str(text: &str) -> Result<Lay, NotThat> {
        let wrong = NotThat("a layout such as `A0 B3 C1 D2`: each tile once, with 0 to 3 quarter turns");
        let mut tiles = [(0, 0); 4];
        let mut words = text.split_whitespace();
        for laid in &mut tiles {
            let &[tile @ b'A'..=b'D', turns @ b'0'..=b'3'] = words.next().unwrap_or("").as_bytes() else {
                return Err(wrong);
            };
            *laid = (usize::from(tile - b'A'), turns - b'0');
        }
        Lay::new(tiles).filter(|_| words.next().is_none()).ok_or(wrong)
    }
}

/// "A tile set has exactly the tiles A, B, C, D."
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    name: String,
    size: u8,
    tiles: [Tile; 4],
}

impl TileSet {
    /// A set of tiles of 3×3 or 4×4 cells.
    pub(super) fn new(name: String, size: u8, tiles: [Tile; 4]) -> TileSet {
        TileSet { name, size, tiles }
    }

    /// The set's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Cells along an edge of a tile: 3 or 4.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The footprints on a cell of a tile from A (0) to D (3), before turning.
    pub fn footprints(&self, tile: usize, cell: Cell) -> Footprints {
        self.tiles[tile][usize::from(cell.rank)][usize::from(cell.file)]
    }

    /// The set as JSON; cells without footprints are left out.
    pub fn to_json(&self) -> Value {
        let cells = (0..self.size).flat_map(|rank| (0..self.size).map(move |file| Cell { file, rank }));
        let tile = |tile: usize| -> Map<String, Value> {
            let printed = cells.clone().filter_map(|cell| {
                let footprints = footprints_json(self.footprints(tile, cell))?;
                Some((cell.to_string(), footprints))
            });
            printed.collect()
        };
        let tiles: Map<String, Value> =
            NAMES.iter().enumerate().map(|(index, name)| ((*name).to_owned(), tile(index).into())).collect();
        json!({"game": Board::GAME, "name": self.name, "tile_size": self.size, "tiles": tiles})
    }

    /// Reads a tile set strictly: all its keys are required and no others allowed.
    pub fn read(given: &Given<'_>) -> Option<TileSet> {
        let object = given.object(&["game", "name", "tile_size", "tiles"], &[])?;
        let game = object.need("game").and_then(|game| game.one_of(&[(Board::GAME, ())]));
        let name = object.need("name").and_then(|name| name.text());
        let size = object.need("tile_size").and_then(|size| read_size(&size, [3, 4]));
        let all = object.need("tiles").and_then(|tiles| tiles.object(&NAMES, &[]));
        let mut tiles = [[[BARE; 4]; 4]; 4];
        for (name, tile) in NAMES.iter().zip(&mut tiles) {
            if let Some(given) = all.as_ref().and_then(|all| all.need(name)) {
                *tile = read_tile(&given, size.unwrap_or(4)).unwrap_or_default();
            }
        }
        game.and(all)?;
        Some(TileSet { name: name?.to_owned(), size: size?, tiles })
    }

    /// Reads a laid board: a tile set, or its name, and how its tiles lie.
    pub(super) fn read_laid(given: &Given<'_>) -> Option<Board> {
        let object = given.object(&["tile_set", "lay"], &[])?;
        let set = object.need("tile_set").and_then(|set| TileSet::chosen(&set));
        let lay = object.need("lay").and_then(|lay| read_lay(&lay));
        Some(set?.lay(lay?))
    }

    /// A tile set, or one that ships, by its name.
    fn chosen(given: &Given<'_>) -> Option<TileSet> {
        if given.value().is_object() {
            return TileSet::read(given);
        }
        let named = given.value().as_str().and_then(|name| boards::named(Kind::MuddyRide, name));
        if let Some(set) = named.filter(|board| board.is_tile_set()) {
            return TileSet::read(&given.with_value(&set.value()));
        }
        let sets = boards::of(Kind::MuddyRide).filter(|board| board.is_tile_set());
        let names: Vec<_> = sets.map(|set| set.name).collect();
        given.wrong(Saying::new("tile-set-or-name").text("names", names.join(", ")));
        None
    }

    /// "Laid into the quadrants north-west, north-east, south-west, south-east in any order, each turned."
    pub fn lay(&self, lay: Lay) -> Board {
        let near = 0;
        let far = self.size;
        let quadrants = [(near, far), (far, far), (near, near), (far, near)];
        let mut footprints = [BARE; 64];
        for ((east, north), laid) in quadrants.into_iter().zip(lay.0) {
            for rank in 0..self.size {
                for file in 0..self.size {
                    let cell = turned_cell(Cell { file, rank }, laid.turns, self.size);
                    let field = Field::from(Cell { file: cell.file + east, rank: cell.rank + north });
                    let here = self.tiles[laid.tile][rank as usize][file as usize];
                    footprints[field.index()] = turned_footprints(here, laid.turns);
                }
            }
        }
        Board::laid(format!("{} {lay}", self.name), self.size * 2, footprints)
    }
}

/// "A tile's cells are named as on a small board, a1 in its south-west corner, before turning."
fn read_tile(given: &Given<'_>, size: u8) -> Option<Tile> {
    let mut tile = [[BARE; 4]; 4];
    for (key, given) in given.map()?.entries() {
        let cell = read_cell(&given, key, size, "cell-of-tile");
        if let (Some(cell), Some(footprints)) = (cell, read_footprints(&given)) {
            tile[cell.rank as usize][cell.file as usize] = footprints;
        }
    }
    Some(tile)
}

/// Four tiles, each once, with 0–3 quarter turns.
fn read_lay(given: &Given<'_>) -> Option<Lay> {
    let quadrants = given.list()?;
    let laid: Vec<_> = quadrants.iter().map(read_laid_tile).collect();
    let Ok(laid): Result<[Option<Laid>; 4], _> = laid.try_into() else {
        given.wrong(Saying::new("four-tiles"));
        return None;
    };
    let mut used = [false; 4];
    for (quadrant, laid) in quadrants.iter().zip(laid) {
        if let Some(Laid { tile, .. }) = laid
            && std::mem::replace(&mut used[tile], true)
        {
            quadrant.error(Saying::new("each-tile-once"), Saying::new("again").text("what", NAMES[tile]));
        }
    }
    let [north_west, north_east, south_west, south_east] = laid;
    Some(Lay([north_west?, north_east?, south_west?, south_east?]))
}

/// A tile and its quarter turns, such as `["A", 0]`.
fn read_laid_tile(given: &Given<'_>) -> Option<Laid> {
    let pair = given.list()?;
    let [tile, turns] = pair.as_slice() else {
        given.wrong(Saying::new("tile-and-turns").text("example", "[\"A\", 0]"));
        return None;
    };
    let tile = tile.one_of(&[("A", 0), ("B", 1), ("C", 2), ("D", 3)]);
    let turns = turns.whole(0..=3);
    Some(Laid { tile: tile?, turns: turns? as u8 })
}

/// "Turning a tile turns its fields' places …"
pub(super) fn turned_cell(mut cell: Cell, turns: u8, size: u8) -> Cell {
    for _ in 0..turns {
        cell = Cell { file: cell.rank, rank: size - 1 - cell.file };
    }
    cell
}

/// "… and the footprints' directions, not which animal a footprint belongs to."
fn turned_footprints(footprints: Footprints, turns: u8) -> Footprints {
    footprints.map(|way| way.map(|way| way.turned(turns * 2)))
}
