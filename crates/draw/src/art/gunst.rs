//! Gunst: kin as carved tokens, gods as standing tablets, life stones, planes, seasons, the mirror staff.

use super::{Brush, Symbol};
use crate::theme::Hue;

/// The kin of both seats in the order knight, warrior, farmer, thief, scholar.
pub const KIN: [[Symbol; 5]; 2] = [
    [
        Symbol { name: "kin-0-K", art: |b| kin(b, 0, knight) },
        Symbol { name: "kin-0-W", art: |b| kin(b, 0, warrior) },
        Symbol { name: "kin-0-F", art: |b| kin(b, 0, farmer) },
        Symbol { name: "kin-0-T", art: |b| kin(b, 0, thief) },
        Symbol { name: "kin-0-S", art: |b| kin(b, 0, scholar) },
    ],
    [
        Symbol { name: "kin-1-K", art: |b| kin(b, 1, knight) },
        Symbol { name: "kin-1-W", art: |b| kin(b, 1, warrior) },
        Symbol { name: "kin-1-F", art: |b| kin(b, 1, farmer) },
        Symbol { name: "kin-1-T", art: |b| kin(b, 1, thief) },
        Symbol { name: "kin-1-S", art: |b| kin(b, 1, scholar) },
    ],
];

/// The gods of both seats in the order Extazia, the Wanderer, Eurika, Archimedes.
pub const GODS: [[Symbol; 4]; 2] = [
    [
        Symbol { name: "god-0-X", art: |b| god(b, 0, extazia) },
        Symbol { name: "god-0-V", art: |b| god(b, 0, wanderer) },
        Symbol { name: "god-0-E", art: |b| god(b, 0, eurika) },
        Symbol { name: "god-0-A", art: |b| god(b, 0, archimedes) },
    ],
    [
        Symbol { name: "god-1-X", art: |b| god(b, 1, extazia) },
        Symbol { name: "god-1-V", art: |b| god(b, 1, wanderer) },
        Symbol { name: "god-1-E", art: |b| god(b, 1, eurika) },
        Symbol { name: "god-1-A", art: |b| god(b, 1, archimedes) },
    ],
];

/// The signs of the four planes: Twilight, Mist, Threshold, hand.
pub const PLANES: [Symbol; 4] = [
    Symbol { name: "plane-twilight", art: twilight },
    Symbol { name: "plane-mist", art: mist },
    Symbol { name: "plane-threshold", art: threshold },
    Symbol { name: "plane-hand", art: hand },
];

/// The four seasons, from spring.
pub const SEASONS: [Symbol; 4] = [
    Symbol { name: "spring", art: spring },
    Symbol { name: "summer", art: summer },
    Symbol { name: "autumn", art: autumn },
    Symbol { name: "winter", art: winter },
];

/// A life stone of each seat: a round pebble and a long one.
pub const STONES: [Symbol; 2] =
    [Symbol { name: "life-0", art: round_pebble }, Symbol { name: "life-1", art: long_pebble }];

/// The head of the mirror staff.
pub const MIRROR: Symbol = Symbol { name: "mirror", art: mirror };

/// A favour of the gods: a coin with a star.
pub const FAVOUR: Symbol = Symbol { name: "favour", art: favour };

/// The ring that marks the season.
pub const MARKER: Symbol = Symbol { name: "season-marker", art: marker };

/// Seat 0's tokens are round and pale, seat 1's are shields of dark wood.
fn kin(b: &mut Brush<'_>, seat: usize, carving: fn(&mut Brush<'_>)) {
    if seat == 0 {
        b.oval(Hue::Tan, 0.0, 3.0, 42.0, 42.0);
        b.oval(Hue::Cream, 0.0, -1.0, 42.0, 42.0);
    } else {
        b.shape(Hue::Bark, "M-40-34Q-20-40 0-40T40-34V6C40 26 20 38 0 46-20 38-40 26-40 6Z");
        b.shape(Hue::Sky, "M-40-38Q-20-44 0-44T40-38V2C40 22 20 34 0 42-20 34-40 22-40 2Z");
    }
    b.on_piece(0.0, -2.0, 0.0, 0.98);
    carving(b);
    b.back();
}

/// A horse's head.
fn knight(b: &mut Brush<'_>) {
    b.shape(
        Hue::Slate,
        "M-18 28C-16 12-8 8-8-2-14 0-18 4-24 2-28-4-18-14-12-20L-8-30-2-24C14-24 22-8 22 10V28Z",
    );
    b.stroke(Hue::White, 3.0, "M8-16C15-8 16 4 14 18");
    b.spot(Hue::White, -5.0, -14.0, 3.0);
}

/// A sword, point up.
fn warrior(b: &mut Brush<'_>) {
    b.shape(Hue::Grey, "M0-34L7-24V8H-7V-24Z");
    b.mark("M0-22V4");
    b.shape(Hue::Red, "M-19 7H19V14H-19Z");
    b.shape(Hue::Brown, "M-4 14H4V27H-4Z");
    b.oval(Hue::Red, 0.0, 29.0, 5.0, 5.0);
}

/// An ear of corn.
fn farmer(b: &mut Brush<'_>) {
    b.line("M0 32V-8");
    for y in [20.0, 7.0, -6.0] {
        b.moved(0.0, y, 0.0, 1.0);
        b.pair(Hue::Orange, "M0 4C2-6 10-13 20-14 20-4 12 4 0 4Z");
        b.back();
    }
    b.shape(Hue::Orange, "M0-12C-8-18-7-28 0-36 7-28 8-18 0-12Z");
}

/// A hood with two eyes in the dark.
fn thief(b: &mut Brush<'_>) {
    b.shape(Hue::Green, "M0-34C18-28 25-10 26 10 26 22 18 27 0 27S-26 22-26 10C-25-10-18-28 0-34Z");
    b.shape(Hue::Coal, "M0-18C12-14 16-2 16 8 16 16 8 20 0 20S-16 16-16 8C-16-2-12-14 0-18Z");
    b.spot(Hue::Yellow, -7.0, 3.0, 4.0);
    b.spot(Hue::Yellow, 7.0, 3.0, 4.0);
    if b.theme() == crate::theme::Theme::InkSaving {
        b.dots(7.0, 3.0, 3.5);
    }
}

/// An open book.
fn scholar(b: &mut Brush<'_>) {
    b.shape(Hue::Plum, "M-31-16H31V24H-31Z");
    b.shape(Hue::White, "M0-14C-8-22-20-22-27-20V16C-20 14-8 14 0 22 8 14 20 14 27 16V-20C20-22 8-22 0-14Z");
    b.mark("M0-13V21M-20-11q7-1 13 3M-20-1q7-1 13 3M20-11q-7-1-13 3M20-1q-7-1-13 3");
}

/// Seat 0's tablets have a round top, seat 1's a gable.
fn god(b: &mut Brush<'_>, seat: usize, sign: fn(&mut Brush<'_>)) {
    let (shadow, face, hue) = if seat == 0 {
        (
            "M-30 46V-14C-30-34-16-46 0-46S30-34 30-14V46Z",
            "M-24 39V-14C-24-30-14-40 0-40S24-30 24-14V39Z",
            Hue::Cream,
        )
    } else {
        ("M-30 46V-26L0-48 30-26V46Z", "M-24 39V-22L0-40 24-22V39Z", Hue::Sky)
    };
    b.shape(Hue::Grey, shadow);
    b.on_piece(0.0, 0.0, 0.0, 1.0);
    b.shape(hue, face);
    sign(b);
    b.back();
}

/// Two flames from one root.
fn extazia(b: &mut Brush<'_>) {
    b.shape(Hue::Red, "M0 30C-16 26-18 10-8-2-6-8-8-14-6-20 2-14 4-6 2 2 6 0 8-4 8-10 16 0 18 24 0 30Z");
    b.dab(Hue::Yellow, "M0 28C-9 24-9 14-3 8-1 13 2 13 4 9 9 15 8 25 0 28Z");
}

/// A staff and the road behind it.
fn wanderer(b: &mut Brush<'_>) {
    b.dab(Hue::Tan, "M-22 38C-14 26 10 24 2 12-4 4 4-2 10-4 4 2 6 6 10 12 18 24 4 30 4 38Z");
    b.limb(Hue::Brown, 6.5, "M-9 30V-18C-9-30 9-30 9-18 9-12 2-12 2-17");
}

/// An eye with rays.
fn eurika(b: &mut Brush<'_>) {
    b.shape(Hue::White, "M-19 8C-10-7 10-7 19 8 10 22-10 22-19 8Z");
    b.oval(Hue::Blue, 0.0, 8.0, 7.5, 7.5);
    b.dot(0.0, 8.0, 3.0);
    b.mark("M0-10V-22M-11-6L-16-15M11-6L16-15");
}

/// A beam on a fulcrum with a weight on each end.
fn archimedes(b: &mut Brush<'_>) {
    b.shape(Hue::Green, "M0 8L13 30H-13Z");
    b.limb(Hue::Brown, 6.5, "M-18 13L18 1");
    b.oval(Hue::Orange, -13.0, -1.0, 7.5, 7.5);
    b.oval(Hue::Orange, 15.0, -7.5, 4.5, 4.5);
}

fn twilight(b: &mut Brush<'_>) {
    b.shape(Hue::Yellow, "M8-34A34 34 0 1 0 32 18 28 28 0 0 1 8-34Z");
    b.spot(Hue::Yellow, 24.0, -16.0, 4.0);
}

fn mist(b: &mut Brush<'_>) {
    b.limb(Hue::Sky, 11.0, "M-34-22C-22-34-12-10 0-22S22-34 34-22");
    b.limb(Hue::Sky, 11.0, "M-34 0C-22-12-12 12 0 0S22-12 34 0");
    b.limb(Hue::Sky, 11.0, "M-34 22C-22 10-12 34 0 22S22 10 34 22");
}

fn threshold(b: &mut Brush<'_>) {
    b.shape(Hue::Grey, "M-30 34V-8C-30-24-16-36 0-36S30-24 30-8V34Z");
    b.shape(Hue::Coal, "M-17 34V-6C-17-16-9-23 0-23S17-16 17-6V34Z");
    b.shape(Hue::Grey, "M-36 34H36V42H-36Z");
}

fn hand(b: &mut Brush<'_>) {
    b.limb(Hue::Sand, 12.0, "M-17 4L-20-24M-6 0L-7-34M7 0L8-32M18 6L22-22M-18 24L-36 6");
    b.shape(Hue::Sand, "M-23-2H24V20C24 32 14 40 2 40-14 40-23 32-23 18Z");
    b.cover(Hue::Sand, "M-21.5-10H22.5V4H-21.5Z");
}

fn spring(b: &mut Brush<'_>) {
    for turn in 0..5 {
        b.moved(0.0, 0.0, 72.0 * turn as f32, 1.0);
        b.shape(Hue::Pink, "M0-6C-16-14-14-36 0-38 14-36 16-14 0-6Z");
        b.back();
    }
    b.oval(Hue::Yellow, 0.0, 0.0, 10.0, 10.0);
}

fn summer(b: &mut Brush<'_>) {
    b.shape(Hue::Yellow, "M0-44L8-27 22-38 23-20 41-20 32-4 44 8 27 12 31 30 14 26 6 42-6 28-20 38-20 20-38 22-28 6-42-4-26-12-34-28-16-26-12-42Z");
    b.oval(Hue::Orange, 0.0, 0.0, 17.0, 17.0);
}

fn autumn(b: &mut Brush<'_>) {
    b.line("M-2 20C-4 30-8 36-14 41");
    b.shape(Hue::Red, "M-1 24L-14 20-11 13-34 10-28 2-38-12-22-14-20-24-10-14-12-32-4-28 4-44 10-26 18-30 15-12 26-22 28-12 42-8 33 4 38 13 14 14 16 21Z");
    b.mark("M0 20L2-24M1 6L-20-4M1 2L24-4");
}

fn winter(b: &mut Brush<'_>) {
    for turn in 0..if b.theme() == crate::theme::Theme::InkSaving { 0 } else { 3 } {
        b.moved(0.0, 0.0, 60.0 * turn as f32, 1.0);
        b.stroke(Hue::Ink, 9.0, "M0-38V38M-12-34L0-22 12-34M-12 34L0 22 12 34");
        b.back();
    }
    for turn in 0..3 {
        b.moved(0.0, 0.0, 60.0 * turn as f32, 1.0);
        b.stroke(Hue::Sky, 4.5, "M0-38V38M-12-34L0-22 12-34M-12 34L0 22 12 34");
        b.back();
    }
}

fn round_pebble(b: &mut Brush<'_>) {
    b.shape(Hue::Cream, "M-32 4C-34-18-18-30 2-29 22-29 34-14 32 6 30 24 16 30-2 29-20 29-31 20-32 4Z");
    b.stroke(Hue::Sand, 6.0, "M20 10C16 17 8 20-2 20");
}

fn long_pebble(b: &mut Brush<'_>) {
    b.shape(Hue::Sky, "M-42 8C-44-10-24-22 0-22 26-23 42-12 42 4 42 18 22 23-2 23-26 23-41 20-42 8Z");
    b.stroke(Hue::White, 5.0, "M-26 0C-22-7-14-11-4-12");
}

fn mirror(b: &mut Brush<'_>) {
    b.oval(Hue::Orange, 0.0, 0.0, 34.0, 40.0);
    b.oval(Hue::Sky, 0.0, 0.0, 24.0, 30.0);
    b.stroke(Hue::White, 5.0, "M-10 8L8-14M-2 16L12-2");
}

fn marker(b: &mut Brush<'_>) {
    b.limb(Hue::Red, 9.0, "M0-46A46 46 0 1 1-.1-46Z");
}

fn favour(b: &mut Brush<'_>) {
    b.oval(Hue::Brown, 0.0, 4.0, 40.0, 40.0);
    b.oval(Hue::Orange, 0.0, 0.0, 40.0, 40.0);
    b.on_piece(0.0, 0.0, 0.0, 1.0);
    b.shape(Hue::Yellow, "M0-28L8-9 28-8 12 5 18 25 0 13-18 25-12 5-28-8-8-9Z");
    b.back();
}
