//! The review after the game: what each move gave away, in all five games; and a planted blunder, from the chart to
//! finding it oneself.

use super::hand::{Hand, any};
use super::house::House;
use super::tab::Tab;
use gambol_bots::{Budget, Library, Sight, Stop, advise_from};
use gambol_core::{Action, AnyMatch, Dice, Node};
use gambol_games::Kind;
use gambol_solve::given_away;
use serde_json::{Value, json};
use std::time::Duration;

/// Asks for the review and waits for it.
async fn ask_for_review(tab: &Tab) {
    tab.until("it is over", "document.querySelector('#around .result')").await;
    let button =
        "[...document.querySelectorAll('#around button')].find((one) => one.textContent.includes('Review'))";
    let at = tab.point_of("the review", button).await;
    tab.click_at(Hand::Mouse, at).await;
    tab.until("the review is done", "document.querySelector('#review .chart')").await;
}

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
    ask_for_review(&tab).await;
    // What is said about a move says how it is known, or that it was no mistake.
    let lines = "[...document.querySelectorAll('#log .verdict')].map((one) => one.textContent)";
    let verdicts = tab.ask(lines).await;
    let known = |verdict: &Value| {
        let verdict = verdict.as_str().unwrap_or_default();
        ["exact", "proved", "estimated", "unlucky"].iter().any(|how| verdict.contains(how))
    };
    assert!(verdicts.as_array().is_some_and(|verdicts| verdicts.iter().all(known)), "{verdicts}");
    let players = "document.querySelectorAll('#review .accuracy li').length";
    assert!(tab.ask(players).await.as_i64() >= Some(1), "everybody who chose is told how accurately");
    let points = "document.querySelectorAll('#review .chart [data-ply]').length";
    assert!(tab.ask(points).await.as_i64() >= Some(4));
    // A point of the chart leads to its move.
    tab.ask("document.querySelector('#review .chart .point [class=reach]').parentElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))").await;
    tab.until("the past is shown", "!document.getElementById('ribbon').hidden").await;
    // One's own mistakes are gathered.
    let own = tab.ask("document.querySelectorAll('#review details').length").await;
    if own.as_i64() > Some(0) {
        tab.go("/mistakes").await;
        let listed = tab.until("they are listed", "document.querySelectorAll('#mistakes a').length").await;
        assert_eq!(listed, own, "both seats are here");
    }
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

/// A duel without special bullets in which everybody plays their best, but that one throws half of the game away once,
/// on a field that can be pointed at: the match, and where.
fn blundered(library: &Library) -> (Box<dyn AnyMatch>, usize, String) {
    let none = json!({"good-shot": 0, "double-blast": 0, "booster": 0, "dummy": 0});
    let Value::Object(options) = json!({"ammo": none}) else { unreachable!("it is an object") };
    let mut game = Kind::Duel.start(&options).expect("the options are right");
    let (stop, budget) = (Stop::default(), Budget { time: Duration::from_mins(1), playouts: Some(100) });
    let mut planted = None;
    while let Node::Decision { seat, legal } = game.node() {
        let sight = Sight::of(game.as_ref(), seat).expect("it is asked");
        let advice = advise_from(Some(library), &sight, &budget, &stop);
        let loses = |action: &&String| {
            given_away(&advice, action, 2.0).is_some_and(|loss| loss.share() >= 0.5) && *action != "pass"
        };
        let choice = match legal.iter().find(loses).filter(|_| planted.is_none() && game.ply() > 3) {
            Some(blunder) => {
                planted = Some((game.ply(), blunder.clone()));
                blunder.clone()
            }
            None => advice[0].action.clone(),
        };
        game.apply(&Action::One(choice)).expect("it is legal");
    }
    let (ply, blunder) = planted.expect("somebody could go wrong");
    (game, ply, blunder)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_planted_blunder_is_named_shown_punished_and_found() {
    // The server's computers know the truth about this duel.
    Library::new(None, 1 << 30).share();
    let library = Library::shared().expect("it was shared");
    let (game, ply, blunder) = blundered(&library);
    let record = serde_json::to_string(&game.record()).expect("a record can be written");
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.go("/").await;
    let sent = format!(
        "fetch('/records', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: {} }}).then((told) => told.url)",
        Value::String(record)
    );
    let table = tab.ask(&sent).await;
    tab.go(table.as_str().unwrap_or_default()).await;
    tab.sits().await;
    ask_for_review(&tab).await;

    // It is the only moment, on the chart and below it, with its reason and the better move.
    let moments = tab
        .ask("[...document.querySelectorAll('#review .moment summary')].map((one) => one.textContent)")
        .await;
    assert_eq!(moments.as_array().map(Vec::len), Some(1), "{moments}");
    assert!(
        moments[0].as_str().is_some_and(|title| title.contains(&format!("Move {}:", ply + 1))),
        "{moments}"
    );
    assert_eq!(
        tab.ask("document.querySelector('#review .chart .moment').dataset.ply").await,
        ply.to_string()
    );
    let why = tab.text("#review .moment .why").await;
    assert!(why.contains("Better: ") && why.contains("(exact)"), "{why}");
    assert_eq!(
        tab.ask("document.querySelectorAll('#log .verdict').length").await,
        1,
        "the rest stays silent"
    );

    // Both moves are drawn, in different ways; then the punishment is stepped through.
    tab.click(Hand::Mouse, "#review .steps [data-step='0,0']").await;
    tab.until(
        "both are drawn",
        "document.querySelector('#board .mistake') && document.querySelector('#board .better')",
    )
    .await;
    let steps = tab.ask("document.querySelectorAll('#review .steps button').length").await;
    assert!(steps.as_i64() >= Some(3), "{steps}");
    for step in 1..steps.as_i64().unwrap_or(3) {
        tab.click(Hand::Mouse, &format!("#review .steps [data-step='0,{step}']")).await;
        let at = format!("document.querySelector('#review [aria-current]')?.dataset.step === '0,{step}'");
        tab.until("the step is shown", &at).await;
        assert_eq!(tab.ask("document.querySelectorAll('#board .mistake').length").await, 0);
    }

    // Whoever wants to find it is asked at that place; the blunder is punished there, and the answer can be shown.
    tab.click(Hand::Mouse, "#review .moment a.button").await;
    tab.until(
        "it is asked",
        &format!("location.pathname.endsWith('/find/{ply}') && document.querySelector('#board .do')"),
    )
    .await;
    tab.click(Hand::Mouse, &format!("#board .do[data-action='{blunder}']")).await;
    let coach = "document.querySelector('.coach')?.textContent";
    tab.until("it is told why", &format!("{coach}?.includes('That is what was played')")).await;
    let lines = "document.querySelectorAll('#log li').length";
    tab.until("it is punished on the board", &format!("{lines} > {ply} + 2")).await;
    let show =
        "[...document.querySelectorAll('.coach button')].find((one) => one.textContent.includes('Show'))";
    let at = tab.point_of("the answer", show).await;
    tab.click_at(Hand::Mouse, at).await;
    tab.until("it is found", &format!("{coach}?.includes('That is it')")).await;
    tab.leave().await;
    house.close().await;
}
