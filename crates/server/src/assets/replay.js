// @ts-check
/** Walking through the game: every past position is fetched when it is looked at, and nothing can be done in the past. */

import { announce, the } from "./dom.js";

/** @typedef {import("./line.js").Message} Message */
/** @typedef {import("./panel.js").LogLine} LogLine */

export class Replay {
  /**
   * @param {import("./board.js").Board} board
   * @param {{ tell: (wish: { do: string, [key: string]: unknown }) => Promise<Message>, log: () => LogLine[], drawing: () => string, left: () => void, changed: () => void }} table
   */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    /** The past position that is looked at; none is now. @type {number | null} */
    this.at = null;
  }

  get isNow() {
    return this.at == null;
  }

  /** Shows the position after so many actions. @param {number} ply */
  async look(ply) {
    if (ply >= (this.table.log().at(-1)?.n ?? 0)) return this.present();
    const answer = await this.table.tell({ do: "at", ply });
    if (answer.t !== "past") return;
    const isNext = ply > (this.at ?? Infinity);
    this.at = ply;
    this.table.left();
    this.board.show(answer.svg, { move: true, plain: !isNext });
    the("what").textContent = "";
    this.table.changed();
    announce(answer.words);
    focusLog();
  }

  /** Back to the present. */
  present() {
    if (this.at == null) return;
    this.at = null;
    this.board.show(this.table.drawing(), { move: true });
    this.table.changed();
    focusLog();
  }

  /** @param {number | "first" | "last"} by */
  walk(by) {
    const plies = [0, ...this.table.log().map((told) => told.n)];
    const at = this.at == null ? plies.length - 1 : plies.indexOf(this.at);
    const to = by === "first" ? 0 : by === "last" ? plies.length - 1 : Math.max(0, Math.min(plies.length - 1, at + by));
    this.look(plies[to]);
  }
}

/** The focus goes along when the log is walked through. */
function focusLog() {
  if (document.activeElement?.closest("#log")) /** @type {HTMLElement | null} */ (the("log").querySelector("[aria-current]"))?.focus();
}
