//! Gunst on the server's pages.

use super::form::{Ask, Form, choice, field, more};
use super::{Offered, Sample};
use serde_json::json;

/// Gunst.
pub(super) struct Offer;

impl Offered for Offer {
    fn form(&self) -> &'static Form {
        &FORM
    }

    /// GUNST! is the rule. Where it cannot be heard, a coin stands in for it.
    fn usual(&self, key: &str, is_live: bool) -> Option<&'static str> {
        (key == "tie").then_some(if is_live { "shout" } else { "coin" })
    }

    /// Two hosts worth looking at.
    fn sample(&self) -> Sample {
        Sample { options: json!({}), plies: 1, seed: 0, together: Some("ting K1W2F1T1S1 | ting K1W3F2T1S2") }
    }
}

const FORM: Form = Form {
    fields: &[
        field("rounds", "opt-rounds", "opt-rounds-help", Ask::Number(1, 10, 4)),
        field("life", "opt-life", "opt-life-help", Ask::Number(1, 40, 12)),
        field(
            "tie",
            "opt-tie",
            "",
            Ask::One(&[
                choice("coin", "tie-coin", "tie-coin-help"),
                choice("shout", "tie-shout", "tie-shout-help"),
            ]),
        ),
        more(field(
            "kin",
            "opt-kin",
            "",
            Ask::One(&[
                choice("return", "kin-return", "kin-return-help"),
                choice("spent", "kin-spent", "kin-spent-help"),
            ]),
        )),
    ],
    recipe: &[],
};
