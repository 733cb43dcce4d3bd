//! What Kangaruse brings to the program.

use super::Offers;
use crate::bench::Bench;
use crate::failure::Failure;
use gambol_games::kangaruse::Kangaruse;
use serde_json::{Value, json};

/// Kangaruse in the program.
pub(super) struct Offered;

impl Offers for Offered {
    fn variants(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("regular", "{}"),
            ("tiny", r#"{"size": "tiny"}"#),
            ("large", r#"{"players": 3, "size": "large"}"#),
            ("huge", r#"{"players": 5, "size": "huge"}"#),
        ]
    }

    /// People may stop when they like.
    fn usual(&self, people: usize) -> Option<(&'static str, Value)> {
        (people > 0).then_some(("give_up", Value::Bool(true)))
    }

    fn measure(&self, bench: &Bench<'_>) -> Result<(), Failure> {
        bench.game::<Kangaruse>("kangaruse tiny", &json!({"size": "tiny"}), None, 4)?;
        bench.game::<Kangaruse>("kangaruse regular", &json!({}), Some(3.0), 4)?;
        bench.game::<Kangaruse>("kangaruse regular, five players", &json!({"players": 5}), None, 4)?;
        bench.game::<Kangaruse>("kangaruse huge", &json!({"size": "huge"}), None, 4)
    }
}
