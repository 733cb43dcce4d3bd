//! Tables over real sockets on loopback.

mod attacks;
mod client;
mod crash;
mod faults;
mod faulty;
mod home;
mod hostile;
mod house;
mod leak;
mod limits;
mod load;
mod new;
mod offers;
mod play;
mod print;
mod race;
mod records;
mod review;
mod secret;
mod soak;
mod time;
mod words;
