//! SVG to PNG, with the font built in: no font of the system is looked for.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::fmt;
use std::sync::{Arc, LazyLock};

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(ttf_noto_sans::REGULAR.to_vec());
    fonts.load_font_data(ttf_noto_sans::BOLD.to_vec());
    fonts.set_sans_serif_family("Noto Sans");
    Arc::new(fonts)
});

/// Why a picture could not be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PngError {
    /// The text is no SVG.
    Svg(String),
    /// The picture would be empty or too large.
    Size {
        /// Its width in pixels.
        width: u32,
    },
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Svg(why) => write!(f, "expected a drawing as SVG: {why}"),
            PngError::Size { width } => write!(f, "expected a width from 1 to {MOST_PIXELS} pixels, found {width}"),
        }
    }
}

impl std::error::Error for PngError {}

const MOST_PIXELS: u32 = 8192;

/// The drawing as PNG, so many pixels wide.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let options = Options { fontdb: FONTS.clone(), font_family: "Noto Sans".into(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| PngError::Svg(error.to_string()))?;
    let pixmap = raster(&tree, width).ok_or(PngError::Size { width })?;
    pixmap.encode_png().map_err(|error| PngError::Svg(error.to_string()))
}

fn raster(tree: &Tree, width: u32) -> Option<Pixmap> {
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    if width == 0 || width > MOST_PIXELS || height > MOST_PIXELS {
        return None;
    }
    let mut pixmap = Pixmap::new(width, height)?;
    resvg::render(tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Some(pixmap)
}
