//! The options: as data, read from JSON, and written out complete.

use super::animal::{Animal, Animals};
use super::board::Board;
use super::{Mode, MuddyRide};
use crate::boards;
use crate::kind::Kind;
use gambol_core::{Fault, Flaw, Given, Limits, Notes, Object, Saying, Seat, SetupError, whole_number};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// The options of every mode.
const COMMON: [&str; 7] = ["board", "mode", "first", "crossing", "targets", "repetition", "ply_cap"];

const PLY_CAP: u64 = 400;
const PLAYERS: RangeInclusive<i64> = 2..=4;

/// "Teams of two (`teams`, default `[["N","S"],["E","W"]]`)."
const TEAMS: [Animals; 2] =
    [Animals::one(Animal::Hippo).with(Animal::Frog), Animals::one(Animal::Pig).with(Animal::Duck)];

const HIPPO_AND_DUCK: Animals = Animals::one(Animal::Hippo).with(Animal::Duck);
const PIG_AND_FROG: Animals = Animals::one(Animal::Pig).with(Animal::Frog);

/// The modes by name, each as it is by default.
const MODES: [(&str, Mode); 4] = [
    ("free-for-all", Mode::FreeForAll { animals: Animals::ALL }),
    ("white-horse", Mode::WhiteHorse { teams: TEAMS }),
    ("all-or-nothing", Mode::AllOrNothing { teams: TEAMS }),
    ("secret", Mode::Secret { players: 4 }),
];

const CROSSING: [(&str, bool); 2] = [("stay", false), ("swap", true)];
const TARGETS: [(&str, bool); 2] = [("closed", false), ("open", true)];

/// What can be chosen about a game of Muddy Ride.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The meadow.
    pub board: Board,
    /// How arriving wins, and who plays.
    pub mode: Mode,
    /// The seat that begins.
    pub first: Seat,
    /// Whether animals that wait for each other's fields exchange them (`crossing` is `swap`); else they all stay.
    pub swaps: bool,
    /// Whether a jump may land on another animal's target (`targets` is `open`). A splash never leads there.
    pub open_targets: bool,
    /// When the game is called a draw.
    pub limits: Limits,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            board: usual_board(Mode::FreeForAll { animals: Animals::ALL }),
            mode: Mode::FreeForAll { animals: Animals::ALL },
            first: Seat(0),
            swaps: false,
            open_targets: false,
            limits: Limits { repetition: 3, ply_cap: PLY_CAP },
        }
    }
}

/// The meadow for those who choose none: one on which equal players fare alike in this way of playing (its certificate says
/// how close they are).
fn usual_board(mode: Mode) -> Board {
    let name = match mode {
        Mode::FreeForAll { animals } => match animals.len() {
            4 => "clover-hollow",
            3 => match Animal::ALL.into_iter().find(|&animal| !animals.has(animal)) {
                Some(Animal::Hippo) => "rushy-bank",
                Some(Animal::Pig) => "mossy-dell",
                Some(Animal::Frog) => "fern-glen",
                _ => "reed-bend",
            },
            _ if TEAMS.contains(&animals) => "stepping-stones",
            _ if animals == HIPPO_AND_DUCK => "sorrel-patch",
            _ if animals == PIG_AND_FROG => "garden-gate",
            _ => "hazel-corner",
        },
        Mode::WhiteHorse { teams } if teams.contains(&HIPPO_AND_DUCK) => "mill-meadow",
        Mode::WhiteHorse { .. } => "long-acre",
        Mode::AllOrNothing { teams } if teams.contains(&HIPPO_AND_DUCK) => "alder-nook",
        Mode::AllOrNothing { .. } => "twin-oaks",
        Mode::Secret { players: 2 } => "drizzle-dell",
        Mode::Secret { .. } => "puddle-lane",
    };
    let built_in = boards::named(Kind::MuddyRide, name).expect("the board ships");
    boards::shipped(built_in, Board::read)
}

impl Options {
    /// Reads the options strictly.
    pub(super) fn read(object: &Object<'_>) -> Option<Options> {
        let mode = object.or("mode", MODES[0].1, |given| given.one_of(&MODES));
        let mode = mode.and_then(|mode| {
            let of_mode = match mode {
                Mode::FreeForAll { .. } => "animals",
                Mode::WhiteHorse { .. } | Mode::AllOrNothing { .. } => "teams",
                Mode::Secret { .. } => "players",
            };
            object.only(&[], &[&COMMON[..], &[of_mode]].concat());
            Some(match mode {
                Mode::FreeForAll { animals } => {
                    Mode::FreeForAll { animals: object.or("animals", animals, read_animals)? }
                }
                Mode::WhiteHorse { teams } => {
                    Mode::WhiteHorse { teams: object.or("teams", teams, read_teams)? }
                }
                Mode::AllOrNothing { teams } => {
                    Mode::AllOrNothing { teams: object.or("teams", teams, read_teams)? }
                }
                Mode::Secret { players } => {
                    let read = |given: &Given<'_>| Some(given.whole(PLAYERS)? as u8);
                    Mode::Secret { players: object.or("players", players, read)? }
                }
            })
        });
        let first = mode.and_then(|mode| object.or("first", Seat(0), |given| read_first(given, mode)));
        let swaps = object.or("crossing", false, |given| given.one_of(&CROSSING));
        let open_targets = object.or("targets", false, |given| given.one_of(&TARGETS));
        let (repetition, ply_cap) = (object.repetition(), object.ply_cap(PLY_CAP));
        let board = match object.get("board") {
            Some(given) => boards::chosen(&given, Kind::MuddyRide, Board::read),
            None => mode.map(usual_board),
        };
        let limits = Limits { repetition: repetition?, ply_cap: ply_cap? };
        let (swaps, open_targets) = (swaps?, open_targets?);
        Some(Options { board: board?, mode: mode?, first: first?, swaps, open_targets, limits })
    }

    /// All options, defaults too, with the whole board.
    pub(super) fn write(&self) -> Map<String, Value> {
        let letters = |animals: Animals| animals.iter().map(Animal::letter).collect::<Vec<_>>();
        let (mode, key, value) = match self.mode {
            Mode::FreeForAll { animals } => ("free-for-all", "animals", json!(letters(animals))),
            Mode::WhiteHorse { teams } => ("white-horse", "teams", json!(teams.map(letters))),
            Mode::AllOrNothing { teams } => ("all-or-nothing", "teams", json!(teams.map(letters))),
            Mode::Secret { players } => ("secret", "players", json!(players)),
        };
        let first = match self.mode.animals() {
            Some(animals) => json!(animals.iter().nth(self.first.index()).map(Animal::letter)),
            None => json!(self.first.0),
        };
        let options = [
            ("mode", json!(mode)),
            (key, value),
            ("first", first),
            ("crossing", json!(CROSSING[usize::from(self.swaps)].0)),
            ("targets", json!(TARGETS[usize::from(self.open_targets)].0)),
            ("repetition", json!(self.limits.repetition)),
            ("ply_cap", json!(self.limits.ply_cap)),
            ("board", self.board.to_json()),
        ];
        options.map(|(key, value)| (key.to_owned(), value)).into_iter().collect()
    }

    fn check(&self, notes: &Notes) {
        let wrong = |key: &str, expected: Saying, found: Saying| {
            notes.note(Flaw { fault: Fault::Options, at: format!("options.{key}"), expected, found });
        };
        match self.mode {
            Mode::FreeForAll { animals } if animals.len() < 2 => {
                wrong(
                    "animals",
                    at_least_two(),
                    Saying::new("list-of").number("count", animals.len() as i64),
                );
            }
            Mode::WhiteHorse { teams } | Mode::AllOrNothing { teams }
                if !(teams.iter().all(|team| team.len() == 2) && teams[0].and(teams[1]).is_empty()) =>
            {
                wrong("teams", two_teams(), Saying::shown(format!("{} and {}", teams[0], teams[1])));
            }
            Mode::Secret { players } if !PLAYERS.contains(&players.into()) => {
                wrong("players", whole_number(PLAYERS), Saying::shown(players));
            }
            _ if self.first.0 >= self.mode.seats() => {
                let seats = whole_number(0..=i64::from(self.mode.seats()) - 1);
                wrong("first", seats, Saying::shown(self.first));
            }
            _ => {}
        }
        self.limits.check(notes);
    }
}

impl MuddyRide {
    /// The game with these options.
    pub fn new(options: Options) -> Result<MuddyRide, SetupError> {
        let notes = Notes::default();
        options.check(&notes);
        let is_right = notes.is_clean();
        notes.finish(is_right.then(|| MuddyRide::of(options)))
    }
}

fn at_least_two() -> Saying {
    Saying::new("animals-between").number("least", 2).number("most", 4)
}

fn two_teams() -> Saying {
    Saying::new("two-teams").text("example", "[[\"N\", \"S\"], [\"E\", \"W\"]]")
}

fn read_animal(given: &Given<'_>) -> Option<Animal> {
    given.one_of(&Animal::ALL.map(|animal| (animal.letter(), animal)))
}

/// A list of animals, each once, in any order.
fn read_set(given: &Given<'_>) -> Option<Animals> {
    let mut animals = Animals::NONE;
    for item in given.list()? {
        let animal = read_animal(&item)?;
        if animals.has(animal) {
            item.error(Saying::new("each-animal-once"), Saying::new("again").text("what", animal));
            return None;
        }
        animals = animals.with(animal);
    }
    Some(animals)
}

/// "2–4 animals (`animals`, a list in any order, default all four)."
fn read_animals(given: &Given<'_>) -> Option<Animals> {
    let animals = read_set(given)?;
    if animals.len() < 2 {
        given.wrong(at_least_two());
    }
    Some(animals)
}

/// Two teams of two, the Hippo's first.
fn read_teams(given: &Given<'_>) -> Option<[Animals; 2]> {
    let lists = given.list()?;
    let [first, second] = lists.as_slice() else {
        given.wrong(two_teams());
        return None;
    };
    let team = |given: &Given<'_>| {
        let team = read_set(given)?;
        if team.len() != 2 {
            given.wrong(Saying::new("team-of-two"));
        }
        Some(team)
    };
    let (one, other) = (team(first), team(second));
    let (one, other) = (one?, other?);
    if !one.and(other).is_empty() {
        given.error(two_teams(), Saying::new("in-both").text("what", one.and(other)));
    }
    Some(if one.has(Animal::Hippo) { [one, other] } else { [other, one] })
}

/// "`first` names the animal (in `secret`, the seat number) that begins; default: `N`, or the first in turn order that
/// is in play; seat 0 in `secret`."
fn read_first(given: &Given<'_>, mode: Mode) -> Option<Seat> {
    let Some(animals) = mode.animals() else {
        return Some(Seat(given.whole(0..=i64::from(mode.seats()) - 1)? as u8));
    };
    let animal = read_animal(given)?;
    let seat = animals.iter().position(|in_play| in_play == animal);
    if seat.is_none() {
        given.wrong(Saying::new("animal-in-play").text("animals", animals));
    }
    seat.map(|seat| Seat(seat as u8))
}
