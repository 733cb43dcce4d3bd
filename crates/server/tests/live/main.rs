//! Tables over real sockets on loopback.

mod attacks;
mod client;
mod crash;
mod faults;
mod faulty;
mod home;
mod hostile;
mod house;
mod languages;
mod leak;
mod limits;
mod load;
mod new;
mod offers;
mod play;
mod print;
mod process;
mod race;
mod records;
mod review;
mod secret;
mod soak;
mod time;
mod words;

/// Of the secrets that there are, every one is tried.
const SAMPLE: usize = 1;

/// How often a server is killed, in the short run and in the long one.
const KILLS: (u64, u64) = (24, 300);

/// Where the server of a folder keeps its tables: in that folder. (The tests beside these, of several servers, keep some of
/// them in `PostgreSQL`.)
fn store(_folder: &std::path::Path) -> Option<String> {
    None
}
