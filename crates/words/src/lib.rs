//! Everything Gambol says to people, in their language.
