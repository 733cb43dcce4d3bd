//! Pictures of every page for the README: `cargo run -p gambol-server --example screenshots -- docs/pictures`.
//!
//! A real browser visits a server on loopback, plays a little at a table of each game, points at a move and takes
//! pictures: on a wide screen and on a phone, in light and in dark. Look at each of them before it is kept.

#[allow(dead_code)]
#[path = "../tests/browser/hand.rs"]
mod hand;
#[allow(dead_code)]
#[path = "../tests/browser/house.rs"]
mod house;
#[allow(dead_code)]
#[path = "../tests/browser/tab.rs"]
mod tab;

use gambol_core::Dice;
use hand::{Hand, any};
use house::{House, PHONE, WIDE};
use std::path::{Path, PathBuf};
use tab::Tab;

/// The games, with how many steps are played before the picture and what the table is.
const TABLES: [(&str, usize, &str); 5] = [
    ("muddy-ride", 5, "/new/muddy-ride?with=here&name0=Ann&name1=Ben&name2=Chloe&name3=Dan"),
    ("duel", 7, "/new/duel?with=here&name0=Ann&name1=Ben"),
    ("kangaruse", 8, "/new/kangaruse?with=here&name0=Ann&name1=Ben&g.seed=7&o.give_up=false"),
    ("two-paths", 30, "/new/two-paths?with=here&name0=Ann&name1=Ben"),
    ("gunst", 17, "/new/gunst?with=here&name0=Ann&name1=Ben"),
];

/// Takes four pictures of what is on screen, with a preview of a move where there is one.
async fn take(tab: &mut Tab, folder: &Path, name: &str, preview: bool) {
    for (screen, size) in [("wide", WIDE), ("phone", PHONE)] {
        tab.resize(size).await;
        for theme in ["light", "dark"] {
            tab.prefer(theme).await;
            // The page hears of its new theme and asks for other drawings; nobody waits for a picture, so this may
            // sleep.
            tab.ask("new Promise((done) => setTimeout(done, 700))").await;
            tab.ask("scrollTo({ top: 0, behavior: 'instant' })").await;
            if preview {
                point(tab, screen == "phone").await;
            }
            // Pictures that are out of sight are not fetched, so nobody may wait for them.
            tab.ask("Promise.all([...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).map((image) => image.decode().catch(() => {})))").await;
            let file = folder.join(format!("{name}-{screen}-{theme}.png"));
            std::fs::write(&file, tab.picture().await).expect("the picture is kept");
            if preview {
                tab.hover((2.0, 2.0)).await;
                if screen == "phone" {
                    tab.ask("document.getElementById('back').click()").await;
                }
                tab.until("the preview is gone", "!document.getElementById('what').textContent").await;
            }
        }
    }
    tab.resize(WIDE).await;
    tab.prefer("light").await;
}

/// Points at a move, so that its consequences are seen.
async fn point(tab: &Tab, phone: bool) {
    const WHOLE: &str = "[...document.querySelectorAll('#board .do[data-action]')].filter((at) => at.getClientRects().length)";
    let count = tab.ask(&format!("{WHOLE}.length")).await.as_u64().unwrap_or(0);
    if count == 0 {
        return;
    }
    let at = tab.point_of("a glow", &format!("{WHOLE}[{}]", count / 2)).await;
    if phone {
        tab.press(Hand::Finger, at).await;
    } else {
        tab.hover(at).await;
    }
    tab.until("the preview is there", "document.getElementById('what').textContent").await;
    if phone {
        tab.release(Hand::Finger, at).await;
        tab.ask("scrollTo({ top: 0, behavior: 'instant' })").await;
    }
}

#[tokio::main]
async fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "docs/pictures".to_owned()));
    let only = std::env::args().nth(2).unwrap_or_default();
    std::fs::create_dir_all(&folder).expect("there is room");
    // As the program does: what is known exactly is to be seen as exact.
    gambol_bots::Library::new(None, 1 << 30).share();
    let house = House::open().await;
    let mut tab = house.visitor().await;
    let pages = [
        ("/", "home"),
        ("/new/duel", "new-table"),
        ("/boards", "boards"),
        ("/rules/muddy-ride", "rules"),
        ("/settings", "settings"),
        ("/learn", "learn"),
        ("/learn/muddy-ride/first", "lesson"),
        ("/puzzles", "puzzles"),
    ];
    for (path, name) in pages.into_iter().filter(|(_, name)| name.contains(&only)) {
        tab.go(path).await;
        take(&mut tab, &folder, name, false).await;
    }
    for (game, steps, path) in TABLES.into_iter().filter(|(game, ..)| game.contains(&only)) {
        tab.go(path).await;
        tab.click(Hand::Mouse, "#new-table .submit .main").await;
        tab.sits().await;
        let dice = &mut Dice::new(7);
        for _ in 0..steps {
            tab.step(Hand::Mouse, dice, any).await;
        }
        if tab.look().await.curtain {
            tab.lift(Hand::Mouse).await;
        }
        // What is put together part by part has no preview before it is whole.
        take(&mut tab, &folder, &format!("table-{game}"), game != "gunst").await;
        if game == "duel" {
            tab.play(Hand::Mouse, dice, any).await;
            take(&mut tab, &folder, "after-the-game", false).await;
            tab.ask("[...document.querySelectorAll('#around button')].find((one) => one.textContent.includes('Review')).click()").await;
            tab.until("the review is there", "document.querySelector('#review .moment, #review svg')").await;
            take(&mut tab, &folder, "review", false).await;
        }
    }
    tab.leave().await;
    house.close().await;
}
