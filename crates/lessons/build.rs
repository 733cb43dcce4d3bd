//! Lists the lessons of every game: the folders of `lessons/` and the files in them, by name.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("../../lessons");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("const FILES: &[(&str, &str, &str)] = &[\n");
    for game in entries(&root)?.into_iter().filter(|path| path.is_dir()) {
        println!("cargo::rerun-if-changed={}", game.display());
        let named = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for file in
            entries(&game)?.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        {
            let file = file.canonicalize()?;
            println!("cargo::rerun-if-changed={}", file.display());
            let (game, name, path) = (named(&game), named(&file), file.display().to_string());
            writeln!(list, "({game:?}, {name:?}, include_str!({path:?})),").map_err(io::Error::other)?;
        }
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    fs::write(out.join("lessons.rs"), list)
}

/// The contents of a folder, by name.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}
