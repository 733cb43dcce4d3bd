// @ts-check
/** Mouse, pen and touch on the board: pointing shows what would happen, pressing plays; a finger shows first and plays at the second tap. Resting on a thing, or holding it, asks what it is. */

const LONG = 420;
const REST = 650;

/**
 * @param {import("./board.js").Board} board
 * @param {{ press: (place: Element) => void, point: (action: string | null) => void, tap: (place: Element) => void, why: (field: string) => void,
 *   about: (thing: Element | null) => void, isDragged: () => boolean }} can
 */
export function pointing(board, { press, point, tap, why, about, isDragged }) {
  const host = board.host;
  /** @param {Event} event */
  const placeOf = (event) => /** @type {Element} */ (event.target).closest?.(".do") ?? null;
  /** @param {Element | null} place */
  const actionOf = (place) => place?.getAttribute("data-action") ?? null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  /** @type {Element | null} */
  let rested = null;
  let wasLong = false;
  let wasTouch = false;

  // The picture changes under the pointer while previews come and go, so leaving is believed only after a moment.
  /** @param {string | null} action @param {number} wait */
  const soon = (action, wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => point(action), wait);
  };
  /** @param {Element | null} thing */
  const leave = (thing) => {
    clearTimeout(resting);
    if (rested && rested !== thing) about((rested = null));
  };
  host.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") soon(actionOf(placeOf(event)), placeOf(event) ? 40 : 120);
  });
  host.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const place = placeOf(event);
    const thing = place ? null : board.thingAt(event.clientX, event.clientY);
    leave(thing);
    if (thing && thing !== rested) resting = setTimeout(() => about((rested = thing)), REST);
  });
  host.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "touch") return;
    leave(null);
    soon(null, 120);
  });
  host.addEventListener("focusin", (event) => !wasTouch && soon(actionOf(placeOf(event)), 60));
  host.addEventListener("focusout", () => !wasTouch && soon(null, 120));

  host.addEventListener("pointerdown", (event) => {
    wasTouch = event.pointerType === "touch";
    wasLong = false;
    clearTimeout(resting);
    if (!wasTouch) return;
    clearTimeout(timer);
    const thing = board.thingAt(event.clientX, event.clientY);
    if (!thing) return;
    timer = setTimeout(() => {
      if (isDragged()) return;
      wasLong = true;
      navigator.vibrate?.(12);
      about(thing);
    }, LONG);
  });
  for (const name of ["pointerup", "pointercancel"]) host.addEventListener(name, () => wasTouch && clearTimeout(timer));
  host.addEventListener("contextmenu", (event) => wasTouch && event.preventDefault());
  host.addEventListener("click", (event) => {
    if (isDragged()) return;
    const place = placeOf(event);
    if (wasLong) return (wasLong = false);
    if (!place) {
      if (wasTouch) point(null);
      const field = board.fieldAt(event.clientX, event.clientY);
      return field && why(field);
    }
    clearTimeout(timer);
    if (wasTouch) tap(place);
    else press(place);
  });
}
