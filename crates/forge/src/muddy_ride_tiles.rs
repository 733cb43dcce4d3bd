//! Tile sets: how many of their layouts are good boards.

use crate::certificate::{Certificate, Layouts, Measured};
use crate::level::Table;
use crate::measure::{Bench, NoCertificate, Quiet, on_board, play_to};
use crate::want::Wants;
use gambol_bots::Stop;
use gambol_core::{Fault, RULES_VERSION};
use gambol_games::code;
use gambol_games::muddy_ride::TileSet;
use serde_json::{Map, Value, json};

/// Reads a tile set.
pub(crate) fn tiles(set: &Value) -> Result<TileSet, NoCertificate> {
    Ok(gambol_core::read(set, "board", Fault::Board, TileSet::read)?)
}

/// The layout of a tile set that follows from this seed.
pub(crate) fn layout(set: &Value, tiles: &TileSet, seed: u64) -> Value {
    json!({"tile_set": set, "lay": tiles.random_lay(seed).to_json()})
}

impl Bench<'_> {
    /// Tries layouts of a tile set, drawn as `gambol board lay --seed` draws them, and counts those that are what is
    /// wanted. Set-ups that take long to solve are left out unless the bench is thorough.
    pub fn certify_tiles(
        &self,
        set: &Value,
        layouts: u64,
        command: &str,
        wants: &Wants,
        tried: &dyn Fn(u64),
    ) -> Result<Certificate, NoCertificate> {
        let tiles = tiles(set)?;
        let seed = self.effort.seed;
        let mut good = 0;
        let mut faults: Map<String, Value> = Map::new();
        let mut aparts = Vec::new();
        for number in 0..layouts {
            let board = layout(set, &tiles, seed.wrapping_add(number));
            aparts.push(self.apart(&board)?);
            match self.certify(&board, command, Some(wants)) {
                Ok(_) => good += 1,
                Err(NoCertificate::Unwanted(why)) => {
                    let count = faults.get(&why).and_then(Value::as_u64).unwrap_or(0);
                    faults.insert(why, (count + 1).into());
                }
                Err(other) => return Err(other),
            }
            tried(number + 1);
        }
        aparts.sort_by(f64::total_cmp);
        let apart = aparts.get(aparts.len() / 2).copied();
        let certificate = Certificate {
            game: self.kind.name().into(),
            board: tiles.name().into(),
            code: code::of_content(set).map_err(|error| NoCertificate::Wrong(error.to_string()))?,
            set_ups: Vec::new(),
            layouts: Some(Layouts {
                tried: layouts,
                good,
                seed,
                wants: wants.to_string(),
                level: self.effort.level.to_string(),
                playouts: self.effort.playouts,
                options: self.way(),
                faults,
                apart,
            }),
            measured: Measured {
                gambol: env!("CARGO_PKG_VERSION").into(),
                rules: RULES_VERSION.into(),
                command: command.into(),
            },
        };
        Ok(certificate)
    }

    /// The first of the ways in which boards are played.
    fn way(&self) -> Map<String, Value> {
        self.plans().swap_remove(0).options
    }

    /// How far equal bots' seats are apart on a board, in the first of the ways in which it is played.
    fn apart(&self, board: &Value) -> Result<f64, NoCertificate> {
        let options = on_board(&self.way(), board);
        let mut table = Table::new(self.kind, &options, self.effort, self.threads);
        play_to(&mut table, self.effort.games, &Quiet(self.progress), &Stop::default())?;
        Ok(table.told().apart)
    }
}
