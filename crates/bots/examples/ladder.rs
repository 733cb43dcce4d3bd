//! Each level against the next in one game, with what each gives away a move.
//!
//! `cargo run --release -p gambol-bots --example ladder GAME [OPTIONS-JSON] [GAMES] [PLAYOUTS] [LEVELS]`
//!
//! Moves are measured by a table where there is one (kept in memory only), otherwise by a search of four times the
//! playouts. Without playouts each level thinks as much as it does by itself, the perfect one 100 000.

use gambol_bots::contest::{Contest, Measure, Player};
use gambol_bots::{Budget, Level, Library, Stop};
use gambol_games::any;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let kind =
        any::find(&words.next().unwrap_or_default()).ok_or_else(|| format!("one of {}", any::names()))?;
    let options = serde_json::from_str(&words.next().unwrap_or_else(|| "{}".into()))?;
    let games = words.next().map_or(Ok(40), |text| text.parse())?;
    let playouts: u64 = words.next().map_or(Ok(100_000), |text| text.parse())?;
    let levels = words.next().unwrap_or_else(|| "1,2,3,4,5,perfect".into());
    let levels = levels.split(',').map(str::parse).collect::<Result<Vec<Level>, _>>()?;
    let library = Library::new(None, 2 << 30);
    for pair in levels.windows(2) {
        let budget = Budget::playouts(playouts);
        let contest = Contest {
            kind,
            options: Clone::clone(&options),
            players: pair.iter().map(|&level| Player { level, budget }).collect(),
            games,
            seed: 1,
            threads: 1,
            measure: Measure::Search(Budget::playouts(4 * playouts.min(10_000))),
            library: Some(library.clone()),
        };
        let standings = contest.run(&Stop::default(), &|_| {})?;
        for standing in &standings.players {
            let (elo, low, high) = standing.score.elo();
            println!(
                "{:>7}: {:>3} won {:>3} drawn {:>3} lost, score {:.3} ± {:.3}, Elo {elo:+.0} ({low:+.0} to {high:+.0}), \
                 loss a move {:.4} over {} moves ({} estimated)",
                standing.player.level,
                standing.won,
                standing.drawn,
                standing.lost,
                standing.score.mean,
                standing.score.within,
                standing.losses.average().unwrap_or(f64::NAN),
                standing.losses.moves,
                standing.losses.estimated,
            );
        }
        println!(
            "         {} games of {:.1} actions",
            standings.games,
            standings.actions as f64 / standings.games as f64
        );
    }
    Ok(())
}
