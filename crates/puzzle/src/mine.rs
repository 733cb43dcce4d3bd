//! Mining: games are played, not too well, and looked through for moments with one right answer.

use crate::games::{self, Draft};
use crate::line;
use crate::puzzle::{Goal, Puzzle};
use crate::rate::{Misses, rate};
use crate::truth::{Truth, Truths};
use gambol_core::{Action, AnyMatch, Dice, Ending, Node, Seat};
use gambol_games::Kind;
use gambol_solve::Progress;
use gambol_solve::table::TableError;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashSet};

/// What is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quest {
    /// In which game.
    pub game: Kind,
    /// How many.
    pub count: usize,
    /// Another seed, other puzzles.
    pub seed: u64,
}

/// No game is followed longer than this.
const LONGEST_GAME: usize = 80;

/// A game is given up on after this many; some grounds have few puzzles.
const MOST_GAMES: u64 = 4_000;

/// A moment in a game.
struct Moment {
    ply: usize,
    seat: Seat,
    goal: Goal,
    listed: Vec<String>,
}

/// Mines puzzles, easy ones first. `found` hears of each. When `progress` stops it, those are told that there are.
pub fn mine(
    quest: Quest,
    truths: &mut Truths,
    progress: &dyn Progress,
    found: &mut dyn FnMut(&Puzzle),
) -> Result<Vec<Puzzle>, TableError> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut seen = HashSet::new();
    progress.stage("puzzles", quest.count as u64);
    for number in 0..MOST_GAMES {
        if puzzles.len() >= quest.count || progress.is_cancelled() {
            break;
        }
        let mut dice = Dice::new(quest.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number));
        let options = games::of(quest.game).ground(number);
        let Ok(mut game) = quest.game.start(&options) else { continue };
        let truth = match truths.of(quest.game, &options, game.as_ref(), progress) {
            Err(TableError::Cancelled(_)) => break,
            truth => truth?,
        };
        let Some(puzzle) = in_game(quest.game, &options, game.as_mut(), &truth, &mut dice) else { continue };
        if !seen.insert(likeness(&puzzle)) || !has_room(&puzzles, &puzzle, quest.count) {
            continue;
        }
        found(&puzzle);
        puzzles.push(puzzle);
        progress.done(puzzles.len() as u64);
    }
    puzzles.sort_by(|one, other| one.hardness().total_cmp(&other.hardness()));
    Ok(puzzles)
}

/// A puzzle from one game: of all its moments one, so that no two are alike.
fn in_game(
    kind: Kind,
    options: &Map<String, Value>,
    game: &mut dyn AnyMatch,
    truth: &Truth,
    dice: &mut Dice,
) -> Option<Puzzle> {
    let mut moments = play(kind, game, truth, dice);
    let actions = game.actions();
    dice.shuffle(&mut moments);
    for Moment { ply, seat, goal, listed } in moments {
        game.undo(game.ply());
        actions[..ply].iter().try_for_each(|action| game.apply(action)).ok()?;
        let Some(draft) = games::of(kind).certify(game, truth, seat, goal, &listed) else { continue };
        let id = Puzzle::name(game, options, seat, goal);
        let Draft { moves, rest, value } = draft;
        let (options, opening) = (options.clone(), actions[..ply].to_vec());
        let (asked, missed, offered) = (seat, Misses::default(), games::of(kind).offers(game));
        let mut puzzle =
            Puzzle { id, game: kind, options, opening, asked, goal, moves, rest, offered, value, missed };
        if is_good(&puzzle, game) {
            puzzle.missed = rate(game, &puzzle)?;
            return Some(puzzle);
        }
    }
    None
}

/// Plays a game and notes its moments.
fn play(kind: Kind, game: &mut dyn AnyMatch, truth: &Truth, dice: &mut Dice) -> Vec<Moment> {
    let puzzled = games::of(kind);
    let mut moments = Vec::new();
    while game.ply() < LONGEST_GAME {
        let ply = game.ply();
        let action = match game.node() {
            Node::End(_) => break,
            Node::Decision { seat, legal } => {
                if legal.len() >= puzzled.fewest() {
                    let question = puzzled.question(game, truth, seat, dice);
                    moments.extend(question.map(|(goal, listed)| Moment { ply, seat, goal, listed }));
                }
                let best = if legal.len() > 1 && puzzled.plays_well(game, dice) {
                    truth.moves(game, seat).and_then(line::best)
                } else {
                    None
                };
                best.map(Action::One).or_else(|| game.random_action(dice))
            }
            Node::Simultaneous { legal } => {
                let (seat, _) = legal[dice.index(legal.len())];
                let question = puzzled.question(game, truth, seat, dice);
                moments.extend(question.map(|(goal, listed)| Moment { ply, seat, goal, listed }));
                game.random_action(dice)
            }
            Node::Chance { .. } => game.random_action(dice),
        };
        if action.is_none_or(|action| game.apply(&action).is_err()) {
            break;
        }
    }
    moments
}

/// Whether people will understand it: a win or a draw is seen through to its end, and within a few moves.
fn is_good(puzzle: &Puzzle, game: &mut dyn AnyMatch) -> bool {
    let Some(answer) = puzzle.answer() else { return true };
    let mut ends = |line: &[Action]| {
        let before = game.ply();
        let played = line.iter().try_for_each(|action| game.apply(action)).is_ok();
        let result = game.result();
        game.undo(game.ply() - before);
        (played, result)
    };
    let sure = |value: f64| value.abs() >= line::SURE;
    puzzle.moves.iter().all(|(action, judged)| {
        let (is_played, result) = ends(&judged.line);
        // A draw by repetition is not in the position.
        if result.as_ref().is_some_and(|result| result.ending != Ending::Rules) {
            return false;
        }
        let share = result.map(|result| result.returns[puzzle.asked.index()]);
        let is_seen = match share {
            Some(share) => (share - judged.value).abs() < 1e-6 || !sure(judged.value),
            None => !sure(judged.value),
        };
        let longest = if action == answer { 11 } else { 15 };
        is_played && is_seen && judged.line.len() <= longest
    })
}

/// What makes two puzzles alike: the same ground, asked the same way, with the same answer.
fn likeness(puzzle: &Puzzle) -> String {
    let shares: BTreeMap<&String, i64> = puzzle
        .moves
        .iter()
        .map(|(action, judged)| (action, (judged.share.unwrap_or(0.0) * 20.0) as i64))
        .collect();
    // Offers differ, but who has found the answer once has found it.
    let moves: Vec<&String> = puzzle.moves.keys().filter(|_| !puzzle.offered).collect();
    let options = Value::from(puzzle.options.clone());
    format!("{options} {} {} {:?} {moves:?} {shares:?}", puzzle.asked, puzzle.goal.name(), puzzle.answer())
}

/// Whether whoever does everything equally often is right.
fn is_even(puzzle: &Puzzle) -> bool {
    let even = 1.0 / puzzle.moves.len() as f64;
    puzzle.goal == Goal::Mix
        && puzzle.is_near(&puzzle.moves.keys().map(|action| (action.clone(), even)).collect())
}

/// Whether there is room for one more like this: few that end at once, few that everybody finds, no goal alone, and no
/// ground that has more than its part.
fn has_room(puzzles: &[Puzzle], next: &Puzzle, count: usize) -> bool {
    let at_most = |part: usize, is: &dyn Fn(&Puzzle) -> bool| {
        !is(next) || puzzles.iter().filter(|puzzle| is(puzzle)).count() < (count / part).max(1)
    };
    let answer_line = |puzzle: &Puzzle| puzzle.answer().map_or(2, |answer| puzzle.moves[answer].line.len());
    let choices = |puzzle: &Puzzle| puzzle.moves.len() + puzzle.rest.map_or(0, |(count, _)| count);
    at_most(10, &|puzzle| answer_line(puzzle) < 2)
        && at_most(6, &|puzzle| puzzle.missed.0[0] < 10)
        && at_most(4, &|puzzle| choices(puzzle) == 2 && puzzle.goal != Goal::Mix)
        && at_most(3, &|puzzle| puzzle.goal == Goal::Draw)
        && at_most(6, &is_even)
        && at_most(3, &|puzzle| puzzle.offered)
        && at_most(16, &|puzzle| puzzle.offered && puzzle.goal == Goal::Draw)
        && at_most(4, &|puzzle| puzzle.goal == Goal::Best && puzzle.value.abs() > 0.9)
}
