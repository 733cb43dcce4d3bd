//! Transcripts of whole games, against `data/playthroughs`. `GAMBOL_BLESS=1 cargo test -p gambol-laws` rewrites them.

use gambol_games::Kind;
use gambol_laws::{blessed, playthrough, samples};

fn check(game: Kind) {
    for mode in samples::modes(game) {
        let file = format!("playthroughs/{game}-{}.txt", mode.name);
        let played = playthrough::transcript(game, mode);
        assert!(played.len() < 100_000, "{file} would have {} bytes", played.len());
        if blessed::is_blessing() {
            blessed::write(&file, &played);
            continue;
        }
        let recorded = blessed::read(&file);
        for (number, (played, recorded)) in played.lines().zip(recorded.lines()).enumerate() {
            assert_eq!(played, recorded, "{file}, line {}", number + 1);
        }
        assert_eq!(played.lines().count(), recorded.lines().count(), "{file}: the number of lines");
    }
}

#[test]
fn a_game_of_every_mode_goes_as_recorded() {
    Kind::ALL.into_iter().for_each(check);
}
