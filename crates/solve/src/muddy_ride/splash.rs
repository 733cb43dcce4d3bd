//! Which animals a splash moves, for all four at once: a mark is the highest bit of an animal's byte.

/// Where all stand, and where the splash would carry each; one without a way lands where it stands.
#[derive(Clone, Copy)]
pub(super) struct Event {
    pub(super) at: u32,
    pub(super) to: u32,
    /// Whether animals that wait for each other's fields exchange them.
    pub(super) swaps: bool,
}

/// What a splash does.
pub(super) enum Splash {
    /// All stand here now.
    Moved(u32),
    /// The seat that jumped chooses.
    Choice,
}

/// The highest bit of each animal's byte.
pub(super) const MARKS: u32 = 0x8080_8080;

/// Marks the animals whose bytes are the same. No byte has its highest bit set, so nothing is carried between them.
#[inline]
pub(super) const fn same(left: u32, right: u32) -> u32 {
    !((left ^ right) + 0x7f7f_7f7f) & MARKS
}

impl Event {
    /// Marks those whose way leads onto a field where nobody stands.
    #[inline]
    pub(super) fn free(self) -> u32 {
        let Event { at, to, .. } = self;
        let stays = same(to, at) | same(to, at.rotate_left(8));
        !(stays | same(to, at.rotate_left(16)) | same(to, at.rotate_left(24))) & MARKS
    }

    /// Those whose way is free or becomes so, as marks; and whether two of them want the same field.
    #[inline]
    fn movers(self) -> (u32, bool) {
        let Event { at, to, swaps } = self;
        let waits = [same(to, at.rotate_left(8)), same(to, at.rotate_left(16)), same(to, at.rotate_left(24))];
        let followers = |of: u32| {
            waits[0] & of.rotate_left(8) | waits[1] & of.rotate_left(16) | waits[2] & of.rotate_left(24)
        };
        let splashed = !same(to, at) & MARKS;
        let is_waited = waits[0] | waits[1] | waits[2] != 0;
        let mut movers = if swaps { splashed } else { splashed & !(waits[0] | waits[1] | waits[2]) };
        if swaps && is_waited {
            // Rings move too: only those stay who wait for one that stays.
            loop {
                let stuck = followers(!movers & MARKS) & movers;
                if stuck == 0 {
                    break;
                }
                movers &= !stuck;
            }
        } else if is_waited {
            loop {
                let followers = followers(movers);
                if followers & !movers == 0 {
                    break;
                }
                movers |= followers;
            }
        }
        let contested = same(to, to.rotate_left(8)) & movers.rotate_left(8)
            | same(to, to.rotate_left(16)) & movers.rotate_left(16);
        (movers, contested & movers != 0)
    }

    /// Where all stand after the splash, unless there is something to choose.
    #[inline]
    pub(super) fn resolve(self) -> Splash {
        let (movers, is_contested) = self.movers();
        if is_contested {
            // With crossing, the ring that one of the two is in may leave no choice.
            return match if self.swaps { self.choices() } else { Vec::new() }[..] {
                [only] => Splash::Moved(only),
                _ => Splash::Choice,
            };
        }
        let bytes = (movers >> 7) * 0xff;
        Splash::Moved(self.at & !bytes | self.to & bytes)
    }

    /// Where all stand after each choice that there is: the maximal sets of movers in which nobody shares a field and
    /// everybody has a free way.
    pub(super) fn choices(self) -> Vec<u32> {
        let (movers, _) = self.movers();
        let can_move = |set: u32| {
            let is_member = |animal: u32| set >> animal & 1 == 1;
            (0..4).filter(|&animal| is_member(animal)).all(|animal| {
                let to = byte(self.to, animal);
                let is_hopeful = movers >> (8 * animal + 7) & 1 == 1;
                let is_free =
                    (0..4).all(|other| other == animal || byte(self.at, other) != to || is_member(other));
                let is_alone = (0..animal).all(|other| !is_member(other) || byte(self.to, other) != to);
                is_hopeful && is_free && is_alone
            })
        };
        let sets: Vec<u32> = (0..16).filter(|&set| can_move(set)).collect();
        let is_maximal = |set: &u32| !sets.iter().any(|other| other != set && other & set == *set);
        sets.iter().copied().filter(is_maximal).map(|set| self.moved(set)).collect()
    }

    fn moved(self, set: u32) -> u32 {
        let bytes = (0..4)
            .filter(|animal| set >> animal & 1 == 1)
            .fold(0, |bytes, animal| bytes | 0xff << (8 * animal));
        self.at & !bytes | self.to & bytes
    }
}

const fn byte(places: u32, animal: u32) -> u8 {
    (places >> (8 * animal)) as u8
}
