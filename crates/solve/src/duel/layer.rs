//! One layer: all positions with the same tokens left.
//!
//! Without firing, play stays in its layer and leaves nothing to chance. Firing leads to layers with fewer tokens, which
//! are known by then. So a layer is a graph on which two walk in turns; in each node the one on turn may also leave for
//! something of known worth; and whoever walks forever gets nothing. Games of this kind are solved exactly, without any
//! iteration, by going through the worths in order (as Andersson, Hansen, Miltersen and Sørensen do for "deterministic
//! graphical games", 2012):
//!
//! For any t above 0, Light can get t from exactly those nodes from which it can force that the layer is left for t or
//! more: walking on forever pays less, so it does not help, and reaching a set is decided by going backwards from it. A
//! node of Light's belongs to the set if one way out or one step does, a node of Dark's if all do. Let t fall from the
//! highest worth there is, and each node joins when t falls to its value; it joins through something that has joined
//! before, so a queue ordered by worth finds all of them, each once. The same for Dark below 0. What neither gets is
//! worth 0: there, each can keep the other from getting anything, if need be by walking forever.
//!
//! Nodes that join at the same t are taken in order of the actions that are left. So from each node whoever is ahead has
//! a way that keeps the value and is shorter by an action: play by the table gets somewhere. Worths are only ever copied
//! and compared here, never added up, so nothing is rounded.

use super::saloon::{Saloon, To, Way};
use super::worth::Worth;
use gambol_games::duel::{Cowboy, Token};
use std::collections::BinaryHeap;

/// What is left of the tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ammo {
    pub(super) tokens: [u8; 2],
    pub(super) unseen: [u8; 4],
}

impl Ammo {
    /// How many are left in all.
    pub(super) fn left(self) -> u8 {
        self.tokens[0] + self.tokens[1]
    }

    /// What is left when this cowboy has turned over such a token, if it can.
    pub(super) fn after(mut self, cowboy: Cowboy, token: Token) -> Option<Ammo> {
        let tokens = &mut self.tokens[cowboy as usize];
        *tokens = tokens.checked_sub(1)?;
        let unseen = &mut self.unseen[token as usize];
        *unseen = unseen.checked_sub(1)?;
        Some(self)
    }

    /// Who wins if both are through at once.
    fn both_through(self) -> Worth {
        match self.tokens[0].cmp(&self.tokens[1]) {
            std::cmp::Ordering::Greater => Worth::won(Cowboy::Light),
            std::cmp::Ordering::Less => Worth::won(Cowboy::Dark),
            std::cmp::Ordering::Equal => Worth::EVEN,
        }
    }
}

/// A solved layer: by node, the value and the length.
#[derive(Clone, Copy)]
pub(super) struct Solved<'a> {
    pub(super) ammo: Ammo,
    pub(super) values: &'a [f64],
    pub(super) lengths: &'a [f32],
}

impl Solved<'_> {
    /// What something leads to is worth, if this cowboy is on turn then.
    #[inline]
    fn worth(&self, saloon: &Saloon, to: To, on_turn: Cowboy) -> Worth {
        match to {
            To::Scene(scene) => {
                let node = saloon.node(on_turn, scene);
                Worth { value: self.values[node], length: self.lengths[node] }
            }
            To::Won(cowboy) => Worth::won(cowboy),
            To::Both => self.ammo.both_through(),
        }
    }
}

/// The best that a cowboy can choose.
#[inline]
fn best(cowboy: Cowboy, ways: &[Way], worth: impl Fn(To) -> Worth) -> Worth {
    let worths = ways.iter().map(|way| worth(way.to).later(u32::from(way.actions)));
    worths.reduce(|one, other| one.or(other, cowboy)).unwrap_or(Worth::EVEN)
}

/// A node's key in the queue, the best for the hunter highest: 64 bits of value, 32 of length turned over, the node.
type Key = u128;

fn key(value: f64, length: f32, node: usize) -> Key {
    // Numbers that are not negative are ordered as their bits are.
    Key::from(value.to_bits()) << 64 | Key::from(!length.to_bits()) << 32 | node as Key
}

/// Room to solve layers in, one after the other.
pub(super) struct Layer<'a> {
    saloon: &'a Saloon,
    /// By node: the best way to leave the layer, if there is any.
    exits: Vec<Option<Worth>>,
    /// By node: what it is worth, once known.
    worths: Vec<Option<Worth>>,
    /// By node: the best that has been found for the hunter, the worst for the hunted.
    found: Vec<Option<Worth>>,
    /// By node of the hunted: how many steps have not been found to suit the hunter.
    open: Vec<u8>,
    /// By scene: what firing now is worth; and, by kind, what a step after firing is.
    fired: Vec<Worth>,
    steps: [Vec<Worth>; 4],
    queue: BinaryHeap<Key>,
}

impl<'a> Layer<'a> {
    pub(super) fn new(saloon: &'a Saloon) -> Layer<'a> {
        let nodes = 2 * saloon.scenes;
        Layer {
            saloon,
            exits: vec![None; nodes],
            worths: vec![None; nodes],
            found: vec![None; nodes],
            open: vec![0; nodes],
            fired: vec![Worth::EVEN; saloon.scenes],
            steps: [(); 4].map(|()| vec![Worth::EVEN; saloon.scenes]),
            queue: BinaryHeap::new(),
        }
    }

    /// Solves the layer. `next` are the layers that firing leads to, by cowboy and kind of token; `spent` nodes are worth
    /// nothing, whatever can be done there.
    pub(super) fn solve(
        &mut self,
        ammo: Ammo,
        next: &[[Option<Solved<'_>>; 4]; 2],
        spent: &[usize],
        values: &mut [f64],
        lengths: &mut [f32],
    ) {
        for cowboy in Cowboy::BOTH {
            let can_fire = next[cowboy as usize].iter().any(Option::is_some);
            if can_fire {
                self.fill_fired(ammo, cowboy, &next[cowboy as usize]);
            }
            self.fill_exits(ammo, cowboy, can_fire);
        }
        self.worths.fill(None);
        for &node in spent {
            self.worths[node] = Some(Worth::EVEN);
        }
        // After a step, whoever could still fire says that it does not.
        let ends = ammo.tokens.map(|tokens| u32::from(tokens > 0));
        for hunter in Cowboy::BOTH {
            self.hunt(hunter, ends);
        }
        for (node, worth) in self.worths.iter().enumerate() {
            let worth = worth.unwrap_or(Worth::EVEN);
            let is_node = self.saloon.is_scene[node % self.saloon.scenes];
            values[node] = if is_node { worth.value } else { f64::NAN };
            lengths[node] = worth.length;
        }
    }

    /// By scene: what it is worth to this cowboy to fire before the step, into the exits; and after it, into `fired`.
    fn fill_fired(&mut self, ammo: Ammo, cowboy: Cowboy, next: &[Option<Solved<'_>>; 4]) {
        let saloon = self.saloon;
        let first = saloon.node(cowboy, 0);
        let kinds = || {
            next.iter().zip(Token::ALL).filter_map(|(next, token)| {
                // After a double blast the same cowboy has another turn.
                let then = if token == Token::DoubleBlast { cowboy } else { cowboy.other() };
                let weight = u32::from(ammo.unseen[token as usize]);
                next.as_ref().map(|next| (next, token, then, weight))
            })
        };
        for (next, token, then, _) in kinds() {
            for scene in 0..saloon.scenes {
                let worth = best(cowboy, saloon.steps.of(first + scene), |to| next.worth(saloon, to, then));
                self.steps[token as usize][scene] = worth;
            }
        }
        // Where only one kind is left, nothing is left to chance.
        let actions = if kinds().nth(1).is_some() { 2 } else { 1 };
        for scene in 0..saloon.scenes {
            let node = first + scene;
            let before_step = kinds().map(|(next, token, then, weight)| {
                let steps = &self.steps[token as usize];
                let worth = best(cowboy, saloon.shots[token as usize].of(node), |to| match to {
                    To::Scene(scene) => steps[usize::from(scene)],
                    _ => next.worth(saloon, to, then),
                });
                (worth, weight)
            });
            self.exits[node] = Some(Worth::mean(before_step).later(actions));
            let after_step = kinds().map(|(next, token, then, weight)| {
                let shots = saloon.shots[token as usize].of(node);
                (best(cowboy, shots, |to| next.worth(saloon, to, then)), weight)
            });
            self.fired[scene] = Worth::mean(after_step).later(actions);
        }
    }

    /// The best way for this cowboy to leave the layer: to fire before the step, to fire after it, or to win by it.
    fn fill_exits(&mut self, ammo: Ammo, cowboy: Cowboy, can_fire: bool) {
        let saloon = self.saloon;
        let first = saloon.node(cowboy, 0);
        for scene in 0..saloon.scenes {
            let steps = saloon.steps.of(first + scene).iter().filter_map(|way| {
                let worth = match way.to {
                    To::Scene(scene) => can_fire.then(|| self.fired[usize::from(scene)]),
                    To::Won(winner) => Some(Worth::won(winner)),
                    To::Both => Some(ammo.both_through()),
                };
                worth.map(|worth| worth.later(u32::from(way.actions)))
            });
            let before_step = self.exits[first + scene].filter(|_| can_fire);
            self.exits[first + scene] = before_step.into_iter().chain(steps).reduce(|a, b| a.or(b, cowboy));
        }
    }

    /// Finds all nodes from which the hunter can get more than nothing, the best first.
    fn hunt(&mut self, hunter: Cowboy, ends: [u32; 2]) {
        let saloon = self.saloon;
        self.queue.clear();
        self.found.fill(None);
        for node in 0..2 * saloon.scenes {
            let is_hunters = saloon.on_turn(node) == hunter;
            let steps = saloon.steps.of(node).iter().filter(|way| matches!(way.to, To::Scene(_))).count();
            self.open[node] = steps as u8;
            if let Some(exit) = self.exits[node] {
                if exit.to(hunter) > 0.0 {
                    self.found[node] = Some(exit);
                    if is_hunters || steps == 0 {
                        self.queue.push(key(exit.to(hunter), exit.length, node));
                    }
                } else if !is_hunters {
                    // The hunted can leave for something that gives the hunter nothing: it is never caught here.
                    self.open[node] = u8::MAX;
                }
            }
        }
        while let Some(key) = self.queue.pop() {
            let node = key as u32 as usize;
            if self.worths[node].is_some() {
                continue;
            }
            // The best key that a node has in the queue is the best that was found for it.
            let worth = self.found[node].expect("what is in the queue was found");
            self.worths[node] = Some(worth);
            for &(origin, actions) in saloon.origins.of(node) {
                let before = usize::from(origin);
                if self.worths[before].is_none() {
                    let end = ends[saloon.on_turn(before) as usize];
                    self.find(before, worth.later(u32::from(actions) + end), hunter);
                }
            }
        }
    }

    /// A step from this node leads to something of this worth, which suits the hunter.
    fn find(&mut self, node: usize, worth: Worth, hunter: Cowboy) {
        let on_turn = self.saloon.on_turn(node);
        let found = self.found[node];
        let best = found.map_or(worth, |found| found.or(worth, on_turn));
        self.found[node] = Some(best);
        if on_turn == hunter {
            if found != Some(best) {
                self.queue.push(key(best.to(hunter), best.length, node));
            }
        } else if self.open[node] != u8::MAX {
            self.open[node] -= 1;
            if self.open[node] == 0 {
                self.queue.push(key(best.to(hunter), best.length, node));
            }
        }
    }
}
