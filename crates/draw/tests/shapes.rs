//! Shape before colour: no two pieces that can be confused differ by colour alone.

use gambol_draw::Look;
use gambol_draw::contact::{piece, sections};

/// The drawing without its colours: what is left is shape.
fn shape(svg: &str) -> String {
    let without = |text: String, key: &str| {
        let opening = format!(" {key}=\"");
        let mut parts = text.split(opening.as_str());
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |all, rest| all + rest.split_once('"').map_or("", |(_, rest)| rest))
    };
    let drawing = svg
        .split_once("<defs id=\"art\">")
        .map_or("", |(_, rest)| rest)
        .split("</defs>")
        .next()
        .unwrap_or_default();
    ["id", "fill", "stroke"].into_iter().fold(drawing.to_owned(), without)
}

#[test]
fn no_two_pieces_of_a_game_have_the_same_shapes() {
    for (game, ground, symbols) in sections() {
        let shapes: Vec<_> = symbols
            .iter()
            .map(|&symbol| (symbol.name, shape(&piece(symbol, ground, &Look::default()))))
            .collect();
        for (index, (name, shape)) in shapes.iter().enumerate() {
            assert!(shape.len() > 20, "{game}: {name} is drawn");
            for (other, other_shape) in &shapes[..index] {
                assert_ne!(shape, other_shape, "{game}: {name} and {other} differ by colour only");
            }
        }
    }
}

#[cfg(feature = "png")]
mod in_pixels {
    use super::*;
    use gambol_draw::pixels;
    use gambol_draw::theme::Theme;

    /// How dark each pixel is, at the size at which the smallest icons are read.
    fn greys(theme: Theme, symbol: gambol_draw::art::Symbol, ground: gambol_draw::theme::Ground) -> Vec<f32> {
        let svg = piece(symbol, ground, &Look { theme, ..Look::default() });
        let wide = if symbol.name.ends_with("-large") { 64 } else { 32 };
        let grey = |pixel: &[u8]| {
            (0.3 * f32::from(pixel[0]) + 0.59 * f32::from(pixel[1]) + 0.11 * f32::from(pixel[2])) / 255.0
        };
        pixels(&svg, wide).unwrap().chunks(4).map(grey).collect()
    }

    /// The share of pixels that differ plainly.
    fn difference(a: &[f32], b: &[f32]) -> f32 {
        if a.len() != b.len() {
            return 1.0;
        }
        a.iter().zip(b).filter(|(a, b)| (*a - *b).abs() > 0.25).count() as f32 / a.len() as f32
    }

    #[test]
    fn pieces_can_be_told_apart_in_grey_and_in_lines_at_32_pixels() {
        let mut alike = Vec::new();
        for theme in Theme::ALL {
            for (game, ground, symbols) in sections() {
                let greys: Vec<_> =
                    symbols.iter().map(|&symbol| (symbol.name, greys(theme, symbol, ground))).collect();
                for (index, (name, grey)) in greys.iter().enumerate() {
                    for (other, other_grey) in &greys[..index] {
                        // Crosses are alike on purpose: three strokes of one pen.
                        if name.starts_with("cross") && other.starts_with("cross") {
                            continue;
                        }
                        let difference = difference(grey, other_grey);
                        if difference <= 0.02 {
                            alike.push(format!("{game}, {}: {name} and {other}: {difference}", theme.name()));
                        }
                    }
                }
            }
        }
        assert!(alike.is_empty(), "{alike:#?}");
    }
}
