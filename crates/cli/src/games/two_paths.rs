//! What Two Paths brings to the program.

use super::Offers;
use crate::bench::{Bench, Solving};
use crate::failure::Failure;
use gambol_games::two_paths::TwoPaths;
use gambol_solve::Silent;
use gambol_solve::two_paths::TwoPathsTable;
use serde_json::json;

/// Two Paths in the program.
pub(super) struct Offered;

impl Offers for Offered {
    fn variants(&self) -> &'static [(&'static str, &'static str)] {
        &[("seven", "{}"), ("nine", r#"{"rows": 9}"#)]
    }

    fn measure(&self, bench: &Bench<'_>) -> Result<(), Failure> {
        bench.game::<TwoPaths>("two-paths 7 rows", &json!({}), Some(20.0), 6)?;
        bench.game::<TwoPaths>("two-paths 11 rows", &json!({"rows": 11}), None, 6)
    }

    fn measure_solving(&self, bench: &Solving<'_>) -> Result<(), Failure> {
        let row = |name, rows: u8, aim| {
            bench.measure(name, aim, || {
                let game = bench.game::<TwoPaths>(&json!({"rows": rows}));
                let table = TwoPathsTable::build(&game, &Silent).ok()?;
                Some((table.placements(), table.bytes()))
            })
        };
        row("two-paths 6 rows (placements)", 6, None)?;
        row("two-paths 7 rows (placements)", 7, Some(10.0))
    }
}
