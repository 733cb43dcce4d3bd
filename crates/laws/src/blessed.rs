//! Data files that tests compare with, and how they are rewritten.

use std::path::PathBuf;

/// Whether the data files are to be rewritten instead of compared with: `GAMBOL_BLESS=1`.
pub fn is_blessing() -> bool {
    std::env::var_os("GAMBOL_BLESS").is_some_and(|value| value == "1")
}

/// The text of a data file.
pub fn read(file: &str) -> String {
    let path = path(file);
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error} (GAMBOL_BLESS=1 writes it)", path.display()))
}

/// Writes a data file.
pub fn write(file: &str, text: &str) {
    let path = path(file);
    std::fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn path(file: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "data", file].iter().collect()
}
