//! Why something was a mistake, in words. Nothing is said but what the positions and the judgement show.

use super::reading::{Reading, Stop, Way, percent_of};
use super::study::is_proved;
use super::{Moment, SAME, Verdict, after};
use gambol_core::{Action, Eyes, Seat, Seats};

/// A share is told as one of these, if it is this close to it.
const OFTEN: [(u32, u32); 8] = [(1, 5), (1, 4), (1, 3), (2, 5), (3, 5), (2, 3), (3, 4), (4, 5)];
const CLOSE: f64 = 0.035;

impl Reading<'_> {
    /// Why a choice was a mistake, and what would have been better.
    pub(super) fn why(&self, moment: &Moment, verdict: &Verdict, way: &Way) -> String {
        let words = self.teller.words;
        if verdict.is_mixed() {
            return words.sentences(&[self.mixed(verdict), self.better(verdict)]);
        }
        let seat = Seat(moment.seat);
        let reason = self.harm(seat, way);
        let is_lost = verdict.gives_up || verdict.sure.1 < SAME && is_proved(verdict.known);
        // What ends the game says enough.
        let fall =
            if reason.is_some() && is_lost { String::new() } else { self.fall(seat, (moment, verdict), way) };
        let points = if reason.is_none() { self.points(seat, moment, way) } else { None };
        words.sentences(&[reason.or(points).unwrap_or_default(), fall, self.better(verdict)])
    }

    /// What the move did at once, or what it lets somebody do next.
    fn harm(&self, seat: Seat, way: &Way) -> Option<String> {
        let (first, rest) = way.stops.split_first()?;
        // A fact is a reason only where it stands out against what would have happened anyway: the end of the game, or
        // what somebody else does next.
        let at_once = self.teller.harm(seat, (&way.start, &first.told, &first.state), false);
        let reply = rest.first().filter(|reply| is_by_another(reply, seat));
        let next = || {
            let reply = reply?;
            self.teller.harm(seat, (&first.state, &reply.told, &reply.state), true)
        };
        at_once.or_else(next)
    }

    /// That the move ends the game, leads to a lost one, or takes something off the chance to win.
    fn fall(&self, seat: Seat, (moment, verdict): (&Moment, &Verdict), way: &Way) -> String {
        let teller = &self.teller;
        if way.stops.len() == 1
            && let Some(winners) = way.winners
        {
            let winners: Vec<Seat> = winners.iter().collect();
            if winners.len() == self.game.seats() {
                return teller.words.say("review-why-draws", &[]);
            }
            let args = [("who", teller.all(&winners).into()), ("count", winners.len().into())];
            return teller.words.say("review-why-ends", &args);
        }
        if self.is_together(moment.ply) && (verdict.gives_up || is_proved(verdict.known)) {
            return self.blind(verdict);
        }
        if verdict.gives_up {
            // Of two sides it is the other; of more, whoever was found to be able to.
            let wins = |side: &Seats| {
                !side.has(seat) && (self.is_for_two() || moment.winner.is_some_and(|won| side.has(Seat(won))))
            };
            let winners: Vec<Seat> = self
                .game
                .sides()
                .into_iter()
                .filter(wins)
                .flat_map(|side| side.iter().collect::<Vec<_>>())
                .collect();
            return match verdict.ends_in {
                Some(actions) if !winners.is_empty() => {
                    let args = [("who", teller.all(&winners).into()), ("actions", i64::from(actions).into())];
                    teller.words.say("review-why-wins-in", &args)
                }
                _ => teller.did("review-why-loses", seat, &[]),
            };
        }
        let (before, after) = (percent_of(verdict.sure.0), percent_of(verdict.sure.1));
        let args = [("before", before.into()), ("after", after.into())];
        teller.did("review-why-falls", seat, &args)
    }

    /// What a choice was worth before anybody knew what the others chose at the same time: the position that arose may be
    /// worth something else.
    fn blind(&self, verdict: &Verdict) -> String {
        let words = self.teller.words;
        if verdict.gives_up {
            return words.say("review-why-blind-loses", &[]);
        }
        // At least and at most are rounded so that both stay true; numbers are kept to six digits.
        let before = (100.0 * verdict.sure.0 + 1e-4).floor() as i64;
        let after = (100.0 * verdict.sure.1 - 1e-4).ceil() as i64;
        words.say("review-why-blind", &[("before", before.into()), ("after", after.into())])
    }

    /// That the better move gains more at once, where the game is about points.
    fn points(&self, seat: Seat, moment: &Moment, way: &Way) -> Option<String> {
        let mut game = after(self.game, self.actions.get(..moment.ply)?)?;
        let less = self.teller.gain(seat, &way.start, &way.stops.first()?.state)?;
        game.apply(&Action::One(moment.better.clone())).ok()?;
        let more = self.teller.gain(seat, &way.start, &game.state(Eyes::All))?;
        let choice = capital(&self.teller.choice(&way.start, &moment.better));
        let args = [("move", choice.into()), ("points", more.into()), ("less", less.into())];
        (more > less.max(0)).then(|| self.teller.words.say("review-better-points", &args))
    }

    /// How often best play does what was done, where it mixes.
    fn mixed(&self, verdict: &Verdict) -> String {
        let seat = Seat(verdict.seat);
        if verdict.share < 0.005 {
            return self.teller.did("review-mix-never", seat, &[]);
        }
        self.teller.did("review-mix-share", seat, &[("often", self.often(verdict.share).into())])
    }

    /// What would have been better.
    pub(super) fn better(&self, verdict: &Verdict) -> String {
        let words = self.teller.words;
        let eyes = Eyes::Seat(Seat(verdict.seat));
        let game = self.actions.get(..verdict.ply).and_then(|actions| after(self.game, actions));
        let state = game.map(|game| game.state(eyes)).unwrap_or_default();
        if verdict.is_mixed() {
            let part = |(action, share): &(String, f64)| {
                let choice = self.teller.choice(&state, action);
                words.say("review-mix-part", &[("move", choice.into()), ("often", self.often(*share).into())])
            };
            let parts: Vec<String> = verdict.best.iter().map(part).collect();
            return words.say("review-mix-best", &[("moves", words.list(&parts).into())]);
        }
        let Some((action, _)) = verdict.best.first() else { return String::new() };
        let choice = ("move", self.teller.choice(&state, action).into());
        let best = verdict.sure.0;
        if verdict.only_gives_up() {
            return words.say("review-better-open", &[choice]);
        }
        if is_proved(verdict.known) && best >= 1.0 {
            return words.say("review-better-wins", &[choice]);
        }
        if is_proved(verdict.known) && self.is_for_two() && (best - 0.5).abs() < SAME {
            return words.say("review-better-even", &[choice]);
        }
        words.say("review-better", &[choice])
    }

    /// "two times in three".
    fn often(&self, share: f64) -> String {
        let words = self.teller.words;
        if share > 0.95 {
            return words.say("review-often-always", &[]);
        }
        if share < 0.05 {
            return words.say("review-often-rarely", &[]);
        }
        if (share - 0.5).abs() < CLOSE {
            return words.say("review-often-half", &[]);
        }
        let off = |(times, of): &(u32, u32)| (share - f64::from(*times) / f64::from(*of)).abs();
        let near = OFTEN.into_iter().filter(|often| off(often) < CLOSE);
        match near.min_by(|one, other| off(one).total_cmp(&off(other))) {
            Some((times, of)) => {
                words.say("review-often", &[("times", i64::from(times).into()), ("of", i64::from(of).into())])
            }
            None => words.say("review-often-percent", &[("percent", percent_of(share).into())]),
        }
    }

    /// What its player could not know then, of all that stands beside the board and of what others chose meanwhile.
    pub(super) fn hidden(&self, moment: &Moment) -> String {
        let words = self.teller.words;
        let seat = Seat(moment.seat);
        let Some(game) = self.actions.get(..moment.ply).and_then(|actions| after(self.game, actions)) else {
            return String::new();
        };
        let known = self.teller.beside(&game.state(Eyes::Seat(seat)));
        let all = self.teller.beside(&game.state(Eyes::All));
        let new = all.into_iter().filter(|told| !known.contains(told));
        let part = |label: String, what: String| {
            words.say("review-hidden-part", &[("label", label.into()), ("what", what.into())])
        };
        let mut parts: Vec<String> = new.map(|(label, what)| part(label, what)).collect();
        if let Some(Action::Together(texts)) = self.actions.get(moment.ply) {
            let state = game.state(Eyes::All);
            for other in (0..self.game.seats() as u8).map(Seat).filter(|&other| other != seat) {
                if let Some(text) = texts.get(&other.to_string()) {
                    parts.push(part(self.teller.name(other).into(), self.teller.choice(&state, text)));
                }
            }
        }
        if parts.is_empty() {
            return String::new();
        }
        self.teller.did("review-hidden", seat, &[("what", words.list(&parts).into())])
    }
}

/// Whether somebody else did it.
fn is_by_another(stop: &Stop, seat: Seat) -> bool {
    stop.mover.is_some_and(|mover| mover != seat)
}

/// A sentence that begins with what somebody may do.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
