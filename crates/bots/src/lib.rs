//! Players: they see what a seat sees, never more.
