//! QR codes as one path.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The most modules a code may have along a side so that a phone can still read it at the size we print.
const MOST_MODULES: i32 = 69;

/// A code as an SVG path in a box with this side, its quiet zone of two modules included; none if the text is too long.
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
    fn a_link_becomes_a_code_and_a_novel_does_not() {
        assert!(path("http://localhost:7171/b/abc", 24.0).unwrap().starts_with('M'));
        assert!(path(&"x".repeat(2000), 24.0).is_none());
    }
}
