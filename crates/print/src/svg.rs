//! Escaped text and short numbers for SVG and HTML.

use std::fmt::{self, Write};

/// A number with at most three decimals.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Num(pub(crate) f32);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounded = (f64::from(self.0) * 1000.0).round() / 1000.0;
        // No "-0".
        write!(f, "{}", if rounded == 0.0 { 0.0 } else { rounded })
    }
}

/// Text that is safe as content and inside double quotes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\n' => f.write_char('\n')?,
                // Control characters have no place in XML at all.
                '\0'..='\u{1f}' | '\u{7f}' | '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}')?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}
