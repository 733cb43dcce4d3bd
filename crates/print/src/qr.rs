//! QR codes as one path.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The most modules a code may have along a side so that a phone can still read it at the size we print.
const MOST_MODULES: i32 = 69;

/// A code as an SVG path in a box with sides of this length, its quiet zone of two modules included; none if the text
/// is too long.
pub(crate) fn path(text: &str, side: f32) -> Option<String> {
    let code = [QrCodeEcc::Medium, QrCodeEcc::Low]
        .into_iter()
        .filter_map(|ecc| QrCode::encode_text(text, ecc).ok())
        .find(|code| code.size() <= MOST_MODULES)?;
    let module = side / (code.size() + 4) as f32;
    let mut d = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                let (left, top) = ((from + 2) as f32 * module, (y + 2) as f32 * module);
                let _ = write!(
                    d,
                    "M{left:.3} {top:.3}h{:.3}v{module:.3}h-{:.3}z",
                    (x - from) as f32 * module,
                    (x - from) as f32 * module
                );
            }
            x += 1;
        }
    }
    Some(d)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_can_be_read_again() {
        for length in [0, 40, 200] {
            let link = format!("http://localhost:7171/b/{}", "x7".repeat(length / 2));
            assert_eq!(read(&path(&link, 25.0).unwrap()), link);
        }
    }

    #[test]
    fn a_novel_becomes_no_code() {
        assert!(path(&"x".repeat(2000), 25.0).is_none());
    }

    /// Reads a code from a picture of its path, twenty points to a millimetre.
    fn read(d: &str) -> String {
        let boxes: Vec<[f32; 4]> = d
            .split('M')
            .skip(1)
            .map(|part| {
                let numbers: Vec<f32> =
                    part.split([' ', 'h', 'v', 'z']).filter_map(|text| text.parse().ok()).collect();
                [numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]]
            })
            .collect();
        let dark = |x: f32, y: f32| boxes.iter().any(|b| x >= b[0] && x < b[2] && y >= b[1] && y < b[3]);
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(500, 500, |x, y| {
            if dark(x as f32 / 20.0, y as f32 / 20.0) { 0 } else { 255 }
        });
        let grids = picture.detect_grids();
        grids[0].decode().unwrap().1
    }
}
