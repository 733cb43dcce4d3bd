//! What pages need: style, script and pictures, under addresses that change when they do.
//!
//! An address holds a hash of what it leads to, so browsers may cache it for ever. Scripts name each other by their
//! plain names; those are exchanged for the addresses here.

use crate::games::{self, Sample};
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use gambol_core::{Action, AnyMatch, Dice, Eyes, Node, Saying, Seat};
use gambol_draw::theme::Theme;
use gambol_draw::{Look, Marks, Plan, contact};
use gambol_games::Kind;
use gambol_words::{Teller, Words};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, OnceLock};

/// Style and script. A script stands after those it imports.
const TEXTS: [(&str, &str); 34] = [
    ("style.css", include_str!("../assets/style.css")),
    ("table.css", include_str!("../assets/table.css")),
    ("book.css", include_str!("../assets/book.css")),
    ("review.css", include_str!("../assets/review.css")),
    ("prefs.js", include_str!("../assets/prefs.js")),
    ("dom.js", include_str!("../assets/dom.js")),
    ("morph.js", include_str!("../assets/morph.js")),
    ("motion.js", include_str!("../assets/motion.js")),
    ("board.js", include_str!("../assets/board.js")),
    ("line.js", include_str!("../assets/line.js")),
    ("mistakes.js", include_str!("../assets/mistakes.js")),
    ("practice.js", include_str!("../assets/practice.js")),
    ("review.js", include_str!("../assets/review.js")),
    ("panel.js", include_str!("../assets/panel.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    ("pointing.js", include_str!("../assets/pointing.js")),
    ("curtain.js", include_str!("../assets/curtain.js")),
    ("tabs.js", include_str!("../assets/tabs.js")),
    ("thought.js", include_str!("../assets/thought.js")),
    ("replay.js", include_str!("../assets/replay.js")),
    ("sound.js", include_str!("../assets/sound.js")),
    ("asking.js", include_str!("../assets/asking.js")),
    ("coach.js", include_str!("../assets/coach.js")),
    ("zoom.js", include_str!("../assets/zoom.js")),
    ("party.js", include_str!("../assets/party.js")),
    ("rulebook.js", include_str!("../assets/rulebook.js")),
    ("page.js", include_str!("../assets/page.js")),
    ("lay.js", include_str!("../assets/lay.js")),
    ("settings.js", include_str!("../assets/settings.js")),
    ("book.js", include_str!("../assets/book.js")),
    ("form.js", include_str!("../assets/form.js")),
    ("invite.js", include_str!("../assets/invite.js")),
    ("puzzles.js", include_str!("../assets/puzzles.js")),
    ("table.js", include_str!("../assets/table.js")),
];

/// The scripts that a table needs, so that browsers fetch them all at once.
pub(crate) const TABLE_SCRIPTS: [&str; 17] = [
    "prefs.js",
    "dom.js",
    "morph.js",
    "motion.js",
    "board.js",
    "line.js",
    "panel.js",
    "keys.js",
    "pointing.js",
    "curtain.js",
    "tabs.js",
    "thought.js",
    "replay.js",
    "sound.js",
    "asking.js",
    "zoom.js",
    "party.js",
];

/// Pieces that appear on pages by themselves.
const PIECES: [&str; 8] =
    ["frog", "hippo", "duck", "light-small", "sq-kangaroo", "north-fox", "south-hedgehog", "spring"];

struct Asset {
    file: String,
    mime: &'static str,
    body: Bytes,
    /// The same, compressed well: it is sent as it is to everybody, so that is worth the time.
    packed: OnceLock<Bytes>,
    is_packing: AtomicBool,
}

impl Asset {
    /// What is sent to those who can unpack it, once it is packed: whoever comes first sets that off and is not made to
    /// wait for it.
    fn packed(&'static self) -> Option<Bytes> {
        if self.packed.get().is_none() && !self.is_packing.swap(true, Ordering::Relaxed) {
            tokio::task::spawn_blocking(|| {
                let mut packed = Vec::new();
                let how = brotli::enc::BrotliEncoderParams { quality: 10, ..Default::default() };
                brotli::BrotliCompress(&mut &self.body[..], &mut packed, &how)
                    .expect("memory can be written");
                let _ = self.packed.set(packed.into());
            });
        }
        self.packed.get().cloned()
    }
}

static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let mut all: BTreeMap<String, Asset> = BTreeMap::new();
    for (name, bold, is_rest) in [
        ("regular.ttf", false, false),
        ("bold.ttf", true, false),
        ("regular-rest.ttf", false, true),
        ("bold-rest.ttf", true, true),
    ] {
        add(&mut all, name, gambol_print::typeface(bold, is_rest));
    }
    for (name, text) in TEXTS {
        let mut body = without_comments(text);
        for (name, is_rest) in [("{common}", false), ("{rest}", true)] {
            body = body.replace(name, &gambol_print::unicode_range(is_rest));
        }
        for (other, asset) in &all {
            body = body.replace(&format!("\"./{other}\""), &format!("\"./{}\"", asset.file));
        }
        add(&mut all, name, body);
    }
    for theme in [Theme::Light, Theme::Dark] {
        for (_, ground, symbols) in contact::sections() {
            for symbol in symbols.into_iter().filter(|symbol| PIECES.contains(&symbol.name)) {
                let drawing = contact::piece(symbol, ground, &Look { theme, ..Look::default() });
                add(
                    &mut all,
                    &format!("piece-{}-{}.svg", symbol.name, theme.name()),
                    without_ground(&drawing),
                );
            }
        }
        for kind in Kind::ALL {
            for (name, drawing) in gambol_draw::faces(kind, &Look { theme, ..Look::default() }) {
                add(&mut all, &format!("face-{name}-{}.svg", theme.name()), drawing);
            }
            for language in Words::languages() {
                let drawing = scene(&Words::for_language(language), kind, theme);
                add(&mut all, &format!("scene-{kind}-{}-{language}.svg", theme.name()), drawing);
            }
            let plain = games::of(kind).plain_board().and_then(|options| {
                gambol_draw::empty(kind, &options, &Look { theme, ..Look::default() }).ok()
            });
            if let Some(plain) = plain {
                add(&mut all, &format!("plain-{kind}-{}.svg", theme.name()), plain);
            }
        }
    }
    all
});

/// Style or script without the comments that begin a line: browsers have no use for them.
fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut is_within = false;
    for line in text.lines() {
        let mut line = line.trim();
        while is_within || line.starts_with("/*") {
            let end = line.find("*/");
            is_within = end.is_none();
            line = end.map_or("", |end| line[end + 2..].trim_start());
            if is_within {
                break;
            }
        }
        if !line.is_empty() && !line.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

fn add(all: &mut BTreeMap<String, Asset>, name: &str, body: impl Into<Bytes>) {
    let body = body.into();
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let hash = blake3::hash(&body).to_hex();
    let mime = match extension {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "ttf" => "font/ttf",
        _ => "image/svg+xml",
    };
    all.insert(
        name.to_owned(),
        Asset {
            file: format!("{stem}-{}.{extension}", &hash[..12]),
            mime,
            body,
            packed: OnceLock::new(),
            is_packing: AtomicBool::new(false),
        },
    );
}

/// A piece is drawn on its own background; on a page, it has none.
fn without_ground(drawing: &str) -> String {
    let Some(from) = drawing.find("</defs><rect") else { return drawing.to_owned() };
    let from = from + "</defs>".len();
    let Some(length) = drawing[from..].find("/>") else { return drawing.to_owned() };
    format!("{}{}", &drawing[..from], &drawing[from + length + 2..])
}

/// A position of a game after some random actions, with what may be done and what one of the moves would do.
fn scene(words: &Words, kind: Kind, theme: Theme) -> String {
    let Sample { options, plies, seed, together } = games::of(kind).sample();
    let Value::Object(options) = options else { return String::new() };
    let Ok(mut game) = kind.start(&options) else { return String::new() };
    let mut dice = Dice::new(seed);
    let mut before = Value::Null;
    // At least this many actions, and on to where somebody has a choice.
    for ply in 0..plies + 20 {
        if ply >= plies && matches!(game.node(), Node::Decision { legal, .. } if legal.len() > 2) {
            break;
        }
        before = game.state(Eyes::All);
        let action = match game.random_action(&mut dice) {
            Some(action @ Action::Together(_)) => together.map_or(action, Action::read),
            Some(action) => action,
            None => break,
        };
        if game.apply(&action).is_err() {
            break;
        }
    }
    drawn(words, kind, game.as_ref(), &before, theme)
}

fn drawn(words: &Words, kind: Kind, game: &dyn AnyMatch, before: &Value, theme: Theme) -> String {
    let (seat, legal) = match game.node() {
        Node::Decision { seat, legal } => (seat, legal),
        _ => (Seat(0), Vec::new()),
    };
    let thought = legal.get(legal.len() / 2);
    let after = thought.and_then(|action| game.preview(seat, action));
    let (options, state) = (game.options(), game.state(Eyes::All));
    let teller = Teller { words, kind, options: &options, names: &[], reader: None, turned: None };
    let plan = Plan::new(kind, &legal, &[]).named(|offer| teller.part(&state, &[], offer.part, offer.of));
    let marks = Marks {
        plan: Some(&plan),
        before: Some(before),
        done: None,
        taken: &[],
        action: thought.map(String::as_str),
        preview: after.as_ref(),
        compared: &[],
    };
    let label = |label: &Saying| teller.label(label);
    let look = Look { theme, viewer: seat, marks, words: Some(&label), ..Look::default() };
    gambol_draw::state(kind, &options, &state, &look).unwrap_or_default()
}

/// The address of an asset by its plain name.
pub(crate) fn address(name: &str) -> String {
    ASSETS.get(name).map_or_else(String::new, |asset| format!("/assets/{}", asset.file))
}

/// An asset by its address.
pub(crate) async fn asset(Path(file): Path<String>, headers: HeaderMap) -> Response {
    let Some(asset) = ASSETS.values().find(|asset| asset.file == file) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|accepts| accepts.to_str().ok());
    let told =
        [(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    if accepts.is_some_and(|accepts| accepts.split(',').any(|way| way.trim() == "br")) {
        let how = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
        if let Some(packed) = asset.packed() {
            return (told, how, packed).into_response();
        }
    }
    (told, asset.body.clone()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Asset {
        fn text(&self) -> &str {
            std::str::from_utf8(&self.body).expect("it is text")
        }
    }

    #[test]
    fn every_script_imports_others_by_their_addresses() {
        for (name, asset) in ASSETS.iter().filter(|(name, _)| name.rsplit('.').next() == Some("js")) {
            for line in asset.text().lines().filter(|line| line.starts_with("import")) {
                let from = line.split('"').nth(1).and_then(|path| path.strip_prefix("./")).expect(line);
                assert!(ASSETS.values().any(|asset| asset.file == from), "{name}: {line}");
            }
        }
    }

    #[test]
    fn every_picture_is_there_in_light_and_dark() {
        for piece in PIECES {
            for theme in ["light", "dark"] {
                let asset = ASSETS.get(&format!("piece-{piece}-{theme}.svg")).expect(piece);
                assert!(asset.text().contains("<use"), "{piece}");
                assert!(!asset.text().contains("</defs><rect"), "{piece}");
            }
        }
        for kind in Kind::ALL {
            assert!(ASSETS[&format!("scene-{kind}-dark-de.svg")].text().contains("class=\"do\""), "{kind}");
        }
    }

    #[test]
    fn a_table_s_style_and_script_stay_small() {
        let names = TABLE_SCRIPTS.iter().chain(&["style.css", "table.css", "page.js", "table.js"]);
        let bytes: usize = names.map(|name| ASSETS[*name].body.len()).sum();
        // Text like this is sent as a third of its length; the rest of the 100 kB is for the typeface, the page and its
        // drawing.
        assert!(bytes < 130_000, "{bytes} bytes before compression");
    }

    #[test]
    fn comments_are_left_out_and_nothing_else() {
        let script = "// @ts-check\n/** What\n * it is. */\nlet a = 1; // kept\n  /** @type {X} */ (a).b();\n\
                      /* one */ /* two */\nc(`/* no */`);\n";
        assert_eq!(without_comments(script), "let a = 1; // kept\n(a).b();\nc(`/* no */`);\n");
    }
}
