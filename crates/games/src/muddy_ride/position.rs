//! The packed position.

use super::animal::{Animal, Animals, Face};
use super::board::Field;
use gambol_core::Seat;
use std::fmt;

/// Everything that decides how play can go on.
///
/// ```text
/// byte  0   1   2   3   4      5     6      7
///     ┌───┬───┬───┬───┬─────────────┬──────┬───────┐
///     │ N │ E │ S │ W │   secret    │ seat │ phase │
///     └───┴───┴───┴───┴─────────────┴──────┴───────┘
/// N E S W  where the animal stands: rank * 8 + file; 64, 65, 66 or 67 for one that is not on the grid
/// secret   bits 0–11: the cards, three bits per seat; bits 12–14: the face rolled (0 is none);
///          always 0 in open play
/// seat     who is on turn; in the deal who will begin; 0 at the end
/// phase    what is asked, while a splash is decided with the animal that jumped
/// ```
///
/// It is one number and not a record of several, because a number is written and read at once: the processor stalls
/// when it reads together what was just written in parts.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position(u64);

const _: () = assert!(size_of::<Position>() == 8);

impl Position {
    #[inline]
    pub(super) const fn new(places: Places, secret: Secret, seat: Seat, phase: Phase) -> Position {
        let low = places.packed() as u64 | (secret.0 as u64) << 32;
        Position(low | (seat.0 as u64) << 48 | (phase.code() as u64) << 56)
    }

    /// Where all animals stand.
    #[inline]
    pub const fn places(self) -> Places {
        Places(self.0 as u32)
    }

    #[inline]
    pub(super) const fn secret(self) -> Secret {
        Secret((self.0 >> 32) as u16)
    }

    /// Who is on turn; during the deal, who will begin.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat((self.0 >> 48) as u8)
    }

    /// What is asked.
    #[inline]
    pub const fn phase(self) -> Phase {
        Phase::from_code((self.0 >> 56) as u8)
    }

    #[inline]
    #[must_use]
    pub(super) const fn with_places(self, places: Places) -> Position {
        Position(self.0 >> 32 << 32 | places.packed() as u64)
    }

    #[inline]
    #[must_use]
    pub(super) const fn with_secret(self, secret: Secret) -> Position {
        Position::new(self.places(), secret, self.seat(), self.phase())
    }

    #[inline]
    #[must_use]
    pub(super) const fn with_turn(self, seat: Seat, phase: Phase) -> Position {
        Position::new(self.places(), self.secret(), seat, phase)
    }

    /// Where the animal stands; none if it has arrived or is not in play.
    pub fn field_of(self, animal: Animal) -> Option<Field> {
        self.places().field_of(animal)
    }

    /// Which animals are on the grid.
    pub fn on_grid(self) -> Animals {
        self.places().animals()
    }

    /// The face of the die that shows, from the roll to the end of the turn.
    pub fn rolled(self) -> Option<Face> {
        self.secret().rolled()
    }

    /// In the deal, the seat that is dealt the next card.
    pub(super) fn next_dealt(self) -> Seat {
        Seat(self.secret().cards().len() as u8)
    }

    /// The card that a seat holds.
    pub fn card(self, seat: Seat) -> Option<Animal> {
        self.secret().card(seat)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("places", &self.places())
            .field("secret", &self.secret())
            .field("seat", &self.seat().0)
            .field("phase", &self.phase())
            .finish()
    }
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The next card is dealt.
    Deal,
    /// The die is rolled.
    Roll,
    /// The seat on turn jumps, or passes.
    Jump,
    /// The seat on turn chooses whom the splash of this animal's jump moves.
    Splash(Animal),
    /// Nothing: the game is over.
    End,
}

impl Phase {
    #[inline]
    const fn code(self) -> u8 {
        match self {
            Phase::Jump => 0,
            Phase::Splash(animal) => 1 + animal as u8,
            Phase::Roll => 5,
            Phase::Deal => 6,
            Phase::End => 7,
        }
    }

    #[inline]
    const fn from_code(code: u8) -> Phase {
        match code {
            0 => Phase::Jump,
            1..=4 => Phase::Splash(Animal::ALL[code as usize - 1]),
            5 => Phase::Roll,
            6 => Phase::Deal,
            _ => Phase::End,
        }
    }
}

/// Where the four animals stand, a byte each.
///
/// One that has arrived or is not in play has the byte 64 plus its index: nobody else's, so that equal bytes always
/// mean the same field.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Places(u32);

impl Places {
    /// All values of a byte lie below this: 64 fields, and off the grid for each of four animals.
    pub(super) const VALUES: usize = 128;

    /// No animal on the grid.
    pub(super) const NOBODY: Places = Places::from_bytes([64, 65, 66, 67]);

    #[inline]
    pub(super) const fn from_bytes(bytes: [u8; 4]) -> Places {
        Places(u32::from_le_bytes(bytes))
    }

    /// The four bytes.
    #[inline]
    pub(super) const fn bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// The four bytes as one number, the Hippo's lowest.
    #[inline]
    pub const fn packed(self) -> u32 {
        self.0
    }

    #[inline]
    pub(super) const fn from_packed(packed: u32) -> Places {
        Places(packed)
    }

    /// The animal's byte.
    #[inline]
    pub(super) const fn byte(self, animal: Animal) -> u8 {
        (self.0 >> (8 * animal as u32)) as u8
    }

    /// Where the animal stands.
    #[inline]
    pub fn field_of(self, animal: Animal) -> Option<Field> {
        let byte = self.byte(animal);
        (byte < 64).then_some(Field::from_index(byte))
    }

    /// Who stands on the field.
    pub fn animal_on(self, field: Field) -> Option<Animal> {
        Animal::ALL.into_iter().find(|&animal| self.field_of(animal) == Some(field))
    }

    /// Which animals are on the grid.
    pub fn animals(self) -> Animals {
        Animal::ALL.into_iter().filter(|&animal| self.field_of(animal).is_some()).collect()
    }

    /// The same with this animal put on the field.
    #[inline]
    #[must_use]
    pub(super) const fn with(self, animal: Animal, field: Field) -> Places {
        self.with_byte(animal, field.index() as u8)
    }

    /// The same with this animal taken off the grid.
    #[must_use]
    pub(super) const fn without(self, animal: Animal) -> Places {
        self.with_byte(animal, Places::NOBODY.byte(animal))
    }

    #[inline]
    const fn with_byte(self, animal: Animal, byte: u8) -> Places {
        let shift = 8 * animal as u32;
        Places(self.0 & !(0xff << shift) | (byte as u32) << shift)
    }

    /// The same, but these animals as in `others`.
    #[must_use]
    pub(super) fn with_those(self, animals: Animals, others: Places) -> Places {
        animals.iter().fold(self, |places, animal| places.with_byte(animal, others.byte(animal)))
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = Animal::ALL.into_iter().filter_map(|animal| Some((animal, self.field_of(animal)?)));
        f.debug_list().entries(each.map(|(animal, field)| format!("{animal}:{field}"))).finish()
    }
}

/// What only secret play needs: the cards and the die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Secret(u16);

impl Secret {
    /// No card dealt, no die rolled: as it stays in open play.
    pub(super) const NONE: Secret = Secret(0);

    /// The card that a seat holds.
    pub(super) fn card(self, seat: Seat) -> Option<Animal> {
        let code = self.0.checked_shr(3 * u32::from(seat.0)).unwrap_or(0) & 7;
        Animal::ALL.get(usize::from(code).wrapping_sub(1)).copied()
    }

    /// The same with this card in the seat's hand.
    #[must_use]
    pub(super) const fn with_card(self, seat: Seat, animal: Animal) -> Secret {
        let shift = 3 * seat.0 as u32;
        Secret(self.0 & !(7 << shift) | (animal as u16 + 1) << shift)
    }

    /// The same without the seat's card.
    #[must_use]
    pub(super) const fn without_card(self, seat: Seat) -> Secret {
        Secret(self.0 & !(7 << (3 * seat.0 as u32)))
    }

    /// The cards that are dealt.
    pub(super) fn cards(self) -> Animals {
        (0..4).filter_map(|seat| self.card(Seat(seat))).collect()
    }

    /// The face of the die that shows.
    #[inline]
    pub(super) fn rolled(self) -> Option<Face> {
        Face::ALL.get(usize::from(self.0 >> 12).wrapping_sub(1)).copied()
    }

    /// The same with the die showing this face.
    #[inline]
    #[must_use]
    pub(super) const fn with_roll(self, face: Face) -> Secret {
        Secret(self.0 & 0x0fff | (face as u16 + 1) << 12)
    }

    /// The same with the die taken up.
    #[inline]
    #[must_use]
    pub(super) const fn without_roll(self) -> Secret {
        Secret(self.0 & 0x0fff)
    }
}
