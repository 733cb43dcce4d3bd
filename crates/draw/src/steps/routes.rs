//! The parts of an action, from its notation.

/// The most different parts an action has: five kinds of kin and four gods.
const MOST: usize = 9;

/// How the parts of an action may be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// One after the other, as they stand.
    Given,
    /// In any order.
    Any,
    /// In any order, and whoever has pointed at enough of them says so.
    AnyThenDone,
}

/// The parts of an action, each with how often it is pointed at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Route<'a> {
    parts: [(&'a str, u8); MOST],
    len: usize,
    pub(super) order: Order,
}

impl<'a> Route<'a> {
    fn new(order: Order, parts: impl IntoIterator<Item = (&'a str, u8)>) -> Option<Route<'a>> {
        let mut route = Route { parts: [("", 0); MOST], len: 0, order };
        for part in parts {
            *route.parts.get_mut(route.len)? = part;
            route.len += 1;
        }
        Some(route)
    }

    /// An action that is one pointing by itself.
    fn whole(action: &'a str) -> Route<'a> {
        let mut parts = [("", 0); MOST];
        parts[0] = (action, 1);
        Route { parts, len: 1, order: Order::Given }
    }

    pub(super) fn parts(&self) -> &[(&'a str, u8)] {
        &self.parts[..self.len]
    }

    /// How many pointings it takes.
    pub(super) fn length(&self) -> usize {
        self.parts().iter().map(|&(_, times)| usize::from(times)).sum()
    }

    /// How often a part is pointed at.
    pub(super) fn times(&self, part: &str) -> u8 {
        self.parts().iter().find(|(other, _)| *other == part).map_or(0, |&(_, times)| times)
    }
}

/// The way to the actions of one list.
pub(super) struct Routes<'a> {
    game: &'a str,
    legal: &'a [String],
    /// Whether gods of several kinds may act, so that the god is pointed at first.
    several_gods: bool,
}

impl<'a> Routes<'a> {
    pub(super) fn new(game: &'a str, legal: &'a [String]) -> Routes<'a> {
        let god = |action: &'a String| action.split_once(':').map(|(god, _)| god);
        let mut gods = legal.iter().filter_map(god);
        let first = gods.next();
        Routes { game, legal, several_gods: game == "gunst" && gods.any(|god| Some(god) != first) }
    }

    /// The parts of this action. What no game's notation explains is one part by itself.
    pub(super) fn of(&self, action: &'a str) -> Route<'a> {
        let route = match self.game {
            "muddy-ride" => self.jump_of_either(action),
            "duel" => triggered(action),
            "kangaruse" => destroyed(action),
            "two-paths" => line(action).or_else(|| hidden(action)),
            "gunst" => line_up(action).or_else(|| steps(action)).or_else(|| self.deed(action)),
            _ => None,
        };
        route.unwrap_or_else(|| Route::whole(action))
    }

    /// `N:c3`, where another animal may jump to c3 too: the field first, then who.
    fn jump_of_either(&self, action: &'a str) -> Option<Route<'a>> {
        let (animal, cell) = action.split_once(':')?;
        let shares = |other: &&String| other.split_once(':').is_some_and(|(_, to)| to == cell);
        let shared = self.legal.iter().filter(shares).count() > 1;
        if shared { Route::new(Order::Given, [(cell, 1), (animal, 1)]) } else { None }
    }

    /// `E:W>K`: the god, if several may act, then the row it takes from, then the row it brings to.
    fn deed(&self, action: &'a str) -> Option<Route<'a>> {
        let (god, what) = action.split_once(':')?;
        let (from, to) = match what.split_once('>') {
            Some((from, _)) => action.split_at_checked(god.len() + 1 + from.len())?,
            None => (action, ""),
        };
        let parts = [(god, self.several_gods), (from, true), (to, !to.is_empty())];
        Route::new(Order::Given, parts.into_iter().filter(|(_, asked)| *asked).map(|(part, _)| (part, 1)))
    }
}

/// `b2@c2`: the step, then the field it triggers.
fn triggered(action: &str) -> Option<Route<'_>> {
    let (to, trigger) = action.split_at_checked(action.find('@')?)?;
    Route::new(Order::Given, [(to, 1), (trigger, 1)])
}

/// `destroy b3 c7`: the squares, in any order.
fn destroyed(action: &str) -> Option<Route<'_>> {
    let squares = action.strip_prefix("destroy ")?;
    Route::new(Order::Any, squares.split(' ').map(|square| (square, 1)))
}

/// `line FHG`: from west to east; the last one needs no pointing at.
fn line(action: &str) -> Option<Route<'_>> {
    let order = action.strip_prefix("line ").filter(|order| order.len() == 3)?;
    Route::new(Order::Given, [(order.get(..1)?, 1), (order.get(1..2)?, 1)])
}

/// `F:W`: the animal, then the side.
fn hidden(action: &str) -> Option<Route<'_>> {
    let (animal, side) = action.split_once(':')?;
    Route::new(Order::Given, [(animal, 1), (side, 1)])
}

/// `K1W2`: letters, each with a digit.
fn counted(text: &str) -> Option<impl Iterator<Item = (&str, u8)>> {
    let well = text.is_ascii()
        && text.len().is_multiple_of(2)
        && text.bytes().skip(1).step_by(2).all(|digit| digit.is_ascii_digit());
    let pairs = (0..text.len() / 2)
        .map(move |pair| (&text[2 * pair..=2 * pair], text.as_bytes()[2 * pair + 1] - b'0'));
    well.then(|| pairs.filter(|(_, times)| *times > 0))
}

/// `ting K1W2F0T1S2+XA`: kin and gods in any order, until that is all.
fn line_up(action: &str) -> Option<Route<'_>> {
    let what = action.strip_prefix("ting ")?;
    let (kin, gods) = what.split_once('+').unwrap_or((what, ""));
    let gods = gods.is_ascii().then(|| (0..gods.len()).map(move |god| (&gods[god..=god], 1)))?;
    Route::new(Order::AnyThenDone, counted(kin)?.chain(gods))
}

/// `steps X2A1`: one plane at a time, in any order.
fn steps(action: &str) -> Option<Route<'_>> {
    Route::new(Order::Any, counted(action.strip_prefix("steps ")?)?)
}
