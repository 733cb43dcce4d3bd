// @ts-check
/** Anything on the board can be asked what it is: with the mouse at rest, a finger held, or `i` and the arrow keys. The server knows the answers. */

import { announce, make, the } from "./dom.js";

/** @typedef {[string, string][]} Cards */

export class Asking {
  /**
   * @param {import("./board.js").Board} board
   * @param {{ ask: (wish: { do: string, [key: string]: unknown }) => Promise<import("./line.js").Message>, show: (node: Node | null) => void, byKeys: () => boolean }} table
   */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    /** What is asked about. @type {Element | null} */
    this.thing = null;
    /** Whether the arrow keys walk from thing to thing. */
    this.isOn = false;
    this.ring = make("div", { class: "ring", hidden: true, "aria-hidden": "true" });
    board.host.append(this.ring);
    /** @type {Map<string, Cards>} */
    this.known = new Map();
    /** @type {{ x: number, y: number } | null} */
    this.pointer = null;
    board.host.addEventListener("pointermove", (event) => (this.pointer = { x: event.clientX, y: event.clientY }));
    board.host.addEventListener("pointerleave", () => (this.pointer = null));
  }

  /** Something has happened: the answers may be others now. */
  forget() {
    this.known.clear();
    this.stop();
  }

  /** Asks about a thing; nothing ends it. @param {Element | null} thing */
  async about(thing) {
    this.thing = thing;
    this.mark();
    if (!thing) return this.table.show(null);
    const what = this.board.nameOf(thing);
    const known = this.known.get(what);
    const answer = known ? { t: "about", cards: known } : await this.table.ask({ do: "about", what });
    if (this.thing !== thing || answer.t !== "about") return;
    this.known.set(what, answer.cards);
    this.table.show(cards(answer.cards));
    if (this.table.byKeys()) announce(answer.cards.map((/** @type {[string, string]} */ card) => card.join(": ")).join(" "));
  }

  /** Begins to ask, or ends it. */
  toggle() {
    if (this.isOn) return this.stop();
    const focused = document.activeElement?.closest(".board .do");
    const box = focused?.getBoundingClientRect();
    const at = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : this.pointer;
    this.isOn = true;
    this.about((at && this.board.thingAt(at.x, at.y)) ?? this.board.things()[0] ?? null);
  }

  stop() {
    const was = this.isOn || !!this.thing;
    this.isOn = false;
    if (this.thing) this.about(null);
    return was;
  }

  /** To the next thing. @param {number} dx @param {number} dy */
  walk(dx, dy) {
    const next = this.thing && this.board.next(this.thing, dx, dy, this.board.things());
    if (next) this.about(next);
  }

  /** The ring around what is asked about. */
  mark() {
    this.ring.hidden = !this.thing;
    if (!this.thing) return;
    const [box, home] = [this.thing.getBoundingClientRect(), this.board.host.getBoundingClientRect()];
    const px = (/** @type {number} */ number) => `${Math.round(number)}px`;
    Object.assign(this.ring.style, { left: px(box.left - home.left), top: px(box.top - home.top), width: px(box.width), height: px(box.height) });
  }

  /** The legend of the whole board. */
  async legend() {
    const answer = await this.table.ask({ do: "about", what: "" });
    if (answer.t !== "about") return;
    the("legend-list").replaceChildren(...answer.cards.flatMap((/** @type {[string, string]} */ [title, words]) => [make("dt", {}, make("b", {}, title)), make("dd", {}, words)]));
    /** @type {HTMLDialogElement} */ (the("legend")).showModal();
  }
}

/** @param {Cards} told */
const cards = (told) => make("span", {}, ...told.map(([title, words]) => make("span", { class: "card" }, make("b", {}, title), words ? `: ${words} ` : " ")));
