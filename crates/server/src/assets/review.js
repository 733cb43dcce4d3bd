// @ts-check
/** The review of an ended game. Most of it comes when somebody asks for it. */

import { the } from "./dom.js";

/** @typedef {{ n: number, seat: number, lost: boolean, words: string }} ReviewLine */
/** @typedef {{ ply: number, seat: number, own: boolean, title: string, made: string, why: string, hidden?: string, known: string, line: string[] }} Moment */
/** @typedef {{ done: number, all: number, words: string, chart?: string, moments?: Moment[], lines?: ReviewLine[], players?: [string, string][], next?: [string, string] }} ReviewView */

export class Review {
  /**
   * @param {string} home the table's address
   * @param {{ moment: (ply: number, seat: number, step: number) => Promise<boolean>, look: (ply: number) => void, game: () => string }} table
   */
  constructor(home, table) {
    this.home = home;
    this.table = table;
    this.asked = false;
    /** @type {ReviewView | null} */
    this.view = null;
    /** @type {Map<number, ReviewLine[]>} */
    this.lines = new Map();
    /** The step that is shown, by moment and number. @type {[number, number] | null} */
    this.at = null;
  }

  get words() {
    return this.view?.words ?? "";
  }

  /** @param {ReviewView} message */
  async take(message) {
    this.view = message;
    this.lines.clear();
    for (const line of message.lines ?? []) this.lines.set(line.n, [...(this.lines.get(line.n) ?? []), line]);
    const { paper } = await import("./moments.js");
    if (this.view === message) the("review").replaceChildren(...paper(this, message));
    this.mark();
  }

  /** Shows a step of a moment on the board. @param {number} moment @param {number} step */
  async show(moment, step) {
    const { ply, seat } = this.view?.moments?.[moment] ?? { ply: 0, seat: 0 };
    if (!(await this.table.moment(ply, seat, step))) return;
    this.at = [moment, step];
    this.mark();
  }

  /** Nothing of it is on the board any more. */
  leave() {
    if (!this.at) return;
    this.at = null;
    this.mark();
  }

  /** The step that is shown stands out. */
  mark() {
    for (const button of the("review").querySelectorAll("[data-step]")) {
      const is = this.at?.join() === button.getAttribute("data-step");
      if (is) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
  }
}
