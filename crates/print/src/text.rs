//! Measuring and breaking lines of text in the font that is printed with.

use crate::paper::POINT;
use std::sync::LazyLock;
use ttf_parser::Face;

static REGULAR: LazyLock<Face<'static>> =
    LazyLock::new(|| Face::parse(ttf_noto_sans::REGULAR, 0).expect("the font that ships is a font"));
static BOLD: LazyLock<Face<'static>> =
    LazyLock::new(|| Face::parse(ttf_noto_sans::BOLD, 0).expect("the font that ships is a font"));

/// The weight of type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weight {
    Regular,
    Bold,
}

impl Weight {
    /// The font file.
    pub(crate) fn data(self) -> &'static [u8] {
        if self == Weight::Bold { ttf_noto_sans::BOLD } else { ttf_noto_sans::REGULAR }
    }

    pub(crate) fn face(self) -> &'static Face<'static> {
        if self == Weight::Bold { &BOLD } else { &REGULAR }
    }
}

/// The width of a text in millimetres, at a size in points.
pub(crate) fn width(text: &str, points: f32, weight: Weight) -> f32 {
    let face = weight.face();
    let advance = |c: char| {
        let glyph = face.glyph_index(c).unwrap_or(ttf_parser::GlyphId(0));
        f32::from(face.glyph_hor_advance(glyph).unwrap_or(600))
    };
    text.chars().map(advance).sum::<f32>() / f32::from(face.units_per_em()) * points * POINT
}

/// A stretch of one weight within a line, and how far from the line's start it begins, in millimetres.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Run {
    pub(crate) x: f32,
    pub(crate) weight: Weight,
    pub(crate) text: String,
}

/// A line of text.
pub(crate) type Line = Vec<Run>;

/// Breaks a text with `**bold**` words into lines of at most this width in millimetres. A line breaks only at a space: what
/// follows bold words without one stays with them.
pub(crate) fn wrap(text: &str, points: f32, most: f32) -> Vec<Line> {
    let mut lines: Vec<Line> = vec![Vec::new()];
    let mut x = 0.0;
    let mut is_apart = false;
    for (index, part) in text.split("**").enumerate() {
        let weight = if index % 2 == 1 { Weight::Bold } else { Weight::Regular };
        for (place, word) in part.split(' ').enumerate() {
            is_apart |= place > 0;
            if word.is_empty() {
                continue;
            }
            let wide = width(word, points, weight);
            let gap = if is_apart && x > 0.0 { width(" ", points, weight) } else { 0.0 };
            if is_apart && x > 0.0 && x + gap + wide > most {
                lines.push(Vec::new());
                x = 0.0;
            }
            let gap = if x > 0.0 { gap } else { 0.0 };
            let line = lines.last_mut().expect("there is always a line");
            match line.last_mut().filter(|run| run.weight == weight) {
                Some(run) => {
                    run.text.push_str(if gap > 0.0 { " " } else { "" });
                    run.text.push_str(word);
                }
                None => line.push(Run { x: x + gap, weight, text: word.to_owned() }),
            }
            x += gap + wide;
            is_apart = false;
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// A long word, such as a board's code, broken anywhere into lines of at most this width.
pub(crate) fn broken(word: &str, points: f32, most: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for letter in word.chars() {
        let line = lines.last_mut().expect("there is always a line");
        line.push(letter);
        if width(line, points, Weight::Regular) > most {
            line.pop();
            lines.push(letter.to_string());
        }
    }
    lines
}

/// A text cut short, with an ellipsis, to at most this width.
pub(crate) fn shortened(text: &str, points: f32, weight: Weight, most: f32) -> String {
    if width(text, points, weight) <= most {
        return text.to_owned();
    }
    let mut short = String::new();
    for c in text.chars() {
        short.push(c);
        if width(&short, points, weight) + width("…", points, weight) > most {
            short.pop();
            break;
        }
    }
    short + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_words_and_stay_within_their_width() {
        let lines =
            wrap("A jump goes **sideways or back**, never forward, and then the puddle splashes.", 9.0, 40.0);
        assert!(lines.len() > 2);
        for line in &lines {
            let last = line.last().unwrap();
            assert!(last.x + width(&last.text, 9.0, last.weight) <= 40.5, "{line:?}");
        }
        let told: Vec<String> = lines
            .iter()
            .map(|line| line.iter().map(|run| run.text.as_str()).collect::<Vec<_>>().join(" "))
            .collect();
        assert!(told.join(" ").contains("back , never"), "{told:?}");
    }

    #[test]
    fn a_bold_word_breaks_like_any_other() {
        for most in 10..60 {
            for line in
                wrap("Land on unused squares only. **Stuck:** pay 10 points and **go on**.", 8.0, most as f32)
            {
                let last = line.last().unwrap();
                let is_one_word = line.len() == 1 && !last.text.contains(' ');
                // A full stop behind a bold word may hang.
                let fits = last.x + width(&last.text, 8.0, last.weight) <= most as f32 + 0.9;
                assert!(fits || is_one_word, "{most}: {line:?}");
            }
        }
    }

    #[test]
    fn a_long_name_is_cut_short() {
        let short = shortened(&"very long ".repeat(30), 10.0, Weight::Bold, 50.0);
        assert!(short.ends_with('…') && width(&short, 10.0, Weight::Bold) <= 50.0);
    }
}
