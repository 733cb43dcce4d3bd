//! What Gunst brings to the program.

use super::Offers;
use crate::bench::{Bench, Solving};
use crate::failure::Failure;
use gambol_core::Game;
use gambol_games::gunst::Gunst;
use gambol_solve::Silent;
use gambol_solve::gunst::GunstSolver;
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
        row("gunst 2 rounds (tings)", 2)
    }
}
