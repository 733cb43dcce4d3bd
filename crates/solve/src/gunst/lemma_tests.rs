//! The two lemmas that proofs rest on (see `known.rs`), brute-forced by the rules in a reduced game: before the last round
//! both lords may only choose among a few line-ups of kin, with any gods in hand. All tings are worth what their whole
//! matrix says, each entry by plain recursion. Last rounds are worth what the table says, of which both lemmas are tested
//! in full elsewhere.

use super::tests::game;
use super::{last, place_of};
use crate::matrix::{self, Matrix};
use gambol_core::{Chancy, Dice, Game, Seat, Turn};
use gambol_games::gunst::{Gunst, Move, Position};
use serde_json::json;
use std::collections::HashMap;

/// The last season.
const LAST: u8 = 10;

/// A side: its life and its planes, by god.
type Side = (u8, [u8; 4]);

/// A game in which both choose among a few line-ups of kin.
struct Reduced {
    game: Gunst,
    life: u8,
    kin: Vec<&'static str>,
    /// By round, life and planes.
    known: HashMap<(u8, [u8; 2], [u8; 2]), f64>,
}

impl Reduced {
    fn new(life: u8, kin: &[&'static str]) -> Reduced {
        let game = game(&json!({"rounds": LAST, "life": life}));
        Reduced { game, life, kin: kin.to_vec(), known: HashMap::new() }
    }

    fn play(&self, pos: &mut Position, seat: u8, m: &str) {
        let m = m.parse().unwrap();
        self.game.check(pos, Seat(seat), m).unwrap();
        self.game.play_unchecked(pos, Seat(seat), m);
    }

    /// One round in which only the other lord brings anybody, so that this one has the favours.
    fn favour(&self, pos: &mut Position, seat: u8, brought: &str, favour: &str) {
        self.play(pos, 1 - seat, &format!("ting {brought}"));
        self.play(pos, seat, "ting K0W0F0T0S0");
        if matches!(self.game.turn(pos), Turn::Seat(_)) {
            self.play(pos, seat, &format!("favour {favour}"));
        }
    }

    /// Plays up to a ting with so many rounds to follow and these sides; none if that takes more rounds than there are.
    fn arrange(&self, follow: u8, sides: [Side; 2]) -> Option<Position> {
        let raised = sides.iter().flat_map(|(_, planes)| planes).filter(|&&plane| plane > 0).count();
        let hurt = sides.iter().filter(|(life, _)| *life < self.life).count();
        if raised + hurt >= usize::from(LAST - follow) {
            return None;
        }
        let mut pos = self.game.start();
        for (seat, (life, planes)) in [0, 1].into_iter().zip(sides) {
            for (god, plane) in ["X", "V", "E", "A"].into_iter().zip(planes) {
                // Knights and thieves alone harm nobody.
                let brought = ["K1W0F0T0S0", "K0W0F0T2S0", "K1W0F0T2S0"];
                if plane > 0 {
                    let brought = brought[usize::from(plane) - 1];
                    self.favour(&mut pos, seat, brought, &format!("{god}{plane}"));
                }
            }
            if life < self.life {
                self.favour(&mut pos, seat, &format!("K0W{}F0T0S0", self.life - life), "-");
            }
        }
        while pos.round() < LAST - follow {
            for seat in [0, 1] {
                self.play(&mut pos, seat, "ting K0W0F0T0S0");
            }
            self.game.fall_unchecked(&mut pos, Move::Say(Seat(0)));
        }
        let (ting, bits) =
            (place_of(&pos), |planes: [u8; 4]| (0..4).fold(0, |bits, god| bits | planes[god] << (2 * god)));
        let expected = (LAST - follow, [sides[0].0, sides[1].0], [bits(sides[0].1), bits(sides[1].1)]);
        assert_eq!((ting.round, ting.life, ting.planes), expected);
        Some(pos)
    }

    /// What a ting is worth to seat 0.
    fn value(&mut self, pos: &Position) -> f64 {
        let ting = place_of(pos);
        if ting.round == LAST {
            return last::value(ting.life, ting.planes).unwrap();
        }
        let key = (ting.round, ting.life, ting.planes);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let line_ups = [0, 1].map(|seat| {
            let is_there = |m: &Move| self.kin.iter().any(|kin| m.to_string()[5..].starts_with(kin));
            self.game.legal_moves(pos, Seat(seat)).filter(is_there).collect::<Vec<Move>>()
        });
        let columns = line_ups[1].len();
        let mut cells = Vec::new();
        for &own in &line_ups[0] {
            for &other in &line_ups[1] {
                let mut next = *pos;
                self.game.play_unchecked(&mut next, Seat(0), own);
                self.game.play_unchecked(&mut next, Seat(1), other);
                cells.push(self.open(&next));
            }
        }
        let matrix = Matrix::from_fn(line_ups[0].len(), columns, |row, column| cells[row * columns + column]);
        let value = matrix::solve(&matrix).value();
        self.known.insert(key, value);
        value
    }

    fn open(&mut self, pos: &Position) -> f64 {
        match self.game.turn(pos) {
            Turn::Over => self.game.outcome(pos).expect("the game is over").returns(2)[0],
            Turn::Together(_) => self.value(pos),
            Turn::Chance => {
                let mut fall = |say: u8| {
                    let mut next = *pos;
                    self.game.fall_unchecked(&mut next, Move::Say(Seat(say)));
                    self.open(&next)
                };
                f64::midpoint(fall(0), fall(1))
            }
            Turn::Seat(seat) => {
                let moves: Vec<Move> = self.game.legal_moves(pos, seat).collect();
                let values = moves.into_iter().map(|m| {
                    let mut next = *pos;
                    self.game.play_unchecked(&mut next, seat, m);
                    self.open(&next)
                });
                values.reduce(if seat == Seat(0) { f64::max } else { f64::min }).unwrap()
            }
        }
    }

    fn worth(&mut self, follow: u8, sides: [Side; 2]) -> Option<f64> {
        let pos = self.arrange(follow, sides)?;
        Some(self.value(&pos))
    }

    /// Checks both lemmas at a ting: a life stone or a plane more for either side, and the seats exchanged. Counts which
    /// comparisons were not equal.
    fn check(&mut self, follow: u8, sides: [Side; 2], unequal: &mut [usize; 2]) {
        let Some(value) = self.worth(follow, sides) else { return };
        for seat in [0, 1] {
            for way in 0..5 {
                let mut more = sides;
                match way {
                    4 if more[seat].0 < self.life => more[seat].0 += 1,
                    god @ 0..4 if more[seat].1[god] < 3 => more[seat].1[god] += 1,
                    _ => continue,
                }
                let Some(worth) = self.worth(follow, more) else { continue };
                let gained = if seat == 0 { worth - value } else { value - worth };
                assert!(gained >= -1e-9, "{follow} {sides:?} {value}, {more:?} {worth}");
                unequal[0] += usize::from(gained > 1e-9);
            }
        }
        let exchanged = self.worth(follow, [sides[1], sides[0]]).expect("as quickly arranged");
        assert!(value <= 1e-9 - exchanged, "{follow} {sides:?} {value}, exchanged {exchanged}");
        unequal[1] += usize::from(value < -exchanged - 1e-9);
    }
}

/// Planes with some gods raised, half of them in Twilight.
fn some_side(life: u8, dice: &mut Dice) -> Side {
    let plane = |dice: &mut Dice| if dice.below(2) == 0 { 0 } else { 1 + dice.below(3) as u8 };
    (life - dice.below(2) as u8, [0; 4].map(|_| plane(dice)))
}

#[test]
fn by_the_rules_more_is_never_worse_and_stepping_second_is_never_worse() {
    let mut unequal = [0; 2];
    // All tings with Extazia and Archimedes anywhere.
    let mut reduced = Reduced::new(4, &["K0W0F2T0S0", "K1W1F0T0S0"]);
    for number in 0..256u32 {
        let side = |at: u32| (4, [(number >> at & 3) as u8, 0, 0, (number >> (at + 2) & 3) as u8]);
        reduced.check(1, [side(0), side(4)], &mut unequal);
    }
    // Some with all gods.
    let mut dice = Dice::new(40);
    let mut reduced = Reduced::new(6, &["K0W0F2T0S0", "K0W2F1T0S0", "K1W0F0T0S0"]);
    for _ in 0..6 {
        reduced.check(1, [some_side(6, &mut dice), some_side(6, &mut dice)], &mut unequal);
    }
    // And two rounds before the last.
    let mut reduced = Reduced::new(4, &["K0W0F1T0S0", "K0W1F0T0S0"]);
    for _ in 0..6 {
        reduced.check(2, [some_side(4, &mut dice), some_side(4, &mut dice)], &mut unequal);
    }
    assert!(unequal.iter().all(|&count| count > 0), "{unequal:?}: nothing was put to the test");
}
