//! Muddy Ride: standees, plates, the die and its table, secret cards and team cards.

use super::Bench;
use super::muddy_ride::LETTERS;
use crate::cut::{Cells, corners};
use crate::item::Item;
use crate::page::{Anchor, Area, INK, Page, QUIET};
use crate::paper::THINNEST;
use crate::sheet::{Head, Leaf, upright};
use crate::svg::Num;
use crate::text::Weight;
use gambol_draw::art::muddy_ride::{ANIMALS, BACKS, FOOTPRINTS, FRONTS, PRINT_HUES};
use gambol_draw::theme::Hue;

/// The six pairs of animals on the die.
const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
const CARD: (f32, f32) = (45.0, 68.0);
const FACE: f32 = 20.0;
const WIDE: f32 = 24.0;
const FLAP: f32 = 9.0;
const PANEL: f32 = 28.0;
/// The height of an animal on a standee.
const STANDING: f32 = 23.5;

pub(super) fn leaves(bench: &Bench<'_>, item: &Item, leaves: &mut Vec<Leaf>) {
    leaves.push(Leaf::Pair(cards(bench, item, false), cards(bench, item, true)));
    leaves.push(Leaf::Single(animals(bench, item)));
}

/// Four secret cards above, four team cards below.
fn cards(bench: &Bench<'_>, item: &Item, is_back: bool) -> Page {
    let which = if is_back { "cards-back" } else { "cards-front" };
    let (part, how) = (bench.pick("print-muddy-ride-part", which), bench.pick("print-muddy-ride-how", which));
    let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
    let cells = Cells::centred(page.width, area.y + 10.0, 4, 2, CARD.0, CARD.1);
    let cells = if is_back { cells.mirrored(page.width) } else { cells };
    cells.marks(&mut page);
    for index in 0..8 {
        let area = if is_back { cells.behind(index) } else { cells.cell(index) };
        let inset = Area::new(area.x + 2.5, area.y + 2.5, area.width - 5.0, area.height - 5.0);
        page.rect("none", INK, 0.5, inset, 3.0);
        match (is_back, index) {
            (false, 0..4) => secret(bench, &mut page, area, index),
            (false, _) => team(bench, &mut page, area, index % 2 == 0),
            (true, 0..4) => secret_back(bench, &mut page, area),
            (true, _) => team_back(bench, &mut page, area),
        }
    }
    page
}

fn secret(bench: &Bench<'_>, page: &mut Page, area: Area, animal: usize) {
    let (x, y) = area.middle();
    page.text(x, area.y + 10.0, 13.0, Weight::Bold, Anchor::Middle, &name(bench, animal));
    page.put(&bench.art, FRONTS[animal], x, y - 1.0, 0.0, 30.0);
    page.put(&bench.art, FOOTPRINTS[animal], area.x + 7.5, area.bottom() - 8.0, 0.0, 13.0);
    page.put(&bench.art, FOOTPRINTS[animal], area.right() - 7.5, area.bottom() - 8.0, 0.0, 13.0);
    for (which, up) in [("help", 14.0), ("silent", 9.5)] {
        let told = bench.pick("print-muddy-ride-card", which);
        page.text(x, area.bottom() - up, 8.0, Weight::Regular, Anchor::Middle, &told);
    }
}

/// What an animal is called.
fn name(bench: &Bench<'_>, animal: usize) -> String {
    bench.pick("muddy-ride-role", LETTERS[animal])
}

fn secret_back(bench: &Bench<'_>, page: &mut Page, area: Area) {
    let (x, y) = area.middle();
    for (animal, (dx, dy)) in [(-9.0, -14.0), (9.0, -14.0), (9.0, 14.0), (-9.0, 14.0)].into_iter().enumerate()
    {
        page.put(&bench.art, FOOTPRINTS[animal], x + dx, y + dy, [-45.0, 45.0, 135.0, 225.0][animal], 22.0);
    }
    page.text(x, y + 4.5, 36.0, Weight::Bold, Anchor::Middle, "?");
}

const SUN: &str = "M0-42V-30M0 30V42M-42 0H-30M30 0H42M-30-30L-21-21M21 21L30 30M30-30L21-21M-21 21L-30 30";

fn team(bench: &Bench<'_>, page: &mut Page, area: Area, is_sun: bool) {
    let (x, y) = area.middle();
    let name = bench.pick("print-muddy-ride-card", if is_sun { "sun" } else { "moon" });
    page.text(x, area.y + 10.0, 13.0, Weight::Bold, Anchor::Middle, &name);
    let at = (x, y - 4.0, 0.0, 0.3);
    if is_sun {
        page.moved_shape("none", INK, 0.9, at, SUN);
        page.moved_shape(
            bench.art.fill(Hue::Yellow),
            INK,
            0.7,
            at,
            "M0-21A21 21 0 1 1 0 21 21 21 0 1 1 0-21Z",
        );
    } else {
        page.moved_shape(bench.art.fill(Hue::Sky), INK, 0.7, at, "M8-36A36 36 0 1 0 34 16 28 28 0 1 1 8-36Z");
    }
    let bottom = area.bottom();
    let lines = [
        ("white-horse", 20.0, Weight::Bold),
        ("first", 16.3, Weight::Regular),
        ("all-or-nothing", 11.0, Weight::Bold),
        ("both", 7.3, Weight::Regular),
    ];
    for (which, up, weight) in lines {
        page.text(x, bottom - up, 8.0, weight, Anchor::Middle, &bench.pick("print-muddy-ride-card", which));
    }
}

fn team_back(bench: &Bench<'_>, page: &mut Page, area: Area) {
    let (x, y) = area.middle();
    page.moved_shape("none", INK, 0.9, (x - 7.0, y - 8.0, 0.0, 0.22), SUN);
    let sun = "M0-21A21 21 0 1 1 0 21 21 21 0 1 1 0-21Z";
    page.moved_shape(bench.art.fill(Hue::Yellow), INK, 0.7, (x - 7.0, y - 8.0, 0.0, 0.22), sun);
    let moon = "M8-36A36 36 0 1 0 34 16 28 28 0 1 1 8-36Z";
    page.moved_shape(bench.art.fill(Hue::Sky), INK, 0.7, (x + 7.0, y + 8.0, 0.0, 0.22), moon);
}

/// Standees, flat animals and plates, the die.
fn animals(bench: &Bench<'_>, item: &Item) -> Page {
    let (part, how) = (bench.pick("print-part", "pieces"), bench.pick("print-muddy-ride-how", "pieces"));
    let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
    let step = WIDE + 7.0;
    let left = area.x + (area.width - 4.0 * step - 50.0) / 2.0;
    for animal in 0..4 {
        let name = name(bench, animal);
        let strip = Area::new(left + step * animal as f32, area.y + 6.0, WIDE, 2.0 * (FLAP + PANEL));
        standee(bench, &mut page, strip, animal, &name);
    }
    let x = left + 4.0 * step + 4.0;
    let flat = Cells { x, y: area.y + 6.0, columns: 2, rows: 2, width: 19.0, height: 19.0 };
    let plates = Cells { y: area.y + 55.0, rows: 2, height: 19.0, ..flat };
    let [flat_animals, plates_told] =
        ["flat", "plates"].map(|which| bench.pick("print-muddy-ride-piece", which));
    page.text(x, flat.bottom() + 7.0, 8.0, Weight::Regular, Anchor::Start, &flat_animals);
    page.text(x, plates.bottom() + 7.0, 8.0, Weight::Regular, Anchor::Start, &plates_told);
    for cells in [flat, plates] {
        cells.marks(&mut page);
    }
    for animal in 0..4 {
        let (x, y) = flat.cell(animal).middle();
        page.put(&bench.art, ANIMALS[animal], x, y, 0.0, 16.5);
        let area = plates.cell(animal);
        let (x, y) = area.middle();
        let colour = bench.art.line(PRINT_HUES[animal]);
        page.rect("none", colour, 0.6, Area::new(area.x + 1.5, area.y + 1.5, 16.0, 16.0), 1.8);
        page.circle("none", colour, 0.6, x, y, 6.4);
        page.put(&bench.art, FOOTPRINTS[animal], x, y, 0.0, 20.0);
    }
    let top = area.y + 6.0 + 2.0 * (FLAP + PANEL) + 30.0;
    net(bench, &mut page, area.x + 8.0, top);
    table(bench, &mut page, area.right() - 78.0, top + 2.0);
    page
}

/// A strip that folds into a standing animal: foot, back, front, foot.
fn standee(bench: &Bench<'_>, page: &mut Page, strip: Area, animal: usize, name: &str) {
    page.rect("none", QUIET, THINNEST, strip, 0.0);
    let folds = [FLAP, FLAP + PANEL, FLAP + 2.0 * PANEL];
    for fold in folds {
        page.dashed(&format!("M{} {}h{}", Num(strip.x), Num(strip.y + fold), Num(strip.width)));
    }
    let (x, _) = strip.middle();
    // Both stand on the fold to their foot, a hair above it; folded at the top, front and back look opposite ways.
    let above = 0.5 + STANDING * 0.48;
    page.put(&bench.art, BACKS[animal], x, strip.y + FLAP + above, 180.0, STANDING);
    page.put(&bench.art, FRONTS[animal], x, strip.y + FLAP + 2.0 * PANEL - above, 0.0, STANDING);
    page.text(x, strip.bottom() - FLAP / 2.0 + 1.2, 9.0, Weight::Bold, Anchor::Middle, name);
    page.turned_text(x, strip.y + FLAP / 2.0 - 1.2, 180.0, 9.0, Weight::Bold, Anchor::Middle, name);
    corners(page, strip);
}

/// The net of the die: four faces in a row, one above and one below the second, with tabs to glue.
fn net(bench: &Bench<'_>, page: &mut Page, x: f32, y: f32) {
    let places = [(0.0, 1.0), (1.0, 0.0), (1.0, 1.0), (1.0, 2.0), (2.0, 1.0), (3.0, 1.0)];
    let tab = |page: &mut Page, x: f32, y: f32, turn: f32| {
        page.moved_shape("none", QUIET, THINNEST, (x, y, turn, 1.0), "M0 0L3-5H17L20 0");
    };
    // Every free edge of the row above and below gets a tab, and so does the row's right end.
    for column in [0.0, 2.0, 3.0] {
        tab(page, x + FACE * column, y + FACE, 0.0);
        tab(page, x + FACE * (column + 1.0), y + 2.0 * FACE, 180.0);
    }
    tab(page, x + 4.0 * FACE, y + FACE, 90.0);
    for ((column, row), (one, other)) in places.into_iter().zip(PAIRS) {
        let face = Area::new(x + FACE * column, y + FACE * row, FACE, FACE);
        page.rect("none", QUIET, THINNEST, face, 0.0);
        pair(bench, page, face, one, other);
    }
    page.text(
        x,
        y + 3.0 * FACE + 8.0,
        8.0,
        Weight::Regular,
        Anchor::Start,
        &bench.pick("print-muddy-ride-piece", "die"),
    );
}

fn pair(bench: &Bench<'_>, page: &mut Page, face: Area, one: usize, other: usize) {
    let (x, y) = face.middle();
    page.put(&bench.art, ANIMALS[one], x - 4.3, y - 3.6, 0.0, 10.0);
    page.put(&bench.art, ANIMALS[other], x + 4.3, y + 3.6, 0.0, 10.0);
}

/// The same die as a table for an ordinary one.
fn table(bench: &Bench<'_>, page: &mut Page, x: f32, y: f32) {
    let head = bench.pick("print-muddy-ride-piece", "table");
    page.text(x, y + 3.0, 9.0, Weight::Bold, Anchor::Start, &head);
    for (index, (one, other)) in PAIRS.into_iter().enumerate() {
        let row = y + 6.5 + 10.0 * index as f32;
        page.rect("none", QUIET, THINNEST, Area::new(x, row, 78.0, 10.0), 0.0);
        page.text(x + 6.0, row + 6.8, 14.0, Weight::Bold, Anchor::Middle, &(index + 1).to_string());
        page.put(&bench.art, ANIMALS[one], x + 18.0, row + 5.0, 0.0, 9.0);
        page.put(&bench.art, ANIMALS[other], x + 29.0, row + 5.0, 0.0, 9.0);
        let [one, other] = [one, other].map(|animal| name(bench, animal));
        let args = [("one", one.into()), ("other", other.into())];
        let either = bench.say("print-muddy-ride-piece.either", &args);
        page.text(x + 37.0, row + 6.2, 9.0, Weight::Regular, Anchor::Start, &either);
    }
}
