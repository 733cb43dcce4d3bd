//! Each visitor reads in their own language: on pages, at tables and in what is refused.

use crate::client::{Answer, Browser, Server};
use crate::play::{friends, modes, play_out};
use crate::words::{ask_for_everything, texts};
use gambol_core::Dice;
use gambol_games::Kind;
use gambol_words::{Tongues, Words};
use serde_json::json;

async fn accepting(browser: &mut Browser, path: &str, languages: &str) -> Answer {
    browser.request("GET", path, &[format!("Accept-Language: {languages}")], "").await
}

fn language_of(page: &str) -> &str {
    page.split_once("<html lang=\"").and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browser_asks_a_link_chooses_and_a_cookie_remembers() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for (asked, got) in [
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("xx, cs;q=0.3", "cs"),
        ("tlh", "en"),
        ("nonsense;;;q=,", "en"),
        ("", "en"),
    ] {
        assert_eq!(language_of(&accepting(&mut browser, "/", asked).await.body), got, "{asked}");
    }
    // A language that nobody has is no error, and chooses nothing.
    let odd = accepting(&mut browser, "/?lang=tlh", "fr").await;
    assert_eq!((odd.status, language_of(&odd.body)), (200, "fr"));
    assert!(odd.header("set-cookie").is_none(), "{}", odd.head);
    let chosen = accepting(&mut browser, "/rules?lang=da", "fr").await;
    assert_eq!(language_of(&chosen.body), "da");
    assert!(browser.cookies.iter().any(|(name, value)| name == "gambol_language" && value == "da"));
    let later = accepting(&mut browser, "/", "fr").await;
    assert_eq!(language_of(&later.body), "da", "the cookie remembers");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_offers_every_language_under_its_own_name() {
    let server = Server::start().await;
    for path in ["/", "/duel", "/new/duel?boxes=1", "/settings", "/nowhere"] {
        let page = server.browser().get(path).await.body;
        for (tag, name) in Words::language_names() {
            let link = format!("lang=\"{tag}\" hreflang=\"{tag}\"");
            assert!(page.contains(&link) && page.contains(&format!(">{name}</a>")), "{path}: {tag}");
            assert!(page.contains(&format!("rel=\"alternate\" hreflang=\"{tag}\"")), "{path}: {tag}");
        }
        let kept = if path.contains('?') { "?boxes=1&#38;lang=de" } else { "?lang=de" };
        assert!(
            page.contains(kept) || page.contains(&kept.replace("&#38;", "&amp;")),
            "{path} keeps its query"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_of_one_table_read_it_in_their_own_languages() {
    let server = Server::start().await;
    let (mut ann, mut ben, table) = friends(&server, json!({"game": "duel"})).await;
    ann.get("/?lang=de").await;
    ben.get("/?lang=cs").await;
    let (german, czech) = (Words::for_language("de"), Words::for_language("cs"));
    let page = ben.get(&format!("/t/{table}")).await.body;
    assert!(page.contains(&czech.say("paper-rules", &[])), "{page}");
    let (mut one, mut two) = (ann.socket(&table).await, ben.socket(&table).await);
    assert_eq!(one.view["title"], german.say("duel", &[]));
    assert_eq!(two.view["title"], czech.say("duel", &[]));
    // Ben gave no name: each reads in their own language that he is a guest.
    let guest = |words: &Words| words.say("live-guest", &[]);
    assert_eq!(one.view["seats"][1]["name"], guest(&german));
    assert_eq!(two.view["seats"][1]["name"], guest(&czech));
    let action = one.some_action(&mut Dice::new(4)).await;
    assert_eq!(one.ask(one.playing(&action)).await["t"], "ok");
    one.sync().await;
    two.sync().await;
    let line = |view: &serde_json::Value| view["log"][0]["words"].as_str().unwrap_or_default().to_owned();
    let (mine, theirs) = (line(&one.view), line(&two.view));
    assert!(!mine.is_empty() && !theirs.is_empty() && mine != theirs, "{mine} / {theirs}");
    let no = two.ask(json!({"do": "play", "ply": two.view["ply"], "action": "nonsense"})).await;
    assert_eq!(no["why"], czech.say("refusal-notation", &[("action", "nonsense".into())]), "{no}");
    // What is kept is the same whoever asks for it.
    assert_eq!(one.ask(json!({"do": "resign"})).await["t"], "ok");
    let records =
        [ann.get(&format!("/t/{table}/record")).await, ben.get(&format!("/t/{table}/record")).await];
    assert_eq!(records[0].body, records[1].body);
}

/// Words of English that none of the other languages has.
const ENGLISH: [&str; 12] =
    ["the", "and", "with", "your", "you", "this", "which", "their", "they", "when", "would", "every"];

/// A server whose English stands in brackets: where one is seen, somebody was spoken to in English. What is not a message
/// at all has no brackets, but has English words.
async fn with_english_marked() -> Server {
    Server::with(|config| config.tongues = Tongues::with_english_marked()).await
}

fn others() -> Vec<&'static str> {
    Words::languages().filter(|tag| *tag != "en").collect()
}

/// What stands around the first bracket.
fn around_bracket(text: &str) -> Option<String> {
    let at = text[..text.find('⟦')?].chars().count();
    Some(text.chars().skip(at.saturating_sub(80)).take(240).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_anything_in_english_at_a_table_of_other_languages() {
    let server = with_english_marked().await;
    let tags = others();
    let mut dice = Dice::new(21);
    for (index, new) in modes().into_iter().enumerate() {
        let (mut ann, mut ben, table) = friends(&server, new.clone()).await;
        let (hers, his) = (tags[index % tags.len()], tags[(index + 2) % tags.len()]);
        ann.get(&format!("/?lang={hers}")).await;
        ben.get(&format!("/?lang={his}")).await;
        let mut sockets = vec![ann.socket(&table).await, ben.socket(&table).await];
        for socket in &mut sockets {
            ask_for_everything(socket).await;
        }
        play_out(&mut sockets, &mut dice).await;
        sockets[0].sync().await;
        ask_for_everything(&mut sockets[0]).await;
        for (tag, socket) in [hers, his].into_iter().zip(&sockets) {
            for frame in &socket.frames {
                assert_eq!(around_bracket(frame), None, "{tag} {new}");
            }
        }
        for (tag, guest) in [(hers, &mut ann), (his, &mut ben)] {
            for path in [format!("/t/{table}"), "/".to_owned()] {
                let page = guest.get(&path).await.body;
                assert_eq!((language_of(&page), around_bracket(&page)), (tag, None), "{new} {path}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_english_is_left_on_the_pages_of_other_languages() {
    let server = with_english_marked().await;
    let mut paths: Vec<String> =
        ["/", "/boards", "/rules", "/learn", "/puzzles", "/about", "/settings", "/mistakes", "/nowhere"]
            .map(str::to_owned)
            .into();
    for kind in Kind::ALL {
        paths.extend([format!("/{kind}"), format!("/rules/{kind}"), format!("/new/{kind}?g.seed=7")]);
    }
    for kind in Kind::ALL {
        paths.extend(kind.boards().map(|board| format!("/b/{}", gambol_games::code::of_built_in(board))));
        paths.extend([format!("/boards/{kind}?g.seed=7"), format!("/new/{kind}?boxes=1&clock=game")]);
    }
    for tag in others() {
        for path in &paths {
            let page = accepting(&mut server.browser(), path, tag).await.body;
            assert_eq!(language_of(&page), tag, "{path}");
            assert_eq!(around_bracket(&page), None, "{tag} {path}");
            let text = texts(&page).join(" ");
            let left = text.split(|c: char| !c.is_alphabetic()).find(|word| ENGLISH.contains(word));
            let around = left.and_then(|word| text.find(&format!(" {word} "))).unwrap_or(0);
            let shown: String = text.chars().skip(around.saturating_sub(60)).take(160).collect();
            assert!(left.is_none(), "{tag} {path}: {left:?} in …{shown}…");
        }
    }
}
