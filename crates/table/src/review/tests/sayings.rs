//! What is said of verdicts is true, and no more than is known.

use super::*;

/// A verdict on a choice of seat 0.
fn verdict(known: Known, (before, after): (f64, f64)) -> Verdict {
    Verdict {
        ply: 0,
        seat: 0,
        loss: before - after,
        played: "a1".into(),
        known,
        chance: (before, after),
        sure: (before, after),
        gives_up: false,
        ends_in: None,
        best: vec![("c1".into(), 1.0)],
        share: 0.0,
        is_blind: false,
    }
}

fn review(verdicts: Vec<Verdict>) -> Review {
    Review { version: VERSION, verdicts, moments: Vec::new() }
}

/// A game of Gunst in three rounds, as far as its first two actions, and what was brought.
fn ting() -> Box<dyn AnyMatch> {
    let mut game = started(Kind::Gunst, json!({"rounds": 3}));
    let [first, second] = ["ting K1W3F2T1S0", "ting K1W1F2T1S0"].map(str::to_owned);
    let brought = [("0".to_owned(), first), ("1".to_owned(), second)];
    game.apply(&Action::Together(brought.into_iter().collect())).expect("both can be brought");
    game
}

#[test]
fn of_what_both_choose_at_once_nobody_is_told_that_the_position_is_lost_for_both() {
    let game = ting();
    let verdict = |seat: u8, (known, gives_up, sure): (Known, bool, (f64, f64))| Verdict {
        seat,
        played: ["ting K1W3F2T1S0", "ting K1W1F2T1S0"][usize::from(seat)].into(),
        chance: (0.5, 0.0),
        gives_up,
        best: vec![("ting K1W0F3T0S0".into(), 1.0)],
        is_blind: true,
        ..verdict(known, sure)
    };
    let moment = |seat: u8| Moment { seat, better: "ting K1W0F3T0S0".into(), ..Moment::default() };
    let blamed = |how| Review {
        version: VERSION,
        verdicts: vec![verdict(0, how), verdict(1, how)],
        moments: vec![moment(0), moment(1)],
    };
    let plan = "Against the other side’s best plan this choice";
    for (how, words) in [
        ((Known::AtLeast, true, (0.498, 0.0)), format!("{plan} loses. ")),
        (
            (Known::AtLeast, false, (0.498, 0.001)),
            format!("{plan} has a chance of at most 1% to win, the best choice one of at least 49%. "),
        ),
        ((Known::Exactly, true, (1.0, 0.0)), format!("{plan} loses. ")),
    ] {
        told(game.as_ref(), &blamed(how), None, |reading| {
            let moments = reading.moments();
            assert_eq!(moments.len(), 2);
            for moment in moments {
                assert!(moment.why.starts_with(&words), "{}", moment.why);
                assert!(!moment.why.contains("After this"), "{}", moment.why);
            }
            for verdict in &reading.review.verdicts {
                let line = reading.line(verdict).expect("it is told");
                assert!(line.starts_with("Gave away ") && line.contains("% ("), "{line}");
            }
        });
    }
}

#[test]
fn what_is_known_only_as_bounds_is_not_called_exact_and_little_is_not_told_as_more() {
    use Known::{AtLeast, Estimated, Exactly};
    let game = started(Kind::MuddyRide, json!({}));
    let of = |known: &[Known]| review(known.iter().map(|&known| verdict(known, (0.5, 0.5))).collect());
    for (known, words) in [
        (&[Exactly, Exactly][..], "Everything here is exact."),
        (&[Exactly, AtLeast], "Everything here is proved, some of it only as bounds."),
        (
            &[AtLeast, Estimated],
            "Part of this is proved, some of that only as bounds. The rest is estimated.",
        ),
        (&[Exactly, Estimated], "Whatever could be computed to the end is exact. The rest is estimated."),
        (&[Estimated], "This was estimated by playing the game on many times."),
    ] {
        told(game.as_ref(), &of(known), None, |reading| {
            assert!(reading.summary().ends_with(words), "{}", reading.summary());
        });
    }
    let one = of(&[Exactly]);
    told(game.as_ref(), &one, None, |reading| {
        let line =
            |loss, known| reading.line(&verdict(known, (0.5, 0.5 - loss))).expect("something was given away");
        assert!(line(0.000_08, Exactly).starts_with("Gave away less than 1% (exact)."));
        assert!(line(0.008, Exactly).starts_with("Gave away 1% (exact)."));
        assert!(line(0.000_08, AtLeast).starts_with("Gave away a little (at least, proved)."));
        assert!(line(0.018, AtLeast).starts_with("Gave away 1% (at least, proved)."));
    });
}

#[test]
fn a_few_choices_are_not_compared_with_levels() {
    let game = duel();
    for (choices, is_compared) in [(2, false), (9, false), (10, true)] {
        let review = review(vec![verdict(Known::Exactly, (0.5, 0.5)); choices]);
        told(game.as_ref(), &review, None, |reading| {
            let told = &reading.players()[0];
            assert_eq!(told.words.contains("That is how"), is_compared, "{told:?}");
            assert_eq!(told.played.is_some(), is_compared);
        });
    }
}
