//! What Gunst brings to the forge.

use super::{Forges, Plan};
use serde_json::{Map, Value};

/// Gunst in the forge.
pub(super) struct Forged;

impl Forges for Forged {
    fn plans(&self, given: &Map<String, Value>) -> Vec<Plan> {
        vec![Plan::one(given, false, false, false)]
    }
}
