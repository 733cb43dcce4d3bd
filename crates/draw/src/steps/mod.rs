//! Actions that take several pointings, put together part by part.
//!
//! Many actions name one thing and are one pointing: `c3`. Others name several: a line-up of Gunst, two squares for a
//! tiger, an animal and a side. Their *parts* are pointed at one after the other; a [`Plan`] says how far an action has
//! been put together, and drawings glow with what may come next ([`Marks::plan`](crate::Marks::plan)). All of it is
//! worked out from the list of legal actions alone, so nothing that is offered leads to a dead end and everything legal
//! can be reached.

mod route;

pub(crate) use route::{Order, Route};

use crate::boards;
use crate::look::Look;
use crate::marks::Shape;
use crate::theme::Hue;
use gambol_games::Kind;
use std::borrow::Cow;

/// How far an action has been put together.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    kind: Kind,
    /// The legal actions.
    pub legal: &'a [String],
    /// The parts chosen so far.
    pub chosen: &'a [String],
    /// What may be pointed at next. Empty if nothing fits the parts chosen so far, or nothing is missing.
    pub next: Vec<Offer<'a>>,
    /// The action that exactly these parts name. There may be more to point at nevertheless: a line-up is complete
    /// whenever its player says so.
    pub complete: Option<&'a str>,
    /// The legal actions that are still possible, in the order given.
    pub open: Vec<&'a str>,
    /// Whether the player says when it is enough: then nothing is done before that, even if there is nothing to add.
    pub waits: bool,
    /// Whether parts are pointed at in a given order.
    in_order: bool,
}

/// Something to point at next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer<'a> {
    /// What is added to the parts chosen so far: the `data-part` of a drawing.
    pub part: &'a str,
    /// The first of the actions that have this part.
    pub of: &'a str,
    /// The action it does, if nothing more is to be pointed at after it.
    pub action: Option<&'a str>,
    /// What it means, for people; the part itself unless the plan was [`named`](Plan::named).
    pub label: Cow<'a, str>,
}

/// A part that some actions have next.
struct Next<'a> {
    part: &'a str,
    of: &'a str,
    /// How many actions go on with this part.
    actions: usize,
    /// The action that this part makes whole.
    whole: Option<&'a str>,
}

impl<'a> Plan<'a> {
    /// Puts an action of this game together from the parts chosen so far.
    pub fn new(kind: Kind, legal: &'a [String], chosen: &'a [String]) -> Plan<'a> {
        let game = boards::of(kind);
        let mut plan = Plan {
            kind,
            legal,
            chosen,
            next: Vec::new(),
            complete: None,
            open: Vec::new(),
            waits: false,
            in_order: false,
        };
        let mut parts: Vec<Next<'a>> = Vec::new();
        let counted = tally(chosen);
        for action in legal {
            let route = game.route(action, legal).unwrap_or_else(|| Route::whole(action));
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
            plan.waits |= route.order == Order::AnyThenDone;
            plan.in_order |= route.order == Order::Given;
            let left = route.length() - chosen.len();
            if left == 0 {
                plan.complete = Some(action);
            }
            let whole = (left == 1 && route.order != Order::AnyThenDone).then_some(action.as_str());
            match route.order {
                Order::Given => {
                    if let Some(&(part, _)) = route.parts().get(chosen.len()) {
                        offer(&mut parts, part, action, whole);
                    }
                }
                Order::Any | Order::AnyThenDone => {
                    let chosen_of = |part: &str| {
                        counted.iter().find(|(other, _)| *other == part).map_or(0, |&(_, times)| times)
                    };
                    for &(part, times) in route.parts() {
                        if usize::from(times) > chosen_of(part) {
                            offer(&mut parts, part, action, whole);
                        }
                    }
                }
            }
        }
        let next = parts.into_iter().map(|Next { part, of, actions, whole }| {
            let action = whole.filter(|_| actions == 1);
            Offer { part, of, action, label: Cow::Borrowed(part) }
        });
        plan.next.extend(next);
        plan
    }

    /// Whether a part that was chosen can be taken back by itself: any one where the order does not matter, otherwise
    /// the last.
    pub(crate) fn lets_go(&self, part: &str) -> bool {
        if self.in_order {
            self.chosen.last().is_some_and(|last| last == part)
        } else {
            self.chosen.iter().any(|other| other == part)
        }
    }

    /// The same plan with what may be pointed at next in these words.
    #[must_use]
    pub fn named(mut self, words: impl Fn(&Offer<'a>) -> String) -> Plan<'a> {
        for offer in &mut self.next {
            offer.label = Cow::Owned(words(offer));
        }
        self
    }
}

fn offer<'a>(parts: &mut Vec<Next<'a>>, part: &'a str, of: &'a str, whole: Option<&'a str>) {
    match parts.iter_mut().find(|next| next.part == part) {
        Some(next) => {
            next.actions += 1;
            next.whole = next.whole.or(whole);
        }
        None => parts.push(Next { part, of, actions: 1, whole }),
    }
}

/// A place on the page: its middle, and the shape that glows there.
pub(crate) type Spot = (f32, f32, Shape);

/// What a drawing offers: glows in their places, and buttons for what has none.
#[derive(Default)]
pub(crate) struct Offers<'a> {
    pub(crate) glows: Vec<(&'a Offer<'a>, Spot)>,
    pub(crate) buttons: Vec<Offer<'a>>,
    /// The places of moves that are held against each other, and how often each is pointed at.
    pub(crate) compared: Vec<(Hue, Spot, u8)>,
}

impl<'a> Offers<'a> {
    pub(crate) fn new(kind: Kind, look: &Look<'a>, spot: impl Fn(&Offer<'a>) -> Option<Spot>) -> Offers<'a> {
        let mut all = Offers::default();
        for considered in look.marks.considered().filter(|considered| considered.hue != Hue::Would) {
            let Some(action) = considered.action else { continue };
            let route = boards::of(kind).route(action, &[]).unwrap_or_else(|| Route::whole(action));
            for &(part, times) in route.parts() {
                let offer = Offer { part, of: action, action: Some(action), label: Cow::Borrowed(part) };
                all.compared.extend(spot(&offer).map(|spot| (considered.hue, spot, times)));
            }
        }
        let Some(plan) = look.marks.plan else { return all };
        for offer in &plan.next {
            match spot(offer) {
                Some(spot) => all.glows.push((offer, spot)),
                None => all.buttons.push(offer.clone()),
            }
        }
        if let Some(action) = plan.complete {
            let label = look.word(boards::of(plan.kind).done(action));
            all.buttons.push(Offer { part: "", of: action, action: Some(action), label });
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
