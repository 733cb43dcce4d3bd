//! Muddy Ride: four animals cross a meadow of puddles, and nobody may simply walk forward.
//!
//! Each animal faces the side of the meadow where its target lies. On its turn it jumps one field to its left, right or
//! back, straight or diagonally, onto a field that is empty and not another's target; if there is none it passes. The
//! field jumped onto splashes every animal that has a footprint there one field in the footprint's direction, all at
//! once: any that would leave the grid, enter another's target or enter a field that nobody vacates first stays. If two
//! would land on the same field only one can, and the seat that jumped chooses.
//!
//! An animal that comes to stand on its own target has arrived and leaves the grid. Free for all, the first to arrive
//! wins; as a white horse it wins for its team; all or nothing, a team wins when both its animals have arrived. In
//! secret play each seat holds a face-down card with its animal, rolls a die before each turn and jumps sideways with
//! one of the two animals that it shows.

mod animal;
mod board;
mod boards;
mod generate;
mod moves;
mod notation;
mod numbering;
mod options;
mod play;
mod position;
mod refusal;
mod splash;
mod tables;
mod text;
mod tiles;
mod view;

#[cfg(test)]
mod tests;

pub use animal::{Animal, Animals, Face};
pub use board::{BARE, Board, Field, Footprints};
pub(crate) use boards::Boards;
pub use generate::Recipe;
pub use notation::Move;
pub use options::Options;
pub use position::{Phase, Places, Position};
pub use refusal::Refusal;
pub use tiles::{Lay, TileSet};
pub use view::View;

use gambol_core::{Chancy, Game, Limits, Outcome, Seat, Seats, Turn};
use moves::Moves;
use position::Secret;
use tables::Tables;

/// How arriving wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The first to arrive wins.
    FreeForAll {
        /// The animals in play.
        animals: Animals,
    },
    /// The first to arrive wins for its team.
    WhiteHorse {
        /// The two teams.
        teams: [Animals; 2],
    },
    /// A team wins when both its animals have arrived.
    AllOrNothing {
        /// The two teams.
        teams: [Animals; 2],
    },
    /// Each seat holds a secret card; the first to arrive wins for the holder of its card.
    Secret {
        /// How many seats there are.
        players: u8,
    },
}

/// Muddy Ride on one board, in one mode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MuddyRide {
    options: Options,
    /// How many seats there are.
    seats: u8,
    /// In open play, each seat's animal.
    animal_of: [Animal; 4],
    /// Whether the mode is secret play.
    is_secret: bool,
    tables: Tables,
}

impl Mode {
    /// The animals in play, in seat order; none in secret play, where nobody knows whose is whose.
    pub fn animals(self) -> Option<Animals> {
        match self {
            Mode::FreeForAll { animals } => Some(animals),
            Mode::WhiteHorse { .. } | Mode::AllOrNothing { .. } => Some(Animals::ALL),
            Mode::Secret { .. } => None,
        }
    }

    /// How many seats there are.
    pub fn seats(self) -> u8 {
        match self {
            Mode::FreeForAll { animals } => animals.len() as u8,
            Mode::WhiteHorse { .. } | Mode::AllOrNothing { .. } => 4,
            Mode::Secret { players } => players,
        }
    }
}

impl MuddyRide {
    /// The game with valid options.
    fn of(options: Options) -> MuddyRide {
        let mode = options.mode;
        let is_secret = matches!(mode, Mode::Secret { .. });
        let mut animal_of = Animal::ALL;
        for (of_seat, animal) in animal_of.iter_mut().zip(mode.animals().into_iter().flat_map(Animals::iter))
        {
            *of_seat = animal;
        }
        let tables = Tables::new(&options.board, is_secret, options.open_targets);
        MuddyRide { options, seats: mode.seats(), animal_of, is_secret, tables }
    }

    /// The same game in another mode; the first seat begins.
    #[must_use]
    pub fn in_mode(&self, mode: Mode) -> MuddyRide {
        MuddyRide::of(Options { mode, first: Seat(0), ..self.options.clone() })
    }

    /// The meadow.
    pub fn board(&self) -> &Board {
        &self.options.board
    }

    /// How arriving wins.
    pub fn mode(&self) -> Mode {
        self.options.mode
    }

    /// Whether animals that wait for each other's fields exchange them.
    pub fn swaps(&self) -> bool {
        self.options.swaps
    }

    /// Whether a jump may land on another animal's target.
    pub fn has_open_targets(&self) -> bool {
        self.options.open_targets
    }

    /// Whether the animal can stand on the field when a turn opens: not on its own target, where it would have arrived,
    /// and on those of others only if they are open.
    pub fn can_stand(&self, animal: Animal, field: Field) -> bool {
        match self.options.board.target_of(field) {
            None => true,
            Some(owner) => owner != animal && self.options.open_targets,
        }
    }

    /// In open play, the seat's animal.
    pub fn animal_of(&self, seat: Seat) -> Option<Animal> {
        let is_open = !self.is_secret && seat.0 < self.seats;
        is_open.then(|| self.own_animal(seat))
    }
}

impl Game for MuddyRide {
    const NAME: &'static str = Board::GAME;

    type Position = Position;
    type Move = Move;
    type Refusal = Refusal;

    #[inline]
    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// In teams, partners win and lose together.
    fn sides(&self) -> Vec<Seats> {
        match self.options.mode {
            Mode::WhiteHorse { teams } | Mode::AllOrNothing { teams } => {
                let seat = |animal: Animal| Seat(animal as u8);
                teams.map(|team| team.iter().map(seat).collect()).into()
            }
            Mode::FreeForAll { .. } | Mode::Secret { .. } => {
                Seats::first(self.seats()).iter().map(Seats::one).collect()
            }
        }
    }

    fn start(&self) -> Position {
        let place = |places: Places, animal| places.with(animal, self.options.board.start(animal));
        let places = self.in_play().iter().fold(Places::NOBODY, place);
        let phase = if self.is_secret { Phase::Deal } else { Phase::Jump };
        Position::new(places, Secret::NONE, self.options.first, phase)
    }

    #[inline]
    fn turn(&self, pos: &Position) -> Turn {
        match pos.phase() {
            Phase::Jump | Phase::Splash(_) => Turn::Seat(pos.seat()),
            Phase::Deal | Phase::Roll => Turn::Chance,
            Phase::End => Turn::Over,
        }
    }

    #[inline]
    fn legal_moves(&self, pos: &Position, seat: Seat) -> impl ExactSizeIterator<Item = Move> {
        match pos.phase() {
            _ if seat != pos.seat() => Moves::NONE,
            Phase::Jump => self.jumps_or_pass(*pos),
            Phase::Splash(splasher) => {
                Moves::Splashes(self.event_of(*pos, splasher).choices(self.options.swaps).bits())
            }
            Phase::Deal | Phase::Roll | Phase::End => Moves::NONE,
        }
    }

    /// A turn: jump, splash, and if the splash could move several sets the choice of one; or pass.
    #[inline]
    fn play_unchecked(&self, pos: &mut Position, seat: Seat, m: Move) {
        *pos = match m {
            Move::Jump(to) => self.jump(*pos, self.own_animal(seat), to),
            Move::JumpOf(animal, to) => self.jump(*pos, animal, to),
            Move::Splash(set) => self.choose_splash(*pos, set),
            Move::Pass => self.end_turn(*pos),
            Move::Card(_) | Move::Roll(_) => unreachable!("no seat deals cards or rolls the die"),
        };
    }

    fn check(&self, pos: &Position, seat: Seat, m: Move) -> Result<(), Refusal> {
        self.check_move(*pos, seat, m)
    }

    #[inline]
    fn outcome(&self, pos: &Position) -> Option<Outcome> {
        if pos.phase() != Phase::End {
            return None;
        }
        let winners = self.winners(*pos);
        Some(if winners.is_empty() { Outcome::drawn(self.seats()) } else { Outcome::won(winners) })
    }

    #[inline]
    fn limits(&self) -> Limits {
        self.options.limits
    }

    /// "A turn opens at its jump decision."
    #[inline]
    fn opens_turn(&self, pos: &Position) -> bool {
        pos.phase() == Phase::Jump
    }

    fn call_off(&self, pos: &mut Position) {
        *pos = MuddyRide::end_game(*pos);
    }
}

impl Chancy for MuddyRide {
    /// A card: "uniform over the cards left". A die: "1/6 each".
    #[inline]
    fn outcomes(&self, pos: &Position) -> impl Iterator<Item = (Move, u32)> + Clone {
        let cards = if pos.phase() == Phase::Deal {
            Animals::ALL.without(pos.secret().cards())
        } else {
            Animals::NONE
        };
        let faces = if pos.phase() == Phase::Roll { &Face::ALL[..] } else { &[] };
        let cards = cards.iter().map(Move::Card);
        cards.chain(faces.iter().map(|&face| Move::Roll(face))).map(|m| (m, 1))
    }

    fn fall_unchecked(&self, pos: &mut Position, m: Move) {
        *pos = match m {
            Move::Card(animal) => self.deal(*pos, animal),
            Move::Roll(face) => {
                pos.with_secret(pos.secret().with_roll(face)).with_turn(pos.seat(), Phase::Jump)
            }
            _ => unreachable!("chance only deals cards and rolls the die"),
        };
    }
}
