//! Searches for boards without the rest of the program: `quest GAME CHOICES OPTIONS WANTS LEVEL,PLAYOUTS,GAMES,SEED FIRST TRIES BEST`.

use gambol_bots::Level;
use gambol_forge::{Bench, Effort, Quest, Scratch};
use gambol_games::any;
use gambol_solve::Silent;
use std::sync::Mutex;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, choices, options, wants, effort, first, tries, best] = &args[..] else {
        return eprintln!("expected GAME CHOICES OPTIONS WANTS LEVEL,PLAYOUTS,GAMES,SEED FIRST TRIES BEST");
    };
    let effort: Vec<u64> = effort.split(',').map(|word| word.parse().expect("a number")).collect();
    let scratch = Scratch::at(&std::env::temp_dir());
    let desk = Mutex::new(());
    let since = Instant::now();
    let level = Level::ALL[effort[0] as usize - 1];
    let quest = Quest {
        bench: Bench {
            kind: any::find(game).expect("a game"),
            options: serde_json::from_str(options).expect("JSON"),
            effort: Effort { level, playouts: effort[1], games: effort[2], seed: effort[3] },
            threads: 1,
            progress: &Silent,
            scratch: &scratch,
            desk: &desk,
            is_thorough: std::env::var_os("QUICK").is_none(),
        },
        wants: wants.parse().expect("wants"),
        choices: serde_json::from_str(choices).expect("JSON"),
        first: first.parse().expect("a number"),
        tries: tries.parse().expect("a number"),
        best: best.parse().expect("a number"),
        threads: 2,
    };
    let haul = quest.run(
        &|tried, found| eprintln!("{tried} tried, {found} found, {:.0} s", since.elapsed().as_secs_f64()),
        &|recipe| format!("gambol forge {game} --board {}", gambol_games::code::of_recipe(recipe)),
    );
    let haul = haul.expect("a search");
    eprintln!("{:?}", haul.faults);
    for forged in &haul.best {
        eprintln!("{}", forged.certificate);
        println!(
            "{}",
            serde_json::json!({"choices": forged.recipe.map(|recipe| recipe.choices()), "board": forged.board, "certificate": forged.certificate})
        );
    }
}
