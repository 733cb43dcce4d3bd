//! Duel: boards, cowboys small and large, two drums and the special bullets.

use super::{Bench, Prints};
use crate::PrintError;
use crate::cut::{Cells, corners};
use crate::item::Item;
use crate::page::{Anchor, Area, INK, Page, QUIET};
use crate::paper::THINNEST;
use crate::sheet::{Head, Leaf, upright};
use crate::svg::Num;
use crate::text::Weight;
use gambol_draw::art::duel::{AMMO, BULLETS, LARGE, SMALL};
use gambol_draw::theme::Hue;
use gambol_games::Kind;
use serde_json::Value;
use std::f32::consts::TAU;

/// The largest field.
const FIELD: f32 = 26.0;
/// The most room for a drum.
const DRUM: f32 = 90.0;

/// What is in the box: one board with two sides, for small and for large cowboys. Any other must be named.
const IN_THE_BOX: [&str; 2] = ["buzzard-junction", "lonesome-pass"];
/// What the two sides are for.
const SIDES: [&str; 2] = ["small", "large"];

/// The kit of the game.
pub(super) struct Printed;

impl Prints for Printed {
    /// Boards two by two, back to back, as in the box; then the pieces.
    fn leaves(&self, bench: &Bench<'_>, items: &[&Item], leaves: &mut Vec<Leaf>) -> Result<(), PrintError> {
        let mut all: Vec<Page> = Vec::new();
        for item in items {
            if item.is_whole_game {
                for (name, part) in IN_THE_BOX.into_iter().zip(SIDES) {
                    let mut options = item.options.clone();
                    options.insert("board".into(), Value::from(name));
                    let part = bench.pick("print-duel-part", part);
                    all.push(board(bench, &Item::new(Kind::Duel, &options)?, &part)?);
                }
            } else {
                all.push(board(bench, item, &bench.pick("print-part", "board"))?);
            }
        }
        let mut all = all.into_iter();
        while let Some(front) = all.next() {
            leaves.push(match all.next() {
                Some(back) => Leaf::Pair(front, back),
                None => Leaf::Single(front),
            });
        }
        leaves.push(Leaf::Pair(pieces(bench, items[0], false), pieces(bench, items[0], true)));
        Ok(())
    }

    fn has_many_parts(&self) -> bool {
        true
    }
}

fn board(bench: &Bench<'_>, item: &Item, part: &str) -> Result<Page, PrintError> {
    let how = bench.pick("print-duel-how", "board");
    let (mut page, area) = upright(bench.options, &Head { item, part, how: &how });
    bench.centred_board(&mut page, item, area, FIELD)?;
    Ok(page)
}

/// How many special bullets there are of each kind.
fn ammo(item: &Item) -> [usize; 4] {
    let given = item.options.get("ammo").and_then(Value::as_object);
    AMMO.map(|token| match given {
        Some(given) => given.get(token.name).and_then(Value::as_u64).unwrap_or(0).min(24) as usize,
        None => 3,
    })
}

/// The chambers of a drum, and how wide a token is so that they fit.
fn measures(tokens: usize) -> (usize, f32) {
    let chambers = (tokens / 2).max(1);
    let around = 2.0 * chambers as f32 / TAU;
    (chambers, ((DRUM - 6.0 - 2.0 * around) / (around + 1.0)).min(18.0))
}

fn pieces(bench: &Bench<'_>, item: &Item, is_back: bool) -> Page {
    let which = if is_back { "pieces-back" } else { "pieces-front" };
    let (part, how) = (bench.pick("print-part", which), bench.pick("print-duel-how", which));
    let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
    let counts = ammo(item);
    let total: usize = counts.iter().sum();
    let (chambers, token) = measures(total);
    let side = |cells: Cells, page: &Page| if is_back { cells.mirrored(page.width) } else { cells };
    let place = |cells: &Cells, index: usize| if is_back { cells.behind(index) } else { cells.cell(index) };

    let small = side(
        Cells { x: page.width / 2.0 - 84.0, y: area.y + 6.0, columns: 2, rows: 1, width: 27.0, height: 27.0 },
        &page,
    );
    let large = side(
        Cells { x: page.width / 2.0 - 24.0, y: area.y + 6.0, columns: 2, rows: 1, width: 54.0, height: 27.0 },
        &page,
    );
    for cowboy in 0..2 {
        let (x, y) = place(&small, cowboy).middle();
        page.put(&bench.art, SMALL[cowboy], x, y, 0.0, 24.0);
        let (x, y) = place(&large, cowboy).middle();
        page.put(&bench.art, LARGE[cowboy], x, y, 0.0, 24.0);
    }
    small.marks(&mut page);
    large.marks(&mut page);

    if total > 0 {
        let columns = if total <= 12 { 6 } else { 8 };
        let rows = total.div_ceil(columns);
        let cells =
            side(Cells::centred(page.width, area.y + 44.0, columns, rows, token + 2.0, token + 2.0), &page);
        cells.marks(&mut page);
        let kinds = counts.iter().enumerate().flat_map(|(kind, &count)| std::iter::repeat_n(kind, count));
        for (index, kind) in kinds.enumerate() {
            let (x, y) = place(&cells, index).middle();
            if is_back {
                token_back(bench, &mut page, x, y, token);
            } else {
                // The art of a token fills 88 of its 100 units.
                page.put(&bench.art, AMMO[kind], x, y, 0.0, token / 0.88);
            }
        }
        if !is_back {
            let y = cells.bottom() + 12.0;
            let apart = 47.0_f32.min(area.width / 4.0);
            for (cowboy, x) in [page.width / 2.0 - apart, page.width / 2.0 + apart].into_iter().enumerate() {
                drum(bench, &mut page, cowboy, (x, y + DRUM / 2.0), chambers, token);
            }
            legend(bench, &mut page, area, y + DRUM + 8.0);
        }
    }
    page
}

/// All special bullets look the same from behind.
fn token_back(bench: &Bench<'_>, page: &mut Page, x: f32, y: f32, token: f32) {
    page.circle(bench.art.fill(Hue::Orange), INK, 0.5, x, y, token / 2.0 - 0.25);
    page.circle("none", INK, 0.5, x, y, token * 0.36);
    page.circle(bench.art.fill(Hue::Yellow), INK, 0.5, x, y, token * 0.2);
}

/// A drum with a chamber for each token; tokens are turned over clockwise from the top.
fn drum(bench: &Bench<'_>, page: &mut Page, cowboy: usize, (x, y): (f32, f32), chambers: usize, token: f32) {
    let ring = (chambers as f32 * (token + 2.0) / TAU).max(token + 6.0);
    let radius = ring + token / 2.0 + 3.0;
    page.circle("#ffffff", INK, 0.6, x, y, radius);
    for index in 0..chambers {
        let (sin, cos) = (TAU * index as f32 / chambers as f32).sin_cos();
        let (at_x, at_y) = (x + ring * sin, y - ring * cos);
        page.circle("none", INK, 0.5, at_x, at_y, token / 2.0 + 0.6);
        page.text(at_x, at_y + 1.6, 12.0, Weight::Bold, Anchor::Middle, &(index + 1).to_string());
    }
    page.put(&bench.art, BULLETS[cowboy], x, y - 2.0, 0.0, 26.0);
    let name = bench.pick("duel-role", ["light", "dark"][cowboy]);
    page.text(x, y + 8.5, 9.0, Weight::Bold, Anchor::Middle, &name);
    page.stroke(QUIET, THINNEST, &format!("M{} {}l-2.2-3.6h4.4z", Num(x), Num(y - radius - 0.8)));
    corners(page, Area::new(x - radius, y - radius, 2.0 * radius, 2.0 * radius));
}

/// What the special bullets do.
fn legend(bench: &Bench<'_>, page: &mut Page, area: Area, y: f32) {
    for (index, token) in AMMO.into_iter().enumerate() {
        let text = bench.pick("print-duel-token", token.name);
        let x = area.x + area.width / 2.0 * (index % 2) as f32;
        let top = y + 11.0 * (index / 2) as f32;
        page.put(&bench.art, token, x + 5.0, top + 2.5, 0.0, 9.5);
        page.paragraph(x + 12.0, top, area.width / 2.0 - 14.0, 8.0, &text);
    }
}
