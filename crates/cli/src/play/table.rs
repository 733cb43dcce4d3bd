//! The table: people, bots and random players take turns at one game.

use super::computer::Computer;
use super::prompt::Prompt;
use crate::failure::{Failure, WORDS};
use crate::paint::Paint;
use crate::print;
use crate::replay::told;
use crate::rules;
use gambol_bots::Level;
use gambol_core::{Action, AnyMatch, Dice, Eyes, Node, Seat};
use gambol_games::{Kind, Voice};
use gambol_print::short::Reader;
use std::fmt::Write;
use std::str::FromStr;

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    Here,
    /// A player that moves at random.
    Random,
    /// A bot of this level.
    Bot(Level),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text {
            "here" => Ok(Player::Here),
            "random" => Ok(Player::Random),
            level => level
                .parse()
                .map(Player::Bot)
                .map_err(|_| format!("expected here, random, 1 to 5 or perfect, found {level:?}")),
        }
    }
}

/// More moves than this are not listed unless somebody asks.
const MANY: usize = 60;

/// The keys of those who may call, at the ends of the keyboard.
const CALL_KEYS: [char; 2] = ['a', 'l'];

const HELP: &str = "\
Type the number of a move, or the move itself.
  all         list all moves, however many
  undo        take back to your last decision
  save FILE   write the record so far to a file
  rules       print the rulebook
  quit        leave the game
";

/// What somebody wants.
enum Wish {
    Move(String),
    Undo,
    Quit,
}

/// A game at the terminal.
pub(super) struct Table {
    game: Box<dyn AnyMatch>,
    players: Vec<Player>,
    dice: Dice,
    paint: Paint,
    computer: Computer,
    /// Who looked at the screen last.
    looking: Option<Seat>,
    /// How many actions have already been told.
    told: usize,
}

impl Table {
    pub(super) fn new(
        game: Box<dyn AnyMatch>,
        players: Vec<Player>,
        dice: Dice,
        paint: Paint,
        computer: Computer,
    ) -> Table {
        Table { game, players, dice, paint, computer, looking: None, told: 0 }
    }

    /// Plays to the end, or until somebody leaves.
    pub(super) fn play(&mut self, prompt: &mut Prompt, save: Option<&str>) -> Result<(), Failure> {
        loop {
            let wish = match self.game.node() {
                Node::End(_) => break,
                Node::Chance { .. } => self.falls(prompt)?,
                Node::Decision { seat, legal } => match self.players[seat.index()] {
                    Player::Random => self.at_random(),
                    Player::Bot(level) => self.computes(seat, level)?,
                    Player::Here => self.ask(prompt, seat, &legal)?,
                },
                Node::Simultaneous { legal } => {
                    let (seat, legal) = legal.into_iter().next().expect("somebody owes a choice");
                    match self.players[seat.index()] {
                        Player::Random => Wish::Move(legal[self.dice.index(legal.len())].clone()),
                        Player::Bot(level) => self.computes(seat, level)?,
                        Player::Here => self.ask(prompt, seat, &legal)?,
                    }
                }
            };
            match wish {
                Wish::Quit => {
                    self.save(save)?;
                    return print("Left. Thank you for playing.\n");
                }
                Wish::Undo => self.undo()?,
                Wish::Move(text) => self.play_move(&text)?,
            }
        }
        self.tell_news(Eyes::All)?;
        let text = format!(
            "\n{}\n{}\n",
            self.game.text(Eyes::All).trim_end(),
            self.paint.good(&told(self.game.as_ref()))
        );
        print(&text)?;
        self.save(save)
    }

    /// Chance decides; or, where a call takes its place and two people sit here, whoever is first to press their key.
    fn falls(&mut self, prompt: &mut Prompt) -> Result<Wish, Failure> {
        let seats = (0..self.players.len() as u8).map(Seat);
        let here = seats.filter(|seat| self.players[seat.index()] == Player::Here);
        let calls: Vec<(Seat, String)> =
            here.filter_map(|seat| Some((seat, self.game.called(seat)?))).collect();
        if calls.len() < 2 {
            return Ok(self.at_random());
        }
        let keys = CALL_KEYS.into_iter().zip(&calls);
        let names: Vec<_> =
            keys.map(|(key, (seat, _))| format!("{}: {key}", self.game.seat_name(*seat))).collect();
        let question = format!("Whoever calls first has the say! {}", names.join(", "));
        let first = prompt.first_key(&question, &CALL_KEYS[..calls.len().min(CALL_KEYS.len())])?;
        Ok(first.map_or(Wish::Quit, |at| Wish::Move(calls[at].1.clone())))
    }

    fn at_random(&mut self) -> Wish {
        match self.game.random_action(&mut self.dice) {
            Some(action) => Wish::Move(action.to_string()),
            None => Wish::Quit,
        }
    }

    /// What a bot chooses, and what it says about it where everybody may know it.
    fn computes(&mut self, seat: Seat, level: Level) -> Result<Wish, Failure> {
        let Some(choice) = self.computer.choose(self.game.as_ref(), seat, level, &mut self.dice) else {
            return Ok(Wish::Quit);
        };
        if !self.game.has_secrets() {
            let value = choice.value.map_or(String::new(), |value| format!(", {value}"));
            let line =
                format!("{} plays {} ({}{value})", self.game.seat_name(seat), choice.action, choice.how);
            print(&format!("{}\n", self.paint.faint(&line)))?;
        }
        Ok(Wish::Move(choice.action))
    }

    /// Plays a move, or says which rule forbids it.
    fn play_move(&mut self, text: &str) -> Result<(), Failure> {
        let played = match self.game.node() {
            Node::Simultaneous { legal } => self.game.commit(legal[0].0, text),
            _ => self.game.apply(&Action::One(text.to_owned())),
        };
        match played {
            Ok(()) => Ok(()),
            Err(error) => {
                let why = WORDS.refusal(self.game.as_ref(), &error);
                print(&format!("{}\n", self.paint.wrong(&format!("{text}: {why}"))))
            }
        }
    }

    /// Shows a seat what it may see and asks for its move.
    fn ask(&mut self, prompt: &mut Prompt, seat: Seat, legal: &[String]) -> Result<Wish, Failure> {
        if !self.hand_over(prompt, seat)? {
            return Ok(Wish::Quit);
        }
        let eyes = Eyes::Seat(seat);
        self.tell_news(eyes)?;
        let name = self.game.seat_name(seat);
        print(&format!("\n{}\n\n", self.game.text(eyes).trim_end()))?;
        self.list(legal, legal.len() <= MANY)?;
        loop {
            let Some(answer) = prompt.ask(&format!("{name} (? for help):"))? else { return Ok(Wish::Quit) };
            let (word, rest) = answer.split_once(' ').unwrap_or((&answer, ""));
            match (word, answer.parse::<usize>()) {
                (_, Ok(number)) if (1..=legal.len()).contains(&number) => {
                    return Ok(Wish::Move(legal[number - 1].clone()));
                }
                (_, Ok(number)) => {
                    let text = format!("expected a number from 1 to {}, found {number}\n", legal.len());
                    print(&self.paint.wrong(&text))?;
                }
                ("", _) => {}
                ("?" | "help", _) => print(HELP)?,
                ("all", _) => self.list(legal, true)?,
                ("undo", _) => return Ok(Wish::Undo),
                ("quit" | "q", _) => return Ok(Wish::Quit),
                ("rules", _) => print(&self.rules())?,
                ("save", _) if !rest.is_empty() => self.save(Some(rest))?,
                _ => return Ok(Wish::Move(answer)),
            }
        }
    }

    /// The short rules of this very game, and where to find its notation.
    fn rules(&self) -> String {
        let Some(kind) = Kind::named(self.game.game()) else { return String::new() };
        let told = rules::short_text(kind, Reader::Table(&self.game.options())).unwrap_or_default();
        format!("{told}\nEvery case, and how moves are written: gambol rules {kind} --exact\n")
    }

    /// The legal moves with their numbers, in columns.
    fn list(&self, legal: &[String], whole: bool) -> Result<(), Failure> {
        if !whole {
            let few: Vec<_> = legal.iter().step_by(legal.len() / 4).take(4).map(String::as_str).collect();
            let text = format!("  {} moves, such as {}; `all` lists them\n", legal.len(), few.join(", "));
            return print(&text);
        }
        let width = legal.iter().map(String::len).max().unwrap_or(0);
        let columns = (90 / (width + 7)).max(1);
        let mut text = String::new();
        for (index, m) in legal.iter().enumerate() {
            let number = self.paint.choice(&format!("{:>4}", index + 1));
            let _ = write!(text, "{number} {m:<width$} ");
            if (index + 1) % columns == 0 || index + 1 == legal.len() {
                text.push('\n');
            }
        }
        print(&text)
    }

    /// Where there are secrets and several people, the screen is cleared before the next one looks. False if they left.
    fn hand_over(&mut self, prompt: &mut Prompt, seat: Seat) -> Result<bool, Failure> {
        let people = self.players.iter().filter(|&&player| player == Player::Here).count();
        let before = self.looking.replace(seat);
        if people < 2 || before == Some(seat) || !self.game.has_secrets() {
            return Ok(true);
        }
        // A terminal can be wiped; anything else is scrolled out of sight.
        print(if self.paint.is_on() {
            "\x1b[2J\x1b[3J\x1b[H"
        } else {
            "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n"
        })?;
        let question = format!("Hand over to {}, then press Enter.", self.game.seat_name(seat));
        // What happened while others looked is told again, for these eyes.
        self.told = self.told.saturating_sub(2 * self.game.seats());
        Ok(prompt.ask(&question)?.is_some())
    }

    /// Says what has been played since this screen was last looked at, as far as these eyes may know it.
    fn tell_news(&mut self, eyes: Eyes) -> Result<(), Failure> {
        let told = self.game.told(eyes);
        let news = told[self.told.min(told.len())..].join(" · ");
        self.told = told.len();
        if news.is_empty() { Ok(()) } else { print(&format!("\n{}\n", self.paint.faint(&news))) }
    }

    /// Takes back to the last decision made by a person here.
    fn undo(&mut self) -> Result<(), Failure> {
        let before = self.game.ply();
        let mut back = 0;
        while self.game.undo(1) {
            back += 1;
            let theirs = match self.game.node() {
                Node::Decision { seat, .. } => self.players[seat.index()] == Player::Here,
                Node::Simultaneous { legal } => {
                    legal.iter().any(|(seat, _)| self.players[seat.index()] == Player::Here)
                }
                _ => false,
            };
            if theirs {
                break;
            }
        }
        self.told = self.game.ply();
        print(&match back {
            0 => "Nothing has been played yet.\n".to_owned(),
            _ => format!("Took back {back} of {before} actions.\n"),
        })
    }

    fn save(&self, file: Option<&str>) -> Result<(), Failure> {
        let Some(file) = file else { return Ok(()) };
        let record =
            serde_json::to_string_pretty(&self.game.record()).expect("a record can be written as JSON");
        match std::fs::write(file, record + "\n") {
            Ok(()) => print(&format!("The record is in {file}.\n")),
            Err(error) => print(&format!("{}\n", self.paint.wrong(&format!("{file}: {error}")))),
        }
    }
}
