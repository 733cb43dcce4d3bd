//! What the rules say of every pair of places, looked up instead of worked out in every turn.
//!
//! Each table is filled by the rules of `play.rs` when the game is set up. Random play then costs a few loads an action,
//! and no branch depends on the board: a mispredicted branch costs more than all the rest.

use super::board::Field;
use super::pieces::{Cowboy, Size, Token};
use super::position::{Place, Position, Scene};
use super::{Duel, Move};
use std::fmt;

/// Moves in fixed slots, so that a set of legal moves is a mask. A cowboy has at most eight steps (large: two sideways and
/// three back, each of these with two triggers); the other moves of a turn follow.
type Slots = [Move; 16];
const FIRE: u32 = 8;
const PASS: u32 = 9;
const END: u32 = 10;

const NO_STEPS: Slots = {
    let mut slots = [Move::Pass; 16];
    slots[FIRE as usize] = Move::Fire;
    slots[END as usize] = Move::End;
    slots
};

static SHOTS: Slots = {
    let mut slots = NO_STEPS;
    slots[0] = Move::Shot(Cowboy::Light);
    slots[1] = Move::Shot(Cowboy::Dark);
    slots
};

/// The legal moves of a position: those slots whose bit is set.
#[derive(Clone, Debug)]
pub(super) struct Legal<'a> {
    slots: &'a Slots,
    left: u16,
}

impl Legal<'_> {
    /// No moves at all.
    pub(super) const NONE: Legal<'static> = Legal { slots: &SHOTS, left: 0 };

    /// The choice who is shot off.
    pub(super) const SHOTS: Legal<'static> = Legal { slots: &SHOTS, left: 0b11 };
}

/// How many bits of a byte are set.
static COUNT: [u8; 256] = {
    let mut count = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        count[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    count
};

/// Which bit of a byte is its n-th that is set.
static SELECT: [[u8; 8]; 256] = {
    let mut select = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                select[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    select
};

impl Iterator for Legal<'_> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move> {
        if n >= self.len() {
            self.left = 0;
            return None;
        }
        let [low, high] = self.left.to_le_bytes();
        let in_low = COUNT[low as usize] as usize;
        let (byte, n, base) = if n < in_low { (low, n, 0) } else { (high, n - in_low, 8) };
        let slot = SELECT[byte as usize][n & 7] + base;
        self.left &= u16::MAX << slot << 1;
        Some(self.slots[slot as usize & 15])
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let [low, high] = self.left.to_le_bytes();
        let count = (COUNT[low as usize] + COUNT[high as usize]) as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Legal<'_> {}

/// A row of a table: something for every field.
type Row<T> = [T; Field::COUNT];

/// The tables of a game.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Tables {
    placements: [(Slots, u16); 2],
    /// The moves of a cowboy from where it stands; unused slots are never in a mask.
    slots: [Box<Row<Slots>>; 2],
    /// Which of the steps are possible, by cowboy, where it stands, and where the other stands.
    steps: [Box<Row<Row<u8>>>; 2],
    /// What a step leads to, by cowboy, whether it triggers its eastern field, where it stepped, and where the other stands.
    after_step: [[Box<Row<Row<Scene>>>; 2]; 2],
    /// What a token leads to, by cowboy, kind (good-shot or booster), where Light stands, and where Dark stands.
    after_fire: [[Box<Row<Row<Scene>>>; 2]; 2],
}

impl Tables {
    /// Tables that say nothing yet.
    pub(super) fn empty() -> Tables {
        let scenes = || Box::new([[Scene::default(); Field::COUNT]; Field::COUNT]);
        Tables {
            placements: [(NO_STEPS, 0); 2],
            slots: [(); 2].map(|()| Box::new([NO_STEPS; Field::COUNT])),
            steps: [(); 2].map(|()| Box::new([[0; Field::COUNT]; Field::COUNT])),
            after_step: [(); 2].map(|()| [scenes(), scenes()]),
            after_fire: [(); 2].map(|()| [scenes(), scenes()]),
        }
    }

    /// The tables of a game.
    pub(super) fn of(game: &Duel) -> Tables {
        let mut tables = Tables::empty();
        for cowboy in Cowboy::BOTH {
            tables.fill_placements(game, cowboy);
            for stand in game.standings() {
                tables.fill_steps(game, cowboy, stand);
                for other in game.standings() {
                    if game.covered(stand) & game.covered(other) == 0 {
                        tables.fill_after_step(game, cowboy, stand, other);
                        tables.fill_after_fire(game, cowboy, stand, other);
                    }
                }
            }
        }
        tables
    }

    /// A cowboy is placed on any field of its own first rank (large: any two neighbouring fields of it).
    fn fill_placements(&mut self, game: &Duel, cowboy: Cowboy) {
        let first_rank = game.board.first_rank(cowboy);
        let (slots, mask) = &mut self.placements[cowboy as usize];
        for (slot, field) in game.standings().filter(|field| field.rank() == first_rank).enumerate() {
            slots[slot] = Move::Place(field);
            *mask |= 1 << slot;
        }
    }

    /// A step goes wholly onto the grid, not onto a field the other cowboy stands on.
    fn fill_steps(&mut self, game: &Duel, cowboy: Cowboy, from: Field) {
        for (slot, step) in game.steps_from(cowboy, from).enumerate() {
            let Move::Step { to, .. } = step else { continue };
            self.slots[cowboy as usize][from.index()][slot] = step;
            for other in game.standings() {
                if game.covered(to) & game.covered(other) == 0 {
                    self.steps[cowboy as usize][from.index()][other.index()] |= 1 << slot;
                }
            }
        }
    }

    fn fill_after_step(&mut self, game: &Duel, cowboy: Cowboy, to: Field, other: Field) {
        let places = match cowboy {
            Cowboy::Light => [to, other],
            Cowboy::Dark => [other, to],
        };
        let [west, east] = &mut self.after_step[cowboy as usize];
        west[to.index()][other.index()] = game.trigger(places.map(Place::on), to);
        if game.size == Size::Large {
            let eastern = Field::new(to.file() + 1, to.rank());
            east[to.index()][other.index()] = game.trigger(places.map(Place::on), eastern);
        }
    }

    fn fill_after_fire(&mut self, game: &Duel, cowboy: Cowboy, light: Field, dark: Field) {
        for (kind, token) in [Token::GoodShot, Token::Booster].into_iter().enumerate() {
            let scene = game.shoot_off([light, dark].map(Place::on), Duel::shots(cowboy, token));
            self.after_fire[cowboy as usize][kind][light.index()][dark.index()] = scene;
        }
    }

    /// Where a cowboy may be placed.
    pub(super) fn placements(&self, cowboy: Cowboy) -> Legal<'_> {
        let (slots, left) = &self.placements[cowboy as usize];
        Legal { slots, left: *left }
    }

    /// What the player on turn may do: step, or pass with no step at that moment, or end the turn after the step; and beside
    /// any of these fire, as long as that is possible.
    #[inline]
    pub(super) fn acts(&self, pos: Position) -> Legal<'_> {
        let cowboy = pos.on_turn();
        let from = pos.stands(cowboy).index();
        let steps = u16::from(self.steps[cowboy as usize][from][pos.stands(cowboy.other()).index()]);
        let steps = if steps == 0 { 1 << PASS } else { steps };
        let acts = if pos.has_stepped() { 1 << END } else { steps };
        Legal { slots: &self.slots[cowboy as usize][from], left: acts | u16::from(pos.can_fire()) << FIRE }
    }

    /// Whether a cowboy has a step at this moment.
    pub(super) fn has_step(&self, cowboy: Cowboy, from: Field, other: Field) -> bool {
        self.steps[cowboy as usize][from.index()][other.index()] != 0
    }

    /// What a step leads to.
    #[inline]
    pub(super) fn after_step(&self, cowboy: Cowboy, to: Field, east: bool, other: Field) -> Scene {
        self.after_step[cowboy as usize][usize::from(east)][to.index()][other.index()]
    }

    /// What a token leads to.
    #[inline]
    pub(super) fn after_fire(&self, cowboy: Cowboy, token: Token, light: Field, dark: Field) -> Scene {
        let kind = usize::from(matches!(token, Token::Booster | Token::Dummy));
        let shot = self.after_fire[cowboy as usize][kind][light.index()][dark.index()];
        if matches!(token, Token::GoodShot | Token::Booster) { shot } else { Scene::stay(light, dark) }
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tables")
    }
}
