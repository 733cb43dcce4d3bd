//! The rules as sentences, on boards drawn as text.

mod brute_force;
mod setup;
mod shooting;
mod turns;

use super::{Board, Cowboy, Duel, Field, Move, Position, Token};
use gambol_core::{Chancy, Eyes, Fault, Forbids, Game, Playable, Turn, Veiled};
use serde_json::{Map, Value, json};

/// A board drawn as text: rows from the top rank down, a cell `L:N+D:SW` or `.`.
fn drawn(rows: &str) -> Value {
    let rows: Vec<Vec<&str>> =
        rows.trim().lines().map(|row| row.split_whitespace().collect::<Vec<_>>()).collect();
    let mut fields = Map::new();
    for (rank, row) in rows.iter().rev().enumerate() {
        for (file, cell) in row.iter().enumerate().filter(|(_, cell)| **cell != ".") {
            let bullets: Map<String, Value> = cell
                .split('+')
                .map(|bullet| match bullet.split_once(':') {
                    Some(("L", way)) => ("light".to_owned(), json!(way)),
                    Some(("D", way)) => ("dark".to_owned(), json!(way)),
                    _ => panic!("no bullet: {bullet}"),
                })
                .collect();
            fields.insert(Field::new(file as u8, rank as u8).to_string(), bullets.into());
        }
    }
    json!({"game": "duel", "name": "drawn", "files": rows[0].len(), "ranks": rows.len(), "fields": fields})
}

/// A game that is being tried out, from any position.
struct Try {
    game: Duel,
    pos: Position,
}

impl Try {
    /// A game on a drawn board, before the first placement.
    fn new(options: Value, rows: &str) -> Try {
        let Value::Object(mut options) = options else { panic!("options are an object") };
        options.insert("board".into(), drawn(rows));
        let game = Duel::from_options(&options).expect("the options are right");
        Try { pos: game.start(), game }
    }

    /// The same with the cowboys standing there at the opening of a turn, all tokens unturned.
    fn standing(mut self, light: &str, dark: &str, on_turn: Cowboy) -> Try {
        let [light, dark] = [light, dark].map(|field| field.parse().expect("a field"));
        let half = self.game.options.ammo.iter().sum::<u8>() / 2;
        self.pos = Position::opening(light, dark, on_turn).with_ammo([half, half], self.game.options.ammo);
        self
    }

    /// The same with this many tokens left to each, and these unseen.
    fn tokens(mut self, tokens: [u8; 2], unseen: [u8; 4]) -> Try {
        self.pos = self.pos.with_ammo(tokens, unseen);
        self
    }

    /// Plays actions, separated by commas, each of which must be possible.
    fn play(mut self, actions: &str) -> Try {
        for text in actions.split(", ") {
            let m: Move = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            match self.game.turn(&self.pos) {
                Turn::Seat(seat) => {
                    self.pos =
                        self.game.play(&self.pos, seat, m).unwrap_or_else(|why| panic!("{text}: {why:?}"));
                }
                Turn::Chance => {
                    assert!(
                        self.game.outcomes(&self.pos).any(|(outcome, _)| outcome == m),
                        "{text} cannot fall"
                    );
                    self.game.fall_unchecked(&mut self.pos, m);
                }
                turn => panic!("{text} at {turn:?}"),
            }
        }
        self
    }

    /// The legal moves in byte order.
    #[track_caller]
    fn legal(self, expected: &str) -> Try {
        let Turn::Seat(seat) = self.game.turn(&self.pos) else { panic!("nobody is on turn") };
        let mut legal: Vec<_> = self.game.legal_moves(&self.pos, seat).map(|m| m.to_string()).collect();
        legal.sort();
        assert_eq!(legal.join(", "), expected);
        self
    }

    /// The chance outcomes, with weights.
    #[track_caller]
    fn chance(self, expected: &str) -> Try {
        assert_eq!(self.game.turn(&self.pos), Turn::Chance);
        let outcomes = self.game.outcomes(&self.pos).map(|(m, weight)| format!("{m} {weight}"));
        assert_eq!(outcomes.collect::<Vec<_>>().join(", "), expected);
        self
    }

    #[track_caller]
    fn refused(self, action: &str, why: &str) -> Try {
        let m: Move = action.parse().expect("an action");
        let refusal = self.game.check(&self.pos, self.pos.on_turn().seat(), m).expect_err("it is refused");
        assert_eq!(refusal.rule().to_string(), why);
        self
    }

    /// These keys of the state have these values.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "calls then read `sees(json!(…))`")]
    fn sees(self, expected: Value) -> Try {
        let state = self.game.state(&self.game.view(&self.pos, Eyes::All));
        for (key, value) in expected.as_object().expect("an object") {
            assert_eq!(state[key], *value, "{key} of {state}");
        }
        self
    }

    /// Where both stand.
    #[track_caller]
    fn stand(self, light: &str, dark: &str) -> Try {
        self.sees(json!({"light": light, "dark": dark}))
    }

    #[track_caller]
    fn won_by(self, winners: &[u8]) -> Try {
        assert_eq!(self.game.turn(&self.pos), Turn::Over);
        let won: Vec<_> =
            self.game.outcome(&self.pos).expect("it is over").winners.iter().map(|seat| seat.0).collect();
        assert_eq!(won, winners);
        self
    }
}

/// Every move there is, legal or not.
fn every_move() -> impl Iterator<Item = Move> {
    let steps = Field::all().flat_map(|to| {
        let named = Field::all().map(move |field| Move::Step { to, trigger: Some(field) });
        named.chain([Move::Step { to, trigger: None }, Move::Place(to)])
    });
    let rest = [Move::Pass, Move::Fire, Move::End, Move::Shot(Cowboy::Light), Move::Shot(Cowboy::Dark)];
    steps.chain(rest).chain(Token::ALL.map(Move::Ammo))
}

fn read_board(value: &Value) -> Result<Board, String> {
    gambol_core::read(value, "board", Fault::Board, Board::read).map_err(|error| error.to_string())
}
