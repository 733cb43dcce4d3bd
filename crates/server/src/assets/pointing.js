// @ts-check
/** Mouse, pen and touch on the board: pointing previews, pressing plays, a long press previews without playing. */

const LONG = 380;

/**
 * @param {import("./board.js").Board} board
 * @param {{ press: (place: Element) => void, point: (action: string | null) => void, why: (field: string) => void }} can
 */
export function pointing(board, { press, point, why }) {
  const host = board.host;
  /** @param {Event} event */
  const placeOf = (event) => /** @type {Element} */ (event.target).closest?.(".do") ?? null;
  /** @param {Element | null} place */
  const actionOf = (place) => place?.getAttribute("data-action") ?? null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let wasLong = false;
  let wasTouch = false;

  // The picture changes under the pointer while previews come and go, so leaving is believed only after a moment.
  /** @param {string | null} action @param {number} wait */
  const soon = (action, wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => point(action), wait);
  };
  host.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") soon(actionOf(placeOf(event)), placeOf(event) ? 40 : 120);
  });
  host.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && soon(null, 120));
  host.addEventListener("focusin", (event) => !wasTouch && soon(actionOf(placeOf(event)), 60));
  host.addEventListener("focusout", () => !wasTouch && soon(null, 120));

  host.addEventListener("pointerdown", (event) => {
    wasTouch = event.pointerType === "touch";
    wasLong = false;
    if (!wasTouch) return;
    clearTimeout(timer);
    const action = actionOf(placeOf(event));
    if (action == null) return point(null);
    timer = setTimeout(() => {
      wasLong = true;
      navigator.vibrate?.(12);
      point(action);
    }, LONG);
  });
  for (const name of ["pointerup", "pointercancel"]) host.addEventListener(name, () => wasTouch && clearTimeout(timer));
  host.addEventListener("contextmenu", (event) => placeOf(event) && wasTouch && event.preventDefault());
  host.addEventListener("click", (event) => {
    const place = placeOf(event);
    if (wasLong) return (wasLong = false);
    if (!place) {
      const field = board.fieldAt(event.clientX, event.clientY);
      return field && why(field);
    }
    clearTimeout(timer);
    press(place);
  });
}
