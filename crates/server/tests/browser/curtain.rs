//! The curtain: on one screen nothing of a secret is in the page for anyone but its owner.

use super::hand::{Hand, any};
use super::house::House;
use super::tab::Tab;
use gambol_core::Dice;
use gambol_server::World;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// The whole page, without what differs between any two tables.
async fn page(tab: &Tab) -> String {
    let words = "(() => { const id = document.getElementById('table').dataset.home.split('/').pop(); const page = document.documentElement.cloneNode(true); \
        page.querySelectorAll('[data-command], .toast').forEach((one) => one.remove()); \
        return page.outerHTML.replaceAll(id, 'ID').replace(/[0-9a-f]{64}/g, 'HASH'); })()";
    tab.ask(words).await.as_str().unwrap_or_default().to_owned()
}

/// The frames since a number, without what differs between any two tables.
fn frames(tab: &mut Tab, table: &str, since: usize) -> Vec<String> {
    let clean = |frame: &String| {
        let mut value: serde_json::Value = serde_json::from_str(frame).unwrap_or_default();
        for key in ["id", "commitment", "n"] {
            if let Some(map) = value.as_object_mut() {
                map.remove(key);
            }
        }
        value.to_string().replace(table, "ID")
    };
    tab.frames()[since..].iter().filter(|frame| frame.contains("\"view\"")).map(clean).collect()
}

/// The first place where two texts differ.
fn difference(one: &str, other: &str) -> Option<String> {
    if one == other {
        return None;
    }
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let cut = |text: &str| -> String { text.chars().skip(same.saturating_sub(80)).take(200).collect() };
    Some(format!("{}\n{}", cut(one), cut(other)))
}

/// Glow by glow until the seat has chosen what is written here; then the curtain falls, or the other seat is asked.
async fn choose(tab: &Tab, steps: &[&str]) {
    for step in steps {
        let before = tab.look().await;
        if *step == "whole" {
            tab.click(Hand::Mouse, "#whole").await;
        } else {
            let glow = before.glows.iter().position(|glow| glow.trim_start_matches("part ") == *step);
            let glow = glow.unwrap_or_else(|| panic!("{step} is not among {:?}", before.glows));
            tab.choose(Hand::Mouse, glow).await;
        }
        tab.after(&before).await;
    }
}

/// Opens a table and answers with its id.
async fn open(tab: &Tab, path: &str) -> String {
    tab.go(path).await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await
}

/// What the page and the wire are like when the curtain is before the second player, and when it is lifted, after the
/// first has chosen one thing or another.
async fn seen_by_the_second(tab: &mut Tab, path: &str, steps: &[&str]) -> Vec<String> {
    let table = open(tab, path).await;
    tab.until("the first curtain is there", "!document.getElementById('curtain').hidden").await;
    tab.lift(Hand::Mouse).await;
    choose(tab, steps).await;
    tab.until("the second curtain is there", "!document.getElementById('curtain').hidden").await;
    tab.hover((2.0, 2.0)).await;
    let mut all = vec![page(tab).await];
    tab.lift(Hand::Mouse).await;
    tab.until("the second player is asked", "document.querySelector('#board .do')").await;
    tab.hover((2.0, 2.0)).await;
    all.push(page(tab).await);
    let last = tab.frames().len() - 2;
    all.extend(frames(tab, &table, last));
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_line_up_on_one_screen_the_page_knows_nothing_when_the_device_goes_on() {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    let path = "/new/gunst?with=here&name0=Ann&name1=Ben";
    let one = seen_by_the_second(&mut tab, path, &["ting K0W0F0T0S0"]).await;
    let other = seen_by_the_second(&mut tab, path, &["K", "ting K1W0F0T0S0"]).await;
    assert_eq!(one.len(), other.len());
    for (one, other) in one.iter().zip(&other) {
        assert_eq!(difference(one, other), None);
    }
    tab.leave().await;
    house.close().await;
}

/// Which card each seat gets: chance falls as told.
fn dealt(swap: Arc<AtomicU32>) -> World {
    World::system().with_fall(move |_, ply, total| match ply {
        0 => swap.load(Ordering::Relaxed).min(total - 1),
        _ => 0,
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gets_another_card_finds_the_same_page_before_the_curtain_is_lifted() {
    let swap = Arc::new(AtomicU32::new(0));
    let path = "/new/muddy-ride?with=here&o.mode=secret&o.players=2";
    let house = House::with(|config| config.world = dealt(Arc::clone(&swap))).await;
    let mut tab = house.visitor().await;
    let mut covered = Vec::new();
    let mut lifted = Vec::new();
    for card in 0..2 {
        swap.store(card, Ordering::Relaxed);
        let table = open(&tab, path).await;
        tab.until("the curtain is there", "!document.getElementById('curtain').hidden").await;
        let mut seen = vec![page(&tab).await];
        let last = tab.frames().len() - 1;
        seen.extend(frames(&mut tab, &table, last));
        covered.push(seen.join("\n"));
        tab.lift(Hand::Mouse).await;
        tab.hover((2.0, 2.0)).await;
        lifted.push(page(&tab).await);
    }
    assert_eq!(difference(&covered[0], &covered[1]), None, "nothing tells the cards apart");
    // The same comparison notices the card as soon as it is on the page: lifting the curtain is the leak.
    assert!(difference(&lifted[0], &lifted[1]).is_some(), "each sees their own card");
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_curtain_falls_again_when_asked_to() {
    let house = House::open().await;
    let tab = house.visitor().await;
    open(&tab, "/new/two-paths?with=here&o.rows=6").await;
    // The animals line up openly, then comes the first secret.
    let dice = &mut Dice::new(1);
    while !tab.look().await.curtain {
        tab.step(Hand::Mouse, dice, any).await;
    }
    assert_eq!(
        tab.ask("document.getElementById('page').inert").await,
        true,
        "nothing behind it can be reached"
    );
    let mut covered = Vec::new();
    for part in [None, Some(0), Some(1)] {
        tab.lift(Hand::Mouse).await;
        tab.until("something can be chosen", "document.querySelector('#board .do')").await;
        if let Some(part) = part {
            // Half of a secret is a secret too, and so is what somebody pointed at.
            let before = tab.look().await;
            tab.choose(Hand::Mouse, part).await;
            let after = tab.after(&before).await;
            assert!(after.back && !after.curtain, "a move of two steps: {after:?}");
            let at = tab.point_of("a glow", "document.querySelector('#board .do[data-action]')").await;
            tab.hover(at).await;
            tab.until("the preview is there", "document.getElementById('what').textContent").await;
        }
        tab.click(Hand::Mouse, "#fall").await;
        tab.until("the curtain is there", "!document.getElementById('curtain').hidden").await;
        tab.hover((2.0, 2.0)).await;
        covered.push(page(&tab).await);
    }
    assert_eq!(difference(&covered[0], &covered[1]), None, "the page is as it was");
    assert_eq!(difference(&covered[0], &covered[2]), None, "the page is as it was");
    tab.leave().await;
    house.close().await;
}
