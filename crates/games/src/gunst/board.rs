//! What is on the table. Gunst has no board to choose: its field has five rows on each side, its heaven four planes.

use std::fmt;

/// A row of the field, from the front; also the kind of kin that opens a round in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Row {
    /// `K`: removes warriors, farmers and scholars.
    Knights,
    /// `W`: takes life.
    Warriors,
    /// `F`: moves gods up.
    Farmers,
    /// `T`: brings scholars over.
    Thieves,
    /// `S`: takes life or moves gods up.
    Scholars,
}

impl Row {
    /// The rows in the order in which they act.
    pub const ALL: [Row; 5] = [Row::Knights, Row::Warriors, Row::Farmers, Row::Thieves, Row::Scholars];

    /// The row's letter in the notation.
    pub const fn letter(self) -> char {
        ['K', 'W', 'F', 'T', 'S'][self as usize]
    }

    /// The row with this letter.
    pub fn of_letter(letter: char) -> Option<Row> {
        Row::ALL.into_iter().find(|row| row.letter() == letter)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["knights", "warriors", "farmers", "thieves", "scholars"][*self as usize])
    }
}

/// How many kin stand in each row (or are of each kind).
///
/// ```text
/// bit  19   16 15   12 11    8 7     4 3     0
///      scholars thieves farmers warriors knights
/// ```
///
/// No row ever overflows its four bits: seven is the most that the line-ups, Archimedes and Eurika can gather in a row,
/// and thieves add at most the seven of the opponent's scholars.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Kin(u32);

impl Kin {
    /// Nobody.
    pub const NONE: Kin = Kin(0);

    /// What each player owns: 1 knight, 3 warriors, 3 farmers, 2 thieves, 2 scholars.
    pub const STOCK: Kin = Kin::new([1, 3, 3, 2, 2]);

    /// This many of each, in the order of [`Row::ALL`], 15 at most.
    pub const fn new(counts: [u8; 5]) -> Kin {
        let mut bits = 0;
        let mut row = 0;
        while row < 5 {
            let count = if counts[row] > 15 { 15 } else { counts[row] };
            bits |= (count as u32) << (4 * row);
            row += 1;
        }
        Kin(bits)
    }

    /// How many stand in a row.
    #[inline]
    pub const fn of(self, row: Row) -> u8 {
        (self.0 >> (4 * row as u32) & 15) as u8
    }

    /// How many there are in all.
    #[inline]
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & 0x000f_0f0f) + (self.0 >> 4 & 0x000f_0f0f);
        (pairs.wrapping_mul(0x0001_0101) >> 16) as u8
    }

    /// How many rows are not empty.
    #[inline]
    pub(super) const fn filled(self) -> u16 {
        self.filled_bits().count_ones() as u16
    }

    /// The row that is the `index`th of those not empty.
    #[inline]
    pub(super) fn nth_filled(self, index: u16) -> Row {
        let mut bits = self.filled_bits();
        for _ in 0..index {
            bits &= bits - 1;
        }
        Row::ALL[bits.trailing_zeros() as usize / 4]
    }

    /// The lowest bit of every row that is not empty.
    const fn filled_bits(self) -> u32 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x0001_1111
    }

    /// With this many more in a row.
    #[inline]
    #[must_use]
    pub(super) const fn plus(self, row: Row, count: u8) -> Kin {
        Kin(self.0 + ((count as u32) << (4 * row as u32)))
    }

    /// With this many fewer in a row, or as many as there are.
    #[inline]
    #[must_use]
    pub(super) const fn minus(self, row: Row, count: u8) -> Kin {
        let there = self.of(row);
        let gone = if count < there { count } else { there };
        Kin(self.0 - ((gone as u32) << (4 * row as u32)))
    }

    /// With a row emptied.
    #[inline]
    #[must_use]
    pub(super) const fn without(self, row: Row) -> Kin {
        Kin(self.0 & !(15 << (4 * row as u32)))
    }

    /// Both together, row by row.
    #[inline]
    #[must_use]
    pub(super) const fn and(self, more: Kin) -> Kin {
        Kin(self.0 + more.0)
    }

    /// What is left when these, who are all there, are taken out.
    #[inline]
    #[must_use]
    pub(super) const fn less(self, gone: Kin) -> Kin {
        Kin(self.0 - gone.0)
    }

    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    pub(super) const fn of_bits(bits: u32) -> Kin {
        Kin(bits & 0x000f_ffff)
    }
}

impl fmt::Display for Kin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Row::ALL.into_iter().try_for_each(|row| write!(f, "{}{}", row.letter(), self.of(row)))
    }
}

/// A god. Each player has all four.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum God {
    /// `X`: doubles a row.
    Extazia,
    /// `V`, Vandringsmanden: sends away one of the opponent's rows.
    Wanderer,
    /// `E`: wins over one of the opponent's kin.
    Eurika,
    /// `A`: moves a row into another.
    Archimedes,
}

impl God {
    /// The gods in the order of the notation.
    pub const ALL: [God; 4] = [God::Extazia, God::Wanderer, God::Eurika, God::Archimedes];

    /// The god's letter in the notation.
    pub const fn letter(self) -> char {
        ['X', 'V', 'E', 'A'][self as usize]
    }

    /// The god with this letter.
    pub fn of_letter(letter: char) -> Option<God> {
        God::ALL.into_iter().find(|god| god.letter() == letter)
    }
}

impl fmt::Display for God {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["Extazia", "the Wanderer", "Eurika", "Archimedes"][*self as usize])
    }
}

/// A set of gods, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Gods(u8);

impl Gods {
    /// No god.
    pub const NONE: Gods = Gods(0);

    /// The set with this god added.
    #[must_use]
    pub const fn with(self, god: God) -> Gods {
        Gods(self.0 | 1 << god as u8)
    }

    /// The set with this god taken out.
    #[must_use]
    pub const fn without(self, god: God) -> Gods {
        Gods(self.0 & !(1 << god as u8))
    }

    /// Whether the god is in the set.
    #[inline]
    pub const fn has(self, god: God) -> bool {
        self.0 >> god as u8 & 1 == 1
    }

    /// How many gods are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no god is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The gods in the order X V E A.
    pub fn iter(self) -> impl Iterator<Item = God> {
        God::ALL.into_iter().filter(move |&god| self.has(god))
    }

    /// The set that is the `index`th of all that can be made of these gods.
    #[inline]
    pub(super) fn nth_subset(self, index: u16) -> Gods {
        let (mut bits, mut left) = (0, index as u8);
        for god in 0..4 {
            let here = self.0 >> god & 1;
            bits |= (left & here) << god;
            left >>= here;
        }
        Gods(bits)
    }

    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    pub(super) const fn of_bits(bits: u8) -> Gods {
        Gods(bits & 15)
    }
}

impl fmt::Display for Gods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|god| write!(f, "{}", god.letter()))
    }
}

/// The plane on which each god of a player stands: 0 Twilight, 1 Mist, 2 Threshold, 3 in hand (or in play).
///
/// ```text
/// bit  7   6 5   4 3   2 1   0
///      A     E     V     X
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Planes(u8);

impl Planes {
    /// The plane on which gods are ready to be brought.
    pub const HAND: u8 = 3;

    /// "All begin in Twilight."
    pub const TWILIGHT: Planes = Planes(0);

    /// The plane of a god.
    #[inline]
    pub const fn of(self, god: God) -> u8 {
        self.0 >> (2 * god as u8) & 3
    }

    /// How many planes a god can still move up.
    #[inline]
    pub const fn room(self, god: God) -> u8 {
        Planes::HAND - self.of(god)
    }

    /// How many planes all the gods can still move up.
    #[inline]
    pub const fn total_room(self) -> u8 {
        let pairs = (self.0 & 0x33) + (self.0 >> 2 & 0x33);
        12 - ((pairs >> 4) + (pairs & 15))
    }

    /// The gods in hand or in play.
    #[inline]
    pub const fn in_hand(self) -> Gods {
        let even = self.0 & self.0 >> 1 & 0x55;
        let pairs = (even | even >> 1) & 0x33;
        Gods((pairs | pairs >> 2) & 15)
    }

    /// "Having acted, a god goes to the Mist": it was in hand, so it goes from plane 3 to plane 1.
    #[inline]
    #[must_use]
    pub(super) const fn to_mist(self, god: God) -> Planes {
        Planes(self.0 & !(2 << (2 * god as u8)))
    }

    /// With a god moved up as far as there is room by contract.
    #[inline]
    #[must_use]
    pub(super) const fn lifted(self, god: God, planes: u8) -> Planes {
        Planes(self.0 + (planes << (2 * god as u8)))
    }

    /// With the gods moved up as far as there is room by contract.
    #[inline]
    #[must_use]
    pub(super) const fn stepped(self, steps: super::steps::Steps) -> Planes {
        Planes(self.0 + steps.bits())
    }

    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    pub(super) const fn of_bits(bits: u8) -> Planes {
        Planes(bits)
    }
}
