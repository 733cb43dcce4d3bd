//! The typeface of pages: the one that is printed with, cut down to the letters that we use.

use crate::text::Weight;
use subsetter::{GlyphRemapper, subset};
use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{Face, GlyphId, Tag};
use write_fonts::FontBuilder;
use write_fonts::tables::cmap::Cmap;
use write_fonts::types;

/// What pages are written with: plain letters, those that our languages have beside them, punctuation, and the signs that
/// our pages speak with. Letters with accents cost little: they are put together from a letter and an accent.
const PLAIN: (char, char) = (' ', '~');
const COMMON: &str = "\u{a0}¡ª«°±·»¿×ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜÝßàáâäåæçèéêëíîïñóôöøùúûüýÿČčĎďĚěŇňŒœŘřŠšŤťŮůŽž\
    ‐‑–—‘’‚“”„…\u{202f}‹›€−≈≤≥←↑→↓";
/// All else of western and central Europe, which people may have in their names: fetched where it stands on a page.
const FURTHER: (char, char) = ('\u{a1}', 'ſ');
/// Pairs of these stand closer together, or further apart, where they should.
const KERNED: [(char, char); 2] = [('!', '~'), ('‘', '„')];

/// The letters of a file, in order.
fn letters(is_rest: bool) -> Vec<char> {
    let mut kept: Vec<char> = if is_rest {
        (FURTHER.0..=FURTHER.1).filter(|c| !COMMON.contains(*c)).collect()
    } else {
        (PLAIN.0..=PLAIN.1).chain(COMMON.chars()).collect()
    };
    kept.sort_unstable();
    kept
}

/// The same as styles name them: a browser fetches the file when it meets one of these.
pub fn unicode_range(is_rest: bool) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for letter in letters(is_rest).into_iter().map(u32::from) {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == letter => *last = letter,
            _ => ranges.push((letter, letter)),
        }
    }
    let told = |(first, last): &(u32, u32)| {
        if first == last { format!("U+{first:X}") } else { format!("U+{first:X}-{last:X}") }
    };
    ranges.iter().map(told).collect::<Vec<_>>().join(",")
}

/// The typeface as a font file for browsers, in bold or not: what our pages are written with, or the rest.
pub fn typeface(bold: bool, is_rest: bool) -> Vec<u8> {
    let weight = if bold { Weight::Bold } else { Weight::Regular };
    let (data, face) = (weight.data(), weight.face());
    let kept = letters(is_rest).into_iter();
    let found: Vec<(char, GlyphId)> = kept.filter_map(|c| Some((c, face.glyph_index(c)?))).collect();
    let glyphs: Vec<u16> = found.iter().map(|(_, glyph)| glyph.0).collect();
    let places = GlyphRemapper::new_from_glyphs_sorted(&glyphs);
    let place = |glyph: GlyphId| places.get(glyph.0).unwrap_or(0);
    let cut = subset(data, 0, &places).expect("the font that ships can be cut down");
    let mapped = found.iter().map(|&(c, glyph)| (c, types::GlyphId::from(place(glyph))));
    let cmap = Cmap::from_mappings(mapped).expect("a letter has one form");
    let kerned = |c: char| KERNED.iter().any(|(first, last)| (*first..=*last).contains(&c));
    let pairs: Vec<_> = found.iter().filter(|(c, _)| kerned(*c)).map(|&(_, glyph)| glyph).collect();

    let mut font = FontBuilder::new();
    font.add_table(&cmap).expect("a table of letters can be written");
    for (tag, source) in [(b"OS/2", data), (b"name", data), (b"post", data), (b"gasp", data)]
        .into_iter()
        .chain([b"glyf", b"loca", b"hmtx", b"hhea", b"head", b"maxp"].map(|tag| (tag, &cut[..])))
    {
        let from = ttf_parser::RawFace::parse(source, 0).expect("a font is a font");
        if let Some(table) = from.table(Tag::from_bytes(tag)) {
            font.add_raw(types::Tag::new(tag), table.to_vec());
        }
    }
    if !pairs.is_empty() {
        font.add_raw(types::Tag::new(b"kern"), kerning(&face_pairs(face, &pairs, place)));
    }
    font.build()
}

/// Pairs of glyphs with how much further apart they stand, in order.
fn face_pairs(face: &Face<'_>, glyphs: &[GlyphId], place: impl Fn(GlyphId) -> u16) -> Vec<(u16, u16, i16)> {
    let Some(gpos) = face.tables().gpos else { return Vec::new() };
    let kern = gpos.features.into_iter().find(|feature| feature.tag == Tag::from_bytes(b"kern"));
    let lookups = kern.into_iter().flat_map(|feature| feature.lookup_indices);
    let tables: Vec<PairAdjustment<'_>> = lookups
        .filter_map(|index| gpos.lookups.get(index))
        .flat_map(|lookup| lookup.subtables.into_iter::<PositioningSubtable<'_>>())
        .filter_map(|table| match table {
            PositioningSubtable::Pair(pairs) => Some(pairs),
            _ => None,
        })
        .collect();
    let moved = |first: GlyphId, second: GlyphId| {
        tables.iter().find_map(|table| {
            let covered = table.coverage().get(first)?;
            let (value, _) = match table {
                PairAdjustment::Format1 { sets, .. } => sets.get(covered)?.get(second)?,
                PairAdjustment::Format2 { classes, matrix, .. } => {
                    matrix.get((classes.0.get(first), classes.1.get(second)))?
                }
            };
            Some(value.x_advance)
        })
    };
    let mut pairs = Vec::new();
    for &first in glyphs {
        for &second in glyphs {
            let by = moved(first, second).unwrap_or(0);
            if by != 0 {
                pairs.push((place(first), place(second), by));
            }
        }
    }
    pairs.sort_unstable();
    pairs
}

/// A table of pairs, as fonts hold it: a header, then each pair.
fn kerning(pairs: &[(u16, u16, i16)]) -> Vec<u8> {
    let count = pairs.len().min(10_000);
    let log = (count.max(1)).ilog2() as u16;
    let (search, length) = (6 << log, 14 + 6 * count as u16);
    let header = [0, 1, 0, length, 1, count as u16, search, log, 6 * count as u16 - search];
    let mut table: Vec<u8> = header.into_iter().flat_map(u16::to_be_bytes).collect();
    for (first, second, by) in &pairs[..count] {
        table.extend(first.to_be_bytes().into_iter().chain(second.to_be_bytes()).chain(by.to_be_bytes()));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol_words::Words;

    #[test]
    fn every_letter_of_every_language_is_there_to_read_and_to_print() {
        let [regular, bold] = [Weight::Regular, Weight::Bold];
        for (weight, is_bold) in [(regular, false), (bold, true)] {
            let font = typeface(is_bold, false);
            let face = Face::parse(&font, 0).expect("it is a font");
            for tag in Words::languages() {
                // Arrows and stars stand on screens only.
                let lost = |c: &char| c.is_alphabetic() && weight.face().glyph_index(*c).is_none();
                let letters = Words::for_language(tag).letters();
                let missing: String = letters.iter().filter(|c| lost(c)).collect();
                assert!(missing.is_empty(), "{tag}: the font that is printed with has no {missing}");
                // Arrows and the like may come from the system; letters may not.
                let unread = |c: &char| c.is_alphabetic() && face.glyph_index(*c).is_none();
                let missing: String = letters.iter().filter(|c| unread(c)).collect();
                assert!(missing.is_empty(), "{tag}: pages have no {missing}");
            }
        }
    }

    #[test]
    fn the_letters_of_six_languages_are_in_the_typeface_and_it_is_light() {
        for bold in [false, true] {
            let (font, rest) = (typeface(bold, false), typeface(bold, true));
            let face = Face::parse(&font, 0).expect("it is a font");
            let further = Face::parse(&rest, 0).expect("it is a font");
            for c in "The quick fox — „Grüße“ ça œuvre ¿señor? år ø příliš žluťoučký kůň 0123 50 % → − ł ő ã"
                .chars()
            {
                let face = if "łőã".contains(c) { &further } else { &face };
                let glyph = face.glyph_index(c).unwrap_or_else(|| panic!("{c} is missing"));
                let whole = if bold { Weight::Bold } else { Weight::Regular };
                let was = whole.face().glyph_index(c).expect("it was there");
                assert_eq!(face.glyph_hor_advance(glyph), whole.face().glyph_hor_advance(was), "{c}");
            }
            assert!(font.len() < 28_000 && rest.len() < 20_000, "{} and {} bytes", font.len(), rest.len());
            let kern =
                face.tables().kern.expect("pairs are kept").subtables.into_iter().next().expect("one table");
            let [a, v] = ['A', 'V'].map(|c| face.glyph_index(c).expect("a letter"));
            assert!(kern.glyphs_kerning(a, v).is_some_and(|by| by < 0), "A and V stand closer together");
        }
    }
}
