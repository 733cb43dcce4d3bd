//! Why a game ended.

use gambol_core::{RecordResult, Seat};
use std::fmt;

/// Why a game ended.
///
/// The first three are written by whoever leads the table: `Ending::Resigned(seat).to_string()` belongs into
/// `RecordResult::reason`, and [`Ending::of`] finds it there again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This seat gave up.
    Resigned(Seat),
    /// This seat had no time left.
    Time(Seat),
    /// All agreed on a draw.
    Agreed,
    /// The same position arose so many times.
    Repetition(u64),
    /// The game reached so many actions.
    Length(u64),
    /// As the rules of the game say: its last state tells the rest.
    Played,
}

/// What stands before the seat's number in a reason.
const RESIGNED: &str = "resigned: seat ";
const TIME: &str = "out of time: seat ";
const AGREED: &str = "drawn: by agreement";
/// What the driver of games writes.
const REPETITION: &str = "drawn: the same position arose ";
const LENGTH: &str = "drawn: the game reached ";

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Resigned(seat) => write!(f, "{RESIGNED}{seat}"),
            Ending::Time(seat) => write!(f, "{TIME}{seat}"),
            Ending::Agreed => f.write_str(AGREED),
            Ending::Repetition(times) => write!(f, "{REPETITION}{times} times"),
            Ending::Length(actions) => write!(f, "{LENGTH}{actions} actions"),
            Ending::Played => f.write_str("played"),
        }
    }
}

impl Ending {
    /// The ending that a result's reason tells.
    pub fn of(result: &RecordResult) -> Ending {
        let reason = result.reason.as_str();
        let number = |text: &str| text.split(' ').next().and_then(|number| number.parse::<u64>().ok());
        let seat = |text: &str| number(text).and_then(|seat| u8::try_from(seat).ok()).map(Seat);
        let after = |start: &str| reason.strip_prefix(start);
        if reason == AGREED {
            return Ending::Agreed;
        }
        after(RESIGNED)
            .and_then(|rest| seat(rest).map(Ending::Resigned))
            .or_else(|| after(TIME).and_then(|rest| seat(rest).map(Ending::Time)))
            .or_else(|| after(REPETITION).and_then(|rest| number(rest).map(Ending::Repetition)))
            .or_else(|| after(LENGTH).and_then(|rest| number(rest).map(Ending::Length)))
            .unwrap_or(Ending::Played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_is_found_again_in_its_reason() {
        let endings = [
            Ending::Resigned(Seat(3)),
            Ending::Time(Seat(0)),
            Ending::Agreed,
            Ending::Repetition(3),
            Ending::Length(400),
            Ending::Played,
        ];
        for ending in endings {
            let result =
                RecordResult { winners: vec![0], scores: None, returns: vec![], reason: ending.to_string() };
            assert_eq!(Ending::of(&result), ending);
        }
    }
}
