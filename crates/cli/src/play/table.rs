//! The table: people, bots and random players take turns at one game.

use super::computer::Computer;
use super::player::Player;
use super::prompt::Prompt;
use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use crate::replay::told;
use crate::rules;
use crate::solve::{openings_told, value_told};
use crate::waiting::{Listening, Waiting, ctrl_c};
use gambol_bots::Level;
use gambol_core::{Action, AnyMatch, Dice, Eyes, Node, Seat};
use gambol_games::{Kind, Voice};
use gambol_print::short::Reader;
use gambol_table::review::stake;
use gambol_words::{Teller, Words};
use std::fmt::Write;

/// More moves than this are not listed unless somebody asks.
const MANY: usize = 60;

/// How many moves a hint names.
const HINTED: usize = 3;

/// The keys of those who may call, at the ends of the keyboard.
const CALL_KEYS: [char; 2] = ['a', 'l'];

/// What can be typed, each with the message that says what it does.
const COMMANDS: [&str; 6] = ["all", "hint", "undo", "save", "rules", "quit"];

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
    words: Words,
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
        (paint, words): (Paint, Words),
        computer: Computer,
    ) -> Table {
        Table { game, players, dice, paint, words, computer, looking: None, told: 0 }
    }

    /// Plays to the end, or until somebody leaves. The record is saved either way.
    pub(super) fn play(&mut self, prompt: &mut Prompt, save: Option<&str>) -> Result<(), Failure> {
        let _listening = Listening::begin();
        let is_over = self.play_on(prompt);
        if let Ok(true) = is_over {
            self.tell_news(Eyes::All)?;
            let text = format!(
                "\n{}\n{}\n",
                self.drawn(Eyes::All).trim_end(),
                self.paint.good(&told(&self.words, self.game.as_ref()))
            );
            print(&text)?;
            return self.save(save);
        }
        self.save(save)?;
        print(&format!("{}\n", self.say("terminal-left")))?;
        is_over.map(drop)
    }

    /// Whether it was played to the end; not if somebody left.
    fn play_on(&mut self, prompt: &mut Prompt) -> Result<bool, Failure> {
        loop {
            let wish = match self.game.node() {
                Node::End(_) => return Ok(true),
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
            if ctrl_c().stopped() {
                return Err(Failure::interrupted());
            }
            match wish {
                Wish::Quit => return Ok(false),
                Wish::Undo => self.undo()?,
                Wish::Move(text) => self.play_move(&text)?,
            }
        }
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
        let names: Vec<_> = keys
            .map(|(key, (seat, _))| {
                let args = [("who", self.name(*seat).into()), ("key", key.to_string().into())];
                self.words.say("terminal-call-key", &args)
            })
            .collect();
        let question = self.words.say("terminal-call", &[("keys", self.words.commas(&names).into())]);
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
        let waiting = self.computer.is_slow().then(|| Waiting::begin_with(&self.say("terminal-thinking")));
        let Some(choice) = self.computer.choose(self.game.as_ref(), seat, level, &mut self.dice) else {
            return Ok(Wish::Quit);
        };
        drop(waiting);
        // Whoever is stopped chooses at once, and means nothing by it.
        if !self.game.has_secrets() && !ctrl_c().stopped() {
            let args = |value: String| {
                let (who, action) = (self.name(seat), choice.action.clone());
                [("who", who.into()), ("move", action.into()), ("value", value.into())]
            };
            let line = match choice.value {
                Some(value) => self.words.say(
                    "terminal-plays.worth",
                    &args(value_told(&self.words, &value, stake(self.game.as_ref()))),
                ),
                None => self.words.say("terminal-plays", &args(String::new())),
            };
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
                let why = self.words.refusal(self.game.as_ref(), &error);
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
        let name = self.name(seat);
        print(&format!("\n{}\n\n", self.asked(eyes, seat, legal).trim_end()))?;
        let mut is_listed = legal.len() <= MANY;
        self.list(legal, is_listed)?;
        loop {
            let Some(answer) =
                prompt.ask(&self.words.say("terminal-move", &[("who", name.as_str().into())]))?
            else {
                return Ok(Wish::Quit);
            };
            let (word, rest) = answer.split_once(' ').unwrap_or((&answer, ""));
            match (word, answer.parse::<usize>()) {
                (_, Ok(_)) if !is_listed => {
                    print(&format!("{}\n", self.paint.wrong(&self.say("terminal-unlisted"))))?;
                }
                (_, Ok(number)) if (1..=legal.len()).contains(&number) => {
                    return Ok(Wish::Move(legal[number - 1].clone()));
                }
                (_, Ok(number)) => {
                    let args = [("most", legal.len().into()), ("found", number.into())];
                    let text = self.words.say("terminal-number", &args);
                    print(&format!("{}\n", self.paint.wrong(&text)))?;
                }
                ("", _) => {}
                ("?" | "help", _) => print(&self.help())?,
                ("all", _) => {
                    is_listed = true;
                    self.list(legal, true)?;
                }
                ("hint", _) => self.hint(seat)?,
                ("undo", _) => return Ok(Wish::Undo),
                ("quit" | "q", _) => return Ok(Wish::Quit),
                ("rules", _) => print(&self.rules())?,
                ("save", _) if !rest.is_empty() => self.save(Some(rest))?,
                _ => return Ok(Wish::Move(answer)),
            }
        }
    }

    fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// What somebody tells about this game; none if it is not one of ours.
    fn telling<T>(&self, tell: impl FnOnce(&Teller<'_>) -> T) -> Option<T> {
        let (kind, options) = (Kind::of(self.game.as_ref())?, self.game.options());
        let teller =
            Teller { words: &self.words, kind, options: &options, names: &[], reader: None, turned: None };
        Some(tell(&teller))
    }

    /// What a seat is called.
    fn name(&self, seat: Seat) -> String {
        let role = self.telling(|teller| teller.role(seat).to_string());
        role.unwrap_or_else(|| self.game.seat_name(seat))
    }

    /// The position, drawn: in English as the game itself tells it, otherwise with what stands beside the board.
    fn drawn(&self, eyes: Eyes) -> String {
        if self.words.language() == "en" {
            return self.game.text(eyes);
        }
        let told = self.telling(|teller| {
            let mut text = self.game.grid(eyes, teller);
            for (label, words) in teller.beside(&self.game.state(eyes)) {
                let args = [("what", label.into()), ("words", words.into())];
                let _ = writeln!(text, "{}", self.words.say("text-line", &args));
            }
            text
        });
        told.unwrap_or_else(|| self.game.text(eyes))
    }

    /// The same, and what is asked.
    fn asked(&self, eyes: Eyes, seat: Seat, legal: &[String]) -> String {
        let drawn = self.drawn(eyes);
        if self.words.language() == "en" {
            return drawn;
        }
        let asked = self.telling(|teller| teller.prompt(&self.game.state(eyes), seat, legal));
        format!("{}\n{}", drawn.trim_end(), asked.unwrap_or_default())
    }

    /// What can be typed.
    fn help(&self) -> String {
        let mut text = format!("{}\n", self.say("terminal-help"));
        for command in COMMANDS {
            let typed = match command {
                "save" => format!("save {}", self.say("terminal-file")),
                command => command.to_owned(),
            };
            let told = self.words.pick("terminal-help", command, &[]);
            let _ = writeln!(text, "  {typed:<11} {told}");
        }
        text
    }

    /// The best moves as the computer sees them with this seat's eyes.
    fn hint(&self, seat: Seat) -> Result<(), Failure> {
        let waiting = Waiting::begin_with(&self.say("terminal-thinking"));
        let advice = self.computer.advice(self.game.as_ref(), seat);
        drop(waiting);
        if ctrl_c().stopped() {
            return Err(Failure::interrupted());
        }
        let best: Vec<_> = advice.into_iter().take(HINTED).collect();
        if best.is_empty() {
            print(&format!("{}\n", self.say("terminal-nothing")))
        } else {
            print(&openings_told(&self.words, &best, stake(self.game.as_ref()), self.paint, HINTED))
        }
    }

    /// The short rules of this very game, and where to find its notation.
    fn rules(&self) -> String {
        let Some(kind) = Kind::named(self.game.game()) else { return String::new() };
        let told =
            rules::short_text(&self.words, kind, Reader::Table(&self.game.options())).unwrap_or_default();
        let command = format!("gambol rules {kind} --exact");
        format!("{told}\n{}\n", self.words.say("terminal-rules", &[("command", command.into())]))
    }

    /// The legal moves with their numbers, in columns.
    fn list(&self, legal: &[String], whole: bool) -> Result<(), Failure> {
        if !whole {
            let few: Vec<_> = legal.iter().step_by(legal.len() / 4).take(4).map(String::as_str).collect();
            let args = [("count", legal.len().into()), ("moves", few.join(", ").into())];
            return print(&format!("  {}\n", self.words.say("terminal-many", &args)));
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
        let question = self.words.say("terminal-hand-over", &[("who", self.name(seat).into())]);
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
        let mut back = 0i32;
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
        let args = [("back", i64::from(back).into()), ("before", before.into())];
        let key = if back == 0 { "terminal-unplayed" } else { "terminal-undone" };
        print(&format!("{}\n", self.words.say(key, &args)))
    }

    fn save(&self, file: Option<&str>) -> Result<(), Failure> {
        let Some(file) = file else { return Ok(()) };
        let record =
            serde_json::to_string_pretty(&self.game.record()).expect("a record can be written as JSON");
        match std::fs::write(file, record + "\n") {
            Ok(()) => print(&format!("{}\n", self.words.say("terminal-saved", &[("file", file.into())]))),
            Err(error) => print(&format!("{}\n", self.paint.wrong(&format!("{file}: {error}")))),
        }
    }
}
