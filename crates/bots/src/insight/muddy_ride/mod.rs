//! Muddy Ride: how many own jumps an animal is from its target if nobody disturbs it.

mod riders;

use super::{Deed, Guide, Insight, Returns, Worlds, race};
use gambol_core::{Dice, Game, MOST_SEATS, Seat, Veiled};
use gambol_games::muddy_ride::{Animal, Animals, Field, Mode, MuddyRide, Position, View};
use gambol_solve::table::Need;
use gambol_solve::{Cancelled, Progress};
use std::sync::Arc;

/// By animal and field: how many jumps to the target, if nobody else moves anything.
#[derive(Debug)]
pub struct Ways([[f32; 64]; 4]);

/// An animal that cannot arrive alone may still be splashed there: it counts as this far away, and one field more for
/// each that it is away.
const ALONE: f32 = 12.0;

/// How much a jump ahead tells.
const SHARP: f32 = 0.5;

impl Ways {
    fn new(game: &MuddyRide) -> Ways {
        Ways(Animal::ALL.map(|animal| jumps_left(game, animal)))
    }

    /// How likely the owner of each animal looks to win, if all four are owned.
    fn of_owners(&self, pos: Position) -> [f32; 4] {
        let returns = race(&Animal::ALL.map(|animal| self.of(pos, animal)), SHARP);
        std::array::from_fn(|animal| (returns[animal] + 1.0) / 4.0)
    }

    #[inline]
    fn of(&self, pos: Position, animal: Animal) -> f32 {
        pos.field_of(animal).map_or(0.0, |field| self.0[animal.index()][field.index() & 63])
    }
}

/// Breadth first from every field: a jump, then where its own splash carries the animal.
fn jumps_left(game: &MuddyRide, animal: Animal) -> [f32; 64] {
    let (board, is_secret) = (game.board(), game.has_secrets());
    let size = board.size();
    let target = board.target(animal);
    let is_closed = |to: Field| board.target_of(to).is_some_and(|owner| owner != animal);
    let ways = animal.sideways_and_back();
    let ways = &ways[..if is_secret { 2 } else { ways.len() }];
    let mut left = [f32::INFINITY; 64];
    left[target.index()] = 0.0;
    // A field is at most 64 jumps from anywhere, and each round settles those one jump further.
    for round in 1..=64u8 {
        let mut changed = false;
        for from in Field::all(size).filter(|&field| field != target) {
            let lands = ways.iter().filter_map(|&way| {
                let puddle = from.step(way, size).filter(|&to| game.has_open_targets() || !is_closed(to))?;
                let splash = board.footprint(puddle, animal).filter(|_| puddle != target);
                Some(
                    splash
                        .and_then(|way| puddle.step(way, size))
                        .filter(|&to| !is_closed(to))
                        .unwrap_or(puddle),
                )
            });
            let nearest = lands.map(|to| left[to.index()]).fold(f32::INFINITY, f32::min) + 1.0;
            if nearest < left[from.index()] && nearest <= f32::from(round) {
                left[from.index()] = nearest;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    for field in Field::all(size) {
        if left[field.index()].is_infinite() {
            let (one, other) = (field.cell(), target.cell());
            let away = one.file.abs_diff(other.file).max(one.rank.abs_diff(other.rank));
            left[field.index()] = ALONE + f32::from(away);
        }
    }
    left
}

impl Insight for MuddyRide {
    type Sense = Ways;

    /// Where dice have a say, as much as in Duel: nobody has measured it in secret play.
    fn bias(&self) -> f64 {
        if self.has_secrets() { 0.2 } else { 0.5 }
    }

    fn sense(&self) -> Ways {
        Ways::new(self)
    }

    fn is_open(&self, _pos: &Position) -> bool {
        !self.has_secrets()
    }

    fn worlds(&self, view: &View) -> Worlds<Position> {
        if self.has_secrets() { Worlds::Imagined } else { Worlds::One(*view.seen()) }
    }

    fn possible(&self, view: &View) -> Vec<Position> {
        if self.has_secrets() { self.deals(view) } else { vec![*view.seen()] }
    }

    fn weigh(&self, sense: &Ways, view: &View, deeds: &[Deed<MuddyRide>]) -> Vec<(Position, f32)> {
        if !self.has_secrets() {
            return Vec::new();
        }
        riders::weighed(self, view, deeds, &|pos| sense.of_owners(pos))
    }

    fn betrays(&self) -> bool {
        self.has_secrets()
    }

    /// Without playing on: with twenty random plies before it, a search of as many simulations was no stronger (51.7 ±
    /// 4 % of 60 games), and made fewer of them in the same time (222 000 instead of 373 000 a second).
    fn guess(&self, sense: &Ways, pos: &Position, _dice: &mut Dice) -> Returns {
        race_of(self, sense, *pos)
    }

    fn guide_need(&self) -> Option<Need> {
        gambol_solve::muddy_ride::odds::need(self)
    }

    fn guide(&self, progress: &dyn Progress) -> Result<Option<Arc<dyn Guide<MuddyRide>>>, Cancelled> {
        Ok(riders::Odds::look(self, progress)?.map(|odds| Arc::new(odds) as Arc<dyn Guide<MuddyRide>>))
    }
}

/// Who is nearer its target; whoever is on turn has a part of a turn's start.
#[inline]
fn race_of(game: &MuddyRide, ways: &Ways, pos: Position) -> Returns {
    let seats = game.seats();
    let wait = |seat: usize| (seat + seats - pos.seat().index()) as f32 % seats as f32 / seats as f32;
    let mut left = [0.0; MOST_SEATS];
    match game.mode() {
        Mode::FreeForAll { animals } => {
            for (seat, animal) in animals.iter().enumerate() {
                left[seat] = ways.of(pos, animal) + wait(seat);
            }
            race(&left[..seats], SHARP)
        }
        Mode::Secret { .. } => {
            for (seat, left) in left.iter_mut().enumerate().take(seats) {
                *left = pos.card(Seat(seat as u8)).map_or(ALONE, |card| ways.of(pos, card)) + wait(seat);
            }
            race(&left[..seats], SHARP)
        }
        Mode::WhiteHorse { teams } => {
            let nearest = |team: Animals| {
                let each = team.iter().map(|animal| ways.of(pos, animal) + wait(animal as usize));
                each.fold(f32::INFINITY, f32::min)
            };
            of_teams(teams, race(&teams.map(nearest), SHARP))
        }
        Mode::AllOrNothing { teams } => {
            let both = |team: Animals| {
                let each = team.iter().filter(|&animal| pos.field_of(animal).is_some());
                each.map(|animal| ways.of(pos, animal) + wait(animal as usize)).sum::<f32>()
            };
            of_teams(teams, race(&teams.map(both), SHARP / 2.0))
        }
    }
}

/// What a team gets, each of its seats gets.
fn of_teams(teams: [Animals; 2], of_team: Returns) -> Returns {
    let mut returns = [0.0; MOST_SEATS];
    for animal in Animal::ALL {
        returns[animal as usize] = of_team[usize::from(teams[1].has(animal))];
    }
    returns
}
