//! Events of shooting off, worked out straight from the definition: for every pair of places and every pair of bullets,
//! and along random games on nasty boards.

use crate::duel::play::Event;
use crate::duel::{Cowboy, Duel, Field, Move, Phase, Place, Position, Size};
use gambol_core::grid::Direction;
use gambol_core::{Dice, Game, Playable, Turn, random_ply};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// A field as file and rank; the imaginary ranks are −1 and the number of ranks.
type Spot = (i8, i8);

struct Brute {
    files: i8,
    ranks: i8,
    width: i8,
}

impl Brute {
    fn spots(&self, (file, rank): Spot) -> BTreeSet<Spot> {
        (0..self.width).map(|east| (file + east, rank)).collect()
    }

    /// Whether a cowboy may be on all of these: fields of the board, or of the imaginary rank behind its last one.
    fn allows(&self, cowboy: usize, spots: &BTreeSet<Spot>) -> bool {
        let imaginary = [self.ranks, -1][cowboy];
        spots.iter().all(|&(file, rank)| {
            (0..self.files).contains(&file) && ((0..self.ranks).contains(&rank) || rank == imaginary)
        })
    }

    /// Moves the cowboys of this order one after the other, each onto fields empty at that moment, or says it cannot
    /// be.
    fn moved(&self, mut at: [Spot; 2], shots: [Option<Direction>; 2], order: &[usize]) -> Option<[Spot; 2]> {
        for &cowboy in order {
            let (east, north) = shots[cowboy]?.delta();
            let to = (at[cowboy].0 + east, at[cowboy].1 + north);
            let spots = self.spots(to);
            if !self.allows(cowboy, &spots) || !spots.is_disjoint(&self.spots(at[1 - cowboy])) {
                return None;
            }
            at[cowboy] = to;
        }
        Some(at)
    }

    /// The outcome of each inclusion-maximal set of cowboys that can move.
    fn maximal(&self, at: [Spot; 2], shots: [Option<Direction>; 2]) -> Vec<[Spot; 2]> {
        let mut possible: Vec<(BTreeSet<usize>, [Spot; 2])> = Vec::new();
        for order in [&[][..], &[0], &[1], &[0, 1], &[1, 0]] {
            if let Some(moved) = self.moved(at, shots, order) {
                let set = order.iter().copied().collect();
                if !possible.iter().any(|(known, _)| *known == set) {
                    possible.push((set, moved));
                }
            }
        }
        let is_maximal = |set: &BTreeSet<usize>| {
            !possible.iter().any(|(larger, _)| larger.len() > set.len() && set.is_subset(larger))
        };
        possible.iter().filter(|(set, _)| is_maximal(set)).map(|(_, moved)| *moved).collect()
    }

    fn place(&self, (file, rank): Spot) -> Place {
        if (0..self.ranks).contains(&rank) {
            Place::on(Field::new(file as u8, rank as u8))
        } else {
            Place::THROUGH
        }
    }
}

/// Every board shape and size, every two places, every two bullets.
#[test]
fn every_event_is_as_the_definition_says() {
    let shots: Vec<Option<Direction>> = Direction::ALL.into_iter().map(Some).chain([None]).collect();
    let (mut choices, mut events) = (0, 0);
    for (files, ranks) in [(3, 3), (5, 6), (8, 3), (3, 8), (4, 4)] {
        for size in [Size::Small, Size::Large] {
            let brute = Brute { files, ranks, width: size.width() as i8 };
            let game = empty_game(files, ranks, size);
            for light in game.standings() {
                for dark in game.standings().filter(|&dark| game.covered(light) & game.covered(dark) == 0) {
                    for (&light_shot, &dark_shot) in
                        shots.iter().flat_map(|light| shots.iter().map(move |dark| (light, dark)))
                    {
                        events += 1;
                        let spot = |field: Field| (field.file() as i8, field.rank() as i8);
                        let shots = [light_shot, dark_shot];
                        let maximal = brute.maximal([spot(light), spot(dark)], shots);
                        let places = [light, dark].map(Place::on);
                        match (game.event(places, shots), maximal.as_slice()) {
                            (Event::Settled(after), &[moved]) => {
                                assert_eq!(
                                    after,
                                    moved.map(|spot| brute.place(spot)),
                                    "{light} {dark} {shots:?}"
                                );
                            }
                            (Event::Choice(ways), &[one, other]) => {
                                choices += 1;
                                assert_eq!(ways.map(Some), shots);
                                let chosen = Cowboy::BOTH.map(|cowboy| {
                                    let mut after = places;
                                    let way = ways[cowboy as usize];
                                    after[cowboy as usize] =
                                        game.landing(cowboy, places[cowboy as usize], way).unwrap();
                                    after
                                });
                                assert_eq!(
                                    chosen,
                                    [one, other].map(|moved| moved.map(|spot| brute.place(spot)))
                                );
                            }
                            (event, maximal) => {
                                panic!("{light} {dark} {shots:?}: {event:?}, not {maximal:?}")
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(choices > 1000 && events > 100_000, "{choices} choices in {events} events");
}

fn empty_game(files: i8, ranks: i8, size: Size) -> Duel {
    let board = json!({"game": "duel", "name": "", "files": files, "ranks": ranks, "fields": {}});
    let Value::Object(options) = json!({"board": board, "size": size.name()}) else { unreachable!() };
    Duel::from_options(&options).unwrap()
}

/// Checks a step from the definition: what it triggers, and where that leads.
fn check_step(game: &Duel, before: Position, to: Field, trigger: Option<Field>, after: Position) {
    let brute = Brute {
        files: game.board().files() as i8,
        ranks: game.board().ranks() as i8,
        width: game.size().width() as i8,
    };
    let spot = |field: Field| (field.file() as i8, field.rank() as i8);
    let mut at = Cowboy::BOTH.map(|cowboy| spot(before.place(cowboy).field().expect("both stand")));
    let stepper = before.on_turn() as usize;
    let (old, new) = (brute.spots(at[stepper]), brute.spots(spot(to)));
    at[stepper] = spot(to);
    // Sideways there is one field it did not stand on before; a small cowboy has only one field.
    let triggered = trigger.map_or_else(|| *new.difference(&old).next().expect("it stepped"), spot);
    let field = Field::new(triggered.0 as u8, triggered.1 as u8);
    let shots = Cowboy::BOTH.map(|cowboy| game.board().bullet(cowboy, field));
    let places = Cowboy::BOTH.map(|cowboy| after.place(cowboy));
    if let &[moved] = brute.maximal(at, shots).as_slice() {
        assert_eq!(places, moved.map(|spot| brute.place(spot)));
    } else {
        assert_eq!(after.phase(), Phase::Shot);
        assert_eq!(places, at.map(|spot| brute.place(spot)));
    }
}

/// Options with a board of any shape, full of bullets, empty, or one-sided, and any tokens.
fn nasty_options(dice: &mut Dice) -> Map<String, Value> {
    let (files, ranks) = (3 + dice.below(6) as u8, 3 + dice.below(6) as u8);
    let density = [0, 30, 60, 100][dice.index(4)];
    let ways: &[Direction] = [
        &Direction::ALL[..],
        &Direction::FOUR,
        &[Direction::N, Direction::S],
        &[Direction::NE, Direction::SW, Direction::W],
    ][dice.index(4)];
    let mut fields = Map::new();
    for field in (0..ranks).flat_map(|rank| (0..files).map(move |file| Field::new(file, rank))) {
        let mut bullets = Map::new();
        for cowboy in Cowboy::BOTH {
            if dice.below(100) < density {
                bullets.insert(cowboy.name().into(), ways[dice.index(ways.len())].name().into());
            }
        }
        fields.insert(field.to_string(), bullets.into());
    }
    let ammo = [
        json!({}),
        json!({"good-shot": 3, "double-blast": 3, "booster": 3, "dummy": 3}),
        json!({"booster": 6}),
        json!({"double-blast": 24}),
        json!({"good-shot": 1, "booster": 1}),
        json!({"good-shot": 5, "double-blast": 1, "booster": 9, "dummy": 1}),
    ][dice.index(6)]
    .clone();
    let board = json!({"game": "duel", "name": "nasty", "files": files, "ranks": ranks, "fields": fields});
    let options = json!({
        "board": board,
        "size": if dice.below(2) == 0 { "small" } else { "large" },
        "first": if dice.below(2) == 0 { "light" } else { "dark" },
        "ammo": ammo,
        "ply_cap": 150,
    });
    options.as_object().expect("an object").clone()
}

#[test]
fn a_step_leads_where_its_bullets_say_and_nobody_stands_on_anothers_field() {
    let mut dice = Dice::new(6);
    for _ in 0..60 {
        let game = Duel::from_options(&nasty_options(&mut dice)).expect("nasty options are right");
        let mut pos = game.start();
        for _ in 0..60 {
            let Turn::Seat(seat) = game.turn(&pos) else {
                random_ply(&game, &mut pos, &mut dice);
                continue;
            };
            let m = dice.pick(game.legal_moves(&pos, seat));
            let before = pos;
            game.play_unchecked(&mut pos, seat, m);
            if let Move::Step { to, trigger } = m {
                check_step(&game, before, to, trigger, pos);
            }
            let covered =
                Cowboy::BOTH.map(|cowboy| pos.place(cowboy).field().map_or(0, |west| game.covered(west)));
            assert_eq!(covered[0] & covered[1], 0, "{pos:?}");
        }
    }
}
