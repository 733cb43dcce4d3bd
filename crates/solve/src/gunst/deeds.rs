//! What gods can do to the field, and the last battle of all, where only life counts.

use super::field::{F, Field, K, S, T, W};
use std::ops::ControlFlow;

/// The order in which rows are tried: what matters most first.
const ROWS: [u32; 5] = [W, S, F, T, K];

/// How the last battle ends if the say chooses well: 1 if seat 0 wins, −1 if seat 1 does. Nothing but life counts any
/// more, so all scholars strike.
pub(super) fn last_battle(all_life: [u8; 2], say: usize, field: Field) -> i8 {
    let wish = if say == 0 { 1 } else { -1 };
    let both_have = |row: u32| field.count(0, row) > 0 && field.count(1, row) > 0;
    let mut best = -wish;
    for rider in 0..=usize::from(both_have(K)) {
        let mut ridden = field;
        ridden.ride(rider);
        ridden.ride(1 - rider);
        let blows = [ridden.acts_as(0, W), ridden.acts_as(1, W)];
        let life = all_life.map(u32::from);
        let result = match (blows[0] >= life[1], blows[1] >= life[0]) {
            (true, true) => wish,
            (true, false) => 1,
            (false, true) => -1,
            (false, false) => last_scholars([life[0] - blows[1], life[1] - blows[0]], ridden, wish),
        };
        if result == wish {
            return wish;
        }
        if result == 0 {
            best = 0;
        }
    }
    best
}

/// The thieves and the scholars of the last battle.
fn last_scholars(life: [u32; 2], field: Field, wish: i8) -> i8 {
    let mut best = -wish;
    let matters = field.count(0, T) > 0 && field.count(1, T) > 0;
    for thief in 0..=usize::from(matters) {
        let mut stolen = field;
        stolen.steal(thief);
        stolen.steal(1 - thief);
        let blows = [stolen.acts_as(0, S), stolen.acts_as(1, S)];
        let result = match (blows[0] >= life[1], blows[1] >= life[0]) {
            (true, true) => wish,
            (true, false) => 1,
            (false, true) => -1,
            (false, false) => (life[0] + blows[0]).cmp(&(life[1] + blows[1])) as i8,
        };
        if result == wish {
            return wish;
        }
        if result == 0 {
            best = 0;
        }
    }
    best
}

/// Visits all fields that a god can make, the most promising first, until the visitor has seen enough.
///
/// Before the last battle (`is_last`) kin among farmers are of use only where there are knights, and among thieves only
/// where there are scholars; elsewhere they do as well among the warriors.
#[inline]
pub(super) fn deeds(
    field: Field,
    seat: usize,
    god: usize,
    is_last: bool,
    mut visit: impl FnMut(Field) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let target = if god == 1 || god == 2 { 1 - seat } else { seat };
    let has = |row: u32| field.count(0, row) + field.count(1, row) > 0;
    let is_of_use = |to: u32| !is_last || (to != F || has(K)) && (to != T || has(S));
    for from in ROWS.into_iter().filter(|&row| field.count(target, row) > 0) {
        let mut changed = field;
        match god {
            0 => {
                changed.doubled[seat] = from as u8;
                visit(changed)?;
            }
            1 => {
                changed.take(target, from, 15);
                visit(changed)?;
            }
            _ => {
                let movers = changed.take(target, from, if god == 2 { 1 } else { 15 });
                for to in ROWS.into_iter().filter(|&to| is_of_use(to) && (god == 2 || to != from)) {
                    let mut changed = changed;
                    changed.add(seat, to, movers);
                    visit(changed)?;
                }
            }
        }
    }
    // Archimedes may leave it; the others do nothing only if there is nothing to act on.
    if god == 3 || field.kin[target] == 0 { visit(field) } else { ControlFlow::Continue(()) }
}
