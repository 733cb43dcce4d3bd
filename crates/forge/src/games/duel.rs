//! What Duel brings to the forge.

use super::{Forges, Plan};
use serde_json::{Map, Value};

/// Duel in the forge.
pub(super) struct Forged;

impl Forges for Forged {
    fn choices(&self) -> &'static [&'static str] {
        &["files", "ranks", "fair"]
    }

    fn plans(&self, given: &Map<String, Value>) -> Vec<Plan> {
        vec![Plan::one(given, true, false, true)]
    }
}
