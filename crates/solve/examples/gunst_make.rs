//! Makes the files of Gunst that come along with the program, from nothing: see `tools/gunst.sh` and `docs/gunst-proof.md`.
//!
//! `gunst_make last FILE [GODS]` solves the last rounds (those with at most so many gods in both hands; the others are
//! taken over; what is made is kept in `FILE.part`), `gunst_make floors FILE` finds the floors (those with one round to follow are
//! kept in `FILE.one`), `gunst_make proof ROUNDS FILE` proves the start of a game of so many rounds. Whoever stops it can start
//! it again: what is kept is not made twice.

use gambol_solve::Progress;
use gambol_solve::gunst::{last_rounds, make_proof, plan_floors, plan_floors_of_one};
use std::fs;
use std::time::Instant;

/// Tells how far it is.
struct Told(Instant);

impl Progress for Told {
    fn stage(&self, name: &str, total: u64) {
        self.say(&format!("{name}: {total}"));
    }

    fn say(&self, message: &str) {
        eprintln!("{:>6.0} s  {message}", self.0.elapsed().as_secs_f64());
    }

    fn done(&self, done: u64) {
        if done.is_multiple_of(60) {
            self.say(&done.to_string());
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let told = Told(Instant::now());
    let (path, bytes) = match arguments[..] {
        ["last", path] => (path, last(path, 8, &told)?),
        ["last", path, gods] => (path, last(path, gods.parse()?, &told)?),
        ["floors", path] => {
            let kept = format!("{path}.one");
            if !fs::exists(&kept)? {
                fs::write(&kept, plan_floors_of_one(&told)?)?;
            }
            let floors = plan_floors(&fs::read(&kept)?, &told)?;
            (path, floors.ok_or_else(|| format!("{kept}: expected floors, found something else"))?)
        }
        ["proof", rounds, path] => (path, make_proof(rounds.parse()?, &told)?),
        _ => return Err("expected last, floors or proof, and the file to write".into()),
    };
    fs::write(path, &bytes)?;
    println!("{}  {path}", blake3::hash(&bytes));
    Ok(())
}

/// The last rounds, going on from what is kept.
fn last(path: &str, gods: u32, told: &Told) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let (path, fresh) = (format!("{path}.part"), format!("{path}.part.new"));
    let kept = if fs::exists(&path)? { fs::read(&path)? } else { Vec::new() };
    let keep = |made: &[u8]| {
        let written = fs::write(&fresh, made).and_then(|()| fs::rename(&fresh, &path));
        if let Err(error) = written {
            told.say(&format!("{path}: {error}"));
        }
    };
    Ok(last_rounds(gods, &kept, &keep, told)?)
}
