//! Lists the messages of every language, the folders of `locales/` and the files in them, English first; and beside them the
//! short rulebooks of that language, the files of its folder in `rules/short/`.

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
    let mut list = String::from("const LOCALES: &[Locale] = &[\n");
    for language in languages {
        println!("cargo::rerun-if-changed={}", language.display());
        let tag = language.file_name().unwrap_or_default().to_string_lossy();
        writeln!(list, "Locale {{ tag: {tag:?}, files: &[").map_err(io::Error::other)?;
        for file in entries(&language)? {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                let file = file.canonicalize()?;
                println!("cargo::rerun-if-changed={}", file.display());
                writeln!(list, "include_str!({:?}),", file.display().to_string())
                    .map_err(io::Error::other)?;
            }
        }
        list.push_str("], books: &[\n");
        let books = books.join(tag.as_ref());
        println!("cargo::rerun-if-changed={}", books.display());
        for file in if books.is_dir() { entries(&books)? } else { Vec::new() } {
            let (game, file) = (file.file_stem().unwrap_or_default().to_string_lossy(), file.canonicalize()?);
            println!("cargo::rerun-if-changed={}", file.display());
            writeln!(list, "({game:?}, include_str!({:?})),", file.display().to_string())
                .map_err(io::Error::other)?;
        }
        list.push_str("] },\n");
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
