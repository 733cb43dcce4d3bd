//! A stranger learns a game: from home through the first lesson to a first game that is won, doing only what the page
//! says.

use super::hand::Hand;
use super::house::House;
use super::tab::{PATIENCE, Tab};
use gambol_core::Dice;
use serde_json::Value;
use std::time::{Duration, Instant};

/// How many games against the easiest computer a stranger plays until one is won.
const MOST_GAMES: usize = 12;

/// What the coach says, and how.
async fn coach(tab: &Tab) -> (String, String) {
    let told = "(() => { const at = document.getElementById('coach'); return at && !at.hidden && at.dataset.tone ? [at.dataset.tone, at.innerText] : null; })()";
    let told = tab.until("the coach speaks", told).await;
    let text = |at: usize| told[at].as_str().unwrap_or_default().to_owned();
    (text(0), text(1))
}

/// Waits until the coach says something else, or another place is pointed at.
async fn after(tab: &Tab, before: &(String, String, Value)) {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(5) {
        let (tone, words) = coach(tab).await;
        if (tone, words, ring(tab).await) != *before {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}

/// Where the ring is that says what to press.
async fn ring(tab: &Tab) -> Value {
    tab.ask("(() => { const ring = document.querySelector('.coach-ring'); if (!ring) return ''; const { left, top, width, height } = ring.style; const px = (text) => Number.parseFloat(text); return [Math.round(px(left) + px(width) / 2), Math.round(px(top) + px(height) / 2)]; })()").await
}

/// Goes through a lesson; answers how often something was tried that was not right.
async fn take(tab: &Tab, hand: Hand) -> usize {
    let start = Instant::now();
    let mut mistakes = 0;
    loop {
        assert!(start.elapsed() < PATIENCE, "the lesson goes on: {:?}", coach(tab).await);
        let (tone, words) = coach(tab).await;
        let before = (tone, words, ring(tab).await);
        match before.0.as_str() {
            "done" => return mistakes,
            "wrong" => {
                mistakes += 1;
                tab.click(hand, "#coach [data-go=show]").await;
            }
            _ if tab.ask("!!document.querySelector('#coach [data-go=on]')").await == true => {
                tab.click(hand, "#coach [data-go=on]").await;
            }
            _ => match before.2.as_array().map(Vec::as_slice) {
                Some([x, y]) => {
                    let at = (x.as_f64().unwrap_or(0.0), y.as_f64().unwrap_or(0.0));
                    tab.click_at(hand, at).await;
                }
                _ => try_something(tab, hand).await,
            },
        }
        after(tab, &before).await;
    }
}

/// Nothing is pointed at: whoever has no idea tries the first thing that glows.
async fn try_something(tab: &Tab, hand: Hand) {
    let seen = tab.look().await;
    if seen.whole {
        return tab.click(hand, "#whole").await;
    }
    if !seen.glows.is_empty() && seen.yours {
        tab.choose(hand, 0).await;
    }
}

/// What the lessons say is worth bringing to a ting: those who take stones.
fn takes_stones(glow: &str) -> u32 {
    match glow {
        "part W" | "strike" => 3,
        "part S" => 2,
        _ => 1,
    }
}

/// Plays a game as the hints say, as far as they point at one place, and as the lessons said elsewhere; answers whether
/// it was won.
async fn play_as_learned(tab: &Tab, game: &str, dice: &mut Dice) -> bool {
    let start = Instant::now();
    loop {
        assert!(start.elapsed() < 2 * PATIENCE, "the game comes to an end: {:?}", tab.look().await);
        let seen = tab.look().await;
        if let Some(result) = seen.result {
            return result.contains("You won");
        }
        // Where a move takes several steps, no single place is the best one.
        let is_whole = seen.glows.iter().any(|glow| !glow.starts_with("part "));
        if seen.yours && !seen.waiting && is_whole && game != "gunst" && !seen.back && !seen.shout {
            tab.key("h").await;
            tab.until("there is a hint", "document.querySelector('#what b') || !document.getElementById('asked').classList.contains('yours')").await;
            let hinted = "(() => { const all = [...document.querySelectorAll('#board .do:not(.chosen), #buttons .do')].filter((at) => at.getClientRects().length); return all.findIndex((at) => at.classList.contains('hinted')); })()";
            if let Some(glow) = tab.ask(hinted).await.as_u64() {
                tab.choose(Hand::Mouse, glow as usize).await;
                tab.after(&seen).await;
                continue;
            }
        }
        if !tab.step(Hand::Mouse, dice, takes_stones).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

async fn stranger(game: &str) {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    tab.go("/").await;
    tab.click(Hand::Mouse, &format!("a[href='/learn/{game}/first']")).await;
    tab.until("the lesson is there", "location.pathname.startsWith('/learn/')").await;
    take(&tab, Hand::Mouse).await;
    let (_, words) = coach(&tab).await;
    assert!(words.contains("Play a first game"), "{words}");
    tab.click(Hand::Mouse, "#coach form button").await;
    tab.until("a game is there", "location.pathname.startsWith('/t/')").await;
    tab.sits().await;
    let level = tab.text("#seats .bot .role").await;
    assert!(level.contains('1'), "the easiest computer is there: {level}");
    let dice = &mut Dice::new(3);
    let mut games = 0;
    while !play_as_learned(&tab, game, dice).await {
        games += 1;
        assert!(games < MOST_GAMES, "{game}: not one of {games} games was won");
        let path = tab.ask("location.pathname").await;
        tab.click(Hand::Mouse, "#around .ending .button.main").await;
        tab.until(
            "the next game is there",
            &format!("location.pathname !== {path} && document.readyState === 'complete'"),
        )
        .await;
        tab.sits().await;
    }
    tab.go("/").await;
    let ticked = format!("document.querySelector(\"[data-done='/learn/{game}/first']\").hidden");
    tab.until("home knows what was learned", &ticked).await;
    let troubles = tab.troubles().await;
    assert!(troubles.is_empty(), "{}", troubles.join("\n"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_learns_muddy_ride_and_wins() {
    stranger("muddy-ride").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_learns_duel_and_wins() {
    stranger("duel").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_learns_kangaruse_and_wins() {
    stranger("kangaruse").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_learns_two_paths_and_wins() {
    stranger("two-paths").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_learns_gunst_and_wins() {
    stranger("gunst").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lesson_is_taken_on_a_small_telephone_without_scrolling() {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    tab.screen((360, 640), true).await;
    let lessons = "[...document.querySelectorAll('.lessons a')].map((lesson) => lesson.getAttribute('href'))";
    tab.go("/learn").await;
    let lessons = tab.ask(lessons).await;
    let lessons: Vec<String> = serde_json::from_value(lessons).expect("a list of addresses");
    assert!(lessons.len() >= 15, "{lessons:?}");
    let mut mistakes = 0;
    for lesson in &lessons {
        tab.go(lesson).await;
        mistakes += take(&tab, Hand::Finger).await;
        let fits = "document.documentElement && document.documentElement.scrollHeight < innerHeight + 2";
        tab.until(&format!("{lesson} fits the screen"), fits).await;
    }
    assert!(mistakes > 5, "whoever tries the first thing is sometimes wrong, and shown better");
    tab.go("/learn").await;
    let ticked = "document.querySelectorAll('.lessons .tick:not([hidden])').length";
    tab.until("all are ticked", &format!("{ticked} === {}", lessons.len())).await;
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_tried_in_the_rulebook_can_be_taken_back_and_leaves_nothing_behind() {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.go("/rules/two-paths/2/try").await;
    assert_eq!(coach(&tab).await.0, "free");
    tab.until("no curtain falls", "document.getElementById('curtain').hidden").await;
    let dice = &mut Dice::new(2);
    let before = tab.look().await.lines;
    let start = Instant::now();
    while tab.look().await.lines < before + 4 {
        assert!(start.elapsed() < PATIENCE, "both sides can be played");
        tab.step(Hand::Mouse, dice, super::hand::any).await;
    }
    let all = tab.look().await.lines;
    let back = "[...document.querySelectorAll('#coach button')].find((button) => button.textContent === 'One move back')";
    for taken in 1..=all - before {
        let at = tab.point_of("the way back", back).await;
        tab.click_at(Hand::Mouse, at).await;
        tab.until(
            "it is taken back",
            &format!("document.getElementById('log').children.length === {}", all - taken),
        )
        .await;
    }
    tab.go("/").await;
    assert_eq!(tab.ask("!!document.getElementById('mine')").await, false, "it is no game of anybody’s");
    tab.leave().await;
    house.close().await;
}
