//! What may be done, was done and would happen in the clearing.

use super::{DEN, LETTERS, REACH, SEATS, Scene, sign};
use crate::art::two_paths::{FIST, HAND_WITH_DISC, OPEN_HAND, STONE};
use crate::boards::{text, whole};
use crate::canvas::Canvas;
use crate::look::Considered;
use crate::marks::Shape;
use crate::motion::Motion;
use crate::steps::{Offer, Order, Route, Spot};
use crate::svg::Num;
use crate::theme::{CORNER, Hue};
use serde_json::Value;
use std::fmt::Write;

/// `line FHG`: from west to east, and the last one needs no pointing at; `F:W`: the animal, then the side.
pub(super) fn route(action: &str) -> Option<Route<'_>> {
    let [first, second] = match action.strip_prefix("line ") {
        Some(order) if order.len() == 3 => [order.get(..1)?, order.get(1..2)?],
        _ => action.split_once(':')?.into(),
    };
    Route::new(Order::Given, [(first, 1), (second, 1)])
}

impl Scene {
    /// The animal to be announced or lined up, the space that its way leads to, or the hand that is blocked.
    pub(super) fn place(&self, state: &Value, chosen: &[String], offer: &Offer<'_>) -> Option<Spot> {
        let seat = whole(state, "/turn") as usize & 1;
        if let Some(letter) = offer.part.strip_prefix("block ") {
            let (x, y) = self.target(state, seat, announced(state)?, side_of(letter)?)?;
            return Some((x, y, Shape::Disc(REACH)));
        }
        if let Some(animal) = animal_of(offer.part) {
            let ((x, y), on_board) = self.spot(state, seat, animal)?;
            return Some((x, y, around(on_board)));
        }
        let side = side_of(offer.part)?;
        let animal = match chosen.first() {
            Some(animal) => animal,
            None => offer.of.split_once(':')?.0,
        };
        let from = text(state, &format!("/{}/{animal}", SEATS[seat]))?;
        let (x, y) = self.space(self.way(seat, from, side)?)?;
        Some((x, y, Shape::Disc(REACH)))
    }

    /// The animal whose way is hidden or guessed: the one that is announced, or that is about to be.
    pub(super) fn focus(&self, state: &Value, chosen: &[String]) -> Option<(usize, usize)> {
        let seat = whole(state, "/turn") as usize & 1;
        let animal = match text(state, "/phase")? {
            "block" => announced(state)?,
            "hide" => animal_of(chosen.first()?)?,
            _ => return None,
        };
        self.at(state, seat, animal).map(|_| (seat, animal))
    }

    /// Where an animal's way to one side is barred. Both ways may end at the same place: then each has its side of it.
    fn target(&self, state: &Value, seat: usize, animal: usize, side: usize) -> Option<(f32, f32)> {
        let (x, y) = self.barred(state, seat, animal, side)?;
        let other = self.barred(state, seat, animal, 1 - side).unwrap_or_default();
        let is_left = (side == 0) == (self.viewer == 0);
        let aside = if (x - other.0).hypot(y - other.1) > 2.0 * REACH { 0.0 } else { REACH + 1.0 };
        Some((if is_left { x - aside } else { x + aside }, y))
    }

    /// Whether an animal is in the light: the one whose way it is, and whom it would leap over.
    pub(super) fn is_lit(&self, state: &Value, focus: Option<(usize, usize)>, piece: (usize, usize)) -> bool {
        let Some((seat, animal)) = focus else { return false };
        let at = self.spot(state, piece.0, piece.1).filter(|(_, on_board)| *on_board).map(|(at, _)| at);
        (0..2).filter_map(|side| self.leaps(state, seat, animal, side)).flatten().any(|spot| at == Some(spot))
    }

    /// Each way ends in the sign of its hand.
    pub(super) fn signs(&self, canvas: &mut Canvas<'_>, state: &Value, focus: Option<(usize, usize)>) {
        let Some((seat, animal)) = focus else { return };
        canvas.tag("g").set("class", "signs").set("pointer-events", "none").open();
        for side in 0..2 {
            if let Some((x, y)) = self.target(state, seat, animal, side) {
                sign(canvas, side, x, y);
            }
        }
        canvas.close("g");
    }

    /// The moment of the guess: one animal and its two ways in the light, everything else a shade darker.
    pub(super) fn guess(&self, canvas: &mut Canvas<'_>, state: &Value, focus: Option<(usize, usize)>) {
        let Some((seat, animal)) = focus else { return };
        let ways = [0, 1].map(|side| self.leaps(state, seat, animal, side));
        let lit = ways.iter().flatten().flatten();
        let (width, height) = (Num(self.width), Num(self.height()));
        let edge = Num(self.width - CORNER);
        let mut d = format!("M0 {CORNER}Q0 0 {CORNER} 0H{edge}Q{width} 0 {width} {CORNER}V{height}H0Z");
        let mut holes: Vec<(f32, f32)> = Vec::new();
        for &spot in lit {
            if !holes.contains(&spot) {
                holes.push(spot);
                let (x, y) = (spot.0 - 56.0, spot.1);
                let _ = write!(d, "M{} {}a56 56 0 1 1 112 0a56 56 0 1 1-112 0Z", Num(x), Num(y));
            }
        }
        // On paper a shade is only a lot of ink.
        if !canvas.look.theme.is_paper() {
            let tag = canvas.tag("path").set("class", "shade").set("fill", "#1d1a18").set("d", &d);
            tag.num("fill-opacity", 0.42).set("fill-rule", "evenodd").done();
        }
        let may = canvas.look.marks.action.and_then(|action| action.strip_prefix("block ")).and_then(side_of);
        for (side, way) in ways.iter().enumerate() {
            let Some(way) = way else { continue };
            lit_way(canvas, side, way, may == Some(side));
        }
    }

    /// The animal that has been pointed at; in the line-up, all that have, on the starting line from west to east.
    pub(super) fn chosen(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let seat = whole(state, "/turn") as usize & 1;
        let lining = text(state, "/phase") == Some("line");
        for (index, part) in canvas.look.marks.chosen().iter().enumerate() {
            let Some(animal) = animal_of(part) else { continue };
            let Some(((x, y), on_board)) = self.spot(state, seat, animal) else { continue };
            canvas.chosen(part, (x, y, around(on_board)));
            if let Some(to) = self.starting(seat, index).filter(|_| lining) {
                canvas.arrow(Hue::Would, &[(x, y), to]);
                canvas.ghost();
                self.put(canvas, seat, animal, to, 1.0);
                canvas.close("g");
            }
        }
    }

    /// A space of a seat's starting line, counted from the west.
    fn starting(&self, seat: usize, index: usize) -> Option<(f32, f32)> {
        let row = if seat == 0 { 0 } else { self.rows.len() - 1 };
        let file = self.rows.get(row)?.get(index)?;
        self.space(&format!("{file}{}", row + 1))
    }

    /// The spaces that an animal comes over on its way to one side, the first and the last with them: it leaps over
    /// whoever stands there. A way that ends on the finishing line, or over it, leads on into the wood.
    fn leaps(&self, state: &Value, seat: usize, animal: usize, side: usize) -> Option<Vec<(f32, f32)>> {
        let mut at = self.at(state, seat, animal)?;
        let mut points = vec![self.space(at)?];
        // No network has more rows than this.
        for _ in 0..12 {
            let Some(next) = self.way(seat, at, side) else { break };
            points.push(self.space(next)?);
            at = next;
            if !self.is_taken(state, at) {
                break;
            }
        }
        if self.way(seat, at, 0).is_none() {
            points.push(self.home(seat, animal));
        }
        Some(points)
    }

    /// Where the stone bars an animal's way to one side: on the space that it would come to; behind one who stands on
    /// the finishing line.
    fn barred(&self, state: &Value, seat: usize, animal: usize, side: usize) -> Option<(f32, f32)> {
        let mut at = self.way(seat, self.at(state, seat, animal)?, side)?;
        while self.is_taken(state, at) {
            let Some(next) = self.way(seat, at, side) else {
                let (x, _) = self.space(at)?;
                let middle = self.width / 2.0;
                return Some((x.clamp(middle - DEN, middle + DEN), self.home(seat, animal).1));
            };
            at = next;
        }
        self.space(at)
    }

    fn is_taken(&self, state: &Value, space: &str) -> bool {
        SIX.iter().any(|&(seat, animal)| self.at(state, seat, animal) == Some(space))
    }

    /// The stone, where it was laid last: until the next try begins, or somebody is in its way.
    pub(super) fn stone(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let marks = canvas.look.marks;
        let (Some(before), Some(done)) = (marks.before, marks.done) else { return };
        let letter = match done.strip_prefix("block ") {
            Some(letter) => Some(letter),
            // After a hit both know the side.
            None if matches!(done, "take" | "decline") => text(before, "/hidden"),
            None => None,
        };
        let seat = whole(before, "/turn") as usize & 1;
        let (Some(side), Some(animal)) = (letter.and_then(side_of), announced(before)) else { return };
        let Some(spot) = self.barred(before, seat, animal, side) else { return };
        let in_the_way = |&(seat, animal): &(usize, usize)| {
            self.at(state, seat, animal).and_then(|at| self.space(at)) == Some(spot)
        };
        if SIX.iter().any(in_the_way) {
            return;
        }
        let label = canvas.look.word("the-stone");
        canvas.group("stone", spot.0, spot.1, 0.0, &label);
        canvas.put(STONE, 0.0, 0.0, 0.0, 0.8);
        canvas.close("g");
    }

    /// The stone where it would lie, and where the animal goes if it wanted to go to the other side.
    fn preview_stone(
        &self,
        canvas: &mut Canvas<'_>,
        state: &Value,
        &Considered { action, hue, .. }: &Considered<'_>,
    ) {
        let letter = action.and_then(|action| action.strip_prefix("block "));
        let seat = whole(state, "/turn") as usize & 1;
        let (Some(side), Some(animal)) = (letter.and_then(side_of), announced(state)) else { return };
        let Some((x, y)) = self.barred(state, seat, animal, side) else { return };
        canvas.put(STONE, x, y, 0.0, 0.9);
        let may = ["block W", "block E"][1 - side];
        if !canvas.look.marks.legal().iter().any(|legal| legal == may) {
            return;
        }
        let Some(way) = self.leaps(state, seat, animal, 1 - side) else { return };
        canvas.arrow(hue, &way);
        canvas.ghost();
        let to = way.last().copied().unwrap_or_default();
        self.put(canvas, seat, animal, to, if to == self.home(seat, animal) { 0.8 } else { 1.0 });
        canvas.close("g");
    }

    fn at<'s>(&self, state: &'s Value, seat: usize, animal: usize) -> Option<&'s str> {
        let at = state.get(SEATS[seat])?.get(LETTERS[animal])?.as_str()?;
        self.space(at).map(|_| at)
    }

    /// The way on which an animal came from where it is in one state to where it is in another.
    fn came(&self, first: &Value, second: &Value, (seat, animal): (usize, usize)) -> Option<Vec<(f32, f32)>> {
        let ((from, _), (to, _)) = (self.spot(first, seat, animal)?, self.spot(second, seat, animal)?);
        if from == to {
            return None;
        }
        let ways = (0..2).filter_map(|side| self.leaps(first, seat, animal, side));
        Some(ways.into_iter().find(|points| points.last() == Some(&to)).unwrap_or_else(|| vec![from, to]))
    }

    /// How an animal came to where it is: after a guess, once the hands have opened.
    pub(super) fn motion(&self, canvas: &Canvas<'_>, state: &Value, piece: (usize, usize)) -> Option<Motion> {
        let before = canvas.look.marks.before.filter(|_| canvas.is_moving())?;
        let way = self.came(before, state, piece)?;
        let guessed = canvas.look.marks.done.is_some_and(|done| done.starts_with("block "));
        let over = way.get(1..way.len() - 1).unwrap_or_default().to_vec();
        Some(Motion { beat: if guessed { 2 } else { 0 }, over, manner: Some("hop") })
    }

    /// The hands come forward when a side is hidden, and open after the guess. Where the animal is tells everybody what
    /// was in them.
    pub(super) fn reveal(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let (Some(before), Some(done)) = (canvas.look.marks.before, canvas.look.marks.done) else { return };
        if !canvas.is_moving() {
            return;
        }
        let guess = done.strip_prefix("block ").and_then(side_of);
        let announces = text(before, "/phase") == Some("hide");
        let seat = whole(before, "/turn") as usize & 1;
        let held = match (guess, announced(before)) {
            (Some(side), Some(animal)) => {
                let stayed = self.spot(before, seat, animal) == self.spot(state, seat, animal);
                Some(if stayed { side } else { 1 - side })
            }
            _ if announces => None,
            _ => return,
        };
        for side in 0..2 {
            let (x, y) = self.hand(side);
            let symbol = match held {
                None => FIST,
                Some(held) if held == side => HAND_WITH_DISC,
                Some(_) => OPEN_HAND,
            };
            canvas.effect("show", 0, (x, y - 8.0), 0.0, None);
            canvas.put(symbol, 0.0, 2.0, 0.0, self.hand_size());
            canvas.close("g");
        }
    }

    pub(super) fn before(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(before) = canvas.look.marks.before else { return };
        for piece in SIX {
            if let Some(way) = self.came(before, state, piece)
                && self.at(before, piece.0, piece.1).is_some()
            {
                canvas.trace(way[0].0, way[0].1, 42.0);
                canvas.arrow(Hue::Did, &way);
            }
        }
    }

    /// Where animals would go: all who do in the next state, and the one that is announced if it is not blocked.
    pub(super) fn preview(&self, canvas: &mut Canvas<'_>, state: &Value) {
        for considered in canvas.look.marks.considered() {
            self.consider(canvas, state, &considered);
        }
    }

    fn consider(&self, canvas: &mut Canvas<'_>, state: &Value, considered: &Considered<'_>) {
        self.preview_stone(canvas, state, considered);
        let &Considered { action, after, hue } = considered;
        let Some(after) = after else { return };
        let on_turn = whole(state, "/turn") as usize & 1;
        let hides = action.and_then(|action| {
            let (letter, side) = action.split_once(':')?;
            let animal = animal_of(letter)?;
            Some(((on_turn, animal), self.leaps(state, on_turn, animal, side_of(side)?)?))
        });
        let moves = SIX.into_iter().filter_map(|piece| Some((piece, self.came(state, after, piece)?)));
        for ((seat, animal), way) in moves.chain(hides) {
            canvas.arrow(hue, &way);
            canvas.ghost();
            let to = way.last().copied().unwrap_or_default();
            let scale = if to == self.home(seat, animal) { 0.8 } else { 1.0 };
            self.put(canvas, seat, animal, to, scale);
            canvas.close("g");
        }
    }
}

/// All animals: the seat and the animal of each.
const SIX: [(usize, usize); 6] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)];

/// A ring that shows around an animal; in the wood they are smaller and closer together.
fn around(on_board: bool) -> Shape {
    Shape::Disc(if on_board { 52.0 } else { REACH })
}

/// The animal that is announced.
fn announced(state: &Value) -> Option<usize> {
    text(state, "/announced").and_then(animal_of)
}

fn animal_of(letter: &str) -> Option<usize> {
    LETTERS.iter().position(|&other| other == letter)
}

fn side_of(letter: &str) -> Option<usize> {
    ["W", "E"].iter().position(|&other| other == letter)
}

/// A way in the colour of its side; a closed one is only dashed.
fn lit_way(canvas: &mut Canvas<'_>, side: usize, way: &[(f32, f32)], closed: bool) {
    let mut d = String::new();
    for (index, (x, y)) in way.iter().enumerate() {
        let _ = write!(d, "{}{} {}", if index == 0 { 'M' } else { 'L' }, Num(*x), Num(*y));
    }
    let (halo, colour) = (canvas.hue(Hue::Cream), canvas.hue([Hue::Blue, Hue::Bark][side]));
    canvas.tag("g").set("class", "way").open();
    canvas.stroke(halo, 17.0, &d);
    let tag = canvas.tag("path").set("fill", "none").set("stroke", colour).num("stroke-width", 9.0);
    tag.maybe("stroke-dasharray", closed.then_some("4 15")).set("d", &d).done();
    canvas.close("g");
}
