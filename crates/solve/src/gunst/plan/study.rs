//! A ting thought through: line-ups of seat 0 against every answer, more line-ups where they help, and the best mixture.

use super::super::field::{KIN, hand};
use super::super::open::subsets;
use super::fields::{E, V};
use super::round::{Round, Row};
use super::settle::{Mixture, settle};
use crate::progress::{Cancelled, Progress};
use std::collections::HashMap;

/// Line-ups that mattered much in tings of all kinds, those first that mattered most: kin by number, and the gods that come
/// too. Each is tried with Eurika as well.
#[rustfmt::skip]
const FIRST: [(usize, u8); 80] = [
    (0, 0), (25, 0), (6, 0), (4, 0), (31, 0), (1, V), (23, V), (27, 0), (29, 0), (21, V), (19, V), (5, V),
    (57, 0), (55, V), (6, V), (22, 0), (7, V), (4, V), (2, V), (31, V), (0, V), (20, 0), (17, V), (255, V),
    (29, V), (15, V), (5, 0), (255, 0), (2, 0), (223, 0), (63, 0), (54, 0), (121, 0), (27, V), (287, 0),
    (13, V), (23, 0), (24, 0), (198, 0), (59, 0), (22, V), (3, V), (63, V), (28, 0), (30, 0), (38, 0),
    (11, V), (61, 0), (254, 0), (230, 0), (286, 0), (123, 0), (208, 0), (53, V), (279, V), (89, 0), (54, V),
    (15, 0), (223, V), (127, 0), (51, V), (217, 0), (20, V), (7, 0), (52, 0), (30, V), (192, 0), (61, V),
    (127, V), (21, 0), (62, 0), (246, 0), (49, V), (247, V), (159, V), (16, 0), (59, V), (217, V), (222, 0),
    (25, V),
];

/// How many gods both could bring, by the plan of seat 0.
pub(super) fn gods([own, other]: [u8; 2]) -> u32 {
    (hand(own) & (V | E)).count_ones() + hand(other).count_ones()
}

/// Where no more gods than this are about, all line-ups are tried that could help.
const FEW: u32 = 1;

/// More gods than this take too long to think through in all that they can do.
const MANY: u32 = 3;

/// So often more line-ups are looked for, at most.
const TIMES: usize = 40;

/// A line-up that helps by less than this is let be.
const GAIN: f64 = 5e-4;

pub(super) struct Study<'a> {
    round: Round<'a>,
    /// The planes of both.
    planes: [u8; 2],
    /// The sets of gods that seat 1 can bring.
    gods: Vec<u8>,
    /// The pairs of lives that are asked about, from 0.
    lives: Vec<[usize; 2]>,
    rows: Vec<Row>,
    /// For each row, life by life: what it gets against each answer.
    entries: Vec<Vec<f32>>,
}

/// Line-ups to choose from, and what they get against answers that came up.
struct Choice<'s> {
    rows: Vec<Row>,
    /// The lives at which they are compared, by number.
    samples: &'s [usize],
    /// By answer: for each sample, for each row.
    against: HashMap<usize, Vec<Vec<f32>>>,
}

impl<'a> Study<'a> {
    pub(super) fn new(round: Round<'a>, planes: [u8; 2], lives: Vec<[usize; 2]>) -> Study<'a> {
        Study { round, planes, gods: subsets(planes[1]), lives, rows: Vec::new(), entries: Vec::new() }
    }

    fn columns(&self) -> usize {
        self.gods.len() * KIN.len()
    }

    /// Line-ups to begin with and to choose further ones from: the more gods there are, the fewer, for each takes longer.
    fn choice(&self) -> [Vec<Row>; 2] {
        let (own, gods) = (hand(self.planes[0]), gods(self.planes));
        // With many gods about, Eurika stays where she is.
        let own = if gods <= MANY { own } else { own & !E };
        let allowed = |row: &Row| row.gods & !own == 0;
        let with_gods = |kin: usize| [0, V, E, V | E].map(|gods| Row { kin, gods });
        let first = FIRST.iter().flat_map(|&(kin, gods)| [gods, gods | E].map(|gods| Row { kin, gods }));
        let first: Vec<Row> = first.filter(allowed).collect();
        let begin = match gods {
            0 | 1 => 30,
            2 => 14,
            _ => 7,
        };
        let begin = first[..begin.min(first.len())].to_vec();
        let kin = if gods <= FEW { 0..KIN.len() } else { 0..0 };
        let from = kin.flat_map(with_gods).filter(allowed).collect();
        [begin, from]
    }

    /// Adds line-ups until no more of them help at these lives.
    pub(super) fn grow(&mut self, samples: &[usize], progress: &dyn Progress) -> Result<(), Cancelled> {
        let [first, rows] = self.choice();
        self.add(&first, progress)?;
        let mut choice = Choice { rows, samples, against: HashMap::new() };
        for _ in 0..TIMES {
            let new = self.helping(&mut choice, progress)?;
            if new.is_empty() {
                return Ok(());
            }
            self.add(&new, progress)?;
        }
        Ok(())
    }

    fn add(&mut self, new: &[Row], progress: &dyn Progress) -> Result<(), Cancelled> {
        let (columns, before) = (self.columns(), self.rows.len());
        self.rows.extend(new);
        self.entries.resize(self.rows.len(), vec![0.0; self.lives.len() * columns]);
        let (entries, lives) = (&mut self.entries, &self.lives);
        for (at, &brought) in self.gods.iter().enumerate() {
            self.round.pairs(self.planes, brought, new, &|_| true, progress, |row, other, square| {
                for (life, &[own, theirs]) in lives.iter().enumerate() {
                    entries[before + row][life * columns + at * KIN.len() + other] = square[own][theirs];
                }
            })?;
        }
        Ok(())
    }

    /// Finds what all line-ups of a choice get against answers.
    fn compare(
        &mut self,
        choice: &mut Choice<'_>,
        answers: &[usize],
        progress: &dyn Progress,
    ) -> Result<(), Cancelled> {
        let fresh = vec![vec![0.0; choice.rows.len()]; choice.samples.len()];
        choice.against.extend(answers.iter().map(|&answer| (answer, fresh.clone())));
        for (at, &brought) in self.gods.iter().enumerate() {
            let is_wanted = |other: usize| answers.contains(&(at * KIN.len() + other));
            if !(0..KIN.len()).any(is_wanted) {
                continue;
            }
            let (lives, samples, against) = (&self.lives, choice.samples, &mut choice.against);
            self.round.pairs(
                self.planes,
                brought,
                &choice.rows,
                &is_wanted,
                progress,
                |row, other, square| {
                    let against = against.get_mut(&(at * KIN.len() + other)).expect("it was wanted");
                    for (against, &life) in against.iter_mut().zip(samples) {
                        let [own, theirs] = lives[life];
                        against[row] = square[own][theirs];
                    }
                },
            )?;
        }
        Ok(())
    }

    /// The line-ups of a choice that help most, at each of the lives, against what hurts now.
    fn helping(&mut self, choice: &mut Choice<'_>, progress: &dyn Progress) -> Result<Vec<Row>, Cancelled> {
        if choice.rows.is_empty() {
            return Ok(Vec::new());
        }
        let mixtures = choice.samples.iter().map(|&life| self.settle(life, &mut Vec::new()));
        let mixtures: Vec<Mixture> = mixtures.collect();
        let answers = mixtures.iter().flat_map(|mixture| mixture.answers.iter().map(|&(answer, _)| answer));
        let mut answers: Vec<usize> = answers.filter(|answer| !choice.against.contains_key(answer)).collect();
        answers.sort_unstable();
        answers.dedup();
        self.compare(choice, &answers, progress)?;
        let mut new: Vec<Row> = Vec::new();
        for (at, mixture) in mixtures.iter().enumerate() {
            let mut sums = vec![0.0; choice.rows.len()];
            for (answer, weight) in &mixture.answers {
                let against = &choice.against[answer][at];
                sums.iter_mut().zip(against).for_each(|(sum, &value)| *sum += weight * f64::from(value));
            }
            let best = (0..sums.len()).max_by(|&one, &other| sums[one].total_cmp(&sums[other]));
            let best = best.filter(|&best| sums[best] > mixture.floor() + GAIN).map(|best| choice.rows[best]);
            new.extend(best.filter(|best| !new.contains(best) && !self.rows.contains(best)));
        }
        Ok(new)
    }

    /// The best mixture of the line-ups at one of the lives.
    pub(super) fn settle(&self, life: usize, hurting: &mut Vec<usize>) -> Mixture {
        let columns = self.columns();
        let rows: Vec<&[f32]> = self.entries.iter().map(|row| &row[life * columns..][..columns]).collect();
        settle(&rows, hurting)
    }
}
