//! Walking through random games, so that a law can look at every moment of them.

use crate::samples::{Mode, Options, Sampled};
use gambol_core::{AnyMatch, Dice, Match, Playable, Ply, Seat, Turn};
use serde_json::Value;

/// Walks stop here: with `repetition` and `ply_cap` both off a game may be endless.
pub(crate) const LONGEST_WALK: usize = 450;

/// How many moves of earlier moments a walk remembers.
const MEMORY: usize = 192;

/// A random game under way, as a law looks at it.
#[derive(Debug)]
pub struct Walk<G: Playable> {
    /// The game being played.
    pub table: Match<G>,
    /// Randomness for the law; the same on every run.
    pub dice: Dice,
    /// Moves that were possible at earlier moments and in earlier games of this mode: most are not possible now.
    pub met: Vec<G::Move>,
    mode: &'static str,
    number: u64,
}

/// Puts a law to every moment of this many random games of each mode.
pub fn along<G: Sampled>(games: u64, law: impl Fn(&mut Walk<G>)) {
    for mode in G::MODES {
        let mut met = Vec::new();
        for number in numbers(&law, games) {
            let mut walk = Walk::new(mode, number, met);
            law(&mut walk);
            while walk.step() {
                law(&mut walk);
            }
            met = std::mem::take(&mut walk.met);
        }
    }
}

/// Puts a law to the last moment of this many random games of each mode.
pub fn after<G: Sampled>(games: u64, law: impl Fn(&mut Walk<G>)) {
    for mode in G::MODES {
        for number in numbers(&law, games) {
            let mut walk = Walk::new(mode, number, Vec::new());
            while walk.step() {}
            law(&mut walk);
        }
    }
}

/// The numbers of this many random games: others for every law, the same on every run.
fn numbers<L>(_law: &L, games: u64) -> std::ops::Range<u64> {
    let name = std::any::type_name::<L>().split('<').next().unwrap_or_default();
    let first = name.bytes().fold(0, |sum, byte| (sum * 31 + u64::from(byte)) % 9973) * 100_000;
    first..first + games * eagerness()
}

/// How many times more games to play than usual: `GAMBOL_EAGERNESS=50 cargo test -p gambol-laws` for a long night.
fn eagerness() -> u64 {
    std::env::var("GAMBOL_EAGERNESS").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

impl<G: Playable> Walk<G> {
    /// The random game of this mode with this number, at its start.
    pub fn new(mode: &Mode, number: u64, met: Vec<G::Move>) -> Walk<G> {
        let mut dice = mode.dice(number);
        let options = mode.options(&mut dice);
        let table = Match::from_options(&options).unwrap_or_else(|error| {
            panic!("{} {}, game {number}: {error}\n{}", G::NAME, mode.name, Value::from(options.clone()))
        });
        let mut walk = Walk { table, dice, met, mode: mode.name, number };
        walk.remember();
        walk
    }

    /// Plays a random ply; false if the game is over or the walk long enough.
    pub fn step(&mut self) -> bool {
        let Some(ply) = self.random_ply().filter(|_| self.table.ply() < LONGEST_WALK) else { return false };
        self.table.play_ply_unchecked(ply);
        self.remember();
        true
    }

    /// Some ply that is possible here; none at the end.
    pub fn random_ply(&mut self) -> Option<Ply<G::Move>> {
        let game = self.table.game();
        let pos = self.table.position();
        match self.table.turn() {
            Turn::Over => None,
            Turn::Seat(seat) => Some(Ply::One(self.dice.pick(game.legal_moves(pos, seat)))),
            Turn::Chance => Some(Ply::One(self.dice.draw(game.outcomes(pos)))),
            Turn::Together(seats) => {
                let mut choices = gambol_core::BySeat::none(game.seats());
                for seat in seats.iter() {
                    choices[seat] = Some(self.dice.pick(game.legal_moves(pos, seat)));
                }
                Some(Ply::Together(choices))
            }
        }
    }

    /// The game with these plies, on a table of its own.
    pub fn another_table(&self, plies: &[Ply<G::Move>]) -> Match<G> {
        let mut table = Match::from_options(&self.options()).expect("these are the game's own options");
        for ply in plies {
            table.play_ply_unchecked(*ply);
        }
        table
    }

    /// Every seat of the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.table.game().seats() as u8).map(Seat)
    }

    /// The seats that are to move now.
    pub fn to_act(&self) -> Vec<Seat> {
        match self.table.turn() {
            Turn::Seat(seat) => vec![seat],
            Turn::Together(seats) => seats.iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// What a seat that is to move may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Move> {
        self.table.game().legal_moves(self.table.position(), seat).collect()
    }

    /// What chance may do now; nothing if it is not chance's turn.
    pub fn outcomes(&self) -> Vec<(G::Move, u32)> {
        match self.table.turn() {
            Turn::Chance => self.table.game().outcomes(self.table.position()).collect(),
            _ => Vec::new(),
        }
    }

    /// All options of the game, defaults too.
    pub fn options(&self) -> Options {
        self.table.game().options()
    }

    /// Keeps a few of the moves possible now, for moments where they are not.
    fn remember(&mut self) {
        let mut possible: Vec<_> = self.outcomes().into_iter().map(|(m, _)| m).collect();
        for seat in self.to_act() {
            possible.extend(self.legal(seat));
        }
        for _ in 0..possible.len().min(8) {
            let m = possible[self.dice.index(possible.len())];
            if self.met.len() < MEMORY {
                self.met.push(m);
            } else {
                let place = self.dice.index(MEMORY);
                self.met[place] = m;
            }
        }
    }
}

impl<G: Playable> Drop for Walk<G> {
    /// Says where a law was broken.
    fn drop(&mut self) {
        if std::thread::panicking() {
            let actions: Vec<_> = self.table.actions().iter().map(ToString::to_string).collect();
            eprintln!(
                "broken in {}, mode {}, random game {}, after {} actions\noptions: {}\nactions: {}",
                G::NAME,
                self.mode,
                self.number,
                actions.len(),
                Value::from(self.table.given_options().clone()),
                actions.join(", "),
            );
        }
    }
}
