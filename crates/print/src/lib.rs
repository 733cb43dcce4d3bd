//! Print-and-play kits as PDF, true to size, and the rulebooks as pages with pictures.
//!
//! Everything is pure: from a game or a board and the options of print to bytes, the same for the same input. Pages are
//! laid out in millimetres (`page.rs`), drawings come from `gambol-draw` and are made fit for paper on the way (`flat.rs`:
//! no line under 0.35 mm, no type under 7 points), and text stays text in the PDF. What a game's kit holds stands in one
//! file a game, under `kits`.
//!
//! ```
//! use gambol_games::Kind;
//! use gambol_print::{Item, Paper, PrintOptions};
//!
//! let everything = Item::new(Kind::Gunst, &Default::default())?;
//! let options = PrintOptions { paper: Paper::Letter, rules: true, ..PrintOptions::default() };
//! let pdf = gambol_print::kit(&[everything], &options)?;
//! assert!(pdf.starts_with(b"%PDF"));
//! # Ok::<(), gambol_print::PrintError>(())
//! ```

mod art;
mod cut;
mod flat;
mod item;
mod kits;
mod link;
mod page;
mod paper;
mod pdf;
pub mod puzzles;
mod qr;
pub mod rulebook;
mod sheet;
pub mod short;
mod svg;
mod text;
mod typeface;

pub use item::Item;
pub use paper::Paper;
pub use typeface::{typeface, unicode_range};

use gambol_core::SetupError;
use gambol_draw::theme::Theme;
use gambol_words::Words;

/// What is printed beside a sheet of Kangaruse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SideBar {
    /// Nothing: the squares are as large as they can be.
    None,
    /// The rules of the types of square that occur.
    #[default]
    Rules,
    /// A score table.
    Scores,
}

/// How a kit is printed.
#[derive(Clone, Debug)]
pub struct PrintOptions {
    /// The paper.
    pub paper: Paper,
    /// What is printed beside a sheet of Kangaruse.
    pub side_bar: SideBar,
    /// Lines only.
    pub ink_saving: bool,
    /// Boards with their coloured ground.
    pub background: bool,
    /// The short rulebook, behind the rest.
    pub rules: bool,
    /// Where the QR codes lead: the address of a Gambol server that others can reach, without a slash at its end. Without
    /// one a board's code is printed as text.
    pub base_url: Option<String>,
    /// The language.
    pub words: Words,
}

impl Default for PrintOptions {
    fn default() -> PrintOptions {
        PrintOptions {
            paper: Paper::A4,
            side_bar: SideBar::Rules,
            ink_saving: false,
            background: false,
            rules: false,
            base_url: None,
            words: Words::english(),
        }
    }
}

impl PrintOptions {
    /// A message.
    fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    fn theme(&self) -> Theme {
        match (self.ink_saving, self.background) {
            (true, _) => Theme::InkSaving,
            (false, true) => Theme::Light,
            (false, false) => Theme::Print,
        }
    }
}

/// Why something could not be printed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PrintError {
    /// The options or the board are wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is nothing to print.
    #[error("expected a game or a board to print, found none")]
    Nothing,
    /// More sheets than a PDF should hold.
    #[error("expected at most {MOST_ITEMS} boards in one PDF, found {0}")]
    TooMany(usize),
    /// The PDF could not be made.
    #[error("the PDF could not be made: {0}")]
    Pdf(String),
}

/// How many boards one PDF may hold.
pub const MOST_ITEMS: usize = 200;

/// The kit for these games and boards as PDF: all boards of a game, then its pieces once, then its rules if asked for.
pub fn kit(items: &[Item], options: &PrintOptions) -> Result<Vec<u8>, PrintError> {
    if items.is_empty() {
        return Err(PrintError::Nothing);
    }
    if items.len() > MOST_ITEMS {
        return Err(PrintError::TooMany(items.len()));
    }
    let pages = sheet::bound(&options.words, kits::leaves(items, options)?);
    let mut titles: Vec<String> = items.iter().map(|item| options.say(item.kind.name())).collect();
    titles.dedup();
    let title = options.words.say("print-document", &[("games", options.words.commas(&titles).into())]);
    pdf::pdf(&title, options.words.language(), &pages)
}

#[cfg(test)]
mod tests;
