//! Others at the table: computers, and friends far away whose line breaks.

use super::cable::Cable;
use super::hand::{Hand, any};
use super::house::House;
use super::tab::Tab;
use chromiumoxide::cdp::browser_protocol::network::SetUserAgentOverrideParams;
use gambol_core::Dice;
use tokio::net::TcpListener;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_against_a_computer() {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.go("/new/kangaruse?g.size=tiny&g.seed=3&seat1=bot-1").await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await;
    let result = tab.play(Hand::Mouse, &mut Dice::new(5), any).await;
    assert!(!result.is_empty(), "the end is told");
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_click_at_home_and_the_computer_answers() {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.go("/").await;
    tab.click(Hand::Mouse, ".g-duel .starts [value=computer]").await;
    tab.sits().await;
    // Both have moved when the log tells of both; somebody may have several turns in a row.
    let dice = &mut Dice::new(1);
    let sides = "[...document.querySelectorAll('#seats b')].filter((seat) => document.getElementById('log').textContent.includes(seat.textContent)).length";
    let start = std::time::Instant::now();
    while tab.ask(sides).await != 2 || tab.look().await.lines < 6 {
        assert!(start.elapsed() < super::tab::PATIENCE, "the computer answers");
        if !tab.step(Hand::Mouse, dice, any).await {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    tab.leave().await;
    house.close().await;
}

/// Servers are replaced under open pages. One that speaks the version of yesterday fetches itself anew, and plays on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_speaks_another_version_fetches_itself_anew() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let outside = format!("http://{}", listener.local_addr().expect("it listens"));
    let house = House::with(|config| config.base_url = Some(outside.clone())).await;
    let cable = Cable::default();
    cable.of("Ben");
    cable.lay(listener, house.address());
    let mut tab = house.visitor().await;
    tab.page.execute(SetUserAgentOverrideParams::new("Ben")).await.expect("a browser has a name");
    tab.expect("WebSocket connection to");
    tab.go(&format!("{outside}/")).await;
    tab.click(Hand::Mouse, ".g-duel .starts [value=here]").await;
    let table = tab.sits().await;
    tab.ask("(() => { window.isOld = true; document.getElementById('table').dataset.wire = '0'; })()").await;
    cable.plug("Ben", false);
    tab.until("the line is down", "!document.getElementById('offline').hidden").await;
    cable.plug("Ben", true);
    tab.until("the page is new", "!window.isOld && document.getElementById('table')?.dataset.wire > 0").await;
    assert_eq!(tab.sits().await, table);
    tab.until("there is something to do", "document.querySelector('#board .do')").await;
    one_move(&tab, &mut Dice::new(8)).await;
    tab.leave().await;
    house.close().await;
}

/// What both players see at the end.
async fn told(tab: &Tab) -> (String, String, String) {
    let log = "[...document.querySelectorAll('#log li')].map((line) => line.textContent).join('\\n')";
    let log = tab.ask(log).await.as_str().unwrap_or_default().to_owned();
    // The state in words is asked for where it is read.
    tab.click(Hand::Mouse, "[data-paper=state]").await;
    tab.until("the state is told", "document.getElementById('paper-state').dataset.ply > 0").await;
    (tab.text("#around .result").await, log, tab.text("#as-text").await)
}

/// Steps of both players until the one is asked; answers whether the game goes on.
async fn until_asked(wanted: &Tab, other: &Tab, dice: &mut Dice) -> bool {
    loop {
        let seen = wanted.look().await;
        if seen.result.is_some() {
            return false;
        }
        if seen.yours && !seen.waiting {
            return true;
        }
        if !other.step(Hand::Mouse, dice, any).await {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
}

/// Plays one whole move.
async fn one_move(tab: &Tab, dice: &mut Dice) {
    let lines = tab.look().await.lines;
    while tab.look().await.lines == lines {
        assert!(tab.step(Hand::Mouse, dice, any).await, "there is something to do");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_browsers_play_by_invitation_and_a_broken_line_loses_nothing() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let outside = format!("http://{}", listener.local_addr().expect("it listens"));
    let house = House::with(|config| config.base_url = Some(outside)).await;
    let cable = Cable::default();
    cable.of("Ben");
    cable.lay(listener, house.address());
    let (ann, mut ben, chloe) = (house.visitor().await, house.visitor().await, house.visitor().await);
    ben.page.execute(SetUserAgentOverrideParams::new("Ben")).await.expect("a browser has a name");
    // While the cable is out the browser complains, rightly.
    ben.expect("WebSocket connection to");
    let dice = &mut Dice::new(3);

    ann.go("/").await;
    ann.click(Hand::Mouse, ".g-duel .starts [value=friend]").await;
    let table = ann.sits().await;
    let link = ann.until("there is a link", "document.querySelector('.invite input')?.value").await;
    let link = link.as_str().unwrap_or_default();
    ben.go(link).await;
    ben.introduce("Ben").await;
    assert_eq!(ben.sits().await, table, "the link leads to the table");
    ann.until("the link is used up", "!document.querySelector('.invite')").await;
    ann.until("Ben is there", "document.querySelectorAll('#seats li:not(.away):not(.open)').length === 2")
        .await;
    chloe.go(link).await;
    assert_eq!(chloe.sits().await, table, "whoever comes later watches");

    assert!(until_asked(&ann, &ben, dice).await);
    one_move(&ann, dice).await;
    ben.until("Ben sees the move", "document.querySelectorAll('#log li').length >= 2").await;
    assert!(chloe.look().await.glows.is_empty(), "who watches has nothing to choose");

    // Ben's cable is out while Ann moves.
    assert!(until_asked(&ann, &ben, dice).await);
    cable.plug("Ben", false);
    ben.until("Ben knows that the line is down", "!document.getElementById('offline').hidden").await;
    let before = ben.look().await.lines;
    one_move(&ann, dice).await;
    assert_eq!(ben.look().await.lines, before, "nothing comes through");
    cable.plug("Ben", true);
    let more = format!("document.querySelectorAll('#log li').length > {before}");
    ben.until("Ben has seen what he missed", &more).await;

    // Ben moves while it is out: the move is kept and goes through when the line is back.
    if until_asked(&ben, &ann, dice).await {
        cable.plug("Ben", false);
        ben.until("Ben knows that the line is down", "!document.getElementById('offline').hidden").await;
        let at_ann = ann.look().await.lines;
        let whole = ben.look().await.glows.iter().position(|glow| !glow.starts_with("part "));
        if let Some(glow) = whole {
            ben.choose(Hand::Mouse, glow).await;
            ben.until("the move is on its way", "document.querySelector('#board.waiting')").await;
            assert_eq!(ann.look().await.lines, at_ann, "nothing comes through");
            cable.plug("Ben", true);
            let more = format!("document.querySelectorAll('#log li').length > {at_ann}");
            ann.until("Ann sees the move that was kept", &more).await;
        }
        cable.plug("Ben", true);
    }

    let start = std::time::Instant::now();
    while ann.look().await.result.is_none() {
        assert!(start.elapsed() < super::tab::PATIENCE, "the game comes to an end");
        let moved = ann.step(Hand::Mouse, dice, any).await | ben.step(Hand::Mouse, dice, any).await;
        if !moved {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    for tab in [&ben, &chloe] {
        tab.until("the end is seen", "document.querySelector('#around .result')").await;
    }
    let all = [told(&ann).await, told(&ben).await, told(&chloe).await];
    assert!(all[0].2 == all[1].2 && all[0].2 == all[2].2, "all see the same end: {all:?}");
    assert_eq!([&all[0].0, &all[1].0].iter().filter(|told| told.contains("You won")).count(), 1, "{all:?}");
    assert!(!all[2].0.contains("You"), "who watches is not spoken to: {all:?}");
    for tab in [ann, ben, chloe] {
        tab.leave().await;
    }
    house.close().await;
}
