//! SVG to PNG, with the font built in: no font of the system is looked for.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock};

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(ttf_noto_sans::REGULAR.to_vec());
    fonts.load_font_data(ttf_noto_sans::BOLD.to_vec());
    fonts.set_sans_serif_family("Noto Sans");
    Arc::new(fonts)
});

/// Why a picture could not be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PngError {
    /// The text is no SVG.
    #[error("expected a drawing as SVG: {0}")]
    Svg(String),
    /// The picture would be empty or too large.
    #[error("expected a width from 1 to {MOST_PIXELS} pixels, found {width}")]
    Size {
        /// Its width in pixels.
        width: u32,
    },
}

const MOST_PIXELS: u32 = 8192;

/// The drawing as PNG, this many pixels wide.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let pixmap = drawn(svg, width)?;
    let pixels: Vec<[u8; 4]> = pixmap
        .pixels()
        .iter()
        .map(resvg::tiny_skia::PremultipliedColorU8::demultiply)
        .map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
        .collect();
    let (palette, indices) = indexed(&pixels);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder
        .set_palette(palette.iter().flat_map(|colour| [colour[0], colour[1], colour[2]]).collect::<Vec<_>>());
    encoder.set_trns(palette.iter().map(|colour| colour[3]).collect::<Vec<_>>());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&indices));
    written.map_err(|error| PngError::Svg(error.to_string()))?;
    Ok(bytes)
}

/// The picture with at most 256 colours: drawings are flat, so the rest is shades on edges, which go to the nearest.
fn indexed(pixels: &[[u8; 4]]) -> (Vec<[u8; 4]>, Vec<u8>) {
    let mut counts: HashMap<[u8; 4], u32> = HashMap::new();
    for pixel in pixels {
        *counts.entry(*pixel).or_default() += 1;
    }
    // The grounds keep their colours; of others that can hardly be told apart, the most frequent stands for all.
    let mut by_frequency: Vec<_> = counts.into_iter().collect();
    by_frequency.sort_unstable_by_key(|&(colour, count)| (Reverse(count), colour));
    let mut taken = HashSet::new();
    let bucket = |colour: [u8; 4]| colour.map(|part| part >> 4);
    let colours = by_frequency.iter().map(|&(colour, _)| colour).enumerate();
    let distinct = colours.filter(|&(index, colour)| taken.insert(bucket(colour)) || index < 48);
    let palette: Vec<_> = distinct.map(|(_, colour)| colour).take(256).collect();
    let distance = |a: [u8; 4], b: [u8; 4]| -> u32 {
        a.iter().zip(b).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let nearest = |colour: [u8; 4]| {
        (0..palette.len()).min_by_key(|&index| distance(palette[index], colour)).unwrap_or(0) as u8
    };
    let index_of: HashMap<_, _> = by_frequency.iter().map(|&(colour, _)| (colour, nearest(colour))).collect();
    let indices = pixels.iter().map(|pixel| index_of[pixel]).collect();
    (palette, indices)
}

/// The drawing this many pixels wide, four bytes per pixel: red, green, blue, opacity.
pub fn pixels(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    Ok(drawn(svg, width)?.take())
}

fn drawn(svg: &str, width: u32) -> Result<Pixmap, PngError> {
    let options = Options { fontdb: FONTS.clone(), font_family: "Noto Sans".into(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| PngError::Svg(error.to_string()))?;
    raster(&tree, width).ok_or(PngError::Size { width })
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
