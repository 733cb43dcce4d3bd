//! Lessons: guided first games. Each is a file in `lessons/<game>/`, whose name begins with its number: a position, what
//! is said (by the key of its message), what is pointed at, what is accepted, what the others do then, and what happens
//! to whoever does something else. A [course](gambol_table::Course) runs it.

use gambol_core::{Action, Seat};
use gambol_games::Kind;
use gambol_table::{Find, Script, Step, Task, Wrong};
use gambol_words::Words;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::LazyLock;

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The game.
    pub game: Kind,
    /// Its name within the game, such as `first`.
    pub name: &'static str,
    data: Data,
}

/// A lesson's file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    options: Map<String, Value>,
    #[serde(default)]
    opening: Vec<String>,
    #[serde(default)]
    you: u8,
    steps: Vec<StepData>,
}

/// What is said, and done.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepData {
    say: String,
    #[serde(default)]
    point: Vec<String>,
    /// The moves that are accepted; an empty list accepts all. Without a list, there is only something to read.
    right: Option<Vec<String>>,
    /// Whether it has to be found, and is not pointed at.
    #[serde(default)]
    find: bool,
    #[serde(default)]
    well: String,
    #[serde(default)]
    then: Vec<String>,
    #[serde(default)]
    wrong: BTreeMap<String, WrongData>,
    #[serde(default)]
    otherwise: WrongData,
    /// What the text claims about the position after it: places in the state, and what is there.
    #[serde(default)]
    claims: BTreeMap<String, Value>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongData {
    say: String,
    #[serde(default)]
    line: Vec<String>,
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |&(game, name, text): &(&str, &'static str, &str)| Lesson {
        game: Kind::named(game).expect("every folder is a game's"),
        name: name.split_once('-').map_or(name, |(_, name)| name),
        data: serde_json::from_str(text)
            .unwrap_or_else(|error| panic!("lessons/{game}/{name}.json: {error}")),
    };
    FILES.iter().map(read).collect()
});

/// The lessons of a game, the guided first game first.
pub fn of(kind: Kind) -> impl Iterator<Item = &'static Lesson> {
    LESSONS.iter().filter(move |lesson| lesson.game == kind)
}

/// The lesson of a game with this name.
pub fn named(kind: Kind, name: &str) -> Option<&'static Lesson> {
    of(kind).find(|lesson| lesson.name == name)
}

impl Lesson {
    /// The key of a message of this lesson.
    fn key(&self, what: &str) -> String {
        format!("lesson-{}-{}-{what}", self.game.name(), self.name)
    }

    /// The keys of all its messages.
    pub fn keys(&self) -> Vec<String> {
        let said = self.data.steps.iter().flat_map(|step| {
            let wrong = step.wrong.values().chain([&step.otherwise]).map(|wrong| &wrong.say);
            [&step.say, &step.well].into_iter().chain(wrong)
        });
        let mut keys: Vec<String> = said.filter(|what| !what.is_empty()).map(|what| self.key(what)).collect();
        keys.extend(["title", "about"].map(|what| self.key(what)));
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// What it is called.
    pub fn title(&self, words: &Words) -> String {
        words.say(&self.key("title"), &[])
    }

    /// What is learned, in a sentence.
    pub fn about(&self, words: &Words) -> String {
        words.say(&self.key("about"), &[])
    }

    /// What each step claims about the position after it: places in the state, and what is there.
    pub fn claims(&self) -> impl Iterator<Item = &BTreeMap<String, Value>> {
        self.data.steps.iter().map(|step| &step.claims)
    }

    /// The lesson as a table runs it, in these words. What is offered at its end is up to the page.
    pub fn script(&self, words: &Words) -> Script {
        let say =
            |what: &String| if what.is_empty() { String::new() } else { words.say(&self.key(what), &[]) };
        let wrong = |wrong: &WrongData| Wrong { words: say(&wrong.say), line: wrong.line.clone() };
        let task = |step: &StepData| match &step.right {
            None => Task::Read,
            Some(right) => Task::Move(Box::new(Find {
                right: right.clone(),
                shown: !step.find,
                well: say(&step.well),
                then: step.then.clone(),
                wrong: step.wrong.iter().map(|(action, told)| (action.clone(), wrong(told))).collect(),
                otherwise: wrong(&step.otherwise),
            })),
        };
        let step =
            |step: &StepData| Step { say: say(&step.say), point: step.point.clone(), task: task(step) };
        Script {
            game: self.game,
            options: self.data.options.clone(),
            opening: self.data.opening.iter().map(|text| Action::read(text)).collect(),
            you: Some(Seat(self.data.you)),
            title: self.title(words),
            steps: self.data.steps.iter().map(step).collect(),
            next: Vec::new(),
            play: None,
        }
    }
}
