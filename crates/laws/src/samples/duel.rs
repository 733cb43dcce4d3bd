//! Random saloons: narrow and wide, empty and full of bullets, with all kinds of ammunition.

use super::{Mode, Options, Sampled, among, between, cells, limit, object, percent, set};
use gambol_core::Dice;
use gambol_core::grid::Direction;
use gambol_games::Kind;
use gambol_games::boards;
use gambol_games::duel::Duel;
use serde_json::{Value, json};

impl Sampled for Duel {
    const MODES: &'static [Mode] = &[
        Mode { name: "small", random: |dice| options(dice, "small") },
        Mode { name: "large", random: |dice| options(dice, "large") },
    ];
}

const SQUARE_TYPES: [&str; 4] = ["good-shot", "double-blast", "booster", "dummy"];

fn options(dice: &mut Dice, size: &str) -> Options {
    let mut options = Options::new();
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
        1 => set(&mut options, "board", built_in(dice)),
        _ => set(&mut options, "board", saloon(dice)),
    }
    options
}

fn built_in(dice: &mut Dice) -> Value {
    let names: Vec<_> = boards::of(Kind::Duel).map(|board| board.name).collect();
    if names.is_empty() { saloon(dice) } else { among(dice, &names).into() }
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
    for (kind, count) in SQUARE_TYPES.into_iter().zip(counts) {
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
