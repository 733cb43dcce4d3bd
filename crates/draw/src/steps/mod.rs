//! Actions that take several pointings, put together part by part.
//!
//! Many actions name one thing and are one pointing: `c3`. Others name several: a line-up of Gunst, two squares for a
//! tiger, an animal and a side. Their *parts* are pointed at one after the other; what has been chosen so far stands in
//! [`Marks::chosen`](crate::Marks::chosen), and drawings glow with what may come next. All of it is worked out from the
//! list of legal actions alone, so nothing that is offered leads to a dead end and everything legal can be reached.

mod labels;
mod routes;

pub(crate) use labels::label;

use crate::look::{Look, Marks, Words};
use crate::marks::Shape;
use routes::{Order, Routes};

/// Something to point at next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What is added to the parts chosen so far: the `data-part` of a drawing.
    pub part: String,
    /// What it means, for people.
    pub label: String,
}

/// How far an action has been put together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Composition {
    /// What may be pointed at next. Empty if nothing fits the parts chosen so far, or nothing is missing.
    pub next: Vec<Part>,
    /// The action that exactly these parts name. There may be more to point at nevertheless: a line-up is complete
    /// whenever its player says so.
    pub complete: Option<String>,
    /// The legal actions that are still possible, in the order given.
    pub open: Vec<String>,
}

/// Puts an action together from the parts chosen so far, with labels in English.
pub fn compose(game: &str, legal: &[String], chosen: &[String]) -> Composition {
    compose_in(game, legal, chosen, None)
}

/// Puts an action together from the parts chosen so far, with labels in the reader's language.
pub fn compose_in(game: &str, legal: &[String], chosen: &[String], words: Option<Words<'_>>) -> Composition {
    let look = Look { words, ..Look::default() };
    let plan = Plan::new(game, legal, chosen);
    let part = |next: &Next<'_>| Part {
        part: next.part.to_owned(),
        label: label(game, next.offer(), chosen, &look),
    };
    Composition {
        next: plan.next.iter().map(part).collect(),
        complete: plan.complete.map(str::to_owned),
        open: plan.open.iter().map(|&action| action.to_owned()).collect(),
    }
}

/// How far an action has been put together, for drawing.
#[derive(Debug)]
pub(crate) struct Plan<'a> {
    next: Vec<Next<'a>>,
    pub(crate) complete: Option<&'a str>,
    open: Vec<&'a str>,
}

#[derive(Debug)]
struct Next<'a> {
    part: &'a str,
    /// The first action that goes on with this part.
    of: &'a str,
    /// How many actions go on with this part.
    actions: usize,
    /// The action that this part makes whole.
    whole: Option<&'a str>,
}

/// Something to point at in a drawing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer<'a> {
    /// The part it adds.
    pub(crate) part: &'a str,
    /// An action that has this part.
    pub(crate) of: &'a str,
    /// The action it does, if nothing more is to be pointed at after it.
    pub(crate) action: Option<&'a str>,
}

impl<'a> Next<'a> {
    fn offer(&self) -> Offer<'a> {
        Offer { part: self.part, of: self.of, action: self.whole.filter(|_| self.actions == 1) }
    }
}

impl<'a> Plan<'a> {
    pub(crate) fn new(game: &'a str, legal: &'a [String], chosen: &[String]) -> Plan<'a> {
        let routes = Routes::new(game, legal);
        let mut plan = Plan { next: Vec::new(), complete: None, open: Vec::new() };
        let counted = tally(chosen);
        for action in legal {
            let route = routes.of(action);
            let fits = match route.order {
                Order::Given => {
                    route.parts().len() >= chosen.len()
                        && route.parts().iter().zip(chosen).all(|((part, _), chosen)| part == chosen)
                }
                Order::Any | Order::AnyThenDone => {
                    counted.iter().all(|&(part, times)| usize::from(route.times(part)) >= times)
                }
            };
            if !fits {
                continue;
            }
            plan.open.push(action);
            let left = route.length() - chosen.len();
            if left == 0 {
                plan.complete = Some(action);
            }
            let whole = (left == 1 && route.order != Order::AnyThenDone).then_some(action.as_str());
            match route.order {
                Order::Given => {
                    if let Some(&(part, _)) = route.parts().get(chosen.len()) {
                        plan.offer(part, action, whole);
                    }
                }
                Order::Any | Order::AnyThenDone => {
                    let chosen_of = |part: &str| {
                        counted.iter().find(|(other, _)| *other == part).map_or(0, |&(_, times)| times)
                    };
                    for &(part, times) in route.parts() {
                        if usize::from(times) > chosen_of(part) {
                            plan.offer(part, action, whole);
                        }
                    }
                }
            }
        }
        plan
    }

    fn offer(&mut self, part: &'a str, of: &'a str, whole: Option<&'a str>) {
        match self.next.iter_mut().find(|next| next.part == part) {
            Some(next) => {
                next.actions += 1;
                next.whole = next.whole.or(whole);
            }
            None => self.next.push(Next { part, of, actions: 1, whole }),
        }
    }

    /// What may be pointed at next.
    pub(crate) fn offers(&self) -> impl Iterator<Item = Offer<'a>> {
        self.next.iter().map(Next::offer)
    }
}

/// A place on the page: its middle, and the shape that glows there.
pub(crate) type Spot = (f32, f32, Shape);

/// What a drawing offers: glows in their places, and buttons for what has none.
pub(crate) struct Offers<'a> {
    pub(crate) glows: Vec<(Offer<'a>, Spot)>,
    pub(crate) buttons: Vec<(Offer<'a>, String)>,
}

impl<'a> Offers<'a> {
    pub(crate) fn new(
        game: &'a str,
        look: &Look<'a>,
        spot: impl Fn(&Offer<'a>) -> Option<Spot>,
    ) -> Offers<'a> {
        let Marks { legal, chosen, .. } = look.marks;
        let plan = Plan::new(game, legal, chosen);
        let mut all = Offers { glows: Vec::new(), buttons: Vec::new() };
        for offer in plan.offers() {
            match spot(&offer) {
                Some(spot) => all.glows.push((offer, spot)),
                None => all.buttons.push((offer, label(game, offer, chosen, look))),
            }
        }
        if let Some(action) = plan.complete {
            let word = match action.starts_with("ting ") {
                true if chosen.is_empty() => "bring nobody",
                true => "bring these",
                false => "done",
            };
            let offer = Offer { part: "", of: action, action: Some(action) };
            all.buttons.push((offer, look.word(word).into_owned()));
        }
        all
    }
}

/// The different parts, each with how often it was chosen.
fn tally(chosen: &[String]) -> Vec<(&str, usize)> {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for part in chosen {
        match counted.iter_mut().find(|(other, _)| other == part) {
            Some((_, times)) => *times += 1,
            None => counted.push((part, 1)),
        }
    }
    counted
}

/// How often a part was chosen.
pub(crate) fn times(chosen: &[String], part: &str) -> usize {
    chosen.iter().filter(|other| *other == part).count()
}

#[cfg(test)]
mod tests;
