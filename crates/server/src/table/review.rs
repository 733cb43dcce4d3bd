//! The review of a game that has ended: what each move gave away, as far as anybody knows.
//!
//! It goes from the last move to the first, because the end of a game is what is known best and what people ask about
//! first. Every move is judged by what its player could know then. One review at a time takes one place of the pool, move
//! by move, so computers that play never wait long for it.

use super::actor::{Actor, Message};
use super::lock;
use super::pool::{Idle, Pool};
use gambol_bots::{Budget, Sight, Stop, advise};
use gambol_core::{Action, AnyMatch};
use gambol_table::{Answer, Review, Verdict, chosen, frame, judge};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How long a whole review takes where everything has to be searched.
const WHOLE: Duration = Duration::from_secs(16);
/// How long a single move is thought about at most, and at least.
const LONGEST: Duration = Duration::from_millis(500);
const SHORTEST: Duration = Duration::from_millis(10);
/// The first move is thought about longer: half of it is spent waiting for a table that is being built.
const FIRST: Duration = Duration::from_secs(3);
/// How long a review that found the line full waits before it goes on.
const LATER: Duration = Duration::from_secs(1);

/// One step of a review.
#[derive(Debug)]
pub(crate) struct Step {
    verdicts: Vec<Verdict>,
    /// How many actions are still to be judged.
    left: usize,
}

/// A finished game that is paged through from the back.
struct Book {
    game: Box<dyn AnyMatch>,
    actions: Vec<Action>,
    /// All there is to win or lose.
    stake: f64,
    each: Duration,
    is_first: bool,
}

impl Book {
    /// Plays a fresh match of the game again to its end.
    fn open(mut game: Box<dyn AnyMatch>, actions: Vec<Action>, stake: f64, hurry: u32) -> Option<Book> {
        for action in &actions {
            game.apply(action).ok()?;
        }
        let each = (WHOLE / (actions.len().max(1) as u32)).clamp(SHORTEST, LONGEST) / hurry;
        Some(Book { game, actions, stake, each, is_first: true })
    }

    /// Judges the last action that somebody chose, and takes it back.
    fn step(&mut self, stop: &Stop) -> Step {
        let mut verdicts = Vec::new();
        while verdicts.is_empty() && !self.actions.is_empty() && !stop.stopped() {
            let Some(action) = self.actions.pop() else { break };
            if !self.game.undo(1) {
                break;
            }
            for (seat, text) in chosen(self.game.as_ref(), &action) {
                let Some(sight) = Sight::of(self.game.as_ref(), seat) else { continue };
                if sight.legal().len() < 2 {
                    continue;
                }
                let time = if self.is_first { FIRST.min(self.each * 12) } else { self.each };
                self.is_first = false;
                let advice = advise(&sight, &Budget::time(time), stop);
                verdicts.extend(judge(self.actions.len(), seat, &text, &advice, self.stake));
            }
        }
        Step { verdicts, left: self.actions.len() }
    }
}

impl Actor {
    /// Begins the review if nobody has asked for it yet, and tells the guest what there is of it.
    pub(super) fn review(&mut self, number: u64) -> Answer {
        if !self.table.fold().is_over() {
            return Answer::No("live-not-over");
        }
        if let Some(guest) = self.guests.get_mut(&number) {
            guest.reviews = true;
        }
        if self.review.is_none() && !self.begin_review(number) {
            return Answer::No("live-busy");
        }
        self.send_review(number);
        Answer::Done
    }

    /// Answers whether there is room in the line of those who wait for a review.
    fn begin_review(&mut self, number: u64) -> bool {
        let Some(table) = self.shared.way_to(self.table.id()) else { return false };
        let pool: Pool = self.shared.pool.clone();
        let Some(in_line) = pool.line_up() else { return false };
        let owner = self.guests.get(&number).map_or(self.owner, |guest| guest.from);
        let id = self.table.id().to_owned();
        let fold = self.table.fold();
        let (game, actions) = (fold.game.afresh(), fold.game.actions());
        let (stake, hurry) = (fold.stake(), pool.hurry());
        self.review = Some(Review::new(actions.len()));
        tokio::spawn(async move {
            let Some(_turn) = pool.review().await else { return };
            let _in_line = in_line;
            let whom = (owner, id.as_str());
            let opened = pool.think(whom, move |_| Book::open(game, actions, stake, hurry)).await;
            let Ok(Some(book)) = opened else { return };
            let book = Arc::new(Mutex::new(book));
            loop {
                let page = Arc::clone(&book);
                let stepped = pool.think(whom, move |stop| lock(&page).step(stop)).await;
                let step = match stepped {
                    Ok(step) => step,
                    Err(Idle::Closed) => return,
                    Err(Idle::Busy) => {
                        tokio::time::sleep(LATER).await;
                        continue;
                    }
                };
                let is_over = step.left == 0;
                // Nobody waits any more when the table is gone.
                if table.send(Message::Reviewed(step)).await.is_err() || is_over {
                    return;
                }
            }
        });
        true
    }

    /// Some more has been judged.
    pub(super) fn reviewed(&mut self, step: &Step) {
        let Some(mut review) = self.review.take() else { return };
        let body = frame("review", &review.add(&step.verdicts, step.left, &self.scene()));
        self.review = Some(review);
        let asked = self.guests.values().filter(|guest| guest.reviews);
        for guest in asked {
            guest.out.send(body.clone());
        }
    }

    /// All of the review so far, for a guest who asked for it.
    pub(super) fn send_review(&self, number: u64) {
        let Some(guest) = self.guests.get(&number).filter(|guest| guest.reviews) else { return };
        let Some(review) = &self.review else { return };
        guest.out.send(frame("review", &review.view(&self.shared.words)));
    }
}
