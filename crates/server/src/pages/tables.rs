//! The table's page, invitations to it, and records to look at again.

use super::shell::Shell;
use super::{assets, missing, page, refused, rules_short};
use crate::App;
use crate::who::{Token, Visitor};
use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use gambol_games::Kind;
use gambol_table::wire::{SeatView, TableView};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(table))
        .route("/t/{id}/rules", get(rules))
        .route("/i/{token}", get(invitation))
        .route("/backdrop/{file}", get(backdrop))
}

/// What the table's script says, with the things it puts in.
pub(crate) const TABLE_WORDS: &[(&str, &[&str])] = &[
    ("page-copied", &[]),
    ("name-kept", &["name"]),
    ("seat-me", &[]),
    ("seat-you", &[]),
    ("seat-here", &[]),
    ("seat-open", &[]),
    ("seat-bot", &["level"]),
    ("seat-bot-perfect", &[]),
    ("seat-bot-strongest", &[]),
    ("seat-online", &[]),
    ("seat-away", &[]),
    ("watching", &["count"]),
    ("clock-days", &["days", "hours"]),
    ("log-start", &[]),
    ("log-where", &["at", "all"]),
    ("chat-watcher", &["name"]),
    ("offer-draw", &["name"]),
    ("offer-draw-mine", &[]),
    ("offer-takeback", &["name"]),
    ("offer-takeback-mine", &[]),
    ("accept", &[]),
    ("decline", &[]),
    ("invite-seat", &["role"]),
    ("invite-link", &[]),
    ("invite-text", &["game"]),
    ("share", &[]),
    ("copy", &[]),
    ("next-game", &[]),
    ("next-game-told", &[]),
    ("rematch", &[]),
    ("download", &[]),
    ("review", &[]),
    ("ribbon", &["at"]),
    ("title-yours", &["title"]),
    ("tool-resign", &[]),
    ("tool-stop", &[]),
    ("sure-resign", &[]),
    ("sure-stop", &[]),
    ("shout", &[]),
    ("not-now", &[]),
    ("kept", &[]),
    ("thinking", &[]),
    ("hold", &["name"]),
    ("rule-link", &[]),
    ("rule-heading", &[]),
    ("rule-examples", &[]),
    ("rule-back", &[]),
    ("course-where", &["at", "of"]),
    ("course-free", &[]),
    ("course-done", &[]),
    ("course-undo", &[]),
    ("course-again", &[]),
    ("puzzle-streak", &["count"]),
];

#[derive(Template)]
#[template(path = "table.html")]
pub(super) struct TablePage {
    pub(super) view: TableView,
    /// The address of the page: its socket and its rules are below it.
    pub(super) home: String,
    pub(super) shell: Shell,
}

impl TablePage {
    fn scripts(&self) -> Vec<String> {
        // Only tables that teach have a coach.
        let coach = Some("coach.js").filter(|_| self.view.course.is_some());
        assets::TABLE_SCRIPTS.into_iter().chain(coach).map(assets::address).collect()
    }

    /// The keys listed in the help: the key and the message.
    fn keys(&self) -> [(String, String); 15] {
        let say = |key: &str| self.shell.say(key);
        [
            ("← ↑ ↓ →".to_owned(), say("key-arrows")),
            (say("key-name-enter"), say("key-enter")),
            (say("key-name-escape"), say("key-escape")),
            ("h".to_owned(), say("key-hint")),
            ("u".to_owned(), say("key-takeback")),
            ("f".to_owned(), say("key-flip")),
            ("w".to_owned(), say("key-full")),
            ("i".to_owned(), say("key-ask")),
            ("l".to_owned(), say("key-legend")),
            ("r".to_owned(), say("key-again")),
            ("m".to_owned(), say("key-log")),
            ("c".to_owned(), say("key-chat")),
            ("g".to_owned(), say("key-rules")),
            ("b".to_owned(), say("key-board")),
            ("?".to_owned(), say("key-help")),
        ]
    }

    /// What a seat is called: whoever looks is "You", unless several share the screen.
    fn called(&self, seat: &SeatView) -> String {
        match (&self.view.you[..], seat.name.as_str()) {
            ([you], _) if *you == seat.seat => self.shell.say("seat-you"),
            (_, "") => seat.role.clone(),
            (_, name) => name.to_owned(),
        }
    }

    fn kind(&self, seat: &SeatView) -> String {
        match (seat.kind, &seat.level) {
            ("bot", Some(level)) if level == "perfect" => self.shell.say("seat-bot-perfect"),
            ("bot", Some(level)) if level == "strongest" => self.shell.say("seat-bot-strongest"),
            ("bot", level) => self.shell.with("seat-bot", "level", level.clone().unwrap_or_default()),
            ("me", _) => seat.role.clone(),
            ("here", _) => self.shell.say("seat-here"),
            ("open", _) => self.shell.say("seat-open"),
            (_, _) if seat.online => self.shell.say("seat-online"),
            _ => self.shell.say("seat-away"),
        }
    }

    /// The piece of a seat.
    fn face(&self, seat: &SeatView) -> String {
        let address = |theme| assets::address(&format!("face-{}-{theme}.svg", seat.face));
        if seat.face.is_empty() {
            return String::new();
        }
        format!("<span class=\"face\">{}</span>", self.shell.picture(&address("light"), &address("dark"), ""))
    }

    /// The addresses of all pieces that stand for seats, for the script: light and dark.
    fn faces(&self) -> String {
        let names = Kind::named(&self.view.game).map_or_else(Vec::new, gambol_draw::face_names);
        let address = |name: &str| {
            let of = |theme| assets::address(&format!("face-{name}-{theme}.svg"));
            (name.to_owned(), serde_json::json!([of("light"), of("dark")]))
        };
        let all: serde_json::Map<_, _> = names.into_iter().map(address).collect();
        serde_json::Value::from(all).to_string()
    }
}

/// What stays the same in all drawings of a board, under a name that its content gives it: it never changes.
async fn backdrop(State(app): State<App>, shell: Shell, Path(file): Path<String>) -> Response {
    let found = file.strip_suffix(".svg").and_then(|name| app.tables().backdrop(name));
    let Some(svg) = found else { return missing(shell) };
    let forever = "public, max-age=31536000, immutable";
    ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, forever)], svg).into_response()
}

async fn table(State(app): State<App>, visitor: Visitor, shell: Shell, Path(id): Path<String>) -> Response {
    match app.tables().view(&id, &visitor, shell.screen()).await {
        Ok(view) => page(TablePage { home: format!("/t/{id}"), view, shell }),
        Err(error) => refused(shell, &error),
    }
}

/// The rules of what is on the table, as a piece of a page.
async fn rules(State(app): State<App>, visitor: Visitor, shell: Shell, Path(id): Path<String>) -> Response {
    // Anyone who may see the table may read its rules.
    if let Err(error) = app.tables().view(&id, &visitor, shell.screen()).await {
        return refused(shell, &error);
    }
    let loaded = match app.store().load(&id).await {
        Ok(Some(loaded)) => loaded,
        Ok(None) => return missing(shell),
        Err(error) => return refused(shell, &error.into()),
    };
    let options = serde_json::from_str(&loaded.table.options).unwrap_or_default();
    let Some(kind) = Kind::named(&loaded.table.game) else { return missing(shell) };
    Html(rules_short::at_table(&shell, kind, &options)).into_response()
}

#[derive(Template)]
#[template(path = "invite.html")]
struct InvitePage {
    game: String,
    title: String,
    heading: String,
    lead: String,
    token: String,
    shell: Shell,
}

async fn invitation(
    State(app): State<App>,
    visitor: Visitor,
    shell: Shell,
    Path(token): Path<String>,
) -> Response {
    let Some(token) = Token::read(&token) else { return missing(shell) };
    match app.tables().invitation(&token, &visitor).await {
        Ok(invitation) if invitation.taken => {
            Redirect::to(&format!("/t/{}", invitation.table)).into_response()
        }
        Ok(invitation) => {
            let title = shell.say(&invitation.game);
            let heading = match &invitation.host {
                Some(host) => {
                    shell.words.say("invite-from", &[("host", host.into()), ("game", (&title).into())])
                }
                None => shell.with("invite-heading", "game", &title),
            };
            let about = Kind::named(&invitation.game).map(|kind| gambol_words::about(&shell.words, kind));
            let lead = about.map(|about| about.sentence).unwrap_or_default();
            page(InvitePage {
                game: invitation.game,
                title,
                heading,
                lead,
                token: token.as_str().to_owned(),
                shell,
            })
        }
        Err(error) => refused(shell, &error),
    }
}
