//! Playing by the table: what its mixtures are worth, and what it tells to whom.

use super::*;
use crate::judge::{Judge, Judged};
use crate::value::Value;
use std::collections::{HashMap, HashSet};

/// One move by the shares that the table gives, from what the seat may know.
fn chosen(table: &TwoPathsTable, pos: &Position, seat: Seat, dice: &mut Dice) -> Move {
    let view = table.game.view(pos, Eyes::Seat(seat));
    let moves = Judge::moves(table, &table.game, &view, seat).expect("the seat is to move");
    let mut rest = f64::from(dice.below(1 << 30)) / f64::from(1 << 30);
    for judged in &moves {
        if rest < judged.share {
            return judged.m;
        }
        rest -= judged.share;
    }
    moves.iter().rev().find(|judged| judged.share > 0.0).expect("shares add up to 1").m
}

/// What a seat gets in a game from here by the table, on average, against somebody.
fn results(
    table: &TwoPathsTable,
    from: &Position,
    seat: Seat,
    games: u32,
    dice: &mut Dice,
    other: impl Fn(&Position, Seat, &mut Dice) -> Move,
) -> f64 {
    let mut sum = 0.0;
    for _ in 0..games {
        let mut pos = *from;
        for _ in 0..600 {
            let Turn::Seat(asked) = table.game.turn(&pos) else { break };
            let m = if asked == seat { chosen(table, &pos, asked, dice) } else { other(&pos, asked, dice) };
            pos = table.game.play(&pos, asked, m).expect("the table plays by the rules");
        }
        if table.game.turn(&pos) == Turn::Over {
            sum += table.game.outcome(&pos).expect("the game is over").returns(2)[seat.index()];
        }
    }
    sum / f64::from(games)
}

#[test]
fn play_by_the_table_never_does_worse_than_it_says() {
    let mut dice = Dice::new(20);
    let table = solved(&plain(6));
    let start = table.game.start();
    for seat in [Seat(0), Seat(1)] {
        let stated = table.value(&start, seat).mean;
        let at_random = |pos: &Position, seat, dice: &mut Dice| dice.pick(table.game.legal_moves(pos, seat));
        let against_random = results(&table, &start, seat, 400, &mut dice, at_random);
        // Random play is bad, so there is plenty to win.
        assert!(against_random > stated + 0.3, "{against_random}");
        let by_table = |pos: &Position, seat, dice: &mut Dice| chosen(&table, pos, seat, dice);
        let against_itself = results(&table, &start, seat, 2_000, &mut dice, by_table);
        // Four standard errors.
        assert!((against_itself - stated).abs() < 4.0 / 2_000_f64.sqrt(), "{against_itself}, {stated}");
    }
}

/// What is left to a seat that plays by the table, against an opponent that knows all its mixtures and answers best.
struct Answered<'a> {
    table: &'a TwoPathsTable,
    seat: Seat,
    values: HashMap<Position, f64>,
}

impl Answered<'_> {
    /// All openings that can follow, those that wait first.
    fn gather(&self, from: Position) -> Vec<Position> {
        let mut all = vec![from];
        let mut seen = HashSet::from([from]);
        let mut at = 0;
        while at < all.len() {
            let mut open = vec![all[at]];
            at += 1;
            while let Some(pos) = open.pop() {
                let Turn::Seat(seat) = self.table.game.turn(&pos) else { continue };
                for m in self.table.game.legal_moves(&pos, seat) {
                    let next = self.table.game.play(&pos, seat, m).expect("legal moves are legal");
                    if next.phase() != Phase::Hide {
                        open.push(next);
                    } else if seen.insert(next) {
                        all.push(next);
                    }
                }
            }
        }
        all
    }

    fn after(&self, pos: &Position) -> f64 {
        match pos.phase() {
            Phase::Hide => self.values[pos],
            _ => self.table.game.outcome(pos).expect("the game is over").returns(2)[self.seat.index()],
        }
    }

    /// What an opening is worth to the seat, from what the values say of all that follows.
    fn once(&self, pos: &Position) -> f64 {
        let game = &self.table.game;
        let play = |pos: &Position, m| game.play(pos, pos.seat_asked().expect("asked"), m).expect("legal");
        let shares = |pos: &Position| -> Vec<(Move, f64)> {
            self.table.moves(pos).iter().map(|judged| (judged.m, judged.share)).collect()
        };
        let mean_or_worst = |pos: &Position, next: &dyn Fn(&Position) -> f64| -> f64 {
            if pos.seat_asked() == Some(self.seat) {
                let chosen = shares(pos).into_iter().filter(|&(_, share)| share > 0.0);
                chosen.map(|(m, share)| share * next(&play(pos, m))).sum()
            } else {
                let all = game.legal_moves(pos, self.seat.other()).map(|m| next(&play(pos, m)));
                all.fold(f64::INFINITY, f64::min)
            }
        };
        let settled = |pos: &Position| {
            if pos.phase() == Phase::Take {
                mean_or_worst(pos, &|pos| self.after(pos))
            } else {
                self.after(pos)
            }
        };
        if pos.turn() == self.seat {
            // The opponent knows the mixture, not the side, so it blocks the same whatever was hidden.
            let worst = |hidden: Vec<(Position, f64)>| {
                let blocks = game.legal_moves(&hidden[0].0, self.seat.other());
                let block = |m| hidden.iter().map(|(pos, share)| share * settled(&play(pos, m))).sum::<f64>();
                blocks.map(block).fold(f64::INFINITY, f64::min)
            };
            let hidden = |animal: Animal| -> Vec<(Position, f64)> {
                let of = |&(m, share): &(Move, f64)| matches!(m, Move::Hide(other, _) if other == animal && share > 0.0);
                shares(pos).into_iter().filter(of).map(|(m, share)| (play(pos, m), share)).collect()
            };
            Animal::ALL.into_iter().map(hidden).filter(|all| !all.is_empty()).map(worst).sum()
        } else {
            mean_or_worst(pos, &|hidden| mean_or_worst(hidden, &settled))
        }
    }
}

#[test]
fn the_best_answer_to_the_mixtures_gains_nothing() {
    let mut dice = Dice::new(21);
    for game in [plain(6), network(&[2, 3, 2, 2, 3], &mut dice)] {
        let table = solved(&game);
        let mut checked = 0;
        while checked < 2 {
            let from = late(&game, 3, &mut dice);
            checked += 1;
            for seat in [Seat(0), Seat(1)] {
                let mut answered = Answered { table: &table, seat, values: HashMap::new() };
                let all = answered.gather(from);
                answered.values = all.iter().map(|&pos| (pos, 0.0)).collect();
                // Later openings come to their value first.
                for _ in 0..400 {
                    let mut change: f64 = 0.0;
                    for pos in all.iter().rev() {
                        let value = answered.once(pos);
                        let old = answered.values.insert(*pos, value).expect("it is listed");
                        change = change.max((value - old).abs());
                    }
                    if change < 1e-12 {
                        break;
                    }
                }
                for pos in &all {
                    let (left, stated) = (answered.values[pos], table.worth(pos, seat));
                    assert!(left >= stated - 1e-9, "{pos:?}: {left} instead of {stated}");
                }
            }
        }
    }
}

#[test]
fn who_blocks_is_told_nothing_of_the_hidden_side() {
    let mut dice = Dice::new(22);
    let table = solved(&plain(6));
    let game = &table.game;
    let mut differ = 0;
    for _ in 0..2_000 {
        let Some(pos) = game.numbered(dice.bits() % game.numbers()) else { continue };
        let (player, blocker) = (pos.turn(), pos.turn().other());
        let hides = table.moves(&pos);
        assert!((hides.iter().map(|hide| hide.share).sum::<f64>() - 1.0).abs() < 1e-12);
        let animal = |hide: &Judged<Move>| matches!(hide.m, Move::Hide(animal, _) if animal == Animal::Fox);
        let foxes: Vec<_> = hides.iter().filter(|hide| animal(hide)).collect();
        if let [west, east] = foxes[..] {
            let hidden = [west.m, east.m].map(|m| game.play(&pos, player, m).expect("legal moves are legal"));
            let views = hidden.map(|pos| game.view(&pos, Eyes::Seat(blocker)));
            assert_eq!(views[0], views[1]);
            let told = views.map(|view| Judge::value(&table, game, &view, blocker).expect("all is known"));
            // Even if the table sees more, the seat does not.
            assert_eq!(hidden.map(|pos| table.value(&pos, blocker)), told);
            let own = hidden.map(|pos| table.value(&pos, player));
            assert_eq!(own, [west.value, east.value]);
            differ += usize::from((own[0].mean - own[1].mean).abs() > 1e-6);
            let blocks = Judge::moves(&table, game, &views[0], blocker).expect("the blocker is asked");
            let mean: f64 = blocks.iter().map(|block| block.share * block.value.mean).sum();
            assert!((mean - told[0].mean).abs() < 1e-9, "{blocks:?}");
        }
    }
    assert!(differ > 0, "some side is better than the other, unless both are mixed");
}

#[test]
fn a_position_is_worth_what_its_best_moves_make_it() {
    let mut dice = Dice::new(23);
    let table = solved(&plain(6));
    let game = &table.game;
    let (mut phases, mut impatient) = ([0; 4], 0);
    for _ in 0..300 {
        let mut pos = game.start();
        while let Turn::Seat(seat) = game.turn(&pos) {
            let view = game.view(&pos, Eyes::Seat(seat));
            let moves = Judge::moves(&table, game, &view, seat).expect("the seat is to move");
            assert!(moves.iter().map(|judged| judged.m).eq(game.legal_moves(&pos, seat)));
            let value = Judge::value(&table, game, &view, seat).expect("all is known").mean;
            let mean: f64 = moves.iter().map(|judged| judged.share * judged.value.mean).sum();
            let best = moves.iter().map(|judged| judged.value.mean).fold(f64::NEG_INFINITY, f64::max);
            assert!((best - value).abs() < 1e-9, "{pos:?}: {value}, {moves:?}");
            // Where both would wait for ever, going on costs a little.
            assert!((value - 0.02..value + 1e-9).contains(&mean), "{pos:?}: {value}, {moves:?}");
            impatient += usize::from(mean < value - 1e-9);
            phases[pos.phase() as usize] += 1;
            pos = game.play(&pos, seat, dice.pick(game.legal_moves(&pos, seat))).expect("legal");
        }
        let returns = game.outcome(&pos).expect("the game is over").returns(2);
        assert_eq!(table.value(&pos, Seat(0)), Value::exact(returns[0]));
        assert!(table.moves(&pos).is_empty());
    }
    assert!(phases.iter().all(|&count| count > 500), "{phases:?}");
    assert!(impatient * 100 < phases.iter().sum(), "{impatient} of {phases:?}");
}
