//! Everybody can read the pages: axe-core finds nothing serious, in light and in dark; and the first visit is light too.

use super::hand::{Hand, any};
use super::house::House;
use super::tab::Tab;
use chromiumoxide::cdp::browser_protocol::network::{BlockPattern, SetBlockedUrLsParams};
use gambol_core::Dice;
use std::path::Path;

pub(crate) const GAMES: [&str; 5] = ["muddy-ride", "duel", "kangaruse", "two-paths", "gunst"];

/// The first visit to a table weighs less, in bytes.
pub(crate) const LIGHT: f64 = 100_000.0;

/// The checker, which `./test` fetches; it never becomes part of the repository.
pub(crate) fn axe() -> String {
    let at = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../target/test-tools/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(&at).unwrap_or_else(|error| {
        panic!(
            "axe-core is needed at {} ({error}): run ./test, or npm install --prefix target/test-tools axe-core@4.14.0 --no-save",
            at.display()
        )
    })
}

/// What axe finds on a page that is serious or worse.
pub(crate) async fn check(tab: &mut Tab, axe: &str, what: &str, found: &mut Vec<String>) {
    let script = format!(
        "(async () => {{ {axe}; \
        const told = await axe.run(document, {{ resultTypes: ['violations'], iframes: false, preload: false }}); \
        return told.violations.filter((one) => ['serious', 'critical'].includes(one.impact)) \
        .map((one) => `${{one.id}}: ${{one.help}}: ` + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '')).join(' | ')); }})()"
    );
    let told = tab.ask(&script).await;
    let lines = told.as_array().cloned().unwrap_or_default();
    found.extend(lines.iter().map(|line| format!("{what}: {}", line.as_str().unwrap_or_default())));
    tab.fits_everywhere().await;
}

/// All pages in one theme.
async fn check_all(theme: &str) {
    let axe = axe();
    let house = House::open().await;
    let mut tab = house.visitor().await;
    // Browsers write every page of this kind into the console.
    tab.expect("status of 404");
    tab.prefer(theme).await;
    let mut found = Vec::new();
    let mut paths: Vec<String> =
        ["/", "/learn", "/rules", "/boards", "/mistakes", "/nowhere"].map(str::to_owned).into();
    for game in GAMES {
        paths.push(format!("/{game}"));
        paths.push(format!("/new/{game}"));
        paths.push(format!("/rules/{game}"));
        paths.push(format!("/learn/{game}/first"));
    }
    paths.extend(["/boards/duel", "/rules/duel/exact", "/rules/kangaruse/exact#koala"].map(str::to_owned));
    for path in &paths {
        tab.go(path).await;
        check(&mut tab, &axe, path, &mut found).await;
    }
    tab.go("/boards").await;
    tab.click(Hand::Mouse, "a[href^='/b/']").await;
    tab.until(
        "a board is there",
        "location.pathname.startsWith('/b/') && document.readyState === 'complete'",
    )
    .await;
    check(&mut tab, &axe, "a board", &mut found).await;
    for game in GAMES {
        check_table(&mut tab, &axe, game, &mut found).await;
    }
    check_invitation(&house, &mut tab, theme, &axe, &mut found).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
    tab.leave().await;
    house.close().await;
}

/// A table: covered if it has a curtain, with glows, in the middle of a move, with help, and when it is over.
async fn check_table(tab: &mut Tab, axe: &str, game: &str, found: &mut Vec<String>) {
    tab.go(&format!("/new/{game}?with=here")).await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await;
    if tab.look().await.curtain {
        check(tab, axe, &format!("the curtain of {game}"), found).await;
    }
    let dice = &mut Dice::new(1);
    for _ in 0..3 {
        tab.step(Hand::Mouse, dice, any).await;
    }
    if tab.look().await.curtain {
        tab.lift(Hand::Mouse).await;
    }
    check(tab, axe, &format!("a table of {game}"), found).await;
    // What the mouse points at on the board is told above the papers; away from it, nothing there moves.
    tab.hover((4.0, 4.0)).await;
    tab.until("nothing is pointed at", "!document.getElementById('what').textContent").await;
    for paper in ["state", "rules", "chat"] {
        tab.click(Hand::Mouse, &format!("[data-paper={paper}]")).await;
        tab.until("the paper is there", &format!("!document.getElementById('paper-{paper}').hidden")).await;
    }
    tab.until("the chat is there", "document.querySelector('#say input')").await;
    if game == "duel" {
        check(tab, axe, "the chat", found).await;
        tab.click(Hand::Mouse, "[data-paper=rules]").await;
        tab.until("the rules are there", "document.querySelectorAll('#rules h3, #rules p').length > 2").await;
        check(tab, axe, "the rules at the table", found).await;
        tab.click(Hand::Mouse, "[data-tool=help]").await;
        tab.until("the help is open", "document.getElementById('help').open").await;
        check(tab, axe, "the help", found).await;
        tab.key("Escape").await;
        tab.until("the help is closed", "!document.getElementById('help').open").await;
        tab.click(Hand::Mouse, "[data-tool=resign]").await;
        tab.click(Hand::Mouse, "#sure [value=yes]").await;
        tab.until("it is over", "document.querySelector('#around .result')").await;
        check(tab, axe, "after the game", found).await;
        tab.ask("[...document.querySelectorAll('#around button')].find((one) => one.textContent.includes('Review')).click()").await;
        tab.until("it is reviewed", "document.querySelector('#review .chart')").await;
        check(tab, axe, "the review", found).await;
    }
}

async fn check_invitation(house: &House, tab: &mut Tab, theme: &str, axe: &str, found: &mut Vec<String>) {
    tab.go("/").await;
    tab.click(Hand::Mouse, ".g-duel .starts [value=friend]").await;
    tab.sits().await;
    let link = tab.until("there is a link", "document.querySelector('.invite input')?.value").await;
    check(tab, axe, "a table that waits for a friend", found).await;
    // Without its script the page stays.
    let mut friend = house.visitor().await;
    friend.prefer(theme).await;
    friend.expect("ERR_BLOCKED_BY_CLIENT");
    let pattern = BlockPattern::new("*://*:*/assets/invite*", true);
    let blocked = SetBlockedUrLsParams::builder().url_pattern(pattern).build();
    friend.page.execute(blocked).await.expect("a script can be left out");
    friend.go(link.as_str().unwrap_or_default()).await;
    friend.until("the invitation is there", "document.getElementById('take')").await;
    check(&mut friend, axe, "an invitation", found).await;
    friend.click(Hand::Mouse, "#take button").await;
    friend.sits().await;
    friend.leave().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_finds_nothing_serious_on_any_page_in_light() {
    check_all("light").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_finds_nothing_serious_on_any_page_in_dark() {
    check_all("dark").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_visit_to_a_table_weighs_less_than_100_kilobytes_with_the_typeface() {
    let house = House::open().await;
    let host = house.visitor().await;
    let mut weights = Vec::new();
    for game in GAMES {
        host.go("/").await;
        host.click(Hand::Mouse, &format!(".g-{game} .starts [value=here]")).await;
        let table = host.sits().await;
        for tag in gambol_words::Words::languages() {
            let mut guest = house.visitor().await;
            guest.go(&format!("/t/{table}?lang={tag}")).await;
            guest.sits().await;
            guest
                .until(
                    "everything has come",
                    "performance.getEntriesByType('resource').every((one) => one.responseEnd > 0)",
                )
                .await;
            guest.troubles().await;
            weights.push((game, tag, guest.weight()));
            guest.leave().await;
        }
    }
    host.leave().await;
    house.close().await;
    let is_light = |[loaded, said]: [f64; 2]| loaded > 5_000.0 && said > 500.0 && loaded + said < LIGHT;
    assert!(weights.iter().all(|(_, _, weight)| is_light(*weight)), "{weights:?}");
}
