//! A short rulebook as HTML: within a page of the server, or as a page that stands alone.

use super::{Album, Block, Book, Reader, sign};
use crate::svg::Escaped;
use gambol_draw::theme::Theme;
use gambol_games::Kind;
use gambol_games::rulebook::ExampleError;
use gambol_words::Words;
use std::fmt::Write;

/// Something that is shown on a page.
#[derive(Clone, Copy, Debug)]
pub enum Shown<'a> {
    /// A frame of a picture, both by number. The words under the picture say what is to be seen.
    Frame(usize, usize),
    /// A sign by its name in the art. The words beside it say what it is.
    Sign(&'a str),
}

/// A rulebook as HTML, its headings of this level. `image` makes an image of something that is shown.
pub fn html(book: &Book, level: u8, image: &dyn Fn(Shown<'_>) -> String) -> String {
    let mut html = String::new();
    for section in &book.sections {
        if section.heading.is_empty() {
            html.push_str("<section>\n");
        } else {
            let (id, heading) = (section.id(), Escaped(&section.heading));
            let _ = writeln!(html, "<section id=\"{id}\"><h{level}>{heading}</h{level}>");
        }
        let mut is_list = false;
        for block in &section.blocks {
            let is_bullet = matches!(block, Block::Bullet(_));
            if is_bullet != is_list {
                html.push_str(if is_bullet { "<ul>\n" } else { "</ul>\n" });
                is_list = is_bullet;
            }
            match block {
                Block::Text(text) => {
                    let _ = writeln!(html, "<p>{}</p>", bold(text));
                }
                Block::Bullet(text) => {
                    let _ = writeln!(html, "<li>{}</li>", bold(text));
                }
                Block::Picture(number) => figure(&mut html, book, *number, image),
                Block::Legend(signs) => {
                    html.push_str("<ul class=\"signs\">\n");
                    for sign in signs {
                        let image = image(Shown::Sign(&sign.symbol));
                        let _ =
                            writeln!(html, "<li><span>{image}</span><span>{}</span></li>", bold(&sign.words));
                    }
                    html.push_str("</ul>\n");
                }
            }
        }
        html.push_str(if is_list { "</ul>\n</section>\n" } else { "</section>\n" });
    }
    html
}

/// A picture with its words.
fn figure(html: &mut String, book: &Book, number: usize, image: &dyn Fn(Shown<'_>) -> String) {
    let scene = &book.scenes[number];
    let count = scene.frames.len();
    let _ = write!(html, "<figure class=\"plate\"><div class=\"frames\">");
    for frame in 0..count {
        let _ = write!(html, "<div>{}</div>", image(Shown::Frame(number, frame)));
    }
    html.push_str("</div>");
    if !scene.caption.is_empty() {
        let _ = write!(html, "<figcaption>{}</figcaption>", bold(&scene.caption));
    }
    html.push_str("</figure>\n");
}

/// Words as markup.
fn bold(text: &str) -> String {
    let escaped = Escaped(text).to_string();
    let mut html = String::with_capacity(escaped.len());
    for (index, part) in escaped.split("**").enumerate() {
        match index {
            0 => {}
            index if index % 2 == 1 => html.push_str("<b>"),
            _ => html.push_str("</b>"),
        }
        html.push_str(part);
    }
    html
}

/// The short rulebook of a game as one page that stands alone: no script, no font and no picture from elsewhere.
pub fn page(words: &Words, kind: Kind) -> Result<String, ExampleError> {
    let book = Book::read(words, kind, Reader::Anybody)?;
    let album = Album::of(words, kind)?;
    let body = html(&book, 2, &|shown| match shown {
        Shown::Frame(picture, frame) => album.frame(picture, frame).map_or_else(String::new, |drawn| {
            let (width, height) = drawn.size;
            image(&drawn.both, &format!("width=\"{width}\" height=\"{height}\" alt=\"\""))
        }),
        Shown::Sign(name) => {
            let both = [Theme::Light, Theme::Dark].map(|theme| sign(kind, name, theme).unwrap_or_default());
            image(&both, "alt=\"\"")
        }
    });
    let title = words.say(kind.name(), &[]);
    let (title, language) = (Escaped(&title), words.language());
    Ok(format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
         <style>\n{}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n",
        crate::rulebook::STYLE,
    ))
}

/// An image within the page itself, in light and in dark.
fn image([light, dark]: &[String; 2], attributes: &str) -> String {
    let (light, dark) = (address(light), address(dark));
    format!(
        "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"{dark}\"><img src=\"{light}\" {attributes}></picture>"
    )
}

/// A drawing as an address that holds it whole.
fn address(svg: &str) -> String {
    let mut address = String::from("data:image/svg+xml,");
    for byte in svg.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~/:=;,!*'()@".contains(&byte) {
            address.push(char::from(byte));
        } else {
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address
}
