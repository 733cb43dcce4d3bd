//! Records: any bytes are refused, or replay to the record they came from.
#![no_main]

use gambol_core::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let [number, which, rest @ ..] = data else { return };
    let text = if number % 4 == 0 {
        rest.to_vec()
    } else {
        let (game, mode) = gambol_fuzz::chosen(*which);
        let mut dice = mode.dice(u64::from(number % 16));
        let mut table = gambol_laws::perft::start(game, &mode.options(&mut dice));
        gambol_fuzz::play(table.as_mut(), &mut dice, usize::from(number / 16));
        let record = serde_json::to_string(&table.record()).expect("a record is plain data");
        gambol_fuzz::bent(&record, rest)
    };
    let Ok(record) = serde_json::from_slice::<Record>(&text) else { return };
    let Ok(table) = gambol_games::replay(&record) else { return };
    assert_eq!(table.actions(), record.actions);
    let again = table.record();
    gambol_games::replay(&again).expect("a record of what was replayed replays");
});
