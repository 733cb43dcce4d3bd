//! Everything that is wrong is told, and nothing that is right.

use gambol_core::{Dice, MOST_FLAWS};
use gambol_games::code::playable;
use gambol_games::recipe::Recipe;
use gambol_games::{Kind, boards};
use serde_json::{Map, Value, json};

fn found(given: &Value) -> Vec<String> {
    match playable(given) {
        Ok(_) => Vec::new(),
        Err(error) => error.flaws().iter().map(ToString::to_string).collect(),
    }
}

fn shipped(game: Kind, name: &str) -> Value {
    boards::named(game, name).expect("it ships").value()
}

#[test]
fn right_boards_have_no_mistakes() {
    for built_in in boards::all() {
        assert_eq!(found(&built_in.value()), [""; 0], "{}", built_in.name);
    }
}

/// Each place is named by one mistake at least, and there are this many.
#[track_caller]
fn check(given: &Value, places: &[&str]) {
    let found = found(given);
    for place in places {
        assert!(found.iter().any(|error| error.starts_with(place)), "{place} is missing: {found:#?}");
    }
    assert_eq!(found.len(), places.len(), "{found:#?}");
}

#[test]
fn all_mistakes_of_a_duel_board_are_told() {
    let given = json!({"game": "duel", "files": 9, "colour": "red", "fields": {
        "a1": {"light": "NNE", "dark": "up"}, "b1": {"light": "N", "grey": "S"}, "z9": {}, "c1": 7, "d1": {"dark": "S"}}});
    let places = [
        "board: expected the-key (key \"name\")",
        "board: expected only-keys (keys game, name, fields, files, ranks",
        "board.files: expected whole-between (least 3, most 8)",
        "board.fields.a1.light",
        "board.fields.a1.dark",
        "board.fields.b1: expected only-keys (keys light, dark",
        "board.fields.z9",
        "board.fields.c1",
    ];
    check(&given, &places);
}

#[test]
fn all_mistakes_of_a_meadow_are_told() {
    let given = json!({"game": "muddy-ride", "name": 5, "size": 6, "start": {"N": "b1", "E": "h9", "S": "e6", "X": "a1"},
        "fields": {"b6": {"N": "N"}, "g7": {}, "c3": {"N": "Q", "E": 4}}});
    let places = [
        "board.name",
        "board.start.E",
        "board.start: expected the-key (key \"W\")",
        "board.start: expected only-keys (keys N, E, S, W",
        "board.fields.b6: expected no-footprints",
        "board.fields.g7",
        "board.fields.c3.N",
        "board.fields.c3.E",
    ];
    check(&given, &places);
    let mut twice = shipped(Kind::MuddyRide, "first-meadow");
    twice["start"]["N"] = json!("a5");
    check(&twice, &["board: expected eight-different-fields"]);
}

#[test]
fn all_mistakes_of_tiles_and_layouts_are_told() {
    let mut set = shipped(Kind::MuddyRide, "small-puddles");
    set["tiles"]["A"]["d4"] = json!({});
    set["tiles"]["B"]["a1"]["N"] = json!("north");
    set["tiles"].as_object_mut().unwrap().remove("C");
    set["tiles"]["E"] = json!({});
    let places =
        ["tiles: expected only-keys", "tiles.A.d4", "tiles.B.a1.N", "tiles: expected the-key (key \"C\")"];
    check(&set, &places.map(|place| format!("board.{place}")).each_ref().map(String::as_str));
    let laid = json!({"tile_set": set, "lay": [["A", 4], ["B", 0], ["E", 1], ["D"]], "name": "x"});
    let mut all = places.map(|place| format!("board.tile_set.{place}")).to_vec();
    all.extend(
        ["board: expected only-keys", "board.lay[0][1]", "board.lay[2][0]", "board.lay[3]"]
            .map(str::to_owned),
    );
    check(&laid, &all.iter().map(String::as_str).collect::<Vec<_>>());
    let twice = json!({"tile_set": "small-puddles", "lay": [["A", 0], ["A", 1], ["C", 2], ["D", 3]]});
    check(&twice, &["board.lay[1]: expected each-tile-once"]);
}

#[test]
fn all_mistakes_of_a_sheet_are_told() {
    let mut sheet = shipped(Kind::Kangaruse, "billabong");
    sheet["numbers"][1] = json!(5);
    sheet["numbers"][2] = json!("1");
    sheet["directions"] = json!(["N", "NE", "W", "S", "E"]);
    sheet["squares"]["a1"] = json!({"type": "wombat"});
    sheet["squares"]["a2"] = json!({"type": "score", "value": 0, "colour": 1});
    sheet["squares"]["c2"]["value"] = json!(2);
    sheet["squares"]["z1"] = json!({"type": "tree"});
    let places = [
        "board.numbers[1]",
        "board.numbers[2]",
        "board.directions: expected list-of (count 6)",
        "board.directions[1]",
        "board.squares.a1.type",
        "board.squares.a2: expected only-keys",
        "board.squares.a2.value",
        "board.squares.f1.value: expected value-of-no-other-echidna",
        "board.squares.z1",
    ];
    check(&sheet, &places);
    let trees = json!({"game": "kangaruse", "name": "", "files": 2, "ranks": 2, "numbers_on": "files", "numbers": [1, 1],
        "directions": ["N", "N"], "squares": {"a1": {"type": "tree"}, "a2": {"type": "tree"}, "b1": {"type": "tree"}}});
    check(&trees, &["board.squares: expected squares-to-start-from (least 2)"]);
}

#[test]
fn all_mistakes_of_a_network_are_told() {
    let mut network = shipped(Kind::TwoPaths, "the-ford");
    network["south"]["a3"] = json!(["a4", "a4"]);
    network["south"]["b3"] = json!(["a5", "z4"]);
    network["south"].as_object_mut().unwrap().remove("c3");
    network["north"]["q7"] = json!(["a4", "b4"]);
    network["north"]["b9"] = json!("a8");
    let places = [
        "board.south.a3: expected two-different",
        "board.south.b3[0]",
        "board.south.b3[1]",
        "board.south: expected the-key (key \"c3\")",
        "board.north: expected only-keys",
        "board.north.b9",
    ];
    check(&network, &places);
    network["rows"][1] = json!(["a", "a"]);
    network["rows"][4] = json!([]);
    check(&network, &["board.rows[1][1]", "board.rows[4]"]);
}

#[test]
fn what_is_no_board_at_all_is_told_once() {
    for given in
        [json!(null), json!([]), json!("duel"), json!({}), json!({"game": "gunst"}), json!({"game": 7})]
    {
        assert_eq!(found(&given).len(), 1, "{given}");
    }
}

#[test]
fn a_file_full_of_mistakes_is_told_up_to_a_limit() {
    let fields: Map<_, _> = (0..100_000).map(|at| (format!("x{at}"), json!({"dark": "?"}))).collect();
    assert_eq!(found(&json!({"game": "duel", "name": "", "fields": fields})).len(), MOST_FLAWS);
}

/// Some place within a value, replaced by something else.
fn spoil(value: &mut Value, dice: &mut Dice) {
    let within = dice.below(5) > 0;
    match value {
        Value::Object(map) if within && !map.is_empty() => {
            let key = map.keys().nth(dice.index(map.len())).cloned().unwrap();
            if dice.below(6) == 0 {
                map.remove(&key);
            } else {
                spoil(map.get_mut(&key).unwrap(), dice);
            }
        }
        Value::Array(items) if within && !items.is_empty() => {
            let at = dice.index(items.len());
            spoil(&mut items[at], dice);
        }
        other => {
            let strange =
                [json!(null), json!(3), json!("N"), json!("a1"), json!([]), json!({}), json!({"N": "S"})];
            *other = strange[dice.index(strange.len())].clone();
        }
    }
}

#[test]
fn a_spoilt_board_has_flaws_exactly_if_no_game_starts_on_it() {
    let mut dice = Dice::new(5);
    let generated = Kind::ALL.into_iter().filter_map(|kind| Recipe::read(kind, &Map::new()).ok());
    let generated = generated.map(|recipe| recipe.board());
    let lay = json!([["A", 0], ["B", 0], ["C", 0], ["D", 0]]);
    let laid = json!({"tile_set": shipped(Kind::MuddyRide, "small-puddles"), "lay": lay});
    for right in boards::all().map(boards::BuiltIn::value).chain(generated).chain([laid]) {
        let game = Kind::of_board(&right).unwrap();
        let is_set = right.get("tiles").is_some();
        let (mut spoilt, mut harmless) = (0, 0);
        for _ in 0..40 {
            let mut board: Value = right.clone();
            (0..=dice.below(3)).for_each(|_| spoil(&mut board, &mut dice));
            let is_right = playable(&board).is_ok();
            let on = if is_set { json!({"tile_set": board, "lay": lay}) } else { board.clone() };
            let started = game.start(json!({"board": on}).as_object().unwrap());
            assert_eq!(is_right, started.is_ok(), "{board}");
            *(if is_right { &mut harmless } else { &mut spoilt }) += 1;
        }
        assert!(spoilt > 10, "{spoilt} spoilt, {harmless} harmless: {right}");
    }
}
