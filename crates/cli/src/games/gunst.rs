//! What Gunst brings to the program.

use super::Offers;
use crate::bench::{Bench, Solving};
use crate::failure::Failure;
use gambol_core::{Dice, Eyes, Game, Seat, Veiled, random_ply};
use gambol_games::gunst::{Gunst, Options, Phase, Position};
use gambol_solve::gunst::GunstSolver;
use gambol_solve::{Judge, Silent};
use serde_json::{Value, json};

/// Gunst in the program.
pub(super) struct Offered;

impl Offers for Offered {
    fn variants(&self) -> &'static [(&'static str, &'static str)] {
        &[("return", "{}"), ("spent", r#"{"kin": "spent"}"#)]
    }

    /// GUNST! is the rule where two people can hear it.
    fn usual(&self, people: usize) -> Option<(&'static str, Value)> {
        (people > 1).then(|| ("tie", json!("shout")))
    }

    fn measure(&self, bench: &Bench<'_>) -> Result<(), Failure> {
        bench.game::<Gunst>("gunst", &json!({}), Some(5.0), 2)?;
        bench.game::<Gunst>("gunst, kin spent", &json!({"kin": "spent"}), Some(5.0), 2)
    }

    fn measure_solving(&self, bench: &Solving<'_>) -> Result<(), Failure> {
        let row = |name, rounds: u8| {
            bench.measure(name, None, || {
                let game = bench.game::<Gunst>(&json!({"rounds": rounds}));
                let solver = GunstSolver::new(&game);
                solver.solve(&game.start(), &Silent).ok()??;
                let tings = solver.tings().iter().sum::<usize>();
                Some((tings as u64, tings * GunstSolver::TING))
            })
        };
        row("gunst 1 round (tings)", 1)?;
        row("gunst 2 rounds (tings)", 2)?;
        bench.measure("gunst second ting, two gods each", Some(6.0), || {
            let game = Gunst::new(Options::default()).ok()?;
            let solver = GunstSolver::for_play(&game);
            let pos = second_ting(&game, &mut Dice::new(1));
            let judged = solver.moves(&game, &game.view(&pos, Eyes::Seat(Seat(0))), Seat(0))?;
            (judged.len() > 1).then_some((1, GunstSolver::TING))
        })
    }
}

/// A second ting with two gods in both hands, reached at random.
fn second_ting(game: &Gunst, dice: &mut Dice) -> Position {
    let is_wanted = |pos: &Position| {
        let hands = [0, 1].map(|seat| pos.side(Seat(seat)).planes().in_hand().len());
        pos.phase() == Phase::Ting && hands == [2, 2]
    };
    loop {
        let mut pos = game.start();
        while pos.round() == 1 && !pos.phase().is_over() {
            random_ply(game, &mut pos, dice);
        }
        if is_wanted(&pos) {
            return pos;
        }
    }
}
