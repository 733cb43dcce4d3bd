//! What each of our games brings to the laws, a file for each.

mod duel;
mod gunst;
mod kangaruse;
mod muddy_ride;
mod two_paths;
