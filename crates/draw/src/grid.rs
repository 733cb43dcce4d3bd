//! Where cells lie on the page, with the board turned towards the viewer.

use gambol_core::grid::{Cell, Direction};

/// A grid on the page, its fields 100 wide.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    /// Which of north, east, south and west is up the page.
    pub(crate) up: u8,
    /// The page's left and top edge of the grid.
    pub(crate) left: f32,
    pub(crate) top: f32,
}

impl Grid {
    /// Columns and rows on the page.
    pub(crate) fn columns(&self) -> u8 {
        if self.up.is_multiple_of(2) { self.files } else { self.ranks }
    }

    pub(crate) fn rows(&self) -> u8 {
        if self.up.is_multiple_of(2) { self.ranks } else { self.files }
    }

    pub(crate) fn width(&self) -> f32 {
        f32::from(self.columns()) * 100.0
    }

    pub(crate) fn height(&self) -> f32 {
        f32::from(self.rows()) * 100.0
    }

    /// The centre of a cell on the page.
    pub(crate) fn centre(&self, cell: Cell) -> (f32, f32) {
        self.point(f32::from(cell.file), f32::from(cell.rank))
    }

    /// A point between cells, counted like them.
    pub(crate) fn point(&self, file: f32, rank: f32) -> (f32, f32) {
        let (last_file, last_rank) = (f32::from(self.files) - 1.0, f32::from(self.ranks) - 1.0);
        let (column, row) = match self.up {
            0 => (file, last_rank - rank),
            1 => (last_rank - rank, last_file - file),
            2 => (last_file - file, rank),
            _ => (rank, file),
        };
        (self.left + 100.0 * column + 50.0, self.top + 100.0 * row + 50.0)
    }

    /// The angle on the page, clockwise from up, of a direction on the board.
    pub(crate) fn angle(&self, way: Direction) -> f32 {
        ((f32::from(way as u8) * 45.0) - f32::from(self.up) * 90.0).rem_euclid(360.0)
    }

    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let files = self.files;
        (0..self.ranks).flat_map(move |rank| (0..files).map(move |file| Cell { file, rank }))
    }

    /// Reads a cell of this grid.
    pub(crate) fn cell(&self, text: &str) -> Option<Cell> {
        Cell::parse(text, self.files, self.ranks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_that_is_up_points_up_the_page() {
        for (up, way) in Direction::FOUR.into_iter().enumerate() {
            let grid = Grid { files: 5, ranks: 7, up: up as u8, left: 0.0, top: 0.0 };
            let (from, to) =
                (Cell { file: 2, rank: 2 }, Cell { file: 2, rank: 2 }.step(way, 1, 5, 7).unwrap());
            let ((x, y), (to_x, to_y)) = (grid.centre(from), grid.centre(to));
            assert_eq!((to_x - x, to_y - y), (0.0, -100.0), "{way}");
            assert!(grid.angle(way).abs() < 0.1);
        }
    }
}
