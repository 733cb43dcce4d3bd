//! Tables over real sockets on loopback.

mod client;
mod crash;
mod hostile;
mod leak;
mod offers;
mod play;
mod race;
mod time;
