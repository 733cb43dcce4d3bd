//! `gambol board lay`: puts the tiles of a set together.

use super::json::Out;
use super::source::{built_in, find};
use crate::failure::Failure;
use crate::play::entropy;
use gambol_core::Fault;
use gambol_games::muddy_ride::{Lay, TileSet};
use serde_json::json;

/// Lay the tiles of a Muddy Ride tile set into a meadow
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// A JSON file, GAME/NAME of a built-in tile set, or a code
    #[arg(value_name = "TILESET")]
    set: String,

    /// The tiles north-west, north-east, south-west, south-east, each with its quarter turns: "A0 B3 C1 D2"
    #[arg(long, value_name = "LAYOUT", conflicts_with_all = ["seed", "fair"])]
    lay: Option<String>,

    /// Lay them in random order and turns; the same number gives the same layout [default: any]
    #[arg(long, value_name = "N", value_parser = crate::setup::at_least(0u64))]
    seed: Option<u64>,

    /// Lay a fair tile set so that all animals are treated alike
    #[arg(long)]
    fair: bool,

    /// Print the meadow field by field instead of the set and its layout
    #[arg(long)]
    flat: bool,

    #[command(flatten)]
    out: Out,
}

/// Lays and prints.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let found = find(&args.set)?;
    let set = gambol_core::read(&found.board, "board", Fault::Board, TileSet::read)
        .map_err(|error| Failure::from(error).of(&format!("{}: expected a tile set", args.set)))?;
    let seed = args.seed.unwrap_or_else(entropy);
    let lay = match &args.lay {
        Some(text) => {
            text.parse().map_err(|wrong| Failure::usage(format!("--lay: {wrong}, found {text:?}")))?
        }
        None if args.fair => Lay::fair(seed),
        None => set.random_lay(seed),
    };
    if args.flat {
        return args.out.write(&set.lay(lay).to_json());
    }
    let name = built_in(&args.set).map(|built_in| built_in.name.into());
    args.out.write(&json!({"tile_set": name.unwrap_or(found.board), "lay": lay.to_json()}))
}
