//! Gunst: the mat in two halves, one before each lord, with all that the rows and the gods do; then the pieces.

use super::{Bench, Prints, gunst_pieces as pieces};
use crate::PrintError;
use crate::item::Item;
use crate::page::{Anchor, Area, INK, Page, QUIET};
use crate::paper::THINNEST;
use crate::sheet::{Head, Leaf, upright};
use crate::svg::Num;
use crate::text::Weight;
use gambol_draw::art::gunst::{GODS, KIN, PLANES, SEASONS};
use gambol_draw::theme::{Ground, Hue};
use std::f32::consts::FRAC_PI_2;
use std::fmt::Write;

/// How many kin of each kind a lord has, from the front row.
pub(super) const COUNTS: [usize; 5] = [1, 3, 3, 2, 2];
/// The letters of gods and rows, in order.
pub(super) const GOD_LETTERS: [&str; 4] = ["X", "V", "E", "A"];
const ROWS: [&str; 5] = ["K", "W", "F", "T", "S"];
/// The planes from the ring to the near edge, the highest first: each with the message of its name, and what is said of it.
const PLANE_WORDS: [(usize, &str, Option<&str>); 4] = [
    (3, "print-gunst-plane.hand", Some("hand-told")),
    (2, "label-Threshold", None),
    (1, "label-Mist", Some("mist-told")),
    (0, "label-Twilight", Some("twilight-told")),
];
/// Which season lies to the left, in front and to the right of either lord: clockwise, a quarter of the ring each.
const SEASONS_AROUND: [[usize; 3]; 2] = [[0, 3, 2], [2, 1, 0]];
const SEASON_NAMES: [&str; 4] = ["spring", "summer", "autumn", "winter"];

/// The width of the mat.
const MAT: f32 = 190.0;
/// How far the middle of the cord is from the edge of the mat, and how round the ring is.
const CORD: f32 = 7.0;
const ROUND: f32 = 22.0;
/// The length of the cord round a corner.
const BEND: f32 = ROUND * FRAC_PI_2;
/// The room of a season on the ring.
const SEASON: f32 = 6.5;
/// The end of the mat where gods, staff, stones and kin lie.
const HOME: f32 = 97.0;
/// Left of the staff: a column for the planes' names, and one for every god.
const NAMES: f32 = 27.0;
const GOD: f32 = 17.0;
const PLANE: f32 = 17.0;
/// The staff lies upright between what is left and what is right of it.
pub(super) const STAFF: (f32, f32) = (90.0, 14.0);

/// The kit of the game.
pub(super) struct Printed;

impl Prints for Printed {
    fn leaves(&self, bench: &Bench<'_>, items: &[&Item], leaves: &mut Vec<Leaf>) -> Result<(), PrintError> {
        for lord in 0..2 {
            leaves.push(Leaf::Single(half(bench, items[0], lord)));
        }
        leaves.push(Leaf::Single(pieces::page(bench, items[0])));
        Ok(())
    }

    fn has_many_parts(&self) -> bool {
        true
    }
}

/// A lord's half: half of the ring with its rows, and before it gods, staff, stones and kin.
fn half(bench: &Bench<'_>, item: &Item, lord: usize) -> Page {
    let part = bench.pick("print-gunst-part", ["first", "second"][lord]);
    let how = bench.pick("print-gunst-how", "mat");
    let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
    let left = (page.width - MAT) / 2.0;
    let seam = area.y + 4.0;
    let row = ((area.bottom() - seam - HOME - 22.0) / 5.0).min(23.0);
    let field = Area::new(left + CORD, seam, MAT - 2.0 * CORD, 5.0 * row + 13.0);
    ring(bench, &mut page, field);
    for index in 0..5 {
        let inset = if index == 4 { 13.0 } else { 8.5 };
        let y = seam + 4.0 + row * index as f32;
        let lane = Area::new(field.x + inset, y, field.width - 2.0 * inset, row - 1.6);
        self::row(bench, &mut page, lane, lord, index);
    }
    seasons(bench, &mut page, field, lord);
    let home = Area::new(left, field.bottom() + 9.0, MAT, area.bottom() - field.bottom() - 9.0);
    gods(bench, &mut page, home, lord);
    let staff = left + NAMES + 4.0 * GOD + 2.5;
    let place = Area::new(staff, home.y, STAFF.1 + 2.0, STAFF.0 + 2.0);
    outline(&mut page, place);
    let (x, y) = place.middle();
    let told = bench.say("print-gunst-staff-place", &[]);
    page.turned_text(x + 1.2, y, -90.0, 9.0, Weight::Regular, Anchor::Middle, &told);
    belongings(
        bench,
        &mut page,
        Area::new(place.right() + 2.5, home.y, left + MAT - place.right() - 2.5, home.height),
        item,
        lord,
    );
    page
}

/// The cord, from seam to seam, on the cloth of the field.
fn ring(bench: &Bench<'_>, page: &mut Page, field: Area) {
    let straight = field.height - ROUND;
    let d = format!(
        "M{} {}v{}a{ROUND} {ROUND} 0 0 0 {ROUND} {ROUND}h{}a{ROUND} {ROUND} 0 0 0 {ROUND}-{ROUND}v-{}",
        Num(field.x),
        Num(field.y),
        Num(straight),
        Num(field.width - 2.0 * ROUND),
        Num(straight)
    );
    page.fill(bench.options.theme().ground(Ground::Tavern), &d);
    page.stroke(INK, 3.8, &d);
    page.stroke(bench.art.fill(Hue::Sand), 2.8, &d);
    page.stroke(bench.art.line(Hue::Brown), 0.5, &twist(field));
    page.dashed(&format!("M{} {}h{MAT}", Num(field.x - CORD), Num(field.y)));
}

/// The strands of the cord: short slanted strokes all along it.
fn twist(field: Area) -> String {
    let length = 2.0 * (field.height - ROUND + BEND) + field.width - 2.0 * ROUND;
    let count = (length / 3.0) as usize;
    let mut d = String::new();
    for index in 1..count {
        let (x, y, dx, dy) = along(field, length * index as f32 / count as f32);
        let (slant_x, slant_y) = (0.6 * dx - 0.9 * dy, 0.6 * dy + 0.9 * dx);
        let _ = write!(d, "M{:.2} {:.2}l{:.2} {:.2}", x - slant_x, y - slant_y, 2.0 * slant_x, 2.0 * slant_y);
    }
    d
}

/// The point of the cord so far from its left end, and which way it runs there: down the left side, round a corner,
/// along the bottom, round a corner, up again.
fn along(field: Area, at: f32) -> (f32, f32, f32, f32) {
    let (straight, across) = (field.height - ROUND, field.width - 2.0 * ROUND);
    let low = field.y + straight;
    let corner = |x: f32, angle: f32| {
        let (sin, cos) = angle.sin_cos();
        (x - ROUND * cos, low + ROUND * sin, sin, cos)
    };
    if at < straight {
        return (field.x, field.y + at, 0.0, 1.0);
    }
    let at = at - straight;
    if at < BEND {
        return corner(field.x + ROUND, at / ROUND);
    }
    let at = at - BEND;
    if at < across {
        return (field.x + ROUND + at, field.bottom(), 1.0, 0.0);
    }
    let at = at - across;
    if at < BEND {
        return corner(field.right() - ROUND, FRAC_PI_2 + at / ROUND);
    }
    (field.right(), low - (at - BEND), 0.0, -1.0)
}

/// A row of the field: whose it is as the pieces show it, its name, what it does, and room for kin.
fn row(bench: &Bench<'_>, page: &mut Page, lane: Area, lord: usize, index: usize) {
    page.rect("none", QUIET, THINNEST, lane, 2.0);
    let (_, y) = lane.middle();
    let name = capital(&bench.pick("gunst-row", ROWS[index]));
    let told = bench.pick("print-gunst-row", ROWS[index]);
    page.put(&bench.art, KIN[lord][index], lane.x + 9.5, y, 0.0, 15.0);
    let text = lane.x + 19.5;
    let lines = crate::text::wrap(&told, 8.0, 49.0).len() as f32;
    let top = y - 2.6 - lines * 1.85;
    page.text(text, top + 4.0, 12.0, Weight::Bold, Anchor::Start, &name);
    page.paragraph(text, top + 4.9, 49.0, 8.0, &told);
}

/// The seasons on the ring: at either end of the seam, half on this half, and in front of the lord.
fn seasons(bench: &Bench<'_>, page: &mut Page, field: Area, lord: usize) {
    let [before, here, behind] = SEASONS_AROUND[lord];
    let (middle, _) = field.middle();
    for (season, x, y) in
        [(before, field.x, field.y), (here, middle, field.bottom()), (behind, field.right(), field.y)]
    {
        page.circle("#ffffff", INK, 0.5, x, y, SEASON);
        page.put(&bench.art, SEASONS[season], x, y, 0.0, 10.5);
    }
    // What stands above the seam belongs to the other half.
    let over = SEASON + 0.6;
    for x in [field.x, field.right()] {
        page.fill(
            "#ffffff",
            &format!("M{} {}h{}v-{over}h-{}z", Num(x - over), Num(field.y), 2.0 * over, 2.0 * over),
        );
    }
    page.dashed(&format!("M{} {}h{MAT}", Num(field.x - CORD), Num(field.y)));
    for (season, x, turn) in [(before, field.x + 3.4, 90.0), (behind, field.right() - 3.4, -90.0)] {
        let anchor = if turn > 0.0 { Anchor::Start } else { Anchor::End };
        let name = bench.pick("print-gunst-season", SEASON_NAMES[season]);
        page.turned_text(x, field.y + 8.6, turn, 9.0, Weight::Regular, anchor, &name);
    }
    page.text(
        middle + SEASON + 2.0,
        field.bottom() + 6.0,
        9.0,
        Weight::Regular,
        Anchor::Start,
        &bench.pick("print-gunst-season", SEASON_NAMES[here]),
    );
}

/// Left of the staff: the gods in their order, a column each, and the planes that they climb.
fn gods(bench: &Bench<'_>, page: &mut Page, home: Area, lord: usize) {
    let cloth = bench.options.theme().ground(Ground::Tavern);
    let column = |god: usize| home.x + NAMES + GOD * (god as f32 + 0.5);
    for (god, letter) in GOD_LETTERS.into_iter().enumerate() {
        let name = bench.pick("print-gunst-god", letter);
        page.text(column(god), home.y + 3.0, 7.0, Weight::Bold, Anchor::Middle, &name);
    }
    let top = home.y + 4.6;
    for (index, (plane, name, told)) in PLANE_WORDS.into_iter().enumerate() {
        let y = top + PLANE * index as f32;
        let shelf = Area::new(home.x, y, NAMES + 4.0 * GOD, PLANE - 1.2);
        page.rect(cloth, QUIET, THINNEST, shelf, 2.0);
        let (_, middle) = shelf.middle();
        page.put(&bench.art, PLANES[plane], home.x + 5.0, middle, 0.0, 8.6);
        let told = told.map_or_else(String::new, |told| bench.pick("print-gunst-plane", told));
        let line = if told.is_empty() { middle + 1.2 } else { middle - 0.9 };
        page.text(home.x + 9.6, line, 9.0, Weight::Bold, Anchor::Start, &bench.say(name, &[]));
        page.paragraph(home.x + 9.6, middle - 0.2, NAMES - 9.0, 7.0, &told);
        for god in 0..4 {
            page.circle("none", QUIET, THINNEST, column(god), middle, 6.4);
        }
    }
    // Where the gods begin, each place shows whose it is.
    let twilight = top + PLANE * 3.0 + (PLANE - 1.2) / 2.0;
    for (god, sign) in GODS[lord].into_iter().enumerate() {
        page.put(&bench.art, sign, column(god), twilight, 0.0, 9.0);
    }
    let below = top + 4.0 * PLANE + 1.2;
    let wide = NAMES / 2.0 + 2.0 * GOD;
    for (god, letter) in GOD_LETTERS.into_iter().enumerate() {
        let told = bench.pick("print-gunst-god-does", letter);
        let (x, y) = (home.x + wide * (god % 2) as f32, below + 10.6 * (god / 2) as f32);
        page.put(&bench.art, GODS[lord][god], x + 4.0, y + 4.6, 0.0, 9.0);
        page.paragraph(x + 9.0, y + 0.6, wide - 10.5, 7.5, &told);
    }
}

/// Right of the staff: life stones and the kin that stay at home.
fn belongings(bench: &Bench<'_>, page: &mut Page, area: Area, item: &Item, lord: usize) {
    let cloth = bench.options.theme().ground(Ground::Tavern);
    let life = pieces::life(item);
    let stones = Area::new(area.x, area.y, area.width, 43.0);
    page.rect(cloth, QUIET, THINNEST, stones, 2.0);
    page.text(
        stones.x + 2.5,
        stones.y + 4.6,
        9.0,
        Weight::Bold,
        Anchor::Start,
        &bench.say("print-gunst-life", &[("count", life.into())]),
    );
    if life <= 12 {
        for index in 0..life {
            let (x, y) = ((index % 4) as f32, (index / 4) as f32);
            let step = (stones.width - 6.0) / 4.0;
            page.circle(
                "none",
                QUIET,
                THINNEST,
                stones.x + 3.0 + step * (x + 0.5),
                stones.y + 12.0 + 12.2 * y,
                5.6,
            );
        }
    }
    let kin = Area::new(area.x, stones.bottom() + 2.5, area.width, STAFF.0 + 2.0 - stones.height - 2.5);
    page.rect(cloth, QUIET, THINNEST, kin, 2.0);
    page.text(
        kin.x + 2.5,
        kin.y + 4.6,
        9.0,
        Weight::Bold,
        Anchor::Start,
        &bench.say("print-gunst-home", &[]),
    );
    for (index, count) in COUNTS.into_iter().enumerate() {
        let x = kin.x + kin.width / 5.0 * (index as f32 + 0.5);
        page.put(&bench.art, KIN[lord][index], x, kin.y + 13.0, 0.0, 11.0);
        page.text(x, kin.y + 22.4, 9.0, Weight::Regular, Anchor::Middle, &format!("× {count}"));
    }
}

/// A word that begins a line.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A dashed place for a piece.
fn outline(page: &mut Page, area: Area) {
    page.dashed(&format!(
        "M{} {}h{}v{}h-{}z",
        Num(area.x),
        Num(area.y),
        Num(area.width),
        Num(area.height),
        Num(area.width)
    ));
}
