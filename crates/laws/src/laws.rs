//! The laws, one function each with its sentence. A law looks at one moment of a game and panics if it is broken there.

mod chance;
mod endings;
mod fairness;
mod limits;
mod lists;
mod moves;
mod notation;
mod numbers;
mod records;
mod secrets;
mod setups;
mod states;
mod symmetry;
mod undoing;

pub use chance::*;
pub use endings::*;
pub use fairness::*;
pub use limits::*;
pub use lists::*;
pub use moves::*;
pub use notation::*;
pub use numbers::*;
pub use records::*;
pub use secrets::*;
pub use setups::*;
pub use states::*;
pub use symmetry::*;
pub use undoing::*;
