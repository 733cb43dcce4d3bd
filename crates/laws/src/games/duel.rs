//! What Duel brings: random saloons, narrow and wide, empty and full of bullets, with all kinds of ammunition; saloons turned by
//! half and with west and east exchanged; and what its states show.

use crate::mirrors::{Mirror, flipped, text_of, under, with_cell, with_way};
use crate::samples::{
    Mode, Options, Sampled, among, among_shipped, between, cell_among, cells, limit, object, opening_of,
    percent, set, shipped,
};
use crate::shown::{Shown, assert_cell, assert_keys, assert_one_of, items, whole};
use gambol_core::grid::{Cell, Direction};
use gambol_core::{Dice, Seat};
use gambol_games::Kind;
use gambol_games::duel::Duel;
use serde_json::{Value, json};

const TOKENS: [&str; 4] = ["good-shot", "double-blast", "booster", "dummy"];

impl Sampled for Duel {
    const MODES: &'static [Mode] = &[
        Mode { name: "small", random: |dice| options(dice, "small") },
        Mode { name: "large", random: |dice| options(dice, "large") },
    ];
    const SECRET: Option<&'static [&'static str]> = Some(&[]);
    const KEPT: &'static [&'static str] = &["light", "dark", "tokens", "unseen"];

    fn is_always_asked(state: &Value) -> bool {
        ["place", "open", "fired"].iter().any(|phase| state["phase"] == *phase)
    }

    fn opening(&self, pos: &Self::Position) -> Option<String> {
        opening_of(self, pos, "open", &["light", "dark", "turn", "tokens", "unseen"])
    }

    fn well_known() -> Vec<(String, Options)> {
        let large = ("large cowboys".into(), object(json!({"size": "large"})));
        shipped(Kind::Duel).into_iter().chain([large]).collect()
    }

    fn any_move(dice: &mut Dice) -> Option<String> {
        let to = cell_among(dice, 8, 8);
        let beside = Cell { file: (to.file + dice.below(3) as u8).saturating_sub(1).min(7), ..to };
        Some(match dice.below(8) {
            0..3 => to.to_string(),
            3 | 4 => format!("{to}@{beside}"),
            5 => format!("place {to}"),
            6 => among(dice, &["pass", "fire", "end", "shot light", "shot dark"]).into(),
            _ => format!("ammo {}", among(dice, &TOKENS)),
        })
    }

    fn mirrors(options: &Options) -> Vec<Mirror> {
        let side =
            |key: &str, default| options["board"].get(key).and_then(Value::as_u64).unwrap_or(default) as u8;
        let change = |half_turn: bool| Change {
            files: side("files", 5),
            ranks: side("ranks", 6),
            large: options["size"] == "large",
            half_turn,
        };
        vec![mirror(options, "half a turn", change(true)), mirror(options, "west for east", change(false))]
    }

    fn check_state(shown: &Shown<'_>) {
        let state = shown.state;
        shown.assert_end_is_told();
        let keys =
            ["light", "dark", "turn", "phase", "has_stepped", "has_fired", "tokens", "unseen", "again"];
        assert_keys(state, &keys);
        assert_keys(&state["unseen"], &TOKENS);
        let phase = shown.phase();
        assert_one_of(&state["phase"], &["place", "open", "stepped", "fired", "ammo", "shot", "end"]);
        let board = &shown.options["board"];
        let size = |key: &str, default| board.get(key).and_then(Value::as_u64).unwrap_or(default);
        for cowboy in ["light", "dark"] {
            let at = &state[cowboy];
            if at.is_null() {
                assert!(phase == "place" || phase == "end", "{state}");
            } else if at != "through" {
                assert_cell(at, size("files", 5), size("ranks", 6));
            } else {
                assert!(shown.at_end(), "{state}");
            }
        }
        let flag = |key: &str| state[key].as_bool().unwrap_or_else(|| panic!("{key} is no flag: {state}"));
        let done = (flag("has_stepped"), flag("has_fired"));
        match phase {
            "place" | "open" | "end" => assert_eq!((done, flag("again")), ((false, false), false), "{state}"),
            "stepped" => assert_eq!((done, flag("again")), ((true, false), false), "{state}"),
            "fired" => assert_eq!(done, (false, true), "{state}"),
            "ammo" => assert!(done.1, "{state}"),
            _ => {}
        }
        assert_eq!(phase == "ammo", shown.is_chance(), "{state}");
        assert_eq!(phase == "shot", shown.possible().starts_with("shot "), "{state}");
        let unseen: i64 = TOKENS.iter().map(|kind| whole(&state["unseen"][kind])).sum();
        assert_eq!(items(&state["tokens"]).iter().map(whole).sum::<i64>(), unseen, "{state}");
        if !shown.is_chance() {
            shown.assert_turn_is_the_decider();
        }
    }
}

fn options(dice: &mut Dice, size: &str) -> Options {
    let mut options = Options::new();
    // Dice of its own, so that this changes nothing else.
    let mut own = dice.clone();
    if percent(&mut own, 50) {
        set(&mut options, "crossing", among(&mut own, &["stay", "swap"]));
    }
    limit(dice, &mut options);
    if size == "large" || percent(dice, 40) {
        set(&mut options, "size", size);
    }
    if percent(dice, 60) {
        set(&mut options, "first", among(dice, &["light", "dark"]));
    }
    if percent(dice, 60) {
        set(&mut options, "ammo", ammo(dice));
    }
    match dice.below(10) {
        0 => {}
        1 => set(&mut options, "board", among_shipped(dice, Kind::Duel)),
        _ => set(&mut options, "board", saloon(dice)),
    }
    options
}

/// An even number of tokens, at most 24, perhaps none, often of few kinds.
fn ammo(dice: &mut Dice) -> Value {
    let half = among(dice, &[0, 1, 1, 2, 2, 3, 4, 6, 12]);
    let kinds = between(dice, 1, 4) as usize;
    let mut counts = [0u32; 4];
    let first = dice.index(4);
    for _ in 0..half * 2 {
        counts[(first + dice.index(kinds)) % 4] += 1;
    }
    let mut ammo = Options::new();
    for (kind, count) in TOKENS.into_iter().zip(counts) {
        if count > 0 || percent(dice, 30) {
            ammo.insert(kind.into(), count.into());
        }
    }
    ammo.into()
}

fn saloon(dice: &mut Dice) -> Value {
    let usual = percent(dice, 30);
    let most = among(dice, &[3, 4, 5, 8]);
    let (files, ranks) = if usual { (5, 6) } else { (between(dice, 3, most), between(dice, 3, most)) };
    let mut board = object(json!({"game": "duel", "name": "a saloon"}));
    if files != 5 || percent(dice, 50) {
        set(&mut board, "files", files);
    }
    if ranks != 6 || percent(dice, 50) {
        set(&mut board, "ranks", ranks);
    }
    let density = among(dice, &[0, 20, 60, 100, 100]);
    let style = dice.below(5);
    let axis = among(dice, &Direction::ALL);
    let bullet = |dice: &mut Dice, forward: Direction| match style {
        // Both ways along one line: they collide and wait for each other.
        0 => axis.turned(if percent(dice, 50) { 0 } else { 4 }),
        // Mostly forward: games are short, and both may be through at once.
        1 => forward.turned(among(dice, &[0, 0, 1, 7])),
        _ => among(dice, &Direction::ALL),
    };
    let mut fields = Options::new();
    for cell in cells(files as u8, ranks as u8) {
        if !percent(dice, density) {
            continue;
        }
        let mut bullets = Options::new();
        if percent(dice, 80) {
            set(&mut bullets, "light", bullet(dice, Direction::N).name());
        }
        if percent(dice, 80) {
            set(&mut bullets, "dark", bullet(dice, Direction::S).name());
        }
        fields.insert(cell.to_string(), bullets.into());
    }
    set(&mut board, "fields", fields);
    board.into()
}

/// What is done to a saloon.
#[derive(Clone, Copy)]
struct Change {
    files: u8,
    ranks: u8,
    large: bool,
    /// Half a turn, or west and east exchanged.
    half_turn: bool,
}

fn mirror(options: &Options, name: &'static str, change: Change) -> Mirror {
    let mut changed = options.clone();
    let mut board = options["board"].as_object().expect("a board is an object").clone();
    let fields = under(&options["board"], "fields").iter().map(|(cell, bullets)| {
        let bullets = bullets.as_object().expect("bullets are an object").iter();
        let bullets =
            bullets.map(|(colour, way)| (change.colour(colour), with_way(way, |way| change.way(way))));
        (with_cell(cell, |cell| change.cell(cell)), bullets.collect::<Value>())
    });
    board.insert("fields".into(), fields.collect());
    changed.insert("board".into(), board.into());
    changed.insert("first".into(), json!(change.colour(text_of(&options["first"]))));
    let seat = move |seat: Seat| if change.half_turn { seat.other() } else { seat };
    Mirror {
        name,
        options: changed,
        asks_the_other_first: false,
        seat: Box::new(seat),
        text: Box::new(move |text| change.action(text)),
    }
}

impl Change {
    fn colour(self, colour: &str) -> String {
        match (self.half_turn, colour) {
            (true, "light") => "dark".into(),
            (true, "dark") => "light".into(),
            _ => colour.into(),
        }
    }

    fn way(self, way: Direction) -> Direction {
        if self.half_turn { way.turned(4) } else { flipped(way) }
    }

    fn cell(self, cell: Cell) -> Cell {
        let rank = if self.half_turn { self.ranks - 1 - cell.rank } else { cell.rank };
        Cell { file: self.files - 1 - cell.file, rank }
    }

    /// Where a cowboy stands; a large one is named by its western field, which becomes the eastern one.
    fn stand(self, text: &str) -> String {
        with_cell(text, |cell| {
            let western = self.cell(cell);
            Cell { file: western.file - u8::from(self.large), ..western }
        })
    }

    fn action(self, text: &str) -> String {
        match text.split_once(' ') {
            Some(("place", at)) => format!("place {}", self.stand(at)),
            Some(("shot", colour)) => format!("shot {}", self.colour(colour)),
            Some(_) => text.to_owned(),
            None if matches!(text, "pass" | "fire" | "end") => text.to_owned(),
            None => match text.split_once('@') {
                Some((to, trigger)) => {
                    format!("{}@{}", self.stand(to), with_cell(trigger, |cell| self.cell(cell)))
                }
                None => self.stand(text),
            },
        }
    }
}
