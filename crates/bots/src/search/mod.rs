//! Tree search: Monte Carlo, for any number of seats, with chance, secrets and choices made at the same time.
//!
//! A simulation starts from a position that could be behind the root's view, goes down the [tree] by each mover's own
//! interest until it comes to a view that is new, guesses what that is worth to each seat, and tells it to all nodes on
//! its way. Each mover decides by the node of its own view, so that nobody, not even an imagined opponent, plays on
//! what it cannot know: choices made together and secret choices need nothing else. What is proved (in the open,
//! without chance) is told upwards too, and proved moves are not tried again.

mod back_up;
mod tree;

#[cfg(test)]
mod tests;

use crate::budget::Clock;
use crate::insight::{Deed, Insight, Returns, Worlds, most, returns};
use crate::library::{Guiding, Judging};
use gambol_core::{Dice, MOST_SEATS, Seat, Seats, Turn};
pub(crate) use tree::Key;
use tree::{Node, Proof, Tree};

/// How eagerly what was tried little is tried again.
const CURIOSITY: f32 = 1.1;

/// How much worse than its node a move counts that was never tried.
const DOUBT: f32 = 0.2;

/// No simulation goes deeper than this before it guesses.
const DEEPEST: u64 = 160;

/// The time is checked once every this many simulations.
const BREATH: u64 = 16;

/// A step of a simulation: who moved where, and which move.
#[derive(Clone, Copy)]
struct Step {
    node: u32,
    edge: u32,
    seat: Seat,
    /// Whether a proof of what comes after is a proof of this move.
    proves: bool,
}

/// Where chance fell.
const CHANCE: Step = Step { node: u32::MAX, edge: u32::MAX, seat: Seat(0), proves: false };

/// What the bot thinks of a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried<M> {
    pub(crate) m: M,
    pub(crate) visits: u64,
    pub(crate) mean: f64,
    /// What it gives, if that is proved, and in how many actions.
    pub(crate) proved: Option<(f64, u16)>,
}

/// What is asked of a search.
pub(crate) struct Question<'a, G: Insight> {
    pub(crate) view: &'a G::View,
    pub(crate) seat: Seat,
    /// The views that may not arise once more, or the game is drawn.
    pub(crate) last_times: &'a [Key],
    /// How many actions may still be played before the game is called off.
    pub(crate) plies_left: u64,
    /// Whether to go on when the best move is proved, to tell more of the others.
    pub(crate) is_thorough: bool,
    /// What everybody was seen to do, where that tells something.
    pub(crate) deeds: &'a [Deed<G>],
    /// Somebody who knows where a seat can force a win.
    pub(crate) helper: Option<&'a Judging<G>>,
    /// Somebody who has looked at the whole board.
    pub(crate) guide: Option<&'a Guiding<G>>,
    /// Whether to avoid draws as far as the guide advises it: whoever plays may, whoever judges may not.
    pub(crate) plays_to_win: bool,
}

/// A search, with the tree that it has grown so far.
pub(crate) struct Search<G: Insight> {
    game: G,
    sense: G::Sense,
    tree: Tree<G::Move>,
    dice: Dice,
    helper: Option<Judging<G>>,
    guide: Option<Guiding<G>>,
    path: Vec<Step>,
    /// The number of this simulation.
    stamp: u32,
    /// The number of this search.
    epoch: u32,
    plies_left: u64,
    seats: usize,
    most: f32,
    /// A game that goes round in circles is drawn.
    circles_are_draws: bool,
    /// What a draw is worth.
    draw: Returns,
    /// The node of the last question.
    root: u32,
}

impl<G: Insight> Search<G> {
    /// A search that knows nothing yet, and takes at most this many bytes.
    pub(crate) fn new(game: G, bytes: usize, dice: Dice) -> Search<G> {
        let (seats, most) = (game.seats(), most(&game));
        let circles_are_draws = game.limits().repetition > 0 && !game.has_secrets();
        Search {
            sense: game.sense(),
            tree: Tree::new(bytes),
            dice,
            helper: None,
            guide: None,
            path: Vec::with_capacity(DEEPEST as usize * 2),
            stamp: 0,
            epoch: 0,
            plies_left: u64::MAX,
            seats,
            most,
            circles_are_draws,
            draw: [0.0; MOST_SEATS],
            root: 0,
            game,
        }
    }

    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    /// How many nodes and bytes the tree takes.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.tree.nodes.len(), self.tree.bytes())
    }

    /// Thinks until the clock is over, or everything is proved, and says how many simulations that were.
    pub(crate) fn think(&mut self, question: &Question<'_, G>, clock: &Clock) -> u64 {
        let worlds = self.worlds(question);
        let mut arms = [(0u32, 0.0f32); 8];
        let root = self.begin(question, &worlds);
        let mut done = 0;
        while done < clock.playouts && !(done % BREATH == 0 && clock.is_over()) {
            if self.is_settled(root, question) {
                break;
            }
            match &worlds {
                Worlds::One(pos) => self.simulate(*pos),
                Worlds::Imagined => {
                    let pos = self.game.imagine(question.view, &mut self.dice);
                    self.simulate(pos)
                }
                Worlds::Weighed(could_be) => {
                    let pos = drawn(could_be, &mut self.dice);
                    self.simulate(pos)
                }
                Worlds::ChosenBy(seat, could_be) => {
                    let count = could_be.len().min(arms.len());
                    let arm = best_arm(&arms[..count], done);
                    let returns = self.simulate(could_be[arm]);
                    arms[arm].0 += 1;
                    arms[arm].1 += (returns[seat.index()] - arms[arm].1) / arms[arm].0 as f32;
                    returns
                }
            };
            done += 1;
        }
        done
    }

    /// What could be behind the question's view, as likely as what was done makes it.
    fn worlds(&self, question: &Question<'_, G>) -> Worlds<G::Position> {
        let Question { view, deeds, .. } = question;
        let weighed = match question.guide {
            Some(guide) => guide.weigh(&self.game, view, deeds),
            None => Vec::new(),
        };
        let weighed = if weighed.is_empty() { self.game.weigh(&self.sense, view, deeds) } else { weighed };
        if weighed.is_empty() { self.game.worlds(view) } else { Worlds::Weighed(weighed) }
    }

    /// Makes ready for a question, and finds its root.
    fn begin(&mut self, question: &Question<'_, G>, worlds: &Worlds<G::Position>) -> u32 {
        // What was guessed without a guide is not worth keeping.
        let is_new = question.guide.is_some() != self.guide.is_some();
        if is_new || self.tree.is_crowded() || self.stamp > u32::MAX / 2 {
            self.tree.clear();
            self.stamp = 0;
        }
        self.epoch += 1;
        self.plies_left = question.plies_left;
        self.helper = question.helper.cloned();
        self.guide = question.guide.cloned();
        let contempt = question.guide.filter(|_| question.plays_to_win).map_or(0.0, |guide| guide.contempt());
        self.draw = [0.0; MOST_SEATS];
        self.draw[question.seat.index()] -= contempt;
        for &key in question.last_times {
            let node = self.tree.find(key).unwrap_or_else(|| self.tree.add(key));
            self.tree.nodes[node as usize].drawn = self.epoch;
        }
        let pos = match worlds {
            Worlds::One(pos) => *pos,
            Worlds::ChosenBy(_, could_be) => could_be[0],
            Worlds::Weighed(could_be) => could_be[0].0,
            Worlds::Imagined => self.game.imagine(question.view, &mut self.dice),
        };
        let key = Key::of(&self.game, &pos, question.seat);
        let root = self.tree.find(key).unwrap_or_else(|| self.tree.add(key));
        self.look_into(root, &pos, question.seat);
        self.root = root;
        root
    }

    /// The moves of the question's seat, as far as they are thought of; it must be the question last thought about.
    pub(crate) fn tried(&self, question: &Question<'_, G>) -> Vec<Tried<G::Move>> {
        let root = self.root;
        let own = |winners: Seats| f64::from(returns(winners, self.seats)[question.seat.index()]);
        let edges = self.tree.edges_of(root).iter().map(|edge| Tried {
            m: edge.m,
            visits: edge.visits.into(),
            mean: edge.mean.into(),
            proved: edge.proof.is_some().then(|| (own(edge.proof.winners), edge.proof.distance)),
        });
        edges.collect()
    }

    /// Whether there is nothing left to think about.
    #[inline]
    fn is_settled(&self, root: u32, question: &Question<'_, G>) -> bool {
        let node = &self.tree.nodes[root as usize];
        let is_proved = node.proof.is_some();
        is_proved
            && (!question.is_thorough || self.tree.edges_of(root).iter().all(|edge| edge.proof.is_some()))
            || node.count == 1 && !question.is_thorough
    }

    /// One simulation from this position; its result for each seat.
    fn simulate(&mut self, mut pos: G::Position) -> Returns {
        self.stamp += 1;
        self.path.clear();
        let mut plies = 0;
        // The move that led here, if it leads nowhere else.
        let mut last = None;
        let (result, proof) = loop {
            match self.game.turn(&pos) {
                Turn::Over => {
                    let winners = self.game.outcome(&pos).expect("the game is over").winners;
                    break (returns(winners, self.seats), Proof { winners, distance: 0 });
                }
                _ if plies >= self.plies_left => break (self.draw, Proof::NONE),
                _ if plies >= DEEPEST => break (self.guess(&pos), Proof::NONE),
                Turn::Chance => {
                    let m = self.dice.draw(self.game.outcomes(&pos));
                    self.game.fall_unchecked(&mut pos, m);
                    self.path.push(CHANCE);
                }
                Turn::Seat(seat) => {
                    let is_open = self.game.is_open(&pos);
                    let node = match self.child_of(last, is_open, &pos, seat) {
                        Found::New => break (self.guess(&pos), Proof::NONE),
                        Found::Node(node) => node,
                    };
                    if let Some(end) = self.known_end(node, &pos, plies) {
                        break end;
                    }
                    let m = self.choose(node, &pos, seat, is_open);
                    self.game.play_unchecked(&mut pos, seat, m);
                    last = if is_open { self.path.last().map(|step| step.edge) } else { None };
                    plies += 1;
                    continue;
                }
                Turn::Together(seats) => {
                    let before = pos;
                    let nodes = seats.iter().map(|seat| (seat, self.node_of(&before, seat)));
                    let nodes = nodes.fold([None; MOST_SEATS], |mut nodes, (seat, found)| {
                        nodes[seat.index()] = Some(found);
                        nodes
                    });
                    if nodes.contains(&Some(Found::New)) {
                        break (self.guess(&before), Proof::NONE);
                    }
                    for seat in seats.iter() {
                        if let Some(Found::Node(node)) = nodes[seat.index()] {
                            let m = self.choose(node, &before, seat, false);
                            self.game.play_unchecked(&mut pos, seat, m);
                        }
                    }
                }
            }
            last = None;
            plies += 1;
        };
        self.back_up(result, proof)
    }

    /// The node that a move of the open leads to, remembered so that it need not be looked up again.
    #[inline]
    fn child_of(&mut self, last: Option<u32>, is_open: bool, pos: &G::Position, seat: Seat) -> Found {
        let Some(edge) = last.filter(|_| is_open) else { return self.node_of(pos, seat) };
        if let Some(node) = self.tree.edges[edge as usize].child.checked_sub(1) {
            return Found::Node(node);
        }
        let found = self.node_of(pos, seat);
        if let Found::Node(node) = found {
            self.tree.edges[edge as usize].child = node + 1;
        }
        found
    }

    /// What a position seems to be worth. A seat that can force a win gets it, perhaps with others: that is not a
    /// proof.
    fn guess(&mut self, pos: &G::Position) -> Returns {
        if let Some(guide) = &self.guide {
            return guide.guess(&self.game, pos);
        }
        let winner = self.helper.as_ref().and_then(|helper| helper.winner(&self.game, pos));
        if let Some(winner) = winner {
            return returns(Seats::one(winner), self.seats);
        }
        self.game.guess(&self.sense, pos, &mut self.dice)
    }

    /// The node of what a seat sees; new ones are made while there is room.
    #[inline]
    fn node_of(&mut self, pos: &G::Position, seat: Seat) -> Found {
        let key = Key::of(&self.game, pos, seat);
        if let Some(node) = self.tree.find(key) {
            return Found::Node(node);
        }
        if !self.tree.is_full() {
            self.tree.add(key);
        }
        Found::New
    }

    /// What is known to come of a node without going on: what is proved, and that the game goes in a circle.
    #[inline]
    fn known_end(&mut self, node: u32, pos: &G::Position, plies: u64) -> Option<(Returns, Proof)> {
        let node = &mut self.tree.nodes[node as usize];
        if plies == 0 {
            node.stamp = self.stamp;
            return None;
        }
        if node.proof.is_some() {
            return Some((returns(node.proof.winners, self.seats), node.proof));
        }
        if node.drawn == self.epoch {
            return Some((self.draw, Proof::NONE));
        }
        if node.stamp == self.stamp {
            let result = if self.circles_are_draws { self.draw } else { self.guess(pos) };
            return Some((result, Proof::NONE));
        }
        node.stamp = self.stamp;
        None
    }

    /// Lists the moves of a node.
    fn look_into(&mut self, node: u32, pos: &G::Position, seat: Seat) {
        if self.tree.nodes[node as usize].count == 0 {
            let (game, sense, dice) = (&self.game, &self.sense, &mut self.dice);
            let moves = game.legal_moves(pos, seat).map(|m| {
                // A little unevenness, so that several threads do not all think the same.
                let jitter = 1.0 + dice.below(1 << 10) as f32 / (1 << 13) as f32;
                (m, game.prior(sense, pos, m) * jitter)
            });
            self.tree.look_into(node, moves);
        }
    }

    /// The move to try next at a node, by what it promises its mover and how little it was tried.
    fn choose(&mut self, node: u32, pos: &G::Position, seat: Seat, proves: bool) -> G::Move {
        self.look_into(node, pos, seat);
        let Node { first, visits, mean, .. } = self.tree.nodes[node as usize];
        // Whatever the seats can get, what the mover gets is measured between −1 and 1.
        let scale = 2.0 / (self.most + 1.0);
        let urge = CURIOSITY * ((visits + 1) as f32).sqrt();
        let untried = (mean + 1.0) * scale - DOUBT;
        let mut best = (0, f32::NEG_INFINITY);
        for (index, edge) in self.tree.edges_of(node).iter().enumerate() {
            // What is proved has its true worth as its mean.
            let worth = if edge.proof.is_some() && edge.mean <= -1.0 {
                // A move that is proved to lose is only made if all are.
                -1e6
            } else if edge.visits == 0 {
                untried
            } else {
                (edge.mean + 1.0) * scale
            };
            let score = worth + urge * edge.prior / (1 + edge.visits) as f32;
            if score > best.1 {
                best = (index, score);
            }
        }
        let edge = first + best.0 as u32;
        self.path.push(Step { node, edge, seat, proves });
        let m = self.tree.edges[edge as usize].m;
        debug_assert!(self.game.check(pos, seat, m).is_ok(), "{m} is a legal move of the view");
        m
    }
}

/// One of these, by their weights.
fn drawn<P: Copy>(could_be: &[(P, f32)], dice: &mut Dice) -> P {
    let mut rest = dice.below(1 << 24) as f32 / (1 << 24) as f32;
    for &(pos, weight) in could_be {
        rest -= weight;
        if rest < 0.0 {
            return pos;
        }
    }
    could_be[0].0
}

/// What was found of a view.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Node(u32),
    New,
}

/// What the seat that hid something would have hidden: what serves it best, and what was tried little.
fn best_arm(arms: &[(u32, f32)], done: u64) -> usize {
    let urge = 0.5 * ((done + 1) as f32).sqrt() / arms.len() as f32;
    let score = |&(visits, mean): &(u32, f32)| mean + urge / (1 + visits) as f32;
    let scores = arms.iter().map(score).enumerate();
    scores.reduce(|best, next| if next.1 > best.1 { next } else { best }).map_or(0, |(arm, _)| arm)
}
