//! What every sheet has: its head with name, seed and QR code, its foot with a ruler, and its place in the whole.

use crate::PrintOptions;
use crate::item::Item;
use crate::page::{Anchor, Area, INK, Page};
use crate::paper::{MARGIN, POINT, SMALLEST, THINNEST};
use crate::svg::Num;
use crate::text::{Weight, broken, shortened};
use crate::{link, qr};
use gambol_words::Words;

/// The side of a QR code.
pub(crate) const QR: f32 = 25.0;
/// How much room the head and the foot take.
const HEAD: f32 = 27.0;
const FOOT: f32 = 6.0;

/// A sheet of paper.
#[derive(Clone, Debug)]
pub(crate) enum Leaf {
    /// Printed on one side.
    Single(Page),
    /// Front and back belong together; turned on the long edge.
    Pair(Page, Page),
}

/// What the head of a sheet says.
pub(crate) struct Head<'a> {
    pub(crate) item: &'a Item,
    /// What is on the sheet: `Tiles, front`.
    pub(crate) part: &'a str,
    /// What to do with it.
    pub(crate) how: &'a str,
}

/// An upright page with its head, and the area that is left for everything else.
pub(crate) fn upright(options: &PrintOptions, head: &Head<'_>) -> (Page, Area) {
    let (width, height) = options.paper.size();
    let mut page = Page::new(width, height);
    let words = &options.words;
    let title = words.say(head.item.kind.name(), &[]);
    let inner = width - 2.0 * MARGIN;
    let text = inner - QR - 5.0;
    page.text(
        MARGIN,
        MARGIN + 5.5,
        17.0,
        Weight::Bold,
        Anchor::Start,
        &words.say("print-title", &[("game", title.into()), ("part", head.part.into())]),
    );
    let named = shortened(&name_and_seed(words, head.item).join(" · "), 9.0, Weight::Bold, text);
    page.text(MARGIN, MARGIN + 11.0, 9.0, Weight::Bold, Anchor::Start, &named);
    page.paragraph(MARGIN, MARGIN + 12.2, text, 8.0, head.how);
    code(&mut page, options, head.item, MARGIN + inner - QR, MARGIN);
    let top = MARGIN + HEAD;
    (page, Area::new(MARGIN, top, inner, height - MARGIN - FOOT - top))
}

/// `Billabong` and `seed 7`, as far as there are such.
pub(crate) fn name_and_seed(words: &Words, item: &Item) -> Vec<String> {
    let seed = item.seed.map(|seed| words.say("print-seed", &[("seed", seed.into())]));
    let name = Some(item.name(words)).filter(|name| !name.is_empty());
    name.into_iter().chain(seed).collect()
}

/// The QR code that opens the board, and the same as a link for those who read on a screen; where no server can be
/// reached, the board's code to type.
pub(crate) fn code(page: &mut Page, options: &PrintOptions, item: &Item, x: f32, y: f32) {
    let words = &options.words;
    let Some(base_url) = &options.base_url else { return typed_code(page, words, item, x, y) };
    let address = link::board_link(base_url, item);
    let Some(d) = qr::path(&address, QR) else { return too_large(page, words, x, y) };
    page.moved_fill("#000000", x, y, &d);
    page.link = Some((Area::new(x, y, QR, QR), address));
}

/// The board's code as text. A game without boards needs none.
fn typed_code(page: &mut Page, words: &Words, item: &Item, x: f32, y: f32) {
    let Some(code) = link::board_code(item) else { return };
    let leading = SMALLEST * POINT * 1.25;
    let lines = broken(&code, SMALLEST, QR);
    if (lines.len() + 1) as f32 * leading > QR {
        return too_large(page, words, x, y);
    }
    let head = words.say("print-code", &[]);
    let told = std::iter::once((head.as_str(), Weight::Bold));
    for (index, (text, weight)) in
        told.chain(lines.iter().map(|line| (line.as_str(), Weight::Regular))).enumerate()
    {
        let y = y + leading * (index as f32 + 0.8);
        page.text(x, y, SMALLEST, weight, Anchor::Start, text);
    }
}

/// Only a board drawn by hand with a lot on it, or with a name hundreds of characters long, gets here.
fn too_large(page: &mut Page, words: &Words, x: f32, y: f32) {
    for (line, which) in ["first", "second", "third"].into_iter().enumerate() {
        let text = words.pick("print-no-code", which, &[]);
        page.text(x, y + 4.0 + 3.4 * line as f32, 8.0, Weight::Regular, Anchor::Start, &text);
    }
}

/// All pages in order. Where fronts and backs belong together every sheet has a back, so that the whole can be printed
/// on both sides.
pub(crate) fn bound(words: &Words, leaves: Vec<Leaf>) -> Vec<Page> {
    let both = leaves.iter().any(|leaf| matches!(leaf, Leaf::Pair(..)));
    let mut pages = Vec::new();
    for leaf in leaves {
        match leaf {
            Leaf::Pair(front, back) => {
                pages.push((front, "both"));
                pages.push((back, "back"));
            }
            Leaf::Single(page) => {
                let (width, height) = (page.width, page.height);
                pages.push((page, if both { "blank-back" } else { "one" }));
                if both {
                    pages.push((Page::new(width, height), "blank"));
                }
            }
        }
    }
    // A blank back behind everything would only waste paper.
    if pages.last().is_some_and(|(_, note)| *note == "blank") {
        pages.pop();
        if let Some(last) = pages.last_mut() {
            last.1 = "one";
        }
    }
    let count = pages.len();
    let numbered = pages.into_iter().enumerate();
    numbered
        .map(|(index, (mut page, note))| {
            foot(&mut page, words, index + 1, count, note);
            page
        })
        .collect()
}

/// Page numbers, and fifty millimetres to lay a ruler on.
fn foot(page: &mut Page, words: &Words, number: usize, count: usize, note: &str) {
    let y = page.height - MARGIN;
    let note = words.pick("print-note", note, &[]);
    let args = [("number", number.into()), ("count", count.into()), ("note", note.into())];
    let told = words.say("print-foot", &args);
    page.text(MARGIN, y - 0.6, 7.0, Weight::Regular, Anchor::Start, &told);
    let right = page.width - MARGIN - THINNEST;
    let ruler = format!(
        "M{} {}v-2.4M{} {}h-50M{} {}v-2.4",
        Num(right),
        Num(y - 0.2),
        Num(right),
        Num(y - 0.2),
        Num(right - 50.0),
        Num(y - 0.2)
    );
    page.stroke(INK, THINNEST, &ruler);
    page.text(right - 25.0, y - 1.2, 7.0, Weight::Regular, Anchor::Middle, "50 mm");
}
