//! What the papers list is what there is.

use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_direct_dependency_is_explained_in_the_design() {
    let manifest = read("Cargo.toml");
    let (_, dependencies) =
        manifest.split_once("[workspace.dependencies]\n").expect("one list for all crates");
    let names: Vec<&str> = dependencies
        .lines()
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name)
        .filter(|name| !name.starts_with("gambol"))
        .collect();
    assert!(names.len() > 40, "too few were found: {names:?}");

    let design = read("DESIGN.md");
    let (_, explained) = design.split_once("## Dependencies").expect("a part about dependencies");
    let missing: Vec<&&str> = names.iter().filter(|name| !explained.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "DESIGN.md, Dependencies, does not explain {missing:?}");
}
