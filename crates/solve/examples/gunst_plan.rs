//! Finds the floors of Gunst's plan and writes the file that comes along with the program:
//! `cargo run --release -p gambol-solve --example gunst_plan crates/solve/src/gunst/plan/floors.bin`.

use gambol_solve::Progress;

/// Tells how far it is.
struct Told;

impl Progress for Told {
    fn stage(&self, name: &str, total: u64) {
        eprintln!("{name}: {total} tings");
    }

    fn say(&self, message: &str) {
        eprintln!("{message}");
    }

    fn done(&self, done: u64) {
        if done.is_multiple_of(100) {
            eprintln!("  {done}");
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("expected the file to write")?;
    let before = std::fs::read(&path).ok();
    let keep = |floors: &[u8]| std::fs::write(&path, floors).expect("the file can be written");
    gambol_solve::gunst::plan_floors(before.as_deref(), &keep, &Told)?;
    Ok(())
}
