//! Finds the claims: first one of the start, then of each ting that it reads, and so on to the last rounds.

use super::super::super::field::hand;
use super::super::super::last;
use super::super::super::memory::Memory;
use super::super::floors::FLOORS;
use super::super::lookup::{Lookup, MEMORY_BITS, Place};
use super::claim::{Claim, Claims, to_bytes, whole};
use super::cover::cover;
use super::record::{Memories, Pair};
use super::table::{NOTHING, Table, parts_below, worth};
use super::{MOST, SLACK, START};
use crate::progress::{Cancelled, Progress, on_all_cores};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Mixtures are looked for that get this much more than is wanted: weights are rounded.
const SPARE: f64 = 3e-5;

/// So many tings are proved in a row.
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
        let below = follow.checked_sub(1).map(known);
        let found = prove(follow, &wanted, below.as_ref(), progress)?;
        claims[usize::from(follow)] = found.0;
        if let (Some(need), Some(below)) = (found.1, below) {
            wanted = cover(&need, &below);
        }
    }
    Ok(to_bytes(&claims))
}

/// What is known of the tings with so many rounds to follow.
fn known(follow: u8) -> Table {
    let mut table = Table::new(follow);
    for number in table.numbers() {
        let place = table.place(number);
        let value = match follow {
            0 => last::value(place.life, place.planes).expect("the table of last rounds goes as far"),
            _ => FLOORS.floor(follow, place),
        };
        table.raise(number, parts_below(value));
    }
    table
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
            habits: Default::default(),
            progress,
        };
        while let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
            prover.habits = Default::default();
            for &(number, parts) in group {
                let claim = prover.prove(number, parts)?;
                let mut found = found.lock().expect("nothing panics with the lock");
                found.push(claim);
                progress.done(found.len() as u64);
            }
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
    let chunks = groups.iter().flat_map(|(_, group)| group.chunks(AT_ONCE).map(<[_]>::to_vec));
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
    /// The line-ups that mattered at the last ting with the same hands.
    habits: [Vec<usize>; 2],
    progress: &'a dyn Progress,
}

impl Prover<'_> {
    /// Finds a mixture that gets seat 0 so much at a ting (the most there is, if nothing is asked for).
    fn prove(&mut self, number: usize, parts: i16) -> Result<Claim, Cancelled> {
        let place = Table::new(self.follow).place(number);
        let below = self.below;
        let after = |place: Place| match below {
            Some(below) => below.value(place),
            None => f64::from(place.life[0].cmp(&place.life[1]) as i8),
        };
        let memory = std::mem::take(&mut self.memory);
        let mut ting = Lookup::with_memory(self.follow, place, after, memory, self.progress);
        let enough = if parts == NOTHING { 1.0 } else { worth(parts) };
        let mut claim = Claim { number, parts, mixture: Vec::new() };
        let mut against = Vec::new();
        let mut floor = -1.0;
        for closed in CLOSED {
            let [own, other] = &self.habits;
            let mixed = ting.reach((enough + SPARE).min(1.0), closed, [own, other])?;
            for (habit, side) in self.habits.iter_mut().zip(&mixed.sides) {
                if !side.is_empty() {
                    *habit = side.iter().map(|&(number, _)| number).collect();
                }
            }
            claim.mixture = whole(&mixed.sides[0]);
            against = ting.against(&claim.shares())?;
            floor = against.iter().copied().fold(1.0, f64::min);
            if floor >= enough - SLACK / 2.0 {
                break;
            }
        }
        claim.parts = parts_below(floor.min(enough));
        if let (Some(below), Some(need)) = (self.below, self.need.as_mut()) {
            for (other, sum) in against.into_iter().enumerate() {
                let mut rows = Vec::new();
                for (own, share) in claim.shares() {
                    rows.push((own, share, ting.pair([own, other])?));
                }
                for (own, wanted) in relaxed(rows, (sum - worth(claim.parts)).max(0.0)) {
                    let line_ups = [ting.line_ups[0][own], ting.line_ups[1][other]];
                    Pair { follow: self.follow, place, line_ups }.record(
                        wanted,
                        below,
                        need,
                        &mut self.pairs,
                    );
                }
            }
        }
        self.memory = ting.into_memory();
        Ok(claim)
    }
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
