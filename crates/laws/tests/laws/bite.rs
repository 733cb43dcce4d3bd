//! The laws bite: a game with one thing broken breaks the law about it. A law that nothing can break would not be a
//! law.

use gambol_core::{
    BySeat, Chancy, Dice, Eyes, Game, Indexed, Limits, Outcome, Playable, Seat, Seats, SetupError, Turn,
    Veiled,
};
use gambol_games::{
    duel::Duel, gunst::Gunst, kangaruse::Kangaruse, muddy_ride::MuddyRide, two_paths::TwoPaths,
};
use gambol_laws::mirrors::Mirror;
use gambol_laws::samples::{Mode, Options, Sampled};
use gambol_laws::shown::Shown;
use gambol_laws::{after, along, laws};
use serde_json::{Map, Value};
use std::cell::Cell;

/// A game with one thing broken.
struct Bent<G> {
    game: G,
    bend: Bend,
}

/// What is broken.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Bend {
    Nothing,
    ListsAMoveTwice,
    ListsOneTooFew,
    MiscountsItsList,
    SkipsTooFar,
    AcceptsEverything,
    RefusesTheLast,
    EndsAnActionLate,
    ForgetsWhatArose,
    HasNoWinner,
    CountsPoints,
    HasAnOutcomeWithoutWeight,
    ShowsEverything,
    ImaginesTheStart,
    ImaginesWhatCannotBe,
    ImaginesAlwaysTheSame,
    MovesOutOfTurn,
    PlaysForChance,
    LetsChancePlay,
    ForgetsAnOption,
    HasAKeyTooMany,
    LacksAKey,
    NumbersTwoAlike,
    FavoursWhoChoosesLast,
    DrawsTooWide,
    FavoursSeat0,
}

thread_local! {
    /// How games set up on this thread are broken. They are set up from options, which cannot say so.
    static BEND: Cell<Bend> = const { Cell::new(Bend::Nothing) };
}

/// A list of moves that may lie about its length or skip wrongly.
struct List<M> {
    moves: std::vec::IntoIter<M>,
    miscounts: bool,
    skips_too_far: bool,
}

impl<M> Iterator for List<M> {
    type Item = M;

    fn next(&mut self) -> Option<M> {
        self.moves.next()
    }

    fn nth(&mut self, index: usize) -> Option<M> {
        self.moves.nth(if self.skips_too_far && index > 0 { index + 1 } else { index })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.moves.len() + usize::from(self.miscounts && self.moves.len() == 3);
        (len, Some(len))
    }
}

impl<M> ExactSizeIterator for List<M> {}

impl<G: Playable> Bent<G> {
    /// Some move of whoever is to move.
    fn any_move_of(&self, pos: &G::Position) -> Option<G::Move> {
        match self.game.turn(pos) {
            Turn::Seat(seat) => self.game.legal_moves(pos, seat).next(),
            _ => None,
        }
    }
}

/// Whether this move of Duel falls by chance.
fn is_of_chance(m: &impl ToString) -> bool {
    m.to_string().starts_with("ammo ")
}

impl<G: Playable> Game for Bent<G> {
    const NAME: &'static str = G::NAME;
    type Position = G::Position;
    type Move = G::Move;
    type Refusal = G::Refusal;

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn start(&self) -> G::Position {
        self.game.start()
    }

    fn turn(&self, pos: &G::Position) -> Turn {
        self.game.turn(pos)
    }

    fn legal_moves(&self, pos: &G::Position, seat: Seat) -> impl ExactSizeIterator<Item = G::Move> {
        let mut moves: Vec<_> = self.game.legal_moves(pos, seat).collect();
        match self.bend {
            Bend::ListsAMoveTwice => moves.extend(moves.first().copied()),
            Bend::MovesOutOfTurn if moves.is_empty() => moves.extend(self.any_move_of(pos)),
            Bend::ListsOneTooFew if moves.len() > 1 => drop(moves.pop()),
            Bend::FavoursSeat0 if moves.len() > 2 && seat == Seat(1) => drop(moves.pop()),
            _ => {}
        }
        List {
            moves: moves.into_iter(),
            miscounts: self.bend == Bend::MiscountsItsList,
            skips_too_far: self.bend == Bend::SkipsTooFar,
        }
    }

    fn play_unchecked(&self, pos: &mut G::Position, seat: Seat, m: G::Move) {
        if self.bend == Bend::PlaysForChance && is_of_chance(&m) {
            return;
        }
        let alone = matches!(self.game.turn(pos), Turn::Together(seats) if seats.len() == 1);
        let favoured = self.bend == Bend::FavoursWhoChoosesLast && alone;
        let m = if favoured { self.game.legal_moves(pos, seat).max().unwrap_or(m) } else { m };
        self.game.play_unchecked(pos, seat, m);
    }

    fn check(&self, pos: &G::Position, seat: Seat, m: G::Move) -> Result<(), G::Refusal> {
        match self.bend {
            Bend::AcceptsEverything => Ok(()),
            Bend::RefusesTheLast if self.game.turn(pos) == Turn::Seat(seat) => {
                let last = self.game.legal_moves(pos, seat).last();
                let nobody = Seat(u8::from(seat == Seat(0)));
                self.game.check(pos, if last == Some(m) { nobody } else { seat }, m)
            }
            _ => self.game.check(pos, seat, m),
        }
    }

    fn outcome(&self, pos: &G::Position) -> Option<Outcome> {
        let outcome = self.game.outcome(pos)?;
        Some(match self.bend {
            Bend::HasNoWinner => Outcome { winners: Seats::NONE, ..outcome },
            Bend::CountsPoints => Outcome { scores: Some(BySeat::new(self.seats())), ..outcome },
            _ => outcome,
        })
    }

    fn limits(&self) -> Limits {
        let Limits { repetition, ply_cap } = self.game.limits();
        let late = self.bend == Bend::EndsAnActionLate && ply_cap > 0;
        Limits { repetition, ply_cap: ply_cap + u64::from(late) }
    }

    fn opens_turn(&self, pos: &G::Position) -> bool {
        self.game.opens_turn(pos) && self.bend != Bend::ForgetsWhatArose
    }

    fn call_off(&self, pos: &mut G::Position) {
        self.game.call_off(pos);
    }
}

impl<G: Playable> Chancy for Bent<G> {
    fn outcomes(&self, pos: &G::Position) -> impl Iterator<Item = (G::Move, u32)> + Clone {
        let weightless = u32::from(self.bend == Bend::HasAnOutcomeWithoutWeight);
        let mut first = weightless;
        self.game
            .outcomes(pos)
            .map(move |(m, weight)| (m, if std::mem::take(&mut first) == 1 { 0 } else { weight }))
    }

    fn fall_unchecked(&self, pos: &mut G::Position, m: G::Move) {
        if self.bend == Bend::LetsChancePlay && !is_of_chance(&m) {
            return;
        }
        self.game.fall_unchecked(pos, m);
    }
}

impl<G: Playable> Veiled for Bent<G> {
    type View = G::View;

    fn view(&self, pos: &G::Position, eyes: Eyes) -> G::View {
        self.game.view(pos, if self.bend == Bend::ShowsEverything { Eyes::All } else { eyes })
    }

    fn has_secrets(&self) -> bool {
        self.game.has_secrets()
    }

    fn told(&self, pos: &G::Position, m: G::Move, eyes: Eyes, since: bool) -> String {
        self.game.told(pos, m, eyes, since)
    }

    fn imagine(&self, view: &G::View, dice: &mut Dice) -> G::Position {
        let mut imagined = self.game.imagine(view, dice);
        match self.bend {
            Bend::ImaginesAlwaysTheSame => imagined = self.game.imagine(view, &mut Dice::new(7)),
            Bend::ImaginesTheStart => imagined = self.game.start(),
            Bend::ImaginesWhatCannotBe if self.game.turn(&imagined) != Turn::Over => {
                self.game.call_off(&mut imagined);
            }
            _ => {}
        }
        imagined
    }
}

impl<G: Playable + Indexed> Indexed for Bent<G> {
    fn numbers(&self) -> u64 {
        self.game.numbers()
    }

    fn number(&self, pos: &G::Position) -> Option<u64> {
        self.game
            .number(pos)
            .map(|number| if self.bend == Bend::NumbersTwoAlike { number & !1 } else { number })
    }

    fn numbered(&self, number: u64) -> Option<G::Position> {
        self.game.numbered(number)
    }
}

impl<G: Playable> Playable for Bent<G> {
    const TITLE: &'static str = G::TITLE;

    fn from_options(options: &Map<String, Value>) -> Result<Self, SetupError> {
        Ok(Bent { game: G::from_options(options)?, bend: BEND.get() })
    }

    fn options(&self) -> Map<String, Value> {
        let mut options = self.game.options();
        if self.bend == Bend::ForgetsAnOption {
            options.remove("first");
        }
        options
    }

    fn state(&self, view: &G::View) -> Value {
        let mut state = self.game.state(view);
        match (self.bend, state.as_object_mut()) {
            (Bend::HasAKeyTooMany, Some(map)) => drop(map.insert("more".into(), Value::Null)),
            (Bend::LacksAKey, Some(map)) => drop(map.remove("phase")),
            _ => {}
        }
        state
    }

    fn text(&self, view: &G::View) -> String {
        let text = self.game.text(view);
        if self.bend == Bend::DrawsTooWide { text.replace('\n', "") } else { text }
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game.seat_name(seat)
    }
}

impl<G: Sampled> Sampled for Bent<G> {
    const MODES: &'static [Mode] = G::MODES;
    const SECRET: Option<&'static [&'static str]> = G::SECRET;
    const KEPT: &'static [&'static str] = G::KEPT;
    const BECOME_THE_BOARD: &'static [&'static str] = G::BECOME_THE_BOARD;

    fn is_always_asked(state: &Value) -> bool {
        G::is_always_asked(state)
    }

    fn is_one_by_one(state: &Value) -> bool {
        G::is_one_by_one(state)
    }

    fn opening(&self, pos: &G::Position) -> Option<String> {
        self.game.opening(pos)
    }

    fn longest(&self) -> Option<usize> {
        self.game.longest()
    }

    fn any_move(dice: &mut Dice) -> Option<String> {
        G::any_move(dice)
    }

    fn mirrors(options: &Options) -> Vec<Mirror> {
        G::mirrors(options)
    }

    fn check_state(shown: &Shown<'_>) {
        G::check_state(shown);
    }
}

/// A broken game breaks the law, and the same game with nothing broken does not.
fn assert_breaks(bend: Bend, law: &str, try_law: fn(u64)) {
    BEND.set(Bend::Nothing);
    try_law(3);
    BEND.set(bend);
    let broken = std::panic::catch_unwind(|| try_law(60));
    assert!(broken.is_err(), "{bend:?} goes unnoticed: {law}");
}

macro_rules! breaks {
    ($game:ident, $bend:path, $how:ident, $law:ident) => {
        assert_breaks($bend, stringify!($law), |games| $how::<Bent<$game>>(games, laws::$law));
    };
}

#[test]
fn bent_lists_of_moves_are_noticed() {
    breaks!(Duel, Bend::ListsAMoveTwice, along, legal_lists_are_never_empty_and_hold_no_duplicates);
    breaks!(Duel, Bend::ListsAMoveTwice, along, a_node_lists_every_move_in_byte_order);
    breaks!(Duel, Bend::ListsOneTooFew, along, all_other_moves_are_refused);
    breaks!(Duel, Bend::ListsOneTooFew, along, what_leaves_no_choice_is_not_asked);
    breaks!(Duel, Bend::MovesOutOfTurn, along, a_seat_that_is_not_to_move_has_no_moves);
    breaks!(Kangaruse, Bend::MiscountsItsList, along, legal_lists_know_their_length);
    breaks!(Kangaruse, Bend::SkipsTooFar, along, legal_lists_know_their_length);
}

#[test]
fn bent_checks_are_noticed() {
    breaks!(TwoPaths, Bend::AcceptsEverything, along, all_other_moves_are_refused);
    breaks!(
        TwoPaths,
        Bend::AcceptsEverything,
        along,
        texts_that_are_not_legal_are_refused_and_change_nothing
    );
    breaks!(Duel, Bend::RefusesTheLast, along, legal_moves_are_accepted);
}

#[test]
fn bent_endings_are_noticed() {
    breaks!(MuddyRide, Bend::EndsAnActionLate, after, limits_are_applied_as_the_rules_say);
    breaks!(Duel, Bend::ForgetsWhatArose, after, limits_are_applied_as_the_rules_say);
    breaks!(Duel, Bend::HasNoWinner, after, winners_are_named_in_ascending_order);
    breaks!(Duel, Bend::HasNoWinner, after, returns_add_up_to_zero);
    breaks!(Duel, Bend::CountsPoints, after, the_most_points_win);
    breaks!(Duel, Bend::PlaysForChance, after, seats_and_chance_keep_apart);
    breaks!(Duel, Bend::LetsChancePlay, after, seats_and_chance_keep_apart);
    breaks!(Duel, Bend::HasAnOutcomeWithoutWeight, along, outcomes_have_weights_and_names);
}

#[test]
fn bent_views_are_noticed() {
    breaks!(TwoPaths, Bend::ShowsEverything, along, a_state_is_as_the_rule_file_says);
    breaks!(Gunst, Bend::ShowsEverything, along, a_secret_choice_shows_to_nobody_else);
    breaks!(Duel, Bend::ImaginesTheStart, along, imagining_never_contradicts_the_view);
    breaks!(Duel, Bend::ImaginesWhatCannotBe, along, a_seat_knows_its_own_moves);
    breaks!(MuddyRide, Bend::ImaginesAlwaysTheSame, after, what_could_be_is_imagined_fairly);
    breaks!(TwoPaths, Bend::ImaginesAlwaysTheSame, after, what_could_be_is_imagined_fairly);
    breaks!(Gunst, Bend::ImaginesAlwaysTheSame, after, what_could_be_is_imagined_fairly);
    breaks!(Gunst, Bend::FavoursWhoChoosesLast, along, secret_choices_are_committed_in_any_order);
}

#[test]
fn bent_options_and_states_are_noticed() {
    breaks!(Duel, Bend::ForgetsAnOption, after, options_round_trip);
    breaks!(Duel, Bend::ForgetsAnOption, after, given_options_are_kept);
    breaks!(Gunst, Bend::HasAKeyTooMany, along, a_state_is_as_the_rule_file_says);
    breaks!(MuddyRide, Bend::LacksAKey, along, a_state_is_as_the_rule_file_says);
    breaks!(Kangaruse, Bend::LacksAKey, along, a_state_is_as_the_rule_file_says);
    breaks!(Kangaruse, Bend::DrawsTooWide, along, a_drawn_position_fits_a_terminal);
    breaks!(Duel, Bend::ForgetsAnOption, after, a_record_replays_to_the_same_moment);
}

#[test]
fn bent_numbers_and_symmetries_are_noticed() {
    breaks!(Duel, Bend::NumbersTwoAlike, along, a_numbered_position_comes_back_as_itself);
    breaks!(Duel, Bend::NumbersTwoAlike, along, a_position_is_found_under_its_number_only);
    breaks!(Duel, Bend::FavoursSeat0, after, symmetric_boards_give_symmetric_games);
    breaks!(TwoPaths, Bend::FavoursSeat0, after, symmetric_boards_give_symmetric_games);
}
