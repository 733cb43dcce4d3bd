//! Certificates of boards in words: made from the numbers, in the reader's language.

use crate::arg::Arg;
use crate::teller::Teller;
use crate::words::Words;
use gambol_games::Kind;
use gambol_games::boards;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// How far from even a game may be and still be practically fair.
const NEARLY: f64 = 0.02;

/// What is known about a board, for people.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Certified {
    /// What matters most, one sentence each, the most important first.
    pub sentences: Vec<String>,
    /// The most important of it where there is little room.
    pub brief: String,
    /// Each way of playing on it, with what is known about that.
    pub set_ups: Vec<(String, String)>,
    /// How long a game takes; empty where nobody has measured it.
    pub length: String,
    /// The way of playing that it is known by, and the options of that, unless that is the usual one.
    pub way: Option<(String, Map<String, Value>)>,
}

/// The certificate of a board of this game, as JSON, in words.
pub fn certified(words: &Words, kind: Kind, certificate: &Value) -> Certified {
    if let Some(layouts) = certificate.get("layouts") {
        let told = layouts_told(words, layouts);
        let apart = layouts.get("apart").and_then(Value::as_f64);
        let told_apart = |apart| {
            let args = [("apart", percent(apart)), ("strength", strength(words, layouts).into())];
            words.say("certificate-layouts-apart", &args)
        };
        let apart = apart.map(told_apart);
        let sentences: Vec<String> = std::iter::once(told).chain(apart).collect();
        // That laying is luck belongs to every word on how many are good.
        return Certified { brief: words.sentences(&sentences), sentences, ..Certified::default() };
    }
    let set_ups: Vec<SetUp<'_>> = certificate["set_ups"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|set_up| SetUp { words, kind, known: set_up })
        .collect();
    let mut sentences: Vec<String> = fairness(words, &set_ups).into_iter().collect();
    // A board is known by the first way of playing that it is good for.
    let first = set_ups.iter().find(|set_up| set_up.is_good()).or(set_ups.first());
    let measured = first.and_then(|set_up| set_up.level_play("certificate-equal"));
    // Unless best play says by how much somebody is ahead, what was measured says more.
    let says_more = |set_up: &SetUp<'_>| set_up.value() == 0.0 || set_up.is_forced() || !set_up.is_exact();
    let is_measured_first = first.is_some_and(says_more);
    let (before, after) = if is_measured_first { (measured, None) } else { (None, measured) };
    let brief = first.filter(|_| is_measured_first);
    let brief = brief.and_then(|set_up| set_up.level_play("certificate-brief"));
    let brief = brief.or_else(|| sentences.first().cloned());
    sentences.splice(0..0, before);
    // Perfect play is described for the largest game people play for which it is known.
    let played = set_ups.iter().filter(|set_up| set_up.has("level_play"));
    sentences.extend(played.chain(&set_ups).find_map(SetUp::best_play));
    sentences.extend(after);
    let length = first.and_then(SetUp::length).unwrap_or_default();
    let told = set_ups.iter().map(|set_up| (set_up.title(), words.sentences(&set_up.told())));
    let brief = brief.or_else(|| sentences.first().cloned()).unwrap_or_default();
    let unusual = first.filter(|set_up| set_up.is_unusual());
    let way = unusual.and_then(|set_up| Some((set_up.title(), set_up.options()?.clone())));
    Certified { sentences, brief, set_ups: told.filter(|(_, told)| !told.is_empty()).collect(), length, way }
}

/// One way to play on a board.
struct SetUp<'a> {
    words: &'a Words,
    kind: Kind,
    known: &'a Value,
}

impl SetUp<'_> {
    fn has(&self, key: &str) -> bool {
        self.known.get(key).is_some_and(|value| !value.is_null())
    }

    fn number(&self, place: &str) -> Option<f64> {
        self.known.pointer(place).and_then(Value::as_f64)
    }

    fn whole(&self, place: &str) -> Arg<'static> {
        (self.number(place).unwrap_or_default().round() as i64).into()
    }

    fn percent(&self, place: &str) -> Arg<'static> {
        percent(self.number(place).unwrap_or_default())
    }

    fn label(&self, place: &str) -> Arg<'static> {
        let label = self.known.pointer(place).and_then(Value::as_str).unwrap_or("estimate");
        self.words.pick("certificate-label", label, &[]).into()
    }

    fn value(&self) -> f64 {
        self.number("/exact/first_player/value").unwrap_or_default()
    }

    fn is_labelled(&self, label: &str) -> bool {
        self.known.pointer("/exact/first_player/label").and_then(Value::as_str) == Some(label)
    }

    fn is_exact(&self) -> bool {
        self.is_labelled("exact")
    }

    /// Whether only bounds on the value are known.
    fn is_bounded(&self) -> bool {
        self.is_labelled("bounded")
    }

    /// Whether somebody can force a win from the start.
    fn is_forced(&self) -> bool {
        self.known.pointer("/exact/forced").and_then(Value::as_array).is_some_and(|seats| !seats.is_empty())
    }

    /// Whether all that is known among three or four is that nobody can: then the bounds are everything and nothing.
    fn is_open(&self) -> bool {
        let [low, high] = ["low", "high"].map(|end| self.number(&format!("/exact/first_player/{end}")));
        self.is_bounded()
            && !self.is_forced()
            && low.is_some_and(|low| low <= -1.0)
            && high.is_some_and(|high| high > 1.0)
    }

    /// How many play, each for itself, where that is all that is known.
    fn players(&self) -> Option<u64> {
        self.number("/exact/first_player/high").filter(|_| self.is_open()).map(|others| others as u64 + 1)
    }

    /// Whether equal computers fare alike in it and seldom draw, and no side can force a win.
    fn is_good(&self) -> bool {
        boards::flaw(self.known) == Some(0.0)
    }

    /// Whether the player who begins can.
    fn is_won(&self) -> bool {
        self.number("/exact/first_player/low").is_some_and(|low| low > 0.0)
    }

    fn options(&self) -> Option<&Map<String, Value>> {
        self.known["options"].as_object()
    }

    /// Whether some option is not as usual.
    fn is_unusual(&self) -> bool {
        self.options().is_some_and(|options| !options.is_empty())
    }

    /// What it is called: its options in words.
    fn title(&self) -> String {
        let told: Vec<String> =
            self.options().into_iter().flatten().map(|(key, value)| self.option(key, value)).collect();
        if told.is_empty() { self.words.pick("set-up", "usual", &[]) } else { self.words.commas(&told) }
    }

    fn option(&self, key: &str, value: &Value) -> String {
        let (which, value) = match value {
            Value::String(text) => (format!("{key}-{text}"), Arg::from(text)),
            // Teams are known by those who ride with the first.
            Value::Array(teams) if teams.iter().all(Value::is_array) => {
                let first = teams.first().and_then(Value::as_array).into_iter().flatten();
                (format!("{key}-{}", first.filter_map(Value::as_str).collect::<String>()), "".into())
            }
            Value::Array(pieces) => {
                let teller = Teller {
                    words: self.words,
                    kind: self.kind,
                    options: &Map::new(),
                    names: &[],
                    reader: None,
                    turned: None,
                };
                let letters = pieces.iter().filter_map(Value::as_str);
                let named: Vec<_> =
                    letters.map(|letter| teller.part(&Value::Null, &[], letter, "")).collect();
                (key.to_owned(), self.words.list(&named).into())
            }
            value => (key.to_owned(), value.to_string().into()),
        };
        // An option that only the command line knows is given as it is written there.
        if self.words.has(&format!("set-up.{which}")) {
            self.words.pick("set-up", &which, &[("value", value)])
        } else {
            which
        }
    }

    /// Which way of playing this is, in brackets, if that needs saying.
    fn at(&self, is_needed: bool) -> Arg<'static> {
        if !is_needed {
            return String::new().into();
        }
        self.words.say("certificate-at", &[("set-up", self.title().into())]).into()
    }

    /// About how long equal computers play.
    fn length(&self) -> Option<String> {
        let actions = self.number("/level_play/lasts/mean")?;
        let about = ((actions / 5.0).round() as i64 * 5).max(5);
        Some(self.words.say("certificate-length", &[("actions", about.into())]))
    }

    /// How long perfect players play.
    fn best_play(&self) -> Option<String> {
        let drawn = self.number("/best_play/drawn/share").filter(|_| self.has("exact"))?;
        let args = [
            ("games", self.whole("/best_play/games")),
            ("actions", self.whole("/best_play/lasts/mean")),
            ("drawn", percent(drawn)),
            ("at", self.at(self.is_unusual())),
        ];
        let holds = drawn >= 1.0 && self.value() == 0.0;
        Some(self.words.say(if holds { "certificate-held" } else { "certificate-lasts" }, &args))
    }

    /// How equal computers play, told with this message.
    fn level_play(&self, key: &str) -> Option<String> {
        self.number("/level_play/games")?;
        let seats = self.known.pointer("/level_play/seats").and_then(Value::as_array).map_or(0, Vec::len);
        let args = [
            ("games", self.whole("/level_play/games")),
            ("players", seats.into()),
            ("strength", strength(self.words, &self.known["level_play"]).into()),
            ("apart", self.percent("/level_play/apart")),
            ("within", self.percent("/level_play/apart_within")),
            ("drawn", self.percent("/level_play/drawn/share")),
            ("actions", self.whole("/level_play/lasts/mean")),
            ("at", self.at(self.is_unusual())),
        ];
        Some(self.words.say(key, &args))
    }

    /// Everything that is known about it, in sentences.
    fn told(&self) -> Vec<String> {
        let mut told = Vec::new();
        if self.has("exact") {
            let number = |place: &str| Arg::Decimal(self.number(place).unwrap_or_default(), 4);
            let label = self.label("/exact/first_player/label");
            told.push(if let Some(players) = self.players() {
                unforced(self.words, [players].into())
            } else if self.is_bounded() {
                let [low, high] = ["low", "high"].map(|end| number(&format!("/exact/first_player/{end}")));
                self.words.say("certificate-bounds", &[("low", low), ("high", high), ("label", label)])
            } else {
                let value = number("/exact/first_player/value");
                self.words.say("certificate-value", &[("value", value), ("label", label)])
            });
        }
        if self.has("best_play") {
            let args = [
                ("games", self.whole("/best_play/games")),
                ("actions", self.whole("/best_play/lasts/mean")),
                ("drawn", self.percent("/best_play/drawn/share")),
            ];
            told.push(self.words.say("certificate-best", &args));
        }
        told.extend(self.level_play("certificate-level"));
        // A search sees only large mistakes, so it says little of how much a choice matters.
        let is_known = self.known.pointer("/level_play/matters/label").is_some_and(|label| label == "exact");
        if is_known {
            let args = [
                ("share", self.percent("/level_play/matters/share")),
                ("label", self.label("/level_play/matters/label")),
            ];
            told.push(self.words.say("certificate-matters", &args));
        }
        told
    }
}

/// That nobody can force a win among so many, each for itself.
fn unforced(words: &Words, among: BTreeSet<u64>) -> String {
    let among: Vec<String> = among.into_iter().map(|players| players.to_string()).collect();
    words.say("certificate-unforced", &[("players", words.list(&among).into())])
}

/// What is known exactly about who wins.
fn fairness(words: &Words, set_ups: &[SetUp<'_>]) -> Option<String> {
    let known: Vec<_> = set_ups.iter().filter(|set_up| set_up.has("exact")).collect();
    let several = known.len() > 1;
    let (forced, open): (Vec<_>, Vec<_>) = known.into_iter().partition(|set_up| set_up.is_forced());
    // Between two sides a value tells everything; between more, only what one of them can force against all others.
    let (between_two, between_more): (Vec<_>, Vec<_>) =
        open.into_iter().partition(|set_up| set_up.is_exact());
    let (even, uneven): (Vec<_>, Vec<_>) = between_two.into_iter().partition(|set_up| set_up.value() == 0.0);
    let among: BTreeSet<u64> = between_more.iter().filter_map(|set_up| set_up.players()).collect();
    let is_even = if forced.is_empty() { "certificate-even" } else { "certificate-even-others" };
    let told = [
        (!among.is_empty()).then(|| unforced(words, among)),
        forced_told(words, &forced, several),
        (!even.is_empty()).then(|| words.say(is_even, &[("count", even.len().into())])),
        uneven.first().map(|usual| ahead_told(words, usual, several)),
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    (!told.is_empty()).then(|| words.sentences(&told))
}

/// Where a win can be forced from the start, and whether the player who begins has it.
fn forced_told(words: &Words, forced: &[&SetUp<'_>], several: bool) -> Option<String> {
    let (begins, against): (Vec<&SetUp<'_>>, Vec<_>) = forced.iter().partition(|set_up| set_up.is_won());
    let told = |set_ups: &[&SetUp<'_>], key: &str, key_of_several: &str| match set_ups {
        [] => None,
        [one] => {
            let actions = ("actions", one.whole("/exact/first_player/distance"));
            Some(words.say(key, &[("at", one.at(several)), actions]))
        }
        // What a way of playing is called may hold commas.
        all => {
            let titles = all.iter().map(|set_up| set_up.title()).collect::<Vec<_>>().join("; ");
            let args = [("count", all.len().into()), ("set-ups", titles.into())];
            Some(words.say(key_of_several, &args))
        }
    };
    let told = [
        told(&begins, "certificate-forced", "certificate-forced-several"),
        told(&against, "certificate-forced-against", "certificate-forced-against-several"),
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    (!told.is_empty()).then(|| words.sentences(&told))
}

/// Who is ahead in a game that chance decides.
fn ahead_told(words: &Words, set_up: &SetUp<'_>, several: bool) -> String {
    let value = set_up.value();
    let key = match (value > 0.0, value.abs() <= NEARLY) {
        (true, true) => "certificate-nearly-ahead",
        (true, false) => "certificate-ahead",
        (false, true) => "certificate-nearly-behind",
        (false, false) => "certificate-behind",
    };
    words.say(key, &[("value", Arg::Decimal(value.abs(), 4)), ("at", set_up.at(several))])
}

/// How strong the computers were: their level, and how long they thought where they had to search.
fn strength(words: &Words, bots: &Value) -> String {
    let level = ("level", bots["level"].as_str().unwrap_or_default().into());
    match bots["playouts"].as_i64() {
        Some(playouts) => {
            words.say("certificate-strength-searching", &[level, ("playouts", playouts.into())])
        }
        None => words.say("certificate-strength", &[level]),
    }
}

/// How many layouts of a tile set are good, and what good means.
fn layouts_told(words: &Words, layouts: &Value) -> String {
    let count = |key: &str| Arg::from(layouts[key].as_i64().unwrap_or_default());
    let wants: Vec<String> = layouts["wants"]
        .as_str()
        .unwrap_or_default()
        .split(", ")
        .map(|want| want_told(words, want))
        .collect();
    let args = [("tried", count("tried")), ("good", count("good")), ("wants", words.list(&wants).into())];
    words.say("certificate-layouts", &args)
}

/// One clause of what was wanted. Its key is made from its words; its numbers go into the message.
fn want_told(words: &Words, want: &str) -> String {
    let is_number = |word: &&str| word.parse::<f64>().is_ok();
    let parts = || want.split(' ').filter(|word| *word != "%");
    let which = parts().filter(|word| !is_number(word)).collect::<Vec<_>>().join("-");
    let mut numbers = parts().filter(is_number);
    let mut next = || numbers.next().map_or_else(|| Arg::from(""), as_written);
    let args = [("first", next()), ("second", next())];
    // A want that has no message yet is given as it is written.
    if words.has(&format!("certificate-want.{which}")) {
        words.pick("certificate-want", &which, &args)
    } else {
        want.to_owned()
    }
}

/// A number with as many decimals as it was written with.
fn as_written(number: &str) -> Arg<'_> {
    let decimals = number.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    number.parse().map_or_else(|_| number.into(), |value| Arg::Decimal(value, decimals as u8))
}

fn percent(share: f64) -> Arg<'static> {
    Arg::Decimal(share * 100.0, 1)
}
