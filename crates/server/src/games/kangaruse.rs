//! Kangaruse on the server's pages.

use super::form::{Ask, Form, SEED, choice, field, more};
use super::{Offered, Sample, Shape};
use serde_json::{Value, json};

/// Kangaruse.
pub(super) struct Offer;

impl Offered for Offer {
    fn form(&self) -> &'static Form {
        &FORM
    }

    /// Anybody may stop when they like, as on paper.
    fn usual(&self, key: &str, _: bool) -> Option<&'static str> {
        (key == "give_up").then_some("true")
    }

    fn sample(&self) -> Sample {
        Sample { options: json!({"players": 3, "seed": 11}), plies: 12, seed: 2, together: None }
    }

    fn shape(&self, board: &Value) -> Option<Shape> {
        let number = |key: &str| board.get(key).and_then(Value::as_u64);
        Some(Shape::Fields { files: number("files")?, ranks: number("ranks")? })
    }

    fn signs(&self) -> &'static [&'static str] {
        &["sign-ring", "sign-square", "sign-triangle", "sign-diamond", "sign-star"]
    }

    /// A sheet is drawn on, and used up by one game.
    fn uses_boards_up(&self) -> bool {
        true
    }

    fn has_side_bar(&self) -> bool {
        true
    }
}

const FORM: Form = Form {
    fields: &[
        field("players", "opt-players", "first-jumper", Ask::Number(2, 5, 2)),
        more(field(
            "stop_when_scored",
            "opt-stop",
            "",
            Ask::One(&[choice("true", "stop-yes", ""), choice("false", "stop-no", "")]),
        )),
        more(field(
            "give_up",
            "opt-give-up",
            "",
            Ask::One(&[choice("false", "give-up-no", ""), choice("true", "give-up-yes", "")]),
        )),
        more(field(
            "harsh_destruction",
            "opt-harsh",
            "",
            Ask::One(&[choice("false", "harsh-no", ""), choice("true", "harsh-yes", "harsh-yes-help")]),
        )),
    ],
    recipe: &[
        field(
            "size",
            "make-size",
            "",
            Ask::One(&[
                choice("regular", "make-regular", ""),
                choice("tiny", "make-tiny", ""),
                choice("small", "make-small", ""),
                choice("large", "make-large", ""),
                choice("huge", "make-huge", ""),
            ]),
        ),
        field(
            "starts",
            "make-starts",
            "",
            Ask::One(&[choice("false", "make-starts-no", ""), choice("true", "make-starts-yes", "")]),
        ),
        SEED,
    ],
};
