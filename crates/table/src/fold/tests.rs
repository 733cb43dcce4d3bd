//! The fold: the same log leads to the same table, and what is refused changes nothing.

use super::*;
use crate::wire::Clock;
use gambol_core::Ending;
use gambol_games::Kind;
use serde_json::{Value, json};

fn table(game: &str, options: &Value) -> Fold {
    let kind = Kind::named(game).expect("one of the five");
    let options = options.as_object().expect("an object").clone();
    let started = kind.start(&options).expect("good options");
    Fold::new(started, Clock::None, Seats::NONE, 0)
}

/// Does an event as the log would write it.
fn write(fold: &mut Fold, seat: Option<u8>, body: Body) -> Result<Event, Refusal> {
    let name = format!("c{}", fold.ply);
    fold.write(name, seat, body, 1000 + fold.ply as i64)
}

fn play_first(fold: &mut Fold) -> Event {
    let seat = fold.to_act().iter().next().expect("somebody is asked");
    let (legal, secret) = fold.legal(seat).expect("it may do something");
    let body = if secret { Body::Choose(legal[0].clone()) } else { Body::Play(legal[0].clone()) };
    write(fold, Some(seat.0), body).expect("what is legal is played")
}

#[test]
fn a_log_leads_to_the_same_table_again() {
    let options = json!({"rounds": 2});
    let mut fold = table("gunst", &options);
    let mut log = Vec::new();
    for _ in 0..12 {
        if let Some(outcomes) = fold.chance() {
            log.push(write(&mut fold, None, Body::Chance(outcomes[0].0.clone())).unwrap());
        } else if !fold.is_over() {
            log.push(play_first(&mut fold));
        }
    }
    let mut again = table("gunst", &options);
    for event in &log {
        again.replay(event).expect("what was logged can be replayed");
    }
    assert_eq!(again.ply, fold.ply);
    assert_eq!(again.game.state(Eyes::All), fold.game.state(Eyes::All));
    assert_eq!(again.played, fold.played);
    assert!(log.iter().all(|event| again.has_done(&event.command)) && !again.has_done("another"));
    let mut bent = log[0].clone();
    bent.hash = "0000000000000000".into();
    assert_eq!(
        table("gunst", &json!({"rounds": 2})).replay(&bent),
        Err(Refusal::Bent),
        "a log that was tampered with is noticed"
    );
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut fold = table("duel", &json!({}));
    let before = fold.game.state(Eyes::All);
    let refused = [
        (Some(1), Body::Play("place b6".into())),
        (Some(0), Body::Play("place z9".into())),
        (Some(0), Body::Choose("place b1".into())),
        (None, Body::Play("place b1".into())),
        (None, Body::Chance("say 0".into())),
        (Some(0), Body::Undo(1)),
        (Some(0), Body::Undo(0)),
        (Some(0), Body::Answer(true)),
        (Some(0), Body::Shout(0)),
    ];
    for (seat, body) in refused {
        assert!(write(&mut fold, seat, body.clone()).is_err(), "{body:?}");
        assert_eq!((fold.ply, fold.commands.len()), (0, 0), "{body:?}");
        assert_eq!(fold.game.state(Eyes::All), before, "{body:?}");
    }
}

#[test]
fn between_two_the_other_wins_when_one_gives_up_or_runs_out_of_time() {
    let mut fold = table("duel", &json!({}));
    write(&mut fold, Some(1), Body::Resign(true)).unwrap();
    assert_eq!(fold.result().unwrap().winners, [0]);
    assert_eq!(write(&mut fold, Some(0), Body::Play("place b1".into())).unwrap_err(), Refusal::Over);
    let mut fold = table("duel", &json!({}));
    write(&mut fold, None, Body::Flag(0)).unwrap();
    assert_eq!(fold.result().unwrap().winners, [1]);
}

#[test]
fn among_three_the_game_goes_on_until_only_one_is_left() {
    let mut fold = table("kangaruse", &json!({"players": 3}));
    write(&mut fold, Some(1), Body::Resign(true)).unwrap();
    assert!(!fold.is_over());
    play_first(&mut fold);
    write(&mut fold, Some(0), Body::Resign(true)).unwrap();
    assert_eq!(fold.result().unwrap().winners, [2]);
    let mut fold = table("kangaruse", &json!({"players": 3}));
    write(&mut fold, None, Body::Flag(1)).unwrap();
    assert_eq!(
        fold.result().unwrap().winners,
        [0, 2],
        "the one who runs out of time loses to all the others"
    );
}

#[test]
fn partners_share_their_fate() {
    let mut fold = table("muddy-ride", &json!({"mode": "white-horse"}));
    write(&mut fold, Some(0), Body::Resign(true)).unwrap();
    assert!(!fold.is_over(), "the partner plays on");
    write(&mut fold, Some(2), Body::Resign(true)).unwrap();
    assert_eq!(fold.result().unwrap().winners, [1, 3]);
    let mut fold = table("muddy-ride", &json!({"mode": "white-horse"}));
    write(&mut fold, None, Body::Flag(1)).unwrap();
    assert_eq!(fold.result().unwrap().winners, [0, 2]);
}

#[test]
fn a_draw_is_agreed_by_all_and_a_move_takes_the_offer_off_the_table() {
    let mut fold = table("duel", &json!({}));
    write(&mut fold, Some(0), Body::Offer(Offer::Draw)).unwrap();
    play_first(&mut fold);
    assert_eq!(fold.draw, None);
    write(&mut fold, Some(1), Body::Offer(Offer::Draw)).unwrap();
    write(&mut fold, Some(0), Body::Answer(true)).unwrap();
    assert_eq!(fold.result().unwrap().winners, [0, 1]);
    assert_eq!(fold.result().unwrap().returns, [0.0, 0.0]);
}

#[test]
fn a_take_back_goes_to_before_the_last_own_decision() {
    let mut fold = table("duel", &json!({}));
    play_first(&mut fold);
    play_first(&mut fold);
    assert_eq!(fold.undo_count(Seats::one(Seat(0))), Some(2));
    assert_eq!(fold.undo_count(Seats::one(Seat(1))), Some(1));
    write(&mut fold, Some(0), Body::Undo(2)).unwrap();
    assert_eq!((fold.game.ply(), fold.played.len(), fold.ply), (0, 0, 3));
}

#[test]
fn what_a_record_says_of_the_end_is_believed_once_and_only_if_it_could_be() {
    let mut fold = table("duel", &json!({}));
    write(&mut fold, Some(1), Body::Resign(true)).unwrap();
    let told = fold.ended().cloned().unwrap();
    let mut again = table("duel", &json!({}));
    let (nobody, stranger) = (Seat(2), Seat(9));
    let length = Ending::Length { actions: 4 };
    for ending in [Ending::Resigned { seat: nobody }, Ending::Time { seat: stranger }, Ending::Rules, length]
    {
        let bent = RecordResult { ending, ..told.clone() };
        assert_eq!(write(&mut again, None, Body::Ended(bent)).unwrap_err(), Refusal::Nothing, "{ending}");
    }
    write(&mut again, None, Body::Ended(told.clone())).unwrap();
    assert_eq!(again.result(), Some(told.clone()));
    assert_eq!(write(&mut again, None, Body::Ended(told)).unwrap_err(), Refusal::Nothing);
}

#[test]
fn bodies_are_written_as_the_contract_says() {
    let spelled = [
        (Body::Play("b3".into()), r#"{"play":"b3"}"#),
        (Body::Offer(Offer::Draw), r#"{"offer":"draw"}"#),
        (Body::Answer(false), r#"{"answer":false}"#),
        (Body::Undo(2), r#"{"undo":2}"#),
        (Body::Flag(1), r#"{"flag":1}"#),
        (Body::Resign(true), r#"{"resign":true}"#),
    ];
    for (body, text) in spelled {
        assert_eq!(serde_json::to_string(&body).unwrap(), text);
        assert_eq!(serde_json::from_str::<Body>(text).unwrap(), body);
    }
}
