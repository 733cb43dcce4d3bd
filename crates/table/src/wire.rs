//! What goes over the wire: the view of a table, and the little messages around it.
//!
//! A [`TableView`] is built for some eyes and holds nothing that they may not know. Templates render the same struct
//! that the script gets as JSON.

mod thought;

use gambol_words::Words;
use serde::{Deserialize, Serialize};
use serde_json::Value;
pub use thought::{DraftView, HintMove, HintView, MomentView, Picture, ReviewLine, ReviewView};

/// The version of what pages and tables say to each other. It grows when a page of yesterday could misunderstand a table
/// of today, or the other way round.
pub const VERSION: u32 = 1;

/// A table as some eyes see it.
#[derive(Clone, Debug, Serialize)]
pub struct TableView {
    /// The table's id.
    pub table: String,
    /// The game's name, such as `duel`.
    pub game: String,
    /// The game's name for people.
    pub title: String,
    /// How many events the table's log holds: what a `play` must name.
    pub ply: u64,
    /// How many whole actions have been played.
    pub actions: usize,
    /// What a `choose` must name: the number of whole actions before this secret choice.
    pub phase_no: usize,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// The seats that the visitor holds.
    pub you: Vec<u8>,
    /// The seat whose view this is; none for the view that everybody may see.
    pub viewer: Option<u8>,
    /// On one screen with secrets: who should take the device before anything secret is shown.
    pub curtain: Option<Curtain>,
    /// The board, drawn for these eyes: whole on a page; for the script without its backdrop.
    pub svg: String,
    /// What stays the same in all drawings of this board from this side: the name under which it can be fetched.
    pub backdrop: String,
    /// Who stands where, as text: for pages. The script asks for it where it is shown.
    #[serde(skip)]
    pub text: String,
    /// What lies on the board all game, as text: for pages, which do not change it.
    #[serde(skip)]
    pub ground: String,
    /// What the viewer is trying to do, in full and in short.
    pub goal: (String, String),
    /// What the viewer is asked now, in words.
    pub prompt: String,
    /// What the viewer may do, if it is to act and there is not too much of it.
    pub legal: Vec<LegalMove>,
    /// The first steps towards what the viewer may do, where that takes more than one: part and words.
    pub parts: Vec<(String, String)>,
    /// What is done by choosing nothing at all, where that is a move: bringing nobody.
    pub whole: Option<LegalMove>,
    /// Whether the viewer is to act; then `legal` or the glows on the board say how.
    pub acting: bool,
    /// Whether the action asked for is a secret choice, so that `choose` must be sent instead of `play`.
    pub secret: bool,
    /// What is shown beside the board, label and words: for pages. The script asks for it where it is shown.
    #[serde(skip)]
    pub state: Vec<(String, String)>,
    /// What has been played, in words, from the index `log_from` on.
    pub log: Vec<LogLine>,
    /// The index of the first line in `log`.
    pub log_from: usize,
    /// How the game ended, once it has.
    pub result: Option<ResultView>,
    /// What is offered.
    pub offers: Offers,
    /// How the viewer can leave the game now: `resign`, or `stop` where they keep their points.
    pub leave: Option<&'static str>,
    /// How long the button to call is still open, in milliseconds from now; the first press decides.
    pub shout_ms: Option<u64>,
    /// The hash of the seed of chance, published from the start.
    pub commitment: String,
    /// How the table is set.
    pub settings: Settings,
    /// What was said at the table, if chat is on: whole on connect, empty later (new lines come as `chat`).
    pub chat: Vec<ChatLine>,
    /// How many people are watching.
    pub watching: usize,
    /// The next game of the same people, once somebody has asked for it.
    pub rematch: Option<String>,
    /// Invitations to the open seats, as addresses: for the table's creator alone.
    pub invitations: Vec<(u8, String)>,
    /// What is taught here.
    pub course: Option<CourseView>,
}

/// What a course says now.
#[derive(Clone, Debug, Serialize)]
pub struct CourseView {
    /// What it is called.
    pub title: String,
    /// What is said.
    pub words: String,
    /// `asked`, `right`, `wrong`, `done` when all steps are, or `free` where there are none.
    pub tone: &'static str,
    /// What is pointed at, by its id in the drawing.
    pub point: Vec<String>,
    /// The parts of the move that is pointed at, one after the other, the whole move last.
    pub lead: Vec<String>,
    /// What can be asked for: the wish and its words.
    pub buttons: Vec<(&'static str, String)>,
    /// The mixture that is asked for.
    pub mix: Option<MixView>,
    /// What is offered to choose from, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<String>,
    /// How many steps are done, of how many.
    pub at: usize,
    /// How many steps there are.
    pub of: usize,
    /// Where to go when all are done: address and words.
    pub next: Vec<(String, String)>,
    /// A game to play then: what the form that starts it says, and its words.
    pub play: Option<(Vec<(String, String)>, String)>,
    /// Where anything may be tried: what has been played, a line each, for whoever comes back.
    pub played: String,
}

/// A mixture that is asked for.
#[derive(Clone, Debug, Serialize)]
pub struct MixView {
    /// The choices, in words.
    pub choices: Vec<String>,
    /// What the button says that sends it.
    pub answer: String,
}

/// A seat at the table.
#[derive(Clone, Debug, Serialize)]
pub struct SeatView {
    /// Its number.
    pub seat: u8,
    /// Who sits there.
    pub name: String,
    /// What the game calls the seat, such as `Light`.
    pub role: String,
    /// `me`, `here`, `bot`, `open` or `person`, as the visitor sees it.
    pub kind: &'static str,
    /// The level of a computer seat.
    pub level: Option<String>,
    /// Whether somebody is there.
    pub online: bool,
    /// What is left on its clock, in milliseconds.
    pub clock_ms: Option<i64>,
    /// Whether its clock runs.
    pub running: bool,
    /// Whether the seat is to act.
    pub acting: bool,
    /// How it is doing so far, in words.
    pub score: Option<String>,
    /// The name of its piece; empty where that is a secret.
    pub face: &'static str,
    /// How it is doing so far, as a picture and a number.
    pub tally: Option<(&'static str, i64)>,
}

/// What something on the board is: cards with a title and a sentence or two each.
#[derive(Clone, Debug, Serialize)]
pub struct AboutView {
    /// The command's id.
    pub id: String,
    /// The cards.
    pub cards: Vec<(String, String)>,
}

/// How the game stands, in words.
#[derive(Clone, Debug, Serialize)]
pub struct StateView {
    /// What is shown beside the board: label and words.
    pub state: Vec<(String, String)>,
    /// Who stands where, as text.
    pub text: String,
}

/// The curtain between two players on one screen.
#[derive(Clone, Debug, Serialize)]
pub struct Curtain {
    /// Who may look.
    pub seat: u8,
    /// "Hand the device to Ben".
    pub words: String,
}

/// One thing the viewer may do.
#[derive(Clone, Debug, Serialize)]
pub struct LegalMove {
    /// In notation.
    pub action: String,
    /// In words, where the drawing does not say them already.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// One line of the log.
#[derive(Clone, Debug, Serialize)]
pub struct LogLine {
    /// The number of whole actions up to and including this one.
    pub n: usize,
    /// Who did it; none for chance.
    pub seat: Option<u8>,
    /// In words.
    pub words: String,
    /// In notation, as far as the eyes may know.
    pub action: String,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct ResultView {
    /// How it ended for whoever reads it: "You won!"
    pub title: String,
    /// Who won and why, in a sentence.
    pub words: String,
    /// The winners; everybody in a draw.
    pub winners: Vec<u8>,
    /// Points, where the game has any.
    pub scores: Option<Vec<i32>>,
    /// The seed of chance, revealed: its hash is the commitment.
    pub seed: String,
}

/// What has been offered for the others to answer: the seat that offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Offers {
    /// A draw.
    pub draw: Option<u8>,
    /// A take-back.
    pub takeback: Option<u8>,
}

/// Something somebody said.
#[derive(Clone, Debug, Serialize)]
pub struct ChatLine {
    /// Its number.
    pub number: u64,
    /// The speaker's seat; none for a spectator.
    pub seat: Option<u8>,
    /// The speaker's name.
    pub name: String,
    /// What was said, as it was typed: the page escapes it.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl ChatLine {
    /// The line for a reader of this language: a speaker without a name is a guest in any of them.
    #[must_use]
    pub fn shown(&self, words: &Words) -> ChatLine {
        ChatLine { name: words.name(&self.name).into(), ..self.clone() }
    }
}

/// How a table is set.
// Boxes of a form are flags by nature.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// Whether moves may be taken back.
    #[serde(default = "yes")]
    pub takebacks: bool,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether there is a chat.
    #[serde(default = "yes")]
    pub chat: bool,
    /// A casual game: hints are given.
    #[serde(default = "yes")]
    pub casual: bool,
    /// The sign that each seat draws with, where seats have signs; empty for the usual ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<u8>,
}

fn yes() -> bool {
    true
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            clock: Clock::None,
            takebacks: true,
            spectators: true,
            chat: true,
            casual: true,
            signs: Vec::new(),
        }
    }
}

/// How time is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Clock {
    /// There is no clock.
    #[default]
    None,
    /// Seconds for each move.
    Move {
        /// Seconds.
        seconds: u32,
    },
    /// Seconds for the game, and some more with each move.
    Game {
        /// Seconds for the whole game.
        seconds: u32,
        /// Seconds more after each move.
        increment: u32,
    },
    /// Days for each move.
    Days {
        /// Days.
        days: u32,
    },
}

/// A command of a client.
#[derive(Clone, Debug, Deserialize)]
pub struct Command {
    /// The client's own name for this command: a repeated one gets the same answer.
    pub id: String,
    /// What is to be done.
    #[serde(flatten)]
    pub wish: Wish,
}

/// What a client wants.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Wish {
    /// Play an action at this place of the log.
    Play {
        /// The log's length, as the client saw it.
        ply: u64,
        /// In notation.
        action: String,
        /// The seat that plays: needed where one screen holds several that could.
        seat: Option<u8>,
    },
    /// Choose in secret.
    Choose {
        /// The number of whole actions before this choice.
        phase: usize,
        /// In notation.
        action: String,
        /// The seat that chooses.
        seat: Option<u8>,
    },
    /// Lead through a move of several steps.
    Draft {
        /// The parts chosen so far.
        #[serde(default)]
        parts: Vec<String>,
    },
    /// Show what a move would do.
    Preview {
        /// In notation.
        action: String,
        /// The parts chosen so far, where it is made of several.
        #[serde(default)]
        parts: Vec<String>,
    },
    /// Say what something on the board is; without a name, what everything means.
    About {
        /// The thing's id in the drawing.
        #[serde(default)]
        what: String,
    },
    /// Say how the game stands.
    State,
    /// Say which rule keeps the seat that acts from a field.
    Why {
        /// The field.
        place: String,
    },
    /// Lift the curtain for a seat.
    Look {
        /// The seat.
        seat: u8,
    },
    /// Let the curtain fall.
    Hide,
    /// Give up.
    Resign {
        /// The seat that gives up: needed where one screen holds several.
        seat: Option<u8>,
    },
    /// Offer a draw, or accept one.
    Draw {
        /// The seat that offers or accepts.
        seat: Option<u8>,
    },
    /// Decline what is offered.
    Decline,
    /// Ask to take the last move back, or agree to it.
    Takeback,
    /// Ask for the best move.
    Hint,
    /// Ask what each move of a game that has ended gave away.
    Review,
    /// Show a moment of the review: first what was done and what would have been better, then how it is punished.
    Moment {
        /// The number of whole actions before it.
        ply: usize,
        /// Who chose.
        seat: u8,
        /// Which step.
        step: usize,
    },
    /// Play again with seats swapped.
    Rematch,
    /// Say something.
    Chat {
        /// What.
        text: String,
    },
    /// Call, where the first to call decides.
    Shout {
        /// The seat that calls: needed where one screen holds both.
        seat: Option<u8>,
    },
    /// Change one's name.
    Name {
        /// The new name.
        name: String,
    },
    /// Show a past position.
    At {
        /// After this many whole actions.
        ply: usize,
    },
    /// Go on with what is taught here.
    Course {
        /// How.
        go: Go,
    },
    /// Send the whole view again.
    Sync {
        /// The theme, `light` or `dark`, if it has changed.
        theme: Option<String>,
        /// Whether the screen is tall, if that has changed.
        tall: Option<bool>,
        /// How often the board has been turned, if it has been.
        turns: Option<u8>,
    },
}

/// How to go on with what is taught.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Go {
    /// To the next step.
    On,
    /// Back to before the mistake.
    Back,
    /// Shows how it should have been done.
    Show,
    /// One move back, where anything may be tried.
    Undo,
    /// From the beginning.
    Again,
    /// Answers with how often each choice should be made, in percent.
    Mix(Vec<u8>),
    /// Answers with one of the choices that are offered.
    Choose(usize),
}

/// A JSON value for anything said about a position.
pub type State = Value;
