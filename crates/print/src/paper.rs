//! Paper: sizes in millimetres, and the laws of print.

use std::fmt;
use std::str::FromStr;

/// The margin of every page, in millimetres.
pub(crate) const MARGIN: f32 = 10.0;
/// The thinnest line, in millimetres.
pub(crate) const THINNEST: f32 = 0.35;
/// The smallest type, in points.
pub(crate) const SMALLEST: f32 = 7.0;
/// A point in millimetres.
pub(crate) const POINT: f32 = 25.4 / 72.0;

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches, 215.9 × 279.4 mm.
    Letter,
}

impl Paper {
    /// Both.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Width and height of the sheet held upright, in millimetres.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Paper {
    type Err = String;

    fn from_str(text: &str) -> Result<Paper, String> {
        Paper::ALL
            .into_iter()
            .find(|paper| paper.name() == text.to_ascii_lowercase())
            .ok_or_else(|| format!("expected a4 or letter, found {text:?}"))
    }
}
