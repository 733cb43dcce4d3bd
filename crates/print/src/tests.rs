//! Kits as a whole: pages, sizes, lines, type, margins, text.

use super::*;
use crate::kits::leaves;
use crate::page::Page;
use crate::paper::{MARGIN, POINT, SMALLEST, THINNEST};
use crate::sheet::{Leaf, bound};
use gambol_games::Kind;
use lopdf::Document;
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use usvg::roxmltree;

fn item(game: Kind, options: Value) -> Item {
    let Value::Object(options) = options else { panic!("options are an object") };
    Item::new(game, &options).unwrap()
}

fn pages(items: &[Item], options: &PrintOptions) -> Vec<Page> {
    bound(&options.words, leaves(items, options).unwrap())
}

/// As a server prints that others can reach.
fn reachable() -> PrintOptions {
    PrintOptions { base_url: Some("https://gambol.example".into()), ..PrintOptions::default() }
}

/// All that is written on the pages of a kit with its rules.
fn told(items: &[Item], options: &PrintOptions) -> String {
    let text = |page: &Page| {
        let svg = page.svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let texts = document.descendants().filter(|node| node.has_tag_name("text"));
        texts.filter_map(|node| node.text().map(str::to_owned)).collect::<Vec<_>>().join(" ")
    };
    let told: Vec<String> =
        pages(items, &PrintOptions { rules: true, ..options.clone() }).iter().map(text).collect();
    told.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Every game on both papers, in full, in lines and on coloured ground, with its rules.
fn everything() -> Vec<(String, Vec<Item>, PrintOptions)> {
    let mut all = Vec::new();
    for game in Kind::ALL {
        for paper in Paper::ALL {
            for (ink_saving, background) in [(false, false), (true, false), (false, true)] {
                let options = PrintOptions { paper, ink_saving, background, rules: true, ..reachable() };
                all.push((format!("{} {paper}", game.name()), vec![item(game, json!({}))], options));
            }
        }
    }
    for (size, side_bar) in [("tiny", SideBar::None), ("huge", SideBar::Scores), ("large", SideBar::Rules)] {
        for paper in Paper::ALL {
            let options = PrintOptions { paper, side_bar, ..reachable() };
            all.push((
                format!("{size} sheet {paper}"),
                vec![item(Kind::Kangaruse, json!({"size": size, "seed": 3}))],
                options,
            ));
        }
    }
    let shipped = gambol_games::boards::all()
        .map(|board| Item::new(board.game, &one("board", board.name.into())).unwrap());
    all.push(("all boards".into(), shipped.collect(), reachable()));
    all
}

/// Every game in every other language, with its rules; a large sheet beside them, whose bar is full of words.
fn in_every_language() -> Vec<(String, Vec<Item>, PrintOptions)> {
    let mut all = Vec::new();
    for tag in Words::languages().filter(|tag| *tag != "en") {
        let options = PrintOptions { words: Words::for_language(tag), rules: true, ..reachable() };
        for game in Kind::ALL {
            all.push((format!("{tag} {game}"), vec![item(game, json!({}))], options.clone()));
        }
        let sheet = vec![item(Kind::Kangaruse, json!({"size": "large", "seed": 3}))];
        all.push((format!("{tag} scores"), sheet, PrintOptions { side_bar: SideBar::Scores, ..options }));
    }
    all
}

#[test]
fn kits_say_everything_in_every_language() {
    for (name, items, options) in in_every_language() {
        let said = told(&items, &options);
        assert_eq!(options.words.missing(), 0, "{name}");
        assert!(!said.contains(['⟨', '{', '}']), "{name}");
        let english = [" the ", " and ", " with ", " your ", " which ", " of the "];
        let left = english.into_iter().find(|word| said.contains(word));
        assert!(left.is_none(), "{name}: {left:?}");
    }
}

fn one(key: &str, value: Value) -> Map<String, Value> {
    Map::from_iter([(key.to_owned(), value)])
}

#[test]
fn every_game_becomes_a_pdf_with_pages_of_the_right_size() {
    let counts =
        [(Kind::MuddyRide, 10), (Kind::Duel, 6), (Kind::Kangaruse, 3), (Kind::TwoPaths, 4), (Kind::Gunst, 5)];
    for (game, count) in counts {
        for paper in Paper::ALL {
            let options = PrintOptions { paper, rules: true, ..PrintOptions::default() };
            let pdf = kit(&[item(game, json!({}))], &options).unwrap();
            assert!(pdf.starts_with(b"%PDF"));
            let document = Document::load_mem(&pdf).unwrap();
            let pages = document.get_pages();
            assert_eq!(pages.len(), count, "{game} {paper}");
            let (width, height) = paper.size();
            for (number, id) in pages {
                let page = document.get_dictionary(id).unwrap();
                let sides: Vec<f32> = page
                    .get(b"MediaBox")
                    .unwrap()
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|side| side.as_float().unwrap() * POINT)
                    .collect();
                let across = game == Kind::Kangaruse && number == 1;
                let (wide, high) = if across { (height, width) } else { (width, height) };
                assert!(
                    (sides[2] - wide).abs() < 0.01 && (sides[3] - high).abs() < 0.01,
                    "{game} {paper}: {sides:?}"
                );
            }
        }
    }
}

#[test]
fn text_is_text() {
    let options = PrintOptions { rules: true, ..PrintOptions::default() };
    let pdf = kit(&[item(Kind::Kangaruse, json!({"seed": 7}))], &options).unwrap();
    let document = Document::load_mem(&pdf).unwrap();
    let first = written(&document, 1);
    assert!(first.contains("seed7") && first.contains("Kangaruse"), "{first}");
    assert!(written(&document, 2).contains("Kangaroos"));
    assert!(written(&document, 3).contains("independent"));
}

/// The letters of a page in the order in which they are shown, by the tables that its fonts give for copying text.
fn written(document: &Document, page: u32) -> String {
    let id = document.get_pages()[&page];
    let fonts = document.get_page_fonts(id).unwrap();
    let tables: HashMap<Vec<u8>, HashMap<u16, char>> = fonts
        .into_iter()
        .map(|(name, font)| {
            let table = font.get(b"ToUnicode").unwrap().as_reference().unwrap();
            let table = document.get_object(table).unwrap().as_stream().unwrap().get_plain_content().unwrap();
            (name, letters(&String::from_utf8_lossy(&table)))
        })
        .collect();
    let content = lopdf::content::Content::decode(&document.get_page_content(id).unwrap()).unwrap();
    let mut table = None;
    let mut text = String::new();
    for operation in content.operations {
        match (operation.operator.as_str(), operation.operands.as_slice()) {
            ("Tf", [name, _]) => table = tables.get(name.as_name().unwrap()),
            ("Tj", [shown]) => {
                let glyphs =
                    shown.as_str().unwrap().chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]));
                text.extend(glyphs.filter_map(|glyph| table.unwrap().get(&glyph)));
            }
            _ => {}
        }
    }
    text.retain(|letter| letter != ' ');
    text
}

/// The pairs `<0001> <004B>` of a table.
fn letters(table: &str) -> HashMap<u16, char> {
    let number = |text: &str| u16::from_str_radix(text.trim().strip_prefix('<')?.strip_suffix('>')?, 16).ok();
    let pair = |line: &str| {
        let (glyph, letter) = line.trim().split_once(' ')?;
        Some((number(glyph)?, char::from_u32(u32::from(number(letter)?))?))
    };
    table.lines().filter_map(pair).collect()
}

#[test]
fn the_same_kit_has_the_same_bytes() {
    let made = || kit(&[item(Kind::Duel, json!({}))], &PrintOptions::default()).unwrap();
    assert!(made() == made());
}

#[test]
fn several_sheets_go_into_one_pdf_and_are_different() {
    let items: Vec<Item> = (5..9).map(|seed| item(Kind::Kangaruse, json!({"seed": seed}))).collect();
    let pages = pages(&items, &reachable());
    assert_eq!(pages.len(), 4);
    for pair in pages.windows(2) {
        assert_ne!(pair[0].svg(), pair[1].svg());
        assert_ne!(pair[0].link, pair[1].link);
    }
}

#[test]
fn every_sheet_has_its_name_its_seed_and_a_code_that_opens_it() {
    let options = reachable();
    let generated = Item::generated(Kind::Duel, &one("seed", 12.into())).unwrap();
    let board = generated.board.clone().unwrap();
    for page in pages(&[generated], &options) {
        let Some((_, address)) = &page.link else { continue };
        let code = address.strip_prefix("https://gambol.example/b/").unwrap();
        assert_eq!(gambol_games::code::read(code).unwrap().board, board);
        assert!(page.svg().contains("seed 12"), "{}", &page.svg()[..600]);
    }
    for (name, items, options) in everything() {
        for page in pages(&items, &options) {
            let is_blank = page.svg().contains("left blank: the back");
            assert_eq!(page.link.is_none(), is_blank, "{name}");
            let Some((_, address)) = page.link else { continue };
            if name.starts_with("gunst") {
                assert!(address.ends_with("/gunst"), "{address}");
                continue;
            }
            let code = address.split_once("/b/").unwrap_or_else(|| panic!("{name}: {address} is no board")).1;
            let coded = gambol_games::code::read(code).unwrap();
            let printed = items.iter().any(|item| item.board.as_ref() == Some(&coded.board));
            let ships = matches!(coded.source, gambol_games::code::Source::BuiltIn(_));
            assert!(printed || ships, "{name}: {address} is not what is printed");
        }
    }
}

#[test]
fn the_plain_clearing_has_a_code_too() {
    for rows in 6..=10 {
        let item = item(Kind::TwoPaths, json!({"rows": rows}));
        let address = crate::link::board_link("http://x", &item);
        let code = address.strip_prefix("http://x/b/").unwrap();
        assert_eq!(gambol_games::code::read(code).unwrap().board, item.board.unwrap());
    }
}

#[test]
fn the_largest_sheets_still_fit_into_a_code() {
    let kinds = gambol_draw::art::kangaruse::ICONS.map(|icon| icon.name[3..].to_owned());
    let mut board = item(Kind::Kangaruse, json!({"size": "huge", "seed": 1})).options["board"].clone();
    let cells =
        (b'a'..=b'p').flat_map(|file| (1..=12).map(move |rank| format!("{}{rank}", char::from(file))));
    let squares = cells.enumerate().map(|(index, cell)| {
        let kind = &kinds[(index * 11 + index / 7) % kinds.len()];
        let square = match kind.as_str() {
            "score" => json!({"type": kind, "value": index as i64 % 99 + 1}),
            "echidna" => json!({"type": "koala"}),
            _ => json!({"type": kind}),
        };
        (cell, square)
    });
    board["squares"] = squares.collect::<Map<_, _>>().into();
    board["name"] = "A sheet with a rather long name of its own".into();
    let item = Item::board(board).unwrap();
    assert!(pages(&[item], &reachable()).iter().all(|page| page.link.is_some()));
}

#[test]
fn markup_in_a_name_stays_text() {
    let board = json!({"game": "duel", "name": "<script>alert(1)</script>\"'&", "fields": {}});
    let item = Item::board(board).unwrap();
    for page in pages(std::slice::from_ref(&item), &PrintOptions::default()) {
        assert!(!page.svg().contains("<script"));
        assert!(usvg::roxmltree::Document::parse(&page.svg()).is_ok());
    }
    assert!(kit(&[item], &PrintOptions::default()).is_ok());
}

#[test]
fn no_line_is_too_thin_and_no_letter_too_small() {
    for (name, items, options) in everything() {
        for page in pages(&items, &options) {
            let svg = page.svg();
            let document = roxmltree::Document::parse(&svg).unwrap();
            check(document.root_element(), 1.0, "none", &name);
        }
    }
}

/// Lengths are millimetres at the root, since the page's box is.
fn check(node: roxmltree::Node<'_, '_>, scale: f32, stroke: &str, name: &str) {
    let factor = node.attribute("transform").and_then(|transform| {
        transform.split_once("scale(")?.1.split([' ', ')']).next()?.parse::<f32>().ok()
    });
    let scale = scale * factor.map_or(1.0, f32::abs);
    let stroke = node.attribute("stroke").unwrap_or(stroke);
    let number = |key| node.attribute(key).and_then(|value| value.parse::<f32>().ok());
    let tag = node.tag_name().name();
    if matches!(tag, "path" | "rect" | "circle" | "ellipse") && stroke != "none" {
        let width = number("stroke-width").unwrap_or(1.0) * scale;
        assert!(width > THINNEST - 0.004, "{name}: a line of {width} mm");
    }
    if tag == "text" {
        let size = number("font-size").unwrap() * scale / POINT;
        assert!(size > SMALLEST - 0.03, "{name}: type of {size} points");
    }
    for child in node.children().filter(roxmltree::Node::is_element) {
        check(child, scale, stroke, name);
    }
}

#[test]
fn everything_stays_within_the_margin() {
    let options = usvg::Options { fontdb: crate::pdf::fonts(), ..usvg::Options::default() };
    for (name, items, print) in everything().into_iter().chain(in_every_language()) {
        for (number, page) in pages(&items, &print).into_iter().enumerate() {
            let tree = usvg::Tree::from_str(&page.svg(), &options).unwrap();
            let edges = edges(tree.root()).map(|edge| edge * POINT);
            let (right, bottom) = (page.width - MARGIN, page.height - MARGIN);
            // A J hangs out a little to the left of where it stands.
            let inside = edges[0] > MARGIN - 0.5
                && edges[1] > MARGIN - 0.3
                && edges[2] < right + 0.3
                && edges[3] < bottom + 0.3;
            assert!(inside, "{name}, page {}: {edges:?}", number + 1);
        }
    }
}

/// Left, top, right and bottom of all that is drawn and not clipped.
fn edges(group: &usvg::Group) -> [f32; 4] {
    let mut all = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    for node in group.children() {
        let found = match node {
            usvg::Node::Group(group) if group.clip_path().is_some() => continue,
            usvg::Node::Group(group) => edges(group),
            node => {
                let drawn = node.abs_stroke_bounding_box();
                [drawn.left(), drawn.top(), drawn.right(), drawn.bottom()]
            }
        };
        all = [all[0].min(found[0]), all[1].min(found[1]), all[2].max(found[2]), all[3].max(found[3])];
    }
    all
}

#[test]
fn pieces_have_their_true_sizes() {
    let svg = |game: Kind, page: usize| pages(&[item(game, json!({}))], &PrintOptions::default())[page].svg();
    assert_eq!(
        svg(Kind::MuddyRide, 2).matches("width=\"80\" height=\"80\"").count(),
        4,
        "four tiles of 80 mm"
    );
    assert!(svg(Kind::MuddyRide, 0).contains("width=\"160\" height=\"160\""), "a frame around 160 mm");
    assert!(svg(Kind::Duel, 0).contains("scale(0.26)"), "fields of 26 mm");
    assert!(svg(Kind::TwoPaths, 0).contains("scale(0.235)"), "spaces of 18 mm");
    for page in 0..4 {
        assert!(svg(Kind::MuddyRide, page).contains("h-50"), "a ruler of 50 mm");
    }
}

#[test]
fn backs_lie_behind_their_fronts() {
    let leaves = leaves(
        &[item(Kind::MuddyRide, json!({})), item(Kind::TwoPaths, json!({}))],
        &PrintOptions::default(),
    )
    .unwrap();
    let count = leaves.len();
    let pairs: Vec<bool> = leaves.iter().map(|leaf| matches!(leaf, Leaf::Pair(..))).collect();
    assert!(pairs.contains(&true) && pairs.contains(&false));
    // Every sheet but the last has two pages, so that every front has an odd number.
    assert_eq!(bound(&Words::english(), leaves).len(), 2 * count - 1);
}

#[test]
fn rules_on_paper_have_those_of_the_squares_too() {
    let options = PrintOptions { rules: true, side_bar: SideBar::Scores, ..PrintOptions::default() };
    let pages = pages(
        &[item(Kind::Kangaruse, json!({"seed": 1})), item(Kind::Kangaruse, json!({"seed": 2}))],
        &options,
    );
    let titles = ["Kangaruse: Squares", "Kangaruse: Rules"];
    assert_eq!(pages.len(), 5);
    assert!(pages[2].svg().contains(titles[0]) && pages[3].svg().contains(titles[1]));
}

#[test]
fn what_cannot_be_printed_is_said() {
    assert_eq!(kit(&[], &PrintOptions::default()), Err(PrintError::Nothing));
    let wrong = Item::board(json!({"game": "duel", "name": "x", "fields": {"z9": {}}})).unwrap_err();
    assert!(wrong.to_string().contains("z9"), "{wrong}");
    let set = Item::board(json!({"tile_set": "nowhere", "lay": [["A", 0], ["B", 0], ["C", 0], ["D", 0]]}))
        .unwrap_err();
    assert!(set.to_string().contains("nowhere"), "{set}");
}

#[test]
fn a_sheet_with_every_type_of_square_gets_a_page_for_their_rules() {
    let billabong =
        Item::new(Kind::Kangaruse, &Map::from_iter([("board".to_owned(), json!("billabong"))])).unwrap();
    let squares = billabong.options["board"]["squares"].as_object().unwrap();
    assert!(!squares.is_empty());
    let mut board = billabong.options["board"].clone();
    let kinds = gambol_draw::art::kangaruse::ICONS.map(|icon| icon.name[3..].to_owned());
    let names: Vec<String> = squares.keys().cloned().collect();
    for (name, kind) in names.iter().zip(kinds) {
        board["squares"][name] = match kind.as_str() {
            "score" => json!({"type": kind, "value": 3}),
            "echidna" => json!({"type": kind, "value": 99}),
            _ => json!({"type": kind}),
        };
    }
    let item = Item::board(board).unwrap();
    let pages = pages(&[item], &PrintOptions::default());
    assert!(pages.len() <= 2);
    let told: String = pages.iter().map(Page::svg).collect();
    assert!(told.contains("Mistletoebird") && told.contains("Quoll"));
}

#[test]
fn the_rules_on_paper_say_what_the_printed_rulebooks_say() {
    let said: [(Kind, &[&str]); 5] = [
        (
            Kind::MuddyRide,
            &["The youngest player decides who begins", "Swapping.", "Open flags.", "Matyáš Veselý"],
        ),
        (
            Kind::Duel,
            &["three bullets", "two bullets", "last held a gun", "for small cowboys, the other for large"],
        ),
        (
            Kind::Kangaruse,
            &[
                "The best jumper begins, then it goes clockwise",
                "You may stop at any time",
                "CROC",
                "Pandaqi",
            ],
        ),
        (
            Kind::TwoPaths,
            &[
                "on the clearing",
                "where the leap would land",
                "taken off at once",
                "from 8 years, ten minutes",
                "worse liar",
            ],
        ),
        (
            Kind::Gunst,
            &[
                "whoever first shouts GUNST! has the say",
                "doubles the effect",
                "a quarter round the ring",
                "Fladlandssaga",
            ],
        ),
    ];
    // Who begins stands on the sheets that lie on the table too.
    let sheets = [
        (Kind::MuddyRide, "The youngest decides who begins"),
        (Kind::TwoPaths, "The worse liar begins"),
        (Kind::Kangaruse, "The best jumper begins"),
    ];
    for (kind, sentence) in sheets {
        let sheet = pages(&[item(kind, json!({}))], &PrintOptions::default())[0].svg();
        let letters = |text: &str| text.split_whitespace().collect::<String>();
        let written: String =
            sheet.split('<').filter_map(|part| part.split_once('>')).map(|part| part.1).collect();
        assert!(letters(&written).contains(&letters(sentence)), "{kind}: {written}");
    }
    for (kind, sentences) in said {
        let told = told(&[item(kind, json!({}))], &PrintOptions::default());
        for sentence in sentences.iter().chain(&["independent homage", "buy the box"]) {
            assert!(told.contains(sentence), "{kind}: {sentence}: {told}");
        }
        assert!(!told.contains("counts double") && !told.contains('['), "{kind}: {told}");
    }
}

#[test]
fn the_board_of_a_duel_has_a_side_for_each_size_of_cowboy() {
    let leaves = leaves(&[item(Kind::Duel, json!({}))], &PrintOptions::default()).unwrap();
    let Leaf::Pair(front, back) = &leaves[0] else { panic!("the board has two sides") };
    assert!(front.svg().contains("Board, small cowboys") && back.svg().contains("Board, large cowboys"));
}

#[test]
fn each_lord_has_a_staff_and_a_place_for_it() {
    let pages = pages(&[item(Kind::Gunst, json!({}))], &PrintOptions::default());
    for half in &pages[..2] {
        let svg = half.svg();
        assert_eq!(svg.matches("your mirror staff lies here").count(), 1);
        for row in ["Knights", "Warriors", "Farmers", "Thieves", "Scholars"] {
            assert_eq!(svg.matches(&format!(">{row}<")).count(), 1, "{row}");
        }
    }
    assert_eq!(pages[2].svg().matches(">mirror staff<").count(), 2);
    // Clockwise: what lies to the right of one lord lies to the left of the other.
    let seasons = |page: &Page| -> Vec<usize> {
        let svg = page.svg();
        ["spring", "summer", "autumn", "winter"]
            .map(|name| svg.matches(&format!(">{name}<")).count())
            .to_vec()
    };
    assert_eq!((seasons(&pages[0]), seasons(&pages[1])), (vec![1, 0, 1, 1], vec![1, 1, 1, 0]));
}

#[test]
fn without_a_server_that_others_reach_the_code_is_text() {
    let sheet = item(Kind::Kangaruse, json!({"seed": 7}));
    let code = crate::link::board_code(&sheet).unwrap();
    for kind in Kind::ALL {
        let items = [if kind == Kind::Kangaruse { sheet.clone() } else { item(kind, json!({})) }];
        assert!(pages(&items, &PrintOptions::default()).iter().all(|page| page.link.is_none()), "{kind}");
        let told = told(&items, &PrintOptions::default());
        assert_eq!(told.contains("Board code"), kind != Kind::Gunst, "{kind}");
        assert_eq!(told.contains(&code), kind == Kind::Kangaruse, "{kind}: {told}");
        assert!(!told.contains("localhost") && !told.contains("Scan"), "{kind}");
    }
}

#[test]
fn what_was_agreed_is_on_the_sheet() {
    for side_bar in [SideBar::Rules, SideBar::Scores] {
        let options = PrintOptions { side_bar, ..PrintOptions::default() };
        let sheet = |more: Value| {
            let pages = pages(&[item(Kind::Kangaruse, more)], &options);
            pages[0].svg()
        };
        let plain = sheet(json!({"seed": 1}));
        let agreed = sheet(json!({"seed": 1, "give_up": true, "harsh_destruction": true}));
        for rule in ["Giving up:", "Harsh:"] {
            assert!(agreed.contains(rule) && !plain.contains(rule), "{rule}");
        }
    }
    let rules = |harsh: bool| {
        told(
            &[item(Kind::Kangaruse, json!({"seed": 1, "harsh_destruction": harsh}))],
            &PrintOptions::default(),
        )
    };
    assert!(rules(true).contains("Harsh crossing out") && !rules(true).contains("takes nothing away"));
    assert!(!rules(false).contains("Harsh crossing out") && rules(false).contains("takes nothing away"));
}
