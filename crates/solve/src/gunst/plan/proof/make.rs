//! Finds the claims: first one of the start, then of each ting that it reads, and so on to the last rounds.

use super::super::super::field::hand;
use super::super::super::lanes::{Lanes, LastRounds};
use super::super::super::memory::Memory;
use super::super::super::open::ALL;
use super::super::super::oracle::{self, Entries, Task};
use super::super::floors::FLOORS;
use super::super::lookup::{Lookup, MEMORY_BITS, Place};
use super::check::Proof;
use super::claim::{Claim, Claims, to_bytes, whole};
use super::cover::cover;
use super::record::{Memories, Pair};
use super::table::{NOTHING, Table, parts_below, worth};
use super::{MOST, SLACK, START, known};
use crate::progress::{Cancelled, Progress, on_all_cores};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Mixtures are looked for that get this much more than is wanted: weights are rounded.
const SPARE: f64 = 3e-5;

/// So many tings are proved in a row; of last ones all that have the same hands.
const AT_ONCE: usize = 64;

/// How close to the best mixtures are looked for, at first and if that is not enough.
const CLOSED: [f64; 2] = [1e-5, 1e-9];

/// Proves what the start of a game of two, three or four rounds is worth at least, and returns what belongs in `two.bin`,
/// `three.bin` or `four.bin`: the same however many cores there are.
pub fn make_proof(rounds: u8, progress: &dyn Progress) -> Result<Vec<u8>, Cancelled> {
    let most = (rounds - 1).min(MOST);
    let mut claims: Claims = vec![Vec::new(); usize::from(most) + 1];
    let mut wanted = vec![(Table::new(most).number(START), NOTHING)];
    for follow in (0..=most).rev() {
        progress.stage(&format!("claims with {follow} to follow"), wanted.len() as u64);
        let below = follow.checked_sub(1).map(|follow| known(&FLOORS, follow));
        let found = prove(follow, &wanted, below.as_ref(), progress)?;
        claims[usize::from(follow)] = found.0;
        if let (Some(need), Some(below)) = (found.1, below) {
            wanted = cover(&need, &below);
        }
    }
    let proof = Proof::from_bytes(&to_bytes(&claims)).expect("what was found is a proof");
    proof.mended(progress)
}

/// Proves what is wanted of some tings, on all cores, and tells what that needs of the tings that follow.
fn prove(
    follow: u8,
    wanted: &[(usize, i16)],
    below: Option<&Table>,
    progress: &dyn Progress,
) -> Result<(Vec<Claim>, Option<Table>), Cancelled> {
    let groups = alike(follow, wanted);
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let need = Mutex::new(follow.checked_sub(1).map(Table::new));
    on_all_cores(|| {
        let mut prover = Prover {
            follow,
            below,
            need: follow.checked_sub(1).map(Table::new),
            memory: Memory::new(MEMORY_BITS),
            pairs: Memories { exact: Memory::new(MEMORY_BITS), recorded: Memory::new(MEMORY_BITS) },
            progress,
        };
        while let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
            prover.prove_group(group, |claim| {
                let mut found = found.lock().expect("nothing panics with the lock");
                found.push(claim);
                progress.done(found.len() as u64);
            })?;
        }
        let mut need = need.lock().expect("nothing panics with the lock");
        if let (Some(need), Some(own)) = (need.as_mut(), prover.need) {
            need.join(&own);
        }
        Ok(())
    })?;
    let mut found = found.into_inner().expect("nothing panics with the lock");
    found.sort_by_key(|claim| claim.number);
    Ok((found, need.into_inner().expect("nothing panics with the lock")))
}

/// Tings with the same hands, so many at a time: what is good in the one is a good start for the next. Those first that
/// take longest.
fn alike(follow: u8, wanted: &[(usize, i16)]) -> Vec<Vec<(usize, i16)>> {
    let table = Table::new(follow);
    let hands = |number: usize| table.place(number).planes.map(hand);
    let mut groups: BTreeMap<[u8; 2], Vec<(usize, i16)>> = BTreeMap::new();
    for &(number, parts) in wanted {
        groups.entry(hands(number)).or_default().push((number, parts));
    }
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|(hands, _)| std::cmp::Reverse(hands.map(u8::count_ones).iter().sum::<u32>()));
    let most = if follow == 0 { usize::MAX } else { AT_ONCE };
    let chunks = groups.iter().flat_map(|(_, group)| group.chunks(most).map(<[_]>::to_vec));
    chunks.collect()
}

/// Proves claims of one round.
struct Prover<'a> {
    follow: u8,
    below: Option<&'a Table>,
    /// What the claims so far need of the tings that follow.
    need: Option<Table>,
    memory: Memory,
    pairs: Memories,
    progress: &'a dyn Progress,
}

impl Prover<'_> {
    /// Proves tings with the same hands, one after the other.
    fn prove_group(&mut self, group: &[(usize, i16)], mut found: impl FnMut(Claim)) -> Result<(), Cancelled> {
        let table = Table::new(self.follow);
        let mut habits = Habits::default();
        if self.follow > 0 {
            for &(number, parts) in group {
                found(self.prove(table.place(number), number, parts, &mut habits)?);
            }
            return Ok(());
        }
        let lives: BTreeSet<[u8; 2]> = group.iter().map(|&(number, _)| table.place(number).life).collect();
        let hands = table.place(group[0].0).planes.map(hand);
        let mut rounds = LastRounds::new(hands, Lanes::of(|life| lives.contains(&life)), self.progress);
        let sizes = [0, 1].map(|seat| rounds.line_ups[seat].len());
        for &(number, parts) in group {
            let mut ting = rounds.at(table.place(number).life);
            found(find(&mut ting, sizes, number, parts, &mut habits, self.progress)?.0);
        }
        Ok(())
    }

    /// Finds a claim of a ting after which others follow, and notes what it needs of those.
    fn prove(
        &mut self,
        place: Place,
        number: usize,
        parts: i16,
        habits: &mut Habits,
    ) -> Result<Claim, Cancelled> {
        let below = self.below.expect("others follow");
        let after = |place: Place| below.value(place);
        let memory = std::mem::take(&mut self.memory);
        let mut ting = Lookup::with_memory(self.follow, place, after, memory, self.progress);
        let sizes = [0, 1].map(|seat| ting.line_ups[seat].len());
        let (claim, against) = find(&mut ting, sizes, number, parts, habits, self.progress)?;
        let need = self.need.as_mut().expect("others follow");
        for (other, sum) in against.into_iter().enumerate() {
            let mut rows = Vec::new();
            for (own, share) in claim.shares() {
                rows.push((own, share, ting.pair([own, other])?));
            }
            for (own, wanted) in relaxed(rows, (sum - worth(claim.parts)).max(0.0)) {
                let line_ups = [ting.line_ups[0][own], ting.line_ups[1][other]];
                Pair { follow: self.follow, place, line_ups }.record(wanted, below, need, &mut self.pairs);
            }
        }
        self.memory = ting.into_memory();
        Ok(claim)
    }
}

/// The line-ups that mattered at the last ting with the same hands.
type Habits = [Vec<usize>; 2];

/// Finds a mixture that gets seat 0 so much at a ting (the most there is, if nothing is asked for), and what it gets against
/// each line-up of seat 1.
fn find(
    ting: &mut impl Entries,
    sizes: [usize; 2],
    number: usize,
    parts: i16,
    habits: &mut Habits,
    progress: &dyn Progress,
) -> Result<(Claim, Vec<f64>), Cancelled> {
    let enough = if parts == NOTHING { 1.0 } else { worth(parts) };
    let mut claim = Claim { number, parts, mixture: Vec::new() };
    let mut against = Vec::new();
    let mut floor = -1.0;
    for closed in CLOSED {
        let [own, other] = &*habits;
        let task = Task { sizes, window: (ALL.0, (enough + SPARE).min(1.0)), closed };
        let mixed = oracle::solve(task, [own, other], progress, ting)?;
        for (habit, side) in habits.iter_mut().zip(&mixed.sides) {
            if !side.is_empty() {
                *habit = side.iter().map(|&(number, _)| number).collect();
            }
        }
        claim.mixture = whole(&mixed.sides[0]);
        let shares = claim.shares();
        against.clear();
        for other in 0..sizes[1] {
            let add = |sum: f64, &(own, share): &(usize, f64)| Ok(sum + share * ting.look([own, other])?.0);
            against.push(shares.iter().try_fold(0.0, add)?);
        }
        floor = against.iter().copied().fold(1.0, f64::min);
        if floor >= enough - SLACK / 2.0 {
            break;
        }
    }
    claim.parts = parts_below(floor.min(enough));
    Ok((claim, against))
}

/// What each line-up of a mixture must get if there is something to spare: those that matter least are given up first,
/// the rest give way a little.
fn relaxed(mut rows: Vec<(usize, f64, f64)>, mut spare: f64) -> Vec<(usize, f64)> {
    let part = |&(_, share, value): &(usize, f64, f64)| share * (value + 1.0);
    rows.sort_by(|one, other| part(one).total_cmp(&part(other)));
    rows.retain(|row| {
        let is_given_up = part(row) <= spare;
        if is_given_up {
            spare -= part(row);
        }
        !is_given_up
    });
    let left: f64 = rows.iter().map(|row| row.1).sum();
    rows.into_iter().map(|(own, _, value)| (own, value - spare / left)).collect()
}
