//! Certificates of the boards that ship, in words.

use crate::play::{assert_sentence, assert_whole};
use gambol_games::{Kind, boards};
use gambol_words::{Words, certified};
use serde_json::{Value, json};

#[test]
fn every_certificate_that_ships_is_told_from_its_numbers() {
    let words = Words::english();
    for built_in in boards::all() {
        let mut certificate: Value = serde_json::from_str(built_in.certificate).expect("a certificate");
        // None of the words written in it may be used.
        for set_up in certificate["set_ups"].as_array_mut().into_iter().flatten() {
            set_up["title"] = "taken from the file".into();
        }
        let told = certified(&words, built_in.game, &certificate);
        assert!(!told.sentences.is_empty(), "{}", built_in.name);
        for sentence in &told.sentences {
            assert_sentence(sentence, built_in.name);
            assert!(!sentence.contains("taken"), "{}: {sentence}", built_in.name);
        }
        for (title, told) in &told.set_ups {
            assert_whole(title, built_in.name);
            assert!(!title.contains("taken") && !title.contains(['_', '"']), "{}: {title}", built_in.name);
            assert_sentence(told, title);
        }
        assert_eq!(words.missing(), 0, "{}", built_in.name);
    }
}

#[test]
fn what_is_wanted_of_layouts_is_told_clause_by_clause() {
    let words = Words::english();
    let wants = "fair within 1.5 %, value within 0.02, seats within 3 %, balanced within 3 %, no draw, at most 7 % draws, \
                 lasts at least 20 turns, lasts 20 to 60 turns, nobody can force a win, at least 3 good openings, \
                 choices matter at least 30 %";
    let told =
        certified(&words, Kind::MuddyRide, &json!({"layouts": {"tried": 12, "good": 8, "wants": wants}}));
    let [sentence] = &told.sentences[..] else { panic!("{told:?}") };
    assert_sentence(sentence, wants);
    for part in ["Of 12 layouts", "8 are good: fair to within 1.5%,", "20 to 60 turns", "in at least 30% of"]
    {
        assert!(sentence.contains(part), "{sentence}");
    }
    assert!(!sentence.contains("lasts") && words.missing() == 0, "{sentence}");
}

#[test]
fn how_many_trial_games_equal_computers_had_is_told_however_little_room_there_is() {
    for built_in in boards::all() {
        let certificate: Value = serde_json::from_str(built_in.certificate).expect("a certificate");
        for tag in Words::languages() {
            let words = Words::for_language(tag);
            let told = certified(&words, built_in.game, &certificate);
            let is_told = |set_up: &Value| {
                let playouts = set_up.pointer("/level_play/playouts").and_then(Value::as_u64);
                playouts.is_none_or(|playouts| told.brief.contains(&playouts.to_string()))
            };
            let mut set_ups = certificate["set_ups"].as_array().into_iter().flatten();
            // Where best play is known, the brief may speak of that alone.
            if told.brief.contains('±') {
                assert!(set_ups.any(is_told), "{}, {tag}: {}", built_in.name, told.brief);
            }
            assert_sentence(&told.brief, built_in.name);
        }
    }
}

#[test]
fn wherever_layouts_are_called_good_it_is_told_that_laying_is_luck() {
    let words = Words::english();
    let layouts = json!({
        "tried": 60, "good": 55, "wants": "at most 10 % draws", "level": "4", "playouts": 50, "apart": 0.43792,
    });
    let told = certified(&words, Kind::MuddyRide, &json!({ "layouts": layouts }));
    assert!(
        told.brief.contains("55 are good")
            && told.brief.contains("(level 4, 50 trial games a move) are more than 43.8% apart"),
        "{told:?}"
    );
}

#[test]
fn what_is_only_bounded_is_told_with_both_ends_and_not_by_its_middle() {
    let words = Words::english();
    let told = |low: f64, high: f64| {
        let known = json!({"value": 0.25, "low": low, "high": high, "label": "bounded"});
        let set_up = json!({"options": {}, "exact": {"first_player": known}});
        let told = certified(&words, Kind::MuddyRide, &json!({ "set_ups": [set_up] }));
        let [(_, told)] = &told.set_ups[..] else { panic!("{told:?}") };
        told.clone()
    };
    let known = told(-0.5, 1.0);
    assert!(known.contains("between −0.5000 and 1.0000") && !known.contains("0.2500"), "{known}");
    // Of four, each for itself, bounds from everything to nothing say that nobody can force a win.
    let open = told(-1.0, 3.0);
    assert!(open.contains("nobody can force a win") && !open.contains("3.0000"), "{open}");
}

#[test]
fn a_certificate_without_anything_known_says_nothing() {
    let words = Words::english();
    assert_eq!(
        certified(&words, Kind::MuddyRide, &json!({"set_ups": []})),
        gambol_words::Certified::default()
    );
    assert_eq!(certified(&words, Kind::MuddyRide, &json!(null)), gambol_words::Certified::default());
}

#[test]
fn all_ways_of_playing_in_which_a_win_can_be_forced_are_named_and_for_whom() {
    let words = Words::english();
    let way = |partner: &str, value: f64, distance: u32| {
        let rest: Vec<&str> = ["E", "S", "W"].into_iter().filter(|other| *other != partner).collect();
        let forced: &[u8] = if value > 0.0 { &[0, 1] } else { &[2, 3] };
        let known =
            json!({"value": value, "low": value, "high": value, "label": "exact", "distance": distance});
        let teams = json!([["N", partner], rest]);
        let forced = if value == 0.0 { &[] } else { forced };
        json!({"options": {"mode": "white-horse", "teams": teams}, "exact": {"first_player": known, "forced": forced}})
    };
    let told = |set_ups: Value| {
        words.sentences(&certified(&words, Kind::MuddyRide, &json!({ "set_ups": set_ups })).sentences)
    };
    let [south, east, west] = ["Hippo and Frog", "Hippo and Pig", "Hippo and Duck"];
    let both = told(json!([way("S", -1.0, 11), way("E", -1.0, 12), way("W", 1.0, 13)]));
    assert!(both.contains("can force a win in 13 actions (White Horse") && both.contains(west), "{both}");
    assert!(both.contains("against the player who begins in 2 ways of playing: White Horse"), "{both}");
    assert!(both.contains(south) && both.contains(east) && !both.contains("exactly even"), "{both}");
    let some = told(json!([way("S", 0.0, 0), way("E", 1.0, 12), way("W", 1.0, 13)]));
    assert!(some.contains("can force a win in 2 ways of playing: White Horse"), "{some}");
    assert!(some.contains("In the other way of playing that was solved"), "{some}");
    assert_eq!(words.missing(), 0);
}
