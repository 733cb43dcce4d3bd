//! `gambol print`: print-and-play kits as PDF.

use crate::board::source::{built_in, did_you_mean, find, is_file, meant};
use crate::failure::Failure;
use crate::language::LangArgs;
use crate::play::entropy;
use crate::setup::{Held, SetupArgs, find_game, game_named, read_held};
use gambol_games::Kind;
use gambol_print::{Item, MOST_ITEMS, Paper, PrintOptions, SideBar, kit};
use serde_json::Value;
use std::io::Write;

/// How many seeds fresh sheets are drawn from: few enough for a seed to be said across a table.
const SEEDS: u64 = 1_000_000;

/// Make a PDF to print a game at home: boards, pieces and cards, true to size
///
/// Name a game for everything it needs, or a board for that board and the pieces to play on it. Print the PDF at 100%,
/// not "fit to page"; a 50 mm ruler at the foot of each page shows whether it came out right. Where the foot says so,
/// print on both sides and flip on the long edge. Every sheet has the code of that very board; with --base-url it is a QR
/// code that opens it.
///
/// Boards that are generated come from a fresh seed each time, which stands on the sheet and is told; --seed prints one
/// again.
// Switches of a command line are flags by nature.
#[allow(clippy::struct_excessive_bools)]
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  gambol print muddy-ride --out muddy-ride.pdf
  gambol print duel --paper letter --out duel.pdf
  gambol print kangaruse --out sheet.pdf
  gambol print kangaruse --sheets 6 --seed 100 --side-bar scores --out sheets.pdf
  gambol print kangaruse -o give_up=true -o harsh_destruction=true --out harsh.pdf
  gambol print kangaruse -o size=huge --starts --ink-saving --out huge.pdf
  gambol print duel --seed 5 --out another-duel.pdf
  gambol print --puzzles muddy-ride --out puzzles.pdf
  gambol print last-chance my-board.json --out boards.pdf")]
pub struct Args {
    /// A game; a board that ships, by name; a JSON file with a board or a set of tiles (`-` is standard input); a board
    /// code
    #[arg(value_name = "GAME|BOARD", required = true)]
    what: Vec<String>,

    /// The PDF to write; `-` is standard output
    #[arg(long, value_name = "FILE.pdf")]
    out: String,

    /// The paper
    #[arg(long, value_enum, default_value_t)]
    paper: PaperArg,

    /// Lines only, to save ink
    #[arg(long)]
    ink_saving: bool,

    /// Boards on their coloured background (much more ink)
    #[arg(long, conflicts_with = "ink_saving")]
    background: bool,

    /// Add the short rules; a game brings them along anyway
    #[arg(long)]
    rules: bool,

    /// A game without its rules
    #[arg(long, conflicts_with = "rules")]
    no_rules: bool,

    /// Kangaruse: what to print beside the sheet, the rules of its squares or a score table
    #[arg(long, value_enum, default_value_t)]
    side_bar: SideBarArg,

    /// Kangaruse: sheets with starting positions
    #[arg(long)]
    starts: bool,

    /// How many different boards to generate, from consecutive seeds
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = crate::setup::at_least(0usize))]
    sheets: usize,

    /// Generate a board from this seed; with --sheets, the first of several [default: a fresh one]
    #[arg(long, value_name = "S", value_parser = crate::setup::at_least(0u64))]
    seed: Option<u64>,

    /// Where QR codes lead: the address of a Gambol server that others can reach. Without it the board's code is printed
    /// as text
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,

    /// Twelve puzzles of each game instead, from easy to hard, with their solutions upside down; --seed chooses others
    #[arg(long, conflicts_with_all = ["sheets", "starts", "rules"])]
    puzzles: bool,

    #[command(flatten)]
    lang: LangArgs,

    #[command(flatten)]
    setup: SetupArgs,
}

#[derive(clap::ValueEnum, Clone, Copy, Debug, Default)]
enum PaperArg {
    /// 210 × 297 mm
    #[default]
    A4,
    /// US Letter, 8.5 × 11 inches
    Letter,
}

#[derive(clap::ValueEnum, Clone, Copy, Debug, Default)]
enum SideBarArg {
    /// Nothing, for larger squares
    None,
    /// How to play, and what the squares on the sheet do
    #[default]
    Rules,
    /// A score table for five players
    Scores,
}

/// Writes the PDF.
pub fn run(args: &Args) -> Result<(), Failure> {
    let mut fresh = None;
    let pdf = made(args, &mut fresh)?;
    if args.out == "-" {
        let mut out = std::io::stdout().lock();
        out.write_all(&pdf).map_err(|error| Failure::new(format!("standard output: {error}")))?;
    } else {
        std::fs::write(&args.out, &pdf).map_err(|error| Failure::new(format!("{}: {error}", args.out)))?;
    }
    if let Some(seed) = fresh {
        eprintln!("gambol: seed {seed}, fresh; --seed {seed} prints the same again");
    }
    Ok(())
}

/// The PDF, and the fresh seed if one was drawn.
fn made(args: &Args, fresh: &mut Option<u64>) -> Result<Vec<u8>, Failure> {
    if !(1..=MOST_ITEMS).contains(&args.sheets) {
        return Err(Failure::usage(format!("--sheets: expected 1 to {MOST_ITEMS}, found {}", args.sheets)));
    }
    if let Some(found) = args.base_url.as_deref().filter(|url| !is_base(url)) {
        return Err(Failure::usage(format!(
            "--base-url: expected an address such as https://gambol.example, found {found:?}"
        )));
    }
    if args.puzzles {
        return crate::puzzle::printed(&args.what, args.seed.unwrap_or(1), &args.options());
    }
    if args.makes_sheets() && !args.what.iter().any(|what| Kind::named(what).is_some()) {
        return Err(Failure::usage(
            "--sheets, --seed and --starts: expected a game to make boards for, such as kangaruse",
        ));
    }
    let mut items = Vec::new();
    for what in &args.what {
        items.extend(named(args, what, fresh)?);
    }
    Ok(kit(&items, &args.options())?)
}

/// Whether a QR code can begin with this.
fn is_base(url: &str) -> bool {
    (url.starts_with("http://") || url.starts_with("https://"))
        && url.len() <= 100
        && !url.contains(|c: char| c.is_whitespace() || c.is_control())
}

/// What one word of the command line names.
fn named(args: &Args, what: &str, fresh: &mut Option<u64>) -> Result<Vec<Item>, Failure> {
    let failed = |error: gambol_print::PrintError| Failure::from(error).of(what);
    if let Some(kind) = game_named(what) {
        let mut options = args.setup.options_of(kind)?;
        let is_generated = args.makes_sheets() || (kind.has_fresh_boards() && !options.contains_key("board"));
        if !is_generated {
            return Ok(vec![Item::new(kind, &options).map_err(failed)?]);
        }
        if args.starts {
            options.insert("starts".into(), true.into());
        }
        let first = args.seed.or(options.get("seed").and_then(Value::as_u64));
        let first = first.unwrap_or_else(|| *fresh.get_or_insert_with(|| entropy() % SEEDS));
        let sheet = |seed: u64| {
            options.insert("seed".into(), seed.into());
            // Where the game itself makes its boards, its other options go onto the sheet with them.
            let made = if kind.has_fresh_boards() { Item::new } else { Item::generated };
            made(kind, &options).map_err(failed)
        };
        return (0..args.sheets as u64).map(|number| first.saturating_add(number)).map(sheet).collect();
    }
    if let Some(board) = built_in(what) {
        return Ok(vec![Item::built_in(board).map_err(failed)?]);
    }
    if is_file(what) {
        return match read_held(what)? {
            Held::Board(board) => Ok(vec![Item::board(board).map_err(failed)?]),
            Held::Record(record) => {
                Ok(vec![Item::new(find_game(&record.game)?, &record.options).map_err(failed)?])
            }
        };
    }
    if !looks_like_code(what) {
        let games = Kind::names();
        let expected =
            format!("expected a game ({games}), a board that ships, a file with a board, or a board code");
        let meant = did_you_mean(meant(what));
        return Err(Failure::usage(format!("{what}: {expected}{meant}")));
    }
    Ok(vec![Item::board(find(what)?.board).map_err(failed)?])
}

/// Codes begin with their version.
fn looks_like_code(what: &str) -> bool {
    what.starts_with('1') && what.len() > 6
}

impl Args {
    fn options(&self) -> PrintOptions {
        PrintOptions {
            paper: match self.paper {
                PaperArg::A4 => Paper::A4,
                PaperArg::Letter => Paper::Letter,
            },
            side_bar: match self.side_bar {
                SideBarArg::None => SideBar::None,
                SideBarArg::Rules => SideBar::Rules,
                SideBarArg::Scores => SideBar::Scores,
            },
            ink_saving: self.ink_saving,
            background: self.background,
            rules: self.rules || !self.no_rules && self.what.iter().any(|what| game_named(what).is_some()),
            base_url: self.base_url.clone(),
            words: self.lang.words(),
        }
    }

    /// Whether boards are to be generated.
    fn makes_sheets(&self) -> bool {
        self.starts || self.sheets > 1 || self.seed.is_some()
    }
}
