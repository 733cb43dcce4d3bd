//! The land of a generated sheet: where trees grow and where the river runs.

use super::board::grid;
use super::squares::{MOST_SQUARES, Square, Squares};
use gambol_core::Dice;

/// Trees and river of a sheet.
pub(super) struct Landscape {
    files: u8,
    ranks: u8,
    pub(super) trees: Squares,
    pub(super) river: Squares,
}

/// "No clump (trees touching by a side) larger than 5."
const LARGEST_CLUMP: usize = 5;

impl Landscape {
    /// Grows trees and lets a river run. None if the land that grew leaves no room for it.
    pub(super) fn new(files: u8, ranks: u8, dice: &mut Dice) -> Option<Landscape> {
        let mut land = Landscape { files, ranks, trees: Squares::NONE, river: Squares::NONE };
        land.grow_trees(dice)?;
        land.run_river(dice)?;
        Some(land)
    }

    /// The squares to fill: "those that are neither tree nor river".
    pub(super) fn to_fill(&self) -> Squares {
        self.all().without(self.trees | self.river)
    }

    fn all(&self) -> Squares {
        grid(self.files, self.ranks)
    }

    /// "At least 8.66 % of squares (rounded) and at most 3 more, grown in clumps of 1–4 begun in turn at the four edges
    /// and inside (a place where none fits is skipped)."
    fn grow_trees(&mut self, dice: &mut Dice) -> Option<()> {
        let least = share(self.all().len(), 866, 10_000);
        let edges = self.edges();
        let inside = self.all().without(edges.into_iter().fold(Squares::NONE, |all, edge| all | edge));
        let places = [edges[0], edges[1], edges[2], edges[3], inside];
        let first = dice.index(places.len());
        // Each place gets a tree unless it is full, so this many turns are more than enough.
        for turn in first..first + places.len() * MOST_SQUARES {
            if self.trees.len() >= least {
                return Some(());
            }
            self.grow_clump(places[turn % places.len()], dice);
        }
        None
    }

    /// North, east, south and west.
    fn edges(&self) -> [Squares; 4] {
        let edge = |on: &dyn Fn(Square) -> bool| self.all().iter().filter(|&square| on(square)).collect();
        [
            edge(&|square| square.rank() + 1 == self.ranks),
            edge(&|square| square.file() + 1 == self.files),
            edge(&|square| square.rank() == 0),
            edge(&|square| square.file() == 0),
        ]
    }

    /// Begins a clump of 1–4 trees in this place and grows it as long as something fits beside it.
    fn grow_clump(&mut self, place: Squares, dice: &mut Dice) {
        let size = 1 + dice.index(4);
        let mut clump = Squares::NONE;
        while clump.len() < size {
            let beside = if clump.is_empty() { place } else { clump.neighbours() & self.all() };
            let Some(tree) =
                shuffled(beside.without(self.trees), dice).into_iter().find(|&tree| self.fits(tree))
            else {
                return;
            };
            self.trees.insert(tree);
            clump.insert(tree);
        }
    }

    /// Whether a tree may grow here: its clump stays small, and "all other squares connected side by side".
    fn fits(&self, tree: Square) -> bool {
        let trees = self.trees | Squares::one(tree);
        let open = self.all().without(trees);
        trees.connected_from(tree).len() <= LARGEST_CLUMP
            && open.first().is_some_and(|square| open.connected_from(square) == open)
    }

    /// "A river crosses the sheet from one edge to the opposite one and branches wherever the crossing leaves squares
    /// for that: 12.5–16.6 % of squares, rounded outwards, or as many as the crossing needs."
    fn run_river(&mut self, dice: &mut Dice) -> Option<()> {
        let squares = self.all().len();
        let least = squares * 125 / 1000;
        let most = (squares * 166).div_ceil(1000);
        let crossing = self.crossing(most, dice)?;
        self.river = crossing.iter().copied().collect();
        if crossing.len() >= most {
            return Some(());
        }
        let fewest = least.max(crossing.len() + 1);
        let size = fewest + dice.index(most - fewest + 1);
        // The first branch runs off the river's middle, so that it forks and does not just run on at an end.
        let mut springs = crossing[1..crossing.len() - 1].iter().copied().collect();
        while self.river.len() < size {
            let before = self.river.len();
            self.branch(springs, size, dice);
            if self.river.len() == before {
                return None;
            }
            springs = self.river;
        }
        Some(())
    }

    /// A way from one edge to the opposite one: a winding one if it leaves a square for a branch, otherwise a shortest
    /// one. Between the two crossings the dice choose, unless only one of them keeps to `most` squares.
    fn crossing(&self, most: usize, dice: &mut Dice) -> Option<Vec<Square>> {
        let [north, east, south, west] = self.edges();
        let mut banks = [(south, north), (west, east)];
        dice.shuffle(&mut banks);
        let winding = self.way(banks[0], 1, 9, dice)?;
        if winding.len() < most {
            return Some(winding);
        }
        // Weights this close to each other make a shortest way, one of several at random.
        let shortest = self.way(banks[0], 1000, 1003, dice)?;
        if shortest.len() <= most {
            return Some(shortest);
        }
        let other = self.way(banks[1], 1000, 1003, dice)?;
        Some(if other.len() < shortest.len() { other } else { shortest })
    }

    /// The lightest way over land from one bank to the other (Dijkstra), each square weighing something at random.
    fn way(
        &self,
        banks: (Squares, Squares),
        lightest: u32,
        heaviest: u32,
        dice: &mut Dice,
    ) -> Option<Vec<Square>> {
        let land = self.all().without(self.trees);
        let mut weights = [0; MOST_SQUARES];
        land.iter()
            .for_each(|square| weights[square.index()] = lightest + dice.below(heaviest - lightest + 1));
        let mut reached: [Option<(u32, Square)>; MOST_SQUARES] = [None; MOST_SQUARES];
        for square in (banks.0 & land).iter() {
            reached[square.index()] = Some((weights[square.index()], square));
        }
        let mut left = land;
        loop {
            let open = left.iter().filter_map(|square| Some((reached[square.index()]?.0, square.number())));
            let (weight, number) = open.min()?;
            let nearest = Square::numbered(number);
            left.remove(nearest);
            if banks.1.has(nearest) {
                return Some(way_back(&reached, nearest));
            }
            for next in (Squares::one(nearest).neighbours() & left).iter() {
                let further = weight + weights[next.index()];
                if reached[next.index()].is_none_or(|(known, _)| further < known) {
                    reached[next.index()] = Some((further, nearest));
                }
            }
        }
    }

    /// Lets a branch of 1–4 squares run off one of these river squares, as far as a river of this size allows.
    fn branch(&mut self, mut springs: Squares, size: usize, dice: &mut Dice) {
        let length = 1 + dice.index(4);
        for _ in 0..length.min(size - self.river.len()) {
            let land = self.all().without(self.trees | self.river);
            let beside = shuffled(springs.neighbours() & land, dice);
            // A river stays narrow where it can: the new square touches no other square of it.
            let narrow = |square: &Square| (Squares::one(*square).neighbours() & self.river).len() == 1;
            let Some(square) = beside.iter().copied().find(narrow).or(beside.first().copied()) else {
                return;
            };
            self.river.insert(square);
            springs = Squares::one(square);
        }
    }
}

/// The squares from the far end of a way back to where it began.
fn way_back(reached: &[Option<(u32, Square)>; MOST_SQUARES], end: Square) -> Vec<Square> {
    let mut way = vec![end];
    let mut at = end;
    while let Some((_, before)) = reached[at.index()].filter(|(_, before)| *before != at) {
        way.push(before);
        at = before;
    }
    way
}

/// This many parts of a whole, rounded to the nearest whole number, halves up.
pub(super) const fn share(whole: usize, part: usize, of: usize) -> usize {
    (2 * whole * part + of) / (2 * of)
}

/// The squares in a random order.
pub(super) fn shuffled(squares: Squares, dice: &mut Dice) -> Vec<Square> {
    let mut squares: Vec<_> = squares.iter().collect();
    dice.shuffle(&mut squares);
    squares
}
