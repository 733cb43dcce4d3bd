//! The rules of a game on one page, for those who sit at the table and want to begin.

use crate::item::Item;
use crate::kits::{self, Bench};
use crate::page::{Anchor, Page};
use crate::paper::POINT;
use crate::sheet::{Head, upright};
use crate::text::{Weight, wrap};
use gambol_games::Kind;
use gambol_words::Words;
use serde_json::{Map, Value};

/// The sizes of type that are tried, the largest that fits is taken.
const SIZES: [f32; 8] = [11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5];
const GUTTER: f32 = 8.0;

/// A paragraph, by its look.
enum Block<'a> {
    Heading(&'a str),
    Text(&'a str),
    Bullet(&'a str),
}

/// The blocks of a page. A line that begins with an option and a value, `[kin=spent] …`, holds only with that option.
fn blocks<'a>(text: &'a str, options: &Map<String, Value>) -> Vec<Block<'a>> {
    let lines = text.lines().filter(|line| !line.is_empty());
    let lines =
        lines.filter_map(|line| match line.strip_prefix('[').and_then(|line| line.split_once("] ")) {
            Some((condition, line)) => holds(condition, options).then_some(line),
            None => Some(line),
        });
    let block = |line: &'a str| match (line.strip_prefix("## "), line.strip_prefix("- ")) {
        (Some(heading), _) => Block::Heading(heading),
        (_, Some(bullet)) => Block::Bullet(bullet),
        _ => Block::Text(line),
    };
    lines.map(block).collect()
}

/// Whether an option has this value: `kin=spent`, `give_up=true`.
fn holds(condition: &str, options: &Map<String, Value>) -> bool {
    let Some((key, value)) = condition.split_once('=') else { return false };
    match options.get(key) {
        Some(Value::String(given)) => given == value,
        Some(Value::Bool(given)) => value == if *given { "true" } else { "false" },
        _ => false,
    }
}

/// Whose game it is, and what Gambol is beside it: stands under the rules of every game.
fn thanks(kind: Kind) -> [String; 3] {
    let words = Words::english();
    let key = format!("credit-{}", kind.name());
    ["homage-heading", key.as_str(), "homage"].map(|key| words.say(key, &[]))
}

/// The height of a block with the gap above it.
fn height(block: &Block<'_>, points: f32, width: f32) -> f32 {
    let leading = points * POINT * 1.3;
    match block {
        Block::Heading(_) => leading * 1.9,
        Block::Text(text) => leading * (wrap(text, points, width).len() as f32 + 0.35),
        Block::Bullet(text) => leading * (wrap(text, points, width - 3.5).len() as f32 + 0.2),
    }
}

/// Whether a block only makes sense with the one behind it: a heading, or a text that ends in a colon.
fn leads_on(block: &Block<'_>) -> bool {
    match block {
        Block::Heading(_) => true,
        Block::Text(text) => text.ends_with(':'),
        Block::Bullet(_) => false,
    }
}

/// How many of the blocks go into the first column, if all fit into two.
fn split(blocks: &[Block<'_>], points: f32, width: f32, room: f32) -> Option<usize> {
    let heights: Vec<f32> = blocks.iter().map(|block| height(block, points, width)).collect();
    let mut first = 0;
    let mut used = 0.0;
    let total: f32 = heights.iter().sum();
    while first < blocks.len() && used + heights[first] <= room && used < total / 2.0 {
        used += heights[first];
        first += 1;
    }
    // Nothing that leads to what follows stands alone at the foot of a column.
    while first > 0 && leads_on(&blocks[first - 1]) {
        first -= 1;
        used -= heights[first];
    }
    (total - used <= room).then_some(first)
}

/// The rules as these options have them, then the thanks.
fn all_blocks<'a>(kind: Kind, options: &Map<String, Value>, thanks: &'a [String; 3]) -> Vec<Block<'a>> {
    let mut all = blocks(kits::of(kind).rules(), options);
    all.extend([Block::Heading(&thanks[0]), Block::Text(&thanks[1]), Block::Text(&thanks[2])]);
    all
}

/// The page with the rules.
pub(crate) fn page(bench: &Bench<'_>, item: &Item) -> Page {
    let how = match bench.options.base_url {
        Some(_) => {
            "The rules on one page. Scan to open the game in Gambol, with the whole rulebook and its examples."
        }
        None => "The rules on one page. The whole rulebook, with examples, is in Gambol.",
    };
    let (mut page, area) = upright(bench.options, &Head { item, part: "Rules", how });
    let thanks = thanks(item.kind);
    let blocks = all_blocks(item.kind, &item.options, &thanks);
    let width = (area.width - GUTTER) / 2.0;
    let fitting =
        SIZES.iter().find_map(|&points| Some((points, split(&blocks, points, width, area.height)?)));
    let (points, first) = fitting.unwrap_or((7.0, blocks.len() / 2));
    let leading = points * POINT * 1.3;
    for (column, blocks) in [&blocks[..first], &blocks[first..]].into_iter().enumerate() {
        let x = area.x + column as f32 * (width + GUTTER);
        // A heading at the top of a column needs no gap above it.
        let lift = if matches!(blocks.first(), Some(Block::Heading(_))) { leading * 0.9 } else { 0.0 };
        let mut y = area.y - lift;
        for block in blocks {
            let next = y + height(block, points, width);
            match block {
                Block::Heading(text) => {
                    page.text(x, next - leading * 0.3, points + 2.0, Weight::Bold, Anchor::Start, text);
                }
                Block::Text(text) => {
                    page.paragraph(x, y, width, points, text);
                }
                Block::Bullet(text) => {
                    page.text(x + 0.6, y + leading * 0.75, points, Weight::Regular, Anchor::Start, "•");
                    page.paragraph(x + 3.5, y, width - 3.5, points, text);
                }
            }
            y = next;
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Paper;
    use crate::paper::MARGIN;
    use serde_json::json;

    #[test]
    fn the_rules_of_every_game_fit_on_one_page_in_readable_type() {
        for kind in Kind::ALL {
            for option in [None, Some("harsh_destruction")] {
                let mut options = Item::new(kind, &Map::new()).unwrap().options;
                options.extend(option.map(|option| (option.to_owned(), true.into())));
                let (width, height) = Paper::Letter.size();
                let thanks = thanks(kind);
                let blocks = all_blocks(kind, &options, &thanks);
                let column = (Paper::A4.size().0.min(width) - 2.0 * MARGIN - GUTTER) / 2.0;
                let room = height - 2.0 * MARGIN - 33.0;
                assert!(split(&blocks, 8.0, column, room).is_some(), "{}", kind.name());
            }
        }
    }

    #[test]
    fn a_line_with_a_condition_holds_only_then() {
        let text = "[kin=spent] gone\n[give_up=true] - may stop\n[give_up=false] must go on\nalways";
        let told = |options: Value| {
            let Value::Object(options) = options else { panic!("options are an object") };
            let told = |block: &Block<'_>| match block {
                Block::Heading(text) | Block::Text(text) | Block::Bullet(text) => (*text).to_owned(),
            };
            blocks(text, &options).iter().map(told).collect::<Vec<_>>().join(", ")
        };
        assert_eq!(told(json!({})), "always");
        assert_eq!(told(json!({"kin": "spent", "give_up": false})), "gone, must go on, always");
        assert_eq!(told(json!({"kin": "return", "give_up": true})), "may stop, always");
    }

    #[test]
    fn every_game_has_its_thanks() {
        let names = [
            (Kind::MuddyRide, ["Matyáš Veselý", "MATY MOVES"]),
            (Kind::Duel, ["Matyáš Veselý", "MATY MOVES"]),
            (Kind::Kangaruse, ["Pandaqi", "Kangaruse"]),
            (Kind::TwoPaths, ["Steffen Mühlhäuser", "Steffen-Spiele"]),
            (Kind::Gunst, ["tavern game", "Fladlandssaga"]),
        ];
        for (kind, names) in names {
            let [_, credit, homage] = thanks(kind);
            assert!(names.iter().all(|name| credit.contains(name)), "{credit}");
            assert!(homage.contains("independent homage") && homage.contains("buy the box"), "{homage}");
        }
    }
}
