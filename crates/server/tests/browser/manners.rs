//! Among people at one table: offers, take-backs, talk, clocks, the shout, the next game, and what is said to whoever errs.

use super::hand::{Hand, any};
use super::house::House;
use super::tab::Tab;
use gambol_core::Dice;

/// Ann opens a table for a friend, and Ben follows the link.
async fn seated(house: &House, path: &str) -> (Tab, Tab) {
    let (ann, ben) = (house.visitor().await, house.visitor().await);
    ann.go(&format!("{path}with=friend&name0=Ann")).await;
    ann.click(Hand::Mouse, "#new-table .submit .main").await;
    ann.sits().await;
    let link = ann.until("there is a link", "document.querySelector('.invite input')?.value").await;
    ben.go(link.as_str().unwrap_or_default()).await;
    ben.introduce("Ben").await;
    ben.sits().await;
    ann.until("Ben is there", "document.querySelectorAll('#seats li:not(.away):not(.open)').length === 2")
        .await;
    (ann, ben)
}

/// One whole action of whoever of the two is asked.
async fn one_action(tabs: [&Tab; 2], dice: &mut Dice) {
    let lines = tabs[0].look().await.lines;
    let start = std::time::Instant::now();
    while tabs[0].look().await.lines == lines {
        assert!(start.elapsed() < super::tab::PATIENCE, "somebody moves");
        for tab in tabs {
            tab.step(Hand::Mouse, dice, any).await;
        }
    }
}

async fn finish(house: House, tabs: Vec<Tab>) {
    for tab in tabs {
        tab.leave().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draw_is_offered_declined_offered_again_and_accepted() {
    let house = House::open().await;
    let (ann, ben) = seated(&house, "/new/duel?").await;
    let offered =
        "[...document.querySelectorAll('#around .note')].some((note) => note.textContent.includes('draw'))";
    ann.click(Hand::Mouse, "[data-tool=draw]").await;
    ann.until("Ann sees her offer", offered).await;
    ben.until(
        "Ben sees the offer",
        &format!("{offered} && document.querySelectorAll('#around .note button').length === 2"),
    )
    .await;
    ben.click(Hand::Mouse, "#around .note button:last-child").await;
    ann.until("Ann is told", "document.querySelector('.toast')?.textContent.includes('Ben declines')").await;
    ann.until("the offer is off the table", &format!("!({offered})")).await;
    assert!(ann.look().await.result.is_none(), "the game goes on");
    ben.until("it is gone for Ben too", "!document.querySelector('#around .note')").await;
    ben.click(Hand::Mouse, "[data-tool=draw]").await;
    ann.until("Ann is asked", "document.querySelectorAll('#around .note button').length === 2").await;
    ann.click(Hand::Mouse, "#around .note button").await;
    for tab in [&ann, &ben] {
        tab.until("it is drawn", "document.querySelector('#around .result')?.textContent.includes('draw')")
            .await;
    }
    finish(house, vec![ann, ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_taken_back_when_the_other_agrees() {
    let house = House::open().await;
    let (ann, ben) = seated(&house, "/new/kangaruse?g.size=tiny&g.seed=1&").await;
    let dice = &mut Dice::new(2);
    one_action([&ann, &ben], dice).await;
    let lines = ann.look().await.lines;
    ann.click(Hand::Mouse, "[data-tool=takeback]").await;
    ben.until("Ben is asked", "document.querySelectorAll('#around .note button').length === 2").await;
    assert_eq!(ann.look().await.lines, lines, "nothing is taken back before he agrees");
    ben.click(Hand::Mouse, "#around .note button").await;
    for tab in [&ann, &ben] {
        tab.until(
            "the move is off the log",
            &format!("document.querySelectorAll('#log li').length < {lines}"),
        )
        .await;
    }
    ann.until("Ann may choose again", "document.querySelector('#board .do')").await;
    finish(house, vec![ann, ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_go_on_to_another_game_with_seats_changed() {
    let house = House::open().await;
    let (ann, ben) = seated(&house, "/new/duel?").await;
    ben.click(Hand::Mouse, "[data-tool=resign]").await;
    ben.click(Hand::Mouse, "#sure [value=yes]").await;
    ann.until("Ann has won", "document.querySelector('#around .result')?.textContent.includes('You won')")
        .await;
    let first = ann.sits().await;
    let role = "[...document.querySelectorAll('#seats li')].find((seat) => seat.querySelector('b').textContent === 'You')?.textContent";
    assert!(ann.ask(role).await.as_str().is_some_and(|role| role.contains("Light")));
    ann.click(Hand::Mouse, "#around .button.main").await;
    let gone = format!(
        "location.pathname.startsWith('/t/') && !location.pathname.includes({first:?}) && document.querySelector('#log [data-key]') && location.pathname"
    );
    let next = ann.until("Ann is at the next table", &gone).await;
    ben.until("Ben sees the way", "document.querySelector('#around a.button.main[href^=\"/t/\"]')").await;
    ben.click(Hand::Mouse, "#around a.button.main").await;
    assert_eq!(ben.until("Ben is there too", &gone).await, next, "both come to the same table");
    assert!(ann.ask(role).await.as_str().is_some_and(|role| role.contains("Dark")), "the seats have changed");
    let dice = &mut Dice::new(3);
    one_action([&ann, &ben], dice).await;
    finish(house, vec![ann, ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_runs_down_before_everybodys_eyes_and_ends_the_game() {
    let house = House::open().await;
    let (ann, ben) = seated(&house, "/new/duel?clock=move&seconds=4&").await;
    let dice = &mut Dice::new(3);
    one_action([&ann, &ben], dice).await;
    let clock = "[...document.querySelectorAll('#seats .clock')].map((one) => one.textContent)";
    let begun = ann.until("there are clocks", &format!("{clock}.length === 2 && {clock}.join(' ')")).await;
    ann.until("a clock goes by itself", &format!("{clock}.join(' ') !== {begun}")).await;
    for tab in [&ann, &ben] {
        let over = "document.querySelector('#around')?.textContent.includes('ran out of time')";
        tab.until("the flag has fallen", over).await;
        assert!(tab.look().await.glows.is_empty(), "nothing can be done any more");
    }
    finish(house, vec![ann, ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_reaches_the_other_as_text_and_can_be_switched_off() {
    let house = House::open().await;
    let (ann, ben) = seated(&house, "/new/duel?").await;
    ann.click(Hand::Mouse, "#tab-chat").await;
    ann.click(Hand::Mouse, "#say input").await;
    for letter in ["<", "b", ">", "h", "i"] {
        ann.key(letter).await;
    }
    ann.key("Enter").await;
    ben.until("Ben's tab has a sign", "document.querySelector('#tab-chat.new')").await;
    ben.click(Hand::Mouse, "#tab-chat").await;
    ben.until("Ben reads it", "document.querySelector('#talk li')?.textContent.includes('<b>hi')").await;
    assert_eq!(ben.ask("document.querySelectorAll('#talk li b').length").await, 1, "only the name is bold");
    // Another table, without.
    ann.go("/new/duel?with=here").await;
    ann.click(Hand::Mouse, "#more > summary").await;
    ann.click(Hand::Mouse, "#boxes [name=chat]").await;
    ann.until(
        "the form has heard of it",
        "!document.querySelector('#boxes [name=chat]').checked && !document.querySelector('form.busy')",
    )
    .await;
    ann.click(Hand::Mouse, "#new-table .submit .main").await;
    ann.sits().await;
    assert_eq!(ann.ask("document.getElementById('tab-chat').hidden").await, true);
    finish(house, vec![ann, ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_calls_gunst_first_has_the_say() {
    let house = House::open().await;
    let (ann, ben) = seated(&house, "/new/gunst?o.tie=shout&o.rounds=1&").await;
    for tab in [&ann, &ben] {
        let nobody = tab
            .look()
            .await
            .glows
            .iter()
            .position(|glow| glow.starts_with("ting "))
            .expect("nobody may be brought");
        tab.choose(Hand::Mouse, nobody).await;
    }
    for tab in [&ann, &ben] {
        tab.until("the button is there", "document.querySelector('#shout:not([hidden]) button')").await;
    }
    let at = ben.point_of("the button", "document.querySelector('#shout button')").await;
    ben.press(Hand::Mouse, at).await;
    ben.release(Hand::Mouse, at).await;
    for (tab, name) in [(&ann, "Ben was first"), (&ben, "You were first")] {
        let said = format!(
            "[...document.querySelectorAll('#log li')].some((line) => line.textContent.includes({name:?}))"
        );
        tab.until("Ben has the say", &said).await;
        assert!(!tab.look().await.shout, "the button is gone");
    }
    finish(house, vec![ann, ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_presses_a_field_that_does_not_glow_is_told_the_rule() {
    let house = House::open().await;
    let tab = house.visitor().await;
    for path in ["/new/muddy-ride?with=here", "/new/kangaruse?with=here&g.seed=7"] {
        tab.go(path).await;
        tab.click(Hand::Mouse, "#new-table .submit .main").await;
        tab.sits().await;
        let lines = tab.look().await.lines;
        let dark = "[...document.querySelectorAll('#board [data-cell]:not([role])')].find((field) => { const b = field.getBoundingClientRect(); \
            return !document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)?.closest('.do'); })";
        let at = tab.ask(&format!("(() => {{ const b = {dark}.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }})()")).await;
        tab.click_at(Hand::Mouse, (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())).await;
        let told =
            tab.until("the rule is told", "document.querySelector('#what .refused')?.textContent").await;
        assert!(told.as_str().is_some_and(|told| told.len() > 8), "{told}");
        assert_eq!(tab.look().await.lines, lines, "nothing has happened");
        // Beside the sentence is a link to the rule, which is shown beside the board.
        tab.click(Hand::Mouse, "#what .rule-link").await;
        let rule = "document.querySelector('#rules .the-rule')";
        let seen = format!("{rule}?.checkVisibility() && {rule}.querySelector('p')?.textContent.length > 40");
        tab.until("the rule is there to read", &seen).await;
        let address =
            tab.ask(&format!("{rule}.querySelector('p > a[href*=exact]').getAttribute('href')")).await;
        tab.click(Hand::Mouse, "#rules .the-rule button").await;
        tab.until("the short rules are back", "document.querySelectorAll('#rules h3').length > 3").await;
        // The same place in the exact rules is unfolded.
        tab.go(address.as_str().expect("an address")).await;
        let place = "document.getElementById(location.hash.slice(1))";
        let open = format!("{place}?.checkVisibility() && {place}.closest('details').open");
        tab.until("the section is unfolded", &open).await;
        assert_eq!(tab.ask("document.querySelectorAll('.exact > details[open]').length").await, 1);
        tab.ask(
            "(() => { const find = document.querySelector('#find input'); find.value = 'onto'; \
            find.dispatchEvent(new Event('input')); })()",
        )
        .await;
        let shown =
            "[...document.querySelectorAll('.exact > details')].every((part) => part.hidden !== part.open)";
        tab.until("only what holds the words is shown", shown).await;
    }
    finish(house, vec![tab]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pieces_move_unless_the_system_asks_for_rest_and_moves_are_said_aloud() {
    let house = House::open().await;
    let tab = house.visitor().await;
    // Counts what the script sets in motion.
    let counting = "window.moved = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...all) { window.moved++; return animate.apply(this, all); };";
    for rest in [false, true] {
        if rest {
            tab.prefer("light").await;
        }
        tab.go("/new/muddy-ride?with=here").await;
        tab.click(Hand::Mouse, "#new-table .submit .main").await;
        tab.sits().await;
        tab.ask(counting).await;
        tab.choose(Hand::Mouse, 0).await;
        let said = tab.until("the move is said", "document.querySelectorAll('#log li').length > 1 && document.getElementById('live').textContent").await;
        assert!(said.as_str().is_some_and(|said| said.contains("jumps")), "{said}");
        let moved = tab.ask("window.moved").await.as_u64().unwrap_or_default();
        assert_eq!(moved == 0, rest, "{moved} things moved");
    }
    // The board as text, and in words for whoever does not see it.
    assert!(tab.text("#as-text").await.contains("Hippo"));
    let told = tab.ask("document.getElementById(document.querySelector('#board svg').getAttribute('aria-describedby')).textContent").await;
    assert!(told.as_str().is_some_and(|told| told.contains("Hippo") && told.contains("Duck")), "{told}");
    finish(house, vec![tab]).await;
}
