//! What a board makes of steps and tokens, for every scene: asked from the rules once, looked up ever after.
//!
//! A *scene* is where both cowboys stand, numbered as the game numbers it. What a step or a token does to a scene is the
//! same whatever tokens are left, apart from who wins when both are through at once. A *node* is a scene with a cowboy on
//! turn: the scene's number, Dark's above all of Light's.

use gambol_core::{Chancy, Game, Indexed, Turn};
use gambol_games::duel::{Cowboy, Duel, Field, Move, Place, Position, Token};

/// A scene, or who is through.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum To {
    Scene(u16),
    Won(Cowboy),
    /// Both are through at once: whoever has more tokens left has won.
    Both,
}

/// What something leads to, with the actions it takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Way {
    pub(super) to: To,
    pub(super) actions: u8,
}

/// Short lists for every node, one after the other.
pub(super) struct Lists<T> {
    ends: Vec<u32>,
    items: Vec<T>,
}

impl<T: Ord> Lists<T> {
    fn new() -> Lists<T> {
        Lists { ends: vec![0], items: Vec::new() }
    }

    /// The next node's list, each item once.
    fn push(&mut self, mut list: Vec<T>) {
        list.sort_unstable();
        list.dedup();
        self.items.extend(list);
        self.ends.push(self.items.len() as u32);
    }

    #[inline]
    pub(super) fn of(&self, node: usize) -> &[T] {
        &self.items[self.ends[node] as usize..self.ends[node + 1] as usize]
    }
}

/// The tables of a game's board.
pub(super) struct Saloon {
    /// How many numbers scenes have.
    pub(super) scenes: usize,
    /// Whether two cowboys can stand like that.
    pub(super) is_scene: Vec<bool>,
    /// By node: what the steps lead to, or passing where there is none.
    pub(super) steps: Lists<Way>,
    /// By node: the nodes from which a step leads to this one, with the actions that takes.
    pub(super) origins: Lists<(u16, u8)>,
    /// By kind of token, then by node: what turning over such a token leads to, `fire` and `ammo` not counted.
    pub(super) shots: [Lists<Way>; 4],
}

impl Saloon {
    /// The tables of a game's board.
    pub(super) fn new(game: &Duel) -> Saloon {
        let rules = Rules::new(game);
        let nodes = 2 * rules.scenes;
        let mut saloon = Saloon {
            scenes: rules.scenes,
            is_scene: (0..rules.scenes).map(|scene| game.numbered(scene as u64).is_some()).collect(),
            steps: Lists::new(),
            origins: Lists::new(),
            shots: [(); 4].map(|()| Lists::new()),
        };
        let mut origins = vec![Vec::new(); nodes];
        for node in 0..nodes {
            let ways = rules.steps(node);
            for way in &ways {
                if let To::Scene(scene) = way.to {
                    origins[saloon.other_node(node, scene)].push((node as u16, way.actions));
                }
            }
            saloon.steps.push(ways);
            for token in Token::ALL {
                saloon.shots[token as usize].push(rules.shots(node, token));
            }
        }
        for origins in origins {
            saloon.origins.push(origins);
        }
        saloon
    }

    /// Who is on turn in a node.
    #[inline]
    pub(super) fn on_turn(&self, node: usize) -> Cowboy {
        if node < self.scenes { Cowboy::Light } else { Cowboy::Dark }
    }

    /// The node of a scene with this cowboy on turn.
    #[inline]
    pub(super) fn node(&self, cowboy: Cowboy, scene: u16) -> usize {
        cowboy as usize * self.scenes + usize::from(scene)
    }

    /// The node of a scene with the one on turn who is not on turn in the other node.
    #[inline]
    fn other_node(&self, node: usize, scene: u16) -> usize {
        self.node(self.on_turn(node).other(), scene)
    }
}

/// How many numbers scenes have: the number of places, squared.
pub(super) fn scenes(game: &Duel) -> usize {
    let (board, size) = (game.board(), game.size());
    let places = (board.files() + 1 - size.width()) * board.ranks();
    usize::from(places) * usize::from(places)
}

/// The rules, asked about nodes.
struct Rules<'a> {
    game: &'a Duel,
    scenes: usize,
    /// By Light's and Dark's field: the scene.
    scene_of: Vec<u16>,
}

impl Rules<'_> {
    fn new(game: &Duel) -> Rules<'_> {
        let scenes = scenes(game);
        let mut scene_of = vec![u16::MAX; Field::COUNT * Field::COUNT];
        for scene in 0..scenes {
            if let Some([light, dark]) = game.numbered(scene as u64).and_then(standing) {
                scene_of[light.index() * Field::COUNT + dark.index()] = scene as u16;
            }
        }
        Rules { game, scenes, scene_of }
    }

    /// Without any tokens a turn is a step.
    fn steps(&self, node: usize) -> Vec<Way> {
        let mut ways = Vec::new();
        if let Some(pos) = self.game.numbered(node as u64) {
            for m in self.game.legal_moves(&pos, pos.on_turn().seat()) {
                let mut next = pos;
                self.game.play_unchecked(&mut next, pos.on_turn().seat(), m);
                self.settle(next, 1, &mut ways);
            }
        }
        ways
    }

    /// With all tokens still there, whatever there is can be turned over.
    fn shots(&self, node: usize, token: Token) -> Vec<Way> {
        let mut ways = Vec::new();
        let all_tokens = self.game.numbers() - 2 * self.scenes as u64;
        let Some(mut pos) = self.game.numbered(all_tokens + node as u64) else { return ways };
        if pos.unseen(token) == 0 {
            return ways;
        }
        let seat = pos.on_turn().seat();
        self.game.play_unchecked(&mut pos, seat, Move::Fire);
        // Where there is one kind only, what was turned over is known by now.
        if self.game.turn(&pos) == Turn::Chance {
            self.game.fall_unchecked(&mut pos, Move::Ammo(token));
        }
        self.settle(pos, 0, &mut ways);
        ways
    }

    /// What the event leads to: the player on turn may have to choose who is shot off.
    fn settle(&self, pos: Position, actions: u8, ways: &mut Vec<Way>) {
        let seat = pos.on_turn().seat();
        let mut choices = self.game.legal_moves(&pos, seat).filter(|m| matches!(m, Move::Shot(_))).peekable();
        if choices.peek().is_none() {
            return ways.push(Way { to: self.to(pos), actions });
        }
        for m in choices {
            let mut next = pos;
            self.game.play_unchecked(&mut next, seat, m);
            ways.push(Way { to: self.to(next), actions: actions + 1 });
        }
    }

    fn to(&self, pos: Position) -> To {
        match Cowboy::BOTH.map(|cowboy| pos.place(cowboy) == Place::THROUGH) {
            [true, true] => To::Both,
            [true, false] => To::Won(Cowboy::Light),
            [false, true] => To::Won(Cowboy::Dark),
            [false, false] => {
                let [light, dark] = standing(pos).expect("both are placed before the first turn");
                To::Scene(self.scene_of[light.index() * Field::COUNT + dark.index()])
            }
        }
    }
}

/// Where both stand, if both stand on the board.
fn standing(pos: Position) -> Option<[Field; 2]> {
    Some([pos.place(Cowboy::Light).field()?, pos.place(Cowboy::Dark).field()?])
}
