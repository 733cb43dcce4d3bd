//! The way a kangaroo takes from square to square: straight, round the edges of the sheet, or in a bow over everything.

use super::{EDGE, Scene};
use crate::boards::text;
use gambol_core::grid::{Cell, Direction};
use serde_json::Value;

/// Stretches of an arrow: a way round an edge leaves at one and enters at the other.
pub(super) type Way = Vec<Vec<(f32, f32)>>;

/// A straight jump: which way, how far, over how many edges.
#[derive(Clone, Copy, Debug)]
struct Jump {
    way: Direction,
    steps: u8,
    /// How many of the square's two commands it leaves aside.
    picks: u8,
    wraps: u8,
}

impl Scene<'_> {
    /// The way between two squares, as the arrow runs.
    pub(super) fn way(&self, from: Cell, to: Cell) -> Way {
        // Two jumps to one square are one action: the one that obeys most and turns no edge is shown.
        let jumps = Direction::FOUR.into_iter().filter_map(|way| self.jump(from, to, way));
        match jumps.min_by_key(|jump| (jump.picks > 1, jump.wraps, jump.steps)) {
            Some(jump) => self.straight(from, jump),
            None => vec![bow(self.grid.centre(from), self.grid.centre(to))],
        }
    }

    /// The jump in a direction that ends on a square, if the walk passes over no tree.
    fn jump(&self, from: Cell, to: Cell, way: Direction) -> Option<Jump> {
        let kind = self.kind(from);
        let farthest = if kind == "sugar-glider" { 16 } else { 4 };
        let (mut at, mut wraps) = (from, 0);
        for steps in 1..=farthest {
            let (next, wrapped) = self.beyond(at, way);
            if wrapped && kind != "mistletoebird" {
                return None;
            }
            (at, wraps) = (next, wraps + u8::from(wrapped));
            if at == to {
                return Some(Jump { way, steps, picks: self.picks(from, way, steps), wraps });
            }
            if self.kind(at) == "tree" && kind != "platypus" {
                return None;
            }
        }
        None
    }

    /// The next square in a direction; over an edge, the first one of the other side.
    fn beyond(&self, at: Cell, way: Direction) -> (Cell, bool) {
        let (files, ranks) = (self.grid.files, self.grid.ranks);
        if let Some(next) = at.step(way, 1, files, ranks) {
            return (next, false);
        }
        let other_side = match way {
            Direction::N => Cell { rank: 0, ..at },
            Direction::S => Cell { rank: ranks - 1, ..at },
            Direction::E => Cell { file: 0, ..at },
            _ => Cell { file: files - 1, ..at },
        };
        (other_side, true)
    }

    fn picks(&self, from: Cell, way: Direction, steps: u8) -> u8 {
        let (number_at, direction_at) = match text(self.board, "/numbers_on") {
            Some("ranks") => (from.rank, from.file),
            _ => (from.file, from.rank),
        };
        let ordered =
            |list: &str, index: u8| self.board.get(list).and_then(|list| list.get(usize::from(index)));
        let number = ordered("numbers", number_at).and_then(Value::as_u64);
        let direction = ordered("directions", direction_at).and_then(Value::as_str);
        u8::from(number != Some(u64::from(steps))) + u8::from(direction != Some(way.name()))
    }

    fn straight(&self, from: Cell, jump: Jump) -> Way {
        let mut stretches = vec![vec![self.grid.centre(from)]];
        let (sin, cos) = self.grid.angle(jump.way).to_radians().sin_cos();
        // Far enough past the edge for the arrow's head to lie on it, and still on the sheet.
        let past = 50.0 + EDGE * 0.5;
        let mut at = from;
        for _ in 0..jump.steps {
            let (next, wrapped) = self.beyond(at, jump.way);
            let ((x, y), (next_x, next_y)) = (self.grid.centre(at), self.grid.centre(next));
            let stretch = stretches.last_mut().expect("the first stretch is there");
            if wrapped {
                stretch.push((x + sin * past, y - cos * past));
                stretches.push(vec![(next_x - sin * past, next_y + cos * past), (next_x, next_y)]);
            } else {
                // Straight on needs no bend of its own.
                if stretch.len() > 1 {
                    stretch.pop();
                }
                stretch.push((next_x, next_y));
            }
            at = next;
        }
        stretches
    }
}

/// A hop or a teleport, over everything.
fn bow((x0, y0): (f32, f32), (x1, y1): (f32, f32)) -> Vec<(f32, f32)> {
    let (dx, dy) = (x1 - x0, y1 - y0);
    // To the side, and up the page whatever the direction.
    let lift = if dx < 0.0 { -0.24 } else { 0.24 };
    let (over_x, over_y) = (x0.midpoint(x1) + dy * lift, y0.midpoint(y1) - dx * lift);
    let along = |t: f32| {
        let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
        (a * x0 + b * over_x + c * x1, a * y0 + b * over_y + c * y1)
    };
    (0..=8).map(|step| along(step as f32 / 8.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;
    use serde_json::json;

    fn ends(kind: &str, from: &str, to: &str) -> Vec<usize> {
        let board = json!({
            "numbers_on": "files", "numbers": [2, 1, 1, 1, 1, 1], "directions": ["W", "N", "N", "N", "N"],
            "squares": {from: {"type": kind}},
        });
        let grid = Grid { files: 6, ranks: 5, up: 0, left: EDGE, top: EDGE };
        let (from, to) = (grid.cell(from).unwrap(), grid.cell(to).unwrap());
        let scene = Scene { grid, board: &board };
        let way = scene.way(from, to);
        assert_eq!(way.last().and_then(|stretch| stretch.last()), Some(&grid.centre(to)));
        assert_eq!(way[0][0], grid.centre(from));
        way.iter().map(Vec::len).collect()
    }

    #[test]
    fn a_jump_is_straight() {
        assert_eq!(ends("plain", "a1", "c1"), [2]);
        assert_eq!(ends("sugar-glider", "a1", "f1"), [2]);
    }

    #[test]
    fn a_bird_goes_round_the_edge_where_that_is_the_shorter_order() {
        assert_eq!(ends("mistletoebird", "a1", "e1"), [2, 2]);
        assert_eq!(ends("mistletoebird", "a1", "a4"), [2, 2]);
        assert_eq!(ends("mistletoebird", "a1", "b1"), [2]);
    }

    #[test]
    fn a_hop_is_a_bow() {
        assert_eq!(ends("frog", "a1", "d3"), [9]);
    }
}
