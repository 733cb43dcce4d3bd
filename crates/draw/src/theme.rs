//! Colours, line weight and corners: one set for all five games, in five themes.
//!
//! The strong colours are Okabe and Ito's, which colour-blind people can tell apart, some of them lightened or darkened
//! to stand on their ground. In light themes outlines are dark; in the dark theme they are light, as on a sticker, so
//! that every piece stands out whatever its fill.

/// The width of every outline, in hundredths of a field.
pub const LINE: f32 = 3.0;

/// The radius of every corner, in hundredths of a field.
pub const CORNER: f32 = 9.0;

/// How a drawing is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Dark lines on calm paper.
    #[default]
    Light,
    /// Light lines on a dark table.
    Dark,
    /// Black lines on white, strong colours, no soft tones.
    Contrast,
    /// White paper: coloured pieces, no fills behind them.
    Print,
    /// White paper, lines only.
    InkSaving,
}

impl Theme {
    /// All five.
    pub const ALL: [Theme; 5] = [Theme::Light, Theme::Dark, Theme::Contrast, Theme::Print, Theme::InkSaving];

    /// The theme's name.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
            Theme::Print => "print",
            Theme::InkSaving => "ink-saving",
        }
    }

    /// Whether the drawing is meant for white paper.
    pub const fn is_paper(self) -> bool {
        matches!(self, Theme::Print | Theme::InkSaving)
    }
}

/// The ground of a drawing, one for each game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    /// Wet earth.
    Mud,
    /// Sun-bleached planks.
    Planks,
    /// A sheet of bushland.
    Bush,
    /// A forest clearing.
    Clearing,
    /// A tavern table.
    Tavern,
}

impl Ground {
    /// All five.
    pub const ALL: [Ground; 5] =
        [Ground::Mud, Ground::Planks, Ground::Bush, Ground::Clearing, Ground::Tavern];
}

/// A colour by its part in the drawings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Hue {
    /// Outlines, and lines straight on the ground.
    Ink,
    /// Details on a filled shape: eyes, creases, stripes.
    Detail,
    /// What the page is made of.
    Paper,
    /// Text of less weight.
    Quiet,
    /// What may be done.
    Glow,
    /// The rim of the glow.
    GlowRim,
    /// What would happen.
    Would,
    /// What has happened.
    Did,
    /// A move that gave something away.
    Mistake,
    /// What would have been better.
    Better,
    White,
    Cream,
    Sand,
    Tan,
    Brown,
    Bark,
    Grey,
    Slate,
    Coal,
    Sky,
    Blue,
    Green,
    Leaf,
    Yellow,
    Orange,
    Red,
    Pink,
    Plum,
    /// Footprints of the four animals of Muddy Ride, in turn order.
    HippoPrint,
    PigPrint,
    FrogPrint,
    DuckPrint,
}

impl Theme {
    /// The colour as it is written in SVG.
    pub const fn hue(self, hue: Hue) -> &'static str {
        let (dark, strong) = (matches!(self, Theme::Dark), matches!(self, Theme::Contrast));
        match hue {
            Hue::Ink | Hue::Detail | Hue::GlowRim if strong => "#000000",
            Hue::Paper | Hue::Cream if strong => "#ffffff",
            Hue::Quiet if strong => "#262626",
            Hue::Glow if strong => "#ffd000",
            Hue::Would | Hue::Mistake if strong => "#9a3b00",
            Hue::Did | Hue::Better if strong => "#00487a",
            Hue::Sand if strong => "#ffd79a",
            Hue::Sky if strong => "#4fb4f0",
            Hue::Leaf if strong => "#6cc24a",
            Hue::Pink if strong => "#ff9ccb",
            Hue::HippoPrint if strong => "#004f8a",
            Hue::PigPrint if strong => "#96005e",
            Hue::FrogPrint if strong => "#005a3c",
            Hue::DuckPrint if strong => "#7a3c00",
            Hue::Ink if dark => "#f4ead8",
            Hue::Ink | Hue::Detail => "#2b2420",
            Hue::Paper if dark => "#1d1a18",
            Hue::Paper if self.is_paper() => "#ffffff",
            Hue::Paper => "#fbf6ec",
            Hue::Quiet if dark => "#c3b7a6",
            Hue::Quiet => "#5a5047",
            Hue::Glow => "#ffd23f",
            Hue::GlowRim if dark => "#ffd23f",
            Hue::GlowRim => "#8a5a00",
            Hue::Would | Hue::Mistake if dark => "#ff9a4d",
            Hue::Would | Hue::Mistake => "#b84a00",
            Hue::Did | Hue::Better if dark => "#8cc8f2",
            Hue::Did | Hue::Better => "#00639c",
            Hue::White => "#ffffff",
            Hue::Cream => "#fbf1dc",
            Hue::Sand => "#e6c99a",
            Hue::Tan => "#cf9d5f",
            Hue::Brown => "#96633a",
            Hue::Bark => "#5f4433",
            Hue::Grey => "#b3ada5",
            Hue::Slate => "#6c7480",
            Hue::Coal => "#37322f",
            Hue::Sky => "#79bfe8",
            Hue::Blue => "#0072b2",
            Hue::Green => "#2a9d78",
            Hue::Leaf => "#93c367",
            Hue::Yellow => "#f5d94a",
            Hue::Orange => "#e69f00",
            Hue::Red => "#d55e00",
            Hue::Pink => "#e9a3c1",
            Hue::Plum => "#a3568a",
            Hue::HippoPrint if dark => "#86c9f4",
            Hue::HippoPrint => "#00609a",
            Hue::PigPrint if dark => "#f2a8ca",
            Hue::PigPrint => "#a03a72",
            Hue::FrogPrint if dark => "#63d3ac",
            Hue::FrogPrint => "#006b50",
            Hue::DuckPrint if dark => "#ffc85f",
            Hue::DuckPrint => "#8f4a00",
        }
    }

    /// The ground under a game's pieces: its fields.
    pub const fn ground(self, ground: Ground) -> &'static str {
        match (self, ground) {
            (Theme::Contrast | Theme::Print | Theme::InkSaving, _) => "#ffffff",
            (Theme::Light, Ground::Mud) => "#ecdcc2",
            (Theme::Light, Ground::Planks) => "#efe3cd",
            (Theme::Light, Ground::Bush) => "#f6efdc",
            (Theme::Light, Ground::Clearing) => "#dfe8c6",
            (Theme::Light, Ground::Tavern) => "#ead9bf",
            (Theme::Dark, Ground::Mud) => "#3b2f26",
            (Theme::Dark, Ground::Planks) => "#3a332b",
            (Theme::Dark, Ground::Bush) => "#33322a",
            (Theme::Dark, Ground::Clearing) => "#27332a",
            (Theme::Dark, Ground::Tavern) => "#2b211b",
        }
    }

    /// A second, quieter tone of the ground: puddles, every other plank, the river, paths.
    pub const fn ground_tone(self, ground: Ground) -> &'static str {
        match (self, ground) {
            (Theme::Print | Theme::InkSaving, _) => "#ffffff",
            (Theme::Contrast, Ground::Bush) => "#9ed8ff",
            (Theme::Contrast, _) => "#ececec",
            (Theme::Light, Ground::Mud) => "#d9bf98",
            (Theme::Light, Ground::Planks) => "#e7d7bb",
            (Theme::Light, Ground::Bush) => "#a9d4ea",
            (Theme::Light, Ground::Clearing) => "#f3e4bd",
            (Theme::Light, Ground::Tavern) => "#dcc6a3",
            (Theme::Dark, Ground::Mud) => "#54422f",
            (Theme::Dark, Ground::Planks) => "#453d33",
            (Theme::Dark, Ground::Bush) => "#2e5366",
            (Theme::Dark, Ground::Clearing) => "#5a4f38",
            (Theme::Dark, Ground::Tavern) => "#3a2d24",
        }
    }

    /// What lies around the fields: grass, dust, woods, the table.
    pub const fn surround(self, ground: Ground) -> &'static str {
        match (self, ground) {
            (Theme::Print | Theme::InkSaving, _) => "#ffffff",
            (Theme::Contrast, Ground::Tavern) => "#1a1a1a",
            (Theme::Contrast, _) => "#d6d6d6",
            (Theme::Light, Ground::Mud) => "#b5d08d",
            (Theme::Light, Ground::Planks) => "#d8bd92",
            (Theme::Light, Ground::Bush) => "#e7d3a6",
            (Theme::Light, Ground::Clearing) => "#c3d6a0",
            (Theme::Light, Ground::Tavern) => "#5b4032",
            (Theme::Dark, Ground::Mud) => "#2b3a24",
            (Theme::Dark, Ground::Planks) => "#2c251e",
            (Theme::Dark, Ground::Bush) => "#262318",
            (Theme::Dark, Ground::Clearing) => "#1c261f",
            (Theme::Dark, Ground::Tavern) => "#17110d",
        }
    }

    /// Text on what lies around the fields.
    pub const fn text_on_surround(self, ground: Ground) -> &'static str {
        match (self, ground) {
            (Theme::Light, Ground::Tavern) => "#f4ead8",
            (Theme::Contrast, Ground::Tavern) => "#ffffff",
            _ => self.hue(Hue::Ink),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance, as WCAG 2 defines it.
    fn luminance(colour: &str) -> f64 {
        let part = |at: usize| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(a: &str, b: &str) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[track_caller]
    fn check(at_least: f64, what: &str, front: &str, back: &str) {
        let found = contrast(front, back);
        assert!(found >= at_least, "{what}: {front} on {back} has {found:.2}, expected {at_least}");
    }

    #[test]
    fn text_stands_out() {
        for theme in Theme::ALL {
            let name = theme.name();
            check(4.5, name, theme.hue(Hue::Ink), theme.hue(Hue::Paper));
            check(4.5, name, theme.hue(Hue::Quiet), theme.hue(Hue::Paper));
            check(4.5, name, theme.hue(Hue::Would), theme.hue(Hue::Paper));
            check(4.5, name, theme.hue(Hue::Detail), theme.hue(Hue::Glow));
            check(4.5, name, theme.hue(Hue::Detail), theme.hue(Hue::Cream));
            check(4.5, name, theme.hue(Hue::Quiet), theme.ground_tone(Ground::Tavern));
            for ground in Ground::ALL {
                check(4.5, name, theme.text_on_surround(ground), theme.surround(ground));
                check(4.5, name, theme.hue(Hue::Ink), theme.ground(ground));
            }
            let space = if theme == Theme::Dark { Hue::Ink } else { Hue::Quiet };
            check(4.5, name, theme.hue(space), theme.ground_tone(Ground::Clearing));
        }
    }

    #[test]
    fn pieces_stand_out_by_their_outline() {
        for theme in Theme::ALL {
            for ground in Ground::ALL {
                check(3.0, theme.name(), theme.hue(Hue::Ink), theme.ground(ground));
                check(3.0, theme.name(), theme.hue(Hue::Ink), theme.ground_tone(ground));
            }
        }
    }

    #[test]
    fn footprints_and_marks_stand_out_by_their_colour() {
        use Hue::{Did, DuckPrint, FrogPrint, HippoPrint, PigPrint, Would};
        for theme in Theme::ALL {
            for print in [HippoPrint, PigPrint, FrogPrint, DuckPrint] {
                check(3.0, theme.name(), theme.hue(print), theme.ground(Ground::Mud));
                check(3.0, theme.name(), theme.hue(print), theme.ground_tone(Ground::Mud));
            }
            for ground in Ground::ALL {
                for mark in [Would, Did, Hue::GlowRim] {
                    check(3.0, theme.name(), theme.hue(mark), theme.ground(ground));
                }
            }
        }
    }
}
