//! Random games of every mode, told whole.

use gambol_core::{Action, AnyMatch, Dice, Ending, Eyes, Node, RecordResult, Seat};
use gambol_games::Kind;
use gambol_laws::samples::{self, Options};
use gambol_words::{Teller, Words};
use serde_json::{Value, json};

/// Enough names for every game.
pub(crate) fn names() -> Vec<String> {
    ["Ann", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).into()
}

/// A match with its whole options.
pub(crate) fn start(kind: Kind, options: &Options) -> (Box<dyn AnyMatch>, Options) {
    let game = kind.start(options).expect("valid options");
    let whole = game.options();
    (game, whole)
}

/// Who still has to choose.
pub(crate) fn awaited(node: &Node) -> Vec<(Seat, Vec<String>)> {
    match node {
        Node::Decision { seat, legal } => vec![(*seat, legal.clone())],
        Node::Simultaneous { legal } => legal.clone(),
        Node::Chance { .. } | Node::End(_) => Vec::new(),
    }
}

/// A sentence begins with a capital letter, ends with a full stop and has no holes.
pub(crate) fn assert_sentence(said: &str, about: &str) {
    assert_whole(said, about);
    // Spanish opens its questions and calls.
    let first = said.trim_start_matches(['¡', '¿']).chars().next().unwrap_or(' ');
    assert!(first.is_uppercase() || first.is_ascii_digit(), "{about}: {said:?} begins small");
    assert!(said.ends_with(['.', '!', '?']), "{about}: {said:?} has no end");
}

/// Words without holes.
pub(crate) fn assert_whole(said: &str, about: &str) {
    assert!(!said.trim().is_empty(), "{about}: nothing is said");
    for hole in ["⟨", "{", "}", "  ", " .", " ,", "()", "the the", "..", "!.", "?."] {
        assert!(!said.contains(hole), "{about}: {said:?} has a hole: {hole:?}");
    }
}

fn eyes(game: &dyn AnyMatch) -> Vec<Eyes> {
    let mut eyes = vec![Eyes::All];
    if game.has_secrets() {
        eyes.push(Eyes::Nobody);
        eyes.extend((0..game.seats() as u8).map(|seat| Eyes::Seat(Seat(seat))));
    }
    eyes
}

/// Everything that is said before an action is chosen.
fn tell_question(teller: &Teller<'_>, game: &dyn AnyMatch, dice: &mut Dice) {
    let node = game.node();
    let awaited = awaited(&node);
    let seats: Vec<Seat> = awaited.iter().map(|(seat, _)| *seat).collect();
    for eyes in eyes(game) {
        let state = game.state(eyes);
        assert_sentence(&teller.waiting(&state, &seats), "waiting");
        for (label, words) in teller.beside(&state) {
            assert_whole(&label, "beside");
            assert_whole(&words, &label);
        }
        for line in teller.places(&state).into_iter().chain(teller.ground()) {
            assert_whole(&line, "the board as text");
        }
        for seat in (0..game.seats() as u8).map(Seat) {
            if let Some(score) = teller.score(&state, seat) {
                assert_whole(&score, "score");
            }
        }
    }
    for (seat, legal) in &awaited {
        let state = game.state(Eyes::Seat(*seat));
        assert_sentence(&teller.prompt(&state, *seat, legal), "prompt");
        let from = dice.index(legal.len());
        for action in legal.iter().cycle().skip(from).take(12) {
            assert_whole(&teller.choice(&state, action), action);
            let after = game.preview(*seat, action);
            assert_whole(&teller.preview(&state, action, after.as_ref(), game.hides_choice()), action);
        }
    }
}

pub(crate) fn play(teller: &Teller<'_>, game: &mut dyn AnyMatch, dice: &mut Dice) {
    while let Some(action) = game.random_action(dice) {
        tell_question(teller, game, dice);
        let before: Vec<_> = eyes(game).into_iter().map(|eyes| game.state(eyes)).collect();
        game.apply(&action).expect("a legal action");
        for (eyes, before) in eyes(game).into_iter().zip(before) {
            let told = game.told(eyes).pop().expect("an action was played");
            assert_sentence(&teller.action(&before, &told, &game.state(eyes)), &told);
        }
    }
}

#[test]
fn everything_in_every_mode_is_told_without_a_hole() {
    let words = Words::english();
    for (kind, modes) in samples::all() {
        for mode in modes {
            for number in 0..8 {
                let mut dice = mode.dice(number);
                let options = mode.options(&mut dice);
                let (mut game, whole) = start(kind, &options);
                let given = names();
                let names = if number % 3 == 0 { &[] } else { &given[..game.seats()] };
                let teller =
                    Teller { words: &words, kind, options: &whole, names, reader: None, turned: None };
                play(&teller, game.as_mut(), &mut dice);
                let result = game.result().expect("the game has ended");
                let said = teller.result(&game.state(Eyes::All), &result);
                assert_sentence(&said, &result.ending.to_string());
                assert_eq!(words.missing(), 0, "{kind} {} {number}: {said}", mode.name);
            }
        }
    }
}

#[test]
fn a_game_told_with_the_options_as_given_has_no_hole_either() {
    let words = Words::english();
    for (kind, modes) in samples::all() {
        for mode in modes {
            let mut dice = mode.dice(99);
            let options = mode.options(&mut dice);
            let (mut game, _) = start(kind, &options);
            let teller =
                Teller { words: &words, kind, options: &options, names: &[], reader: None, turned: None };
            play(&teller, game.as_mut(), &mut dice);
            assert_eq!(words.missing(), 0, "{kind} {}", mode.name);
        }
    }
}

#[test]
fn states_and_actions_that_make_no_sense_break_nothing() {
    let words = Words::english();
    let mut states = vec![json!(null), json!({"turn": -7, "round": -1, "to_act": [9]})];
    let mut actions: Vec<String> =
        ["", " ", ":", "@", "é:ü>", "ting é1+ü", "lead 9", "line", "E:W", "a"].map(str::to_owned).into();
    for (kind, modes) in samples::all() {
        let mut dice = modes[0].dice(5);
        let (mut game, _) = start(kind, &modes[0].options(&mut dice));
        for _ in 0..12 {
            states.push(game.state(Eyes::All));
            let Some(action) = game.random_action(&mut dice) else { break };
            actions.push(action.to_string());
            game.apply(&action).expect("a legal action");
        }
    }
    let options = Options::new();
    for kind in Kind::ALL {
        let teller =
            Teller { words: &words, kind, options: &options, names: &[], reader: None, turned: None };
        for (index, state) in states.iter().enumerate() {
            for action in &actions {
                let after = &states[(index + 1) % states.len()];
                teller.action(state, action, after);
                teller.choice(state, action);
                let open: Vec<_> = actions.iter().map(String::as_str).collect();
                teller.draft(state, std::slice::from_ref(action), &open);
                teller.part(state, &actions, action, "");
                teller.prompt(state, Seat(1), &actions);
            }
            teller.beside(state);
            teller.waiting(state, &[Seat(200)]);
        }
    }
}

#[test]
fn roles_are_called_as_the_games_call_them() {
    let words = Words::english();
    for (kind, modes) in samples::all() {
        for mode in modes {
            for number in 0..8 {
                let options = mode.options(&mut mode.dice(number));
                let (game, whole) = start(kind, &options);
                let teller =
                    Teller { words: &words, kind, options: &whole, names: &[], reader: None, turned: None };
                for seat in (0..game.seats() as u8).map(Seat) {
                    assert_eq!(teller.role(seat).plain(), game.seat_name(seat), "{kind} {}", mode.name);
                }
            }
        }
    }
}

#[test]
fn a_game_that_is_not_played_to_its_end_says_why() {
    let words = Words::english();
    let names = names();
    let (mut game, options) = start(Kind::Duel, &Options::new());
    game.apply(&Action::read("place c1")).expect("a legal action");
    let teller = Teller {
        words: &words,
        kind: Kind::Duel,
        options: &options,
        names: &names,
        reader: None,
        turned: None,
    };
    let told = |ending: Ending, winners: &[u8], returns: [f64; 2]| {
        let result =
            RecordResult { winners: winners.to_vec(), scores: None, returns: returns.into(), ending };
        teller.result(&game.state(Eyes::All), &result)
    };
    assert_eq!(told(Ending::Resigned { seat: Seat(0) }, &[1], [-1.0, 1.0]), "Ann resigned. Ben wins.");
    assert_eq!(told(Ending::Time { seat: Seat(1) }, &[0], [1.0, -1.0]), "Ben ran out of time. Ann wins.");
    assert_eq!(
        told(Ending::Time { seat: Seat(1) }, &[0, 1], [0.0, 0.0]),
        "Ben ran out of time. The game is drawn."
    );
    assert_eq!(told(Ending::Agreed, &[0, 1], [0.0, 0.0]), "A draw by agreement.");
    assert_eq!(
        told(Ending::Repetition { times: 3 }, &[0, 1], [0.0, 0.0]),
        "A draw: the same position arose for the third time."
    );
}

/// How a game ended, told from its last state alone.
fn told_end(kind: Kind, options: &Value, state: &Value, winners: &[u8]) -> String {
    let words = Words::english();
    let names = names();
    let options = options.as_object().expect("an object");
    let teller = Teller { words: &words, kind, options, names: &names, reader: None, turned: None };
    let share = if winners.len() == 2 { 0.0 } else { 1.0 };
    let returns = vec![share, -share];
    let ending = Ending::Rules;
    teller.result(state, &RecordResult { winners: winners.to_vec(), scores: None, returns, ending })
}

#[test]
fn rare_endings_are_told_too() {
    let both = |tokens: [u8; 2]| json!({"light": "through", "dark": "through", "tokens": tokens});
    assert_eq!(
        told_end(Kind::Duel, &json!({}), &both([3, 1]), &[0]),
        "Ann wins. Both were through at once; the winner had more special bullets left, 3 to 1."
    );
    assert_eq!(
        told_end(Kind::Duel, &json!({}), &both([1, 1]), &[0, 1]),
        "Both win: a rematch is due! Both were through at once, with 1 special bullet left each."
    );
    let pair = json!({"animals": ["N", "S"]});
    let home = json!({"animals": {}, "arrived": ["N", "S"]});
    assert_eq!(
        told_end(Kind::MuddyRide, &pair, &home, &[0, 1]),
        "Ann and Ben win together. First to arrive, at the same moment: the Hippo and the Frog."
    );
    let teams = json!({"mode": "white-horse"});
    assert_eq!(
        told_end(Kind::MuddyRide, &teams, &home, &[0, 1]),
        "A draw: both teams made it at the same moment."
    );
    assert_eq!(
        told_end(Kind::TwoPaths, &json!({}), &json!({}), &[0, 1]),
        "A draw: neither player may move any animal."
    );
    assert_eq!(
        told_end(Kind::Gunst, &json!({}), &json!({"life": [0, 4]}), &[1]),
        "Ben wins. Ann has no life stones left."
    );
    assert_eq!(
        told_end(Kind::Gunst, &json!({}), &json!({"life": [1, 1]}), &[0, 1]),
        "A draw: after the last season both have 1 life stone."
    );
}

#[test]
fn the_driver_ends_games_with_reasons_that_are_understood() {
    let mut repeated = false;
    let mut long = false;
    for number in 0..200 {
        let mode = samples::mode(Kind::MuddyRide, "free-for-all");
        let mut dice = mode.dice(number);
        let mut options = mode.options(&mut dice);
        options.insert("repetition".into(), 2.into());
        options.insert("ply_cap".into(), 60.into());
        let (mut game, _) = start(Kind::MuddyRide, &options);
        while let Some(action) = game.random_action(&mut dice) {
            game.apply(&action).expect("a legal action");
        }
        let result = game.result().expect("the game has ended");
        match result.ending {
            Ending::Repetition { times } => repeated |= times == 2,
            Ending::Length { actions } => long |= actions == 60,
            ending => assert_eq!(ending, Ending::Rules),
        }
    }
    assert!(repeated && long, "repetition {repeated}, length {long}");
}

#[test]
fn an_animal_that_plays_under_its_own_name_does_not_jump_with_itself() {
    let words = Words::english();
    let (mut game, options) = start(Kind::MuddyRide, &Options::new());
    let before = game.state(Eyes::All);
    let (_, legal) = awaited(&game.node()).remove(0);
    let jump = legal.into_iter().find(|action| action.len() == 2).expect("a jump");
    game.apply(&Action::One(jump.clone())).expect("the jump is legal");
    let after = game.state(Eyes::All);
    let told = |names: &[String]| {
        Teller { words: &words, kind: Kind::MuddyRide, options: &options, names, reader: None, turned: None }
            .action(&before, &jump, &after)
    };
    assert!(told(&names()).starts_with("Ann jumps with the "), "{}", told(&names()));
    let alone = told(&[]);
    assert!(alone.starts_with("The ") && alone.contains(&format!("jumps to {jump}")), "{alone}");
}

/// Plays these actions and tells the last one.
fn told_last(kind: Kind, options: &Value, actions: &[&str]) -> String {
    let words = Words::english();
    let (mut game, options) = start(kind, options.as_object().expect("an object"));
    let mut before = game.state(Eyes::All);
    for action in actions {
        before = game.state(Eyes::All);
        game.apply(&Action::One((*action).to_owned())).unwrap_or_else(|error| panic!("{action}: {error:?}"));
    }
    let last = actions.last().expect("an action");
    Teller { words: &words, kind, options: &options, names: &[], reader: None, turned: None }.action(
        &before,
        last,
        &game.state(Eyes::All),
    )
}

#[test]
fn the_log_says_when_two_block_each_other() {
    let meadow = |crossing: &str, print: &str| {
        let start = json!({"N": "c3", "E": "e3", "S": "a6", "W": "f6"});
        let fields = json!({"d3": {"N": "E", "E": print}});
        json!({"board": {"game": "muddy-ride", "name": "Example", "size": 6, "start": start,
            "target": {"N": "b6", "E": "f5", "S": "e1", "W": "a2"}, "fields": fields}, "crossing": crossing})
    };
    let told = |options| told_last(Kind::MuddyRide, &options, &["d3"]);
    let stay = told(meadow("stay", "W"));
    assert!(stay.contains("In each other’s way, the Hippo and the Pig both stay."), "{stay}");
    let swap = told(meadow("swap", "W"));
    assert!(swap.contains("the Hippo to e3") && !swap.contains("way"), "{swap}");
    let free = told(meadow("stay", "E"));
    assert!(free.contains("the Pig to f3") && !free.contains("way"), "{free}");

    let duel = |dark: &str| {
        let fields = json!({"b1": {"light": "N"}, "b3": {"light": "N", "dark": dark}});
        let board = json!({"game": "duel", "name": "Example", "files": 3, "ranks": 3, "fields": fields});
        told_last(Kind::Duel, &json!({"board": board}), &["place a1", "place a3", "b1", "end", "b3"])
    };
    assert!(duel("S").contains("block each other: both stay"), "{}", duel("S"));
    assert!(!duel("E").contains("block each other"), "{}", duel("E"));
}
