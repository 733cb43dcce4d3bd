//! The position: where both stand, how far the turn is, and the tokens, in eight bytes.

use super::board::Field;
use super::pieces::{Cowboy, Token};
use gambol_core::grid::Direction;
use std::fmt;

/// Where a cowboy is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place(u8);

impl Place {
    /// Not placed yet.
    pub const NOWHERE: Place = Place(64);

    /// Through: on the imaginary rank behind its last one.
    pub const THROUGH: Place = Place(65);

    /// On this field (a large cowboy: on this one and its eastern neighbour).
    #[inline]
    pub const fn on(field: Field) -> Place {
        Place(field.index() as u8)
    }

    /// The (western) field the cowboy stands on, if it stands on the board.
    pub const fn field(self) -> Option<Field> {
        if self.0 < 64 { Some(Field::from_bits(self.0 as u64)) } else { None }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field() {
            Some(field) => write!(f, "{field}"),
            None => f.write_str(if *self == Place::THROUGH { "through" } else { "nowhere" }),
        }
    }
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The seat on turn places its cowboy.
    Place,
    /// The seat on turn steps, passes, fires or ends its turn.
    Act,
    /// Chance says which token was turned over.
    Ammo,
    /// The seat on turn chooses who is shot off.
    Shot,
    /// Nothing: the game has ended.
    End,
}

/// How far the game is, as the state names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A cowboy is placed.
    Place,
    /// A turn opens: neither stepped nor fired yet.
    Open,
    /// Stepped, and may still fire.
    Stepped,
    /// Fired, and must still step.
    Fired,
    /// A token is turned over.
    Ammo,
    /// The seat on turn chooses who is shot off.
    Shot,
    /// The game has ended.
    End,
}

impl Phase {
    /// The phase's name in the state.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Place => "place",
            Phase::Open => "open",
            Phase::Stepped => "stepped",
            Phase::Fired => "fired",
            Phase::Ammo => "ammo",
            Phase::Shot => "shot",
            Phase::End => "end",
        }
    }
}

// The layout of a position, from the lowest bit up:
//
//      0       8       16      19      22      25     26        27      28     32      36      40             64
//      ├───────┼───────┼───────┼───────┼───────┼──────┼─────────┼───────┼──────┼───────┼───────┼──────────────┤
//      │ place │ place │ stage │  way  │  way  │ seat │ stepped │ fired │ again│ tokens│ tokens│ unseen       │
//      │ Light │ Dark  │       │ Light │ Dark  │      │         │       │      │ Light │ Dark  │ 6 for a kind │
//      └─ the scene: what an event leaves ─────┘      └─ flags of the turn ────┘
//
// A place is a field's number, 64 (not placed yet) or 65 (through). The ways are where the two bullets of an event
// point while its choice is open, otherwise 0. The flags of the turn and the seat are 0 at the end, so that
// positions from which play is the same are equal.
const STAGE: u32 = 16;
const SCENE_MASK: u64 = (1 << 25) - 1;
const SEAT: u32 = 25;
const STEPPED: u32 = 26;
const FIRED: u32 = 27;
const AGAIN: u32 = 28;
const FLAGS: u64 = 1 << STEPPED | 1 << FIRED | 1 << AGAIN;
const UNSEEN: u32 = 40;
const AMMO_MASK: u64 = u64::MAX << 32;

const fn place_at(cowboy: Cowboy) -> u32 {
    8 * cowboy as u32
}

const fn way_at(cowboy: Cowboy) -> u32 {
    19 + 3 * cowboy as u32
}

const fn tokens_at(cowboy: Cowboy) -> u32 {
    32 + 4 * cowboy as u32
}

const fn unseen_at(kind: usize) -> u32 {
    UNSEEN + 6 * kind as u32
}

/// What an event of shooting off decides: where both stand after it, and whether a choice or the end comes next.
/// These are the lowest bits of a position, so that a table of scenes is all that a step needs.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Scene(u32);

impl Scene {
    const fn new(places: [Place; 2], stage: Stage) -> Scene {
        Scene(places[0].0 as u32 | (places[1].0 as u32) << 8 | (stage as u32) << STAGE)
    }

    /// Both are where they were, and the turn goes on.
    #[inline]
    pub(super) const fn stay(light: Field, dark: Field) -> Scene {
        Scene::new([Place::on(light), Place::on(dark)], Stage::Act)
    }

    /// Both are here now, and the turn goes on, or the game is over if somebody is through.
    pub(super) fn after(places: [Place; 2]) -> Scene {
        let is_over = places.contains(&Place::THROUGH);
        Scene::new(places, if is_over { Stage::End } else { Stage::Act })
    }

    /// Either could be shot off this way, and the player on turn chooses which.
    pub(super) fn choice(places: [Place; 2], ways: [Direction; 2]) -> Scene {
        let [light, dark] = ways.map(|way| way as u32);
        let ways = light << way_at(Cowboy::Light) | dark << way_at(Cowboy::Dark);
        Scene(Scene::new(places, Stage::Shot).0 | ways)
    }
}

/// A set of kinds of tokens: the highest bit of six for each.
#[derive(Clone, Debug)]
pub(super) struct Kinds(u32);

impl Kinds {
    /// No kind.
    pub(super) const NONE: Kinds = Kinds(0);

    /// The only kind in the set, if there is just one.
    #[inline]
    pub(super) fn only(mut self) -> Option<Token> {
        let first = self.next();
        if self.0 == 0 { first } else { None }
    }
}

impl Iterator for Kinds {
    type Item = Token;

    #[inline]
    fn next(&mut self) -> Option<Token> {
        if self.0 == 0 {
            return None;
        }
        let token = Token::ALL[self.0.trailing_zeros() as usize / 6];
        self.0 &= self.0 - 1;
        Some(token)
    }
}

/// A position of Duel: everything that decides how play can go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position(u64);

const _: () = assert!(size_of::<Position>() == 8, "the layout fills one word");

impl Position {
    /// The position before the first placement.
    pub(super) fn before_placing(first: Cowboy, unseen: [u8; 4]) -> Position {
        let half = unseen.iter().sum::<u8>() / 2;
        let scene = Scene::new([Place::NOWHERE; 2], Stage::Place);
        Position(u64::from(scene.0) | (first as u64) << SEAT).with_ammo([half, half], unseen)
    }

    /// The position that opens a cowboy's turn, without any tokens.
    pub(super) fn opening(light: Field, dark: Field, on_turn: Cowboy) -> Position {
        Position(u64::from(Scene::stay(light, dark).0) | (on_turn as u64) << SEAT)
    }

    /// The same with these tokens left to each and these unseen of each kind.
    #[must_use]
    pub(super) fn with_ammo(self, tokens: [u8; 2], unseen: [u8; 4]) -> Position {
        let mut ammo = 0;
        for cowboy in Cowboy::BOTH {
            ammo |= u64::from(tokens[cowboy as usize]) << tokens_at(cowboy);
        }
        for (kind, count) in unseen.into_iter().enumerate() {
            ammo |= u64::from(count) << unseen_at(kind);
        }
        Position(self.0 & !AMMO_MASK | ammo)
    }

    /// Where a cowboy is.
    #[inline]
    pub const fn place(self, cowboy: Cowboy) -> Place {
        Place((self.0 >> place_at(cowboy)) as u8)
    }

    /// The (western) field a cowboy stands on, which it does by contract from the first turn to the last.
    #[inline]
    pub(super) const fn stands(self, cowboy: Cowboy) -> Field {
        Field::from_bits(self.0 >> place_at(cowboy))
    }

    /// The cowboy whose player is on turn, even while a token is being turned over.
    #[inline]
    pub const fn on_turn(self) -> Cowboy {
        if self.0 >> SEAT & 1 == 0 { Cowboy::Light } else { Cowboy::Dark }
    }

    #[inline]
    pub(super) const fn stage(self) -> Stage {
        match self.0 >> STAGE & 7 {
            0 => Stage::Place,
            1 => Stage::Act,
            2 => Stage::Ammo,
            3 => Stage::Shot,
            _ => Stage::End,
        }
    }

    /// Whether the game is waiting for this.
    #[inline]
    pub(super) const fn is(self, stage: Stage) -> bool {
        self.0 >> STAGE & 7 == stage as u64
    }

    /// How far the game is.
    pub const fn phase(self) -> Phase {
        match self.stage() {
            Stage::Place => Phase::Place,
            Stage::Ammo => Phase::Ammo,
            Stage::Shot => Phase::Shot,
            Stage::End => Phase::End,
            Stage::Act if self.has_stepped() => Phase::Stepped,
            Stage::Act if self.has_fired() => Phase::Fired,
            Stage::Act => Phase::Open,
        }
    }

    /// Whether the player on turn has stepped, or passed instead.
    #[inline]
    pub const fn has_stepped(self) -> bool {
        self.0 >> STEPPED & 1 != 0
    }

    /// Whether the player on turn has fired.
    #[inline]
    pub const fn has_fired(self) -> bool {
        self.0 >> FIRED & 1 != 0
    }

    /// Whether the player on turn has turned over a double-blast and takes another turn after this one.
    pub const fn again(self) -> bool {
        self.0 >> AGAIN & 1 != 0
    }

    /// Whether a turn opens here.
    pub(super) fn opens_turn(self) -> bool {
        self.stage() == Stage::Act && self.0 & FLAGS == 0
    }

    /// How many tokens a player has left unturned.
    #[inline]
    pub const fn tokens(self, cowboy: Cowboy) -> u8 {
        (self.0 >> tokens_at(cowboy)) as u8 & 15
    }

    /// How many tokens of a kind have not been turned over, of both players.
    #[inline]
    pub const fn unseen(self, token: Token) -> u8 {
        (self.0 >> unseen_at(token as usize)) as u8 & 63
    }

    /// The kinds of which tokens are unseen.
    #[inline]
    pub(super) const fn kinds_unseen(self) -> Kinds {
        // A count is at most 24, so that adding 31 to it sets the highest of its six bits if there is any.
        Kinds(((self.0 >> UNSEEN) as u32 + 0o37_37_37_37) & 0o40_40_40_40)
    }

    /// Where the bullet of this cowboy's colour points, while who is shot off is being chosen.
    pub(super) const fn way(self, cowboy: Cowboy) -> Direction {
        Direction::ALL[(self.0 >> way_at(cowboy)) as usize & 7]
    }

    #[inline]
    pub(super) fn set_scene(&mut self, scene: Scene) {
        self.0 = self.0 & !SCENE_MASK | u64::from(scene.0);
    }

    pub(super) fn set_place(&mut self, cowboy: Cowboy, place: Place) {
        self.0 = self.0 & !(255 << place_at(cowboy)) | u64::from(place.0) << place_at(cowboy);
    }

    #[inline]
    pub(super) fn set_stage(&mut self, stage: Stage) {
        self.0 = self.0 & !(7 << STAGE) | (stage as u64) << STAGE;
    }

    #[inline]
    pub(super) fn set_stepped(&mut self) {
        self.0 |= 1 << STEPPED;
    }

    #[inline]
    pub(super) fn set_fired(&mut self) {
        self.0 |= 1 << FIRED;
    }

    #[inline]
    pub(super) fn set_again_if(&mut self, again: bool) {
        self.0 |= u64::from(again) << AGAIN;
    }

    /// Takes a token of this kind from the player on turn and from those unseen.
    #[inline]
    pub(super) fn take_token(&mut self, token: Token) {
        self.0 -= 1 << tokens_at(self.on_turn());
        self.0 -= 1 << unseen_at(token as usize);
    }

    /// Hands the turn to the other player.
    pub(super) fn hand_over(&mut self) {
        self.0 ^= 1 << SEAT;
    }

    /// Opens the next turn, the other player's or the same player's again, if this one ends. Without a branch, because
    /// nobody can predict whether it does.
    #[inline]
    pub(super) fn open_next_turn_if(&mut self, ends: bool) {
        let hands_over = !(self.0 >> AGAIN) & u64::from(ends);
        let cleared = if ends { FLAGS } else { 0 };
        self.0 = (self.0 ^ hands_over << SEAT) & !cleared;
    }

    /// Ends the game here: nobody is on turn, nothing is under way.
    pub(super) fn end(&mut self) {
        self.set_stage(Stage::End);
        self.0 &= !(1 << SEAT | FLAGS | 63 << way_at(Cowboy::Light));
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("light", &self.place(Cowboy::Light))
            .field("dark", &self.place(Cowboy::Dark))
            .field("on_turn", &self.on_turn())
            .field("phase", &self.phase())
            .field("again", &self.again())
            .field("tokens", &Cowboy::BOTH.map(|cowboy| self.tokens(cowboy)))
            .field("unseen", &Token::ALL.map(|token| self.unseen(token)))
            .finish_non_exhaustive()
    }
}
