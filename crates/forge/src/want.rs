//! What is wanted of a board, in words.
//!
//! Wants are clauses with commas between them, such as `fair within 1 %, no draw, lasts 20 to 60 turns, nobody can
//! force a win, at least 3 good openings`. Each clause is one of a few sentences ([`GRAMMAR`]) with numbers in them.

use crate::certificate::{Certificate, LevelPlay, SetUp, Share};
use std::fmt;
use std::str::FromStr;

/// How many draws are few, as a share of the games.
const FEW: f64 = 0.10;

/// How many draws leave a game decisive.
const DECISIVE: f64 = 0.05;

/// Everything that can be asked for, for people.
pub const GRAMMAR: &str = "\
fair within 1 %          best play gives nobody more than this share of the stake, and the seats of equal bots
                         are within this of each other
value within 0.02        the first player's exact value is at most this far from 0
seats within 3 %         among equal bots, no two seats' shares of the wins are further apart
balanced within 3 %      among equal bots, no seat's share of the wins is further from an even one
no draw                  no game among equal bots is drawn
few draws                at most 10 % of them; `decisive`: at most 5 %; `at most 3 % draws`
lasts 20 to 60 turns     so many actions on average among equal bots; `at least 20`, `at most 60`
nobody can force a win   exactly, from the start, in every set-up considered
at least 3 good openings so many first moves are within 0.05 of the best
choices matter at least 30 %
                         in this share of the positions in level play, a thoughtless move gives away more than 0.05";

/// One thing that is wanted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Want {
    /// Both of the next two, of this share of the stake.
    Fair(f64),
    /// The first player's exact value is at most this far from 0.
    Value(f64),
    /// Among equal bots, the seats' shares are at most this far apart.
    Seats(f64),
    /// Among equal bots, each seat's share is at most this far from an even one.
    Balanced(f64),
    /// At most this share of the games among equal bots is drawn.
    Draws(f64),
    /// Games among equal bots take this many actions on average.
    Lasts {
        /// No fewer.
        least: f64,
        /// No more.
        most: f64,
    },
    /// No seat or side can force a win from the start.
    NoForcedWin,
    /// There are this many good first moves.
    Openings(u32),
    /// In at least this share of the positions of level play the choice matters.
    Matters(f64),
}

/// All that is wanted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wants(Vec<Want>);

/// How a board measures up to a want.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// It is so.
    Met,
    /// That has not been measured yet.
    Open,
    /// It is not so, for this reason.
    Missed(String),
}

/// A clause that is none of ours.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("--want: expected {expected}, found {found:?}")]
pub struct NoWant {
    expected: String,
    found: String,
}

impl Wants {
    /// Every want.
    pub fn iter(&self) -> impl Iterator<Item = &Want> {
        self.0.iter()
    }

    /// How a board measures up to all of them. With `sure`, what is measured by play counts as missed only if its
    /// interval excludes what is wanted.
    pub fn judge(&self, certificate: &Certificate, sure: bool) -> Verdict {
        let mut open = false;
        for want in &self.0 {
            match want.judge(certificate, sure) {
                Verdict::Met => {}
                Verdict::Open => open = true,
                missed @ Verdict::Missed(_) => return missed,
            }
        }
        if open { Verdict::Open } else { Verdict::Met }
    }

    /// How far apart the seats of equal bots may be, if that is wanted.
    pub(crate) fn seats(&self) -> Option<f64> {
        self.0.iter().find_map(|want| match *want {
            Want::Seats(most) | Want::Fair(most) => Some(most),
            // Two seats are apart by twice as much as each is off.
            Want::Balanced(most) => Some(2.0 * most),
            _ => None,
        })
    }

    /// By how many times what is allowed level play misses what is wanted of draws and length: 0 if it does not.
    pub(crate) fn excess(&self, play: &LevelPlay) -> f64 {
        let excess = |want: &Want| match *want {
            Want::Draws(most) => (play.drawn.share - most) / most.max(0.01),
            Want::Lasts { least, most } => {
                let mean = play.lasts.mean;
                ((least - mean) / least.max(1.0)).max((mean - most) / most) * 10.0
            }
            _ => 0.0,
        };
        self.0.iter().map(|want| excess(want).max(0.0)).sum()
    }

    /// Whether nobody may be able to force a win.
    pub(crate) fn want_no_forced_win(&self) -> bool {
        self.0.contains(&Want::NoForcedWin)
    }

    /// Whether something is wanted that only a solver can tell.
    pub fn need_solver(&self) -> bool {
        let exact = |want: &Want| matches!(want, Want::Fair(_) | Want::Value(_) | Want::NoForcedWin);
        self.0.iter().any(exact)
    }
}

impl Want {
    fn judge(&self, certificate: &Certificate, sure: bool) -> Verdict {
        match *self {
            Want::Fair(most) => match Want::Value(most).judge(certificate, sure) {
                Verdict::Missed(why) => Verdict::Missed(why),
                // A game that no solver knows is fair if its seats are.
                Verdict::Open if certificate.set_ups.iter().any(|set_up| set_up.is_solvable) => Verdict::Open,
                Verdict::Open | Verdict::Met => Want::Seats(most).judge(certificate, sure),
            },
            Want::Value(most) => all(certificate, |set_up| {
                // With three or more seats a table gives bounds only: what it says is told by `nobody can force a win`.
                let value = set_up.exact.as_ref()?.first_player.exact().unwrap_or(0.0);
                Some((value.abs() <= most + 1e-9).then_some(()).ok_or_else(|| value_off(value)))
            }),
            Want::NoForcedWin => all(certificate, |set_up| {
                let exact = set_up.exact.as_ref()?;
                Some(if exact.forced.is_empty() {
                    Ok(())
                } else {
                    Err("somebody can force a win".to_owned())
                })
            }),
            Want::Seats(most) => of_play(certificate, |play| {
                let doubt = if sure { play.apart_within } else { 0.0 };
                if play.apart - doubt <= most { Ok(()) } else { Err("the seats are too far apart") }
            }),
            Want::Balanced(most) => of_play(certificate, |play| {
                let even = 1.0 / play.seats.len().max(1) as f64;
                let is_off =
                    |seat: &Share| (seat.share - even).abs() - if sure { seat.within } else { 0.0 } > most;
                if play.seats.iter().any(is_off) { Err("the seats are not balanced") } else { Ok(()) }
            }),
            Want::Draws(most) => of_play(certificate, |play| {
                let doubt = if sure { play.drawn.within } else { 0.0 };
                if play.drawn.share - doubt <= most { Ok(()) } else { Err("too many draws") }
            }),
            Want::Lasts { least, most } => of_play(certificate, |play| {
                let doubt = if sure { play.lasts.within } else { 0.0 };
                match play.lasts.mean {
                    mean if mean + doubt < least => Err("too short"),
                    mean if mean - doubt > most => Err("too long"),
                    _ => Ok(()),
                }
            }),
            Want::Openings(least) => {
                let known = certificate.set_ups.iter().find_map(|set_up| set_up.openings.as_ref());
                match known {
                    None => Verdict::Open,
                    Some(openings) if openings.good >= least => Verdict::Met,
                    Some(_) => Verdict::Missed("too few good openings".into()),
                }
            }
            Want::Matters(least) => {
                let play = certificate.set_ups.first().and_then(|set_up| set_up.level_play.as_ref());
                match play.and_then(|play| play.matters.as_ref()) {
                    None => Verdict::Open,
                    Some(matters) if matters.share >= least => Verdict::Met,
                    Some(_) => Verdict::Missed("choices matter too seldom".into()),
                }
            }
        }
    }
}

fn value_off(value: f64) -> String {
    if value > 0.0 {
        "the first player is too far ahead".into()
    } else {
        "the first player is too far behind".into()
    }
}

/// Judges every set-up that a solver knows.
fn all(certificate: &Certificate, judge: impl Fn(&SetUp) -> Option<Result<(), String>>) -> Verdict {
    let mut verdict = if certificate.set_ups.iter().any(|set_up| set_up.is_solvable) {
        Verdict::Met
    } else {
        Verdict::Open
    };
    for set_up in certificate.set_ups.iter().filter(|set_up| set_up.is_solvable) {
        match judge(set_up) {
            Some(Err(why)) => return Verdict::Missed(why),
            Some(Ok(())) => {}
            None => verdict = Verdict::Open,
        }
    }
    verdict
}

/// Judges the play among equal bots in the first set-up, the game as most play it.
fn of_play(certificate: &Certificate, judge: impl Fn(&LevelPlay) -> Result<(), &'static str>) -> Verdict {
    match certificate.set_ups.first().and_then(|set_up| set_up.level_play.as_ref()).map(judge) {
        None => Verdict::Open,
        Some(Ok(())) => Verdict::Met,
        Some(Err(why)) => Verdict::Missed(why.into()),
    }
}

/// A word of a clause.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Word<'a> {
    Is(&'a str),
    Number(f64),
}

const NUMBERS: [(&str, f64); 23] = [
    ("zero", 0.0),
    ("one", 1.0),
    ("two", 2.0),
    ("three", 3.0),
    ("four", 4.0),
    ("five", 5.0),
    ("six", 6.0),
    ("seven", 7.0),
    ("eight", 8.0),
    ("nine", 9.0),
    ("ten", 10.0),
    ("eleven", 11.0),
    ("twelve", 12.0),
    ("fifteen", 15.0),
    ("twenty", 20.0),
    ("thirty", 30.0),
    ("forty", 40.0),
    ("fifty", 50.0),
    ("sixty", 60.0),
    ("seventy", 70.0),
    ("eighty", 80.0),
    ("ninety", 90.0),
    ("hundred", 100.0),
];

impl Word<'_> {
    fn read(word: &str) -> Word<'_> {
        let named = NUMBERS.iter().find(|(name, _)| *name == word).map(|(_, number)| *number);
        let is_plain = word.bytes().all(|letter| letter.is_ascii_digit() || letter == b'.');
        let number = named.or_else(|| word.parse().ok().filter(|_| is_plain));
        number.map_or(Word::Is(word), Word::Number)
    }
}

impl FromStr for Wants {
    type Err = NoWant;

    fn from_str(text: &str) -> Result<Wants, NoWant> {
        let text = text.to_lowercase().replace(" and ", ", ");
        let clauses = text.split([',', ';']).map(str::trim).filter(|clause| !clause.is_empty());
        let wants = clauses.map(read_clause).collect::<Result<Vec<_>, _>>()?;
        if wants.is_empty() {
            return Err(NoWant {
                expected: "something that is wanted, such as `fair within 1 %`".into(),
                found: text,
            });
        }
        Ok(Wants(wants))
    }
}

fn read_clause(clause: &str) -> Result<Want, NoWant> {
    use Word::{Is, Number};
    let spaced = clause.replace('%', " % ").replace(['–', '—'], " to ");
    let words: Vec<_> = spaced.split_whitespace().map(Word::read).collect();
    let wrong =
        |expected: &str| NoWant { expected: expected.into(), found: clause.chars().take(80).collect() };
    let share = |percent: f64| {
        let is_share = (0.0..=100.0).contains(&percent);
        is_share.then_some(percent / 100.0).ok_or_else(|| wrong("a share from 0 to 100 %"))
    };
    let count = |number: f64| {
        let is_count = number.fract() == 0.0 && (0.0..=1e6).contains(&number);
        is_count.then_some(number as u32).ok_or_else(|| wrong("a whole number"))
    };
    Ok(match words.as_slice() {
        [Is("fair"), Is("within"), Number(percent), Is("%" | "percent")] => Want::Fair(share(*percent)?),
        [Is("exactly"), Is("fair")] => Want::Value(0.0),
        [Is("value"), Is("within" | "below"), Number(value)] if (0.0..=1.0).contains(value) => {
            Want::Value(*value)
        }
        [Is("balanced"), Is("within"), Number(percent), Is("%" | "percent")] => {
            Want::Balanced(share(*percent)?)
        }
        [Is("seats"), Is("within"), Number(percent), Is("%" | "percent"), rest @ ..]
            if rest.is_empty() || rest == [Is("of"), Is("each"), Is("other")] =>
        {
            Want::Seats(share(*percent)?)
        }
        [Is("no"), Is("draw" | "draws")] => Want::Draws(0.0),
        [Is("few"), Is("draws")] => Want::Draws(FEW),
        [Is("decisive")] => Want::Draws(DECISIVE),
        [Is("at"), Is("most"), Number(percent), Is("%" | "percent"), Is("draws")] => {
            Want::Draws(share(*percent)?)
        }
        [Is("lasts"), Number(least), Is("to"), Number(most), Is(unit)] if is_unit(unit) => {
            if least > most {
                return Err(wrong("the smaller number first"));
            }
            Want::Lasts { least: *least, most: *most }
        }
        [Is("lasts"), Is("at"), Is("least"), Number(least), Is(unit)] if is_unit(unit) => {
            Want::Lasts { least: *least, most: f64::INFINITY }
        }
        [Is("lasts"), Is("at"), Is("most"), Number(most), Is(unit)] if is_unit(unit) => {
            Want::Lasts { least: 0.0, most: *most }
        }
        [Is("nobody"), Is("can"), Is("force"), Is("a"), Is("win")] => Want::NoForcedWin,
        [Is("at"), Is("least"), Number(number), Is("good"), Is("opening" | "openings")] => {
            Want::Openings(count(*number)?)
        }
        [Is("choices"), Is("matter"), Is("at"), Is("least"), Number(percent), Is("%" | "percent")] => {
            Want::Matters(share(*percent)?)
        }
        _ => {
            return Err(wrong(
                "a clause such as `fair within 1 %`, `value within 0.02`, `seats within 3 %`, `few draws`, \
                 `lasts 20 to 60 turns`, `nobody can force a win`, `at least 3 good openings` or \
                 `choices matter at least 30 %`",
            ));
        }
    })
}

fn is_unit(word: &str) -> bool {
    ["turns", "actions", "jumps", "moves"].contains(&word)
}

impl fmt::Display for Want {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Want::Fair(share) => write!(f, "fair within {} %", told(share * 100.0)),
            Want::Value(value) => write!(f, "value within {value}"),
            Want::Seats(share) => write!(f, "seats within {} %", told(share * 100.0)),
            Want::Balanced(share) => write!(f, "balanced within {} %", told(share * 100.0)),
            Want::Draws(share) if *share == 0.0 => f.write_str("no draw"),
            Want::Draws(share) => write!(f, "at most {} % draws", told(share * 100.0)),
            Want::Lasts { least, most } if most.is_infinite() => write!(f, "lasts at least {least} turns"),
            Want::Lasts { least, most } => write!(f, "lasts {least} to {most} turns"),
            Want::NoForcedWin => f.write_str("nobody can force a win"),
            Want::Openings(least) => write!(f, "at least {least} good openings"),
            Want::Matters(share) => write!(f, "choices matter at least {} %", told(share * 100.0)),
        }
    }
}

/// A percentage without what binary fractions add to it.
fn told(percent: f64) -> f64 {
    (percent * 1e6).round() / 1e6
}

impl fmt::Display for Wants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wants: Vec<_> = self.0.iter().map(Want::to_string).collect();
        f.write_str(&wants.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<Want> {
        text.parse::<Wants>().unwrap().0
    }

    #[test]
    fn the_wants_of_the_manual_are_read() {
        let text = "fair within 1 %, no draw, lasts twenty to 60 turns, nobody can force a win, at least 3 good openings";
        let expected = [
            Want::Fair(0.01),
            Want::Draws(0.0),
            Want::Lasts { least: 20.0, most: 60.0 },
            Want::NoForcedWin,
            Want::Openings(3),
        ];
        assert_eq!(read(text), expected);
        assert_eq!(
            read("Decisive and value within 0.02; lasts 20–60 jumps"),
            [Want::Draws(DECISIVE), Want::Value(0.02), Want::Lasts { least: 20.0, most: 60.0 },]
        );
    }

    #[test]
    fn every_want_is_read_as_it_is_written() {
        let all = "fair within 1.5%, value within 0.02, seats within 3 %, balanced within 3 %, no draw, at most 7 % draws, \
                   lasts at least 9 moves, lasts at most 9 moves, nobody can force a win, at least 1 good opening, \
                   choices matter at least thirty percent";
        let wants: Wants = all.parse().unwrap();
        assert_eq!(wants.to_string().parse(), Ok(wants));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for (text, found) in [
            ("fair, no draw", "found \"fair\""),
            ("lasts 60 to 20 turns", "the smaller number first"),
            ("no draw, quick please", "found \"quick please\""),
            ("at most 120 % draws", "a share from 0 to 100 %"),
            ("at least 2.5 good openings", "a whole number"),
            (" , ", "something that is wanted"),
            ("value within NaN", "expected a clause"),
            ("value within -1", "expected a clause"),
        ] {
            let error = text.parse::<Wants>().unwrap_err().to_string();
            assert!(error.starts_with("--want: expected ") && error.contains(found), "{text}: {error}");
        }
    }
}
