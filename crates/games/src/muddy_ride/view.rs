//! What a seat may know: everything but the others' cards.

use super::animal::{Animal, Animals};
use super::notation::Move;
use super::position::{Phase, Position};
use super::{MuddyRide, Options, text};
use gambol_core::{Dice, Eyes, Lettering, Playable, Seat, SetupError, Veiled, read_options};
use serde_json::{Map, Value, json};

/// The position as some eyes see it: a card that they may not know is not in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The position without the cards that are hidden.
    pub(super) seen: Position,
    /// How many cards have been dealt, which everybody saw.
    pub(super) dealt: u8,
}

impl View {
    /// The position without the cards that are hidden.
    pub fn seen(&self) -> &Position {
        &self.seen
    }
}

impl MuddyRide {
    /// Every way the hidden cards can lie behind a view, each as likely as any other before anybody moves. A card whose
    /// animal has arrived while the game goes on is nobody's: otherwise the game would have ended.
    pub fn deals(&self, view: &View) -> Vec<Position> {
        let mut deals = vec![view.seen];
        for seat in (0..view.dealt).map(Seat).filter(|&seat| view.seen.card(seat).is_none()) {
            let dealt = |pos: Position| {
                let left = Animals::ALL.without(pos.secret().cards()).without(self.arrived(pos));
                let cards: Vec<_> = left.iter().collect();
                cards.into_iter().map(move |card| pos.with_secret(pos.secret().with_card(seat, card)))
            };
            deals = deals.into_iter().flat_map(dealt).collect();
        }
        deals
    }
}

impl Veiled for MuddyRide {
    type View = View;

    fn has_secrets(&self) -> bool {
        self.is_secret
    }

    /// Of another seat's card only that it was dealt.
    fn told(&self, pos: &Position, m: Move, eyes: Eyes, _since: bool) -> String {
        let dealt_to = Eyes::Seat(pos.next_dealt());
        match m {
            Move::Card(_) if eyes != Eyes::All && eyes != dealt_to => "card".to_owned(),
            _ => m.to_string(),
        }
    }

    /// "Until the game ends a seat's view holds only its own card, then all dealt cards."
    fn view(&self, pos: &Position, eyes: Eyes) -> View {
        let mut seen = *pos;
        for seat in (0..self.seats).map(Seat) {
            if eyes != Eyes::All && eyes != Eyes::Seat(seat) && pos.phase() != Phase::End {
                seen = seen.with_secret(seen.secret().without_card(seat));
            }
        }
        View { seen, dealt: pos.secret().cards().len() as u8 }
    }

    /// Each way to deal the hidden cards is as likely as any other. A card whose animal has arrived while the game goes
    /// on is nobody's: otherwise the game would have ended.
    fn imagine(&self, view: &View, dice: &mut Dice) -> Position {
        let mut pos = view.seen;
        for seat in (0..view.dealt).map(Seat) {
            if pos.secret().card(seat).is_none() {
                let left = Animals::ALL.without(pos.secret().cards()).without(self.arrived(pos));
                let card = left.iter().nth(dice.index(left.len())).expect("there are cards for all seats");
                pos = pos.with_secret(pos.secret().with_card(seat, card));
            }
        }
        pos
    }
}

impl Playable for MuddyRide {
    const TITLE: &'static str = "Muddy Ride";

    fn from_options(options: &Map<String, Value>) -> Result<MuddyRide, SetupError> {
        Ok(MuddyRide::of(read_options(options, Options::read)?))
    }

    fn options(&self) -> Map<String, Value> {
        self.options.write()
    }

    fn state(&self, view: &View) -> Value {
        let pos = view.seen;
        let letters = |animals: Animals| animals.iter().map(Animal::letter).collect::<Vec<_>>();
        let fields = Animal::ALL.into_iter().filter_map(|animal| {
            Some((animal.letter().to_owned(), Value::from(pos.field_of(animal)?.to_string())))
        });
        let (phase, splasher) = match pos.phase() {
            Phase::Deal => ("deal", None),
            Phase::Roll => ("roll", None),
            Phase::Jump => ("jump", None),
            Phase::Splash(animal) => ("splash", Some(animal.letter())),
            Phase::End => ("end", None),
        };
        let mut state = json!({
            "animals": fields.collect::<Map<_, _>>(),
            "arrived": letters(self.arrived(pos)),
            "turn": (pos.phase() != Phase::End).then_some(pos.seat().0),
            "phase": phase,
            "splasher": splasher,
        });
        if self.is_secret {
            let cards = (0..self.seats)
                .filter_map(|seat| Some((seat.to_string(), Value::from(pos.card(Seat(seat))?.letter()))));
            state["cards"] = cards.collect::<Map<_, _>>().into();
            state["rolled"] = pos.rolled().map(|face| face.to_string()).into();
        }
        state
    }

    fn text(&self, view: &View) -> String {
        text::drawn(self, view)
    }

    fn grid(&self, view: &View, lettering: &dyn Lettering) -> String {
        text::grid(self, view, &|word| lettering.word(if word == "goal" { "target" } else { word }))
    }

    fn seat_name(&self, seat: Seat) -> String {
        match self.animal_of(seat) {
            Some(animal) => animal.name().to_owned(),
            None => format!("Player {}", seat.0 + 1),
        }
    }
}
