//! Every position of real games can be drawn, quickly and small.

use gambol_core::{AnyMatch, Dice, Eyes, Node};
use gambol_draw::theme::Theme;
use gambol_draw::{Extent, Kept, Look, Marks, Plan, any_match};
use gambol_games::Kind;
use serde_json::{Map, Value, json};
use std::collections::HashMap;

fn started(kind: Kind, options: Value) -> Box<dyn AnyMatch> {
    let Value::Object(options): Value = options else { unreachable!("options are an object") };
    kind.start(&options).unwrap()
}

#[test]
fn every_position_of_a_random_game_can_be_drawn_with_all_that_is_legal() {
    let more = [
        (Kind::MuddyRide, json!({"mode": "secret"})),
        (Kind::Duel, json!({"size": "large"})),
        (Kind::Kangaruse, json!({"players": 5, "size": "tiny"})),
    ];
    let all = Kind::ALL.into_iter().map(|kind| (kind, Value::Object(Map::new()))).chain(more);
    for (kind, options) in all {
        let mut game = started(kind, options);
        let mut dice = Dice::new(1);
        let mut grounds: HashMap<_, Kept> = HashMap::new();
        for ply in 0..60 {
            if let Node::Decision { seat, legal } = game.node() {
                let look = Look {
                    viewer: seat,
                    turned: ply % 3 == 1,
                    theme: Theme::ALL[ply % 4],
                    ..Look::default()
                };
                let plan = Plan::new(kind, &legal, &[]);
                let marks = Marks { plan: Some(&plan), ..Marks::default() };
                let svg = any_match(kind, game.as_ref(), Eyes::Seat(seat), &look.with_marks(marks)).unwrap();
                assert!(svg.contains(" data-action=\"") || svg.contains(" data-part=\""), "{kind} {ply}");
                let kept = Some(&*grounds.entry((look.theme, seat, look.turned)).or_default());
                let quickly = Look { kept, ..look.with_marks(marks) };
                let quickly = any_match(kind, game.as_ref(), Eyes::Seat(seat), &quickly).unwrap();
                assert!(svg == quickly, "{kind} {ply}: a drawing on a kept ground is the same to the byte");
            } else {
                assert!(any_match(kind, game.as_ref(), Eyes::Nobody, &Look::default()).is_ok());
            }
            let Some(action) = game.random_action(&mut dice) else { break };
            game.apply(&action).unwrap();
        }
    }
}

#[test]
fn a_wide_sheet_lies_on_its_side_where_the_page_is_tall() {
    let place = |svg: &str, cell: &str| -> [f32; 2] {
        let glow = svg.split(&format!(" data-action=\"start {cell}\"")).nth(1).expect("it glows");
        let number = |key: &str| {
            let rest = glow.split(&format!(" {key}=\"")).nth(1).expect("it has a place");
            rest.split('"').next().and_then(|text| text.parse().ok()).expect("a number")
        };
        [number("x"), number("y")]
    };
    let game = started(Kind::Kangaruse, json!({"seed": 3}));
    let Node::Decision { legal, .. } = game.node() else { panic!("somebody starts") };
    let cells: Vec<&str> = legal.iter().filter_map(|action| action.strip_prefix("start ")).collect();
    let beside = |(file, rank): (u8, u8)| {
        let next = |cell: &str| {
            let (a, n) = cell.split_at(1);
            let n: u8 = n.parse().ok()?;
            Some(format!("{}{}", char::from(a.as_bytes()[0] + file), n + rank))
        };
        let pair = |cell: &&str| {
            next(cell).filter(|other| cells.contains(&other.as_str())).map(|to| (cell.to_string(), to))
        };
        cells.iter().find_map(pair).expect("two squares side by side")
    };
    let drawn = |turned| {
        let plan = Plan::new(Kind::Kangaruse, &legal, &[]);
        let marks = Marks { plan: Some(&plan), ..Marks::default() };
        any_match(Kind::Kangaruse, game.as_ref(), Eyes::All, &Look { turned, marks, ..Look::default() })
            .unwrap()
    };
    let step = |svg: &str, (from, to): &(String, String)| {
        let ([x, y], [to_x, to_y]) = (place(svg, from), place(svg, to));
        (to_x - x, to_y - y)
    };
    let (north, east) = (beside((0, 1)), beside((1, 0)));
    let (wide, tall) = (drawn(false), drawn(true));
    assert_eq!((step(&wide, &north), step(&wide, &east)), ((0.0, -100.0), (100.0, 0.0)));
    assert_eq!((step(&tall, &north), step(&tall, &east)), ((100.0, 0.0), (0.0, 100.0)));
}

#[test]
fn a_regular_sheet_of_kangaruse_is_small() {
    for seed in 0..20 {
        let game = started(Kind::Kangaruse, json!({"seed": seed, "players": 5}));
        let svg = any_match(Kind::Kangaruse, game.as_ref(), Eyes::All, &Look::default()).unwrap();
        assert!(svg.len() < 60_000, "seed {seed}: {} bytes", svg.len());
    }
}

#[test]
fn the_hidden_side_is_not_in_the_blockers_drawing() {
    let mut game = started(Kind::TwoPaths, json!({}));
    for action in ["line FHG", "line FHG", "F:W"] {
        game.apply(&gambol_core::Action::One(action.into())).unwrap();
    }
    let seen_by = |seat| {
        let eyes = Eyes::Seat(gambol_core::Seat(seat));
        any_match(Kind::TwoPaths, game.as_ref(), eyes, &Look::default()).unwrap()
    };
    assert!(seen_by(0).contains("art-hand-disc"));
    assert!(!seen_by(1).contains("art-hand-disc"));
}

/// "Your opponent puts the black counter on one of the two spaces that your fox can reach": it lies there to be seen, and
/// is gone with the next try, or when somebody comes to stand there.
#[test]
fn the_stone_lies_where_the_animal_would_come_to() {
    let mut game = started(Kind::TwoPaths, json!({}));
    let mut last: Option<(Value, String)> = None;
    let mut play = |game: &mut Box<dyn AnyMatch>, action: &str| {
        last = Some((game.state(Eyes::All), action.to_owned()));
        game.apply(&gambol_core::Action::One(action.into())).unwrap();
        last.clone()
    };
    let drawn = |game: &dyn AnyMatch, last: &Option<(Value, String)>| {
        let legal = match game.node() {
            Node::Decision { legal, .. } => legal,
            _ => Vec::new(),
        };
        let plan = Plan::new(Kind::TwoPaths, &legal, &[]);
        let (before, done) =
            (last.as_ref().map(|(state, _)| state), last.as_ref().map(|(_, action)| action.as_str()));
        let marks = Marks { plan: Some(&plan), before, done, ..Marks::default() };
        any_match(Kind::TwoPaths, game, Eyes::All, &Look::default().with_marks(marks)).unwrap()
    };
    let glow = |svg: &str, action: &str| {
        let rest = svg.split(&format!(" data-action=\"{action}\"")).nth(1).expect("it glows").to_owned();
        let number = |key: &str| {
            rest.split(&format!(" {key}=\"")).nth(1).and_then(|text| text.split('"').next()?.parse().ok())
        };
        (number("cx"), number("cy")) as (Option<f32>, Option<f32>)
    };
    let space = |svg: &str, name: &str| {
        let rest =
            svg.split(&format!("data-space=\"{name}\"")).nth(1).expect("the space is drawn").to_owned();
        let number = |key: &str| {
            rest.split(&format!(" {key}=\"")).nth(1).and_then(|text| text.split('"').next()?.parse().ok())
        };
        (number("cx"), number("cy")) as (Option<f32>, Option<f32>)
    };
    for action in ["line FHG", "line FHG", "F:E"] {
        play(&mut game, action);
    }
    let last = play(&mut game, "block W");
    assert!(drawn(game.as_ref(), &last).contains("id=\"stone\""), "after a miss it lies there");
    // The fox stands on b2; the hedgehog on c1 may leap nobody, the hare on b1 goes to a2 or c2.
    let last = play(&mut game, "G:W");
    let svg = drawn(game.as_ref(), &last);
    assert!(!svg.contains("id=\"stone\""), "a new try takes it off");
    // In the west of c1 lies b2, where the fox stands: the leap lands on a3.
    assert_eq!(glow(&svg, "block W"), space(&svg, "a3"));
    assert_eq!(glow(&svg, "block E"), space(&svg, "c2"));
    let last = play(&mut game, "block W");
    assert!(drawn(game.as_ref(), &last).contains("id=\"stone\""), "after a hit too");
    let last = play(&mut game, "take");
    let svg = drawn(game.as_ref(), &last);
    let is_there = game.state(Eyes::All)["north"]["G"] == "a3";
    assert_eq!(svg.contains("id=\"stone\""), !is_there, "unless it is in the way");
}

/// "Draw your icon in the new square": squares remember who took them, under the cross, by the sign that was chosen.
#[test]
fn a_crossed_square_shows_who_took_it() {
    let mut game = started(Kind::Kangaruse, json!({"seed": 11}));
    let mut dice = Dice::new(2);
    let mut taken = Vec::new();
    for _ in 0..8 {
        let Node::Decision { seat, .. } = game.node() else { break };
        let action = game.random_action(&mut dice).expect("the game goes on");
        taken.extend(
            gambol_draw::taken(Kind::Kangaruse, &action.to_string()).map(|place| (seat, place.to_owned())),
        );
        game.apply(&action).unwrap();
    }
    let crossed = game.state(Eyes::All)["crossed"].as_array().map_or(0, Vec::len);
    let emblems = |taken: &[_], signs: &[u8], name: &str| {
        let look = Look { signs, ..Look::default().with_marks(Marks { taken, ..Marks::default() }) };
        let svg = any_match(Kind::Kangaruse, game.as_ref(), Eyes::All, &look).unwrap();
        svg.matches(&format!("href=\"#art-{name}\"")).count()
    };
    let both = |taken: &[_], signs: &[u8], names: [&str; 2]| {
        names.map(|name| emblems(taken, signs, name)).iter().sum::<usize>()
    };
    assert!(crossed >= 4);
    assert_eq!(both(&[], &[], ["emblem-0", "emblem-1"]), 2, "one each beside the points");
    assert_eq!(both(&taken, &[], ["emblem-0", "emblem-1"]), 2 + crossed);
    assert_eq!(both(&taken, &[4, 2], ["emblem-4", "emblem-2"]), 2 + crossed);
    assert_eq!(gambol_draw::taken(Kind::Kangaruse, "destroy a1 b2"), None);
    assert_eq!(gambol_draw::taken(Kind::Kangaruse, "stop"), None);
    assert_eq!(gambol_draw::taken(Kind::Kangaruse, "teleport l12"), Some("l12"));
}

/// The values of an attribute in a drawing, whatever quotes it has.
fn values(svg: &str, key: &str) -> Vec<String> {
    let svg = svg.replace('\'', "\"");
    svg.split(&format!(" {key}=\""))
        .skip(1)
        .filter_map(|rest| Some(rest.split('"').next()?.to_owned()))
        .collect()
}

/// A thin drawing on its ground shows what a whole drawing shows.
#[test]
fn all_that_a_thin_drawing_leaves_out_is_in_its_ground() {
    let more = [(Kind::MuddyRide, json!({"mode": "secret"})), (Kind::Duel, json!({"size": "large"}))];
    let all = Kind::ALL.into_iter().map(|kind| (kind, json!({}))).chain(more);
    for (kind, options) in all {
        let mut game = started(kind, options);
        let mut dice = Dice::new(7);
        let kept = Kept::default();
        let look = Look { kept: Some(&kept), extent: Extent::Ground, ..Look::default() };
        let ground = any_match(kind, game.as_ref(), Eyes::All, &look).unwrap();
        let there = values(&ground, "id");
        let (mut bytes, mut count) = (0, 0);
        for _ in 0..80 {
            let legal = match game.node() {
                Node::Decision { legal, .. } => legal,
                _ => Vec::new(),
            };
            let plan = Plan::new(kind, &legal, &[]);
            let marks = Marks { plan: Some(&plan), ..Marks::default() };
            let thin = Look { extent: Extent::Thin, ..look.with_marks(marks) };
            let thin = any_match(kind, game.as_ref(), Eyes::All, &thin).unwrap();
            let whole =
                any_match(kind, game.as_ref(), Eyes::All, &Look::default().with_marks(marks)).unwrap();
            for href in values(&thin, "href") {
                // A glow is drawn with the places that glow.
                let is_there =
                    there.contains(&href[1..].to_owned()) || thin.contains(&format!("id='{}'", &href[1..]));
                assert!(is_there, "{kind}: {href} is not in the ground");
            }
            // What can be done is named by the page, and so are glows.
            let is_named = |id: &String| !id.starts_with("do-") && !id.starts_with("glow-");
            let ids = |svg: &str| values(svg, "id").into_iter().filter(is_named).collect::<Vec<_>>();
            let (mut thin_ids, whole_ids) = (ids(&thin), ids(&whole));
            assert_eq!(thin.matches("class='do'").count(), whole.matches("class=\"do\"").count(), "{kind}");
            assert!(thin_ids.iter().all(|id| whole_ids.contains(id)), "{kind}");
            thin_ids.retain(|id| !there.contains(id) || !id.starts_with("fixed-") && id != "art");
            let loose =
                |id: &&String| !id.starts_with("art") && !id.starts_with("fixed-") && !thin_ids.contains(id);
            let lost: Vec<_> = whole_ids.iter().filter(loose).filter(|id| !there.contains(id)).collect();
            assert!(lost.is_empty(), "{kind}: {lost:?} is nowhere");
            assert!(!thin.contains('"'), "{kind}: nothing that JSON would have to escape");
            (bytes, count) = (bytes + thin.len(), count + 1);
            let Some(action) = game.random_action(&mut dice) else { break };
            game.apply(&action).unwrap();
        }
        println!("{kind}: ground {} bytes, thin {} bytes on average", ground.len(), bytes / count);
    }
}

#[test]
fn what_points_are_made_of_adds_up() {
    for seed in 0..30 {
        let mut game = started(Kind::Kangaruse, json!({"seed": seed, "players": 2 + seed % 4}));
        let mut dice = Dice::new(seed);
        while let Some(action) = game.random_action(&mut dice) {
            game.apply(&action).unwrap();
            let state = game.state(Eyes::All);
            let sums: Vec<i32> = gambol_games::kangaruse::made_of(&state)
                .iter()
                .map(|shares| shares.iter().map(|share| share.points).sum())
                .collect();
            assert_eq!(json!(sums), state["points"], "{state}");
        }
    }
}

/// A button that comes must not make the picture larger.
#[test]
fn pictures_keep_their_size() {
    for kind in [Kind::Duel, Kind::Kangaruse, Kind::TwoPaths, Kind::Gunst] {
        for tall in [false, true] {
            let mut game = started(kind, json!({}));
            let mut dice = Dice::new(3);
            let mut sizes = std::collections::BTreeSet::new();
            for _ in 0..200 {
                let legal = match game.node() {
                    Node::Decision { legal, .. } => legal,
                    Node::Simultaneous { mut legal } => legal.remove(0).1,
                    _ => Vec::new(),
                };
                let plan = Plan::new(kind, &legal, &[]);
                let marks = Marks { plan: Some(&plan), ..Marks::default() };
                let look = Look { tall, marks, ..Look::default() };
                let svg = any_match(kind, game.as_ref(), Eyes::All, &look).unwrap();
                sizes.insert(values(&svg, "viewBox")[0].clone());
                let Some(action) = game.random_action(&mut dice) else { break };
                game.apply(&action).unwrap();
            }
            assert_eq!(sizes.len(), 1, "{kind}: {sizes:?}");
        }
    }
}
