//! The rules of a turn, of arriving and of winning.

use super::animal::{Animal, Animals};
use super::board::Field;
use super::moves::{Moves, Ways};
use super::position::{Phase, Places, Position};
use super::refusal::Refusal;
use super::splash::{Event, any_same};
use super::tables::{is_closed, jump_ways};
use super::{Mode, MuddyRide};
use gambol_core::{Seat, Seats};

/// Jumping.
impl MuddyRide {
    /// "The animal on turn must jump … If there is no such field, it passes." In secret play: "choose one of the two
    /// pictured animals. If neither can jump, you pass."
    #[inline]
    pub(super) fn jumps_or_pass(&self, pos: Position) -> Moves {
        let from = |animal: Animal| Field::from_index(pos.places().byte(animal));
        if !self.is_secret {
            let animal = self.own_animal(pos.seat());
            let ways = Ways::new(self.tables.open_ways(animal, pos.places()));
            return Moves::Jumps { ways, animal, from: from(animal) };
        }
        let Some(face) = pos.secret().rolled() else { return Moves::NONE };
        let animals = face.animals();
        let [first, second] = animals.map(|animal| self.tables.open_ways(animal, pos.places()));
        Moves::Pictured { ways: Ways::new(first | second << 2), animals, from: animals.map(from) }
    }

    /// In open play, the animal of one of the game's seats.
    #[inline]
    pub(super) fn own_animal(&self, seat: Seat) -> Animal {
        self.animal_of[seat.index() & 3]
    }

    /// The animals that the seat on turn may jump with: its own, in secret play those on the die.
    fn may_jump(&self, pos: Position) -> Animals {
        match pos.secret().rolled() {
            Some(face) if self.is_secret => face.animals().into_iter().collect(),
            _ => Animals::one(self.own_animal(pos.seat())),
        }
    }

    /// "If there is no such field, it passes."
    pub(super) fn check_pass(&self, pos: Position) -> Result<(), Refusal> {
        let can_jump = |animal: &Animal| Field::all(8).any(|to| self.check_jump(pos, *animal, to).is_ok());
        let jumpers: Animals = self.may_jump(pos).iter().filter(can_jump).collect();
        if jumpers.is_empty() { Ok(()) } else { Err(Refusal::MustJump(jumpers)) }
    }

    /// In open play, everybody jumps with their own animal.
    pub(super) fn check_own_jump(&self, pos: Position, to: Field) -> Result<(), Refusal> {
        if self.is_secret {
            return Err(Refusal::NameTheAnimal);
        }
        self.check_jump(pos, self.own_animal(pos.seat()), to)
    }

    /// "Choose one of the two pictured animals. You need not own it."
    pub(super) fn check_pictured_jump(
        &self,
        pos: Position,
        animal: Animal,
        to: Field,
    ) -> Result<(), Refusal> {
        let Some(face) = pos.secret().rolled() else { return Err(Refusal::OwnAnimalOnly) };
        if !face.animals().contains(&animal) {
            return Err(Refusal::NotPictured(animal, face));
        }
        self.check_jump(pos, animal, to)
    }

    /// "The field must be on the grid, not occupied, and not another animal's target."
    fn check_jump(&self, pos: Position, animal: Animal, to: Field) -> Result<(), Refusal> {
        let size = self.options.board.size();
        let Some(from) = pos.places().field_of(animal) else { return Err(Refusal::HasArrived(animal)) };
        if !to.is_on(size) {
            return Err(Refusal::OffTheMeadow(to));
        }
        if !jump_ways(animal, self.is_secret).any(|way| from.step(way, size) == Some(to)) {
            return Err(if self.is_secret {
                Refusal::NotSideways(animal, to)
            } else {
                Refusal::NotSidewaysOrBack(animal, to)
            });
        }
        if let Some(other) = pos.places().animal_on(to) {
            return Err(Refusal::Occupied(to, other));
        }
        match self.options.board.target_of(to) {
            Some(owner) if is_closed(&self.options.board, animal, to) && !self.options.open_targets => {
                Err(Refusal::TargetOfAnother(to, owner))
            }
            _ => Ok(()),
        }
    }

    /// The animal jumps; what it lands in splashes. "An animal that jumps onto its target splashes nobody", since
    /// "a target field has no footprints".
    #[inline(always)]
    pub(super) fn jump(&self, pos: Position, animal: Animal, to: Field) -> Position {
        let places = pos.places().with(animal, to);
        let event = self.tables.event(to, places);
        let moved = if self.options.swaps { event.resolve_swapping() } else { event.resolve() };
        match moved {
            Some(places) => self.settle(pos, places),
            None => pos.with_places(places).with_turn(pos.seat(), Phase::Splash(animal)),
        }
    }
}

/// Splashing and the end of a turn.
impl MuddyRide {
    /// The splash that is being decided: the animal stands in the puddle that it jumped into.
    pub(super) fn event_of(&self, pos: Position, splasher: Animal) -> Event {
        let puddle = pos.places().field_of(splasher).expect("who splashes has just jumped");
        self.tables.event(puddle, pos.places())
    }

    /// "If there are several such sets, the player who jumped chooses."
    pub(super) fn choose_splash(&self, pos: Position, set: Animals) -> Position {
        match pos.phase() {
            Phase::Splash(splasher) => self.settle(pos, self.event_of(pos, splasher).moved(set)),
            _ => pos,
        }
    }

    /// When all have moved: "an animal that comes to stand on its own target, by jump or splash, has arrived. It leaves
    /// the grid." Then the game may be decided; otherwise the turn is over.
    #[inline]
    fn settle(&self, pos: Position, places: Places) -> Position {
        if !any_same(places, self.tables.targets()) {
            return self.end_turn(pos.with_places(places));
        }
        let pos = pos.with_places(self.without_arrived(places));
        if self.is_decided(pos) { MuddyRide::end_game(pos) } else { self.end_turn(pos) }
    }

    #[cold]
    fn without_arrived(&self, places: Places) -> Places {
        let has_arrived =
            |animal: &Animal| places.field_of(*animal) == Some(self.options.board.target(*animal));
        Animal::ALL.into_iter().filter(has_arrived).fold(places, Places::without)
    }

    /// "Turn order is N, E, S, W, skipping animals that are not in play. An arrived animal's seat takes no more turns."
    /// In secret play every seat takes its turn, and it begins with a roll.
    #[inline]
    pub(super) fn end_turn(&self, pos: Position) -> Position {
        let mut seat = self.seat_after(pos.seat());
        if self.is_secret {
            return pos.with_secret(pos.secret().without_roll()).with_turn(seat, Phase::Roll);
        }
        while pos.places().field_of(self.own_animal(seat)).is_none() {
            seat = self.seat_after(seat);
        }
        pos.with_turn(seat, Phase::Jump)
    }

    #[inline]
    fn seat_after(&self, seat: Seat) -> Seat {
        if seat.0 + 1 == self.seats { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// Clears what belongs to a turn under way.
    pub(super) fn end_game(pos: Position) -> Position {
        pos.with_secret(pos.secret().without_roll()).with_turn(Seat(0), Phase::End)
    }
}

/// Dealing, arriving and winning.
impl MuddyRide {
    /// "The next seat in order is dealt this card. A fourth card is the only one left and is no action."
    pub(super) fn deal(&self, pos: Position, animal: Animal) -> Position {
        let mut secret = pos.secret().with_card(pos.next_dealt(), animal);
        let left = Animals::ALL.without(secret.cards());
        if left.len() == 1 && self.seats == 4 {
            secret = secret.with_card(Seat(3), left.iter().next().expect("one card is left"));
        }
        let is_dealt = secret.cards().len() == usize::from(self.seats);
        let phase = if is_dealt { Phase::Roll } else { Phase::Deal };
        pos.with_secret(secret).with_turn(pos.seat(), phase)
    }

    /// The animals that the game is played with.
    pub(super) fn in_play(&self) -> Animals {
        match self.options.mode {
            Mode::FreeForAll { animals } => animals,
            _ => Animals::ALL,
        }
    }

    /// The animals that have arrived.
    pub(super) fn arrived(&self, pos: Position) -> Animals {
        self.in_play().without(pos.places().animals())
    }

    /// Whether the arrivals so far end the game.
    pub(super) fn is_decided(&self, pos: Position) -> bool {
        let arrived = self.arrived(pos);
        match self.options.mode {
            Mode::FreeForAll { .. } | Mode::WhiteHorse { .. } => !arrived.is_empty(),
            Mode::AllOrNothing { teams } => teams.iter().any(|&team| arrived.has_all(team)),
            Mode::Secret { .. } => !arrived.and(pos.secret().cards()).is_empty(),
        }
    }

    /// Who wins with these arrivals; nobody if the game is drawn.
    pub(super) fn winners(&self, pos: Position) -> Seats {
        let arrived = self.arrived(pos);
        let seats = Seats::first(self.seats.into()).iter();
        match self.options.mode {
            // "The first to arrive wins. If several arrive in the same event, they win together."
            Mode::FreeForAll { .. } => seats.filter(|seat| arrived.has(self.own_animal(*seat))).collect(),
            // "The first arrival wins for its team. If both teams arrive in the same event, the game is drawn."
            Mode::WhiteHorse { teams } => the_only(teams, |team| !arrived.and(team).is_empty()),
            // "A team wins when both its animals have arrived. If both complete in the same event, the game is drawn."
            Mode::AllOrNothing { teams } => the_only(teams, |team| arrived.has_all(team)),
            // "When an animal arrives, the player who holds its card wins (together, if several arrive)."
            Mode::Secret { .. } => {
                seats.filter(|&seat| pos.secret().card(seat).is_some_and(|card| arrived.has(card))).collect()
            }
        }
    }
}

/// The seats of the team that has won, unless both have. In team play every animal has the seat of its number.
fn the_only(teams: [Animals; 2], has_won: impl Fn(Animals) -> bool) -> Seats {
    let team = match teams.map(has_won) {
        [true, false] => teams[0],
        [false, true] => teams[1],
        _ => return Seats::NONE,
    };
    team.iter().map(|animal| Seat(animal as u8)).collect()
}
