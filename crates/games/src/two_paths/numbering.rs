//! A number for every position that opens a try, without gaps but for placements in which the player may move nothing.
//!
//! Placements are sorted by their *pattern*: for each of the six animals, whether it stands on its own starting line,
//! between the two lines, or is home. Patterns that cannot arise are left out: nobody comes home before its starting
//! line is empty, and with three at home the game is over. Within a pattern each animal in turn counts its place among
//! those still free, so that no number is spent on two animals in one space. Six numbers in a row are one placement:
//! each player on turn, each of the three tries.

use super::board::Board;
use super::notation::Animal;
use super::position::{HOME, Phase, Position};
use super::{NORTH, SOUTH, TwoPaths};
use gambol_core::{Game, Indexed, Seat};

/// Patterns are numbered in base 3, South's fox first.
const PATTERNS: usize = 729;
/// The openings of a try that share a placement.
const PER_PLACEMENT: u64 = 6;

/// Where an animal is, as far as a pattern says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Starting,
    Between,
    Home,
}

/// Where the animals of both seats are.
type Pattern = [[Stage; 3]; 2];

/// How placements are numbered on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Numbering {
    /// The first number of each pattern, and at the end how many there are in all.
    firsts: Vec<u64>,
    starting_lines: [u64; 2],
    between: u64,
}

impl Numbering {
    pub(super) fn new(board: &Board) -> Numbering {
        let line = |seat| board.starting_line(seat).iter().fold(0, |line, space| line | space.bit());
        let starting_lines = [line(SOUTH), line(NORTH)];
        let all = (1 << board.spaces()) - 1;
        let between = all & !starting_lines[0] & !starting_lines[1];
        let mut numbering = Numbering { firsts: vec![0; PATTERNS + 1], starting_lines, between };
        for index in 0..PATTERNS {
            let pattern = pattern(index);
            let count = if can_arise(pattern) { numbering.choices(pattern).iter().product() } else { 0 };
            numbering.firsts[index + 1] = numbering.firsts[index] + count;
        }
        numbering
    }

    /// How many places are left to each animal of a pattern, once those before it have theirs.
    fn choices(&self, pattern: Pattern) -> [u64; 6] {
        let mut starting = self.starting_lines.map(|line| u64::from(line.count_ones()));
        let mut between = u64::from(self.between.count_ones());
        let mut choices = [1; 6];
        for (choice, (seat, stage)) in choices.iter_mut().zip(each(pattern)) {
            let left = match stage {
                Stage::Starting => &mut starting[seat.index()],
                Stage::Between => &mut between,
                Stage::Home => continue,
            };
            *choice = *left;
            *left = left.saturating_sub(1);
        }
        choices
    }

    /// The spaces of a stage; none for home, which is not a space.
    fn spaces(&self, seat: Seat, stage: Stage) -> u64 {
        match stage {
            Stage::Starting => self.starting_lines[seat.index()],
            Stage::Between => self.between,
            Stage::Home => 0,
        }
    }

    /// The number of a placement.
    fn number(&self, places: [[u8; 3]; 2]) -> u64 {
        let mut free = !0;
        let mut index = 0;
        let mut number = 0;
        for seat in [SOUTH, NORTH] {
            for place in places[seat.index()] {
                let stage = self.stage(place);
                index = 3 * index + stage as usize;
                if place != HOME {
                    let choices = self.spaces(seat, stage) & free;
                    let below = choices & ((1 << place) - 1);
                    number = number * u64::from(choices.count_ones()) + u64::from(below.count_ones());
                    free &= !(1 << place);
                }
            }
        }
        self.firsts[index] + number
    }

    fn stage(&self, place: u8) -> Stage {
        match place {
            HOME => Stage::Home,
            space if self.between >> space & 1 == 1 => Stage::Between,
            _ => Stage::Starting,
        }
    }

    /// The placement with this number, which lies below the number of all.
    fn placement(&self, number: u64) -> [[u8; 3]; 2] {
        let index = self.firsts.partition_point(|&first| first <= number) - 1;
        let pattern = pattern(index);
        let mut rest = number - self.firsts[index];
        let mut chosen = [0; 6];
        for (chosen, choices) in chosen.iter_mut().zip(self.choices(pattern)).rev() {
            *chosen = rest % choices;
            rest /= choices;
        }
        let mut free = !0;
        let mut places = [[HOME; 3]; 2];
        for ((place, (seat, stage)), chosen) in places.iter_mut().flatten().zip(each(pattern)).zip(chosen) {
            if stage != Stage::Home {
                let choices = self.spaces(seat, stage) & free;
                *place = (0..chosen).fold(choices, |left, _| left & (left - 1)).trailing_zeros() as u8;
                free &= !(1 << *place);
            }
        }
        places
    }
}

/// The pattern with this number.
fn pattern(mut index: usize) -> Pattern {
    let mut pattern = [[Stage::Home; 3]; 2];
    for stage in pattern.iter_mut().flatten().rev() {
        *stage = [Stage::Starting, Stage::Between, Stage::Home][index % 3];
        index /= 3;
    }
    pattern
}

/// Each animal's seat and stage, in the order of the places.
fn each(pattern: Pattern) -> impl Iterator<Item = (Seat, Stage)> {
    let of = |seat: Seat| pattern[seat.index()].into_iter().map(move |stage| (seat, stage));
    of(SOUTH).chain(of(NORTH))
}

/// Nobody is home while one of its own stands on the starting line, and nobody has all three at home.
fn can_arise(pattern: Pattern) -> bool {
    pattern.iter().all(|stages| {
        let at_home = stages.iter().filter(|&&stage| stage == Stage::Home).count();
        at_home == 0 || at_home < Animal::ALL.len() && !stages.contains(&Stage::Starting)
    })
}

impl Indexed for TwoPaths {
    fn numbers(&self) -> u64 {
        self.numbering.firsts[PATTERNS] * PER_PLACEMENT
    }

    fn number(&self, pos: &Position) -> Option<u64> {
        if pos.phase() != Phase::Hide {
            return None;
        }
        let opening = 3 * u64::from(pos.turn().0) + u64::from(pos.try_number() - 1);
        Some(self.numbering.number(pos.places) * PER_PLACEMENT + opening)
    }

    fn numbered(&self, number: u64) -> Option<Position> {
        if number >= self.numbers() {
            return None;
        }
        let mut pos = self.start();
        pos.places = self.numbering.placement(number / PER_PLACEMENT);
        let standing = pos.places.iter().flatten().filter(|&&place| place != HOME);
        pos.occupied = standing.fold(0, |occupied, place| occupied | 1 << place);
        let opening = (number % PER_PLACEMENT) as u8;
        let player = Seat(opening / 3);
        let allowed = self.allowed_pairs(&pos, player);
        (allowed != 0).then(|| {
            pos.ask_hide(player, opening % 3 + 1, allowed);
            pos
        })
    }
}
