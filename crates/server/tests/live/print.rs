//! Printing at home: a fresh sheet every time, and a form wherever one can be printed.

use crate::client::{Answer, Browser, Server};

/// Where a fresh sheet with these choices leads.
async fn fresh(ann: &mut Browser, query: &str) -> String {
    let answer = ann.get(&format!("/kangaruse/print.pdf?{query}")).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.header("location").expect("it leads to the sheet").to_owned()
}

fn is_pdf(answer: &Answer) -> bool {
    answer.status == 200 && answer.header("content-type") == Some("application/pdf")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_is_a_new_one_each_time_and_keeps_its_address() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let one = fresh(&mut ann, "size=tiny&starts=true&give_up=true&ink=1").await;
    let others =
        [fresh(&mut ann, "size=tiny&starts=true").await, fresh(&mut ann, "size=tiny&starts=true").await];
    let code = |address: &str| address.split('/').nth(2).expect("a code").to_owned();
    assert!(others.iter().any(|other| code(other) != code(&one)), "{one} {others:?}");
    assert!(one.ends_with("/print.pdf?size=tiny&starts=true&give_up=true&ink=1"), "{one}");
    assert!(is_pdf(&ann.get(&one).await));
    let page = ann.get(&format!("/b/{}", code(&one))).await.body;
    assert!(page.contains("6 × 5"), "the size is the one that was chosen");
    let again = fresh(&mut ann, "size=tiny&seed=7").await;
    assert_eq!(code(&again), code(&fresh(&mut ann, "size=tiny&seed=7").await), "a seed gives the same sheet");
}

#[tokio::test(flavor = "multi_thread")]
async fn wherever_a_sheet_can_be_printed_a_form_asks_how() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let sheet = fresh(&mut ann, "").await;
    let board =
        sheet.strip_suffix("/print.pdf?").or(sheet.strip_suffix("/print.pdf")).expect("a sheet").to_owned();
    for path in ["/kangaruse", "/boards/kangaruse", "/boards", board.as_str()] {
        let page = ann.get(path).await.body;
        let form =
            page.split("action=\"/kangaruse/print.pdf\"").nth(1).unwrap_or_else(|| panic!("{path}: {page}"));
        let form = form.split("</form>").next().expect("a form ends");
        for name in ["paper", "size", "starts", "side", "ink", "give_up", "harsh_destruction"] {
            assert!(form.contains(&format!(" name=\"{name}\"")), "{path}: {name}");
        }
        assert!(!form.contains(" name=\"seed\""), "{path}: the seed is fresh");
    }
    assert!(ann.get("/duel").await.body.contains("action=\"/duel/print.pdf\""));
    assert!(is_pdf(&ann.get("/gunst/print.pdf?rules=1&paper=letter").await));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_agreement_is_said() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let sheet = fresh(&mut ann, "size=tiny&give_up=perhaps").await;
    assert_eq!(ann.get(&sheet).await.status, 422);
}
