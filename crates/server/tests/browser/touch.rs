//! Fingers: two of them bring the board nearer, one plays at its first tap where somebody prefers that, and a preview
//! that gives the game away says so.

use super::hand::Hand;
use super::house::House;
use super::tab::Tab;
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchTouchEventParams, DispatchTouchEventType, TouchPoint,
};

const NEARNESS: &str =
    "Number(getComputedStyle(document.getElementById('board')).getPropertyValue('--k') || 1)";

/// Two fingers at these places.
async fn fingers(tab: &Tab, kind: DispatchTouchEventType, places: [(f64, f64); 2]) {
    let points = places.iter().zip(0..).map(|(&(x, y), id)| {
        let mut point = TouchPoint::new(x, y);
        point.id = Some(f64::from(id));
        point
    });
    let event = DispatchTouchEventParams::new(kind, points.collect::<Vec<_>>());
    tab.page.execute(event).await.expect("the fingers touch");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_fingers_bring_the_board_nearer_and_away_again() {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    tab.screen((390, 844), true).await;
    tab.go("/new/muddy-ride?with=computer").await;
    tab.click(Hand::Finger, "#new-table .submit .main").await;
    tab.sits().await;
    tab.until("there is something to do", "document.querySelector('#board .do')").await;
    let near = tab.ask(NEARNESS).await.as_f64().unwrap_or(1.0);
    let middle = tab.ask("(() => { const { left, top, width, height } = document.getElementById('board').getBoundingClientRect(); return [left + width / 2, top + height / 2]; })()").await;
    let (x, y) = (middle[0].as_f64().unwrap_or(0.0), middle[1].as_f64().unwrap_or(0.0));
    let apart = |by: f64| [(x - by, y), (x + by, y)];
    fingers(&tab, DispatchTouchEventType::TouchStart, apart(30.0)).await;
    for by in [45.0, 60.0, 75.0, 90.0] {
        fingers(&tab, DispatchTouchEventType::TouchMove, apart(by)).await;
    }
    tab.release(Hand::Finger, (x, y)).await;
    tab.until("the board is nearer", &format!("{NEARNESS} > {near} * 1.8")).await;
    tab.until("the whole board is a small map", "!document.getElementById('map').hidden").await;
    fingers(&tab, DispatchTouchEventType::TouchStart, apart(90.0)).await;
    for by in [60.0, 30.0, 12.0] {
        fingers(&tab, DispatchTouchEventType::TouchMove, apart(by)).await;
    }
    tab.release(Hand::Finger, (x, y)).await;
    tab.until("all of it is seen again", &format!("{NEARNESS} <= {near} + 0.01")).await;
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_prefers_it_plays_at_the_first_tap() {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    tab.screen((390, 844), true).await;
    tab.go("/settings").await;
    tab.ask("localStorage.setItem('gambol-tap', 'once')").await;
    tab.go("/new/duel?with=here").await;
    tab.click(Hand::Finger, "#new-table .submit .main").await;
    tab.sits().await;
    for lines in [2, 3] {
        tab.until("there is something to do", "document.querySelector('#board .do[data-action]')").await;
        let at = tab.point_of("a glow", "document.querySelector('#board .do[data-action]')").await;
        tab.click_at(Hand::Finger, at).await;
        let played = format!("document.getElementById('log').children.length === {lines}");
        tab.until("one tap was enough", &played).await;
    }
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_preview_that_hands_somebody_the_victory_says_so_loudly() {
    let house = House::open().await;
    let tab = house.visitor().await;
    // In this lesson one puddle carries the pig home.
    tab.go("/learn/muddy-ride/crowd").await;
    for step in ["[data-go=on]", ".do[data-action=b2]", ".do[data-action='splash N']", "[data-go=on]"] {
        tab.click(Hand::Mouse, step).await;
    }
    let trap = tab.point_of("the trap", "document.querySelector('#board .do[data-action=a3]')").await;
    tab.hover(trap).await;
    tab.until("it is said loudly", "document.querySelector('#what .loud.bad')").await;
    let words = tab.text("#what .loud").await;
    assert!(words.contains("victory"), "{words}");
    tab.leave().await;
    house.close().await;
}
