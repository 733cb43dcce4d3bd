//! For whom a line of a rulebook is.

use serde_json::{Map, Value};

/// What decides which lines are told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Condition<'a> {
    pub(super) options: &'a Map<String, Value>,
    /// Whether the game lies printed on a table, and not on a screen.
    pub(super) is_paper: bool,
}

impl Condition<'_> {
    /// Whether a line is told, and what is left of it without its condition. Where all is told, options do not matter.
    ///
    /// `[mode=secret]`, `[mode!=secret|white-horse]`, `[paper]`, `[screen]`, `[type=koala]`, several with commas.
    pub(super) fn of<'l>(&self, line: &'l str, tells_all: bool) -> Result<(bool, &'l str), String> {
        let Some((conditions, rest)) = line.strip_prefix('[').and_then(|line| line.split_once("] ")) else {
            return Ok((true, line));
        };
        let mut holds = true;
        for condition in conditions.split(", ") {
            holds &= self.holds(condition, tells_all)?;
        }
        Ok((holds, rest))
    }

    fn holds(&self, condition: &str, tells_all: bool) -> Result<bool, String> {
        match condition {
            "paper" => return Ok(self.is_paper),
            "screen" => return Ok(!self.is_paper),
            _ => {}
        }
        let (key, values) = condition
            .split_once('=')
            .ok_or_else(|| format!("expected a condition such as `mode=secret`, found {condition:?}"))?;
        let (key, is_not) = key.strip_suffix('!').map_or((key, false), |key| (key, true));
        let met = values.split('|').any(|value| self.has(key, value));
        Ok(tells_all || met != is_not)
    }

    /// Whether an option has this value; `type`: whether something of this type is on the board.
    fn has(&self, key: &str, value: &str) -> bool {
        if key == "type" {
            return self.options.get("board").is_some_and(|board| holds(board, value));
        }
        match self.options.get(key) {
            Some(Value::String(given)) => given == value,
            Some(Value::Null) | None => value == "none",
            Some(given) => {
                let written = given.to_string();
                written == value
            }
        }
    }
}

/// Whether something of this type is anywhere on a board.
fn holds(board: &Value, kind: &str) -> bool {
    match board {
        Value::Object(map) => {
            map.get("type").and_then(Value::as_str) == Some(kind)
                || map.values().any(|value| holds(value, kind))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_line_is_told_where_its_condition_holds() {
        let options = json!({"kin": "spent", "give_up": false, "life": 12,
            "board": {"squares": {"a1": {"type": "moth"}}}});
        let Value::Object(options) = options else { unreachable!() };
        let condition = Condition { options: &options, is_paper: false };
        let told = |line: &'static str| condition.of(line, false).unwrap();
        assert_eq!(told("always"), (true, "always"));
        assert_eq!(told("[kin=spent] - gone"), (true, "- gone"));
        assert!(!told("[kin=return] x").0 && told("[kin=return|spent] x").0);
        assert!(told("[give_up=false, screen] x").0 && !told("[give_up=false, paper] x").0);
        assert!(!told("[life!=12] x").0 && told("[type=moth] x").0 && !told("[type=koala] x").0);
        assert!(condition.of("[kin=return] x", true).unwrap().0);
        assert!(condition.of("[nonsense] x", false).is_err());
    }
}
