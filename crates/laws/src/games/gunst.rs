//! What Gunst brings: short lives and long ones, few seasons and many, kin that return and kin that do not; battles with the
//! lords' seats exchanged; and what its states show.

use crate::mirrors::Mirror;
use crate::samples::{Mode, Options, Sampled, among, between, percent, set};
use crate::shown::{Shown, assert_in_order, assert_keys, assert_one_of, items, whole};
use gambol_core::{Dice, Playable, Seat};
use gambol_games::gunst::Gunst;
use serde_json::{Value, json};

const ROWS: [&str; 5] = ["K", "W", "F", "T", "S"];
const GODS: [&str; 4] = ["X", "V", "E", "A"];

impl Sampled for Gunst {
    const MODES: &'static [Mode] = &[
        Mode { name: "return", random: |dice| options(dice, "return") },
        Mode { name: "spent", random: |dice| options(dice, "spent") },
    ];
    const SECRET: Option<&'static [&'static str]> = Some(&[]);

    fn is_always_asked(state: &Value) -> bool {
        state["phase"] == "judgement"
    }

    fn is_one_by_one(state: &Value) -> bool {
        state["phase"] == "F"
    }

    /// Ting, say, favour; leads for the judgement and four rows; eight gods; farmers and scholars of both.
    fn longest(&self) -> Option<usize> {
        Some(self.options()["rounds"].as_u64()? as usize * (3 + 5 + 8 + 4))
    }

    fn any_move(dice: &mut Dice) -> Option<String> {
        let (god, row, to) = (among(dice, &GODS), among(dice, &ROWS), among(dice, &ROWS));
        let number = dice.below(4);
        Some(match dice.below(12) {
            0..3 => {
                let kin = ROWS.map(|row| format!("{row}{}", dice.below(4))).concat();
                let gods: String = GODS.into_iter().filter(|_| percent(dice, 30)).collect();
                if gods.is_empty() { format!("ting {kin}") } else { format!("ting {kin}+{gods}") }
            }
            3 => format!("say {}", dice.below(2)),
            4 => format!("lead {}", dice.below(2)),
            5 => format!("favour {god}{number}"),
            6 => among(dice, &["favour -", "strike"]).into(),
            7 => format!("{god}:{row}"),
            8 => format!("{god}:{row}>{to}"),
            9 => format!("{god}:-"),
            _ => {
                let gods: Vec<_> = GODS.into_iter().filter(|_| percent(dice, 50)).collect();
                let steps = gods.iter().map(|god| format!("{god}{}", between(dice, 1, 3)));
                format!("steps {}", steps.collect::<Vec<_>>().concat())
            }
        })
    }

    fn mirrors(options: &Options) -> Vec<Mirror> {
        let text = |text: &str| match text {
            "say 0" => "say 1".to_owned(),
            "say 1" => "say 0".to_owned(),
            "lead 0" => "lead 1".to_owned(),
            "lead 1" => "lead 0".to_owned(),
            _ => text.to_owned(),
        };
        vec![Mirror {
            name: "seats exchanged",
            options: options.clone(),
            asks_the_other_first: true,
            seat: Box::new(Seat::other),
            text: Box::new(text),
        }]
    }

    fn check_state(shown: &Shown<'_>) {
        let state = shown.state;
        let keys =
            ["round", "life", "gods", "field", "doubled", "in_play", "spent", "say", "phase", "to_act"];
        assert_keys(state, &keys);
        let phase = shown.phase();
        assert_eq!(phase == "end", shown.at_end(), "{state}");
        let phases = [
            "ting",
            "say",
            "favour",
            "lead-judgement",
            "judgement",
            "lead-K",
            "lead-W",
            "F",
            "lead-T",
            "lead-S",
            "S",
            "end",
        ];
        assert_one_of(&state["phase"], &phases);
        for key in ["life", "gods", "field", "doubled", "in_play"] {
            assert_eq!(items(&state[key]).len(), 2, "{key}: {state}");
        }
        for seat in 0..2 {
            assert_keys(&state["gods"][seat], &GODS);
            assert!(GODS.iter().all(|god| (0..=3).contains(&whole(&state["gods"][seat][god]))), "{state}");
            assert_keys(&state["field"][seat], &ROWS);
            assert!(ROWS.iter().all(|row| whole(&state["field"][seat][row]) >= 0), "{state}");
            assert_in_order(&state["doubled"][seat], &ROWS);
            assert_in_order(&state["in_play"][seat], &GODS);
            for god in items(&state["in_play"][seat]) {
                assert_eq!(
                    state["gods"][seat][god.as_str().unwrap_or("")],
                    3,
                    "a god in play shows plane 3: {state}"
                );
            }
            assert!(whole(&state["life"][seat]) >= 0);
        }
        let rounds = shown.options["rounds"].as_i64().unwrap_or(4);
        assert!((1..=rounds).contains(&whole(&state["round"])), "{state}");
        assert_eq!(state["spent"].is_null(), shown.options["kin"] == "return", "{state}");
        if !state["spent"].is_null() {
            for spent in items(&state["spent"]) {
                assert_keys(spent, &ROWS);
            }
        }
        assert_eq!(
            items(&state["life"]).contains(&json!(0)),
            shown.at_end() && phase == "end" && is_dead(state)
        );
        match phase {
            "ting" => assert_eq!(state["to_act"], json!([0, 1])),
            "say" | "end" => assert_eq!(state["to_act"], json!([])),
            _ => assert_eq!(state["to_act"], json!([shown.decider()])),
        }
        assert_eq!(phase == "say", shown.is_chance(), "{state}");
        let known = state["say"].is_number();
        assert!(known || ["ting", "say", "end"].contains(&phase), "{state}");
        assert!(!known || !["ting", "say"].contains(&phase), "{state}");
    }
}

fn options(dice: &mut Dice, kin: &str) -> Options {
    let mut options = Options::new();
    if kin == "spent" || percent(dice, 30) {
        set(&mut options, "kin", kin);
    }
    if percent(dice, 40) {
        set(&mut options, "tie", among(dice, &["coin", "shout"]));
    }
    if percent(dice, 75) {
        // Life enough to live through many judgements, or so little that everything is decided at once.
        let life = if percent(dice, 60) { between(dice, 20, 40) } else { between(dice, 1, 6) };
        set(&mut options, "life", life);
    }
    if percent(dice, 75) {
        set(&mut options, "rounds", between(dice, 1, 10));
    }
    options
}

fn is_dead(state: &Value) -> bool {
    items(&state["life"]).iter().any(|life| life == 0)
}
