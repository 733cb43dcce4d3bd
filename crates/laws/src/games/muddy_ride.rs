//! What Muddy Ride brings: random meadows, laid and drawn, and all ways to ride on them; meadows turned by quarters, the animals
//! taking each other's parts; and what its states show.

use crate::mirrors::{Mirror, text_of, under, with_cell, with_way};
use crate::samples::{
    Mode, Options, Sampled, among, between, cell_among, cells, limit, object, opening_of, percent, set,
    shipped, shuffled,
};
use crate::shown::{Shown, assert_cell, assert_in_order, assert_keys, assert_one_of, items};
use gambol_core::grid::{Cell, Direction};
use gambol_core::{Dice, Eyes, Seat};
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::{Kind, boards};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const ANIMALS: [&str; 4] = ["N", "E", "S", "W"];
const STARTS_6: [&str; 4] = ["b1", "a5", "e6", "f2"];
const TARGETS_6: [&str; 4] = ["b6", "f5", "e1", "a2"];
const STARTS_8: [&str; 4] = ["c1", "a6", "f8", "h3"];
const TARGETS_8: [&str; 4] = ["c8", "h6", "f1", "a3"];
const FACES: [&str; 6] = ["NE", "NS", "NW", "ES", "EW", "SW"];

impl Sampled for MuddyRide {
    const MODES: &'static [Mode] = &[
        Mode { name: "free-for-all", random: free_for_all },
        Mode { name: "white-horse", random: |dice| teams(dice, "white-horse") },
        Mode { name: "all-or-nothing", random: |dice| teams(dice, "all-or-nothing") },
        Mode { name: "secret", random: secret },
    ];
    const SECRET: Option<&'static [&'static str]> = Some(&["cards"]);
    const KEPT: &'static [&'static str] = &["animals", "arrived", "cards"];

    fn is_always_asked(state: &Value) -> bool {
        state["phase"] == "jump"
    }

    fn opening(&self, pos: &Self::Position) -> Option<String> {
        opening_of(self, pos, "jump", &["animals", "arrived", "turn", "rolled"])
    }

    fn well_known() -> Vec<(String, Options)> {
        let by_default = |mode: &str| (format!("{mode} by default"), object(json!({"mode": mode})));
        let modes = ["white-horse", "all-or-nothing", "secret"].map(by_default);
        shipped(Kind::MuddyRide).into_iter().chain(modes).collect()
    }

    fn any_move(dice: &mut Dice) -> Option<String> {
        let to = cell_among(dice, 8, 8);
        let several = |dice: &mut Dice| ANIMALS.into_iter().filter(|_| percent(dice, 50)).collect::<String>();
        Some(match dice.below(8) {
            0..3 => to.to_string(),
            3 | 4 => format!("{}:{to}", among(dice, &ANIMALS)),
            5 => "pass".into(),
            6 => format!("splash {}", several(dice)),
            _ if percent(dice, 50) => format!("roll {}", among(dice, &FACES)),
            _ => format!("card {}", among(dice, &ANIMALS)),
        })
    }

    fn mirrors(options: &Options) -> Vec<Mirror> {
        vec![
            turned(options, 1, "a quarter turn"),
            turned(options, 2, "a half turn"),
            turned(options, 3, "three quarters"),
        ]
    }

    fn check_state(shown: &Shown<'_>) {
        let state = shown.state;
        shown.assert_end_is_told();
        let secret = shown.options["mode"] == "secret";
        let size = shown.options["board"]["size"].as_u64().unwrap_or(8);
        let mut keys = vec!["animals", "arrived", "turn", "phase", "splasher"];
        if secret {
            keys.extend(["cards", "rolled"]);
        }
        assert_keys(state, &keys);
        let phase = shown.phase();
        let text = shown.possible();
        let expected = match text.split(' ').next() {
            _ if shown.at_end() => "end",
            Some("splash") => "splash",
            Some("roll") => "roll",
            Some("card") => "deal",
            _ => "jump",
        };
        assert_eq!(phase, expected, "{state}");
        let standing = state["animals"].as_object().expect("animals is an object");
        for (animal, cell) in standing {
            assert!(ANIMALS.contains(&animal.as_str()), "{state}");
            assert_cell(cell, size, size);
        }
        let places: BTreeSet<_> = standing.values().map(Value::to_string).collect();
        assert_eq!(places.len(), standing.len(), "two animals share a field: {state}");
        let targets: Vec<_> = under(&shown.options["board"], "target").values().collect();
        let is_closed = shown.options["targets"] == "closed";
        let on_target = standing.values().any(|cell| targets.contains(&cell));
        assert!(!on_target || !is_closed, "an animal stands on a target: {state}");
        assert_in_order(&state["arrived"], &ANIMALS);
        let still_stands = |animal: &Value| standing.contains_key(animal.as_str().unwrap_or(""));
        assert!(!items(&state["arrived"]).iter().any(still_stands), "{state}");
        assert_eq!(state["splasher"].is_string(), phase == "splash", "{state}");
        if !shown.at_end() && !shown.is_chance() {
            shown.assert_turn_is_the_decider();
        }
        if secret {
            assert_eq!(state["rolled"].is_string(), phase == "jump" || phase == "splash", "{state}");
            if state["rolled"].is_string() {
                assert_one_of(&state["rolled"], &FACES);
            }
            cards(shown);
        }
    }
}

fn free_for_all(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    if percent(dice, 30) {
        set(&mut options, "mode", "free-for-all");
    }
    let mut riding = ANIMALS.to_vec();
    if percent(dice, 60) {
        riding = shuffled(dice, &ANIMALS)[..between(dice, 2, 4) as usize].to_vec();
        set(&mut options, "animals", json!(riding));
    }
    if percent(dice, 50) {
        set(&mut options, "first", among(dice, &riding));
    }
    options
}

fn teams(dice: &mut Dice, mode: &str) -> Options {
    let mut options = common(dice);
    set(&mut options, "mode", mode);
    if percent(dice, 50) {
        let a = shuffled(dice, &ANIMALS);
        set(&mut options, "teams", json!([[a[0], a[1]], [a[2], a[3]]]));
    }
    if percent(dice, 50) {
        set(&mut options, "first", among(dice, &ANIMALS));
    }
    options
}

fn secret(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    set(&mut options, "mode", "secret");
    let players = between(dice, 2, 4);
    if players < 4 || percent(dice, 50) {
        set(&mut options, "players", players);
    }
    if percent(dice, 50) {
        set(&mut options, "first", dice.below(players));
    }
    options
}

fn common(dice: &mut Dice) -> Options {
    let mut options = Options::new();
    // Dice of their own, so that these two change nothing else.
    let mut own = dice.clone();
    for (key, values) in [("crossing", ["stay", "swap"]), ("targets", ["closed", "open"])] {
        if percent(&mut own, 50) {
            set(&mut options, key, among(&mut own, &values));
        }
    }
    limit(dice, &mut options);
    match dice.below(10) {
        // On First Meadow several often arrive at once.
        0 if percent(&mut own, 80) => set(&mut options, "board", "first-meadow"),
        0 => {}
        1 => set(&mut options, "board", built_in(dice)),
        2 | 3 => set(&mut options, "board", laid(dice)),
        _ => set(&mut options, "board", meadow(dice)),
    }
    options
}

/// A board that ships: by its name, or laid from a tile set that ships.
fn built_in(dice: &mut Dice) -> Value {
    let all: Vec<_> = boards::known(Kind::MuddyRide).collect();
    let board = among(dice, &all);
    if board.is_tile_set() { json!({"tile_set": board.name, "lay": lay(dice)}) } else { board.name.into() }
}

fn laid(dice: &mut Dice) -> Value {
    let size = between(dice, 3, 4) as u8;
    let density = among(dice, &[20, 60, 100]);
    let mut tiles = Options::new();
    for tile in ["A", "B", "C", "D"] {
        let style = Style::random(dice, size);
        let fields = fields(dice, size, density, &style, &BTreeSet::new());
        tiles.insert(tile.into(), fields.into());
    }
    let set = json!({"game": "muddy-ride", "name": "tiles", "tile_size": size, "tiles": tiles});
    json!({"tile_set": set, "lay": lay(dice)})
}

fn lay(dice: &mut Dice) -> Value {
    let tiles = shuffled(dice, &["A", "B", "C", "D"]);
    tiles.into_iter().map(|tile| json!([tile, dice.below(4)])).collect()
}

fn meadow(dice: &mut Dice) -> Value {
    let size = among(dice, &[6, 6, 8]);
    let (starts, targets) = if size == 6 { (STARTS_6, TARGETS_6) } else { (STARTS_8, TARGETS_8) };
    let mut board = object(json!({"game": "muddy-ride", "name": "a meadow", "size": size}));
    let mut targets = targets.map(String::from);
    match dice.below(4) {
        0 => {}
        1 => set(&mut board, "start", by_animal(&starts.map(String::from))),
        _ => {
            let places = crowd(dice, size);
            set(&mut board, "start", by_animal(&places[..4]));
            set(&mut board, "target", by_animal(&places[4..]));
            targets.clone_from_slice(&places[4..]);
        }
    }
    let density = among(dice, &[0, 15, 50, 90, 100]);
    let style = Style::random(dice, size);
    let fields = fields(dice, size, density, &style, &BTreeSet::from(targets));
    set(&mut board, "fields", fields);
    board.into()
}

fn by_animal(places: &[String]) -> Value {
    ANIMALS.iter().map(|animal| (*animal).to_owned()).zip(places.iter().map(|place| json!(place))).collect()
}

/// Eight different fields, mostly close to each other, so that animals meet all the time.
fn crowd(dice: &mut Dice, size: u8) -> Vec<String> {
    let middle = among(dice, &cells(size, size));
    let room = among(dice, &[8, 10, 12, 16, usize::from(size) * usize::from(size)]);
    let mut near = shuffled(dice, &cells(size, size));
    near.sort_by_key(|cell| cell.file.abs_diff(middle.file).max(cell.rank.abs_diff(middle.rank)));
    let near = shuffled(dice, &near[..room]);
    near[..8].iter().map(ToString::to_string).collect()
}

/// How the footprints of a meadow run.
enum Style {
    /// Anywhere.
    Any,
    /// All animals of a field the same way.
    Alike,
    /// Towards this field: many ways lead onto the same field.
    Towards(Cell),
    /// The way each animal faces: games are short.
    Forward,
    /// Two opposite ways only: animals that swap places.
    ToAndFro(Direction),
}

impl Style {
    fn random(dice: &mut Dice, size: u8) -> Style {
        match dice.below(8) {
            0 => Style::Alike,
            1 | 2 => Style::Towards(among(dice, &cells(size, size))),
            3 => Style::Forward,
            4 => Style::ToAndFro(among(dice, &Direction::ALL)),
            _ => Style::Any,
        }
    }

    fn footprint(&self, dice: &mut Dice, at: Cell, animal: usize) -> Direction {
        let any = among(dice, &Direction::ALL);
        if percent(dice, 15) {
            return any;
        }
        match self {
            Style::Any => any,
            Style::Alike => Direction::ALL[usize::from(at.file * 3 + at.rank * 5) % 8],
            Style::Towards(goal) => towards(at, *goal).unwrap_or(any),
            Style::Forward => Direction::FOUR[animal],
            Style::ToAndFro(way) => way.turned(if percent(dice, 50) { 0 } else { 4 }),
        }
    }
}

fn towards(at: Cell, goal: Cell) -> Option<Direction> {
    let east = (goal.file.cmp(&at.file) as i8, goal.rank.cmp(&at.rank) as i8);
    Direction::ALL.into_iter().find(|way| way.delta() == east)
}

fn fields(dice: &mut Dice, size: u8, density: u32, style: &Style, bare: &BTreeSet<String>) -> Options {
    let mut fields = Options::new();
    for cell in cells(size, size) {
        let name = cell.to_string();
        if bare.contains(&name) || !percent(dice, density) {
            continue;
        }
        let mut footprints = Options::new();
        for (index, animal) in ANIMALS.iter().enumerate() {
            if percent(dice, 75) {
                let way = style.footprint(dice, cell, index);
                footprints.insert((*animal).into(), way.name().into());
            }
        }
        fields.insert(name, footprints.into());
    }
    fields
}

fn turned(options: &Options, quarters: usize, name: &'static str) -> Mirror {
    let size = options["board"]["size"].as_u64().expect("a meadow has a size") as u8;
    let mut turned = options.clone();
    turned.insert("board".into(), board(&options["board"], size, quarters));
    let animals = |value: &Value| -> Value {
        value
            .as_array()
            .expect("a list of animals")
            .iter()
            .map(|name| animal(text_of(name), quarters))
            .collect()
    };
    if let Some(riding) = options.get("animals") {
        turned.insert("animals".into(), animals(riding));
    }
    if let Some(teams) = options.get("teams").and_then(Value::as_array) {
        turned.insert("teams".into(), teams.iter().map(animals).collect());
    }
    if let Some(first) = options.get("first").and_then(Value::as_str) {
        turned.insert("first".into(), animal(first, quarters).into());
    }
    let seat = seats(options, quarters);
    Mirror {
        name,
        options: turned,
        asks_the_other_first: false,
        seat,
        text: Box::new(move |text| action(text, size, quarters)),
    }
}

/// In `secret` the seats stay; otherwise they are the animals in play, in their order.
fn seats(options: &Options, quarters: usize) -> Box<dyn Fn(Seat) -> Seat> {
    if options["mode"] == "secret" {
        return Box::new(|seat| seat);
    }
    let listed = options.get("animals").and_then(Value::as_array);
    let plays = |animal: &&str| listed.is_none_or(|list| list.contains(&json!(animal)));
    let before: Vec<&str> = ANIMALS.into_iter().filter(plays).collect();
    let after: Vec<&str> = ANIMALS
        .into_iter()
        .filter(|name| before.iter().any(|before| animal(before, quarters) == *name))
        .collect();
    let places = before.iter().map(|name| after.iter().position(|after| *after == animal(name, quarters)));
    let places: Vec<_> = places.map(|place| Seat(place.expect("it plays too") as u8)).collect();
    Box::new(move |seat| places[seat.index()])
}

fn board(board: &Value, size: u8, quarters: usize) -> Value {
    let mut turned = board.as_object().expect("a board is an object").clone();
    for places in ["start", "target"] {
        if let Some(by_animal) = board.get(places).and_then(Value::as_object) {
            let each = by_animal.iter().map(|(name, cell)| {
                (
                    animal(name, quarters).to_owned(),
                    json!(with_cell(text_of(cell), |cell| turn(cell, size, quarters))),
                )
            });
            turned.insert(places.into(), each.collect());
        }
    }
    let fields = under(board, "fields").iter().map(|(cell, footprints)| {
        let footprints = footprints.as_object().expect("footprints are an object").iter();
        let footprints = footprints.map(|(name, way)| {
            (animal(name, quarters).to_owned(), with_way(way, |way| way.turned(quarters as u8 * 2)))
        });
        (with_cell(cell, |cell| turn(cell, size, quarters)), footprints.collect::<Value>())
    });
    turned.insert("fields".into(), fields.collect());
    turned.into()
}

fn action(text: &str, size: u8, quarters: usize) -> String {
    let cell = |text: &str| with_cell(text, |cell| turn(cell, size, quarters));
    match text.split_once([' ', ':']) {
        None if text == "pass" => text.to_owned(),
        None => cell(text),
        Some((word @ ("splash" | "roll" | "card"), names)) => {
            let turned: Vec<_> =
                names.split("").filter(|name| !name.is_empty()).map(|name| animal(name, quarters)).collect();
            let sorted: String = ANIMALS.into_iter().filter(|name| turned.contains(name)).collect();
            format!("{word} {sorted}")
        }
        Some((name, to)) => format!("{}:{}", animal(name, quarters), cell(to)),
    }
}

fn animal(name: &str, quarters: usize) -> &'static str {
    let index =
        ANIMALS.iter().position(|animal| *animal == name).unwrap_or_else(|| panic!("{name} is no animal"));
    ANIMALS[(index + quarters) % 4]
}

fn turn(cell: Cell, size: u8, quarters: usize) -> Cell {
    (0..quarters).fold(cell, |cell, _| Cell { file: cell.rank, rank: size - 1 - cell.file })
}

/// Until the game ends a view holds only its own card, then all dealt cards.
fn cards(shown: &Shown<'_>) {
    let cards = shown.state["cards"].as_object().expect("cards is an object");
    let seats: Vec<&str> = cards.keys().map(String::as_str).collect();
    assert!(cards.values().all(|card| card.as_str().is_some_and(|animal| ANIMALS.contains(&animal))));
    if shown.phase() == "deal" {
        return assert!(seats.len() < shown.seats, "{}", shown.state);
    }
    let all: Vec<String> = (0..shown.seats).map(|seat| seat.to_string()).collect();
    match shown.eyes {
        Eyes::Seat(seat) if !shown.at_end() => assert_eq!(seats, [seat.to_string()]),
        Eyes::Nobody if !shown.at_end() => assert!(seats.is_empty(), "{}", shown.state),
        // A game may be called off before all cards are dealt.
        _ if shown.at_end() => assert!(all.iter().map(String::as_str).take(seats.len()).eq(seats)),
        _ => assert_eq!(seats, all),
    }
}
