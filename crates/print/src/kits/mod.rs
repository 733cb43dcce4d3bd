//! The kits, a file for each game.

mod duel;
mod gunst;
mod gunst_pieces;
mod kangaruse;
mod kangaruse_bar;
mod muddy_ride;
mod muddy_ride_pieces;
mod two_paths;

use crate::art::Art;
use crate::item::Item;
use crate::page::{Area, Page};
use crate::sheet::Leaf;
use crate::{PrintError, PrintOptions, short};
use gambol_draw::theme::Theme;
use gambol_draw::{DrawError, Look};
use gambol_games::Kind;
use gambol_words::{Arg, Words};
use serde_json::{Map, Value};

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
    let mut leaves = Vec::new();
    let mut seen = Vec::new();
    for kind in items.iter().map(|item| item.kind) {
        if seen.contains(&kind) {
            continue;
        }
        seen.push(kind);
        let items: Vec<&Item> = items.iter().filter(|item| item.kind == kind).collect();
        of(kind).leaves(&bench, &items, &mut leaves)?;
        if options.rules {
            let both = leaves.iter().any(|leaf| matches!(leaf, Leaf::Pair(..)));
            match <[Page; 2]>::try_from(short::sheets(&bench, items[0])?) {
                Ok([front, back]) if both => leaves.push(Leaf::Pair(front, back)),
                Ok(pages) => leaves.extend(pages.map(Leaf::Single)),
                Err(pages) => leaves.extend(pages.into_iter().map(Leaf::Single)),
            }
        }
    }
    Ok(leaves)
}

/// What a game brings to print.
pub(crate) trait Prints: Sync {
    /// The sheets of the kit for these items of the game.
    fn leaves(&self, bench: &Bench<'_>, items: &[&Item], leaves: &mut Vec<Leaf>) -> Result<(), PrintError>;

    /// The tiles that a board is laid from and how they lie, where a game has such; none for a whole board.
    fn tiles(&self, _board: &Value) -> Option<(Value, Value)> {
        None
    }

    /// The board that the options describe other than by `board`, so that it has a code like any other.
    fn described_board(&self, _options: &Map<String, Value>) -> Option<Value> {
        None
    }

    /// What such a board is called.
    fn described_name(&self, _words: &Words, _options: &Map<String, Value>) -> Option<String> {
        None
    }

    /// Whether the kit of the whole game holds more than one board, so that no board's name stands for it.
    fn has_many_parts(&self) -> bool {
        false
    }
}

/// What a game brings to print.
pub(crate) fn of(kind: Kind) -> &'static dyn Prints {
    match kind {
        Kind::MuddyRide => &muddy_ride::Printed,
        Kind::Duel => &duel::Printed,
        Kind::Kangaruse => &kangaruse::Printed,
        Kind::TwoPaths => &two_paths::Printed,
        Kind::Gunst => &gunst::Printed,
    }
}

impl Bench<'_> {
    /// A message.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.options.words.say(key, args)
    }

    /// One of the attributes of a message.
    pub(crate) fn pick(&self, message: &str, which: &str) -> String {
        self.options.words.pick(message, which, &[])
    }

    /// The drawing of an item's board without pieces.
    pub(crate) fn board(&self, item: &Item, prefix: &str, labels: bool) -> Result<String, PrintError> {
        let look = Look { theme: self.options.theme(), prefix, labels, for_pens: true, ..Look::default() };
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
