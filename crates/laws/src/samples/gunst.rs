//! Short lives and long ones, few seasons and many, kin that return and kin that do not.

use super::{Mode, Options, Sampled, among, between, percent, set};
use gambol_core::Dice;
use gambol_games::gunst::Gunst;

impl Sampled for Gunst {
    const MODES: &'static [Mode] = &[
        Mode { name: "return", random: |dice| options(dice, "return") },
        Mode { name: "spent", random: |dice| options(dice, "spent") },
    ];
}

fn options(dice: &mut Dice, kin: &str) -> Options {
    let mut options = Options::new();
    if kin == "spent" || percent(dice, 30) {
        set(&mut options, "kin", kin);
    }
    if percent(dice, 40) {
        set(&mut options, "tie", among(dice, &["coin", "shout"]));
    }
    if percent(dice, 75) {
        // Life enough to live through many judgements, or so little that everything is decided at once.
        let life = if percent(dice, 60) { between(dice, 20, 40) } else { between(dice, 1, 6) };
        set(&mut options, "life", life);
    }
    if percent(dice, 75) {
        set(&mut options, "rounds", between(dice, 1, 10));
    }
    options
}
