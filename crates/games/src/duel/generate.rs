//! Making boards: the same seed gives the same board, always and on every machine.
//!
//! Fair means alike for both cowboys: turn the board by a half and exchange the colours, and it is the same board.

use super::board::{Board, Field};
use super::pieces::Cowboy;
use crate::recipe::walk::{Way, arrivals, best};
use crate::recipe::{Temper, name};
use gambol_core::Dice;
use gambol_core::grid::{Cell, Direction};
use serde_json::{Value, json};

/// What a board is generated from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Recipe {
    /// How many files: 3 to 8.
    pub files: u8,
    /// How many ranks: 3 to 8.
    pub ranks: u8,
    /// Whether both cowboys are treated alike.
    pub is_fair: bool,
    /// Which of all such boards.
    pub seed: u64,
}

/// Few to many bullets, in hundredths.
const DENSITIES: [u32; 2] = [50, 90];
/// How many boards are rolled at most, and how many walkers of a hundred must get through for a board to be taken.
const ROLLS: u32 = 12;
const ENOUGH: u32 = 50;
/// How bullets point: forward, diagonally forward, to a side, diagonally back, back.
const TEMPERS: [[u32; 5]; 3] = [[4, 3, 2, 1, 1], [5, 4, 2, 1, 1], [6, 3, 2, 2, 1]];

const DUSTS: [&str; 16] = [
    "Dusty",
    "Dry",
    "Silver",
    "Rattlesnake",
    "Lonesome",
    "Copper",
    "Buzzard",
    "Tumbleweed",
    "Coyote",
    "Cactus",
    "Golden",
    "Whiskey",
    "Midnight",
    "Scorpion",
    "Horseshoe",
    "Sundown",
];
const PLACES: [&str; 8] = ["Gulch", "Creek", "Canyon", "Mesa", "Pass", "Ridge", "Junction", "Corral"];

impl Recipe {
    /// All choices, as JSON.
    pub(crate) fn choices(&self) -> Value {
        json!({"files": self.files, "ranks": self.ranks, "fair": self.is_fair, "seed": self.seed})
    }

    /// The board as JSON.
    pub fn board(&self) -> Value {
        let mut dice = Dice::new(self.seed);
        let name = name(&DUSTS, &PLACES, self.seed, &mut dice);
        let board = best(ROLLS, ENOUGH, || {
            let board = self.rolled(name.clone(), &mut dice);
            let value = liveliness(&board, &mut dice);
            (board, value)
        });
        board.to_json()
    }

    fn rolled(&self, name: String, dice: &mut Dice) -> Board {
        let temper = Temper::roll(DENSITIES, &TEMPERS, dice);
        let mut board = Board::empty(name, self.files, self.ranks);
        for field in board.fields().collect::<Vec<_>>() {
            let light = temper.print(Cowboy::Light.forward(), dice);
            board.put(Cowboy::Light, field, light);
            if self.is_fair {
                let across = Field::new(self.files - 1 - field.file(), self.ranks - 1 - field.rank());
                board.put(Cowboy::Dark, across, light.map(|way| way.turned(4)));
            } else {
                board.put(Cowboy::Dark, field, temper.print(Cowboy::Dark.forward(), dice));
            }
        }
        board
    }
}

/// How many of a hundred walkers get through from the middle field, for the cowboy that has it harder.
fn liveliness(board: &Board, dice: &mut Dice) -> u32 {
    let (files, ranks) = (board.files(), board.ranks());
    let fields: Vec<_> = board.fields().map(Field::cell).collect();
    let of = |cowboy: Cowboy| {
        let is_last = |cell: Cell| cell.rank == board.first_rank(cowboy.other());
        let way = |from: Cell, way: Direction| match from.step(way, 1, files, ranks) {
            Some(cell) => Way::To(cell),
            None if is_last(from) => {
                let (east, north) = way.delta();
                let (_, forward) = cowboy.forward().delta();
                let is_within = (0..files as i8).contains(&(from.file as i8 + east));
                if north == forward && is_within { Way::Home } else { Way::Barred }
            }
            None => Way::Barred,
        };
        let print = |cell: Cell| board.bullet(cowboy, cell.into());
        let start = Cell { file: files / 2, rank: board.first_rank(cowboy) };
        arrivals(start, 1, &fields, cowboy.forward(), way, print, dice)
    };
    Cowboy::BOTH.map(of).into_iter().min().unwrap_or(0)
}
