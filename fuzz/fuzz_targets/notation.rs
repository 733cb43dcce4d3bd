//! Notation: any text is refused and changes nothing, or is exactly one of the legal actions.
#![no_main]

use gambol_core::{Action, Eyes, Node};
use libfuzzer_sys::fuzz_target;
use std::collections::BTreeMap;

fuzz_target!(|data: &[u8]| {
    let [number, which, rest @ ..] = data else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let (kind, mode) = gambol_fuzz::chosen(*which);
    let mut dice = mode.dice(u64::from(number % 8));
    let mut table = gambol_laws::perft::start(kind, &mode.options(&mut dice));
    gambol_fuzz::play(table.as_mut(), &mut dice, usize::from(number / 16));
    for text in text.split('\n') {
        let (node, state) = (table.node(), table.state(Eyes::All));
        let (action, is_legal) = match &node {
            Node::Decision { legal, .. } => {
                (Action::One(text.into()), legal.iter().any(|legal| legal == text))
            }
            Node::Chance { outcomes } => {
                (Action::One(text.into()), outcomes.iter().any(|(outcome, _)| outcome == text))
            }
            Node::Simultaneous { legal } => {
                let texts: BTreeMap<_, _> =
                    legal.iter().map(|(seat, _)| (seat.to_string(), text.to_owned())).collect();
                (
                    Action::Together(texts),
                    legal.iter().all(|(_, legal)| legal.iter().any(|legal| legal == text)),
                )
            }
            Node::End(_) => (Action::One(text.into()), false),
        };
        assert_eq!(table.apply(&action).is_ok(), is_legal, "{action}");
        if !is_legal {
            assert_eq!((table.node(), table.state(Eyes::All)), (node, state), "{action}");
        }
    }
});
