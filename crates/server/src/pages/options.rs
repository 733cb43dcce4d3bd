//! What can be chosen for each game, in plain words: modes, options and recipes for boards. Forms are built from this.
//!
//! Keys and values are those of the games' options; labels are keys of messages. A table below for each game, and a test
//! that every one of its choices starts a game.

/// One of several things to choose.
pub(crate) struct Choice {
    /// As the option's value is written: JSON, or a text. Empty leaves the option out.
    pub(crate) value: &'static str,
    /// What it is called.
    pub(crate) label: &'static str,
    /// What it means, or nothing.
    pub(crate) help: &'static str,
}

/// How something is asked.
pub(crate) enum Ask {
    /// One of these; the first is usual.
    One(&'static [Choice]),
    /// Some of these; at first those that the list names.
    Several(&'static [Choice], &'static [&'static str]),
    /// A whole number: least, most, usual.
    Number(u64, u64, u64),
}

/// One option.
pub(crate) struct Field {
    /// Its key.
    pub(crate) key: &'static str,
    /// What it is called.
    pub(crate) label: &'static str,
    /// A word of explanation, or nothing.
    pub(crate) help: &'static str,
    /// How it is asked.
    pub(crate) ask: Ask,
    /// The modes it belongs to; none means all.
    pub(crate) modes: &'static [&'static str],
    /// Whether only those who look for it want it.
    pub(crate) more: bool,
}

/// What can be chosen for a game.
pub(crate) struct Form {
    /// The game.
    pub(crate) game: &'static str,
    /// Its options.
    pub(crate) fields: &'static [Field],
    /// What boards are made from; nothing for a game without boards.
    pub(crate) recipe: &'static [Field],
    /// Whether it can be played without naming a board, on a plain one.
    pub(crate) plain_board: bool,
}

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

/// The forms of all games.
pub(crate) const FORMS: [&Form; 5] = [&MUDDY_RIDE, &DUEL, &KANGARUSE, &TWO_PATHS, &GUNST];

/// The form of a game.
pub(crate) fn form(game: &str) -> Option<&'static Form> {
    FORMS.into_iter().find(|form| form.game == game)
}

impl Form {
    /// The mode that is played: of Muddy Ride's four, or whether a game is played on its plain board.
    pub(crate) fn mode<'a>(&self, given: Option<&'a str>, board: &str) -> &'a str {
        match self.fields[0].ask {
            Ask::One(choices) if self.fields[0].key == "mode" => given
                .filter(|mode| choices.iter().any(|choice| choice.value == *mode))
                .unwrap_or("free-for-all"),
            _ if self.plain_board && board.is_empty() => "plain",
            _ => "",
        }
    }
}

impl Field {
    /// Whether the option belongs to a mode.
    pub(crate) fn is_in(&self, mode: &str) -> bool {
        self.modes.is_empty() || self.modes.contains(&mode)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::NewTable;
    use gambol_games::any;
    use gambol_games::recipe::Recipe;
    use gambol_words::Words;
    use serde_json::{Map, Value, json};

    fn started(game: &str, fields: &[(String, String)]) {
        let mut all = vec![("game".to_owned(), game.to_owned())];
        all.extend(fields.iter().cloned());
        NewTable::from_form(&all).unwrap_or_else(|error| panic!("{game} {fields:?}: {error:?}"));
    }

    #[test]
    fn every_choice_of_every_form_starts_a_game() {
        for form in FORMS {
            for field in form.fields {
                let with = |value: &str| {
                    let mut fields = vec![(format!("o.{}", field.key), value.to_owned())];
                    if let Some(mode) = field.modes.first().filter(|mode| **mode != "plain") {
                        fields.push(("o.mode".into(), (*mode).into()));
                    }
                    fields
                };
                match field.ask {
                    Ask::One(choices) => {
                        for choice in choices {
                            started(form.game, &with(choice.value));
                        }
                    }
                    Ask::Number(least, most, usual) => {
                        for number in [least, most, usual] {
                            started(form.game, &with(&number.to_string()));
                        }
                    }
                    Ask::Several(choices, usual) => {
                        assert!(
                            usual.iter().all(|value| choices.iter().any(|choice| choice.value == *value))
                        );
                        let name = format!("o.{}[]", field.key);
                        let fields: Vec<_> =
                            usual.iter().map(|value| (name.clone(), (*value).to_owned())).collect();
                        started(form.game, &fields);
                    }
                }
            }
        }
    }

    #[test]
    fn the_usual_choice_is_what_the_game_takes_if_nothing_is_said() {
        for form in FORMS {
            let kind = any::find(form.game).expect("a game");
            let whole = kind.start(&Map::new()).expect("defaults").record().options;
            for field in form.fields.iter().filter(|field| field.is_in("free-for-all")) {
                let usual = match field.ask {
                    Ask::One(choices) => choices[0].value.to_owned(),
                    Ask::Number(_, _, usual) => usual.to_string(),
                    Ask::Several(_, usual) => json!(usual).to_string(),
                };
                let usual = serde_json::from_str(&usual).unwrap_or(Value::from(usual));
                if let Some(value) = whole.get(field.key).filter(|_| usual != "") {
                    assert_eq!(*value, usual, "{} {}", form.game, field.key);
                }
            }
            for key in whole.keys().filter(|key| *key != "board") {
                let asked = form.fields.iter().chain(form.recipe).any(|field| field.key == key);
                assert!(asked, "{}: nothing asks for {key}", form.game);
            }
        }
    }

    #[test]
    fn every_recipe_makes_a_board() {
        for form in FORMS {
            for field in form.recipe {
                let values: Vec<String> = match field.ask {
                    Ask::One(choices) => choices.iter().map(|choice| choice.value.to_owned()).collect(),
                    Ask::Number(least, most, usual) => {
                        [least, most, usual].map(|number| number.to_string()).into()
                    }
                    Ask::Several(..) => panic!("no recipe asks for several things"),
                };
                for text in values {
                    let value = serde_json::from_str(&text).unwrap_or(Value::from(text));
                    let choices = Map::from_iter([(field.key.to_owned(), value)]);
                    let recipe = Recipe::read(form.game, &choices);
                    assert!(recipe.unwrap_or_else(|error| panic!("{error}")).board().is_object());
                }
            }
        }
    }

    #[test]
    fn everything_has_words() {
        let words = Words::english();
        let said = |key: &str| assert!(key.is_empty() || words.has(key), "{key}");
        for field in FORMS.iter().flat_map(|form| form.fields.iter().chain(form.recipe)) {
            said(field.label);
            said(field.help);
            if let Ask::One(choices) | Ask::Several(choices, _) = field.ask {
                for choice in choices {
                    said(choice.label);
                    said(choice.help);
                }
            }
        }
    }
}
