//! Gunst: both lords' kin, gods, stones and staffs, and the season marker.

use super::Bench;
use super::gunst::{COUNTS, GOD_LETTERS, STAFF};
use crate::cut::{Cells, corners};
use crate::item::Item;
use crate::page::{Anchor, Area, INK, Page};
use crate::sheet::{Head, upright};
use crate::svg::Num;
use crate::text::{Weight, width};
use gambol_draw::art::gunst::{GODS, KIN, MARKER, MIRROR, STONES};
use gambol_draw::theme::Hue;
use serde_json::Value;

/// The room of a token of kin, and of a god.
const KIN_CELL: (f32, f32) = (16.4, 18.0);
const GOD_CELL: (f32, f32) = (16.4, 20.0);
/// The room for all stones of a lord.
const STONES_ROOM: (f32, f32) = (96.0, 33.0);

/// How many life stones a lord has.
pub(super) fn life(item: &Item) -> usize {
    item.options.get("life").and_then(Value::as_u64).unwrap_or(12).clamp(1, 40) as usize
}

/// Everything to cut out, a half of the page for each lord.
pub(super) fn page(bench: &Bench<'_>, item: &Item) -> Page {
    let (part, how) = (bench.pick("print-part", "pieces"), bench.pick("print-gunst-how", "pieces"));
    let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
    for lord in 0..2 {
        let half = Area::new(area.x, area.y + area.height / 2.0 * lord as f32, area.width, area.height / 2.0);
        pieces(bench, &mut page, half, item, lord);
    }
    page
}

fn pieces(bench: &Bench<'_>, page: &mut Page, area: Area, item: &Item, lord: usize) {
    let owner = bench.pick("gunst-role", ["first", "second"][lord]);
    let told = bench.say("print-gunst-kin", &[("lord", owner.into())]);
    page.paragraph(area.x, area.y, area.width, 9.0, &told);
    let kin = Cells::centred(page.width, area.y + 9.0, 11, 1, KIN_CELL.0, KIN_CELL.1);
    kin.marks(page);
    let kinds = COUNTS.iter().enumerate().flat_map(|(kind, &count)| std::iter::repeat_n(kind, count));
    for (index, kind) in kinds.enumerate() {
        let (x, y) = kin.cell(index).middle();
        page.put(&bench.art, KIN[lord][kind], x, y, 0.0, 16.0);
    }

    let top = kin.bottom() + 10.0;
    let gods = Cells { x: kin.x, y: top, columns: 4, rows: 1, width: GOD_CELL.0, height: GOD_CELL.1 };
    gods.marks(page);
    for (index, letter) in GOD_LETTERS.into_iter().enumerate() {
        let (x, y) = gods.cell(index).middle();
        page.put(&bench.art, GODS[lord][index], x, y, 0.0, 19.0);
        let name = bench.pick("print-gunst-god", letter);
        page.text(x, gods.bottom() + 7.0, 8.0, Weight::Regular, Anchor::Middle, &name);
    }
    let life = life(item);
    let columns = if life <= 12 { 6 } else { 10 };
    let rows = life.div_ceil(columns);
    let side = (STONES_ROOM.0 / columns as f32).min(STONES_ROOM.1 / rows as f32);
    let right = kin.x + 11.0 * KIN_CELL.0;
    let stones = Cells { x: right - columns as f32 * side, y: top, columns, rows, width: side, height: side };
    stones.marks(page);
    for index in 0..life {
        let (x, y) = stones.cell(index).middle();
        page.put(&bench.art, STONES[lord], x, y, 0.0, side * [1.12, 0.98][lord]);
    }

    let place = Area::new(kin.x, top + STONES_ROOM.1 + 9.0, STAFF.0, STAFF.1);
    staff(bench, page, place);
    page.text(
        place.right() + 7.0,
        place.middle().1 + 1.2,
        9.0,
        Weight::Regular,
        Anchor::Start,
        &bench.say("print-gunst-staff", &[]),
    );
    if lord == 0 {
        let name = bench.say("print-gunst-marker", &[]);
        // Long names push it to the left.
        let beside = width(&name, 9.0, Weight::Regular).max(24.0);
        let marker = Area::new(right - 22.0 - beside, place.y - 1.0, 16.0, 16.0);
        corners(page, marker);
        let (x, y) = marker.middle();
        page.put(&bench.art, MARKER, x, y, 0.0, 15.0);
        page.text(marker.right() + 6.0, y + 1.2, 9.0, Weight::Regular, Anchor::Start, &name);
    }
}

/// A mirror staff: a mirror in its frame at the end of a stick.
fn staff(bench: &Bench<'_>, page: &mut Page, area: Area) {
    corners(page, area);
    let (_, y) = area.middle();
    let (left, right) = (area.x + 12.0, area.right() - 3.0);
    page.stroke(INK, 4.6, &format!("M{} {}H{}", Num(left), Num(y), Num(right)));
    page.stroke(bench.art.fill(Hue::Brown), 3.6, &format!("M{} {}H{}", Num(left), Num(y), Num(right)));
    let bands = [0.45, 0.5, 0.92, 0.97].map(|part| left + (right - left) * part);
    for x in bands {
        page.stroke(INK, 0.6, &format!("M{} {}v3.6", Num(x), Num(y - 1.8)));
    }
    page.put(&bench.art, MIRROR, area.x + 8.5, y, 90.0, 15.0);
}
