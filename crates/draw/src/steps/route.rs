//! The parts of an action, from its notation.

/// The most different parts an action has: five kinds of kin and four gods.
const MOST: usize = 9;

/// How the parts of an action may be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// One after the other, as they stand.
    Given,
    /// In any order.
    Any,
    /// In any order, and whoever has pointed at enough of them says so.
    AnyThenDone,
}

/// The parts of an action, each with how often it is pointed at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Route<'a> {
    parts: [(&'a str, u8); MOST],
    len: usize,
    pub(crate) order: Order,
}

impl<'a> Route<'a> {
    pub(crate) fn new(order: Order, parts: impl IntoIterator<Item = (&'a str, u8)>) -> Option<Route<'a>> {
        let mut route = Route { parts: [("", 0); MOST], len: 0, order };
        for part in parts {
            *route.parts.get_mut(route.len)? = part;
            route.len += 1;
        }
        Some(route)
    }

    /// An action that is one pointing by itself.
    pub(crate) fn whole(action: &'a str) -> Route<'a> {
        let mut parts = [("", 0); MOST];
        parts[0] = (action, 1);
        Route { parts, len: 1, order: Order::Given }
    }

    pub(crate) fn parts(&self) -> &[(&'a str, u8)] {
        &self.parts[..self.len]
    }

    /// How many pointings it takes.
    pub(crate) fn length(&self) -> usize {
        self.parts().iter().map(|&(_, times)| usize::from(times)).sum()
    }

    /// How often a part is pointed at.
    pub(crate) fn times(&self, part: &str) -> u8 {
        self.parts().iter().find(|(other, _)| *other == part).map_or(0, |&(_, times)| times)
    }
}
