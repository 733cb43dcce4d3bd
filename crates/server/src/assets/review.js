// @ts-check
/** The review of an ended game: the chart, the moments that mattered, and how each is punished, step by step. It comes when somebody asks for it, with its words and its style. */

import { announce, make, the } from "./dom.js";
import { keepMistakes } from "./mistakes.js";

/** @typedef {{ n: number, seat: number, lost: boolean, words: string }} ReviewLine */
/** @typedef {{ ply: number, seat: number, own: boolean, title: string, made: string, why: string, hidden?: string, known: string, line: string[] }} Moment */
/** @typedef {{ done: number, all: number, words: string, chart?: string, moments?: Moment[], lines?: ReviewLine[], players?: [string, string][], next?: [string, string], labels?: Record<string, string> }} ReviewView */

export class Review {
  /**
   * @param {string} home the table's address
   * @param {import("./replay.js").Replay} replay
   * @param {string} game the game's name
   */
  constructor(home, replay, game) {
    this.home = home;
    this.replay = replay;
    this.game = game;
    /** @type {ReviewView | null} */
    this.view = null;
    /** @type {Map<number, ReviewLine[]>} */
    this.lines = new Map();
    /** The step that is shown, by moment and number. @type {[number, number] | null} */
    this.at = null;
  }

  /** What stands around it. @param {string} what */
  says(what) {
    return this.view?.labels?.[what] ?? "";
  }

  get words() {
    return this.view?.words ?? "";
  }

  /** @param {ReviewView} message */
  take(message) {
    this.view = message;
    this.lines.clear();
    for (const line of message.lines ?? []) this.lines.set(line.n, [...(this.lines.get(line.n) ?? []), line]);
    the("review").replaceChildren(...paper(this, message));
    this.mark();
  }

  /** Shows a step of a moment on the board: what was done and what would have been better, or how it is punished. @param {number} moment @param {number} step */
  async show(moment, step) {
    const { replay } = this;
    const { ply, seat } = this.view?.moments?.[moment] ?? { ply: 0, seat: 0 };
    const look = ++replay.looks;
    const answer = await replay.table.tell({ do: "moment", ply, seat, step });
    if (answer.t !== "past" || look !== replay.looks) return;
    replay.at = ply;
    replay.table.left();
    replay.board.show(answer.svg, { move: true, plain: step < 2 });
    replay.table.told(answer.words);
    replay.table.changed();
    announce(answer.words);
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

document.head.append(make("link", { rel: "stylesheet", href: new URL("./review.css", import.meta.url).href }));

/** All of it, as far as it has come. @param {Review} review @param {ReviewView} view */
export function paper(review, view) {
  if (!view.chart) return [make("p", {}, view.words), make("progress", { max: view.all, value: view.done, "aria-label": the("tab-review").textContent })];
  keepMistakes(review.home, review.game, view.moments ?? []);
  return [make("p", { class: "sum" }, view.words), chart(review, view.chart), ...(view.moments ?? []).map((one, at) => moment(review, one, at)),
    make("ul", { class: "accuracy" }, ...(view.players ?? []).map(([title, words]) => make("li", {}, make("b", {}, title), make("span", {}, words)))),
    ...next(review, view.next),
    make("div", { class: "row" }, make("a", { class: "button", href: `${review.home}/review.html`, download: true }, review.says("keep")), make("a", { class: "button", href: "/mistakes" }, review.says("mistakes")))];
}

/** Points of the chart lead to their moves; the arrow keys go from one to the next. @param {Review} review @param {string} svg */
function chart(review, svg) {
  const host = make("div", { class: "chart-box" });
  // Our own drawing, in which words are escaped.
  host.innerHTML = svg;
  const points = /** @type {SVGElement[]} */ ([...host.querySelectorAll("[data-ply]")]);
  const isMoment = (/** @type {SVGElement} */ point) => point.classList.contains("moment");
  const go = (/** @type {SVGElement} */ point) => {
    const ply = Number(point.dataset.ply);
    const at = isMoment(point) ? (review.view?.moments ?? []).findIndex((one) => one.ply === ply) : -1;
    if (at < 0) return review.replay.look(ply);
    const fold = /** @type {HTMLDetailsElement | undefined} */ (the("review").querySelectorAll("details")[at]);
    if (fold) fold.open = true;
    fold?.scrollIntoView({ block: "nearest" });
    review.show(at, 0);
  };
  for (const point of points) {
    point.addEventListener("click", () => go(point));
    point.addEventListener("keydown", (event) => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!by && event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (!by) return go(point);
      const own = points.filter((other) => isMoment(other) === isMoment(point));
      own[own.indexOf(point) + by]?.focus();
    });
  }
  return host;
}

/** @param {Review} review @param {Moment} moment @param {number} at */
function moment(review, moment, at) {
  const step = (/** @type {number} */ number, /** @type {string} */ words) => make("li", {}, make("button", { type: "button", "data-step": `${at},${number}`, click: () => review.show(at, number) }, words));
  const open = () => requestAnimationFrame(() => review.at?.[0] !== at && review.show(at, 0));
  return make("details", { class: "moment", open: at === 0 }, make("summary", { click: open }, make("span", { class: "number", "aria-hidden": "true" }, String(at + 1)), moment.title),
    make("p", {}, moment.made), make("p", { class: "why" }, moment.why, make("small", { class: "quiet" }, ` (${moment.known})`)),
    moment.hidden ? make("p", { class: "quiet" }, moment.hidden) : null,
    make("p", { class: "marks" }, make("span", { class: "mistake" }, review.says("legend-made")), make("span", { class: "better" }, review.says("legend-better"))),
    make("ol", { class: "steps" }, step(0, review.says("before")), step(1, review.says("after")), ...moment.line.map((words, number) => step(number + 2, words))),
    make("div", { class: "row" }, make("a", { class: "button main", href: `${review.home}/find/${moment.ply}` }, review.says("find"))));
}

/** The next opponent. @param {Review} review @param {[string, string] | undefined} next */
function next(review, next) {
  if (!next) return [];
  return [make("form", { class: "row next", method: "post", action: `${review.home}/next` }, make("input", { type: "hidden", name: "level", value: next[0] }),
    make("button", { class: "button main" }, next[1]), make("span", { class: "quiet small" }, review.says("next-why")))];
}
