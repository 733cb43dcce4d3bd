//! The sheet: a grid with numbers along one axis and directions along the other, and squares of many types.

use super::squares::{MOST_FILES, MOST_RANKS, MOST_SQUARES, Square, Squares};
use gambol_core::grid::Direction;
use gambol_core::{Given, Object, Saying, brief};
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
    /// By square; those off the sheet are trees, so that nothing ever gets there.
    pub(super) kinds: [SquareType; MOST_SQUARES],
    /// By square; 0 where the type has no value.
    pub(super) values: [i8; MOST_SQUARES],
}

impl Sheet {
    /// Reads a sheet strictly.
    pub fn read(given: &Given<'_>) -> Option<Sheet> {
        let keys = ["game", "name", "files", "ranks", "numbers_on", "numbers", "directions", "squares"];
        let object = given.object(&keys, &[])?;
        let game = object.need("game").and_then(|game| game.one_of(&[("kangaruse", ())]));
        let name = object.need("name").and_then(|name| name.text());
        let files = object.need("files").and_then(|files| files.whole(2..=i64::from(MOST_FILES)));
        let ranks = object.need("ranks").and_then(|ranks| ranks.whole(2..=i64::from(MOST_RANKS)));
        let axes = [("files", Axis::Files), ("ranks", Axis::Ranks)];
        let numbers_on = object.need("numbers_on").and_then(|axis| axis.one_of(&axes));
        let (numbered, directed) = match numbers_on {
            Some(Axis::Files) => (files, ranks),
            Some(Axis::Ranks) => (ranks, files),
            None => (None, None),
        };
        let four = Direction::FOUR.map(|way| (way.name(), way));
        let number = |number: &Given<'_>| Some(number.whole(1..=4)? as u8);
        let numbers = object.need("numbers").and_then(|list| along(&list, numbered, number));
        let directions =
            object.need("directions").and_then(|list| along(&list, directed, |way| way.one_of(&four)));
        // Where a length is wrong, only squares that fit no sheet are reported.
        let mut sheet = Sheet::plain(
            name.unwrap_or_default().to_owned(),
            files.map_or(MOST_FILES, |files| files as u8),
            ranks.map_or(MOST_RANKS, |ranks| ranks as u8),
            numbers_on.unwrap_or(Axis::Files),
            numbers.clone().unwrap_or_default(),
            directions.clone().unwrap_or_default(),
        );
        let squares = object.need("squares").and_then(|squares| squares.map());
        for (key, square) in squares.iter().flat_map(Object::entries) {
            sheet.read_square(key, &square);
        }
        game.and(name).and(files).and(ranks).and(numbers_on).and(numbers).and(directions).and(squares)?;
        Some(sheet)
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

    fn read_square(&mut self, key: &str, given: &Given<'_>) {
        let square = key.parse().ok().filter(|&square| self.has(square));
        if square.is_none() {
            let size = format!("{}×{}", self.files, self.ranks);
            given.error(Saying::new("square-of-sheet").text("size", size), brief(&Value::from(key)));
        }
        let kind = given.map().and_then(|object| object.get("type")?.one_of(&SQUARE_TYPES));
        let values = kind.and_then(SquareType::values);
        let object = match kind {
            Some(_) if values.is_some() => given.object(&["type", "value"], &[]),
            Some(_) => given.object(&["type"], &[]),
            None => given.object(&["type"], &["value"]),
        };
        let value = values.and_then(|range| self.read_value(&object?.need("value")?, range, kind));
        if let (Some(square), Some(kind)) = (square, kind) {
            self.kinds[square.index()] = kind;
            self.values[square.index()] = value.unwrap_or(0);
        }
    }

    /// The value of a square: never 0, and every echidna has one of its own.
    fn read_value(
        &self,
        given: &Given<'_>,
        (least, most): (i64, i64),
        kind: Option<SquareType>,
    ) -> Option<i8> {
        let value = given.whole(least..=most)? as i8;
        if value == 0 {
            given.wrong(Saying::new("whole-but-not").number("not", 0));
        }
        let taken = |other: &Square| self.kind(*other) == SquareType::Echidna && self.value(*other) == value;
        if kind == Some(SquareType::Echidna)
            && let Some(twin) = self.squares().iter().find(taken)
        {
            let found = Saying::new("as-on").number("value", value).text("square", twin);
            given.error(Saying::new("value-of-no-other-echidna"), found);
        }
        Some(value)
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

/// What is written along an axis, one thing per line; any number of things while the number of lines is unknown.
fn along<T>(given: &Given<'_>, lines: Option<i64>, read: impl Fn(&Given<'_>) -> Option<T>) -> Option<Vec<T>> {
    let list = given.list()?;
    if let Some(lines) = lines.filter(|&lines| lines != list.len() as i64) {
        given.wrong(Saying::new("list-of").number("count", lines));
    }
    let all: Vec<_> = list.iter().map(read).collect();
    all.into_iter().collect()
}
