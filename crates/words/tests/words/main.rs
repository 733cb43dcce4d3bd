//! Everything that can be said is said, and nothing that should not be.

mod certificates;
mod drawings;
mod errors;
mod forms;
mod keys;
mod languages;
mod logs;
mod play;
mod refusals;
mod rulebooks;
mod secrets;
mod you;
