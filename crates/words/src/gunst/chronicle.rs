//! What a round of Gunst does by itself between two questions, told step by step.
//!
//! States say what is left after a battle, not what happened in it: rows that have acted are gone. So the battle is
//! replayed from the state before, and what the rows did is told. The states remain the truth: if the account does not
//! lead to the state after, only what the states themselves show is told.

use super::{GODS, PLANES, ROWS};
use crate::teller::{Teller, phase, texts, whole};
use crate::words::Arg;
use gambol_core::Seat;
use serde_json::Value;

const KNIGHTS: usize = 0;
const WARRIORS: usize = 1;
const FARMERS: usize = 2;
const THIEVES: usize = 3;
const SCHOLARS: usize = 4;
/// The plane of a god in hand.
const HAND: i64 = 3;

#[derive(Clone, PartialEq, Eq)]
struct Side {
    life: i64,
    planes: [i64; 4],
    kin: [i64; 5],
    doubled: [bool; 5],
    gods_in_play: usize,
}

impl Side {
    fn of(state: &Value, seat: usize) -> Side {
        let doubled = texts(state, &format!("/doubled/{seat}"));
        Side {
            life: whole(state, &format!("/life/{seat}")),
            planes: GODS.map(|god| whole(state, &format!("/gods/{seat}/{god}"))),
            kin: ROWS.map(|row| whole(state, &format!("/field/{seat}/{row}"))),
            doubled: ROWS.map(|row| doubled.contains(&row)),
            gods_in_play: texts(state, &format!("/in_play/{seat}")).len(),
        }
    }

    /// A doubled row acts as if it had twice as many kin.
    fn acts_as(&self, row: usize) -> i64 {
        if self.doubled[row] { self.kin[row] * 2 } else { self.kin[row] }
    }

    fn can_rise(&self) -> impl Iterator<Item = usize> + '_ {
        (0..4).filter(|&god| self.planes[god] < HAND)
    }
}

/// The rows at work, and what has been told about it.
pub(super) struct Chronicle<'t> {
    teller: &'t Teller<'t>,
    sides: [Side; 2],
    told: Vec<String>,
    over: bool,
}

impl<'t> Chronicle<'t> {
    /// From this state on.
    pub(super) fn of(teller: &'t Teller<'t>, state: &Value) -> Chronicle<'t> {
        Chronicle { teller, sides: [Side::of(state, 0), Side::of(state, 1)], told: Vec::new(), over: false }
    }

    /// The kin and gods that a seat brings.
    pub(super) fn bring(&mut self, seat: usize, kin: [i64; 5], gods: usize) {
        self.sides[seat].kin = kin;
        self.sides[seat].gods_in_play = gods;
    }

    /// How many a seat has brought.
    pub(super) fn count(&self, seat: usize) -> i64 {
        self.sides[seat].kin.iter().sum::<i64>() + self.sides[seat].gods_in_play as i64
    }

    /// Moves a god up.
    pub(super) fn lift(&mut self, seat: usize, god: usize, planes: i64) {
        let plane = &mut self.sides[seat].planes[god];
        *plane = (*plane + planes).min(HAND);
    }

    /// Moves kin of a row away, some of them into another row of a seat.
    pub(super) fn shift(&mut self, (seat, row): (usize, usize), to: Option<(usize, usize)>, all: bool) {
        let count = if all { self.sides[seat].kin[row] } else { 1 };
        self.sides[seat].kin[row] -= count;
        if let Some((seat, row)) = to {
            self.sides[seat].kin[row] += count;
        }
    }

    /// Doubles a row.
    pub(super) fn double(&mut self, seat: usize, row: usize) {
        self.sides[seat].doubled[row] = true;
    }

    /// A god has acted and goes to the Mist.
    pub(super) fn retire(&mut self, seat: usize, god: usize) {
        self.sides[seat].planes[god] = 1;
        let in_play = &mut self.sides[seat].gods_in_play;
        *in_play = in_play.saturating_sub(1);
    }

    /// The smaller host has favours to spend if one of its gods can rise; otherwise the judgement begins.
    pub(super) fn settle(&mut self, smaller: usize) {
        // A god in play is shown as in hand, so it cannot rise.
        if self.sides[smaller].can_rise().next().is_none() {
            self.judge();
        }
    }

    /// The judgement, if there are gods to judge; otherwise the battle.
    pub(super) fn judge(&mut self) {
        if self.sides.iter().all(|side| side.gods_in_play == 0) {
            self.knights();
        }
    }

    fn both_have(&self, row: usize) -> bool {
        self.sides.iter().all(|side| side.kin[row] > 0)
    }

    fn leave(&mut self, row: usize) {
        self.sides.iter_mut().for_each(|side| side.kin[row] = 0);
    }

    fn knights(&mut self) {
        if !self.both_have(KNIGHTS) {
            self.knights_act(0);
        }
    }

    pub(super) fn knights_act(&mut self, first: usize) {
        self.ride(first);
        self.ride(first ^ 1);
        self.leave(KNIGHTS);
        let kills = |seat: usize| self.sides[seat].acts_as(WARRIORS) >= self.sides[seat ^ 1].life;
        if !(kills(0) && kills(1)) {
            self.warriors_act(0);
        }
    }

    fn ride(&mut self, seat: usize) {
        let knights = self.sides[seat].acts_as(KNIGHTS);
        if knights == 0 {
            return;
        }
        if self.sides[seat].kin[FARMERS] < self.sides[seat ^ 1].kin[FARMERS] {
            self.tell("gunst-did-ride-not", seat, &[("count", self.sides[seat].kin[KNIGHTS].into())]);
            return;
        }
        let mut fallen = Vec::new();
        for row in [WARRIORS, FARMERS, SCHOLARS] {
            let theirs = &mut self.sides[seat ^ 1].kin[row];
            let count = knights.min(*theirs);
            *theirs -= count;
            if count > 0 {
                fallen.push(self.teller.pick("gunst-kin", ROWS[row], &[("count", count.into())]));
            }
        }
        let count = ("count", self.sides[seat].kin[KNIGHTS].into());
        if fallen.is_empty() {
            self.tell("gunst-did-ride-nobody", seat, &[count]);
        } else {
            let kin = self.teller.words.list(&fallen);
            self.tell("gunst-did-ride", seat, &[count, ("kin", kin.into())]);
        }
    }

    pub(super) fn warriors_act(&mut self, first: usize) {
        for seat in [first, first ^ 1] {
            self.strike(seat, WARRIORS);
            if self.over {
                return;
            }
        }
        self.leave(WARRIORS);
        if self.tend(0) {
            self.second_farmers();
        }
    }

    /// This many life stones are taken. Nothing is told where nobody strikes.
    pub(super) fn strike_with_scholars(&mut self, seat: usize) {
        self.strike(seat, SCHOLARS);
    }

    fn strike(&mut self, seat: usize, row: usize) {
        let blows = self.sides[seat].acts_as(row);
        if blows == 0 {
            return;
        }
        let theirs = &mut self.sides[seat ^ 1].life;
        let taken = blows.min(*theirs);
        *theirs -= taken;
        self.over = *theirs == 0;
        let left = *theirs;
        let kin = self.teller.pick("gunst-row", ROWS[row], &[]);
        self.tell(
            "gunst-did-strike",
            seat,
            &[("row", kin.into()), ("stones", taken.into()), ("left", left.into())],
        );
    }

    /// False if the player must be asked which gods rise.
    fn tend(&mut self, seat: usize) -> bool {
        let steps = self.sides[seat].acts_as(FARMERS);
        let gods: Vec<usize> = self.sides[seat].can_rise().collect();
        let room: i64 = gods.iter().map(|&god| HAND - self.sides[seat].planes[god]).sum();
        if steps == 0 || gods.is_empty() {
            return true;
        }
        if gods.len() > 1 && steps < room {
            return false;
        }
        let mut risen = Vec::new();
        for god in gods {
            self.lift(seat, god, steps);
            risen.push(self.risen(seat, god));
        }
        let kin = self.teller.pick("gunst-row", ROWS[FARMERS], &[]);
        let gods = self.teller.words.list(&risen);
        self.tell("gunst-did-rise", seat, &[("row", kin.into()), ("gods", gods.into())]);
        true
    }

    /// Where a god has risen to: "Extazia to the Mist".
    pub(super) fn risen(&self, seat: usize, god: usize) -> String {
        let plane = PLANES[self.sides[seat].planes[god].clamp(0, HAND) as usize];
        let plane = self.teller.pick("gunst-to-plane", plane, &[]);
        let name = self.teller.pick("gunst-god", GODS[god], &[]);
        self.teller.say("gunst-god-to", &[("god", name.into()), ("plane", plane.into())])
    }

    pub(super) fn second_farmers(&mut self) {
        if self.tend(1) {
            self.thieves();
        }
    }

    pub(super) fn thieves(&mut self) {
        self.leave(FARMERS);
        let scholars = self.sides.iter().any(|side| side.kin[SCHOLARS] > 0);
        if !(self.both_have(THIEVES) && scholars) {
            self.thieves_act(0);
        }
    }

    pub(super) fn thieves_act(&mut self, first: usize) {
        for seat in [first, first ^ 1] {
            let stolen = self.sides[seat].acts_as(THIEVES).min(self.sides[seat ^ 1].kin[SCHOLARS]);
            if stolen > 0 {
                self.sides[seat ^ 1].kin[SCHOLARS] -= stolen;
                self.sides[seat].kin[SCHOLARS] += stolen;
                let kin = self.teller.pick("gunst-kin", ROWS[SCHOLARS], &[("count", stolen.into())]);
                self.tell("gunst-did-steal", seat, &[("kin", kin.into())]);
            }
        }
        self.leave(THIEVES);
        if !self.both_have(SCHOLARS) {
            self.scholars_act(0);
        }
    }

    pub(super) fn scholars_act(&mut self, first: usize) {
        for seat in [first, first ^ 1] {
            if self.sides[seat].kin[SCHOLARS] > 0 && self.sides[seat].can_rise().next().is_some() {
                return;
            }
            self.strike(seat, SCHOLARS);
            if self.over {
                return;
            }
        }
    }

    fn tell(&mut self, key: &str, seat: usize, args: &[(&str, Arg<'_>)]) {
        let (by, other) = (Seat(seat as u8), Seat(seat as u8 ^ 1));
        // Whoever loses stones to the reader "has" what is left, and the reader "have".
        let you = if self.teller.reader == Some(other) { "yes" } else { "no" };
        let mut all = vec![
            ("other", self.teller.who(other).into()),
            ("others", self.teller.whose(other).into()),
            ("you", you.into()),
        ];
        all.extend_from_slice(args);
        self.told.push(self.teller.did(key, by, &all));
    }

    /// Whether the account leads to what this state shows of life and gods.
    pub(super) fn fits(&self, after: &Value) -> bool {
        (0..2).all(|seat| {
            let shown = Side::of(after, seat);
            shown.life == self.sides[seat].life && shown.planes == self.sides[seat].planes
        })
    }

    /// What has happened on the way to this state, and whether a new season begins.
    pub(super) fn tell_until(self, before: &Value, after: &Value) -> Vec<String> {
        let mut told = if self.fits(after) { self.told } else { losses(self.teller, before, after) };
        if whole(before, "/round") != whole(after, "/round") {
            told.push(
                self.teller.say("gunst-did-season", &[("season", super::season(self.teller, after).into())]),
            );
        } else if phase(after) == "end" && (0..2).all(|seat| whole(after, &format!("/life/{seat}")) > 0) {
            told.push(self.teller.say("gunst-did-last", &[]));
        }
        told
    }
}

/// The life stones lost between two states.
fn losses(teller: &Teller<'_>, before: &Value, after: &Value) -> Vec<String> {
    let lost = (0..2u8).filter_map(|seat| {
        let place = format!("/life/{seat}");
        let stones = whole(before, &place) - whole(after, &place);
        (stones > 0).then(|| teller.did("gunst-did-lose", Seat(seat), &[("stones", stones.into())]))
    });
    lost.collect()
}
