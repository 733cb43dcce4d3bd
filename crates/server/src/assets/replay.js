// @ts-check
/** Walking through the game: every past position is fetched when it is looked at, and nothing can be done in the past. */

import { announce, the } from "./dom.js";

/** How long each move stays when the last round is played again, in milliseconds. */
const BEAT = 1100;

/** @typedef {import("./line.js").Message} Message */
/** @typedef {import("./panel.js").LogLine} LogLine */

export class Replay {
  /**
   * @param {import("./board.js").Board} board
   * @param {{ tell: (wish: { do: string, [key: string]: unknown }) => Promise<Message>, log: () => LogLine[], drawing: () => string, left: () => void, told: (words: string) => void, changed: () => void }} table
   */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    /** The past position that is looked at; none is now. @type {number | null} */
    this.at = null;
    /** Counts what was looked at: whoever looks elsewhere ends what plays by itself. */
    this.looks = 0;
  }

  get isNow() {
    return this.at == null;
  }

  /** Shows the position after so many actions. @param {number} ply */
  async look(ply) {
    const look = ++this.looks;
    if (ply >= (this.table.log().at(-1)?.n ?? 0)) return this.present();
    const answer = await this.table.tell({ do: "at", ply });
    if (answer.t !== "past" || look !== this.looks) return;
    const isNext = ply > (this.at ?? Infinity);
    this.at = ply;
    this.table.left();
    this.board.show(answer.svg, { move: true, plain: !isNext });
    this.table.told(answer.words);
    this.table.changed();
    announce(answer.words);
    focusLog();
  }

  /** Back to the present. */
  present() {
    this.looks++;
    if (this.at == null) return;
    this.at = null;
    this.table.left();
    this.board.show(this.table.drawing(), { move: true });
    this.table.told("");
    this.table.changed();
    focusLog();
  }

  /** Plays the moves after this one once more, up to the present; whoever looks elsewhere, or presses anything, ends it. @param {number} ply */
  async again(ply) {
    for (let n = /** @type {number | undefined} */ (ply); n != null; n = this.table.log().find((told) => told.n > (this.at ?? Infinity))?.n) {
      await this.look(n);
      const look = this.looks;
      await new Promise((done) => setTimeout(done, BEAT));
      if (look !== this.looks) return;
    }
  }

  /** @param {number | "first" | "last"} by */
  async walk(by) {
    // A move that does one thing after the other is gone through in as many steps.
    if (by === 1 && this.board.beat()) return;
    const plies = [0, ...this.table.log().map((told) => told.n)];
    const at = this.at == null ? plies.length - 1 : plies.indexOf(this.at);
    const to = by === "first" ? 0 : by === "last" ? plies.length - 1 : Math.max(0, Math.min(plies.length - 1, at + by));
    const before = this.at;
    await this.look(plies[to]);
    if (by === 1 && before !== this.at) this.board.hold();
  }
}

/** The focus goes along when the log is walked through. */
function focusLog() {
  if (document.activeElement?.closest("#log")) /** @type {HTMLElement | null} */ (the("log").querySelector("[aria-current]"))?.focus();
}
