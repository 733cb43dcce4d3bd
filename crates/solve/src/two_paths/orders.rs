//! The six orders of three things, numbered, and how they follow one another.
//!
//! An order says where each of three things goes: thing `k` to place `ORDERS[order][k]`.

/// All orders; the first leaves everything where it is.
pub(super) const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// `AFTER[later][first]`: what comes of one order after another.
pub(super) static AFTER: [[u8; 6]; 6] = {
    let mut table = [[0; 6]; 6];
    let mut later = 0;
    while later < 6 {
        let mut first = 0;
        while first < 6 {
            let [a, b, c] = ORDERS[first];
            let then = ORDERS[later];
            table[later][first] = number([then[a as usize], then[b as usize], then[c as usize]]);
            first += 1;
        }
        later += 1;
    }
    table
};

/// What undoes an order.
pub(super) const BACK: [u8; 6] = [0, 1, 2, 4, 3, 5];

/// The number of an order.
#[inline]
pub(super) const fn number(order: [u8; 3]) -> u8 {
    // The first two of three places decide: 0 1 → 0, 0 2 → 1, 1 0 → 2 …
    2 * order[0] + (order[1] > order[2]) as u8
}

/// Sorts three places, and says where each has gone. Of equal ones the first stays the first.
#[inline]
pub(super) fn sorted(places: [u8; 3]) -> ([u8; 3], u8) {
    let [a, b, c] = places;
    let order = [
        u8::from(b < a) + u8::from(c < a),
        u8::from(a <= b) + u8::from(c < b),
        u8::from(a <= c) + u8::from(b <= c),
    ];
    let mut sorted = [0; 3];
    for (place, at) in places.into_iter().zip(order) {
        sorted[(at & 3).min(2) as usize] = place;
    }
    (sorted, number(order))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_numbered_as_they_are_listed() {
        for (at, &order) in ORDERS.iter().enumerate() {
            assert_eq!(number(order) as usize, at);
        }
    }

    #[test]
    fn an_order_and_the_one_that_undoes_it_leave_everything_in_place() {
        for order in 0..6 {
            assert_eq!(AFTER[BACK[order] as usize][order], 0);
            assert_eq!(AFTER[order][BACK[order] as usize], 0);
        }
    }

    #[test]
    fn sorting_tells_where_each_place_has_gone() {
        for places in [[3, 1, 2], [1, 2, 3], [9, 9, 1], [4, 9, 9], [2, 3, 1], [9, 4, 9]] {
            let (sorted, order) = sorted(places);
            assert!(sorted.is_sorted());
            for (place, at) in places.into_iter().zip(ORDERS[order as usize]) {
                assert_eq!(sorted[at as usize], place);
            }
        }
    }
}
