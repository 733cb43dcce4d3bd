//! The table's page, invitations to it, and records to look at again.

use super::shell::Shell;
use super::{assets, missing, page, refused, rules_here};
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
    ("seat-here", &[]),
    ("seat-person", &[]),
    ("seat-open", &[]),
    ("seat-bot", &["level"]),
    ("seat-bot-perfect", &[]),
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
    ("review-point", &[]),
    ("review-to", &["n"]),
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
    ("hint-share", &["percent"]),
    ("hold", &["name"]),
];

#[derive(Template)]
#[template(path = "table.html")]
struct TablePage {
    view: TableView,
    shell: Shell,
}

impl TablePage {
    fn scripts(&self) -> Vec<String> {
        let _ = self;
        assets::TABLE_SCRIPTS.iter().map(|name| assets::address(name)).collect()
    }

    /// The keys listed in the help: the key and the message.
    fn keys(&self) -> [(String, String); 12] {
        let say = |key: &str| self.shell.say(key);
        [
            ("← ↑ ↓ →".to_owned(), say("key-arrows")),
            (say("key-name-enter"), say("key-enter")),
            (say("key-name-escape"), say("key-escape")),
            ("h".to_owned(), say("key-hint")),
            ("u".to_owned(), say("key-takeback")),
            ("f".to_owned(), say("key-flip")),
            ("w".to_owned(), say("key-full")),
            ("l".to_owned(), say("key-log")),
            ("c".to_owned(), say("key-chat")),
            ("r".to_owned(), say("key-rules")),
            ("b".to_owned(), say("key-board")),
            ("?".to_owned(), say("key-help")),
        ]
    }

    fn kind(&self, seat: &SeatView) -> String {
        match (seat.kind, &seat.level) {
            ("bot", Some(level)) if level == "perfect" => self.shell.say("seat-bot-perfect"),
            ("bot", level) => self.shell.with("seat-bot", "level", level.clone().unwrap_or_default()),
            ("me", _) => self.shell.say("seat-me"),
            ("here", _) => self.shell.say("seat-here"),
            ("open", _) => self.shell.say("seat-open"),
            _ => self.shell.say("seat-person"),
        }
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
        Ok(view) => page(TablePage { view, shell }),
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
    Html(rules_here::html(kind, &options)).into_response()
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
