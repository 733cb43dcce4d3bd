//! A whole game of each of the five, by clicking on what glows.

use super::hand::{Hand, any};
use super::house::House;
use gambol_core::Dice;

/// Opens the form of a new table with these things chosen, and the table with its button.
async fn whole_game(path: &str, seed: u64, prefer: fn(&str) -> u32) {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.go(path).await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await;
    let start = std::time::Instant::now();
    let result = tab.play(Hand::Mouse, &mut Dice::new(seed), prefer).await;
    eprintln!("{path}: {} lines, {:?}: {result}", tab.look().await.lines, start.elapsed());
    assert!(!result.is_empty(), "the end is told");
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_duel_by_clicking() {
    whole_game("/new/duel?with=here", 1, any).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_muddy_ride_by_clicking() {
    whole_game("/new/muddy-ride?with=here", 1, any).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_sheet_of_kangaruse_by_clicking() {
    whole_game("/new/kangaruse?with=here&g.size=tiny&g.seed=1", 1, any).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_two_paths_by_clicking() {
    whole_game("/new/two-paths?with=here&o.rows=6", 1, any).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_gunst_by_clicking() {
    whole_game("/new/gunst?with=here&o.rounds=1&o.tie=shout", 1, any).await;
}
