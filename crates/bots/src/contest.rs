//! Bot against bot: whole games, all seats exchanged, and what they say about who is stronger.

use crate::bot::{Bot, advise_from, known_from};
use crate::budget::{Budget, Stop};
use crate::level::Level;
use crate::library::Library;
use crate::sight::Sight;
use gambol_core::{Action, Dice, Node, Record, Seat, SetupError};
use gambol_games::Kind;
use gambol_solve::{Known, given_away};
use serde_json::Map;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// A game that is neither won nor called off after this many actions is left as a draw: with both limits off it may be
/// endless.
const LONGEST: usize = 2_000;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Player {
    /// How strong.
    pub level: Level,
    /// How long it may think about a move.
    pub budget: Budget,
}

/// How moves are measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Measure {
    /// Not at all.
    Nothing,
    /// By the library, where it knows the truth.
    Truth,
    /// By the library where it knows the truth, otherwise by a search of this budget, which is an estimate.
    Search(Budget),
}

/// What the moves of one seat gave away in a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Losses {
    /// How many moves had a choice.
    pub choices: u64,
    /// How many of them were measured: all that anybody could judge.
    pub moves: u64,
    /// How much of the stake they gave away, all together.
    pub lost: f64,
    /// The same of the squares, for the spread.
    pub squares: f64,
    /// How many of them were measured by search only: a small mistake that it does not see counts as none.
    pub estimated: u64,
    /// Of how many, of all, more may have been given away than is known.
    pub open: u64,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The whole game.
    pub record: Record,
    /// What each seat gets; 0 each if it was left unfinished.
    pub returns: Vec<f64>,
    /// What each seat gave away.
    pub losses: Vec<Losses>,
}

/// Plays one game from its start. `bots` holds a bot for each seat with its budget; there is no result if it was
/// stopped.
pub fn play_out(
    kind: Kind,
    options: &Map<String, serde_json::Value>,
    bots: &mut [(Bot, Budget)],
    seed: u64,
    measure: (Measure, Option<&Library>),
    stop: &Stop,
) -> Result<Option<Played>, SetupError> {
    let mut table = kind.start(options)?;
    let mut dice = Dice::new(seed);
    let mut losses = vec![Losses::default(); table.seats()];
    let stake = table.sides().len().max(2) as f64;
    assert_eq!(bots.len(), table.seats(), "a bot for each seat");
    while table.ply() < LONGEST && !stop.stopped() {
        let mut answer = |seat: Seat| {
            let sight = Sight::of(table.as_ref(), seat).expect("the seat is to move");
            let (bot, budget) = &mut bots[seat.index()];
            let choice = bot.choose(&sight, budget, stop);
            losses[seat.index()].measure(&sight, &choice.action, stake, measure, stop);
            choice.action
        };
        let action = match table.node() {
            Node::End(_) => break,
            Node::Chance { .. } => table.random_action(&mut dice).expect("chance falls somehow"),
            Node::Decision { seat, .. } => Action::One(answer(seat)),
            Node::Simultaneous { legal } => {
                let choices = legal.iter().map(|(seat, _)| (seat.to_string(), answer(*seat)));
                Action::Together(choices.collect::<BTreeMap<_, _>>())
            }
        };
        table.apply(&action).expect("bots answer with legal moves");
    }
    if stop.stopped() {
        return Ok(None);
    }
    let returns = table.result().map_or_else(|| vec![0.0; table.seats()], |result| result.returns);
    Ok(Some(Played { record: table.record(), returns, losses }))
}

impl Losses {
    /// Measures a move: how much less it is worth than the best.
    fn measure(
        &mut self,
        sight: &Sight,
        action: &str,
        stake: f64,
        (measure, library): (Measure, Option<&Library>),
        stop: &Stop,
    ) {
        if measure == Measure::Nothing || sight.legal().len() < 2 {
            return;
        }
        self.choices += 1;
        let advice = match measure {
            Measure::Search(budget) => advise_from(library, sight, &budget, stop),
            _ => known_from(library, sight, stop),
        };
        let Some(loss) = given_away(&advice, action, stake) else { return };
        let is_rough = loss.known == Known::Estimated;
        if is_rough && measure == Measure::Truth {
            return;
        }
        self.moves += 1;
        self.lost += loss.amount;
        self.squares += loss.amount.powi(2);
        self.estimated += u64::from(is_rough);
        self.open += u64::from(loss.known != Known::Exactly);
    }

    fn add(&mut self, other: &Losses) {
        self.choices += other.choices;
        self.moves += other.moves;
        self.lost += other.lost;
        self.squares += other.squares;
        self.estimated += other.estimated;
        self.open += other.open;
    }

    /// Whether every choice could be judged.
    pub fn is_whole(&self) -> bool {
        self.moves == self.choices
    }

    /// Whether every choice was judged, to the last digit.
    pub fn is_exact(&self) -> bool {
        self.is_whole() && self.open == 0
    }

    /// Whether anything is known: that no mistake was seen says little where searches looked for them, or where some moves
    /// were not looked at.
    pub fn is_known(&self) -> bool {
        self.lost > 0.0 || (self.is_whole() && self.estimated == 0)
    }

    /// What a move gave away on average at least, if any was measured.
    pub fn average(&self) -> Option<Measured> {
        let count = self.moves as f64;
        let mean = self.lost / count.max(1.0);
        let spread = (self.squares - count * mean * mean).max(0.0) / (count - 1.0);
        // One move alone tells no spread.
        let within = (self.moves > 1).then(|| 1.96 * (spread / count).sqrt());
        (self.moves > 0).then_some(Measured { mean, within })
    }
}

/// A contest: this many games among the same players, who exchange all seats.
#[derive(Clone)]
pub struct Contest {
    /// The game.
    pub kind: Kind,
    /// Its options.
    pub options: Map<String, serde_json::Value>,
    /// Who plays. Seat `s` of game `g` is held by player `(s + g) % players`; there are at most as many as seats.
    pub players: Vec<Player>,
    /// How many games.
    pub games: u64,
    /// Equal seeds give equal games, if budgets are playouts.
    pub seed: u64,
    /// On how many threads games are played at the same time.
    pub threads: usize,
    /// How moves are measured.
    pub measure: Measure,
    /// Where bots and measures find perfect play.
    pub library: Option<Library>,
}

/// A number with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    /// The number.
    pub mean: f64,
    /// It is probably right within this much, either way; none where there is too little to tell.
    pub within: Option<f64>,
}

/// A score from 0 to 1 with its 95 % confidence interval: all chances to win from which the score is no further than is
/// usual (Wilson). One win shows that the chance is not 0, and six wins of six do not prove that the seventh is sure. Draws
/// vary less than wins and losses, so with draws the interval is rather too wide.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    /// The score.
    pub mean: f64,
    /// The least that it probably is; 0 only if everything was lost.
    pub least: f64,
    /// The most that it probably is; 1 only if everything was won.
    pub most: f64,
}

/// How a player did.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Who.
    pub player: Player,
    /// How many games it has won, or had more of than all others.
    pub won: u64,
    /// How many were drawn: nobody, or everybody alike, got anything.
    pub drawn: u64,
    /// How many others won.
    pub lost: u64,
    /// What it got in a game on average, by seat.
    pub returns: Measured,
    /// Its score against all others, from 0 to 1: a win counts 1, a draw a half.
    pub score: Score,
    /// What it gave away.
    pub losses: Losses,
}

/// The result of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// How many games were played to the end.
    pub games: u64,
    /// How many actions they took, all together.
    pub actions: u64,
    /// By player.
    pub players: Vec<Standing>,
}

/// What counts of one game: what each player got, by seat, what it gave away, and how long it took.
struct Count {
    returns: Vec<f64>,
    losses: Vec<Losses>,
    actions: u64,
}

impl Contest {
    /// Plays all games. `played` hears how many are done; when stopped, the standings tell of those that are.
    pub fn run(&self, stop: &Stop, played: &(dyn Fn(u64) + Sync)) -> Result<Standings, SetupError> {
        let seats = self.kind.start(&self.options)?.seats();
        assert!((1..=seats).contains(&self.players.len()), "as many players as seats at most");
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let counts = Mutex::new(BTreeMap::new());
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games || stop.stopped() {
                    break;
                }
                if let Ok(Some(count)) = self.game(number, seats, stop) {
                    counts.lock().expect("nothing panics with the lock").insert(number, count);
                    played(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads.max(1) {
                scope.spawn(work);
            }
            work();
        });
        let counts = counts.into_inner().expect("nothing panics with the lock");
        Ok(self.standings(&counts.into_values().collect::<Vec<_>>()))
    }

    /// Who sits where.
    fn player_at(&self, seat: usize, number: u64) -> usize {
        (seat as u64 + number) as usize % self.players.len()
    }

    fn game(&self, number: u64, seats: usize, stop: &Stop) -> Result<Option<Count>, SetupError> {
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number);
        let bot = |seat: usize| {
            let player = self.players[self.player_at(seat, number)];
            let seed = seed.wrapping_mul(8).wrapping_add(seat as u64);
            (Bot::new(player.level, seed).with_library(self.library.clone()), player.budget)
        };
        let mut bots: Vec<_> = (0..seats).map(bot).collect();
        let measure = (self.measure, self.library.as_ref());
        let Some(played) = play_out(self.kind, &self.options, &mut bots, seed, measure, stop)? else {
            return Ok(None);
        };
        let mut returns = vec![(0.0, 0.0); self.players.len()];
        let mut losses = vec![Losses::default(); self.players.len()];
        for seat in 0..seats {
            let player = self.player_at(seat, number);
            returns[player].0 += played.returns[seat];
            returns[player].1 += 1.0;
            losses[player].add(&played.losses[seat]);
        }
        let returns = returns.into_iter().map(|(sum, count)| sum / count).collect();
        Ok(Some(Count { returns, losses, actions: played.record.actions.len() as u64 }))
    }

    fn standings(&self, counts: &[Count]) -> Standings {
        let standing = |(index, &player): (usize, &Player)| {
            let mut standing = Standing {
                player,
                won: 0,
                drawn: 0,
                lost: 0,
                returns: measured(counts.iter().map(|count| count.returns[index])),
                score: scored(counts.iter().map(|count| score(&count.returns, index))),
                losses: Losses::default(),
            };
            for count in counts {
                match score(&count.returns, index) {
                    1.0 => standing.won += 1,
                    0.0 => standing.lost += 1,
                    _ => standing.drawn += 1,
                }
                standing.losses.add(&count.losses[index]);
            }
            standing
        };
        Standings {
            games: counts.len() as u64,
            actions: counts.iter().map(|count| count.actions).sum(),
            players: self.players.iter().enumerate().map(standing).collect(),
        }
    }
}

/// A player's part of a game's one point: all of it for who got most, shared among those who got alike.
fn score(returns: &[f64], player: usize) -> f64 {
    let own = returns[player];
    let others =
        returns.iter().enumerate().filter(|&(other, _)| other != player).map(|(_, &returns)| returns);
    let best = others.fold(f64::NEG_INFINITY, f64::max);
    if (own - best).abs() < 1e-9 {
        0.5
    } else if own > best {
        1.0
    } else {
        0.0
    }
}

/// The average of games. One alone, or some that all went alike, do not tell how far the next may be from it.
fn measured(samples: impl ExactSizeIterator<Item = f64> + Clone) -> Measured {
    let count = samples.len().max(1) as f64;
    let mean = samples.clone().sum::<f64>() / count;
    let spread = samples.map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    Measured { mean, within: (spread > 1e-12).then(|| 1.96 * (spread / count).sqrt()) }
}

fn scored(samples: impl ExactSizeIterator<Item = f64>) -> Score {
    let count = samples.len() as f64;
    let sum: f64 = samples.sum();
    if count < 1.0 {
        return Score { mean: 0.0, least: 0.0, most: 1.0 };
    }
    let (mean, square) = (sum / count, 1.96f64.powi(2) / count);
    // The chances p for which (mean − p)² = square · p · (1 − p).
    let middle = (mean + square / 2.0) / (1.0 + square);
    let within = (square * mean * (1.0 - mean) + square.powi(2) / 4.0).sqrt() / (1.0 + square);
    let least = if sum > 0.0 { middle - within } else { 0.0 };
    let most = if sum < count { middle + within } else { 1.0 };
    Score { mean, least, most }
}

impl Score {
    /// A score of one against one as a difference in Elo: the middle, the least and the most. Infinite where nothing was lost
    /// or won.
    pub fn elo(&self) -> (f64, f64, f64) {
        let elo = |score: f64| 400.0 * (score / (1.0 - score)).log10();
        (elo(self.mean), elo(self.least), elo(self.most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_lost_or_won_everything_may_always_lose_or_win() {
        for games in 1..60 {
            for won in 0..=games {
                let score = scored((0..games).map(|game| f64::from(u8::from(game < won))));
                let Score { mean, least, most } = score;
                assert_eq!((least <= 0.0, most >= 1.0), (won == 0, won == games), "{score:?}");
                assert!(least <= mean && mean <= most, "{score:?}");
            }
        }
        let near = |score: Score, (least, most): (f64, f64)| {
            assert!((score.least - least).abs() < 1e-3 && (score.most - most).abs() < 1e-3, "{score:?}");
        };
        near(scored([1.0].into_iter()), (0.2065, 1.0));
        near(scored((0..12).map(|game| f64::from(u8::from(game < 1)))), (0.0149, 0.3539));
        near(scored([0.5; 4].into_iter()), (0.15, 0.85));
        near(scored([].into_iter()), (0.0, 1.0));
    }

    #[test]
    fn games_that_all_went_alike_do_not_tell_how_far_the_next_may_be() {
        assert_eq!(measured([1.0].into_iter()).within, None);
        assert_eq!(measured([0.3, 0.3, 0.3].into_iter()).within, None);
        let two = measured([1.0, -1.0].into_iter()).within.expect("they differ");
        assert!((two - 1.96).abs() < 1e-9, "{two}");
        let one = Losses { choices: 1, moves: 1, lost: 0.5, squares: 0.25, ..Losses::default() };
        assert_eq!(one.average(), Some(Measured { mean: 0.5, within: None }));
    }

    #[test]
    fn where_only_the_truth_counts_nobody_searches() {
        let options = serde_json::json!({"mode": "secret", "players": 3});
        let mut game =
            Kind::MuddyRide.start(options.as_object().expect("an object")).expect("the options are right");
        let mut dice = Dice::new(1);
        while matches!(game.node(), Node::Chance { .. }) {
            game.apply(&game.random_action(&mut dice).expect("a card is dealt")).expect("it is one");
        }
        let sight = Sight::of(game.as_ref(), Seat(0)).expect("the first is to move");
        let known = known_from(None, &sight, &Stop::default());
        assert_eq!(known.len(), sight.legal().len());
        for one in &known {
            assert_eq!(one.value, gambol_solve::Value::estimate(0.0, 3.0), "{one:?}");
        }
    }

    #[test]
    fn that_no_mistake_was_seen_is_known_only_where_everything_was_judged_without_a_search() {
        let all = Losses { choices: 100, moves: 100, ..Losses::default() };
        assert!(all.is_known() && all.is_exact());
        let few = Losses { moves: 4, ..all };
        assert!(!few.is_known() && !few.is_exact());
        let searched = Losses { estimated: 80, open: 80, ..all };
        assert!(!searched.is_known() && !searched.is_exact());
        assert!(Losses { lost: 0.5, ..searched }.is_known(), "a mistake that was seen was made");
        assert!(!Losses { lost: 0.5, ..few }.is_exact());
    }
}
