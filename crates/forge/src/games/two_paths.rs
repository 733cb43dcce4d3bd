//! What Two Paths brings to the forge.

use super::{Forges, Plan};
use serde_json::{Map, Value};

/// Two Paths in the forge.
pub(super) struct Forged;

impl Forges for Forged {
    fn choices(&self) -> &'static [&'static str] {
        &["rows", "fair", "mirror"]
    }

    fn plans(&self, given: &Map<String, Value>) -> Vec<Plan> {
        // Longer networks take gigabytes.
        vec![Plan::one(given, true, true, true)]
    }
}
