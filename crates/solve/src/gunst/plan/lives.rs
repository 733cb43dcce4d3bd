//! Values for all pairs of life at once: what is the same for all is thought through once for all 144.

/// As much life as is thought about.
pub(super) const LIFE: usize = 12;

/// A value for each life of seat 0 (rows) and of seat 1 (columns), from 1 on.
pub(super) type Square = [[f32; LIFE]; LIFE];

/// Surely won, whatever the lives.
pub(super) const WON: Square = [[1.0; LIFE]; LIFE];
/// Surely lost, whatever the lives.
pub(super) const LOST: Square = [[-1.0; LIFE]; LIFE];

/// The same, to be looked at from a distance: left of each row stands what it is worth that seat 1 has no life left.
#[derive(Clone)]
pub(super) struct Lives([[f32; 2 * LIFE]; LIFE]);

/// Seat 0 has no life left: seat 1 has won, unless it had died before.
const DEAD: [f32; 2 * LIFE] = [-1.0; 2 * LIFE];
const DEAD_AFTER_WINNING: [f32; 2 * LIFE] = {
    let mut row = [1.0; 2 * LIFE];
    let mut at = LIFE;
    while at < 2 * LIFE {
        row[at] = -1.0;
        at += 1;
    }
    row
};

impl Lives {
    pub(super) fn new(square: &Square) -> Lives {
        Lives(square.map(|row| {
            let mut wide = [1.0; 2 * LIFE];
            wide[LIFE..].copy_from_slice(&row);
            wide
        }))
    }

    /// What it is worth to lose `taken` stones and to take `dealt`, the blows of seat 0 or of seat 1 first; each value is
    /// put together with what stands in `into`.
    #[inline]
    pub(super) fn after(
        &self,
        [taken, dealt]: [usize; 2],
        is_own_first: bool,
        into: &mut Square,
        together: impl Fn(f32, f32) -> f32,
    ) {
        let (taken, dealt) = (taken.min(LIFE), dealt.min(LIFE));
        let dead = if is_own_first { &DEAD_AFTER_WINNING } else { &DEAD };
        for (life, into) in into.iter_mut().enumerate() {
            let row = if life >= taken { &self.0[life - taken] } else { dead };
            let row: &[f32; LIFE] = row[LIFE - dealt..][..LIFE].try_into().expect("as long as life");
            for (value, other) in into.iter_mut().zip(row) {
                *value = together(*value, *other);
            }
        }
    }
}

/// The lesser of two values, at every place.
#[inline]
pub(super) fn lesser(one: f32, other: f32) -> f32 {
    if one < other { one } else { other }
}

/// The greater of two values, at every place.
#[inline]
pub(super) fn greater(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

/// Puts two squares together, place by place.
#[inline]
pub(super) fn join(into: &mut Square, other: &Square, together: impl Fn(f32, f32) -> f32) {
    for (into, other) in into.iter_mut().flatten().zip(other.iter().flatten()) {
        *into = together(*into, *other);
    }
}
