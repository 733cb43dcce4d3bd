//! The review after the game: what each move gave away, in all five games.

use super::hand::{Hand, any};
use super::house::House;
use gambol_core::Dice;

/// Plays a little, gives up, and asks what the moves were worth.
async fn reviewed(path: &str) {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.go(path).await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await;
    let dice = &mut Dice::new(4);
    while tab.look().await.lines < 6 && tab.look().await.result.is_none() {
        tab.step(Hand::Mouse, dice, any).await;
    }
    if tab.look().await.curtain {
        tab.lift(Hand::Mouse).await;
    }
    // Where points count, everybody stops in turn.
    let leaves = if path.contains("kangaruse") { "[data-tool=stop]" } else { "[data-tool=resign]" };
    while tab.look().await.result.is_none() {
        let lines = tab.look().await.lines;
        tab.click(Hand::Mouse, leaves).await;
        tab.click(Hand::Mouse, "#sure [value=yes]").await;
        let told = format!(
            "document.querySelectorAll('#log li').length > {lines} || document.querySelector('#around .result')"
        );
        tab.until("somebody has left", &told).await;
    }
    tab.until("it is over", "document.querySelector('#around .result')").await;
    let button =
        "[...document.querySelectorAll('#around button')].find((one) => one.textContent.includes('Review'))";
    let at = tab.point_of("the review", button).await;
    tab.click_at(Hand::Mouse, at).await;
    let words = "document.querySelector('#around .what')?.textContent";
    let told =
        tab.until("the review is done", &format!("{words} && !{words}.includes('% done') && {words}")).await;
    assert!(told.as_str().is_some_and(|told| told.ends_with('.')), "{told}");
    // Every choice of a player has its verdict, which says how it is known.
    let lines = "[...document.querySelectorAll('#log .verdict')].map((one) => one.textContent)";
    let verdicts = tab.ask(lines).await;
    let verdicts = verdicts.as_array().cloned().unwrap_or_default();
    assert!(verdicts.len() >= 3, "{verdicts:?}");
    let known = |verdict: &serde_json::Value| {
        let verdict = verdict.as_str().unwrap_or_default();
        ["exact", "proved", "estimated"].iter().any(|how| verdict.contains(how))
    };
    assert!(verdicts.iter().all(known), "{verdicts:?}");
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_moves_of_a_muddy_ride_are_reviewed() {
    reviewed("/new/muddy-ride?with=here&o.animals[]=N&o.animals[]=S").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_moves_of_a_duel_are_reviewed() {
    reviewed("/new/duel?with=here&o.ammo={}").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_moves_of_a_sheet_of_kangaruse_are_reviewed() {
    reviewed("/new/kangaruse?with=here&g.size=tiny&g.seed=1").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_moves_of_two_paths_are_reviewed() {
    reviewed("/new/two-paths?with=here&o.rows=6").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_moves_of_gunst_are_reviewed() {
    reviewed("/new/gunst?with=here&o.rounds=1").await;
}
