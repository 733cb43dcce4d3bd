//! The board: rows of spaces, and from each space two ways on for each player.

use super::notation::Side;
use gambol_core::grid::Cell;
use gambol_core::{Given, Object, Saying, Seat};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// How many rows the plain network may have.
pub(super) const PLAIN_ROWS: RangeInclusive<i64> = 6..=11;
/// How many rows a drawn-up network may have.
const ROWS: RangeInclusive<usize> = 6..=11;
/// How many spaces a row of a drawn-up network may have.
const WIDTHS: RangeInclusive<usize> = 2..=5;
/// How many spaces the first and the last row have: one for each animal.
const LINE: usize = 3;

/// A space, numbered from 0 along each row from west to east, row after row from rank 1 up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

impl Space {
    /// The space as a set of one.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// The network of ways that the animals go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The name; none for the plain network, which is known by its number of rows.
    name: Option<String>,
    /// The files' letters from west to east, row after row from rank 1 up.
    rows: Vec<Vec<u8>>,
    /// For each seat and space the way on to the west and to the east; none on the seat's finishing line.
    ways: [Vec<Option<[Space; 2]>>; 2],
}

impl Board {
    /// The plain network of this many rows. Each row has the files a, b and c; the ways lead a file west and a file
    /// east, or straight on where there is no such file. None if it cannot have this many rows.
    pub fn plain(rows: u8) -> Option<Board> {
        PLAIN_ROWS.contains(&rows.into()).then(|| Board::of_rows(rows))
    }

    /// The plain network of a number of rows that it may have.
    pub(super) fn of_rows(rows: u8) -> Board {
        let count = 3 * rows;
        let ways = |space: u8, forward: bool| {
            let file = space % 3;
            let row = if forward { (space / 3 + 1) * 3 } else { (space / 3).checked_sub(1)? * 3 };
            (row < count).then_some([Space(row + file.saturating_sub(1)), Space(row + (file + 1).min(2))])
        };
        let south = (0..count).map(|space| ways(space, true)).collect();
        let north = (0..count).map(|space| ways(space, false)).collect();
        Board { name: None, rows: vec![b"abc".to_vec(); rows as usize], ways: [south, north] }
    }

    /// A network that is right by contract.
    pub(super) fn network(name: String, rows: Vec<Vec<u8>>, ways: [Vec<Option<[Space; 2]>>; 2]) -> Board {
        Board { name: Some(name), rows, ways }
    }

    /// The name; none for the plain network.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.rows.len()
    }

    /// How many spaces there are.
    pub fn spaces(&self) -> usize {
        self.rows.iter().map(Vec::len).sum()
    }

    /// The spaces of a row from west to east; row 0 is rank 1.
    pub fn row(&self, row: usize) -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator + use<> {
        let before: usize = self.rows[..row].iter().map(Vec::len).sum();
        (before..before + self.rows[row].len()).map(|space| Space(space as u8))
    }

    /// The row on which a seat's animals line up.
    pub fn starting_line(&self, seat: Seat) -> [Space; LINE] {
        let row = if seat == Seat(0) { 0 } else { self.rows() - 1 };
        let mut spaces = self.row(row);
        std::array::from_fn(|_| spaces.next().expect("the first and the last row have three spaces"))
    }

    /// Where a seat's way from a space towards a side leads; none from its finishing line.
    pub fn way(&self, seat: Seat, from: Space, side: Side) -> Option<Space> {
        self.ways[seat.index()][from.0 as usize].map(|ways| ways[side as usize])
    }

    /// Whether a space lies on the seat's finishing line.
    pub fn is_finish(&self, seat: Seat, space: Space) -> bool {
        self.ways[seat.index()][space.0 as usize].is_none()
    }

    /// The letter of a space's file.
    pub fn file(&self, space: Space) -> char {
        char::from(*self.rows.iter().flatten().nth(space.0 as usize).expect("the space lies on this board"))
    }

    /// A space's name, such as `b4`.
    pub fn space_name(&self, space: Space) -> String {
        let row = (0..self.rows()).find(|&row| self.row(row).any(|other| other == space));
        format!("{}{}", self.file(space), row.expect("the space lies on this board") + 1)
    }

    /// The space with this name.
    pub fn space_named(&self, name: &str) -> Option<Space> {
        let cell: Cell = name.parse().ok()?;
        let row = cell.rank as usize;
        let place = self.rows.get(row)?.iter().position(|&file| file == b'a' + cell.file)?;
        self.row(row).nth(place)
    }

    /// Reads a drawn-up network strictly.
    pub fn read(given: &Given<'_>) -> Option<Board> {
        let object = given.object(&["game", "name", "rows", "south", "north"], &[])?;
        let game = object.need("game").and_then(|game| game.one_of(&[("two-paths", ())]));
        let name = object.need("name").and_then(|name| name.text());
        let ways = ["south", "north"].map(|seat| object.need(seat).and_then(|ways| ways.map()));
        let rows = object.need("rows").and_then(|rows| read_rows(&rows));
        // The ways belong to the rows: while a row is wrong, nobody can say which ways are.
        let mut board =
            Board { name: Some(name.unwrap_or_default().to_owned()), rows: rows?, ways: [vec![], vec![]] };
        let [south, north] = ways;
        let south = south.map(|ways| board.read_ways(Seat(0), &ways));
        let north = north.map(|ways| board.read_ways(Seat(1), &ways));
        game.and(name)?;
        board.ways = [south?, north?];
        Some(board)
    }

    /// Reads the ways of one seat: two from every space but those of its finishing line.
    fn read_ways(&self, seat: Seat, given: &Object<'_>) -> Vec<Option<[Space; 2]>> {
        let last = self.rows() - 1;
        let left_out = if seat == Seat(0) { last } else { 0 };
        let all = |row: usize| self.row(row).map(|space| self.space_name(space));
        let keys: Vec<_> = (0..=last).filter(|&row| row != left_out).flat_map(all).collect();
        given.only(&keys.iter().map(String::as_str).collect::<Vec<_>>(), &[]);
        let mut ways = vec![None; self.spaces()];
        for row in (0..=last).filter(|&row| row != left_out) {
            let next = if seat == Seat(0) { row + 1 } else { row - 1 };
            for space in self.row(row) {
                let pair = given.need(&self.space_name(space));
                ways[space.0 as usize] = pair.and_then(|pair| self.read_pair(&pair, next));
            }
        }
        ways
    }

    /// Reads the way west and the way east: two different spaces of the next row.
    fn read_pair(&self, given: &Given<'_>, next: usize) -> Option<[Space; 2]> {
        let items = given.list()?;
        let [west, east] = &items[..] else {
            given.wrong(Saying::new("two-ways-on"));
            return None;
        };
        let read = |given: &Given<'_>| {
            given.read(Saying::new("space-of-rank").number("rank", next as i64 + 1), |name| {
                self.space_named(name).filter(|&space| self.row(next).any(|other| other == space))
            })
        };
        let (west, east) = (read(west), read(east));
        let (west, east) = (west?, east?);
        if west == east {
            let twice = Saying::new("twice").text("what", self.space_name(west));
            given.error(Saying::new("two-different-spaces"), twice);
        }
        Some([west, east])
    }

    /// The network as JSON, as [`Board::read`] reads it.
    pub fn to_json(&self) -> Value {
        let letters =
            |row: &Vec<u8>| row.iter().map(|&file| char::from(file).to_string()).collect::<Vec<_>>();
        let ways = |seat: usize| {
            let entry = |(space, ways): (usize, &Option<[Space; 2]>)| {
                let ways = ways.as_ref()?.map(|to| self.space_name(to));
                Some((self.space_name(Space(space as u8)), json!(ways)))
            };
            self.ways[seat].iter().enumerate().filter_map(entry).collect::<Map<_, _>>()
        };
        json!({
            "game": "two-paths",
            "name": self.name().unwrap_or_default(),
            "rows": self.rows.iter().map(letters).collect::<Vec<_>>(),
            "south": ways(0),
            "north": ways(1),
        })
    }
}

/// Reads the rows from rank 1 up, each a list of its files' letters.
fn read_rows(given: &Given<'_>) -> Option<Vec<Vec<u8>>> {
    let rows = given.list()?;
    if !ROWS.contains(&rows.len()) {
        given.wrong(between("rows-between", ROWS));
        return None;
    }
    let last = rows.len() - 1;
    let widths = |row| if row == 0 || row == last { LINE..=LINE } else { WIDTHS };
    let rows: Vec<_> = rows.iter().enumerate().map(|(row, given)| read_row(given, widths(row))).collect();
    rows.into_iter().collect()
}

fn read_row(given: &Given<'_>, widths: RangeInclusive<usize>) -> Option<Vec<u8>> {
    let files = given.list()?;
    if !widths.contains(&files.len()) {
        let is_line = widths.start() == widths.end();
        let line = || Saying::new("starting-line").number("count", LINE as i64);
        given.wrong(if is_line { line() } else { between("spaces-between", widths) });
        return None;
    }
    let mut row = Vec::with_capacity(files.len());
    for file in &files {
        let letter = file.read(Saying::new("files-letter"), |text| match text.as_bytes() {
            &[letter @ b'a'..=b'z'] => Some(letter),
            _ => None,
        })?;
        if row.contains(&letter) {
            let again = Saying::new("again").text("what", char::from(letter));
            file.error(Saying::new("file-of-its-own"), again);
            return None;
        }
        row.push(letter);
    }
    Some(row)
}

/// This many of something, as what was expected.
fn between(what: &'static str, range: RangeInclusive<usize>) -> Saying {
    let (least, most) = range.into_inner();
    Saying::new(what).number("least", least as i64).number("most", most as i64)
}
