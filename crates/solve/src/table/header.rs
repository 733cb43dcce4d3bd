//! What a table is about, and the first bytes of its file.

use serde_json::{Map, Value, json};

/// What a table is about: everything that decides what stands in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Subject {
    /// The game's name.
    pub game: &'static str,
    /// All options, defaults too, with the whole board, as the game tells them.
    pub options: Map<String, Value>,
    /// Which of the game's tables it is, such as `values`; part of the file's name.
    pub table: &'static str,
    /// Raised whenever the solver's numbers or their layout change: older files are then built anew.
    pub version: u32,
}

impl Subject {
    /// The hash of the normalised options, board and all.
    pub fn board(&self) -> blake3::Hash {
        // serde_json's maps are sorted by key, so equal options are equal text.
        blake3::hash(Value::Object(self.options.clone()).to_string().as_bytes())
    }

    /// The file's name: game, table and the beginning of the hash.
    pub fn file_name(&self) -> String {
        format!("{}-{}-{}.table", self.game, self.table, &self.board().to_hex()[..16])
    }

    /// What the header says of the subject.
    pub(super) fn words(&self) -> String {
        self.told().to_string()
    }

    /// The same as a value.
    pub(super) fn told(&self) -> Value {
        json!({
            "board": self.board().to_hex().as_str(),
            "game": self.game,
            "options": self.options,
            "table": self.table,
            "version": self.version,
        })
    }
}

/// The first bytes of a table's file.
///
/// ```text
/// byte  0      7 8      15 16     23 24            55 56            87 88
///      ┌────────┬─────────┬─────────┬────────────────┬────────────────┬───────────┬──────┬────────┐
///      │ MAGIC  │ length  │ size of │ blake3 of the  │ blake3 of the  │ the words │ zero │ the    │
///      │        │ of words│ content │ content        │ words          │ (JSON)    │ bytes│ content│
///      └────────┴─────────┴─────────┴────────────────┴────────────────┴───────────┴──────┴────────┘
/// ```
///
/// Numbers are little-endian. The content starts at the next multiple of `PAGE`, so that it is aligned for anything.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Header {
    pub(super) words: String,
    pub(super) size: u64,
    pub(super) checksum: [u8; 32],
}

const MAGIC: &[u8; 8] = b"GAMBOLt1";
pub(super) const PAGE: u64 = 4096;
const FIXED: usize = 88;
/// No header needs more words; a file that asks for more is none of ours.
const MOST_WORDS: u64 = 1 << 20;

impl Header {
    pub(super) fn new(subject: &Subject, size: u64, checksum: [u8; 32]) -> Header {
        Header { words: subject.words(), size, checksum }
    }

    /// Where the content starts.
    pub(super) fn content_at(&self) -> u64 {
        (FIXED as u64 + self.words.len() as u64).next_multiple_of(PAGE)
    }

    /// How long the whole file is.
    pub(super) fn file_size(&self) -> u64 {
        self.content_at() + self.size
    }

    /// The header and the zeros up to the content.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.content_at() as usize);
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&(self.words.len() as u64).to_le_bytes());
        bytes.extend_from_slice(&self.size.to_le_bytes());
        bytes.extend_from_slice(&self.checksum);
        bytes.extend_from_slice(blake3::hash(self.words.as_bytes()).as_bytes());
        bytes.extend_from_slice(self.words.as_bytes());
        bytes.resize(self.content_at() as usize, 0);
        bytes
    }

    /// Reads a header from a file's bytes, or says what is wrong with it.
    pub(super) fn read(bytes: &[u8]) -> Result<Header, String> {
        if bytes.get(..8) != Some(MAGIC) {
            return Err("expected a table of Gambol, found something else".into());
        }
        let number = |at: usize| {
            let eight = bytes.get(at..at + 8).and_then(|eight| eight.try_into().ok());
            eight.map(u64::from_le_bytes).ok_or("the file ends within its header")
        };
        let (length, size) = (number(8)?, number(16)?);
        let hash = |at: usize| {
            let hash = bytes.get(at..at + 32).and_then(|hash| <[u8; 32]>::try_from(hash).ok());
            hash.ok_or("the file ends within its header")
        };
        let (checksum, of_words) = (hash(24)?, hash(56)?);
        if length > MOST_WORDS {
            return Err("the header is damaged".into());
        }
        let words = bytes.get(FIXED..FIXED + length as usize).ok_or("the file ends within its header")?;
        if blake3::hash(words).as_bytes() != &of_words {
            return Err("the header is damaged".into());
        }
        let words = String::from_utf8(words.to_vec()).map_err(|_| "the header is damaged")?;
        let header = Header { words, size, checksum };
        let (expected, found) = (header.file_size(), bytes.len() as u64);
        if expected != found {
            return Err(format!("expected {expected} bytes, found {found}"));
        }
        Ok(header)
    }
}
