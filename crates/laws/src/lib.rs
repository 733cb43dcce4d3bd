//! Tests that any game must pass, generic over the traits of a game.
//!
//! A [law](laws) is one function with its sentence; it looks at one moment of a game and panics if the sentence does
//! not hold there. [`along`] plays random games of every [mode](samples) and puts a law to every moment of them,
//! [`after`] only to their ends. What the laws cannot know, whether two programs play the same game, is pinned by data:
//! counts of the ways on ([`perft`]) and transcripts of whole games ([`playthrough`]).
//!
//! A law that is broken says where: the game, the mode, the number of the random game, its options and its actions.
//!
//! ```
//! use gambol_games::duel::Duel;
//! use gambol_laws::{after, along, laws};
//!
//! along::<Duel>(2, laws::legal_moves_are_accepted);
//! after::<Duel>(2, laws::a_record_replays_to_the_same_moment);
//! ```
//!
//! A game of your own says how it is set up ([`Sampled`]), and [`all`] puts every law to it.

pub mod blessed;
mod games;
pub mod laws;
pub mod mirrors;
pub mod perft;
pub mod playthrough;
pub mod samples;
pub mod shown;
mod walk;

pub use walk::{Walk, after, along};

use gambol_core::Indexed;
use samples::Sampled;

/// Tries a law on each of our games: `everywhere!(along, 40, laws::legal_moves_are_accepted)`.
#[macro_export]
macro_rules! everywhere {
    ($how:path, $games:expr, $law:expr) => {{
        use $how as how;
        how::<gambol_games::muddy_ride::MuddyRide>($games, $law);
        how::<gambol_games::duel::Duel>($games, $law);
        how::<gambol_games::kangaruse::Kangaruse>($games, $law);
        how::<gambol_games::two_paths::TwoPaths>($games, $law);
        how::<gambol_games::gunst::Gunst>($games, $law);
    }};
}

/// The list of all laws, handed to another macro: whether a law looks along a game or only at its end, how many games
/// of each mode it is usually tried on, and its name.
#[macro_export]
macro_rules! every_law {
    ($then:ident) => {
        $then! {
            along 60 legal_moves_are_accepted
            along 60 all_other_moves_are_refused
            along 8 texts_that_are_not_legal_are_refused_and_change_nothing
            along 6 actions_of_the_wrong_form_are_refused
            along 20 a_bad_secret_choice_takes_no_good_one
            along 100 legal_lists_are_never_empty_and_hold_no_duplicates
            along 100 legal_lists_know_their_length
            along 60 a_seat_that_is_not_to_move_has_no_moves
            along 40 a_node_lists_every_move_in_byte_order
            along 30 what_leaves_no_choice_is_not_asked
            along 60 notation_round_trips
            along 100 notation_has_one_spelling
            along 100 outcomes_have_weights_and_names
            along 100 chance_waits_for_its_turn
            after 10 seats_and_chance_keep_apart
            along 8 imagining_never_contradicts_the_view
            after 12 what_could_be_is_imagined_fairly
            along 30 a_seat_knows_its_own_moves
            along 60 a_secret_choice_shows_to_nobody_else
            along 30 secret_choices_are_committed_in_any_order
            along 12 without_secrets_everybody_sees_everything
            after 30 at_the_end_everybody_is_told_everything
            after 60 options_round_trip
            after 60 given_options_are_kept
            after 40 seats_have_names
            along 16 a_state_is_as_the_rule_file_says
            along 12 views_differ_only_in_secrets
            along 5 a_drawn_position_fits_a_terminal
            after 40 a_record_replays_to_the_same_moment
            after 20 a_bare_record_replays_too
            after 60 a_changed_action_is_noticed
            after 20 actions_left_out_or_added_are_noticed
            after 40 a_changed_hash_is_noticed
            after 20 a_changed_result_is_noticed
            after 20 nobody_wins_by_giving_up
            after 20 a_record_of_something_else_is_noticed
            after 30 undo_brings_back_the_very_same_moment
            after 60 undo_takes_back_as_many_as_asked_or_none
            along 40 a_waiting_choice_is_neither_lost_nor_left_over
            along 2 counting_leaves_a_waiting_choice_waiting
            after 300 every_game_ends_within_its_cap
            after 200 returns_add_up_to_zero
            after 200 winners_are_named_in_ascending_order
            after 200 the_most_points_win
            along 40 an_outcome_is_for_the_end
            after 120 limits_are_applied_as_the_rules_say
            after 20 symmetric_boards_give_symmetric_games
        }
    };
}

/// Puts every law to a game, on this many random games of each of its modes.
pub fn all<G: Sampled>(games: u64) {
    macro_rules! put {
        ($($how:ident $usually:literal $law:ident)*) => { $($how::<G>(games, laws::$law);)* };
    }
    every_law!(put);
}

/// The same for what only games have whose positions are numbered.
pub fn numbered<G: Sampled + Indexed>(games: u64) {
    along::<G>(games, laws::a_numbered_position_comes_back_as_itself);
    along::<G>(games, laws::every_opening_of_a_turn_is_numbered);
    along::<G>(games, laws::a_position_is_found_under_its_number_only);
}
