//! One list of games: outside its own files nobody says a game's name, and no `match` over games has a rest.
//!
//! A game's own files are those with its name in their path. Text names are read with `Kind::named`, at the edges.

use gambol_games::Kind;
use std::fs;
use std::path::{Path, PathBuf};

/// The files that hold an exhaustive `match` over games, one for each layer: what the compiler opens for a sixth game.
const LISTS: [&str; 17] = [
    "crates/bots/src/sight.rs",
    "crates/bots/src/speed.rs",
    "crates/cli/src/games/mod.rs",
    "crates/draw/src/boards/mod.rs",
    "crates/forge/src/games/mod.rs",
    "crates/games/src/boarded.rs",
    "crates/games/src/boards.rs",
    "crates/games/src/kind.rs",
    "crates/games/src/recipe/mod.rs",
    "crates/laws/src/lib.rs",
    "crates/laws/src/samples.rs",
    "crates/print/src/kits/mod.rs",
    "crates/load/src/lib.rs",
    "crates/puzzle/src/games/mod.rs",
    "crates/server/src/games/mod.rs",
    "crates/solve/src/solved.rs",
    "crates/words/src/tells.rs",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The sources of all crates, without tests, by their paths.
fn sources() -> Vec<(String, String)> {
    fn gather(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
            let path = entry.path();
            if path.is_dir() {
                gather(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let root = root();
    let mut found = Vec::new();
    for krate in fs::read_dir(root.join("crates")).expect("the crates").flatten() {
        gather(&krate.path().join("src"), &mut found);
    }
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("source is text");
        let path = path.strip_prefix(&root).expect("below the root").display().to_string();
        (path, without_tests(&text))
    };
    found.into_iter().map(read).filter(|(path, _)| !path.contains("tests")).collect()
}

/// Code alone: no tests of the module, no comments.
fn without_tests(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The names by which a game is called in code: as a type, as a module and as text.
fn names(kind: Kind) -> [String; 3] {
    [format!("{kind:?}"), kind.name().replace('-', "_"), kind.name().to_owned()]
}

fn is_own_file(path: &str, kind: Kind) -> bool {
    names(kind)[1..].iter().any(|name| path.contains(name.as_str()))
}

/// Whether the code holds the name as a word: `Duel` is not in `Duels`. A module's name may be followed by anything.
fn says(code: &str, name: &str) -> bool {
    let is_word =
        |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    code.match_indices(name).any(|(at, _)| {
        let goes_on = is_word(code[at + name.len()..].chars().next()) && !name.ends_with(':');
        !is_word(code[..at].chars().next_back()) && !goes_on
    })
}

/// The texts of a `match` or comparison that name a game.
fn text_names(code: &str) -> Vec<String> {
    let quoted = Kind::ALL.map(|kind| format!("\"{}\"", kind.name()));
    let compares = |line: &&str| {
        let is_compared = |name: &String| {
            [
                format!("{name} =>"),
                format!("== {name}"),
                format!("!= {name}"),
                format!("{name} |"),
                format!("| {name}"),
            ]
            .iter()
            .any(|text| line.contains(text.as_str()))
        };
        quoted.iter().any(is_compared)
    };
    code.lines().filter(compares).map(|line| line.trim().to_owned()).collect()
}

/// The `match` blocks over games that have an arm for the rest.
fn open_matches(code: &str) -> Vec<String> {
    let lines: Vec<&str> = code.lines().collect();
    let depth = |line: &str| line.len() - line.trim_start().len();
    let is_arm = |line: &str| line.trim_start().starts_with("Kind::") && line.contains("=>");
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| is_arm(line)) {
        let arms =
            lines[at..].iter().take_while(|other| depth(other) >= depth(line) || other.trim().is_empty());
        let rest = arms
            .filter(|other| depth(other) == depth(line))
            .find(|other| other.trim_start().starts_with("_ "));
        found.extend(rest.map(|rest| format!("{} … {}", line.trim(), rest.trim())));
    }
    found
}

#[test]
fn a_game_is_named_in_its_own_files_and_in_one_list_a_layer() {
    let mut strangers = Vec::new();
    for (path, code) in sources().into_iter().filter(|(path, _)| !LISTS.contains(&path.as_str())) {
        for kind in Kind::ALL.into_iter().filter(|&kind| !is_own_file(&path, kind)) {
            let [kind_name, module, text] = names(kind);
            let as_type = [format!("Kind::{kind_name}"), format!("{module}::"), format!("\"{text}\"")];
            if as_type.iter().any(|name| says(&code, name)) {
                strangers.push(format!("{path} names {kind}"));
            }
        }
    }
    assert!(strangers.is_empty(), "{} places:\n{}", strangers.len(), strangers.join("\n"));
}

#[test]
fn every_list_is_there_and_names_every_game_that_its_layer_knows() {
    for path in LISTS {
        let code =
            without_tests(&fs::read_to_string(root().join(path)).unwrap_or_else(|_| panic!("no {path}")));
        let named = Kind::ALL.into_iter().filter(|&kind| says(&code, &names(kind)[0])).count();
        assert!(named >= 4, "{path} names {named} games");
    }
}

#[test]
fn no_match_is_on_a_games_text_name_and_none_over_games_has_a_rest() {
    for (path, code) in sources() {
        assert_eq!(text_names(&code), Vec::<String>::new(), "{path}");
        assert_eq!(open_matches(&code), Vec::<String>::new(), "{path}");
    }
}

#[test]
fn the_search_finds_what_it_looks_for() {
    let by_text = "match game {\n    \"duel\" => 1,\n    _ => 2,\n}";
    assert_eq!(text_names(by_text).len(), 1);
    assert_eq!(text_names("if name == \"gunst\" {").len(), 1);
    let open = "match kind {\n    Kind::Duel => {\n        1\n    }\n    _ => gunst(),\n}";
    assert_eq!(open_matches(open).len(), 1);
    let closed = "match kind {\n    Kind::Duel => match size {\n        Large => 1,\n        _ => 2,\n    },\n    Kind::Gunst => 3,\n}";
    assert_eq!(open_matches(closed), Vec::<String>::new());
    assert!(says("let x = Kind::Duel;", "Kind::Duel") && !says("Kind::Duelist", "Kind::Duel"));
    assert!(says("use games::duel::Duel;", "duel::") && !says("a_duel::Duel", "duel::"));
}
