//! The pictures of a rulebook, drawn.

use super::{Book, Reader};
use gambol_draw::theme::Theme;
use gambol_draw::{Look, contact};
use gambol_games::Kind;
use gambol_games::rulebook::ExampleError;
use gambol_words::Words;

/// A drawing for screens.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// In light and in dark colours.
    pub both: [String; 2],
    /// Width and height, in its own units.
    pub size: (f32, f32),
}

/// All pictures of a game's short rulebook, each with its frames. They never change, and drawing them takes a moment.
#[derive(Clone, Debug)]
pub struct Album(Vec<Vec<Drawn>>);

impl Album {
    /// Draws all pictures of a game's rulebook, labelled in these words.
    pub fn of(words: &Words, kind: Kind) -> Result<Album, ExampleError> {
        let book = Book::read(words, kind, Reader::Anybody)?;
        let scenes = book.scenes.iter().map(|scene| {
            let frames = scene.frames.iter();
            frames.map(|frame| {
                let both = [Theme::Light, Theme::Dark].map(|theme| frame.picture(words, theme));
                let [_, _, width, height] = frame.part(&both[0]);
                Drawn { size: (width, height), both }
            })
        });
        Ok(Album(scenes.map(Iterator::collect).collect()))
    }

    /// The frame with this number of the picture with this number.
    pub fn frame(&self, picture: usize, frame: usize) -> Option<&Drawn> {
        self.0.get(picture)?.get(frame)
    }
}

/// A sign of a game by its name in the art, without a ground.
pub fn sign(kind: Kind, name: &str, theme: Theme) -> Option<String> {
    let (.., symbols) = contact::sections().into_iter().find(|(game, ..)| *game == kind)?;
    let symbol = symbols.into_iter().find(|symbol| symbol.name == name)?;
    Some(contact::alone(symbol, &Look { theme, ..Look::default() }))
}
