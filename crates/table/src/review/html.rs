//! A review as a page to keep: one file, no script, light and dark.

use super::reading::{MomentTold, Reading};
use gambol_core::Saying;
use gambol_draw::theme::Theme;
use gambol_draw::{Extent, Look, Marks};
use std::fmt::Write;

/// The colours and shapes of the page.
const STYLE: &str = include_str!("page.css");
/// The themes of the pictures, with the prefix of their ids.
const THEMES: [(Theme, &str, &str); 2] = [(Theme::Light, "light", "l-"), (Theme::Dark, "dark", "d-")];

impl Reading<'_> {
    /// The whole review as a page. Words and names are escaped; drawings are our own.
    pub fn page(&self) -> String {
        let words = self.teller.words;
        let game = words.say(self.game.game(), &[]);
        let title = words.say("review-page-title", &[("game", (&game).into())]);
        let mut page = format!(
            "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>{STYLE}</style>\n<main>\n<h1>{}</h1>\n",
            words.language(),
            escaped(&title),
            escaped(&title)
        );
        self.grounds(&mut page);
        if let Some(result) = self.result {
            let state = self.game.state(gambol_core::Eyes::All);
            let _ = writeln!(page, "<p class=\"lead\">{}</p>", escaped(&self.teller.result(&state, result)));
        }
        let _ = writeln!(
            page,
            "<p>{}</p>\n<figure>{}</figure>",
            escaped(&self.summary()),
            self.chart(Some("#move-"))
        );
        page.push_str("<ul class=\"players\">\n");
        for player in self.players() {
            let _ = writeln!(page, "<li><b>{}</b> {}</li>", escaped(&player.title), escaped(&player.words));
        }
        page.push_str("</ul>\n");
        for (number, moment) in self.moments().iter().enumerate() {
            self.section(&mut page, number + 1, moment);
        }
        self.log(&mut page);
        let made = words.say("review-page-made", &[("version", env!("CARGO_PKG_VERSION").into())]);
        let _ = write!(page, "<footer>{}</footer>\n</main>\n</html>\n", escaped(&made));
        page
    }

    fn section(&self, page: &mut String, number: usize, moment: &MomentTold) {
        let words = self.teller.words;
        let _ = writeln!(
            page,
            "<section id=\"move-{}\"><h2><span class=\"number\">{number}</span> {}</h2>\n<p>{}</p>\n<p><b>{}</b> <small>({})</small></p>",
            moment.ply,
            escaped(&moment.title),
            escaped(&moment.made),
            escaped(&moment.why),
            escaped(&moment.known)
        );
        if !moment.hidden.is_empty() {
            let _ = writeln!(page, "<p>{}</p>", escaped(&moment.hidden));
        }
        self.figure(page, moment, 0);
        let _ = writeln!(
            page,
            "<p class=\"legend\"><span class=\"mistake\">✗ {}</span> <span class=\"better\">✓ {}</span></p>",
            escaped(&words.say("review-legend-made", &[])),
            escaped(&words.say("review-legend-better", &[]))
        );
        let _ = writeln!(page, "<h3>{}</h3>", escaped(&words.say("review-line", &[])));
        for (index, told) in std::iter::once(&moment.made).chain(&moment.line).enumerate() {
            let _ = writeln!(page, "<details><summary>{}</summary>", escaped(told));
            self.figure(page, moment, index + 1);
            page.push_str("</details>\n");
        }
        page.push_str("</section>\n");
    }

    /// What stays the same in all drawings, once in each theme.
    fn grounds(&self, page: &mut String) {
        page.push_str("<div class=\"grounds\" aria-hidden=\"true\">");
        let state = self.game.state_at(0, gambol_core::Eyes::Nobody).unwrap_or_default();
        for (theme, class, prefix) in THEMES {
            let ground = self.drawn(&state, theme, prefix, Marks::default(), Extent::Ground);
            let _ = write!(page, "<div class=\"{class}\">{ground}</div>");
        }
        page.push_str("</div>\n");
    }

    fn figure(&self, page: &mut String, moment: &MomentTold, step: usize) {
        let Some(board) = self.board(moment.ply, moment.seat, step) else { return };
        page.push_str("<figure>");
        for (theme, class, prefix) in THEMES {
            let svg = board.marked(|marks| self.drawn(&board.state, theme, prefix, marks, Extent::Thin));
            let _ = write!(page, "<div class=\"{class}\">{}</div>", shared(&svg, prefix));
        }
        page.push_str("</figure>\n");
    }

    fn drawn(
        &self,
        state: &serde_json::Value,
        theme: Theme,
        prefix: &str,
        marks: Marks<'_>,
        extent: Extent,
    ) -> String {
        let words = |label: &Saying| self.teller.label(label);
        let viewer = self.held.first().copied().unwrap_or(0);
        let look = Look {
            viewer: gambol_core::Seat(viewer),
            theme,
            prefix,
            marks,
            extent,
            words: Some(&words),
            ..Look::default()
        };
        gambol_draw::state(self.teller.kind, &self.game.options(), state, &look).unwrap_or_default()
    }

    /// All moves in words, with what is said about them.
    fn log(&self, page: &mut String) {
        let words = self.teller.words;
        let _ = writeln!(page, "<h2>{}</h2>\n<ol class=\"log\">", escaped(&words.say("review-moves", &[])));
        let eyes = gambol_core::Eyes::All;
        let told = self.game.told(eyes);
        let mut before = self.game.state_at(0, eyes).unwrap_or_default();
        for (ply, action) in told.iter().enumerate() {
            let after = self.game.state_at(ply + 1, eyes).unwrap_or_default();
            let mut line = escaped(&self.teller.action(&before, action, &after));
            for verdict in self.review.verdicts.iter().filter(|verdict| verdict.ply == ply) {
                if let Some(said) = self.line(verdict) {
                    let _ = write!(line, " <em>{}</em>", escaped(&said));
                }
            }
            let id = if self.review.moments.iter().any(|moment| moment.ply == ply) {
                String::new()
            } else {
                format!(" id=\"move-{ply}\"")
            };
            let _ = writeln!(page, "<li{id}>{line}</li>");
            before = after;
        }
        let _ = writeln!(page, "</ol><span id=\"move-{}\"></span>", told.len());
    }
}

/// A thin drawing that takes its ground from the one that is on the page, and has no ids of its own.
fn shared(svg: &str, prefix: &str) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(at) = rest.find(" id='") {
        let (head, tail) = rest.split_at(at);
        let (id, tail) = tail[5..].split_once('\'').unwrap_or((&tail[5..], ""));
        if let (Some(open), Some(tail)) = (head.strip_suffix("<g"), tail.strip_prefix(" data-kept=''/>"))
            && id.starts_with(prefix)
        {
            let _ = write!(out, "{open}<use href='#{id}'/>");
            rest = tail;
        } else {
            out.push_str(head);
            rest = tail;
        }
    }
    out.push_str(rest);
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
