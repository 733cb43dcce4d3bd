//! What a solver says about a start, and how long perfect players play from it.

use crate::certificate::{BestPlay, Exact, Length, Openings, Share};
use crate::level::MATTERS;
use gambol_bots::{Budget, Sight, Stop, advise_from};
use gambol_core::{Action, AnyMatch, Dice, Node, Seat};
use gambol_solve::{Label, Opening, Progress, Solved, Value};
use std::collections::BTreeMap;

/// A game of perfect players that is not over by then is endless.
const LONGEST: usize = 2_000;

/// How many playouts openings are searched with where no table tells what each is worth.
const SEARCH: u64 = 20_000;

/// Plays on to the first choice that somebody has.
fn to_first_choice(game: &mut dyn AnyMatch) -> Option<Seat> {
    loop {
        match game.node() {
            Node::Decision { legal, .. } if legal.len() == 1 => {
                game.apply(&Action::One(legal[0].clone())).ok()?;
            }
            Node::Decision { seat, .. } => return Some(seat),
            Node::Simultaneous { legal } => return legal.first().map(|(seat, _)| *seat),
            Node::Chance { .. } | Node::End(_) => return None,
        }
    }
}

/// What a solver says about the start of a game.
pub(crate) fn exact(game: &mut dyn AnyMatch, solved: &dyn Solved) -> Option<Exact> {
    let first = to_first_choice(game).unwrap_or(Seat(0));
    let seats = (0..game.seats() as u8).map(Seat);
    let values = seats.map(|seat| solved.value(game, seat)).collect::<Option<Vec<_>>>()?;
    let forces = |value: &Value| match value.label {
        Label::Exact => value.mean >= 1.0 - 1e-9,
        Label::Bounded { low, .. } => low > 0.0,
        Label::Estimate { .. } => false,
    };
    let forced = values.iter().enumerate().filter(|(_, value)| forces(value)).map(|(seat, _)| seat as u8);
    let account = solved.account();
    Some(Exact {
        first_player: values[first.index()].into(),
        forced: forced.collect(),
        positions: account.positions,
        shares: account.shares.into_iter().map(|(name, count)| (name, count.into())).collect(),
        longest: account.longest,
    })
}

/// How many first moves are good, by table or, where there is none, by search.
pub(crate) fn openings(
    game: &mut dyn AnyMatch,
    solved: Option<&dyn Solved>,
    stop: &Stop,
) -> Option<Openings> {
    let seat = to_first_choice(game)?;
    let known = solved.and_then(|solved| solved.moves(game, seat));
    let known = known.filter(|moves| moves.iter().all(|opening| opening.value.label == Label::Exact));
    let values: Vec<Value> = if let Some(moves) = known {
        moves.into_iter().map(|opening| opening.value).collect()
    } else {
        let advice = advise_from(None, &Sight::of(game, seat)?, &Budget::playouts(SEARCH), stop);
        advice.into_iter().map(|advice| advice.value).collect()
    };
    let best = values.iter().max_by(|one, other| one.mean.total_cmp(&other.mean))?;
    let doubt = if let Label::Estimate { within } = best.label { within } else { 0.0 };
    let is_good = |value: &&Value| best.mean - value.mean <= MATTERS.max(doubt);
    let label = if best.label == Label::Exact { "exact" } else { "estimate" };
    Some(Openings {
        legal: values.len() as u32,
        good: values.iter().filter(is_good).count() as u32,
        label: label.into(),
    })
}

/// Games of perfect players, who choose at random among moves that are equally good; none if it was stopped.
pub(crate) fn best_play(
    start: &dyn Fn() -> Box<dyn AnyMatch>,
    solved: &dyn Solved,
    games: u64,
    seed: u64,
    progress: &dyn Progress,
) -> Option<BestPlay> {
    let mut dice = Dice::new(seed);
    let (mut lengths, mut drawn) = (Vec::new(), Vec::new());
    for _ in 0..games {
        let mut game = start();
        while game.ply() < LONGEST {
            progress.go_on().ok()?;
            let mut choose = |seat: Seat| Some(pick(&solved.moves(game.as_ref(), seat)?, &mut dice));
            let action = match game.node() {
                Node::End(_) => break,
                Node::Decision { seat, .. } => Action::One(choose(seat)?),
                Node::Simultaneous { legal } => {
                    let choices = legal.iter().map(|(seat, _)| Some((seat.to_string(), choose(*seat)?)));
                    Action::Together(choices.collect::<Option<BTreeMap<_, _>>>()?)
                }
                Node::Chance { .. } => game.random_action(&mut dice)?,
            };
            game.apply(&action).ok()?;
        }
        let is_drawn = game.result().is_none_or(|result| result.returns.iter().all(|own| *own == 0.0));
        lengths.push(game.ply() as u32);
        drawn.push(f64::from(u8::from(is_drawn)));
    }
    Some(BestPlay { games, lasts: Length::of(&lengths), drawn: Share::of(&drawn), seed })
}

/// A move of best play: by its mixture, or any of those that are equally good.
fn pick(moves: &[Opening], dice: &mut Dice) -> String {
    let is_mixture = moves.iter().any(|opening| opening.share > 0.0 && opening.share < 1.0);
    let best = moves
        .iter()
        .map(|opening| opening.value.rank())
        .fold((f64::NEG_INFINITY, 0.0), |best, next| if next > best { next } else { best });
    let weight = |opening: &Opening| {
        if is_mixture {
            (opening.share * 1e6).round() as u32
        } else {
            u32::from(opening.value.rank() == best)
        }
    };
    let weighed: Vec<_> = moves.iter().map(|opening| (opening, weight(opening))).collect();
    dice.draw(weighed.iter().map(|&(opening, weight)| (opening, weight))).action.clone()
}
