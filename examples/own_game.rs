//! A game of your own in one file: two otters on a pond of lily pads.
//!
//! On your turn your otter hops to a neighbouring pad, in any of the eight directions, and the pad that it leaves sinks.
//! Whoever cannot hop has lost. That is all; the rest of this file is what Gambol needs to know of it, and what it gives
//! in return: perft, the laws, the referee, records, bots that search, an exact solver and play in the terminal.
//!
//! `cargo run --release --example own_game` shows all of it, `cargo run --release --example own_game play` plays.

use gambol_bots::{Bot, Budget, Insight, Level, Sight, Stop};
use gambol_core::grid::{Cell, Direction, NotThat};
use gambol_core::{
    AnyMatch, Chancy, Dice, Entry, Eyes, Forbids, Game, Limits, Match, Outcome, Playable, Saying, Seat,
    Seats, SetupError, Turn, Veiled, read_options,
};
use gambol_games::Plain;
use gambol_games::referee::Referee;
use gambol_laws::samples::{Mode, Sampled};
use gambol_solve::table::{Store, TableError};
use gambol_solve::{Ledger, Progress, Reached, Silent, Solves, solve_match};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The game: a square pond of 3 to 5 pads along each edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Otters {
    size: u8,
}

/// Which pads still float, one bit each, where the two otters sit, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Pond {
    pads: u32,
    otters: [u8; 2],
    turn: Seat,
}

/// A hop, written as the pad that it leads to: `b3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Hop(Cell);

impl std::fmt::Display for Hop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::str::FromStr for Hop {
    type Err = NotThat;

    fn from_str(text: &str) -> Result<Hop, NotThat> {
        Cell::parse(text, 5, 5).map(Hop).ok_or(NotThat("a pad such as b3"))
    }
}

/// The rule that forbids a hop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Refusal {
    /// The other otter's turn, or nobody's.
    NotYourTurn,
    /// Not a floating, empty pad next to the otter.
    NoPadThere(Hop),
}

impl Forbids for Refusal {
    fn rule(&self) -> Saying {
        match self {
            Refusal::NotYourTurn => Saying::new("not-your-turn"),
            Refusal::NoPadThere(hop) => Saying::new("no-pad-there").text("pad", hop),
        }
    }
}

impl Otters {
    fn number(self, cell: Cell) -> u8 {
        cell.rank * self.size + cell.file
    }

    fn cell(self, number: u8) -> Cell {
        Cell { file: number % self.size, rank: number / self.size }
    }

    /// The floating, empty pads next to an otter.
    fn hops(self, pond: Pond, seat: Seat) -> impl ExactSizeIterator<Item = Hop> + use<> {
        let from = self.cell(pond.otters[seat.index()]);
        let mut open = [None; 8];
        let mut count = 0;
        for way in Direction::ALL {
            let to = from.step(way, 1, self.size, self.size);
            let is_open = |cell: &Cell| {
                pond.pads >> self.number(*cell) & 1 == 1 && !pond.otters.contains(&self.number(*cell))
            };
            if let Some(cell) = to.filter(is_open) {
                open[count] = Some(Hop(cell));
                count += 1;
            }
        }
        (0..count).map(move |index| open[index].expect("so many are open"))
    }
}

impl Game for Otters {
    const NAME: &'static str = "otters";
    type Position = Pond;
    type Move = Hop;
    type Refusal = Refusal;

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Pond {
        let last = self.size * self.size - 1;
        Pond { pads: (1 << (last + 1)) - 1, otters: [0, last], turn: Seat(0) }
    }

    fn turn(&self, pond: &Pond) -> Turn {
        if self.hops(*pond, pond.turn).len() == 0 { Turn::Over } else { Turn::Seat(pond.turn) }
    }

    fn legal_moves(&self, pond: &Pond, seat: Seat) -> impl ExactSizeIterator<Item = Hop> {
        let nobody = Pond { pads: 0, ..*pond };
        self.hops(if seat == pond.turn { *pond } else { nobody }, pond.turn)
    }

    fn play_unchecked(&self, pond: &mut Pond, seat: Seat, hop: Hop) {
        pond.pads &= !(1 << pond.otters[seat.index()]);
        pond.otters[seat.index()] = self.number(hop.0);
        pond.turn = seat.other();
    }

    fn check(&self, pond: &Pond, seat: Seat, hop: Hop) -> Result<(), Refusal> {
        if self.turn(pond) != Turn::Seat(seat) {
            return Err(Refusal::NotYourTurn);
        }
        self.hops(*pond, seat).any(|open| open == hop).then_some(()).ok_or(Refusal::NoPadThere(hop))
    }

    /// Whoever cannot hop has lost.
    fn outcome(&self, pond: &Pond) -> Option<Outcome> {
        (self.turn(pond) == Turn::Over).then(|| Outcome::won(Seats::one(pond.turn.other())))
    }

    /// Pads sink, so the game ends by itself.
    fn limits(&self) -> Limits {
        Limits::NONE
    }

    fn opens_turn(&self, _pond: &Pond) -> bool {
        true
    }

    fn call_off(&self, pond: &mut Pond) {
        pond.pads = 0;
    }
}

/// Nothing is left to chance.
impl Chancy for Otters {}

/// Everything lies open.
impl Veiled for Otters {
    type View = Pond;

    fn view(&self, pond: &Pond, _eyes: Eyes) -> Pond {
        *pond
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn imagine(&self, view: &Pond, _dice: &mut Dice) -> Pond {
        *view
    }
}

impl Playable for Otters {
    const TITLE: &'static str = "Otters";

    fn from_options(options: &Map<String, Value>) -> Result<Otters, SetupError> {
        read_options(options, |options| {
            options.only(&[], &["size"]);
            let size = options.or("size", 4, |given| given.whole(3..=5))?;
            Some(Otters { size: size as u8 })
        })
    }

    fn options(&self) -> Map<String, Value> {
        Map::from_iter([("size".to_owned(), self.size.into())])
    }

    fn state(&self, pond: &Pond) -> Value {
        let pads = (0..self.size * self.size).filter(|pad| pond.pads >> pad & 1 == 1);
        let is_over = self.turn(pond) == Turn::Over;
        json!({
            "pads": pads.map(|pad| self.cell(pad).to_string()).collect::<Vec<_>>(),
            "otters": pond.otters.map(|otter| self.cell(otter).to_string()),
            "turn": (!is_over).then_some(pond.turn.0),
            "phase": if is_over { "end" } else { "hop" },
        })
    }

    fn text(&self, pond: &Pond) -> String {
        let pad = |rank: u8, file: u8| {
            let number = self.number(Cell { file, rank });
            match pond.otters.iter().position(|&otter| otter == number) {
                Some(seat) => ["1", "2"][seat],
                None if pond.pads >> number & 1 == 1 => "o",
                None => "~",
            }
        };
        let row = |rank: u8| {
            let pads: Vec<_> = (0..self.size).map(|file| pad(rank, file)).collect();
            format!("{}  {}\n", rank + 1, pads.join(" "))
        };
        let files: Vec<_> = ('a'..).take(self.size.into()).map(String::from).collect();
        (0..self.size).rev().map(row).collect::<String>() + &format!("   {}\n", files.join(" "))
    }

    fn seat_name(&self, seat: Seat) -> String {
        ["First otter", "Second otter"][seat.index()].to_owned()
    }
}

/// Random options, and with them all laws.
impl Sampled for Otters {
    const MODES: &'static [Mode] = &[Mode {
        name: "pond",
        random: |dice| Map::from_iter([("size".to_owned(), (3 + dice.below(3)).into())]),
    }];
}

/// Small enough to go everywhere.
impl Solves for Otters {
    fn solve(
        &self,
        _store: Option<&Store>,
        progress: &dyn Progress,
    ) -> Result<Option<Arc<dyn Ledger<Otters>>>, TableError> {
        let reached = Reached::solve(self, 3_000_000, progress)?;
        Ok(reached.map(|reached| Arc::new(reached) as Arc<dyn Ledger<Otters>>))
    }
}

/// Nothing looks good by itself: random games to the end tell enough.
impl Insight for Otters {
    type Sense = ();

    fn sense(&self) {}
}

/// A table of it, as every part of Gambol knows it.
#[allow(dead_code, reason = "only a test asks for it")]
pub(crate) fn table() -> Box<dyn AnyMatch> {
    Box::new(Match::<Otters>::from_options(&Map::new()).expect("the defaults are right"))
}

/// What a game gets for all this.
pub(crate) fn show() {
    let mut pond = Match::<Otters>::from_options(&Map::new()).expect("the defaults are right");

    println!("{}", AnyMatch::text(&pond, Eyes::All));
    let counts: Vec<_> = (0..6).map(|depth| AnyMatch::perft(&mut pond, depth)).collect();
    println!("perft: {counts:?}");
    assert_eq!(counts[..3], [1, 3, 9]);

    gambol_laws::all::<Otters>(20);
    println!("every law holds in random games on ponds of all sizes");

    let entry = Entry::of::<Otters>();
    let mut referee = Referee::of([&entry], &Plain);
    for request in [r#"{"new": {"game": "otters"}}"#, r#"{"apply": "b2"}"#, r#"{"apply": "b2"}"#] {
        println!("{request}\n  {}", referee.answer(request.as_bytes()));
    }

    let solved = solve_match::<Otters>(&pond, None, &Silent).expect("nothing fails").expect("it is small");
    let value = solved.value(&pond, Seat(0)).expect("the start is known");
    println!("{} positions; the first otter: {value}", solved.account().positions);
    assert!(solved.verify(2000, &mut Dice::new(1), &Silent).is_ok_and(|checked| checked.wrong.is_none()));

    // A bot that searches against one that plays at random.
    let (mut bot, mut dice) = (Bot::new(Level::Four, 7).with_library(None), Dice::new(3));
    let mut won = 0;
    for number in 0..6 {
        let mut table = pond.afresh();
        while let Turn::Seat(seat) = table.turn() {
            let action = match Sight::in_match::<Otters>(&table, seat) {
                Some(sight) if seat.0 == number % 2 => {
                    bot.choose(&sight, &Budget::playouts(400), &Stop::default()).action
                }
                _ => table.random_action(&mut dice).expect("the game goes on").to_string(),
            };
            table.play(seat, action.parse().expect("it is written right")).expect("it is legal");
        }
        won += u8::from(AnyMatch::result(&table).is_some_and(|result| result.winners == [number % 2]));
        let mut again = pond.afresh();
        table.record().replay_on(&mut again).expect("a record replays");
    }
    println!("the bot won {won} of 6 games against random play, and all records replay");
    assert!(won >= 4, "the bot won {won}");
}

#[allow(dead_code, reason = "a test shows the game without playing it")]
fn main() -> Result<(), gambol::Failure> {
    if std::env::args().nth(1).as_deref() == Some("play") {
        let game = Match::<Otters>::from_options(&Map::new())?;
        return gambol::play::at_terminal(
            game,
            vec![gambol::play::Player::Here, gambol::play::Player::Bot(Level::Five)],
            1,
        );
    }
    show();
    Ok(())
}
