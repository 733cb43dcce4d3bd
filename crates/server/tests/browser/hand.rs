//! Hands for a visitor: mouse, finger and keys, and how a whole game is played with each of them.

use super::tab::Tab;
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType,
    DispatchTouchEventParams, DispatchTouchEventReturns, DispatchTouchEventType, MouseButton, TouchPoint,
};
use chromiumoxide::types::{Command, Method, MethodId};
use gambol_core::Dice;
use serde::{Deserialize, Serialize};

/// What a player plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    Mouse,
    Finger,
    Keys,
}

/// How often a finger tries to be shown what a tap would do.
const TAPS: usize = 5;

/// What is seen at a table.
#[allow(clippy::struct_excessive_bools, reason = "what is shown and what is not is many yeses and noes")]
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub(crate) struct Seen {
    /// How it ended.
    pub(crate) result: Option<String>,
    /// Whether the curtain covers the page.
    pub(crate) curtain: bool,
    /// The glowing places: what they do, or which part of a move they are.
    pub(crate) glows: Vec<String>,
    /// Whether a move is on its way.
    pub(crate) waiting: bool,
    /// Whether this player is asked.
    pub(crate) yours: bool,
    /// Whether the move in the making can be played as it is.
    pub(crate) whole: bool,
    /// Whether there is somebody to outshout.
    pub(crate) shout: bool,
    /// How many lines the log has.
    pub(crate) lines: usize,
    /// What is asked.
    pub(crate) prompt: String,
    /// How many parts of a move are chosen, as far as one sees.
    pub(crate) back: bool,
    /// Whether the line to the server is down.
    pub(crate) offline: bool,
}

/// Reads what is seen; the words of a refusal are in the toasts.
const LOOK: &str = "(() => { const the = (id) => document.getElementById(id); \
    const shown = (id) => !!the(id) && !the(id).hidden && the(id).getClientRects().length > 0; \
    return { result: document.querySelector('#around .result')?.textContent ?? null, curtain: shown('curtain'), \
    glows: [...document.querySelectorAll('#board .do:not(.chosen), #buttons .do')].filter((at) => at.getClientRects().length).map((at) => at.dataset.part ? 'part ' + at.dataset.part : at.dataset.action), \
    waiting: the('board').classList.contains('waiting'), yours: the('asked').classList.contains('yours'), whole: shown('whole'), \
    shout: shown('shout'), lines: the('log').children.length, prompt: the('prompt').textContent, back: shown('back'), offline: shown('offline') }; })()";

/// Where an element can be hit, after it has been brought into sight: its middle, or else another point that is its own.
const POINT: &str = "((at) => { if (!at) return null; const hits = (x, y) => { const top = document.elementFromPoint(x, y); return top && (at === top || at.contains(top)); }; \
    let box = at.getBoundingClientRect(); \
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) { at.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }); box = at.getBoundingClientRect(); } \
    for (const [a, b] of [[.5, .5], [.5, .3], [.5, .7], [.3, .5], [.7, .5], [.3, .3], [.7, .3], [.3, .7], [.7, .7], [.1, .5], [.9, .5], [.5, .1], [.5, .9]]) { \
    const [x, y] = [box.x + box.width * a, box.y + box.height * b]; if (hits(x, y)) return [x, y]; } return null; })";

impl Tab {
    pub(crate) async fn look(&self) -> Seen {
        let seen = self.until("the table is seen", LOOK).await;
        serde_json::from_value(seen).expect("the table is seen as a whole")
    }

    /// Where a thing is that a script finds.
    pub(crate) async fn point_of(&self, what: &str, finding: &str) -> (f64, f64) {
        let found = self.until(&format!("{what} can be hit"), &format!("{POINT}({finding})")).await;
        (found[0].as_f64().unwrap_or(0.0), found[1].as_f64().unwrap_or(0.0))
    }

    async fn mouse(&self, kind: DispatchMouseEventType, (x, y): (f64, f64)) {
        let mut event = DispatchMouseEventParams::new(kind.clone(), x, y);
        if kind != DispatchMouseEventType::MouseMoved {
            event.button = Some(MouseButton::Left);
            event.click_count = Some(1);
        }
        self.page.execute(event).await.expect("the mouse does it");
    }

    /// Points at something with the mouse.
    pub(crate) async fn hover(&self, at: (f64, f64)) {
        self.mouse(DispatchMouseEventType::MouseMoved, at).await;
    }

    pub(crate) async fn press(&self, hand: Hand, at: (f64, f64)) {
        if hand == Hand::Finger {
            let down = DispatchTouchEventParams::new(
                DispatchTouchEventType::TouchStart,
                vec![TouchPoint::new(at.0, at.1)],
            );
            self.page.execute(down).await.expect("the finger touches");
        } else {
            self.hover(at).await;
            self.mouse(DispatchMouseEventType::MousePressed, at).await;
        }
    }

    pub(crate) async fn release(&self, hand: Hand, at: (f64, f64)) {
        if hand == Hand::Finger {
            self.page.execute(LetGo::default()).await.expect("the finger lets go");
        } else {
            self.mouse(DispatchMouseEventType::MouseReleased, at).await;
        }
    }

    /// Clicks or taps at a place.
    pub(crate) async fn click_at(&self, hand: Hand, at: (f64, f64)) {
        self.press(hand, at).await;
        self.release(hand, at).await;
    }

    /// Clicks or taps on what a selector finds.
    pub(crate) async fn click(&self, hand: Hand, selector: &str) {
        let at = self.point_of(selector, &format!("document.querySelector({selector:?})")).await;
        self.click_at(hand, at).await;
    }

    async fn key_event(&self, kind: DispatchKeyEventType, key: &str) {
        let (code, number) = match key {
            "Enter" => ("Enter", 13),
            "Escape" => ("Escape", 27),
            "Tab" => ("Tab", 9),
            "ArrowLeft" => ("ArrowLeft", 37),
            "ArrowUp" => ("ArrowUp", 38),
            "ArrowRight" => ("ArrowRight", 39),
            "ArrowDown" => ("ArrowDown", 40),
            "Home" => ("Home", 36),
            "End" => ("End", 35),
            letter => ("", i64::from(letter.to_ascii_uppercase().as_bytes()[0])),
        };
        let mut event = DispatchKeyEventParams::new(kind.clone());
        event.key = Some(key.to_owned());
        event.code = Some(code.to_owned()).filter(|code| !code.is_empty());
        event.windows_virtual_key_code = Some(number);
        if kind == DispatchKeyEventType::KeyDown {
            event.text = match key {
                "Enter" => Some("\r".to_owned()),
                letter if letter.len() == 1 => Some(letter.to_owned()),
                _ => None,
            };
        }
        self.page.execute(event).await.expect("the key does it");
    }

    pub(crate) async fn key_down(&self, key: &str) {
        self.key_event(DispatchKeyEventType::KeyDown, key).await;
    }

    pub(crate) async fn key_up(&self, key: &str) {
        self.key_event(DispatchKeyEventType::KeyUp, key).await;
    }

    pub(crate) async fn key(&self, key: &str) {
        self.key_down(key).await;
        self.key_up(key).await;
    }

    /// Walks with the Tab key until the focus is where a script finds it.
    pub(crate) async fn tab_to(&self, what: &str, finding: &str) {
        for _ in 0..200 {
            if self.ask(&format!("document.activeElement === {finding}")).await == true {
                return;
            }
            self.key("Tab").await;
        }
        panic!("the Tab key never comes to {what}");
    }

    /// Holds the curtain until it is lifted.
    pub(crate) async fn lift(&self, hand: Hand) {
        let lifted = "document.getElementById('curtain').hidden";
        if hand == Hand::Keys {
            self.until("the curtain has the focus", "document.activeElement?.id === 'hold'").await;
            self.key_down("Enter").await;
            self.until("the curtain is lifted", lifted).await;
            self.key_up("Enter").await;
            return;
        }
        let at = self.point_of("the curtain", "document.getElementById('hold')").await;
        self.press(hand, at).await;
        self.until("the curtain is lifted", lifted).await;
        self.release(hand, at).await;
    }

    /// Chooses the glowing place of this number.
    pub(crate) async fn choose(&self, hand: Hand, glow: usize) {
        // The board may be drawn anew at this very moment, with other places: then the next one that is there will do, or
        // the button that plays what has been put together.
        let finding = format!(
            "((all) => {{ const from = {glow} % Math.max(1, all.length); return [...all.slice(from), ...all.slice(0, from)].find((at) => {POINT}(at)) \
            ?? document.querySelector('#whole:not([hidden])'); }})([...document.querySelectorAll('#board .do:not(.chosen), #buttons .do')].filter((at) => at.getClientRects().length))"
        );
        if hand == Hand::Finger {
            return self.tap_twice(glow, &finding).await;
        }
        if hand != Hand::Keys {
            let at = self.point_of(&format!("glow {glow}"), &finding).await;
            return self.click_at(hand, at).await;
        }
        // With keys the way is what counts: arrows from place to place, as far as they lead.
        self.key("b").await;
        self.until("a place has the focus", "document.activeElement?.closest('#board .do')").await;
        for step in 0..glow % 4 {
            self.key(["ArrowRight", "ArrowDown", "ArrowLeft"][step % 3]).await;
        }
        self.key("Enter").await;
    }

    /// The first tap shows what the second one does; a part of a move is chosen at once.
    async fn tap_twice(&self, glow: usize, finding: &str) {
        let before = self.look().await;
        for _ in 0..TAPS {
            let at = self.point_of(&format!("glow {glow}"), finding).await;
            let action = self.ask(&format!("{finding}?.dataset.action ?? ''")).await;
            self.click_at(Hand::Finger, at).await;
            if action == "" {
                return;
            }
            if self.comes("!document.getElementById('whole').hidden").await {
                return self.click(Hand::Finger, "#whole").await;
            }
            // Something happened between finding the place and tapping it, and took away what was shown. Whoever sees
            // that taps again, unless there is something new to look at.
            if self.look().await != before {
                return;
            }
        }
        panic!("it is never shown what would happen at {before:?}");
    }

    /// Takes the seat of an invitation under a name.
    pub(crate) async fn introduce(&self, name: &str) {
        self.until("a name is asked for", "document.querySelector('#take input[name=name]')").await;
        self.ask(&format!("document.querySelector('#take input[name=name]').value = {name:?}")).await;
        self.click(Hand::Mouse, "#take button").await;
    }

    /// Waits until the table has taken what was done.
    pub(crate) async fn after(&self, before: &Seen) -> Seen {
        let start = std::time::Instant::now();
        loop {
            let seen = self.look().await;
            let same = seen.lines == before.lines
                && seen.prompt == before.prompt
                && seen.back == before.back
                && seen.curtain == before.curtain
                && seen.result == before.result
                && seen.shout == before.shout
                && (seen.glows == before.glows || seen.glows.is_empty());
            if !same && !seen.waiting {
                return seen;
            }
            if start.elapsed() > super::tab::PATIENCE {
                let page = self.ask("document.body.innerText").await;
                panic!("nothing came of it: {before:?}\n{}", page.as_str().unwrap_or_default());
            }
            tokio::time::sleep(std::time::Duration::from_millis(15)).await;
        }
    }

    /// Does one thing at the table: lifts the curtain, shouts, goes one step of a move. Answers whether there was one.
    pub(crate) async fn step(&self, hand: Hand, dice: &mut Dice, prefer: fn(&str) -> u32) -> bool {
        let seen = self.look().await;
        if seen.result.is_some() || seen.waiting || seen.offline {
            return false;
        }
        if seen.curtain {
            self.lift(hand).await;
            return true;
        }
        if seen.shout {
            self.click(if hand == Hand::Finger { hand } else { Hand::Mouse }, "#shout button").await;
        } else if !seen.glows.is_empty() && seen.yours {
            let weights: Vec<u32> = seen.glows.iter().map(|glow| prefer(glow)).collect();
            let best = weights.iter().copied().max().unwrap_or(0);
            let among: Vec<usize> = (0..weights.len()).filter(|&at| weights[at] == best).collect();
            // A move that is whole already is played as it is now and then.
            if seen.whole && dice.below(3) == 0 {
                self.click(if hand == Hand::Finger { hand } else { Hand::Mouse }, "#whole").await;
            } else {
                self.choose(hand, among[dice.index(among.len())]).await;
            }
        } else if seen.whole {
            self.click(if hand == Hand::Finger { hand } else { Hand::Mouse }, "#whole").await;
        } else {
            return false;
        }
        self.after(&seen).await;
        true
    }

    /// Plays until the game is over; answers with the sentence about its end.
    pub(crate) async fn play(&self, hand: Hand, dice: &mut Dice, prefer: fn(&str) -> u32) -> String {
        let mut idle = std::time::Instant::now();
        loop {
            if self.step(hand, dice, prefer).await {
                idle = std::time::Instant::now();
                continue;
            }
            if let Some(result) = self.look().await.result {
                return result;
            }
            assert!(idle.elapsed() < super::tab::PATIENCE, "nobody moves: {:?}", self.look().await);
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
}

/// The end of a touch. The library leaves an empty list out, which the browser does not take.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct LetGo {
    r#type: &'static str,
    touch_points: [u8; 0],
}

impl Default for LetGo {
    fn default() -> LetGo {
        LetGo { r#type: "touchEnd", touch_points: [] }
    }
}

impl Method for LetGo {
    fn identifier(&self) -> MethodId {
        DispatchTouchEventParams::IDENTIFIER.into()
    }
}

impl Command for LetGo {
    type Response = DispatchTouchEventReturns;
}

/// Any move is as good as any other.
pub(crate) fn any(_: &str) -> u32 {
    1
}
