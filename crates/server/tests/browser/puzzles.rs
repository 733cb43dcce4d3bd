//! Puzzles: solved, failed and punished, mixed, chosen, shared.

use super::access::{LIGHT, axe, check};
use super::hand::Hand;
use super::house::{House, PHONE};
use super::tab::Tab;
use gambol_games::Kind;
use gambol_puzzle::{Goal, Puzzle, shipped};

/// The first puzzle of a game that is like this.
fn puzzle(game: Kind, is: impl Fn(&Puzzle) -> bool) -> &'static Puzzle {
    shipped(game).iter().find(|puzzle| is(puzzle)).expect("there is such a puzzle")
}

/// A puzzle with a forced win in which another move loses on the board, and that move.
fn punished(game: Kind) -> (&'static Puzzle, &'static str) {
    let wrong = |puzzle: &'static Puzzle| {
        let lost = puzzle.moves.iter().find(|(_, judged)| judged.value < -0.99 && judged.line.len() > 1);
        lost.map(|(action, _)| action.as_str())
    };
    let mut found = shipped(game).iter().filter(|puzzle| puzzle.goal == Goal::Win && !puzzle.offered);
    found.find_map(|puzzle| Some((puzzle, wrong(puzzle)?))).expect("there is such a puzzle")
}

fn address(puzzle: &Puzzle) -> String {
    format!("/puzzles/{}/{}", puzzle.game, puzzle.id)
}

async fn tone(tab: &Tab, tone: &str) {
    let is = format!("document.getElementById('coach').dataset.tone === {tone:?}");
    tab.until(&format!("the coach is {tone}"), &is).await;
}

/// How this browser remembers a puzzle.
async fn remembered(tab: &Tab, puzzle: &Puzzle) -> String {
    let key = format!("gambol-puzzle-{}/{}", puzzle.game, puzzle.id);
    let found = tab.ask(&format!("localStorage.getItem({key:?}) ?? ''")).await;
    found.as_str().unwrap_or_default().to_owned()
}

async fn play(tab: &Tab, action: &str) {
    let place = format!("#board .do[data-action={action:?}]");
    tab.click(Hand::Mouse, &place).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_move_is_punished_on_the_board_and_the_right_one_gets_a_tick() {
    let house = House::open().await;
    let tab = house.visitor().await;
    let (puzzle, wrong) = punished(Kind::Duel);
    tab.go(&address(puzzle)).await;
    tab.sits().await;
    tone(&tab, "asked").await;
    let asked = tab.text("#coach .words").await;
    assert!(asked.contains("Which one?"), "{asked}");
    play(&tab, wrong).await;
    tone(&tab, "wrong").await;
    // The whole line is played: the cowboy who should have won has lost.
    let played = puzzle.opening.len() + puzzle.moves[wrong].line.len();
    tab.until(
        "the punishment is seen",
        &format!("document.querySelectorAll('#log [data-key]').length >= {played}"),
    )
    .await;
    tab.click(Hand::Mouse, "[data-go=back]").await;
    tone(&tab, "asked").await;
    play(&tab, puzzle.answer().expect("one move is right")).await;
    tone(&tab, "done").await;
    let told = tab.text("#coach").await;
    assert!(told.contains("The answer") && told.contains("Next puzzle"), "{told}");
    assert_eq!(remembered(&tab, puzzle).await, "solved");
    tab.go("/puzzles/duel").await;
    let ticked = "[...document.querySelectorAll('.puzzles .tick:not([hidden])')].map((one) => one.closest('a').pathname).join()";
    assert_eq!(tab.until("it has a tick", ticked).await, address(puzzle));
    tab.go("/puzzles").await;
    tab.until("today counts", "!document.getElementById('streak').hidden").await;
    assert!(tab.text("[data-puzzles=duel]").await.contains("1 solved"));
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_shown_the_answer_gets_no_tick_and_who_finds_it_at_once_does() {
    let house = House::open().await;
    let tab = house.visitor().await;
    let (puzzle, wrong) = punished(Kind::MuddyRide);
    tab.go(&address(puzzle)).await;
    tab.sits().await;
    play(&tab, wrong).await;
    tone(&tab, "wrong").await;
    tab.click(Hand::Mouse, "[data-go=show]").await;
    tone(&tab, "done").await;
    assert_eq!(remembered(&tab, puzzle).await, "shown");
    let other = puzzle_after(puzzle);
    tab.click(Hand::Mouse, "#coach .row a").await;
    tab.until("the next puzzle is there", &format!("location.pathname === {:?}", address(other))).await;
    tab.sits().await;
    tone(&tab, "asked").await;
    play(&tab, other.answer().expect("one move is right")).await;
    tone(&tab, "done").await;
    assert_eq!(remembered(&tab, other).await, "first");
    tab.leave().await;
    house.close().await;
}

fn puzzle_after(puzzle: &Puzzle) -> &'static Puzzle {
    let all = shipped(puzzle.game);
    let place = all.iter().position(|other| other.id == puzzle.id).expect("it ships");
    &all[(place + 1) % all.len()]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mixture_is_answered_with_sliders_and_a_line_up_is_chosen() {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    tab.resize(PHONE).await;
    let mixed = puzzle(Kind::TwoPaths, |puzzle| {
        puzzle.goal == Goal::Mix
            && puzzle.moves.values().all(|judged| (judged.share.unwrap_or(0.5) - 0.5).abs() > 0.15)
    });
    tab.go(&address(mixed)).await;
    tab.sits().await;
    // Half and half is not it.
    tab.click(Hand::Finger, ".mixture button").await;
    tone(&tab, "wrong").await;
    tab.click(Hand::Finger, "[data-go=back]").await;
    tone(&tab, "asked").await;
    let share = mixed.moves.values().next().and_then(|judged| judged.share).expect("a mixture has shares");
    let slide = format!(
        "(() => {{ const one = document.querySelector('.mixture input'); one.value = {}; one.dispatchEvent(new Event('input')); }})()",
        (share * 100.0).round()
    );
    tab.ask(&slide).await;
    tab.click(Hand::Finger, ".mixture button").await;
    tone(&tab, "done").await;
    assert!(tab.text("#coach").await.contains("With best play"));
    let offered = puzzle(Kind::Gunst, |puzzle| puzzle.offered);
    tab.go(&address(offered)).await;
    tab.sits().await;
    let right = offered.moves.keys().position(|action| Some(action.as_str()) == offered.answer());
    let right = right.expect("the answer is among the offers");
    tab.click(Hand::Finger, &format!("[data-offer='{right}']")).await;
    tone(&tab, "done").await;
    assert_eq!(remembered(&tab, offered).await, "first");
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_puzzle_is_shared_by_its_link() {
    let house = House::open().await;
    let tab = house.visitor().await;
    let puzzle = &shipped(Kind::Kangaruse)[0];
    tab.go(&address(puzzle)).await;
    tab.sits().await;
    // Whether a browser without a window may write to the clipboard is its own affair.
    tab.ask("navigator.clipboard.writeText = async (text) => { window.shared = text; }; 1").await;
    tab.click(Hand::Mouse, "[data-share]").await;
    let link = tab.until("it is copied", "window.shared").await;
    let link = link.as_str().unwrap_or_default().to_owned();
    assert_eq!(link, format!("{}{}", house.origin, address(puzzle)));
    let friend = house.visitor().await;
    friend.go(&link).await;
    friend.sits().await;
    tone(&friend, "asked").await;
    friend.leave().await;
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_puzzles_are_light_and_everybody_can_read_them() {
    let house = House::open().await;
    let axe = axe();
    let mut found = Vec::new();
    // Whoever comes first has scripts and style packed for all who follow.
    let first = house.visitor().await;
    first.go(&address(&shipped(Kind::Duel)[0])).await;
    first.sits().await;
    first.leave().await;
    for theme in ["light", "dark"] {
        for puzzles in [shipped(Kind::Gunst), shipped(Kind::TwoPaths), shipped(Kind::Duel)] {
            let puzzle = &puzzles[puzzles.len() - 1];
            let mut tab = house.visitor().await;
            tab.prefer(theme).await;
            tab.go(&address(puzzle)).await;
            tab.sits().await;
            let come = "performance.getEntriesByType('resource').every((one) => one.responseEnd > 0)";
            tab.until("everything has come", come).await;
            tab.troubles().await;
            let [loaded, said] = tab.weight();
            // What is loaded is compressed; what the table says is not.
            assert!(
                loaded > 5_000.0 && loaded < LIGHT && said < LIGHT / 7.0,
                "{}: {loaded} + {said}",
                puzzle.id
            );
            check(&mut tab, &axe, &address(puzzle), &mut found).await;
            tab.leave().await;
        }
        let mut tab = house.visitor().await;
        tab.prefer(theme).await;
        for path in ["/puzzles", "/puzzles/two-paths"] {
            tab.go(path).await;
            check(&mut tab, &axe, path, &mut found).await;
        }
        tab.leave().await;
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    house.close().await;
}
