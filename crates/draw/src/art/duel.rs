//! Duel: two cowboys in two sizes, a face under each hat; bullets, the drum and the faces of the special ammo.

use super::{Brush, Symbol};
use crate::theme::Hue;

/// Light's and Dark's cowboy on one field, seen from the front, with a face under the hat.
pub const SMALL: [Symbol; 2] =
    [Symbol { name: "light-small", art: light_small }, Symbol { name: "dark-small", art: dark_small }];

/// The same on two fields side by side, a revolver in each hand: a box from −100 to 100 across.
pub const LARGE: [Symbol; 2] =
    [Symbol { name: "light-large", art: light_large }, Symbol { name: "dark-large", art: dark_large }];

/// Light's and Dark's bullet, flying up, in a circle of radius 22.
pub const BULLETS: [Symbol; 2] =
    [Symbol { name: "light-bullet", art: light_bullet }, Symbol { name: "dark-bullet", art: dark_bullet }];

/// The four kinds of special ammo, with their names in notation.
pub const AMMO: [Symbol; 4] = [
    Symbol { name: "good-shot", art: good_shot },
    Symbol { name: "double-blast", art: double_blast },
    Symbol { name: "booster", art: booster },
    Symbol { name: "dummy", art: dummy },
];

/// Both arms held out, a revolver in each hand.
fn arms(b: &mut Brush<'_>, sleeve: Hue, hand: Hue) {
    for side in [-1.0, 1.0] {
        b.moved(78.0 * side, -8.0, 0.0, 1.0);
        b.slab(Hue::Slate, -4.0, -36.0, 8.0, 34.0, 3.0);
        b.slab(Hue::Slate, -6.5, -16.0, 13.0, 15.0, 4.0);
        b.back();
        b.limb(sleeve, 17.0, &format!("M{} 8L{} 0", 50.0 * side, 76.0 * side));
        b.oval(hand, 79.0 * side, -3.0, 8.5, 8.5);
    }
}

fn light_small(b: &mut Brush<'_>) {
    b.shape(Hue::Sky, "M-41 45C-42 26-26 19 0 19S42 26 41 45Z");
    light_head(b);
}

fn light_large(b: &mut Brush<'_>) {
    arms(b, Hue::Sky, Hue::Cream);
    b.shape(Hue::Sky, "M-62 44C-66 8-38 10 0 10S66 8 62 44Z");
    light_head(b);
}

/// A soft round hat with a red band, a fair moustache.
fn light_head(b: &mut Brush<'_>) {
    b.on_piece(0.0, 0.0, 0.0, 1.0);
    b.shape(Hue::Sand, "M-21-6H21V10C21 26 11 35 0 35S-21 26-21 10Z");
    b.dots(8.0, 6.0, 3.6);
    b.shape(Hue::Tan, "M0 16C5 11 13 12 18 20 12 24 5 24 0 20-5 24-12 24-18 20-13 12-5 11 0 16Z");
    b.back();
    b.shape(Hue::Cream, "M-47-9C-38-16-22-13 0-13S38-16 47-9C42 4 20 2 0 2S-42 4-47-9Z");
    b.shape(
        Hue::Cream,
        "M-23-12C-25-32-19-46-9-45-4-45-3-42 0-42S4-45 9-45C19-46 25-32 23-12 10-8-10-8-23-12Z",
    );
    b.on_piece(0.0, 0.0, 0.0, 1.0);
    b.shape(Hue::Red, "M-24-20C-10-16 10-16 24-20L23-12C10-8-10-8-23-12Z");
    b.back();
}

fn dark_small(b: &mut Brush<'_>) {
    b.shape(Hue::Slate, "M-41 45L-35 27Q-31 18-19 18H19Q31 18 35 27L41 45Z");
    dark_head(b);
}

fn dark_large(b: &mut Brush<'_>) {
    arms(b, Hue::Slate, Hue::Sand);
    b.shape(Hue::Slate, "M-62 44L-56 18Q-52 10-40 10H40Q52 10 56 18L62 44Z");
    dark_head(b);
}

/// A stiff pointed hat, a red scarf before the mouth.
fn dark_head(b: &mut Brush<'_>) {
    b.on_piece(0.0, 0.0, 0.0, 1.0);
    b.shape(Hue::Tan, "M-20-6H20V12C20 24 10 30 0 30S-20 24-20 12Z");
    b.mark("M-13 0L-4 3M13 0L4 3");
    b.dots(8.0, 6.0, 3.4);
    b.shape(Hue::Red, "M-24 11C-8 15 8 15 24 11 21 27 9 36 0 42-9 36-21 27-24 11Z");
    b.spot(Hue::White, -8.0, 20.0, 2.6);
    b.spot(Hue::White, 8.0, 20.0, 2.6);
    b.spot(Hue::White, 0.0, 28.0, 2.6);
    b.back();
    b.shape(Hue::Coal, "M-49-7L-28-15H28L49-7C34 3 16 4 0 4S-34 3-49-7Z");
    b.shape(Hue::Coal, "M-21-13L-17-38C-12-46-5-44 0-38 5-44 12-46 17-38L21-13C8-9-8-9-21-13Z");
    b.stroke(Hue::Grey, 5.0, "M-20-18C-8-14 8-14 20-18");
}

/// A long slug with one ring.
fn light_bullet(b: &mut Brush<'_>) {
    b.shape(Hue::Cream, "M0-22C8-13 9.5-6 9.5 2V20H-9.5V2C-9.5-6-8-13 0-22Z");
    b.mark("M-9.5 12H9.5");
}

/// A slug with a wide rim and two rings.
fn dark_bullet(b: &mut Brush<'_>) {
    b.shape(Hue::Coal, "M0-22L9-7V13H13V20H-13V13H-9V-7Z");
    b.stroke(Hue::Cream, 3.0, "M-6-1H6M-6 6H6");
}

/// What a chamber of the drum holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chamber {
    /// A token, face down.
    Loaded,
    /// Nothing: its token has been turned over.
    Fired,
}

/// A drum in a circle of radius 48 whose chambers, from the top clockwise, hold this.
pub fn drum(b: &mut Brush<'_>, chambers: &[Chamber]) {
    b.oval(Hue::Slate, 0.0, 0.0, 46.0, 46.0);
    let count = chambers.len().max(1);
    let step = std::f32::consts::TAU / count as f32;
    let size = (62.0 / count as f32).min(11.5);
    for (index, chamber) in chambers.iter().enumerate() {
        let (sin, cos) = (step * index as f32).sin_cos();
        let (x, y) = (29.0 * sin, -29.0 * cos);
        if *chamber == Chamber::Loaded {
            b.on_piece(x, y, 0.0, 1.0);
            b.oval(Hue::Orange, 0.0, 0.0, size, size);
            b.oval(Hue::Yellow, 0.0, 0.0, size * 0.45, size * 0.45);
            b.back();
        } else {
            b.oval(Hue::Coal, x, y, size, size);
        }
        let (sin, cos) = (step * (index as f32 + 0.5)).sin_cos();
        if count <= 8 {
            b.oval(Hue::Grey, 43.0 * sin, -43.0 * cos, 3.5, 3.5);
        }
    }
    b.oval(Hue::Grey, 0.0, 0.0, 9.0, 9.0);
    b.dot(0.0, 0.0, 2.5);
}

/// A round token; what is drawn on it ends with [`Brush::back`].
fn token(b: &mut Brush<'_>) {
    b.oval(Hue::Cream, 0.0, 0.0, 44.0, 44.0);
    b.on_piece(0.0, 0.0, 0.0, 1.0);
}

fn good_shot(b: &mut Brush<'_>) {
    token(b);
    b.oval(Hue::Red, 0.0, 0.0, 27.0, 27.0);
    b.oval(Hue::Cream, 0.0, 0.0, 16.0, 16.0);
    b.dot(0.0, 0.0, 6.0);
    b.mark("M0-37V-21M0 37V21M-37 0H-21M37 0H21");
    b.back();
}

fn double_blast(b: &mut Brush<'_>) {
    const BURST: &str = "M0-22L5-9 17-14 11-2 23 4 10 7 12 20 1 12-9 21-9 8-22 6-12-2-18-14-5-9Z";
    token(b);
    b.moved(-11.0, 10.0, 0.0, 0.95);
    b.shape(Hue::Red, BURST);
    b.back();
    b.moved(12.0, -10.0, 30.0, 0.95);
    b.shape(Hue::Yellow, BURST);
    b.back();
    b.back();
}

fn booster(b: &mut Brush<'_>) {
    token(b);
    b.shape(Hue::Sky, "M0-35L25-8H11V6H-11V-8H-25Z");
    b.shape(Hue::Orange, "M-11 13H11V20H-11ZM-8 27H8V33H-8Z");
    b.back();
}

fn dummy(b: &mut Brush<'_>) {
    token(b);
    b.shape(Hue::Grey, "M-20 16C-33 15-34-2-22-5-22-20-3-25 4-15 14-23 28-13 24-2 34 2 31 16 20 16Z");
    b.mark("M-10-2q5 5 0 9M4-6q5 5 0 9M15 3q3 3 0 6");
    b.mark("M-18 26h10M0 26h6M14 26h4");
    b.back();
}
