//! What Muddy Ride brings to the program.

use super::Offers;
use crate::bench::{Bench, Solving};
use crate::failure::Failure;
use gambol_games::muddy_ride::MuddyRide;
use gambol_solve::Silent;
use gambol_solve::muddy_ride::MuddyRideTable;
use serde_json::Value;
use serde_json::json;

/// Muddy Ride in the program.
pub(super) struct Offered;

impl Offers for Offered {
    fn variants(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("all", "{}"),
            ("two", r#"{"animals": ["N", "S"]}"#),
            ("white-horse", r#"{"mode": "white-horse"}"#),
            ("all-or-nothing", r#"{"mode": "all-or-nothing"}"#),
            ("secret", r#"{"mode": "secret"}"#),
        ]
    }

    fn measure(&self, bench: &Bench<'_>) -> Result<(), Failure> {
        let small = Some(20.0);
        bench.game::<MuddyRide>("muddy-ride 6×6 free-for-all", &json!({}), small, 7)?;
        bench.game::<MuddyRide>("muddy-ride 6×6 two animals", &json!({"animals": ["N", "S"]}), small, 7)?;
        bench.game::<MuddyRide>("muddy-ride 6×6 white-horse", &json!({"mode": "white-horse"}), small, 7)?;
        bench.game::<MuddyRide>(
            "muddy-ride 6×6 all-or-nothing",
            &json!({"mode": "all-or-nothing"}),
            small,
            7,
        )?;
        bench.game::<MuddyRide>("muddy-ride 6×6 secret", &json!({"mode": "secret"}), small, 7)?;
        bench.game::<MuddyRide>("muddy-ride 8×8 free-for-all", &json!({"board": "wide-meadow"}), None, 7)
    }

    fn measure_solving(&self, bench: &Solving<'_>) -> Result<(), Failure> {
        let row = |name, options: Value, aim| {
            bench.measure(name, aim, || {
                let table = MuddyRideTable::build(&bench.game::<MuddyRide>(&options), &Silent).ok()??;
                Some((table.shares().positions, table.bytes()))
            })
        };
        let on = |board: &str, mode: &str| json!({"board": board, "mode": mode});
        row("muddy-ride 6×6 white-horse", on("first-meadow", "white-horse"), Some(2.0))?;
        row("muddy-ride 6×6 all-or-nothing", on("first-meadow", "all-or-nothing"), None)?;
        row("muddy-ride 6×6 free-for-all", on("first-meadow", "free-for-all"), None)?;
        row("muddy-ride 8×8 white-horse", on("wide-meadow", "white-horse"), Some(45.0))
    }
}
