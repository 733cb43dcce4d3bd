//! Words: everything pages and scripts say has a message, and every message is used.

use super::mistakes::MISTAKES_WORDS;
use super::{PAGE_WORDS, tables::TABLE_WORDS};
use gambol_words::Words;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// All files of a folder of this crate with this ending, each without its tests.
fn sources(folder: &str, ending: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).expect("the folder is there").flatten();
    let files = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|found| found == ending));
    let read = |path: &Path| {
        let text = fs::read_to_string(path).expect("sources are text");
        text.split("#[cfg(test)]").next().unwrap_or_default().to_owned()
    };
    files.map(|path| (path.display().to_string(), read(&path))).collect()
}

/// The keys that stand behind any of these calls.
fn said(source: &str, calls: &[&str]) -> BTreeSet<String> {
    let behind = |call: &&str| source.split(*call).skip(1).map(str::to_owned).collect::<Vec<_>>();
    let keys = calls.iter().flat_map(behind);
    keys.filter_map(|rest| Some(rest.trim_start().strip_prefix('"')?.split('"').next()?.to_owned())).collect()
}

/// The messages of the pages' file.
fn messages() -> BTreeSet<&'static str> {
    let lines = include_str!("../../../../locales/en/pages.ftl").lines();
    let keys = lines.filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    keys.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
}

#[test]
fn everything_that_pages_say_is_there() {
    let words = Words::english();
    let mut count = 0;
    let pages = sources("src/pages", "rs").into_iter().chain(sources("src/games", "rs"));
    for (file, source) in pages.chain(sources("templates", "html")) {
        for key in said(&source, &[".say(", ".with(", "say("]) {
            assert!(words.has(&key), "{file}: {key}");
            count += 1;
        }
    }
    assert!(count > 150, "{count}");
    for (key, _) in PAGE_WORDS.iter().chain(TABLE_WORDS).chain(MISTAKES_WORDS) {
        assert!(words.has(key), "{key}");
    }
}

#[test]
fn everything_that_scripts_say_is_brought_along() {
    let brought: BTreeSet<&str> =
        PAGE_WORDS.iter().chain(TABLE_WORDS).chain(MISTAKES_WORDS).map(|(key, _)| *key).collect();
    let mut count = 0;
    for (file, source) in sources("src/assets", "js") {
        for key in said(&source, &["say("]) {
            assert!(brought.contains(key.as_str()), "{file}: {key}");
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
}

#[test]
fn nothing_is_written_that_nobody_says() {
    // Sheets are called by the words themselves.
    let forms = sources("src/games", "rs").into_iter().chain(sources("../words/src", "rs"));
    let mut all: String =
        sources("src/pages", "rs").into_iter().chain(forms).map(|(_, source)| source).collect();
    all.extend(sources("templates", "html").into_iter().map(|(_, source)| source));
    // A language's own name is read by the build, so that a page need not read all languages.
    for key in messages().into_iter().filter(|key| *key != "language-name") {
        assert!(all.contains(&format!("\"{key}\"")), "{key}");
    }
    assert!(messages().len() > 200, "{}", messages().len());
}

#[test]
fn pages_hold_no_script_style_or_handler_of_their_own() {
    for (file, source) in sources("templates", "html") {
        for forbidden in
            [" style=", "<style", " onclick", " onload", "javascript:", "http://", "https://", "//cdn"]
        {
            assert!(!source.contains(forbidden), "{file}: {forbidden}");
        }
        for script in source.split("<script").skip(1) {
            let is_ours = script.starts_with(" type=\"module\" src=")
                || script.starts_with(" type=\"application/json\"");
            assert!(is_ours, "{file}: {script}");
        }
    }
}

#[test]
fn scripts_ask_nobody_else_and_run_no_text() {
    for (file, source) in sources("src/assets", "js") {
        for forbidden in [
            "http://",
            "https://",
            "eval(",
            "new Function",
            "outerHTML",
            "insertAdjacentHTML",
            "document.write",
        ] {
            assert!(!source.contains(forbidden), "{file}: {forbidden}");
        }
        assert!(source.starts_with("// @ts-check"), "{file} is not checked by its types");
    }
}
