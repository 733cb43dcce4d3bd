//! What the rules say about every pair of places, looked up instead of worked out every turn.
//!
//! Each table is filled by the rules of `play.rs` when the game is set up. Random play then costs a few loads
//! per action, and no branch depends on the board: a mispredicted branch costs more than all the rest.

use super::board::Field;
use super::moves::{END, FIRE, List, Moves, NO_STEPS, PASS, Slots};
use super::pieces::{Cowboy, Size, Token};
use super::position::{Place, Position, Scene};
use super::{Duel, Move};
use std::fmt;

/// A row of a table: something for every field.
type Row<T> = [T; Field::COUNT];

/// This many rows in one piece, so that an item's address is worked out without loading another one first.
#[expect(clippy::unnecessary_box_returns, reason = "they are made on the heap, being large for the stack")]
fn rows<T: Clone, const COUNT: usize>(item: T) -> Box<[T; COUNT]> {
    let rows: Result<Box<[T; COUNT]>, _> = vec![item; COUNT].try_into();
    rows.ok().expect("as many rows as were made")
}

/// The number of a row by cowboy and field.
#[inline]
const fn row(cowboy: Cowboy, field: Field) -> usize {
    (cowboy as usize) << 6 | field.index()
}

/// The tables of a game.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Tables {
    placements: [(Slots, List); 2],
    /// The moves of a cowboy from where it stands.
    moves: Box<[Slots; 128]>,
    /// Which of these are its steps, or `pass` if there are none, by cowboy, where it stands, and where the other
    /// stands.
    steps: Box<[Row<u32>; 128]>,
    /// How many these are.
    steps_len: Box<[Row<u8>; 128]>,
    /// What a step leads to, by cowboy, where it stepped, and where the other stands; then the same for a large cowboy
    /// that triggers its eastern field.
    after_step: Box<[Row<Scene>; 256]>,
    /// What a good shot leads to, by cowboy, where Light stands, and where Dark stands; then the same for a booster.
    after_fire: Box<[Row<Scene>; 256]>,
}

impl Tables {
    /// Tables that say nothing yet.
    pub(super) fn empty() -> Tables {
        Tables {
            placements: [(NO_STEPS, List::EMPTY); 2],
            moves: rows(NO_STEPS),
            steps: rows([PASS as u32; Field::COUNT]),
            steps_len: rows([1; Field::COUNT]),
            after_step: rows([Scene::default(); Field::COUNT]),
            after_fire: rows([Scene::default(); Field::COUNT]),
        }
    }

    /// The tables of a game.
    pub(super) fn of(game: &Duel) -> Tables {
        let mut tables = Tables::empty();
        for cowboy in Cowboy::BOTH {
            tables.fill_placements(game, cowboy);
            for stand in game.standings() {
                for (slot, step) in game.steps_from(cowboy, stand).enumerate() {
                    tables.moves[row(cowboy, stand)][slot] = step;
                }
                for other in game.standings().filter(|&other| game.covered(stand) & game.covered(other) == 0)
                {
                    tables.fill_steps(game, cowboy, stand, other);
                    tables.fill_after_step(game, cowboy, stand, other);
                    tables.fill_after_fire(game, cowboy, stand, other);
                }
            }
        }
        tables
    }

    /// A cowboy is placed on any field of its own first rank (large: any two neighbouring fields of it).
    fn fill_placements(&mut self, game: &Duel, cowboy: Cowboy) {
        let first_rank = game.options.board.first_rank(cowboy);
        let (moves, list) = &mut self.placements[cowboy as usize];
        for (slot, field) in game.standings().filter(|field| field.rank() == first_rank).enumerate() {
            moves[slot] = Move::Place(field);
            *list = list.with(slot as u64);
        }
    }

    /// A step goes wholly onto the grid, not onto a field the other cowboy stands on. With no such step at that moment
    /// the player passes instead.
    fn fill_steps(&mut self, game: &Duel, cowboy: Cowboy, from: Field, other: Field) {
        let mut list = List::EMPTY;
        for (slot, step) in game.steps_from(cowboy, from).enumerate() {
            if let Move::Step { to, .. } = step
                && game.covered(to) & game.covered(other) == 0
            {
                list = list.with(slot as u64);
            }
        }
        if list.len > 0 {
            self.steps[row(cowboy, from)][other.index()] = list.slots as u32;
            self.steps_len[row(cowboy, from)][other.index()] = list.len;
        }
    }

    /// The triggered field's bullets shoot off the cowboys of their colours, the stepper too, as one event.
    fn fill_after_step(&mut self, game: &Duel, cowboy: Cowboy, to: Field, other: Field) {
        let places = match cowboy {
            Cowboy::Light => [to, other].map(Place::on),
            Cowboy::Dark => [other, to].map(Place::on),
        };
        self.after_step[row(cowboy, to)][other.index()] = game.trigger(places, to);
        if game.options.size == Size::Large {
            let east = Field::new(to.file() + 1, to.rank());
            self.after_step[128 | row(cowboy, to)][other.index()] = game.trigger(places, east);
        }
    }

    fn fill_after_fire(&mut self, game: &Duel, cowboy: Cowboy, light: Field, dark: Field) {
        let after = |token| game.shoot_off([light, dark].map(Place::on), Duel::shots(cowboy, token));
        self.after_fire[row(cowboy, light)][dark.index()] = after(Token::GoodShot);
        self.after_fire[128 | row(cowboy, light)][dark.index()] = after(Token::Booster);
    }

    /// Where a cowboy may be placed.
    pub(super) fn placements(&self, cowboy: Cowboy) -> Moves<'_> {
        let (moves, left) = &self.placements[cowboy as usize];
        Moves { slots: moves, left: *left }
    }

    /// What the player on turn may do: step or pass, or end the turn after the step; and beside any of these fire, as
    /// long as that is possible.
    #[inline]
    pub(super) fn acts(&self, pos: Position) -> Moves<'_> {
        let cowboy = pos.on_turn();
        let row = row(cowboy, pos.stands(cowboy));
        let other = pos.stands(cowboy.other()).index();
        let steps = List { slots: u64::from(self.steps[row][other]), len: self.steps_len[row][other] };
        let acts = if pos.has_stepped() { List::EMPTY.with(END) } else { steps };
        let left = if pos.can_fire() { acts.with(FIRE) } else { acts };
        Moves { slots: &self.moves[row], left }
    }

    /// Whether a cowboy has a step at this moment.
    pub(super) fn has_step(&self, cowboy: Cowboy, from: Field, other: Field) -> bool {
        self.steps[row(cowboy, from)][other.index()] != PASS as u32
    }

    /// What a step leads to.
    #[inline]
    pub(super) fn after_step(&self, cowboy: Cowboy, to: Field, east: bool, other: Field) -> Scene {
        self.after_step[usize::from(east) << 7 | row(cowboy, to)][other.index()]
    }

    /// What a token leads to.
    #[inline]
    pub(super) fn after_fire(&self, cowboy: Cowboy, token: Token, light: Field, dark: Field) -> Scene {
        let booster = usize::from(matches!(token, Token::Booster | Token::Dummy));
        let shot = self.after_fire[booster << 7 | row(cowboy, light)][dark.index()];
        if matches!(token, Token::GoodShot | Token::Booster) { shot } else { Scene::stay(light, dark) }
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tables")
    }
}
