//! What could be behind a view is imagined, all of it, and nothing else.

use super::secrets::all_eyes;
use crate::Walk;
use gambol_core::{Dice, Eyes, Playable, Ply, Seat, Turn};
use std::collections::{HashMap, HashSet};

/// How often each position is imagined, on average, where fairness is tried.
const AVERAGE: usize = 60;

/// How often each must be, at least and at most: more than six standard deviations from the average.
const FAIR: std::ops::Range<usize> = 14..130;

/// At how many moments of a game fairness is tried, for each pair of eyes.
const MOMENTS: u32 = 3;

/// Imagining finds exactly the positions that could be behind a view, and each about as often.
///
/// Positions that could be are found the long way: some eyes follow the game from its start, and keep every position that
/// agrees with all they were told and saw.
pub fn what_could_be_is_imagined_fairly<G: Playable>(walk: &mut Walk<G>) {
    for eyes in all_eyes(walk) {
        let (game, plies, dice) = (walk.table.game(), walk.table.plies(), &mut walk.dice);
        // Everything that could be, now that the move after it has shown what was hidden until then.
        let mut could_be = HashSet::from([game.start()]);
        let mut before = game.start();
        assert_choices_are_imagined_fairly(game, eyes, &before, &could_be, dice);
        for (ply, played) in plies.iter().enumerate() {
            let after = *walk.table.position_after(ply + 1).expect("it was played");
            if game.turn(&after) == Turn::Over {
                break;
            }
            let step = Step { game, eyes, before, after, played: *played };
            let behind_the_view = step.from(&could_be, false);
            if dice.below(plies.len() as u32) < MOMENTS || (behind_the_view.len() > 1 && dice.below(8) == 0) {
                assert_fair(game, eyes, &after, &behind_the_view, dice);
                assert_choices_are_imagined_fairly(game, eyes, &after, &behind_the_view, dice);
            }
            could_be = step.from(&could_be, true);
            before = after;
        }
    }
}

/// One ply of a game, as some eyes see it.
struct Step<'a, G: Playable> {
    game: &'a G,
    eyes: Eyes,
    before: G::Position,
    after: G::Position,
    played: Ply<G::Move>,
}

impl<G: Playable> Step<'_, G> {
    /// Where any of these positions may have led by a move that these eyes cannot tell from the one that was played.
    fn from(&self, could_be: &HashSet<G::Position>, since: bool) -> HashSet<G::Position> {
        let (game, eyes) = (self.game, self.eyes);
        let view = game.view(&self.after, eyes);
        let mut next = HashSet::new();
        for pos in could_be {
            let after = match (self.played, game.turn(pos)) {
                (Ply::One(m), Turn::Seat(seat)) => {
                    let told = game.told(&self.before, m, eyes, since);
                    let alike =
                        game.legal_moves(pos, seat).filter(|m| game.told(pos, *m, eyes, since) == told);
                    alike.map(|m| played(game, pos, seat, m)).collect()
                }
                (Ply::One(m), Turn::Chance) => {
                    let told = game.told(&self.before, m, eyes, since);
                    let fell = game.outcomes(pos).map(|(m, _)| m);
                    let alike = fell.filter(|m| game.told(pos, *m, eyes, since) == told);
                    alike.map(|m| fallen(game, pos, m)).collect()
                }
                (Ply::Together(choices), Turn::Together(seats)) => {
                    let chosen = |pos, seat: Seat| choices[seat].map_or(pos, |m| played(game, &pos, seat, m));
                    vec![seats.iter().fold(*pos, chosen)]
                }
                _ => Vec::new(),
            };
            next.extend(after.into_iter().filter(|after| game.view(after, eyes) == view));
        }
        assert!(next.contains(&self.after), "{eyes:?}: what happened is among what could have");
        next
    }
}

fn played<G: Playable>(game: &G, pos: &G::Position, seat: Seat, m: G::Move) -> G::Position {
    let mut after = *pos;
    game.play_unchecked(&mut after, seat, m);
    after
}

fn fallen<G: Playable>(game: &G, pos: &G::Position, m: G::Move) -> G::Position {
    let mut after = *pos;
    game.fall_unchecked(&mut after, m);
    after
}

/// A secret choice that is in could be any that its seat had, to all eyes that may not see it.
fn assert_choices_are_imagined_fairly<G: Playable>(
    game: &G,
    eyes: Eyes,
    pos: &G::Position,
    could_be: &HashSet<G::Position>,
    dice: &mut Dice,
) {
    let Turn::Together(owing) = game.turn(pos) else { return };
    for chooser in owing.iter() {
        let chosen = played(game, pos, chooser, dice.pick(game.legal_moves(pos, chooser)));
        let view = game.view(&chosen, eyes);
        let any = |pos: &G::Position| {
            let choices = game.legal_moves(pos, chooser);
            choices.map(|m| played(game, pos, chooser, m)).collect::<Vec<_>>()
        };
        let alike = could_be.iter().flat_map(any).filter(|pos| game.view(pos, eyes) == view);
        assert_fair(game, eyes, &chosen, &alike.collect(), dice);
    }
}

/// Draws from the view of a position and counts what comes.
fn assert_fair<G: Playable>(
    game: &G,
    eyes: Eyes,
    pos: &G::Position,
    could_be: &HashSet<G::Position>,
    dice: &mut Dice,
) {
    let view = game.view(pos, eyes);
    let mut found: HashMap<G::Position, usize> = could_be.iter().map(|pos| (*pos, 0)).collect();
    for _ in 0..AVERAGE * could_be.len() {
        let imagined = game.imagine(&view, dice);
        *found
            .get_mut(&imagined)
            .unwrap_or_else(|| panic!("{eyes:?} imagines what cannot be: {imagined:?}")) += 1;
    }
    let is_fair = could_be.len() == 1 || found.values().all(|count| FAIR.contains(count));
    assert!(is_fair, "{eyes:?} does not imagine fairly: {:?}", found.values());
}
