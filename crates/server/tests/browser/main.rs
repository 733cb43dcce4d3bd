//! The pages in a real browser: Debian's Chromium visits a server on loopback.
//!
//! Every test watches the same things besides its own: no error in the console, no report of a broken policy, no
//! request to elsewhere, no page that scrolls sideways.

mod access;
mod after;
mod cable;
mod company;
mod curtain;
mod fit;
mod games;
mod hand;
mod hands;
mod house;
mod languages;
mod learn;
mod manners;
mod puzzles;
mod review;
mod tab;
mod touch;
