//! The review of a table's game, as somebody there sees it.

use super::{Reading, Review};
use crate::lens::Lens;
use crate::scene::Scene;
use crate::wire::{MomentView, Picture, ReviewLine, ReviewView};
use gambol_core::Action;
use gambol_draw::Extent;

/// What a page says around a review.
const LABELS: [(&str, &str); 8] = [
    ("keep", "review-keep"),
    ("mistakes", "review-mistakes"),
    ("legend-made", "review-legend-made"),
    ("legend-better", "review-legend-better"),
    ("before", "review-before"),
    ("after", "review-after"),
    ("find", "review-find"),
    ("next-why", "review-next-why"),
];

impl Scene<'_> {
    /// Has a review read out to whoever looks through this lens.
    fn reading<T>(&self, review: &Review, lens: Lens, read: impl FnOnce(&Reading<'_>) -> T) -> T {
        let held: Vec<u8> = lens.held.iter().map(|seat| seat.0).collect();
        let actions: Vec<Action> = self.fold.game.actions();
        let result = self.fold.result();
        read(&Reading {
            game: self.fold.game.as_ref(),
            actions: &actions,
            result: result.as_ref(),
            review,
            teller: self.teller_for(lens),
            held: &held,
        })
    }

    /// The whole review.
    pub fn review(&self, review: &Review, lens: Lens) -> ReviewView {
        self.reading(review, lens, |reading| {
            let moments = reading.moments().into_iter().map(|told| MomentView {
                own: reading.held.contains(&told.seat),
                ply: told.ply,
                seat: told.seat,
                title: told.title,
                made: told.made,
                why: told.why,
                hidden: told.hidden,
                known: told.known,
                line: told.line,
            });
            let line = |verdict| {
                let words = reading.line(verdict)?;
                Some(ReviewLine { n: verdict.ply + 1, seat: verdict.seat, lost: verdict.loss > 0.0, words })
            };
            let players = reading.players();
            let next = lens.reader().and_then(|own| {
                let played = players.iter().find(|player| player.seat == own.0)?.played.as_ref()?;
                let words = match played.next.as_str() {
                    "perfect" => self.words.say("review-next-perfect", &[]),
                    level => self.words.say("review-next", &[("level", level.into())]),
                };
                Some((played.next.clone(), words))
            });
            ReviewView {
                done: 1,
                all: 1,
                words: reading.summary(),
                chart: reading.chart(None),
                moments: moments.collect(),
                lines: review.verdicts.iter().filter_map(line).collect(),
                players: players.into_iter().map(|player| (player.title, player.words)).collect(),
                next,
                labels: LABELS.map(|(name, key)| (name, self.words.say(key, &[]))).into(),
            }
        })
    }

    /// A step of a moment, drawn.
    pub fn moment_shown(
        &self,
        id: &str,
        lens: Lens,
        review: &Review,
        (ply, seat, step): (usize, u8, usize),
    ) -> Option<Picture> {
        let board = self.reading(review, lens, |reading| reading.board(ply, seat, step))?;
        Some(Picture {
            id: id.to_owned(),
            action: None,
            ply: Some(ply),
            svg: board.marked(|marks| self.picture(lens, &board.state, marks, Extent::Thin)),
            words: board.words,
            loud: None,
            bad: false,
        })
    }

    /// The review as a page to keep.
    #[allow(clippy::redundant_closure_for_method_calls, reason = "the method is not general enough")]
    pub fn review_page(&self, review: &Review, lens: Lens) -> String {
        self.reading(review, lens, |reading: &Reading<'_>| reading.page())
    }

    /// A moment as something to be found by oneself, asked of whoever chose there.
    pub fn find(
        &self,
        review: &Review,
        lens: Lens,
        ply: usize,
        next: Vec<(String, String)>,
    ) -> Option<crate::Script> {
        let own = lens.held.iter().map(|seat| seat.0).find(|seat| review.moment(ply, *seat).is_some());
        let any = || review.moments.iter().find(|moment| moment.ply == ply).map(|moment| moment.seat);
        let seat = own.or_else(any)?;
        self.reading(review, lens, |reading| reading.find(ply, seat, next))
    }
}
