//! Icons of Kangaruse squares that are not animals: what is collected, trees and starts.

use super::Brush;
use crate::theme::Hue;

/// A rosette that leaves room for a number.
pub(super) fn score(b: &mut Brush<'_>) {
    b.shape(
        Hue::Yellow,
        "M0-38Q8-38 10-31 16-37 23-33 29-28 27-21 35-21 37-13 39-6 33-1 40 4 37 12 34 19 27 19 29 27 23 32 16 36 10 31 7 38 0 38-7 38-10 31-16 36-23 32-29 27-27 19-34 19-37 12-40 4-33-1-39-6-37-13-35-21-27-21-29-28-23-33-16-37-10-31-8-38 0-38Z",
    );
    b.oval(Hue::Cream, 0.0, 0.0, 25.0, 25.0);
}

/// A jagged pit that leaves room for a number.
pub(super) fn minus(b: &mut Brush<'_>) {
    b.shape(
        Hue::Slate,
        "M0-40L12-27 28-30 27-13 40 0 27 12 29 29 12 27 0 40-12 27-29 29-27 12-40 0-27-13-28-30-12-27Z",
    );
    b.oval(Hue::Cream, 0.0, 0.0, 22.0, 22.0);
}

pub(super) fn water(b: &mut Brush<'_>) {
    b.shape(Hue::Sky, "M0-39C5-22 26-7 26 13 26 28 14 38 0 38S-26 28-26 13C-26-7-5-22 0-39Z");
    b.stroke(Hue::White, 5.0, "M-15 12C-15 20-10 25-4 27");
}

pub(super) fn food(b: &mut Brush<'_>) {
    b.line("M0-14C0-24 2-30 8-37");
    b.shape(Hue::Leaf, "M4-24C10-36 24-38 33-32 29-20 16-15 4-24Z");
    b.shape(Hue::Red, "M0-14C10-22 30-18 31 2 32 22 17 38 8 37 3 37 2 35 0 35S-3 37-8 37C-17 38-32 22-31 2-30-18-10-22 0-14Z");
    b.stroke(Hue::Cream, 5.0, "M-20 0C-20 8-17 15-12 20");
}

pub(super) fn shelter(b: &mut Brush<'_>) {
    b.shape(Hue::Sand, "M-26-6V36H26V-6L0-30Z");
    b.shape(Hue::Bark, "M-10 36V15Q-10 4 0 4T10 15V36Z");
    b.limb(Hue::Brown, 9.0, "M-36 4L0-31 36 4");
}

pub(super) fn toys(b: &mut Brush<'_>) {
    b.shape(Hue::Orange, "M-36 30C-34-8-10-33 30-36 38-36 40-25 32-22 8-16-12 0-20 32-23 41-36 40-36 30Z");
    b.stroke(Hue::Cream, 4.0, "M-30 20q7 0 11 5M18-34q-1 8 5 14");
    b.mark("M-24-3q8 0 13 6M-10-20q2 9 9 13");
}

pub(super) fn gems(b: &mut Brush<'_>) {
    b.shape(Hue::Plum, "M-22-30H22L38-8 0 36-38-8Z");
    b.dab(Hue::Pink, "M-20-28H-1L-13-8H-34ZM-12-7H12L0 30Z");
    b.mark("M-38-8H38M-22-30L-13-8 0 36 13-8 22-30M-13-8L0-30 13-8");
}

pub(super) fn coins(b: &mut Brush<'_>) {
    for y in [26.0, 14.0] {
        b.shape(
            Hue::Orange,
            &format!("M-34 {}V{}C-34 {} 10 {} 10 {}V{}Z", y - 6.0, y, y + 15.0, y + 15.0, y, y - 6.0),
        );
        b.oval(Hue::Yellow, -12.0, y - 6.0, 22.0, 9.0);
    }
    b.oval(Hue::Yellow, 12.0, -10.0, 26.0, 26.0);
    b.oval(Hue::Orange, 12.0, -10.0, 16.0, 16.0);
    b.dab(Hue::Cream, "M5-17H19V-3H5Z");
    b.mark("M5-17H19V-3H5Z");
}

pub(super) fn chests(b: &mut Brush<'_>) {
    b.shape(Hue::Brown, "M-36-6C-36-24-28-32-18-32H18C28-32 36-24 36-6Z");
    b.shape(Hue::Tan, "M-36-6H36V32H-36Z");
    b.shape(Hue::Yellow, "M-26-6H-18V32H-26ZM18-6H26V32H18ZM-26-6V-30H-18V-6ZM18-6V-32H26V-6Z");
    b.shape(Hue::Yellow, "M-9-12H9V6Q9 12 0 12T-9 6Z");
    b.dot(0.0, -1.0, 4.0);
}

pub(super) fn start(b: &mut Brush<'_>) {
    b.limb(Hue::Brown, 7.0, "M-22-34V37");
    b.shape(Hue::Blue, "M-19-34C-8-40 4-28 14-32 22-35 28-35 34-34L27-16 34 0C24-1 16 2 8 2-2 4-10-6-19-1Z");
    b.stroke(Hue::White, 5.0, "M-3-20L8-15-3-9M11-21L20-16 11-10");
}

pub(super) fn tree(b: &mut Brush<'_>) {
    b.shape(Hue::Brown, "M-7 40C-4 26-6 18-12 6H12C6 18 5 26 8 40Z");
    b.shape(
        Hue::Green,
        "M-12 14C-28 20-42 8-36-7-44-20-32-34-19-32-14-42 8-44 15-34 30-38 42-22 36-10 44 4 32 20 16 14 8 20-4 20-12 14Z",
    );
    b.stroke(Hue::Leaf, 4.0, "M-25-14q4-8 12-9M4-25q8-1 12 5M-6-3q7-5 14 0");
}
