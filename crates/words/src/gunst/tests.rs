use gambol_core::Eyes;
use gambol_games::Kind;
use gambol_games::gunst::Account;
use gambol_laws::samples;

#[test]
fn the_account_of_a_battle_always_leads_to_the_state_after_it() {
    let mut actions = 0;
    for mode in samples::modes(Kind::Gunst) {
        for number in 0..60 {
            let mut dice = mode.dice(number);
            let options = mode.options(&mut dice);
            let mut game = Kind::Gunst.start(&options).expect("valid options");
            while let Some(action) = game.random_action(&mut dice) {
                let before = game.state(Eyes::All);
                game.apply(&action).expect("a legal action");
                let after = game.state(Eyes::All);
                let account = Account::of(&before, &action.to_string(), &after);
                assert!(account.fits(&after), "{action}\nbefore {before}\nafter  {after}");
                actions += 1;
            }
        }
    }
    assert!(actions > 1000, "only {actions} actions");
}
