//! Boards and positions as pictures in files.

use crate::failure::Failure;
use crate::print;
use gambol_draw::theme::Theme;
use gambol_draw::{DrawError, Look};
use std::path::{Path, PathBuf};

/// The widest PNG, in pixels: enough for a poster, and it fits into memory.
const WIDEST: i64 = 8000;

/// What picture is wanted.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct PictureArgs {
    /// Draw it to this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// Draw it to this PNG file
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,

    /// The colours of the picture
    #[arg(long, value_enum, default_value_t = Colours::Light)]
    theme: Colours,

    /// The width of the PNG in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(16..=WIDEST))]
    width: u32,
}

/// The colours of a picture.
#[derive(clap::ValueEnum, Clone, Copy, Debug)]
enum Colours {
    /// Calm paper
    Light,
    /// For the evening
    Dark,
    /// Without backgrounds
    Print,
    /// Lines only
    InkSaving,
}

impl PictureArgs {
    /// Whether any picture is wanted.
    pub(crate) fn is_wanted(&self) -> bool {
        self.svg.is_some() || self.png.is_some()
    }

    /// Draws and writes the files that are wanted.
    pub(crate) fn write(
        &self,
        look: Look<'_>,
        draw: impl Fn(&Look<'_>) -> Result<String, DrawError>,
    ) -> Result<(), Failure> {
        let theme = match self.theme {
            Colours::Light => Theme::Light,
            Colours::Dark => Theme::Dark,
            Colours::Print => Theme::Print,
            Colours::InkSaving => Theme::InkSaving,
        };
        let svg = draw(&Look { theme, ..look }).map_err(|error| Failure::new(error.to_string()))?;
        if let Some(path) = &self.svg {
            write(path, svg.as_bytes())?;
        }
        if let Some(path) = &self.png {
            let png = gambol_draw::png(&svg, self.width).map_err(|error| Failure::new(error.to_string()))?;
            write(path, &png)?;
        }
        Ok(())
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    std::fs::write(path, bytes).map_err(|error| Failure::new(format!("{}: {error}", path.display())))?;
    print(&format!("The picture is in {}.\n", path.display()))
}
