//! Making sheets: the same seed gives the same sheet, always and on every machine.

use super::board::{Axis, Sheet, SquareType};
use super::landscape::{Landscape, share, shuffled};
use super::squares::{Square, Squares};
use crate::recipe;
use gambol_core::grid::Direction;
use gambol_core::{Dice, Given, Object};
use serde_json::{Value, json};

/// The size of a generated sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    /// 6×5
    Tiny,
    /// 8×6
    Small,
    /// 12×8
    Regular,
    /// 14×10
    Large,
    /// 16×12
    Huge,
}

impl Size {
    /// Every size with its name.
    pub const NAMED: [(&str, Size); 5] = [
        ("tiny", Size::Tiny),
        ("small", Size::Small),
        ("regular", Size::Regular),
        ("large", Size::Large),
        ("huge", Size::Huge),
    ];

    /// The size's name.
    pub const fn name(self) -> &'static str {
        Size::NAMED[self as usize].0
    }

    /// How many files and ranks a sheet of this size has.
    pub const fn files_and_ranks(self) -> (u8, u8) {
        [(6, 5), (8, 6), (12, 8), (14, 10), (16, 12)][self as usize]
    }
}

/// How often the land is remade when nothing can be placed on it, and how often it is restocked.
const LANDS: usize = 200;
const STOCKS: usize = 20;

/// A seed that gives a sheet of every size: used in place of one that gives none. (No such seed is known.)
const SURE_SEED: u64 = 0;

/// By which measures a sheet is made. Codes of sheets that were made by earlier ones keep their sheets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// One frog was enough.
    First,
    /// "At least 3 where frogs are chosen": a frog hops to others.
    #[default]
    Second,
}

/// What a sheet is generated from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Recipe {
    /// How large it is.
    pub size: Size,
    /// Whether it has squares to start from.
    pub starts: bool,
    /// Which of all such sheets.
    pub seed: u64,
    /// By which measures.
    pub edition: Edition,
}

impl Default for Recipe {
    fn default() -> Recipe {
        Recipe { size: Size::Regular, starts: false, seed: 0, edition: Edition::Second }
    }
}

impl Recipe {
    /// The recipe among these options; what is left out has a default.
    pub(crate) fn read(options: &Object<'_>) -> Option<Recipe> {
        let size = options.or("size", Size::Regular, |given| given.one_of(&Size::NAMED));
        let starts = options.or("starts", false, Given::flag);
        let seed = recipe::seed(options);
        Some(Recipe { size: size?, starts: starts?, seed: seed?, edition: Edition::Second })
    }

    /// All choices, as JSON.
    pub(crate) fn choices(&self) -> Value {
        json!({"size": self.size.name(), "starts": self.starts, "seed": self.seed})
    }

    /// The sheet.
    pub fn sheet(&self) -> Sheet {
        let Recipe { size, starts, seed, .. } = *self;
        let mut sheet = self
            .attempts()
            .or_else(|| Recipe { seed: SURE_SEED, ..*self }.attempts())
            .expect("the sure seed gives a sheet of every size: a test makes them all");
        sheet.name = format!("{} {seed}{}", size.name(), if starts { " with starts" } else { "" });
        sheet
    }

    pub(super) fn attempts(&self) -> Option<Sheet> {
        let mut dice = Dice::new(self.seed);
        (0..LANDS).find_map(|_| attempt(self, &mut dice))
    }
}

/// Land, commands, start squares and all the rest. None if one of the measures cannot be kept.
fn attempt(recipe: &Recipe, dice: &mut Dice) -> Option<Sheet> {
    let Recipe { size, starts, edition, .. } = *recipe;
    let (files, ranks) = size.files_and_ranks();
    let land = Landscape::new(files, ranks, dice)?;
    let starts = if starts { start_squares(land.to_fill(), dice)? } else { Squares::NONE };
    let mut sheet = commands(files, ranks, dice);
    let mut put = |kind: SquareType, squares: Squares| {
        squares.iter().for_each(|square| sheet.kinds[square.index()] = kind);
    };
    put(SquareType::Tree, land.trees);
    put(SquareType::Start, starts);
    let fill = land.to_fill().len();
    let free = land.to_fill().without(starts);
    let kinds =
        (0..STOCKS).find_map(|_| place(&sheet, &stock(fill, free.len(), edition, dice)?, free, dice))?;
    for (square, kind) in kinds {
        sheet.kinds[square.index()] = kind;
    }
    put_scores(&mut sheet, dice);
    for (number, echidna) in shuffled(sheet.of(SquareType::Echidna), dice).into_iter().enumerate() {
        sheet.values[echidna.index()] = 1 + number as i8;
    }
    Some(sheet)
}

/// "Numbers go to files or ranks at random; along their axis the numbers 1–4 (and on the other axis the directions)
/// occur as evenly as possible, shuffled."
fn commands(files: u8, ranks: u8, dice: &mut Dice) -> Sheet {
    let (numbers_on, numbered, directed) = match dice.below(2) {
        0 => (Axis::Files, files, ranks),
        _ => (Axis::Ranks, ranks, files),
    };
    let numbers = evenly([1, 2, 3, 4], numbered, dice);
    let directions = evenly(Direction::FOUR, directed, dice);
    Sheet::plain(String::new(), files, ranks, numbers_on, numbers, directions)
}

fn evenly<T: Copy>(mut four: [T; 4], count: u8, dice: &mut Dice) -> Vec<T> {
    dice.shuffle(&mut four);
    let mut all: Vec<_> = four.into_iter().cycle().take(count as usize).collect();
    dice.shuffle(&mut all);
    all
}

/// "5 or 6 start squares, at least 3 steps (files + ranks) apart." Where 6 find no room, 5 may.
fn start_squares(free: Squares, dice: &mut Dice) -> Option<Squares> {
    let wanted = 5 + dice.index(2);
    let mut most = Squares::NONE;
    for _ in 0..20 {
        let mut starts = Squares::NONE;
        for square in shuffled(free, dice) {
            if starts.len() < wanted && starts.iter().all(|start| start.steps_to(square) >= 3) {
                starts.insert(square);
            }
        }
        if starts.len() == wanted {
            return Some(starts);
        }
        if starts.len() > most.len() {
            most = starts;
        }
    }
    (most.len() >= 5).then_some(most)
}

/// The special types with how likely they are to be chosen, in hundredths. Water stands for water and food.
const SCORING: [(SquareType, u32); 7] = [
    (SquareType::Score, 150),
    (SquareType::Water, 100),
    (SquareType::Shelter, 125),
    (SquareType::Toys, 125),
    (SquareType::Gems, 100),
    (SquareType::Coins, 150),
    (SquareType::Chests, 100),
];
const OTHERS: [(SquareType, u32); 17] = [
    (SquareType::Kangaroo, 150),
    (SquareType::TasmanianDevil, 100),
    (SquareType::TasmanianTiger, 100),
    (SquareType::Echidna, 150),
    (SquareType::ThornyDevil, 75),
    (SquareType::Moth, 66),
    (SquareType::Koala, 133),
    (SquareType::Platypus, 75),
    (SquareType::SugarGlider, 66),
    (SquareType::Mistletoebird, 125),
    (SquareType::Numbat, 125),
    (SquareType::Cacketoo, 100),
    (SquareType::Frog, 125),
    (SquareType::Crocodile, 125),
    (SquareType::Dingo, 150),
    (SquareType::Kiwi, 100),
    (SquareType::Quoll, 150),
];

/// "5–7 special types are chosen, 2 or 3 of them scoring; water and food only together (they are two types, both
/// scoring)."
fn special_types(dice: &mut Dice) -> Vec<SquareType> {
    let all = 5 + dice.index(3);
    let scoring = 2 + dice.index(2);
    let mut chosen = Vec::with_capacity(all);
    let mut left = SCORING.to_vec();
    while chosen.len() < scoring {
        let kind = draw_out(&mut left, dice);
        if kind != SquareType::Water {
            chosen.push(kind);
        } else if chosen.len() + 2 <= scoring {
            chosen.extend([SquareType::Water, SquareType::Food]);
        }
    }
    let mut left = OTHERS.to_vec();
    while chosen.len() < all {
        chosen.push(draw_out(&mut left, dice));
    }
    chosen
}

fn draw_out(left: &mut Vec<(SquareType, u32)>, dice: &mut Dice) -> SquareType {
    let kind = dice.draw(left.iter().copied());
    left.retain(|(other, _)| *other != kind);
    kind
}

/// How many squares of a type there may be, of this many squares to fill.
fn limits(kind: SquareType, fill: usize, edition: Edition) -> (usize, usize) {
    let per_mille = |part: usize| share(fill, part, 1000);
    let (least, most) = match kind {
        SquareType::Score => (per_mille(200), per_mille(330)),
        SquareType::Coins => (per_mille(150), fill),
        SquareType::Shelter | SquareType::Toys => (per_mille(100), fill),
        SquareType::Gems => (per_mille(75), fill),
        SquareType::Water | SquareType::Food => (per_mille(50), fill),
        SquareType::Chests | SquareType::Moth => (1, 5),
        SquareType::Crocodile => (1, per_mille(133)),
        SquareType::Frog if edition == Edition::First => (1, per_mille(80).max(3)),
        SquareType::Frog => (3, per_mille(80).max(3)),
        SquareType::ThornyDevil => (1, per_mille(75)),
        SquareType::TasmanianTiger | SquareType::Platypus => (1, per_mille(200)),
        // No more can be numbered.
        SquareType::Echidna => (1, 99),
        _ => (1, fill),
    };
    (least.max(1), most)
}

/// Chooses types and how many squares each gets. None if "the limits of the chosen types cannot fill all squares".
fn stock(fill: usize, free: usize, edition: Edition, dice: &mut Dice) -> Option<Vec<(SquareType, usize)>> {
    let mut stock: Vec<_> =
        special_types(dice).into_iter().map(|kind| (kind, limits(kind, fill, edition).0)).collect();
    let mut given: usize = stock.iter().map(|(_, count)| count).sum();
    while given < free {
        let open: Vec<_> =
            (0..stock.len()).filter(|&at| stock[at].1 < limits(stock[at].0, fill, edition).1).collect();
        if open.is_empty() {
            return None;
        }
        stock[open[dice.index(open.len())]].1 += 1;
        given += 1;
    }
    (given == free).then_some(stock)
}

/// Puts the stock on the free squares: scoring squares shared out among the quarters, mistletoebirds near the edges.
fn place(
    sheet: &Sheet,
    stock: &[(SquareType, usize)],
    free: Squares,
    dice: &mut Dice,
) -> Option<Vec<(Square, SquareType)>> {
    let many = |scoring: bool| -> Vec<SquareType> {
        let chosen = stock.iter().filter(|(kind, _)| kind.is_scoring() == scoring);
        chosen.flat_map(|&(kind, count)| std::iter::repeat_n(kind, count)).collect()
    };
    let mut scoring_kinds = many(true);
    dice.shuffle(&mut scoring_kinds);
    let quarters = quarters(sheet).map(|quarter| quarter & free);
    let scoring: Vec<Square> = quarters
        .into_iter()
        .zip(share_out(scoring_kinds.len(), quarters, dice)?)
        .flat_map(|(quarter, count)| shuffled(quarter, dice).into_iter().take(count))
        .collect();
    let rest = free.without(scoring.iter().copied().collect());
    let birds = many(false).into_iter().filter(|kind| *kind == SquareType::Mistletoebird).count();
    let near_edge = rest.iter().filter(|&square| squares_to_edge(sheet, square) <= 3).collect();
    let perches: Vec<Square> = shuffled(near_edge, dice).into_iter().take(birds).collect();
    if perches.len() < birds {
        return None;
    }
    let rest = shuffled(rest.without(perches.iter().copied().collect()), dice);
    let others = many(false).into_iter().filter(|kind| *kind != SquareType::Mistletoebird);
    let mut placed: Vec<_> = scoring.into_iter().zip(scoring_kinds).collect();
    placed.extend(perches.into_iter().map(|square| (square, SquareType::Mistletoebird)));
    placed.extend(rest.into_iter().zip(others));
    Some(placed)
}

/// The four quarters: "a middle rank belongs to the northern half". All sizes have an even number of files.
fn quarters(sheet: &Sheet) -> [Squares; 4] {
    let quarter = |square: Square| {
        usize::from(square.file() >= sheet.files / 2) + 2 * usize::from(square.rank() >= sheet.ranks / 2)
    };
    std::array::from_fn(|index| sheet.squares().iter().filter(|&square| quarter(square) == index).collect())
}

/// "Every quarter of the sheet has at least 2 scoring squares (when there are 8 or more in all), no quarter more than 5
/// ahead of another." The dice keep the quarters within 3 of each other where their room allows it.
fn share_out(count: usize, quarters: [Squares; 4], dice: &mut Dice) -> Option<[usize; 4]> {
    let mut shares = [0; 4];
    for _ in 0..count {
        let fewest = shares.into_iter().min().unwrap_or(0);
        let needy = count >= 8 && fewest < 2;
        let may_grow = |at: usize, ahead: usize| {
            shares[at] < quarters[at].len() && shares[at] < fewest + ahead && !(needy && shares[at] >= 2)
        };
        let open = |ahead| (0..4).filter(|&at| may_grow(at, ahead)).collect::<Vec<_>>();
        let open = [open(3), open(5)].into_iter().find(|open| !open.is_empty())?;
        shares[open[dice.index(open.len())]] += 1;
    }
    Some(shares)
}

/// How many squares lie between a square and the nearest edge.
fn squares_to_edge(sheet: &Sheet, square: Square) -> u8 {
    let (file, rank) = (square.file(), square.rank());
    file.min(rank).min(sheet.files - 1 - file).min(sheet.ranks - 1 - rank)
}

/// "The values of all score squares add up (in size) to 30–50; 5–20 % of them (rounded likewise) are negative."
fn put_scores(sheet: &mut Sheet, dice: &mut Dice) {
    let squares = shuffled(sheet.of(SquareType::Score), dice);
    if squares.is_empty() {
        return;
    }
    let mut sizes = vec![1; squares.len()];
    let least = squares.len().max(30);
    let sum = least + dice.index(50 - least + 1);
    for _ in squares.len()..sum {
        sizes[dice.index(squares.len())] += 1;
    }
    let (fewest, most) = (share(squares.len(), 5, 100), share(squares.len(), 20, 100));
    let negative = fewest + dice.index(most - fewest + 1);
    for (index, (square, size)) in squares.into_iter().zip(sizes).enumerate() {
        sheet.values[square.index()] = if index < negative { -size } else { size };
    }
}
