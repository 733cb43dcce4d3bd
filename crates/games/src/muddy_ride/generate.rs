//! Making meadows and tile sets: the same seed gives the same board, always and on every machine.
//!
//! Fair means alike for the four animals: turn the meadow a quarter clockwise and call the Hippo Pig, the Pig Frog, the
//! Frog Duck and the Duck Hippo, and it is the same meadow. Of a fair tile set, the tiles B, C and D are tile A turned
//! once, twice and three times, with the animals renamed accordingly. Then every layout, turned and renamed, is another
//! layout of the same set: no animal is better off over all layouts. And the layouts `A0 B0 D0 C0`, all tiles turned
//! equally often, are fair by themselves.

use super::animal::Animal;
use super::board::{BARE, Board, Field, Footprints};
use super::tiles::{Lay, Tile, TileSet, turned_cell};
use crate::recipe::walk::{Way, arrivals, best};
use crate::recipe::{Temper, name};
use gambol_core::Dice;
use gambol_core::grid::{Cell, Direction};
use serde_json::{Value, json};

/// What a meadow or a tile set is generated from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Recipe {
    /// Whether the meadow is 8×8 rather than 6×6.
    pub is_wide: bool,
    /// Whether it makes a tile set rather than a meadow.
    pub is_tiles: bool,
    /// Whether the four animals are treated alike.
    pub is_fair: bool,
    /// Which of all such boards.
    pub seed: u64,
}

/// Few to many footprints, in hundredths.
const DENSITIES: [u32; 2] = [50, 85];
/// The same for tiles. Turned tiles carry nobody forward, so only many footprints make them lively.
const TILE_DENSITIES: [u32; 2] = [75, 100];
/// How many boards are rolled at most, and how many walkers of a hundred must come home for a board to be taken.
const ROLLS: u32 = 12;
const ENOUGH: u32 = 35;
/// On how many layouts a tile set is tried out.
const LAYOUTS: u64 = 6;
/// How footprints point: forward, diagonally forward, to a side, diagonally back, back.
const TEMPERS: [[u32; 5]; 3] = [[3, 3, 2, 1, 1], [3, 2, 2, 1, 1], [4, 3, 3, 2, 1]];

const WEATHERS: [&str; 16] = [
    "Soggy", "Drizzly", "Misty", "Muddy", "Mossy", "Dewy", "Rainy", "Squelchy", "Cloudy", "Stormy", "Sunny",
    "Reedy", "Clovery", "Froggy", "Slippery", "Thundery",
];
const MEADOWS: [&str; 8] = ["Meadow", "Pasture", "Paddock", "Marsh", "Common", "Lea", "Bog", "Green"];
const PUDDLES: [&str; 4] = ["Puddles", "Pools", "Ponds", "Ditches"];

impl Recipe {
    /// All choices, as JSON.
    pub(crate) fn choices(&self) -> Value {
        json!({"size": self.size(), "tiles": self.is_tiles, "fair": self.is_fair, "seed": self.seed})
    }

    /// Fields along an edge of the meadow.
    pub const fn size(&self) -> u8 {
        if self.is_wide { 8 } else { 6 }
    }

    /// The meadow or the tile set as JSON.
    pub fn board(&self) -> Value {
        if self.is_tiles { self.tile_set().to_json() } else { self.meadow().to_json() }
    }

    /// A meadow with the default starts and targets.
    fn meadow(&self) -> Board {
        let mut dice = Dice::new(self.seed);
        let name = name(&WEATHERS, &MEADOWS, self.seed, &mut dice);
        best(ROLLS, ENOUGH, || {
            let board = self.rolled_meadow(name.clone(), &mut dice);
            let hardest = liveliness(&board, &mut dice).into_iter().min().unwrap_or(0);
            (board, hardest)
        })
    }

    fn rolled_meadow(&self, name: String, dice: &mut Dice) -> Board {
        let temper = Temper::roll(DENSITIES, &TEMPERS, dice);
        let mut footprints = [BARE; 64];
        for field in Field::all(self.size()) {
            if self.is_fair {
                let print = temper.print(Animal::Hippo.facing(), dice);
                for animal in Animal::ALL {
                    let turns = animal as u8;
                    let field = Field::from(turned_cell(field.cell(), turns, self.size()));
                    footprints[field.index()][animal.index()] = turned(print, turns);
                }
            } else {
                footprints[field.index()] = all_four(&temper, dice);
            }
        }
        Board::laid(name, self.size(), footprints)
    }

    /// Four tiles.
    pub fn tile_set(&self) -> TileSet {
        let mut dice = Dice::new(self.seed);
        let name = name(&WEATHERS, &PUDDLES, self.seed, &mut dice);
        best(ROLLS, u32::MAX, || {
            let set = self.rolled_tile_set(name.clone(), &mut dice);
            let value = (0..LAYOUTS).map(|lay| mean_liveliness(&set.lay(Lay::random(lay)), &mut dice)).sum();
            (set, value)
        })
    }

    fn rolled_tile_set(&self, name: String, dice: &mut Dice) -> TileSet {
        let temper = Temper::roll(TILE_DENSITIES, &TEMPERS, dice);
        let size = self.size() / 2;
        let mut tiles: [Tile; 4] = std::array::from_fn(|_| random_tile(size, &temper, dice));
        if self.is_fair {
            for turns in 1..4 {
                tiles[usize::from(turns)] = turned_and_renamed(&tiles[0], turns, size);
            }
        }
        TileSet::new(name, size, tiles)
    }
}

/// How many of a hundred walkers of each animal come home.
fn liveliness(board: &Board, dice: &mut Dice) -> [u32; 4] {
    let size = board.size();
    let fields: Vec<_> = Field::all(size).map(Field::cell).collect();
    let of = |animal: Animal| {
        let way = |from: Cell, way: Direction| match from.step(way, 1, size, size) {
            None => Way::Barred,
            Some(cell) => match board.target_of(cell.into()) {
                None => Way::To(cell),
                Some(owner) if owner == animal => Way::Home,
                Some(_) => Way::Barred,
            },
        };
        let print = |cell: Cell| board.footprint(cell.into(), animal);
        arrivals(board.start(animal).cell(), 3, &fields, animal.facing(), way, print, dice)
    };
    Animal::ALL.map(of)
}

/// How many of a hundred walkers come home, whoever they are: a race is over with the first arrival.
fn mean_liveliness(board: &Board, dice: &mut Dice) -> u32 {
    liveliness(board, dice).into_iter().sum::<u32>() / 4
}

fn random_tile(size: u8, temper: &Temper, dice: &mut Dice) -> Tile {
    let mut tile = [[BARE; 4]; 4];
    for row in &mut tile[..usize::from(size)] {
        for footprints in &mut row[..usize::from(size)] {
            *footprints = all_four(temper, dice);
        }
    }
    tile
}

fn all_four(temper: &Temper, dice: &mut Dice) -> Footprints {
    Animal::ALL.map(|animal| temper.print(animal.facing(), dice))
}

/// The tile turned clockwise by this many quarters, with each animal's footprints given to the animal this many further
/// on in turn order.
fn turned_and_renamed(tile: &Tile, turns: u8, size: u8) -> Tile {
    let mut made = [[BARE; 4]; 4];
    for rank in 0..size {
        for file in 0..size {
            let to = turned_cell(Cell { file, rank }, turns, size);
            for (animal, &print) in tile[usize::from(rank)][usize::from(file)].iter().enumerate() {
                let renamed = (animal + usize::from(turns)) % 4;
                made[usize::from(to.rank)][usize::from(to.file)][renamed] = turned(print, turns);
            }
        }
    }
    made
}

fn turned(print: Option<Direction>, quarters: u8) -> Option<Direction> {
    print.map(|way| way.turned(quarters * 2))
}

impl TileSet {
    /// A layout for this seed: tiles in random order, each turned at random; of a few such layouts the first that is
    /// lively, otherwise the liveliest.
    pub fn random_lay(&self, seed: u64) -> Lay {
        let mut dice = Dice::new(seed);
        best(ROLLS, ENOUGH, || {
            let lay = Lay::rolled(&mut dice);
            (lay, mean_liveliness(&self.lay(lay), &mut dice))
        })
    }
}

impl Lay {
    /// A layout for this seed: tiles in random order, each turned at random.
    pub fn random(seed: u64) -> Lay {
        Lay::rolled(&mut Dice::new(seed))
    }

    fn rolled(dice: &mut Dice) -> Lay {
        let mut tiles = [0, 1, 2, 3];
        dice.shuffle(&mut tiles);
        Lay::new(tiles.map(|tile| (tile, dice.index(4) as u8)))
            .expect("each tile once, turned less than four times")
    }

    /// One of the sixteen layouts that treat the animals alike if the tile set is fair: the tiles follow each other
    /// clockwise in the order A, B, C, D and are turned equally often.
    pub fn fair(seed: u64) -> Lay {
        let mut dice = Dice::new(seed);
        let (first, turns) = (dice.index(4), dice.index(4) as u8);
        // Clockwise, the quadrants are north-west, north-east, south-east, south-west.
        let lay = [0, 1, 3, 2].map(|place| ((first + place) % 4, turns));
        Lay::new(lay).expect("each tile once, turned less than four times")
    }
}
