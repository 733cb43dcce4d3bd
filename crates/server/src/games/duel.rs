//! Duel on the server's pages.

use super::form::{Ask, CROSSING, FAIR, Form, REPETITION, SEED, cap, choice, field, more};
use super::{Offered, Sample, Shape};
use serde_json::{Value, json};

/// Duel.
pub(super) struct Offer;

impl Offered for Offer {
    fn form(&self) -> &'static Form {
        &FORM
    }

    fn sample(&self) -> Sample {
        Sample { options: json!({}), plies: 7, seed: 5, together: None }
    }

    fn shape(&self, board: &Value) -> Option<Shape> {
        let number = |key: &str, usual| board.get(key).and_then(Value::as_u64).unwrap_or(usual);
        Some(Shape::Fields { files: number("files", 5), ranks: number("ranks", 6) })
    }
}

const FORM: Form = Form {
    fields: &[
        field(
            "size",
            "opt-size",
            "",
            Ask::One(&[
                choice("small", "size-small", "size-small-help"),
                choice("large", "size-large", "size-large-help"),
            ]),
        ),
        field(
            "first",
            "opt-first",
            "first-gun",
            Ask::One(&[choice("light", "first-light", ""), choice("dark", "first-dark", "")]),
        ),
        more(field(
            "ammo",
            "opt-ammo",
            "opt-ammo-help",
            Ask::Counts(
                &[
                    choice("good-shot", "ammo-good-shot", ""),
                    choice("double-blast", "ammo-double-blast", ""),
                    choice("booster", "ammo-booster", ""),
                    choice("dummy", "ammo-dummy", ""),
                ],
                24,
                3,
            ),
        )),
        CROSSING,
        REPETITION,
        cap(400),
    ],
    recipe: &[
        field("files", "make-files", "", Ask::Number(3, 8, 5)),
        field("ranks", "make-ranks", "", Ask::Number(3, 8, 6)),
        FAIR,
        SEED,
    ],
};
