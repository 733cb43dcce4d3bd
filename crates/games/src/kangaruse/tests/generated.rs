//! The measures of generated sheets, checked by other means than they are made: floating point, plain lists and floods.

use crate::kangaruse::generate::{Edition, Recipe, Size};
use crate::kangaruse::{Axis, Kangaruse, Sheet, Square, SquareType};
use gambol_core::{Playable, fingerprint};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

type Place = (i32, i32);

/// A sheet as a plain list of squares.
struct Plain {
    files: i32,
    ranks: i32,
    kinds: BTreeMap<Place, SquareType>,
    values: BTreeMap<Place, i32>,
}

impl Plain {
    fn new(sheet: &Sheet) -> Plain {
        let (files, ranks) = (i32::from(sheet.files()), i32::from(sheet.ranks()));
        let mut plain = Plain { files, ranks, kinds: BTreeMap::new(), values: BTreeMap::new() };
        for file in 0..files {
            for rank in 0..ranks {
                let square = Square::new(file as u8, rank as u8).unwrap();
                plain.kinds.insert((file, rank), sheet.kind(square));
                plain.values.insert((file, rank), i32::from(sheet.value(square)));
            }
        }
        plain
    }

    fn places(&self, wanted: impl Fn(SquareType) -> bool) -> BTreeSet<Place> {
        self.kinds.iter().filter(|(_, kind)| wanted(**kind)).map(|(place, _)| *place).collect()
    }

    fn count(&self, kind: SquareType) -> usize {
        self.places(|other| other == kind).len()
    }
}

fn beside(place: Place) -> [Place; 4] {
    let (file, rank) = place;
    [(file + 1, rank), (file - 1, rank), (file, rank + 1), (file, rank - 1)]
}

/// The parts of a set of squares that hang together side by side.
fn parts(places: &BTreeSet<Place>) -> Vec<BTreeSet<Place>> {
    let mut left = places.clone();
    let mut parts = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut part = BTreeSet::from([first]);
        let mut todo = vec![first];
        while let Some(place) = todo.pop() {
            for next in beside(place) {
                if left.remove(&next) {
                    part.insert(next);
                    todo.push(next);
                }
            }
        }
        parts.push(part);
    }
    parts
}

/// How many squares the shortest crossing over these squares has, by file or by rank; none if there is none.
fn shortest_crossing(over: &BTreeSet<Place>, by_file: bool, last: i32) -> Option<usize> {
    let along = |place: &Place| if by_file { place.0 } else { place.1 };
    let mut front: BTreeSet<Place> = over.iter().filter(|place| along(place) == 0).copied().collect();
    let mut seen = front.clone();
    for length in 1.. {
        if front.is_empty() {
            return None;
        }
        if front.iter().any(|place| along(place) == last) {
            return Some(length);
        }
        let next: BTreeSet<Place> = front.iter().flat_map(|place| beside(*place)).collect();
        front = next.into_iter().filter(|place| over.contains(place) && seen.insert(*place)).collect();
    }
    None
}

fn rounded(whole: usize, percent: f64) -> usize {
    (whole as f64 * percent / 100.0 + 0.5 + 1e-9).floor() as usize
}

fn even(counts: &[usize]) -> bool {
    counts.iter().max().unwrap() - counts.iter().min().unwrap() <= 1
}

/// Checks every measure that "Making sheets" names.
fn check_measures(sheet: &Sheet, starts: bool) {
    let plain = Plain::new(sheet);
    let area = (plain.files * plain.ranks) as usize;

    let (numbered, directed) = match sheet.numbers_on() {
        Axis::Files => (plain.files, plain.ranks),
        Axis::Ranks => (plain.ranks, plain.files),
    };
    assert_eq!((sheet.numbers.len() as i32, sheet.directions.len() as i32), (numbered, directed));
    assert!(even(
        &[1, 2, 3, 4].map(|n| sheet.numbers.iter().filter(|&&number| i32::from(number) == n).count())
    ));
    let ways = gambol_core::grid::Direction::FOUR;
    assert!(even(&ways.map(|d| sheet.directions.iter().filter(|way| **way == d).count())));

    let trees = plain.places(|kind| kind == SquareType::Tree);
    let least = rounded(area, 8.66);
    assert!((least..=least + 3).contains(&trees.len()), "{} trees", trees.len());
    assert!(parts(&trees).iter().all(|clump| clump.len() <= 5));
    assert_eq!(parts(&plain.places(|kind| kind != SquareType::Tree)).len(), 1);

    let river = plain.places(|kind| kind == SquareType::Plain);
    let (few, many) = ((area as f64 * 0.125).floor() as usize, (area as f64 * 0.166).ceil() as usize);
    assert_eq!(parts(&river).len(), 1);
    let land = plain.places(|kind| kind != SquareType::Tree);
    let crossing = |over| {
        let crossings =
            [shortest_crossing(over, true, plain.files - 1), shortest_crossing(over, false, plain.ranks - 1)];
        crossings.into_iter().flatten().min()
    };
    assert!(crossing(&river).is_some(), "the river crosses");
    assert!(river.len() >= few);
    assert!(river.len() <= many || Some(river.len()) == crossing(&land), "{} river squares", river.len());
    let forks =
        river.iter().any(|place| beside(*place).iter().filter(|next| river.contains(next)).count() >= 3);
    assert!(forks || river.len() >= many, "the river branches where squares are left for that");

    let fill = area - trees.len() - river.len();
    let special =
        |kind: SquareType| !matches!(kind, SquareType::Tree | SquareType::Plain | SquareType::Start);
    let types: BTreeSet<SquareType> = plain.kinds.values().copied().filter(|kind| special(*kind)).collect();
    assert!((5..=7).contains(&types.len()), "{types:?}");
    assert!((2..=3).contains(&types.iter().filter(|kind| kind.is_scoring()).count()), "{types:?}");
    assert_eq!(types.contains(&SquareType::Water), types.contains(&SquareType::Food));
    for kind in types {
        let count = plain.count(kind);
        let of = |percent| rounded(fill, percent);
        let (least, most) = match kind {
            SquareType::Score => (of(20.0), of(33.0)),
            SquareType::Coins => (of(15.0), area),
            SquareType::Shelter | SquareType::Toys => (of(10.0), area),
            SquareType::Gems => (of(7.5), area),
            SquareType::Water | SquareType::Food => (of(5.0), area),
            SquareType::Crocodile => (1, of(13.3)),
            SquareType::Frog => (3, of(8.0).max(3)),
            SquareType::ThornyDevil => (1, of(7.5)),
            SquareType::TasmanianTiger | SquareType::Platypus => (1, of(20.0)),
            SquareType::Moth | SquareType::Chests => (1, 5),
            _ => (1, area),
        };
        assert!(least <= count && count <= most, "{count} of {kind:?} among {fill}");
    }

    check_values(&plain);

    let start_squares: Vec<_> = plain.places(|kind| kind == SquareType::Start).into_iter().collect();
    assert!(if starts { [5, 6].contains(&start_squares.len()) } else { start_squares.is_empty() });
    for (index, one) in start_squares.iter().enumerate() {
        for other in &start_squares[..index] {
            assert!((one.0 - other.0).abs() + (one.1 - other.1).abs() >= 3);
        }
    }

    let scoring = plain.places(SquareType::is_scoring);
    let mut quarters = [0; 4];
    for (file, rank) in &scoring {
        quarters[usize::from(*file < plain.files / 2) * 2 + usize::from(*rank < plain.ranks / 2)] += 1;
    }
    assert!(scoring.len() < 8 || quarters.iter().all(|count| *count >= 2), "{quarters:?}");
    assert!(quarters.iter().max().unwrap() - quarters.iter().min().unwrap() <= 5, "{quarters:?}");

    for (file, rank) in plain.places(|kind| kind == SquareType::Mistletoebird) {
        let between = [file, rank, plain.files - 1 - file, plain.ranks - 1 - rank];
        assert!(between.iter().min() <= Some(&3));
    }
}

fn check_values(plain: &Plain) {
    let scores: Vec<_> =
        plain.places(|kind| kind == SquareType::Score).iter().map(|at| plain.values[at]).collect();
    if !scores.is_empty() {
        assert!(scores.iter().all(|value| *value != 0));
        assert!((30..=50).contains(&scores.iter().map(|value| value.abs()).sum::<i32>()), "{scores:?}");
        let negative = scores.iter().filter(|value| **value < 0).count();
        let (least, most) = (rounded(scores.len(), 5.0), rounded(scores.len(), 20.0));
        assert!((least..=most).contains(&negative), "{scores:?}");
    }
    let mut echidnas: Vec<_> =
        plain.places(|kind| kind == SquareType::Echidna).iter().map(|at| plain.values[at]).collect();
    echidnas.sort_unstable();
    assert!(echidnas.into_iter().eq(1..=plain.count(SquareType::Echidna) as i32));
}

/// Some thousands of seeds, small ones, spread ones and the very last ones.
fn seeds(count: u64) -> impl Iterator<Item = u64> {
    let last = (1 << 53) - 1;
    let spread = (0..count / 2).map(move |index| index.wrapping_mul(0x0005_8f3c_9a17_b2d5) & last);
    (0..count / 2).chain(spread).chain(last - 20..=last)
}

#[test]
fn generated_sheets_keep_all_measures() {
    for (_, size) in Size::NAMED {
        for starts in [false, true] {
            for seed in seeds(600) {
                let sheet = std::panic::catch_unwind(|| {
                    let sheet = Recipe { size, starts, seed, edition: Edition::Second }
                        .attempts()
                        .expect("the seed gives a sheet by itself");
                    check_measures(&sheet, starts);
                });
                assert!(sheet.is_ok(), "{size:?}, starts {starts}, seed {seed}");
            }
        }
    }
}

#[test]
fn the_sure_seed_gives_a_sheet_of_every_size() {
    for (_, size) in Size::NAMED {
        for (starts, edition) in
            [false, true].into_iter().flat_map(|starts| EDITIONS.map(|edition| (starts, edition)))
        {
            assert!(Recipe { size, starts, seed: 0, edition }.attempts().is_some());
        }
    }
}

#[test]
fn every_generated_sheet_seats_five_and_reads_back_as_itself() {
    for (name, size) in Size::NAMED {
        for starts in [false, true] {
            for seed in 0..20 {
                let options = json!({"players": 5, "size": name, "starts": starts, "seed": seed});
                let game = Kangaruse::from_options(options.as_object().unwrap()).unwrap();
                assert_eq!(*game.sheet(), Recipe { size, starts, seed, edition: Edition::Second }.sheet());
                assert_eq!(Kangaruse::from_options(&game.options()), Ok(game));
            }
        }
    }
}

/// People share seeds, so a change of the generator that changes these sheets needs a reason.
#[test]
fn a_seed_gives_the_same_sheet_for_ever() {
    let fingerprints = EDITIONS.map(|edition| {
        let recipes = Size::NAMED
            .into_iter()
            .flat_map(|(_, size)| [(size, false, 0), (size, true, 42), (size, false, (1 << 53) - 1)])
            .map(|(size, starts, seed)| Recipe { size, starts, seed, edition });
        recipes.map(|recipe| fingerprint(&recipe.sheet().to_json())).collect::<Vec<_>>()
    });
    assert_eq!(fingerprints[0], SHEETS);
    let same = SHEETS.iter().zip(&fingerprints[1]).filter(|(first, second)| first == second).count();
    assert_eq!(same, 11, "four of these sheets have frogs");
    assert_eq!(fingerprint(&json!(fingerprints[1])), "2b9b795d54950ca6");
}

const EDITIONS: [Edition; 2] = [Edition::First, Edition::Second];

const SHEETS: [&str; 15] = [
    "5d130de8b65d4660",
    "855d397d8727e5e0",
    "0da1093e01660a74",
    "6c24c3133aa2d77e",
    "b301f0fbbdb5ddfd",
    "48f9ce29ca9b3bc5",
    "1827ceef915e7d3f",
    "8bd94a16aab7c46b",
    "8a6a0facc1b14506",
    "f0269e410c860bd0",
    "310b234c9d32a70d",
    "d3774e6d352a78c7",
    "3d023766a90535c7",
    "96cf10fe1e6737c6",
    "2f6956aa405e133b",
];
