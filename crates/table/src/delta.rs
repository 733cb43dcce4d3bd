//! What has changed: a text told as pieces of the one before it, a view as the fields that differ.
//!
//! What somebody was told is remembered by hashes alone, a few bytes for each tag of a drawing, so that thousands of
//! idle connections hold no copies of their boards.

use serde::Serialize;
use std::collections::HashMap;
use std::hash::BuildHasher;

/// The same in every run: what is remembered is only compared within one.
const HASHER: foldhash::quality::FixedState = foldhash::quality::FixedState::with_seed(0x6761_6d62_6f6c);

/// A run that is copied must be worth the bytes that say so.
const WORTHWHILE: usize = 16;

fn hash(bytes: &[u8]) -> u64 {
    HASHER.hash_one(bytes)
}

/// The pieces of a drawing: each tag with the text behind it.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut from = 0;
    let ends = memchr::memchr_iter(b'<', text.as_bytes()).filter(|at| *at > 0).chain([text.len()]);
    ends.filter_map(move |end| {
        let piece = &text[from..end];
        from = end;
        (!piece.is_empty()).then_some(piece)
    })
}

/// How long a text is where the script counts.
fn units(text: &str) -> u32 {
    if text.is_ascii() { text.len() as u32 } else { text.encode_utf16().count() as u32 }
}

/// A drawing that somebody has: the hash and the length of each of its pieces.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Known {
    hashes: Box<[u64]>,
    lengths: Box<[u32]>,
}

impl Known {
    pub(crate) fn of(text: &str) -> Known {
        let (hashes, lengths): (Vec<_>, Vec<_>) =
            pieces(text).map(|piece| (hash(piece.as_bytes()), units(piece))).unzip();
        Known { hashes: hashes.into(), lengths: lengths.into() }
    }
}

/// A text told by the one before it: what is copied, from where to where, and what is new.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Part<'t> {
    Copied(u32, u32),
    New(&'t str),
}

/// What makes the next text of the one before it; nothing if they are the same.
pub(crate) fn change<'t>(before: &Known, after: &Known, text: &'t str) -> Vec<Part<'t>> {
    if before == after {
        return Vec::new();
    }
    // Most of it is the same from the beginning on, and up to the end: what lies between is looked for.
    let same = before.hashes.iter().zip(&after.hashes).take_while(|(one, other)| one == other).count();
    let changed = before.hashes.len() - same;
    let mut places: HashMap<u64, usize, foldhash::fast::FixedState> =
        HashMap::with_capacity_and_hasher(changed, foldhash::fast::FixedState::default());
    for (index, hash) in before.hashes.iter().enumerate().skip(same) {
        places.entry(*hash).or_insert(index);
    }
    let mut begins = Vec::with_capacity(before.lengths.len() + 1);
    let mut at = 0;
    for length in &before.lengths {
        begins.push(at);
        at += length;
    }
    begins.push(at);
    let mut parts: Vec<Part<'t>> = Vec::new();
    // What is new, or not worth copying, from this byte on.
    let (mut new_from, mut byte) = (0, 0);
    let mut run: Option<(usize, usize, usize)> = None;
    if same > 0 {
        let first: usize = pieces(text).take(same).map(str::len).sum();
        run = Some((0, same - 1, 0));
        byte = first;
    }
    let close = |run: &mut Option<(usize, usize, usize)>,
                 parts: &mut Vec<Part<'t>>,
                 new_from: &mut usize,
                 byte: usize| {
        let Some((first, last, from)) = run.take() else { return };
        if byte - from < WORTHWHILE {
            return;
        }
        if from > *new_from {
            parts.push(Part::New(&text[*new_from..from]));
        }
        parts.push(Part::Copied(begins[first], begins[last + 1]));
        *new_from = byte;
    };
    for (piece, &hash) in pieces(&text[byte..]).zip(&after.hashes[same..]) {
        let goes_on = run.filter(|&(_, last, _)| before.hashes.get(last + 1) == Some(&hash));
        if let Some((first, last, from)) = goes_on {
            run = Some((first, last + 1, from));
        } else {
            close(&mut run, &mut parts, &mut new_from, byte);
            run = places.get(&hash).map(|&index| (index, index, byte));
        }
        byte += piece.len();
    }
    close(&mut run, &mut parts, &mut new_from, byte);
    if new_from < text.len() {
        parts.push(Part::New(&text[new_from..]));
    }
    parts
}

/// The fields of a view as JSON, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Fields {
    json: Vec<u8>,
    /// Where each begins and ends, its name with it.
    places: Vec<(usize, usize)>,
}

impl Fields {
    pub(crate) fn with_capacity(bytes: usize) -> Fields {
        Fields { json: Vec::with_capacity(bytes), places: Vec::with_capacity(32) }
    }

    pub(crate) fn add(&mut self, name: &str, value: &impl Serialize) {
        let begin = self.json.len();
        self.json.extend_from_slice(b",\"");
        self.json.extend_from_slice(name.as_bytes());
        self.json.extend_from_slice(b"\":");
        serde_json::to_writer(&mut self.json, value).expect("what we send can be written as JSON");
        self.places.push((begin, self.json.len()));
    }

    /// All of them, each with a comma before it.
    pub(crate) fn all(&self) -> &[u8] {
        &self.json
    }

    /// What is remembered of them.
    pub(crate) fn hashes(&self) -> Box<[u64]> {
        self.places.iter().map(|&(begin, end)| hash(&self.json[begin..end])).collect()
    }

    /// Those that differ from what is remembered.
    pub(crate) fn changed<'f>(
        &'f self,
        before: &'f [u64],
        after: &'f [u64],
    ) -> impl Iterator<Item = &'f [u8]> {
        let same = |index: usize| before.get(index) == after.get(index);
        self.places
            .iter()
            .enumerate()
            .filter(move |(index, _)| !same(*index))
            .map(|(_, &(begin, end))| &self.json[begin..end])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What the script does.
    fn put_together(before: &str, parts: &[Part<'_>]) -> String {
        let units: Vec<u16> = before.encode_utf16().collect();
        let part = |part: &Part<'_>| match part {
            Part::Copied(from, to) => {
                String::from_utf16(&units[*from as usize..*to as usize]).expect("whole letters")
            }
            Part::New(text) => (*text).to_owned(),
        };
        parts.iter().map(part).collect()
    }

    fn changes(before: &str, after: &str) -> usize {
        let (known, next) = (Known::of(before), Known::of(after));
        let parts = change(&known, &next, after);
        if before == after {
            assert!(parts.is_empty());
            return 0;
        }
        assert_eq!(put_together(before, &parts), after);
        serde_json::to_string(&parts).expect("parts are JSON").len()
    }

    #[test]
    fn little_is_told_of_a_little_change() {
        let board = |x: u32| {
            let piece = |at: u32| {
                format!("<g id='p{at}' transform='translate({at} {x})'><use href='#art-hippo'/></g>")
            };
            let field = |at: u32| format!("<path class='field' d='M{at} {at}h100v100h-100z'/>");
            let all = (0..40).map(field).collect::<Vec<_>>().concat();
            format!("<svg>{all}{}<text>Zug · „so“</text></svg>", piece(x))
        };
        let told = changes(&board(3), &board(4));
        assert!(told < 120, "{told} of {}", board(3).len());
        changes("", &board(1));
        changes(&board(1), "");
        assert_eq!(changes(&board(1), &board(1)), 0);
    }

    #[test]
    fn fields_that_stay_are_not_told() {
        let fields = |ply: u32| {
            let mut fields = Fields::with_capacity(64);
            fields.add("game", &"duel");
            fields.add("ply", &ply);
            fields
        };
        let (before, after) = (fields(1), fields(2));
        assert_eq!(after.all(), b",\"game\":\"duel\",\"ply\":2");
        let (old, new) = (before.hashes(), after.hashes());
        let told: Vec<_> = after.changed(&old, &new).collect();
        assert_eq!(told, [b",\"ply\":2"]);
    }

    proptest! {
        #[test]
        fn any_text_can_be_put_together(
            before in prop::collection::vec(prop::sample::select(vec!["<a/>", "<b x='1'>ü", "</b>", "<c/>", "text", "<ddddddddddddddddddddd/>"]), 0..40),
            after in prop::collection::vec(prop::sample::select(vec!["<a/>", "<b x='1'>ü", "</b>", "<c/>", "text", "<ddddddddddddddddddddd/>"]), 0..40),
        ) {
            changes(&before.concat(), &after.concat());
        }
    }
}
