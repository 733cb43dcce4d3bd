//! Through whose eyes a table is seen, and what may not be seen on a shared screen.

use super::fold::Fold;
use gambol_core::{Eyes, Node, Seat, Seats};
use gambol_draw::theme::Theme;

/// What a visitor looks at it on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Screen {
    /// The colours.
    pub theme: Theme,
    /// Whether it is narrow and higher than wide, as a telephone is held: wide boards are laid on their side.
    pub tall: bool,
}

/// What decides how a table looks to a visitor. Visitors with equal lenses get the same bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lens {
    /// The seats that the visitor holds.
    pub(crate) held: Seats,
    /// The seat for which the curtain is lifted, on a screen that several share.
    pub(crate) look: Option<Seat>,
    /// What it is looked at on.
    pub(crate) screen: Screen,
    /// How often the visitor has turned the board.
    pub(crate) turns: u8,
    /// Whether the visitor made the table, and so may see the invitations.
    pub(crate) creator: bool,
    /// A planted leak, for the test that looks for leaks.
    pub(crate) leaks: bool,
}

impl Lens {
    /// Whether several share this screen, and the game has secrets.
    fn is_shared(self, fold: &Fold) -> bool {
        self.held.len() > 1 && fold.game.has_secrets()
    }

    /// What the visitor may see now.
    pub(crate) fn eyes(self, fold: &Fold) -> Eyes {
        if fold.is_over() || self.leaks {
            return Eyes::All;
        }
        if !self.is_shared(fold) {
            return self.held.iter().next().map_or(Eyes::Nobody, Eyes::Seat);
        }
        match self.look.filter(|seat| self.held.has(*seat)) {
            Some(seat) => Eyes::Seat(seat),
            None => Eyes::Nobody,
        }
    }

    /// The held seat that may act through this lens now.
    pub(crate) fn actor(self, fold: &Fold) -> Option<Seat> {
        let seat = self.asked(fold)?;
        let lifted = !self.is_shared(fold) || !is_veiled(fold, seat) || self.look == Some(seat);
        lifted.then_some(seat)
    }

    /// The held seat that is asked next, curtain or not. Where both players of one screen owe a choice, the one that
    /// looks, or else the first.
    fn asked(self, fold: &Fold) -> Option<Seat> {
        let asked = fold.to_act();
        let mine = |seat: &Seat| asked.has(*seat) && self.held.has(*seat) && !fold.resigned.has(*seat);
        self.look.filter(mine).or_else(|| asked.iter().find(mine))
    }

    /// Who should take the device before anything secret is shown.
    pub(crate) fn curtain(self, fold: &Fold) -> Option<Seat> {
        let seat = self.asked(fold)?;
        (self.is_shared(fold) && self.look != Some(seat) && is_veiled(fold, seat)).then_some(seat)
    }

    /// The seat that looks up the page.
    pub(crate) fn viewer(self, fold: &Fold) -> Seat {
        let looking = if self.is_shared(fold) { self.look } else { None };
        let own = looking.or_else(|| self.held.iter().next()).unwrap_or(Seat(0));
        let all = fold.game.seats().max(1);
        Seat(((own.index() + usize::from(self.turns)) % all) as u8)
    }

    /// Whether a board without near and far sides lies on its side.
    pub(crate) fn is_turned(self) -> bool {
        self.screen.tall != (self.turns % 2 == 1)
    }
}

/// Whether a seat needs a curtain for what it is asked: because it knows what the others do not, or because they may not
/// see it choose. For an open decision among open things the device may lie on the table.
fn is_veiled(fold: &Fold, seat: Seat) -> bool {
    if matches!(fold.node(), Node::Simultaneous { .. }) {
        return true;
    }
    let seen = fold.game.state(Eyes::Seat(seat));
    let hides = fold.game.game() == "two-paths" && seen["phase"] == "hide";
    hides || seen != fold.game.state(Eyes::Nobody)
}
