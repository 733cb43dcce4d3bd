//! The pictures of a rulebook: positions that are really played, drawn as a table would draw them.

use gambol_core::{Action, AnyMatch, Eyes, Node, Saying, Seat};
use gambol_draw::theme::Theme;
use gambol_draw::{Look, Marks, Plan};
use gambol_games::Kind;
use gambol_games::rulebook::{ExampleError, Step, examples};
use gambol_words::{Teller, Words};
use serde_json::{Map, Value};

/// A picture, of one frame or of several side by side, and the words under it.
///
/// Its lines are those of an example in the exact rules (`options:`, `board:`, `play:`), and:
///
/// | line | meaning |
/// | --- | --- |
/// | `show: board` | a frame: the position as it is |
/// | `show: choices` | the places that may be chosen glow |
/// | `show: last` | what the last move did is marked |
/// | `show: c3` | what this move would do, as ghosts and arrows |
/// | `part: x y width height` | the part of the drawing that is shown, in its units |
/// | `caption: …` | the words under it |
#[derive(Debug)]
pub(crate) struct Scene {
    pub(crate) caption: String,
    pub(crate) frames: Vec<Frame>,
}

/// A position to be drawn.
#[derive(Debug)]
pub(crate) struct Frame {
    kind: Kind,
    options: Map<String, Value>,
    viewer: Seat,
    state: Value,
    before: Option<Value>,
    done: Option<String>,
    taken: Vec<(Seat, String)>,
    legal: Vec<String>,
    action: Option<String>,
    preview: Option<Value>,
    part: Option<[f32; 4]>,
}

impl Scene {
    /// A picture from the lines of its block.
    pub(super) fn read(words: &Words, kind: Kind, lines: &[(usize, &str)]) -> Result<Scene, ExampleError> {
        let first = lines.first().map_or(0, |(number, _)| *number);
        let mut example = vec![String::from("```example"), format!("game: {}", kind.name())];
        let mut scene = Scene { caption: String::new(), frames: Vec::new() };
        let mut shown: Vec<(usize, &str)> = Vec::new();
        let mut part = None;
        for &(number, line) in lines {
            let told = line.split_once(": ");
            match told {
                Some(("options", options)) => example[1] = format!("game: {} {options}", kind.name()),
                Some(("caption", caption)) => scene.caption = words.prose(caption),
                Some(("show", what)) => shown.push((number, what)),
                Some(("part", numbers)) => {
                    let read: Vec<f32> = numbers.split(' ').filter_map(|text| text.parse().ok()).collect();
                    part = <[f32; 4]>::try_from(read).ok();
                }
                _ => {}
            }
            let is_ours =
                told.is_some_and(|(word, _)| matches!(word, "options" | "caption" | "show" | "part"));
            example.push(if is_ours { "#".to_owned() } else { line.to_owned() });
        }
        example.push("```".to_owned());
        let wrong = |number: usize, message: String| ExampleError { line: number + 1, message };
        // The first line of the block is the third of the example.
        let place = |line: usize| line + first - 3;
        let example =
            examples(&example.join("\n")).map_err(|error| wrong(place(error.line), error.message))?.remove(0);
        let mut game = kind
            .start(&example.options)
            .map_err(|error| wrong(first, format!("the picture cannot be set up: {error}")))?;
        let mut steps = example.steps.iter().peekable();
        for (number, what) in shown {
            while let Some((line, step)) = steps.next_if(|(line, _)| place(*line) < number) {
                let Step::Play(actions) = step else { continue };
                for text in actions {
                    game.apply(&Action::read(text))
                        .map_err(|error| wrong(place(*line), format!("{text}: {error:?}")))?;
                }
            }
            let frame =
                Frame::of(kind, game.as_ref(), what, part).map_err(|message| wrong(number, message))?;
            scene.frames.push(frame);
        }
        Ok(scene)
    }
}

impl Frame {
    fn of(kind: Kind, game: &dyn AnyMatch, what: &str, part: Option<[f32; 4]>) -> Result<Frame, String> {
        let (viewer, legal) = match game.node() {
            Node::Decision { seat, legal } => (seat, legal),
            Node::Simultaneous { mut legal } => legal.remove(0),
            _ => (Seat(0), Vec::new()),
        };
        let plies = game.ply();
        let before = plies.checked_sub(1).and_then(|ply| game.state_at(ply, Eyes::All));
        let taken = taken(kind, game);
        let mut frame = Frame {
            kind,
            options: game.options(),
            viewer: Seat(0),
            state: game.state(Eyes::All),
            before: None,
            done: None,
            taken,
            legal: Vec::new(),
            action: None,
            preview: None,
            part,
        };
        match what {
            "board" => {}
            "choices" => frame.legal = legal,
            "last" => (frame.before, frame.done) = (before, game.told(Eyes::All).pop()),
            action => {
                if !legal.iter().any(|possible| possible == action) {
                    return Err(format!("expected a legal move, found {action:?}"));
                }
                frame.preview = game.preview(viewer, action);
                frame.action = Some(action.to_owned());
                frame.state = game.state(Eyes::Seat(viewer));
            }
        }
        Ok(frame)
    }

    /// The drawing, without letters and numbers at the edges: nobody needs them to read a picture.
    pub(crate) fn draw(&self, words: &Words, theme: Theme, prefix: &str) -> String {
        let teller =
            Teller { words, kind: self.kind, options: &self.options, names: &[], reader: None, turned: None };
        let label = |label: &Saying| teller.label(label);
        let plan = Plan::new(self.kind, &self.legal, &[]);
        let marks = Marks {
            plan: Some(&plan).filter(|_| !self.legal.is_empty()),
            before: self.before.as_ref(),
            done: self.done.as_deref(),
            taken: &self.taken,
            action: self.action.as_deref(),
            preview: self.preview.as_ref(),
            ..Marks::default()
        };
        let look = Look {
            theme,
            prefix,
            labels: false,
            viewer: self.viewer,
            words: Some(&label),
            marks,
            ..Look::default()
        };
        gambol_draw::state(self.kind, &self.options, &self.state, &look).unwrap_or_default()
    }

    /// The part of the drawing that is shown: left, top, width and height, in its units.
    pub(crate) fn part(&self, svg: &str) -> [f32; 4] {
        let whole = || crate::flat::size(svg).unwrap_or((1.0, 1.0));
        self.part.unwrap_or_else(|| {
            let (width, height) = whole();
            [0.0, 0.0, width, height]
        })
    }

    /// The drawing of that part alone.
    pub(crate) fn picture(&self, words: &Words, theme: Theme) -> String {
        let svg = self.draw(words, theme, "");
        let [x, y, width, height] = self.part(&svg);
        let Some((head, rest)) = svg.split_once("viewBox=\"") else { return svg };
        let Some((_, rest)) = rest.split_once('"') else { return svg };
        format!("{head}viewBox=\"{x} {y} {width} {height}\"{rest}")
    }
}

/// Who took which place, where the game remembers it.
fn taken(kind: Kind, game: &dyn AnyMatch) -> Vec<(Seat, String)> {
    if !gambol_draw::remembers(kind) {
        return Vec::new();
    }
    let told = game.told(Eyes::All);
    let mut taken = Vec::new();
    for (ply, action) in told.iter().enumerate() {
        let turn = game.state_at(ply, Eyes::All).and_then(|state| state.get("turn")?.as_u64());
        if let (Some(place), Some(seat)) = (gambol_draw::taken(kind, action), turn) {
            taken.push((Seat(seat as u8), place.to_owned()));
        }
    }
    taken
}
