//! `gambol bench solve`: how long solving takes.

use super::{Args, Rows};
use crate::failure::Failure;
use crate::games;
use crate::paint::Paint;
use crate::print;
use crate::waiting::{Waiting, grouped};
use cpu_time::ProcessTime;
use gambol_core::{Dice, Playable};
use gambol_games::Kind;
use gambol_solve::matrix::{self, Matrix};
use serde_json::{Value, json};
use std::time::Instant;

/// One row: what was solved, how many positions, how many bytes.
struct Row {
    name: &'static str,
    positions: u64,
    bytes: u64,
    wall: f64,
    core: f64,
    /// What we want to reach, in seconds on two cores.
    aim: Option<f64>,
}

/// Solves one game after the other, in memory, and prints how long it took.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let heading = format!(
        "{:<34} {:>12} {:>9} {:>9} {:>7} {:>12} {:>8}\n",
        "solving", "positions", "seconds", "of cores", "aim", "positions/s", "bytes"
    );
    let solving = Solving { args, rows: Rows::below(heading, "gambol bench solve") };
    for kind in Kind::ALL {
        games::of(kind).measure_solving(&solving)?;
    }
    solving.measure("matrix game 300×300", Some(0.05), || {
        let mut dice = Dice::new(1);
        let size = 300;
        let entry = |dice: &mut Dice| (dice.bits() >> 11) as f64 / (1u64 << 53) as f64;
        let solution = matrix::solve(&Matrix::from_fn(size, size, |_, _| entry(&mut dice)));
        (solution.gap() < 1e-9).then_some(((size * size) as u64, size * size * 8))
    })?;
    solving.rows.found(args.only.as_deref())
}

/// Measures solving row by row.
pub(crate) struct Solving<'a> {
    args: &'a Args,
    rows: Rows,
}

impl Solving<'_> {
    /// A game with these options, which are right.
    #[expect(clippy::unused_self, reason = "so that the games' files need to name one thing only")]
    pub(crate) fn game<G: Playable>(&self, options: &Value) -> G {
        G::from_options(options.as_object().expect("options are an object")).expect("the options are valid")
    }

    /// Solves something, if it was asked for, and prints how long it took.
    pub(crate) fn measure(
        &self,
        name: &'static str,
        aim: Option<f64>,
        solve: impl FnOnce() -> Option<(u64, usize)>,
    ) -> Result<(), Failure> {
        let args = self.args;
        if args.only.as_ref().is_some_and(|only| !name.contains(only.as_str())) {
            return Ok(());
        }
        self.rows.next(args)?;
        let waiting = Waiting::for_good(name);
        let (wall, core) = (Instant::now(), ProcessTime::now());
        let (positions, bytes) =
            solve().ok_or_else(|| Failure::new(format!("{name}: could not be solved")))?;
        let (wall, core) = (wall.elapsed().as_secs_f64(), core.elapsed().as_secs_f64());
        waiting.end();
        let row = Row { name, positions, bytes: bytes as u64, wall, core, aim };
        print(&if args.json { row.json() } else { row.text() })
    }
}

impl Row {
    fn json(&self) -> String {
        let answer = json!({
            "name": self.name, "positions": self.positions, "seconds": self.wall, "core_seconds": self.core,
            "aim_seconds": self.aim, "positions_a_second": self.positions as f64 / self.wall,
            "bytes_a_position": self.bytes as f64 / self.positions.max(1) as f64,
        });
        format!("{answer}\n")
    }

    fn text(&self) -> String {
        let aim = self.aim.map_or(String::new(), |aim| format!("{aim} s"));
        let line = format!(
            "{:<34} {:>12} {:>9.2} {:>9.2} {:>7} {:>12} {:>8.1}\n",
            self.name,
            grouped(self.positions),
            self.wall,
            self.core,
            aim,
            grouped((self.positions as f64 / self.wall.max(1e-9)) as u64),
            self.bytes as f64 / self.positions.max(1) as f64,
        );
        let paint = Paint::for_stdout();
        if self.aim.is_some_and(|aim| self.wall <= aim) { paint.good(&line) } else { line }
    }
}
