//! Long words: every page and every table in German and Czech, on a telephone, a tablet and a wide screen.

use super::access::GAMES;
use super::fit::{FAULTS, STILL, until_lines};
use super::hand::Hand;
use super::house::House;
use gambol_core::Dice;

/// What is wrong with a page: it is wider than its screen, or words are cut off.
const CUT: &str = "(() => { const wrong = []; const page = document.documentElement; \
    if (page.scrollWidth > innerWidth + 1) wrong.push(`the page is ${page.scrollWidth} wide in ${innerWidth}`); \
    for (const at of document.querySelectorAll('button, .button, a, label, h1, h2, h3, legend, summary, th, td, li, p, dt, dd')) { \
      if (!at.getClientRects().length || at.closest('.aside, .skip, [inert]')) continue; \
      const box = at.getBoundingClientRect(); \
      const name = `${at.tagName} ${at.textContent.trim().slice(0, 40)}`; \
      if (box.right > innerWidth + 1 && !at.closest('.scrolls, .wide, pre')) wrong.push(`${name} ends at ${Math.round(box.right)}`); \
      const style = getComputedStyle(at); \
      if (style.overflowX === 'hidden' && at.scrollWidth > at.clientWidth + 2) wrong.push(`${name} is cut`); \
    } \
    return wrong.slice(0, 5).join('\\n'); })()";

const SCREENS: [((i64, i64), bool); 3] = [((360, 640), true), ((768, 1024), true), ((1280, 800), false)];

async fn pages_fit(tag: &str) {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    tab.prefer("light").await;
    tab.go(&format!("/?lang={tag}")).await;
    let mut paths =
        ["/", "/learn", "/puzzles", "/boards", "/rules", "/about", "/settings"].map(str::to_owned).to_vec();
    for game in GAMES {
        paths.extend([
            format!("/{game}"),
            format!("/rules/{game}"),
            format!("/new/{game}?boxes=1&clock=game"),
        ]);
    }
    for path in paths {
        tab.go(&path).await;
        for (size, touch) in SCREENS {
            tab.screen(size, touch).await;
            assert_eq!(tab.ask(CUT).await, "", "{tag} {path} {size:?}");
        }
    }
    let troubles = tab.troubles().await;
    assert!(troubles.is_empty(), "{}", troubles.join("\n"));
    house.close().await;
}

/// Every table at its start and when something has happened.
async fn tables_fit(tag: &str) {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    tab.prefer("light").await;
    tab.go(&format!("/?lang={tag}")).await;
    let dice = &mut Dice::new(6);
    for game in GAMES {
        tab.screen((1280, 800), false).await;
        tab.go(&format!("/new/{game}?with=computer")).await;
        tab.click(Hand::Mouse, "#new-table .submit .main").await;
        tab.sits().await;
        for lines in [0, 4, 7] {
            tab.screen((1280, 800), false).await;
            until_lines(&tab, dice, lines).await;
            tab.until(
                "somebody is asked",
                "document.querySelector('#board .do') || document.querySelector('#around .result')",
            )
            .await;
            for (size, touch) in SCREENS {
                tab.screen(size, touch).await;
                tab.until("everything is still", STILL).await;
                let faults = tab.ask(&format!("{FAULTS}({touch})")).await;
                assert_eq!(faults, "", "{tag} {game} {size:?} after {lines} lines");
            }
        }
    }
    let troubles = tab.troubles().await;
    assert!(troubles.is_empty(), "{}", troubles.join("\n"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn german_words_fit_every_page() {
    pages_fit("de").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn czech_words_fit_every_page() {
    pages_fit("cs").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn german_words_fit_every_table() {
    tables_fit("de").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn czech_words_fit_every_table() {
    tables_fit("cs").await;
}

/// At a table the switch takes one button; it opens the names of all languages.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_changes_its_language_under_the_same_game() {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.go("/").await;
    tab.click(Hand::Mouse, ".g-duel .starts [value=here]").await;
    let table = tab.sits().await;
    until_lines(&tab, &mut Dice::new(2), 3).await;
    tab.click(Hand::Mouse, "[popovertarget=tongues]").await;
    tab.click(Hand::Mouse, "#tongues [hreflang=da]").await;
    tab.until(
        "it is Danish",
        "document.documentElement.lang === 'da' && document.querySelector('#board .do')",
    )
    .await;
    assert_eq!(tab.sits().await, table);
    assert!(tab.look().await.lines >= 3, "the game is the same");
    assert_eq!(tab.text("[popovertarget=tongues]").await, "Dansk");
    tab.leave().await;
    house.close().await;
}
