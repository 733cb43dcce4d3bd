//! Counts of the ways on, against `data/perft`. `GAMBOL_BLESS=1 cargo test -p gambol-laws` rewrites the files.

use gambol_games::Kind;
use gambol_laws::{blessed, perft};
use serde_json::Value;

fn check(game: Kind) {
    let file = format!("perft/{game}.json");
    if blessed::is_blessing() {
        return blessed::write(&file, &one_case_a_line(&perft::cases(game)));
    }
    let cases: Value =
        serde_json::from_str(&blessed::read(&file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let cases = cases.as_array().expect("the file is a list of cases");
    assert!(!cases.is_empty(), "{file} is empty");
    for case in cases {
        let counts: Vec<u64> = serde_json::from_value(case["counts"].clone()).expect("counts are numbers");
        assert_eq!(perft::count_again(game, case), counts, "{game}: {}", case["name"]);
    }
}

fn one_case_a_line(cases: &Value) -> String {
    let lines: Vec<_> = cases.as_array().into_iter().flatten().map(Value::to_string).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

#[test]
fn every_game_has_as_many_ways_on_as_recorded() {
    Kind::ALL.into_iter().for_each(check);
}
