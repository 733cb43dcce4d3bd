//! Writes kits and rulebooks to look at: `cargo run -p gambol-print --example kits -- FOLDER [WORD]`, those whose name holds
//! the word.

use gambol_games::{Kind, boards};
use gambol_print::{Item, Paper, PrintOptions, SideBar, kit, rulebook, short};
use gambol_words::Words;
use serde_json::{Value, json};
use std::fs;

fn main() {
    let mut words = std::env::args().skip(1);
    let out = words.next().unwrap_or_else(|| "/tmp/kits".into());
    let only = words.next().unwrap_or_default();
    fs::create_dir_all(&out).expect("the folder can be made");
    let item = |game: Kind, options: Value| {
        let Value::Object(options) = options else { unreachable!("options are an object") };
        Item::new(game, &options).unwrap_or_else(|error| panic!("{game}: {error}"))
    };
    let all = PrintOptions { rules: true, ..PrintOptions::default() };
    let letter = PrintOptions { paper: Paper::Letter, ..all.clone() };
    let saving = PrintOptions { ink_saving: true, rules: false, ..all.clone() };
    let fills = PrintOptions { background: true, rules: false, ..all.clone() };
    let bar = |side_bar, base: &PrintOptions| PrintOptions { side_bar, rules: false, ..base.clone() };
    let sheet = |size: &str, seed: u64| {
        item(Kind::Kangaruse, json!({"size": size, "seed": seed, "starts": seed % 2 == 1}))
    };
    let mut jobs: Vec<(String, Vec<Item>, PrintOptions)> = Vec::new();
    for game in Kind::ALL {
        let whole = || vec![item(game, json!({}))];
        jobs.push((format!("{}-a4", game.name()), whole(), all.clone()));
        jobs.push((format!("{}-letter", game.name()), whole(), letter.clone()));
        jobs.push((format!("{}-saving", game.name()), whole(), saving.clone()));
        jobs.push((format!("{}-fills", game.name()), whole(), fills.clone()));
    }
    let sizes = ["tiny", "small", "regular", "large", "huge"];
    jobs.push((
        "sheets-rules".into(),
        sizes.iter().zip(1..).map(|(size, seed)| sheet(size, seed)).collect(),
        bar(SideBar::Rules, &all),
    ));
    jobs.push((
        "sheets-scores".into(),
        sizes.iter().zip(1..).map(|(size, seed)| sheet(size, seed)).collect(),
        bar(SideBar::Scores, &letter),
    ));
    jobs.push((
        "sheets-none".into(),
        sizes.iter().zip(1..).map(|(size, seed)| sheet(size, seed)).collect(),
        bar(SideBar::None, &saving),
    ));
    jobs.push((
        "boards".into(),
        ["first-meadow", "wide-meadow", "the-ford", "billabong"]
            .iter()
            .filter_map(|name| Item::built_in(boards::all().find(|board| board.name == *name)?).ok())
            .collect(),
        saving.clone(),
    ));
    for (name, items, options) in jobs.into_iter().filter(|(name, ..)| name.contains(&only)) {
        let pdf = kit(&items, &options).unwrap_or_else(|error| panic!("{name}: {error}"));
        fs::write(format!("{out}/{name}.pdf"), pdf).expect("the kit can be written");
    }
    for game in Kind::ALL.into_iter().filter(|game| format!("{}-html", game.name()).contains(&only)) {
        match rulebook::html(game) {
            Ok(page) => {
                fs::write(format!("{out}/{}.html", game.name()), page).expect("the page can be written");
            }
            Err(error) => eprintln!("{}: {error}", game.name()),
        }
    }
    for game in Kind::ALL.into_iter().filter(|game| format!("{}-short", game.name()).contains(&only)) {
        let page = short::page(&Words::english(), game).unwrap_or_else(|error| panic!("{game}: {error}"));
        fs::write(format!("{out}/{}-short.html", game.name()), page).expect("the page can be written");
    }
}
