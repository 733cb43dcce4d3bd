//! A position in the middle of a round, handed to the search of the open game.

use super::field::{F, Field, NO_ROW, S, to_mist};
use super::open::{Matter, Next, Open, Scene, Window, may_pray};
use gambol_core::{Chancy, Game, Seat};
use gambol_games::gunst::{God, Gunst, Move, Phase, Planes, Position, Row};

/// The planes of a side, two bits a god.
pub(super) fn planes_of(planes: Planes) -> u8 {
    God::ALL.into_iter().fold(0, |bits, god| bits | planes.of(god) << (2 * god as u8))
}

/// Both sides' field.
fn field_of(pos: &Position) -> Field {
    let side = |seat: u8| pos.side(Seat(seat));
    let kin = |seat: u8| {
        let kin = side(seat).kin();
        Row::ALL.into_iter().fold(0, |bits, row| bits | u32::from(kin.of(row)) << (4 * row as u32))
    };
    let doubled = |seat: u8| side(seat).doubled().map_or(NO_ROW, |row| row as u8);
    Field { kin: [kin(0), kin(1)], doubled: [doubled(0), doubled(1)] }
}

impl<N: Next> Open<'_, N> {
    /// The value for seat 0 of a position after the reveal (or of the next ting, or the end, if the round is over).
    pub(super) fn position(&mut self, game: &Gunst, pos: &Position, window: Window) -> f64 {
        let sides = [0, 1].map(|seat| pos.side(Seat(seat)));
        let life = sides.map(gambol_games::gunst::Side::life);
        let gods = sides.map(|side| {
            let gods = side.in_play();
            God::ALL.into_iter().fold(0, |set, god| set | u8::from(gods.has(god)) << god as u8)
        });
        let seat = usize::from(pos.to_act().has(Seat(1)));
        let planes = match self.matter {
            // As after the reveal: scenes that differ in nothing that counts are the same scene.
            Matter::Nothing => [0, 0],
            _ => [0, 1].map(|seat| to_mist(planes_of(sides[seat].planes()), gods[seat])),
        };
        let say = usize::from(pos.say() == Some(Seat(1)));
        let scene = Scene { life, planes, say, mark: self.mark };
        let field = field_of(pos);
        match pos.phase() {
            Phase::End | Phase::CalledOff => game.outcome(pos).expect("the game is over").returns(2)[0],
            Phase::Ting => self.next.value(life, planes, window),
            Phase::Say => {
                // Both ways are searched in full: a coin is asked about at most once.
                let fall = |open: &mut Self, say: u8| {
                    let mut next = *pos;
                    game.fall_unchecked(&mut next, Move::Say(Seat(say)));
                    open.position(game, &next, super::open::ALL)
                };
                f64::midpoint(fall(self, 0), fall(self, 1))
            }
            Phase::Favour | Phase::LeadJudgement => {
                let moves = game.legal_moves(pos, Seat(seat as u8));
                self.best(seat, window, moves, |open, m, window| {
                    let mut next = *pos;
                    game.play_unchecked(&mut next, Seat(seat as u8), m);
                    open.position(game, &next, window)
                })
            }
            Phase::Judgement => self.judgement(scene, field, gods, seat, window),
            Phase::LeadKnights => self.battle(scene, field, window),
            Phase::LeadWarriors => self.warriors(scene, field, window),
            Phase::Farmers if seat == 0 => self.farmers(scene, field, window),
            Phase::Farmers => {
                let ways = self.ways(planes[1], field.acts_as(1, F), may_pray(field, 1));
                let ways = self.next.sift(1, ways);
                self.best(1, window, ways.iter(), |open, &theirs, window| {
                    let scene = Scene { planes: [scene.planes[0], theirs], ..scene };
                    open.thieves(scene, field, window)
                })
            }
            Phase::LeadThieves => self.thieves(scene, field, window),
            Phase::LeadScholars => self.scholars(scene, field, window),
            Phase::Scholars | Phase::LastScholars => {
                let acts = [field.acts_as(0, S), field.acts_as(1, S)];
                self.scholars_act(scene, acts, seat, pos.phase() == Phase::LastScholars, window)
            }
        }
    }
}
