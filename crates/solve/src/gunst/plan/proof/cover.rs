//! Which claims are enough: few tings, from which all that is needed follows because more is never worse.

use super::super::lookup::Place;
use super::table::{NOTHING, Table, rank};

/// Whether gods stand as high, each of them.
fn is_above(above: u8, below: u8) -> bool {
    (0..4).all(|god| above >> (2 * god) & 3 >= below >> (2 * god) & 3)
}

/// Whether the one is at least as good for seat 0 as the other, in every respect.
fn is_better(one: Place, other: Place) -> bool {
    one.life[0] >= other.life[0]
        && one.life[1] <= other.life[1]
        && is_above(one.planes[0], other.planes[0])
        && is_above(other.planes[1], one.planes[1])
}

/// Tings and what to claim of each so that all needs are met; `known` is what could be claimed.
pub(super) fn cover(need: &Table, known: &Table) -> Vec<(usize, i16)> {
    let needs = need.numbers().filter(|&number| need.at(number) > NOTHING);
    let mut open: Vec<(usize, Place, i16)> =
        needs.map(|number| (number, need.place(number), need.at(number))).collect();
    // The worst first: what is claimed of them holds for others.
    open.sort_by_key(|&(number, place, wanted)| (rank(place), std::cmp::Reverse(wanted), number));
    let mut claims = Vec::new();
    while let Some(&(number, place, wanted)) = open.first() {
        let (mut claimed, most) = (wanted, known.at(number).max(wanted));
        open.retain(|&(_, better, wanted)| {
            let is_met = wanted <= most && is_better(better, place);
            if is_met {
                claimed = claimed.max(wanted);
            }
            !is_met
        });
        claims.push((number, claimed));
    }
    claims.sort_unstable();
    claims
}
