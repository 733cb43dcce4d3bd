//! The sheet: a grid whose one axis orders numbers and the other directions, and whose squares are of many types.

use super::squares::{MOST_FILES, MOST_RANKS, MOST_SQUARES, Square, Squares};
use gambol_core::grid::Direction;
use gambol_core::{Given, SetupError};
use serde_json::{Map, Value, json};

/// The type of a square. The scoring types come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum SquareType {
    Score,
    Water,
    Food,
    Shelter,
    Toys,
    Gems,
    Coins,
    Chests,
    Plain,
    Start,
    Kangaroo,
    TasmanianDevil,
    TasmanianTiger,
    Tree,
    Echidna,
    ThornyDevil,
    Moth,
    Koala,
    Platypus,
    SugarGlider,
    Mistletoebird,
    Numbat,
    Cacketoo,
    Frog,
    Crocodile,
    Dingo,
    Kiwi,
    Quoll,
}

/// Every type with its name.
pub const SQUARE_TYPES: [(&str, SquareType); 28] = [
    ("score", SquareType::Score),
    ("water", SquareType::Water),
    ("food", SquareType::Food),
    ("shelter", SquareType::Shelter),
    ("toys", SquareType::Toys),
    ("gems", SquareType::Gems),
    ("coins", SquareType::Coins),
    ("chests", SquareType::Chests),
    ("plain", SquareType::Plain),
    ("start", SquareType::Start),
    ("kangaroo", SquareType::Kangaroo),
    ("tasmanian-devil", SquareType::TasmanianDevil),
    ("tasmanian-tiger", SquareType::TasmanianTiger),
    ("tree", SquareType::Tree),
    ("echidna", SquareType::Echidna),
    ("thorny-devil", SquareType::ThornyDevil),
    ("moth", SquareType::Moth),
    ("koala", SquareType::Koala),
    ("platypus", SquareType::Platypus),
    ("sugar-glider", SquareType::SugarGlider),
    ("mistletoebird", SquareType::Mistletoebird),
    ("numbat", SquareType::Numbat),
    ("cacketoo", SquareType::Cacketoo),
    ("frog", SquareType::Frog),
    ("crocodile", SquareType::Crocodile),
    ("dingo", SquareType::Dingo),
    ("kiwi", SquareType::Kiwi),
    ("quoll", SquareType::Quoll),
];

/// How many types are scoring types.
pub(super) const SCORING_KINDS: usize = 8;

impl SquareType {
    /// The type's name.
    pub const fn name(self) -> &'static str {
        SQUARE_TYPES[self as usize].0
    }

    /// "Scoring squares are those of type score, water, food, shelter, toys, gems, coins, chests."
    #[inline]
    pub const fn is_scoring(self) -> bool {
        (self as usize) < SCORING_KINDS
    }

    /// The values that a square of this type may have; none if it has no value.
    const fn values(self) -> Option<(i64, i64)> {
        match self {
            SquareType::Score => Some((-99, 99)),
            SquareType::Echidna => Some((1, 99)),
            _ => None,
        }
    }
}

/// Which axis carries the numbers; the other one carries the directions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// Every file has a number and every rank a direction.
    Files,
    /// Every rank has a number and every file a direction.
    Ranks,
}

/// A sheet that may be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    pub(super) name: String,
    pub(super) files: u8,
    pub(super) ranks: u8,
    pub(super) numbers_on: Axis,
    pub(super) numbers: Vec<u8>,
    pub(super) directions: Vec<Direction>,
    /// By square; those off the sheet are trees, so that nothing ever comes to them.
    pub(super) kinds: [SquareType; MOST_SQUARES],
    /// By square; 0 where the type has no value.
    pub(super) values: [i8; MOST_SQUARES],
}

impl Sheet {
    /// Reads a sheet strictly.
    pub fn from_json(given: &Given<'_>) -> Result<Sheet, SetupError> {
        let keys = ["game", "name", "files", "ranks", "numbers_on", "numbers", "directions", "squares"];
        let object = given.object(&keys, &[])?;
        object.need("game")?.one_of(&[("kangaruse", ())])?;
        let name = object.need("name")?.text()?.to_owned();
        let files = object.need("files")?.whole(2..=i64::from(MOST_FILES))? as u8;
        let ranks = object.need("ranks")?.whole(2..=i64::from(MOST_RANKS))? as u8;
        let numbers_on =
            object.need("numbers_on")?.one_of(&[("files", Axis::Files), ("ranks", Axis::Ranks)])?;
        let (numbered, directed) = match numbers_on {
            Axis::Files => (files, ranks),
            Axis::Ranks => (ranks, files),
        };
        let four = Direction::FOUR.map(|way| (way.name(), way));
        let numbers = along(&object.need("numbers")?, numbered, |number| Ok(number.whole(1..=4)? as u8))?;
        let directions = along(&object.need("directions")?, directed, |way| way.one_of(&four))?;
        let mut sheet = Sheet::plain(name, files, ranks, numbers_on, numbers, directions);
        for (key, square) in object.need("squares")?.map()?.entries() {
            sheet.read_square(key, &square)?;
        }
        Ok(sheet)
    }

    /// A sheet of plain squares.
    pub(super) fn plain(
        name: String,
        files: u8,
        ranks: u8,
        numbers_on: Axis,
        numbers: Vec<u8>,
        directions: Vec<Direction>,
    ) -> Sheet {
        let mut kinds = [SquareType::Tree; MOST_SQUARES];
        for square in grid(files, ranks).iter() {
            kinds[square.index()] = SquareType::Plain;
        }
        Sheet { name, files, ranks, numbers_on, numbers, directions, kinds, values: [0; MOST_SQUARES] }
    }

    fn read_square(&mut self, key: &str, given: &Given<'_>) -> Result<(), SetupError> {
        let square = key.parse().ok().filter(|&square| self.has(square)).ok_or_else(|| {
            given.error(format!("a square of a {}×{} sheet", self.files, self.ranks), format!("\"{key}\""))
        })?;
        let kind = given.object(&["type"], &["value"])?.need("type")?.one_of(&SQUARE_TYPES)?;
        let object = match kind.values() {
            Some(_) => given.object(&["type", "value"], &[])?,
            None => given.object(&["type"], &[])?,
        };
        if let Some((least, most)) = kind.values() {
            let value = object.need("value")?;
            let number = value.whole(least..=most)? as i8;
            if number == 0 {
                return Err(value.error("a whole number other than 0", "0"));
            }
            let taken =
                |other: Square| self.kind(other) == SquareType::Echidna && self.value(other) == number;
            if kind == SquareType::Echidna
                && let Some(twin) = self.squares().iter().find(|&other| taken(other))
            {
                return Err(
                    value.error("a value that no other echidna has", format!("{number}, as on {twin}"))
                );
            }
            self.values[square.index()] = number;
        }
        self.kinds[square.index()] = kind;
        Ok(())
    }

    /// The sheet as JSON.
    pub fn to_json(&self) -> Value {
        let named = self.squares().iter().filter(|&square| self.kind(square) != SquareType::Plain);
        let squares: Map<String, Value> =
            named.map(|square| (square.to_string(), self.square_json(square))).collect();
        let directions: Vec<_> = self.directions.iter().map(|way| way.name()).collect();
        let numbers_on = match self.numbers_on {
            Axis::Files => "files",
            Axis::Ranks => "ranks",
        };
        json!({
            "game": "kangaruse", "name": self.name, "files": self.files, "ranks": self.ranks,
            "numbers_on": numbers_on, "numbers": self.numbers, "directions": directions, "squares": squares,
        })
    }

    fn square_json(&self, square: Square) -> Value {
        let kind = self.kind(square);
        match kind.values() {
            Some(_) => json!({"type": kind.name(), "value": self.value(square)}),
            None => json!({"type": kind.name()}),
        }
    }

    /// The sheet's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many files there are.
    pub fn files(&self) -> u8 {
        self.files
    }

    /// How many ranks there are.
    pub fn ranks(&self) -> u8 {
        self.ranks
    }

    /// Which axis carries the numbers.
    pub fn numbers_on(&self) -> Axis {
        self.numbers_on
    }

    /// Whether the square lies on the sheet.
    pub fn has(&self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }

    /// All squares of the sheet.
    pub fn squares(&self) -> Squares {
        grid(self.files, self.ranks)
    }

    /// The squares of a type.
    pub fn of(&self, kind: SquareType) -> Squares {
        self.squares().iter().filter(|&square| self.kind(square) == kind).collect()
    }

    /// The square's type; a tree off the sheet.
    pub fn kind(&self, square: Square) -> SquareType {
        self.kinds[square.index()]
    }

    /// The square's value; 0 if its type has none.
    pub fn value(&self, square: Square) -> i8 {
        self.values[square.index()]
    }

    /// The number that a square of the sheet commands.
    pub fn number(&self, square: Square) -> u8 {
        match self.numbers_on {
            Axis::Files => self.numbers[square.file() as usize],
            Axis::Ranks => self.numbers[square.rank() as usize],
        }
    }

    /// The direction that a square of the sheet commands.
    pub fn direction(&self, square: Square) -> Direction {
        match self.numbers_on {
            Axis::Files => self.directions[square.rank() as usize],
            Axis::Ranks => self.directions[square.file() as usize],
        }
    }

    /// The square one step that way; off one edge it enters at the opposite one, or is none.
    pub(super) fn step(&self, from: Square, way: Direction, wraps: bool) -> Option<Square> {
        let (east, north) = way.delta();
        let along = |at: u8, by: i8, size: u8| {
            let to = at as i8 + by;
            if wraps { to.rem_euclid(size as i8) } else { to }
        };
        let file = along(from.file(), east, self.files);
        let rank = along(from.rank(), north, self.ranks);
        let on = (0..self.files as i8).contains(&file) && (0..self.ranks as i8).contains(&rank);
        if on { Square::new(file as u8, rank as u8) } else { None }
    }

    /// "If the sheet has at least as many squares of type `start` as there are players, a free one of those; otherwise
    /// any unused square that is not scoring."
    pub(super) fn starts(&self, players: usize) -> Squares {
        let starts = self.of(SquareType::Start);
        if starts.len() >= players {
            return starts;
        }
        let can_start = |kind: SquareType| !kind.is_scoring() && kind != SquareType::Tree;
        self.squares().iter().filter(|&square| can_start(self.kind(square))).collect()
    }
}

/// All squares of a sheet of this size.
pub(super) fn grid(files: u8, ranks: u8) -> Squares {
    Square::all().filter(|square| square.file() < files && square.rank() < ranks).collect()
}

/// What stands along an axis, one thing a line.
fn along<T>(
    given: &Given<'_>,
    lines: u8,
    read: impl Fn(&Given<'_>) -> Result<T, SetupError>,
) -> Result<Vec<T>, SetupError> {
    let list = given.list()?;
    if list.len() != lines as usize {
        return Err(given.error(format!("a list of {lines}"), format!("a list of {}", list.len())));
    }
    list.iter().map(read).collect()
}
