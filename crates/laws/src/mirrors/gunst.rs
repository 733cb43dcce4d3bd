//! The same battle with the lords' seats exchanged.

use super::Mirror;
use crate::samples::Options;
use gambol_core::Seat;

pub(super) fn mirrors(options: &Options) -> Vec<Mirror> {
    let text = |text: &str| match text {
        "say 0" => "say 1".to_owned(),
        "say 1" => "say 0".to_owned(),
        "lead 0" => "lead 1".to_owned(),
        "lead 1" => "lead 0".to_owned(),
        _ => text.to_owned(),
    };
    vec![Mirror {
        name: "seats exchanged",
        options: options.clone(),
        asks_the_other_first: true,
        seat: Box::new(Seat::other),
        text: Box::new(text),
    }]
}
