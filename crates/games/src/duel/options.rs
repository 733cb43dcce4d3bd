//! The options: as data, read from JSON, and written out complete.

use super::Duel;
use super::board::Board;
use super::numbering::AmmoNumbers;
use super::pieces::{Cowboy, Size, Token};
use super::tables::Tables;
use crate::boards;
use crate::kind::Kind;
use gambol_core::{Fault, Flaw, Given, Limits, Notes, Object, Saying, SetupError};
use serde_json::{Map, Value, json};

/// The most tokens in all.
const MOST_TOKENS: u8 = 24;

/// What can be chosen about a game of Duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The board.
    pub board: Board,
    /// The cowboys' size.
    pub size: Size,
    /// How many tokens of each kind there are, as in [`Token::ALL`]: an even number in all, at most 24.
    pub ammo: [u8; 4],
    /// Who places first and takes the first turn.
    pub first: Cowboy,
    /// Whether two that are shot at each other exchange places (`crossing` is `swap`); else both stay.
    pub swaps: bool,
    /// When the game is called a draw.
    pub limits: Limits,
}

const CROSSING: [(&str, bool); 2] = [("stay", false), ("swap", true)];

impl Default for Options {
    fn default() -> Options {
        Options {
            board: boards::default(Kind::Duel, Board::read),
            size: Size::Small,
            ammo: [3; 4],
            first: Cowboy::Light,
            swaps: false,
            limits: Limits { repetition: 3, ply_cap: 400 },
        }
    }
}

impl Options {
    /// Reads the options strictly.
    pub(super) fn read(object: &Object<'_>) -> Option<Options> {
        object.only(&[], &["board", "size", "ammo", "first", "crossing", "repetition", "ply_cap"]);
        let size = object.or("size", Size::Small, |given| given.one_of(&Size::NAMED));
        let firsts = Cowboy::BOTH.map(|cowboy| (cowboy.name(), cowboy));
        let first = object.or("first", Cowboy::Light, |given| given.one_of(&firsts));
        let ammo = object.or("ammo", [3; 4], read_ammo);
        let swaps = object.or("crossing", false, |given| given.one_of(&CROSSING));
        let (repetition, ply_cap) = (object.repetition(), object.ply_cap(400));
        let board = match (object.get("board"), size) {
            (Some(given), _) => boards::chosen(&given, Kind::Duel, Board::read),
            (None, Some(Size::Large)) => Some(Board::for_large()),
            (None, _) => Some(boards::default(Kind::Duel, Board::read)),
        };
        let limits = Limits { repetition: repetition?, ply_cap: ply_cap? };
        Some(Options { board: board?, size: size?, ammo: ammo?, first: first?, swaps: swaps?, limits })
    }

    /// All options, the whole board among them.
    pub(super) fn write(&self) -> Map<String, Value> {
        let counts = Token::ALL.into_iter().zip(self.ammo);
        let ammo: Map<String, Value> =
            counts.map(|(token, count)| (token.name().to_owned(), count.into())).collect();
        let entries = [
            ("board", self.board.to_json()),
            ("size", json!(self.size.name())),
            ("ammo", ammo.into()),
            ("first", json!(self.first.name())),
            ("crossing", json!(CROSSING[usize::from(self.swaps)].0)),
            ("repetition", json!(self.limits.repetition)),
            ("ply_cap", json!(self.limits.ply_cap)),
        ];
        entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

impl Duel {
    /// The game with these options.
    pub fn new(options: Options) -> Result<Duel, SetupError> {
        let notes = Notes::default();
        check_ammo(options.ammo, &notes);
        options.limits.check(&notes);
        let is_right = notes.is_clean();
        notes.finish(is_right.then(|| Duel::of(options)))
    }

    /// The game with valid options.
    pub(super) fn of(options: Options) -> Duel {
        let ammo_numbers = AmmoNumbers::of(options.ammo);
        let mut game = Duel { options, tables: Tables::empty(), ammo_numbers };
        game.tables = Tables::of(&game);
        game
    }
}

/// Kinds not named count 0.
fn read_ammo(given: &Given<'_>) -> Option<[u8; 4]> {
    let object = given.object(&[], &Token::ALL.map(Token::name))?;
    let mut ammo = [0; 4];
    for token in Token::ALL {
        let count = object.or(token.name(), 0, |count| count.whole(0..=MOST_TOKENS.into()));
        ammo[token as usize] = count? as u8;
    }
    check_ammo(ammo, given.notes());
    Some(ammo)
}

/// The total must be even, at most 24, and may be 0.
fn check_ammo(ammo: [u8; 4], notes: &Notes) {
    let total: u32 = ammo.iter().copied().map(u32::from).sum();
    if total > u32::from(MOST_TOKENS) || !total.is_multiple_of(2) {
        let expected = Saying::new("even-tokens").number("most", MOST_TOKENS);
        let found = Saying::new("tokens").number("count", total);
        notes.note(Flaw { fault: Fault::Options, at: "options.ammo".into(), expected, found });
    }
}
