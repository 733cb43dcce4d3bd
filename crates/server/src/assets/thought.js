// @ts-check
/** What is only thought of: the move in the making, the move that is pointed at, the hint. Nothing of it has happened. */

import { announce, make, say, the } from "./dom.js";

/** @typedef {import("./line.js").Message} Message */

export class Thought {
  /**
   * @param {import("./board.js").Board} board
   * @param {{ tell: (wish: { do: string, [key: string]: unknown }) => Promise<Message>, ask: (wish: { do: string, [key: string]: unknown }) => Promise<Message>,
   *   play: (action: string) => void, drawing: () => string, isNow: () => boolean, byKeys: () => boolean, changed: () => void }} table
   */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    /** The move in the making. @type {Message | null} */
    this.draft = null;
    /** What is pointed at. @type {string | null} */
    this.pointed = null;
    /** What it would do. @type {Map<string, Message>} */
    this.previews = new Map();
    /** @type {string[]} */
    this.hinted = [];
  }

  /** The drawing that is shown when nothing is pointed at. */
  get base() {
    return this.draft?.svg ?? this.table.drawing();
  }

  /** Something has happened: what was thought before it is forgotten. */
  forget() {
    this.draft = null;
    this.pointed = null;
    this.previews.clear();
    this.hinted = [];
    the("hints").replaceChildren();
    the("what").textContent = "";
  }

  /** Everything is drawn anew, in other colours or from another side. */
  redraw() {
    this.previews.clear();
    this.pointed = null;
    if (this.draft) this.compose(this.draft.parts);
  }

  /** One more part of a move of several steps. @param {string} part */
  step(part) {
    return this.compose([...(this.draft?.parts ?? []), part]);
  }

  /** A part that was chosen is taken back. @param {string} part */
  without(part) {
    const parts = [...(this.draft?.parts ?? [])];
    const at = parts.lastIndexOf(part);
    if (at >= 0) parts.splice(at, 1);
    return this.compose(parts);
  }

  /** @param {string[]} parts */
  async compose(parts) {
    if (!parts.length) {
      this.draft = null;
    } else {
      const answer = await this.table.tell({ do: "draft", parts });
      if (answer.t !== "draft") return;
      if (answer.complete && !answer.next?.length && !answer.waits) return this.table.play(answer.complete);
      this.draft = answer;
      announce(answer.prompt);
    }
    this.pointed = null;
    the("what").textContent = "";
    this.board.show(this.base, { move: true, plain: true });
    this.table.changed();
  }

  /** The next parts and their words. @returns {[string, string][]} */
  get next() {
    return this.draft?.next ?? [];
  }

  /** Shows what pointing at something would bring; nothing shows the board as it is. @param {string | null} action */
  async point(action) {
    if (action === this.pointed || !this.table.isNow()) return;
    this.pointed = action;
    if (action == null) {
      the("what").textContent = "";
      return this.board.show(this.base);
    }
    const known = this.previews.get(action) ?? (await this.table.ask({ do: "preview", action }));
    if (known.t !== "preview") return;
    this.previews.set(action, known);
    if (this.pointed !== action || !this.table.isNow()) return;
    this.board.show(known.svg);
    the("what").textContent = known.words;
    // Whoever points with the keys may not see the picture.
    if (this.table.byKeys()) announce(known.words);
  }

  /** One step back: from a part of a move, or from a preview. */
  back() {
    if (this.draft) this.compose(this.draft.parts.slice(0, -1));
    else if (this.pointed != null) this.point(null);
    else return false;
    return true;
  }

  async hint() {
    the("what").textContent = say("thinking");
    const answer = await this.table.tell({ do: "hint" });
    the("what").textContent = answer.t === "hint" ? answer.words : "";
    if (answer.t !== "hint") return;
    announce(answer.words);
    this.hinted = answer.moves.map((/** @type {any} */ move) => move.action);
    the("hints").replaceChildren(...answer.moves.slice(0, 5).map((/** @type {any} */ move) =>
      make("li", {}, make("progress", { value: move.share, "aria-label": say("hint-share", { percent: Math.round(move.share * 100) }) }),
        make("span", {}, move.words), make("span", { class: "quiet" }, move.label))));
    this.table.changed();
  }

  /** What was hinted at stands out among what may be done. */
  markHints() {
    const places = new Map(this.board.places().map((place) => [place.dataset.action, place]));
    for (const action of this.hinted) places.get(action)?.classList.add("hinted");
  }
}
