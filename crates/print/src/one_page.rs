//! The rules of a game on one page, for those who sit at the table and want to begin.

use crate::item::Item;
use crate::kits::{self, Bench};
use crate::page::{Anchor, Page};
use crate::paper::POINT;
use crate::sheet::{Head, upright};
use crate::text::{Weight, wrap};

/// The sizes of type that are tried, the largest that fits is taken.
const SIZES: [f32; 8] = [11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5];
const GUTTER: f32 = 8.0;

/// A paragraph, by its look.
enum Block<'a> {
    Heading(&'a str),
    Text(&'a str),
    Bullet(&'a str),
}

fn blocks(text: &str) -> impl Iterator<Item = Block<'_>> {
    text.lines().filter(|line| !line.is_empty()).map(|line| {
        match (line.strip_prefix("## "), line.strip_prefix("- ")) {
            (Some(heading), _) => Block::Heading(heading),
            (_, Some(bullet)) => Block::Bullet(bullet),
            _ => Block::Text(line),
        }
    })
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
    // A heading never stands alone at the foot of a column.
    while first > 0 && matches!(blocks[first - 1], Block::Heading(_)) {
        first -= 1;
        used -= heights[first];
    }
    (total - used <= room).then_some(first)
}

/// The page with the rules.
pub(crate) fn page(bench: &Bench<'_>, item: &Item) -> Page {
    let how =
        "The rules on one page. The whole rulebook, with examples: gambol rules, or the code beside this.";
    let (mut page, area) = upright(bench.options, &Head { item, part: "Rules", how });
    let blocks: Vec<_> = blocks(kits::of(item.kind).rules()).collect();
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

    #[test]
    fn the_rules_of_every_game_fit_on_one_page_in_readable_type() {
        for kind in gambol_games::Kind::ALL {
            let (width, height) = Paper::Letter.size();
            let blocks: Vec<_> = blocks(kits::of(kind).rules()).collect();
            let column = (Paper::A4.size().0.min(width) - 2.0 * MARGIN - GUTTER) / 2.0;
            assert!(split(&blocks, 8.0, column, height - 2.0 * MARGIN - 33.0).is_some(), "{}", kind.name());
        }
    }
}
