// @ts-check
/** The board: shows a drawing, moves what has the same id from where it was to where it is. It knows no rules. */

import { morph } from "./morph.js";
import { endOf, play } from "./motion.js";
import { still } from "./dom.js";

const THINGS = "[data-about], [data-cell], [data-space], [data-row], [id][role=img]";
/** How long what leaves the board is seen to fade. */
const FADING = 400;

export class Board {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.parser = new DOMParser();
    this.shown = "";
    /** What stays the same in all drawings: its name, and those that were fetched. */
    this.backdrop = "";
    /** @type {Map<string, Promise<Element | null>>} */
    this.backdrops = new Map();
    /** The number of the last drawing that was asked for: an older one that comes late is not shown. */
    this.asked = 0;
    /** What is gone through beat by beat, and how far. @type {{ at: number, last: number } | null} */
    this.held = null;
    // Whoever presses anything has seen enough, but for who goes through it step by step.
    addEventListener("pointerdown", (event) => /** @type {Element} */ (event.target).closest?.("[data-tool=later]") || this.finish(), true);
  }

  /**
   * What has just been shown is held after its first beat, if the drawing tells several deeds: each `beat` lets the next
   * one happen.
   */
  hold() {
    const last = this.host.querySelectorAll("[data-deed]").length - 1;
    this.held = last > 0 ? { at: -1, last } : null;
    return this.beat();
  }

  /** The next beat of what is held. Answers whether there was one. */
  beat() {
    if (!this.held) return false;
    const { last } = this.held;
    const at = ++this.held.at;
    if (at >= last) return (this.finish(), true);
    for (const movement of this.movements()) {
      movement.pause();
      movement.currentTime = endOf(at);
    }
    this.reveal(at);
    return true;
  }

  /** Only so many deeds are seen, also where nothing moves. @param {number} last */
  reveal(last) {
    for (const [at, deed] of /** @type {NodeListOf<SVGElement>} */ (this.host.querySelectorAll("[data-deed]")).entries()) {
      deed.style.visibility = at > last ? "hidden" : "";
    }
  }

  /** Ends all movement: everything is where it is. */
  finish() {
    if (this.held) this.reveal(Infinity);
    this.held = null;
    for (const animation of this.movements()) animation.finish();
  }

  /** What moves now, but for what the style moves. */
  movements() {
    const all = this.host.getAnimations({ subtree: true });
    return all.filter((animation) => !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition));
  }

  /** Fetches a backdrop once. @param {string} name */
  fetched(name) {
    const known = this.backdrops.get(name);
    if (known) return known;
    const read = async () => {
      const answer = await fetch(`/backdrop/${name}.svg`).catch(() => null);
      if (!answer?.ok) return (this.backdrops.delete(name), null);
      return this.parser.parseFromString(await answer.text(), "image/svg+xml").documentElement;
    };
    const coming = read();
    this.backdrops.set(name, coming);
    return coming;
  }

  /**
   * Shows a drawing that stands on a backdrop, which is fetched first if another one is there. Answers whether it could.
   * @param {string} drawing
   * @param {string} backdrop
   * @param {{ move?: boolean }} [how]
   */
  async on(drawing, backdrop, how) {
    const number = ++this.asked;
    if (backdrop === this.backdrop) return (this.show(drawing, how), true);
    const ground = await this.fetched(backdrop);
    if (number !== this.asked) return true;
    if (!ground) return false;
    this.backdrop = backdrop;
    this.shown = "";
    this.show(drawing, {}, ground);
    return true;
  }

  get svg() {
    return this.host.querySelector("svg");
  }

  /**
   * Shows a drawing; what it leaves out is there already, or in this new backdrop.
   * @param {string} drawing
   * @param {{ move?: boolean, plain?: boolean }} [how] whether it moves there, and whether plainly, without telling what happened
   * @param {Element} [backdrop]
   */
  show(drawing, { move = false, plain = false } = {}, backdrop) {
    if (drawing === this.shown) return;
    this.shown = drawing;
    const wanted = this.parser.parseFromString(drawing, "image/svg+xml").documentElement;
    if (wanted.nodeName !== "svg") return;
    for (const place of /** @type {NodeListOf<SVGElement>} */ (wanted.querySelectorAll(".do:not([id])"))) {
      place.id = `do-${(place.dataset.action ?? place.dataset.part ?? "").replaceAll(" ", "_")}`;
      place.setAttribute("role", "button");
      place.setAttribute("tabindex", "0");
    }
    if (backdrop) for (const kept of wanted.querySelectorAll("[data-kept]")) {
      const part = backdrop.querySelector(`#${CSS.escape(kept.id)}`);
      if (part) kept.replaceWith(document.importNode(part, true));
    }
    const old = this.svg;
    if (!old) {
      this.host.replaceChildren(document.importNode(wanted, true));
      return this.shape();
    }
    const moving = move && !still();
    const before = moving ? places(old) : new Map();
    const leaving = moving ? this.leaving(old, wanted) : [];
    const focused = document.activeElement?.closest(".board .do")?.id;
    if (this.held) this.reveal(Infinity);
    this.held = null;
    for (const animation of this.movements()) animation.cancel();
    morph(old, wanted);
    this.shape();
    if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
    if (moving) this.move(old, before, leaving, plain);
  }

  /** Tells the style how wide the board is for its height. */
  shape() {
    const box = this.svg?.viewBox.baseVal;
    if (box?.height) document.body.style.setProperty("--shape", String(box.width / box.height));
  }

  /**
   * What leaves the board, to be seen while it fades.
   * @param {SVGElement} old
   * @param {Element} wanted
   */
  leaving(old, wanted) {
    const gone = [...old.querySelectorAll('[id][role="img"][transform]')].filter((piece) => !wanted.querySelector(`#${CSS.escape(piece.id)}`));
    return gone.slice(0, 12).map((piece) => {
      const copy = /** @type {Element} */ (piece.cloneNode(true));
      for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
      copy.setAttribute("aria-hidden", "true");
      const symbols = [...piece.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) => href?.startsWith("#"));
      return { copy, symbols: symbols.map((href) => old.querySelector(/** @type {string} */ (href))?.cloneNode(true)) };
    });
  }

  /**
   * @param {SVGElement} svg
   * @param {Map<string, string>} before
   * @param {{ copy: Element, symbols: (Node | undefined)[] }[]} leaving
   * @param {boolean} plain
   */
  move(svg, before, leaving, plain) {
    play(svg, before, plain);
    for (const { copy, symbols } of leaving) {
      for (const symbol of symbols) {
        if (symbol instanceof Element && !svg.querySelector(`#${CSS.escape(symbol.id)}`)) svg.querySelector("defs")?.append(symbol);
      }
      svg.append(copy);
      copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADING }).finished.then(() => copy.remove(), () => copy.remove());
    }
  }

  /** What the board says that an action does. @param {string} action */
  words(action) {
    return this.host.querySelector(`.do[data-action="${CSS.escape(action)}"]`)?.getAttribute("aria-label") ?? action;
  }

  /** All places where something may be done. @returns {SVGElement[]} */
  places() {
    return /** @type {SVGElement[]} */ ([...this.host.querySelectorAll(".do")]).filter((place) => place.getClientRects().length);
  }

  /** What may be done without a place of its own: drawn buttons, which a finger finds below the board instead. @returns {SVGElement[]} */
  buttons() {
    return /** @type {SVGElement[]} */ ([...this.host.querySelectorAll(".do:has(> text)")]);
  }

  /** All things that can be asked about, pieces after the fields they stand on. @returns {Element[]} */
  things() {
    return [...this.host.querySelectorAll(THINGS)].filter((thing) => !thing.closest("defs, .do, [aria-hidden=true]") && this.nameOf(thing) && thing.getBoundingClientRect().width > 0);
  }

  /** The name under which the server knows a thing. @param {Element} thing */
  nameOf(thing) {
    const { about, cell } = /** @type {SVGElement} */ (thing).dataset;
    return about || thing.id || (cell ? `square-${cell}` : "");
  }

  /** The smallest thing at a point of the page. @param {number} x @param {number} y */
  thingAt(x, y) {
    let best = null;
    let least = Infinity;
    for (const thing of this.things()) {
      const box = thing.getBoundingClientRect();
      const size = box.width * box.height;
      if (box.left <= x && x <= box.right && box.top <= y && y <= box.bottom && size <= least) [best, least] = [thing, size];
    }
    return best;
  }

  /**
   * The next place in a direction: near, and not far off the line.
   * @param {Element} from
   * @param {number} dx
   * @param {number} dy
   * @param {Element[]} [among]
   */
  next(from, dx, dy, among = this.places()) {
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const place of among) {
      if (place === from) continue;
      const [px, py] = middle(place);
      const along = (px - x) * dx + (py - y) * dy;
      const off = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
      const cost = along + off * 2.2;
      if (along > 2 && cost < least) [best, least] = [place, cost];
    }
    return best;
  }

  /**
   * The name of the field at a point of the page, whether anything may be done there or not.
   * @param {number} x
   * @param {number} y
   */
  fieldAt(x, y) {
    const holds = (/** @type {Element} */ field) => {
      const box = field.getBoundingClientRect();
      return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    };
    return [...this.host.querySelectorAll("[data-cell]:not([role])")].find(holds)?.getAttribute("data-cell") ?? null;
  }

  /** The place to begin with: the topmost on the left. */
  first() {
    const order = this.places().map((place) => ({ place, at: middle(place) }));
    order.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
    return order[0]?.place ?? null;
  }
}

/** @param {Element} element @returns {[number, number]} */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Where everything is that has an id and a place, also in the middle of a movement. @param {Element} svg */
function places(svg) {
  const found = new Map();
  for (const piece of svg.querySelectorAll("[id][transform]")) found.set(piece.id, getComputedStyle(piece).transform);
  return found;
}
