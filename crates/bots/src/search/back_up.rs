//! After a simulation: its result is passed upwards, and so is what is proved.

use super::tree::Proof;
use super::{CHANCE, Search};
use crate::insight::{Insight, Returns, returns};
use gambol_core::Seat;

impl<G: Insight> Search<G> {
    /// Tells all nodes on the way the result, and what is now proved.
    pub(super) fn back_up(&mut self, mut result: Returns, mut proof: Proof) -> Returns {
        for step in (0..self.path.len()).rev() {
            let step = self.path[step];
            if step.node == CHANCE.node {
                proof = Proof::NONE;
                continue;
            }
            let own = result[step.seat.index()];
            let edge = &mut self.tree.edges[step.edge as usize];
            edge.visits += 1;
            edge.mean += (own - edge.mean) / edge.visits as f32;
            if proof.is_some() && step.proves {
                edge.proof = proof;
                edge.mean = own;
                proof = self.prove(step.node, step.seat);
                if proof.is_some() {
                    result = returns(proof.winners, self.seats);
                }
            } else {
                proof = Proof::NONE;
            }
            let own = result[step.seat.index()];
            let node = &mut self.tree.nodes[step.node as usize];
            node.visits += 1;
            node.mean += (own - node.mean) / node.visits as f32;
        }
        result
    }

    /// What the proved moves of a node prove of it: one that gives its mover all there is, or all together.
    fn prove(&mut self, node: u32, seat: Seat) -> Proof {
        let mut best: Option<(f32, Proof)> = None;
        let (mut all, mut is_unique) = (true, true);
        for edge in self.tree.edges_of(node) {
            if !edge.proof.is_some() {
                all = false;
                continue;
            }
            let own = returns(edge.proof.winners, self.seats)[seat.index()];
            match &mut best {
                Some((most, proof)) if (*most - own).abs() < 1e-6 => {
                    is_unique &= proof.winners == edge.proof.winners;
                    let is_sooner = edge.proof.distance < proof.distance;
                    if is_sooner == (own > 0.0) {
                        *proof = edge.proof;
                    }
                }
                Some((most, _)) if *most > own => {}
                _ => {
                    best = Some((own, edge.proof));
                    is_unique = true;
                }
            }
        }
        match best {
            // With three or more, who is indifferent decides the others' fate, and nobody knows how.
            Some((own, proof)) if own >= self.most || all && is_unique => {
                let proof = Proof { distance: proof.distance.saturating_add(1), ..proof };
                self.tree.nodes[node as usize].proof = proof;
                proof
            }
            _ => Proof::NONE,
        }
    }
}
