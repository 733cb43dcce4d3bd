//! Where the three animals of one player can be, whatever their names: its *camps*.

use super::orders::sorted;
use gambol_core::Seat;
use gambol_games::two_paths::{Board, Side, Space};

/// All three animals are home: a win, and no camp.
pub(super) const WON: u16 = u16::MAX;

/// All camps of a seat, numbered.
///
/// A camp is three places in ascending order: spaces of the board, or home, which comes after them all. Nobody is
/// home while one of its own stands on the starting line.
pub(super) struct Camps {
    seat: Seat,
    /// The place that stands for home: the number of spaces.
    pub(super) home: u8,
    /// The three places of each camp.
    pub(super) places: Vec<[u8; 3]>,
    /// The spaces that each camp takes, a bit each.
    pub(super) spaces: Vec<u64>,
    /// How many rows the three have come, all together.
    pub(super) progress: Vec<u16>,
    /// Whether one of the three stands on the starting line.
    pub(super) is_starting: Vec<bool>,
    /// The number of the camp with three given places in ascending order.
    numbers: Vec<u16>,
    /// For each space and side, the spaces short of the finishing line that lie on the way.
    runs: Vec<[u64; 2]>,
}

/// What a move does to a camp.
#[derive(Clone, Copy)]
pub(super) struct Step {
    /// The new camp, or `WON`.
    pub(super) camp: u16,
    /// Where each of the three now stands among the three.
    pub(super) order: u8,
}

impl Camps {
    pub(super) fn new(board: &Board, seat: Seat) -> Camps {
        let home = board.spaces() as u8;
        let line = board.starting_line(seat);
        let stands = |place: u8| place == home || !board.is_finish(seat, Space(place));
        let starts = |place: u8| line.contains(&Space(place));
        let row = |place: u8| {
            let row = (0..board.rows()).find(|&row| board.row(row).any(|space| space.0 == place));
            match row {
                None => board.rows() - 1,
                Some(row) if seat == Seat(0) => row,
                Some(row) => board.rows() - 1 - row,
            }
        };
        let all: Vec<u8> = (0..=home).filter(|&place| stands(place)).collect();
        let rows: Vec<u16> = (0..=home).map(|place| row(place) as u16).collect();
        let size = usize::from(home) + 1;
        let mut camps = Camps {
            seat,
            home,
            places: Vec::new(),
            spaces: Vec::new(),
            progress: Vec::new(),
            is_starting: Vec::new(),
            numbers: vec![WON; size * size * size],
            runs: (0..=home).map(|from| Side::ALL.map(|side| run(board, seat, from, side))).collect(),
        };
        let triples = all
            .iter()
            .flat_map(|&a| all.iter().flat_map(move |&b| [[a, b]]))
            .flat_map(|[a, b]| all.iter().map(move |&c| [a, b, c]));
        let is_ascending = |pair: &[u8]| pair[0] < pair[1] || pair[0] == pair[1] && pair[0] == home;
        for places in triples.filter(|places| places.windows(2).all(is_ascending)) {
            // Home comes after all spaces, so the first is home only if all are, and the last if any is.
            let [first, _, last] = places;
            let is_starting = places.iter().any(|&place| starts(place));
            if first == home || last == home && is_starting {
                continue;
            }
            let at = camps.at(places);
            camps.numbers[at] = camps.places.len() as u16;
            let standing = places.iter().filter(|&&place| place != home);
            camps.spaces.push(standing.fold(0, |spaces, place| spaces | 1 << place));
            camps.progress.push(places.iter().map(|&place| rows[usize::from(place)]).sum());
            camps.is_starting.push(is_starting);
            camps.places.push(places);
        }
        camps
    }

    /// How many camps there are.
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    #[inline]
    fn at(&self, [a, b, c]: [u8; 3]) -> usize {
        let size = usize::from(self.home) + 1;
        (usize::from(a) * size + usize::from(b)) * size + usize::from(c)
    }

    /// The camp of three places in any order, and where each of them stands in it.
    #[inline]
    pub(super) fn find(&self, places: [u8; 3]) -> Step {
        let (places, order) = sorted(places);
        Step { camp: self.numbers[self.at(places)], order }
    }

    /// What comes of a camp if one of its animals goes towards a side, leaping over all that stand in its way; none
    /// if it may not: because it is home, or would come home while one of its own is still starting.
    #[inline]
    pub(super) fn step(&self, camp: usize, occupied: u64, animal: usize, side: usize) -> Option<Step> {
        let mut places = self.places[camp];
        let from = places[animal];
        if from == self.home {
            return None;
        }
        let free = self.runs[usize::from(from)][side] & !occupied;
        if free == 0 && self.is_starting[camp] {
            return None;
        }
        // Spaces are numbered row after row from South's side.
        places[animal] = match self.seat {
            _ if free == 0 => self.home,
            Seat(0) => free.trailing_zeros() as u8,
            _ => 63 - free.leading_zeros() as u8,
        };
        Some(self.find(places))
    }
}

/// The spaces that an animal comes to from here towards one side, up to the last before its finishing line.
fn run(board: &Board, seat: Seat, from: u8, side: Side) -> u64 {
    let mut spaces = 0;
    let mut at = Space(from);
    while usize::from(at.0) < board.spaces() {
        match board.way(seat, at, side) {
            Some(next) if !board.is_finish(seat, next) => (spaces, at) = (spaces | 1 << next.0, next),
            _ => break,
        }
    }
    spaces
}
