//! The meadow: its fields with their footprints, and where each animal starts and wants to go.

use super::animal::Animal;
use super::tiles::TileSet;
use gambol_core::grid::{Cell, Direction, NotThat};
use gambol_core::{Given, Object, Saying, brief};
use serde_json::{Map, Value, json};
use std::fmt;
use std::str::FromStr;

/// A field of the largest meadow, 8×8. On a smaller one it may lie off the grid.
///
/// Its index is `rank * 8 + file` on meadows of either size, so that a set of fields is the bits of one `u64`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field(u8);

impl Field {
    /// The field with this index.
    #[inline]
    pub const fn from_index(index: u8) -> Field {
        Field(index & 63)
    }

    /// The field's index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The field as a cell of the grid.
    pub const fn cell(self) -> Cell {
        Cell { file: self.0 % 8, rank: self.0 / 8 }
    }

    /// The fields of a meadow of this size, rank by rank from a1.
    pub fn all(size: u8) -> impl Iterator<Item = Field> {
        (0..64).map(Field).filter(move |field| field.is_on(size))
    }

    /// Whether it is a field of a meadow of this size.
    pub const fn is_on(self, size: u8) -> bool {
        self.cell().file < size && self.cell().rank < size
    }

    /// The next field that way, on a meadow of this size.
    pub fn step(self, way: Direction, size: u8) -> Option<Field> {
        self.cell().step(way, 1, size, size).map(Field::from)
    }
}

impl From<Cell> for Field {
    /// The cell must lie on an 8×8 grid.
    fn from(cell: Cell) -> Field {
        debug_assert!(cell.file < 8 && cell.rank < 8, "{cell} is no field");
        Field(cell.rank * 8 + cell.file)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cell().fmt(f)
    }
}

impl FromStr for Field {
    type Err = NotThat;

    fn from_str(text: &str) -> Result<Field, NotThat> {
        Cell::parse(text, 8, 8).map(Field::from).ok_or(NotThat("a field"))
    }
}

/// The footprints on one field: at most one for each animal.
pub type Footprints = [Option<Direction>; 4];

/// No footprints.
pub const BARE: Footprints = [None; 4];

/// A valid meadow: eight different starts and targets on the grid, no footprints on a target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    name: String,
    size: u8,
    start: [Field; 4],
    target: [Field; 4],
    footprints: [Footprints; 64],
}

impl Board {
    /// The game's name, which is in every board and tile set.
    pub(super) const GAME: &str = "muddy-ride";

    /// The board's name for people.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Fields along an edge: 6 or 8.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Where the animal begins.
    pub const fn start(&self, animal: Animal) -> Field {
        self.start[animal.index()]
    }

    /// Where the animal wants to go.
    pub const fn target(&self, animal: Animal) -> Field {
        self.target[animal.index()]
    }

    /// Whose target the field is.
    pub fn target_of(&self, field: Field) -> Option<Animal> {
        Animal::ALL.into_iter().find(|&animal| self.target(animal) == field)
    }

    /// The way in which a jump onto the field splashes the animal.
    pub const fn footprint(&self, field: Field, animal: Animal) -> Option<Direction> {
        self.footprints[field.index()][animal.index()]
    }

    /// "A target field has no footprints", so "footprints that come to lie on a target field are dropped".
    pub(super) fn laid(name: String, size: u8, mut footprints: [Footprints; 64]) -> Board {
        let (start, target) = default_fields(size);
        for field in target {
            footprints[field.index()] = BARE;
        }
        Board { name, size, start, target, footprints }
    }

    /// A meadow of any size up to 8, also smaller than the rules know: for what is to be solved completely. Starts and
    /// targets must be eight different fields of it. A small one cannot be read back.
    pub fn of_any_size(
        size: u8,
        start: [Field; 4],
        target: [Field; 4],
        mut footprints: [Footprints; 64],
    ) -> Board {
        for field in target {
            footprints[field.index()] = BARE;
        }
        Board { name: format!("{size}×{size}"), size, start, target, footprints }
    }

    /// Reads a board strictly, drawn field by field or laid from tiles.
    pub fn read(given: &Given<'_>) -> Option<Board> {
        let map = given.map()?;
        if map.get("tile_set").is_some() || map.get("lay").is_some() {
            return TileSet::read_laid(given);
        }
        let object = given.object(&["game", "name", "size", "fields"], &["start", "target"])?;
        let game = object.need("game").and_then(|game| game.one_of(&[(Board::GAME, ())]));
        let name = object.need("name").and_then(|name| name.text());
        let size = object.need("size").and_then(|size| read_size(&size, [6, 8]));
        // For a meadow whose size is wrong, only what fits no size is reported.
        let (usual_start, usual_target) = default_fields(size.unwrap_or(8));
        let within = size.unwrap_or(8);
        let start = object.or("start", usual_start, |given| read_four_fields(given, within));
        let target = object.or("target", usual_target, |given| read_four_fields(given, within));
        if let (Some(start), Some(target), Some(_)) = (start, target, size) {
            check_different(given, start, target);
        }
        let mut footprints = [BARE; 64];
        let fields = object.need("fields").and_then(|fields| fields.map());
        for (key, given) in fields.iter().flat_map(Object::entries) {
            let field = read_cell(&given, key, within, "field-of-meadow").map(Field::from);
            let here = read_footprints(&given);
            let (Some(field), Some(here)) = (field, here) else { continue };
            if target.is_some_and(|target| target.contains(&field)) && here != BARE {
                given.error(Saying::new("no-footprints-on-a-target"), Saying::new("some"));
            }
            footprints[field.index()] = here;
        }
        game.and(fields)?;
        Some(Board { name: name?.to_owned(), size: size?, start: start?, target: target?, footprints })
    }

    /// The board as JSON, complete with starts and targets.
    pub fn to_json(&self) -> Value {
        let four = |fields: [Field; 4]| -> Value {
            let named = Animal::ALL
                .iter()
                .map(|animal| (animal.letter().to_owned(), Value::from(fields[animal.index()].to_string())));
            named.collect::<Map<_, _>>().into()
        };
        let footprints =
            |field: Field| Some((field.to_string(), footprints_json(self.footprints[field.index()])?));
        json!({
            "game": Board::GAME,
            "name": self.name,
            "size": self.size,
            "start": four(self.start),
            "target": four(self.target),
            "fields": Field::all(self.size).filter_map(footprints).collect::<Map<_, _>>(),
        })
    }
}

/// "Each animal has a start field on the edge behind it and a target field straight across from it."
pub(super) fn default_fields(size: u8) -> ([Field; 4], [Field; 4]) {
    let (start, target) = if size == 6 {
        (["b1", "a5", "e6", "f2"], ["b6", "f5", "e1", "a2"])
    } else {
        (["c1", "a6", "f8", "h3"], ["c8", "h6", "f1", "a3"])
    };
    let fields = |names: [&str; 4]| names.map(|name| name.parse().expect("the defaults are fields"));
    (fields(start), fields(target))
}

/// The cell that a key of a board names.
pub(super) fn read_cell(given: &Given<'_>, key: &str, size: u8, expected: &'static str) -> Option<Cell> {
    let cell = Cell::parse(key, size, size);
    if cell.is_none() {
        given.error(squares(expected, size), brief(&Value::from(key)));
    }
    cell
}

/// What was expected of a grid of this size.
fn squares(expected: &'static str, size: u8) -> Saying {
    Saying::new(expected).text("size", format!("{size}×{size}"))
}

/// One of the two sizes of a meadow or a tile.
pub(super) fn read_size(given: &Given<'_>, sizes: [u8; 2]) -> Option<u8> {
    let found = sizes.into_iter().find(|&size| given.value().as_i64() == Some(size.into()));
    if found.is_none() {
        let [small, large] = sizes;
        given.wrong(Saying::new("either").text("one", small).text("other", large));
    }
    found
}

/// A field for each of the four animals.
fn read_four_fields(given: &Given<'_>, size: u8) -> Option<[Field; 4]> {
    let object = given.object(&Animal::ALL.map(Animal::letter), &[])?;
    let field = |animal: Animal| {
        let given = object.need(animal.letter())?;
        given.read(squares("field-of-meadow", size), |text| Cell::parse(text, size, size)).map(Field::from)
    };
    let [north, east, south, west] = Animal::ALL.map(field);
    Some([north?, east?, south?, west?])
}

/// "A board may name any other eight different fields of the grid."
fn check_different(board: &Given<'_>, start: [Field; 4], target: [Field; 4]) {
    let mut seen = 0u64;
    for field in start.into_iter().chain(target) {
        if seen >> field.index() & 1 == 1 {
            board.error(Saying::new("eight-different-fields"), Saying::new("twice").text("what", field));
        }
        seen |= 1 << field.index();
    }
}

/// The footprints of a field as JSON; none if there are none.
pub(super) fn footprints_json(footprints: Footprints) -> Option<Value> {
    let ways = Animal::ALL.into_iter().filter_map(|animal| {
        let way = footprints[animal.index()]?;
        Some((animal.letter().to_owned(), Value::from(way.name())))
    });
    let ways: Map<_, _> = ways.collect();
    (!ways.is_empty()).then(|| ways.into())
}

/// "Each field may carry, for each animal, at most one footprint: one of the eight directions."
pub(super) fn read_footprints(given: &Given<'_>) -> Option<Footprints> {
    let object = given.object(&[], &Animal::ALL.map(Animal::letter))?;
    let ways = Direction::ALL.map(|way| (way.name(), Some(way)));
    let footprint = |animal: Animal| object.or(animal.letter(), None, |given| given.one_of(&ways));
    let [north, east, south, west] = Animal::ALL.map(footprint);
    Some([north?, east?, south?, west?])
}
