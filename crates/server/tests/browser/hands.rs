//! Keyboard alone, and a phone.

use super::hand::{Hand, any};
use super::house::{House, PHONE};
use gambol_core::Dice;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_with_the_keyboard_alone() {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.go("/").await;
    tab.tab_to("the game", "document.querySelector('.g-kangaruse .starts .more')").await;
    tab.key("Enter").await;
    tab.until("the form is there", "document.querySelector('#new-table')").await;
    tab.go("/new/kangaruse?with=here&g.size=tiny&g.seed=1").await;
    tab.tab_to("the button", "document.querySelector('#new-table .submit .main')").await;
    tab.key("Enter").await;
    tab.sits().await;
    tab.key("?").await;
    tab.until("the keys are told", "document.getElementById('help').open").await;
    tab.key("Escape").await;
    tab.until("the help is closed", "!document.getElementById('help').open").await;
    let result = tab.play(Hand::Keys, &mut Dice::new(2), any).await;
    assert!(!result.is_empty(), "the end is told");
    // The log is walked with the arrows.
    tab.key("m").await;
    tab.until("the log has the focus", "document.activeElement?.closest('#log')").await;
    tab.key("Home").await;
    tab.until("the beginning is shown", "!document.getElementById('ribbon').hidden").await;
    tab.key("Escape").await;
    tab.until("it is the present again", "document.getElementById('ribbon').hidden").await;
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_back_takes_a_part_of_a_move_back() {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.go("/new/gunst?with=here").await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await;
    tab.until("the curtain is there", "!document.getElementById('curtain').hidden").await;
    tab.lift(Hand::Keys).await;
    let before = tab.look().await;
    let part =
        before.glows.iter().position(|glow| glow.starts_with("part ")).expect("a line-up is put together");
    tab.choose(Hand::Mouse, part).await;
    let during = tab.after(&before).await;
    assert!(during.back, "there is a way back");
    tab.key("Escape").await;
    let after = tab.after(&during).await;
    assert_eq!((after.glows, after.prompt), (before.glows, before.prompt), "all is as before");
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_on_a_telephone_with_touch() {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    tab.resize(PHONE).await;
    tab.go("/").await;
    tab.fits().await;
    tab.click(Hand::Finger, ".g-duel .starts [value=here]").await;
    tab.sits().await;
    // A long press asks what it is, a first tap shows what would happen: neither does it.
    let before = tab.look().await;
    let whole = before.glows.iter().position(|glow| !glow.starts_with("part ")).expect("a move of one step");
    let at = tab.point_of("a glow", &format!("document.querySelectorAll('#board .do')[{whole}]")).await;
    tab.press(Hand::Finger, at).await;
    tab.until("it is told what it is", "document.getElementById('what').textContent").await;
    tab.release(Hand::Finger, at).await;
    assert_eq!(tab.look().await.lines, before.lines, "a long press plays nothing");
    let at = tab.point_of("a glow", &format!("document.querySelectorAll('#board .do')[{whole}]")).await;
    tab.click_at(Hand::Finger, at).await;
    tab.until(
        "it is told what would happen",
        "!document.getElementById('whole').hidden && document.getElementById('what').textContent",
    )
    .await;
    assert_eq!(tab.look().await.lines, before.lines, "the first tap plays nothing");
    tab.click(Hand::Finger, "#back").await;
    tab.until("it is only looked at", "document.getElementById('whole').hidden").await;
    let at = tab.point_of("a glow", &format!("document.querySelectorAll('#board .do')[{whole}]")).await;
    tab.click_at(Hand::Finger, at).await;
    tab.until("it is shown again", "!document.getElementById('whole').hidden").await;
    tab.click_at(Hand::Finger, at).await;
    let lines = format!("document.querySelectorAll('#log li').length > {}", before.lines);
    tab.until("the second tap plays", &lines).await;
    let result = tab.play(Hand::Finger, &mut Dice::new(4), any).await;
    assert!(!result.is_empty(), "the end is told");
    tab.fits().await;
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_preview_is_drawn_in_the_colours_of_now() {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.prefer("light").await;
    tab.go("/").await;
    tab.click(Hand::Mouse, ".g-muddy-ride .starts [value=here]").await;
    tab.sits().await;
    let colours = "JSON.stringify([...new Set([...document.querySelectorAll('#board svg > rect, #board svg > g > rect')].map((one) => one.getAttribute('fill')))])";
    let mut seen = Vec::new();
    for theme in ["light", "dark"] {
        tab.prefer(theme).await;
        let before = seen.last().cloned().unwrap_or_default();
        tab.until("the board has its colours", &format!("{colours} !== {before:?}")).await;
        let at = tab.point_of("a glow", "document.querySelector('#board .do[data-action]')").await;
        tab.hover(at).await;
        tab.until("the preview is there", "document.getElementById('what').textContent").await;
        seen.push(tab.ask(colours).await.as_str().unwrap_or_default().to_owned());
        tab.hover((2.0, 2.0)).await;
        tab.until("the preview is gone", "!document.getElementById('what').textContent").await;
    }
    assert_ne!(seen[0], seen[1], "light and dark are not the same");
    tab.leave().await;
    house.close().await;
}
