//! The rules: stepping, firing, and events of shooting off.

use super::board::Field;
use super::pieces::{Cowboy, Size, Token};
use super::position::{Place, Position, Scene, Stage};
use super::{Duel, Move};
use gambol_core::grid::Direction;

/// The outcome of an event of shooting off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Event {
    /// Both are here afterwards.
    Settled([Place; 2]),
    /// Either could be shot off, but not both: the player on turn chooses.
    Choice([Direction; 2]),
}

/// Placing, stepping and firing.
impl Duel {
    /// A small cowboy stands on one field, a large one on two side by side in one rank, wholly on the grid.
    pub(super) fn can_stand(&self, west: Field) -> bool {
        self.options.board.has(west) && west.file() + self.options.size.width() <= self.options.board.files()
    }

    /// All fields that a cowboy can stand on, by their western one.
    pub(super) fn standings(&self) -> impl Iterator<Item = Field> {
        self.options.board.fields().filter(|&field| self.can_stand(field))
    }

    /// The fields a cowboy stands on, a bit each.
    pub(super) fn covered(&self, west: Field) -> u64 {
        let fields = match self.options.size {
            Size::Small => 0b01,
            Size::Large => 0b11,
        };
        fields << west.index()
    }

    /// The first player places its cowboy, then the other; then the first takes the first turn.
    pub(super) fn place(&self, pos: &mut Position, field: Field) {
        let cowboy = pos.on_turn();
        pos.set_place(cowboy, Place::on(field));
        pos.hand_over();
        if pos.on_turn() == self.options.first {
            pos.set_stage(Stage::Act);
        }
    }

    /// Left, right, back, back-left or back-right, from the cowboy's facing.
    pub(super) fn ways_to_step(cowboy: Cowboy) -> [Direction; 5] {
        [6, 2, 4, 5, 3].map(|eighths| cowboy.forward().turned(eighths))
    }

    /// A step goes one field that way, wholly onto the grid.
    pub(super) fn step_to(&self, from: Field, way: Direction) -> Option<Field> {
        let to = from.cell().step(way, 1, self.options.board.files(), self.options.board.ranks())?;
        Some(Field::from(to)).filter(|&to| self.can_stand(to))
    }

    /// The steps a cowboy can choose from here if the other is out of the way. A large one that steps back or
    /// diagonally back chooses which of its two new fields is triggered.
    pub(super) fn steps_from(&self, cowboy: Cowboy, from: Field) -> impl Iterator<Item = Move> {
        Duel::ways_to_step(cowboy).into_iter().flat_map(move |way| {
            let to = self.step_to(from, way);
            let sideways = matches!(way, Direction::E | Direction::W);
            let triggers = match (self.options.size, to) {
                (Size::Large, Some(to)) if !sideways => {
                    [Some(to), Some(Field::new(to.file() + 1, to.rank()))]
                }
                _ => [None, None],
            };
            let count = if triggers[0].is_none() { 1 } else { 2 };
            let step = move |trigger| to.map(|to| Move::Step { to, trigger });
            triggers.into_iter().take(count).filter_map(step)
        })
    }

    /// A small cowboy triggers the field it stepped onto, a large one that stepped sideways the field it did not stand
    /// on before. Says whether that is the eastern one of a large cowboy's two fields.
    #[inline]
    pub(super) fn triggers_east(&self, from: Field, to: Field, trigger: Option<Field>) -> bool {
        match trigger {
            Some(trigger) => trigger != to,
            None => self.options.size == Size::Large && to > from,
        }
    }

    /// The triggered field's bullets shoot off the cowboys of their colours, the stepper too, as one event.
    pub(super) fn trigger(&self, places: [Place; 2], field: Field) -> Scene {
        self.shoot_off(places, Cowboy::BOTH.map(|cowboy| self.options.board.bullet(cowboy, field)))
    }

    /// The player on turn steps, and triggers a field. A table says what that leads to.
    #[inline]
    pub(super) fn step(&self, pos: &mut Position, to: Field, trigger: Option<Field>) {
        let cowboy = pos.on_turn();
        let east = self.triggers_east(pos.stands(cowboy), to, trigger);
        let other = pos.stands(cowboy.other());
        pos.set_stepped();
        pos.set_scene(self.tables.after_step(cowboy, to, east, other));
    }

    /// Where the bullets of a token point.
    pub(super) fn shots(cowboy: Cowboy, token: Token) -> [Option<Direction>; 2] {
        match (token, cowboy) {
            // The opponent is shot off one field back (as the opponent faces).
            (Token::GoodShot, Cowboy::Light) => [None, Some(Cowboy::Dark.back())],
            (Token::GoodShot, Cowboy::Dark) => [Some(Cowboy::Light.back()), None],
            // Both cowboys are shot off one field forward, as one event.
            (Token::Booster, _) => Cowboy::BOTH.map(|cowboy| Some(cowboy.forward())),
            (Token::DoubleBlast | Token::Dummy, _) => [None, None],
        }
    }

    /// The player on turn turns over a token of this kind. A table says what that leads to.
    #[inline]
    pub(super) fn turn_over(&self, pos: &mut Position, token: Token) {
        let cowboy = pos.on_turn();
        let [light, dark] = Cowboy::BOTH.map(|cowboy| pos.stands(cowboy));
        pos.take_token(token);
        // When this turn ends, you take another turn.
        pos.set_again_if(token == Token::DoubleBlast);
        pos.set_scene(self.tables.after_fire(cowboy, token, light, dark));
    }
}

/// Firing.
impl Position {
    /// A player may fire once a turn while it has any tokens left, before or after the step.
    #[inline]
    pub(super) fn can_fire(self) -> bool {
        !self.has_fired() & (self.tokens(self.on_turn()) > 0)
    }
}

/// An event of shooting off.
impl Duel {
    /// Where a cowboy that is shot off lands; none if it stays because of the grid.
    ///
    /// A cowboy that would leave the grid to its back or side stays; a large one moves only if both its fields land on
    /// the grid. One that would pass its last rank, wholly within the board's files, is through; past a corner it
    /// stays.
    pub(super) fn landing(&self, cowboy: Cowboy, from: Place, way: Direction) -> Option<Place> {
        let from = from.field()?;
        let (east, north) = way.delta();
        let file = from.file().checked_add_signed(east)?;
        if file + self.options.size.width() > self.options.board.files() {
            return None;
        }
        match from.rank().checked_add_signed(north) {
            Some(rank) if rank < self.options.board.ranks() => Some(Place::on(Field::new(file, rank))),
            _ if north == cowboy.forward().delta().1 => Some(Place::THROUGH),
            _ => None,
        }
    }

    /// Whether two cowboys at these places would stand on a common field. One that is through is in nobody's way.
    fn collide(&self, one: Place, other: Place) -> bool {
        let covered = |place: Place| place.field().map_or(0, |west| self.covered(west));
        covered(one) & covered(other) != 0
    }

    /// Of the sets of cowboys that can move one after the other, each onto fields empty at that moment, one
    /// inclusion-maximal set moves; if there are two, the player on turn chooses.
    pub(super) fn event(&self, places: [Place; 2], shots: [Option<Direction>; 2]) -> Event {
        let [light, dark] = places;
        let [light_lands, dark_lands] = Cowboy::BOTH.map(|cowboy| {
            shots[cowboy as usize].and_then(|way| self.landing(cowboy, places[cowboy as usize], way))
        });
        let light_could = light_lands.filter(|&lands| !self.collide(lands, dark));
        let dark_could = dark_lands.filter(|&lands| !self.collide(lands, light));
        if let (Some(light_lands), Some(dark_lands)) = (light_lands, dark_lands) {
            // Both would land on the same field: at most one moves, and if either could, the player on turn chooses.
            if self.collide(light_lands, dark_lands) {
                if let ([Some(light_way), Some(dark_way)], Some(_), Some(_)) =
                    (shots, light_could, dark_could)
                {
                    return Event::Choice([light_way, dark_way]);
                }
            // Whoever can go first makes way for the other. If neither can, they wait for each other, and both stay; with
            // crossing they exchange places.
            } else if self.options.swaps || light_could.or(dark_could).is_some() {
                return Event::Settled([light_lands, dark_lands]);
            }
        }
        Event::Settled([light_could.unwrap_or(light), dark_could.unwrap_or(dark)])
    }

    /// An event of shooting off, and what it leads to.
    pub(super) fn shoot_off(&self, places: [Place; 2], shots: [Option<Direction>; 2]) -> Scene {
        match self.event(places, shots) {
            Event::Settled(places) => Scene::after(places),
            Event::Choice(ways) => Scene::choice(places, ways),
        }
    }

    /// The player on turn has chosen who is shot off; the other stays.
    pub(super) fn shoot_chosen(&self, pos: &mut Position, cowboy: Cowboy) {
        let mut places = Cowboy::BOTH.map(|cowboy| pos.place(cowboy));
        let lands = self.landing(cowboy, places[cowboy as usize], pos.way(cowboy));
        places[cowboy as usize] = lands.expect("a cowboy that can be chosen has somewhere to land");
        pos.set_scene(Scene::after(places));
    }
}
