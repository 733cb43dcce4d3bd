//! The options of a game, read strictly, and written out complete.

use super::animal::{Animal, Animals};
use super::board::Board;
use super::{Mode, MuddyRide};
use gambol_core::{Fault, Given, Limits, Object, Seat, SetupError};
use serde_json::{Map, Value, json};

/// The options of every mode.
const COMMON: [&str; 5] = ["board", "mode", "first", "repetition", "ply_cap"];

const PLY_CAP: u64 = 400;

/// The modes by name.
#[derive(Clone, Copy)]
enum Named {
    FreeForAll,
    WhiteHorse,
    AllOrNothing,
    Secret,
}

const MODES: [(&str, Named); 4] = [
    ("free-for-all", Named::FreeForAll),
    ("white-horse", Named::WhiteHorse),
    ("all-or-nothing", Named::AllOrNothing),
    ("secret", Named::Secret),
];

impl MuddyRide {
    /// The game that these options describe.
    pub(super) fn read(map: &Map<String, Value>) -> Result<MuddyRide, SetupError> {
        let options = Object::options(map);
        let named = options.get("mode").map_or(Ok(Named::FreeForAll), |given| given.one_of(&MODES))?;
        let of_mode = match named {
            Named::FreeForAll => "animals",
            Named::WhiteHorse | Named::AllOrNothing => "teams",
            Named::Secret => "players",
        };
        options.only(&[], &[&COMMON[..], &[of_mode]].concat())?;
        let mode = match named {
            Named::FreeForAll => Mode::FreeForAll { animals: read_animals(&options)? },
            Named::WhiteHorse => Mode::WhiteHorse { teams: read_teams(&options)? },
            Named::AllOrNothing => Mode::AllOrNothing { teams: read_teams(&options)? },
            Named::Secret => Mode::Secret { players: read_players(&options)? },
        };
        let first = read_first(&options, mode)?;
        let limits = Limits { repetition: options.repetition()?, ply_cap: options.ply_cap(PLY_CAP)? };
        let board = match map.get("board") {
            Some(value) => Board::from_option(&Given::new(value, "board", Fault::Board))?,
            None => Board::default_board(),
        };
        Ok(MuddyRide::new(board, mode, first, limits))
    }

    /// All options, defaults too, with the whole board.
    pub(super) fn all_options(&self) -> Map<String, Value> {
        let letters = |animals: Animals| animals.iter().map(Animal::letter).collect::<Vec<_>>();
        let (mode, key, value) = match self.mode {
            Mode::FreeForAll { animals } => ("free-for-all", "animals", json!(letters(animals))),
            Mode::WhiteHorse { teams } => ("white-horse", "teams", json!(teams.map(letters))),
            Mode::AllOrNothing { teams } => ("all-or-nothing", "teams", json!(teams.map(letters))),
            Mode::Secret { players } => ("secret", "players", json!(players)),
        };
        let first = match self.animal_of(self.first) {
            Some(animal) => json!(animal.letter()),
            None => json!(self.first.0),
        };
        let options = [
            ("mode", json!(mode)),
            (key, value),
            ("first", first),
            ("repetition", json!(self.limits.repetition)),
            ("ply_cap", json!(self.limits.ply_cap)),
            ("board", self.board.json()),
        ];
        options.map(|(key, value)| (key.to_owned(), value)).into_iter().collect()
    }
}

fn read_animal(given: &Given<'_>) -> Result<Animal, SetupError> {
    given.read("one of N, E, S, W", |text| text.parse().ok())
}

/// A list of animals, each once, in any order.
fn read_set(given: &Given<'_>) -> Result<Animals, SetupError> {
    let mut animals = Animals::NONE;
    for item in given.list()? {
        let animal = read_animal(&item)?;
        if animals.has(animal) {
            return Err(item.error("each animal once", format!("{animal} again")));
        }
        animals = animals.with(animal);
    }
    Ok(animals)
}

/// "2–4 animals (`animals`, a list in any order, default all four)."
fn read_animals(options: &Object<'_>) -> Result<Animals, SetupError> {
    let Some(given) = options.get("animals") else { return Ok(Animals::ALL) };
    let animals = read_set(&given)?;
    if animals.len() < 2 {
        return Err(given.wrong("a list of 2 to 4 animals"));
    }
    Ok(animals)
}

/// "Teams of two (`teams`, default `[["N","S"],["E","W"]]`)", the Hippo's first.
fn read_teams(options: &Object<'_>) -> Result<[Animals; 2], SetupError> {
    let hippos = match options.get("teams") {
        None => Animals::one(Animal::Hippo).with(Animal::Frog),
        Some(given) => {
            let expected = "two teams of two animals, such as [[\"N\", \"S\"], [\"E\", \"W\"]]";
            let lists = given.list()?;
            let [first, second] = lists.as_slice() else { return Err(given.wrong(expected)) };
            let (first_team, second_team) = (read_set(first)?, read_set(second)?);
            if first_team.len() != 2 {
                return Err(first.wrong("a team of two animals"));
            }
            if second_team.len() != 2 {
                return Err(second.wrong("a team of two animals"));
            }
            if !first_team.and(second_team).is_empty() {
                return Err(given.error(expected, format!("{} in both", first_team.and(second_team))));
            }
            if first_team.has(Animal::Hippo) { first_team } else { second_team }
        }
    };
    Ok([hippos, Animals::ALL.without(hippos)])
}

/// "2–4 players (`players`, default 4)."
fn read_players(options: &Object<'_>) -> Result<u8, SetupError> {
    options.get("players").map_or(Ok(4), |given| Ok(given.whole(2..=4)? as u8))
}

/// "`first` names the animal (in `secret`, the seat number) that begins; default: `N`, or the first in turn order that
/// is in play; seat 0 in `secret`."
fn read_first(options: &Object<'_>, mode: Mode) -> Result<Seat, SetupError> {
    let Some(given) = options.get("first") else { return Ok(Seat(0)) };
    let animals = match mode {
        Mode::Secret { players } => return Ok(Seat(given.whole(0..=i64::from(players) - 1)? as u8)),
        Mode::FreeForAll { animals } => animals,
        Mode::WhiteHorse { .. } | Mode::AllOrNothing { .. } => Animals::ALL,
    };
    let animal = read_animal(&given)?;
    match animals.iter().position(|in_play| in_play == animal) {
        Some(seat) => Ok(Seat(seat as u8)),
        None => Err(given.wrong(format!("an animal in play, one of {animals}"))),
    }
}
