//! A rulebook as one HTML page: its text, and every example as a drawing with its claims in plain words.
//!
//! The page stands alone: no script, no font and no picture from elsewhere. It is light or dark as the reader's system
//! is, so every drawing is there twice, and what drawings share is there once.

mod pictures;
mod words;

use crate::svg::Escaped;
use gambol_games::Kind;
use gambol_games::rulebook::{Example, ExampleError, examples, slug};
use pictures::Pictures;
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use std::collections::HashSet;

/// The rulebook of a game as a whole page.
pub fn html(kind: Kind) -> Result<String, ExampleError> {
    page(kind.title(), kind.rulebook())
}

/// Any rulebook as a whole page.
pub fn page(title: &str, markdown: &str) -> Result<String, ExampleError> {
    let body = body(markdown)?;
    let title = Escaped(title);
    Ok(format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}: the rules</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n",
    ))
}

/// The text and pictures of a rulebook, to stand within a page that has the style of [`STYLE`].
pub fn body(markdown: &str) -> Result<String, ExampleError> {
    let mut pictures = Pictures::default();
    let text = text(markdown, &mut pictures)?;
    Ok(format!("{}{text}", pictures.shared()))
}

/// A rulebook whose pictures lie beside it, so that a page can fetch them as they come into sight.
#[derive(Clone, Debug)]
pub struct Apart {
    /// The text, with [`Apart::place`] where a picture belongs.
    pub text: String,
    /// The drawings of the examples in order, in light and in dark; an example that cannot be drawn has none.
    pub pictures: Vec<Option<[String; 2]>>,
}

impl Apart {
    /// What the text has in place of the picture with this number.
    pub fn place(number: usize) -> String {
        format!("<!--picture {number}-->")
    }
}

/// The text of a rulebook with its pictures beside it.
pub fn apart(markdown: &str) -> Result<Apart, ExampleError> {
    let mut pictures = Pictures::apart();
    let text = text(markdown, &mut pictures)?;
    Ok(Apart { text, pictures: pictures.drawn() })
}

fn text(markdown: &str, pictures: &mut Pictures) -> Result<String, ExampleError> {
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut block: Option<String> = None;
    let mut places = Vec::new();
    let parser = Parser::new_ext(
        markdown,
        Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_SMART_PUNCTUATION,
    );
    for event in parser {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(ref info))) if info.as_ref() == "example" => {
                block = Some(String::new());
            }
            Event::End(TagEnd::CodeBlock) if block.is_some() => {
                let text = block.take().unwrap_or_default();
                let example = read(&text)?;
                let figure = pictures.figure(&example);
                events.push(Event::Html(figure.into()));
            }
            Event::Text(text) if block.is_some() => {
                if let Some(block) = &mut block {
                    block.push_str(&text);
                }
            }
            // A rulebook is ours, but a page made from text must not become markup by what the text says.
            Event::Html(text) | Event::InlineHtml(text) => events.push(Event::Text(text)),
            Event::Start(Tag::Link { dest_url, .. }) if !is_safe(&dest_url) => {
                events.push(Event::Start(Tag::Emphasis));
            }
            Event::Start(Tag::Table(alignment)) => {
                events.push(Event::Html("<div class=\"table\">".into()));
                events.push(Event::Start(Tag::Table(alignment)));
            }
            Event::End(TagEnd::Table) => {
                events.push(event);
                events.push(Event::Html("</div>".into()));
            }
            Event::Start(
                Tag::Heading { level: HeadingLevel::H2 | HeadingLevel::H3, .. } | Tag::Paragraph,
            ) => {
                places.push(events.len());
                events.push(event);
            }
            event => events.push(event),
        }
    }
    name_places(&mut events, &places);
    let mut text = String::new();
    html::push_html(&mut text, closed_links(events).into_iter());
    Ok(text)
}

/// The style that [`body`] counts on.
pub const STYLE: &str = include_str!("page.css");

fn is_safe(address: &str) -> bool {
    address.starts_with("https://")
        || address.starts_with("http://")
        || address.starts_with('#')
        || !address.contains(':')
}

/// Links that were removed must not leave their closing tags behind.
fn closed_links(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let mut open: Vec<bool> = Vec::new();
    let close = |event, open: &mut Vec<bool>| match event {
        Event::Start(Tag::Link { .. }) => {
            open.push(true);
            event
        }
        Event::Start(Tag::Emphasis) => {
            open.push(false);
            event
        }
        Event::End(TagEnd::Link | TagEnd::Emphasis) => match open.pop() {
            Some(true) => Event::End(TagEnd::Link),
            _ => Event::End(TagEnd::Emphasis),
        },
        event => event,
    };
    events.into_iter().map(|event| close(event, &mut open)).collect()
}

/// Gives every heading below the title, and every paragraph that opens with the name of what it is about, an id made of
/// its words, so that it can be linked to. Of several with the same words the first one has it.
fn name_places(events: &mut [Event<'_>], places: &[usize]) {
    let mut taken = HashSet::new();
    for &at in places {
        let is_paragraph = matches!(events[at], Event::Start(Tag::Paragraph));
        if is_paragraph && !matches!(events.get(at + 1), Some(Event::Start(Tag::Strong))) {
            continue;
        }
        let words: String = events[at + 1..]
            .iter()
            .take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_) | TagEnd::Strong)))
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
                _ => None,
            })
            .collect();
        let name = slug(&words);
        if name.is_empty() || !taken.insert(name.clone()) {
            continue;
        }
        match &mut events[at] {
            Event::Start(Tag::Heading { id, .. }) => *id = Some(name.into()),
            paragraph => *paragraph = Event::Html(format!("<p id=\"{name}\">").into()),
        }
    }
}

fn read(text: &str) -> Result<Example, ExampleError> {
    let mut all = examples(&format!("```example\n{text}\n```\n"))?;
    all.pop().ok_or(ExampleError { line: 0, message: "an example must not be empty".into() })
}

#[cfg(test)]
mod tests;
