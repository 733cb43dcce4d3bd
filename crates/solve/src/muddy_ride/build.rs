//! Building a table: an attack for each side, then put together.

use super::attack::{Attack, Cell, Stopped, Tally};
use super::meadow::Meadow;
use crate::progress::{Cancelled, Progress};
use gambol_core::{Seat, Seats};
use gambol_games::muddy_ride::MuddyRide;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;

/// The content of the game's table.
pub(super) fn build(
    game: &MuddyRide,
    sides: &[Seats],
    progress: &dyn Progress,
) -> Result<Vec<u8>, Cancelled> {
    match build_with::<u8>(game, sides, progress) {
        Err(Stopped::TooLong) => {
            progress.say("some wins take so long that each position needs two bytes");
            build_with::<u16>(game, sides, progress).map_err(|_| Cancelled)
        }
        result => result.map_err(|_| Cancelled),
    }
}

/// The same with cells of one or two bytes; they take more than one byte in the content too if that is needed.
pub(super) fn build_with<C: Cell>(
    game: &MuddyRide,
    sides: &[Seats],
    progress: &dyn Progress,
) -> Result<Vec<u8>, Stopped> {
    let meadow = Meadow::new(game);
    let planes = attack_all::<C>(&meadow, sides, progress)?;
    Ok(match <[Vec<C>; 2]>::try_from(planes) {
        Ok(both) => put_together(&meadow, sides, &both),
        Err(planes) => planes.into_iter().fold(Vec::new(), |mut content, plane| {
            C::write(plane, &mut content);
            content
        }),
    })
}

/// All attacks, on as many threads as there are cores. The first that is stopped stops all.
fn attack_all<C: Cell>(
    meadow: &Meadow,
    sides: &[Seats],
    progress: &dyn Progress,
) -> Result<Vec<Vec<C>>, Stopped> {
    progress.stage("positions decided", u64::from(meadow.positions()));
    let tally = Tally { progress, decided: AtomicU64::new(0) };
    let next = AtomicUsize::new(0);
    let planes: Vec<_> = sides.iter().map(|_| Mutex::new(None)).collect();
    let work = || {
        while let Some((side, plane)) = sides.iter().zip(&planes).nth(next.fetch_add(1, Ordering::Relaxed)) {
            let result = Attack::<C>::run(meadow, animals_of(meadow, *side), &tally);
            *plane.lock().expect("nothing panics with the lock") = Some(result);
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from).min(sides.len());
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let results = planes.into_iter().map(|plane| plane.into_inner().expect("nothing panics with the lock"));
    results.map(|result| result.expect("every attack was run")).collect()
}

/// The animals of these seats, as bits.
fn animals_of(meadow: &Meadow, seats: Seats) -> u8 {
    let animals = meadow.seats.iter().enumerate().filter(|(seat, _)| seats.has(Seat(*seat as u8)));
    animals.fold(0, |bits, (_, animal)| bits | 1 << animal.index())
}

/// Two sides share one plane: a position is won for one of them at most.
fn put_together<C: Cell>(meadow: &Meadow, sides: &[Seats], both: &[Vec<C>; 2]) -> Vec<u8> {
    let [first, second] = both;
    let won = both.iter().flatten().filter(|&&cell| cell != C::NEVER).map(|cell| cell.code());
    // A cell of two bytes is only used where one byte was too narrow, or by tests.
    let is_wide = size_of::<C>() > 1 || won.max() > Some(127);
    let drawn = if is_wide { 0x8000 } else { 0x80 };
    let mut content = Vec::with_capacity(first.len() << u8::from(is_wide));
    let layers = first.chunks(meadow.layer as usize).zip(second.chunks(meadow.layer as usize));
    for (seat, (first, second)) in layers.enumerate() {
        let is_first = sides[0].has(Seat(seat as u8));
        let (own, other) = if is_first { (first, second) } else { (second, first) };
        let codes = own.iter().zip(other).map(|(&own, &other)| {
            let lost = if other == C::NEVER { drawn } else { drawn + other.code() };
            if own == C::NEVER { lost } else { own.code() }
        });
        if is_wide {
            content.extend(codes.flat_map(|code| (code as u16).to_le_bytes()));
        } else {
            content.extend(codes.map(|code| code as u8));
        }
    }
    content
}
