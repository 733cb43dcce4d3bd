//! Lists the messages of every language, the folders of `locales/` and the files in them, English first; and beside them the
//! short rulebooks of that language, the files of its folder in `rules/short/`.
//!
//! A file that is not sound ends the build and is named with the message that is wrong.

use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser::{ParserError, parse};
use std::collections::HashMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let (root, books) = (here.join("../../locales"), here.join("../../rules/short"));
    println!("cargo::rerun-if-changed={}", root.display());
    let mut languages = entries(&root)?;
    languages.retain(|path| path.is_dir());
    languages.sort_by_key(|path| !path.ends_with("en"));
    let mut list = format!("pub(crate) static LOCALES: [Locale; {}] = [\n", languages.len());
    for language in languages {
        println!("cargo::rerun-if-changed={}", language.display());
        let tag = language.file_name().unwrap_or_default().to_string_lossy();
        let mut sound = Sound::default();
        let mut files = String::new();
        for file in entries(&language)? {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                let file = file.canonicalize()?;
                println!("cargo::rerun-if-changed={}", file.display());
                sound.read(&file)?;
                writeln!(files, "include_str!({:?}),", file.display().to_string())
                    .map_err(io::Error::other)?;
            }
        }
        let Sound { name, .. } = sound;
        writeln!(list, "Locale {{ tag: {tag:?}, name: {name:?}, files: &[\n{files}], books: &[")
            .map_err(io::Error::other)?;
        let books = books.join(tag.as_ref());
        println!("cargo::rerun-if-changed={}", books.display());
        for file in if books.is_dir() { entries(&books)? } else { Vec::new() } {
            let (game, file) = (file.file_stem().unwrap_or_default().to_string_lossy(), file.canonicalize()?);
            println!("cargo::rerun-if-changed={}", file.display());
            writeln!(list, "({game:?}, include_str!({:?})),", file.display().to_string())
                .map_err(io::Error::other)?;
        }
        list.push_str("], bundle: OnceLock::new() },\n");
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    fs::write(out.join("locales.rs"), list)
}

/// The contents of a folder, by name.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

/// What has been read of a language, all of it sound.
#[derive(Default)]
struct Sound {
    /// The file of each message.
    messages: HashMap<String, PathBuf>,
    /// The language's own name.
    name: String,
}

impl Sound {
    fn read(&mut self, file: &Path) -> io::Result<()> {
        let text = fs::read_to_string(file)?;
        let shown = file.display();
        let resource = parse(text.as_str()).map_err(|(_, errors)| {
            let told: Vec<_> = errors.iter().map(|error| flaw(&text, error)).collect();
            io::Error::other(format!("{shown}: {}", told.join("; ")))
        })?;
        for entry in &resource.body {
            let name = match entry {
                Entry::Message(message) => message.id.name.to_owned(),
                Entry::Term(term) => format!("-{}", term.id.name),
                _ => continue,
            };
            if let Entry::Message(message) = entry
                && name == "language-name"
                && let Some(value) = &message.value
                && let [PatternElement::TextElement { value }] = &value.elements[..]
            {
                (*value).clone_into(&mut self.name);
            }
            if let Some(other) = self.messages.insert(name.clone(), file.to_owned()) {
                return Err(io::Error::other(format!("{shown}: {name} stands in {} too", other.display())));
            }
        }
        Ok(())
    }
}

/// What is wrong, and in which message: the last one that begins before the place.
fn flaw(text: &str, error: &ParserError) -> String {
    let before = text.get(..error.pos.start).unwrap_or_default();
    let line = before.lines().count().max(1);
    let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
    let whole = text.lines().take(line);
    let message = whole.filter(begins).last().and_then(|line| line.split('=').next()).unwrap_or("?").trim();
    format!("line {line}, message {message}: {}", error.kind)
}
