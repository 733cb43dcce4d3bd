//! Gunst: the mat in two halves with the staff between them, and both players' kin, gods and stones.

use super::{Bench, Prints};
use crate::PrintError;
use crate::cut::{Cells, corners};
use crate::item::Item;
use crate::page::{Anchor, Area, INK, Page, QUIET};
use crate::paper::THINNEST;
use crate::sheet::{Head, Leaf, upright};
use crate::svg::Num;
use crate::text::Weight;
use gambol_core::Seat;
use gambol_draw::Look;
use gambol_draw::art::gunst::{GODS, KIN, MARKER, MIRROR, SEASONS, STONES};
use gambol_draw::theme::{Ground, Hue};
use serde_json::Value;

/// How many kin of each kind a player has, from the front row.
const COUNTS: [usize; 5] = [1, 3, 3, 2, 2];
/// What the planes are for, from the near edge.
const PLANES: [&str; 4] = [
    "**Twilight:** gods begin here",
    "**Mist:** gods that have acted",
    "**Threshold**",
    "**Hand:** may come to the ting",
];
const SEASON_NAMES: [&str; 4] = ["spring", "summer", "autumn", "winter"];
/// The width of the mat.
const MAT: f32 = 190.0;
/// The strip along the seam that the staff lies on, in units of the drawing, on either half.
const SEAM: f32 = 37.0;

/// The kit of the game.
pub(super) struct Printed;

impl Prints for Printed {
    fn leaves(&self, bench: &Bench<'_>, items: &[&Item], leaves: &mut Vec<Leaf>) -> Result<(), PrintError> {
        for seat in 0..2 {
            leaves.push(Leaf::Single(half(bench, items[0], seat)?));
        }
        leaves.push(Leaf::Single(pieces(bench, items[0])));
        Ok(())
    }

    fn rules(&self) -> &'static str {
        include_str!("../../one-page/gunst.md")
    }

    fn has_many_parts(&self) -> bool {
        true
    }
}

/// A player's half: the lower half of the mat as that player sees it.
fn half(bench: &Bench<'_>, item: &Item, seat: u8) -> Result<Page, PrintError> {
    let part = ["The mat, first half", "The mat, second half"][usize::from(seat)];
    let how = "Cut along the upper edge of the mat and lay the two halves together there, head to head; the staff from the sheet of \
               pieces lies across the seam. Gods climb from Twilight to the hand, from the near edge towards the ring.";
    let (mut page, area) = upright(bench.options, &Head { item, part, how });
    let prefix = page.prefix();
    let look = Look { theme: bench.options.theme(), prefix: &prefix, viewer: Seat(seat), ..Look::default() };
    let svg = gambol_draw::empty(item.kind, &item.options, &look)
        .map_err(|error| PrintError::Pdf(error.to_string()))?;
    let svg = without(&svg, &format!("{prefix}art-mirror"));
    let (width, height) =
        crate::flat::size(&svg).ok_or_else(|| PrintError::Pdf("a mat has a size".into()))?;
    let unit = MAT / width * 100.0;
    let (x, y) = ((page.width - MAT) / 2.0, area.y + 6.0);
    let part = Area::new(0.0, height / 2.0, width, height / 2.0);
    let drawn = page
        .drawing(&svg, x, y, unit, Some(part))
        .ok_or_else(|| PrintError::Pdf("a mat could not be drawn".into()))?;
    // The staff is a piece of its own: here its place is left open.
    let scale = unit / 100.0;
    let open = format!(
        "M{} {}h{}v{}h-{}z",
        Num(x + 36.0 * scale),
        Num(y),
        Num((width - 72.0) * scale),
        Num(SEAM * scale),
        Num((width - 72.0) * scale)
    );
    page.fill(bench.options.theme().ground(Ground::Tavern), &open);
    page.dashed(&format!("M{} {}h{}", Num(x), Num(y), Num(MAT)));
    let told = "cut here and join the halves; the staff lies on this line";
    page.text(page.width / 2.0, y + 5.2, 8.0, Weight::Regular, Anchor::Middle, told);
    debug_assert!(drawn.bottom() <= area.bottom());
    // Words stand on the cloth, never on the dark wood.
    let cloth = bench.options.theme().ground(Ground::Tavern);
    for (plane, told) in PLANES.into_iter().enumerate() {
        let y = drawn.bottom() - (36.0 + 61.0 * plane as f32) * scale;
        let plate = Area::new(x + 368.0 * scale, y - 14.0 * scale, 198.0 * scale, 28.0 * scale);
        if bench.options.background {
            page.rect(cloth, QUIET, THINNEST, plate, 1.0);
        }
        page.paragraph(plate.x + 1.5, y - 2.1, plate.width - 2.0, 9.0, told);
    }
    let high = 239.0 * scale;
    let stones = Area::new(x + 575.0 * scale, drawn.bottom() - high - 8.0 * scale, 203.0 * scale, high);
    page.rect(cloth, QUIET, THINNEST, stones, 2.0);
    page.text(stones.middle().0, stones.y + 5.5, 9.0, Weight::Bold, Anchor::Middle, "life stones");
    Ok(page)
}

/// The drawing without the places where it uses a symbol.
fn without(svg: &str, symbol: &str) -> String {
    let mut rest = svg;
    let mut out = String::with_capacity(svg.len());
    let mark = format!("<use href=\"#{symbol}\"");
    while let Some((before, after)) = rest.split_once(&mark) {
        out.push_str(before);
        rest = after.split_once("/>").map_or("", |(_, after)| after);
    }
    out + rest
}

/// Both players' pieces, the staff and the marker.
fn pieces(bench: &Bench<'_>, item: &Item) -> Page {
    let how = "Glue onto card and cut along the marks. Round and pale pieces are the first player’s, shields and gables the second’s. \
               The ring moves along the staff from season to season.";
    let (mut page, area) = upright(bench.options, &Head { item, part: "Pieces", how });
    let life = item.options.get("life").and_then(Value::as_u64).unwrap_or(12).clamp(1, 40) as usize;
    let mut y = area.y + 5.0;
    staff(bench, &mut page, y + 8.5);
    y += 37.0;
    let small = life > 24;
    for seat in 0..2 {
        let owner = [
            "First player: one knight, three warriors, three farmers, two thieves, two scholars",
            "Second player: the same in shields and gables",
        ][seat];
        page.text(page.width / 2.0, y, 9.0, Weight::Bold, Anchor::Middle, owner);
        let kin = Cells::centred(page.width, y + 6.0, 11, 1, 16.0, 17.0);
        kin.marks(&mut page);
        let kinds = COUNTS.iter().enumerate().flat_map(|(kind, &count)| std::iter::repeat_n(kind, count));
        for (index, kind) in kinds.enumerate() {
            let (x, y) = kin.cell(index).middle();
            page.put(&bench.art, KIN[seat][kind], x, y, 0.0, 16.0);
        }
        let (columns, size) = if small {
            (14, 9.5)
        } else if life > 12 {
            (8, 13.0)
        } else {
            (6, 13.0)
        };
        let top = kin.bottom() + 9.0;
        let gods = Cells { x: kin.x, y: top, columns: 4, rows: 1, width: 13.0, height: 16.0 };
        gods.marks(&mut page);
        for (index, god) in GODS[seat].into_iter().enumerate() {
            let (x, y) = gods.cell(index).middle();
            page.put(&bench.art, god, x, y, 0.0, 15.0);
        }
        let stones = Cells {
            x: kin.x + 60.0,
            y: top,
            columns,
            rows: life.div_ceil(columns),
            width: size,
            height: size,
        };
        stones.marks(&mut page);
        for index in 0..life {
            let (x, y) = stones.cell(index).middle();
            page.put(&bench.art, STONES[seat], x, y, 0.0, size * [1.12, 0.98][seat]);
        }
        y = stones.bottom().max(gods.bottom()) + 18.0;
    }
    page
}

/// The mirror staff with the four seasons on it, and the ring that marks one.
fn staff(bench: &Bench<'_>, page: &mut Page, y: f32) {
    let area = Area::new(page.width / 2.0 - 86.0, y - 8.5, 140.0, 17.0);
    corners(page, area);
    let (left, right) = (area.x + 10.0, area.right() - 6.0);
    page.stroke(INK, 4.2, &format!("M{} {}H{}", Num(left), Num(y), Num(right)));
    page.stroke(bench.art.fill(Hue::Brown), 3.2, &format!("M{} {}H{}", Num(left), Num(y), Num(right)));
    page.put(&bench.art, MIRROR, area.x + 9.0, y, 90.0, 17.0);
    for (index, name) in SEASON_NAMES.into_iter().enumerate() {
        let x = area.x + 38.0 + 28.0 * index as f32;
        page.circle("#ffffff", INK, 0.5, x, y, 6.6);
        page.put(&bench.art, SEASONS[index], x, y, 0.0, 10.5);
        page.text(x, area.bottom() + 7.0, 8.0, Weight::Regular, Anchor::Middle, name);
    }
    let ring = Area::new(area.right() + 12.0, y - 8.5, 17.0, 17.0);
    corners(page, ring);
    let (x, _) = ring.middle();
    page.put(&bench.art, MARKER, x, y, 0.0, 16.0);
    page.text(x, ring.bottom() + 7.0, 8.0, Weight::Regular, Anchor::Middle, "season marker");
}
