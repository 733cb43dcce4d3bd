//! What each game contributes to the words, one file or folder per game.

use crate::arg::Arg;
use crate::phrase::Phrase;
use crate::teller::Teller;
use crate::words::Words;
use crate::{duel, gunst, kangaruse, muddy_ride, two_paths};
use gambol_core::Seat;
use gambol_games::Kind;
use serde_json::Value;

/// What a game contributes to the words. [`Teller`] says what each of these is for.
pub(crate) trait Tells: Sync {
    fn role<'t>(&self, teller: &Teller<'t>, seat: Seat) -> Phrase<'t>;
    fn prompt(&self, teller: &Teller<'_>, state: &Value, seat: Seat, legal: &[String]) -> String;
    fn draft(&self, teller: &Teller<'_>, state: &Value, parts: &[String], open: &[&str]) -> String;
    fn waiting(&self, teller: &Teller<'_>, state: &Value, awaited: &[Seat]) -> String;
    fn choice(&self, teller: &Teller<'_>, state: &Value, action: &str) -> String;
    /// What a part means that is not an action by itself.
    fn part(&self, teller: &Teller<'_>, state: &Value, chosen: &[String], part: &str, of: &str) -> String;
    /// What a move would lead to, where that depends on what its seat cannot know.
    fn would(&self, _teller: &Teller<'_>, _state: &Value, _action: &str) -> Option<String> {
        None
    }
    fn action(&self, teller: &Teller<'_>, before: &Value, action: &str, after: &Value) -> String;
    fn result(&self, teller: &Teller<'_>, state: &Value, winners: &[Seat], drawn: bool) -> String;
    fn beside(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)>;
    fn score(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String>;

    /// What one is trying to do: a message with its things, whose attribute `short` says the same in short.
    fn goal<'t>(&self, teller: &Teller<'t>, state: &Value) -> (String, Vec<(&'static str, Arg<'t>)>);

    /// How near a seat came to winning a game that it has lost, where it was close.
    fn near(&self, teller: &Teller<'_>, state: &Value, seat: Seat) -> Option<String>;

    /// What stands out in what an action did to a seat that it harms. `when` is the attribute of the message that says
    /// it: `now` where the seat did it itself, `reply` where it lets another do it next.
    fn harm(
        &self,
        teller: &Teller<'_>,
        seat: Seat,
        step: (&Value, &str, &Value),
        when: &str,
    ) -> Option<String>;

    /// What a seat gained by an action, where the game is about points.
    fn gain(&self, _seat: Seat, _before: &Value, _after: &Value) -> Option<i64> {
        None
    }

    /// What a thing in the drawing is and does, by its id.
    fn about(&self, teller: &Teller<'_>, state: &Value, what: &str) -> Vec<(String, String)>;

    /// The signs of the game that are not on its boards alone: each with its name and what it does.
    fn signs(&self, teller: &Teller<'_>) -> Vec<(String, String)>;

    /// A piece by its letter or name in the notation.
    fn piece<'t>(&self, _teller: &Teller<'t>, piece: &str) -> Phrase<'t> {
        piece.to_owned().into()
    }

    /// Who stands where. Games without a board tell what is on the table.
    fn places(&self, teller: &Teller<'_>, state: &Value) -> Vec<(String, String)> {
        self.beside(teller, state)
    }

    /// What is on each field of the board.
    fn ground(&self, _teller: &Teller<'_>, _board: &Value) -> Vec<(String, Vec<String>)> {
        Vec::new()
    }

    /// The name of a board that was made from a seed, where it is put together in a way of its own.
    fn made_name(&self, _words: &Words, _name: &str) -> Option<String> {
        None
    }

    /// What the signs on a board mean: each with its name and its rule.
    fn legend(&self, _words: &Words, _board: &Value) -> Vec<(&'static str, String, String)> {
        Vec::new()
    }
}

/// What this game contributes.
pub(crate) fn of(kind: Kind) -> &'static dyn Tells {
    match kind {
        Kind::MuddyRide => &muddy_ride::Told,
        Kind::Duel => &duel::Told,
        Kind::Kangaruse => &kangaruse::Told,
        Kind::TwoPaths => &two_paths::Told,
        Kind::Gunst => &gunst::Told,
    }
}
