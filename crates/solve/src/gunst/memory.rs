//! What searches of the open game remember, and under which keys.

use super::cache::Cache;
use super::field::Field;
use super::open::Scene;

/// How much a memory that is lent holds.
pub(super) const MEMORY_BITS: u32 = 17;

/// Memory for searches of one round.
#[derive(Default)]
pub(super) struct Memory {
    pub(super) fields: Cache,
    pub(super) tails: Cache,
}

impl Memory {
    /// Whether there is no room in it at all: it was never asked for.
    const fn is_missing(&self) -> bool {
        self.fields.is_missing()
    }

    pub(super) fn new(bits: u32) -> Memory {
        Memory { fields: Cache::new(bits), tails: Cache::new(bits) }
    }

    /// Takes it out of its place, made if it was missing, to be put back after use.
    pub(super) fn lend(&mut self) -> Memory {
        self.lend_as(MEMORY_BITS)
    }

    /// The same, made as large as this if it was missing.
    pub(super) fn lend_as(&mut self, bits: u32) -> Memory {
        let memory = std::mem::take(self);
        if memory.is_missing() { Memory::new(bits) } else { memory }
    }

    /// Bytes.
    pub(super) const fn size(bits: u32) -> u64 {
        2 * Cache::size(bits)
    }

    /// Forgets all: for when the values of what follows have changed.
    pub(super) fn clear(&mut self) {
        self.fields.clear();
        self.tails.clear();
    }
}

/// A position of the judgement.
pub(super) fn field_key(scene: Scene, field: Field, gods: [u8; 2], seat: usize) -> u128 {
    let rows = u128::from(field.kin[0]) | u128::from(field.kin[1]) << 20;
    let doubled = u128::from(field.doubled[0]) | u128::from(field.doubled[1]) << 3;
    let gods = u128::from(gods[0]) | u128::from(gods[1]) << 4;
    rows | doubled << 40 | gods << 46 | (seat as u128) << 54 | scene_key(scene) << 55
}

/// The knights and the warriors are done, so they no longer count.
pub(super) fn tail_key(scene: Scene, field: Field) -> u128 {
    let rows = u128::from(field.kin[0] >> 8) | u128::from(field.kin[1] >> 8) << 12;
    let doubled = |seat: usize| u128::from(field.doubled[seat]).clamp(1, 7);
    rows | doubled(0) << 24 | doubled(1) << 27 | scene_key(scene) << 30
}

/// 12 bits of life, 16 of planes, 1 of say, 18 of mark.
fn scene_key(scene: Scene) -> u128 {
    let [life, planes] =
        [scene.life, scene.planes].map(|both| u128::from(both[0]) | u128::from(both[1]) << 8);
    life | planes << 16 | (scene.say as u128) << 32 | u128::from(scene.mark) << 33
}
