// @ts-check
/** What each move of an ended game gave away. It comes bit by bit, the last move first, once somebody has asked for it. */

/** @typedef {{ n: number, seat: number, loss: number, label: string, turning: boolean, words: string }} ReviewLine */

export class Review {
  constructor() {
    this.asked = false;
    this.words = "";
    /** @type {number[]} */
    this.points = [];
    /** @type {Map<number, ReviewLine[]>} */
    this.lines = new Map();
  }

  /** @param {{ lines: ReviewLine[], words: string, points: number[] }} message */
  take(message) {
    for (const line of message.lines) {
      const others = (this.lines.get(line.n) ?? []).filter((known) => known.seat !== line.seat);
      this.lines.set(line.n, [...others, line].sort((one, other) => one.seat - other.seat));
    }
    this.words = message.words;
    this.points = message.points;
  }
}
