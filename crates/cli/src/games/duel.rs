//! What Duel brings to the program.

use super::Offers;
use crate::bench::{Bench, Solving};
use crate::failure::Failure;
use gambol_games::duel::Duel;
use gambol_solve::Silent;
use gambol_solve::duel::DuelTable;
use serde_json::Value;
use serde_json::json;

/// Duel in the program.
pub(super) struct Offered;

impl Offers for Offered {
    fn variants(&self) -> &'static [(&'static str, &'static str)] {
        &[("small", "{}"), ("large", r#"{"size": "large"}"#)]
    }

    fn measure(&self, bench: &Bench<'_>) -> Result<(), Failure> {
        bench.game::<Duel>("duel small", &json!({}), Some(20.0), 6)?;
        bench.game::<Duel>("duel large", &json!({"size": "large"}), Some(20.0), 6)
    }

    fn measure_solving(&self, bench: &Solving<'_>) -> Result<(), Failure> {
        let row = |name, options: Value| {
            bench.measure(name, Some(5.0), || {
                let table = DuelTable::build(&bench.game::<Duel>(&options), &Silent).ok()?;
                Some((table.shares().positions, table.bytes()))
            })
        };
        row("duel small", json!({}))?;
        row("duel large", json!({"size": "large"}))
    }
}
