//! Rulebooks as pages.

use super::*;
use gambol_games::rulebook::places;
use std::collections::HashSet;

#[test]
fn every_rulebook_becomes_a_page_with_a_picture_for_each_example() {
    for kind in Kind::ALL {
        let page = html(kind).unwrap();
        let count = examples(kind.rulebook()).unwrap().len();
        assert!(count > 0, "{}", kind.name());
        assert_eq!(page.matches("<figure ").count(), count, "{}", kind.name());
        let light = page.matches("class=\"picture light\"").count();
        assert_eq!(light, page.matches("class=\"picture dark\"").count());
        assert!(light * 4 > count * 3, "{}: {light} pictures for {count} examples", kind.name());
    }
}

#[test]
fn every_place_of_a_rulebook_can_be_linked_to() {
    for kind in Kind::ALL {
        let page = html(kind).unwrap();
        for place in places(kind.rulebook()) {
            assert_eq!(page.matches(&format!(" id=\"{place}\"")).count(), 1, "{kind}: {place}");
        }
    }
}

#[test]
fn a_page_stands_alone() {
    for kind in Kind::ALL {
        let page = html(kind).unwrap();
        for outside in ["<script", "<link", "<img", "src=", "@import", "url(http"] {
            assert!(!page.contains(outside), "{}: {outside}", kind.name());
        }
    }
}

#[test]
fn no_two_things_on_a_page_have_the_same_id() {
    for kind in Kind::ALL {
        let page = html(kind).unwrap();
        let ids = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut seen = HashSet::new();
        for id in ids {
            assert!(seen.insert(id), "{}: {id}", kind.name());
        }
        for used in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(seen.contains(used), "{}: nothing is called {used}", kind.name());
        }
    }
}

#[test]
fn markup_in_a_rulebook_stays_text() {
    let markdown = "# A <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[good](https://a.example) *and* [bad](javascript:alert(1)).\n\n\
                    ```example\ngame: duel\nboard: {\"game\": \"duel\", \"name\": \"<script>\", \"fields\": {}}\nplay: place <b>\nturn: 0\n```\n";
    let page = page("<script>", markdown).unwrap();
    for markup in ["<script", "<img", "javascript:", "<b>place", "<b></code>"] {
        assert!(!page.contains(markup), "{markup}: {page}");
    }
    assert!(page.contains("<a href=\"https://a.example\">good</a>"), "{page}");
}

#[test]
fn an_example_is_told_in_plain_words() {
    let markdown = "```example\ngame: duel {\"size\": \"large\"}\nplay: place a1, place a6\nturn: 0\nsee: light = \"a1\"\n\
                    hidden from 1: hidden\nsees 1: tokens.0 = 6\nwins: 0 1\n```\n";
    let body = body(markdown).unwrap();
    for words in [
        "Played with size large.",
        "Played: <code>place a1</code>, then <code>place a6</code>.",
        "Light is on turn.",
        "Light’s cowboy: <b>a1</b>.",
        "Dark does not see the hidden side.",
        "Dark sees: Light’s special bullets left: <b>6</b>.",
        "Light and Dark win together.",
    ] {
        assert!(body.contains(words), "{words}: {body}");
    }
}

#[test]
fn a_wrong_example_is_named_with_its_line() {
    assert!(body("```example\ngame: duel\nplya: a1\n```\n").unwrap_err().to_string().contains("plya"));
}
