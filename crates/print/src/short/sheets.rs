//! A short rulebook on paper: two columns on one or two pages, with its pictures.

use super::{Block, Book, Reader};
use crate::PrintError;
use crate::item::Item;
use crate::kits::Bench;
use crate::page::{Anchor, Area, Page};
use crate::paper::POINT;
use crate::sheet::{Head, upright};
use crate::text::{Weight, wrap};
use gambol_draw::art::Symbol;
use gambol_draw::contact;
use gambol_draw::theme::Theme;
use gambol_games::Kind;
use gambol_words::Words;

/// How the rules may be set: on so many pages, in type of so many points, with pictures at most so many millimetres high.
/// The first that fits is taken.
const SETTINGS: [(usize, Setting); 8] = [
    (1, Setting { points: 10.0, tallest: 60.0 }),
    (1, Setting { points: 9.5, tallest: 50.0 }),
    (2, Setting { points: 11.0, tallest: 85.0 }),
    (2, Setting { points: 11.0, tallest: 72.0 }),
    (2, Setting { points: 10.5, tallest: 62.0 }),
    (2, Setting { points: 10.0, tallest: 55.0 }),
    (2, Setting { points: 9.5, tallest: 48.0 }),
    (2, Setting { points: 9.0, tallest: 42.0 }),
];

/// How the rules are set.
#[derive(Clone, Copy)]
struct Setting {
    points: f32,
    tallest: f32,
}

const GUTTER: f32 = 8.0;
/// The space between the frames of a picture.
const APART: f32 = 3.0;
/// The room of a sign in a legend.
const SIGN: f32 = 9.0;

/// What stands in a column.
enum Piece {
    Heading(String),
    Text(String),
    Bullet(String),
    Sign(Symbol, String),
    Picture(Picture),
}

/// A picture, drawn.
struct Picture {
    /// Each frame with the part of it that is shown.
    frames: Vec<(String, [f32; 4])>,
    caption: String,
}

impl Picture {
    /// The width and height of every frame in a column so wide.
    fn sizes(&self, width: f32, tallest: f32) -> Vec<(f32, f32)> {
        let count = self.frames.len() as f32;
        let room = (width - APART * (count - 1.0))
            / self.frames.iter().map(|(_, part)| part[2] / part[3]).sum::<f32>();
        let high = room.min(tallest);
        self.frames.iter().map(|(_, part)| (high * part[2] / part[3], high)).collect()
    }
}

fn leading(points: f32) -> f32 {
    points * POINT * 1.32
}

/// The type of captions.
fn small(points: f32) -> f32 {
    (points - 1.0).max(8.0)
}

impl Piece {
    /// Its height with the gap above it.
    fn height(&self, setting: Setting, width: f32) -> f32 {
        let points = setting.points;
        let line = leading(points);
        let lines = |text: &str, width: f32| wrap(text, points, width).len() as f32;
        match self {
            Piece::Heading(_) => line * 1.9,
            Piece::Text(text) => line * (lines(text, width) + 0.35),
            Piece::Bullet(text) => line * (lines(text, width - 3.5) + 0.2),
            Piece::Sign(_, text) => (line * lines(text, width - SIGN - 2.0)).max(SIGN) + 1.0,
            Piece::Picture(picture) => {
                let high = picture.sizes(width, setting.tallest).first().map_or(0.0, |(_, high)| *high);
                let caption = wrap(&picture.caption, small(points), width).len() as f32;
                high + caption * leading(small(points)) + 3.5
            }
        }
    }

    /// Whether it only makes sense with what follows: a heading, or a text that ends in a colon.
    fn leads_on(&self) -> bool {
        match self {
            Piece::Heading(_) => true,
            Piece::Text(text) => text.ends_with(':'),
            _ => false,
        }
    }

    fn put(&self, bench: &Bench<'_>, page: &mut Page, (x, y): (f32, f32), setting: Setting, width: f32) {
        let points = setting.points;
        let (line, next) = (leading(points), y + self.height(setting, width));
        match self {
            Piece::Heading(text) => {
                page.text(x, next - line * 0.3, points + 2.5, Weight::Bold, Anchor::Start, text);
            }
            Piece::Text(text) => {
                page.paragraph(x, y, width, points, text);
            }
            Piece::Bullet(text) => {
                page.text(x + 0.6, y + line * 0.75, points, Weight::Regular, Anchor::Start, "•");
                page.paragraph(x + 3.5, y, width - 3.5, points, text);
            }
            Piece::Sign(symbol, text) => {
                let middle = (y + next - 1.0) / 2.0;
                page.put(&bench.art, *symbol, x + SIGN / 2.0, middle, 0.0, SIGN);
                let lines = wrap(text, points, width - SIGN - 2.0).len() as f32;
                page.paragraph(x + SIGN + 2.0, middle - lines * line / 2.0, width - SIGN - 2.0, points, text);
            }
            Piece::Picture(picture) => {
                let sizes = picture.sizes(width, setting.tallest);
                let across = sizes.iter().map(|(wide, _)| wide + APART).sum::<f32>() - APART;
                let (mut at, top) = (x + (width - across) / 2.0, y + 1.0);
                for ((svg, part), (wide, _)) in picture.frames.iter().zip(&sizes) {
                    let [left, over, units, high] = *part;
                    page.drawing(
                        svg,
                        at,
                        top,
                        wide / units * 100.0,
                        Some(Area::new(left, over, units, high)),
                    );
                    at += wide + APART;
                }
                let high = sizes.first().map_or(0.0, |(_, high)| *high);
                page.paragraph(x, top + high + 0.5, width, small(points), &picture.caption);
            }
        }
    }
}

/// Whose game it is, and what Gambol is beside it: stands under the rules of every game.
fn thanks(words: &Words, kind: Kind) -> [Piece; 3] {
    let say = |key: &str| words.say(key, &[]);
    let credit = say(&format!("credit-{}", kind.name()));
    [Piece::Heading(say("homage-heading")), Piece::Text(credit), Piece::Text(say("homage"))]
}

/// All that stands in the columns.
fn pieces(book: Book, words: &Words, theme: Theme) -> Vec<Piece> {
    let art: Vec<Symbol> = contact::sections().into_iter().flat_map(|(.., symbols)| symbols).collect();
    let mut pieces = Vec::new();
    let mut count = 0;
    for section in book.sections {
        if !section.heading.is_empty() {
            pieces.push(Piece::Heading(section.heading));
        }
        for block in section.blocks {
            match block {
                Block::Text(text) => pieces.push(Piece::Text(text)),
                Block::Bullet(text) => pieces.push(Piece::Bullet(text)),
                Block::Legend(signs) => pieces.extend(signs.into_iter().filter_map(|sign| {
                    let symbol = art.iter().find(|symbol| symbol.name == sign.symbol)?;
                    Some(Piece::Sign(*symbol, sign.words))
                })),
                Block::Picture(number) => {
                    let scene = &book.scenes[number];
                    let frames = scene.frames.iter().map(|frame| {
                        count += 1;
                        let svg = frame.draw(words, theme, &format!("r{count}-"));
                        let part = frame.part(&svg);
                        (svg, part)
                    });
                    let frames = frames.collect();
                    pieces.push(Piece::Picture(Picture { frames, caption: scene.caption.clone() }));
                }
            }
        }
    }
    pieces.extend(thanks(words, book.kind));
    pieces
}

/// Where columns so high end, each with the number of the first piece that is not in it; none if something is higher.
fn columns(pieces: &[Piece], heights: &[f32], room: f32) -> Option<Vec<usize>> {
    let mut ends = Vec::new();
    let mut first = 0;
    while first < pieces.len() {
        let (mut end, mut used) = (first, 0.0);
        while end < pieces.len() && used + heights[end] <= room {
            used += heights[end];
            end += 1;
        }
        // Nothing that leads to what follows stands alone at the foot of a column.
        while end < pieces.len() && end > first && pieces[end - 1].leads_on() {
            end -= 1;
        }
        if end == first {
            return None;
        }
        ends.push(end);
        first = end;
    }
    Some(ends)
}

/// The lowest columns, of so many, that hold everything.
fn lowest(pieces: &[Piece], heights: &[f32], room: f32, count: usize) -> Option<Vec<usize>> {
    let fits = |room: f32| columns(pieces, heights, room).filter(|ends| ends.len() <= count);
    let mut best = fits(room)?;
    let (mut low, mut high) = (0.0, room);
    for _ in 0..12 {
        let middle = f32::midpoint(low, high);
        match fits(middle) {
            Some(ends) => (best, high) = (ends, middle),
            None => low = middle,
        }
    }
    Some(best)
}

/// The pages with the rules.
pub(crate) fn sheets(bench: &Bench<'_>, item: &Item) -> Result<Vec<Page>, PrintError> {
    let words = &bench.options.words;
    let book = Book::read(words, item.kind, Reader::Paper(&item.options))
        .map_err(|error| PrintError::Pdf(error.to_string()))?;
    let pieces = pieces(book, words, bench.art.theme);
    let how = match bench.options.base_url {
        Some(_) => "print-how-rules.scan",
        None => "print-how-rules",
    };
    let (part, how) = (bench.pick("print-part", "rules"), bench.say(how, &[]));
    let start = || upright(bench.options, &Head { item, part: &part, how: &how });
    let (_, area) = start();
    let width = (area.width - GUTTER) / 2.0;
    let fitting = SETTINGS.into_iter().find_map(|(sheets, setting)| {
        let heights: Vec<f32> = pieces.iter().map(|piece| piece.height(setting, width)).collect();
        Some((setting, lowest(&pieces, &heights, area.height, 2 * sheets)?))
    });
    let (setting, ends) =
        fitting.ok_or_else(|| PrintError::Pdf("the rules do not fit on two pages".to_owned()))?;
    let mut pages = Vec::new();
    let mut first = 0;
    for (column, end) in ends.into_iter().enumerate() {
        if column % 2 == 0 {
            pages.push(start().0);
        }
        let page = pages.last_mut().expect("a page was begun");
        let x = area.x + (column % 2) as f32 * (width + GUTTER);
        // A heading at the top of a column needs no gap above it.
        let lift =
            if matches!(pieces[first], Piece::Heading(_)) { leading(setting.points) * 0.9 } else { 0.0 };
        let mut y = area.y - lift;
        for piece in &pieces[first..end] {
            piece.put(bench, page, (x, y), setting, width);
            y += piece.height(setting, width);
        }
        first = end;
    }
    Ok(pages)
}
