//! Tables over real sockets on loopback.

mod client;
mod crash;
mod home;
mod hostile;
mod leak;
mod load;
mod offers;
mod play;
mod race;
mod review;
mod time;
mod words;
