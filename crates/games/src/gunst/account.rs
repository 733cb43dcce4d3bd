//! What a round does by itself between two questions, deed by deed.
//!
//! States say what is left after a battle, not what happened in it: rows that have acted are gone. So whoever tells or
//! draws it replays the battle from the state before. The states remain the truth: [`Account::fits`] says whether the
//! account leads to the state after.

use serde_json::Value;

const ROWS: [&str; 5] = ["K", "W", "F", "T", "S"];
const GODS: [&str; 4] = ["X", "V", "E", "A"];
const KNIGHTS: usize = 0;
const WARRIORS: usize = 1;
const FARMERS: usize = 2;
const THIEVES: usize = 3;
const SCHOLARS: usize = 4;
/// The plane of a god in hand.
const HAND: i64 = 3;

/// What a row did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowDeed {
    /// Whose row.
    pub seat: usize,
    /// Which row, from the front.
    pub row: usize,
    /// How many stood there.
    pub kin: i64,
    /// What they did.
    pub what: What,
}

impl RowDeed {
    /// How many more stand in a row because of it.
    pub fn effect_on(&self, seat: usize, row: usize) -> i64 {
        match &self.what {
            What::Rode(fallen) if seat != self.seat => fallen.get(row).map_or(0, |count| -count),
            What::Stole(count) if row == SCHOLARS && seat == self.seat => *count,
            What::Stole(count) if row == SCHOLARS => -count,
            _ => 0,
        }
    }
}

/// What a row can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Knights rode down so many of each of the other's rows.
    Rode([i64; 5]),
    /// Knights stayed put, with too few farmers behind them.
    Stayed,
    /// Warriors or scholars took so many life stones, and left so many.
    Struck {
        /// How many were taken.
        stones: i64,
        /// How many are left.
        left: i64,
    },
    /// Farmers, or scholars who prayed, raised gods to these planes.
    Raised(Vec<(usize, i64)>),
    /// Thieves won over so many scholars.
    Stole(i64),
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Lord {
    life: i64,
    planes: [i64; 4],
    kin: [i64; 5],
    doubled: [bool; 5],
    gods_in_play: usize,
}

impl Lord {
    fn of(state: &Value, seat: usize) -> Lord {
        let texts = |place: &str| -> Vec<&str> {
            let list = state.pointer(&format!("/{place}/{seat}")).and_then(Value::as_array);
            list.into_iter().flatten().filter_map(Value::as_str).collect()
        };
        let doubled = texts("doubled");
        Lord {
            life: whole(state, &format!("/life/{seat}")),
            planes: GODS.map(|god| whole(state, &format!("/gods/{seat}/{god}"))),
            kin: ROWS.map(|row| whole(state, &format!("/field/{seat}/{row}"))),
            doubled: ROWS.map(|row| doubled.contains(&row)),
            gods_in_play: texts("in_play").len(),
        }
    }

    /// A doubled row acts as if it had twice as many kin.
    fn acts_as(&self, row: usize) -> i64 {
        if self.doubled[row] { self.kin[row].saturating_mul(2) } else { self.kin[row] }
    }

    fn can_rise(&self) -> impl Iterator<Item = usize> + '_ {
        (0..4).filter(|&god| self.planes[god] < HAND)
    }

    /// Moves a god up, and says where it is then.
    fn lift(&mut self, god: usize, planes: i64) -> (usize, i64) {
        self.planes[god] = self.planes[god].saturating_add(planes).min(HAND);
        (god, self.planes[god])
    }
}

/// The rows at work, and what they did.
#[derive(Clone, Debug)]
pub struct Account {
    lords: [Lord; 2],
    /// What the rows did, in order.
    pub deeds: Vec<RowDeed>,
    over: bool,
}

impl Account {
    /// What followed from an action, between these states.
    pub fn of(before: &Value, action: &str, after: &Value) -> Account {
        let lords = [Lord::of(before, 0), Lord::of(before, 1)];
        let mut account = Account { lords, deeds: Vec::new(), over: false };
        let seat = whole(before, "/to_act/0") as usize & 1;
        let phase = before.get("phase").and_then(Value::as_str).unwrap_or_default();
        let (verb, rest) = action.split_once([' ', ':']).unwrap_or((action, ""));
        match verb {
            "ting" => account.reveal(action),
            "say" => account.judge(),
            "favour" => {
                for (letter, planes) in counted(rest) {
                    account.lords[seat].lift(index(&GODS, letter), planes);
                }
                account.judge();
            }
            "lead" => account.lead(phase, usize::from(rest == "1")),
            "steps" => account.steps(seat, rest, phase == "S", before, after),
            "strike" => {
                account.strike(seat, SCHOLARS);
                account.other_scholars(seat, before, after);
            }
            god => {
                account.act(seat, god, rest);
                account.judge();
            }
        }
        account
    }

    /// Both line-ups are shown. The smaller host has favours to spend if one of its gods can rise; otherwise the
    /// judgement begins.
    fn reveal(&mut self, action: &str) {
        for (seat, choice) in action.split('|').enumerate().take(2) {
            let written = choice.trim().trim_start_matches("ting ");
            let (kin, gods) = written.split_once('+').unwrap_or((written, ""));
            self.lords[seat].kin = [0; 5];
            for (letter, count) in counted(kin) {
                self.lords[seat].kin[index(&ROWS, letter)] = count;
            }
            self.lords[seat].gods_in_play = gods.len();
        }
        let count = |lord: &Lord| lord.kin.iter().sum::<i64>() + lord.gods_in_play as i64;
        let [first, second] = [count(&self.lords[0]), count(&self.lords[1])];
        // A god in play is shown as in hand, so it cannot rise.
        if first != second && self.lords[usize::from(first > second)].can_rise().next().is_none() {
            self.judge();
        }
    }

    fn lead(&mut self, phase: &str, first: usize) {
        match phase.strip_prefix("lead-") {
            Some("K") => self.knights_act(first),
            Some("W") => self.warriors_act(first),
            Some("T") => self.thieves_act(first),
            Some("S") => self.scholars_act(first),
            _ => {}
        }
    }

    /// Gods' steps by farmers or praying scholars, and what follows.
    fn steps(&mut self, seat: usize, steps: &str, prays: bool, before: &Value, after: &Value) {
        let row = if prays { SCHOLARS } else { FARMERS };
        let lord = &mut self.lords[seat];
        let raised = counted(steps).map(|(letter, planes)| lord.lift(index(&GODS, letter), planes)).collect();
        self.tell(seat, row, What::Raised(raised));
        match (prays, seat) {
            (true, _) => self.other_scholars(seat, before, after),
            (false, 0) => self.second_farmers(),
            (false, _) => self.thieves(),
        }
    }

    /// After a seat's scholars, the other's may have struck unasked. A state does not say so; the lost life does.
    fn other_scholars(&mut self, seat: usize, before: &Value, after: &Value) {
        let place = format!("/life/{seat}");
        if whole(after, &place) < whole(before, &place) {
            self.strike(seat ^ 1, SCHOLARS);
        }
    }

    /// A god's deed; having acted, it goes to the Mist.
    fn act(&mut self, seat: usize, god: &str, deed: &str) {
        let (from, to) = deed.split_once('>').unwrap_or((deed, deed));
        let (from, to) = (index(&ROWS, from), index(&ROWS, to));
        match (god, deed) {
            (_, "-") => {}
            ("X", _) => self.lords[seat].doubled[from] = true,
            ("V", _) => self.lords[seat ^ 1].kin[from] = 0,
            ("E", _) => {
                self.lords[seat ^ 1].kin[from] -= 1;
                self.lords[seat].kin[to] += 1;
            }
            _ => {
                let all = std::mem::take(&mut self.lords[seat].kin[from]);
                self.lords[seat].kin[to] += all;
            }
        }
        let lord = &mut self.lords[seat];
        lord.planes[index(&GODS, god)] = 1;
        lord.gods_in_play = lord.gods_in_play.saturating_sub(1);
    }

    /// The judgement, if there are gods to judge; otherwise the battle.
    fn judge(&mut self) {
        if self.lords.iter().all(|lord| lord.gods_in_play == 0) && !self.both_have(KNIGHTS) {
            self.knights_act(0);
        }
    }

    fn both_have(&self, row: usize) -> bool {
        self.lords.iter().all(|lord| lord.kin[row] > 0)
    }

    fn leave(&mut self, row: usize) {
        self.lords.iter_mut().for_each(|lord| lord.kin[row] = 0);
    }

    fn knights_act(&mut self, first: usize) {
        self.ride(first);
        self.ride(first ^ 1);
        self.leave(KNIGHTS);
        let kills = |seat: usize| self.lords[seat].acts_as(WARRIORS) >= self.lords[seat ^ 1].life;
        if !(kills(0) && kills(1)) {
            self.warriors_act(0);
        }
    }

    fn ride(&mut self, seat: usize) {
        let knights = self.lords[seat].acts_as(KNIGHTS);
        if knights == 0 {
            return;
        }
        if self.lords[seat].kin[FARMERS] < self.lords[seat ^ 1].kin[FARMERS] {
            return self.tell(seat, KNIGHTS, What::Stayed);
        }
        let mut fallen = [0; 5];
        for row in [WARRIORS, FARMERS, SCHOLARS] {
            let theirs = &mut self.lords[seat ^ 1].kin[row];
            fallen[row] = knights.min(*theirs);
            *theirs -= fallen[row];
        }
        self.tell(seat, KNIGHTS, What::Rode(fallen));
    }

    fn warriors_act(&mut self, first: usize) {
        for seat in [first, first ^ 1] {
            self.strike(seat, WARRIORS);
            if self.over {
                return;
            }
        }
        self.leave(WARRIORS);
        if self.tend(0) {
            self.second_farmers();
        }
    }

    /// This many life stones are taken. Nothing is told where nobody strikes.
    fn strike(&mut self, seat: usize, row: usize) {
        let blows = self.lords[seat].acts_as(row);
        if blows == 0 {
            return;
        }
        let theirs = &mut self.lords[seat ^ 1].life;
        let stones = blows.min(*theirs);
        *theirs -= stones;
        let left = *theirs;
        self.over = left == 0;
        self.tell(seat, row, What::Struck { stones, left });
    }

    /// False if the player must be asked which gods rise.
    fn tend(&mut self, seat: usize) -> bool {
        let lord = &mut self.lords[seat];
        let steps = lord.acts_as(FARMERS);
        let gods: Vec<usize> = lord.can_rise().collect();
        let room: i64 = gods.iter().map(|&god| HAND - lord.planes[god].clamp(0, HAND)).sum();
        if steps == 0 || gods.is_empty() {
            return true;
        }
        if gods.len() > 1 && steps < room {
            return false;
        }
        let raised = gods.into_iter().map(|god| lord.lift(god, steps)).collect();
        self.tell(seat, FARMERS, What::Raised(raised));
        true
    }

    fn second_farmers(&mut self) {
        if self.tend(1) {
            self.thieves();
        }
    }

    fn thieves(&mut self) {
        self.leave(FARMERS);
        let scholars = self.lords.iter().any(|lord| lord.kin[SCHOLARS] > 0);
        if !(self.both_have(THIEVES) && scholars) {
            self.thieves_act(0);
        }
    }

    fn thieves_act(&mut self, first: usize) {
        for seat in [first, first ^ 1] {
            let stolen = self.lords[seat].acts_as(THIEVES).min(self.lords[seat ^ 1].kin[SCHOLARS]);
            if stolen > 0 {
                self.lords[seat ^ 1].kin[SCHOLARS] -= stolen;
                self.lords[seat].kin[SCHOLARS] += stolen;
                self.tell(seat, THIEVES, What::Stole(stolen));
            }
        }
        self.leave(THIEVES);
        if !self.both_have(SCHOLARS) {
            self.scholars_act(0);
        }
    }

    fn scholars_act(&mut self, first: usize) {
        for seat in [first, first ^ 1] {
            if self.lords[seat].kin[SCHOLARS] > 0 && self.lords[seat].can_rise().next().is_some() {
                return;
            }
            self.strike(seat, SCHOLARS);
            if self.over {
                return;
            }
        }
    }

    fn tell(&mut self, seat: usize, row: usize, what: What) {
        self.deeds.push(RowDeed { seat, row, kin: self.lords[seat].kin[row], what });
    }

    /// Whether the account leads to what this state shows of life and gods.
    pub fn fits(&self, after: &Value) -> bool {
        (0..2).all(|seat| {
            let shown = Lord::of(after, seat);
            shown.life == self.lords[seat].life && shown.planes == self.lords[seat].planes
        })
    }
}

fn whole(value: &Value, place: &str) -> i64 {
    value.pointer(place).and_then(Value::as_i64).unwrap_or(0).clamp(-1000, 1000)
}

fn index(letters: &[&str], letter: &str) -> usize {
    letters.iter().position(|other| *other == letter).unwrap_or(0)
}

/// Letters with a digit each: `X2A1`.
fn counted(text: &str) -> impl Iterator<Item = (&str, i64)> {
    (0..text.len() / 2).filter_map(move |pair| {
        Some((text.get(pair * 2..=pair * 2)?, text.get(pair * 2 + 1..pair * 2 + 2)?.parse().ok()?))
    })
}
