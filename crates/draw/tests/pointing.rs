//! Everything legal can be put together by pointing at what a drawing offers, and nothing offered is a dead end.

use gambol_core::{AnyMatch, Dice, Eyes, Node, Seat};
use gambol_draw::{Look, Marks, Plan, any_match};
use gambol_games::Kind;
use gambol_laws::samples;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// What a drawing offers: actions to do, parts to add, and the boxes of both.
#[derive(Default)]
struct Offered {
    actions: BTreeSet<String>,
    parts: BTreeSet<String>,
    boxes: Vec<(String, [f32; 4])>,
}

fn attribute(tag: &str, key: &str) -> Option<String> {
    let from = tag.find(&format!(" {key}=\""))? + key.len() + 3;
    let value = &tag[from..from + tag[from..].find('"')?];
    Some(value.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&"))
}

fn read(svg: &str) -> Offered {
    let mut offered = Offered::default();
    let opening = "class=\"do\"";
    for rest in svg.split("<g ").filter(|group| group.contains(opening)) {
        let (tag, inside) = rest.split_once('>').expect("a tag ends");
        let what = match (attribute(tag, "data-action"), attribute(tag, "data-part")) {
            (Some(action), None) => {
                assert!(offered.actions.insert(action.clone()), "{action} is offered twice");
                action
            }
            (None, Some(part)) => {
                assert!(offered.parts.insert(part.clone()), "{part} is offered twice");
                part
            }
            both => panic!("expected an action or a part, found {both:?}"),
        };
        let shape = inside.split('<').nth(1).expect("a shape is drawn");
        let number = |key: &str| attribute(shape, key).and_then(|text| text.parse::<f32>().ok());
        let area = if let (Some(r), Some(x), Some(y)) = (number("r"), number("cx"), number("cy")) {
            [x - r, y - r, x + r, y + r]
        } else {
            let [x, y, width, height] = ["x", "y", "width", "height"].map(|key| number(key).unwrap());
            [x, y, x + width, y + height]
        };
        offered.boxes.push((what, area));
    }
    offered
}

/// Two corners of discs may come close; more than this is an overlap.
const TOUCH: f32 = 1.0;

fn overlaps(a: &[f32; 4], b: &[f32; 4]) -> bool {
    let across = a[2].min(b[2]) - a[0].max(b[0]);
    let down = a[3].min(b[3]) - a[1].max(b[1]);
    across > TOUCH && down > TOUCH
}

struct Table<'a> {
    kind: Kind,
    game: &'a dyn AnyMatch,
    seat: Seat,
    legal: &'a [String],
}

impl Table<'_> {
    /// What is offered, on a wide screen and on a tall one.
    fn draw(&self, chosen: &[String]) -> Offered {
        if self.kind == Kind::Gunst {
            let tall = self.drawn(chosen, true);
            let wide = self.drawn(chosen, false);
            assert_eq!((&tall.actions, &tall.parts), (&wide.actions, &wide.parts));
            // A finger needs 40 pixels: on a telephone held upright, 360 wide, and on its side, with 320 for the board.
            for (offered, finger) in [(&tall, 40.0 * 720.0 / 360.0), (&wide, 40.0 * 980.0 / 320.0)] {
                for (what, [left, top, right, bottom]) in &offered.boxes {
                    // The rim lies a little outside.
                    let least = (right - left).min(bottom - top) + 7.0;
                    assert!(least >= finger, "after {chosen:?}, {what} is only {least}, not {finger}");
                }
            }
            return wide;
        }
        self.drawn(chosen, false)
    }

    fn drawn(&self, chosen: &[String], tall: bool) -> Offered {
        let plan = Plan::new(self.kind, self.legal, chosen);
        let marks = Marks { plan: Some(&plan), ..Marks::default() };
        let look = Look { viewer: self.seat, tall, ..Look::default() }.with_marks(marks);
        let offered = read(&any_match(self.kind, self.game, Eyes::Seat(self.seat), &look).unwrap());
        let named = self.kind;
        for (index, (what, area)) in offered.boxes.iter().enumerate() {
            for (other, other_area) in &offered.boxes[..index] {
                assert!(!overlaps(area, other_area), "{named} after {chosen:?}: {what} and {other} overlap");
            }
        }
        for action in &offered.actions {
            assert!(self.legal.contains(action), "{named} after {chosen:?}: {action} is not legal");
        }
        offered
    }

    /// Follows everything that is offered; the order in which parts of a line-up are chosen does not matter.
    fn reach_all(&self) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut waiting: Vec<Vec<String>> = vec![Vec::new()];
        while let Some(chosen) = waiting.pop() {
            let offered = self.draw(&chosen);
            let dead_end = offered.actions.is_empty() && offered.parts.is_empty();
            assert!(!dead_end, "{} after {chosen:?}: nothing is offered", self.kind);
            reached.extend(offered.actions);
            for part in offered.parts {
                let mut more = chosen.clone();
                more.push(part);
                let mut key = more.clone();
                if self.legal[0].starts_with("ting ")
                    || self.legal.iter().any(|action| action.starts_with("steps "))
                {
                    key.sort();
                }
                if seen.insert(key) {
                    waiting.push(more);
                }
            }
        }
        reached
    }

    /// Follows the glows to one action, pointing in a random order.
    fn reach(&self, action: &str, dice: &mut Dice) {
        let mut chosen: Vec<String> = Vec::new();
        for _ in 0..20 {
            let offered = self.draw(&chosen);
            if offered.actions.contains(action) {
                return;
            }
            let leads = |part: &String| {
                let more: Vec<_> = chosen.iter().chain([part]).cloned().collect();
                Plan::new(self.kind, self.legal, &more).open.contains(&action)
            };
            let ways: Vec<String> = offered.parts.iter().filter(|part| leads(part)).cloned().collect();
            assert!(!ways.is_empty(), "{action} cannot be reached after {chosen:?}");
            chosen.push(ways[dice.index(ways.len())].clone());
        }
        panic!("{action} is never offered");
    }

    /// Every legal action is what some parts name, whatever the drawing.
    fn compose_all(&self) -> BTreeSet<String> {
        let mut complete = BTreeSet::new();
        for action in self.legal {
            let mut chosen: Vec<String> = Vec::new();
            loop {
                let at = Plan::new(self.kind, std::slice::from_ref(action), &chosen);
                assert_eq!(at.open, [action]);
                let Some(next) = at.next.first() else {
                    break complete.extend(at.complete.map(str::to_owned));
                };
                let next = next.part.to_owned();
                chosen.push(next);
            }
        }
        complete
    }
}

fn check(kind: Kind, game: &dyn AnyMatch, seat: Seat, legal: &[String], dice: &mut Dice) {
    let table = Table { kind, game, seat, legal };
    let all: BTreeSet<String> = legal.iter().cloned().collect();
    if legal.len() <= 100 {
        assert_eq!(table.reach_all(), all, "{kind}");
    } else {
        for _ in 0..8 {
            table.reach(&legal[dice.index(legal.len())], dice);
        }
    }
    if legal.len() <= 400 || dice.below(8) == 0 {
        assert_eq!(table.compose_all(), all, "{kind}");
    }
}

/// A sheet on which tigers are hard to avoid.
fn tigers() -> Map<String, Value> {
    let cells = (b'a'..=b'f').flat_map(|file| (1..=5).map(move |rank| format!("{}{rank}", char::from(file))));
    let squares = cells.enumerate().filter(|(index, _)| index % 2 == 0);
    let squares: Map<_, _> = squares.map(|(_, cell)| (cell, json!({"type": "tasmanian-tiger"}))).collect();
    let board = json!({"game": "kangaruse", "name": "Tigers", "files": 6, "ranks": 5, "numbers_on": "files",
        "numbers": [1, 2, 3, 4, 1, 2], "directions": ["N", "E", "S", "W", "N"], "squares": squares});
    Map::from_iter([("board".to_owned(), board), ("stop_when_scored".to_owned(), false.into())])
}

/// What a random game of these options has met: its phases, and the parts that were offered.
fn play(kind: Kind, options: &Map<String, Value>, dice: &mut Dice, met: &mut BTreeSet<String>) {
    let mut game = kind.start(options).unwrap();
    for _ in 0..40 {
        let asked = match game.node() {
            Node::Decision { seat, legal } => vec![(seat, legal)],
            Node::Simultaneous { legal } => legal,
            Node::Chance { .. } | Node::End(_) => Vec::new(),
        };
        for (seat, legal) in asked {
            check(kind, game.as_ref(), seat, &legal, dice);
            let first = Plan::new(kind, &legal, &[]);
            if first.next.iter().any(|next| !legal.iter().any(|action| action == next.part)) {
                met.insert(format!("{kind}: parts"));
            }
        }
        met.insert(format!("{kind}: {}", game.state(Eyes::All)["phase"].as_str().unwrap_or_default()));
        let Some(action) = game.random_action(dice) else { break };
        game.apply(&action).unwrap();
    }
}

#[test]
fn every_legal_action_of_random_games_can_be_pointed_at() {
    let mut met = BTreeSet::new();
    for (kind, modes) in samples::all() {
        for mode in modes {
            for number in 0..5 {
                let mut dice = mode.dice(number);
                let options = mode.options(&mut dice);
                play(kind, &options, &mut dice, &mut met);
            }
        }
    }
    play(Kind::Kangaruse, &tigers(), &mut Dice::new(2), &mut met);
    // Both rolled animals rarely come to stand beside the same field.
    let secret = Map::from_iter([("mode".to_owned(), Value::from("secret"))]);
    for seed in 0..40 {
        play(Kind::MuddyRide, &secret, &mut Dice::new(seed), &mut met);
    }
    // The test is worth something only if it has met what takes several pointings.
    for wanted in [
        "muddy-ride: parts",
        "muddy-ride: splash",
        "duel: parts",
        "duel: shot",
        "kangaruse: destroy",
        "kangaruse: stuck",
        "two-paths: line",
        "two-paths: take",
        "gunst: ting",
        "gunst: favour",
        "gunst: judgement",
        "gunst: F",
        "gunst: S",
    ] {
        assert!(met.contains(wanted), "{wanted} was never met in {met:?}");
    }
}
