//! What must be claimed of the tings after a round so that two line-ups are worth a wanted value to seat 0.

use super::super::super::field::{Field, NO_ROW, to_mist, total};
use super::super::super::memory::Memory;
use super::super::super::open::{ALL, LineUp, Mark, Matter, Next, Open, Scene, Window};
use super::super::lookup::Place;
use super::table::{Table, parts_above, worth};

/// A search for a value counts with less by this.
const HAIR: f64 = 1e-12;

/// The tings after a round, and which of them were read on the way that proved enough.
struct Recording<'a> {
    known: &'a Table,
    wanted: f64,
    read: Vec<usize>,
    /// Positions of which it is remembered that they are worth enough: what that takes was read.
    remembered: Vec<(u128, bool)>,
}

impl Next for Recording<'_> {
    fn value(&mut self, life: [u8; 2], planes: [u8; 2], _: Window) -> f64 {
        let number = self.known.number(Place { planes, life });
        let value = worth(self.known.at(number));
        if value < self.wanted {
            return value;
        }
        self.read.push(number);
        self.wanted
    }

    fn mark(&self) -> Mark {
        Mark { read: self.read.len(), remembered: self.remembered.len() }
    }

    fn forget(&mut self, since: Mark, memory: &mut Memory) {
        self.read.truncate(since.read);
        for (key, is_tail) in self.remembered.drain(since.remembered..) {
            if is_tail { &mut memory.tails } else { &mut memory.fields }.doubt(key);
        }
    }

    fn remembers(&mut self, key: u128, is_tail: bool) {
        self.remembered.push((key, is_tail));
    }
}

/// What is remembered of pairs.
pub(super) struct Memories {
    /// Of what they are worth.
    pub(super) exact: Memory,
    /// Of what was recorded.
    pub(super) recorded: Memory,
}

/// A pair of line-ups at a ting.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    pub(super) follow: u8,
    pub(super) place: Place,
    pub(super) line_ups: [LineUp; 2],
}

impl Pair {
    /// Whether a coin decides who has the say.
    fn has_coin(&self) -> bool {
        let [one, other] = self.line_ups.map(|line_up| total(line_up.kin) + line_up.gods.count_ones());
        one == other
    }

    /// The value within a window, once the coin has fallen if there is one.
    fn search<N: Next>(&self, say: Option<usize>, memory: &mut Memory, next: N, window: Window) -> (f64, N) {
        let Place { life, planes } = self.place;
        let mut open = Open { matter: Matter::before(self.follow), memory, next, mark: 0 };
        let value = match say {
            None => open.reveal(life, planes, self.line_ups, window),
            Some(say) => {
                let gods = self.line_ups.map(|line_up| line_up.gods);
                let planes = [0, 1].map(|seat| to_mist(planes[seat], gods[seat]));
                let field = Field { kin: self.line_ups.map(|line_up| line_up.kin), doubled: [NO_ROW; 2] };
                open.open_judgement(Scene { life, planes, say, mark: 0 }, field, gods, window)
            }
        };
        (value, open.next)
    }

    /// Raises what is needed of the tings after the round until the pair is worth as much as is wanted, which it is by
    /// what is known of them.
    pub(super) fn record(&self, wanted: f64, known: &Table, need: &mut Table, memories: &mut Memories) {
        let Memories { exact, recorded } = memories;
        let mut way = |say: Option<usize>, wanted: f64| {
            if wanted <= -1.0 {
                return;
            }
            let next = Recording { known, wanted: wanted - HAIR, read: Vec::new(), remembered: Vec::new() };
            let window = (wanted - 2.0 * HAIR, wanted - HAIR);
            let (value, Recording { read, .. }) = self.search(say, recorded, next, window);
            assert!(value >= window.1, "{value} where {wanted} was found before");
            for number in read {
                need.raise(number, parts_above(wanted));
            }
        };
        if !self.has_coin() {
            return way(None, wanted);
        }
        let [heads, tails] = [0, 1].map(|say| self.search(Some(say), exact, Known(known), ALL).0);
        // The first side gives way as far as the second makes up for it.
        let first = (2.0 * wanted - tails).max(-1.0).min(heads);
        way(Some(0), first);
        way(Some(1), (2.0 * wanted - first).min(tails));
    }
}

/// The tings after a round with what is known of them.
struct Known<'a>(&'a Table);

impl Next for Known<'_> {
    fn value(&mut self, life: [u8; 2], planes: [u8; 2], _: Window) -> f64 {
        self.0.value(Place { planes, life })
    }
}
