//! States as JSON: what the game's rule file says about them, and the same for all but what is secret.

use super::secrets::all_eyes;
use crate::Walk;
use crate::samples::Sampled;
use crate::shown::Shown;
use gambol_core::{AnyMatch, Eyes};
use serde_json::Value;

/// A state is as the game's rule file says, for all eyes: exactly its keys, with values that fit the node.
pub fn a_state_is_as_the_rule_file_says<G: Sampled>(walk: &mut Walk<G>) {
    let (node, options, seats) = (walk.table.node(), walk.options(), walk.table.seats());
    for eyes in all_eyes(walk) {
        let state = walk.table.state(eyes);
        G::check_state(&Shown { state: &state, eyes, node: &node, options: &options, seats });
    }
}

/// What is open to all is the same in everybody's view.
pub fn views_differ_only_in_secrets<G: Sampled>(walk: &mut Walk<G>) {
    let Some(secret) = G::SECRET else { return };
    let open = |eyes: Eyes| {
        let Value::Object(mut state) = walk.table.state(eyes) else { panic!("a state is an object") };
        state.retain(|key, _| !secret.contains(&key.as_str()));
        state
    };
    let full = open(Eyes::All);
    for eyes in all_eyes(walk) {
        assert_eq!(open(eyes), full, "{eyes:?}");
    }
}
