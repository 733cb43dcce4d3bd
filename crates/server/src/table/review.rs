//! The review of a game that has ended: what each choice gave away, as far as anybody knows.
//!
//! What was played decides under which name a review is kept, so the same game is reviewed once. One review at a time
//! takes one place of the pool, choice by choice, so computers that play never wait long for it; and it waits for the
//! table of its board, if one is being built, so that it is exact wherever it can be.

use super::actor::Actor;
use super::message::Message;
use super::pool::{Idle, Pool};
use super::{Shared, TableError, Tables, lock};
use crate::who::Visitor;
use gambol_bots::Library;
use gambol_core::{Action, AnyMatch};
use gambol_table::review::{Progress, Reading, Review, Study, Work};
use gambol_table::wire::{ReviewView, Settings};
use gambol_table::{Answer, LEVELS, Lens, NewTable, Screen, Script, Sitter, frame};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc;

/// How long a review that found the line full, or whose table is being built, waits before it goes on.
const LATER: Duration = Duration::from_millis(500);
/// How often it waits for a table that is being built.
const PATIENCE: u32 = 360;

/// How far a review has come.
#[derive(Clone, Debug)]
pub(crate) enum Reviewed {
    /// It waits for the table of its board.
    Waiting,
    /// So much of it is done.
    Coming(Progress),
    /// All of it.
    Done(Box<Review>),
    /// It could not be made, this time.
    Failed,
}

/// What is to be reviewed.
struct Task {
    key: String,
    game: Box<dyn AnyMatch>,
    actions: Vec<Action>,
    owner: IpAddr,
    id: String,
}

impl Task {
    /// Finds the review that was kept, or makes it and keeps it.
    async fn run(self, shared: &Arc<Shared>, table: &mpsc::Sender<Message>) -> Option<Review> {
        if let Some(kept) = kept(shared, &self.key).await {
            return Some(kept);
        }
        let pool: Pool = shared.pool.clone();
        let _turn = pool.review().await?;
        // Somebody else may have reviewed the same game meanwhile.
        if let Some(kept) = kept(shared, &self.key).await {
            return Some(kept);
        }
        let Task { key, game, actions, owner, id } = self;
        let whom = (owner, id.as_str());
        let work = Work::default().hurried(pool.hurry().into());
        let opened =
            pool.think(whom, move |_| Study::open(game.as_ref(), actions, Library::shared(), work)).await;
        let study = Arc::new(Mutex::new(opened.ok()??));
        let mut waited = 0;
        loop {
            let page = Arc::clone(&study);
            let is_patient = waited < PATIENCE;
            let stepped = pool.think(whom, move |stop| {
                let mut study = lock(&page);
                if is_patient && study.is_waiting() {
                    None
                } else {
                    Some((study.step(stop), study.is_done()))
                }
            });
            let progress = match stepped.await {
                Ok(Some((_, true))) => break,
                Ok(Some((progress, false))) => Reviewed::Coming(progress),
                Ok(None) => {
                    waited += 1;
                    tokio::time::sleep(LATER).await;
                    Reviewed::Waiting
                }
                Err(Idle::Closed) => return None,
                Err(Idle::Busy) => {
                    tokio::time::sleep(LATER).await;
                    continue;
                }
            };
            // Nobody waits any more when the table is gone.
            table.send(Message::Reviewed(progress)).await.ok()?;
        }
        let review = lock(&study).review().clone();
        match shared.store.keep_review(&key, &review.written(), shared.world.now()).await {
            // Another server may have been faster: what was kept first is what counts.
            Ok(false) => kept(shared, &key).await.or(Some(review)),
            Ok(true) => Some(review),
            Err(error) => {
                tracing::warn!(%error, "a review was not kept");
                Some(review)
            }
        }
    }
}

async fn kept(shared: &Shared, key: &str) -> Option<Review> {
    Review::read(&shared.store.review(key).await.ok()??)
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
        let is_begun = !matches!(self.review, None | Some(Reviewed::Failed));
        if !is_begun && !self.begin_review(number) {
            return Answer::No("live-busy");
        }
        self.send_review(number);
        Answer::Done
    }

    /// Answers whether there is room in the line of those who wait for a review.
    fn begin_review(&mut self, number: u64) -> bool {
        let Some(table) = self.shared.way_to(self.table.id()) else { return false };
        let Some(in_line) = self.shared.pool.line_up() else { return false };
        let fold = self.table.fold();
        let (game, actions) = (fold.game.afresh(), fold.game.actions());
        let task = Task {
            key: Review::key(fold.game.as_ref(), &actions),
            owner: self.guests.get(&number).map_or(self.owner, |guest| guest.from),
            id: self.table.id().to_owned(),
            game,
            actions,
        };
        let shared = Arc::clone(&self.shared);
        self.review = Some(Reviewed::Coming(Progress { done: 0, all: 1 }));
        tokio::spawn(async move {
            let _in_line = in_line;
            let done = task.run(&shared, &table).await;
            let done = done.map_or(Reviewed::Failed, |review| Reviewed::Done(Box::new(review)));
            let _ = table.send(Message::Reviewed(done)).await;
        });
        true
    }

    /// Some more has been judged.
    pub(super) fn reviewed(&mut self, reviewed: Reviewed) {
        let percent = |reviewed: &Reviewed| match reviewed {
            Reviewed::Coming(Progress { done, all }) => 100 * done / all.max(&1),
            _ => 101,
        };
        let is_news = self.review.as_ref().map(percent) != Some(percent(&reviewed))
            || matches!(reviewed, Reviewed::Done(_));
        self.review = Some(reviewed);
        if is_news {
            for number in self.guests.keys() {
                self.send_review(*number);
            }
        }
    }

    /// What there is of the review, for a guest who asked for it.
    pub(super) fn send_review(&self, number: u64) {
        let Some(guest) = self.guests.get(&number).filter(|guest| guest.reviews) else { return };
        let words = self.words(guest.seen.lens);
        let view = match &self.review {
            None => return,
            Some(Reviewed::Done(review)) => self.scene(guest.seen.lens).review(review, guest.seen.lens),
            Some(Reviewed::Coming(Progress { done, all })) => ReviewView {
                done: *done,
                all: *all,
                words: Reading::coming(words, *done, *all),
                ..ReviewView::default()
            },
            Some(Reviewed::Waiting) => {
                ReviewView { all: 1, words: words.say("review-waiting", &[]), ..ReviewView::default() }
            }
            Some(Reviewed::Failed) => {
                ReviewView { all: 1, words: words.say("live-busy", &[]), ..ReviewView::default() }
            }
        };
        guest.out.send(frame("review", &view));
    }

    /// A step of a moment, drawn.
    pub(super) fn moment(&self, id: &str, lens: Lens, at: (usize, u8, usize)) -> Answer {
        let Some(Reviewed::Done(review)) = &self.review else { return Answer::No("live-nothing") };
        match self.scene(lens).moment_shown(id, lens, review, at) {
            Some(picture) => Answer::Shown(frame("past", &picture)),
            None => Answer::No("live-nothing"),
        }
    }

    /// The review of this table's game, if it was ever made.
    async fn whole_review(&mut self) -> Option<Review> {
        match &self.review {
            Some(Reviewed::Done(review)) => Some((**review).clone()),
            _ if !self.table.fold().is_over() => None,
            _ => {
                let game = self.table.fold().game.as_ref();
                // What is not sent to another thread does not wait.
                let key = Review::key(game, &game.actions());
                kept(&self.shared, &key).await
            }
        }
    }

    /// A moment as something to be found by oneself.
    pub(super) async fn find(&mut self, visitor: &Visitor, ply: usize) -> Result<Script, TableError> {
        let lens = self.lens(visitor, Screen::default())?;
        let review = self.whole_review().await.ok_or(TableError::Unknown)?;
        let words = &visitor.words;
        let home = format!("/t/{}", self.table.id());
        let others = review.shown(&lens.held.iter().map(|seat| seat.0).collect::<Vec<_>>());
        let later = others.iter().map(|(moment, _)| moment.ply).skip_while(|other| *other != ply).nth(1);
        let next = later.map(|next| (format!("{home}/find/{next}"), words.say("review-find-next", &[])));
        let next = next.into_iter().chain([(home, words.say("review-find-back", &[]))]).collect();
        self.scene(lens).find(&review, lens, ply, next).ok_or(TableError::Unknown)
    }

    /// The review as a page to keep.
    pub(super) async fn review_page(&mut self, visitor: &Visitor) -> Result<String, TableError> {
        let lens = self.lens(visitor, Screen::default())?;
        let review = self.whole_review().await.ok_or(TableError::Unknown)?;
        Ok(self.scene(lens).review_page(&review, lens))
    }

    /// The same game against computers of this level, for one who has played it here.
    pub(super) fn against(&mut self, visitor: &Visitor, level: &str) -> Result<NewTable, TableError> {
        let lens = self.lens(visitor, Screen::default())?;
        let own = lens.held.iter().next().ok_or(TableError::Unknown)?;
        if !LEVELS.contains(&level) || !self.table.fold().is_over() {
            return Err(TableError::Unknown);
        }
        let sitter = |seat: usize| {
            if seat == own.index() {
                Sitter::Me { name: None }
            } else {
                Sitter::Bot { level: level.to_owned() }
            }
        };
        let fold = self.table.fold();
        Ok(NewTable {
            game: self.table.game().ok_or(TableError::Unknown)?,
            options: fold.game.given_options().clone(),
            seats: (0..fold.game.seats()).map(sitter).collect(),
            settings: Settings { signs: self.table.settings().signs.clone(), ..Settings::default() },
        })
    }
}

impl Tables {
    /// A moment of a reviewed game as something to be found by oneself.
    pub(crate) async fn find(&self, id: &str, visitor: &Visitor, ply: usize) -> Result<Script, TableError> {
        self.ask(id, |reply| Message::Find { visitor: visitor.clone(), ply, reply }).await?
    }

    /// The review of a game as a page to keep.
    pub(crate) async fn review_page(&self, id: &str, visitor: &Visitor) -> Result<String, TableError> {
        self.ask(id, |reply| Message::ReviewPage { visitor: visitor.clone(), reply }).await?
    }

    /// Makes a table for the same game against computers of this level, and answers with its id.
    pub(crate) async fn play_next(
        &self,
        id: &str,
        visitor: &Visitor,
        level: &str,
    ) -> Result<String, TableError> {
        let message = |reply| Message::Against { visitor: visitor.clone(), level: level.to_owned(), reply };
        let new = self.ask(id, message).await??;
        self.create(visitor, new).await
    }
}
