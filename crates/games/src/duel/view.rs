//! What the players see: everything. The order of the tokens is drawn only when they are turned over.

use super::pieces::{Cowboy, Token};
use super::position::{Phase, Place, Position};
use super::{Duel, Options};
use gambol_core::{Dice, Eyes, Lettering, Playable, Seat, SetupError, Veiled, read_options};
use serde_json::{Map, Value, json};

impl Veiled for Duel {
    type View = Position;

    /// Everything lies open on the table.
    fn has_secrets(&self) -> bool {
        false
    }

    fn view(&self, pos: &Position, _eyes: Eyes) -> Position {
        *pos
    }

    fn imagine(&self, view: &Position, _dice: &mut Dice) -> Position {
        *view
    }
}

impl Playable for Duel {
    const TITLE: &'static str = "Duel";

    fn from_options(options: &Map<String, Value>) -> Result<Duel, SetupError> {
        Ok(Duel::of(read_options(options, Options::read)?))
    }

    fn options(&self) -> Map<String, Value> {
        self.options.write()
    }

    fn state(&self, view: &Position) -> Value {
        let phase = view.phase();
        let unseen = Token::ALL.into_iter().map(|token| (token.name().to_owned(), view.unseen(token).into()));
        json!({
            "light": written_place(view.place(Cowboy::Light)),
            "dark": written_place(view.place(Cowboy::Dark)),
            "turn": if phase == Phase::End { Value::Null } else { json!(view.on_turn().seat().0) },
            "phase": phase.name(),
            "has_stepped": view.has_stepped(),
            "has_fired": view.has_fired(),
            "tokens": Cowboy::BOTH.map(|cowboy| view.tokens(cowboy)),
            "unseen": unseen.collect::<Map<_, _>>(),
            "again": view.again(),
        })
    }

    fn text(&self, view: &Position) -> String {
        self.drawn(*view)
    }

    fn grid(&self, view: &Position, lettering: &dyn Lettering) -> String {
        let [light, dark] = [Seat(0), Seat(1)].map(|seat| lettering.seat(seat));
        format!("{}▲ {light} ↑   ▼ {dark} ⇓\n", self.field_by_field(*view))
    }

    fn seat_name(&self, seat: Seat) -> String {
        Cowboy::of(seat).to_string()
    }
}

/// A field, null before the placement, or `through`.
fn written_place(place: Place) -> Value {
    match place.field() {
        Some(field) => field.to_string().into(),
        None if place == Place::THROUGH => "through".into(),
        None => Value::Null,
    }
}
