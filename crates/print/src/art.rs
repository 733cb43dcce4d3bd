//! The pieces of `gambol-draw`, one by one.

use gambol_draw::art::Symbol;
use gambol_draw::theme::{Hue, Theme};
use gambol_draw::{Look, contact};
use std::collections::HashMap;
use usvg::roxmltree::Document;

/// All pieces in one theme, as SVG groups in a box from −50 to 50.
#[derive(Clone, Debug)]
pub(crate) struct Art {
    pub(crate) theme: Theme,
    symbols: HashMap<String, String>,
}

impl Art {
    /// The pieces come from the contact sheet, which has them all.
    pub(crate) fn new(theme: Theme) -> Art {
        let sheet = contact::pieces(&Look { theme, ..Look::default() });
        let mut symbols = HashMap::new();
        if let Ok(document) = Document::parse(&sheet) {
            for node in document.descendants() {
                if let Some(name) = node.attribute("id").and_then(|id| id.strip_prefix("art-")) {
                    symbols.insert(name.to_owned(), sheet[node.range()].to_owned());
                }
            }
        }
        Art { theme, symbols }
    }

    /// A drawing of this piece alone.
    pub(crate) fn drawing(&self, symbol: Symbol) -> String {
        let group = self.symbols.get(symbol.name).map_or("", String::as_str);
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">{group}</svg>")
    }

    /// What a shape is filled with: nothing where ink is saved.
    pub(crate) fn fill(&self, hue: Hue) -> &'static str {
        if self.theme == Theme::InkSaving { "#ffffff" } else { self.theme.hue(hue) }
    }

    /// The colour of lines and text that stand for something.
    pub(crate) fn line(&self, hue: Hue) -> &'static str {
        if self.theme == Theme::InkSaving { self.theme.hue(Hue::Ink) } else { self.theme.hue(hue) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol_draw::contact::sections;

    #[test]
    fn every_piece_is_found() {
        let art = Art::new(Theme::Print);
        for (_, _, symbols) in sections() {
            for symbol in symbols {
                assert!(
                    art.drawing(symbol).contains("<path") || art.drawing(symbol).contains("<ellipse"),
                    "{}",
                    symbol.name
                );
            }
        }
    }
}
