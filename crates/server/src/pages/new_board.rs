//! The board of a new table: those to choose from, and the recipe of a new one.

use super::new::{Given, Number, Shown};
use super::shell::Shell;
use super::{boards, certified};
use crate::App;
use crate::games;
use crate::games::form::{Ask, Field, Form};
use gambol_games::Kind;
use gambol_games::boards::BuiltIn;
use gambol_games::code;
use gambol_games::recipe::Recipe;
use gambol_table::NewTable;
use serde_json::{Map, Value};

/// A board to choose.
pub(super) struct ShownBoard {
    pub(super) value: String,
    pub(super) name: String,
    pub(super) told: String,
    pub(super) light: String,
    pub(super) dark: String,
    pub(super) chosen: bool,
    /// Whether it is shown only to those who want to see more.
    pub(super) more: bool,
}

/// How many boards are shown at first.
const FEW: usize = 3;

/// The boards to choose from.
pub(super) struct Boards {
    pub(super) all: Vec<ShownBoard>,
    /// The one that is chosen for those who do not choose.
    pub(super) usual: String,
    /// Whether nobody has chosen.
    pub(super) is_usual: bool,
}

/// The recipe that is asked for, with a new seed when a new board is wanted.
pub(super) fn recipe(kind: Kind, form: &Form, fields: &[(String, String)], app: &App) -> Option<Recipe> {
    let given = Given(fields);
    let mut choices = Map::new();
    for field in form.recipe {
        if let Some(text) = given.get(&format!("g.{}", field.key)).filter(|text| !text.is_empty()) {
            choices.insert(
                field.key.to_owned(),
                serde_json::from_str(text).unwrap_or_else(|_| Value::from(text)),
            );
        }
    }
    let fresh = (app.world().bits() % 1_000_000) as u64;
    choices.entry("seed").or_insert_with(|| fresh.into());
    Recipe::read(kind, &choices)
        .or_else(|_| Recipe::read(kind, &Map::from_iter([("seed".to_owned(), fresh.into())])))
        .ok()
}

pub(super) fn recipe_field(shell: &Shell, field: &Field, made: Option<&Recipe>) -> Number {
    let value = made.and_then(|recipe| recipe.choices().get(field.key).cloned()).unwrap_or(Value::Null);
    let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let (least, most, choices) = match field.ask {
        Ask::Number(least, most, _) => (least, most, vec![]),
        Ask::One(choices) | Ask::Several(choices, _) | Ask::Counts(choices, ..) => {
            let shown = choices.iter().map(|choice| Shown {
                value: choice.value.to_owned(),
                label: shell.say(choice.label),
                chosen: choice.value == value,
                help: String::new(),
            });
            (0, 0, shown.collect())
        }
    };
    Number { name: format!("g.{}", field.key), label: shell.say(field.label), least, most, value, choices }
}

/// The boards to choose from: the plain one, those that ship, the one that was made, the visitor's own.
pub(super) fn boards_shown(
    shell: &Shell,
    kind: Kind,
    form: &Form,
    given: &Given<'_>,
    made: Option<&Recipe>,
    app: &App,
    wrong: &mut Option<String>,
) -> Boards {
    let mut all = Vec::new();
    // Tiles are laid on the board that was chosen before.
    let before = given.get("board").and_then(|text| code::read(text).ok());
    let pressed = given.get("lay").zip(before);
    let pressed = pressed.and_then(|(lay, coded)| super::lay::pressed(kind, lay, &coded.board, app));
    let pressed = pressed.as_deref();
    if games::of(kind).plain_board().is_some() {
        let picture = |theme| super::assets::address(&format!("plain-{kind}-{theme}.svg"));
        let (light, dark) = (picture("light"), picture("dark"));
        let (name, told) = (shell.say("board-plain"), shell.say("board-plain-told"));
        all.push(ShownBoard { value: String::new(), name, told, light, dark, chosen: false, more: false });
    }
    let shown = |tile: boards::Tile, value: String| {
        let args = [("first", tile.told.as_str().into()), ("second", tile.length.as_str().into())];
        let told =
            if tile.length.is_empty() { tile.told.clone() } else { shell.words.say("board-told", &args) };
        let (light, dark) = (tile.picture("light"), tile.picture("dark"));
        ShownBoard { light, dark, value, name: tile.name, told, chosen: false, more: false }
    };
    let options = asked(kind, form, given);
    let offered = offered(kind, &options);
    for (mut tile, built_in) in boards::Tile::built_in(kind, shell).into_iter().zip(kind.boards()) {
        let board: Value = serde_json::from_str(built_in.json).unwrap_or_default();
        let Some(laid) = games::of(kind).laid(&board, app.world().bits()) else {
            // What somebody has chosen stays.
            if offered.contains(&built_in.name) || given.chosen("board") == Some(built_in.name) {
                tile.length = certified::length(kind, built_in.name, &options, shell);
                all.push(shown(tile, built_in.name.to_owned()));
            }
            continue;
        };
        if let Ok(code) = code::of(&laid)
            && offered.contains(&built_in.name)
        {
            // What is laid afresh for every table stays put while the form is filled in.
            let kept = pressed.or_else(|| given.get("board"));
            let kept = kept.filter(|text| is_lay_of(text, built_in.name, &board));
            tile.code = kept.map_or(code, str::to_owned);
            tile.told = shell.say("board-laid");
            let value = tile.code.clone();
            all.push(shown(tile, value));
        }
    }
    let mut take = |all: &mut Vec<ShownBoard>, text: &str| match code::read(text) {
        Ok(coded) if coded.game == kind => {
            if !all.iter().any(|board| board.value == text) {
                all.push(shown(boards::Tile::coded(kind, &coded, text, shell), text.to_owned()));
            }
            true
        }
        Ok(coded) => {
            *wrong = Some(shell.with("board-of-another", "game", shell.say(coded.game.name())));
            false
        }
        Err(error) => {
            *wrong = Some(shell.words.code_error(&error));
            false
        }
    };
    let made = made.map(code::of_recipe).filter(|_| !form.recipe.is_empty());
    if let Some(made) = &made {
        take(&mut all, made);
    }
    // A code that was typed counts until another board is picked.
    let typed = given.get("code").filter(|code| !code.is_empty() && given.get("use") == Some("code"));
    let typed = typed.map(boards::code_within).filter(|code| take(&mut all, code));
    // Whatever was picked stays, also a board by link (`?board=`): any code, or the name of a board that was offered once.
    let picked = pressed.or_else(|| given.chosen("board")).map(|board| {
        let is_shown = all.iter().any(|shown| shown.value == board);
        let known = || gambol_games::boards::named(kind, board).filter(|_| !is_shown).map(code::of_built_in);
        known().unwrap_or_else(|| board.to_owned())
    });
    let picked =
        picked.filter(|board| all.iter().any(|shown| shown.value == *board) || take(&mut all, board));
    let wanted = made.clone().filter(|_| given.get("make").is_some());
    let explicit = typed.map(str::to_owned).or(wanted).or(picked);
    let usual = usual(kind, made.as_ref(), &options, &all);
    let chosen = explicit.as_ref().unwrap_or(&usual);
    for board in &mut all {
        board.chosen = board.value == *chosen;
    }
    // The chosen one comes first, wherever it was.
    if let Some(at) = all.iter().position(|board| board.chosen).filter(|at| *at >= FEW) {
        all[..=at].rotate_right(1);
    }
    for board in all.iter_mut().skip(FEW) {
        board.more = true;
    }
    Boards { all, usual, is_usual: explicit.is_none() }
}

/// The options that a table would have with what is chosen so far, its board aside.
fn asked(kind: Kind, form: &Form, given: &Given<'_>) -> Map<String, Value> {
    let mode = form.mode(given.get("o.mode"), true);
    let mut asked = vec![("game".to_owned(), kind.name().to_owned())];
    for field in form.fields.iter().filter(|field| field.is_in(mode)) {
        let is_this =
            |name: &str| name.strip_prefix("o.").is_some_and(|key| key.trim_end_matches("[]") == field.key);
        asked.extend(given.0.iter().filter(|(name, _)| is_this(name)).cloned());
    }
    NewTable::from_form(&asked).map(|table| table.options).unwrap_or_default()
}

/// The boards that are offered for what is chosen: those that are good for it. Where none is known to be, all of them.
fn offered(kind: Kind, options: &Map<String, Value>) -> Vec<&'static str> {
    let all = || kind.boards().map(|board| board.name);
    let good: Vec<_> = all().filter(|name| certified::flaw(kind, name, options) == Some(0.0)).collect();
    if good.is_empty() { all().collect() } else { good }
}

/// The board that is offered first: a new one where every game takes one, otherwise the one that the game itself takes
/// with what is chosen.
fn usual(kind: Kind, made: Option<&String>, options: &Map<String, Value>, all: &[ShownBoard]) -> String {
    if let Some(made) = made.filter(|_| games::of(kind).uses_boards_up()) {
        return made.clone();
    }
    let is_taken = |built_in: &&BuiltIn| Some(&built_in.value()) == options.get("board");
    let named = kind.boards().find(is_taken).map(|board| board.name);
    let named = named.filter(|name| all.iter().any(|shown| shown.value == *name));
    let first = || all.first().map(|board| board.value.clone());
    named.map(str::to_owned).or_else(first).unwrap_or_default()
}

/// Whether a code is a lay of this set of tiles.
fn is_lay_of(text: &str, name: &str, set: &Value) -> bool {
    let Ok(coded) = code::read(text) else { return false };
    coded.board.get("tile_set").is_some_and(|tiles| tiles.as_str() == Some(name) || tiles == set)
}
