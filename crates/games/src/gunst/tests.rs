//! Every ruling and special case, told as a game.

mod battle;
mod judgement;
mod notation;
mod round;

use super::{Gunst, Move, Phase};
use gambol_core::{Action, AnyMatch, ApplyError, Eyes, Game, Match, Node, Playable, Seat};
use serde_json::{Value, json};

/// A game at a table.
struct Table(Match<Gunst>);

/// Sets up a game and plays actions: separated by commas, line-ups by bars. `ting W2F1+X` is short for
/// `ting K0W2F1T0S0+X`.
fn table(options: &str, actions: &str) -> Table {
    let options: Value = serde_json::from_str(options).expect("the options are JSON");
    let options = options.as_object().expect("the options are an object");
    let mut table = Table(Match::from_options(options).expect("the options are right"));
    table.play(actions);
    table
}

/// A game of many rounds, in which both have brought these gods (as many as three of X V E A) into their hands.
/// The rounds so far cost nobody any life.
fn with_gods(first: &str, second: &str, actions: &str) -> Table {
    let mut table = table(r#"{"rounds": 10}"#, "");
    for (index, gods) in [first, second].into_iter().enumerate() {
        for god in gods.chars() {
            // Whoever stays at home gets three favours; a knight and two thieves find nobody to fight.
            let tings = if index == 0 { "ting - | ting K1T2" } else { "ting K1T2 | ting -" };
            table.play(&format!("{tings}, favour {god}3"));
        }
    }
    table.play(actions);
    table
}

/// The line-up in full.
fn in_full(short: &str) -> String {
    let Some(line_up) = short.strip_prefix("ting ") else { return short.to_owned() };
    let (kin, gods) = line_up.split_once('+').map_or((line_up, None), |(kin, gods)| (kin, Some(gods)));
    let count = |row: char| kin.split_once(row).and_then(|(_, rest)| rest.chars().next()).unwrap_or('0');
    let kin: String = "KWFTS".chars().flat_map(|row| [row, count(row)]).collect();
    gods.map_or_else(|| format!("ting {kin}"), |gods| format!("ting {kin}+{gods}"))
}

impl Table {
    #[track_caller]
    fn play(&mut self, actions: &str) {
        for text in actions.split(", ").filter(|text| !text.is_empty()) {
            if let Err(error) = self.0.apply(&action(text)) {
                panic!("{text}: {error:?} in {}", self.0.text(Eyes::All));
            }
        }
    }

    /// The table after some more actions.
    #[track_caller]
    fn after(&self, actions: &str) -> Table {
        let mut table = Table(self.0.clone());
        table.play(actions);
        table
    }

    /// What is legal for the one seat that is asked, in byte order.
    fn legal(&self) -> String {
        match self.0.node() {
            Node::Decision { legal, .. } => legal.join(" "),
            other => panic!("{other:?} is no decision"),
        }
    }

    fn state(&self) -> Value {
        self.0.state(Eyes::All)
    }

    /// What is asked, and who: `lead-K 0`, `ting 0 1`, `end`.
    fn asked(&self) -> String {
        let state = self.state();
        let seats = state["to_act"].as_array().unwrap().iter().map(|seat| format!(" {seat}"));
        state["phase"].as_str().unwrap().to_owned() + &seats.collect::<String>()
    }

    /// A side's rows, such as `W2F1`; `-` if they are all empty.
    fn field(&self, seat: usize) -> String {
        let state = self.state();
        let rows = "KWFTS".chars().map(|row| (row, state["field"][seat][row.to_string()].as_u64().unwrap()));
        let filled: Vec<_> =
            rows.filter(|row| row.1 > 0).map(|(row, count)| format!("{row}{count}")).collect();
        if filled.is_empty() { "-".into() } else { filled.concat() }
    }

    /// A side's planes in the order X V E A.
    fn planes(&self, seat: usize) -> [u64; 4] {
        let state = self.state();
        ["X", "V", "E", "A"].map(|god| state["gods"][seat][god].as_u64().unwrap())
    }

    fn life(&self) -> [u64; 2] {
        [0, 1].map(|seat| self.state()["life"][seat].as_u64().unwrap())
    }

    /// Why an action is refused.
    #[track_caller]
    fn refusal(&self, text: &str) -> String {
        match Table(self.0.clone()).0.apply(&action(text)) {
            Err(ApplyError::Illegal(rule)) => rule.to_string(),
            other => panic!("{text} was not refused but {other:?}"),
        }
    }

    fn winners(&self) -> Vec<u8> {
        self.0.result().expect("the game is over").winners
    }
}

fn action(text: &str) -> Action {
    let mut each = text.split(" | ").map(in_full);
    match (each.next(), each.next()) {
        (Some(first), Some(second)) => {
            Action::Together([("0".to_owned(), first), ("1".to_owned(), second)].into())
        }
        _ => Action::One(in_full(text)),
    }
}

/// All moves there are, line-ups with one more of each kind than there is.
fn all_moves() -> Vec<Move> {
    use super::{Deed, God, Gods, Kin, LineUp, Row, Steps, Way};
    let mut moves = vec![Move::Strike, Move::Favour(None)];
    for code in 0..3 * 5 * 5 * 4 * 4 * 16_u32 {
        let mut rest = code;
        let mut digit = |base: u32| {
            let digit = rest % base;
            rest /= base;
            digit as u8
        };
        let kin = Kin::new([digit(3), digit(5), digit(5), digit(4), digit(4)]);
        let set = digit(16);
        let gods = God::ALL.into_iter().filter(|&god| set >> god as u8 & 1 == 1).fold(Gods::NONE, Gods::with);
        moves.push(Move::Ting(LineUp::new(kin, gods)));
    }
    moves.extend((0..3).flat_map(|seat| [Move::Say(Seat(seat)), Move::Lead(Seat(seat))]));
    moves.extend(God::ALL.into_iter().flat_map(|god| (0..5).map(move |by| Move::Favour(Some((god, by))))));
    moves.extend((0..=255).filter_map(|bits: u8| {
        Steps::new([bits & 3, bits >> 2 & 3, bits >> 4 & 3, bits >> 6]).map(Move::Steps)
    }));
    let rows = || Row::ALL.into_iter().map(Some).chain([None]);
    for from in rows() {
        moves.extend([Deed::Extazia(from), Deed::Wanderer(from)].map(Move::God));
        for to in Row::ALL {
            let way = from.map(|from| Way { from, to });
            if way.is_some() || to == Row::Knights {
                moves.extend([Deed::Eurika(way), Deed::Archimedes(way)].map(Move::God));
            }
        }
    }
    moves
}
