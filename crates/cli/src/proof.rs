//! `gambol solve --verify all`: checks a proof of what the start is worth, from the rules up.

use crate::failure::{Failure, WORDS};
use crate::print;
use crate::solve::signed;
use crate::waiting::{Waiting, grouped};
use gambol_solve::table::Store;
use gambol_solve::{Proved, Solved};
use serde_json::json;
use std::fmt::Write;
use std::str::FromStr;
use std::time::Instant;

/// How much of what is known is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// This many random positions.
    Some(u64),
    /// The whole proof.
    All,
}

impl FromStr for Extent {
    type Err = String;

    fn from_str(text: &str) -> Result<Extent, String> {
        match text {
            "all" => Ok(Extent::All),
            count => count
                .parse()
                .ok()
                .filter(|count| *count > 0)
                .map(Extent::Some)
                .ok_or_else(|| "expected a whole number of at least 1, or `all`".to_owned()),
        }
    }
}

/// Checks the proof and tells what it proves. Whoever stops it with Ctrl-C goes on there the next time.
pub(crate) fn check(
    title: &str,
    solved: &dyn Solved,
    store: &Store,
    waiting: &Waiting,
    is_json: bool,
) -> Result<(), Failure> {
    let since = Instant::now();
    let proved = solved.prove(Some(store), waiting);
    waiting.end();
    let Some(proved) = proved? else {
        return Err(Failure::usage(format!(
            "{title}: no proof comes along for this game with these options; `--verify COUNT` checks random positions"
        )));
    };
    let seconds = since.elapsed().as_secs_f64();
    print(&if is_json { json(&proved, seconds) } else { text(title, &proved, seconds) })?;
    match proved.wrong {
        None => Ok(()),
        Some(wrong) => Err(Failure::new(format!("the proof is wrong: {wrong}"))),
    }
}

fn json(proved: &Proved, seconds: f64) -> String {
    let claims: serde_json::Map<_, _> =
        proved.claims.iter().map(|(name, count)| (name.clone(), json!(count))).collect();
    let low = proved.wrong.is_none().then_some(proved.low);
    format!("{}\n", json!({"proved": low, "claims": claims, "wrong": proved.wrong, "seconds": seconds}))
}

fn text(title: &str, proved: &Proved, seconds: f64) -> String {
    let mut text = match proved.wrong {
        None => format!("{title}: every claim checked, {seconds:.0} s\n"),
        Some(_) => format!("{title}: not every claim is right, {seconds:.0} s\n"),
    };
    for (name, count) in &proved.claims {
        let _ = writeln!(text, "  {:>9}  {name}", grouped(*count));
    }
    if proved.wrong.is_none() {
        // Rounded down, so that what is said is proved.
        let low = (proved.low * 1e5).floor() / 1e5;
        let _ = writeln!(
            text,
            "proved: the first seat is sure of {}, whatever the other does",
            signed(&WORDS, low, 5)
        );
    }
    text
}
