//! Kangaruse: a sheet to write on, with or without a bar beside it.

use super::{Bench, Prints, kangaruse_bar as bar};
use crate::item::Item;
use crate::page::{Anchor, Area, Page};
use crate::paper::{MARGIN, POINT, SMALLEST};
use crate::sheet::{self, Leaf, QR};
use crate::text::{Weight, shortened};
use crate::{PrintError, SideBar};

/// The foot of the page, and the gap between sheet and bar.
const FOOT: f32 = 6.0;
const GAP: f32 = 4.0;
/// The width of the bar: of one that says something, and of one with the name and the code only.
const BAR: f32 = 64.0;
const NARROW: f32 = 30.0;
/// Names of files and ranks are so large, in hundredths of a square.
const LABEL: f32 = 0.17;

/// The kit of the game.
pub(super) struct Printed;

impl Prints for Printed {
    fn leaves(&self, bench: &Bench<'_>, items: &[&Item], leaves: &mut Vec<Leaf>) -> Result<(), PrintError> {
        let mut untold: Vec<String> = Vec::new();
        for item in items {
            let kinds = bar::kinds(item);
            let (page, fits) = page(bench, item, &kinds)?;
            leaves.push(Leaf::Single(page));
            let has_bar = bench.options.side_bar == SideBar::Rules;
            if has_bar && !fits {
                leaves.push(Leaf::Single(bar::all_kinds(bench, item, &kinds)));
            } else if !has_bar && bench.options.rules {
                untold.extend(kinds);
            }
        }
        // Rules on paper would be of little use without those of the squares.
        if !untold.is_empty() {
            leaves.push(Leaf::Single(bar::all_kinds(bench, items[0], &bar::in_order(&untold))));
        }
        Ok(())
    }
}

/// A sheet across the page; whether everything that belongs in its bar is there.
fn page(bench: &Bench<'_>, item: &Item, kinds: &[String]) -> Result<(Page, bool), PrintError> {
    let (height, width) = bench.options.paper.size();
    let mut page = Page::new(width, height);
    let inner = Area::new(MARGIN, MARGIN, width - 2.0 * MARGIN, height - 2.0 * MARGIN - FOOT);
    let wide = if bench.options.side_bar == SideBar::None { NARROW } else { BAR };
    let prefix = page.prefix();
    let failed = |why: &str| PrintError::Pdf(why.to_owned());
    let svg = bench.board(item, &prefix, true)?;
    let (across, down) = crate::flat::size(&svg).ok_or_else(|| failed("a sheet has a size"))?;
    let unit = ((inner.width - wide - GAP) / across * 100.0).min(inner.height / down * 100.0);
    // Names too small to print are left out: nobody needs them at a table.
    let svg = if unit * LABEL < SMALLEST * POINT { bench.board(item, &prefix, false)? } else { svg };
    let top = inner.y + (inner.height - down * unit / 100.0) / 2.0;
    let drawn =
        page.drawing(&svg, inner.x, top, unit, None).ok_or_else(|| failed("a sheet could not be drawn"))?;
    let column = Area::new(inner.right() - wide, inner.y, wide, inner.height);
    debug_assert!(drawn.right() <= column.x);
    let points = if wide < BAR { 13.0 } else { 17.0 };
    page.text(
        column.x,
        column.y + 5.5,
        points,
        Weight::Bold,
        Anchor::Start,
        &bench.say(item.kind.name(), &[]),
    );
    let mut y = column.y + 6.5;
    for told in sheet::name_and_seed(&bench.options.words, item) {
        let told = shortened(&told, 9.0, Weight::Bold, 2.0 * wide);
        y = page.paragraph(column.x, y, wide, 9.0, &format!("**{told}**"));
    }
    let code = if wide < BAR { column.right() - QR } else { column.x };
    sheet::code(&mut page, bench.options, item, code, column.bottom() - QR);
    if wide >= BAR {
        let (told, down) = match bench.options.base_url {
            Some(_) => ("print-kangaruse-scan", 6.0),
            None => ("print-kangaruse-type", -0.9),
        };
        page.paragraph(
            column.x + QR + 3.0,
            column.bottom() - QR + down,
            wide - QR - 3.0,
            8.0,
            &bench.say(told, &[]),
        );
    }
    let room = Area::new(column.x, y + 2.5, wide, column.bottom() - QR - 3.0 - y - 2.5);
    let fits = match bench.options.side_bar {
        SideBar::None => true,
        SideBar::Rules => bar::rules(bench, &mut page, room, item, kinds),
        SideBar::Scores => bar::scores(bench, &mut page, room, item, kinds),
    };
    Ok((page, fits))
}
