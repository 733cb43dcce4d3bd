//! Whatever is handed in, nothing panics: it is refused with reasons, or it is a game that can be played.
//!
//! The targets in `fuzz/` do the same with many more bytes.

use gambol_core::{Action, AnyMatch, Dice, Fault, Node, Record};
use gambol_games::Kind;
use gambol_laws::perft::{random_action, start};
use gambol_laws::samples::{self, Options};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

/// A step from a JSON value to one inside it.
#[derive(Clone, Debug)]
enum Step {
    Key(String),
    Index(usize),
}

/// The ways to every value inside this one, itself included.
fn paths(value: &Value) -> Vec<Vec<Step>> {
    let mut all = vec![Vec::new()];
    let inner: Vec<(Step, &Value)> = match value {
        Value::Object(map) => map.iter().map(|(key, value)| (Step::Key(key.clone()), value)).collect(),
        Value::Array(list) => {
            list.iter().enumerate().map(|(index, value)| (Step::Index(index), value)).collect()
        }
        _ => Vec::new(),
    };
    for (step, value) in inner {
        all.extend(paths(value).into_iter().map(|path| [vec![step.clone()], path].concat()));
    }
    all
}

fn at<'a>(value: &'a mut Value, path: &[Step]) -> &'a mut Value {
    path.iter().fold(value, |value, step| match step {
        Step::Key(key) => &mut value[key.as_str()],
        Step::Index(index) => &mut value[*index],
    })
}

fn wrong_values() -> Vec<Value> {
    vec![
        Value::Null,
        json!(true),
        json!(false),
        json!(0),
        json!(1),
        json!(-1),
        json!(7),
        json!(1.5),
        json!(3.0),
        json!(-1e300),
        json!(i64::MIN),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(""),
        json!("a1"),
        json!("z99"),
        json!("N"),
        json!("\u{0}\u{1f99a}\n"),
        json!("x".repeat(10_000)),
        json!([]),
        json!({}),
        json!([[]]),
        json!({"a1": {}}),
        json!(vec![1; 300]),
        json!([null, "a1", {"type": "tree"}]),
    ]
}

/// Sets up a game, and if that goes, once more from its complete options, and plays a little to see that it is one.
fn set_up(kind: Kind, options: &Options, dice: &mut Dice) -> Option<Fault> {
    match kind.start(options) {
        Err(error) => {
            let message = error.to_string();
            assert!(message.len() < 1000 && !message.contains('\n'), "{message}");
            Some(error.fault())
        }
        Ok(mut table) => {
            let again = kind.start(&table.options()).expect("complete options set up the same game");
            assert_eq!(again.options(), table.options());
            play_a_little(table.as_mut(), dice);
            None
        }
    }
}

fn play_a_little(table: &mut dyn AnyMatch, dice: &mut Dice) {
    for _ in 0..4 {
        let Some(action) = random_action(table, dice) else { return };
        table.apply(&action).unwrap_or_else(|error| panic!("{action}: {error}"));
        table.text(gambol_core::Eyes::Nobody);
    }
}

fn has_boards(kind: Kind) -> bool {
    kind.boards().next().is_some()
}

/// Small random options of every mode of every game.
fn small_options(dice: &mut Dice) -> Vec<(Kind, Options)> {
    let mut all = Vec::new();
    for (kind, modes) in samples::all() {
        for mode in modes {
            let sized = |options: &Options| Value::from(options.clone()).to_string().len();
            let many = (0..12).map(|_| mode.options(dice));
            let mut many: Vec<_> =
                many.filter(|options| options.contains_key("board") || !has_boards(kind)).collect();
            many.sort_by_key(sized);
            all.extend(many.into_iter().skip(1).take(2).map(|options| (kind, options)));
        }
    }
    all
}

#[test]
fn a_wrong_value_anywhere_in_options_is_refused_or_harmless() {
    let mut dice = Dice::new(1);
    for (kind, options) in small_options(&mut dice) {
        let options = Value::from(options);
        for path in paths(&options) {
            for wrong in wrong_values() {
                let mut changed = options.clone();
                at(&mut changed, &path).clone_from(&wrong);
                let Value::Object(changed) = changed else { continue };
                let fault = set_up(kind, &changed, &mut dice);
                let in_board = matches!(&path[..], [Step::Key(key), ..] if key == "board");
                let blames_the_board = !in_board || fault != Some(Fault::Options);
                assert!(blames_the_board, "{}: {path:?} = {wrong} is the board's fault", kind.name());
            }
        }
    }
}

#[test]
fn an_unknown_key_anywhere_in_options_is_refused() {
    let mut dice = Dice::new(2);
    for (kind, options) in small_options(&mut dice) {
        let options = Value::from(options);
        for path in paths(&options) {
            let mut changed = options.clone();
            let Some(object) = at(&mut changed, &path).as_object_mut() else { continue };
            object.insert("no such key".into(), json!({}));
            let Value::Object(changed) = changed else { continue };
            let fault = set_up(kind, &changed, &mut dice);
            let in_board = matches!(&path[..], [Step::Key(key), ..] if key == "board");
            let expected = if in_board { Fault::Board } else { Fault::Options };
            assert_eq!(fault, Some(expected), "{}: a key too many at {path:?}", kind.name());
        }
    }
}

#[test]
fn a_key_left_out_of_options_is_missed_or_has_a_default() {
    let mut dice = Dice::new(3);
    for (kind, options) in small_options(&mut dice) {
        let options = Value::from(options);
        for path in paths(&options) {
            let Some((Step::Key(key), before)) = path.split_last() else { continue };
            let mut changed = options.clone();
            at(&mut changed, before).as_object_mut().and_then(|object| object.remove(key));
            let Value::Object(changed) = changed else { continue };
            set_up(kind, &changed, &mut dice);
        }
    }
}

#[test]
fn a_board_of_the_wrong_type_is_the_boards_fault() {
    let mut dice = Dice::new(4);
    for kind in Kind::ALL {
        for wrong in wrong_values().into_iter().chain([json!("no such board"), json!({"game": "chess"})]) {
            let options = Map::from_iter([("board".to_owned(), wrong.clone())]);
            let expected = if has_boards(kind) { Fault::Board } else { Fault::Options };
            assert_eq!(set_up(kind, &options, &mut dice), Some(expected), "{}: {wrong}", kind.name());
        }
    }
}

#[test]
fn options_are_blamed_before_the_board() {
    let mut dice = Dice::new(5);
    for kind in Kind::ALL {
        let options =
            Map::from_iter([("board".to_owned(), json!(7)), ("no such option".to_owned(), json!(7))]);
        assert_eq!(set_up(kind, &options, &mut dice), Some(Fault::Options), "{}", kind.name());
    }
}

/// A record of a random game, as JSON.
fn record(game: Kind, number: u64) -> Value {
    let mode = samples::modes(game)[number as usize % samples::modes(game).len()];
    let mut dice = mode.dice(number);
    let mut table = start(game, &mode.options(&mut dice));
    play_a_little(table.as_mut(), &mut dice);
    play_a_little(table.as_mut(), &mut dice);
    serde_json::to_value(table.record()).expect("a record is plain data")
}

fn replay(text: &str) {
    if let Ok(record) = serde_json::from_str::<Record>(text)
        && let Ok(table) = gambol_games::replay(&record)
    {
        table.node();
    }
}

#[test]
fn a_wrong_value_anywhere_in_a_record_is_refused_or_harmless() {
    let mut dice = Dice::new(6);
    for game in Kind::ALL {
        let record = record(game, 3);
        let all: Vec<_> =
            paths(&record).into_iter().filter(|path| !in_options(path) || dice.below(20) == 0).collect();
        for path in all {
            for wrong in wrong_values() {
                let mut changed = record.clone();
                *at(&mut changed, &path) = wrong;
                replay(&changed.to_string());
            }
        }
    }
}

/// Options are tried above; here a few of their values are enough.
fn in_options(path: &[Step]) -> bool {
    matches!(path, [Step::Key(key), _, ..] if key == "options")
}

/// JSON of any shape.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[a-h][1-8]|[NESW]{1,2}|[a-z-]{0,9}|.{0,6}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map(
                "[a-h][1-8]|board|mode|size|first|name|game|fields|squares|files|ranks|rows|start|target|lay|tile_set",
                inner,
                0..6
            )
            .prop_map(|map| Value::from(Map::from_iter(map))),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_json_as_options_is_refused_or_a_game(options in any_json(), seed: u64) {
        if let Value::Object(options) = options {
            for kind in Kind::ALL {
                set_up(kind, &options, &mut Dice::new(seed));
            }
        }
    }

    #[test]
    fn any_json_as_a_board_is_refused_or_a_game(board in any_json(), seed: u64) {
        let _ = Kind::of_board(&board);
        let options = Map::from_iter([("board".to_owned(), board)]);
        for kind in Kind::ALL {
            set_up(kind, &options, &mut Dice::new(seed));
        }
    }

    #[test]
    fn any_bytes_as_a_record_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        replay(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn a_record_with_bytes_changed_is_refused_or_harmless(
        game in 0usize..5, number in 0u64..6, changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)
    ) {
        let mut bytes = record(Kind::ALL[game], number).to_string().into_bytes();
        for (index, byte) in changes {
            let index = index.index(bytes.len());
            bytes[index] = byte;
        }
        replay(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_text_as_an_action_is_refused_or_legal(
        game in 0usize..5, number in 0u64..6, text in ".{0,12}|[a-z]{1,8} [A-Za-z0-9]{1,6}|[A-Z]:[A-Z>-]{1,4}|[a-z][0-9]{1,3}(@[a-z][0-9]{1,3})?"
    ) {
        let game = Kind::ALL[game];
        let mode = samples::modes(game)[number as usize % samples::modes(game).len()];
        let mut dice = mode.dice(number);
        let mut table = start(game, &mode.options(&mut dice));
        for _ in 0..12 {
            let (node, ply) = (table.node(), table.ply());
            let action = match &node {
                Node::Simultaneous { legal } => {
                    Action::Together(legal.iter().map(|(seat, _)| (seat.to_string(), text.clone())).collect())
                }
                _ => Action::One(text.clone()),
            };
            if table.apply(&action).is_ok() {
                prop_assert_eq!(table.ply(), ply + 1);
            } else {
                prop_assert_eq!(table.node(), node);
            }
            let Some(action) = random_action(table.as_ref(), &mut dice) else { break };
            prop_assert!(table.apply(&action).is_ok());
        }
    }
}

#[test]
fn deep_json_is_refused_without_ado() {
    for (open, close) in [("[", "]"), ("{\"board\":", "}"), ("{\"actions\":[", "]}")] {
        let deep = format!("{}1{}", open.repeat(100_000), close.repeat(100_000));
        replay(&deep);
        replay(&format!("{{\"game\": \"duel\", \"actions\": [], \"options\": {{\"board\": {deep}}}}}"));
        assert!(serde_json::from_str::<Value>(&deep).is_err());
    }
}

#[test]
fn json_as_deep_as_is_read_at_all_is_refused_as_a_board() {
    let deep = format!("{}{}", "[".repeat(120), "]".repeat(120));
    let deep: Value = serde_json::from_str(&deep).expect("120 levels are read");
    for kind in Kind::ALL.into_iter().filter(|kind| has_boards(*kind)) {
        let options = Map::from_iter([("board".to_owned(), deep.clone())]);
        assert_eq!(set_up(kind, &options, &mut Dice::new(0)), Some(Fault::Board), "{}", kind.name());
    }
}
