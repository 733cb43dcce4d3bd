//! Everything that people read comes from the messages: with words that stand in brackets, nothing else has letters.

use crate::client::{Browser, Server, Socket};
use crate::play::{friends, modes, play_out};
use gambol_core::Dice;
use gambol_games::Kind;
use gambol_games::recipe::Recipe;
use gambol_words::{Tongues, Words};
use serde_json::{Value, json};

/// What people, boards and commands are called: nobody translates that.
const NAMES: [&str; 4] = ["Ann", "Ben", "GUNST", "Gambol"];
/// Elements whose content is not text, or is notation: codes, commands, keys.
const OPAQUE: [&str; 4] = ["<script", "<style", "<span class=\"code\"", "<kbd"];
/// The attributes that people read or hear.
const HEARD: [&str; 5] = ["aria-label", "title", "alt", "placeholder", "aria-roledescription"];

/// What stands outside all brackets.
fn unsaid(text: &str) -> String {
    let mut depth = 0_usize;
    let mut rest = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            letter if depth == 0 => rest.push(letter),
            _ => {}
        }
    }
    rest
}

/// Words that nobody said: neither numbers, nor single letters and fields such as c12, nor names.
fn strange(text: &str, names: &[String]) -> Vec<String> {
    let mut rest = unsaid(&text.replace("&amp;", " ").replace("&#39;", "'").replace("&quot;", " "));
    for name in names {
        rest = rest.replace(name.as_str(), " ");
    }
    let tokens = rest.split(|letter: char| !letter.is_alphanumeric());
    // Every page offers each language by its own name.
    let is_language = |token: &str| Words::language_names().any(|(_, name)| name == token);
    let is_word = |token: &&str| {
        let letters = token.chars().filter(|letter| letter.is_alphabetic()).count();
        letters > 1 && !NAMES.contains(token) && !is_language(token)
    };
    tokens.filter(is_word).map(str::to_owned).collect()
}

/// The lines of a button's words are one sentence.
fn in_one_line(html: &str) -> String {
    let parts = html.split("<tspan").flat_map(|part| part.split("</tspan"));
    let mut all = parts.map(str::to_owned);
    let mut joined = all.next().unwrap_or_default();
    for part in all {
        joined += part.split_once('>').map_or("", |(_, words)| words);
    }
    joined
}

/// The texts of a page, and those of its attributes that are read out.
pub(crate) fn texts(html: &str) -> Vec<String> {
    let html = in_one_line(html);
    let mut found = Vec::new();
    let mut rest = html.as_str();
    while let Some(at) = rest.find('<') {
        found.push(rest[..at].to_owned());
        rest = &rest[at..];
        if let Some(opaque) = OPAQUE.iter().find(|opaque| rest.starts_with(**opaque)) {
            let name = opaque[1..].split(' ').next().unwrap_or_default();
            let end = format!("</{name}>");
            rest = rest.split_once(&end).map_or("", |(_, after)| after);
            continue;
        }
        let tag = &rest[..rest.find('>').map_or(rest.len(), |end| end + 1)];
        for heard in HEARD {
            let attribute = tag.split_once(&format!(" {heard}=\"")).map(|(_, value)| value);
            found.extend(attribute.and_then(|value| value.split('"').next()).map(str::to_owned));
        }
        rest = &rest[tag.len()..];
    }
    found.push(rest.to_owned());
    joined(found)
}

/// Words that a drawing breaks into several lines are one text.
fn joined(texts: Vec<String>) -> Vec<String> {
    let mut whole: Vec<String> = Vec::new();
    for text in texts {
        let is_open = whole.last().is_some_and(|last| last.matches('⟦').count() > last.matches('⟧').count());
        match whole.last_mut().filter(|_| is_open) {
            Some(last) => *last = format!("{last} {text}"),
            None => whole.push(text),
        }
    }
    whole
}

/// The seed from which pages make their boards here.
const SEED: u64 = 7;

/// What boards are called, those that ship and those made here: names are names. A drawing's title is the game's and
/// the board's name.
fn board_names() -> Vec<String> {
    let shipped = gambol_games::boards::all().filter_map(|built_in| serde_json::from_str(built_in.json).ok());
    let recipes = Kind::ALL
        .into_iter()
        .flat_map(|kind| (SEED..SEED + 6).chain([0]).map(move |seed| (kind.name(), seed)));
    let made = recipes.filter_map(|(game, seed)| {
        let choices = serde_json::Map::from_iter([("seed".to_owned(), seed.into())]);
        Recipe::read(Kind::named(game)?, &choices).ok().map(|recipe| recipe.board())
    });
    let named = |board: Value| Some(board.get("name").or(board.get("tile_set"))?.as_str()?.to_owned());
    let boards: Vec<String> = shipped.chain(made).filter_map(named).collect();
    let titles = Kind::ALL
        .into_iter()
        .flat_map(|kind| boards.iter().map(move |name| format!("{}: {name}", kind.title())));
    let mut names: Vec<String> = titles.chain(boards.iter().cloned()).collect();
    // A name that is part of another is taken out after it.
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names
}

#[track_caller]
fn assert_page_is_said(html: &str, page: &str) {
    let names = board_names();
    let texts = texts(html);
    let odd: Vec<&String> = texts.iter().filter(|text| !strange(text, &names).is_empty()).collect();
    assert!(odd.is_empty(), "{page}: nobody said {odd:?}");
    let said: usize = texts.iter().map(|text| text.matches('⟦').count()).sum();
    assert!(said > 8, "{page} says next to nothing: {html}");
    let script = html.split_once("id=\"page-words\">").and_then(|(_, rest)| rest.split_once("</script>"));
    if let Some((words, _)) = script {
        let words: Value = serde_json::from_str(words).expect("the script's words are JSON");
        for (key, value) in words.as_object().into_iter().flatten() {
            let text = value.as_str().unwrap_or_default();
            assert!(text.starts_with('⟦') && text.ends_with('⟧'), "{page}: {key}: {text}");
        }
    }
}

/// Every text for people within a message of a table.
#[track_caller]
fn assert_message_is_said(message: &Value, names: &[String]) {
    match message {
        Value::Object(map) => {
            for (key, value) in map {
                match (key.as_str(), value) {
                    ("words" | "prompt" | "why" | "title" | "role" | "score", Value::String(text)) => {
                        let found = strange(text, names);
                        assert!(found.is_empty(), "{key}: {found:?} in {text:?}");
                    }
                    ("svg" | "text", Value::String(text)) => {
                        for text in texts(text) {
                            let found = strange(&text, names);
                            assert!(found.is_empty(), "{key}: {found:?} in {text:?}");
                        }
                    }
                    ("state" | "next", Value::Array(pairs)) => {
                        // Label and words, or a part in notation and its words.
                        let first = usize::from(key != "state");
                        for text in
                            pairs.iter().filter_map(Value::as_array).flat_map(|pair| pair.iter().skip(first))
                        {
                            let found = strange(text.as_str().unwrap_or_default(), names);
                            assert!(found.is_empty(), "{key}: {found:?} in {text}");
                        }
                    }
                    ("chat", _) => {}
                    (_, value) => assert_message_is_said(value, names),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| assert_message_is_said(item, names)),
        _ => {}
    }
}

async fn marked() -> Server {
    Server::with(|config| config.tongues = Tongues::only(Words::marked())).await
}

async fn visit(browser: &mut Browser, path: &str, status: u16) -> String {
    let answer = browser.get(path).await;
    assert_eq!(answer.status, status, "{path}: {}", answer.body);
    answer.body
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_says_only_what_the_messages_say() {
    let server = marked().await;
    let mut browser = server.browser();
    let mut pages: Vec<String> = ["/", "/boards", "/rules"].map(str::to_owned).into();
    for kind in Kind::ALL {
        pages.push(format!("/{}", kind.name()));
        pages.push(format!("/rules/{}", kind.name()));
        pages.push(format!("/new/{}?g.seed={SEED}", kind.name()));
        pages.push(format!(
            "/new/{}?g.seed={SEED}&boxes=1&clock=game&seat0=me&seat1=open&name0=Ann",
            kind.name()
        ));
        if kind.boards().next().is_some() {
            pages.push(format!("/boards/{}?g.seed={SEED}", kind.name()));
        }
        for built_in in kind.boards() {
            pages.push(format!("/b/{}", gambol_games::code::of_built_in(built_in)));
        }
    }
    for mode in ["white-horse", "all-or-nothing", "secret"] {
        pages.push(format!("/new/muddy-ride?g.seed={SEED}&boxes=1&o.mode={mode}"));
    }
    pages.push(format!("/new/duel?g.seed={SEED}&code=1dgAAAA"));
    pages.push(format!("/new/duel?g.seed={SEED}&boxes=1&o.repetition=1"));
    for path in pages {
        assert_page_is_said(&visit(&mut browser, &path, 200).await, &path);
    }
    for (path, status) in [
        ("/nowhere", 404),
        ("/t/nothing", 404),
        ("/b/nothing", 422),
        ("/tables", 405),
        ("/t/x/state?ply=y", 400),
    ] {
        assert_page_is_said(&visit(&mut browser, path, status).await, path);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_failure_is_said_by_the_messages() {
    let server = marked().await;
    let mut browser = server.browser();
    let mut sent: Vec<(&str, String)> = Vec::new();
    for form in [
        "",
        "game=chess",
        "game=duel&board=1dgAAAA",
        "game=duel&board={",
        "game=duel&seat0=me&seat1=bot-9",
        "game=duel&seat0=nobody",
        "game=duel&with=nobody",
        "game=duel&clock=move&seconds=0",
        "game=duel&clock=move&seconds=x",
        "game=duel&clock=sand",
        "game=duel&o.colour=red",
        "game=duel&o.size=huge",
        "game=duel&clock=days&days=99",
    ] {
        sent.push(("/tables", form.to_owned()));
    }
    for form in [
        "",
        "board={",
        "board={}",
        "board=[]",
        "code=nothing",
        "board={\"game\":\"duel\",\"fields\":{\"z9\":7},\"x\":1}",
    ] {
        sent.push(("/boards", form.to_owned()));
    }
    sent.push(("/boards", format!("board={}", "x".repeat(300_000))));
    for form in [
        "",
        "record={",
        "record={\"game\":\"chess\",\"actions\":[]}",
        "record={\"game\":\"duel\",\"actions\":[\"pass\"]}",
    ] {
        sent.push(("/records", form.to_owned()));
    }
    sent.push(("/me", "name=".to_owned()));
    for (path, form) in sent {
        let form = form.replace('{', "%7B").replace('}', "%7D").replace('"', "%22");
        let answer = browser.post_form(path, &form).await;
        let about = format!("{path} {}", form.chars().take(80).collect::<String>());
        assert!((400..500).contains(&answer.status), "{about}: {}", answer.status);
        assert_page_is_said(&answer.body, &about);
    }
}

/// Asks for everything that a table can be asked for.
pub(crate) async fn ask_for_everything(socket: &mut Socket) {
    for wish in [
        json!({"do": "play", "ply": socket.view["ply"], "action": "nonsense"}),
        json!({"do": "choose", "phase": socket.view["phase_no"], "action": "nonsense"}),
        json!({"do": "hint"}),
        json!({"do": "review"}),
        json!({"do": "rematch"}),
        json!({"do": "look", "seat": 1}),
        json!({"do": "shout"}),
        json!({"do": "chat", "text": ""}),
        json!({"do": "name", "name": ""}),
        json!({"do": "decline"}),
        json!({"do": "draft", "parts": []}),
        json!({"do": "at", "ply": 1}),
        json!({"do": "at", "ply": 9999}),
    ] {
        socket.ask(wish).await;
    }
    let action = socket.view["legal"][0]["action"].as_str().map(str::to_owned);
    if let Some(action) = action {
        socket.ask(json!({"do": "preview", "action": action})).await;
    }
}

/// Asks for everything, and looks at the page.
async fn look_around(browser: &mut Browser, socket: &mut Socket, table: &str) {
    ask_for_everything(socket).await;
    assert_page_is_said(&visit(browser, &format!("/t/{table}"), 200).await, table);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_says_only_what_the_messages_say() {
    let server = marked().await;
    let names = board_names();
    let mut dice = Dice::new(12);
    for new in modes() {
        let (mut ann, mut ben, table) = friends(&server, new.clone()).await;
        let mut sockets = vec![ann.socket(&table).await, ben.socket(&table).await];
        look_around(&mut ann, &mut sockets[0], &table).await;
        look_around(&mut ben, &mut sockets[1], &table).await;
        play_out(&mut sockets, &mut dice).await;
        sockets[0].sync().await;
        look_around(&mut ann, &mut sockets[0], &table).await;
        for frame in sockets.iter().flat_map(|socket| &socket.frames) {
            assert_message_is_said(&serde_json::from_str(frame).expect("messages are JSON"), &names);
        }
        assert_page_is_said(&visit(&mut ann, "/", 200).await, "home with tables");
    }
    let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "1"}]);
    let mut ann = server.browser();
    let table = ann.create(&json!({"game": "duel", "seats": seats})).await;
    assert_page_is_said(&visit(&mut ann, &format!("/t/{table}"), 200).await, "with a computer");
}

#[test]
fn the_eye_for_strange_words_sees_them() {
    let names = vec!["High Noon".to_owned()];
    let page = "<p title=\"said\">⟦a ⟦b⟧ c⟧ 12 c3 High Noon</p><script>var x</script><img alt=\"⟦so⟧\">";
    let found: Vec<String> = texts(page).iter().flat_map(|text| strange(text, &names)).collect();
    assert_eq!(found, ["said"]);
    assert_eq!(strange("⟦fine⟧ but not this", &names), ["but", "not", "this"]);
}
