// @ts-check
/** What is taught at a table: says what the server says, points at what it names, and sends what is answered. It knows no rules. */

import { announce, make, say, the } from "./dom.js";
import { prefer } from "./prefs.js";

/**
 * @typedef {{ title: string, words: string, tone: "asked" | "right" | "wrong" | "done" | "free", point: string[], lead: string[], buttons: [string, string][],
 *   mix: { choices: string[], answer: string } | null, offers?: string[], at: number, of: number, next: [string, string][], play: [[string, string][], string] | null, played: string }} Course
 */

/** How often the rings look where what they point at is now. */
const BEAT = 200;

/** All of a field, not only what is drawn on it. @param {Element} thing */
function whole(thing) {
  const { cell } = /** @type {SVGElement} */ (thing).dataset;
  const size = (/** @type {Element} */ part) => part.getBoundingClientRect().width;
  return cell ? [...document.querySelectorAll(`#board [data-cell="${CSS.escape(cell)}"]`)].reduce((best, part) => (size(part) > size(best) ? part : best), thing) : thing;
}

export class Coach {
  /**
   * @param {import("./board.js").Board} board
   * @param {{ go: (how: unknown) => void, draft: () => { parts: string[] } | null, whole: () => string | null, home: string }} table
   */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    /** @type {Course | null} */
    this.course = null;
    this.said = "";
    /** @type {HTMLElement[]} */
    this.rings = [];
    setInterval(() => this.ring(), BEAT);
    addEventListener("resize", () => this.ring());
  }

  /** What the page's line says about how far we are, for whoever comes back. */
  get place() {
    const { at, of, played } = this.course ?? { at: 0, of: 0, played: "" };
    return of ? `&step=${Math.min(at, of - 1)}` : played ? `&played=${encodeURIComponent(played)}` : "";
  }

  /** @param {Course | null} course */
  show(course) {
    this.course = course;
    const host = the("coach");
    host.hidden = !course;
    document.body.classList.toggle("taught", !!course && course.tone !== "free");
    if (!course) return;
    const key = JSON.stringify([course.words, course.tone, course.buttons, course.at]);
    if (key !== this.said) {
      this.said = key;
      host.dataset.tone = course.tone;
      host.replaceChildren(...this.papers(course));
      announce(course.words);
      if (course.tone === "done") this.finished(course);
    }
    this.ring();
  }

  /** @param {Course} course */
  papers(course) {
    const { table } = this;
    const dots = Array.from({ length: course.of }, (_, at) => make("i", { class: at < course.at ? "past" : at === course.at ? "now" : "" }));
    const head = make("p", { class: "named" }, make("b", {}, course.title), make("span", { class: "dots", role: "img", "aria-label": say("course-where", { at: Math.min(course.at + 1, course.of), of: course.of }) }, ...dots));
    const buttons = course.tone === "free"
      ? [make("button", { class: "button", type: "button", click: () => table.go("undo") }, say("course-undo")), make("button", { class: "button", type: "button", click: () => table.go("again") }, say("course-again"))]
      : course.buttons.map(([how, words], at) => make("button", { class: `button ${at ? "" : "main"}`, type: "button", "data-go": how, click: () => table.go(how) }, words));
    const play = course.play ? [make("form", { method: "post", action: "/tables" }, ...course.play[0].map(([name, value]) => make("input", { type: "hidden", name, value })), make("button", { class: "button main" }, course.play[1]))] : [];
    const next = course.next.map(([address, words], at) => make("a", { class: `button ${at || play.length ? "" : "main"}`, href: address }, words));
    const words = course.tone === "free" ? say("course-free") : course.tone === "done" && !course.words ? say("course-done") : course.words;
    return [head, make("p", { class: "words" }, words), course.mix ? this.mixture(course.mix) : null, course.offers ? this.offered(course.offers) : null, make("div", { class: "row" }, ...buttons, ...play, ...next, course.tone === "done" ? make("button", { class: "button", type: "button", click: () => table.go("again") }, say("course-again")) : null)].filter((part) => part != null);
  }

  /** What is offered to choose from. @param {string[]} offers */
  offered(offers) {
    return make("div", { class: "list" }, ...offers.map((words, at) => make("button", { class: "button", type: "button", "data-offer": at, click: () => this.table.go({ choose: at }) }, words)));
  }

  /** How often each choice should be made: what one gets, the others lose. @param {{ choices: string[], answer: string }} mix */
  mixture(mix) {
    const shares = mix.choices.map((_, at) => Math.floor(100 / mix.choices.length) + (at < 100 % mix.choices.length ? 1 : 0));
    const rows = mix.choices.map((words, at) => {
      const input = /** @type {HTMLInputElement} */ (make("input", { type: "range", min: 0, max: 100, step: 1, value: shares[at], "aria-label": words }));
      const told = make("output", {}, "");
      input.addEventListener("input", () => {
        const others = shares.reduce((sum, share, other) => (other === at ? sum : sum + share), 0);
        const left = 100 - Number(input.value);
        shares.forEach((share, other) => other !== at && (shares[other] = others ? (share * left) / others : left / (shares.length - 1)));
        shares[at] = Number(input.value);
        tell();
      });
      return { row: make("label", {}, make("span", {}, words), input, told), input, told };
    });
    /** Whole percents that make a hundred. */
    const whole = () => {
      const low = shares.map(Math.floor);
      const order = shares.map((share, at) => ({ at, rest: share - low[at] })).sort((one, other) => other.rest - one.rest);
      for (let left = 100 - low.reduce((sum, share) => sum + share, 0), n = 0; left > 0; left--, n++) low[order[n % order.length].at]++;
      return low;
    };
    const tell = () => whole().forEach((share, at) => {
      rows[at].told.textContent = `${share} %`;
      rows[at].input.value = String(share);
    });
    tell();
    return make("div", { class: "mixture" }, ...rows.map(({ row }) => row), make("button", { class: "button main", type: "button", click: () => this.table.go({ mix: whole() }) }, mix.answer));
  }

  /** @param {Course} course */
  finished(course) {
    if (course.of) prefer(`done${this.table.home}`, "1");
    dispatchEvent(new CustomEvent("gambol-course", { detail: course }));
  }

  /** What is pointed at now. @returns {Element[]} */
  pointed() {
    const { course, board } = this;
    if (!course || course.tone !== "asked") return [];
    const draft = this.table.draft();
    const last = course.lead.at(-1);
    if (last) {
      if (this.table.whole() === last && !the("whole").hidden) return [the("whole")];
      const left = [...course.lead.slice(0, -1)];
      for (const part of draft?.parts ?? []) left.splice(left.indexOf(part), left.includes(part) ? 1 : 0);
      const seen = (/** @type {Element} */ place) => place.getClientRects().length > 0 && place.getBoundingClientRect().width > 0;
      const find = (/** @type {string} */ name, /** @type {string} */ value) => [...document.querySelectorAll(`#buttons [data-${name}="${CSS.escape(value)}"], #board .do[data-${name}="${CSS.escape(value)}"]`)].find(seen);
      const place = find("action", last) ?? (left.length ? find("part", left[0]) ?? find("action", left[0]) : null);
      if (place) return [place];
    }
    return board.things().filter((thing) => course.point.includes(board.nameOf(thing))).map(whole);
  }

  /** Puts a ring around everything that is pointed at. */
  ring() {
    const pointed = document.hidden ? [] : this.pointed();
    while (this.rings.length > pointed.length) this.rings.pop()?.remove();
    pointed.forEach((thing, at) => {
      if (!this.rings[at]) {
        this.rings[at] = make("div", { class: "coach-ring", "aria-hidden": "true" });
        document.body.append(this.rings[at]);
      }
      const { left, top, width, height } = thing.getBoundingClientRect();
      const { style } = this.rings[at];
      const round = 6;
      Object.assign(style, { left: `${left - round}px`, top: `${top - round}px`, width: `${width + 2 * round}px`, height: `${height + 2 * round}px` });
    });
  }
}
