//! The short rulebooks: what they hold, and what they must not.

use super::*;
use gambol_draw::theme::Theme;
use serde_json::json;

fn read(kind: Kind, reader: Reader<'_>) -> Book {
    Book::read(&Words::english(), kind, reader).unwrap_or_else(|error| panic!("{kind}: {error}"))
}

/// Everything that somebody reads.
fn texts(book: &Book) -> Vec<String> {
    let mut texts: Vec<String> = book.scenes.iter().map(|scene| scene.caption.clone()).collect();
    for section in &book.sections {
        texts.push(section.heading.clone());
        for block in &section.blocks {
            match block {
                Block::Text(text) | Block::Bullet(text) => texts.push(text.clone()),
                Block::Legend(signs) => texts.extend(signs.iter().map(|sign| sign.words.clone())),
                Block::Picture(_) => {}
            }
        }
    }
    texts
}

/// The options of a table in each of the ways that the pages offer.
fn tables() -> Vec<(Kind, Map<String, Value>)> {
    let ways = [
        (Kind::MuddyRide, json!({})),
        (Kind::MuddyRide, json!({"animals": ["N", "S"], "targets": "open", "crossing": "swap"})),
        (Kind::MuddyRide, json!({"mode": "white-horse", "repetition": 2})),
        (Kind::MuddyRide, json!({"mode": "all-or-nothing", "repetition": 0})),
        (Kind::MuddyRide, json!({"mode": "secret"})),
        (Kind::Duel, json!({})),
        (Kind::Duel, json!({"size": "large", "crossing": "swap", "ammo": {}})),
        (Kind::Duel, json!({"ammo": {"booster": 4}, "repetition": 2})),
        (Kind::Kangaruse, json!({})),
        (Kind::Kangaruse, json!({"give_up": true, "stop_when_scored": false, "harsh_destruction": true})),
        (Kind::TwoPaths, json!({})),
        (Kind::TwoPaths, json!({"rows": 11})),
        (Kind::TwoPaths, json!({"board": "the-ford"})),
        (Kind::Gunst, json!({})),
        (Kind::Gunst, json!({"rounds": 2, "life": 5, "kin": "spent", "tie": "shout"})),
    ];
    ways.map(|(kind, options)| (kind, kind.start(options.as_object().unwrap()).unwrap().options())).into()
}

#[test]
fn every_game_has_its_short_rules_with_pictures_of_legal_play() {
    for kind in Kind::ALL {
        let book = read(kind, Reader::Anybody);
        let pictures = book.sections.iter().flat_map(|section| &section.blocks);
        let pictures = pictures.filter(|block| matches!(block, Block::Picture(_))).count();
        assert!((3..=6).contains(&pictures), "{kind}: {pictures} pictures");
        for scene in &book.scenes {
            assert!(!scene.caption.is_empty() && (1..=2).contains(&scene.frames.len()), "{kind}");
        }
        let album = Album::of(&Words::english(), kind).unwrap();
        for (number, scene) in book.scenes.iter().enumerate() {
            for frame in 0..scene.frames.len() {
                let drawn = album.frame(number, frame).unwrap();
                assert!(drawn.both.iter().all(|svg| svg.len() > 2000), "{kind} {number} {frame}");
            }
        }
        for sign in book.signs() {
            for theme in [Theme::Light, Theme::Dark] {
                assert!(super::sign(kind, &sign.symbol, theme).is_some(), "{kind}: {}", sign.symbol);
            }
        }
    }
}

#[test]
fn the_short_rules_are_read_in_three_minutes() {
    for kind in Kind::ALL {
        let legend: usize =
            read(kind, Reader::Anybody).signs().map(|sign| sign.words.split(' ').count()).sum();
        let all: usize = texts(&read(kind, Reader::Anybody)).iter().map(|text| text.split(' ').count()).sum();
        // Nobody reads through a legend of all the squares that there are.
        let words = all - if legend > 200 { legend } else { 0 };
        assert!((350..800).contains(&words), "{kind}: {words} words");
    }
}

/// What belongs into the exact rules: names of options and their values, notation, JSON, seats with numbers.
#[test]
fn nothing_for_programmers_is_in_the_short_rules() {
    let mut readers: Vec<(Book, Vec<String>)> = Vec::new();
    for (kind, options) in tables() {
        let mut names: Vec<String> = options.keys().filter(|key| key.contains('_')).cloned().collect();
        names.extend(
            options.values().filter_map(Value::as_str).filter(|value| value.contains('-')).map(str::to_owned),
        );
        for reader in [Reader::Anybody, Reader::Table(&options), Reader::Paper(&options)] {
            readers.push((read(kind, reader), names.clone()));
        }
    }
    for (book, names) in readers {
        for text in texts(&book) {
            let forbidden =
                ["{", "}", "[", "]", "`", "_", "=", "seat ", "Seat ", "option", "ply", "JSON", "rank "];
            for word in forbidden.into_iter().chain(names.iter().map(String::as_str)) {
                assert!(!text.contains(word), "{}: {word}: {text}", book.kind);
            }
            for word in text.split(|c: char| !c.is_ascii_alphanumeric()) {
                let mut letters = word.chars();
                let is_field = word.len() < 4
                    && letters.next().is_some_and(|letter| letter.is_ascii_lowercase())
                    && letters.clone().next().is_some()
                    && letters.all(|letter| letter.is_ascii_digit());
                assert!(!is_field, "{}: {word}: {text}", book.kind);
            }
            assert_eq!(text.matches("**").count() % 2, 0, "{}: {text}", book.kind);
        }
    }
}

#[test]
fn a_table_is_told_its_own_rules_and_no_others() {
    for (kind, options) in tables() {
        let here = read(kind, Reader::Table(&options));
        let told = texts(&here).join("\n");
        assert!(!told.contains("Other ways to play"), "{kind}");
        for section in &here.sections {
            assert!(!section.blocks.is_empty(), "{kind}: {}", section.heading);
        }
        assert!(here.sections.iter().any(|section| section.heading == "How it ends"), "{kind}");
    }
}

/// The conditions of the file are met by the options that tables really have.
#[test]
fn every_line_of_a_rulebook_is_told_to_somebody() {
    for kind in Kind::ALL {
        let mut told: Vec<String> = texts(&read(kind, Reader::Anybody));
        for (_, options) in tables().iter().filter(|(other, _)| *other == kind) {
            told.extend(texts(&read(kind, Reader::Table(options))));
            told.extend(texts(&read(kind, Reader::Paper(options))));
        }
        let mut is_block = false;
        for line in Words::english().rulebook(kind).lines() {
            is_block ^= line.ends_with("```picture") || line.ends_with("```legend") || line == "```";
            let words = line.split_once("] ").map_or(line, |(_, words)| words);
            if is_block || words.is_empty() || words.contains("```") || words.starts_with("## ") {
                continue;
            }
            let words = words.trim_start_matches("- ");
            assert!(told.iter().any(|text| text == words), "{kind}: {line}");
        }
    }
}

#[test]
fn a_duel_without_special_bullets_is_told_of_none() {
    let (_, options) =
        tables().into_iter().find(|(_, options)| options.get("size") == Some(&"large".into())).unwrap();
    let told = texts(&read(Kind::Duel, Reader::Table(&options)));
    let told: Vec<_> =
        told.iter().filter(|text| text.contains("may fire") || text.contains("face down")).collect();
    assert!(told.is_empty(), "{told:?}");
}

#[test]
fn paper_is_told_what_hands_do_and_screens_are_not() {
    for kind in Kind::ALL {
        let options = kind.start(&Map::new()).unwrap().options();
        let paper = texts(&read(kind, Reader::Paper(&options))).join("\n");
        let screen = texts(&read(kind, Reader::Anybody)).join("\n");
        let hands = ["Lay ", "drum", " pen ", "fist", "left hand"];
        assert!(hands.iter().any(|word| paper.contains(word)), "{kind}");
        assert!(!hands.iter().any(|word| screen.contains(word)), "{kind}");
    }
}

#[test]
fn marked_words_mark_every_sentence_of_a_rulebook() {
    for kind in Kind::ALL {
        let book = Book::read(&Words::marked(), kind, Reader::Anybody).unwrap();
        for text in texts(&book).into_iter().filter(|text| !text.is_empty()) {
            assert!(text.starts_with('⟦') && text.ends_with('⟧'), "{kind}: {text}");
        }
    }
}

#[test]
fn the_same_rules_are_text_and_a_page_that_stands_alone() {
    for kind in Kind::ALL {
        let text = plain(&read(kind, Reader::Anybody), kind.title());
        assert!(text.starts_with(kind.title()) && !text.contains("**"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 78), "{text}");
        let page = page(&Words::english(), kind).unwrap();
        for outside in ["<script", "<link", "src=\"/", "src=\"http", "@import"] {
            assert!(!page.contains(outside), "{kind}: {outside}");
        }
    }
}
