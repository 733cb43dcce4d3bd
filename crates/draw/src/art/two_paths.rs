//! Two Paths: fox, hare and hedgehog from above, fists, the blocking stone, trees of the woods.

use super::{Brush, Symbol};
use crate::theme::Hue;

/// The animals of South and of North, in the order fox, hare, hedgehog, facing up.
pub const ANIMALS: [[Symbol; 3]; 2] = [
    [
        Symbol { name: "south-fox", art: |b| on_disc(b, 0, fox) },
        Symbol { name: "south-hare", art: |b| on_disc(b, 0, hare) },
        Symbol { name: "south-hedgehog", art: |b| on_disc(b, 0, hedgehog) },
    ],
    [
        Symbol { name: "north-fox", art: |b| on_disc(b, 1, fox) },
        Symbol { name: "north-hare", art: |b| on_disc(b, 1, hare) },
        Symbol { name: "north-hedgehog", art: |b| on_disc(b, 1, hedgehog) },
    ],
];

/// A closed fist from the front.
pub const FIST: Symbol = Symbol { name: "fist", art: fist };

/// An open hand without anything.
pub const OPEN_HAND: Symbol = Symbol { name: "hand-empty", art: |b| open_hand(b, false) };

/// An open hand with the disc in it.
pub const HAND_WITH_DISC: Symbol = Symbol { name: "hand-disc", art: |b| open_hand(b, true) };

/// The black stone that blocks a side.
pub const STONE: Symbol = Symbol { name: "stone", art: stone };

/// A fir, a round tree and a bush of the woods.
pub const TREES: [Symbol; 3] =
    [Symbol { name: "fir", art: fir }, Symbol { name: "oak", art: oak }, Symbol { name: "bush", art: bush }];

/// South's discs are round and light, North's are eight-sided and dark.
fn on_disc(b: &mut Brush<'_>, seat: usize, animal: fn(&mut Brush<'_>)) {
    if seat == 0 {
        b.oval(Hue::Cream, 0.0, 0.0, 44.0, 44.0);
    } else {
        b.shape(Hue::Slate, "M-18-44H18L44-18V18L18 44H-18L-44 18V-18Z");
    }
    b.on_piece(0.0, 0.0, 0.0, 0.86);
    animal(b);
    b.back();
}

fn fox(b: &mut Brush<'_>) {
    b.shape(Hue::Red, "M-9 20C-2 30-22 30-15 42-8 51 14 49 19 38 22 29 10 28 9 18Z");
    b.dab(Hue::White, "M-14 41C-6 35 8 40 17 40 10 49-8 50-14 41Z");
    b.mark("M-15 40C-8 34 0 41 7 37 11 35 15 37 18 39");
    b.pair(Hue::Red, "M12-4C20-8 25-4 24 3 21 8 14 7 11 4Z");
    b.shape(Hue::Red, "M0-14C15-14 19 0 17 12 15 22 8 26 0 26S-15 22-17 12C-19 0-15-14 0-14Z");
    b.pair(Hue::Bark, "M8-26C16-34 26-37 33-35 33-24 28-12 18-8Z");
    b.shape(Hue::Red, "M0-49C5-43 8-38 17-28 25-18 17-4 0-4S-25-18-17-28C-8-38-5-43 0-49Z");
    b.dab(Hue::White, "M-4-42C-9-35-14-31-18-25-22-18-19-11-13-8-8-14-9-24-3-33ZM4-42C9-35 14-31 18-25 22-18 19-11 13-8 8-14 9-24 3-33Z");
    b.dot(0.0, -44.0, 4.2);
    b.dots(7.5, -23.0, 3.2);
}

fn hare(b: &mut Brush<'_>) {
    b.pair(Hue::Sand, "M14 18C26 14 32 24 28 34 24 42 14 40 12 32Z");
    b.oval(Hue::White, 0.0, 41.0, 8.0, 7.0);
    b.shape(Hue::Sand, "M0-14C16-14 22 6 20 20 18 34 9 40 0 40S-18 34-20 20C-22 6-16-14 0-14Z");
    b.shape(Hue::Sand, "M0-46C9-46 14-38 13-30 12-21 7-16 0-16S-12-21-13-30C-14-38-9-46 0-46Z");
    b.pair(Hue::Sand, "M3-26C8-31 13-28 17-18 22-6 23 8 18 13 12 14 5-2 2-16 1-20 1-24 3-26Z");
    b.pair(Hue::Pink, "M8-20C14-12 17 0 17 7 12 2 8-8 7-16Z");
    b.dots(8.0, -36.0, 2.8);
    b.dot(0.0, -44.5, 2.6);
}

fn hedgehog(b: &mut Brush<'_>) {
    b.ovals(Hue::Tan, 17.0, -20.0, 5.5, 5.5);
    b.shape(Hue::Tan, "M0-48C5-42 9-38 15-28 20-14 8-6 0-6S-20-14-15-28C-9-38-5-42 0-48Z");
    b.dot(0.0, -44.0, 3.8);
    b.dots(7.5, -29.0, 2.8);
    b.shape(
        Hue::Bark,
        "M0-24L7-15 16-22 19-12 29-14 28-3 38-1 33 9 41 15 33 21 36 31 26 32 25 42 15 38 9 47 0 41-9 47-15 38-25 42-26 32-36 31-33 21-41 15-33 9-38-1-28-3-29-14-19-12-16-22-7-15Z",
    );
    b.stroke(
        Hue::Sand,
        3.0,
        "M-12-1l-3 8M0-6v9M12-1l3 8M-20 12l-4 7M-7 12l-1 9M7 12l1 9M20 12l4 7M-12 26l-2 6M0 25v8M12 26l2 6",
    );
}

fn fist(b: &mut Brush<'_>) {
    b.shape(Hue::Blue, "M-22 24H22L26 46H-26Z");
    b.shape(Hue::Sand, "M-32-16C-32-26-26-30-18-28-12-34-4-34 0-30 6-34 14-33 17-27 26-29 32-24 32-14V8C32 22 24 30 12 30H-14C-26 30-32 20-32 8Z");
    b.mark("M-16-27V-6M1-29V-6M17-26V-6");
    b.shape(Hue::Sand, "M-34 2C-34-6-26-8-20-6L8-3C16-2 16 10 8 10H-10C-22 14-34 12-34 2Z");
}

fn open_hand(b: &mut Brush<'_>, disc: bool) {
    b.shape(Hue::Blue, "M-20 32H20L24 48H-24Z");
    b.limb(Hue::Sand, 12.0, "M-17 4L-21-28M-6 0L-7-38M7 0L8-36M18 6L23-26");
    b.limb(Hue::Sand, 12.0, "M-18 24L-38 4");
    b.shape(Hue::Sand, "M-23-2H24V20C24 30 14 36 2 36-14 36-23 30-23 18Z");
    b.cover(Hue::Sand, "M-21.5-8H22.5V4H-21.5Z");
    if disc {
        b.oval(Hue::Orange, 1.0, 15.0, 13.0, 13.0);
        b.oval(Hue::Yellow, 1.0, 15.0, 6.0, 6.0);
    } else {
        b.mark("M-14 12C-4 8 8 8 16 12M-12 22C-4 19 4 18 10 20");
    }
}

fn stone(b: &mut Brush<'_>) {
    b.shape(Hue::Coal, "M-38 10C-40-12-22-30 2-30 26-30 41-14 39 8 37 24 20 30-2 30-26 30-37 24-38 10Z");
    b.stroke(Hue::Grey, 5.0, "M-24-2C-20-12-12-18-2-20");
    b.stroke(Hue::White, 6.0, "M-8-4L12 16M12-4L-8 16");
}

fn fir(b: &mut Brush<'_>) {
    b.shape(Hue::Bark, "M-5 28H5V44H-5Z");
    b.shape(Hue::Green, "M0-46L18-18H10L26 6H16L32 31H-32L-16 6H-26L-10-18H-18Z");
    b.stroke(Hue::Leaf, 3.0, "M-4-26l4-6M-8-2l5-6M-12 22l6-7");
}

fn oak(b: &mut Brush<'_>) {
    b.shape(Hue::Bark, "M-6 16H6L8 44H-8Z");
    b.shape(Hue::Leaf, "M-14 22C-30 26-42 12-34-2-42-16-30-32-16-28-10-42 14-42 18-28 34-30 42-14 34-2 42 12 30 26 14 22 6 28-6 28-14 22Z");
    b.stroke(Hue::Green, 3.0, "M-20-8q4-8 12-8M6-18q8-1 11 6M-6 8q7-5 13 0");
}

fn bush(b: &mut Brush<'_>) {
    b.shape(Hue::Green, "M-36 42C-46 28-38 12-26 14-24-4 0-8 8 6 20-2 36 8 32 20 44 22 46 36 38 42Z");
    b.spot(Hue::Red, -18.0, 24.0, 4.0);
    b.spot(Hue::Red, 4.0, 18.0, 4.0);
    b.spot(Hue::Red, 20.0, 30.0, 4.0);
    b.spot(Hue::Red, -4.0, 34.0, 4.0);
}
