//! Drawings do not change unnoticed, and keep their promises about ids, escaping and size.

mod common;

use common::{Fixture, fixtures};
use gambol_core::{Saying, Seat};
use gambol_draw::theme::{Hue, Theme};
use gambol_draw::{Compared, Look, Marks, Plan, contact, empty, state};
use gambol_games::Kind;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// An element a line, so that a change shows where it is.
fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<")
}

fn marked(fixture: &Fixture, look: Look<'_>) -> String {
    let plan = Plan::new(fixture.kind, &fixture.legal, &[]);
    let marks = Marks {
        plan: Some(&plan),
        before: Some(&fixture.before),
        done: None,
        taken: &[],
        action: Some(fixture.action),
        preview: Some(&fixture.after),
        compared: &[],
    };
    state(fixture.kind, &fixture.options, &fixture.state, &look.with_marks(marks)).unwrap()
}

/// The values of an attribute, in order.
fn attributes<'a>(svg: &'a str, key: &str) -> Vec<&'a str> {
    let opening = format!(" {key}=\"");
    svg.split(opening.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn boards_stay_as_they_are() {
    for fixture in fixtures() {
        let svg = empty(fixture.kind, &fixture.options, &Look::default()).unwrap();
        insta::assert_snapshot!(format!("board-{}", fixture.kind), lines(&svg));
    }
}

#[test]
fn positions_with_all_marks_stay_as_they_are() {
    for fixture in fixtures() {
        insta::assert_snapshot!(
            format!("position-{}", fixture.kind),
            lines(&marked(&fixture, Look::default()))
        );
    }
}

#[test]
fn a_mistake_and_the_better_move_differ_in_colour_and_in_shape() {
    for fixture in fixtures() {
        let other = fixture.legal.iter().find(|action| *action != fixture.action).expect("there is a choice");
        let compared = [(fixture.action, false), (other.as_str(), true)]
            .map(|(action, is_better)| Compared { action, after: None, is_better });
        let look = Look::default().with_marks(Marks { compared: &compared, ..Marks::default() });
        let svg = state(fixture.kind, &fixture.options, &fixture.state, &look).unwrap();
        for theme in [Theme::Light, Theme::Dark, Theme::Contrast] {
            assert_ne!(theme.hue(Hue::Mistake), theme.hue(Hue::Better));
        }
        if svg.contains("class=\"mistake\"") {
            let part = svg.split("class=\"mistake\"").nth(1).unwrap().split("</g>").next().unwrap();
            assert!(part.contains("stroke-dasharray"), "{}: {part}", fixture.kind);
        }
        assert!(svg.contains("class=\"mistake\"") || svg.contains("class=\"better\""), "{}", fixture.kind);
    }
}

#[test]
fn pieces_stay_as_they_are() {
    insta::assert_snapshot!("pieces", lines(&contact::pieces(&Look::default())));
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    for fixture in fixtures() {
        assert_eq!(marked(&fixture, Look::default()), marked(&fixture, Look::default()));
    }
}

#[test]
fn ids_are_unique_and_references_lead_somewhere() {
    for fixture in fixtures() {
        for theme in Theme::ALL {
            let svg = marked(&fixture, Look { theme, prefix: "t1-", ..Look::default() });
            let ids = attributes(&svg, "id");
            let set: BTreeSet<_> = ids.iter().copied().collect();
            assert_eq!(ids.len(), set.len(), "{}: an id stands twice", fixture.kind);
            assert!(ids.iter().all(|id| id.starts_with("t1-")), "{}: an id without its prefix", fixture.kind);
            for href in attributes(&svg, "href") {
                assert!(set.contains(&href[1..]), "{}: {href} leads nowhere", fixture.kind);
            }
        }
    }
}

#[test]
fn pieces_keep_their_ids_from_move_to_move() {
    for fixture in fixtures() {
        let pieces = |at: &Value| -> BTreeSet<String> {
            let svg = state(fixture.kind, &fixture.options, at, &Look::default()).unwrap();
            let groups = svg.split("<g id=\"").skip(1).filter(|group| group.contains("class=\"piece\""));
            let named = groups.filter_map(|group| group.split_once("\" class=\"piece\""));
            named.map(|(id, _)| id.to_owned()).filter(|id| !id.contains(['<', '"'])).collect()
        };
        let (before, now) = (pieces(&fixture.before), pieces(&fixture.state));
        assert!(!before.is_empty(), "{} has pieces", fixture.kind);
        assert_eq!(before, now, "{}", fixture.kind);
    }
}

#[test]
fn what_may_be_pointed_at_can_be_focused_and_says_what_it_does() {
    for fixture in fixtures() {
        let svg = marked(&fixture, Look::default());
        let offered = attributes(&svg, "data-action").len() + attributes(&svg, "data-part").len();
        assert_eq!(offered, Plan::new(fixture.kind, &fixture.legal, &[]).next.len(), "{}", fixture.kind);
        assert_eq!(attributes(&svg, "tabindex").len(), offered, "{}", fixture.kind);
        let buttons = svg.split("<g ").filter(|group| group.contains("role=\"button\""));
        assert!(buttons.clone().all(|button| button.contains(" aria-label=\"")), "{}", fixture.kind);
        assert_eq!(buttons.count(), offered, "{}", fixture.kind);
    }
}

#[test]
fn the_board_is_turned_towards_the_viewer() {
    for fixture in fixtures().into_iter().filter(|fixture| fixture.kind != Kind::Kangaruse) {
        let seen_by = |seat| {
            state(
                fixture.kind,
                &fixture.options,
                &fixture.state,
                &Look { viewer: Seat(seat), ..Look::default() },
            )
        };
        assert_ne!(seen_by(0), seen_by(1), "{}", fixture.kind);
    }
}

#[test]
fn markup_in_names_words_and_actions_stays_text() {
    let evil = "\"><script>alert('x')</script><!--";
    for mut fixture in fixtures() {
        if let Some(board) = fixture.options.get_mut("board") {
            board["name"] = json!(evil);
        }
        fixture.legal.push(evil.to_owned());
        let words = |_: &Saying| evil.to_owned();
        let svg = marked(&fixture, Look { words: Some(&words), ..Look::default() });
        assert!(!svg.contains("<script") && !svg.contains("<!--"), "{}", fixture.kind);
        assert!(svg.contains("&lt;script&gt;"), "{}", fixture.kind);
    }
}

/// Pages forbid styles and scripts in their markup (`style-src 'self'`), so drawings use presentation attributes alone.
#[test]
fn drawings_have_neither_styles_nor_scripts_of_their_own() {
    for theme in Theme::ALL {
        let look = Look { theme, size: Some(360.0), ..Look::default() };
        let drawings = fixtures().map(|fixture| marked(&fixture, look));
        for svg in drawings.iter().chain([&contact::pieces(&look)]) {
            for forbidden in [" style=", "<style", "<script", "<foreignObject", "javascript:", " on"] {
                let inside_tags = svg.split('<').filter_map(|part| part.split('>').next());
                let found = inside_tags.map(without_values).find(|tag| format!("<{tag}").contains(forbidden));
                assert_eq!(found, None, "{forbidden}");
            }
            assert!(!svg.contains("url(") || svg.contains("url(#"), "nothing is fetched");
            assert!(!svg.contains("href=\"http"), "nothing is fetched");
        }
    }
}

/// A tag's name and the names of its attributes.
fn without_values(tag: &str) -> String {
    tag.split('"').step_by(2).collect()
}

#[test]
fn words_are_translated() {
    let danish = |label: &Saying| if label.name == "Fox" { "Ræv".to_owned() } else { String::new() };
    let fixture = &fixtures()[3];
    let svg = marked(fixture, Look { words: Some(&danish), ..Look::default() });
    assert!(svg.contains("Ræv") && !svg.contains("Fox"));
}

#[test]
fn nonsense_is_refused_or_drawn_but_never_panics() {
    let nonsense = [
        json!(null),
        json!(3),
        json!("x"),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!({"N": 7}),
        json!(-1e30),
        json!(i64::MIN),
        json!(u64::MAX),
    ];
    for fixture in fixtures() {
        let plan = Plan::new(fixture.kind, &fixture.legal, &[]);
        let compared = Compared { action: fixture.action, after: Some(&fixture.after), is_better: false };
        for wrong in &nonsense {
            for key in fixture.state.as_object().unwrap().keys() {
                let mut at = fixture.state.clone();
                at[key] = wrong.clone();
                let marks = Marks {
                    plan: Some(&plan),
                    before: Some(&at),
                    done: Some(fixture.action),
                    taken: &[],
                    action: Some(fixture.action),
                    preview: Some(&fixture.after),
                    compared: &[compared],
                };
                let look = Look::default().with_marks(marks);
                let _ = state(fixture.kind, &fixture.options, &at, &look);
                let marks = Marks { before: Some(&fixture.before), preview: Some(&at), ..marks };
                let _ = state(fixture.kind, &fixture.options, &fixture.state, &look.with_marks(marks));
            }
            for key in
                ["game", "size", "files", "ranks", "rows", "fields", "squares", "south", "numbers", "start"]
            {
                let mut options = fixture.options.clone();
                let board = options.entry("board").or_insert_with(|| json!({}));
                board[key] = wrong.clone();
                let _ = state(fixture.kind, &options, &fixture.state, &Look::default());
                options.insert(key.to_owned(), wrong.clone());
                let _ = empty(fixture.kind, &options, &Look::default());
            }
        }
    }
}

/// The numbers of the places where symbols are put, `translate(x y)…`, in order.
fn places(svg: &str) -> Vec<(f32, f32)> {
    let uses = svg.split("<use ").skip(1).filter_map(|rest| rest.split("translate(").nth(1));
    let read = |text: &str| {
        let mut numbers = text.split([' ', ')']).map_while(|number| number.parse().ok());
        Some((numbers.next()?, numbers.next()?))
    };
    uses.filter_map(read).collect()
}

#[test]
fn each_end_of_a_duel_has_three_bullets_of_one_and_two_of_the_other_beside_the_fields() {
    for (files, ranks) in [(5, 6), (7, 6), (3, 3), (8, 8)] {
        for theme in Theme::ALL {
            for viewer in [Seat(0), Seat(1)] {
                let board =
                    json!({"game": "duel", "name": "Bare", "files": files, "ranks": ranks, "fields": {}});
                let options = [("board".to_owned(), board)].into_iter().collect();
                let svg = empty(Kind::Duel, &options, &Look { theme, viewer, ..Look::default() }).unwrap();
                let marks: Vec<&str> = svg.split("<g class=\"row-mark\" data-row=\"").skip(1).collect();
                let mut rows = Vec::new();
                for mark in marks {
                    let (name, rest) = mark.split_once('"').unwrap();
                    let (cowboy, row) = name.split_once('-').unwrap();
                    let bullets = rest.split("</g>").next().unwrap();
                    assert_eq!(
                        bullets.matches(&format!("#art-{cowboy}-bullet")).count(),
                        bullets.matches("<use").count()
                    );
                    let places = places(bullets);
                    assert_eq!(places.len(), if row == "first" { 3 } else { 2 }, "{name}");
                    let edge = 46.0 + 100.0 * f32::from(files as u8);
                    assert!(
                        places.iter().all(|place| place.0 > edge + 8.0 && place.0 < edge + 38.0),
                        "{places:?}"
                    );
                    rows.push((name.to_owned(), places[0].1.min(places[1].1)));
                }
                let at = |name: &str| rows.iter().find(|row| row.0 == name).unwrap().1;
                // Light's first row is Dark's last: their marks stand side by side, and the viewer's own first row is near.
                assert!((at("light-first") - at("dark-last")).abs() < 50.0, "{rows:?}");
                assert!((at("dark-first") - at("light-last")).abs() < 50.0, "{rows:?}");
                assert_eq!(at("light-first") > at("dark-first"), viewer == Seat(0), "{rows:?}");
            }
        }
    }
}

#[test]
fn a_sheet_for_pens_leaves_the_lower_right_corner_of_every_square_free() {
    let kinds = gambol_draw::art::kangaruse::ICONS.map(|icon| &icon.name[3..]);
    let cells = (0..32).map(|index| format!("{}{}", char::from(b'a' + index % 8), index / 8 + 1));
    let squares: serde_json::Map<String, Value> = cells
        .zip(kinds)
        .filter(|(_, kind)| *kind != "tree")
        .map(|(cell, kind)| (cell, json!({"type": kind})))
        .collect();
    let count = squares.len();
    let board = json!({"game": "kangaruse", "name": "All", "files": 8, "ranks": 4, "numbers_on": "files",
        "numbers": [1, 2, 3, 4, 1, 2, 3, 4], "directions": ["N", "E", "S", "W"], "squares": squares});
    let options = [("board".to_owned(), board)].into_iter().collect();
    let drawn = |for_pens| {
        let svg =
            empty(Kind::Kangaruse, &options, &Look { theme: Theme::Print, for_pens, ..Look::default() })
                .unwrap();
        places(svg.split("class=\"fields\"").nth(1).unwrap())
    };
    let (plain, written) = (drawn(false), drawn(true));
    assert_eq!((plain.len(), written.len()), (count, count));
    for (plain, written) in plain.iter().zip(&written) {
        assert!(plain.0 - written.0 > 10.0 && plain.1 - written.1 > 10.0, "{plain:?} {written:?}");
    }
}
