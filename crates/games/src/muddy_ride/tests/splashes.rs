//! Splash events.

use super::*;

#[test]
fn a_splash_moves_everybody_with_a_footprint_the_jumper_too() {
    let table = meadow(
        "6 | .   .   .           .   .   .
         5 | .   .   .           .   .   .
         4 | .   .   .           .   .   .
         3 | .   @N  N:N+E:NE+W:N  .   .   .
         2 | .   .   .           .   @E  .
         1 | .   .   .           @S  .   @W",
    );
    let table = table.play("c3");
    assert_eq!(table.animals(), "N c4 E f3 S d1 W f2");
}

#[test]
fn each_is_splashed_from_where_it_stands() {
    let table = meadow(
        "6 | .   .   .            .   .   .
         5 | .   .   .            @E  .   .
         4 | .   .   .            .   .   .
         3 | .   @N  E:SW+S:E+W:N .   .   .
         2 | .   .   .            .   .   @W
         1 | .   .   @S           .   .   .",
    );
    assert_eq!(table.play("c3").animals(), "N c3 E c4 S d1 W f3");
}

#[test]
fn off_the_grid_and_onto_anothers_target_nobody_goes() {
    let table = meadow(
        "6 | .   .   .             .   @S  .
         5 | .   .   .             .   .   .
         4 | .   .   .             .   .   .
         3 | @E  @N  E:S+S:N+W:NE  .   .   .
         2 | .   .   .             .   .   .
         1 | .   .   .             .   .   @W",
    );
    assert_eq!(
        table.play("c3").animals(),
        "N c3 E a3 S e6 W f1",
        "a2 is the Duck's, e6 and f1 lie at the edge"
    );
}

#[test]
fn targets_of_animals_out_of_play_stay_closed_to_splashes_and_jumps() {
    let mut table = table(
        json!({"animals": ["N", "E"]}),
        "6 | .   .   .     .   .   .
         5 | .   .   .     .   .   .
         4 | .   .   .     .   .   .
         3 | @E  @N  E:S   .   .   .
         2 | .   .   .     .   .   .
         1 | @S  .   .     .   .   @W",
    );
    assert_eq!(table.refusal("a2"), "target-of-another (field a2, animal W)");
    assert_eq!(table.play("c3").animals(), "N c3 E a3");
}

#[test]
fn who_runs_into_one_that_stays_stays_too() {
    let table = meadow(
        "6 | .   .   .     .   .   .
         5 | .   .   .     .   .   .
         4 | .   .   .     .   .   .
         3 | .   @N  N:E   @E  .   .
         2 | .   .   .     .   .   @W
         1 | @S  .   .     .   .   .",
    );
    assert_eq!(table.play("c3").animals(), "N c3 E d3 S a1 W f2");
}

#[test]
fn a_field_that_is_vacated_in_the_same_event_is_free() {
    let table = meadow(
        "6 | .   .   .             .   .   .
         5 | .   .   .             .   .   .
         4 | .   .   .             .   .   .
         3 | .   @N  N:E+E:E+S:E   @E  @S  .
         2 | .   .   .             .   .   @W
         1 | .   .   .             .   .   .",
    );
    assert_eq!(table.play("c3").animals(), "N d3 E e3 S f3 W f2");
}

#[test]
fn a_train_whose_head_is_stopped_stands_still() {
    let table = meadow(
        "6 | .   .   .             .   .   .
         5 | .   .   .             .   .   .
         4 | .   .   .             .   .   .
         3 | .   .   @N            N:E+E:E+S:E   @E  @S
         2 | .   .   .             .   .   @W
         1 | .   .   .             .   .   .",
    );
    assert_eq!(table.play("d3").animals(), "N d3 E e3 S f3 W f2");
}

#[test]
fn two_animals_that_would_swap_both_stay() {
    let table = meadow(
        "6 | .   .   .         .   .   .
         5 | .   .   .         .   .   .
         4 | .   .   .         .   .   .
         3 | .   @N  N:E+E:W   @E  .   .
         2 | .   .   .         .   .   @W
         1 | @S  .   .         .   .   .",
    );
    let table = table.play("c3");
    assert_eq!(table.animals(), "N c3 E d3 S a1 W f2");
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
}

#[test]
fn three_in_a_ring_all_stay() {
    let table = meadow(
        "6 | .   .   .              .   .   .
         5 | .   .   .              .   .   .
         4 | .   .   @S             .   .   .
         3 | .   @N  N:E+E:NW+S:S   @E  .   .
         2 | .   .   .              .   .   @W
         1 | .   .   .              .   .   .",
    );
    assert_eq!(table.play("c3").animals(), "N c3 E d3 S c4 W f2");
}

#[test]
fn four_in_a_ring_all_stay() {
    let table = meadow(
        "6 | .   .   .                 .   .   .
         5 | .   .   .                 .   .   .
         4 | .   .   @W                @S  .   .
         3 | .   @N  N:E+E:N+S:W+W:S   @E  .   .
         2 | .   .   .                 .   .   .
         1 | .   .   .                 .   .   .",
    );
    assert_eq!(table.play("c3").animals(), "N c3 E d3 S d4 W c4");
}

#[test]
fn who_waits_for_a_ring_stays_too() {
    let table = meadow(
        "6 | .   .   .             .   .   .
         5 | .   .   .             .   .   .
         4 | .   .   .             @S  .   .
         3 | .   @N  N:E+E:W+S:S   @E  .   .
         2 | .   .   .             .   .   @W
         1 | .   .   .             .   .   .",
    );
    assert_eq!(table.play("c3").animals(), "N c3 E d3 S d4 W f2");
}

#[test]
fn of_several_that_would_land_on_the_same_field_the_one_who_jumped_chooses() {
    let drawing = "
         6 | .   .   .            .   .   .
         5 | .   .   .            .   .   .
         4 | .   .   .            .   .   .
         3 | .   @N  N:N          .   .   .
         2 | .   @E  N:NW+E:N     .   .   @W
         1 | @S  .   .            .   .   .";
    let table = meadow(drawing).play("c2");
    assert_eq!(table.asked(), "splash E, splash N");
    assert_eq!(table.turn(), Turn::Seat(Seat(0)));
    assert_eq!(table.state()["phase"], "splash");
    assert_eq!(table.state()["splasher"], "N");
    assert_eq!(table.animals(), "N c2 E b2 S a1 W f2", "the jumper stands in the puddle while it chooses");
    let table = table.play("splash N");
    assert_eq!(table.animals(), "N b3 E b2 S a1 W f2");
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
    assert_eq!(table.state()["splasher"], Value::Null);
    assert_eq!(meadow(drawing).play("c2, splash E").animals(), "N c2 E b3 S a1 W f2");
}

#[test]
fn a_contested_field_must_be_vacated_by_somebody() {
    let drawing = "
         6 | .   .   .              .   .   .
         5 | .   .   .              .   .   .
         4 | .   .   @S             .   .   .
         3 | .   @E  N:N+E:NE+S:N   @N  .   .
         2 | .   .   .              .   .   @W
         1 | .   .   .              .   .   .";
    let table = meadow(drawing).play("c3");
    assert_eq!(table.asked(), "splash ES, splash NS", "the Frog goes in either case");
    assert_eq!(table.play("splash ES").animals(), "N c3 E c4 S c5 W f2");
    let without_frog = drawing.replace("+S:N", "");
    let table = meadow(&without_frog).play("c3");
    assert_eq!(table.animals(), "N c3 E b3 S c4 W f2", "nobody can land, so nothing is chosen");
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
}

#[test]
fn who_gives_way_takes_the_followers_chance_along() {
    let drawing = "
         6 | .   .   .              .   .   .
         5 | .   .   .              .   .   .
         4 | .   .   .              .   .   .
         3 | .   @E  N:N+E:NE+W:N   @N  .   .
         2 | .   @W  .              .   .   .
         1 | .   .   .              .   .   @S";
    let mut table = meadow(drawing).play("c3");
    assert_eq!(table.asked(), "splash EW, splash N");
    assert_eq!(table.refusal("splash E"), "more-can-move (animals E W)");
    assert_eq!(table.refusal("splash W"), "not-vacated (animal W, field b3)");
    assert_eq!(table.refusal("splash NE"), "one-to-a-field (animals N E, field c4)");
    assert_eq!(table.refusal("splash S"), "has-no-way (animal S)");
    assert_eq!(table.refusal("c2"), "splash-first (animal N)");
    assert_eq!(table.refusal("pass"), "splash-first (animal N)");
    assert_eq!(table.play("splash EW").animals(), "N c3 E c4 S f1 W b3");
}

#[test]
fn a_maximal_set_may_leave_a_contested_field_empty_handed() {
    let drawing = "
         6 | .   .   .                  .   .   .
         5 | .   .   .                  @W  .   .
         4 | .   .   @S                 .   .   .
         3 | .   @E  N:N+E:NE+S:N+W:W   @N  .   .
         2 | .   .   .                  .   .   .
         1 | .   .   .                  .   .   .";
    let table = meadow(drawing).play("c3");
    assert_eq!(table.asked(), "splash ES, splash NS, splash W");
    assert_eq!(table.play("splash W").animals(), "N c3 E b3 S c4 W c5");
}

#[test]
fn two_contests_at_once_are_four_choices() {
    let drawing = "
         6 | .   .   .                   .   .   .
         5 | .   .   .                   .   .   .
         4 | .   .   .                   .   @S  .
         3 | .   @E  N:N+E:NE+S:SE+W:NE  @N  .   .
         2 | .   .   .                   .   @W  .
         1 | .   .   .                   .   .   .";
    let table = meadow(drawing).play("c3");
    assert_eq!(table.asked(), "splash ES, splash EW, splash NS, splash NW");
}

#[test]
fn splashing_triggers_nothing_further() {
    let table = meadow(
        "6 | .   .   .     .   .   .
         5 | .   .   .     .   .   .
         4 | .   .   N:N   .   .   .
         3 | .   @N  N:N   .   .   .
         2 | .   .   .     .   .   @W
         1 | @S  .   .     .   .   @E",
    );
    assert_eq!(table.play("c3").animals(), "N c4 E f1 S a1 W f2");
}

#[test]
fn with_crossing_animals_that_wait_for_each_other_all_move_at_once() {
    let drawing = "6 | .   .   .         .   .   .
         5 | .   .   .         .   .   .
         4 | .   .   .         .   .   .
         3 | .   @N  N:E+E:W   @E  .   .
         2 | .   .   .         .   .   @W
         1 | @S  .   .         .   .   .";
    let mut options = object(json!({"crossing": "swap"}));
    options.insert("board".into(), board(drawing));
    let table = Table(Match::from_options(&options).unwrap()).play("c3");
    assert_eq!(table.animals(), "N d3 E c3 S a1 W f2");
}

#[test]
fn with_open_targets_a_jump_may_land_on_anothers_target_whose_owner_finds_it_occupied() {
    let drawing = "6 | .   .   .    .   .   .
         5 | .   .   .    .   .   .
         4 | .   .   .    .   .   .
         3 | @N  >E  @E   .   .   .
         2 | .   .   N:W  .   .   @W
         1 | @S  >N  >S   .   .   >W";
    let table = |targets: &str| {
        let mut options = object(json!({"targets": targets}));
        options.insert("board".into(), board(drawing));
        Table(Match::<MuddyRide>::from_options(&options).unwrap())
    };
    assert_eq!(table("closed").refusal("b3"), "target-of-another (field b3, animal E)");
    let mut open = table("open").play("b3");
    assert_eq!(open.animals(), "N b3 E c3 S a1 W f2", "nobody is splashed there");
    assert_eq!(open.refusal("b3"), "occupied (field b3, animal N)");
    assert_eq!(
        open.play("c2").animals(),
        "N a3 E c2 S a1 W f2",
        "and from there it is splashed like anybody"
    );
}

#[test]
fn with_open_targets_a_splash_still_never_leads_onto_anothers_target() {
    let drawing = "6 | .   .   .    .   .   .
         5 | .   .   .    .   .   .
         4 | .   .   .    .   .   .
         3 | .   >E  @N   .   .   @E
         2 | .   .   N:NW .   .   @W
         1 | @S  >N  >S   .   .   >W";
    let mut options = object(json!({"targets": "open"}));
    options.insert("board".into(), board(drawing));
    let table = Table(Match::<MuddyRide>::from_options(&options).unwrap()).play("c2");
    assert_eq!(table.state()["animals"]["N"], "c2");
}

/// The definition, with every order tried: which sets can move, and which of them lie in no other.
fn defined_choices(at: [u8; 4], to: [u8; 4], swaps: bool) -> u16 {
    fn can_be_ordered(occupied: &[u8], left: &[usize], at: [u8; 4], to: [u8; 4]) -> bool {
        left.is_empty()
            || left.iter().any(|&animal| {
                if occupied.contains(&to[animal]) {
                    return false;
                }
                let mut after: Vec<u8> =
                    occupied.iter().copied().filter(|&field| field != at[animal]).collect();
                after.push(to[animal]);
                let rest: Vec<usize> = left.iter().copied().filter(|&other| other != animal).collect();
                can_be_ordered(&after, &rest, at, to)
            })
    }
    let can_move = |set: u16| {
        let animals: Vec<usize> = (0..4).filter(|&animal| set >> animal & 1 == 1).collect();
        let all_have_ways = animals.iter().all(|&animal| to[animal] != at[animal]);
        let no_two_share = animals.iter().all(|&a| animals.iter().all(|&b| a == b || to[a] != to[b]));
        let occupied: Vec<_> = at.into_iter().filter(|&field| field < 64).collect();
        let is_outside = |field: u8| (0..4).any(|other| at[other] == field && !animals.contains(&other));
        let is_free = || animals.iter().all(|&animal| !is_outside(to[animal]));
        let goes = || if swaps { is_free() } else { can_be_ordered(&occupied, &animals, at, to) };
        all_have_ways && no_two_share && goes()
    };
    let maximal = |&set: &u16| {
        can_move(set) && !(0..16).any(|other| other != set && other & set == set && can_move(other))
    };
    (0..16).filter(maximal).fold(0, |sets, set| sets | 1 << set)
}

/// Up to the names of fields there is no other case: each of four animals (or fewer) stays, wants the field of
/// another, or wants one of four empty fields.
#[test]
fn the_fast_resolver_follows_the_definition_in_every_case_there_is() {
    let mut several = 0;
    for on_grid in 0u8..16 {
        let at = [0, 1, 2, 3].map(|animal: u8| if on_grid >> animal & 1 == 1 { animal } else { 64 + animal });
        for code in 0..8u32.pow(4) {
            let wish = |animal: usize| (code >> (3 * animal) & 7) as u8;
            let to = [0, 1, 2, 3].map(|animal| if at[animal] >= 64 { at[animal] } else { wish(animal) });
            let event = splash::Event { at: Places::from_bytes(at), to: Places::from_bytes(to) };
            for swaps in [false, true] {
                let defined = defined_choices(at, to, swaps);
                assert_eq!(event.choices(swaps).bits(), defined, "{event:?}");
                for set in 0..16 {
                    let is_choice = event.check_choice(Animals::from_bits(set), swaps).is_ok();
                    assert_eq!(is_choice, defined >> set & 1 == 1, "{event:?} {set:04b}");
                }
                let moved = if swaps { event.resolve_swapping() } else { event.resolve() };
                assert_eq!(moved, event.choices(swaps).only().map(|set| event.moved(set)), "{event:?}");
                several += u32::from(defined.count_ones() > 1);
            }
        }
    }
    assert!(several > 1000, "the cases hold many contests");
}
