//! Secret riders on tiny meadows, solved: two players, a few turns, everything that anybody can see and do.
//!
//! What a seat should do depends on all that was done before, so there are as many decisions as ways to play, and only
//! games of a few turns can be solved. They are the yardstick for bots: how much would somebody who knows how a bot
//! chooses get from it?
//!
//! The equilibrium is found by counterfactual regret minimisation (CFR+). How far it is from one is not believed but
//! computed, by the best answers to it.

use gambol_core::grid::Direction;
use gambol_core::{Chancy, Dice, Game, Limits, Seat, Turn};
use gambol_games::muddy_ride::{BARE, Board, Field, Mode, Move, MuddyRide, Options, Position};
use std::collections::HashMap;

/// A tiny game.
pub struct Tiny {
    game: MuddyRide,
    /// Each way to deal that is possible, with the two cards.
    deals: Vec<(Position, [usize; 2])>,
}

/// Where a seat has to choose.
pub struct Moment<'a> {
    /// Who chooses.
    pub seat: Seat,
    /// Its animal, by index.
    pub card: usize,
    /// All that everybody saw: rolls, jumps and splashes.
    pub path: &'a [Move],
    /// A position that could be behind it.
    pub pos: Position,
    /// What can be done.
    pub moves: &'a [Move],
}

/// How likely each move is, in every moment.
pub type Policy<'a> = dyn FnMut(&Moment<'_>) -> Vec<f64> + 'a;

/// For each card of each seat, something.
type ByCard = [[f64; 4]; 2];

/// What was learned of a moment.
#[derive(Clone, Default)]
struct Lesson {
    regrets: Vec<f64>,
    /// How often each move was chosen, all rounds together, later ones counting more.
    chosen: Vec<f64>,
}

/// A mixture for every moment.
#[derive(Default)]
pub struct Plan(HashMap<(usize, usize, Vec<Move>), Lesson>);

impl Plan {
    /// How likely each move is.
    pub fn mix(&self, moment: &Moment<'_>) -> Vec<f64> {
        let key = (moment.seat.index(), moment.card, moment.path.to_vec());
        match self.0.get(&key) {
            Some(lesson) => shares(&lesson.chosen),
            None => vec![1.0 / moment.moves.len() as f64; moment.moves.len()],
        }
    }

    /// In how many moments somebody has to choose.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody has to choose anything.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What is above 0, together 1; all alike if nothing is.
fn shares(weights: &[f64]) -> Vec<f64> {
    let total: f64 = weights.iter().map(|weight| weight.max(0.0)).sum();
    let even = 1.0 / weights.len() as f64;
    weights.iter().map(|weight| if total > 0.0 { weight.max(0.0) / total } else { even }).collect()
}

/// What everybody can see of a game so far, whatever was dealt.
#[derive(Clone)]
struct Scene {
    /// By deal: where the game stands, if it goes on.
    at: Vec<Option<Position>>,
    path: Vec<Move>,
    plies: u64,
}

impl Tiny {
    /// A meadow of 3×3 fields or more with starts, targets and footprints from a seed, for two players, drawn after so
    /// many turns.
    pub fn new(size: u8, seed: u64, turns: u64) -> Tiny {
        let mut dice = Dice::new(seed);
        let mut fields: Vec<_> = Field::all(size).collect();
        dice.shuffle(&mut fields);
        let four = |from: usize| std::array::from_fn(|animal| fields[from + animal]);
        let mut footprints = [BARE; 64];
        for field in Field::all(size) {
            for footprint in &mut footprints[field.index()] {
                *footprint = (dice.below(4) > 0).then(|| dice.pick(Direction::ALL.into_iter()));
            }
        }
        let options = Options {
            board: Board::of_any_size(size, four(0), four(4), footprints),
            mode: Mode::Secret { players: 2 },
            // Two cards, and a roll and a jump for each turn. Where a splash is to be chosen, it ends a little sooner.
            limits: Limits { repetition: 0, ply_cap: 2 + 2 * turns },
            ..Options::default()
        };
        Tiny::of(MuddyRide::new(options).expect("the options are valid"))
    }

    fn of(game: MuddyRide) -> Tiny {
        let mut dealt = vec![game.start()];
        for _ in 0..2 {
            let deal = |pos: Position| {
                let cards: Vec<_> = game.outcomes(&pos).map(|(m, _)| m).collect();
                let game = &game;
                cards.into_iter().map(move |m| {
                    let mut pos = pos;
                    game.fall_unchecked(&mut pos, m);
                    pos
                })
            };
            dealt = dealt.into_iter().flat_map(deal).collect();
        }
        let card = |pos: &Position, seat| pos.card(Seat(seat)).expect("both have a card").index();
        let deals = dealt.into_iter().map(|pos| (pos, [card(&pos, 0), card(&pos, 1)])).collect();
        Tiny { game, deals }
    }

    /// The game.
    pub fn game(&self) -> &MuddyRide {
        &self.game
    }

    fn first(&self) -> Scene {
        Scene { at: self.deals.iter().map(|(pos, _)| Some(*pos)).collect(), path: Vec::new(), plies: 2 }
    }

    /// What the game is worth to the first seat if both follow these policies.
    pub fn value(&self, policy: &mut Policy<'_>) -> f64 {
        let worth = self.follow(&self.first(), [[1.0; 4]; 2], policy, None);
        worth[0].iter().sum::<f64>() / self.deals.len() as f64
    }

    /// How much the seats would get together by the best answers to this policy, halved: 0 in equilibrium.
    pub fn exploitability(&self, policy: &mut Policy<'_>) -> f64 {
        let mut known: HashMap<(usize, usize, Vec<Move>), Vec<f64>> = HashMap::new();
        let mut remembered = |moment: &Moment<'_>| {
            let key = (moment.seat.index(), moment.card, moment.path.to_vec());
            known.entry(key).or_insert_with(|| policy(moment)).clone()
        };
        let best = [0, 1].map(|seat| {
            let worth = self.follow(&self.first(), [[1.0; 4]; 2], &mut remembered, Some(seat));
            worth[seat].iter().sum::<f64>() / self.deals.len() as f64
        });
        f64::midpoint(best[0], best[1])
    }

    /// An equilibrium, the nearer the more rounds.
    pub fn equilibrium(&self, rounds: u32) -> Plan {
        let mut plan = Plan::default();
        for round in 1..=rounds {
            self.learn(&self.first(), [[1.0; 4]; 2], &mut plan, f64::from(round));
        }
        plan
    }

    /// A position of the scene; none if all games are over.
    fn sample(&self, scene: &Scene) -> Option<Position> {
        scene.at.iter().flatten().next().copied().filter(|_| scene.plies < self.game.limits().ply_cap)
    }

    /// Goes on, and adds what those games are worth that end with it.
    fn after(&self, scene: &Scene, m: Move, seat: Option<Seat>, reach: &ByCard, worth: &mut ByCard) -> Scene {
        let mut next = scene.clone();
        next.path.push(m);
        next.plies += 1;
        for (at, (_, cards)) in next.at.iter_mut().zip(&self.deals) {
            let Some(pos) = at else { continue };
            match seat {
                Some(seat) => self.game.play_unchecked(pos, seat, m),
                None => self.game.fall_unchecked(pos, m),
            }
            if let Some(outcome) = self.game.outcome(pos) {
                let own = outcome.returns(2)[0];
                worth[0][cards[0]] += reach[1][cards[1]] * own;
                worth[1][cards[1]] -= reach[0][cards[0]] * own;
                *at = None;
            }
        }
        next
    }

    /// The cards that the seat may hold in this scene, each with a position.
    fn cards(&self, scene: &Scene, seat: usize) -> Vec<(usize, Position)> {
        let mut cards: Vec<(usize, Position)> = Vec::new();
        for (at, (_, held)) in scene.at.iter().zip(&self.deals) {
            if let Some(pos) = at.filter(|_| cards.iter().all(|(card, _)| *card != held[seat])) {
                cards.push((held[seat], pos));
            }
        }
        cards
    }

    /// What each card is worth, times how likely the other's cards make it. `best` answers as well as it can.
    fn follow(&self, scene: &Scene, reach: ByCard, policy: &mut Policy<'_>, best: Option<usize>) -> ByCard {
        let mut worth = [[0.0; 4]; 2];
        let Some(pos) = self.sample(scene) else { return worth };
        let Turn::Seat(seat) = self.game.turn(&pos) else {
            for (m, _) in self.game.outcomes(&pos).collect::<Vec<_>>() {
                let next = self.after(scene, m, None, &reach, &mut worth);
                add(&mut worth, &self.follow(&next, reach, policy, best), 1.0 / 6.0);
            }
            return worth;
        };
        let own = seat.index();
        let moves: Vec<_> = self.game.legal_moves(&pos, seat).collect();
        let answers = best == Some(own);
        let mut mixes = vec![vec![1.0; 4]; moves.len()];
        for (card, pos) in self.cards(scene, own).into_iter().filter(|_| !answers) {
            let mix = policy(&Moment { seat, card, path: &scene.path, pos, moves: &moves });
            mixes.iter_mut().zip(mix).for_each(|(mixes, share)| mixes[card] = share);
        }
        if answers {
            worth[own] = [f64::NEG_INFINITY; 4];
        }
        for (m, mix) in moves.iter().zip(&mixes) {
            let mut reached = reach;
            reached[own].iter_mut().zip(mix).for_each(|(reach, share)| *reach *= share);
            let mut made = [[0.0; 4]; 2];
            let next = self.after(scene, *m, Some(seat), &reached, &mut made);
            add(&mut made, &self.follow(&next, reached, policy, best), 1.0);
            for card in 0..4 {
                let here = &mut worth[own][card];
                *here = if answers { here.max(made[own][card]) } else { *here + mix[card] * made[own][card] };
                worth[1 - own][card] += made[1 - own][card];
            }
        }
        worth
    }

    /// One round of learning.
    fn learn(&self, scene: &Scene, reach: ByCard, plan: &mut Plan, round: f64) -> ByCard {
        let mut worth = [[0.0; 4]; 2];
        let Some(pos) = self.sample(scene) else { return worth };
        let Turn::Seat(seat) = self.game.turn(&pos) else {
            for (m, _) in self.game.outcomes(&pos).collect::<Vec<_>>() {
                let next = self.after(scene, m, None, &reach, &mut worth);
                add(&mut worth, &self.learn(&next, reach, plan, round), 1.0 / 6.0);
            }
            return worth;
        };
        let own = seat.index();
        let moves: Vec<_> = self.game.legal_moves(&pos, seat).collect();
        let cards = self.cards(scene, own);
        let key = |card: usize| (own, card, scene.path.clone());
        let mut mixes = vec![[0.0; 4]; moves.len()];
        for (card, _) in &cards {
            let lesson = plan.0.entry(key(*card)).or_default();
            lesson.regrets.resize(moves.len(), 0.0);
            lesson.chosen.resize(moves.len(), 0.0);
            mixes.iter_mut().zip(shares(&lesson.regrets)).for_each(|(mixes, share)| mixes[*card] = share);
        }
        let mut each = Vec::with_capacity(moves.len());
        for (m, mix) in moves.iter().zip(&mixes) {
            let mut reached = reach;
            reached[own].iter_mut().zip(mix).for_each(|(reach, share)| *reach *= share);
            let mut made = [[0.0; 4]; 2];
            let next = self.after(scene, *m, Some(seat), &reached, &mut made);
            add(&mut made, &self.learn(&next, reached, plan, round), 1.0);
            for card in 0..4 {
                worth[own][card] += mix[card] * made[own][card];
                worth[1 - own][card] += made[1 - own][card];
            }
            each.push(made[own]);
        }
        for (card, _) in cards {
            let lesson = plan.0.get_mut(&key(card)).expect("it was just entered");
            for (index, made) in each.iter().enumerate() {
                lesson.regrets[index] = (lesson.regrets[index] + made[card] - worth[own][card]).max(0.0);
                lesson.chosen[index] += round * reach[own][card] * mixes[index][card];
            }
        }
        worth
    }
}

/// Adds a part of what something is worth. What follows a roll has its part of the others' chances taken already.
fn add(worth: &mut ByCard, more: &ByCard, part: f64) {
    worth.iter_mut().flatten().zip(more.iter().flatten()).for_each(|(worth, more)| *worth += part * more);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blind(moment: &Moment<'_>) -> Vec<f64> {
        vec![1.0 / moment.moves.len() as f64; moment.moves.len()]
    }

    fn first(moment: &Moment<'_>) -> Vec<f64> {
        (0..moment.moves.len()).map(|index| f64::from(u8::from(index == 0))).collect()
    }

    #[test]
    fn on_the_smallest_meadow_nothing_can_be_got_from_the_equilibrium() {
        let tiny = Tiny::new(3, 5, 2);
        let plan = tiny.equilibrium(200);
        let gap = tiny.exploitability(&mut |moment| plan.mix(moment));
        assert!((-1e-9..1e-3).contains(&gap), "{gap}");
        assert!(tiny.exploitability(&mut blind) > 0.1);
        assert!(tiny.exploitability(&mut first) > 0.01);
    }

    /// The rules alone, played at random, come to the same as the sum over everything.
    #[test]
    fn what_blind_play_is_worth_is_what_random_games_bring() {
        let tiny = Tiny::new(4, 1, 3);
        let value = tiny.value(&mut blind);
        let (mut dice, game) = (Dice::new(1), tiny.game());
        let (games, mut sum) = (40_000, 0.0);
        for _ in 0..games {
            let mut pos = game.start();
            for _ in 0..game.limits().ply_cap {
                match game.turn(&pos) {
                    Turn::Chance => {
                        let m = dice.draw(game.outcomes(&pos));
                        game.fall_unchecked(&mut pos, m);
                    }
                    Turn::Seat(seat) => {
                        let m = dice.pick(game.legal_moves(&pos, seat));
                        game.play_unchecked(&mut pos, seat, m);
                    }
                    _ => break,
                }
            }
            sum += game.outcome(&pos).map_or(0.0, |outcome| outcome.returns(2)[0]);
        }
        let mean = sum / f64::from(games);
        assert!((mean - value).abs() < 4.0 / f64::from(games).sqrt(), "{mean} {value}");
    }
}
