//! Building a table, layer by layer: tokens only ever get fewer, so a layer needs only those with one token less.

use super::layer::{Ammo, Layer, Solved};
use super::saloon::{Saloon, scenes};
use crate::progress::{Cancelled, Progress};
use gambol_core::Indexed;
use gambol_games::duel::{Cowboy, Duel, Position, Token};
use std::collections::HashMap;
use std::slice::ChunksExactMut;
use std::sync::Mutex;
use std::thread;

/// The values and lengths of all positions that open a turn, by the game's numbers.
pub(super) struct Built {
    pub(super) values: Vec<f64>,
    pub(super) lengths: Vec<f32>,
}

/// What is left of the tokens in a position.
pub(super) fn ammo(pos: Position) -> Ammo {
    Ammo {
        tokens: Cowboy::BOTH.map(|cowboy| pos.tokens(cowboy)),
        unseen: Token::ALL.map(|token| pos.unseen(token)),
    }
}

/// The tokens of each layer, fewest first. The game numbers positions by their tokens first.
pub(super) fn layers(game: &Duel) -> Vec<Ammo> {
    let size = 2 * scenes(game) as u64;
    let first = (0..size).find(|&number| game.numbered(number).is_some());
    let first = first.expect("two cowboys find room on any board");
    let layer = |layer: u64| {
        ammo(game.numbered(layer * size + first).expect("layers differ in nothing but the tokens"))
    };
    (0..game.numbers() / size).map(layer).collect()
}

/// Solves all positions of a game. Layers with equally many tokens left do not need each other, so they share the cores.
pub(super) fn build(game: &Duel, progress: &dyn Progress) -> Result<Built, Cancelled> {
    let saloon = Saloon::new(game);
    let layers = layers(game);
    let number: HashMap<Ammo, usize> = layers.iter().enumerate().map(|(i, &ammo)| (ammo, i)).collect();
    let size = 2 * saloon.scenes;
    let mut values = vec![0.0; layers.len() * size];
    let mut lengths = vec![0.0; layers.len() * size];
    progress.stage("positions solved", values.len() as u64);
    let mut done = 0;
    for level in layers.chunk_by(|one, other| one.left() == other.left()) {
        let (known_values, new_values) = values.split_at_mut(done * size);
        let (known_lengths, new_lengths) = lengths.split_at_mut(done * size);
        let known = Known { number: &number, size, values: known_values, lengths: known_lengths };
        let work = Work {
            level,
            next: 0,
            values: new_values.chunks_exact_mut(size),
            lengths: new_lengths.chunks_exact_mut(size),
        };
        work.share(&saloon, &known, progress, done)?;
        done += level.len();
        progress.done((done * size) as u64);
    }
    Ok(Built { values, lengths })
}

/// The layers that are solved.
struct Known<'a> {
    number: &'a HashMap<Ammo, usize>,
    size: usize,
    values: &'a [f64],
    lengths: &'a [f32],
}

impl Known<'_> {
    /// The layers that firing leads to, by cowboy and kind of token.
    fn after(&self, ammo: Ammo) -> [[Option<Solved<'_>>; 4]; 2] {
        Cowboy::BOTH.map(|cowboy| {
            Token::ALL.map(|token| {
                let ammo = ammo.after(cowboy, token)?;
                let first = self.number[&ammo] * self.size;
                let range = first..first + self.size;
                Some(Solved { ammo, values: &self.values[range.clone()], lengths: &self.lengths[range] })
            })
        })
    }
}

/// Layers that do not need each other, with the room for their values.
struct Work<'a> {
    level: &'a [Ammo],
    next: usize,
    values: ChunksExactMut<'a, f64>,
    lengths: ChunksExactMut<'a, f32>,
}

impl Work<'_> {
    /// Solves all of them, on as many threads as there are cores. `done` layers were solved before.
    fn share(
        self,
        saloon: &Saloon,
        known: &Known<'_>,
        progress: &dyn Progress,
        done: usize,
    ) -> Result<(), Cancelled> {
        let threads = thread::available_parallelism().map_or(1, usize::from).min(self.level.len());
        let shared = Mutex::new(self);
        let work = || {
            let mut room = Layer::new(saloon);
            loop {
                progress.go_on()?;
                let (ammo, values, lengths) = {
                    let mut work = shared.lock().expect("nothing panics with the lock");
                    let Some(&ammo) = work.level.get(work.next) else { return Ok(()) };
                    work.next += 1;
                    progress.done(((done + work.next - 1) * known.size) as u64);
                    let room = work.values.next().zip(work.lengths.next());
                    let (values, lengths) = room.expect("there is room for every layer");
                    (ammo, values, lengths)
                };
                room.solve(ammo, &known.after(ammo), &[], values, lengths);
            }
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let own = work();
            let all = others.into_iter().map(|other| other.join().expect("no thread panics"));
            all.fold(own, Result::and)
        })
    }
}
