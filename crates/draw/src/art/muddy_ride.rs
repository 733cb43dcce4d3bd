//! Muddy Ride: four animals from above, their footprints, puddles and signs.

use super::muddy_ride_standing as standing;
use super::{Brush, Symbol};
use crate::theme::Hue;

/// The animals from above, in turn order: hippo, pig, frog, duck.
pub const ANIMALS: [Symbol; 4] = [
    Symbol { name: "hippo", art: hippo },
    Symbol { name: "pig", art: pig },
    Symbol { name: "frog", art: frog },
    Symbol { name: "duck", art: duck },
];

/// The animals standing up, from before: the front of a standee.
pub const FRONTS: [Symbol; 4] = [
    Symbol { name: "hippo-front", art: standing::hippo_front },
    Symbol { name: "pig-front", art: standing::pig_front },
    Symbol { name: "frog-front", art: standing::frog_front },
    Symbol { name: "duck-front", art: standing::duck_front },
];

/// The animals standing up, from behind.
pub const BACKS: [Symbol; 4] = [
    Symbol { name: "hippo-back", art: standing::hippo_back },
    Symbol { name: "pig-back", art: standing::pig_back },
    Symbol { name: "frog-back", art: standing::frog_back },
    Symbol { name: "duck-back", art: standing::duck_back },
];

/// Their footprints, with a tip that points the way, in a circle of radius 25.
pub const FOOTPRINTS: [Symbol; 4] = [
    Symbol { name: "hippo-print", art: hippo_print },
    Symbol { name: "pig-print", art: pig_print },
    Symbol { name: "frog-print", art: frog_print },
    Symbol { name: "duck-print", art: duck_print },
];

/// The colours of the footprints.
pub const PRINT_HUES: [Hue; 4] = [Hue::HippoPrint, Hue::PigPrint, Hue::FrogPrint, Hue::DuckPrint];

/// The colours of the animals.
pub const ANIMAL_HUES: [Hue; 4] = [Hue::Sky, Hue::Pink, Hue::Green, Hue::Yellow];

/// Three shapes of puddle; they are filled by whoever draws the meadow.
pub const PUDDLES: [&str; 3] = [
    "M-36-30C-24-44-6-40 8-41 26-43 42-32 42-14 43 2 45 18 38 31 28 43 10 41-8 41-24 42-40 38-42 20-44 4-45-18-36-30Z",
    "M-40-20C-40-38-22-43-4-40 14-42 34-42 40-27 46-12 38 2 42 18 43 34 26 43 8 40-10 43-32 43-40 29-45 14-38-4-40-20Z",
    "M-30-37C-14-44 4-38 18-41 34-42 43-28 41-12 40 2 44 14 40 28 32 43 14 42-2 40-18 41-34 43-41 28-45 12-40 0-41-14-41-26-38-33-30-37Z",
];

fn hippo(b: &mut Brush<'_>) {
    b.line("M0 41v7");
    b.ovals(Hue::Sky, 25.0, -3.0, 9.0, 8.0);
    b.ovals(Hue::Sky, 25.0, 30.0, 9.0, 8.0);
    b.oval(Hue::Sky, 0.0, 14.0, 27.0, 29.0);
    b.ovals(Hue::Pink, 17.0, -17.0, 5.5, 5.5);
    b.shape(
        Hue::Sky,
        "M0-8C-10-8-17-13-16-21-16-26-24-28-24-37-24-45-14-47 0-47 14-47 24-45 24-37 24-28 16-26 16-21 17-13 10-8 0-8Z",
    );
    b.dab(Hue::Blue, "M-19-36c0-5 6-7 10-5-2 3-6 6-10 5ZM19-36c0-5-6-7-10-5 2 3 6 6 10 5Z");
    b.dots(11.0, -39.5, 3.2);
    b.dots(9.0, -20.0, 3.2);
    b.mark("M-12 8q12 7 24 0M-14 22q14 7 28 0");
}

fn pig(b: &mut Brush<'_>) {
    b.line("M0 40c8-1 9 9 2 9-6 0-5-7 1-6");
    b.ovals(Hue::Plum, 22.0, -2.0, 6.5, 8.0);
    b.ovals(Hue::Plum, 22.0, 30.0, 6.5, 8.0);
    b.oval(Hue::Pink, 0.0, 14.0, 26.0, 27.0);
    b.oval(Hue::Pink, 0.0, -20.0, 19.0, 18.0);
    b.pair(Hue::Pink, "M8-31C13-40 24-42 30-36 31-26 27-17 18-15Z");
    b.dab(
        Hue::Plum,
        "M14-29C18-34 23-36 26-33 26-27 24-22 20-20ZM-14-29C-18-34-23-36-26-33-26-27-24-22-20-20Z",
    );
    b.oval(Hue::Plum, 0.0, -37.0, 12.5, 9.0);
    b.dots(4.8, -38.0, 3.0);
    b.dots(9.0, -22.0, 3.2);
    b.dab(Hue::Plum, "M-14 12c3-7 12-7 14-1 1 6-3 11-8 10-5 0-8-4-6-9ZM8 28c2-4 8-3 9 1 0 4-8 5-9-1Z");
}

fn frog(b: &mut Brush<'_>) {
    for side in [1.0, -1.0] {
        let flip = |x: f32| x * side;
        let leg = |points: &[(f32, f32)]| {
            points.iter().enumerate().fold(String::new(), |path, (index, &(x, y))| {
                format!("{path}{}{} {y}", if index == 0 { 'M' } else { 'L' }, flip(x))
            })
        };
        b.limb(Hue::Green, 8.0, &leg(&[(26.0, 36.0), (42.0, 38.0)]));
        b.limb(Hue::Green, 8.0, &leg(&[(26.0, 36.0), (37.0, 47.0)]));
        b.limb(Hue::Green, 8.0, &leg(&[(26.0, 36.0), (26.0, 47.0)]));
        b.limb(Hue::Green, 12.0, &leg(&[(10.0, 22.0), (37.0, 12.0), (26.0, 36.0)]));
        b.limb(Hue::Green, 8.0, &leg(&[(14.0, -8.0), (33.0, -18.0), (44.0, -14.0)]));
        b.limb(Hue::Green, 8.0, &leg(&[(14.0, -8.0), (33.0, -18.0), (38.0, -31.0)]));
    }
    b.shape(Hue::Green, "M0-42C18-42 25-30 23-14 22 8 16 30 0 38-16 30-22 8-23-14-25-30-18-42 0-42Z");
    b.dab(Hue::Leaf, "M0-22C7-22 9-6 6 8 5 18 3 26 0 29-3 26-5 18-6 8-9-6-7-22 0-22Z");
    b.ovals(Hue::Cream, 15.0, -33.0, 9.0, 9.0);
    b.dots(15.0, -35.0, 4.2);
    b.mark("M-6-40q6 3 12 0");
}

fn duck(b: &mut Brush<'_>) {
    b.shape(Hue::Yellow, "M0-24C20-24 31-6 29 12 27 28 13 34 7 47 4 43 3 43 0 49-3 43-4 43-7 47-13 34-27 28-29 12-31-6-20-24 0-24Z");
    b.pair(Hue::Cream, "M27 0C33 14 26 32 9 37 5 28 6 14 13 4 17-3 24-6 27 0Z");
    b.mark("M14 26q5-9 6-15M-14 26q-5-9-6-15");
    b.shape(Hue::Orange, "M-9-28C-12-38-12-50 0-50 12-50 12-38 9-28Z");
    b.dots(4.0, -44.0, 1.8);
    b.oval(Hue::Yellow, 0.0, -19.0, 16.0, 15.5);
    b.dots(8.5, -25.0, 3.2);
}

/// The tip before a footprint that points the way.
const TIP: &str = "M0-25L6.5-16.5Q0-18.5-6.5-16.5Z";

fn hippo_print(b: &mut Brush<'_>) {
    let hue = Hue::HippoPrint;
    b.dab(hue, TIP);
    b.dab(hue, "M0-2C8-2 13 4 12 10 11 17 5 18 0 18-5 18-11 17-12 10-13 4-8-2 0-2Z");
    b.spot(hue, -12.5, -3.0, 4.0);
    b.spot(hue, 12.5, -3.0, 4.0);
    b.spot(hue, -5.0, -9.5, 4.2);
    b.spot(hue, 5.0, -9.5, 4.2);
}

fn pig_print(b: &mut Brush<'_>) {
    let hoof = "M-2-13C-11-11-14 2-11 11-8 17-2 14-2 7ZM2-13C11-11 14 2 11 11 8 17 2 14 2 7Z";
    b.dab(Hue::PigPrint, TIP);
    b.dab(Hue::PigPrint, hoof);
    b.spot(Hue::PigPrint, -7.0, 19.5, 2.6);
    b.spot(Hue::PigPrint, 7.0, 19.5, 2.6);
}

fn frog_print(b: &mut Brush<'_>) {
    b.dab(Hue::FrogPrint, TIP);
    b.stroke(Hue::FrogPrint, 4.2, "M0 15L-14 1M0 15L-6-10M0 15L6-10M0 15L14 1");
    for (x, y) in [(-14.5, 0.5), (-6.0, -10.0), (6.0, -10.0), (14.5, 0.5)] {
        b.spot(Hue::FrogPrint, x, y, 4.2);
    }
    b.spot(Hue::FrogPrint, 0.0, 14.0, 5.5);
}

fn duck_print(b: &mut Brush<'_>) {
    let web = "M0 19C-3 8-8 0-15-8-11-10-8-9-6-7-4-9-2-13 0-14 2-13 4-9 6-7 8-9 11-10 15-8 8 0 3 8 0 19Z";
    b.dab(Hue::DuckPrint, TIP);
    b.dab(Hue::DuckPrint, web);
}
