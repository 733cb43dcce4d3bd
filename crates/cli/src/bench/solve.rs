//! `gambol bench solve`: how long solving takes.

use super::Args;
use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use crate::waiting::grouped;
use cpu_time::ProcessTime;
use gambol_core::{Dice, Game, Playable};
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::two_paths::TwoPaths;
use gambol_solve::Silent;
use gambol_solve::duel::DuelTable;
use gambol_solve::gunst::GunstSolver;
use gambol_solve::matrix::{self, Matrix};
use gambol_solve::muddy_ride::MuddyRideTable;
use gambol_solve::two_paths::TwoPathsTable;
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
    if !args.json {
        print(&format!(
            "{:<34} {:>12} {:>9} {:>9} {:>7} {:>12} {:>8}\n",
            "solving", "positions", "seconds", "of cores", "aim", "positions/s", "bytes"
        ))?;
    }
    let muddy = |name, options: Value, aim| {
        measure(args, name, aim, || {
            let table = MuddyRideTable::build(&game::<MuddyRide>(&options), &Silent).ok()??;
            Some((table.shares().positions, table.bytes()))
        })
    };
    muddy("muddy-ride 6×6 white-horse", json!({"mode": "white-horse"}), Some(2.0))?;
    muddy("muddy-ride 6×6 all-or-nothing", json!({"mode": "all-or-nothing"}), None)?;
    muddy("muddy-ride 6×6 free-for-all", json!({}), None)?;
    let wide = json!({"mode": "white-horse", "board": "wide-meadow"});
    muddy("muddy-ride 8×8 white-horse", wide, Some(45.0))?;
    let duel = |name, options: Value| {
        measure(args, name, Some(5.0), || {
            let table = DuelTable::build(&game::<Duel>(&options), &Silent).ok()?;
            Some((table.shares().positions, table.bytes()))
        })
    };
    duel("duel small", json!({}))?;
    duel("duel large", json!({"size": "large"}))?;
    let paths = |name, rows: u8, aim| {
        measure(args, name, aim, || {
            let table = TwoPathsTable::build(&game::<TwoPaths>(&json!({"rows": rows})), &Silent).ok()?;
            Some((table.placements(), table.bytes()))
        })
    };
    paths("two-paths 6 rows (placements)", 6, None)?;
    paths("two-paths 7 rows (placements)", 7, Some(10.0))?;
    let gunst = |name, rounds: u8| {
        measure(args, name, None, || {
            let game = game::<Gunst>(&json!({"rounds": rounds}));
            let solver = GunstSolver::new(&game);
            solver.solve(&game.start(), &Silent).ok()??;
            let tings = solver.tings().iter().sum::<usize>();
            Some((tings as u64, tings * GunstSolver::TING))
        })
    };
    gunst("gunst 1 round (tings)", 1)?;
    gunst("gunst 2 rounds (tings)", 2)?;
    measure(args, "matrix game 300×300", Some(0.05), || {
        let mut dice = Dice::new(1);
        let size = 300;
        let entry = |dice: &mut Dice| (dice.bits() >> 11) as f64 / (1u64 << 53) as f64;
        let solution = matrix::solve(&Matrix::from_fn(size, size, |_, _| entry(&mut dice)));
        (solution.gap() < 1e-9).then_some(((size * size) as u64, size * size * 8))
    })
}

fn game<G: Playable>(options: &Value) -> G {
    G::from_options(options.as_object().expect("options are an object")).expect("the options are right")
}

fn measure(
    args: &Args,
    name: &'static str,
    aim: Option<f64>,
    solve: impl FnOnce() -> Option<(u64, usize)>,
) -> Result<(), Failure> {
    if args.only.as_ref().is_some_and(|only| !name.contains(only.as_str())) {
        return Ok(());
    }
    let (wall, core) = (Instant::now(), ProcessTime::now());
    let (positions, bytes) = solve().ok_or_else(|| Failure::new(format!("{name}: it was not solved")))?;
    let (wall, core) = (wall.elapsed().as_secs_f64(), core.elapsed().as_secs_f64());
    let row = Row { name, positions, bytes: bytes as u64, wall, core, aim };
    print(&if args.json { row.json() } else { row.text() })
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
