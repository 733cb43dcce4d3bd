//! Checks a proof: every claim for itself, and what it all comes down to, the opening, through the rules of the game.

use super::super::super::field::hand;
use super::super::super::lanes::{Lanes, LastRounds};
use super::super::super::memory::Memory;
use super::super::super::open::{ALL, LineUp, Matter, Next, Open, Window};
use super::super::super::place_of;
use super::super::super::verify::by_the_rules;
use super::super::lookup::{MEMORY_BITS, Place};
use super::claim::{Claim, Claims, from_bytes, to_bytes};
use super::table::{Table, parts_below, worth};
use super::{MOST, SLACK, START};
use crate::progress::{Cancelled, Progress, on_all_cores};
use gambol_core::{Game, Playable, Seat};
use gambol_games::gunst::{Gunst, Move, Position};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A proof, and what it claims of all tings.
pub(super) struct Proof {
    claims: Claims,
    /// By how many rounds follow.
    tables: Vec<Table>,
    /// The claims of last tings with the same hands.
    lasts: Vec<Vec<usize>>,
}

/// One thing to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// An answer to the opening, by number in the legal list.
    Answer(usize),
    /// A claim of a ting with so many rounds to follow.
    Claim(u8, usize),
    /// All claims of last tings with the same hands.
    Last(usize),
}

/// What so many steps have in common is remembered for the next.
#[derive(Default)]
pub(super) struct Memories([Memory; MOST as usize]);

impl Proof {
    /// None if the bytes make no sense: the start must be the one ting that most rounds follow.
    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Proof> {
        let claims = from_bytes(bytes)?;
        let tables = (0..claims.len() as u8 - 1).map(|follow| table_of(follow, &claims[usize::from(follow)]));
        let tables = tables.collect::<Option<Vec<Table>>>()?;
        let mut lasts: BTreeMap<[u8; 2], Vec<usize>> = BTreeMap::new();
        for (at, claim) in claims[0].iter().enumerate().filter(|_| claims.len() > 1) {
            lasts.entry(tables[0].place(claim.number).planes).or_default().push(at);
        }
        // Those that take longest first.
        let mut lasts: Vec<_> = lasts.into_iter().collect();
        lasts.sort_by_key(|(planes, _)| {
            Reverse(planes.map(|planes| hand(planes).count_ones()).iter().sum::<u32>())
        });
        let lasts = lasts.into_iter().map(|(_, claims)| claims).collect();
        let start = Table::new(claims.len() as u8 - 1).number(START);
        matches!(claims.last().map(Vec::as_slice), Some([claim]) if claim.number == start).then_some(Proof {
            claims,
            tables,
            lasts,
        })
    }

    /// Lowers what is claimed too high to what its mixture gets, from the last round but one up to the opening: a claim was
    /// made with what is known of the tings that follow, and counts with what is claimed of them, which can be less by a
    /// hair.
    pub(super) fn mended(mut self, progress: &dyn Progress) -> Result<Vec<u8>, Cancelled> {
        for follow in 1..self.tables.len() as u8 {
            let below = &self.tables[usize::from(follow) - 1];
            let lower = self.each(follow, progress, &|claim, memory| {
                let is_kept = self.is_kept(follow, claim, memory, progress)?;
                let floor = || self.floor(follow, claim, below, memory, progress);
                (!is_kept).then(floor).transpose()
            })?;
            let lower: Vec<(usize, f64)> =
                lower.into_iter().enumerate().filter_map(|(at, floor)| Some((at, floor?))).collect();
            progress.say(&format!("{} of them were lowered", lower.len()));
            for (at, floor) in lower {
                let claim = &mut self.claims[usize::from(follow)][at];
                claim.parts = claim.parts.min(parts_below(floor));
            }
            self.tables[usize::from(follow)] =
                table_of(follow, &self.claims[usize::from(follow)]).expect("as before");
        }
        let most = self.tables.len();
        let floor = (0..ANSWERS).map(|answer| self.against(answer)).fold(1.0, f64::min);
        let opening = &mut self.claims[most][0];
        opening.parts = opening.parts.min(parts_below(floor));
        Ok(to_bytes(&self.claims))
    }

    /// What the mixtures of all claims with so many rounds to follow get at least, whatever is claimed of them, if the tings
    /// of the next round are worth what is known of those.
    pub(super) fn floors(
        &self,
        follow: u8,
        below: &Table,
        progress: &dyn Progress,
    ) -> Result<Vec<(Place, f64)>, Cancelled> {
        let floors =
            self.each(follow, progress, &|claim, memory| self.floor(follow, claim, below, memory, progress))?;
        let claims = self.claims[usize::from(follow)].iter().zip(floors);
        let table = &self.tables[usize::from(follow)];
        Ok(claims.map(|(claim, floor)| (table.place(claim.number), floor)).collect())
    }

    /// Asks the same of all claims with so many rounds to follow, on all cores, and tells the answers in their order.
    fn each<T: Send>(
        &self,
        follow: u8,
        progress: &dyn Progress,
        ask: &(dyn Fn(&Claim, &mut Memory) -> Result<T, Cancelled> + Sync),
    ) -> Result<Vec<T>, Cancelled> {
        let claims = &self.claims[usize::from(follow)];
        progress.stage(&format!("claims with {follow} to follow"), claims.len() as u64);
        let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        on_all_cores(|| {
            let mut memory = Memory::default();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(claim) = claims.get(at) else { return Ok(()) };
                let answer = ask(claim, &mut memory)?;
                let mut found = found.lock().expect("nothing panics with the lock");
                found.push((at, answer));
                progress.done(found.len() as u64);
            }
        })?;
        let mut found = found.into_inner().expect("nothing panics with the lock");
        found.sort_by_key(|&(at, _)| at);
        Ok(found.into_iter().map(|(_, answer)| answer).collect())
    }

    /// What the mixture of a claim gets at least, if the tings of the next round are worth what `below` says.
    fn floor(
        &self,
        follow: u8,
        claim: &Claim,
        below: &Table,
        memory: &mut Memory,
        progress: &dyn Progress,
    ) -> Result<f64, Cancelled> {
        let place = self.tables[usize::from(follow)].place(claim.number);
        let line_ups = [0, 1].map(|seat| place.ting(1).line_ups(seat));
        let mut lent = memory.lend_as(MEMORY_BITS);
        let mut floor = 1.0_f64;
        for &other in &line_ups[1] {
            progress.go_on()?;
            let next = Claimed { below, progress, stopped: false };
            let mut open = Open { matter: Matter::before(follow), memory: &mut lent, next, mark: 0 };
            let add = |(own, share): (usize, f64)| {
                share * open.reveal(place.life, place.planes, [line_ups[0][own], other], ALL)
            };
            floor = floor.min(claim.shares().into_iter().map(add).sum());
        }
        *memory = lent;
        Ok(floor)
    }

    /// What seat 0 is sure of at the start, if all claims are right.
    pub(super) fn bound(&self) -> f64 {
        // Each round adds its rounding.
        worth(self.opening().parts) - self.claims.len() as f64 * SLACK
    }

    /// How many things there are to check, by what they are.
    pub(super) fn counts(&self) -> Vec<(String, u64)> {
        let most = self.tables.len();
        let claims = (0..most).rev().map(|follow| {
            let name = if follow == 0 {
                "last tings".to_owned()
            } else {
                format!("tings of round {}", most + 1 - follow)
            };
            (name, self.claims[follow].len() as u64)
        });
        let answers = ("answers to the opening, through the rules".to_owned(), ANSWERS as u64);
        std::iter::once(answers).chain(claims).collect()
    }

    fn opening(&self) -> &Claim {
        &self.claims[self.tables.len()][0]
    }

    /// All there is to check: the answers to the opening, then what they read, then what those read.
    pub(super) fn steps(&self) -> Vec<Step> {
        let answers = (0..ANSWERS).map(Step::Answer);
        let claims =
            |follow: u8| (0..self.claims[usize::from(follow)].len()).map(move |at| Step::Claim(follow, at));
        let lasts = (0..self.lasts.len()).map(Step::Last);
        answers.chain((1..self.tables.len() as u8).rev().flat_map(claims)).chain(lasts).collect()
    }

    /// Checks all that is not noted as done before, on all cores, and tells the first thing that is wrong. What is done is
    /// handed over to be noted again and again: a byte for each step.
    pub(super) fn check(
        &self,
        noted: &[u8],
        note: &(dyn Fn(&[u8]) + Sync),
        progress: &dyn Progress,
    ) -> Result<Option<String>, Cancelled> {
        let steps = self.steps();
        let mut done = vec![0; steps.len()];
        if noted.len() == done.len() {
            done.copy_from_slice(noted);
        }
        let left: Vec<usize> = (0..steps.len()).filter(|&step| done[step] != 1).collect();
        progress.stage("floors proved", steps.len() as u64);
        let next = AtomicUsize::new(0);
        let found = Mutex::new((done, steps.len() - left.len(), None));
        let work = || {
            let mut memories = Memories::default();
            while let Some(&step) = left.get(next.fetch_add(1, Ordering::Relaxed)) {
                let is_right = self.is_right(steps[step], &mut memories, progress)?;
                let mut found = found.lock().expect("nothing panics with the lock");
                let (done, count, wrong) = &mut *found;
                if !is_right {
                    wrong.get_or_insert(steps[step]);
                }
                if wrong.is_some() {
                    return Ok(());
                }
                done[step] = 1;
                *count += 1;
                progress.done(*count as u64);
                if count.is_multiple_of(NOTED) {
                    note(done);
                }
            }
            Ok(())
        };
        let result = on_all_cores(work);
        let (done, _, wrong) = found.into_inner().expect("nothing panics with the lock");
        note(&done);
        result?;
        let Some(wrong) = wrong else { return Ok(None) };
        // Which of them it is.
        let one = match wrong {
            Step::Last(group) => {
                let mut claims = self.lasts[group].iter();
                let one = claims.find(|&&at| !matches!(self.are_kept(&[at], progress), Ok(true)));
                one.map_or(wrong, |&at| Step::Claim(0, at))
            }
            step => step,
        };
        Ok(Some(self.told(one)))
    }

    pub(super) fn told(&self, step: Step) -> String {
        match step {
            Step::Answer(number) => format!("answer {number} to the opening"),
            Step::Claim(follow, at) => {
                let claim = &self.claims[usize::from(follow)][at];
                let place = self.tables[usize::from(follow)].place(claim.number);
                format!("{} with {follow} to follow at {place:?}", worth(claim.parts))
            }
            Step::Last(group) => self.told(Step::Claim(0, self.lasts[group][0])),
        }
    }

    /// Whether so many gods can come to a ting that it takes long to check.
    #[cfg(test)]
    pub(super) fn is_hard(&self, step: Step) -> bool {
        let (follow, at) = match step {
            Step::Answer(_) => return false,
            Step::Claim(follow, at) => (follow, at),
            Step::Last(group) => (0, self.lasts[group][0]),
        };
        let place = self.tables[usize::from(follow)].place(self.claims[usize::from(follow)][at].number);
        place.planes.iter().map(|&planes| hand(planes).count_ones()).sum::<u32>() > 2
    }

    pub(super) fn is_right(
        &self,
        step: Step,
        memories: &mut Memories,
        progress: &dyn Progress,
    ) -> Result<bool, Cancelled> {
        progress.go_on()?;
        match step {
            Step::Answer(number) => Ok(self.holds_against(number)),
            Step::Last(group) => self.are_kept(&self.lasts[group], progress),
            Step::Claim(0, at) => self.are_kept(&[at], progress),
            Step::Claim(follow, at) => {
                let memory = &mut memories.0[usize::from(follow)];
                self.is_kept(follow, &self.claims[usize::from(follow)][at], memory, progress)
            }
        }
    }

    /// Whether the opening gets what is claimed against an answer.
    fn holds_against(&self, answer: usize) -> bool {
        self.against(answer) >= worth(self.opening().parts) - SLACK
    }

    /// What the opening gets against an answer, by plain recursion through the rules.
    fn against(&self, answer: usize) -> f64 {
        let rounds = serde_json::Map::from_iter([("rounds".to_owned(), self.claims.len().into())]);
        let game = Gunst::from_options(&rounds).expect("a game of so many rounds");
        let start = game.start();
        let line_ups: [Vec<Move>; 2] = [0, 1].map(|seat| game.legal_moves(&start, Seat(seat)).collect());
        let leaf = |pos: &Position| {
            let ting = place_of(pos);
            let place = Place { planes: ting.planes, life: ting.life };
            self.tables.last().map_or(-1.0, |table| table.value(place))
        };
        let gets = |(own, share): (usize, f64)| {
            let mut pos = start;
            game.play_unchecked(&mut pos, Seat(0), line_ups[0][own]);
            game.play_unchecked(&mut pos, Seat(1), line_ups[1][answer]);
            share * by_the_rules(&game, &pos, &leaf, ALL)
        };
        self.opening().shares().into_iter().map(gets).sum()
    }

    /// Whether the mixtures of some claims of last tings with the same hands get as much as is claimed against every answer.
    /// Whatever the lives, the two can do the same, so all are gone through at once.
    fn are_kept(&self, claims: &[usize], progress: &dyn Progress) -> Result<bool, Cancelled> {
        let claims: Vec<&Claim> = claims.iter().map(|&at| &self.claims[0][at]).collect();
        let places: Vec<Place> = claims.iter().map(|claim| self.tables[0].place(claim.number)).collect();
        let mut rounds = LastRounds::new(places[0].planes.map(hand), Lanes::of(|_| true), progress);
        // Which claims bring a line-up, and how likely; those first that matter most.
        let mut rows: BTreeMap<usize, Vec<(usize, f64)>> = BTreeMap::new();
        for (number, claim) in claims.iter().enumerate() {
            for (own, share) in claim.shares() {
                rows.entry(own).or_default().push((number, share));
            }
        }
        if rows.keys().any(|&own| own >= rounds.line_ups[0].len()) {
            return Ok(false);
        }
        let weight = |users: &[(usize, f64)]| users.iter().map(|(_, share)| share).sum::<f64>();
        let mut rows: Vec<_> = rows.into_iter().collect();
        rows.sort_by(|(_, one), (_, other)| weight(other).total_cmp(&weight(one)));
        let wanted: Vec<f64> = claims.iter().map(|claim| worth(claim.parts) - SLACK).collect();
        for other in 0..rounds.line_ups[1].len() {
            progress.go_on()?;
            // What each has got so far, and how much of its mixture is left.
            let mut sums = vec![(0.0, 1.0); claims.len()];
            // Whether the rest may win or lose as it likes.
            let is_enough = |number: usize, (sum, left): (f64, f64)| sum - left >= wanted[number];
            for (own, users) in &rows {
                let asks = |&&(number, _): &&(usize, f64)| !is_enough(number, sums[number]);
                let lanes = users.iter().filter(asks).map(|&(number, _)| Lanes::one(places[number].life));
                let lanes = lanes.fold(Lanes::of(|_| false), |all, lane| all | lane);
                if lanes.is_empty() {
                    continue;
                }
                let value = rounds.values([*own, other], lanes);
                for &(number, share) in users {
                    if !is_enough(number, sums[number]) {
                        let (sum, left) = &mut sums[number];
                        *sum += share * value(places[number].life);
                        *left -= share;
                    }
                }
            }
            let is_kept = |(number, &(sum, left)): (usize, &(f64, f64))| {
                is_enough(number, (sum, left)) || sum >= wanted[number]
            };
            if !sums.iter().enumerate().all(is_kept) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the mixture of a claim gets as much as is claimed against every answer.
    fn is_kept(
        &self,
        follow: u8,
        claim: &Claim,
        memory: &mut Memory,
        progress: &dyn Progress,
    ) -> Result<bool, Cancelled> {
        let place = self.tables[usize::from(follow)].place(claim.number);
        let line_ups = [0, 1].map(|seat| place.ting(1).line_ups(seat));
        if claim.mixture.iter().any(|&(own, _)| usize::from(own) >= line_ups[0].len()) {
            return Ok(false);
        }
        let rows: Vec<(LineUp, f64)> =
            claim.shares().into_iter().map(|(own, share)| (line_ups[0][own], share)).collect();
        let below = &self.tables[usize::from(follow) - 1];
        let wanted = worth(claim.parts) - SLACK;
        let mut lent = memory.lend_as(MEMORY_BITS);
        for &other in &line_ups[1] {
            let next = Claimed { below, progress, stopped: false };
            let mut open = Open { matter: Matter::before(follow), memory: &mut lent, next, mark: 0 };
            let is_enough = gets(&mut open, place, &rows, other, wanted);
            if open.next.stopped {
                return Err(Cancelled);
            }
            if !is_enough {
                return Ok(false);
            }
        }
        *memory = lent;
        Ok(true)
    }
}

/// What some claims of one round say of all its tings; none if one of them is of no ting.
fn table_of(follow: u8, claims: &[Claim]) -> Option<Table> {
    let mut table = Table::new(follow);
    for claim in claims {
        table.numbers().contains(&claim.number).then(|| table.raise(claim.number, claim.parts))?;
    }
    table.spread();
    Some(table)
}

/// Whether a mixture gets as much as is wanted against one answer.
fn gets(
    open: &mut Open<'_, Claimed<'_>>,
    place: Place,
    rows: &[(LineUp, f64)],
    other: LineUp,
    wanted: f64,
) -> bool {
    let (mut sum, mut left) = (0.0, 1.0);
    for &(own, share) in rows {
        left -= share;
        // Less is too little even if all others win, more is enough even if all others lose.
        let enough = ((wanted - sum + left) / share).min(1.0);
        if enough <= -1.0 {
            return true;
        }
        let little = ((wanted - sum - left) / share).max(-1.0).min(enough) - SLACK;
        sum += share * open.reveal(place.life, place.planes, [own, other], (little, enough));
        if sum - left >= wanted {
            return true;
        }
        if sum + left < wanted {
            return false;
        }
    }
    sum >= wanted
}

/// Line-ups that the second lord can answer the opening with.
pub(super) const ANSWERS: usize = 288;

/// What is done is noted whenever this many more steps are.
const NOTED: usize = 100;

/// The tings after a round with what is claimed of them.
struct Claimed<'a> {
    below: &'a Table,
    progress: &'a dyn Progress,
    stopped: bool,
}

impl Next for Claimed<'_> {
    fn value(&mut self, life: [u8; 2], planes: [u8; 2], _: Window) -> f64 {
        self.below.value(Place { planes, life })
    }

    fn is_stopped(&mut self) -> bool {
        self.stopped |= self.progress.is_cancelled();
        self.stopped
    }
}
