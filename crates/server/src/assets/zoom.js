// @ts-check
/** A board that is too small for a finger comes nearer: by itself to where something may be done, or by pinching, double taps and dragging. Beside the choices lies the whole board as a small map. */

import { still } from "./dom.js";

/** A finger needs so many pixels. */
const FINGER = 41;
const MOST = 8;
/** A finger that moves further than this drags. */
const SLIP = 9;

export class Zoom {
  /**
   * @param {import("./board.js").Board} board
   * @param {HTMLElement} map
   */
  constructor(board, map) {
    this.board = board;
    this.host = board.host;
    this.map = map;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** Whether a person has set it: then it stays until something has happened. */
    this.isChosen = false;
    this.dragged = false;
    /** @type {Map<number, { x: number, y: number }>} */
    this.fingers = new Map();
    this.listen();
  }

  get box() {
    return this.host.getBoundingClientRect();
  }

  /** @param {number} scale @param {number} x @param {number} y @param {boolean} [glides] */
  to(scale, x, y, glides = false) {
    const { width, height } = this.box;
    this.scale = Math.min(MOST, Math.max(1, scale));
    this.x = Math.min(0, Math.max(width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), y));
    this.host.classList.toggle("gliding", glides && !still());
    this.host.classList.toggle("zoomed", this.scale > 1);
    this.host.style.setProperty("--k", String(this.scale));
    this.host.style.setProperty("--x", `${this.x}px`);
    this.host.style.setProperty("--y", `${this.y}px`);
    this.draw();
  }

  /** Nearer or further, with this point of the board where it is. @param {number} scale @param {number} px @param {number} py @param {boolean} [glides] */
  at(scale, px, py, glides) {
    const next = Math.min(MOST, Math.max(1, scale));
    this.to(next, px - ((px - this.x) / this.scale) * next, py - ((py - this.y) / this.scale) * next, glides);
  }

  /** Brings what may be done under the finger, unless somebody has chosen otherwise. @param {boolean} isNew */
  fit(isNew) {
    if (isNew) this.isChosen = false;
    if (this.isChosen || this.fingers.size) return;
    if (!matchMedia("(pointer: coarse)").matches) return this.scale > 1 ? this.to(1, 0, 0) : undefined;
    const places = this.board.places();
    const home = this.box;
    if (!places.length || !home.width) return this.scale > 1 ? this.to(1, 0, 0, true) : this.draw();
    let [left, top, right, bottom, least] = [Infinity, Infinity, -Infinity, -Infinity, Infinity];
    // Where each place would be without any zoom; while the board glides, the picture is not yet where it will be.
    const shown = this.board.svg?.getBoundingClientRect();
    const now = shown ? shown.width / home.width : this.scale;
    const [dx, dy] = shown ? [shown.left - home.left, shown.top - home.top] : [this.x, this.y];
    for (const place of places) {
      const box = place.getBoundingClientRect();
      const [x, y] = [(box.left - home.left - dx) / now, (box.top - home.top - dy) / now];
      const [w, h] = [box.width / now, box.height / now];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + w), Math.max(bottom, y + h)];
      least = Math.min(least, w, h);
    }
    const need = FINGER / least;
    if (need <= 1) return this.scale > 1 ? this.to(1, 0, 0, true) : this.draw();
    const scale = Math.min(MOST, need);
    this.to(scale, home.width / 2 - ((left + right) / 2) * scale, home.height / 2 - ((top + bottom) / 2) * scale, true);
  }

  listen() {
    const host = this.host;
    let [spread, wasX, wasY, tapped] = [0, 0, 0, 0];
    const middle = () => {
      const all = [...this.fingers.values()];
      const x = all.reduce((sum, one) => sum + one.x, 0) / all.length;
      const y = all.reduce((sum, one) => sum + one.y, 0) / all.length;
      return { x, y, spread: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0 };
    };
    host.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse") return (this.dragged = false);
      if (!this.fingers.size) this.dragged = false;
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      ({ x: wasX, y: wasY, spread } = middle());
    });
    host.addEventListener("pointermove", (event) => {
      const finger = this.fingers.get(event.pointerId);
      if (!finger) return;
      finger.x = event.clientX;
      finger.y = event.clientY;
      const now = middle();
      if (!this.dragged && this.fingers.size < 2 && Math.hypot(now.x - wasX, now.y - wasY) < SLIP) return;
      this.dragged = true;
      if (this.fingers.size < 2 && this.scale === 1) return;
      this.isChosen = true;
      const { left, top } = this.box;
      if (spread && now.spread) this.at(this.scale * (now.spread / spread), now.x - left, now.y - top);
      this.to(this.scale, this.x + now.x - wasX, this.y + now.y - wasY);
      [wasX, wasY, spread] = [now.x, now.y, now.spread];
    });
    for (const name of ["pointerup", "pointercancel"]) {
      addEventListener(name, (event) => {
        if (!this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId)) return;
        if (this.fingers.size) ({ x: wasX, y: wasY, spread } = middle());
      });
    }
    host.addEventListener("click", (event) => {
      if (this.dragged || /** @type {Element} */ (event.target).closest(".do")) return;
      const { left, top } = this.box;
      if (event.timeStamp - tapped < 350) {
        this.isChosen = true;
        if (this.scale > 1) this.to(1, 0, 0, true);
        else this.at(2.2, event.clientX - left, event.clientY - top, true);
      }
      tapped = event.timeStamp;
    });
    this.map.addEventListener("click", (event) => {
      const box = this.map.getBoundingClientRect();
      const { width, height } = this.box;
      this.isChosen = true;
      if (event.detail === 0) return this.to(1, 0, 0, true);
      this.to(this.scale, width / 2 - ((event.clientX - box.left) / box.width) * width * this.scale, height / 2 - ((event.clientY - box.top) / box.height) * height * this.scale, true);
    });
    addEventListener("resize", () => (this.to(1, 0, 0), this.fit(true)));
  }

  /** The small map: the board once more, and what of it is seen. */
  draw() {
    this.map.hidden = this.scale <= 1;
    if (this.map.hidden) return;
    const { width, height } = this.box;
    const svg = this.board.svg;
    if (svg && this.drawn !== this.board.shown) {
      this.drawn = this.board.shown;
      const copy = /** @type {Element} */ (svg.cloneNode(true));
      for (const gone of copy.querySelectorAll("defs, title, desc, .do")) gone.remove();
      for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
      for (const named of [copy, ...copy.querySelectorAll("[role], [tabindex]")]) for (const name of ["role", "tabindex", "aria-labelledby", "aria-label"]) named.removeAttribute(name);
      copy.setAttribute("aria-hidden", "true");
      this.map.replaceChildren(copy, document.createElement("i"));
    }
    this.map.style.setProperty("--shape", String(width / height));
    const window = /** @type {HTMLElement | null} */ (this.map.querySelector("i"));
    const part = (/** @type {number} */ number) => `${Math.round(number * 1000) / 10}%`;
    if (window) Object.assign(window.style, { left: part(-this.x / this.scale / width), top: part(-this.y / this.scale / height), width: part(1 / this.scale), height: part(1 / this.scale) });
  }
}
