//! Making networks: the same seed gives the same network, always and on every machine.
//!
//! Fair means alike for both players: what South finds going up the ranks, North finds going down. Mirrored means alike
//! in the west and in the east. Every space can be come to, by either player.

use super::board::{Board, Space};
use crate::recipe::name;
use gambol_core::Dice;
use serde_json::{Value, json};

/// What a network is generated from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Recipe {
    /// How many rows: 7 to 11.
    pub rows: u8,
    /// Whether both players are treated alike.
    pub is_fair: bool,
    /// Whether west and east are alike.
    pub is_mirrored: bool,
    /// Which of all such networks.
    pub seed: u64,
}

/// How many spaces the first and the last row have.
const LINE: usize = 3;

const LIGHTS: [&str; 16] = [
    "Quiet",
    "Whispering",
    "Hollow",
    "Foggy",
    "Ferny",
    "Moonlit",
    "Crooked",
    "Hidden",
    "Brambly",
    "Old",
    "Winding",
    "Silent",
    "Mossy",
    "Tangled",
    "Shady",
    "Windy",
];
const WOODS: [&str; 8] = ["Clearing", "Glade", "Thicket", "Copse", "Hollow", "Grove", "Crossing", "Heath"];

/// For each space of a row, from west to east, the places in the next row where its ways west and east lead.
type Ways = Vec<[usize; 2]>;

impl Recipe {
    /// All choices, as JSON.
    pub(crate) fn choices(&self) -> Value {
        json!({"rows": self.rows, "fair": self.is_fair, "mirror": self.is_mirrored, "seed": self.seed})
    }

    /// The network as JSON.
    pub fn board(&self) -> Value {
        let mut dice = Dice::new(self.seed);
        let name = name(&LIGHTS, &WOODS, self.seed, &mut dice);
        let widths = self.widths(&mut dice);
        let rows = widths.len();
        let step = |from: usize, to: usize, dice: &mut Dice| self.ways(widths[from], widths[to], dice);
        let south: Vec<Ways> = (0..rows - 1).map(|row| step(row, row + 1, &mut dice)).collect();
        // North's ways from its starting line on.
        let north: Vec<Ways> = if self.is_fair {
            south.clone()
        } else {
            (1..rows).rev().map(|row| step(row, row - 1, &mut dice)).collect()
        };
        let files = widths.iter().map(|&width| files(width).to_vec()).collect();
        let first = |row: usize| widths[..row].iter().sum::<usize>();
        let total = first(rows);
        let mut ways = [vec![None; total], vec![None; total]];
        for (step, (south, north)) in south.iter().zip(&north).enumerate() {
            let mut put = |seat: usize, from: usize, to: usize, row: &Ways| {
                for (place, sides) in row.iter().enumerate() {
                    ways[seat][first(from) + place] =
                        Some(sides.map(|to_place| Space((first(to) + to_place) as u8)));
                }
            };
            put(0, step, step + 1, south);
            put(1, rows - 1 - step, rows - 2 - step, north);
        }
        Board::network(name, files, ways).to_json()
    }

    /// How many spaces each row has. A row has at most twice as many as its neighbours, so that every space has a way
    /// to it. No two neighbours have two each, since then all their ways would be alike. The rows of a fair network
    /// read the same from both ends.
    fn widths(&self, dice: &mut Dice) -> Vec<usize> {
        let rows = usize::from(self.rows);
        loop {
            let mut widths = vec![LINE; rows];
            for row in 1..rows - 1 {
                let across = rows - 1 - row;
                widths[row] = if self.is_fair && across < row { widths[across] } else { 2 + dice.index(4) };
            }
            let fits = |a: usize, b: usize| a <= 2 * b && b <= 2 * a && a + b > 4;
            if widths.windows(2).all(|pair| fits(pair[0], pair[1])) {
                return widths;
            }
        }
    }

    /// The ways from a row to the next: each space's way west leads further west than its way east, and every space of
    /// the next row has a way to it. Rolled until it is so, which a few rolls in a hundred are.
    fn ways(&self, from: usize, to: usize, dice: &mut Dice) -> Ways {
        loop {
            let mut ways: Ways = (0..from).map(|place| pair(place, from, to, self.is_fair, dice)).collect();
            if self.is_mirrored {
                for place in 0..from / 2 {
                    let [west, east] = ways[place];
                    ways[from - 1 - place] = [to - 1 - east, to - 1 - west];
                }
                if from % 2 == 1 {
                    let west = dice.index(to / 2);
                    ways[from / 2] = [west, to - 1 - west];
                }
            }
            if (0..to).all(|place| ways.iter().flatten().any(|&end| end == place)) {
                return ways;
            }
        }
    }
}

/// A way west and a way east for a space: mostly to near spaces, in a wild network to any.
fn pair(place: usize, from: usize, to: usize, near: bool, dice: &mut Dice) -> [usize; 2] {
    // Twice the distance from the middle, so that all stays whole.
    let middle = |place: usize, width: usize| 2 * place as i32 - (width as i32 - 1);
    let weight = |west: usize, east: usize| {
        let away = (middle(west, to) + middle(east, to) - 2 * middle(place, from)).unsigned_abs();
        let apart = (east - west) as u32;
        if near { 16 >> (away / 2 + 2 * (apart - 1)).min(4) } else { 1 }
    };
    let pairs = (0..to).flat_map(|west| (west + 1..to).map(move |east| [west, east]));
    dice.draw(pairs.map(|[west, east]| ([west, east], weight(west, east))))
}

/// The letters of a row's files, so that the rows lie around one middle.
pub(super) const fn files(width: usize) -> &'static [u8] {
    match width {
        2 => b"bd",
        3 => b"bcd",
        4 => b"abde",
        _ => b"abcde",
    }
}
