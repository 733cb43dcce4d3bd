//! Through whose eyes a table is seen, and what may not be seen on a shared screen.

use crate::fold::Fold;
use gambol_core::{Eyes, Seat, Seats};
use gambol_draw::theme::Theme;
use gambol_words::Language;

/// The screen a visitor looks at it on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Screen {
    /// The colours.
    pub theme: Theme,
    /// Whether it is narrow and taller than wide, as a phone is held: wide boards are laid on their side.
    pub tall: bool,
    /// The language that is read there.
    pub language: Language,
}

/// What decides how a table looks to a visitor. Visitors with equal lenses get the same bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lens {
    /// The seats that the visitor holds.
    pub held: Seats,
    /// The seat for which the curtain is lifted, on a screen that several share.
    pub look: Option<Seat>,
    /// The screen it is looked at on.
    pub screen: Screen,
    /// How often the visitor has turned the board.
    pub turns: u8,
    /// Whether the visitor made the table, and so may see the invitations.
    pub creator: bool,
    /// Whether the visitor alone plays all the seats held: there is nobody to hide anything from.
    pub alone: bool,
}

impl Lens {
    /// Through these seats, on this screen, with the curtain down.
    pub fn new(held: Seats, screen: Screen, creator: bool) -> Lens {
        Lens { held, look: None, screen, turns: 0, creator, alone: false }
    }

    /// Lifts the curtain for a seat that is held and to act, or lowers it; for any other, returns false and changes
    /// nothing.
    pub fn lift(&mut self, seat: Option<Seat>, fold: &Fold) -> bool {
        // The seat named may not exist at all.
        let may = |seat: Seat| self.held.iter().any(|held| held == seat && fold.to_act().has(held));
        let is_granted = seat.is_none_or(may);
        if is_granted {
            self.look = seat;
        }
        is_granted
    }

    /// Whether several people share this screen and the game has secrets.
    fn is_shared(self, fold: &Fold) -> bool {
        self.held.len() > 1 && !self.alone && fold.game.has_secrets()
    }

    /// What the visitor may see now.
    pub fn eyes(self, fold: &Fold) -> Eyes {
        if fold.is_over() {
            return Eyes::All;
        }
        if !self.is_shared(fold) {
            let asked = if self.alone { self.asked(fold) } else { None };
            return asked.or_else(|| self.held.iter().next()).map_or(Eyes::Nobody, Eyes::Seat);
        }
        match self.look.filter(|seat| self.held.has(*seat)) {
            Some(seat) => Eyes::Seat(seat),
            None => Eyes::Nobody,
        }
    }

    /// The held seat that may act through this lens now.
    pub fn actor(self, fold: &Fold) -> Option<Seat> {
        let seat = self.asked(fold).filter(|_| !fold.is_paused)?;
        let lifted = !self.is_shared(fold) || !is_veiled(fold, seat) || self.look == Some(seat);
        lifted.then_some(seat)
    }

    /// The held seat that acts next, curtain or not. Where both players at one screen have yet to choose, the one
    /// that is looking, otherwise the first.
    fn asked(self, fold: &Fold) -> Option<Seat> {
        let asked = fold.to_act();
        let mine = |seat: &Seat| asked.has(*seat) && self.held.has(*seat) && !fold.resigned.has(*seat);
        self.look.filter(mine).or_else(|| asked.iter().find(mine))
    }

    /// Who should take the device before anything secret is shown.
    pub fn curtain(self, fold: &Fold) -> Option<Seat> {
        let seat = self.asked(fold)?;
        (self.is_shared(fold) && self.look != Some(seat) && is_veiled(fold, seat)).then_some(seat)
    }

    /// The seat of whoever reads what is said through this lens: "you". Nobody in particular where several share the
    /// screen, and nobody who only watches.
    pub fn reader(self) -> Option<Seat> {
        if self.held.len() == 1 { self.held.iter().next() } else { None }
    }

    /// The seat whose side is at the bottom of the page.
    pub fn viewer(self, fold: &Fold) -> Seat {
        let looking = if self.is_shared(fold) { self.look } else { None };
        let own = looking.or_else(|| self.held.iter().next()).unwrap_or(Seat(0));
        let all = fold.game.seats().max(1);
        Seat(((own.index() + usize::from(self.turns)) % all) as u8)
    }

    /// Whether a board without near and far sides lies on its side.
    pub fn is_turned(self) -> bool {
        self.screen.tall != (self.turns % 2 == 1)
    }
}

/// Whether a seat needs a curtain to act: because it knows what the others do not, or because they may not see it
/// choose. For an open decision with nothing hidden, the device may lie on the table.
fn is_veiled(fold: &Fold, seat: Seat) -> bool {
    let game = &fold.game;
    game.hides_choice() || game.state(Eyes::Seat(seat)) != game.state(Eyes::Nobody)
}
