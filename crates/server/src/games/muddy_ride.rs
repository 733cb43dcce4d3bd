//! Muddy Ride on the server's pages.

use super::form::{
    Ask, CROSSING, Choice, FAIR, Form, REPETITION, SEED, below, cap, choice, field, more, only,
};
use super::{Offered, Sample, Shape};
use gambol_games::{Kind, boards};
use serde_json::{Value, json};

/// Muddy Ride.
pub(super) struct Offer;

impl Offered for Offer {
    fn form(&self) -> &'static Form {
        &FORM
    }

    fn sample(&self) -> Sample {
        Sample { options: json!({}), plies: 5, seed: 4, together: None }
    }

    fn shape(&self, board: &Value) -> Option<Shape> {
        if board.get("tiles").is_some() || board.get("lay").is_some() {
            return Some(Shape::Tiles);
        }
        let size = board.get("size")?.as_u64()?;
        Some(Shape::Fields { files: size, ranks: size })
    }

    /// Four tiles, each in one of four ways: `way` says which lies where.
    fn laid(&self, board: &Value, way: u128) -> Option<Value> {
        board.get("tiles")?;
        let mut tiles = vec!["A", "B", "C", "D"];
        let mut way = way;
        let mut next = |below: usize| {
            let number = (way % below as u128) as usize;
            way /= below as u128;
            number
        };
        let lay: Vec<_> = (1..=4).rev().map(|left| json!([tiles.remove(next(left)), next(4)])).collect();
        Some(json!({"tile_set": board, "lay": lay}))
    }

    fn tile_set(&self, board: &Value) -> Option<Value> {
        if board.get("tiles").is_some() {
            return Some(board.clone());
        }
        let set = board.get("tile_set")?;
        let Some(name) = set.as_str() else { return Some(set.clone()) };
        Some(boards::named(Kind::MuddyRide, name)?.value())
    }

    fn lay_of(&self, board: &Value) -> Option<[(char, u8); 4]> {
        let places = board.get("lay")?.as_array()?.iter();
        let place =
            |place: &Value| Some((place.get(0)?.as_str()?.chars().next()?, place.get(1)?.as_u64()? as u8));
        places.filter_map(place).collect::<Vec<_>>().try_into().ok()
    }

    fn lay(&self, set: &Value, lay: [(char, u8); 4]) -> Value {
        json!({"tile_set": set, "lay": lay.map(|(tile, turns)| json!([tile, turns]))})
    }
}

const ANIMALS: &[Choice] = &[
    choice("N", "animal-n", "animal-n-help"),
    choice("E", "animal-e", "animal-e-help"),
    choice("S", "animal-s", "animal-s-help"),
    choice("W", "animal-w", "animal-w-help"),
];
const ANIMAL_MODES: &[&str] = &["free-for-all", "white-horse", "all-or-nothing"];

const FORM: Form = Form {
    fields: &[
        field(
            "mode",
            "opt-mode",
            "",
            Ask::One(&[
                choice("free-for-all", "mode-free", "mode-free-help"),
                choice("white-horse", "mode-horse", "mode-horse-help"),
                choice("all-or-nothing", "mode-all", "mode-all-help"),
                choice("secret", "mode-secret", "mode-secret-help"),
            ]),
        ),
        only(
            &["free-for-all"],
            field("animals", "opt-animals", "opt-animals-help", Ask::Several(ANIMALS, &["N", "E", "S", "W"])),
        ),
        only(
            &["white-horse", "all-or-nothing"],
            field(
                "teams",
                "opt-teams",
                "",
                Ask::One(&[
                    choice(r#"[["N","S"],["E","W"]]"#, "teams-facing", ""),
                    choice(r#"[["N","E"],["S","W"]]"#, "teams-east", ""),
                    choice(r#"[["N","W"],["E","S"]]"#, "teams-west", ""),
                ]),
            ),
        ),
        only(&["secret"], field("players", "opt-players", "", Ask::Number(2, 4, 4))),
        only(
            ANIMAL_MODES,
            field(
                "first",
                "opt-first",
                "first-youngest",
                Ask::One(&[
                    choice("", "first-usual", ""),
                    choice("N", "animal-n", ""),
                    choice("E", "animal-e", ""),
                    choice("S", "animal-s", ""),
                    choice("W", "animal-w", ""),
                ]),
            ),
        ),
        only(
            &["secret"],
            below(
                "players",
                field(
                    "first",
                    "opt-first",
                    "first-youngest",
                    Ask::One(&[
                        choice("0", "player-1", ""),
                        choice("1", "player-2", ""),
                        choice("2", "player-3", ""),
                        choice("3", "player-4", ""),
                    ]),
                ),
            ),
        ),
        CROSSING,
        more(field(
            "targets",
            "opt-targets",
            "",
            Ask::One(&[
                choice("closed", "targets-closed", "targets-closed-help"),
                choice("open", "targets-open", "targets-open-help"),
            ]),
        )),
        REPETITION,
        cap(400),
    ],
    recipe: &[
        field(
            "size",
            "make-size",
            "",
            Ask::One(&[choice("6", "make-size-6", ""), choice("8", "make-size-8", "")]),
        ),
        FAIR,
        SEED,
    ],
};
