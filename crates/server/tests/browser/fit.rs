//! A table on every screen: nothing covered, nothing cut, nothing to scroll, and large enough for a finger.

use super::hand::{Hand, any};
use super::house::House;
use super::tab::Tab;
use gambol_core::Dice;

/// Telephones upright and on their side, a tablet, a laptop: with touch or without.
const SCREENS: [((i64, i64), bool); 5] =
    [((360, 640), true), ((390, 844), true), ((844, 390), true), ((768, 1024), true), ((1280, 800), false)];

/// What is wrong with the page as it is; an empty text where nothing is.
pub(crate) const FAULTS: &str = "((touch) => { const wrong = []; const the = (id) => document.getElementById(id); \
    const seen = (at) => at.getClientRects().length > 0 && !at.closest('.aside, .skip, .curtain, [inert]'); \
    const name = (at) => at.id || at.dataset?.action || at.dataset?.part || at.textContent.trim().slice(0, 30); \
    const page = document.documentElement; \
    if (page.scrollHeight > innerHeight + 1) wrong.push(`the page is ${page.scrollHeight} high in ${innerHeight}`); \
    if (page.scrollWidth > innerWidth + 1) wrong.push(`the page is ${page.scrollWidth} wide in ${innerWidth}`); \
    const stage = the('table').getBoundingClientRect(); \
    const zoomed = the('board').classList.contains('zoomed'); \
    for (const place of document.querySelectorAll('#board .do')) { \
      if (!seen(place)) continue; \
      const box = place.getBoundingClientRect(); const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]; \
      const inside = x > stage.left && x < stage.right && y > stage.top && y < stage.bottom; \
      if (!inside) { if (!zoomed) wrong.push(`${name(place)} lies outside of the stage`); continue; } \
      const top = document.elementFromPoint(x, y); \
      if (!top || !(place === top || place.contains(top))) wrong.push(`${name(place)} is covered by ${top?.outerHTML.slice(0, 90)}`); \
      if (touch && Math.min(box.width, box.height) < 39.5) wrong.push(`${name(place)} is ${Math.round(box.width)}×${Math.round(box.height)}`); \
    } \
    for (const control of document.querySelectorAll('button, a, input, summary')) { \
      if (!seen(control)) continue; \
      const box = control.getBoundingClientRect(); \
      if (box.bottom < 0 || box.top > innerHeight) continue; \
      if (touch && Math.min(box.width, box.height) < 39.5) wrong.push(`${name(control)} is ${Math.round(box.width)}×${Math.round(box.height)}`); \
    } \
    for (const id of ['goal', 'prompt', 'choices', 'seats', 'since']) { \
      const at = the(id); if (!seen(at)) continue; \
      const box = at.getBoundingClientRect(); \
      if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) wrong.push(`${id} is cut by the screen`); \
      if (id !== 'since' && at.scrollHeight > at.clientHeight + 2) wrong.push(`${id} is cut: ${at.scrollHeight} in ${at.clientHeight}`); \
    } \
    if (!the('asked').hidden && !(the('goal').textContent ?? '').trim() && !the('around').childElementCount) wrong.push('there is no goal'); \
    return wrong.join('\\n'); })";

/// Whether nothing moves: the board comes nearer, and is drawn anew where it lies otherwise.
pub(crate) const STILL: &str = "(async () => { const at = () => [...document.querySelectorAll('#board .do')].map((one) => JSON.stringify(one.getBoundingClientRect())).join(); \
    const was = at(); await new Promise((done) => setTimeout(done, 250)); return was === at(); })()";

/// Looks at a table at three moments, on every screen.
async fn fits(path: &str) {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    tab.prefer("light").await;
    let dice = &mut Dice::new(5);
    tab.go(path).await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await;
    for moment in 0..3 {
        if moment > 0 {
            until_lines(&tab, dice, 1 + moment * 3).await;
        }
        tab.until("somebody is asked", "!document.getElementById('curtain').hidden || document.querySelector('#board .do') || document.querySelector('#around .result')").await;
        if tab.look().await.curtain {
            tab.lift(Hand::Mouse).await;
        }
        for (size, touch) in SCREENS {
            tab.screen(size, touch).await;
            tab.until(
                "the table fits its screen",
                &format!("innerWidth === {} && innerHeight === {}", size.0, size.1),
            )
            .await;
            tab.until("everything is still", STILL).await;
            let faults = tab.ask(&format!("{FAULTS}({touch})")).await;
            assert_eq!(faults, "", "{path}, moment {moment}, {size:?}");
        }
        tab.screen((1280, 800), false).await;
    }
    let troubles = tab.troubles().await;
    assert!(troubles.is_empty(), "{}", troubles.join("\n"));
    house.close().await;
}

/// Plays until the log has so many lines, or the game is over.
pub(crate) async fn until_lines(tab: &Tab, dice: &mut Dice, lines: usize) {
    let start = std::time::Instant::now();
    while tab.look().await.lines < lines && tab.look().await.result.is_none() {
        assert!(start.elapsed() < super::tab::PATIENCE, "somebody moves");
        if !tab.step(Hand::Mouse, dice, any).await {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn muddy_ride_fits_every_screen() {
    fits("/new/muddy-ride?with=computer").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn duel_fits_every_screen() {
    fits("/new/duel?with=computer").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kangaruse_fits_every_screen() {
    fits("/new/kangaruse?with=computer&g.seed=3&g.size=huge&o.players=5").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_paths_fits_every_screen() {
    fits("/new/two-paths?with=computer").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn gunst_fits_every_screen() {
    fits("/new/gunst?with=computer").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_moves_when_something_is_pointed_at() {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.prefer("light").await;
    for game in ["muddy-ride", "duel", "kangaruse", "gunst"] {
        tab.go(&format!("/new/{game}?with=computer")).await;
        tab.click(Hand::Mouse, "#new-table .submit .main").await;
        tab.sits().await;
        let places = "['board', 'now', 'tabs', 'seats'].map((id) => JSON.stringify(document.getElementById(id).getBoundingClientRect())).join()";
        tab.until("there is something to do", "document.querySelector('#board .do')").await;
        let before = tab.ask(places).await;
        if tab.ask("!!document.querySelector('#board .do[data-action]')").await == true {
            let at = tab.point_of("a glow", "document.querySelector('#board .do[data-action]')").await;
            tab.hover(at).await;
            tab.until("the preview is there", "document.getElementById('what').textContent").await;
            assert_eq!(tab.ask(places).await, before, "{game}");
            tab.hover((2.0, 2.0)).await;
        }
        tab.key("h").await;
        tab.until("there is a hint", "document.querySelector('#what b')").await;
        assert_eq!(tab.ask(places).await, before, "{game}, with a hint");
    }
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_on_the_board_can_be_asked_with_a_key() {
    let house = House::open().await;
    let tab = house.visitor().await;
    for game in ["muddy-ride", "duel", "kangaruse", "two-paths", "gunst"] {
        tab.go(&format!("/new/{game}?with=computer")).await;
        tab.click(Hand::Mouse, "#new-table .submit .main").await;
        tab.sits().await;
        tab.until("there is something to do", "document.querySelector('#board .do')").await;
        tab.key("i").await;
        let first =
            tab.until("it is told what it is", "document.querySelector('#what .card')?.textContent").await;
        let mut told = vec![first];
        for key in ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp"] {
            let before = tab.text("#what").await;
            tab.key(key).await;
            let other = format!(
                "(() => {{ const told = document.querySelector('#what .card')?.textContent; return told && told.trim() !== {before:?} ? told : document.querySelector('.ring:not([hidden])') && told; }})()"
            );
            told.push(tab.until("the next thing is told", &other).await);
        }
        for card in &told {
            let card = card.as_str().unwrap_or_default();
            assert!(card.len() > 5 && !card.contains("nothing to say"), "{game}: {card}");
        }
        tab.key("Escape").await;
        tab.until("it is asked no more", "document.querySelector('.ring').hidden").await;
        tab.key("l").await;
        tab.until("the legend is there", "document.querySelectorAll('#legend-list dt').length > 2").await;
        tab.key("Escape").await;
    }
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_ending_speaks_to_you_and_the_last_round_is_played_again() {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.prefer("light").await;
    tab.go("/new/kangaruse?with=computer&g.size=tiny&g.seed=1").await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await;
    let dice = &mut Dice::new(7);
    until_lines(&tab, dice, 4).await;
    tab.until("what the others did is listed", "document.querySelector('#since li')").await;
    let lines = tab.look().await.lines;
    tab.key("r").await;
    tab.until("the past is shown", "!document.getElementById('ribbon').hidden").await;
    tab.until("it comes back to the present", "document.getElementById('ribbon').hidden").await;
    assert!(tab.look().await.lines >= lines);
    tab.play(Hand::Mouse, dice, any).await;
    let ending = tab.text("#around .ending").await.to_lowercase();
    assert!(ending.contains("you"), "{ending}");
    assert_eq!(
        tab.ask("document.querySelectorAll('#around .button.main').length").await,
        1,
        "one thing to do next"
    );
    tab.leave().await;
    house.close().await;
}
