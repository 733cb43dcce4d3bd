//! What the plan gets at least, at every ting with one or two rounds to follow.
//!
//! Found from the last round backwards, first roughly, then by the mixtures of the proof. That takes a quarter of an hour, so the
//! floors come along with the program, in `floors.bin`, made by [`plan_floors`] (`tools/gunst.sh` writes the file).
//! The tests compare samples of them with what is found afresh.

use super::super::field::hand;
use super::super::last;
use super::lives::{LIFE, LOST, Square, greater, join};
use super::lookup::Place;
use super::proof::{self, Table};
use super::round::Round;
use super::seek::Seeker;
use super::stand::{After, Stand};
use super::study::Study;
use crate::progress::{Cancelled, Progress, on_all_cores};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};

/// Tings with this many rounds to follow, at most, have floors.
pub(in super::super) const MOST_FOLLOW: u8 = 2;

/// This many tings, all lives in one: where seat 0's gods stand, and seat 1's planes.
const TINGS: usize = Stand::COUNT * 256;

/// Bytes of memory that they take.
pub(super) const SIZE: u64 = (MOST_FOLLOW as usize * TINGS * size_of::<Square>()) as u64;

/// Floors are stored in parts of one, rounded down.
const PARTS: f32 = 32_767.0;

/// What comes along with the program.
pub(super) static FLOORS: LazyLock<Floors> = LazyLock::new(|| {
    Floors::from_bytes(include_bytes!("floors.bin")).expect("floors.bin is made by tools/gunst.sh")
});

/// Floors by how many rounds follow; none follow a last round, which is exact.
pub(super) struct Floors([Vec<Square>; 1 + MOST_FOLLOW as usize]);

impl Floors {
    /// Nothing is known but the last round.
    fn new() -> Floors {
        Floors([last_rounds(), vec![LOST; TINGS], vec![LOST; TINGS]])
    }

    fn from_bytes(bytes: &[u8]) -> Option<Floors> {
        let (parts, _) = bytes.as_chunks::<2>();
        let stored: Vec<f32> =
            parts.iter().map(|&part| f32::from(i16::from_le_bytes(part)) / PARTS).collect();
        let (squares, _) = stored.as_chunks::<{ LIFE * LIFE }>();
        let squares: Vec<Square> = squares.iter().map(square_of).collect();
        let (one, two) = squares.split_at_checked(TINGS)?;
        (two.len() == TINGS).then(|| Floors([last_rounds(), one.to_vec(), two.to_vec()]))
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let floors = self.0[1..].iter().flatten().flatten().flatten();
        floors.flat_map(|&floor| ((floor * PARTS).round() as i16).to_le_bytes()).collect()
    }

    /// What follows a round, if this many more follow that.
    pub(super) fn after(&self, follow: u8) -> After<'_> {
        let squares = &self.0[usize::from(follow)];
        if follow == 0 { After::Last(squares) } else { After::Floors(squares) }
    }

    /// Hands all floors on: more is never worse, so none is below that of a ting that is worse for seat 0.
    pub(super) fn spread(&mut self) {
        for follow in 1..=MOST_FOLLOW {
            let mut table = Table::new(follow);
            let squares = &mut self.0[usize::from(follow)];
            for (number, floor) in squares.iter().flatten().flatten().enumerate() {
                table.raise(number, (floor * PARTS).round() as i16);
            }
            table.spread();
            for (number, floor) in squares.iter_mut().flatten().flatten().enumerate() {
                *floor = f32::from(table.at(number)) / PARTS;
            }
        }
    }

    /// Takes better floors over.
    fn raise(&mut self, follow: u8, planes: [u8; 2], square: &Square) {
        let place = Stand::of(planes[0]).index() * 256 + usize::from(planes[1]);
        join(&mut self.0[usize::from(follow)][place], square, greater);
    }

    /// Takes a better floor of one ting over, and hands it on to all that are better in every respect.
    pub(super) fn lift(&mut self, follow: u8, planes: [u8; 2], life: [u8; 2], floor: f64) {
        let floor = rounded(floor as f32);
        let is_above =
            |above: u8, below: u8| (0..4).all(|god| above >> (2 * god) & 3 >= below >> (2 * god) & 3);
        for stand in Stand::all().filter(|stand| is_above(stand.planes(), planes[0])) {
            for other in (0..=255).filter(|&other| is_above(planes[1], other)) {
                let square = &mut self.0[usize::from(follow)][stand.index() * 256 + usize::from(other)];
                for row in &mut square[usize::from(life[0]) - 1..] {
                    row[..usize::from(life[1])].iter_mut().for_each(|value| *value = value.max(floor));
                }
            }
        }
    }

    /// What a ting with this many rounds to follow is worth to seat 0 at least.
    pub(super) fn floor(&self, follow: u8, place: Place) -> f64 {
        let [own, other] = place.life.map(|life| usize::from(life) - 1);
        f64::from(self.after(follow).square(place.planes[0], place.planes[1])[own][other])
    }

    /// Finds the floors of all tings with so many rounds to follow.
    fn find_all(&mut self, follow: u8, progress: &dyn Progress) -> Result<(), Cancelled> {
        let tings = rough_tings(follow);
        progress.stage(&format!("rough floors, {follow} to follow"), tings.len() as u64);
        self.find(follow, &tings, progress)?;
        self.spread();
        proof::lift(self, follow, progress)?;
        self.spread();
        Ok(())
    }

    /// Finds the floors of some tings, on all cores, and takes them over.
    pub(super) fn find(
        &mut self,
        follow: u8,
        tings: &[[u8; 2]],
        progress: &dyn Progress,
    ) -> Result<(), Cancelled> {
        let (found, next) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
        let after = self.after(follow - 1);
        let work = || {
            while let Some(&planes) = tings.get(next.fetch_add(1, Ordering::Relaxed)) {
                let square = square(Round::new(after), planes, progress)?;
                let mut found = found.lock().expect("nothing panics with the lock");
                found.push((planes, square));
                progress.done(found.len() as u64);
            }
            Ok(())
        };
        on_all_cores(work)?;
        for (planes, square) in found.into_inner().expect("nothing panics with the lock") {
            self.raise(follow, planes, &square);
        }
        Ok(())
    }
}

fn square_of(values: &[f32; LIFE * LIFE]) -> Square {
    std::array::from_fn(|own| std::array::from_fn(|other| values[own * LIFE + other]))
}

/// What the last round is worth, rounded down, by the hands of both.
fn last_rounds() -> Vec<Square> {
    let value = |hands: [u8; 2], own: usize, other: usize| {
        let exact = last::value([own as u8 + 1, other as u8 + 1], hands.map(last::spread));
        (exact.expect("the table of last rounds goes as far") as f32).next_down().max(-1.0)
    };
    let square = |hands: [u8; 2]| -> Square {
        std::array::from_fn(|own| std::array::from_fn(|other| value(hands, own, other)))
    };
    (0..16).flat_map(|own| (0..16).map(move |other| square([own, other]))).collect()
}

/// Whether a ting with two rounds to follow can come about in a game of four rounds: nobody's gods walk further in one
/// round than three favours, three farmers and four scholars take them.
fn can_come(stand: Stand, planes: u8) -> bool {
    let sum = |planes: u8| (0..4).map(|god| planes >> (2 * god) & 3).sum::<u8>();
    sum(planes) <= 10 && stand.planes() >> 6 == 0
}

/// Finds the floors with one round to follow from nothing but the last rounds, on all cores: first roughly, then by the
/// mixtures of the proof. Returns what [`plan_floors`] goes on from.
pub fn plan_floors_of_one(progress: &dyn Progress) -> Result<Vec<u8>, Cancelled> {
    let mut floors = Floors::new();
    floors.find_all(1, progress)?;
    Ok(floors.to_bytes())
}

/// Finds all other floors in the same way, and if that is not enough those that matter for the start with all care. Returns what
/// belongs in `floors.bin`, the same however many cores there are; none if these are no floors.
pub fn plan_floors(of_one: &[u8], progress: &dyn Progress) -> Result<Option<Vec<u8>>, Cancelled> {
    let Some(mut floors) = Floors::from_bytes(of_one) else { return Ok(None) };
    floors.find_all(2, progress)?;
    Seeker::new(&mut floors, progress).seek()?;
    floors.spread();
    Ok(Some(floors.to_bytes()))
}

/// The tings of which floors are found roughly, those first that take longest.
fn rough_tings(follow: u8) -> Vec<[u8; 2]> {
    // All four gods in hand are out of reach, or as good as a win.
    let is_found = |&(stand, planes): &(Stand, u8)| {
        hand(planes) != 15 && (follow < MOST_FOLLOW || can_come(stand, planes))
    };
    let tings = Stand::all().flat_map(|stand| (0..=255).map(move |planes| (stand, planes)));
    let tings = tings.filter(is_found).map(|(stand, planes)| [stand.planes(), planes]);
    let mut tings: Vec<[u8; 2]> = tings.collect();
    tings.sort_by_key(|&[_, planes]| std::cmp::Reverse(hand(planes).count_ones()));
    tings
}

/// Less by far more than sums of such numbers can be off, and rounded down to what is stored.
fn rounded(floor: f32) -> f32 {
    ((floor - 1e-6).max(-1.0) * PARTS).floor() / PARTS
}

/// The floors of a ting, for all lives, rounded down to what is stored.
pub(super) fn square(
    round: Round<'_>,
    planes: [u8; 2],
    progress: &dyn Progress,
) -> Result<Square, Cancelled> {
    let lives = (0..LIFE).flat_map(|own| (0..LIFE).map(move |other| [own, other])).collect();
    let mut study = Study::new(round, planes, lives);
    study.grow(&SAMPLES.map(|[own, other]| (own - 1) * LIFE + other - 1), progress)?;
    let mut square = LOST;
    let mut hurting = Vec::new();
    for (life, floor) in square.iter_mut().flatten().enumerate() {
        *floor = rounded(study.settle(life, &mut hurting).floor() as f32);
    }
    Ok(square)
}

/// Lives for which line-ups are grown: what is good for them is good for those like them.
const SAMPLES: [[usize; 2]; 7] = [[12, 12], [9, 9], [6, 6], [8, 10], [10, 8], [4, 5], [3, 3]];
