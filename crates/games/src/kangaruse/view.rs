//! What a seat sees: everything. And the state as the rule file lists it.

use super::board::{SCORING_KINDS, SQUARE_TYPES, SquareType};
use super::position::{Position, Pouch};
use super::{Kangaruse, Options};
use gambol_core::{Dice, Eyes, Lettering, Playable, Seat, SetupError, Veiled, read_options};
use serde_json::{Map, Value, json};

/// All play in the open, so a view is the position itself.
impl Veiled for Kangaruse {
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

impl Playable for Kangaruse {
    const TITLE: &'static str = "Kangaruse";

    fn from_options(options: &Map<String, Value>) -> Result<Kangaruse, SetupError> {
        Ok(Kangaruse::of(read_options(options, Options::read)?))
    }

    fn options(&self) -> Map<String, Value> {
        self.options.write()
    }

    fn state(&self, pos: &Position) -> Value {
        let seats = || (0..self.options.players).map(Seat);
        let kangaroos: Vec<_> =
            seats().map(|seat| pos.kangaroo(seat).map(|square| square.to_string())).collect();
        let crossed: Vec<_> = pos.crossed.in_name_order().iter().map(ToString::to_string).collect();
        json!({
            "kangaroos": kangaroos,
            "out": seats().map(|seat| pos.is_out(seat)).collect::<Vec<_>>(),
            "crossed": crossed,
            "gained": seats().map(|seat| gained(pos.pouch(seat))).collect::<Vec<_>>(),
            "points": self.points(pos).as_slice(),
            "turn": pos.to_move().map(|seat| seat.0),
            "phase": pos.phase.name(),
        })
    }

    fn text(&self, pos: &Position) -> String {
        self.drawn(pos)
    }

    fn grid(&self, pos: &Position, lettering: &dyn Lettering) -> String {
        let mut text = self.square_by_square(pos);
        self.draw_legend(&mut text, &|name| lettering.word(name));
        text
    }

    fn seat_name(&self, seat: Seat) -> String {
        format!("Kangaroo {}", seat.0 + 1)
    }
}

/// "The types of which the seat has something (`score` as the sum of values, also when that is 0; `echidna` as the last
/// value visited; `teleports` how many)."
fn gained(pouch: &Pouch) -> Map<String, Value> {
    let mut gained = Map::new();
    for (name, kind) in &SQUARE_TYPES[..SCORING_KINDS] {
        let count = i32::from(pouch.count(*kind));
        if count > 0 {
            let amount = if *kind == SquareType::Score { pouch.score() } else { count };
            gained.insert((*name).to_owned(), amount.into());
        }
    }
    if let Some(value) = pouch.echidna() {
        gained.insert("echidna".to_owned(), value.into());
    }
    if pouch.teleports > 0 {
        gained.insert("teleports".to_owned(), pouch.teleports.into());
    }
    gained
}
