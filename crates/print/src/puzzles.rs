//! A sheet of puzzles: six on each page (three of a game whose table is wide), with their solutions upside down at its foot.

use crate::page::{Anchor, Area, INK, Page};
use crate::paper::{MARGIN, POINT, SMALLEST};
use crate::sheet::{Leaf, bound};
use crate::text::{Weight, wrap};
use crate::{PrintError, PrintOptions, flat, pdf};
use gambol_core::{Saying, Seat};
use gambol_draw::Look;
use gambol_games::Kind;
use serde_json::{Map, Value};

/// A puzzle, told already.
pub struct Card<'a> {
    /// The game.
    pub game: Kind,
    /// All its options.
    pub options: &'a Map<String, Value>,
    /// The position as whoever is asked may know it.
    pub state: &'a Value,
    /// Who is asked: the board lies before them.
    pub asked: Seat,
    /// Says the labels of the drawing.
    pub label: Box<dyn Fn(&Saying) -> String + 'a>,
    /// What it is called: `Easy`.
    pub title: String,
    /// Who is asked, and what.
    pub question: String,
    /// The answer.
    pub answer: String,
}

/// How many are below each other on a page.
const ROWS: usize = 3;
/// A drawing so much wider than high has a row to itself.
const WIDE: f32 = 1.25;
const HEAD: f32 = 9.0;
const FOOT: f32 = 6.0;
const GUTTER: f32 = 6.0;
/// The type of questions and of solutions, in points.
const TYPE: f32 = 8.0;

/// A PDF with these puzzles, under this title; `solutions` is what stands over the solutions.
pub fn puzzles(
    title: &str,
    solutions: &str,
    cards: &[Card<'_>],
    options: &PrintOptions,
) -> Result<Vec<u8>, PrintError> {
    let pages = pages([title, solutions], cards, options)?;
    let bound = bound(&options.words, pages.into_iter().map(Leaf::Single).collect());
    pdf::pdf(title, options.words.language(), &bound)
}

fn pages(heads: [&str; 2], cards: &[Card<'_>], options: &PrintOptions) -> Result<Vec<Page>, PrintError> {
    if cards.is_empty() {
        return Err(PrintError::Nothing);
    }
    let drawn = cards.iter().map(|card| Drawn::new(card, options)).collect::<Result<Vec<_>, _>>()?;
    let is_wide = drawn.iter().any(|drawn| drawn.width > WIDE * drawn.height);
    let columns = if is_wide { 1 } else { 2 };
    let pages = drawn.chunks(ROWS * columns).enumerate();
    Ok(pages.map(|(number, drawn)| page(heads, number * ROWS * columns, drawn, columns, options)).collect())
}

/// A puzzle with its drawing, whose size is in units of its own.
struct Drawn<'a> {
    card: &'a Card<'a>,
    svg: String,
    width: f32,
    height: f32,
}

impl<'a> Drawn<'a> {
    fn new(card: &'a Card<'a>, options: &PrintOptions) -> Result<Drawn<'a>, PrintError> {
        let theme = options.theme();
        let look = Look { theme, viewer: card.asked, words: Some(&*card.label), ..Look::default() };
        let svg = gambol_draw::state(card.game, card.options, card.state, &look)
            .map_err(|error| PrintError::Pdf(error.to_string()))?;
        let (width, height) = flat::size(&svg).ok_or_else(|| PrintError::Pdf("a board has a size".into()))?;
        Ok(Drawn { card, svg, width, height })
    }
}

fn page(
    [title, solutions]: [&str; 2],
    before: usize,
    drawn: &[Drawn<'_>],
    columns: usize,
    options: &PrintOptions,
) -> Page {
    let (width, height) = options.paper.size();
    let mut page = Page::new(width, height);
    page.text(MARGIN, MARGIN + 5.5, 15.0, Weight::Bold, Anchor::Start, title);
    let inner = width - 2.0 * MARGIN;
    let answer =
        |(index, drawn): (usize, &Drawn<'_>)| format!("**{}** {}", before + index + 1, drawn.card.answer);
    let answers: Vec<String> = drawn.iter().enumerate().map(answer).collect();
    let told = format!("**{solutions}** {}", answers.join("  "));
    let leading = SMALLEST * POINT * 1.3;
    let foot = wrap(&told, SMALLEST, inner).len() as f32 * leading + 3.0;
    let bottom = height - MARGIN - FOOT;
    // Upside down, so that nobody reads it by accident.
    page.turned(width / 2.0, bottom - foot / 2.0, 180.0);
    page.paragraph(MARGIN, bottom - foot + 1.0, inner, SMALLEST, &told);
    page.back();
    let top = MARGIN + HEAD;
    let wide = (inner - GUTTER * (columns - 1) as f32) / columns as f32;
    let high = (bottom - foot - top) / ROWS as f32;
    for (index, drawn) in drawn.iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let (x, y) = (MARGIN + column as f32 * (wide + GUTTER), top + row as f32 * high);
        put(&mut page, before + index + 1, drawn, Area::new(x, y, wide, high - 3.0));
    }
    page
}

fn put(page: &mut Page, number: usize, drawn: &Drawn<'_>, area: Area) {
    page.stroke(INK, 0.0, &format!("M{} {}h{}", area.x, area.y, area.width));
    let text = format!("**{number}** · {} · {}", drawn.card.title, drawn.card.question);
    let under = page.paragraph(area.x, area.y + 0.8, area.width, TYPE, &text) + 1.5;
    let room = Area::new(area.x, under, area.width, area.bottom() - under);
    let unit = (room.width / drawn.width).min(room.height / drawn.height) * 100.0;
    let x = room.x + (room.width - drawn.width * unit / 100.0) / 2.0;
    page.drawing(&drawn.svg, x, room.y, unit, None);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Paper;
    use gambol_core::Eyes;

    /// The pages of a sheet with twelve puzzles: the first position of a game, asked about nothing in particular.
    fn sheet(game: Kind, paper: Paper) -> Vec<String> {
        let start = game.start(&Map::new()).expect("every game has defaults");
        let (options, state) = (start.options(), start.state(Eyes::Seat(Seat(0))));
        let card = |number: usize| Card {
            game,
            options: &options,
            state: &state,
            asked: Seat(0),
            label: Box::new(|label| label.name.to_string()),
            title: "Easy".into(),
            question: format!("Question-{number}?"),
            answer: format!("answer-{number}."),
        };
        let cards: Vec<_> = (1..=12).map(card).collect();
        let options = PrintOptions { paper, ..PrintOptions::default() };
        let pages = pages(["Puzzles", "Solutions"], &cards, &options).expect("it can be drawn");
        pages.iter().map(Page::svg).collect()
    }

    #[test]
    fn each_page_has_its_own_solutions_upside_down() {
        for (paper, game) in Paper::ALL.into_iter().flat_map(|paper| Kind::ALL.map(|game| (paper, game))) {
            let pages = sheet(game, paper);
            assert!([2, 4].contains(&pages.len()), "{game}: {} pages", pages.len());
            let on_a_page = 12 / pages.len();
            for number in 1..=12 {
                let page = &pages[(number - 1) / on_a_page];
                let turned = page.find("rotate(180").expect("something is upside down");
                let answer = page.find(&format!("answer-{number}.")).expect("it has its solution");
                assert!(turned < answer && page.contains(&format!("Question-{number}?")), "{game} {number}");
            }
        }
    }

    #[test]
    fn nothing_is_no_sheet() {
        let options = PrintOptions::default();
        assert_eq!(puzzles("Puzzles", "Solutions", &[], &options), Err(PrintError::Nothing));
    }
}
