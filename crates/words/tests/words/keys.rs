//! Keys and the code that says them.

use gambol_games::Kind;
use gambol_words::Words;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, endings, found);
        } else if endings.iter().any(|ending| path.extension().is_some_and(|found| found == *ending)) {
            found.push(path);
        }
    }
}

/// All code under a folder.
pub(crate) fn code_of(folder: &str) -> String {
    let mut found = Vec::new();
    files(&root().join(folder), &["rs"], &mut found);
    found.into_iter().map(|path| fs::read_to_string(path).expect("source is text")).collect()
}

/// All code and pages that speak.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(&root().join("crates/words/src"), &["rs"], &mut found);
    files(&root().join("crates/server/src"), &["rs"], &mut found);
    files(&root().join("crates/table/src"), &["rs"], &mut found);
    files(&root().join("crates/puzzle/src"), &["rs"], &mut found);
    files(&root().join("crates/print/src"), &["rs"], &mut found);
    files(&root().join("crates/cli/src"), &["rs"], &mut found);
    files(&root().join("crates/server/templates"), &["html", "txt", "xml"], &mut found);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("source is text");
        // What a module's tests say is not said to people.
        let spoken = text.split("mod tests {").next().unwrap_or_default().to_owned();
        (path, spoken)
    };
    found.into_iter().map(read).collect()
}

/// Every text in quotes.
fn quoted(source: &str) -> BTreeSet<String> {
    source.split('"').map(str::to_owned).collect()
}

/// The messages of a file with their attributes.
pub(crate) fn messages(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(root().join("locales/en").join(file)).expect("a file of messages");
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in text.lines() {
        let Some((left, _)) = line.split_once('=') else { continue };
        let left = left.trim_end();
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            left.clone_into(&mut last);
            found.entry(last.clone()).or_default();
        } else if let Some(attribute) = left.trim_start().strip_prefix('.') {
            found.entry(last.clone()).or_default().insert(attribute.to_owned());
        }
    }
    found
}

/// The keys that follow `say(` and `pick(` as they stand in the source.
fn said(source: &str) -> Vec<String> {
    let mut keys = Vec::new();
    for call in [".say(", ".pick(", "say(", ".phrase(", ".phrase_of("] {
        for rest in source.split(call).skip(1) {
            if let Some(rest) = rest.trim_start().strip_prefix('"') {
                keys.push(rest.split('"').next().unwrap_or_default().to_owned());
            }
        }
    }
    keys
}

#[test]
fn every_key_that_code_says_exists() {
    let words = Words::english();
    let known: BTreeSet<String> = all_files().iter().flat_map(|file| messages(file).into_keys()).collect();
    let mut count = 0;
    for (path, source) in sources() {
        let ours = path.starts_with(root().join("crates/words"));
        // Elsewhere a word without a hyphen may be something else that is said, such as chat.
        for key in said(&source).into_iter().filter(|key| ours || key.contains('-')) {
            let message = key.split('.').next().unwrap_or_default();
            assert!(known.contains(message), "{}: no message {key}", path.display());
            assert!(!key.contains('.') || words.has(&key), "{}: no attribute {key}", path.display());
            count += 1;
        }
        // Keys that pass through a variable.
        for text in quoted(&source).into_iter().filter(|_| ours) {
            let of_game = Kind::ALL.into_iter().any(|game| text.starts_with(&format!("{game}-")));
            let keyish = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
            assert!(!(of_game && keyish) || known.contains(&text), "{}: no message {text}", path.display());
        }
    }
    assert!(count > 150, "only {count} keys were found in the code");
}

fn all_files() -> Vec<String> {
    let entries = fs::read_dir(root().join("locales/en")).expect("the folder of messages").flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let mut quoted: BTreeSet<String> = sources().iter().flat_map(|(_, source)| quoted(source)).collect();
    // The types of squares are listed by the game.
    quoted.extend(gambol_games::kangaruse::SQUARE_TYPES.iter().map(|(kind, _)| (*kind).to_owned()));
    // Whoever thanks for a game thanks for each.
    quoted.extend(Kind::ALL.map(|kind| format!("credit-{kind}")));
    // Boards and ways to play are named by their game; a test of the names says each of them.
    let of_games = ["board", "made", "made-place", "terminal-way"];
    let named: Vec<String> =
        of_games.iter().flat_map(|of| Kind::ALL.map(|kind| format!("{of}-{kind}"))).collect();
    quoted.extend(named.iter().cloned());
    // Games letter their boards with these, drawn as text.
    quoted.extend(["target", "life", "doubled"].map(|word| format!("terminal-{word}")));
    for file in all_files() {
        // Pages, lessons and refusals have their own tests, and the labels of drawings have the next one.
        if ["pages.ftl", "labels.ftl", "refusals.ftl", "lessons.ftl"].contains(&file.as_str()) {
            continue;
        }
        for (message, attributes) in messages(&file) {
            let whole = Kind::named(&message).is_some();
            // What somebody did is said to themselves by a message of its own.
            let said = message.strip_suffix("-you").filter(|said| !said.is_empty()).unwrap_or(&message);
            let attributed =
                |key: &String| [said, &message].contains(&key.split('.').next().unwrap_or_default());
            assert!(whole || quoted.iter().any(attributed), "{file}: nobody says {message}");
            // These are chosen by what is in a certificate, an error or a board; other tests know which exist.
            if named.contains(&message) && !message.starts_with("terminal") {
                continue;
            }
            if ["set-up", "certificate-want", "certificate-label", "phrase", "direction", "setting-named"]
                .contains(&message.as_str())
            {
                continue;
            }
            for attribute in attributes {
                let used = quoted.contains(&attribute) || quoted.contains(&format!("{message}.{attribute}"));
                assert!(used, "{file}: nobody says {message}.{attribute}");
            }
        }
    }
}

#[test]
fn no_text_for_people_stands_in_code() {
    for (path, source) in
        sources().into_iter().filter(|(path, _)| path.starts_with(root().join("crates/words")))
    {
        let code =
            source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        if ["ending.rs", "errors.rs", "tests.rs"].iter().any(|file| path.ends_with(file)) {
            // Reasons are written into records in the one form that is found again; errors are taken apart at words.
            continue;
        }
        for text in code.split('"').skip(1).step_by(2) {
            let sentence = text.contains(' ') && text.chars().filter(|c| c.is_alphabetic()).count() > 3;
            let notation = ["ting ", "steps ", "favour ", "place ", "block ", " with starts"].contains(&text);
            assert!(!sentence || notation, "{}: {text:?} belongs in a file of messages", path.display());
        }
    }
}
