//! The board code: a short text, fit for a link or a QR code, that holds a board completely.
//!
//! ```text
//!  1 d g AbCdEf x7Qz
//!  │ │ │ │      └ check: CRC-24 of everything before it, so that a slip of the pen is noticed
//!  │ │ │ └ what the form says: a name, a recipe with its seed, or the board itself, packed
//!  │ │ └ form: b built in, g and h generated (h by later measures), p packed, l laid from tiles, j any other spelling of a board
//!  │ └ game: m Muddy Ride, d Duel, k Kangaruse, t Two Paths
//!  └ version
//! ```
//!
//! Reading a code gives the very JSON it was made from. A board that ships or comes from a recipe needs only a few
//! characters; any other is packed number by number on a tape (`tape.rs`). Everything a code says is checked by the
//! game's own reader, so that a code never gives a board that cannot be played.

pub(crate) mod grids;
pub(crate) mod tape;
#[cfg(test)]
mod tests;
pub(crate) mod words;

use crate::boarded::{self, Boarded};
use crate::boards;
use crate::kind::Kind;
use crate::recipe::{LARGEST_SEED, Recipe};
use gambol_core::{Fault, Flaw, Saying, SetupError};
use serde_json::Value;
use tape::{DIGITS, Tape};

const VERSION: char = '1';
/// Version, game and form.
const HEAD: usize = 3;
/// The check at the end.
const CHECK: usize = 4;
/// The longest code that is read.
pub const LONGEST: usize = 20_000;

/// What a code holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Coded {
    /// The game that the board is for.
    pub game: Kind,
    /// Where the board comes from.
    pub source: Source,
    /// The board, laid board or tile set.
    pub board: Value,
}

/// Where a board comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// It ships under this name.
    BuiltIn(&'static str),
    /// It is generated.
    Recipe(Recipe),
    /// It is in the code itself.
    Own,
}

/// Why there is no code for a board, or no board for a code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    /// The board is wrong.
    #[error(transparent)]
    Board(#[from] SetupError),
    /// The board's name is so long that no code would hold it.
    #[error("the board's name is too long for a code")]
    TooLarge,
    /// The code is shorter than any.
    #[error("code: expected at least {least} letters, found {0}", least = HEAD + CHECK)]
    TooShort(usize),
    /// The code is longer than any.
    #[error("code: expected at most {LONGEST} letters, found {0}")]
    TooLong(usize),
    /// A character that no code has, and its position, from 1.
    #[error("code: expected letters, digits, - and _, found {0:?} in place {1}")]
    Letter(char, usize),
    /// It does not begin with our version.
    #[error("code: expected {VERSION} at the beginning, found {0}")]
    Version(char),
    /// It is not for one of our games.
    #[error("code: expected a game's letter, one of {letters}, found {0}", letters = letters())]
    Game(char),
    /// Its letters do not fit its check.
    #[error("code: a letter is wrong, missing or too many: the check does not fit")]
    Check,
    /// Its form is unknown.
    #[error("code: expected one of b, g, h, p, l, j in place 3, found {0}")]
    Form(char),
    /// Nothing that ships has this name.
    #[error("code: expected the name of a board that ships, found {0:?}")]
    Name(String),
    /// Its content makes no sense.
    #[error("code: its letters fit its check, but it describes no board")]
    Content,
}

/// The letters of the games that are played on boards.
fn letters() -> String {
    let letter = |(kind, boards): (Kind, &dyn Boarded)| format!("{} ({kind})", boards.letter());
    boarded::all().map(letter).collect::<Vec<_>>().join(", ")
}

/// The shortest code of a board, a laid board or a tile set.
pub fn of(board: &Value) -> Result<String, CodeError> {
    let game = playable(board)?;
    if let Some(built_in) = boards::known(game).find(|built_in| built_in.value() == *board) {
        return Ok(of_built_in(built_in));
    }
    if let Some(recipe) = Recipe::of(board) {
        return Ok(of_recipe(&recipe));
    }
    of_content(board)
}

/// A code that holds the board itself, even for one that ships or comes from a recipe: what is certified about it stays
/// true whatever ships under its name.
pub fn of_content(board: &Value) -> Result<String, CodeError> {
    let game = playable(board)?;
    ['p', 'l', 'j'].into_iter().find_map(|form| packed(game, form, board)).ok_or(CodeError::TooLarge)
}

/// The code of the board that a recipe gives.
pub fn of_recipe(recipe: &Recipe) -> String {
    let mut tape = Tape::writing();
    brought_by(recipe.game()).pass_recipe(&mut tape, Some(*recipe));
    sealed(recipe.game(), recipe.letter(), &spelled(&tape.digits()))
}

/// The code of a board that ships.
pub fn of_built_in(built_in: &boards::BuiltIn) -> String {
    sealed(built_in.game, 'b', built_in.name)
}

/// The board that a code holds.
pub fn read(code: &str) -> Result<Coded, CodeError> {
    let (game, form, body) = opened(code)?;
    let (source, board) = match form {
        'b' => {
            let built_in = boards::named(game, body).ok_or_else(|| CodeError::Name(body.to_owned()))?;
            (Source::BuiltIn(built_in.name), built_in.value())
        }
        'g' | 'h' => {
            let mut tape = Tape::reading(&digits(body));
            let recipe = brought_by(game).pass_recipe(&mut tape, None);
            let recipe = recipe.and_then(|recipe| recipe.lettered(form)).ok_or(CodeError::Content)?;
            (Source::Recipe(recipe), recipe.board())
        }
        'p' | 'l' | 'j' => {
            let board = unpacked(game, form, body).ok_or(CodeError::Content)?;
            (Source::Own, board)
        }
        form => return Err(CodeError::Form(form)),
    };
    // One spelling each: what we would not have written is not a code of ours.
    let again = match source {
        Source::BuiltIn(_) => Some(code.to_owned()),
        Source::Recipe(recipe) => Some(of_recipe(&recipe)),
        Source::Own => packed(game, form, &board),
    };
    let is_ours = again.as_deref() == Some(code) && playable(&board) == Ok(game);
    if is_ours { Ok(Coded { game, source, board }) } else { Err(CodeError::Content) }
}

/// The game that can be played on the board, or with the tile set; or everything that is wrong with it.
pub fn playable(board: &Value) -> Result<Kind, SetupError> {
    let kind = Kind::of_board(board)?;
    let Some(boards) = boarded::of(kind) else {
        let found = Saying::new("game-without-boards").text("game", kind);
        let (fault, at) = (Fault::Board, "board".into());
        return Err(Flaw { fault, at, expected: Saying::new("board"), found }.into());
    };
    gambol_core::read(board, "board", Fault::Board, |given| boards.check(given))?;
    Ok(kind)
}

/// What a code's game provides: a code belongs to a game played on boards.
fn brought_by(game: Kind) -> &'static dyn Boarded {
    boarded::of(game).expect("a code is of a game that is played on boards")
}

/// The code of a board in this form; none if the form does not hold this very spelling of it.
fn packed(game: Kind, form: char, board: &Value) -> Option<String> {
    let mut tape = Tape::writing();
    pass(&mut tape, game, form, Some(board))?;
    let body = spelled(&tape.digits());
    let code = sealed(game, form, &body);
    let is_whole = code.len() <= LONGEST && unpacked(game, form, &body).as_ref() == Some(board);
    is_whole.then_some(code)
}

fn unpacked(game: Kind, form: char, body: &str) -> Option<Value> {
    pass(&mut Tape::reading(&digits(body)), game, form, None)
}

/// Passes a board over the tape, given if the tape is written.
fn pass(tape: &mut Tape, game: Kind, form: char, board: Option<&Value>) -> Option<Value> {
    match form {
        'p' => brought_by(game).pass(tape, board),
        'l' => brought_by(game).pass_laid(tape, board),
        _ => words::pass_json(tape, board),
    }
}

/// Passes the seed of a recipe.
pub(crate) fn pass_seed(tape: &mut Tape, seed: Option<u64>) -> Option<u64> {
    Some(tape.whole(seed.unwrap_or(0))).filter(|&seed| seed <= LARGEST_SEED)
}

/// The whole code for what a form says.
fn sealed(game: Kind, form: char, body: &str) -> String {
    let code = format!("{VERSION}{}{form}{body}", brought_by(game).letter());
    let check = check(&code);
    code + &check
}

/// The game, the form and what it says, of a code whose letters fit its check.
fn opened(code: &str) -> Result<(Kind, char, &str), CodeError> {
    if code.len() > LONGEST {
        return Err(CodeError::TooLong(code.chars().count()));
    }
    let is_digit = |letter: char| u8::try_from(letter).is_ok_and(|letter| DIGITS.contains(&letter));
    if let Some((place, letter)) = code.chars().enumerate().find(|(_, letter)| !is_digit(*letter)) {
        return Err(CodeError::Letter(letter, place + 1));
    }
    if code.len() < HEAD + CHECK {
        return Err(CodeError::TooShort(code.len()));
    }
    let (rest, given) = code.split_at(code.len() - CHECK);
    let letter = |place: usize| char::from(rest.as_bytes()[place]);
    if letter(0) != VERSION {
        return Err(CodeError::Version(letter(0)));
    }
    let game = boarded::all().find(|(_, boards)| boards.letter() == letter(1));
    let (game, _) = game.ok_or(CodeError::Game(letter(1)))?;
    if check(rest) != given {
        return Err(CodeError::Check);
    }
    Ok((game, letter(2), &rest[HEAD..]))
}

/// The check of a text: its CRC-24 (as in RFC 9580), four digits. Any slip within four neighbouring letters shows.
fn check(text: &str) -> String {
    let mut crc: u32 = 0x00b7_04ce;
    for byte in text.bytes() {
        crc ^= u32::from(byte) << 16;
        for _ in 0..8 {
            crc <<= 1;
            if crc & 0x0100_0000 != 0 {
                crc ^= 0x0186_4cfb;
            }
        }
    }
    spelled(&[18, 12, 6, 0].map(|shift| (crc >> shift & 63) as u8))
}

/// Digits as letters.
fn spelled(digits: &[u8]) -> String {
    digits.iter().map(|&digit| char::from(DIGITS[usize::from(digit & 63)])).collect()
}

/// Letters as digits; all of them are by contract.
fn digits(body: &str) -> Vec<u8> {
    body.bytes()
        .filter_map(|letter| DIGITS.iter().position(|&digit| digit == letter))
        .map(|at| at as u8)
        .collect()
}
