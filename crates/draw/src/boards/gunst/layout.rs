//! Where everything lies on the table: wide, the hosts face each other across the stage in five lanes; tall, across the
//! ring in five columns. What stands beside or under a row is always of that row.

use crate::marks::{Area, Shape};
use crate::steps::Spot;

/// From where the table is seen, and on what screen.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) viewer: usize,
    pub(super) tall: bool,
}

const WIDE: (f32, f32) = (1400.0, 980.0);
const TALL: (f32, f32) = (720.0, 918.0);
/// Of the wide table: how high a lane is, and where the first begins.
const LANE: f32 = 140.0;
const LANES: f32 = 114.0;
/// Of the tall table: how wide a column is, and where the first begins.
const COLUMN: f32 = 139.2;
const COLUMNS: f32 = 12.0;

const fn area(x: f32, y: f32, width: f32, height: f32) -> Area {
    Area { x, y, width, height }
}

impl Layout {
    pub(super) fn size(self) -> (f32, f32) {
        if self.tall { TALL } else { WIDE }
    }

    pub(super) fn is_near(self, seat: usize) -> bool {
        seat == self.viewer
    }

    /// A place of the wide table as it lies for a seat: the far side is its mirror image.
    fn mirrored(self, seat: usize, near: Area) -> Area {
        if self.is_near(seat) { near } else { Area { x: WIDE.0 - near.x - near.width, ..near } }
    }

    fn lane(row: usize) -> f32 {
        LANES + LANE * row as f32
    }

    fn column(row: usize) -> f32 {
        COLUMNS + COLUMN * row as f32
    }

    /// The cord.
    pub(super) fn ring(self) -> Area {
        if self.tall {
            area(8.0, 126.0, TALL.0 - 16.0, 428.0)
        } else {
            area(410.0, LANES - 8.0, WIDE.0 - 820.0, 5.0 * LANE + 16.0)
        }
    }

    /// Where a row stands.
    pub(super) fn cell(self, seat: usize, row: usize) -> Area {
        if self.tall {
            let y = if self.is_near(seat) { 402.0 } else { 134.0 };
            area(Self::column(row) + 3.0, y, COLUMN - 6.0, 144.0)
        } else {
            self.mirrored(seat, area(419.0, Self::lane(row) + 4.0, 190.0, LANE - 8.0))
        }
    }

    /// Where this many of a row stand, from the middle of the table outwards, and how large.
    pub(super) fn tokens(self, seat: usize, row: usize, count: usize) -> (impl Fn(usize) -> (f32, f32), f32) {
        let cell = self.cell(seat, row);
        let (x, y) = cell.middle();
        let (room, size): (f32, f32) = if self.tall { (cell.height, 82.0) } else { (cell.width, 96.0) };
        let step = ((room - size - 8.0) / (count.max(2) - 1) as f32).min(if self.tall { 50.0 } else { 88.0 });
        let tall = self.tall;
        // The near host stands below, or on the left.
        let out = if self.is_near(seat) == tall { 1.0 } else { -1.0 };
        let first = -(room - size) / 2.0 + 4.0;
        let at = move |index: usize| {
            let off = out * (first + step * index as f32);
            if tall { (x, y + off) } else { (x + off, y) }
        };
        (at, size / 96.0)
    }

    /// Where the kin of a row wait. On the tall table, those on the far side are only counted, in the row's own place.
    pub(super) fn home(self, seat: usize, row: usize) -> Area {
        if !self.tall {
            return self.mirrored(seat, area(279.0, Self::lane(row) + 5.0, 124.0, LANE - 10.0));
        }
        if self.is_near(seat) {
            return area(Self::column(row) + 3.0, 562.0, COLUMN - 6.0, 102.0);
        }
        let cell = self.cell(seat, row);
        Area { height: cell.height / 2.0, ..cell }
    }

    /// Whether the kin of a seat are seen where they wait.
    pub(super) fn shows_home(self, seat: usize) -> bool {
        !self.tall || self.is_near(seat)
    }

    /// A god's place: its name, what it does, and the four planes.
    pub(super) fn god(self, seat: usize, god: usize) -> Area {
        if !self.tall {
            return self.mirrored(seat, area(10.0, 108.0 + 216.0 * god as f32, 250.0, 210.0));
        }
        if self.is_near(seat) {
            return area(12.0 + 174.0 * god as f32 + 2.0, 672.0, 170.0, 118.0);
        }
        area(10.0 + 98.0 * god as f32, 8.0, 96.0, 110.0)
    }

    /// Where a god stands on a plane. Gods climb towards the ring.
    pub(super) fn plane(self, seat: usize, god: usize, plane: i64) -> (f32, f32) {
        let place = self.god(seat, god);
        let (x, _) = place.middle();
        let step = plane.clamp(0, 3) as f32 - 1.5;
        if !self.tall {
            let out = if self.is_near(seat) { 1.0 } else { -1.0 };
            return (x + out * 60.0 * step, place.y + 146.0);
        }
        if self.is_near(seat) {
            return (x + 41.0 * step, place.y + 60.0);
        }
        (x + 20.0 * step, place.y + 45.0)
    }

    /// How large a god is drawn.
    pub(super) fn god_size(self, seat: usize) -> f32 {
        match (self.tall, self.is_near(seat)) {
            (false, _) => 0.92,
            (true, true) => 0.62,
            (true, false) => 0.58,
        }
    }

    /// Where a god is pointed at: all of its place, or the half that adds and the half that takes back.
    pub(super) fn god_spot(self, seat: usize, god: usize, half: Option<bool>) -> Spot {
        let place = self.god(seat, god);
        let Some(adds) = half else { return place.spot() };
        let width = place.width / 2.0;
        let x = if adds == (self.tall || self.is_near(seat)) { place.x + width } else { place.x };
        Area { x, width, ..place }.spot()
    }

    /// Where stands what a row is about to do.
    pub(super) fn stroke(self, seat: usize, row: usize) -> Area {
        if self.tall {
            let y = if self.is_near(seat) { 356.0 } else { 282.0 };
            return area(Self::column(row) + 6.0, y, COLUMN - 12.0, 42.0);
        }
        let near = self.is_near(seat);
        area(618.0, Self::lane(row) + if near { 92.0 } else { 5.0 }, 164.0, 43.0)
    }

    /// Where a row is named.
    pub(super) fn name(self, row: usize) -> (f32, f32) {
        if self.tall {
            (Self::column(row) + COLUMN / 2.0, 340.0)
        } else {
            (WIDE.0 / 2.0, Self::lane(row) + LANE / 2.0)
        }
    }

    /// Life stones, and the number of them.
    pub(super) fn life(self, seat: usize) -> Area {
        if !self.tall {
            return self.mirrored(seat, area(16.0, 8.0, 540.0, 90.0));
        }
        if self.is_near(seat) { area(12.0, 798.0, 236.0, 72.0) } else { area(412.0, 10.0, 140.0, 106.0) }
    }

    /// Favours and the say.
    pub(super) fn gifts(self, seat: usize) -> Area {
        if !self.tall {
            return self.mirrored(seat, area(272.0, 842.0, 132.0, 126.0));
        }
        if self.is_near(seat) { area(12.0, 872.0, 236.0, 40.0) } else { area(412.0, 80.0, 140.0, 36.0) }
    }

    /// The season.
    pub(super) fn season(self) -> Area {
        if self.tall { area(566.0, 10.0, 146.0, 106.0) } else { area(566.0, 8.0, 268.0, 92.0) }
    }

    /// What has no place of its own is chosen here, under the thumb.
    pub(super) fn buttons(self) -> Area {
        if self.tall { area(256.0, 800.0, 452.0, 108.0) } else { area(414.0, 842.0, 572.0, 126.0) }
    }

    /// A stroke's tip points this way for a seat that goes for the other one.
    pub(super) fn towards(self, seat: usize) -> (f32, f32) {
        match (self.tall, self.is_near(seat)) {
            (true, true) => (0.0, -1.0),
            (true, false) => (0.0, 1.0),
            (false, true) => (1.0, 0.0),
            (false, false) => (-1.0, 0.0),
        }
    }
}

impl Area {
    pub(super) fn spot(self) -> Spot {
        let (x, y) = self.middle();
        (x, y, Shape::Slab(self.width, self.height))
    }
}
