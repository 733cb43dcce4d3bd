//! Thinking about a sight: what each move is worth, by a judge where there is one, by search where not.

use crate::budget::Clock;
use crate::insight::{Insight, most};
use crate::library::{Answer, Judging, Library};
use crate::reach::{ended, reached};
use crate::search::{Question, Search, Tried};
use crate::sight::Glimpse;
use crate::time::Instant;
use gambol_core::{Dice, Eyes, Turn};
use gambol_solve::{EXACT, Judged, Label, Progress, Value};
use std::any::Any;
use std::thread;
use std::time::Duration;

/// How much memory the tree of one thread takes at most.
const TREE: usize = 192 << 20;

/// How hard to think.
pub(crate) struct Effort<'a> {
    pub(crate) clock: &'a Clock,
    pub(crate) threads: usize,
    pub(crate) purpose: Purpose,
    /// Where to find who knows the truth.
    pub(crate) library: Option<&'a Library>,
    /// Whether a table may be built for this.
    pub(crate) may_build: bool,
    /// Whether an end that is near may be proved.
    pub(crate) may_prove: bool,
    pub(crate) outlook: Outlook,
}

/// What thoughts are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To make the best move.
    Best,
    /// To make one of the moves, so that each has to be judged.
    Each,
    /// To tell people what each move is worth: more than bounds that say nothing.
    Telling,
    /// To tell what is known for certain, without a search.
    Knowing,
}

/// By what to guess; each has all that those before it have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Outlook {
    /// By what is on the board.
    Plain,
    /// And what is hidden by what was done.
    Inferring,
    /// And by what a guide says, who has looked at the whole board.
    Guided,
    /// And avoiding draws as far as the guide advises it.
    ToWin,
}

/// What the bot thinks of a move.
#[derive(Clone, Debug)]
pub(crate) struct Thought {
    pub(crate) action: String,
    pub(crate) value: Value,
    /// How often best play makes this move.
    pub(crate) share: f64,
}

/// What the bot thinks of all moves.
#[derive(Clone, Debug)]
pub(crate) struct Thoughts {
    pub(crate) moves: Vec<Thought>,
    /// Whether best play may be a mixture.
    pub(crate) mixes: bool,
    /// The most that the seat can win.
    pub(crate) most: f64,
    /// What an estimate is wrong by beside what its playouts differ.
    pub(crate) bias: f64,
    /// Who thought so: "perfect play", "40 000 playouts".
    pub(crate) how: String,
}

/// What a bot remembers from one move to the next: the trees that it has grown.
pub(crate) struct Mind {
    dice: Dice,
    searches: Option<Box<dyn Any + Send>>,
}

impl Mind {
    pub(crate) fn new(dice: Dice) -> Mind {
        Mind { dice, searches: None }
    }

    /// Lets go of the trees.
    pub(crate) fn forget(&mut self) {
        self.searches = None;
    }

    pub(crate) fn think<G: Insight>(&mut self, sight: &Glimpse<G>, effort: &Effort<'_>) -> Thoughts {
        let reached = reached(sight);
        self.think_on(sight, effort, &reached).settled(&reached)
    }

    fn think_on<G: Insight>(
        &mut self,
        sight: &Glimpse<G>,
        effort: &Effort<'_>,
        reached: &[(G::Move, Option<Value>)],
    ) -> Thoughts {
        let answer = effort.library.map(|library| {
            // Half of the time for waiting leaves half of it for a search.
            let patience = effort.clock.left().min(Duration::from_hours(1)) / 2;
            library.ask(&sight.game, effort.may_build, patience, effort.clock)
        });
        let mut helper = None;
        let mut bounds = None;
        let why = match answer {
            None => String::new(),
            Some(Answer::Nobody(why)) => why,
            Some(Answer::Judge(judge)) => {
                // Most of what is left for a judge who has to think leaves a quarter of it for a search.
                let hurry =
                    Hurry { until: Instant::now() + effort.clock.left() / 4 * 3, clock: effort.clock };
                match judge.moves_since(&sight.game, &sight.view, sight.seat, sight.past(), &hurry) {
                    Some(moves) if moves.iter().any(|judged| judged.share > 0.0) => {
                        let thoughts = judged(sight, &judge, moves, &hurry);
                        return self.filled_in(thoughts, sight, effort, Some(&judge));
                    }
                    // It does not know which is best, but it knows something that helps to find out.
                    Some(moves) => {
                        helper = Some(judge);
                        bounds = Some(told(sight, &moves, false, ""));
                        String::new()
                    }
                    None if hurry.is_cancelled() => "to judge it would take too long".into(),
                    None => String::new(),
                }
            }
        };
        if effort.may_prove
            && let Some(moves) = ended(reached).or_else(|| proved(sight, effort))
        {
            return self.filled_in(told(sight, &moves, false, "proved to the end"), sight, effort, None);
        }
        let mut thoughts = if effort.purpose == Purpose::Knowing {
            unknown(sight)
        } else {
            self.search(sight, effort, helper.as_ref())
        };
        if let Some(bounds) = bounds {
            thoughts = thoughts.narrowed(&bounds);
        }
        if !why.is_empty() {
            thoughts.how = format!("{} ({why})", thoughts.how);
        }
        thoughts
    }

    /// What is known. Where that is nothing for some moves, whoever tells it has a search say more of them.
    fn filled_in<G: Insight>(
        &mut self,
        known: Thoughts,
        sight: &Glimpse<G>,
        effort: &Effort<'_>,
        helper: Option<&Judging<G>>,
    ) -> Thoughts {
        if effort.purpose != Purpose::Telling || !known.is_vague() {
            return known;
        }
        known.filled_in_by(&self.search(sight, effort, helper))
    }

    /// The searches of earlier moves, if they were of this very game: as many as threads, the oldest ones first.
    fn searches<G: Insight>(&mut self, game: &G, threads: usize) -> &mut Vec<Search<G>> {
        let kept = self.searches.take().and_then(|any| any.downcast::<Vec<Search<G>>>().ok());
        let mut searches =
            kept.filter(|searches| searches.iter().all(|search| search.game() == game)).unwrap_or_default();
        searches.truncate(threads);
        while searches.len() < threads {
            searches.push(Search::new(game.clone(), TREE, Dice::new(self.dice.bits())));
        }
        let searches = self.searches.insert(searches).downcast_mut();
        searches.expect("the searches were just made for this game")
    }

    fn search<G: Insight>(
        &mut self,
        sight: &Glimpse<G>,
        effort: &Effort<'_>,
        helper: Option<&Judging<G>>,
    ) -> Thoughts {
        let infers = effort.outlook >= Outlook::Inferring;
        let library = effort.library.filter(|_| effort.outlook >= Outlook::Guided);
        let guide = library.and_then(|library| {
            let patience = effort.clock.left().min(Duration::from_hours(1)) / 2;
            library.guide(&sight.game, effort.may_build, patience, effort.clock)
        });
        let question = Question {
            deeds: if infers { &sight.deeds } else { &[] },
            guide: guide.as_ref(),
            plays_to_win: effort.outlook == Outlook::ToWin,
            view: &sight.view,
            seat: sight.seat,
            last_times: &sight.last_times,
            plies_left: sight.plies_left,
            is_thorough: effort.purpose != Purpose::Best,
            helper,
        };
        let searches = self.searches(&sight.game, effort.threads.max(1));
        let playouts = think_in_parallel(searches, &question, effort.clock);
        let tried: Vec<_> = searches.iter().map(|search| search.tried(&question)).collect();
        let pos = sight.imagined();
        let mixes = sight.game.mixes(&pos);
        let most = f64::from(most(&sight.game));
        let mut moves = thoughts(&together(tried), mixes, most, sight.game.seats());
        if sight.game.betrays() && !mixes && infers {
            blur(&mut moves, most);
        }
        Thoughts { moves, mixes, most, bias: sight.game.bias() * (most + 1.0), how: how(playouts) }
    }
}

/// Stops a judge who takes too long.
struct Hurry<'a> {
    until: Instant,
    clock: &'a Clock,
}

impl Progress for Hurry<'_> {
    fn is_cancelled(&self) -> bool {
        self.clock.stop.stopped() || Instant::now() >= self.until
    }
}

/// What a judge says about a sight.
fn judged<G: Insight>(
    sight: &Glimpse<G>,
    judge: &Judging<G>,
    mut moves: Vec<Judged<G::Move>>,
    hurry: &Hurry<'_>,
) -> Thoughts {
    let is_mixture = moves.iter().any(|judged| judged.share > 0.0 && judged.share < 1.0);
    let mixes = is_mixture || sight.game.mixes(&sight.imagined());
    if !mixes {
        prefer_the_hardest(sight, judge, &mut moves, hurry);
    }
    let is_exact = moves.iter().all(|judged| judged.value.label == Label::Exact);
    let is_guessed = moves.iter().any(|judged| matches!(judged.value.label, Label::Estimate { .. }));
    let how = match (is_exact, is_guessed) {
        (true, _) => "perfect play",
        (_, true) => "estimated by its solver",
        (false, false) => "proved bounds",
    };
    told(sight, &moves, mixes, how)
}

fn told<G: Insight>(sight: &Glimpse<G>, moves: &[Judged<G::Move>], mixes: bool, how: &str) -> Thoughts {
    let thought = |judged: &Judged<G::Move>| Thought {
        action: judged.m.to_string(),
        value: judged.value,
        share: judged.share,
    };
    let moves = moves.iter().map(thought).collect();
    Thoughts { moves, mixes, most: f64::from(most(&sight.game)), bias: 0.0, how: how.into() }
}

/// All moves of somebody who knows nothing of them.
fn unknown<G: Insight>(sight: &Glimpse<G>) -> Thoughts {
    let most = f64::from(most(&sight.game));
    let value = Value::estimate(0.0, most + 1.0);
    let pos = sight.imagined();
    let moves = sight.game.legal_moves(&pos, sight.seat).map(|m| Thought {
        action: m.to_string(),
        value,
        share: 0.0,
    });
    Thoughts { moves: moves.collect(), mixes: false, most, bias: 0.0, how: "nothing is known".into() }
}

/// Among equally good moves, those have the share that leave the next opponent the most ways to go wrong, each as
/// likely as the other.
fn prefer_the_hardest<G: Insight>(
    sight: &Glimpse<G>,
    judge: &Judging<G>,
    moves: &mut [Judged<G::Move>],
    hurry: &Hurry<'_>,
) {
    let Some(best) = moves.iter().find(|judged| judged.share > 0.0).map(|judged| judged.value.rank()) else {
        return;
    };
    let is_best = |judged: &Judged<G::Move>| judged.value.rank() == best;
    if moves.iter().filter(|judged| is_best(judged)).count() < 2 {
        return;
    }
    let hardness: Vec<_> = moves
        .iter()
        .map(|judged| if is_best(judged) { hardness(sight, judge, judged.m, hurry) } else { -1.0 })
        .collect();
    let hardest = hardness.iter().copied().fold(-1.0, f64::max);
    let count = hardness.iter().filter(|&&hardness| hardness >= hardest).count() as f64;
    for (judged, hardness) in moves.iter_mut().zip(hardness) {
        judged.share = if hardness >= hardest { 1.0 / count } else { 0.0 };
    }
}

/// The part of the next opponent's moves that would give something away; 0 if it is not an opponent who moves next.
fn hardness<G: Insight>(sight: &Glimpse<G>, judge: &Judging<G>, m: G::Move, hurry: &Hurry<'_>) -> f64 {
    let game = &sight.game;
    let mut pos = sight.imagined();
    game.play_unchecked(&mut pos, sight.seat, m);
    let Turn::Seat(next) = game.turn(&pos) else { return 0.0 };
    if !game.is_open(&pos) || game.sides().iter().any(|side| side.has(sight.seat) && side.has(next)) {
        return 0.0;
    }
    let view = game.view(&pos, Eyes::Seat(next));
    let Some(replies) = judge.moves_in_time(game, &view, next, hurry) else { return 0.0 };
    let best = replies.iter().map(|reply| reply.value.mean).fold(f64::NEG_INFINITY, f64::max);
    let wrong = replies.iter().filter(|reply| reply.value.mean < best - 1e-9).count();
    wrong as f64 / replies.len().max(1) as f64
}

/// All searches think at the same time, each for its share of the playouts.
fn think_in_parallel<G: Insight>(
    searches: &mut [Search<G>],
    question: &Question<'_, G>,
    clock: &Clock,
) -> u64 {
    let threads = searches.len() as u64;
    let share = |number: u64| {
        let rest = u64::from(number < clock.playouts % threads);
        Clock { playouts: clock.playouts / threads + rest, ..clock.clone() }
    };
    let Some((first, others)) = searches.split_first_mut() else { return 0 };
    thread::scope(|scope| {
        let others = others.iter_mut().zip(1..).map(|(search, number)| {
            let clock = share(number);
            scope.spawn(move || search.think(question, &clock))
        });
        let others: Vec<_> = others.collect();
        let own = first.think(question, &share(0));
        own + others.into_iter().map(|other| other.join().unwrap_or(0)).sum::<u64>()
    })
}

/// What several searches found, put together. All list the same moves in the same order.
fn together<M: Copy>(tried: Vec<Vec<Tried<M>>>) -> Vec<Tried<M>> {
    let mut tried = tried.into_iter();
    let mut all = tried.next().unwrap_or_default();
    for other in tried {
        for (own, other) in all.iter_mut().zip(other) {
            let visits = own.visits + other.visits;
            if visits > 0 {
                own.mean = (own.mean * own.visits as f64 + other.mean * other.visits as f64) / visits as f64;
            }
            own.visits = visits;
            own.proved = own.proved.or(other.proved);
        }
    }
    all
}

/// What a search found, told as values. Where it is not proved it is an estimate, and says how sure.
fn thoughts<M: ToString + Copy>(tried: &[Tried<M>], mixes: bool, most: f64, seats: usize) -> Vec<Thought> {
    let total: u64 = tried.iter().map(|tried| tried.visits).sum();
    let mean = tried.iter().map(|tried| tried.mean * tried.visits as f64).sum::<f64>() / total.max(1) as f64;
    let best = best_of(tried);
    let thought = |(index, tried): (usize, &Tried<M>)| {
        let span = most + 1.0;
        let within = span / ((1 + tried.visits) as f64).sqrt();
        let value = match tried.proved {
            // With three or more, a seat's loss is only as sure as the others' good sense.
            Some((own, _)) if seats == 2 || own >= most || most <= 1.0 => Value::exact(own),
            Some((own, _)) => Value::estimate(own, 0.0),
            None if tried.visits == 0 => Value::estimate(mean, span),
            None => Value::estimate(tried.mean, within),
        };
        let share = if mixes {
            tried.visits as f64 / total.max(1) as f64
        } else {
            f64::from(u8::from(index == best))
        };
        Thought { action: tried.m.to_string(), value, share }
    };
    tried.iter().enumerate().map(thought).collect()
}

/// What may be given up for not being seen through, as a part of all that can be won and lost.
const VEIL: f64 = 0.01;

/// Shares the choice among moves that are nearly as good as the best, the better the likelier.
fn blur(moves: &mut [Thought], most: f64) {
    let Some(best) = moves.iter().find(|thought| thought.share > 0.0).map(|thought| thought.value.mean)
    else {
        return;
    };
    let veil = VEIL * (most + 1.0);
    let weights: Vec<_> =
        moves.iter().map(|thought| (1.0 - (best - thought.value.mean) / veil).clamp(0.0, 1.0)).collect();
    let total: f64 = weights.iter().sum();
    for (thought, weight) in moves.iter_mut().zip(weights) {
        thought.share = weight / total;
    }
}

/// The move to make: proved ones by what they give and how soon, otherwise what was tried most.
fn best_of<M>(tried: &[Tried<M>]) -> usize {
    let score = |tried: &Tried<M>| match tried.proved {
        Some((own, distance)) if own > 0.0 => (2.0 + own, -f64::from(distance)),
        Some((own, distance)) if own < 0.0 => (-2.0 + own, f64::from(distance)),
        // A sure draw is worth as much as one that is hoped for.
        Some(_) => (0.0, tried.visits as f64),
        None => (if tried.visits == 0 { -1.0 } else { 0.0 }, tried.visits as f64),
    };
    let scores = tried.iter().map(score).enumerate();
    scores.reduce(|best, next| if next.1 > best.1 { next } else { best }).map_or(0, |(index, _)| index)
}

/// `40 000 playouts`
fn how(playouts: u64) -> String {
    let digits = playouts.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    format!("{grouped} {}", if playouts == 1 { "playout" } else { "playouts" })
}

impl Thoughts {
    /// What is told of a thought: with the doubt that searches have earned.
    pub(crate) fn told(&self, thought: &Thought) -> Value {
        match thought.value.label {
            // What is proved but for the others' good sense is no surer than that.
            Label::Estimate { within } => {
                let label = Label::Estimate { within: (within + self.bias).min(self.most + 1.0) };
                Value { label, ..thought.value }
            }
            _ => thought.value,
        }
    }

    /// Whether some move is said to be worth something between everything and nothing, and no more.
    fn is_vague(&self) -> bool {
        let stake = self.most + 1.0;
        self.moves.iter().any(|thought| thought.value.is_empty(stake))
    }

    /// The same within what can still come of each move; a move that surely wins is the best.
    fn settled<M: ToString>(mut self, reached: &[(M, Option<Value>)]) -> Thoughts {
        for (m, value) in reached {
            let Some(value) = value else { continue };
            let m = m.to_string();
            if let Some(own) = self.moves.iter_mut().find(|own| own.action == m) {
                own.value = own.value.narrowed(*value);
            }
        }
        let wins = |own: &Thought| own.value.label == Label::Exact && own.value.mean >= self.most - EXACT;
        if let Some(best) = self.moves.iter().position(wins)
            && !self.moves.iter().any(|own| own.share > 0.0 && wins(own))
        {
            for (index, own) in self.moves.iter_mut().enumerate() {
                own.share = f64::from(u8::from(index == best));
            }
        }
        self
    }

    /// The same guesses within what is proved of each move.
    fn narrowed(mut self, proved: &Thoughts) -> Thoughts {
        for (own, proved) in self.pairs(proved) {
            own.value = own.value.narrowed(proved.value);
        }
        self
    }

    /// The same, but where nothing is known of a move there is the guess of others.
    fn filled_in_by(mut self, guesses: &Thoughts) -> Thoughts {
        let stake = self.most + 1.0;
        for (own, guess) in self.pairs(guesses).filter(|(own, _)| own.value.is_empty(stake)) {
            own.value = guess.value;
        }
        self.bias = guesses.bias;
        self
    }

    /// Each move with what others think of it.
    fn pairs<'a>(&'a mut self, others: &'a Thoughts) -> impl Iterator<Item = (&'a mut Thought, &'a Thought)> {
        self.moves.iter_mut().filter_map(|own| {
            let other = others.moves.iter().find(|other| other.action == own.action)?;
            Some((own, other))
        })
    }

    /// The best value of all, as far as it is known.
    pub(crate) fn best(&self) -> f64 {
        self.best_value().mean
    }

    /// The same with everything that is known about it.
    pub(crate) fn best_value(&self) -> Value {
        let values = self.moves.iter().map(|thought| thought.value);
        let best = values.reduce(|best, next| if next.rank() > best.rank() { next } else { best });
        best.unwrap_or(Value::estimate(0.0, 1.0))
    }
}

/// An end that can be proved in so little time is proved by everybody.
const LEAST_PLAYOUTS: u64 = 10_000;

/// As many positions of an exact search take about as long as a playout.
const POSITIONS_A_PLAYOUT: u64 = 10;

/// Every legal move, proved by an exact search; none if that takes too long. A third of the time for the proof leaves
/// the rest for a search.
fn proved<G: Insight>(sight: &Glimpse<G>, effort: &Effort<'_>) -> Option<Vec<Judged<G::Move>>> {
    let clock = effort.clock;
    let positions = clock.playouts.max(LEAST_PLAYOUTS).saturating_mul(POSITIONS_A_PLAYOUT) / 3;
    let until = Instant::now() + clock.left() / 3;
    let stop = || clock.stop.stopped() || Instant::now() >= until;
    let effort = gambol_solve::Effort { positions, threads: effort.threads };
    sight.game.prove(&sight.view, sight.seat, effort, &stop)
}
