//! Two Paths on the server's pages.

use super::form::{Ask, FAIR, Form, PLAIN, SEED, cap, choice, field, only};
use super::{Offered, Sample, Shape};
use serde_json::{Map, Value, json};

/// Two Paths.
pub(super) struct Offer;

impl Offered for Offer {
    fn form(&self) -> &'static Form {
        &FORM
    }

    fn sample(&self) -> Sample {
        Sample { options: json!({}), plies: 18, seed: 9, together: None }
    }

    fn shape(&self, board: &Value) -> Option<Shape> {
        Some(Shape::Rows(board.get("rows")?.as_array()?.len()))
    }

    fn plain_board(&self) -> Option<Map<String, Value>> {
        Some(Map::from_iter([("rows".to_owned(), json!(7))]))
    }
}

const FORM: Form = Form {
    fields: &[
        only(&[PLAIN], field("rows", "opt-rows", "opt-rows-help", Ask::Number(6, 11, 7))),
        field(
            "first",
            "opt-first",
            "first-liar",
            Ask::One(&[choice("south", "first-south", ""), choice("north", "first-north", "")]),
        ),
        cap(600),
    ],
    recipe: &[
        field("rows", "make-rows", "", Ask::Number(7, 11, 7)),
        FAIR,
        field(
            "mirror",
            "make-mirror",
            "",
            Ask::One(&[choice("true", "make-mirror-yes", ""), choice("false", "make-mirror-no", "")]),
        ),
        SEED,
    ],
};
