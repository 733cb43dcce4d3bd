// @ts-check
/** The keyboard: arrows among the glowing places, letters for the common things. */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/**
 * @param {import("./board.js").Board} board
 * @param {{ press: (place: Element) => void, back: () => boolean, step: (by: number | "first" | "last") => void, call: (key: string) => boolean, walk: (dx: number, dy: number) => boolean, letters: Record<string, () => void> }} can
 */
export function listen(board, can) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, textarea, select, dialog[open], .curtain")) return;
    if (!event.repeat && can.call(event.key)) return event.preventDefault();
    const log = target.closest("#log");
    const place = target.closest(".board .do");
    const done = () => event.preventDefault();
    if (log && (event.key in ARROWS || event.key === "Home" || event.key === "End")) {
      can.step(event.key === "Home" ? "first" : event.key === "End" ? "last" : event.key === "ArrowUp" || event.key === "ArrowLeft" ? -1 : 1);
      return done();
    }
    if (target.closest('[role="tablist"], .paper')) {
      if (!(event.key in can.letters) && event.key !== "Escape") return;
    }
    if (event.key in ARROWS) {
      const [dx, dy] = ARROWS[event.key];
      if (can.walk(dx, dy)) return done();
      const next = place ? board.next(place, dx, dy) : board.first();
      if (next) next.focus();
      if (next || place) done();
      return;
    }
    if ((event.key === "Enter" || event.key === " ") && place) {
      can.press(place);
      return done();
    }
    if (event.key === "Escape") {
      if (can.back()) done();
      return;
    }
    const letter = can.letters[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (letter) {
      letter();
      done();
    }
  });
}
