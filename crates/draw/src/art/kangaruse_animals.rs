//! Icons of Kangaruse squares that are animals, each by what it is known for.

use super::Brush;
use crate::theme::Hue;

/// In mid-leap, all tail and hind leg.
pub(super) fn kangaroo(b: &mut Brush<'_>) {
    b.limb(Hue::Tan, 7.0, "M8-4L18 8");
    b.shape(
        Hue::Tan,
        "M-40 24C-26 26-22 8-14-2-6-12 6-16 14-20L17-27 15-39 22-31 25-40 28-29C36-27 40-22 40-18 36-14 28-15 25-13 20-6 16 2 10 8L-1 14 6 28C12 30 18 32 22 36L19 40H4L-10 18C-18 30-28 38-41 31Z",
    );
    b.dot(28.0, -22.0, 2.6);
    b.mark("M-10 18C-12 10-6 4 1 5");
}

/// A black face with an open mouth.
pub(super) fn tasmanian_devil(b: &mut Brush<'_>) {
    b.ovals(Hue::Coal, 24.0, -25.0, 12.0, 12.0);
    for x in [-24.0, 24.0] {
        b.spot(Hue::Pink, x, -25.0, 6.0);
    }
    b.shape(Hue::Coal, "M0-33C20-33 34-18 33 2 32 24 16 38 0 38S-32 24-33 2C-34-18-20-33 0-33Z");
    b.spot(Hue::Yellow, -14.0, -9.0, 5.0);
    b.spot(Hue::Yellow, 14.0, -9.0, 5.0);
    b.dots(14.0, -9.0, 2.4);
    b.shape(Hue::Red, "M-22 8Q0 0 22 8 20 31 0 31T-22 8Z");
    b.shape(Hue::White, "M-19 8L-12 20-6 5ZM19 8L12 20 6 5Z");
}

/// A long dog with a stiff tail and stripes across its rump.
pub(super) fn tasmanian_tiger(b: &mut Brush<'_>) {
    b.limb(Hue::Tan, 7.0, "M24-2L41-16");
    b.limb(Hue::Tan, 8.0, "M-14 8V32M-5 10V32M18 8L22 19 19 32M26 8L31 19 28 32");
    b.shape(
        Hue::Tan,
        "M-22-10L-22-28-14-20C-4-14 4-9 14-10 26-11 34-4 33 6 31 16 20 15 12 12 0 14-14 18-18 8-22 8-25 6-29 7-37 9-45 5-41-2-35-5-32-11-30-17L-28-26Z",
    );
    b.dot(-28.0, -10.0, 2.6);
    b.stroke(Hue::Bark, 4.2, "M4-7V5M12-7V7M20-8V7M28-5V5");
}

/// A dome of spines with a long snout; its number stands on it.
pub(super) fn echidna(b: &mut Brush<'_>) {
    b.limb(Hue::Tan, 7.0, "M-24 22C-34 22-38 26-43 32");
    b.limb(Hue::Tan, 9.0, "M-10 26V34M20 26V34");
    b.shape(
        Hue::Bark,
        "M-30 26L-35 8-28 10-31-10-22-4-20-24-11-15-4-34 4-20 16-33 18-18 31-24 29-8 41-8 35 6 43 13 36 18 38 27Z",
    );
    b.shape(Hue::Cream, "M-19 26C-22 4-10-10 5-10S31 5 29 26Z");
    b.dot(-26.0, 21.5, 2.4);
}

/// A lizard from above, all thorns.
pub(super) fn thorny_devil(b: &mut Brush<'_>) {
    b.limb(Hue::Orange, 7.0, "M-10-8L-30-18M10-8L30-18M-10 12L-29 24M10 12L29 24");
    b.limb(Hue::Orange, 8.0, "M0 20C2 32 10 38 18 34");
    b.shape(
        Hue::Orange,
        "M0-42L6-33 14-36 12-27 20-22 13-16 24-10 17-3 27 4 18 8 22 18 11 17 8 27 0 22-8 27-11 17-22 18-18 8-27 4-17-3-24-10-13-16-20-22-12-27-14-36-6-33Z",
    );
    b.dots(6.0, -25.0, 2.8);
    b.stroke(Hue::Bark, 4.0, "M-7-8L0-2 7-8M-8 4L0 10 8 4");
}

/// Four wings with eyes on them.
pub(super) fn moth(b: &mut Brush<'_>) {
    b.line("M-2-18C-4-28-10-34-16-36M2-18C4-28 10-34 16-36");
    b.pair(Hue::Plum, "M3 2C14 4 28 10 28 22 27 34 12 36 3 12Z");
    b.pair(Hue::Sand, "M3-10C12-26 32-30 41-22 42-4 30 10 3 6Z");
    for x in [-26.0, 26.0] {
        b.oval(Hue::Cream, x, -11.0, 7.5, 7.5);
        b.dot(x, -11.0, 3.0);
    }
    b.shape(Hue::Bark, "M0-20C6-20 6-10 5 4 4 16 2 24 0 28-2 24-4 16-5 4-6-10-6-20 0-20Z");
}

/// A round face with great ears and a great nose.
pub(super) fn koala(b: &mut Brush<'_>) {
    b.ovals(Hue::Grey, 26.0, -19.0, 15.0, 15.0);
    b.spot(Hue::Cream, 27.0, -19.0, 8.0);
    b.spot(Hue::Cream, -27.0, -19.0, 8.0);
    b.oval(Hue::Grey, 0.0, 4.0, 28.0, 30.0);
    b.dots(14.0, -4.0, 3.6);
    b.dab(Hue::Detail, "M0-9C8-9 9 2 8 10 7 17-7 17-8 10-9 2-8-9 0-9Z");
    b.mark("M-9 23q9 6 18 0");
}

/// From above: a flat bill in front, a flat tail behind.
pub(super) fn platypus(b: &mut Brush<'_>) {
    b.shape(Hue::Bark, "M-8 14C-14 24-13 40 0 41 13 40 14 24 8 14Z");
    b.stroke(Hue::Tan, 2.6, "M-7 26L6 37M7 26L-6 37");
    b.pair(
        Hue::Orange,
        "M12-12C22-18 31-18 34-11 31-4 24-2 14-3ZM13 10C22 10 31 14 32 21 26 25 18 23 12 17Z",
    );
    b.shape(Hue::Brown, "M0-22C14-22 20-10 20 2 20 16 10 24 0 24S-20 16-20 2C-20-10-14-22 0-22Z");
    b.shape(Hue::Slate, "M-12-18C-18-30-18-41 0-41 18-41 18-30 12-18 8-14-8-14-12-18Z");
    b.dots(5.0, -32.0, 2.6);
    b.dots(10.0, -11.0, 2.8);
}

/// Gliding with all four legs spread.
pub(super) fn sugar_glider(b: &mut Brush<'_>) {
    b.limb(Hue::Slate, 8.0, "M0 22C2 34 10 38 20 38");
    b.shape(Hue::Grey, "M-10-22C-22-24-32-32-40-34-38-28-36-24-33-20-28-6-28 10-34 26-32 30-28 30-25 27-16 20-8 24 0 30 8 24 16 20 25 27 28 30 32 30 34 26 28 10 28-6 33-20 36-24 38-28 40-34 32-32 22-24 10-22Z");
    b.pair(Hue::Pink, "M6-30C8-40 18-42 19-35 18-29 12-26 8-25Z");
    b.shape(Hue::Cream, "M0-36C10-36 15-29 13-22 11-14 5-12 0-12S-11-14-13-22C-15-29-10-36 0-36Z");
    b.stroke(Hue::Detail, 4.0, "M0-34V18");
    b.dots(7.0, -25.0, 2.8);
}

/// A small bird with a red breast and a twig of berries.
pub(super) fn mistletoebird(b: &mut Brush<'_>) {
    b.line("M-4 26V36M6 26V36");
    b.shape(Hue::Slate, "M8-2L40-12 42-3 24 16Z");
    b.shape(Hue::Cream, "M-16-34C-2-38 6-28 8-18 24-14 30-2 26 10 22 24 8 30-4 28-18 26-26 14-26 0-26-6-27-10-27-14L-40-18-27-24C-25-29-21-33-16-34Z");
    b.dab(Hue::Red, "M-25-10C-12-14-6-4-8 6-10 14-18 16-23 12-26 6-25-2-25-10Z");
    b.shape(Hue::Slate, "M8-18C24-14 30-2 26 10 14 14 2 6 0-4 0-10 3-15 8-18Z");
    b.dot(-15.0, -23.0, 3.0);
    b.oval(Hue::Red, -36.0, 25.0, 6.0, 6.0);
    b.oval(Hue::Red, -25.0, 31.0, 6.0, 6.0);
}

/// A banded back under a bushy tail.
pub(super) fn numbat(b: &mut Brush<'_>) {
    b.shape(Hue::Sand, "M16 18C30 18 30 2 22-8 14-20 22-38 34-37 46-33 42-10 38 6 36 20 30 30 18 30Z");
    b.mark("M30-26l-6 4M36-14l-7 4M36 0l-6 2");
    b.limb(Hue::Red, 8.0, "M-16 22V34M14 22V34");
    b.shape(
        Hue::Red,
        "M-20-4L-19-15-12-7C-2-14 14-10 20 2 26 14 22 26 12 26H-14C-20 24-22 18-24 14-32 14-40 14-44 12-40 4-30-2-24-4Z",
    );
    b.stroke(Hue::Cream, 4.2, "M-2-6C2 4 2 14-1 22M8-6C13 4 13 14 10 22");
    b.stroke(Hue::Detail, 3.0, "M-38 9L-16 4");
    b.dot(-24.0, 3.5, 2.8);
}

/// A hooked beak under a tall crest.
pub(super) fn cacketoo(b: &mut Brush<'_>) {
    b.shape(Hue::Yellow, "M-6-16C-12-28-8-38-2-44-2-36 0-32 4-28 4-36 10-42 18-44 15-36 15-32 17-28 22-34 29-37 36-36 30-30 28-24 26-14L4-4Z");
    b.shape(Hue::White, "M-8-16C6-28 30-22 33-2 35 16 32 28 36 40H-8C-2 30-4 22-8 14-18 12-20-6-8-16Z");
    b.shape(Hue::Slate, "M-12-14C-26-16-36-4-32 12-30 18-26 20-24 14-22 10-16 12-9 12Z");
    b.dot(6.0, -5.0, 4.0);
    b.mark("M10 14q8 2 14-4");
}

/// Two great eyes over a wide mouth.
pub(super) fn frog(b: &mut Brush<'_>) {
    b.shape(Hue::Green, "M0-16C24-18 40-2 38 14 36 30 16 35 0 35S-36 30-38 14C-40-2-24-18 0-16Z");
    b.ovals(Hue::Green, 20.0, -19.0, 15.0, 15.0);
    b.ovals(Hue::Cream, 20.0, -20.0, 9.0, 9.0);
    b.dots(20.0, -20.0, 4.6);
    b.mark("M-27 10C-14 24 14 24 27 10");
    b.dots(4.0, 3.0, 2.0);
}

/// Open jaws full of teeth.
pub(super) fn crocodile(b: &mut Brush<'_>) {
    b.shape(
        Hue::White,
        "M-38-6L-33 3-27-4-21 5-15-2-9 7-3 1 2 9 6 2V14L0 10-5 19-10 13-16 22-21 16-27 25-32 20Z",
    );
    b.shape(Hue::Green, "M-42-12C-36-18-30-13-26-13L2-16C4-28 18-30 22-18 34-14 42-4 42 10V36H6C-8 36-24 34-36 31-42 29-40 22-34 22L6 12V3L-36-4C-42-5-44-9-42-12Z");
    b.oval(Hue::Yellow, 12.0, -16.0, 6.0, 6.0);
    b.dot(12.0, -16.0, 2.6);
    b.mark("M28 4v8M34 14v8M26 20v8");
    b.dot(-35.0, -9.5, 2.0);
}

/// A pointed face with pointed ears.
pub(super) fn dingo(b: &mut Brush<'_>) {
    b.pair(Hue::Tan, "M6-20C12-30 20-40 29-43 35-30 34-12 28-2Z");
    b.pair(Hue::Cream, "M15-20C19-26 23-30 26-32 28-24 27-16 24-10Z");
    b.shape(Hue::Tan, "M0-24C16-24 30-16 31-2 30 8 20 14 14 24 10 34 6 39 0 39S-10 34-14 24C-20 14-30 8-31-2-30-16-16-24 0-24Z");
    b.dab(Hue::Cream, "M-25 5C-14 2-8 8-6 22-4 30-3 34 0 37 3 34 4 30 6 22 8 8 14 2 25 5 20 12 16 18 13 24 10 33 6 38 0 38S-10 33-13 24C-16 18-20 12-25 5Z");
    b.dots(13.0, -4.0, 3.4);
    b.dab(Hue::Detail, "M-8 25Q0 21 8 25 6 34 0 34T-8 25Z");
}

/// A ball of feathers with a long thin beak.
pub(super) fn kiwi(b: &mut Brush<'_>) {
    b.line("M4 24V37H-5M16 22V37H7");
    b.limb(Hue::Sand, 5.5, "M-22-10C-32-4-38 8-40 24");
    b.shape(Hue::Brown, "M-18-28C-4-32 2-20 8-16 28-16 38-4 37 8 36 22 22 28 8 27-6 26-14 16-16 4-24 4-31-4-30-14-29-22-24-26-18-28Z");
    b.dot(-19.0, -15.0, 3.2);
    b.mark("M8-4q5 3 6 8M20-2q5 4 5 9M6 12q5 2 7 7");
}

/// A spotted coat and a long tail.
pub(super) fn quoll(b: &mut Brush<'_>) {
    b.limb(Hue::Bark, 8.0, "M22 18C40 16 42-4 32-20 28-28 30-34 36-38");
    b.limb(Hue::Bark, 9.0, "M-12 24V34M18 24V34");
    b.oval(Hue::Pink, -15.0, -17.0, 8.0, 8.0);
    b.shape(Hue::Bark, "M-20-14C-8-16 0-10 10-10 22-10 30 0 29 12 28 24 18 27 8 27H-8C-16 26-19 20-22 14-30 15-39 14-43 9-42 0-32-12-20-14Z");
    b.dot(-27.0, -1.0, 2.6);
    for (x, y, r) in [
        (-6.0, -1.0, 4.4),
        (8.0, 0.0, 4.4),
        (0.0, 12.0, 4.4),
        (14.0, 13.0, 4.4),
        (-12.0, 12.0, 3.6),
        (21.0, 3.0, 3.6),
    ] {
        b.oval(Hue::White, x, y, r, r);
    }
    b.spot(Hue::White, -27.0, -1.0, 3.6);
    b.dot(-27.0, -1.0, 2.0);
}
