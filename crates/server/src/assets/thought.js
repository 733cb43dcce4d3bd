// @ts-check
/** What is only thought of: the move in the making, the move that is pointed at, the hint. Nothing of it has happened. */

import { announce, make, say, the } from "./dom.js";

/** @typedef {import("./line.js").Message} Message */

export class Thought {
  /**
   * @param {import("./board.js").Board} board
   * @param {{ tell: (wish: { do: string, [key: string]: unknown }) => Promise<Message>, ask: (wish: { do: string, [key: string]: unknown }) => Promise<Message>,
   *   play: (action: string) => void, drawing: () => string, isNow: () => boolean, byKeys: () => boolean, twice: () => boolean, changed: () => void }} table
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
    /** What was advised. @type {Message | null} */
    this.advice = null;
    /** What was asked about. @type {Node | null} */
    this.asked = null;
  }

  /** What is said about what is thought of. @param {...(Node | string)} told */
  tell(...told) {
    the("what").replaceChildren(...(told.length ? told : this.asked ? [this.asked] : this.advised()));
  }

  /** Shows an answer to what was asked about, or what was there before. @param {Node | null} node */
  answer(node) {
    this.asked = node;
    this.tell();
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
    this.advice = null;
    this.asked = null;
    this.tell();
  }

  /** Everything is drawn anew, in other colours or from another side. */
  redraw() {
    this.previews.clear();
    this.pointed = null;
    if (this.draft && this.pointed != null && !this.isDone) this.point(null);
    else if (this.draft) this.compose(this.draft.parts);
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

  /** Whether the move in the making is whole and can only be played or taken back. */
  get isDone() {
    return !!this.draft?.complete && !this.draft.next?.length;
  }

  /** @param {string[]} parts */
  async compose(parts) {
    if (!parts.length) {
      this.draft = null;
    } else {
      const answer = await this.table.tell({ do: "draft", parts });
      if (answer.t !== "draft") return;
      const isDone = answer.complete && !answer.next?.length;
      if (isDone && !answer.waits && !this.table.twice()) return this.table.play(answer.complete);
      this.draft = answer;
      announce(answer.prompt);
    }
    this.pointed = null;
    this.previews.clear();
    this.asked = null;
    this.tell();
    this.board.show(this.base, { move: true, plain: true });
    this.table.changed();
    // What is whole is shown before it is played.
    if (this.isDone) this.point(this.draft?.complete);
  }

  /** The next parts and their words. @returns {[string, string][]} */
  get next() {
    return this.draft?.next ?? [];
  }

  /** Shows what pointing at something would bring; nothing shows the board as it is. @param {string | null} action */
  async point(action) {
    if (action === this.pointed || !this.table.isNow()) return;
    const was = this.pointed;
    this.pointed = action;
    this.asked = null;
    if (action == null) {
      this.tell();
      this.board.show(this.base);
      return was != null && this.table.changed();
    }
    const known = this.previews.get(action) ?? (await this.table.ask({ do: "preview", action, parts: this.isDone ? [] : (this.draft?.parts ?? []) }));
    if (known.t === "preview") this.previews.set(action, known);
    if (this.pointed !== action) return;
    // What could not be shown is not pointed at: the next tap must not play it unseen.
    if (known.t !== "preview" || !this.table.isNow()) return void (this.pointed = null);
    this.board.show(known.svg);
    this.tell(...(known.loud ? [make("b", { class: known.bad ? "loud bad" : "loud" }, known.loud)] : []), known.words);
    // Whoever points with the keys may not see the picture.
    if (this.table.byKeys()) announce([known.loud, known.words].filter(Boolean).join(" "));
    if (this.table.twice()) this.table.changed();
  }

  /** One step back: from a part of a move, or from a preview. */
  back() {
    if (this.draft) this.compose(this.draft.parts.slice(0, -1));
    else if (this.pointed != null) this.point(null);
    else return false;
    return true;
  }

  /** What was advised, in words. @returns {Node[]} */
  advised() {
    const { advice } = this;
    if (!advice) return [];
    const others = advice.moves.slice(1, 4).map((/** @type {any} */ move) => make("li", {}, make("span", {}, move.words), make("span", { class: "quiet" }, move.label)));
    return [make("b", {}, advice.words), ...(advice.why ? [make("span", {}, ` ${advice.why}`)] : []), make("ol", { class: "hints" }, ...others)];
  }

  /** The best move, drawn, with what it brings. */
  async hint() {
    the("what").textContent = say("thinking");
    const answer = await this.table.tell({ do: "hint" });
    this.advice = answer.t === "hint" ? answer : null;
    this.tell();
    if (!this.advice) return;
    announce([answer.words, answer.why].filter(Boolean).join(" "));
    if (answer.svg && !this.draft && this.table.isNow()) this.board.show(answer.svg);
    this.table.changed();
  }

  /** What was hinted at stands out among what may be done. */
  markHints() {
    const places = new Map(this.board.places().map((place) => [place.dataset.action, place]));
    for (const { action } of this.advice?.moves ?? []) places.get(action)?.classList.add("hinted");
  }
}
