//! Certificates for people: a sentence, and the whole of it line by line. All of it is made from the numbers.

use crate::certificate::{Certificate, Layouts, LevelPlay, SetUp};
use std::fmt::{self, Write};

/// A certificate in one or two sentences.
pub(crate) fn sentence(certificate: &Certificate) -> String {
    if let Some(layouts) = &certificate.layouts {
        return layouts_sentence(layouts);
    }
    let mut parts = Vec::new();
    parts.extend(fairness(certificate));
    // Perfect play is described for the largest game people play for which it is known.
    let played = certificate.set_ups.iter().filter(|set_up| set_up.level_play.is_some());
    parts.extend(played.chain(&certificate.set_ups).find_map(best_play));
    let mut text = capital(&parts.join("; "));
    if let Some(play) = certificate.set_ups.first().and_then(|set_up| set_up.level_play.as_ref()) {
        if !text.is_empty() {
            text += ". ";
        }
        text += &level_play(play);
    }
    text + "."
}

/// What is known exactly about who wins.
fn fairness(certificate: &Certificate) -> Option<String> {
    let known: Vec<_> = certificate
        .set_ups
        .iter()
        .filter_map(|set_up| set_up.exact.as_ref().map(|exact| (set_up, exact)))
        .collect();
    let (usual, exact) = *known.first()?;
    if let Some((set_up, exact)) = known.iter().find(|(_, exact)| !exact.forced.is_empty()) {
        let at = if known.len() > 1 { format!(" ({})", set_up.title) } else { String::new() };
        let first = &exact.first_player;
        return Some(match first.distance {
            Some(distance) if first.low > 0.0 => {
                format!("whoever begins can force a win in {distance} actions{at}")
            }
            _ => format!("a win can be forced against whoever begins{at}"),
        });
    }
    // Between two sides a value tells everything; between more, only what one of them can force against all others.
    let between_two = known.iter().filter(|(_, exact)| exact.first_player.is_exact()).count();
    if known.iter().all(|(_, exact)| !exact.first_player.is_exact() || exact.first_player.value == 0.0) {
        let even = match between_two {
            0 => None,
            1 => Some("between two sides it is exactly even with best play".to_owned()),
            count => {
                Some(format!("between two sides it is exactly even with best play in all {count} set-ups"))
            }
        };
        let several = "between more, nobody can force a win against all others together".to_owned();
        let several = (between_two < known.len()).then_some(several);
        return Some(even.into_iter().chain(several).collect::<Vec<_>>().join("; "));
    }
    let value = exact.first_player.value;
    let side = if value > 0.0 { "ahead" } else { "behind" };
    let at = if known.len() > 1 { format!(" ({})", usual.title) } else { String::new() };
    let nearly = if value.abs() <= 0.02 { "as good as fair: " } else { "" };
    Some(format!("{nearly}with best play whoever begins is {side} by {:.4} of the stake{at}", value.abs()))
}

/// How long perfect players play.
fn best_play(set_up: &SetUp) -> Option<String> {
    let (best, exact) = (set_up.best_play.as_ref()?, set_up.exact.as_ref()?);
    let (mean, drawn) = (best.lasts.mean.round(), best.drawn.share);
    let at = if set_up.options.is_empty() { String::new() } else { format!(" ({})", set_up.title) };
    Some(if drawn >= 1.0 && exact.first_player.value == 0.0 {
        format!("perfect players hold the draw for {mean} actions{at}")
    } else {
        format!("best play lasts {mean} actions and is drawn in {}{at}", percent(drawn))
    })
}

fn level_play(play: &LevelPlay) -> String {
    let n = play.games;
    let drawn = if play.drawn.share == 0.0 { "none".into() } else { percent(play.drawn.share) };
    format!(
        "Among {} equal bots of level {} the seats are {} ± {} apart, {drawn} of {n} games {} drawn, and a game lasts {} actions",
        play.seats.len(),
        play.level,
        percent(play.apart),
        percent(play.apart_within),
        if play.drawn.share == 0.0 { "was" } else { "were" },
        play.lasts.mean.round(),
    )
}

fn layouts_sentence(layouts: &Layouts) -> String {
    let share = layouts.good as f64 / layouts.tried.max(1) as f64;
    let mut text = format!(
        "{} of {} layouts drawn at random are good ({}): {}.",
        layouts.good,
        layouts.tried,
        percent(share),
        layouts.wants
    );
    if let Some(apart) = layouts.apart {
        let _ = write!(text, " In half of all, equal bots' seats are more than {} apart.", percent(apart));
    }
    text
}

/// A share of a whole as people read it: `3.1 %`.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} ({})", self.board, self.game)?;
        writeln!(f, "  {}", self.sentence)?;
        for set_up in &self.set_ups {
            write!(f, "{set_up}")?;
        }
        if let Some(layouts) = &self.layouts {
            for (fault, count) in &layouts.faults {
                writeln!(f, "  {count:>4}  {fault}")?;
            }
        }
        writeln!(f, "  code     {}", self.code)?;
        writeln!(f, "  again    {}", self.measured.command)
    }
}

impl fmt::Display for SetUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  {}", self.title)?;
        if let Some(exact) = &self.exact {
            let known = &exact.first_player;
            let value = match known.label.as_str() {
                "exact" => format!("{:+.4} exact", known.value),
                "bounded" => format!("{:+.4} to {:+.4} proved", known.low, known.high),
                _ => format!("{:+.4} ({:+.4} to {:+.4}) estimated", known.value, known.low, known.high),
            };
            let forced =
                if exact.forced.is_empty() { "nobody can force a win" } else { "a win can be forced" };
            writeln!(f, "    first player  {value}; {forced}")?;
            let drawn = exact.shares.get("drawn").or_else(|| exact.shares.get("level"));
            if let Some(drawn) = drawn.and_then(serde_json::Value::as_f64) {
                let share = percent(drawn / exact.positions.max(1) as f64);
                writeln!(f, "    positions     {}, drawn {share}", exact.positions)?;
            }
            if let Some(longest) = exact.longest {
                writeln!(f, "    longest win   {longest} actions")?;
            }
        }
        if let Some(openings) = &self.openings {
            writeln!(
                f,
                "    openings      {} of {} are good, {}",
                openings.good, openings.legal, openings.label
            )?;
        }
        if let Some(best) = &self.best_play {
            let (lasts, drawn) = (best.lasts, percent(best.drawn.share));
            writeln!(f, "    best play     {:.0} actions, {drawn} drawn, {} games", lasts.mean, best.games)?;
        }
        self.level_play.as_ref().map_or(Ok(()), |play| write!(f, "{play}"))
    }
}

impl fmt::Display for LevelPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how =
            self.playouts.map_or("perfect play known".into(), |playouts| format!("{playouts} playouts"));
        writeln!(
            f,
            "    level play    {} games of level {}, {how}, seed {}",
            self.games, self.level, self.seed
        )?;
        let seats: Vec<_> = self.seats.iter().map(|seat| format!("{:.1}", seat.share * 100.0)).collect();
        let within = self.seats.iter().map(|seat| seat.within).fold(0.0, f64::max);
        writeln!(
            f,
            "      seats       {} % ± {:.1}, {} ± {:.1} apart",
            seats.join(" / "),
            within * 100.0,
            percent(self.apart),
            self.apart_within * 100.0
        )?;
        let lasts = &self.lasts;
        writeln!(
            f,
            "      lasts       {:.0} actions, most games {} to {}; {} drawn",
            lasts.mean,
            lasts.tenth,
            lasts.ninetieth,
            percent(self.drawn.share)
        )?;
        self.matters.as_ref().map_or(Ok(()), |matters| {
            let (share, label) = (percent(matters.share), &matters.label);
            writeln!(f, "      choices     matter in {share} of {} positions, {label}", matters.positions)
        })
    }
}
