//! What the board says about jumps, splashes and their way back, worked out once for every field.
//!
//! Places are packed as the game packs them, a byte for each animal, the Hippo's lowest: the field's index, or 64 plus
//! the animal's index for one that is not on the grid. Here only the rules are told anew, for speed; the tests and
//! `verify` hold them against the game's own.

use super::splash::{Event, same};
use gambol_core::grid::Direction;
use gambol_core::{Game, Seat};
use gambol_games::muddy_ride::{Animal, Animals, Field, Mode, MuddyRide};

/// All values of an animal's byte lie below this.
const BYTES: usize = 128;

/// No place: the only byte with its highest bit set.
const NONE: u8 = 0xff;

/// By an animal's byte, and animal: another byte.
type ByPlace = [[u8; 4]; BYTES];

/// A short list of fields.
#[derive(Clone, Copy, Default)]
pub(super) struct Fields {
    len: u8,
    fields: [u8; 9],
}

impl Fields {
    fn push(&mut self, field: u8) {
        self.fields[usize::from(self.len)] = field;
        self.len += 1;
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[u8] {
        &self.fields[..usize::from(self.len)]
    }
}

/// The tables of a game's board and mode.
pub(super) struct Meadow {
    /// The animals in play, by seat.
    pub(super) seats: Vec<Animal>,
    /// By animal, its seat.
    seat_of: [u8; 4],
    /// How many positions a seat's layer of the table has.
    pub(super) layer: u32,
    /// The bytes that each animal's digit stands for.
    pub(super) places: [Vec<u8>; 4],
    /// By animal and byte: what it adds to a position's index.
    weights: [[u32; BYTES]; 4],
    /// By the first two and the last two digits of an index: those animals' places.
    halves: [Vec<u32>; 2],
    /// By animal and byte: the fields it may jump onto, one bit each, if nobody stands there.
    jumps: [[u64; BYTES]; 4],
    /// By animal and field: the fields it may have jumped from onto this one.
    origins: [[Fields; 64]; 4],
    /// By animal and byte: the puddles it may have jumped into, if it stands there after the splash.
    puddles: [[Fields; BYTES]; 4],
    /// By puddle: where a splash carries whom.
    landings: Box<[ByPlace; 64]>,
    /// By puddle: from where a splash has carried whom; `NONE` if it never carries it there.
    returns: Box<[ByPlace; 64]>,
    /// By animal: the fields from which one step leads onto its target.
    pub(super) near: [u64; 4],
    /// By animal: the fields from which a jump leads onto its target or near it.
    pub(super) jumps_near: [u64; 4],
    targets: u32,
    /// Whether animals that wait for each other's fields exchange them.
    swaps: bool,
    /// By the animals that are off the grid: those that have won, if the game is over.
    verdicts: [Option<u8>; 16],
}

impl Meadow {
    /// The tables of a game in open play.
    pub(super) fn new(game: &MuddyRide) -> Meadow {
        let mut meadow = Meadow::bare(game);
        for animal in Animal::ALL {
            meadow.fill_jumps(game, animal);
            meadow.fill_splashes(game, animal);
        }
        meadow.fill_puddles(game);
        meadow
    }

    /// Everything but what jumps and splashes do.
    fn bare(game: &MuddyRide) -> Meadow {
        let board = game.board();
        let seats: Vec<_> = (0..4).filter_map(|seat| game.animal_of(Seat(seat))).collect();
        debug_assert_eq!(seats.len(), game.seats(), "only open play has tables");
        let mut seat_of = [0; 4];
        for (seat, animal) in seats.iter().enumerate() {
            seat_of[animal.index()] = seat as u8;
        }
        let grounds = |animal: Animal| -> Vec<u8> {
            let fields = Field::all(board.size()).filter(|&field| game.can_stand(animal, field));
            fields.map(|field| field.index() as u8).collect()
        };
        let can_leave = matches!(game.mode(), Mode::AllOrNothing { .. });
        let places = Animal::ALL.map(|animal| {
            let mut places = if seats.contains(&animal) { grounds(animal) } else { Vec::new() };
            if can_leave || places.is_empty() {
                places.push(64 + animal as u8);
            }
            places
        });
        let mut weights = [[0; BYTES]; 4];
        let mut stride = 1;
        for animal in (0..4).rev() {
            for (digit, &byte) in places[animal].iter().enumerate() {
                weights[animal][usize::from(byte)] = digit as u32 * stride;
            }
            stride *= places[animal].len() as u32;
        }
        let half = |first: usize| {
            let pairs =
                places[first].iter().flat_map(|&one| places[first + 1].iter().map(move |&two| (one, two)));
            pairs.map(|(one, two)| (u32::from(one) | u32::from(two) << 8) << (8 * first)).collect()
        };
        Meadow {
            halves: [half(0), half(2)],
            layer: stride,
            seat_of,
            places,
            weights,
            jumps: [[0; BYTES]; 4],
            origins: [[Fields::default(); 64]; 4],
            puddles: [[Fields::default(); BYTES]; 4],
            landings: nowhere(),
            returns: vec![[[NONE; 4]; BYTES]; 64].try_into().expect("there are 64"),
            near: [0; 4],
            jumps_near: [0; 4],
            targets: Animal::ALL
                .iter()
                .rev()
                .fold(0, |all, &animal| all << 8 | board.target(animal).index() as u32),
            swaps: game.swaps(),
            verdicts: std::array::from_fn(|gone| {
                verdict(game.mode(), Animals::from_bits(gone as u8), &seats)
            }),
            seats,
        }
    }

    fn fill_jumps(&mut self, game: &MuddyRide, animal: Animal) {
        let board = game.board();
        let (size, own, a) = (board.size(), board.target(animal), animal.index());
        let around = Direction::ALL.iter().filter_map(|&way| own.step(way, size));
        self.near[a] = around.fold(0, |near, field| near | 1 << field.index());
        for from in Field::all(size).filter(|&field| game.can_stand(animal, field)) {
            for to in animal.sideways_and_back().iter().filter_map(|&way| from.step(way, size)) {
                if to == own || game.can_stand(animal, to) {
                    self.jumps[a][from.index()] |= 1 << to.index();
                    self.origins[a][to.index()].push(from.index() as u8);
                }
            }
            let comes_near = self.jumps[a][from.index()] & (self.near[a] | 1 << own.index()) != 0;
            self.jumps_near[a] |= u64::from(comes_near) << from.index();
        }
    }

    fn fill_splashes(&mut self, game: &MuddyRide, animal: Animal) {
        let board = game.board();
        let (size, a) = (board.size(), animal.index());
        let is_in_play = self.seats.contains(&animal);
        for puddle in Field::all(size) {
            for from in Field::all(size) {
                let to = board.footprint(puddle, animal).and_then(|way| from.step(way, size));
                let to = to.filter(|&to| board.target_of(to).is_none_or(|owner| owner == animal));
                self.landings[puddle.index()][from.index()][a] = to.unwrap_or(from).index() as u8;
                let Some(to) = to.filter(|_| is_in_play && game.can_stand(animal, from)) else { continue };
                self.returns[puddle.index()][self.settled_byte(a, to.index() as u8)][a] = from.index() as u8;
            }
        }
    }

    /// An animal on its target leaves the grid.
    fn settled_byte(&self, animal: usize, byte: u8) -> usize {
        let is_home = u32::from(byte) == self.targets >> (8 * animal) & 0xff;
        if is_home { 64 + animal } else { usize::from(byte) }
    }

    /// Who jumped stands in the puddle, or was splashed out of it.
    fn fill_puddles(&mut self, game: &MuddyRide) {
        let board = game.board();
        for (a, animal) in Animal::ALL.into_iter().enumerate() {
            for puddle in Field::all(board.size()) {
                if puddle != board.target(animal) && !game.can_stand(animal, puddle) {
                    continue;
                }
                let byte = puddle.index() as u8;
                let stays = self.settled_byte(a, byte);
                self.puddles[a][stays].push(byte);
                let moves = self.settled_byte(a, self.landings[puddle.index()][puddle.index()][a]);
                if moves != stays {
                    self.puddles[a][moves].push(byte);
                }
            }
        }
    }
}

/// A splash table in which everybody is off the grid and stays there.
fn nowhere() -> Box<[ByPlace; 64]> {
    vec![[[64, 65, 66, 67]; BYTES]; 64].try_into().expect("there are 64")
}

/// Who has won, as bits, if the game is over with these animals off the grid.
fn verdict(mode: Mode, gone: Animals, seats: &[Animal]) -> Option<u8> {
    let in_play: Animals = seats.iter().copied().collect();
    let arrived = gone.and(in_play);
    let only = |done: [bool; 2], teams: [Animals; 2]| match done {
        [false, false] => None,
        [true, false] => Some(teams[0].bits()),
        [false, true] => Some(teams[1].bits()),
        [true, true] => Some(0),
    };
    match mode {
        // If all arrive together nobody loses, so nobody wins.
        Mode::FreeForAll { .. } if arrived == in_play => Some(0),
        Mode::FreeForAll { .. } => (!arrived.is_empty()).then_some(arrived.bits()),
        Mode::WhiteHorse { teams } => only(teams.map(|team| !arrived.and(team).is_empty()), teams),
        Mode::AllOrNothing { teams } => only(teams.map(|team| arrived.has_all(team)), teams),
        Mode::Secret { .. } => None,
    }
}

#[inline]
pub(super) const fn byte(places: u32, animal: usize) -> u8 {
    (places >> (8 * animal)) as u8
}

#[inline]
pub(super) const fn with_byte(places: u32, animal: usize, byte: u8) -> u32 {
    places & !(0xff << (8 * animal)) | (byte as u32) << (8 * animal)
}

/// Asking the tables.
impl Meadow {
    /// How many positions the table has.
    pub(super) fn positions(&self) -> u32 {
        self.layer * self.seats.len() as u32
    }

    /// The position's index within its seat's layer.
    #[inline]
    pub(super) fn place(&self, places: u32) -> u32 {
        (0..4).map(|animal| self.weights[animal][usize::from(byte(places, animal) & 127)]).sum()
    }

    /// What the animal's place adds to an index.
    #[inline]
    pub(super) fn weight(&self, animal: usize, byte: u8) -> u32 {
        self.weights[animal][usize::from(byte & 127)]
    }

    /// The index at which the layer of the animal's seat begins.
    #[inline]
    pub(super) fn layer_of(&self, animal: usize) -> u32 {
        u32::from(self.seat_of[animal]) * self.layer
    }

    /// Where the animals stand in the position with this index in its layer.
    #[inline]
    pub(super) fn placed(&self, place: u32) -> u32 {
        let last = self.halves[1].len() as u32;
        self.halves[0][(place / last) as usize] | self.halves[1][(place % last) as usize]
    }

    /// The fields that the animal may jump onto.
    #[inline]
    pub(super) fn open_fields(&self, animal: usize, places: u32) -> u64 {
        self.jumps[animal][usize::from(byte(places, animal) & 127)] & !occupied(places)
    }

    /// The fields from which the animal may have jumped here.
    #[inline]
    pub(super) fn origins(&self, animal: usize, field: u8) -> &[u8] {
        self.origins[animal][usize::from(field & 63)].as_slice()
    }

    /// The puddles that the animal may have jumped into.
    #[inline]
    pub(super) fn puddles(&self, animal: usize, places: u32) -> &[u8] {
        self.puddles[animal][usize::from(byte(places, animal) & 127)].as_slice()
    }

    /// All splashes of a jump into the puddle.
    #[inline]
    pub(super) fn event(&self, puddle: u8, at: u32) -> Event {
        let here = &self.landings[usize::from(puddle & 63)];
        let [n, e, s, w] = at.to_le_bytes().map(|byte| usize::from(byte & 127));
        let to = u32::from_le_bytes([here[n][0], here[e][1], here[s][2], here[w][3]]);
        Event { at, to, swaps: self.swaps }
    }

    /// From where the puddle's splash would have carried each animal to where it is; the highest bit of an animal's byte
    /// is set if it cannot have.
    #[inline]
    pub(super) fn returns(&self, puddle: u8, places: u32) -> u32 {
        let here = &self.returns[usize::from(puddle & 63)];
        let [n, e, s, w] = places.to_le_bytes().map(|byte| usize::from(byte & 127));
        u32::from_le_bytes([here[n][0], here[e][1], here[s][2], here[w][3]])
    }

    /// Takes who has arrived off the grid.
    #[inline]
    pub(super) fn settle(&self, places: u32) -> u32 {
        let home = (same(places, self.targets) >> 7) * 0xff;
        places & !home | 0x4342_4140 & home
    }

    /// Who has won, as bits, if the game is over.
    #[inline]
    pub(super) fn verdict(&self, places: u32) -> Option<u8> {
        self.verdicts[off_grid(places)]
    }

    /// Whether the position can open a turn of this animal: nobody shares a field, and the game goes on.
    pub(super) fn is_position(&self, animal: usize, places: u32) -> bool {
        byte(places, animal) < 64 && are_apart(places) && self.verdict(places).is_none()
    }

    /// The animal that has the turn after this one's.
    pub(super) fn next(&self, animal: usize, places: u32) -> usize {
        let after = self.seats.iter().cycle().skip(usize::from(self.seat_of[animal]) + 1);
        let mut on_grid = after.map(|animal| animal.index()).filter(|&animal| byte(places, animal) < 64);
        on_grid.next().expect("while the game goes on somebody is on the grid")
    }

    /// The animals that may have had the turn before this one's, the last one first, and whether it must have arrived
    /// in that turn.
    #[inline]
    pub(super) fn before(&self, seat: usize, places: u32) -> impl Iterator<Item = (usize, bool)> {
        let count = self.seats.len();
        let mut next = seat;
        let mut is_done = false;
        std::iter::from_fn(move || {
            if is_done {
                return None;
            }
            next = if next == 0 { count - 1 } else { next - 1 };
            let animal = self.seats[next].index();
            let has_arrived = byte(places, animal) >= 64;
            is_done = !has_arrived || next == seat;
            Some((animal, has_arrived))
        })
    }
}

/// The fields on which somebody stands.
#[inline]
pub(super) fn occupied(places: u32) -> u64 {
    let bit = |byte: u8| u64::from(byte < 64) << (byte & 63);
    let [n, e, s, w] = places.to_le_bytes().map(bit);
    n | e | s | w
}

/// Whether no two animals have the same place.
#[inline]
pub(super) const fn are_apart(places: u32) -> bool {
    same(places, places.rotate_left(8)) | same(places, places.rotate_left(16)) == 0
}

/// The animals that are off the grid, as bits.
#[inline]
const fn off_grid(places: u32) -> usize {
    ((places >> 6 & 0x0101_0101).wrapping_mul(0x0102_0408) >> 24 & 15) as usize
}
