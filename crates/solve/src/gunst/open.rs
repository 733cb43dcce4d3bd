//! The open part of a round: all that follows the reveal, down to the next ting. No secrets, so it is searched like any
//! game of two, with windows: a search within `(alpha, beta)` returns the value if it lies within, else a bound on it
//! on the same side.

use super::deeds::{deeds, last_battle};
use super::field::{F, Field, K, NO_ROW, S, STEPS, T, W, hand, is_full, room, to_mist, total};
use super::memory::{Memory, field_key, tail_key};
use std::ops::ControlFlow;

/// Bounds between which a search must tell the value.
pub(super) type Window = (f64, f64);

/// From surely lost to surely won for seat 0: nothing lies beyond.
pub(super) const ALL: Window = (-1.0, 1.0);

/// What the gods' planes are good for after this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Matter {
    /// Nothing: it is the last.
    Nothing,
    /// In the round that follows, which is the last, only the gods in hand count.
    Hands,
    /// All planes.
    Planes,
}

impl Matter {
    /// Before so many more rounds.
    pub(super) const fn before(follow: u8) -> Matter {
        match follow {
            0 => Matter::Nothing,
            1 => Matter::Hands,
            _ => Matter::Planes,
        }
    }
}

/// How far a record has come: tings that were read, and positions that are remembered.
#[derive(Clone, Copy, Default)]
pub(super) struct Mark {
    pub(super) read: usize,
    pub(super) remembered: usize,
}

/// What comes after the round: the value of the next ting, or of the end.
pub(super) trait Next {
    /// The value of what follows for seat 0, within a window.
    fn value(&mut self, life: [u8; 2], planes: [u8; 2], window: Window) -> f64;

    /// Whether nobody wants to know any more. Then the result is thrown away.
    fn is_stopped(&mut self) -> bool {
        false
    }

    /// How much was read so far, by whoever keeps a record of it.
    fn mark(&self) -> Mark {
        Mark::default()
    }

    /// What was read since then led nowhere.
    fn forget(&mut self, _since: Mark, _memory: &mut Memory) {}

    /// It will be remembered that a position is worth enough.
    fn remembers(&mut self, _key: u128, _is_tail: bool) {}

    /// The ways to use steps that are worth a thought to a seat: all, unless some are known not to be.
    fn sift<'a>(&self, _seat: usize, ways: &'a [u8]) -> &'a [u8] {
        ways
    }
}

/// What so many gods can do takes so long to think through that whoever does so listens for a stop.
const MANY: u32 = 3;

/// A side's line-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LineUp {
    pub(super) kin: u32,
    pub(super) gods: u8,
}

impl LineUp {
    fn count(self) -> u32 {
        total(self.kin) + self.gods.count_ones()
    }
}

/// What stays the same from the reveal to the battle but for the field: life, planes (those of gods in play as they
/// will be when all have acted) and the say.
#[derive(Clone, Copy)]
pub(super) struct Scene {
    pub(super) life: [u8; 2],
    pub(super) planes: [u8; 2],
    pub(super) say: usize,
    /// Marks scenes that must not share what is remembered (kin that are left, where they are spent).
    pub(super) mark: u32,
}

/// A search of the open part of a round.
pub(super) struct Open<'a, N> {
    pub(super) matter: Matter,
    pub(super) memory: &'a mut Memory,
    pub(super) next: N,
    pub(super) mark: u32,
}

impl<N: Next> Open<'_, N> {
    /// The best of some ways for a seat.
    pub(super) fn best<I>(
        &mut self,
        seat: usize,
        (mut alpha, mut beta): Window,
        ways: impl Iterator<Item = I>,
        mut value: impl FnMut(&mut Self, I, Window) -> f64,
    ) -> f64 {
        let mut best = if seat == 0 { f64::NEG_INFINITY } else { f64::INFINITY };
        for way in ways {
            let mark = self.next.mark();
            let this = value(self, way, (alpha, beta));
            if seat == 0 {
                if this < beta {
                    self.next.forget(mark, self.memory);
                }
                best = best.max(this);
                alpha = alpha.max(best);
            } else {
                best = best.min(this);
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The value after both line-ups are revealed.
    pub(super) fn reveal(
        &mut self,
        life: [u8; 2],
        planes: [u8; 2],
        line_ups: [LineUp; 2],
        window: Window,
    ) -> f64 {
        let [one, other] = line_ups.map(LineUp::count);
        let field = Field { kin: line_ups.map(|line_up| line_up.kin), doubled: [NO_ROW; 2] };
        let gods = line_ups.map(|line_up| line_up.gods);
        let planes = match self.matter {
            // Scenes that differ in nothing that counts are the same scene.
            Matter::Nothing => [0, 0],
            _ => [to_mist(planes[0], gods[0]), to_mist(planes[1], gods[1])],
        };
        let scene = |say, planes| Scene { life, planes, say, mark: self.mark };
        if one == other {
            let scenes = [scene(0, planes), scene(1, planes)];
            return self.coin(scenes, field, gods, window);
        }
        let smaller = usize::from(other < one);
        let scene = scene(smaller, planes);
        let favours = one.abs_diff(other);
        // More planes are never worse, so of each god only the most are tried.
        let lifts = |god: usize| {
            let is_in_play = gods[smaller] >> god & 1 == 1;
            if is_in_play { 0 } else { favours.min(room(planes[smaller], god)) }
        };
        if self.matter == Matter::Nothing || (0..4).all(|god| lifts(god) == 0) {
            return self.open_judgement(scene, field, gods, window);
        }
        let ways = (0..4).filter(|&god| lifts(god) > 0);
        self.best(smaller, window, ways, |open, god, window| {
            let mut scene = scene;
            scene.planes[smaller] += (lifts(god) as u8) << (2 * god);
            open.open_judgement(scene, field, gods, window)
        })
    }

    /// The mean of both ways the coin can fall.
    fn coin(&mut self, scenes: [Scene; 2], field: Field, gods: [u8; 2], (alpha, beta): Window) -> f64 {
        let first = (2.0 * alpha - 1.0, 2.0 * beta + 1.0);
        let heads = self.open_judgement(scenes[0], field, gods, (first.0.max(-1.0), first.1.min(1.0)));
        if heads <= first.0 {
            return f64::midpoint(heads, 1.0);
        }
        if heads >= first.1 {
            return f64::midpoint(heads, -1.0);
        }
        let second = ((2.0 * alpha - heads).max(-1.0), (2.0 * beta - heads).min(1.0));
        let tails = self.open_judgement(scenes[1], field, gods, second);
        f64::midpoint(heads, tails)
    }

    /// If both players have gods in play, the say chooses who begins.
    pub(super) fn open_judgement(
        &mut self,
        scene: Scene,
        field: Field,
        gods: [u8; 2],
        window: Window,
    ) -> f64 {
        match gods.map(|gods| gods != 0) {
            [true, true] => self.best(scene.say, window, 0..2, |open, first, window| {
                open.judgement(scene, field, gods, first, window)
            }),
            [has, _] => self.judgement(scene, field, gods, usize::from(!has), window),
        }
    }

    /// One of the seat's gods acts; a seat with none left is skipped.
    pub(super) fn judgement(
        &mut self,
        scene: Scene,
        field: Field,
        gods: [u8; 2],
        seat: usize,
        window: Window,
    ) -> f64 {
        if gods == [0, 0] {
            return self.battle(scene, field, window);
        }
        if gods[0].count_ones() + gods[1].count_ones() >= MANY && self.next.is_stopped() {
            return 0.0;
        }
        let seat = if gods[seat] == 0 { 1 - seat } else { seat };
        if self.matter == Matter::Nothing && gods[seat].is_power_of_two() && gods[1 - seat] == 0 {
            // As quick to think through as to remember.
            return self.deeds(scene, field, gods, seat, window);
        }
        let key = field_key(scene, field, gods, seat);
        let (low, high) = self.memory.fields.bounds(key);
        if low >= window.1 || low >= high {
            return low;
        }
        if high <= window.0 {
            return high;
        }
        let value = self.deeds(scene, field, gods, seat, window);
        self.memory.fields.learn(key, value, window);
        if value >= window.1 {
            self.next.remembers(key, false);
        }
        value
    }

    /// The best of all that the seat's gods can do.
    fn deeds(&mut self, scene: Scene, field: Field, gods: [u8; 2], seat: usize, window: Window) -> f64 {
        let (mut alpha, mut beta) = window;
        let mut best = if seat == 0 { f64::NEG_INFINITY } else { f64::INFINITY };
        let is_last_battle =
            self.matter == Matter::Nothing && gods[seat].is_power_of_two() && gods[1 - seat] == 0;
        for god in (0..4).filter(|&god| gods[seat] >> god & 1 == 1) {
            let mut left = gods;
            left[seat] &= !(1 << god);
            let done = deeds(field, seat, god, is_last_battle, |field| {
                let mark = self.next.mark();
                let value = if is_last_battle {
                    f64::from(last_battle(scene.life, scene.say, field))
                } else {
                    self.judgement(scene, field, left, 1 - seat, (alpha, beta))
                };
                if seat == 0 {
                    if value < beta {
                        self.next.forget(mark, self.memory);
                    }
                    best = best.max(value);
                    alpha = alpha.max(best);
                } else {
                    best = best.min(value);
                    beta = beta.min(best);
                }
                if alpha >= beta { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if done.is_break() {
                break;
            }
        }
        best
    }

    /// The knights and the warriors, then the rest.
    pub(super) fn battle(&mut self, scene: Scene, field: Field, window: Window) -> f64 {
        if self.matter == Matter::Nothing {
            return f64::from(last_battle(scene.life, scene.say, field));
        }
        let ride = |first: usize| {
            let mut field = field;
            field.ride(first);
            field.ride(1 - first);
            field
        };
        if field.count(0, K) > 0 && field.count(1, K) > 0 {
            return self.best(scene.say, window, 0..2, |open, first, window| {
                open.warriors(scene, ride(first), window)
            });
        }
        self.warriors(scene, ride(0), window)
    }

    pub(super) fn warriors(&mut self, mut scene: Scene, field: Field, window: Window) -> f64 {
        let blows = [0, 1].map(|seat| field.acts_as(seat, W) as u8);
        let kills = [blows[0] >= scene.life[1], blows[1] >= scene.life[0]];
        match kills {
            // The say goes first, and wins.
            [true, true] => return if scene.say == 0 { 1.0 } else { -1.0 },
            [true, false] => return 1.0,
            [false, true] => return -1.0,
            [false, false] => {}
        }
        scene.life[0] -= blows[1];
        scene.life[1] -= blows[0];
        let key = tail_key(scene, field);
        let (low, high) = self.memory.tails.bounds(key);
        if low >= window.1 || low >= high {
            return low;
        }
        if high <= window.0 {
            return high;
        }
        let value = self.farmers(scene, field, window);
        self.memory.tails.learn(key, value, window);
        if value >= window.1 {
            self.next.remembers(key, true);
        }
        value
    }

    /// Seat 0's farmers, then seat 1's.
    pub(super) fn farmers(&mut self, scene: Scene, field: Field, window: Window) -> f64 {
        let ways = |seat: usize| self.ways(scene.planes[seat], field.acts_as(seat, F), may_pray(field, seat));
        let (own, theirs) = (self.next.sift(0, ways(0)), self.next.sift(1, ways(1)));
        self.best(0, window, own.iter(), |open, &own, window| {
            open.best(1, window, theirs.iter(), |open, &theirs, window| {
                open.thieves(Scene { planes: [own, theirs], ..scene }, field, window)
            })
        })
    }

    /// Where steps can lead, as far as it matters.
    pub(super) fn ways(&self, planes: u8, steps: u32, may_pray: bool) -> &'static [u8] {
        if self.matter == Matter::Hands && !may_pray {
            STEPS.hands(planes, steps)
        } else {
            STEPS.all(planes, steps)
        }
    }

    pub(super) fn thieves(&mut self, scene: Scene, field: Field, window: Window) -> f64 {
        let steal = |first: usize| {
            let mut field = field;
            field.steal(first);
            field.steal(1 - first);
            field
        };
        let has_scholars = field.count(0, S) + field.count(1, S) > 0;
        if has_scholars && field.count(0, T) > 0 && field.count(1, T) > 0 {
            return self.best(scene.say, window, 0..2, |open, first, window| {
                open.scholars(scene, steal(first), window)
            });
        }
        self.scholars(scene, steal(0), window)
    }

    pub(super) fn scholars(&mut self, scene: Scene, field: Field, window: Window) -> f64 {
        let acts = [field.acts_as(0, S), field.acts_as(1, S)];
        if acts[0] > 0 && acts[1] > 0 {
            return self.best(scene.say, window, 0..2, |open, first, window| {
                open.scholars_act(scene, acts, first, false, window)
            });
        }
        self.scholars_act(scene, acts, 0, false, window)
    }

    /// The scholars of a seat strike or pray; then the other's, then the round is over.
    pub(super) fn scholars_act(
        &mut self,
        scene: Scene,
        acts: [u32; 2],
        seat: usize,
        is_last: bool,
        window: Window,
    ) -> f64 {
        let go_on = |open: &mut Self, scene: Scene, window: Window| {
            if is_last {
                open.end(scene, window)
            } else {
                open.scholars_act(scene, acts, 1 - seat, true, window)
            }
        };
        if acts[seat] == 0 {
            return go_on(self, scene, window);
        }
        let strike = |open: &mut Self, window: Window| {
            let mut scene = scene;
            let left = scene.life[1 - seat].saturating_sub(acts[seat] as u8);
            scene.life[1 - seat] = left;
            match (left, seat) {
                (0, 0) => 1.0,
                (0, _) => -1.0,
                _ => go_on(open, scene, window),
            }
        };
        let planes = scene.planes[seat];
        if is_full(planes) {
            return strike(self, window);
        }
        let prayers = self.next.sift(seat, self.ways(planes, acts[seat], false)).iter().map(Some);
        self.best(seat, window, std::iter::once(None).chain(prayers), |open, prayer, window| match prayer {
            None => strike(open, window),
            Some(&planes) => {
                let mut scene = scene;
                scene.planes[seat] = planes;
                go_on(open, scene, window)
            }
        })
    }

    fn end(&mut self, scene: Scene, window: Window) -> f64 {
        self.next.value(scene.life, scene.planes, window)
    }
}

/// Whether a seat could have scholars when they act.
pub(super) fn may_pray(field: Field, seat: usize) -> bool {
    field.count(seat, S) > 0 || (field.count(seat, T) > 0 && field.count(1 - seat, S) > 0)
}

/// The gods that a seat can bring, as sets.
pub(super) fn subsets(planes: u8) -> Vec<u8> {
    let gods = hand(planes);
    (0..16).filter(|set| set & !gods == 0).collect()
}
