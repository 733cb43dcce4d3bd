//! Every language is complete, uses what it has and leaves no English behind.
//!
//! What is missing is named: these are the tests that tell a translator what is left to do.

use crate::keys::root;
use crate::logs::told_in;
use crate::play::{assert_sentence, assert_whole, names, play, start};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use gambol_core::{Eyes, Seat};
use gambol_games::Kind;
use gambol_laws::samples;
use gambol_words::{Arg, Teller, Words};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

/// A text of a language: the file that it stands in, what it says, and the names of what is filled in.
struct Text {
    file: String,
    words: String,
    things: BTreeSet<String>,
}

/// Everything that a language says, by `message` or `message.attribute`.
type Texts = BTreeMap<String, Text>;

fn others() -> impl Iterator<Item = &'static str> {
    Words::languages().filter(|tag| *tag != "en")
}

/// The languages that the games are to be had in.
#[test]
fn six_languages_ship() {
    let tags: BTreeSet<_> = Words::languages().collect();
    assert_eq!(tags, BTreeSet::from(["cs", "da", "de", "en", "es", "fr"]));
    for (tag, name) in Words::language_names() {
        assert_eq!(name, Words::for_language(tag).say("language-name", &[]), "{tag}");
    }
}

fn texts(tag: &str) -> Texts {
    let mut found = Texts::new();
    for entry in fs::read_dir(root().join("locales").join(tag)).expect("a folder of messages").flatten() {
        let file = entry.file_name().to_string_lossy().into_owned();
        if entry.path().extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let source = fs::read_to_string(entry.path()).expect("messages are text");
        let resource = fluent_syntax::parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| {
            panic!("{tag}/{file}: {errors:?}");
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let own = message.value.iter().map(|value| (message.id.name.to_owned(), value));
            let attributes = message.attributes.iter();
            let rest = attributes.map(|it| (format!("{}.{}", message.id.name, it.id.name), &it.value));
            for (key, pattern) in own.chain(rest) {
                let mut text = Text { file: file.clone(), words: String::new(), things: BTreeSet::new() };
                read(pattern, &mut text);
                found.insert(key, text);
            }
        }
    }
    found
}

fn read(pattern: &Pattern<&str>, text: &mut Text) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.words.push_str(value),
            PatternElement::Placeable { expression } => {
                text.words.push('…');
                expressed(expression, text);
            }
        }
    }
}

fn expressed(expression: &Expression<&str>, text: &mut Text) {
    match expression {
        Expression::Inline(inline) => filled(inline, text),
        Expression::Select { selector, variants } => {
            filled(selector, text);
            for variant in variants {
                text.words.push(' ');
                read(&variant.value, text);
            }
        }
    }
}

fn filled(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::VariableReference { id } => {
            text.things.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => expressed(expression, text),
        _ => {}
    }
}

/// The thing that a variable speaks of, among those that English fills in: `animal` for `animal-dat`.
fn thing<'t>(name: &'t str, known: &BTreeSet<String>) -> &'t str {
    let mut end = name.len();
    loop {
        if known.contains(&name[..end]) {
            return &name[..end];
        }
        match name[..end].rfind('-') {
            Some(dash) => end = dash,
            None => return name,
        }
    }
}

/// The form that an attribute is, of what English has; none for anything else.
fn form<'k>(key: &'k str, english: &Texts) -> Option<&'k str> {
    let (message, attribute) = key.split_once('.')?;
    if english.contains_key(message) && !attribute.contains('-') {
        return Some(attribute);
    }
    let forms = attribute.match_indices('-').map(|(dash, _)| (&attribute[..dash], &attribute[dash + 1..]));
    let mut known = forms.filter(|(which, _)| english.contains_key(&format!("{message}.{which}")));
    known.next().map(|(_, form)| form)
}

#[test]
fn every_message_of_english_is_in_every_language_with_the_same_things() {
    let english = texts("en");
    let mut wrong = String::new();
    for tag in others() {
        let own = texts(tag);
        for (key, text) in &english {
            let Some(found) = own.get(key) else {
                let _ = writeln!(wrong, "{tag}/{}: {key} is missing", text.file);
                continue;
            };
            if found.file != text.file {
                let _ = writeln!(wrong, "{tag}/{}: {key} belongs in {}", found.file, text.file);
            }
            let used: BTreeSet<&str> = found.things.iter().map(|name| thing(name, &text.things)).collect();
            let given: BTreeSet<&str> = text.things.iter().map(|name| thing(name, &text.things)).collect();
            if used != given {
                let _ = writeln!(wrong, "{tag}/{}: {key} has {used:?}, not {given:?}", found.file);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn no_language_has_a_message_that_nobody_says() {
    let english = texts("en");
    let mut wrong = String::new();
    for tag in others() {
        let own = texts(tag);
        let asked: BTreeSet<&String> = own.values().flat_map(|text| &text.things).collect();
        for (key, text) in own.iter().filter(|(key, _)| !english.contains_key(*key)) {
            // What somebody did may be said to themselves by a message of its own.
            let (message, attribute) = key.split_once('.').map_or((key.as_str(), ""), |(m, a)| (m, a));
            let to_you = message.strip_suffix("-you").is_some_and(|said| {
                english.contains_key(said) || english.contains_key(&format!("{said}.{attribute}"))
            });
            let is_asked = form(key, &english).is_some_and(|form| {
                let ending = format!("-{form}");
                asked.iter().any(|name| name.ends_with(&ending) || name.contains(&format!("{ending}-")))
            });
            if !to_you && !is_asked {
                let _ = writeln!(wrong, "{tag}/{}: nobody asks for {key}", text.file);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Words of English that hardly any other language has.
const ENGLISH: [&str; 20] = [
    "the", "and", "with", "your", "you", "this", "that", "from", "which", "their", "there", "they", "when",
    "where", "who", "what", "does", "would", "every", "player",
];

#[test]
fn no_english_is_left_by_accident() {
    let english = texts("en");
    let mut wrong = String::new();
    for tag in others() {
        // What is chosen by is not said.
        let is_said = |key: &str| !key.ends_with("gender") && !key.ends_with("number");
        for (key, text) in texts(tag).into_iter().filter(|(key, _)| is_said(key)) {
            let words = |of: &str| -> Vec<String> {
                let plain = of.replace(|c: char| !c.is_alphabetic() && c != '’', " ");
                plain.split_whitespace().map(str::to_lowercase).collect()
            };
            let said = words(&text.words);
            if let Some(left) = said.iter().find(|word| ENGLISH.contains(&word.as_str())) {
                let _ = writeln!(wrong, "{tag}/{}: {key} says {left:?}: {}", text.file, text.words);
            }
            // Three words in a row that are the same are not a name.
            let same = english.get(&key).is_some_and(|other| words(&other.words) == said);
            let is_name = key.starts_with("board-") || key.starts_with("credit-");
            if same && said.iter().filter(|word| word.chars().count() > 2).count() > 2 && !is_name {
                let _ = writeln!(wrong, "{tag}/{}: {key} is English: {}", text.file, text.words);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn every_message_can_be_said_in_every_language() {
    let english = texts("en");
    for tag in Words::languages() {
        let words = Words::for_language(tag);
        for (key, text) in &english {
            for kind in 0..4 {
                let arg = |_: &String| match kind {
                    0 => Arg::from("Ann"),
                    1 => Arg::from(1),
                    2 => Arg::Decimal(2.5, 1),
                    _ => Arg::from(words.phrase_of("muddy-ride-the", "S", Vec::new())),
                };
                // Labels speak of other messages, which count things or name a place.
                let more = ["count", "place"].map(str::to_owned);
                let things = text.things.iter().chain(&more);
                let args: Vec<_> = things.map(|name| (name.as_str(), arg(name))).collect();
                let said = words.say(key, &args);
                assert_eq!(words.missing(), 0, "{tag}: {key}: {said}");
                assert!(!said.contains(['{', '}', '⟨']), "{tag}: {key}: {said}");
            }
        }
    }
}

#[test]
fn every_mode_is_told_in_every_language_without_a_hole() {
    let given = names();
    for tag in others() {
        let words = Words::for_language(tag);
        for (kind, modes) in samples::all() {
            for (mode, number) in modes.iter().zip(0..) {
                let mut dice = mode.dice(number);
                let options = mode.options(&mut dice);
                let (mut game, whole) = start(kind, &options);
                let about = format!("{tag}: {kind} {}", mode.name);
                let names = if number % 2 == 0 { &given[..game.seats()] } else { &[] };
                let reader = (number % 3 == 0).then_some(Seat(0));
                let teller = Teller { words: &words, kind, options: &whole, names, reader, turned: None };
                play(&teller, game.as_mut(), &mut dice);
                let (state, result) = (game.state(Eyes::All), game.result().expect("the game has ended"));
                let said = words.sentences(&[teller.result(&state, &result), teller.headline(&result)]);
                assert_sentence(&said, &about);
                let (goal, short) = teller.goal(&state);
                assert_sentence(&goal, &about);
                assert_sentence(&short, &about);
                for (title, told) in teller.about(&state, "") {
                    assert_whole(&title, &about);
                    assert_sentence(&told, &title);
                }
                assert_eq!(words.missing(), 0, "{about}: {said}");
            }
        }
    }
}

#[test]
fn a_whole_game_of_each_kind_in_every_language() {
    for tag in others() {
        let words = Words::for_language(tag);
        let games = [
            (Kind::MuddyRide, json!({"mode": "secret", "players": 3}), 60),
            (Kind::Duel, json!({}), 50),
            (Kind::Kangaruse, json!({"players": 3, "size": "small", "seed": 5}), 200),
            (Kind::TwoPaths, json!({}), 90),
            (Kind::Gunst, json!({}), 100),
        ];
        let told = games.map(|(kind, options, most)| told_in(&words, kind, options, most));
        insta::assert_snapshot!(format!("whole_games_in_{tag}"), told.join("\n"));
    }
}
