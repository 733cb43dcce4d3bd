//! Certificates for designers, line by line. What matters most of it in sentences is said by `gambol_words::certified`.

use crate::certificate::{Certificate, LevelPlay, SetUp};
use std::fmt;

/// A share of a whole as people read it: `3.1 %`.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A value with its sign, a minus and not a hyphen. What rounds to nothing is told as nothing.
fn signed(value: f64) -> String {
    let value = if value.abs() < 0.5e-4 { 0.0 } else { value };
    format!("{value:+.4}").replace('-', "−")
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} ({})", self.board, self.game)?;
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
            let [low, high] = [known.low, known.high].map(signed);
            let value = match (known.label.as_str(), known.value) {
                ("exact", Some(value)) => format!("{} exact", signed(value)),
                (_, Some(value)) => format!("{} ({low} to {high}) estimated", signed(value)),
                // Bounds that are everything and nothing prove nothing.
                (_, None) if known.low <= -1.0 && known.high >= 1.0 => String::new(),
                (_, None) => format!("{low} to {high} proved"),
            };
            let forced =
                if exact.forced.is_empty() { "nobody can force a win" } else { "a win can be forced" };
            let value = if value.is_empty() { value } else { format!("{value}; ") };
            writeln!(f, "    first player  {value}{forced}")?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_have_a_minus_and_what_rounds_to_nothing_has_none() {
        assert_eq!([-0.003_26, -1.0, -1e-9, 0.25].map(signed), ["−0.0033", "−1.0000", "+0.0000", "+0.2500"]);
    }
}
