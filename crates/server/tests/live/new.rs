//! The form of a new table.

use crate::client::{Browser, Server};
use gambol_games::{Kind, code};
use serde_json::json;

/// One thing that a form sends or could send.
#[derive(Clone, Debug)]
struct Control {
    kind: String,
    name: String,
    value: String,
    is_on: bool,
}

/// An attribute of a tag.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    let value = rest.split('"').next()?;
    Some(value.replace("&quot;", "\"").replace("&#34;", "\"").replace("&#39;", "'").replace("&amp;", "&"))
}

/// Everything on the form of a page.
fn controls(page: &str) -> Vec<Control> {
    let form = page.split("id=\"new-table\"").nth(1).expect("the page has the form");
    let form = form.split("</form>").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut list = String::new();
    for tag in form.split('<').skip(1).filter_map(|tag| tag.split('>').next()) {
        let is = |word: &str| tag.split([' ', '/']).any(|part| part == word);
        let name = attribute(tag, "name").unwrap_or_default();
        let value = attribute(tag, "value").unwrap_or_default();
        if tag.starts_with("select") {
            list = name;
        } else if tag.starts_with("option") {
            found.push(Control { kind: "option".into(), name: list.clone(), value, is_on: is("selected") });
        } else if tag.starts_with("input") {
            let kind = attribute(tag, "type").unwrap_or_default();
            if kind == "file" {
                continue;
            }
            let is_on = !matches!(kind.as_str(), "radio" | "checkbox") || is("checked");
            let value = if kind == "checkbox" && value.is_empty() { "on".into() } else { value };
            found.push(Control { kind, name, value, is_on });
        }
    }
    found
}

fn sent(controls: &[Control]) -> Vec<(String, String)> {
    let on = controls.iter().filter(|control| control.is_on);
    on.map(|control| (control.name.clone(), control.value.clone())).collect()
}

fn chosen(controls: &[Control]) -> Option<&str> {
    let board = |control: &&Control| control.name == "board" && control.is_on;
    controls.iter().find(board).map(|control| control.value.as_str())
}

async fn asked(browser: &mut Browser, game: &str, fields: &[(String, String)]) -> Vec<Control> {
    let query = serde_urlencoded::to_string(fields).expect("a query");
    let page = browser.get(&format!("/new/{game}?{query}")).await;
    assert_eq!(page.status, 200);
    controls(&page.body)
}

/// What the form would send after each single change that somebody could make, the board's own fields aside.
fn changes(shown: &[Control]) -> Vec<Vec<(String, String)>> {
    let mut all = Vec::new();
    for (at, control) in shown.iter().enumerate() {
        if control.name == "board" || control.name == "code" || control.name.starts_with("g.") {
            continue;
        }
        let mut changed = shown.to_vec();
        match control.kind.as_str() {
            "radio" | "option" if !control.is_on => {
                let others = changed.iter_mut().filter(|other| other.name == control.name);
                others.for_each(|other| other.is_on = false);
                changed[at].is_on = true;
            }
            "checkbox" => changed[at].is_on = !control.is_on,
            "number" => changed[at].value = (control.value.parse::<u64>().unwrap_or(0) + 2).to_string(),
            "text" => changed[at].value = "Ann".into(),
            _ => continue,
        }
        all.push(sent(&changed));
    }
    all
}

/// "It must survive every change, or the form says why it cannot."
#[tokio::test(flavor = "multi_thread")]
async fn the_chosen_board_stays_chosen_whatever_else_is_changed() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let mut count = 0;
    for kind in Kind::ALL {
        let game = kind.name();
        let made = |seed: u64| {
            let choices = json!({"seed": seed}).as_object().cloned().unwrap_or_default();
            gambol_games::recipe::Recipe::read(kind, &choices).ok().map(|recipe| code::of_recipe(&recipe))
        };
        let built_in = kind.boards().filter(|board| !board.is_tile_set()).last();
        let mut boards: Vec<String> =
            made(4711).into_iter().chain(built_in.map(|board| board.name.to_owned())).collect();
        if kind == Kind::MuddyRide {
            let lay = json!({"tile_set": "small-puddles", "lay": [["D", 1], ["B", 0], ["A", 3], ["C", 2]]});
            boards.push(code::of(&lay).expect("a laid board"));
        }
        assert_eq!(boards.is_empty(), kind == Kind::Gunst);
        for board in boards {
            let first = asked(&mut browser, game, &[("board".to_owned(), board.clone())]).await;
            assert_eq!(chosen(&first), Some(board.as_str()), "{game}");
            for fields in changes(&first) {
                let next = asked(&mut browser, game, &fields).await;
                assert_eq!(chosen(&next), Some(board.as_str()), "{game}: {fields:?}");
                count += 1;
                // And the change after that one.
                for fields in changes(&next).into_iter().skip(count % 13).step_by(29) {
                    let last = asked(&mut browser, game, &fields).await;
                    assert_eq!(chosen(&last), Some(board.as_str()), "{game}: {fields:?}");
                }
            }
        }
    }
    assert!(count > 200, "{count}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_board_that_was_offered_once_still_leads_to_it() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for board in gambol_games::boards::retired() {
        let page =
            asked(&mut browser, board.game.name(), &[("board".to_owned(), board.name.to_owned())]).await;
        assert_eq!(chosen(&page), Some(&code::of_built_in(board)[..]), "{}", board.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_is_called_perfect_in_both_places_or_in_neither() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for (path, is_proved) in [
        ("/new/duel?boxes=1", true),
        ("/new/gunst?boxes=1&o.rounds=2", true),
        ("/new/gunst?boxes=1&o.rounds=4", false),
        ("/new/two-paths?boxes=1", true),
    ] {
        let page = browser.get(path).await.body;
        for (perfect, strongest) in
            [(">Perfect<", ">Strongest<"), (">Computer, perfect<", ">Computer, strongest<")]
        {
            let is = |words: &str| page.contains(words);
            assert_eq!((is(perfect), is(strongest)), (is_proved, !is_proved), "{path}: {perfect}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_chose_follows_what_is_usual() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let pick = |shown: &[Control], name: &str, value: &str| {
        let mut fields = sent(shown);
        fields.retain(|(key, _)| key != name);
        fields.push((name.to_owned(), value.to_owned()));
        fields
    };
    let is_on = |shown: &[Control], name: &str, value: &str| {
        shown.iter().any(|control| control.is_on && control.name == name && control.value == value)
    };
    // Large cowboys have a board of their own, until somebody chooses one.
    let first = asked(&mut browser, "duel", &[]).await;
    assert_eq!(chosen(&first), Some("buzzard-junction"));
    let large = asked(&mut browser, "duel", &pick(&first, "o.size", "large")).await;
    assert_eq!(chosen(&large), Some("lonesome-pass"));
    let mut fields = pick(&pick_board(&first, "last-chance"), "o.size", "large");
    fields.retain(|(key, _)| key != "usual.board");
    let kept = asked(&mut browser, "duel", &fields).await;
    assert_eq!(chosen(&kept), Some("last-chance"));
    // GUNST! where people play live, the coin against the computer and in slow games.
    let alone = asked(&mut browser, "gunst", &[]).await;
    assert!(is_on(&alone, "o.tie", "coin"));
    for sitter in ["here", "open"] {
        let two = asked(&mut browser, "gunst", &pick(&alone, "seat1", sitter)).await;
        assert!(is_on(&two, "o.tie", "shout"), "{sitter}");
        let slow = asked(&mut browser, "gunst", &pick(&two, "clock", "days")).await;
        assert!(is_on(&slow, "o.tie", "coin"), "{sitter}");
        let coin = asked(&mut browser, "gunst", &pick(&two, "o.tie", "coin")).await;
        let kept = asked(&mut browser, "gunst", &pick(&coin, "o.rounds", "3")).await;
        assert!(is_on(&kept, "o.tie", "coin"), "what was chosen stays");
    }
    let sheet = asked(&mut browser, "kangaruse", &[]).await;
    assert!(is_on(&sheet, "o.give_up", "true"));
}

fn pick_board(shown: &[Control], board: &str) -> Vec<Control> {
    let mut picked = shown.to_vec();
    picked
        .iter_mut()
        .filter(|control| control.name == "board")
        .for_each(|control| control.is_on = control.value == board);
    picked
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_player_can_be_chosen_in_every_mode() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for mode in ["free-for-all", "white-horse", "all-or-nothing", "secret"] {
        let shown = asked(&mut browser, "muddy-ride", &[("o.mode".into(), mode.into())]).await;
        assert!(shown.iter().filter(|control| control.name == "o.first").count() >= 4, "{mode}");
    }
    let two = [("o.mode", "secret"), ("o.players", "2"), ("o.first", "3")]
        .map(|(key, value)| (key.into(), value.into()));
    let shown = asked(&mut browser, "muddy-ride", &two).await;
    let firsts: Vec<_> = shown.iter().filter(|control| control.name == "o.first").collect();
    assert_eq!((firsts.len(), firsts[0].is_on), (2, true), "only players who are there");
    for game in ["duel", "two-paths"] {
        let shown = asked(&mut browser, game, &[]).await;
        assert_eq!(shown.iter().filter(|control| control.name == "o.first").count(), 2, "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_are_laid_one_by_one_by_pressing_them() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let lay = json!({"tile_set": "large-puddles", "lay": [["A", 0], ["B", 0], ["C", 0], ["D", 0]]});
    let board = code::of(&lay).expect("a laid board");
    let mut fields = vec![("board".to_owned(), board.clone()), ("lay".to_owned(), "--------".to_owned())];
    let mut laid = Vec::new();
    for (letter, presses) in [("C", 0), ("A", 1), ("D", 2), ("B", 3)] {
        for press in 0..=presses {
            let query = serde_urlencoded::to_string(&fields).expect("a query");
            let page = browser.get(&format!("/new/muddy-ride?{query}")).await.body;
            let tile = page.split(&format!("id=\"lay-{letter}\"")).nth(1).expect("the tile is there");
            let next =
                attribute(tile.split('>').next().expect("a tag"), "value").expect("a press leads somewhere");
            let shown = controls(&page);
            let is_whole = letter == "B" && press > 0;
            assert_eq!(
                chosen(&shown) == Some(board.as_str()),
                !is_whole,
                "{letter} {press}: until all are laid"
            );
            fields = sent(&shown);
            fields.push(("lay".to_owned(), next));
        }
        laid.push(json!([letter, presses]));
    }
    let shown = asked(&mut browser, "muddy-ride", &fields).await;
    let coded = code::read(chosen(&shown).expect("a board")).expect("a code");
    assert_eq!(coded.board["lay"], json!(laid));
    fields = sent(&shown);
    fields.push(("lay".to_owned(), "random".to_owned()));
    let random = asked(&mut browser, "muddy-ride", &fields).await;
    let other = code::read(chosen(&random).expect("a board")).expect("a code");
    assert_eq!(other.board["tile_set"], coded.board["tile_set"]);
    let set = gambol_games::boards::named(Kind::MuddyRide, "large-puddles").expect("the set");
    let picture = browser.get(&format!("/b/{}/tile/B.svg?theme=dark", code::of_built_in(set))).await;
    assert!(picture.status == 200 && picture.body.starts_with("<svg"));
}
