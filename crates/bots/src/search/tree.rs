//! The tree: what is known about each thing that a seat can find itself looking at.
//!
//! A node is a seat's view, found by its hash, with an edge for each legal move. Positions that look alike to the seat
//! that moves share a node, so nobody plays on what it cannot know, and whatever leads to the same view leads to the
//! same node: strictly it is a graph. Nodes and edges lie in two arrays that only grow; nothing is allocated for a
//! simulation but their growth.

use gambol_core::{Eyes, Seat, Seats, Veiled};
use std::hash::{Hash, Hasher};

/// A view's name: two hashes made differently, so that no two views of a search are ever taken for each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key {
    place: u64,
    check: u32,
}

impl Key {
    /// The name of what a seat sees in a position. Two seats may see the same and have different moves.
    #[inline]
    pub(crate) fn of<G: Veiled>(game: &G, pos: &G::Position, seat: Seat) -> Key {
        let mut mixer = Mixer { place: 0x243f_6a88_85a3_08d3 ^ u64::from(seat.0), check: seat.0.into() };
        game.view(pos, Eyes::Seat(seat)).hash(&mut mixer);
        Key { place: mixer.finish(), check: (mixer.check >> 32) as u32 }
    }
}

/// Hashes words by multiplying: fast, and good enough to tell millions of views apart.
struct Mixer {
    place: u64,
    check: u64,
}

impl Mixer {
    #[inline]
    fn word(&mut self, word: u64) {
        let wide = u128::from(self.place ^ word) * 0x9e37_79b9_7f4a_7c15;
        self.place = (wide >> 64) as u64 ^ wide as u64;
        self.check = (self.check.rotate_left(23) ^ word).wrapping_mul(0x2127_599b_f432_5c37);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        self.place
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.word(byte.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.word(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.word(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.word(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.word(number as u64);
    }
}

/// How the game ends from somewhere if everybody plays their best, proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Proof {
    /// The winners; everybody in a draw; nobody: not proved.
    pub(crate) winners: Seats,
    /// In how many actions.
    pub(crate) distance: u16,
}

impl Proof {
    pub(crate) const NONE: Proof = Proof { winners: Seats::NONE, distance: 0 };

    #[inline]
    pub(crate) const fn is_some(self) -> bool {
        !self.winners.is_empty()
    }
}

/// What a seat may be looking at.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    key: Key,
    /// The first of its edges.
    pub(crate) first: u32,
    /// How many edges there are; 0 until it is looked into.
    pub(crate) count: u32,
    pub(crate) visits: u32,
    /// What it was worth to the seat that moves, on average.
    pub(crate) mean: f32,
    /// The last simulation that came through.
    pub(crate) stamp: u32,
    /// The last search in which coming here once more was a draw.
    pub(crate) drawn: u32,
    pub(crate) proof: Proof,
}

/// A move, and how it did.
#[derive(Clone, Debug)]
pub(crate) struct Edge<M> {
    pub(crate) m: M,
    pub(crate) visits: u32,
    /// What it was worth to the seat that moves, on average.
    pub(crate) mean: f32,
    /// How likely it looks before it is tried, all of a node's together 1.
    pub(crate) prior: f32,
    /// 1 + the node that it always leads to; 0 if that is not known, or it leads to several.
    pub(crate) child: u32,
    pub(crate) proof: Proof,
}

/// The nodes, found by their keys.
pub(crate) struct Tree<M> {
    pub(crate) nodes: Vec<Node>,
    pub(crate) edges: Vec<Edge<M>>,
    /// 1 + a node's index, at or after the place of its key; 0 is empty.
    slots: Vec<u32>,
    /// It grows no further than this many bytes.
    most: usize,
}

impl<M: Copy> Tree<M> {
    /// An empty tree that will take at most about this many bytes.
    pub(crate) fn new(most: usize) -> Tree<M> {
        Tree { nodes: Vec::new(), edges: Vec::new(), slots: vec![0; 1 << 10], most }
    }

    /// How many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(self.nodes.as_slice())
            + size_of_val(self.edges.as_slice())
            + size_of_val(self.slots.as_slice())
    }

    /// Whether there is no room for more.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        // Growing copies: twice the size for a moment.
        2 * self.bytes() >= self.most
    }

    /// Whether so much is in it that the next search would soon find no room.
    pub(crate) fn is_crowded(&self) -> bool {
        4 * self.bytes() >= self.most
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.slots.fill(0);
    }

    /// The node of a key.
    #[inline]
    pub(crate) fn find(&self, key: Key) -> Option<u32> {
        let mask = self.slots.len() - 1;
        let mut slot = key.place as usize & mask;
        loop {
            let index = self.slots[slot].checked_sub(1)?;
            if self.nodes[index as usize].key == key {
                return Some(index);
            }
            slot = (slot + 1) & mask;
        }
    }

    /// A new node for a key that has none.
    pub(crate) fn add(&mut self, key: Key) -> u32 {
        if 2 * self.nodes.len() >= self.slots.len() {
            self.widen();
        }
        let index = self.nodes.len() as u32;
        self.nodes.push(Node {
            key,
            first: 0,
            count: 0,
            visits: 0,
            mean: 0.0,
            stamp: 0,
            drawn: 0,
            proof: Proof::NONE,
        });
        self.enter(index);
        index
    }

    fn enter(&mut self, index: u32) {
        let mask = self.slots.len() - 1;
        let mut slot = self.nodes[index as usize].key.place as usize & mask;
        while self.slots[slot] != 0 {
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = index + 1;
    }

    fn widen(&mut self) {
        self.slots = vec![0; 2 * self.slots.len()];
        (0..self.nodes.len() as u32).for_each(|index| self.enter(index));
    }

    /// A node's edges.
    #[inline]
    pub(crate) fn edges_of(&self, node: u32) -> &[Edge<M>] {
        let node = &self.nodes[node as usize];
        &self.edges[node.first as usize..][..node.count as usize]
    }

    /// Gives a node its edges, with how likely each move looks.
    pub(crate) fn look_into(&mut self, node: u32, moves: impl Iterator<Item = (M, f32)>) {
        let first = self.edges.len();
        let edge = |(m, prior)| Edge { m, visits: 0, mean: 0.0, prior, child: 0, proof: Proof::NONE };
        self.edges.extend(moves.map(edge));
        let total: f32 = self.edges[first..].iter().map(|edge| edge.prior).sum();
        self.edges[first..].iter_mut().for_each(|edge| edge.prior /= total);
        let node = &mut self.nodes[node as usize];
        node.first = first as u32;
        node.count = (self.edges.len() - first) as u32;
    }
}
