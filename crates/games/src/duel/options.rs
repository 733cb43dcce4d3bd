//! Options: read strictly, and written back whole.

use super::Duel;
use super::board::Board;
use super::numbering::AmmoNumbers;
use super::pieces::{Cowboy, Size, Token};
use super::tables::Tables;
use crate::boards;
use crate::kind::Kind;
use gambol_core::{Fault, Given, Limits, Object, SetupError};
use serde_json::{Map, Value, json};

/// The most tokens in all.
const MOST_TOKENS: i64 = 24;

impl Duel {
    /// The game that these options describe.
    pub(super) fn read(options: &Map<String, Value>) -> Result<Duel, SetupError> {
        let object = Object::options(options);
        object.only(&[], &["board", "size", "ammo", "first", "repetition", "ply_cap"])?;
        let size = object.get("size").map_or(Ok(Size::Small), |given| given.one_of(&Size::NAMED))?;
        let firsts = Cowboy::BOTH.map(|cowboy| (cowboy.name(), cowboy));
        let first = object.get("first").map_or(Ok(Cowboy::Light), |given| given.one_of(&firsts))?;
        let ammo = object.get("ammo").map_or(Ok([3; 4]), |given| read_ammo(&given))?;
        let limits = Limits { repetition: object.repetition()?, ply_cap: object.ply_cap(400)? };
        let board = read_board(options.get("board"))?;
        let mut game = Duel {
            board,
            size,
            first,
            ammo,
            limits,
            tables: Tables::empty(),
            ammo_numbers: AmmoNumbers::of(ammo),
        };
        game.tables = Tables::of(&game);
        Ok(game)
    }

    /// All options, the whole board among them.
    pub(super) fn written_options(&self) -> Map<String, Value> {
        let counts = Token::ALL.into_iter().zip(self.ammo);
        let ammo: Map<String, Value> =
            counts.map(|(token, count)| (token.name().to_owned(), count.into())).collect();
        let entries = [
            ("board", self.board.to_json()),
            ("size", json!(self.size.name())),
            ("ammo", ammo.into()),
            ("first", json!(self.first.name())),
            ("repetition", json!(self.limits.repetition)),
            ("ply_cap", json!(self.limits.ply_cap)),
        ];
        entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

/// Kinds not named count 0; the total must be even, at most 24, and may be 0.
fn read_ammo(given: &Given<'_>) -> Result<[u8; 4], SetupError> {
    let object = given.object(&[], &Token::ALL.map(Token::name))?;
    let mut ammo = [0; 4];
    for token in Token::ALL {
        if let Some(count) = object.get(token.name()) {
            ammo[token as usize] = count.whole(0..=MOST_TOKENS)? as u8;
        }
    }
    let total: u8 = ammo.iter().sum();
    if i64::from(total) > MOST_TOKENS || !total.is_multiple_of(2) {
        let expected = format!("an even number of tokens, at most {MOST_TOKENS} in all");
        return Err(given.error(expected, format!("{total} tokens")));
    }
    Ok(ammo)
}

/// A board object, the name of a built-in board, or nothing for the default board.
fn read_board(value: Option<&Value>) -> Result<Board, SetupError> {
    let built_in = match value {
        None => boards::of(Kind::Duel).next(),
        Some(Value::String(name)) => boards::named(Kind::Duel, name),
        Some(value) => {
            let given = Given::new(value, "board", Fault::Board);
            if !value.is_object() {
                return Err(given.wrong("a board or the name of a built-in one"));
            }
            return Board::read(&given);
        }
    };
    let Some(built_in) = built_in else {
        let names: Vec<_> = boards::of(Kind::Duel).map(|board| board.name).collect();
        let expected = format!("the name of a built-in board ({})", names.join(", "));
        return Err(Given::new(value.unwrap_or(&Value::Null), "board", Fault::Board).wrong(expected));
    };
    let json = serde_json::from_str(built_in.json).expect("a board that ships is JSON");
    Board::read(&Given::new(&json, "board", Fault::Board))
}
