//! What Kangaruse brings: random sheets, generated ones, tiny ones with few types that meet all the time, and ones with
//! a bit of everything; sheets with sides exchanged; and what its states show.

use crate::laws::possible_texts;
use crate::mirrors::{Mirror, under, with_cell, with_way};
use crate::samples::{
    Mode, Options, Sampled, among, among_shipped, between, cell_among, cells, object, percent, set, shipped,
    shuffled,
};
use crate::shown::{Shown, assert_cell, assert_keys, assert_one_of, items, whole};
use gambol_core::grid::{Cell, Direction};
use gambol_core::{Dice, Game, Node, Playable};
use gambol_games::Kind;
use gambol_games::kangaruse::{Kangaruse, SQUARE_TYPES, SquareType};
use serde_json::{Value, json};

impl Sampled for Kangaruse {
    const MODES: &'static [Mode] = &[
        Mode { name: "crowded", random: crowded },
        Mode { name: "mixed", random: mixed },
        Mode { name: "generated", random: generated },
    ];
    const SECRET: Option<&'static [&'static str]> = Some(&[]);
    const BECOME_THE_BOARD: &'static [&'static str] = &["board", "size", "starts", "seed"];

    fn is_always_asked(state: &Value) -> bool {
        ["start", "jump", "again"].iter().any(|phase| state["phase"] == *phase)
    }

    /// A kangaroo never comes to a square twice: a jump and a choice what to cross out for each, a last word.
    fn longest(&self) -> Option<usize> {
        let options = self.options();
        let side = |key: &str| options["board"][key].as_u64().unwrap_or(0) as usize;
        Some(self.seats() * (2 * side("files") * side("ranks") + 1))
    }

    fn well_known() -> Vec<(String, Options)> {
        let mut all = shipped(Kind::Kangaruse);
        for size in ["tiny", "small", "regular", "large", "huge"] {
            let starts = json!({"size": size, "seed": 2, "starts": true, "players": 4});
            all.push((format!("a {size} sheet"), object(json!({"size": size, "seed": 1}))));
            all.push((format!("a {size} sheet with starts"), object(starts)));
        }
        all
    }

    fn any_move(dice: &mut Dice) -> Option<String> {
        // Mostly near the corner where small sheets lie.
        let (files, ranks) = among(dice, &[(4, 4), (7, 6), (16, 12)]);
        let mut square = || cell_among(dice, files, ranks).to_string();
        let (one, other) = (square(), square());
        Some(match dice.below(8) {
            0..3 => one,
            3 => format!("start {one}"),
            4 => format!("teleport {one}"),
            5 => "stop".into(),
            _ => format!("destroy {} {}", (&one).min(&other), one.clone().max(other.clone())),
        })
    }

    fn mirrors(options: &Options) -> Vec<Mirror> {
        let board = &options["board"];
        let side = |key: &str| board[key].as_u64().expect("a sheet has files and ranks") as u8;
        let (files, ranks) = (side("files"), side("ranks"));
        let mut kinds = vec![("west for east", Swap::WestForEast), ("north for south", Swap::NorthForSouth)];
        if files <= 12 {
            kinds.push(("files for ranks", Swap::FilesForRanks));
        }
        kinds.into_iter().map(|(name, kind)| mirror(options, name, Change { files, ranks, kind })).collect()
    }

    fn check_state(shown: &Shown<'_>) {
        const GAINS: [&str; 10] =
            ["score", "water", "food", "shelter", "toys", "gems", "coins", "chests", "echidna", "teleports"];
        let state = shown.state;
        shown.assert_end_is_told();
        assert_keys(state, &["kangaroos", "out", "crossed", "gained", "points", "turn", "phase"]);
        for key in ["kangaroos", "out", "gained", "points"] {
            assert_eq!(items(&state[key]).len(), shown.seats, "{key}: {state}");
        }
        let board = &shown.options["board"];
        let (files, ranks) = (board["files"].as_u64().unwrap_or(0), board["ranks"].as_u64().unwrap_or(0));
        for kangaroo in items(&state["kangaroos"]).iter().filter(|at| !at.is_null()) {
            assert_cell(kangaroo, files, ranks);
        }
        let crossed: Vec<_> = items(&state["crossed"]).iter().filter_map(Value::as_str).collect();
        assert_eq!(crossed.len(), items(&state["crossed"]).len());
        assert!(crossed.is_sorted_by(|one, next| one.as_bytes() < next.as_bytes()), "{crossed:?}");
        let kind = |cell: &str| board["squares"][cell]["type"].as_str().unwrap_or("plain");
        let trodden = |cell: &str| items(&state["kangaroos"]).iter().any(|at| *at == cell);
        assert!(crossed.iter().all(|cell| kind(cell) != "tree"), "a tree is crossed out: {state}");
        let under_somebody = crossed.iter().filter(|cell| trodden(cell)).all(|cell| kind(cell) == "moth");
        assert!(under_somebody, "only a moth is crossed out under somebody: {state}");
        for gained in items(&state["gained"]) {
            for (what, count) in gained.as_object().expect("what was gained is an object") {
                assert!(GAINS.contains(&what.as_str()), "{what}");
                assert!(whole(count) > 0 || what == "score", "{gained}");
            }
        }
        assert!(items(&state["points"]).iter().all(Value::is_i64), "{state}");
        if let Node::End(outcome) = shown.node {
            let scores = outcome.scores.expect("points decide");
            assert_eq!(json!(scores.as_slice()), state["points"]);
        }
        let text = shown.possible();
        let expected: &[&str] = match text.split(' ').next() {
            _ if shown.at_end() => &["end"],
            Some("start") => &["start"],
            Some("destroy") => &["destroy"],
            _ if possible_texts(shown.node).iter().any(|text| text.starts_with("teleport ")) => &["stuck"],
            _ => &["jump", "again"],
        };
        assert_one_of(&state["phase"], expected);
        assert_eq!(
            items(&state["kangaroos"]).iter().any(Value::is_null),
            shown.phase() == "start",
            "{state}"
        );
        shown.assert_turn_is_the_decider();
    }
}

/// The types that score.
fn scoring() -> Vec<&'static str> {
    SQUARE_TYPES.iter().filter(|(_, kind)| kind.is_scoring()).map(|(name, _)| *name).collect()
}

/// All other types but open ground.
fn other() -> Vec<&'static str> {
    let others = SQUARE_TYPES.iter().filter(|(_, kind)| !kind.is_scoring() && *kind != SquareType::Plain);
    others.map(|(name, _)| *name).collect()
}

/// A small sheet of one to four types.
fn crowded(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    let mut types = shuffled(dice, &other())[..between(dice, 1, 3) as usize].to_vec();
    types.extend(&shuffled(dice, &scoring())[..dice.index(3)]);
    let files = between(dice, 2, 6) as u8;
    let ranks = between(dice, 2, 5) as u8;
    finish(dice, &mut options, files, ranks, &types);
    options
}

/// A sheet of any size with every type on it.
fn mixed(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    if percent(dice, 10) {
        options.remove("players");
        set(&mut options, "board", among_shipped(dice, Kind::Kangaruse));
        return options;
    }
    let types: Vec<_> = other().into_iter().chain(scoring()).collect();
    let wide = percent(dice, 25);
    let files = if wide { between(dice, 9, 16) } else { between(dice, 4, 8) } as u8;
    let ranks = if wide { between(dice, 7, 12) } else { between(dice, 3, 7) } as u8;
    finish(dice, &mut options, files, ranks, &types);
    options
}

/// A sheet made from a seed.
fn generated(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    if percent(dice, 80) {
        let size = among(dice, &["tiny", "tiny", "small", "small", "regular", "large", "huge"]);
        set(&mut options, "size", size);
    }
    if percent(dice, 40) {
        set(&mut options, "starts", percent(dice, 80));
    }
    if percent(dice, 90) {
        let seed = if percent(dice, 90) { u64::from(dice.below(1000)) } else { dice.bits() >> 11 };
        set(&mut options, "seed", seed);
    }
    options
}

fn common(dice: &mut Dice) -> Options {
    let mut options = Options::new();
    if percent(dice, 75) {
        set(&mut options, "players", between(dice, 2, 5));
    }
    for (flag, odds) in [("stop_when_scored", 40), ("give_up", 25), ("harsh_destruction", 40)] {
        if percent(dice, odds) {
            set(&mut options, flag, percent(dice, 50));
        }
    }
    options
}

fn finish(dice: &mut Dice, options: &mut Options, files: u8, ranks: u8, types: &[&str]) {
    let sheet = sheet(dice, files, ranks, types);
    let room = startable(&sheet);
    let players = options.get("players").and_then(Value::as_u64).unwrap_or(2);
    if room < players {
        // So full of points and trees that this many cannot start: fewer play, or on open ground.
        if room < 2 {
            return finish(dice, options, files, ranks, &types[..types.len().min(1)]);
        }
        set(options, "players", between(dice, 2, room as u32));
    }
    set(options, "board", sheet);
}

/// How many kangaroos find a start for certain: squares that are neither tree nor scoring.
fn startable(sheet: &Value) -> u64 {
    let area = sheet["files"].as_u64().unwrap_or(0) * sheet["ranks"].as_u64().unwrap_or(0);
    let closed = sheet["squares"].as_object().map_or(0, |squares| {
        let kinds = squares.values().filter_map(|square| square["type"].as_str());
        kinds.filter(|kind| *kind == "tree" || scoring().contains(kind)).count() as u64
    });
    area - closed
}

fn sheet(dice: &mut Dice, files: u8, ranks: u8, types: &[&str]) -> Value {
    let numbers_on = among(dice, &["files", "ranks"]);
    let (numbered, directed) = if numbers_on == "files" { (files, ranks) } else { (ranks, files) };
    let numbers: Vec<_> = (0..numbered).map(|_| between(dice, 1, 4)).collect();
    let directions: Vec<_> = (0..directed).map(|_| among(dice, &["N", "E", "S", "W"])).collect();
    let density = among(dice, &[40, 70, 90, 100]);
    let mut echidnas = shuffled(dice, &(1..=99).collect::<Vec<u32>>());
    let mut squares = Options::new();
    for cell in cells(files, ranks) {
        if !percent(dice, density) {
            continue;
        }
        let kind = among(dice, types);
        let square = match kind {
            "tree" if percent(dice, 50) => continue,
            "score" => json!({"type": kind, "value": value(dice)}),
            "echidna" => match echidnas.pop() {
                Some(value) => json!({"type": kind, "value": value}),
                None => continue,
            },
            _ => json!({"type": kind}),
        };
        squares.insert(cell.to_string(), square);
    }
    json!({
        "game": "kangaruse", "name": "a sheet", "files": files, "ranks": ranks, "numbers_on": numbers_on,
        "numbers": numbers, "directions": directions, "squares": object(squares.into()),
    })
}

/// What a score square is worth: mostly a few points, sometimes the most or the least there can be.
fn value(dice: &mut Dice) -> i32 {
    match dice.below(20) {
        0 => 99,
        1 => -99,
        2..6 => -(between(dice, 1, 9) as i32),
        _ => between(dice, 1, 9) as i32,
    }
}

/// What is done to a sheet of this size.
#[derive(Clone, Copy)]
struct Change {
    files: u8,
    ranks: u8,
    kind: Swap,
}

#[derive(Clone, Copy, PartialEq)]
enum Swap {
    WestForEast,
    NorthForSouth,
    FilesForRanks,
}

fn mirror(options: &Options, name: &'static str, change: Change) -> Mirror {
    let mut changed = options.clone();
    changed.insert("board".into(), change.sheet(&options["board"]));
    Mirror {
        name,
        options: changed,
        asks_the_other_first: false,
        seat: Box::new(|seat| seat),
        text: Box::new(move |text| change.action(text)),
    }
}

impl Change {
    fn sheet(self, sheet: &Value) -> Value {
        let mut changed = sheet.as_object().expect("a sheet is an object").clone();
        let on_files = sheet["numbers_on"] == "files";
        let numbers = sheet["numbers"].as_array().expect("numbers are a list");
        let directions = sheet["directions"].as_array().expect("directions are a list");
        let directions: Vec<Value> =
            directions.iter().map(|way| with_way(way, |way| self.way(way))).collect();
        changed.insert("numbers".into(), self.along(numbers, on_files));
        changed.insert("directions".into(), self.along(&directions, !on_files));
        if self.kind == Swap::FilesForRanks {
            changed.insert("files".into(), self.ranks.into());
            changed.insert("ranks".into(), self.files.into());
            changed.insert("numbers_on".into(), json!(if on_files { "ranks" } else { "files" }));
        }
        let squares = under(sheet, "squares").iter();
        let squares = squares.map(|(cell, square)| (with_cell(cell, |cell| self.cell(cell)), square.clone()));
        changed.insert("squares".into(), squares.collect());
        changed.into()
    }

    /// A list along the files or the ranks, turned round where the axis is.
    fn along(self, list: &[Value], of_files: bool) -> Value {
        let turned = match self.kind {
            Swap::WestForEast => of_files,
            Swap::NorthForSouth => !of_files,
            Swap::FilesForRanks => false,
        };
        if turned { list.iter().rev().cloned().collect() } else { list.iter().cloned().collect() }
    }

    fn cell(self, cell: Cell) -> Cell {
        match self.kind {
            Swap::WestForEast => Cell { file: self.files - 1 - cell.file, ..cell },
            Swap::NorthForSouth => Cell { rank: self.ranks - 1 - cell.rank, ..cell },
            Swap::FilesForRanks => Cell { file: cell.rank, rank: cell.file },
        }
    }

    fn way(self, way: Direction) -> Direction {
        let (east, north) = way.delta();
        let changed = match self.kind {
            Swap::WestForEast => (-east, north),
            Swap::NorthForSouth => (east, -north),
            Swap::FilesForRanks => (north, east),
        };
        Direction::ALL.into_iter().find(|way| way.delta() == changed).expect("a mirrored way is a way")
    }

    fn action(self, text: &str) -> String {
        let cell = |text: &str| with_cell(text, |cell| self.cell(cell));
        let words: Vec<_> = text.split(' ').collect();
        match words[..] {
            ["stop"] => text.to_owned(),
            [square] => cell(square),
            ["destroy", one, other] => {
                let mut both = [cell(one), cell(other)];
                both.sort_unstable();
                format!("destroy {} {}", both[0], both[1])
            }
            [word, square] => format!("{word} {}", cell(square)),
            _ => panic!("{text} is no action"),
        }
    }
}
