//! Where seat 0's gods stand, as far as its plan goes: the Wanderer and Eurika anywhere, Archimedes once those two are in
//! hand, Extazia never. Whatever else there is, is forgotten: who has more is never worse off.

/// The planes of the Wanderer, Eurika and Archimedes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Gods {
    wanderer: u8,
    eurika: u8,
    archimedes: u8,
}

/// Where the gods stand, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stand(u8);

impl Gods {
    fn stand(self) -> Stand {
        let is_ready = self.wanderer == 3 && self.eurika == 3;
        Stand(self.wanderer + 4 * self.eurika + if is_ready { self.archimedes } else { 0 })
    }
}

impl Stand {
    /// How many there are.
    pub(super) const COUNT: usize = 19;

    pub(super) fn all() -> impl Iterator<Item = Stand> {
        (0..Stand::COUNT as u8).map(Stand)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Of planes, two bits a god.
    pub(super) fn of(planes: u8) -> Stand {
        let plane = |god: u8| planes >> (2 * god) & 3;
        Gods { wanderer: plane(1), eurika: plane(2), archimedes: plane(3) }.stand()
    }

    fn gods(self) -> Gods {
        match self.0 {
            number @ 0..16 => Gods { wanderer: number % 4, eurika: number / 4, archimedes: 0 },
            number => Gods { wanderer: 3, eurika: 3, archimedes: number - 15 },
        }
    }

    pub(super) fn planes(self) -> u8 {
        let Gods { wanderer, eurika, archimedes } = self.gods();
        wanderer << 2 | eurika << 4 | archimedes << 6
    }

    /// Whether the Wanderer is in hand.
    pub(super) fn has_wanderer(self) -> bool {
        self.gods().wanderer == 3
    }

    /// When the Wanderer has been brought.
    pub(super) fn without_wanderer(self) -> Stand {
        Gods { wanderer: 1, ..self.gods() }.stand()
    }

    /// Where steps can lead.
    pub(super) fn walked(self, steps: usize) -> impl Iterator<Item = Stand> {
        let gods = self.gods();
        let room = |plane: u8| usize::from(3 - plane);
        let most = steps.min(room(gods.wanderer));
        (0..=most).filter_map(move |wanderer| {
            let eurika = (steps - wanderer).min(room(gods.eurika));
            // Whatever neither of the two can use goes to Archimedes, but only then.
            let rest = steps - wanderer - eurika;
            let next = Gods {
                wanderer: gods.wanderer + wanderer as u8,
                eurika: gods.eurika + eurika as u8,
                archimedes: gods.archimedes + rest.min(room(gods.archimedes)) as u8,
            };
            (rest == 0 || wanderer == most).then(|| next.stand())
        })
    }

    /// Where favours lead, which go to one god, and not to one in play.
    pub(super) fn favoured(self, favours: usize, brings_wanderer: bool) -> Stand {
        let mut gods = self.gods();
        let lifted = |plane: u8| (plane + favours as u8).min(3);
        if !brings_wanderer && gods.wanderer < 3 {
            gods.wanderer = lifted(gods.wanderer);
        } else if gods.eurika < 3 {
            gods.eurika = lifted(gods.eurika);
        } else {
            gods.archimedes = lifted(gods.archimedes);
        }
        gods.stand()
    }
}
