//! The animals of Muddy Ride standing up, from before and from behind: for standees, whose facing is then plain.
//!
//! All stand on a ground line at 48.

use super::Brush;
use crate::theme::Hue;

pub(super) fn hippo_front(b: &mut Brush<'_>) {
    b.ovals(Hue::Sky, 17.0, 41.0, 12.0, 7.0);
    b.oval(Hue::Sky, 0.0, 16.0, 34.0, 29.0);
    b.ovals(Hue::Sky, 19.0, -37.0, 7.5, 7.5);
    b.ovals(Hue::Pink, 19.0, -36.5, 3.2, 3.2);
    b.shape(
        Hue::Sky,
        "M0-44C16-44 21-34 21-24 21-17 33-14 34 1 34 15 20 21 0 21-20 21-34 15-34 1-33-14-21-17-21-24-21-34-16-44 0-44Z",
    );
    b.ovals(Hue::Cream, 10.0, -28.0, 6.0, 6.5);
    b.dots(9.0, -27.0, 3.4);
    b.dab(Hue::Blue, "M-22-3c0-6 9-8 13-5-2 5-8 8-13 5ZM22-3c0-6-9-8-13-5 2 5 8 8 13 5Z");
    b.dots(13.5, -4.5, 3.4);
    b.pair(Hue::Cream, "M8 12V19H15V11Z");
    b.mark("M-25 8Q0 18 25 8M-21 45v3M-14 45v3M14 45v3M21 45v3");
}

pub(super) fn hippo_back(b: &mut Brush<'_>) {
    b.ovals(Hue::Sky, 19.0, -37.0, 7.5, 7.5);
    b.oval(Hue::Sky, 0.0, -24.0, 22.0, 20.0);
    b.ovals(Hue::Sky, 18.0, 41.0, 13.0, 7.0);
    b.oval(Hue::Sky, 0.0, 12.0, 35.0, 33.0);
    b.mark("M-22-8Q0-17 22-8M-25 39Q-13 33-3 40M25 39Q13 33 3 40");
    b.limb(Hue::Sky, 7.0, "M0 4Q4 12 0 20");
    b.mark("M0 23l-4 6M0 23v7M0 23l4 6");
}

pub(super) fn pig_front(b: &mut Brush<'_>) {
    b.pair(Hue::Plum, "M7 36H20L18 48H9Z");
    b.oval(Hue::Pink, 0.0, 21.0, 29.0, 22.0);
    b.pair(Hue::Pink, "M9-32C12-44 26-48 33-42 35-31 31-20 22-16Z");
    b.dab(
        Hue::Plum,
        "M16-32C18-39 25-42 29-39 30-32 27-25 22-22ZM-16-32C-18-39-25-42-29-39-30-32-27-25-22-22Z",
    );
    b.oval(Hue::Pink, 0.0, -10.0, 28.0, 26.0);
    b.oval(Hue::Plum, 0.0, -5.0, 14.0, 10.5);
    b.dots(5.5, -5.0, 3.2);
    b.dots(13.0, -20.0, 3.6);
    b.mark("M-8 9q8 6 16 0M14.5 41V48M-14.5 41V48");
}

pub(super) fn pig_back(b: &mut Brush<'_>) {
    b.pair(Hue::Pink, "M9-32C12-44 26-48 33-42 35-31 31-20 22-16Z");
    b.oval(Hue::Pink, 0.0, -18.0, 24.0, 21.0);
    b.pair(Hue::Plum, "M7 36H21L19 48H9Z");
    b.oval(Hue::Pink, 0.0, 14.0, 33.0, 29.0);
    b.dab(Hue::Plum, "M-23 4c3-8 13-8 15-1 1 7-3 12-8 11-6 0-9-5-7-10ZM12-4c2-5 9-4 10 1 0 5-9 6-10-1Z");
    b.mark("M0 12C9 9 12 20 4 22-5 24-6 12 2 13 7 14 6 19 3 18M0 30V42");
}

pub(super) fn frog_front(b: &mut Brush<'_>) {
    b.ovals(Hue::Green, 27.0, 25.0, 12.0, 18.0);
    b.pair(Hue::Green, "M14 41C24 36 38 38 45 48H12Z");
    b.oval(Hue::Green, 0.0, 18.0, 24.0, 26.0);
    b.dab(Hue::Leaf, "M0 6C12 6 15 18 14 28 12 38 6 41 0 41-6 41-12 38-14 28-15 18-12 6 0 6Z");
    b.ovals(Hue::Green, 17.0, -32.0, 13.0, 13.0);
    b.oval(Hue::Green, 0.0, -12.0, 34.0, 20.0);
    b.ovals(Hue::Cream, 17.0, -33.0, 8.5, 8.5);
    b.dots(16.0, -32.0, 4.2);
    b.mark("M-25-12Q0 7 25-12M-3-17h.1M3-17h.1");
    b.limb(Hue::Green, 8.0, "M-12 20L-14 44M12 20L14 44");
    b.limb(Hue::Green, 7.0, "M-20 45H-8M8 45H20");
}

pub(super) fn frog_back(b: &mut Brush<'_>) {
    b.ovals(Hue::Green, 17.0, -32.0, 13.0, 13.0);
    b.oval(Hue::Green, 0.0, -14.0, 33.0, 19.0);
    b.oval(Hue::Green, 0.0, 14.0, 28.0, 30.0);
    b.dab(Hue::Leaf, "M0-22C8-22 11-4 8 12 6 24 3 33 0 36-3 33-6 24-8 12-11-4-8-22 0-22Z");
    b.ovals(Hue::Green, 25.0, 25.0, 13.0, 19.0);
    b.pair(Hue::Green, "M9 48C12 38 30 36 44 48Z");
    b.mark("M24 43v5M33 43v5M-24 43v5M-33 43v5");
}

pub(super) fn duck_front(b: &mut Brush<'_>) {
    b.pair(Hue::Orange, "M9 36L12 40 23 48H2Z");
    b.oval(Hue::Yellow, 0.0, 15.0, 29.0, 26.0);
    b.pair(Hue::Cream, "M22-2C36 6 37 28 27 36 20 28 17 10 22-2Z");
    b.mark("M-10 24q4 4 8 0M2 24q4 4 8 0M-4 32q4 4 8 0");
    b.line("M0-42q1-6 7-6M0-42q-2-5-6-4");
    b.oval(Hue::Yellow, 0.0, -22.0, 21.0, 20.0);
    b.shape(Hue::Orange, "M-15-17C-15-25 15-25 15-17 15-8 7-4 0-4-7-4-15-8-15-17Z");
    b.mark("M-11-14Q0-8 11-14");
    b.dots(3.5, -18.5, 1.8);
    b.dots(10.0, -28.0, 3.6);
}

pub(super) fn duck_back(b: &mut Brush<'_>) {
    b.pair(Hue::Orange, "M9 36L12 40 23 48H2Z");
    b.line("M0-42q-1-6-7-6M0-42q2-5 6-4");
    b.oval(Hue::Yellow, 0.0, -22.0, 21.0, 20.0);
    b.oval(Hue::Yellow, 0.0, 15.0, 30.0, 26.0);
    b.pair(Hue::Cream, "M4-4C22-10 36 4 33 20 30 32 20 38 12 39 14 24 12 8 4-4Z");
    b.mark("M22 8q3 8-1 18M15 14q3 8 0 16M-22 8q-3 8 1 18M-15 14q-3 8 0 16");
    b.shape(
        Hue::Yellow,
        "M-11 41C-9 30-6 22 0 14 6 22 9 30 11 41 7 38 5 40 4 43 2 39-2 39-4 43-5 40-7 38-11 41Z",
    );
}
