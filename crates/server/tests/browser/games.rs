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
    let result = tab.play(Hand::Mouse, &mut Dice::new(seed), prefer).await;
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
    whole_game("/new/two-paths?with=here&o.rows=6", 1, past_each_other).await;
}

/// Everybody hides in the west and guards the east, so that a long game becomes a short one.
fn past_each_other(glow: &str) -> u32 {
    u32::from(glow.ends_with(":W") || glow == "block E")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_gunst_by_clicking() {
    whole_game("/new/gunst?with=here&o.rounds=1&o.tie=shout", 1, any).await;
}

/// Opens a table and points at one part of its first move; answers with the prompts before and after, and after taking
/// the part back.
async fn prompts(house: &House, path: &str, part: &str) -> [String; 3] {
    let tab = house.visitor().await;
    tab.go(path).await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await;
    // A secret choice is behind a curtain, an open one is not.
    tab.until(
        "it begins",
        "!document.getElementById('curtain').hidden || document.querySelector('#board .do')",
    )
    .await;
    if tab.look().await.curtain {
        tab.lift(Hand::Mouse).await;
    }
    tab.until("somebody is asked", "document.querySelector('#board .do')").await;
    let asked = tab.look().await;
    let glow = asked.glows.iter().position(|glow| *glow == format!("part {part}"));
    tab.choose(Hand::Mouse, glow.unwrap_or_else(|| panic!("{part} is not among {:?}", asked.glows))).await;
    let chosen = tab.after(&asked).await;
    tab.click(Hand::Mouse, "#back").await;
    let taken_back = tab.after(&chosen).await;
    tab.leave().await;
    [asked.prompt, chosen.prompt, taken_back.prompt]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_prompt_goes_along_with_a_move_of_several_steps() {
    let house = House::open().await;
    let [asked, chosen, taken_back] = prompts(&house, "/new/two-paths?with=here&o.rows=6", "H").await;
    assert_eq!(asked, "Line up your three animals from west to east.");
    assert_eq!(chosen, "The hare stands in the west: who stands next to it?");
    assert_eq!(taken_back, asked);
    let [asked, chosen, taken_back] = prompts(&house, "/new/gunst?with=here&o.rounds=1", "W").await;
    assert!(asked.starts_with("Spring: choose in secret"), "{asked}");
    assert_eq!(chosen, "You bring 1 warrior: add more, or bring just these.");
    assert_eq!(taken_back, asked);
    house.close().await;
}
