//! What a seat of Two Paths may not know.

use gambol_core::{Eyes, Game, Playable, Turn, Veiled};
use gambol_games::two_paths::TwoPaths;
use gambol_laws::along;
use gambol_laws::laws::assert_looks_alike;

#[test]
fn announcing_the_same_animal_looks_the_same_whatever_side_is_hidden() {
    along::<TwoPaths>(20, |walk| {
        let Turn::Seat(seat) = walk.table.turn() else { return };
        let game = walk.table.game();
        let pos = walk.table.position();
        for m in walk.legal(seat) {
            let text = m.to_string();
            let Some((animal, "W")) = text.split_once(':') else { continue };
            let Some(other) = walk.legal(seat).into_iter().find(|m| m.to_string() == format!("{animal}:E"))
            else {
                continue;
            };
            let [one, other] = [m, other].map(|m| game.play(pos, seat, m).expect("both are legal"));
            for eyes in [Eyes::Nobody, Eyes::Seat(seat.other())] {
                assert_looks_alike(game, eyes, &one, &other);
            }
            assert_ne!(
                game.state(&game.view(&one, Eyes::Seat(seat))),
                game.state(&game.view(&other, Eyes::Seat(seat)))
            );
        }
    });
}
