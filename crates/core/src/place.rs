//! Places in JSON.

use serde_json::Value;

/// What stands at a place like `/points/0` of a value.
///
/// As [`Value::pointer`], but for keys without `/` and `~`, which need no copies: a drawing looks up hundreds of places.
///
/// ```
/// let state = serde_json::json!({"points": [3, 4], "at": {"b2": "hippo"}});
/// assert_eq!(gambol_core::place(&state, "/points/1"), Some(&4.into()));
/// assert_eq!(gambol_core::place(&state, "/at/b2"), Some(&"hippo".into()));
/// assert_eq!(gambol_core::place(&state, "/points/2"), None);
/// ```
pub fn place<'v>(value: &'v Value, place: &str) -> Option<&'v Value> {
    let mut keys = place.split('/');
    keys.next().filter(|before| before.is_empty())?;
    keys.try_fold(value, |value, key| match value {
        Value::Object(map) => map.get(key),
        Value::Array(list) => list.get(key.parse::<usize>().ok()?),
        _ => None,
    })
}
