//! The board: a grid whose fields carry bullets.

use super::pieces::Cowboy;
use crate::boards;
use crate::kind::Kind;
use gambol_core::grid::{Cell, Direction, NotThat};
use gambol_core::{Given, Object, Saying, brief};
use serde_json::{Map, Value, json};
use std::fmt;
use std::str::FromStr;

/// The fewest and the most files or ranks of a board.
pub(super) const SHORTEST: i64 = 3;
pub(super) const LONGEST: i64 = 8;

/// The default board of large cowboys.
const FOR_LARGE: &str = "lonesome-pass";

/// A field of an 8×8 grid, the largest there is: rank × 8 + file, so that every board numbers its fields alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field(u8);

impl Field {
    /// How many numbers fields have.
    pub const COUNT: usize = 64;

    /// The field in this file and rank, both counted from 0 and below 8.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Field {
        assert!(file < 8 && rank < 8, "a field lies on an 8×8 grid");
        Field(rank << 3 | file)
    }

    /// The field with this number; bits above the sixth are left out.
    #[inline]
    pub(super) const fn from_bits(bits: u64) -> Field {
        Field(bits as u8 & 63)
    }

    /// All fields of an 8×8 grid.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..Field::COUNT as u8).map(Field)
    }

    /// The field's number.
    #[inline]
    pub const fn index(self) -> usize {
        // Always below 64; the mask tells the compiler, so that rows by field need no bounds check.
        self.0 as usize & 63
    }

    /// The file, from 0.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, from 0.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The field as a cell of the grid.
    pub const fn cell(self) -> Cell {
        Cell { file: self.file(), rank: self.rank() }
    }
}

impl From<Cell> for Field {
    fn from(cell: Cell) -> Field {
        Field::new(cell.file, cell.rank)
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

/// A board: its shape and the bullets on its fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    name: String,
    files: u8,
    ranks: u8,
    /// By cowboy and field.
    bullets: [[Option<Direction>; Field::COUNT]; 2],
}

impl Board {
    /// The default board of large cowboys: as in the box, of thirty fields too.
    pub(super) fn for_large() -> Board {
        let built_in = boards::named(Kind::Duel, FOR_LARGE).expect("the board ships");
        boards::shipped(built_in, Board::read)
    }

    /// The board's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many files the board has.
    pub fn files(&self) -> u8 {
        self.files
    }

    /// How many ranks the board has.
    pub fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The board's fields, rank by rank from the south-west corner.
    pub fn fields(&self) -> impl Iterator<Item = Field> {
        (0..self.ranks).flat_map(|rank| (0..self.files).map(move |file| Field::new(file, rank)))
    }

    /// Whether the field lies on this board.
    pub fn has(&self, field: Field) -> bool {
        field.file() < self.files && field.rank() < self.ranks
    }

    /// Where the bullet of a cowboy's colour on this field points, if there is one.
    pub fn bullet(&self, cowboy: Cowboy, field: Field) -> Option<Direction> {
        self.bullets[cowboy as usize][field.index()]
    }

    /// Light starts on rank 1, Dark on the last rank.
    pub fn first_rank(&self, cowboy: Cowboy) -> u8 {
        match cowboy {
            Cowboy::Light => 0,
            Cowboy::Dark => self.ranks - 1,
        }
    }

    /// A board without bullets. It has 3 to 8 files and ranks by contract.
    pub(super) fn empty(name: String, files: u8, ranks: u8) -> Board {
        Board { name, files, ranks, bullets: [[None; Field::COUNT]; 2] }
    }

    /// Puts a bullet of a cowboy's colour on a field, or takes it away.
    pub(super) fn put(&mut self, cowboy: Cowboy, field: Field, bullet: Option<Direction>) {
        self.bullets[cowboy as usize][field.index()] = bullet;
    }

    /// Reads a board strictly.
    pub fn read(given: &Given<'_>) -> Option<Board> {
        let object = given.object(&["game", "name", "fields"], &["files", "ranks"])?;
        let game = object.need("game").and_then(|game| game.one_of(&[("duel", ())]));
        let name = object.need("name").and_then(|name| name.text());
        let length =
            |key, default| object.or(key, default, |given| Some(given.whole(SHORTEST..=LONGEST)? as u8));
        let (files, ranks) = (length("files", 5), length("ranks", 6));
        // Where a length is wrong, only fields that fit no board are reported.
        let most = LONGEST as u8;
        let mut board =
            Board::empty(name.unwrap_or_default().to_owned(), files.unwrap_or(most), ranks.unwrap_or(most));
        let fields = object.need("fields").and_then(|fields| fields.map());
        for (key, given) in fields.iter().flat_map(Object::entries) {
            board.read_bullets(key, &given);
        }
        game.and(name).and(files).and(ranks).and(fields)?;
        Some(board)
    }

    /// The bullets on one field.
    fn read_bullets(&mut self, key: &str, given: &Given<'_>) {
        let cell = Cell::parse(key, self.files, self.ranks);
        if cell.is_none() {
            let size = format!("{}×{}", self.files, self.ranks);
            given.error(Saying::new("field-of-board").text("size", size), brief(&Value::from(key)));
        }
        let ways = Direction::ALL.map(|way| (way.name(), way));
        let Some(bullets) = given.object(&[], &Cowboy::BOTH.map(Cowboy::name)) else { return };
        for cowboy in Cowboy::BOTH {
            let way = bullets.get(cowboy.name()).and_then(|bullet| bullet.one_of(&ways));
            if let (Some(cell), Some(way)) = (cell, way) {
                self.put(cowboy, cell.into(), Some(way));
            }
        }
    }

    /// The board as JSON; fields without bullets are left out.
    pub fn to_json(&self) -> Value {
        let mut fields = Map::new();
        for field in self.fields() {
            let bullets: Map<String, Value> = Cowboy::BOTH
                .into_iter()
                .filter_map(|cowboy| Some((cowboy.name().into(), self.bullet(cowboy, field)?.name().into())))
                .collect();
            if !bullets.is_empty() {
                fields.insert(field.to_string(), bullets.into());
            }
        }
        json!({"game": "duel", "name": self.name, "files": self.files, "ranks": self.ranks, "fields": fields})
    }
}
