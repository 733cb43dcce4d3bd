//! Who sits where: the chairs of a table.

use crate::people::Person;
use gambol_core::{Seat, Seats};

/// Who a chair is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sits {
    /// One person, at their own screen.
    Me,
    /// Somebody else at the screen of the person who made the table.
    Here,
    /// The computer.
    Bot,
    /// Whoever follows the invitation; nobody yet.
    #[default]
    Open,
}

impl Sits {
    /// All of them.
    pub const ALL: [Sits; 4] = [Sits::Me, Sits::Here, Sits::Bot, Sits::Open];

    /// As it is stored.
    pub fn name(self) -> &'static str {
        match self {
            Sits::Me => "me",
            Sits::Here => "here",
            Sits::Bot => "bot",
            Sits::Open => "open",
        }
    }

    /// From how it was stored.
    pub fn named(name: &str) -> Option<Sits> {
        Sits::ALL.into_iter().find(|sits| sits.name() == name)
    }
}

/// A chair at a table; its position in the list says which seat it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// Who it is for.
    pub sits: Sits,
    /// The level of a computer.
    pub level: Option<String>,
    /// Who sits there.
    pub person: Option<Person>,
    /// The name of whoever sits there, at this table.
    pub name: Option<String>,
    /// Whether it was given to whoever follows an invitation.
    pub invited: bool,
}

impl Chair {
    /// Whether the computer sits here.
    pub fn is_bot(&self) -> bool {
        self.sits == Sits::Bot
    }

    /// Whether this person sits here.
    pub fn is_of(&self, person: &Person) -> bool {
        self.person.as_ref() == Some(person) && !self.is_bot()
    }
}

/// The seats of the chairs for which this is true.
pub(crate) fn seats_where(chairs: &[Chair], is: impl Fn(&Chair) -> bool) -> Seats {
    let numbered = chairs.iter().zip(0..);
    numbered.filter(|(chair, _)| is(chair)).map(|(_, seat)| Seat(seat)).collect()
}
