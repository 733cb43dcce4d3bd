//! The kits, a file for each game.

mod duel;
mod gunst;
mod kangaruse;
mod kangaruse_bar;
mod muddy_ride;
mod muddy_ride_pieces;
mod two_paths;

use crate::art::Art;
use crate::item::Item;
use crate::page::{Area, Page};
use crate::sheet::Leaf;
use crate::{PrintError, PrintOptions, one_page};
use gambol_draw::theme::Theme;
use gambol_draw::{DrawError, Look};

/// How far a drawing may stand out at its sides, in its own units.
const BESIDE: f32 = 8.0;

/// What every kit is made with.
pub(crate) struct Bench<'a> {
    pub(crate) options: &'a PrintOptions,
    /// The pieces; they never have a coloured ground.
    pub(crate) art: Art,
}

/// All sheets for these items, game by game in the order in which they are first asked for.
pub(crate) fn leaves(items: &[Item], options: &PrintOptions) -> Result<Vec<Leaf>, PrintError> {
    let art = Art::new(if options.ink_saving { Theme::InkSaving } else { Theme::Print });
    let bench = Bench { options, art };
    let mut games: Vec<&str> = items.iter().map(|item| item.kind.name()).collect();
    let mut seen = Vec::new();
    games.retain(|game| {
        !seen.contains(game) && {
            seen.push(*game);
            true
        }
    });
    let mut leaves = Vec::new();
    for game in games {
        let items: Vec<&Item> = items.iter().filter(|item| item.kind.name() == game).collect();
        match game {
            "muddy-ride" => muddy_ride::leaves(&bench, &items, &mut leaves)?,
            "duel" => duel::leaves(&bench, &items, &mut leaves)?,
            "kangaruse" => kangaruse::leaves(&bench, &items, &mut leaves)?,
            "two-paths" => two_paths::leaves(&bench, &items, &mut leaves)?,
            _ => gunst::leaves(&bench, &items, &mut leaves)?,
        }
        if options.rules {
            leaves.push(Leaf::Single(one_page::page(&bench, items[0])));
        }
    }
    Ok(leaves)
}

impl Bench<'_> {
    /// The drawing of an item's board without pieces.
    pub(crate) fn board(&self, item: &Item, prefix: &str, labels: bool) -> Result<String, PrintError> {
        let look = Look { theme: self.options.theme(), prefix, labels, ..Look::default() };
        gambol_draw::empty(item.kind, &item.options, &look)
            .map_err(|error: DrawError| PrintError::Pdf(error.to_string()))
    }

    /// A board in the middle of an area, at most this many millimetres for a field.
    pub(crate) fn centred_board(
        &self,
        page: &mut Page,
        item: &Item,
        area: Area,
        most: f32,
    ) -> Result<Area, PrintError> {
        let prefix = page.prefix();
        let svg = self.board(item, &prefix, true)?;
        let (width, height) =
            crate::flat::size(&svg).ok_or_else(|| PrintError::Pdf("a board has a size".into()))?;
        let unit = (area.width / width * 100.0).min(area.height / height * 100.0).min(most);
        let x = area.x + (area.width - width * unit / 100.0) / 2.0;
        // On white paper what stands out at the sides need not be cut off.
        let beside = if self.options.background { 0.0 } else { BESIDE };
        let part = Area::new(-beside, 0.0, width + 2.0 * beside, height);
        page.drawing(&svg, x - beside * unit / 100.0, area.y, unit, Some(part))
            .ok_or_else(|| PrintError::Pdf("a board could not be drawn".into()))?;
        Ok(Area::new(x, area.y, width * unit / 100.0, height * unit / 100.0))
    }
}
