//! Laws along random games, and parsers that never panic.

use super::*;
use crate::gunst::steps::{way, ways};
use crate::gunst::{LineUp, Moves, Planes, Position};
use gambol_core::{Dice, Seats, Turn, Veiled, random_game};
use proptest::prelude::*;
use std::collections::HashSet;

fn random_options(dice: &mut Dice) -> Gunst {
    let (kin, tie) = (["return", "spent"][dice.index(2)], ["coin", "shout"][dice.index(2)]);
    let most_life = [6, 40][dice.index(2)];
    let options = json!({
        "life": 1 + dice.below(most_life),
        "rounds": 1 + dice.below(10),
        "kin": kin,
        "tie": tie,
    });
    Gunst::from_options(options.as_object().unwrap()).unwrap()
}

/// Every position of random games, with the game.
fn along_random_games(games: u64, mut visit: impl FnMut(&Gunst, &Position, &mut Dice)) {
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let game = random_options(&mut dice);
        let mut pos = game.start();
        visit(&game, &pos, &mut dice);
        while gambol_core::random_ply(&game, &mut pos, &mut dice) {
            visit(&game, &pos, &mut dice);
        }
    }
}

#[test]
fn what_is_listed_is_accepted_and_everything_else_refused() {
    let (line_ups, others): (Vec<Move>, Vec<Move>) =
        all_moves().into_iter().partition(|m| matches!(m, Move::Ting(_)));
    let mut seen = HashSet::new();
    along_random_games(60, |game, pos, dice| {
        seen.insert(pos.phase());
        for seat in (0..3).map(Seat) {
            let legal: HashSet<Move> = game.legal_moves(pos, seat).collect();
            assert_eq!(legal.len(), game.legal_moves(pos, seat).len(), "each move once, as many as it says");
            assert_eq!(legal.is_empty(), !pos.to_act().has(seat), "{pos:?}");
            // There are many line-ups and they matter only at the ting: elsewhere a few must do.
            let tings = if pos.phase() == Phase::Ting && dice.below(4) == 0 { line_ups.len() } else { 40 };
            for &m in others.iter().chain(&line_ups[..tings]).chain(&legal) {
                assert_eq!(game.check(pos, seat, m).is_ok(), legal.contains(&m), "{m} for {seat} in {pos:?}");
            }
        }
    });
    assert_eq!(seen.len(), 13, "every phase but the called-off one came up: {seen:?}");
}

#[test]
fn the_move_at_any_place_is_the_one_that_iterating_finds() {
    along_random_games(40, |game, pos, dice| {
        for seat in pos.to_act().iter() {
            let all: Vec<Move> = game.legal_moves(pos, seat).collect();
            let place = dice.index(all.len());
            let mut moves = Moves::of(pos, seat);
            assert_eq!(moves.nth(place), Some(all[place]));
            assert_eq!(moves.len(), all.len() - place - 1);
            assert_eq!(moves.nth(all.len()), None);
            assert_eq!(moves.next(), None);
        }
    });
}

#[test]
fn every_move_reads_back_as_itself() {
    along_random_games(60, |game, pos, _| {
        let seats = pos.to_act().iter();
        let moves = seats.flat_map(|seat| game.legal_moves(pos, seat).collect::<Vec<_>>());
        for m in moves.chain(game.outcomes(pos).map(|(m, _)| m)) {
            assert_eq!(m.to_string().parse(), Ok(m));
        }
    });
}

#[test]
fn every_move_that_never_comes_up_reads_back_as_itself_or_is_refused() {
    for m in all_moves() {
        let writes_what_cannot_be =
            matches!(m, Move::Favour(Some((_, 0 | 4))) | Move::Say(Seat(2)) | Move::Lead(Seat(2)));
        assert_eq!(m.to_string().parse() == Ok(m), !writes_what_cannot_be, "{m}");
    }
}

#[test]
fn secret_choices_in_any_order_give_the_same_position() {
    along_random_games(100, |game, pos, dice| {
        let Turn::Together(seats) = game.turn(pos) else { return };
        assert_eq!(seats, Seats::first(2));
        let [first, second] = [Seat(0), Seat(1)].map(|seat| dice.pick(game.legal_moves(pos, seat)));
        let mut one = *pos;
        game.play_unchecked(&mut one, Seat(0), first);
        assert_eq!(game.turn(&one), Turn::Together(Seats::one(Seat(1))));
        assert_eq!(game.state(&game.view(&one, Eyes::All)), game.state(&game.view(pos, Eyes::All)));
        game.play_unchecked(&mut one, Seat(1), second);
        let mut other = *pos;
        game.play_unchecked(&mut other, Seat(1), second);
        game.play_unchecked(&mut other, Seat(0), first);
        assert_eq!(one, other);
    });
}

#[test]
fn imagining_never_contradicts_the_view() {
    along_random_games(60, |game, pos, dice| {
        let mut waiting = *pos;
        if let Turn::Together(_) = game.turn(pos) {
            let seat = Seat(dice.below(2) as u8);
            let m = dice.pick(game.legal_moves(pos, seat));
            game.play_unchecked(&mut waiting, seat, m);
        }
        for eyes in [Eyes::All, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::Nobody] {
            let view = game.view(&waiting, eyes);
            let imagined = game.imagine(&view, dice);
            assert_eq!(game.view(&imagined, eyes), view);
        }
    });
}

#[test]
fn games_end_and_lose_no_kin_on_the_way() {
    for seed in 0..2000 {
        let mut dice = Dice::new(seed);
        let game = random_options(&mut dice);
        let mut pos = game.start();
        let plies = random_game(&game, &mut pos, &mut dice, 10_000);
        assert_eq!(game.turn(&pos), Turn::Over);
        assert!(plies <= u64::from(game.rounds) * 20, "{plies} plies in {} rounds", game.rounds);
        let returns = game.outcome(&pos).returns(2);
        assert!(returns.iter().sum::<f64>().abs() < 1e-9);
    }
}

#[test]
fn every_position_is_drawn_in_at_most_100_columns() {
    along_random_games(60, |game, pos, _| {
        let text = game.text(&game.view(pos, Eyes::All));
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        assert!(text.starts_with(&format!("Round {} of {}. ", pos.round(), game.rounds)));
    });
}

#[test]
fn options_come_back_as_the_same_game() {
    for seed in 0..200 {
        let game = random_options(&mut Dice::new(seed));
        assert_eq!(Gunst::from_options(&game.options()), Ok(game));
    }
}

#[test]
fn the_ways_to_use_steps_are_all_there_are() {
    for bits in 0..=255 {
        let planes = Planes::of_bits(bits);
        for steps in 0..=28 {
            let listed: HashSet<_> = ways(planes, steps).map(way).collect();
            assert_eq!(listed.len(), ways(planes, steps).len(), "each once");
            let all = all_moves_of_steps().filter(|way| {
                let fits = |god| planes.of(god) + way.of(god) <= Planes::HAND;
                crate::gunst::God::ALL.into_iter().all(fits) && way.total() == steps.min(planes.total_room())
            });
            assert_eq!(listed, all.collect(), "{planes:?} {steps}");
        }
    }
}

fn all_moves_of_steps() -> impl Iterator<Item = crate::gunst::Steps> {
    (1..=255_u8)
        .filter_map(|bits| crate::gunst::Steps::new([bits & 3, bits >> 2 & 3, bits >> 4 & 3, bits >> 6]))
}

#[test]
fn moves_have_one_spelling() {
    for text in [
        "",
        " ",
        "ting",
        "ting ",
        "ting K1W2F0T1S2+",
        "ting K1W2F0T1S2+AX",
        "ting K1W2F0T1S2+XX",
        "ting W2K1F0T1S2",
        "ting K1W2F0T1",
        "ting K1W2F0T1S10",
        "ting  K1W2F0T1S2",
        "ting K1W2F0T1S2 ",
        "Ting K1W2F0T1S2",
        "ting k1W2F0T1S2",
        "say 2",
        "say 00",
        "say",
        "lead -1",
        "lead 0 ",
        "favour",
        "favour X",
        "favour X0",
        "favour X4",
        "favour X11",
        "favour --",
        "favour K1",
        "X",
        "X:",
        "X:W>K",
        "X:w",
        "V:W>W",
        "E:W",
        "E:W>",
        "E:W>K>T",
        "A:W-K",
        "A:--",
        "K:W",
        "x:W",
        "steps",
        "steps ",
        "steps X0",
        "steps X4",
        "steps A1X1",
        "steps X1X1",
        "steps X1V",
        "steps X12",
        "strike ",
        "strikes",
        "ting K１W2F0T1S2",
        "steps X1 V1",
        "E:W>É",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
    let line_up: Move = "ting K1W2F0T1S2+XA".parse().unwrap();
    assert!(
        matches!(line_up, Move::Ting(line_up) if line_up.gods().len() == 2 && line_up.kin().total() == 6)
    );
    assert_eq!(size_of::<Option<LineUp>>(), 4);
}

proptest! {
    #[test]
    fn reading_any_text_never_panics_and_what_is_read_is_written_the_same(text in "\\PC*") {
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }

    #[test]
    fn reading_nearly_right_text_never_panics(text in "(ting |say |favour |lead |steps |strike|)[KWFTSXVEA0-4+:> -]{0,14}") {
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }

    #[test]
    fn reading_any_options_never_panics(key in "(kin|life|rounds|tie|board|.{0,4})", which in 0_usize..5, number in any::<i64>(), text in ".{0,8}") {
        let value = [json!(number), json!(text), json!(null), json!([number]), json!(number as f64 / 2.0)][which].clone();
        let options = json!({key: value});
        if let Ok(game) = Gunst::from_options(options.as_object().unwrap()) {
            prop_assert_eq!(Gunst::from_options(&game.options()), Ok(game));
        }
    }
}
