//! Who can sit in a seat at the terminal.

use gambol_bots::Level;
use std::str::FromStr;

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    Here,
    /// A player that moves at random.
    Random,
    /// A bot of this level.
    Bot(Level),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text {
            "here" => Ok(Player::Here),
            "random" => Ok(Player::Random),
            level => level
                .parse()
                .map(Player::Bot)
                .map_err(|_| format!("expected here, random, 1 to 5 or strongest, found {level:?}")),
        }
    }
}
