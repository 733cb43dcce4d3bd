//! Boards drawn as text, as the rulebooks' examples draw them.

use crate::boarded;
use crate::kind::Kind;
use serde_json::Value;

/// A heading's axis, and what it says about each line.
type Heading<'a> = (&'a str, Vec<&'a str>);

/// A board drawn as rows from the top rank down, such as `3 | .  L:N+D:SW  .`, with headings such as `files: 3 1 2`.
pub(crate) struct Drawing<'a> {
    /// The cells of each rank, from rank 1 up.
    grid: Vec<Vec<&'a str>>,
    headings: Vec<Heading<'a>>,
}

/// The board of a game that these rows draw.
pub(super) fn drawn(game: Kind, rows: &[&str]) -> Result<Value, String> {
    let boards = boarded::of(game).ok_or_else(|| format!("{game} is played without a board"))?;
    boards.drawn(&Drawing::read(rows)?)
}

impl<'a> Drawing<'a> {
    fn read(rows: &[&'a str]) -> Result<Drawing<'a>, String> {
        let mut grid = Vec::new();
        let mut headings = Vec::new();
        for row in rows {
            if let Some((_, cells)) = row.split_once('|') {
                grid.push(cells.split_whitespace().collect::<Vec<_>>());
            } else if let Some((axis, commands)) = row.split_once(':') {
                headings.push((axis.trim(), commands.split_whitespace().collect::<Vec<_>>()));
            } else {
                return Err(format!("expected a row `1 | . .` or a heading `files: 1 2`, found {row:?}"));
            }
        }
        grid.reverse();
        let files = grid.first().map_or(0, Vec::len);
        if let Some(uneven) = grid.iter().position(|row| row.len() != files) {
            return Err(format!("rank {}: expected {files} cells, found {}", uneven + 1, grid[uneven].len()));
        }
        Ok(Drawing { grid, headings })
    }

    pub(crate) fn files(&self) -> usize {
        self.grid.first().map_or(0, Vec::len)
    }

    pub(crate) fn ranks(&self) -> usize {
        self.grid.len()
    }

    pub(crate) fn headings(&self) -> &[Heading<'a>] {
        &self.headings
    }

    /// Each cell that is not `.`, with its name.
    pub(crate) fn cells(&self) -> impl Iterator<Item = (String, &'a str)> {
        let name = |file: usize, rank: usize| format!("{}{}", char::from(b'a' + file as u8), rank + 1);
        let row = move |(rank, row): (usize, &Vec<&'a str>)| {
            let cells = row.iter().enumerate().map(move |(file, cell)| (name(file, rank), *cell));
            cells.collect::<Vec<_>>()
        };
        self.grid.iter().enumerate().flat_map(row).filter(|(_, cell)| *cell != ".")
    }
}

/// A print of a cell: its owner and its direction.
pub(crate) fn pair<'a>(name: &str, part: &'a str) -> Result<(&'a str, &'a str), String> {
    part.split_once(':').ok_or_else(|| format!("{name}: expected owner:direction, found {part:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_meadow_is_drawn_with_starts_targets_and_footprints() {
        let board = drawn(Kind::MuddyRide, &["2 | .  >N", "1 | @N+E:S+W:NE  ."]).unwrap();
        assert_eq!(
            board,
            json!({"game": "muddy-ride", "name": "Example", "size": 2, "start": {"N": "a1"}, "target": {"N": "b2"},
                   "fields": {"a1": {"E": "S", "W": "NE"}}})
        );
    }

    #[test]
    fn a_sheet_is_drawn_with_its_headings() {
        let board =
            drawn(Kind::Kangaruse, &["2 | tree .", "1 | score=-4 frog", "files: N W", "ranks: 1 2"]).unwrap();
        assert_eq!(board["numbers_on"], "ranks");
        assert_eq!(board["numbers"], json!([1, 2]));
        assert_eq!(board["directions"], json!(["N", "W"]));
        assert_eq!(board["squares"]["a1"], json!({"type": "score", "value": -4}));
    }

    #[test]
    fn an_uneven_row_is_named() {
        assert_eq!(
            drawn(Kind::Duel, &["2 | . .", "1 | ."]).unwrap_err(),
            "rank 2: expected 1 cells, found 2"
        );
    }
}
