//! Boards written as JSON that people can read: a line for each field.

use crate::failure::Failure;
use crate::print;
use serde_json::Value;
use std::path::PathBuf;

/// The widest object or list that stands on one line.
const WIDTH: usize = 90;

/// Where the JSON goes.
#[derive(clap::Args, Debug)]
pub(super) struct Out {
    /// Write to this file instead of the terminal
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Out {
    /// Writes a board.
    pub(super) fn write(&self, board: &Value) -> Result<(), Failure> {
        self.write_text(&(pretty(board) + "\n"))
    }

    /// Writes a text.
    pub(super) fn write_text(&self, text: &str) -> Result<(), Failure> {
        match &self.out {
            None => print(text),
            Some(path) => std::fs::write(path, text)
                .map_err(|error| Failure::new(format!("{}: {error}", path.display()))),
        }
    }
}

/// A board as text.
pub(crate) fn pretty(board: &Value) -> String {
    let mut text = String::new();
    write(&mut text, board, 0);
    text
}

/// What comes first in a board, whatever the alphabet says.
const FIRST: [&str; 6] = ["game", "name", "size", "tile_size", "files", "ranks"];

fn write(text: &mut String, value: &Value, depth: usize) {
    let line = inline(value);
    let (open, items, close): (_, Vec<(String, &Value)>, _) = match value {
        Value::Object(map) if depth == 0 || line.len() > WIDTH => {
            let mut items: Vec<_> = map.iter().collect();
            items.sort_by_key(|(key, _)| FIRST.iter().position(|first| first == key).unwrap_or(FIRST.len()));
            let keyed = |(key, value): (&String, _)| (format!("{}: ", Value::from(key.as_str())), value);
            ('{', items.into_iter().map(keyed).collect(), '}')
        }
        Value::Array(list) if line.len() > WIDTH => {
            ('[', list.iter().map(|item| (String::new(), item)).collect(), ']')
        }
        _ => return text.push_str(&line),
    };
    text.push(open);
    for (at, (key, item)) in items.into_iter().enumerate() {
        text.push_str(if at == 0 { "\n" } else { ",\n" });
        text.push_str(&"  ".repeat(depth + 1));
        text.push_str(&key);
        write(text, item, depth + 1);
    }
    text.push('\n');
    text.push_str(&"  ".repeat(depth));
    text.push(close);
}

/// A value on one line.
fn inline(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let items =
                map.iter().map(|(key, value)| format!("{}: {}", Value::from(key.as_str()), inline(value)));
            format!("{{{}}}", items.collect::<Vec<_>>().join(", "))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(inline).collect::<Vec<_>>().join(", ")),
        other => other.to_string(),
    }
}
