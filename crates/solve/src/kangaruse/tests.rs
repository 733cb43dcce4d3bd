//! The search against plain recursion over the rules, on small sheets with every type of square.

use super::bound::Stakes;
use super::*;
use crate::value::Label;
use gambol_core::{Dice, Playable, random_ply};
use gambol_games::kangaruse::SQUARE_TYPES;
use serde_json::{Map, json};
use std::collections::HashMap;

/// A sheet on which any square may be of any type, scoring ones more often, with any rules that options can change.
fn random_game(dice: &mut Dice, players: u8, harsh: bool) -> Kangaruse {
    let (files, ranks) = (3 + dice.below(3), 3 + dice.below(2));
    let mut squares = Map::new();
    let types: Vec<_> = (0..6).map(|_| SQUARE_TYPES[dice.index(SQUARE_TYPES.len())].0).collect();
    let scoring: Vec<_> = (0..3).map(|_| SQUARE_TYPES[dice.index(8)].0).collect();
    for file in 0..files {
        for rank in 0..ranks {
            let kind = match dice.below(6) {
                0 => "plain",
                1 | 2 => scoring[dice.index(3)],
                _ => types[dice.index(6)],
            };
            let value = match kind {
                "score" => json!([-3, -1, 1, 2, 5, 9][dice.index(6)]),
                "echidna" => json!(1 + file * ranks + rank),
                _ => json!(null),
            };
            let mut square = json!({"type": kind});
            if !value.is_null() {
                square["value"] = value;
            }
            squares.insert(format!("{}{}", char::from(b'a' + file as u8), rank + 1), square);
        }
    }
    let numbers: Vec<_> = (0..files).map(|_| 1 + dice.below(4)).collect();
    let directions: Vec<_> = (0..ranks).map(|_| ["N", "E", "S", "W"][dice.index(4)]).collect();
    let sheet = json!({
        "game": "kangaruse", "name": "random", "files": files, "ranks": ranks, "numbers_on": "files",
        "numbers": numbers, "directions": directions, "squares": squares,
    });
    let options = json!({
        "board": sheet, "players": players, "stop_when_scored": dice.below(2) == 0, "give_up": dice.below(3) == 0,
        "harsh_destruction": harsh,
    });
    Kangaruse::from_options(options.as_object().expect("an object")).unwrap_or_else(|_| {
        // Too few squares to start from: another one.
        random_game(dice, players, harsh)
    })
}

/// The margin of every position that can arise, by plain recursion; none if there are too many.
fn recursion(
    game: &Kangaruse,
    pos: &Position,
    known: &mut HashMap<Position, i32>,
    most: usize,
) -> Option<i32> {
    if let Some(&margin) = known.get(pos) {
        return Some(margin);
    }
    if known.len() >= most {
        return None;
    }
    let margin = if let Turn::Seat(seat) = game.turn(pos) {
        let mut margins = Vec::new();
        for m in game.legal_moves(pos, seat) {
            let next = game.play(pos, seat, m).expect("legal moves are legal");
            margins.push(recursion(game, &next, known, most)?);
        }
        *(if seat.0 == 0 { margins.iter().max() } else { margins.iter().min() }).expect("a move")
    } else {
        let scores = game.outcome(pos).expect("the game is over").scores.expect("points are counted");
        scores[Seat(0)] - scores[Seat(1)]
    };
    known.insert(*pos, margin);
    Some(margin)
}

/// The earliest positions of random games from which plain recursion gets to the end, with all that it found.
fn small_ends(seed: u64, harsh: bool, count: usize) -> Vec<(Kangaruse, Position, HashMap<Position, i32>)> {
    let mut dice = Dice::new(seed);
    let mut ends = Vec::new();
    while ends.len() < count {
        let game = random_game(&mut dice, 2, harsh);
        let mut positions = vec![game.start()];
        let mut pos = game.start();
        while random_ply(&game, &mut pos, &mut dice) {
            positions.push(pos);
        }
        let mut known = HashMap::new();
        let is_near = |pos: &&Position| recursion(&game, pos, &mut known, 3000).is_some();
        let earliest = positions.iter().rev().take_while(is_near).last().copied();
        if let Some(pos) = earliest.filter(|pos| game.turn(pos) != Turn::Over && known.len() > 100) {
            ends.push((game, pos, known));
        }
    }
    ends
}

fn check(seed: u64, harsh: bool, count: usize) {
    let mut results = [0; 3];
    for (game, pos, known) in small_ends(seed, harsh, count) {
        let seat = pos.to_move().expect("the game is not over");
        let sign = if seat.0 == 0 { 1 } else { -1 };
        let proof = prove(&game, &pos, Effort::alone(1_000_000), &|| false).expect("the end is near");
        assert!(proof.moves.iter().map(|proved| proved.m).eq(game.legal_moves(&pos, seat)));
        for proved in &proof.moves {
            let next = game.play(&pos, seat, proved.m).expect("legal");
            let margin = sign * known[&next];
            assert_eq!(
                (proved.low, proved.high),
                (margin.signum(), margin.signum()),
                "{} in\n{}",
                proved.m,
                game.text(&pos)
            );
            assert!(proved.margin.is_none_or(|proved| proved == margin));
        }
        let best = proof.moves[proof.best];
        assert_eq!(best.margin, Some(sign * known[&pos]));
        results[(proof.result() + 1) as usize] += 1;
    }
    assert!(results.iter().all(|&count| count > 0), "won, drawn and lost positions are met: {results:?}");
}

#[test]
fn with_a_small_budget_bounds_are_told_and_they_hold() {
    let (mut open, mut told) = (0, 0);
    for (game, pos, known) in small_ends(10, false, 60) {
        let seat = pos.to_move().expect("the game is not over");
        let sign = if seat.0 == 0 { 1 } else { -1 };
        for budget in [5, 20, 50, 100, 200, 500] {
            let Some(proof) = prove(&game, &pos, Effort::alone(budget), &|| false) else { continue };
            assert!(proof.nodes <= budget + 1);
            assert_eq!(proof.result(), (sign * known[&pos]).signum());
            for proved in &proof.moves {
                let result = (sign * known[&game.play(&pos, seat, proved.m).expect("legal")]).signum();
                assert!((proved.low..=proved.high).contains(&result));
                open += usize::from(proved.low < proved.high);
            }
            told += 1;
        }
    }
    assert!(open > 20 && told > 20, "{told} proofs, {open} moves with bounds");
}

#[test]
fn ends_are_proved_as_plain_recursion_finds_them() {
    check(1, false, 80);
}

#[test]
fn ends_with_harsh_destruction_are_proved_as_plain_recursion_finds_them() {
    check(2, true, 40);
}

#[test]
fn no_margin_lies_beyond_its_bounds() {
    let (mut near, mut closer) = (0, 0);
    for (game, _, known) in small_ends(3, false, 60) {
        let stakes = Stakes::new(&game, Seat(0));
        for (pos, margin) in known {
            let glance = stakes.bounds(&pos);
            let close = stakes.close_bounds(&pos, glance);
            for (low, high) in [glance, close] {
                assert!(
                    (low..=high).contains(&margin),
                    "{low} to {high}, but it is {margin}:\n{}",
                    game.text(&pos)
                );
            }
            near += usize::from(close.0 == margin || close.1 == margin);
            closer += usize::from(close != glance);
        }
    }
    assert!(near > 1000 && closer > 1000, "the bounds are met: {near}; a closer look helps: {closer}");
}

#[test]
fn several_threads_prove_what_one_proves() {
    let results =
        |proof: &Proof| -> Vec<_> { proof.moves.iter().map(|it| (it.m, it.low, it.high)).collect() };
    let mut long = 0;
    for seed in 0..4 {
        let options = json!({"size": "small", "seed": seed});
        let game = Kangaruse::from_options(options.as_object().expect("an object")).expect("right options");
        let (mut pos, mut dice) = (game.start(), Dice::new(seed));
        for _ in 0..11 {
            random_ply(&game, &mut pos, &mut dice);
        }
        let [one, three] = [1, 3].map(|threads| {
            let effort = Effort { positions: 20_000_000, threads };
            prove(&game, &pos, effort, &|| false).expect("a small sheet is proved")
        });
        assert_eq!(results(&one), results(&three));
        long += usize::from(three.nodes > 2 * SHORT);
    }
    assert!(long > 1, "some take long enough for several threads: {long}");
}

/// Whether a seat can win alone, whatever all others do, by plain recursion; none if that takes too long.
fn forces(game: &Kangaruse, pos: &Position, side: Seat, known: &mut HashMap<Position, bool>) -> Option<bool> {
    if let Some(&is_won) = known.get(pos) {
        return Some(is_won);
    }
    if known.len() > 20_000 {
        return None;
    }
    let is_won = if let Turn::Seat(seat) = game.turn(pos) {
        let mut results = Vec::new();
        for m in game.legal_moves(pos, seat) {
            results.push(forces(game, &game.play(pos, seat, m).expect("legal"), side, known)?);
        }
        if seat == side { results.contains(&true) } else { !results.contains(&false) }
    } else {
        let winners = game.outcome(pos).expect("the game is over").winners;
        winners.has(side) && winners.len() == 1
    };
    known.insert(*pos, is_won);
    Some(is_won)
}

#[test]
fn among_many_exactly_the_wins_that_can_be_forced_are_proved() {
    let mut dice = Dice::new(12);
    let mut counts = [0; 2];
    while counts.iter().any(|&count| count < 25) {
        let players = 3 + dice.below(3) as u8;
        let harsh = dice.below(4) == 0;
        let game = random_game(&mut dice, players, harsh);
        let (mut pos, mut positions) = (game.start(), Vec::new());
        while random_ply(&game, &mut pos, &mut dice) {
            positions.push(pos);
        }
        // The earliest that plain recursion gets to the end from.
        let mut asked = None;
        for pos in positions.iter().rev() {
            let Turn::Seat(seat) = game.turn(pos) else { continue };
            let mut known = HashMap::new();
            let Some(is_won) = forces(&game, pos, seat, &mut known) else { break };
            asked = Some((pos, seat, is_won, known));
        }
        let Some((pos, seat, is_won, known)) = asked else { continue };
        let moves = search(&game, pos, Effort::alone(1_000_000), &|| false);
        assert_eq!(moves.is_some(), is_won, "{}", game.text(pos));
        for judged in moves.into_iter().flatten() {
            let most = f64::from(players - 1);
            let is_forced = known[&game.play(pos, seat, judged.m).expect("legal")];
            assert!(judged.value.bounds().1 >= most, "what is not forced may be won all the same");
            assert!(judged.value.bounds().0 < most || is_forced, "{} in\n{}", judged.m, game.text(pos));
            assert!(judged.share == 0.0 || judged.value.bounds() == (most, most));
        }
        counts[usize::from(is_won)] += 1;
    }
}

#[test]
fn no_jump_leads_where_none_could_lead() {
    let mut dice = Dice::new(13);
    let (mut jumps, mut beyond) = (0, 0);
    for _ in 0..300 {
        let players = 2 + dice.below(4) as u8;
        let game = random_game(&mut dice, players, false);
        let mut pos = game.start();
        loop {
            if let (Turn::Seat(seat), Some(from)) =
                (game.turn(&pos), pos.kangaroo(pos.to_move().unwrap_or(Seat(0))))
            {
                let reach = game.could_reach(from);
                for m in game.legal_moves(&pos, seat) {
                    if let Move::Jump(to) = m {
                        assert!(reach.has(to), "{from} to {to} in\n{}", game.text(&pos));
                        jumps += 1;
                    }
                }
                beyond += game.sheet().squares().without(reach).len();
            }
            if !random_ply(&game, &mut pos, &mut dice) {
                break;
            }
        }
    }
    assert!(jumps > 1000 && beyond > 1000, "{jumps} jumps, {beyond} squares beyond");
}

#[test]
fn positions_with_the_same_key_have_the_same_margin_to_come() {
    let mut shared = 0;
    for (game, _, known) in small_ends(4, false, 60) {
        let stakes = Stakes::new(&game, Seat(0));
        let mut by_key = HashMap::new();
        for (pos, margin) in known.iter().filter(|(pos, _)| pos.to_move().is_some()) {
            let (gained, key) = stakes.key(pos);
            let to_come = margin - gained;
            shared += usize::from(by_key.insert(key, to_come).is_some_and(|other| {
                assert_eq!(other, to_come, "{}", game.text(pos));
                true
            }));
        }
    }
    assert!(shared > 100, "keys are shared: {shared}");
}

#[test]
fn play_by_the_search_never_does_worse_than_it_says() {
    let mut dice = Dice::new(5);
    let mut wins = 0;
    for (game, start, _) in small_ends(6, false, 60) {
        let prover = Prover { budget_nodes: 1_000_000 };
        let keeper = start.to_move().expect("the game is not over");
        let said = Judge::value(&prover, &game, &start, keeper).expect("the end is near");
        assert_eq!(said.label, Label::Exact);
        let mut pos = start;
        while let Turn::Seat(seat) = game.turn(&pos) {
            if seat == keeper {
                let moves = prover.moves(&game, &pos, seat).expect("the end is nearer still");
                let best = moves.iter().find(|judged| judged.share > 0.0).expect("one is best");
                assert!(best.value.mean >= said.mean);
                pos = game.play(&pos, seat, best.m).expect("legal");
            } else {
                random_ply(&game, &mut pos, &mut dice);
            }
        }
        let result = game.outcome(&pos).expect("the game is over").returns(2)[keeper.index()];
        assert!(result >= said.mean, "{result} where {said} was said");
        wins += u32::from(said.mean > 0.0);
    }
    assert!(wins > 5, "some were to be won: {wins}");
}

#[test]
fn a_generated_tiny_sheet_is_proved_from_its_middle_on() {
    let options = json!({"size": "tiny", "seed": 3});
    let game = Kangaruse::from_options(options.as_object().expect("an object")).expect("right options");
    let mut pos = game.start();
    let mut dice = Dice::new(3);
    for _ in 0..8 {
        random_ply(&game, &mut pos, &mut dice);
    }
    assert!(prove(&game, &pos, Effort::alone(1_000_000), &|| false).is_some());
}

#[test]
fn what_cannot_be_proved_is_not_told() {
    let game = random_game(&mut Dice::new(7), 2, false);
    let start = game.start();
    assert!(search(&game, &start, Effort::alone(3), &|| false).is_none(), "the budget is too small");
    let options = json!({"seed": 1});
    let regular = Kangaruse::from_options(options.as_object().expect("an object")).expect("right options");
    assert!(
        search(&regular, &regular.start(), Effort::alone(u64::MAX), &|| true).is_none(),
        "somebody says stop"
    );
    let three = random_game(&mut Dice::new(8), 3, false);
    let prover = Prover { budget_nodes: 1_000_000 };
    assert!(Judge::value(&prover, &three, &three.start(), Seat(0)).is_none());
    assert!(prover.moves(&game, &start, Seat(1)).is_none(), "it is the other's turn");
}

#[test]
fn the_longest_games_are_searched_to_their_end_on_a_small_stack() {
    // Without any trees, and with coins nearly everywhere, play goes on until hardly a square is left.
    let cell = |file: u8, rank: u8| format!("{}{rank}", char::from(b'a' + file));
    let cells = (0..16).flat_map(|file| (2..=12).map(move |rank| cell(file, rank)));
    let squares: Map<_, _> = cells.map(|cell| (cell, json!({"type": "coins"}))).collect();
    let numbers = [1; 16];
    let directions = ["N", "E", "S", "W", "N", "E", "S", "W", "N", "E", "S", "W"];
    let sheet = json!({
        "game": "kangaruse", "name": "mint", "files": 16, "ranks": 12, "numbers_on": "files", "numbers": numbers,
        "directions": directions, "squares": squares,
    });
    let options = json!({"board": sheet, "stop_when_scored": false});
    let game = Kangaruse::from_options(options.as_object().expect("an object")).expect("right options");
    let search =
        move || search(&game, &game.start(), Effort::alone(30_000), &|| false).map(|moves| moves.len());
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(search).expect("a thread");
    assert_eq!(thread.join().expect("the stack is large enough"), None);
}

#[test]
fn a_game_that_is_over_is_worth_its_outcome() {
    let mut dice = Dice::new(9);
    for players in [2, 3] {
        let game = random_game(&mut dice, players, false);
        let mut pos = game.start();
        while random_ply(&game, &mut pos, &mut dice) {}
        let prover = Prover { budget_nodes: 10 };
        let returns = game.outcome(&pos).expect("the game is over").returns(players.into());
        for (seat, expected) in returns.into_iter().enumerate() {
            let value = Judge::value(&prover, &game, &pos, Seat(seat as u8));
            assert_eq!(value, Some(Value::exact(expected).in_actions(0)));
        }
        assert!(
            search(&game, &pos, Effort::alone(10), &|| false).is_none(),
            "there is nothing to choose any more"
        );
    }
}
