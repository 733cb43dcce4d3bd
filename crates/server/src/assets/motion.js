// @ts-check
/**
 * Plays what has happened, as the drawing says: on which beat a piece sets off (`data-beat`), over which points
 * (`data-way`), in what manner (`data-as`), and what is seen only meanwhile (`data-fx`). It knows no rules.
 */

const BEAT = 230;
const SHORTEST = 150;
const LONGEST = 480;
const EASE = "cubic-bezier(.3,.75,.25,1)";

/** How much faster than usual everything goes. */
const pace = () => Number(document.documentElement.dataset.pace) || 1;

/** The moment at which a beat is over, in milliseconds. @param {number} beat */
export const endOf = (beat) => ((beat + 1) * BEAT) / pace();

/** @param {Element} element */
const delayOf = (element) => Number(element.getAttribute("data-beat") ?? 0) * BEAT;

/**
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {number} delay
 */
function run(element, frames, duration, delay, easing = "ease-out") {
  const speed = pace();
  return element.animate(frames, { duration: duration / speed, delay: delay / speed, easing, fill: "backwards" });
}

/** What is seen only while a move is played. @type {Record<string, (element: Element, is: string, delay: number) => void>} */
const effects = {
  burst: (element, is, delay) => run(element, [
    { opacity: 0, transform: `${is} scale(.2)` }, { opacity: 1, transform: `${is} scale(.8)`, offset: 0.3 }, { opacity: 0, transform: `${is} scale(1.5)` }], 420, delay),
  fly: (element, is, delay) => {
    const [x, y] = (element.getAttribute("data-from") ?? "0 0").split(" ").map(Number);
    const there = new DOMMatrix(is);
    const here = new DOMMatrix([there.a, there.b, there.c, there.d, x, y]);
    run(element, [{ opacity: 1, transform: String(here) }, { opacity: 1, transform: is, offset: 0.9 }, { opacity: 0, transform: is }], 300, delay, "linear");
  },
  show: (element, is, delay) => run(element, [
    { opacity: 0, transform: `${is} scale(.7)` }, { opacity: 1, transform: `${is} scale(1.15)`, offset: 0.25 }, { opacity: 1, transform: `${is} scale(1.08)`, offset: 0.8 }, { opacity: 0, transform: is }], 600, delay),
  pop: (element, is, delay) => run(element, [
    { opacity: 0, transform: `${is} scale(.6)` }, { opacity: 1, transform: `${is} scale(1.12)`, offset: 0.6 }, { opacity: 1, transform: is }], 320, delay),
  fall: (element, is, delay) => run(element, [
    { opacity: 1, transform: is }, { opacity: 1, transform: `${is} translate(0, -24px)`, offset: 0.35 }, { transform: `${is} translate(0, 26px)` }], 420, delay, "ease-in"),
  pen: (element, _, delay) => run(element, [
    { strokeDasharray: "120", strokeDashoffset: "120" }, { strokeDasharray: "120", strokeDashoffset: "0" }], 320, delay, "linear"),
};

/** @param {Element} piece @param {string} was @param {string} is */
function travel(piece, was, is) {
  const [from, to] = [new DOMMatrix(was), new DOMMatrix(is)];
  const over = (piece.getAttribute("data-way") ?? "").split(",").filter(Boolean).map((point) => point.split(" ").map(Number));
  const stops = [from, ...over.map(([x, y]) => new DOMMatrix([to.a, to.b, to.c, to.d, x, y])), to];
  const manner = piece.getAttribute("data-as");
  /** @type {Keyframe[]} */
  const frames = [];
  let far = 0;
  stops.forEach((stop, index) => {
    const before = stops[index - 1];
    if (before) {
      far += Math.hypot(stop.e - before.e, stop.f - before.f);
      // In the air a piece is nearer to the eye.
      if (manner === "hop" || (manner === "jump" && index === 1)) {
        const top = new DOMMatrix([stop.a, stop.b, stop.c, stop.d, (stop.e + before.e) / 2, (stop.f + before.f) / 2 - 14]);
        frames.push({ transform: `${top} scale(1.2)` });
      }
    }
    if (manner === "jump" && index === 1) frames.push({ transform: `${stop} scale(1.12, .86)` });
    frames.push({ transform: String(stop) });
  });
  if (manner === "knock") frames.splice(1, 0, { transform: `${from} rotate(-16deg)`, offset: 0.3 });
  run(piece, frames, Math.min(LONGEST, Math.max(SHORTEST, 170 + far / 2)), delayOf(piece), EASE);
}

/**
 * Moves what has the same id from where it was to where it is. Plainly, everything goes at once.
 * @param {SVGElement} svg
 * @param {Map<string, string>} before
 * @param {boolean} plain
 */
export function play(svg, before, plain) {
  for (const piece of svg.querySelectorAll("[id][transform]")) {
    if (piece.closest("defs, .do, [data-fx]")) continue;
    const was = before.get(piece.id);
    const is = getComputedStyle(piece).transform;
    if (was === is) continue;
    if (!was) run(piece, [{ opacity: 0 }, {}], 220, plain ? 0 : delayOf(piece));
    else if (plain) run(piece, [{ transform: was }, { transform: is }], 240, 0, EASE);
    else travel(piece, was, is);
  }
  if (plain) return;
  // What is said about a move is said when it is over.
  const last = Math.max(0, ...[...svg.querySelectorAll("[data-beat]")].map(delayOf));
  for (const mark of svg.querySelectorAll(".did")) run(mark, [{ opacity: 0 }, {}], 160, last + BEAT);
  for (const element of svg.querySelectorAll("[data-fx]")) {
    const is = getComputedStyle(element).transform;
    effects[element.getAttribute("data-fx") ?? ""]?.(element, is === "none" ? "" : is, delayOf(element));
  }
}
