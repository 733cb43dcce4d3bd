//! A table as some eyes see it, put into a [`TableView`].

use crate::course::Course;
use crate::event::Played;
use crate::fold::Fold;
use crate::hint::{Trap, hint_view};
use crate::lens::{Lens, Screen};
use crate::review::stake;
use crate::seats::{Chair, Sits};
use crate::shelf::{Grounds, Side};
use crate::wire::{
    AboutView, ChatLine, Curtain, DraftView, HintView, LegalMove, LogLine, Offers, Picture, ResultView,
    SeatView, Settings, StateView, TableView,
};
use gambol_bots::{Advice, Level};
use gambol_core::{Action, Eyes, Saying, Seat, Seats};
use gambol_draw::{Extent, Look, Marks, Plan};
use gambol_games::Kind;
use gambol_words::{Language, Teller, Words};
use serde_json::{Map, Value};
use std::borrow::Cow;

/// With more legal actions than this, a list of buttons helps nobody: the board glows and leads through the steps.
const MOST_LEGAL: usize = 60;

/// A table in a few words, for a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brief {
    /// Who sits there; computers are called by their level.
    pub names: Vec<String>,
    /// Whether the visitor is to act.
    pub is_yours: bool,
    /// Whether the game has ended.
    pub is_over: bool,
    /// Whom everybody is waiting for, or how it ended, in a sentence.
    pub words: String,
}

/// Everything a view is made from. Nothing here is secret by itself: the game decides what eyes may see.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Where the table stands.
    pub fold: &'a Fold,
    /// What has been drawn of its board.
    pub grounds: &'a Grounds,
    /// The game's options as they were given.
    pub options: &'a Map<String, Value>,
    /// How the table is set.
    pub settings: &'a Settings,
    /// Who sits where.
    pub chairs: &'a [Chair],
    /// Everything that is said.
    pub words: &'a Words,
    /// The hash of the seed.
    pub commitment: &'a str,
    /// The seed, shown at the end.
    pub seed: &'a str,
    /// The name of each seat; empty where its role is its name.
    pub names: &'a [String],
    /// The seats where somebody is connected.
    pub online: Seats,
    /// How many people are watching.
    pub watching: usize,
    /// The time, in milliseconds since 1970.
    pub now: i64,
    /// How long a call can still be made.
    pub shout_ms: Option<u64>,
    /// The addresses of the open seats, for the table's creator.
    pub invitations: &'a [(u8, String)],
    /// What is taught here.
    pub course: Option<&'a Course>,
}

/// What everyone looking through the same eyes sees, told to one reader or to nobody in particular.
pub struct Seen {
    eyes: Eyes,
    reader: Option<Seat>,
    language: Language,
    log_from: usize,
    at: Moment,
    log: Vec<LogLine>,
    result: Option<ResultView>,
}

/// Where the game stands, and what led there.
struct Moment {
    state: Value,
    /// The state before the last action.
    before: Option<Value>,
    /// The last action, as it was told.
    done: Option<String>,
    /// Who took which place.
    taken: Vec<(Seat, String)>,
}

impl Seen {
    /// Whether it is what these eyes see, told to this reader in this language, with the log from this line on.
    pub fn is_of(&self, eyes: Eyes, reader: Option<Seat>, language: Language, log_from: usize) -> bool {
        (self.eyes, self.reader, self.language) == (eyes, reader, language) && self.log_from == log_from
    }
}

impl Scene<'_> {
    /// Who tells it to a reader; the board lies as on a map.
    fn teller(&self, reader: Option<Seat>) -> Teller<'_> {
        let names = self.names;
        Teller { words: self.words, kind: self.kind(), options: self.options, names, reader, turned: None }
    }

    /// Who tells it to whoever looks through this lens, with arrows that turn with the board.
    pub(crate) fn teller_for(&self, lens: Lens) -> Teller<'_> {
        let look = Look { viewer: lens.viewer(self.fold), turned: lens.is_turned(), ..Look::default() };
        let turned = gambol_draw::turned(self.kind(), self.options, &look);
        Teller { turned: Some(turned), ..self.teller(lens.reader()) }
    }

    pub(crate) fn kind(&self) -> Kind {
        Kind::of(self.fold.game.as_ref()).expect("a table is opened for one of our games")
    }

    /// Through whose eyes this lens looks. Where there are no secrets, all eyes see the same.
    pub fn eyes(&self, lens: Lens) -> Eyes {
        if self.fold.game.has_secrets() { lens.eyes(self.fold) } else { Eyes::Nobody }
    }

    /// What these eyes see, told to this reader, with the log from this line on.
    pub fn seen(&self, eyes: Eyes, reader: Option<Seat>, log_from: usize) -> Seen {
        let at = self.moment(eyes, self.fold.game.state(eyes));
        let log = self.log(eyes, reader, log_from, &at);
        let language = self.words.tongue();
        Seen { eyes, reader, language, log_from, log, result: self.result(reader), at }
    }

    /// What led to the state that the game is in now.
    fn moment(&self, eyes: Eyes, state: Value) -> Moment {
        let game = &self.fold.game;
        let last = game.ply().checked_sub(1);
        Moment {
            state,
            before: last.and_then(|ply| game.state_at(ply, eyes)),
            done: last.and_then(|ply| game.told_from(ply, eyes).pop()),
            taken: self.taken(eyes, usize::MAX),
        }
    }

    /// Who took which place with so many of the first actions, in a game whose drawings remember it.
    fn taken(&self, eyes: Eyes, plies: usize) -> Vec<(Seat, String)> {
        let kind = self.kind();
        if !gambol_draw::remembers(kind) {
            return Vec::new();
        }
        let told = self.fold.game.told(eyes).into_iter().zip(&self.fold.played).take(plies);
        let place = |(action, played): (String, &Played)| {
            Some((Seat(played.seat?), gambol_draw::taken(kind, &action)?.to_owned()))
        };
        told.filter_map(place).collect()
    }

    /// The whole view, with the log from this line on.
    pub fn view(&self, lens: Lens, log_from: usize, chat: Vec<ChatLine>) -> TableView {
        self.viewed(&self.seen(self.eyes(lens), lens.reader(), log_from), lens, chat, (Extent::Thin, true))
    }

    /// The view through a lens of what its eyes see, drawn without its backdrop.
    pub fn view_of(&self, seen: &Seen, lens: Lens, chat: Vec<ChatLine>) -> TableView {
        self.viewed(seen, lens, chat, (Extent::Thin, false))
    }

    fn viewed(
        &self,
        seen: &Seen,
        lens: Lens,
        chat: Vec<ChatLine>,
        (extent, is_new): (Extent, bool),
    ) -> TableView {
        let fold = self.fold;
        let state = &seen.at.state;
        let actor = lens.actor(fold);
        let (legal, secret) = actor.and_then(|seat| fold.legal(seat)).unwrap_or_default();
        let teller = self.teller_for(lens);
        let curtain = lens.curtain(fold).map(|seat| Curtain {
            seat: seat.0,
            words: self.words.say("live-curtain", &[("name", teller.name(seat).into())]),
        });
        let choices = if legal.len() <= MOST_LEGAL { &legal[..] } else { &[] };
        let plan = plan(&teller, state, &legal, &[]);
        // Where moves have several steps, the first ones are told too.
        let has_steps = plan.next.iter().any(|offer| offer.part != offer.of);
        // What can be pointed at has its words already.
        let is_said = |action: &String| plan.next.iter().any(|offer| offer.part == action);
        let named = |action: String| LegalMove {
            words: if is_said(&action) { String::new() } else { teller.choice(state, &action) },
            action,
        };
        TableView {
            table: self.id.to_owned(),
            game: fold.game.game().to_owned(),
            title: self.words.say(fold.game.game(), &[]),
            ply: fold.ply,
            actions: fold.game.ply(),
            phase_no: fold.game.ply(),
            seats: fold.seats().map(|seat| self.seat(seat, lens, state)).collect(),
            you: lens.held.iter().map(|seat| seat.0).collect(),
            viewer: actor
                .or(match lens.eyes(fold) {
                    Eyes::Seat(seat) => Some(seat),
                    _ => None,
                })
                .map(|seat| seat.0),
            curtain,
            svg: self.draw(lens, &seen.at, &plan, extent),
            backdrop: self.backdrop(lens, is_new),
            text: String::new(),
            state: Vec::new(),
            ground: String::new(),
            goal: teller.goal(state),
            prompt: self.prompt(lens, state, actor, &legal),
            legal: choices.iter().cloned().map(named).collect(),
            parts: if has_steps { offered(&plan) } else { Vec::new() },
            whole: plan.complete.map(|action| named(action.to_owned())),
            acting: actor.is_some(),
            secret,
            log: seen.log.clone(),
            log_from: seen.log_from.min(fold.game.ply()),
            result: seen.result.clone(),
            offers: Offers {
                draw: fold.draw.map(|(seat, _)| seat),
                takeback: fold.takeback.map(|(seat, _)| seat),
            },
            leave: self.leave(lens),
            shout_ms: self.shout_ms,
            commitment: self.commitment.to_owned(),
            settings: self.settings.clone(),
            chat,
            watching: self.watching,
            rematch: fold.rematch.clone(),
            invitations: if lens.creator { self.invitations.to_vec() } else { Vec::new() },
            course: self.course.map(|course| course.view(fold, self.kind(), self.words)),
        }
    }

    /// How the viewer can leave the game.
    fn leave(&self, lens: Lens) -> Option<&'static str> {
        let mut left = lens.held.iter().filter(|seat| !self.fold.resigned.has(*seat));
        if self.fold.is_over() {
            return None;
        }
        if !self.fold.lets_stop {
            return left.next().map(|_| "resign");
        }
        left.any(|seat| self.fold.game.stop(seat).is_some()).then_some("stop")
    }

    /// The same for a page, drawn whole; it says once what is on the board.
    pub fn page(&self, lens: Lens, chat: Vec<ChatLine>) -> TableView {
        let seen = self.seen(self.eyes(lens), lens.reader(), 0);
        let StateView { state, text } = self.told(self.eyes(lens));
        TableView {
            state,
            text,
            ground: self.teller(None).ground().join("\n"),
            ..self.viewed(&seen, lens, chat, (Extent::Ground, true))
        }
    }

    /// What stands beside the board, and the board as text.
    pub fn told(&self, eyes: Eyes) -> StateView {
        let state = self.fold.game.state(eyes);
        let teller = self.teller(None);
        StateView { text: teller.places(&state).join("\n"), state: teller.beside(&state) }
    }

    /// From where the board is seen through this lens.
    fn side(&self, lens: Lens) -> Side {
        let Screen { theme, tall, language } = lens.screen;
        (theme, lens.viewer(self.fold), lens.is_turned(), tall, language)
    }

    /// The name of what stays the same in all drawings through this lens.
    fn backdrop(&self, lens: Lens, is_new: bool) -> String {
        self.grounds.backdrop(self.side(lens), is_new, || {
            let state = self.fold.game.state_at(0, Eyes::Nobody).unwrap_or_default();
            self.picture(lens, &state, Marks::default(), Extent::Ground)
        })
    }

    /// The table in a few words.
    pub fn brief(&self, lens: Lens) -> Brief {
        let state = self.fold.game.state(lens.eyes(self.fold));
        let asked = self.fold.to_act();
        Brief {
            names: self.sitting(lens),
            is_yours: lens.held.iter().any(|seat| asked.has(seat) && !self.fold.resigned.has(seat)),
            is_over: self.fold.is_over(),
            words: self.prompt(lens, &state, None, &[]),
        }
    }

    /// Who sits at the table, for those who are not there: several computers of one kind are named once.
    fn sitting(&self, lens: Lens) -> Vec<String> {
        let teller = self.teller(None);
        let taken = self.chairs.iter().zip(0..).filter(|(chair, _)| chair.sits != Sits::Open);
        let mut names: Vec<String> = Vec::new();
        for (chair, seat) in taken {
            let name = match (&chair.name, computer(self.words, Some(chair))) {
                (None, Some(computer)) => computer,
                (None, None) if lens.held.has(Seat(seat)) => self.words.say("seat-you", &[]),
                _ => teller.name(Seat(seat)).into(),
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// What a player is asked; or, for one who is waiting, what they have chosen in secret and whom they are waiting
    /// for.
    fn prompt(&self, lens: Lens, state: &Value, actor: Option<Seat>, legal: &[String]) -> String {
        let teller = self.teller_for(lens);
        if let Some(result) = self.fold.result() {
            return teller.result(state, &result);
        }
        if let Some(seat) = actor {
            return teller.prompt(state, seat, legal);
        }
        let waiting = teller.waiting(state, &self.fold.to_act().iter().collect::<Vec<_>>());
        let own = |(seat, _): &&(Seat, String)| lens.eyes(self.fold) == Eyes::Seat(*seat);
        let Some((_, action)) = self.fold.chosen.iter().find(own) else { return waiting };
        let choice = teller.choice(state, action);
        self.words.say("live-chosen", &[("choice", choice.into()), ("waiting", waiting.into())])
    }

    fn seat(&self, seat: Seat, lens: Lens, state: &Value) -> SeatView {
        let chair = self.chairs.get(seat.index());
        let sits = chair.map_or(Sits::Open, |chair| chair.sits);
        let mine = lens.held.has(seat);
        let first = lens.held.iter().next() == Some(seat);
        let kind = match sits {
            Sits::Bot => "bot",
            _ if mine && first => "me",
            _ if mine => "here",
            Sits::Open => "open",
            Sits::Me | Sits::Here => "person",
        };
        let teller = self.teller(None);
        let (kind_of, signs) = (self.kind(), &self.settings.signs[..]);
        let look = Look { signs, ..Look::default() };
        SeatView {
            seat: seat.0,
            name: self.names.get(seat.index()).map_or_else(String::new, |name| self.words.name(name).into()),
            role: teller.role(seat).into(),
            kind,
            level: chair.and_then(|chair| chair.level.clone()).map(|level| self.strength(level)),
            online: sits == Sits::Bot || self.online.has(seat),
            clock_ms: self.fold.clocks.left(seat, self.now),
            running: self.fold.clocks.runs(seat),
            acting: self.fold.to_act().has(seat),
            score: teller.score(state, seat),
            face: gambol_draw::face(kind_of, self.options, &look, seat).unwrap_or_default(),
            tally: gambol_draw::tally(kind_of, state, seat),
        }
    }

    /// A computer's level as people read it.
    fn strength(&self, level: String) -> String {
        let is_proved = gambol_solve::is_proved(self.fold.game.as_ref());
        level.parse().map_or(level, |level: Level| level.name(is_proved).to_owned())
    }

    /// How the game ended, once it has.
    fn result(&self, reader: Option<Seat>) -> Option<ResultView> {
        let result = self.fold.result()?;
        let state = self.fold.game.state(Eyes::All);
        let teller = self.teller(reader);
        let title = teller.near(&state, &result).unwrap_or_else(|| teller.headline(&result));
        let words = teller.result(&state, &result);
        // What the title says already is not said twice.
        let rest = words.strip_prefix(&title).map(str::trim_start).filter(|rest| !rest.is_empty());
        Some(ResultView {
            words: rest.map(str::to_owned).unwrap_or(words),
            title,
            winners: result.winners,
            scores: result.scores,
            seed: self.seed.to_owned(),
        })
    }

    /// The board in this state, with what may be done glowing and what was done last marked.
    fn draw(&self, lens: Lens, at: &Moment, plan: &Plan<'_>, extent: Extent) -> String {
        let (before, done) = (at.before.as_ref(), at.done.as_deref());
        let marks = Marks { plan: Some(plan), before, done, taken: &at.taken, ..Marks::default() };
        self.picture(lens, &at.state, marks, extent)
    }

    pub(crate) fn picture(&self, lens: Lens, state: &Value, marks: Marks<'_>, extent: Extent) -> String {
        let teller = self.teller(None);
        let words = |label: &Saying| teller.label(label);
        let side = self.side(lens);
        let (theme, viewer, turned, tall, _) = side;
        self.grounds.draw(side, |kept| {
            let (words, signs) = (Some(&words as gambol_draw::Words<'_>), &self.settings.signs[..]);
            let kept = Some(kept);
            let look =
                Look { viewer, tall, turned, theme, words, signs, marks, kept, extent, ..Look::default() };
            gambol_draw::state(self.kind(), self.options, state, &look).unwrap_or_else(|error| {
                tracing::error!(%error, "a board could not be drawn");
                String::new()
            })
        })
    }

    /// The log from this line on, in words, as far as the eyes may know.
    fn log(&self, eyes: Eyes, reader: Option<Seat>, from: usize, at: &Moment) -> Vec<LogLine> {
        let game = &self.fold.game;
        let told = game.told_from(from, eyes);
        let teller = self.teller(reader);
        let mut before = None;
        let mut lines = Vec::new();
        for (index, action) in (from..).zip(told) {
            let is_last = index + 1 == game.ply();
            let was = match (before.take(), &at.before) {
                (Some(was), _) => Cow::Owned(was),
                (None, Some(was)) if is_last => Cow::Borrowed(was),
                (None, _) => Cow::Owned(game.state_at(index, eyes).unwrap_or_default()),
            };
            let is = if is_last {
                Cow::Borrowed(&at.state)
            } else {
                Cow::Owned(game.state_at(index + 1, eyes).unwrap_or_default())
            };
            lines.push(LogLine {
                n: index + 1,
                seat: self.fold.played.get(index).and_then(|played| played.seat),
                words: teller.action(&was, &action, &is),
                action,
            });
            before = Some(is.into_owned()).filter(|_| !is_last);
        }
        lines
    }

    /// A past position, as these eyes might have known it then.
    pub fn past(&self, id: &str, lens: Lens, ply: usize, extent: Extent) -> Option<Picture> {
        let eyes = lens.eyes(self.fold);
        let game = &self.fold.game;
        let state = game.state_at(ply, eyes)?;
        let before = ply.checked_sub(1).and_then(|ply| game.state_at(ply, eyes));
        let told = ply.checked_sub(1).and_then(|ply| game.told(eyes).into_iter().nth(ply));
        let taken = self.taken(eyes, ply);
        let done = told.as_deref();
        let marks = Marks { before: before.as_ref(), done, taken: &taken, ..Marks::default() };
        let words = match (&before, &told) {
            (Some(before), Some(action)) => self.teller_for(lens).action(before, action, &state),
            _ => self.words.say("live-start", &[]),
        };
        Some(Picture {
            id: id.to_owned(),
            action: None,
            ply: Some(ply),
            svg: self.picture(lens, &state, marks, extent),
            words,
            loud: None,
            bad: false,
        })
    }

    /// What a move would do, as far as its seat can know. Where it is made of parts, what may come after these glows on.
    pub fn preview(&self, id: &str, lens: Lens, action: &str, parts: &[String]) -> Option<Picture> {
        let seat = lens.actor(self.fold)?;
        let (legal, _) = self.fold.legal(seat)?;
        if !legal.iter().any(|possible| possible == action) {
            return None;
        }
        let eyes = lens.eyes(self.fold);
        let state = self.fold.game.state(eyes);
        let after = self.fold.game.preview(seat, action);
        let teller = self.teller_for(lens);
        let plan = plan(&teller, &state, &legal, parts);
        let taken = self.taken(eyes, usize::MAX);
        let marks = Marks {
            plan: Some(&plan),
            taken: &taken,
            action: Some(action),
            preview: after.as_ref(),
            ..Marks::default()
        };
        let is_hidden = self.fold.game.hides_choice();
        let words = teller.preview(&state, action, after.as_ref(), is_hidden);
        let (loud, bad) = self.ends(&teller, seat, action, is_hidden);
        Some(Picture {
            id: id.to_owned(),
            action: Some(action.to_owned()),
            ply: None,
            svg: self.picture(lens, &state, marks, Extent::Thin),
            words,
            loud,
            bad,
        })
    }

    /// Whether a move would end the game at once, in words, and whether for somebody else.
    fn ends(&self, teller: &Teller<'_>, seat: Seat, action: &str, is_hidden: bool) -> (Option<String>, bool) {
        let winners = if is_hidden { None } else { self.fold.game.would_end(seat, action) };
        let Some(winners) = winners else { return (None, false) };
        let is_mine = winners.has(seat);
        let told = if winners.len() == self.fold.game.seats() {
            self.words.say("live-draws", &[])
        } else if is_mine && teller.reader == Some(seat) {
            self.words.say("live-wins-you", &[])
        } else {
            self.words.say("live-wins", &[("who", teller.all(&winners.iter().collect::<Vec<_>>()).into())])
        };
        (Some(told), !is_mine)
    }

    /// What something on the board is, as far as these eyes may know.
    pub fn about(&self, id: &str, lens: Lens, what: &str) -> AboutView {
        let state = self.fold.game.state(self.eyes(lens));
        let mut cards = self.teller_for(lens).about(&state, what);
        if cards.is_empty() {
            cards.push((self.words.say("live-nothing-about", &[]), String::new()));
        }
        AboutView { id: id.to_owned(), cards }
    }

    /// What a computer advises: the best move drawn on the board, what it brings, and what the obvious one allows.
    pub fn hint(&self, id: &str, lens: Lens, advice: &[Advice], trap: Option<&Trap>) -> HintView {
        let teller = self.teller_for(lens);
        let state = self.fold.game.state(lens.eyes(self.fold));
        let told = |action: &str| teller.choice(&state, action);
        let stake = stake(self.fold.game.as_ref());
        let hint = hint_view(id.to_owned(), advice, &told, (self.words, stake));
        let [best, rest @ ..] = &hint.moves[..] else { return hint };
        let shown = self.preview(id, lens, &best.action, &[]);
        let is_hidden = self.fold.game.hides_choice();
        // What a hidden choice brings depends on the others: nothing can be said but how good it is.
        let brings = shown.as_ref().filter(|_| !is_hidden).map_or_else(String::new, |picture| {
            self.words.say("live-hint-brings", &[("what", (&picture.words).into())])
        });
        let next_best = || {
            let other = rest.first().filter(|_| !is_hidden)?;
            let picture = self.preview(id, lens, &other.action, &[])?;
            let args = [
                ("move", (&other.words).into()),
                ("what", (&picture.words).into()),
                ("value", (&other.label).into()),
            ];
            Some(self.words.say("live-hint-instead", &args))
        };
        let instead = trap.and_then(|trap| self.trapped(&teller, lens, trap)).or_else(next_best);
        let why = self.words.sentences(&[brings, instead.unwrap_or_default()]);
        HintView { why, svg: shown.map_or_else(String::new, |picture| picture.svg), ..hint }
    }

    /// What comes of a move that only seems to be good.
    fn trapped(&self, teller: &Teller<'_>, lens: Lens, trap: &Trap) -> Option<String> {
        let seat = lens.actor(self.fold)?;
        let eyes = lens.eyes(self.fold);
        let mut game = self.fold.copied()?;
        let before = game.state(eyes);
        game.apply(&Action::One(trap.action.clone())).ok()?;
        let between = game.state(eyes);
        let at_once = teller.harm(seat, (&before, &trap.action, &between), false);
        let answered = trap.reply.as_ref().and_then(|reply| {
            game.apply(reply).ok()?;
            let (told, after) = (reply.to_string(), game.state(eyes));
            let harm = teller.harm(seat, (&between, &told, &after), true);
            Some(harm.unwrap_or_else(|| {
                let told = teller.action(&between, &told, &after);
                self.words.say("live-hint-answer", &[("what", told.into())])
            }))
        });
        let choice = teller.choice(&before, &trap.action);
        let args = [("move", choice.into()), ("what", at_once.or(answered)?.into())];
        Some(self.words.say("live-hint-trap", &args))
    }

    /// The next step of a move of several.
    pub fn draft(&self, id: &str, lens: Lens, parts: Vec<String>) -> Option<DraftView> {
        let seat = lens.actor(self.fold)?;
        let (legal, _) = self.fold.legal(seat)?;
        let eyes = lens.eyes(self.fold);
        let at = self.moment(eyes, self.fold.game.state(eyes));
        let state = &at.state;
        let teller = self.teller_for(lens);
        let plan = plan(&teller, state, &legal, &parts);
        if plan.open.is_empty() {
            return None;
        }
        Some(DraftView {
            id: id.to_owned(),
            svg: self.draw(lens, &at, &plan, Extent::Thin),
            prompt: match parts[..] {
                [] => teller.prompt(state, seat, &legal),
                _ => teller.draft(state, &parts, &plan.open),
            },
            next: offered(&plan),
            complete: plan.complete.map(str::to_owned),
            waits: plan.waits,
            parts,
        })
    }

    /// Which rule forbids something, in words.
    pub fn refusal(&self, lens: Lens, rule: &Saying) -> String {
        self.teller_for(lens).refusal(rule)
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.teller(None).name(seat).into()
    }

    /// An action in words, chosen in some state.
    pub fn choice_in(&self, state: &Value, action: &str) -> String {
        self.teller(None).choice(state, action)
    }
}

/// How far these parts put an action together, with what may come next in words.
fn plan<'p>(teller: &Teller<'_>, state: &Value, legal: &'p [String], parts: &'p [String]) -> Plan<'p> {
    Plan::new(teller.kind, legal, parts).named(|offer| teller.part(state, parts, offer.part, offer.of))
}

/// What may be pointed at next, each part with its words.
fn offered(plan: &Plan<'_>) -> Vec<(String, String)> {
    plan.next.iter().map(|offer| (offer.part.to_owned(), offer.label.to_string())).collect()
}

/// What a computer is called where its role says nothing.
pub(crate) fn computer(words: &Words, chair: Option<&Chair>) -> Option<String> {
    let level = chair?.level.as_ref()?;
    Some(words.say("live-computer", &[("level", level.into())]))
}
