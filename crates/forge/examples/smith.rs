//! Certifies boards without the rest of the program: `smith GAME OPTIONS LEVEL,PLAYOUTS,GAMES,SEED BOARD NAME OUT [LAYOUTS WANTS]`.

use gambol_bots::Level;
use gambol_forge::{Bench, Effort, Scratch};
use gambol_games::any;
use gambol_solve::Silent;
use serde_json::{Map, Value};
use std::fmt::Write;
use std::sync::Mutex;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, options, effort, board, name, out, rest @ ..] = &args[..] else {
        return eprintln!("expected GAME OPTIONS LEVEL,PLAYOUTS,GAMES,SEED BOARD NAME OUT [LAYOUTS WANTS]");
    };
    let effort: Vec<u64> = effort.split(',').map(|word| word.parse().expect("a number")).collect();
    let options: Map<String, Value> = serde_json::from_str(options).expect("JSON");
    let mut board: Value =
        serde_json::from_str(&std::fs::read_to_string(board).expect("a file")).expect("JSON");
    // What a search has found needs a name and nothing else.
    let found = board.get("certificate").cloned();
    if found.is_some() {
        board = board["board"].take();
    }
    board["name"] = name.as_str().into();
    let words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let kebab = words.map(str::to_lowercase).collect::<Vec<_>>().join("-");
    let mut command = format!("gambol forge {game} --board {game}/{kebab}");
    for (key, value) in &options {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let _ = write!(command, " -o {key}={value}");
    }
    let _ = write!(
        command,
        " --level {} --playouts {} --games {} --play-seed {}",
        effort[0], effort[1], effort[2], effort[3]
    );
    let quick = std::env::var_os("QUICK").is_some();
    if quick {
        command += " --quick";
    }
    let scratch = Scratch::at(&std::env::temp_dir());
    let desk = Mutex::new(());
    let bench = Bench {
        kind: any::find(game).expect("a game"),
        options,
        effort: Effort {
            level: Level::ALL[effort[0] as usize - 1],
            playouts: effort[1],
            games: effort[2],
            seed: effort[3],
        },
        threads: 2,
        progress: &Silent,
        scratch: &scratch,
        desk: &desk,
        is_thorough: !quick,
    };
    let found =
        found.map(|found| serde_json::from_value::<gambol_forge::Certificate>(found).expect("a certificate"));
    let certificate = if let Some(mut found) = found {
        found.board.clone_from(name);
        found.code = gambol_games::code::of_content(&board).expect("a board");
        found.measured.command.clone_from(&command);
        Ok(found)
    } else if let [layouts, wants] = rest {
        let layouts: u64 = layouts.parse().expect("a number");
        let _ = write!(command, " --layouts {layouts} --want {wants:?}");
        let wants = wants.parse().expect("wants");
        bench.certify_tiles(&board, layouts, &command, &wants, &|tried| eprint!("{tried} "))
    } else {
        bench.certify(&board, &command, None)
    };
    let certificate = certificate.expect("a certificate");
    println!("{certificate}");
    let write = |name: String, json: String| std::fs::write(format!("{out}/{name}"), json).expect("a folder");
    write(format!("{kebab}.json"), board.to_string());
    write(format!("{kebab}.certificate.json"), serde_json::to_string(&certificate).expect("JSON"));
}
