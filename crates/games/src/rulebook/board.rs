//! Boards drawn as text, as the rulebooks' examples draw them.

use serde_json::{Map, Value, json};

/// The board of a game drawn as rows from the top rank down, such as `3 | .  L:N+D:SW  .`.
pub(super) fn drawn(game: &str, rows: &[&str]) -> Result<Value, String> {
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
    match game {
        "muddy-ride" => meadow(&grid),
        "duel" => street(&grid),
        "kangaruse" => sheet(&grid, &headings),
        _ => Err(format!("a board of {game} cannot be drawn, only given as JSON")),
    }
}

/// Each cell that is not `.`, with its name.
fn cells<'a>(grid: &'a [Vec<&'a str>]) -> impl Iterator<Item = (String, &'a str)> {
    let name = |file: usize, rank: usize| format!("{}{}", char::from(b'a' + file as u8), rank + 1);
    let row = move |(rank, row): (usize, &'a Vec<&'a str>)| {
        row.iter().enumerate().map(move |(file, cell)| (name(file, rank), *cell))
    };
    grid.iter().enumerate().flat_map(row).filter(|(_, cell)| *cell != ".")
}

fn meadow(grid: &[Vec<&str>]) -> Result<Value, String> {
    let mut board = json!({"game": "muddy-ride", "name": "Example", "size": grid.len()});
    let (mut start, mut target, mut fields) = (Map::new(), Map::new(), Map::new());
    for (name, cell) in cells(grid) {
        let mut footprints = Map::new();
        for part in cell.split('+') {
            if let Some(animal) = part.strip_prefix('@') {
                start.insert(animal.into(), json!(name));
            } else if let Some(animal) = part.strip_prefix('>') {
                target.insert(animal.into(), json!(name));
            } else {
                let (animal, way) = pair(&name, part)?;
                footprints.insert(animal.into(), json!(way));
            }
        }
        if !footprints.is_empty() {
            fields.insert(name, footprints.into());
        }
    }
    board["fields"] = fields.into();
    for (key, places) in [("start", start), ("target", target)] {
        if !places.is_empty() {
            board[key] = places.into();
        }
    }
    Ok(board)
}

fn street(grid: &[Vec<&str>]) -> Result<Value, String> {
    let mut fields = Map::new();
    for (name, cell) in cells(grid) {
        let mut bullets = Map::new();
        for part in cell.split('+') {
            let (colour, way) = pair(&name, part)?;
            let colour = match colour {
                "L" => "light",
                "D" => "dark",
                _ => return Err(format!("{name}: expected L:direction or D:direction, found {part:?}")),
            };
            bullets.insert(colour.into(), json!(way));
        }
        fields.insert(name, bullets.into());
    }
    let files = grid.first().map_or(0, Vec::len);
    Ok(json!({"game": "duel", "name": "Example", "files": files, "ranks": grid.len(), "fields": fields}))
}

fn sheet(grid: &[Vec<&str>], headings: &[(&str, Vec<&str>)]) -> Result<Value, String> {
    let mut squares = Map::new();
    for (name, cell) in cells(grid) {
        let square = match cell.split_once('=') {
            None => json!({"type": cell}),
            Some((kind, value)) => {
                let value: i64 =
                    value.parse().map_err(|_| format!("{name}: expected a value, found {value:?}"))?;
                json!({"type": kind, "value": value})
            }
        };
        squares.insert(name, square);
    }
    let mut board = json!({
        "game": "kangaruse", "name": "Example", "files": grid.first().map_or(0, Vec::len), "ranks": grid.len(),
        "squares": squares,
    });
    for (axis, commands) in headings {
        let numbers: Option<Vec<u8>> = commands.iter().map(|command| command.parse().ok()).collect();
        match numbers {
            Some(numbers) => {
                board["numbers_on"] = json!(axis);
                board["numbers"] = json!(numbers);
            }
            None => board["directions"] = json!(commands),
        }
    }
    Ok(board)
}

/// `N:NE` as the owner and the direction.
fn pair<'a>(name: &str, part: &'a str) -> Result<(&'a str, &'a str), String> {
    part.split_once(':').ok_or_else(|| format!("{name}: expected owner:direction, found {part:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_meadow_is_drawn_with_starts_targets_and_footprints() {
        let board = drawn("muddy-ride", &["2 | .  >N", "1 | @N+E:S+W:NE  ."]).unwrap();
        assert_eq!(
            board,
            json!({"game": "muddy-ride", "name": "Example", "size": 2, "start": {"N": "a1"}, "target": {"N": "b2"},
                   "fields": {"a1": {"E": "S", "W": "NE"}}})
        );
    }

    #[test]
    fn a_sheet_is_drawn_with_its_headings() {
        let board =
            drawn("kangaruse", &["2 | tree .", "1 | score=-4 frog", "files: N W", "ranks: 1 2"]).unwrap();
        assert_eq!(board["numbers_on"], "ranks");
        assert_eq!(board["numbers"], json!([1, 2]));
        assert_eq!(board["directions"], json!(["N", "W"]));
        assert_eq!(board["squares"]["a1"], json!({"type": "score", "value": -4}));
    }

    #[test]
    fn an_uneven_row_is_named() {
        assert_eq!(drawn("duel", &["2 | . .", "1 | ."]).unwrap_err(), "rank 2: expected 1 cells, found 2");
    }
}
