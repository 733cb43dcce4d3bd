//! Solves all last rounds of Gunst and writes the file that comes along with the program:
//! `cargo run --release -p gambol-solve --example gunst_last crates/solve/src/gunst/last.bin`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("expected the file to write")?;
    std::fs::write(path, gambol_solve::gunst::last_rounds(&gambol_solve::Silent)?)?;
    Ok(())
}
