//! Kangaruse: 27 icons of squares, the kangaroos with their seats' emblems, and crosses drawn like pen strokes.

use super::kangaruse_animals as animals;
use super::kangaruse_things as things;
use super::{Brush, Symbol};
use crate::theme::Hue;

/// The icon of every type of square but `plain`, under the type's name with `sq-` before it.
pub const ICONS: [Symbol; 27] = [
    Symbol { name: "sq-score", art: things::score },
    Symbol { name: "sq-water", art: things::water },
    Symbol { name: "sq-food", art: things::food },
    Symbol { name: "sq-shelter", art: things::shelter },
    Symbol { name: "sq-toys", art: things::toys },
    Symbol { name: "sq-gems", art: things::gems },
    Symbol { name: "sq-coins", art: things::coins },
    Symbol { name: "sq-chests", art: things::chests },
    Symbol { name: "sq-start", art: things::start },
    Symbol { name: "sq-tree", art: things::tree },
    Symbol { name: "sq-kangaroo", art: animals::kangaroo },
    Symbol { name: "sq-tasmanian-devil", art: animals::tasmanian_devil },
    Symbol { name: "sq-tasmanian-tiger", art: animals::tasmanian_tiger },
    Symbol { name: "sq-echidna", art: animals::echidna },
    Symbol { name: "sq-thorny-devil", art: animals::thorny_devil },
    Symbol { name: "sq-moth", art: animals::moth },
    Symbol { name: "sq-koala", art: animals::koala },
    Symbol { name: "sq-platypus", art: animals::platypus },
    Symbol { name: "sq-sugar-glider", art: animals::sugar_glider },
    Symbol { name: "sq-mistletoebird", art: animals::mistletoebird },
    Symbol { name: "sq-numbat", art: animals::numbat },
    Symbol { name: "sq-cacketoo", art: animals::cacketoo },
    Symbol { name: "sq-frog", art: animals::frog },
    Symbol { name: "sq-crocodile", art: animals::crocodile },
    Symbol { name: "sq-dingo", art: animals::dingo },
    Symbol { name: "sq-kiwi", art: animals::kiwi },
    Symbol { name: "sq-quoll", art: animals::quoll },
];

/// A score square whose value is below zero.
pub const MINUS: Symbol = Symbol { name: "sq-minus", art: things::minus };

/// The icon of a type of square; none for `plain`.
pub fn icon(kind: &str) -> Option<Symbol> {
    ICONS.into_iter().find(|icon| &icon.name[3..] == kind)
}

/// The kangaroos of the five seats.
pub const KANGAROOS: [Symbol; 5] = [
    Symbol { name: "roo-0", art: |b| roo(b, 0) },
    Symbol { name: "roo-1", art: |b| roo(b, 1) },
    Symbol { name: "roo-2", art: |b| roo(b, 2) },
    Symbol { name: "roo-3", art: |b| roo(b, 3) },
    Symbol { name: "roo-4", art: |b| roo(b, 4) },
];

/// The emblems of the five seats alone: ring, square, triangle, diamond, star.
pub const EMBLEMS: [Symbol; 5] = [
    Symbol { name: "emblem-0", art: |b| emblem(b, 0) },
    Symbol { name: "emblem-1", art: |b| emblem(b, 1) },
    Symbol { name: "emblem-2", art: |b| emblem(b, 2) },
    Symbol { name: "emblem-3", art: |b| emblem(b, 3) },
    Symbol { name: "emblem-4", art: |b| emblem(b, 4) },
];

const SEATS: [(Hue, &str); 5] = [
    (Hue::Orange, "M0-12A12 12 0 1 1 0 12 12 12 0 1 1 0-12ZM0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5Z"),
    (Hue::Blue, "M-10-10H10V10H-10Z"),
    (Hue::Green, "M0-13L13 10H-13Z"),
    (Hue::Plum, "M0-14L12 0 0 14-12 0Z"),
    (Hue::Coal, "M0-14L4-4.5 14-4 6 2.5 9 12.5 0 7-9 12.5-6 2.5-14-4-4-4.5Z"),
];

/// A kangaroo sitting up, in its seat's colour, with its seat's emblem on a white pouch.
fn roo(b: &mut Brush<'_>, seat: usize) {
    let (hue, shape) = SEATS[seat];
    b.limb(hue, 11.0, "M16 36C30 46 42 43 46 30");
    b.limb(hue, 9.0, "M-27 43H16");
    b.shape(hue, "M-4-30C-4-41 2-49 8-48 11-41 6-33 1-28Z");
    b.shape(
        hue,
        "M-14-34C-18-43-16-50-11-49-6-47-5-41-5-35 3-31 4-23 1-17 4-10 8-6 14-3 30 4 35 20 29 34 27 40 22 43 16 43H-8C-14 37-17 29-16 20L-17-12C-25-11-34-14-37-20-36-26-28-30-20-33Z",
    );
    b.limb(hue, 7.0, "M-9 3L-23 8-27 2");
    b.dot(-13.0, -25.0, 3.0);
    b.dot(-34.5, -19.5, 2.4);
    b.oval(Hue::White, 8.0, 17.0, 23.0, 23.0);
    b.moved(8.0, 17.0, 0.0, 1.42);
    b.dab(emblem_hue(b, hue), shape);
    b.back();
}

/// Emblems are never left out, whatever is saved.
fn emblem_hue(b: &Brush<'_>, hue: Hue) -> Hue {
    if b.theme() == crate::theme::Theme::InkSaving { Hue::Detail } else { hue }
}

fn emblem(b: &mut Brush<'_>, seat: usize) {
    let (hue, shape) = SEATS[seat];
    b.oval(Hue::White, 0.0, 0.0, 40.0, 40.0);
    b.moved(0.0, 0.0, 0.0, 2.0);
    b.dab(emblem_hue(b, hue), shape);
    b.back();
}

/// Three crosses, as a hand would draw them one after the other.
pub const CROSSES: [Symbol; 3] = [
    Symbol { name: "cross-0", art: |b| cross(b, "M-33-31C-14-15 9 8 34 32", "M32-34C14-12-10 12-33 33") },
    Symbol { name: "cross-1", art: |b| cross(b, "M-32-34C-8-14 14 12 33 31", "M34-30C12-15-14 14-32 34") },
    Symbol { name: "cross-2", art: |b| cross(b, "M-34-29C-12-13 12 6 32 34", "M30-33C15-9-8 8-34 32") },
];

/// Two strokes of a soft pen: a thick one, and a thinner one that runs beside it and so swells it in the middle.
fn cross(b: &mut Brush<'_>, down: &str, up: &str) {
    b.stroke(Hue::Ink, 5.0, down);
    b.stroke(Hue::Ink, 5.0, up);
    b.moved(0.8, -0.8, 1.5, 0.86);
    b.stroke(Hue::Ink, 4.0, down);
    b.stroke(Hue::Ink, 4.0, up);
    b.back();
}
