// @ts-check
/** The review of an ended game: the chart, the moments that mattered, and how each is punished, step by step. */

import { keepMistakes } from "./mistakes.js";
import { make, say, the } from "./dom.js";

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

  get isDone() {
    return !!this.view?.chart;
  }

  /** @param {ReviewView} message */
  take(message) {
    this.view = message;
    this.lines.clear();
    for (const line of message.lines ?? []) this.lines.set(line.n, [...(this.lines.get(line.n) ?? []), line]);
    if (message.chart) keepMistakes(this.home, this.table.game(), message.moments ?? []);
    this.render();
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

  render() {
    const { view } = this;
    if (!view) return;
    const host = the("review");
    host.setAttribute("aria-busy", String(!this.isDone));
    if (!view.chart) return host.replaceChildren(make("p", {}, view.words), make("progress", { max: view.all, value: view.done, "aria-label": say("review-heading") }));
    host.replaceChildren(make("p", { class: "sum" }, view.words), this.chart(view.chart), ...(view.moments ?? []).map((moment, at) => this.moment(moment, at)),
      make("ul", { class: "accuracy" }, ...(view.players ?? []).map(([title, words]) => make("li", {}, make("b", {}, title), make("span", {}, words)))),
      ...this.next(view.next),
      make("div", { class: "row" }, make("a", { class: "button", href: `${this.home}/review.html`, download: true }, say("review-keep")), make("a", { class: "button", href: "/mistakes" }, say("review-mistakes"))));
    this.mark();
  }

  /** Points of the chart lead to their moves; the arrow keys go from one to the next. @param {string} svg */
  chart(svg) {
    const host = make("div", { class: "chart-box" });
    // Our own drawing, in which words are escaped.
    host.innerHTML = svg;
    const points = /** @type {SVGElement[]} */ ([...host.querySelectorAll("[data-ply]")]);
    const go = (/** @type {SVGElement} */ point) => {
      const ply = Number(point.dataset.ply);
      const moment = point.classList.contains("moment") ? (this.view?.moments ?? []).findIndex((one) => one.ply === ply) : -1;
      if (moment < 0) return this.table.look(ply);
      const fold = /** @type {HTMLDetailsElement | null} */ (the("review").querySelectorAll("details")[moment]);
      if (fold) fold.open = true;
      fold?.scrollIntoView({ block: "nearest" });
      this.show(moment, 0);
    };
    for (const point of points) {
      point.addEventListener("click", () => go(point));
      point.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") go(point);
        else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
          const own = points.filter((other) => other.classList.contains("moment") === point.classList.contains("moment"));
          own[own.indexOf(point) + (event.key === "ArrowRight" ? 1 : -1)]?.focus();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      });
    }
    return host;
  }

  /** @param {Moment} moment @param {number} at */
  moment(moment, at) {
    const step = (/** @type {number} */ number, /** @type {string} */ words) => make("li", {}, make("button", { type: "button", "data-step": `${at},${number}`, click: () => this.show(at, number) }, words));
    const find = make("a", { class: "button main", href: `${this.home}/find/${moment.ply}` }, say("review-find"));
    return make("details", { class: "moment", open: at === 0 }, make("summary", { click: () => requestAnimationFrame(() => this.at?.[0] !== at && this.show(at, 0)) }, make("span", { class: "number", "aria-hidden": "true" }, String(at + 1)), moment.title),
      make("p", {}, moment.made), make("p", { class: "why" }, moment.why, make("small", { class: "quiet" }, ` (${moment.known})`)),
      moment.hidden ? make("p", { class: "quiet" }, moment.hidden) : null,
      make("p", { class: "marks" }, make("span", { class: "mistake" }, say("review-legend-made")), make("span", { class: "better" }, say("review-legend-better"))),
      make("ol", { class: "steps" }, step(0, say("review-before")), step(1, say("review-after")), ...moment.line.map((words, number) => step(number + 2, words))),
      make("div", { class: "row" }, find));
  }

  /** The next opponent. @param {[string, string] | undefined} next */
  next(next) {
    if (!next) return [];
    return [make("form", { class: "row next", method: "post", action: `${this.home}/next` }, make("input", { type: "hidden", name: "level", value: next[0] }),
      make("button", { class: "button main" }, next[1]), make("span", { class: "quiet small" }, say("review-next-why")))];
  }
}
