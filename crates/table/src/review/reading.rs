//! A review in words and pictures, for whoever reads it.

use super::levels::{Played, standard};
use super::study::is_proved;
use super::{Accuracy, Moment, Review, SAME, Verdict, after, stake};
use gambol_core::{Action, AnyMatch, Eyes, Node, RecordResult, Seat, Seats};
use gambol_draw::{Chart, ChartLine, ChartMark, Compared, Marks};
use gambol_solve::Known;
use gambol_words::{Arg, Teller};
use serde_json::Value;

/// Fewer choices do not tell how somebody plays.
const ENOUGH: usize = 10;

/// A review of a game that has ended, told to somebody.
#[derive(Clone, Copy)]
pub struct Reading<'a> {
    /// The game, as far as it was played.
    pub game: &'a dyn AnyMatch,
    /// What was played.
    pub actions: &'a [Action],
    /// How it ended.
    pub result: Option<&'a RecordResult>,
    /// What is told.
    pub review: &'a Review,
    /// Who tells it.
    pub teller: Teller<'a>,
    /// The seats of whoever reads it: their moments come first.
    pub held: &'a [u8],
}

/// A moment in words.
#[derive(Clone, PartialEq, Debug)]
pub struct MomentTold {
    /// The number of whole actions before it.
    pub ply: usize,
    /// Who chose.
    pub seat: u8,
    /// "Your move 12".
    pub title: String,
    /// What was done.
    pub made: String,
    /// Why that was a mistake, and what would have been better.
    pub why: String,
    /// What nobody could know then.
    pub hidden: String,
    /// How it is known: exact, at least, estimated.
    pub known: String,
    /// How it is punished, step by step.
    pub line: Vec<String>,
}

/// How somebody played, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerTold {
    /// Who.
    pub seat: u8,
    /// "You: accuracy 97.4%".
    pub title: String,
    /// What that means.
    pub words: String,
    /// Which level plays that way, and which to play next, where that is known.
    pub played: Option<Played>,
}

/// What is to be drawn of a moment.
#[derive(Clone, Debug)]
pub struct Board {
    /// The position.
    pub state: Value,
    /// The one before it, and what was done there.
    before: Option<(Value, String)>,
    /// What was done here and what would have been better, each with what it leads to.
    compared: Vec<(String, Option<Value>, bool)>,
    /// What is seen, in words.
    pub words: String,
    /// Who played it.
    pub seat: Seat,
}

impl Board {
    /// Hands the marks on the board to whoever draws it.
    pub fn marked<T>(&self, draw: impl FnOnce(Marks<'_>) -> T) -> T {
        let compared: Vec<Compared<'_>> = self
            .compared
            .iter()
            .map(|(action, after, is_better)| Compared {
                action,
                after: after.as_ref(),
                is_better: *is_better,
            })
            .collect();
        let (before, done) = match &self.before {
            Some((before, done)) => (Some(before), Some(done.as_str())),
            None => (None, None),
        };
        draw(Marks { before, done, compared: &compared, ..Marks::default() })
    }
}

/// A position on the way from a mistake to its punishment.
pub(super) struct Stop {
    /// What was done, as everybody knows it now, and by whom.
    pub(super) told: String,
    pub(super) mover: Option<Seat>,
    pub(super) state: Value,
}

/// The way from the position before a mistake to the end of its punishment.
pub(super) struct Way {
    pub(super) start: Value,
    pub(super) stops: Vec<Stop>,
    /// Who has won, if the game ends there.
    pub(super) winners: Option<Seats>,
}

impl Reading<'_> {
    /// How far a review has come, in a sentence.
    pub fn coming(words: &gambol_words::Words, done: usize, all: usize) -> String {
        words.say("review-coming", &[("percent", (100 * done / all.max(1)).into())])
    }

    /// The result in a sentence or two.
    pub fn summary(&self) -> String {
        let words = self.teller.words;
        let all = self.review.verdicts.len();
        let count = self.review.verdicts.iter().filter(|verdict| verdict.matters()).count();
        let count_of = |is: fn(&Verdict) -> bool| self.review.verdicts.iter().filter(|one| is(one)).count();
        let proved = count_of(|verdict| is_proved(verdict.known) || verdict.gives_up);
        let exact = count_of(|verdict| verdict.known == Known::Exactly);
        let mattered = match count {
            0 if proved < all => words.say("review-even-known", &[]),
            0 => words.say("review-even", &[]),
            _ => words.say("review-mattered", &[("count", count.into())]),
        };
        if all == 0 {
            return mattered;
        }
        let how = match proved {
            0 => "review-all-estimated",
            _ if exact == all => "review-all-exact",
            _ if proved == all => "review-all-proved",
            _ if exact == proved => "review-some-exact",
            _ => "review-some-proved",
        };
        words.sentences(&[mattered, words.say(how, &[])])
    }

    /// How what is said of a choice is known.
    fn known(&self, verdict: &Verdict) -> String {
        let which = match verdict.known {
            _ if verdict.only_gives_up() => "proved",
            Known::Exactly => "exactly",
            Known::AtLeast => "atleast",
            Known::Estimated => "estimated",
        };
        self.teller.words.pick("review-known", which, &[])
    }

    /// The moments that mattered, the reader's own first.
    pub fn moments(&self) -> Vec<MomentTold> {
        self.review
            .shown(self.held)
            .into_iter()
            .filter_map(|(moment, verdict)| self.moment(moment, verdict))
            .collect()
    }

    fn moment(&self, moment: &Moment, verdict: &Verdict) -> Option<MomentTold> {
        let way = self.way(moment)?;
        let (first, rest) = way.stops.split_first()?;
        let mut before = &first.state;
        let mut line = Vec::new();
        for stop in rest {
            line.push(self.teller.action(before, &stop.told, &stop.state));
            before = &stop.state;
        }
        let args = [("n", (moment.ply + 1).into())];
        Some(MomentTold {
            ply: moment.ply,
            seat: moment.seat,
            title: self.teller.did("review-moment", Seat(moment.seat), &args),
            made: self.teller.action(&way.start, &first.told, &first.state),
            why: self.why(moment, verdict, &way),
            hidden: self.hidden(moment),
            known: self.known(verdict),
            line,
        })
    }

    /// What is said about a choice in the log; nothing if it gave nothing away.
    pub fn line(&self, verdict: &Verdict) -> Option<String> {
        let words = self.teller.words;
        let returns = self.result.map_or(&[][..], |result| &result.returns);
        if self.review.is_unlucky(verdict, returns, stake(self.game)) {
            return Some(words.say("review-unlucky", &[]));
        }
        if verdict.loss <= 0.0 && !verdict.gives_up {
            return None;
        }
        let (best, made) = verdict.chance;
        let is = |one: f64, other: f64| (one - other).abs() < SAME;
        let percent = percent(verdict);
        let key = match verdict.known {
            _ if verdict.only_gives_up() => "review-turn-gives-up",
            _ if percent == 0 && verdict.known == Known::AtLeast => "review-lost-some",
            _ if percent == 0 => "review-lost-little",
            // What the others chose meanwhile may be worth more to its player, or less.
            _ if self.is_together(verdict.ply) => "review-lost",
            Known::Exactly if is(best, 1.0) && is(made, 0.0) => "review-turn-win-loss",
            Known::Exactly if is(best, 1.0) && is(made, 0.5) && self.is_for_two() => "review-turn-win-even",
            Known::Exactly if is(best, 0.5) && is(made, 0.0) && self.is_for_two() => "review-turn-even-loss",
            _ => "review-lost",
        };
        let args = [("percent", percent.into()), ("how", self.known(verdict).into())];
        Some(words.sentences(&[words.say(key, &args), self.better(verdict)]))
    }

    /// How each seat played.
    pub fn players(&self) -> Vec<PlayerTold> {
        let seats = 0..self.game.seats() as u8;
        seats.filter_map(|seat| self.player(seat)).collect()
    }

    fn player(&self, seat: u8) -> Option<PlayerTold> {
        let words = self.teller.words;
        let accuracy = self.review.accuracy(seat)?;
        let title = match accuracy {
            Accuracy { is_exact: true, .. } => "review-accuracy-of",
            _ if accuracy.is_known() => "review-accuracy-most-of",
            Accuracy { gave_up: 0, .. } => "review-accuracy-open-of",
            _ => "review-accuracy-unknown-of",
        };
        let is_little = 100.0 * (1.0 - accuracy.kept) < 0.05;
        let shown =
            if is_little && accuracy.kept < 1.0 { decimal(99.9) } else { decimal(100.0 * accuracy.kept) };
        // Levels are measured where everything is exact.
        let is_enough = accuracy.is_exact && accuracy.choices >= ENOUGH;
        let played = standard(self.teller.kind, &self.game.options()).filter(|_| is_enough);
        let played = played.map(|standard| standard.place(accuracy.kept));
        let level = match played.as_ref().map(|played| played.like.as_deref()) {
            None => String::new(),
            Some(None) => words.say("review-accuracy-below", &[]),
            Some(Some("perfect")) => words.say("review-accuracy-perfect", &[]),
            Some(Some(level)) => words.say("review-accuracy-level", &[("level", level.into())]),
        };
        Some(PlayerTold {
            seat,
            title: self.teller.did(title, Seat(seat), &[("percent", shown)]),
            words: words.sentences(&[
                self.given_away(accuracy),
                self.gave_up(accuracy),
                self.searched(accuracy),
                level,
            ]),
            played,
        })
    }

    /// What somebody's choices gave away, in a sentence.
    fn given_away(&self, accuracy: Accuracy) -> String {
        let Accuracy { kept, choices, is_exact, .. } = accuracy;
        let key = match (choices, is_exact) {
            (_, true) if kept >= 1.0 => "review-accuracy-nothing",
            (_, false) if kept >= 1.0 => return String::new(),
            _ if 100.0 * (1.0 - kept) < 0.05 => "review-accuracy-little",
            (_, false) => "review-accuracy-least",
            (1, true) => "review-accuracy-means-one",
            _ => "review-accuracy-means",
        };
        let args = [("count", choices.into()), ("lost", decimal(100.0 * (1.0 - kept)))];
        self.teller.words.say(key, &args)
    }

    /// How many of them surely lost, where what that cost is not known exactly.
    fn gave_up(&self, accuracy: Accuracy) -> String {
        match accuracy {
            Accuracy { is_exact: true, .. } | Accuracy { gave_up: 0, .. } => String::new(),
            Accuracy { gave_up, .. } => {
                self.teller.words.say("review-accuracy-gave-up", &[("count", gave_up.into())])
            }
        }
    }

    /// How many of them only a search has judged.
    fn searched(&self, accuracy: Accuracy) -> String {
        let Accuracy { searched, choices, .. } = accuracy;
        if searched == 0 {
            return String::new();
        }
        let args = [("count", searched.into()), ("of", choices.into())];
        self.teller.words.say("review-accuracy-searched", &args)
    }

    /// Whether several chose at the same time there.
    pub(super) fn is_together(&self, ply: usize) -> bool {
        matches!(self.actions.get(ply), Some(Action::Together(_)))
    }

    /// Whether what one side wins the other loses.
    pub(super) fn is_for_two(&self) -> bool {
        self.game.sides().len() == 2
    }

    /// The chances that the chart shows: a line for whoever reads it where two sides play, otherwise one for each seat.
    fn lines(&self) -> Vec<(Seat, Vec<(usize, f64)>)> {
        let sides = self.game.sides();
        if self.is_for_two() {
            let front = Seat(self.held.first().copied().unwrap_or(0));
            return vec![(front, self.chances_of(front, &sides, true))];
        }
        let seats = (0..self.game.seats() as u8).map(Seat);
        seats.map(|seat| (seat, self.chances_of(seat, &sides, false))).collect()
    }

    /// The same with the names of those whose chances they are.
    pub fn chances(&self) -> Vec<(String, Vec<(usize, f64)>)> {
        self.lines().into_iter().map(|(seat, points)| (self.teller.name(seat).into(), points)).collect()
    }

    /// The chart of chances. Points lead to `link` with their number, or are buttons.
    pub fn chart(&self, link: Option<&str>) -> String {
        let words = self.teller.words;
        let lines = self.lines();
        let is_one = lines.len() == 1;
        let shown = self.review.shown(self.held);
        let mark = |(index, (moment, _)): (usize, &(&Moment, &Verdict))| ChartMark {
            line: if is_one { 0 } else { usize::from(moment.seat) },
            ply: moment.ply,
            number: index + 1,
            words: self.teller.did("review-moment", Seat(moment.seat), &[("n", (moment.ply + 1).into())]),
        };
        let marks: Vec<ChartMark> = shown.iter().enumerate().map(mark).collect();
        let count = ("moments", marks.len().into());
        let (title, told) = if is_one {
            let points = &lines[0].1;
            let end = |point: Option<&(usize, f64)>| percent_of(point.map_or(0.5, |point| point.1));
            let args = [("first", end(points.first()).into()), ("last", end(points.last()).into()), count];
            (self.teller.did("review-chart-of", lines[0].0, &[]), words.say("review-chart-told", &args))
        } else {
            (words.say("review-chart", &[]), words.say("review-chart-told-all", &[count]))
        };
        let names: Vec<String> = lines.iter().map(|(seat, _)| self.teller.name(*seat).into()).collect();
        let lines = lines.iter().zip(&names).map(|((seat, points), name)| ChartLine {
            name,
            points: points
                .iter()
                .map(|&(ply, chance)| (ply, chance, self.point(*seat, ply, chance, is_one)))
                .collect(),
        });
        let lines = lines.collect();
        Chart { actions: self.actions.len(), lines, marks, title: &title, told: &told, link }.draw()
    }

    fn point(&self, seat: Seat, ply: usize, chance: f64, is_one: bool) -> String {
        let is_end = ply >= self.actions.len();
        let key = match (is_end, is_one) {
            (false, true) => "review-chart-point",
            (true, true) => "review-chart-end",
            (false, false) => "review-chart-point-of",
            (true, false) => "review-chart-end-of",
        };
        self.teller.did(key, seat, &[("n", (ply + 1).into()), ("percent", percent_of(chance).into())])
    }

    /// A seat's chance to win before each choice that it made, and at the end. Where two sides play, what the others
    /// think of theirs counts too.
    fn chances_of(&self, seat: Seat, sides: &[Seats], counts_others: bool) -> Vec<(usize, f64)> {
        let is_with =
            |other: Seat| other == seat || sides.iter().any(|side| side.has(seat) && side.has(other));
        let mut points: Vec<(usize, f64)> = Vec::new();
        for verdict in &self.review.verdicts {
            let is_own = is_with(Seat(verdict.seat));
            let chance = if is_own { verdict.chance.0 } else { 1.0 - verdict.chance.0 };
            match points.last_mut() {
                _ if !is_own && !counts_others => {}
                // Of those who choose at once, one's own side knows best.
                Some(last) if last.0 == verdict.ply => {
                    if is_own {
                        last.1 = chance;
                    }
                }
                _ => points.push((verdict.ply, chance)),
            }
        }
        let own = self.result.and_then(|result| result.returns.get(seat.index()));
        let end = own.map(|own| (self.actions.len(), ((own + 1.0) / stake(self.game)).clamp(0.0, 1.0)));
        points.extend(end);
        points
    }

    /// The way from before a mistake through its punishment.
    pub(super) fn way(&self, moment: &Moment) -> Option<Way> {
        let mut game = after(self.game, self.actions.get(..moment.ply)?)?;
        let start = game.state(Eyes::All);
        let made = self.actions.get(moment.ply)?;
        let mut stops = Vec::new();
        for action in std::iter::once(made).chain(&moment.line) {
            let mover = match game.node() {
                Node::Decision { seat, .. } => Some(seat),
                _ => None,
            };
            game.apply(action).ok()?;
            stops.push(Stop { told: action.to_string(), mover, state: game.state(Eyes::All) });
        }
        let winners = match game.node() {
            Node::End(outcome) => Some(outcome.winners),
            _ => None,
        };
        Some(Way { start, stops, winners })
    }

    /// What is to be drawn of a moment: first the position before it, with what was done and what would have been better;
    /// then what was done, and how it is punished.
    pub fn board(&self, ply: usize, seat: u8, step: usize) -> Option<Board> {
        let (moment, verdict) = self.review.moment(ply, seat)?;
        let chooser = Seat(seat);
        if step == 0 {
            // As its player saw it then.
            let game = after(self.game, self.actions.get(..ply)?)?;
            let state = game.state(Eyes::Seat(chooser));
            let compared = [(&verdict.played, false), (&moment.better, true)]
                .map(|(action, is_better)| (action.clone(), game.preview(chooser, action), is_better));
            let words = self.why(moment, verdict, &self.way(moment)?);
            return Some(Board { state, before: None, compared: compared.into(), words, seat: chooser });
        }
        let way = self.way(moment)?;
        let stop = way.stops.get(step - 1)?;
        let before = if step == 1 { &way.start } else { &way.stops.get(step - 2)?.state };
        Some(Board {
            words: self.teller.action(before, &stop.told, &stop.state),
            state: stop.state.clone(),
            before: Some((before.clone(), stop.told.clone())),
            compared: Vec::new(),
            seat: chooser,
        })
    }
}

/// What a choice gave away, in percent; of what it gave away at least, no more than that.
fn percent(verdict: &Verdict) -> i64 {
    let percent = verdict.loss * 100.0;
    // Numbers are kept to six digits.
    let whole = if verdict.known == Known::AtLeast { (percent + 1e-6).floor() } else { percent.round() };
    whole as i64
}

/// A chance in percent.
pub(super) fn percent_of(chance: f64) -> i64 {
    (chance * 100.0).round() as i64
}

/// A number with one decimal, where it has one.
fn decimal(number: f64) -> Arg<'static> {
    let is_whole = ((number * 10.0).round() / 10.0).fract().abs() < 1e-9;
    Arg::Decimal(number, u8::from(!is_whole))
}
