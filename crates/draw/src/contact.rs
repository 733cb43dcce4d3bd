//! The contact sheet: every piece on its ground, with its name.

use crate::art::Symbol;
use crate::boards::{self, Pieces};
use crate::canvas::Canvas;
use crate::look::Look;
use crate::theme::{Ground, Hue};
use gambol_games::Kind;

/// The sections of the sheet: each game's symbols on its ground.
pub fn sections() -> [(Kind, Ground, Vec<Symbol>); Kind::ALL.len()] {
    Kind::ALL.map(|kind| {
        let Pieces { ground, symbols, .. } = boards::of(kind).pieces();
        (kind, ground, symbols)
    })
}

/// How many symbols stand side by side at most.
const ACROSS: usize = 16;
const TITLE: f32 = 70.0;
const STEP: f32 = 110.0;

/// All pieces of all games.
pub fn pieces(look: &Look<'_>) -> String {
    let slots = |symbols: &[Symbol]| symbols.iter().map(|symbol| span(*symbol)).sum::<usize>();
    let sections = Kind::ALL.map(|kind| {
        let pieces = boards::of(kind).pieces();
        let rows = slots(&pieces.symbols).div_ceil(pieces.across) as f32;
        (kind, pieces, rows)
    });
    let height = sections.iter().map(|(_, _, rows)| TITLE + STEP * rows).sum::<f32>() + 20.0;
    let width = ACROSS as f32 * STEP + 30.0;
    let mut canvas = Canvas::new(look, width, height);
    let (paper, ink) = (canvas.hue(Hue::Paper), canvas.hue(Hue::Ink));
    canvas.slab(paper, 0.0, 0.0, width, height);
    let mut y = 0.0;
    for (kind, Pieces { ground, symbols, across }, rows) in &sections {
        let title = kind.title();
        canvas.bold(ink, 15.0 + title.chars().count() as f32 * 8.0, y + 42.0, 28.0, title);
        canvas.slab(look.theme.ground(*ground), 15.0, y + TITLE, width - 30.0, rows * STEP);
        let mut slot = 0;
        for &symbol in symbols {
            let wide = span(symbol);
            let (column, row) = (slot % across, slot / across);
            let x = 15.0 + STEP * (column as f32 + wide as f32 / 2.0);
            canvas.put(symbol, x, y + TITLE + STEP * (row as f32 + 0.5), 0.0, 1.0);
            slot += wide;
        }
        boards::of(*kind).loose_pieces(&mut canvas, y + TITLE + STEP / 2.0);
        y += TITLE + rows * STEP;
    }
    canvas.finish("gambol contact", "Gambol: all pieces", "Every piece of the five games on its ground.")
}

/// One piece alone on its ground.
pub fn piece(symbol: Symbol, ground: Ground, look: &Look<'_>) -> String {
    let width = 100.0 * span(symbol) as f32;
    let mut canvas = Canvas::new(look, width, 100.0);
    canvas.slab(look.theme.ground(ground), 0.0, 0.0, width, 100.0);
    canvas.put(symbol, width / 2.0, 50.0, 0.0, 1.0);
    canvas.finish("gambol piece", symbol.name, "")
}

/// One piece without any ground.
pub fn alone(symbol: Symbol, look: &Look<'_>) -> String {
    let mut canvas = Canvas::new(look, 100.0, 100.0);
    canvas.put(symbol, 50.0, 50.0, 0.0, 1.0);
    canvas.finish("gambol piece", symbol.name, "")
}

/// All pieces, and under them drawings of boards side by side, each with its title.
///
/// Drawings are put in as they are, so they must come from this crate, each with a prefix of its own and no size.
pub fn sheet(look: &Look<'_>, boards: &[(&str, String)]) -> String {
    const GAP: f32 = 30.0;
    let height_of = |svg: &str| view_box(svg).map_or(1.0, |(width, height)| height / width);
    let pieces = pieces(&Look { prefix: "pieces-", size: None, ..*look });
    let width = ACROSS as f32 * STEP + 30.0;
    let pieces_height = width * height_of(&pieces);
    // Side by side at one height the boards of a row fill the width; wide boards make the first row, tall ones the second.
    let (wide, tall): (Vec<_>, Vec<_>) = boards.iter().partition(|(_, svg)| height_of(svg) < 1.2);
    let row_height = |row: &[&(&str, String)]| {
        let room = width - GAP * (row.len() + 1) as f32;
        room / row.iter().map(|(_, svg)| 1.0 / height_of(svg)).sum::<f32>().max(0.1)
    };
    let rows: Vec<_> = [wide, tall].into_iter().filter(|row| !row.is_empty()).collect();
    let height = pieces_height + rows.iter().map(|row| TITLE + row_height(row)).sum::<f32>() + GAP;
    let mut canvas = Canvas::new(look, width, height);
    let (paper, ink) = (canvas.hue(Hue::Paper), canvas.hue(Hue::Ink));
    canvas.slab(paper, 0.0, 0.0, width, height);
    canvas.nested(&pieces, 0.0, 0.0, width, pieces_height);
    let mut y = pieces_height;
    for row in rows {
        let (mut x, high) = (GAP, row_height(&row));
        for (title, svg) in row {
            let wide = high / height_of(svg);
            canvas.bold(ink, x + wide / 2.0, y + 40.0, 28.0, title);
            canvas.nested(svg, x, y + TITLE, wide, high);
            x += wide + GAP;
        }
        y += TITLE + high;
    }
    canvas.finish("gambol contact", "Gambol: all pieces and boards", "Every piece and the five boards.")
}

/// Width and height of a drawing of this crate.
fn view_box(svg: &str) -> Option<(f32, f32)> {
    let (_, rest) = svg.split_once("viewBox=\"0 0 ")?;
    let (numbers, _) = rest.split_once('"')?;
    let (width, height) = numbers.split_once(' ')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

fn span(symbol: Symbol) -> usize {
    if symbol.name.ends_with("-large") { 2 } else { 1 }
}
