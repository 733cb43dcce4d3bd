//! After the game: walking through it, keeping it, loading it again; and boards that are none.

use super::fit::until_lines;
use super::hand::{Hand, any};
use super::house::House;
use super::tab::Tab;
use chromiumoxide::cdp::browser_protocol::dom::SetFileInputFilesParams;
use gambol_core::Dice;
use std::path::Path;

/// Where every piece stands.
const PIECES: &str = "JSON.stringify([...document.querySelectorAll('#board svg [id][role=img][transform]')]\
    .filter((piece) => !piece.closest('.do, [aria-hidden]')).map((piece) => [piece.id, piece.getAttribute('transform')]).sort())";

async fn pieces(tab: &Tab) -> String {
    tab.ask(PIECES).await.as_str().unwrap_or_default().to_owned()
}

/// Puts a file into a field.
async fn attach(tab: &Tab, selector: &str, file: &Path) {
    let field = tab.page.find_element(selector).await.expect("there is a field for files");
    let mut wish = SetFileInputFilesParams::new(vec![file.display().to_string()]);
    wish.backend_node_id = Some(field.backend_node_id);
    tab.page.execute(wish).await.expect("a file is chosen");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_walked_through_kept_and_loaded_again() {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    house.keep_downloads(&tab).await;
    tab.go("/new/duel?with=here&name0=Ann&name1=Ben").await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    let table = tab.sits().await;
    let dice = &mut Dice::new(8);
    // Where the pieces stood after this many lines; what chance did may share a step with what a player did.
    let mut seen = vec![(1, pieces(&tab).await)];
    while seen.len() < 6 {
        tab.step(Hand::Mouse, dice, any).await;
        let now = tab.look().await.lines;
        if seen.last().is_some_and(|(lines, _)| *lines < now) {
            tab.hover((2.0, 2.0)).await;
            tab.until("no preview is shown", "!document.getElementById('what').textContent").await;
            seen.push((now, pieces(&tab).await));
        }
    }
    tab.play(Hand::Mouse, dice, any).await;
    let result = tab.text("#around .result").await;

    // Every past position is as it was.
    tab.click(Hand::Mouse, "[data-tool=first]").await;
    tab.until("the past is shown", "!document.getElementById('ribbon').hidden").await;
    let last = seen.last().map_or(0, |(lines, _)| *lines);
    for line in 1..=last {
        let at = "[...document.querySelectorAll('#log button')].findIndex((one) => one.ariaCurrent === 'step') + 1";
        tab.until("it is the next line", &format!("{at} === {line}")).await;
        if let Some((_, then)) = seen.iter().find(|(lines, _)| *lines == line) {
            tab.until("it is that position", &format!("{PIECES} === {then:?}")).await;
        }
        if line < last {
            tab.click(Hand::Mouse, "[data-tool=later]").await;
        }
    }
    tab.click(Hand::Mouse, "[data-tool=last]").await;
    tab.until("the present is shown", "document.getElementById('ribbon').hidden").await;

    // The record is kept and loaded again.
    let log =
        "[...document.querySelectorAll('#log li')].slice(0, 6).map((line) => line.textContent).join('\\n')";
    let told = tab.ask(log).await;
    tab.click(Hand::Mouse, "#around a[download]").await;
    let file = house.folder().join(format!("gambol-duel-{}.json", &table[..6]));
    let start = std::time::Instant::now();
    while !file.exists() {
        assert!(start.elapsed() < super::tab::PATIENCE, "the record comes: {}", file.display());
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let record: serde_json::Value =
        serde_json::from_slice(&std::fs::read(&file).expect("it can be read")).expect("it is JSON");
    assert_eq!(record["game"], "duel");
    tab.go("/").await;
    attach(&tab, "input[data-into=record-text]", &file).await;
    tab.until(
        "another table is open",
        &format!("location.pathname.startsWith('/t/') && !location.pathname.includes({table:?})"),
    )
    .await;
    tab.sits().await;
    assert_eq!(tab.ask(log).await, told, "the log is the same");
    assert_eq!(tab.text("#around .result").await, result, "the end is the same");
    let troubles = tab.troubles().await;
    assert!(troubles.is_empty(), "{troubles:?}");
    tab.leave().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_is_none_is_refused_in_one_sentence_and_nothing_is_lost() {
    let house = House::open().await;
    let mut tab = house.visitor().await;
    // The browser itself writes every answer of this kind into its console.
    tab.expect("status of 422");
    let bad = house.folder().join("bad.json");
    std::fs::write(&bad, r#"{"game": "duel", "files": 5, "cells": "nonsense"}"#).expect("there is room");
    tab.go("/new/duel?with=here&name0=Ann&o.size=large").await;
    attach(&tab, "#code-board input[type=file]", &bad).await;
    let told = tab
        .until(
            "it is told what is wrong",
            "document.querySelector('#file-wrong:not([hidden]) p')?.textContent",
        )
        .await;
    let told = told.as_str().unwrap_or_default();
    assert!(is_one_sentence(told), "{told}");
    assert_eq!(
        tab.ask("document.querySelector('[name=name0]').value").await,
        "Ann",
        "the name is still there"
    );
    assert_eq!(tab.ask("document.querySelector('[name=\"o.size\"]:checked').value").await, "large");
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await;

    tab.go("/boards").await;
    attach(&tab, "input[data-into=board-text]", &bad).await;
    tab.until("it is told what is wrong", "location.pathname === '/boards' && document.querySelector('main .lead') && !document.querySelector('#upload')").await;
    let told = tab.text("main .lead").await;
    assert!(is_one_sentence(&told), "{told}");
    tab.leave().await;
    house.close().await;
}

fn is_one_sentence(text: &str) -> bool {
    let text = text.trim();
    text.ends_with('.')
        && (20..250).contains(&text.len())
        && !text.contains(". ")
        && !text.contains('\n')
        && !text.contains("Error")
}

/// How many rows of a battle are seen, of how many there are, and which line of the log it is.
const ROWS: &str = "(() => { const rows = [...document.querySelectorAll('#board [data-deed]')]; \
    return [document.getElementById('where').textContent, rows.length, rows.filter((row) => row.style.visibility !== 'hidden').length]; })()";

/// The season's fight of Gunst is gone through row by row, one press for each.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_battle_of_gunst_is_stepped_through_row_by_row() {
    let house = House::open().await;
    let tab = house.visitor().await;
    tab.prefer("light").await;
    tab.go("/new/gunst?with=computer").await;
    tab.click(Hand::Mouse, "#new-table .submit .main").await;
    tab.sits().await;
    until_lines(&tab, &mut Dice::new(11), 12).await;
    tab.click(Hand::Mouse, "[data-tool=first]").await;
    tab.until("the past is shown", "!document.getElementById('ribbon').hidden").await;
    let mut seen: Vec<(String, u64, u64)> = Vec::new();
    while tab.ask("document.getElementById('ribbon').hidden").await == false {
        assert!(seen.len() < 200, "the present comes: {seen:?}");
        tab.click(Hand::Mouse, "[data-tool=later]").await;
        tab.until("the answer is there", "new Promise((done) => setTimeout(() => done(true), 120))").await;
        let found = tab.ask(ROWS).await;
        let number = |at: usize| found[at].as_u64().unwrap_or_default();
        seen.push((found[0].as_str().unwrap_or_default().to_owned(), number(1), number(2)));
    }
    let is_battle = |first: &usize| {
        let (line, rows, _) = &seen[*first];
        let steps = seen[*first..].iter().take(*rows as usize);
        *rows > 1 && steps.map(|step| (&step.0, step.1, step.2)).eq((1..=*rows).map(|row| (line, *rows, row)))
    };
    assert!((0..seen.len()).any(|first| is_battle(&first)), "{seen:?}");
    tab.leave().await;
    house.close().await;
}
