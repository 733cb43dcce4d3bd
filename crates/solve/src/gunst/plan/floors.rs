//! What the plan gets at least, at every ting with one or two rounds to follow.
//!
//! Found from the last round backwards, all lives of a ting at once. It takes two cores most of an hour, so the floors come
//! along with the program, in `floors.bin`, made by [`plan_floors`] (the example `gunst_plan` writes the file). The tests
//! find samples of them afresh.

use super::super::field::{KIN, hand};
use super::super::last;
use super::super::open::subsets;
use super::lives::{LIFE, LOST, Square};
use super::round::{Round, Row};
use super::settle::settle;
use super::stand::Stand;
use crate::progress::{Cancelled, Progress, on_all_cores};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};

/// Tings with so many rounds to follow, at most, have floors.
pub(in super::super) const MOST_FOLLOW: u8 = 2;

/// So many tings, all lives in one: where seat 0's gods stand, and seat 1's planes.
const TINGS: usize = Stand::COUNT * 256;

/// Floors are stored in parts of one, rounded down.
const PARTS: f32 = 32_767.0;

/// By how many rounds follow.
static FLOORS: LazyLock<[Vec<Square>; 1 + MOST_FOLLOW as usize]> = LazyLock::new(|| {
    let (parts, _) = include_bytes!("floors.bin").as_chunks::<2>();
    assert_eq!(
        parts.len(),
        TINGS * LIFE * LIFE * usize::from(MOST_FOLLOW),
        "floors.bin is made by gunst_plan"
    );
    let stored: Vec<f32> = parts.iter().map(|&part| f32::from(i16::from_le_bytes(part)) / PARTS).collect();
    let (squares, _) = stored.as_chunks::<{ LIFE * LIFE }>();
    let squares: Vec<Square> = squares.iter().map(square_of).collect();
    let (one, two) = squares.split_at(TINGS);
    [last_rounds(), one.to_vec(), two.to_vec()]
});

fn square_of(values: &[f32; LIFE * LIFE]) -> Square {
    std::array::from_fn(|own| std::array::from_fn(|other| values[own * LIFE + other]))
}

/// What the last round is worth, rounded down.
fn last_rounds() -> Vec<Square> {
    let value = |stand: Stand, planes: u8, own: usize, other: usize| {
        let exact = last::value([own as u8 + 1, other as u8 + 1], [stand.planes(), planes]);
        (exact.expect("the table of last rounds goes as far") as f32).next_down().max(-1.0)
    };
    let square = |stand: Stand, planes: u8| -> Square {
        std::array::from_fn(|own| std::array::from_fn(|other| value(stand, planes, own, other)))
    };
    Stand::all().flat_map(|stand| (0..=255).map(move |planes| square(stand, planes))).collect()
}

/// What tings with so many rounds to follow are worth to seat 0 at least.
pub(super) fn squares(follow: u8) -> Option<&'static [Square]> {
    FLOORS.get(usize::from(follow)).map(Vec::as_slice)
}

/// The same for one ting.
pub(in super::super) fn floor(follow: u8, life: [u8; 2], planes: [u8; 2]) -> Option<f64> {
    if life.iter().any(|&life| usize::from(life) > LIFE) {
        return None;
    }
    let [own, other] = life.map(|life| usize::from(life) - 1);
    let square = &squares(follow)?[Stand::of(planes[0]).index() * 256 + usize::from(planes[1])];
    Some(f64::from(square[own][other]))
}

/// The line-ups that mattered most in tings of all kinds, those first that mattered most: kin by number, with the
/// Wanderer or without.
#[rustfmt::skip]
const ROWS: [(usize, bool); 80] = [
    (0, false), (25, false), (6, false), (4, false), (31, false), (1, true), (23, true), (27, false),
    (29, false), (21, true), (19, true), (5, true), (57, false), (55, true), (6, true), (22, false),
    (7, true), (4, true), (2, true), (31, true), (0, true), (20, false), (17, true), (255, true),
    (29, true), (15, true), (5, false), (255, false), (2, false), (223, false), (63, false), (54, false),
    (121, false), (27, true), (287, false), (13, true), (23, false), (24, false), (198, false), (59, false),
    (22, true), (3, true), (63, true), (28, false), (30, false), (38, false), (11, true), (61, false),
    (254, false), (230, false), (286, false), (123, false), (208, false), (53, true), (279, true),
    (89, false), (54, true), (15, false), (223, true), (127, false), (51, true), (217, false), (20, true),
    (7, false), (52, false), (30, true), (192, false), (61, true), (127, true), (21, false), (62, false),
    (246, false), (49, true), (247, true), (159, true), (16, false), (59, true), (217, true), (222, false),
    (25, true),
];

/// The line-ups that the plan chooses from: the more gods seat 1 has in hand, the fewer, for each takes longer.
pub(super) fn rows(stand: Stand, planes: u8) -> Vec<Row> {
    let count = [ROWS.len(), ROWS.len(), 44, 20, 8][hand(planes).count_ones() as usize];
    let all = ROWS[..count].iter().map(|&(kin, brings_wanderer)| Row { kin, brings_wanderer });
    all.filter(|row| !row.brings_wanderer || stand.has_wanderer()).collect()
}

/// All line-ups that the plan allows.
pub(super) fn all_rows(stand: Stand) -> Vec<Row> {
    let all =
        (0..KIN.len()).flat_map(|kin| [false, true].map(|brings_wanderer| Row { kin, brings_wanderer }));
    all.filter(|row| !row.brings_wanderer || stand.has_wanderer()).collect()
}

/// The floors of a ting, for all lives.
pub(super) fn square(
    round: &mut Round<'_>,
    stand: Stand,
    planes: u8,
    progress: &dyn Progress,
) -> Result<Square, Cancelled> {
    let (rows, gods) = (rows(stand, planes), subsets(planes));
    let columns = gods.len() * KIN.len();
    // Row by row; in each, life by life.
    let mut entries = vec![0.0; rows.len() * LIFE * LIFE * columns];
    for (at, &brought) in gods.iter().enumerate() {
        round.pairs(stand, planes, brought, &rows, progress, |row, other, square| {
            let column = at * KIN.len() + other;
            for (life, value) in square.iter().flatten().enumerate() {
                entries[(row * LIFE * LIFE + life) * columns + column] = *value;
            }
        })?;
    }
    let mut square = LOST;
    let mut hurting = Vec::new();
    for (life, floor) in square.iter_mut().flatten().enumerate() {
        let rows: Vec<&[f32]> =
            (0..rows.len()).map(|row| &entries[(row * LIFE * LIFE + life) * columns..][..columns]).collect();
        // Less by far more than sums of such numbers can be off.
        *floor = (settle(&rows, &mut hurting).floor() as f32 - 1e-6).max(-1.0);
    }
    Ok(square)
}

/// Whether a ting with two rounds to follow can come about in a game of four rounds: nobody's gods walk further in one
/// round than three favours, three farmers and four scholars take them.
fn can_come(stand: Stand, planes: u8) -> bool {
    let sum = |planes: u8| (0..4).map(|god| planes >> (2 * god) & 3).sum::<u8>();
    sum(planes) <= 10 && stand.planes() >> 6 == 0
}

/// Finds all floors from the last round on, on all cores, and returns what belongs in `floors.bin`.
pub fn plan_floors(progress: &dyn Progress) -> Result<Vec<u8>, Cancelled> {
    let mut next = last_rounds();
    let mut bytes = Vec::new();
    for follow in 1..=MOST_FOLLOW {
        // All four gods in hand are out of reach, or as good as a win.
        let is_found = |&(stand, planes): &(Stand, u8)| {
            hand(planes) != 15 && (follow < MOST_FOLLOW || can_come(stand, planes))
        };
        let tings = Stand::all().flat_map(|stand| (0..=255).map(move |planes| (stand, planes)));
        let mut tings: Vec<(Stand, u8)> = tings.filter(is_found).collect();
        // Those that take longest first.
        tings.sort_by_key(|&(_, planes)| std::cmp::Reverse(hand(planes).count_ones()));
        progress.stage(&format!("{follow} to follow"), tings.len() as u64);
        let (found, done) = (Mutex::new(vec![LOST; TINGS]), AtomicUsize::new(0));
        let work = || {
            let mut round = Round::new(&next);
            while let Some(&(stand, planes)) = tings.get(done.fetch_add(1, Ordering::Relaxed)) {
                let square = rounded(&square(&mut round, stand, planes, progress)?);
                let place = stand.index() * 256 + usize::from(planes);
                found.lock().expect("nothing panics with the lock")[place] = square;
                progress.done(done.load(Ordering::Relaxed).min(tings.len()) as u64);
            }
            Ok(())
        };
        on_all_cores(work)?;
        next = found.into_inner().expect("nothing panics with the lock");
        bytes.extend(
            next.iter().flatten().flatten().flat_map(|&floor| ((floor * PARTS) as i16).to_le_bytes()),
        );
    }
    Ok(bytes)
}

/// Rounded down to what is stored.
pub(super) fn rounded(square: &Square) -> Square {
    square.map(|row| row.map(|floor| (floor * PARTS).floor() / PARTS))
}
