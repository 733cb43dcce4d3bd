//! A tiny writer of SVG: escaped text, short numbers, nothing else.

use std::fmt::{self, Write};

/// A number with at most two decimals, as short as it can be written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Num(pub(crate) f32);

impl Num {
    fn push(self, out: &mut String) {
        let hundredths = (f64::from(self.0) * 100.0).round() as i64;
        if hundredths < 0 {
            out.push('-');
        }
        let (whole, rest) = (hundredths.unsigned_abs() / 100, (hundredths.unsigned_abs() % 100) as u8);
        if whole != 0 || rest == 0 {
            push_whole(out, whole);
        }
        if rest != 0 {
            out.push('.');
            out.push(char::from(b'0' + rest / 10));
            if !rest.is_multiple_of(10) {
                out.push(char::from(b'0' + rest % 10));
            }
        }
    }
}

/// Thousands of numbers stand in a drawing, so they are written without the machinery of formatting.
fn push_whole(out: &mut String, number: u64) {
    if number >= 10 {
        push_whole(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push(&mut text);
        f.write_str(&text)
    }
}

/// Text that is safe as content and inside double quotes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl Escaped<'_> {
    /// Nearly everything can stand as it is, and is written without the machinery of formatting.
    fn push(self, out: &mut String) {
        let plain = |byte: u8| !matches!(byte, 0..=0x1f | b'<' | b'>' | b'&' | b'"' | b'\'' | 0x7f | 0xef);
        if self.0.bytes().all(plain) {
            out.push_str(self.0);
        } else {
            let _ = write!(out, "{self}");
        }
    }
}

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut from = 0;
        for (at, c) in self.0.char_indices() {
            let instead = match c {
                '<' => "&lt;",
                '>' => "&gt;",
                '&' => "&amp;",
                '"' => "&quot;",
                '\'' => "&#39;",
                // Control characters have no place in XML at all.
                '\0'..='\u{1f}' | '\u{7f}' | '\u{fffe}' | '\u{ffff}' => "\u{fffd}",
                _ => continue,
            };
            f.write_str(&self.0[from..at])?;
            f.write_str(instead)?;
            from = at + c.len_utf8();
        }
        f.write_str(&self.0[from..])
    }
}

/// Where elements are written one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Svg {
    out: String,
    quote: char,
}

impl Default for Svg {
    fn default() -> Svg {
        Svg::with_capacity(0)
    }
}

impl Svg {
    pub(crate) fn with_capacity(bytes: usize) -> Svg {
        Svg { out: String::with_capacity(bytes), quote: '"' }
    }

    /// The same with attributes in single quotes.
    pub(crate) fn in_single_quotes(self) -> Svg {
        Svg { quote: '\'', ..self }
    }

    /// Begins an element; its attributes follow.
    pub(crate) fn tag(&mut self, name: &'static str) -> Tag<'_> {
        self.out.push('<');
        self.out.push_str(name);
        Tag { svg: self, name }
    }

    /// Begins an attribute; its value and a quote follow.
    fn begin(&mut self, key: &str) {
        self.out.push(' ');
        self.out.push_str(key);
        self.out.push('=');
        self.out.push(self.quote);
    }

    /// Ends the innermost element opened with [`Tag::open`].
    pub(crate) fn close(&mut self, name: &'static str) {
        self.out.push_str("</");
        self.out.push_str(name);
        self.out.push('>');
    }

    /// Appends what another writer has written.
    pub(crate) fn append(&mut self, other: &str) {
        self.out.push_str(other);
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.out
    }

    pub(crate) fn into_string(self) -> String {
        self.out
    }
}

/// An element whose attributes are being written.
#[must_use]
pub(crate) struct Tag<'a> {
    svg: &'a mut Svg,
    name: &'static str,
}

impl Tag<'_> {
    /// A text attribute.
    pub(crate) fn set(self, key: &str, value: &str) -> Self {
        self.svg.begin(key);
        Escaped(value).push(&mut self.svg.out);
        self.svg.out.push(self.svg.quote);
        self
    }

    /// A text attribute put together of pieces.
    pub(crate) fn joined(self, key: &str, pieces: &[&str]) -> Self {
        self.svg.begin(key);
        for piece in pieces {
            Escaped(piece).push(&mut self.svg.out);
        }
        self.svg.out.push(self.svg.quote);
        self
    }

    /// A text attribute, if there is a text.
    pub(crate) fn maybe(self, key: &str, value: Option<&str>) -> Self {
        match value {
            Some(value) => self.set(key, value),
            None => self,
        }
    }

    /// A number attribute.
    pub(crate) fn num(self, key: &str, value: f32) -> Self {
        self.svg.begin(key);
        Num(value).push(&mut self.svg.out);
        self.svg.out.push(self.svg.quote);
        self
    }

    /// Several number attributes.
    pub(crate) fn nums<const N: usize>(self, pairs: [(&str, f32); N]) -> Self {
        pairs.into_iter().fold(self, |tag, (key, value)| tag.num(key, value))
    }

    /// The attribute `transform`: moved, then turned clockwise by degrees, then scaled.
    pub(crate) fn at(self, x: f32, y: f32, turn: f32, scale: f32) -> Self {
        self.svg.begin("transform");
        let quote = self.svg.quote;
        let out = &mut self.svg.out;
        out.push_str("translate(");
        Num(x).push(out);
        out.push(' ');
        Num(y).push(out);
        out.push(')');
        for (what, amount, nothing) in [("rotate(", turn, 0.0), ("scale(", scale, 1.0)] {
            if (amount - nothing).abs() > 0.001 {
                out.push_str(what);
                Num(amount).push(out);
                out.push(')');
            }
        }
        out.push(quote);
        self
    }

    /// Ends the element without content.
    pub(crate) fn done(self) {
        self.svg.out.push_str("/>");
    }

    /// Leaves the element open for content.
    pub(crate) fn open(self) {
        self.svg.out.push('>');
    }

    /// Ends the element with this text as its content.
    pub(crate) fn text(self, text: &str) {
        self.svg.out.push('>');
        Escaped(text).push(&mut self.svg.out);
        self.svg.close(self.name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (number, text) in
            [(0.0, "0"), (-0.001, "0"), (12.0, "12"), (-0.5, "-.5"), (0.05, ".05"), (3.146, "3.15")]
        {
            assert_eq!(Num(number).to_string(), text);
        }
    }

    #[test]
    fn markup_in_text_stays_text() {
        let mut svg = Svg::default();
        svg.tag("text").set("id", "\"><script>").text("<script>&'\u{0}");
        assert_eq!(
            svg.into_string(),
            "<text id=\"&quot;&gt;&lt;script&gt;\">&lt;script&gt;&amp;&#39;\u{fffd}</text>"
        );
    }
}
