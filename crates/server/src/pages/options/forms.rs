//! The forms of the five games.

use super::{Ask, Choice, Field, Form};

/// The forms of all games.
pub(super) const FORMS: [&Form; 5] = [&MUDDY_RIDE, &DUEL, &KANGARUSE, &TWO_PATHS, &GUNST];

const fn choice(value: &'static str, label: &'static str, help: &'static str) -> Choice {
    Choice { value, label, help }
}

const fn field(key: &'static str, label: &'static str, help: &'static str, ask: Ask) -> Field {
    Field { key, label, help, ask, modes: &[], more: false }
}

const fn more(field: Field) -> Field {
    Field { more: true, ..field }
}

const fn only(modes: &'static [&'static str], field: Field) -> Field {
    Field { modes, ..field }
}

const REPETITION: Field = more(field(
    "repetition",
    "opt-repetition",
    "opt-repetition-help",
    Ask::One(&[
        choice("3", "opt-repetition-3", ""),
        choice("2", "opt-repetition-2", ""),
        choice("0", "opt-repetition-0", ""),
    ]),
));
const FAIR: Field = field(
    "fair",
    "make-fair",
    "",
    Ask::One(&[choice("true", "make-fair-yes", ""), choice("false", "make-fair-no", "")]),
);
const SEED: Field = field("seed", "make-seed", "", Ask::Number(0, (1 << 53) - 1, 0));

const fn cap(usual: u64) -> Field {
    more(field("ply_cap", "opt-cap", "opt-cap-help", Ask::Number(0, 10_000, usual)))
}

const ANIMALS: &[Choice] = &[
    choice("N", "animal-n", "animal-n-help"),
    choice("E", "animal-e", "animal-e-help"),
    choice("S", "animal-s", "animal-s-help"),
    choice("W", "animal-w", "animal-w-help"),
];
const ANIMAL_MODES: &[&str] = &["free-for-all", "white-horse", "all-or-nothing"];

const MUDDY_RIDE: Form = Form {
    game: "muddy-ride",
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
        more(only(
            ANIMAL_MODES,
            field(
                "first",
                "opt-first",
                "",
                Ask::One(&[
                    choice("", "first-usual", ""),
                    choice("N", "animal-n", ""),
                    choice("E", "animal-e", ""),
                    choice("S", "animal-s", ""),
                    choice("W", "animal-w", ""),
                ]),
            ),
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
    plain_board: false,
};

const DUEL: Form = Form {
    game: "duel",
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
        more(field(
            "ammo",
            "opt-ammo",
            "opt-ammo-help",
            Ask::One(&[
                choice("", "ammo-usual", "ammo-usual-help"),
                choice(r#"{"good-shot":4,"double-blast":4,"booster":4}"#, "ammo-no-dummies", ""),
                choice(r#"{"good-shot":6,"double-blast":6,"booster":6,"dummy":6}"#, "ammo-many", ""),
                choice("{}", "ammo-none", "ammo-none-help"),
            ]),
        )),
        more(field(
            "first",
            "opt-first",
            "",
            Ask::One(&[choice("light", "first-light", ""), choice("dark", "first-dark", "")]),
        )),
        REPETITION,
        cap(400),
    ],
    recipe: &[
        field("files", "make-files", "", Ask::Number(3, 8, 5)),
        field("ranks", "make-ranks", "", Ask::Number(3, 8, 6)),
        FAIR,
        SEED,
    ],
    plain_board: false,
};

const KANGARUSE: Form = Form {
    game: "kangaruse",
    fields: &[
        field("players", "opt-players", "", Ask::Number(2, 5, 2)),
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
    plain_board: false,
};

const TWO_PATHS: Form = Form {
    game: "two-paths",
    fields: &[
        only(&["plain"], field("rows", "opt-rows", "opt-rows-help", Ask::Number(6, 11, 7))),
        more(field(
            "first",
            "opt-first",
            "",
            Ask::One(&[choice("south", "first-south", ""), choice("north", "first-north", "")]),
        )),
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
    plain_board: true,
};

const GUNST: Form = Form {
    game: "gunst",
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
    plain_board: false,
};
