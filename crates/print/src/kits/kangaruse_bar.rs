//! What is printed beside a sheet of Kangaruse: the rules of the types that occur, or a score table.

use super::Bench;
use crate::item::Item;
use crate::page::{Anchor, Area, Page, QUIET};
use crate::paper::{POINT, THINNEST};
use crate::sheet::{Head, upright};
use crate::short::{Book, Reader};
use crate::text::{Weight, wrap};
use gambol_draw::art::kangaruse::{EMBLEMS, ICONS, icon};
use gambol_games::Kind;
use gambol_words::Words;
use serde_json::Value;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// The sizes of type that are tried; the largest that fits is taken.
const TYPES: [f32; 5] = [9.0, 8.5, 8.0, 7.5, 7.0];
const ICON: f32 = 8.6;

const SCORING: [&str; 8] = ["score", "water", "food", "shelter", "toys", "gems", "coins", "chests"];

/// Whether a game is played with this option.
fn has(item: &Item, option: &str) -> bool {
    item.options.get(option).and_then(Value::as_bool) == Some(true)
}

/// What the options of the game add to the rules, a space before each.
fn agreed(bench: &Bench<'_>, item: &Item) -> String {
    let agreed = [("give_up", "give-up"), ("harsh_destruction", "harsh")];
    let held = agreed.into_iter().filter(|(option, _)| has(item, option));
    held.flat_map(|(_, rule)| [" ".to_owned(), bench.pick("print-kangaruse-play", rule)]).collect()
}

/// The types that occur on a sheet, in the order of the icons.
pub(super) fn kinds(item: &Item) -> Vec<String> {
    let squares = item.options.get("board").and_then(|board| board.get("squares")).and_then(Value::as_object);
    let used: Vec<&str> = squares
        .into_iter()
        .flatten()
        .filter_map(|(_, square)| square.get("type").and_then(Value::as_str))
        .collect();
    in_order(&used)
}

/// Each of these types once, in the order of the icons.
pub(super) fn in_order<T: AsRef<str>>(used: &[T]) -> Vec<String> {
    let names = ICONS.iter().map(|icon| &icon.name[3..]);
    names.filter(|name| used.iter().any(|used| used.as_ref() == *name)).map(str::to_owned).collect()
}

/// The words of every type of square, as the short rules of a language have them.
type Squares = Arc<HashMap<String, String>>;

/// The same, once for each language.
static SQUARES: LazyLock<Mutex<HashMap<&'static str, Squares>>> = LazyLock::new(Mutex::default);

fn squares(words: &Words) -> Squares {
    let mut known = SQUARES.lock().unwrap_or_else(PoisonError::into_inner);
    let read = || {
        let book = Book::read(words, Kind::Kangaruse, Reader::Anybody);
        let signs = book.iter().flat_map(Book::signs);
        signs.map(|sign| (sign.symbol.clone(), sign.words.clone())).collect::<HashMap<_, _>>().into()
    };
    Arc::clone(known.entry(words.language()).or_insert_with(read))
}

/// What a type of square does, its name first.
fn told(words: &Words, kind: &str) -> String {
    squares(words).get(&format!("sq-{kind}")).cloned().unwrap_or_default()
}

/// The name of a type of square.
fn name(words: &Words, kind: &str) -> String {
    let told = told(words, kind);
    // French sets a space before the colon.
    told.split("**").nth(1).unwrap_or_default().trim_end_matches(':').trim_end().to_owned()
}

/// The height of a type with its rule in a column this wide.
fn height(words: &Words, kind: &str, points: f32, width: f32) -> f32 {
    let lines = wrap(&told(words, kind), points, width - ICON - 2.0).len() as f32;
    (lines * leading(points)).max(ICON) + 1.4
}

fn leading(points: f32) -> f32 {
    points * POINT * 1.3
}

fn entry(bench: &Bench<'_>, page: &mut Page, kind: &str, (x, y): (f32, f32), points: f32, width: f32) -> f32 {
    let words = &bench.options.words;
    let high = height(words, kind, points, width);
    let lines = wrap(&told(words, kind), points, width - ICON - 2.0).len() as f32;
    if let Some(symbol) = icon(kind) {
        page.put(&bench.art, symbol, x + ICON / 2.0, y + high / 2.0 - 0.7, 0.0, ICON);
    }
    let top = y + (high - 1.4 - lines * leading(points)) / 2.0;
    page.paragraph(x + ICON + 2.0, top, width - ICON - 2.0, points, &told(words, kind));
    y + high
}

/// How to play, and the types that occur; false where they do not fit and stand on a page of their own.
pub(super) fn rules(bench: &Bench<'_>, page: &mut Page, room: Area, item: &Item, kinds: &[String]) -> bool {
    let words = &bench.options.words;
    let play = format!("{}{}", bench.say("print-kangaruse-play", &[]), agreed(bench, item));
    let needed = |points: f32| {
        let play = wrap(&play, points, room.width).len() as f32 * leading(points) + 2.0;
        play + kinds.iter().map(|kind| height(words, kind, points, room.width)).sum::<f32>()
    };
    let fitting = TYPES.into_iter().find(|&points| needed(points) <= room.height);
    let points = fitting.unwrap_or(8.0);
    let mut y = page.paragraph(room.x, room.y, room.width, points, &play) + 2.0;
    if fitting.is_none() {
        page.paragraph(room.x, y, room.width, points, &bench.pick("print-kangaruse-squares", "next"));
        return false;
    }
    for kind in kinds {
        y = entry(bench, page, kind, (room.x, y), points, room.width);
    }
    true
}

/// A table for five players: a row for every type that scores, teleports, and the sum.
pub(super) fn scores(bench: &Bench<'_>, page: &mut Page, room: Area, item: &Item, kinds: &[String]) -> bool {
    let scoring: Vec<&str> =
        SCORING.into_iter().filter(|kind| kinds.iter().any(|other| other == kind)).collect();
    let head = 22.0;
    let (words, agreed) = (&bench.options.words, agreed(bench, item));
    let notes = scoring
        .iter()
        .map(|kind| told(words, kind))
        .chain([agreed].into_iter().filter(|told| !told.is_empty()));
    let notes: Vec<String> = notes.collect();
    let high = |note: &str| wrap(note, 8.0, room.width).len() as f32 * leading(8.0);
    let notes_high: f32 = notes.iter().map(|note| high(note) + 0.6).sum();
    let row = ((room.height - notes_high - 4.0) / (scoring.len() as f32 + 3.0)).clamp(8.4, 12.0);
    let column = (room.width - head) / 5.0;
    let mut y = room.y + 1.0;
    for (seat, emblem) in EMBLEMS.into_iter().enumerate() {
        page.put(&bench.art, emblem, room.x + head + column * (seat as f32 + 0.5), y + row / 2.0, 0.0, 9.0);
    }
    line(page, room, y, row, head, column, &bench.pick("print-kangaruse-scores", "player"), None, bench);
    y += row;
    for kind in &scoring {
        line(page, room, y, row, head, column, &name(words, kind), Some(kind), bench);
        y += row;
    }
    for which in ["teleports", "total"] {
        let name = bench.pick("print-kangaruse-scores", which);
        line(page, room, y, row, head, column, &name, None, bench);
        y += row;
    }
    y += 2.0;
    for note in notes {
        if y + high(&note) < room.bottom() {
            y = page.paragraph(room.x, y, room.width, 8.0, &note) + 0.6;
        }
    }
    true
}

#[allow(clippy::too_many_arguments)]
fn line(
    page: &mut Page,
    room: Area,
    y: f32,
    row: f32,
    head: f32,
    column: f32,
    name: &str,
    kind: Option<&str>,
    bench: &Bench<'_>,
) {
    page.rect("none", QUIET, THINNEST, Area::new(room.x, y, room.width, row), 0.0);
    let mut d = String::new();
    for seat in 0..5 {
        let _ = write!(d, "M{:.3} {y:.3}v{row:.3}", room.x + head + column * seat as f32);
    }
    page.stroke(QUIET, THINNEST, &d);
    let x = match kind.and_then(icon) {
        Some(symbol) => {
            page.put(&bench.art, symbol, room.x + 4.5, y + row / 2.0, 0.0, 7.4);
            room.x + 9.2
        }
        None => room.x + 1.4,
    };
    page.text(
        x,
        y + row / 2.0 + 0.95,
        7.0,
        if kind.is_some() { Weight::Regular } else { Weight::Bold },
        Anchor::Start,
        name,
    );
}

/// All types that occur, on a page of their own, in two columns.
pub(super) fn all_kinds(bench: &Bench<'_>, item: &Item, kinds: &[String]) -> Page {
    let how = format!("{}{}", bench.pick("print-kangaruse-squares", "how"), agreed(bench, item));
    let part = bench.say("print-kangaruse-squares", &[]);
    let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
    let width = area.width / 2.0 - 4.0;
    let half = kinds.len().div_ceil(2);
    for (column, kinds) in kinds.chunks(half.max(1)).enumerate() {
        let mut y = area.y;
        for kind in kinds {
            y = entry(bench, &mut page, kind, (area.x + column as f32 * (width + 8.0), y), 9.0, width);
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_type_of_square_has_its_name_and_its_rule() {
        for icon in ICONS {
            let kind = &icon.name[3..];
            for tag in Words::languages() {
                let words = Words::for_language(tag);
                let (name, told) = (name(&words, kind), told(&words, kind));
                assert!(!name.is_empty() && told.len() > name.len() + 10, "{tag}, {kind}: {told}");
            }
        }
    }
}
