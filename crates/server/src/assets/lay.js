// @ts-check
/** Dragging tiles in the frame. Pressing works by the form's own buttons; this only exchanges what lies in two places. */

/** How far a finger moves before it drags. */
const FAR = 8;

/**
 * @param {HTMLElement} form
 * @param {(lay: string) => void} laid
 */
export function laying(form, laid) {
  /** @type {{ tile: HTMLElement, x: number, y: number, moves: boolean } | null} */
  let held = null;
  let dragged = false;
  form.addEventListener("pointerdown", (event) => {
    const tile = /** @type {Element} */ (event.target).closest("[data-tile]");
    if (!(tile instanceof HTMLElement) || event.button !== 0) return;
    held = { tile, x: event.clientX, y: event.clientY, moves: false };
    dragged = false;
  });
  form.addEventListener("pointermove", (event) => {
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moves && Math.hypot(dx, dy) < FAR) return;
    if (!held.moves) held.tile.setPointerCapture(event.pointerId);
    held.moves = true;
    held.tile.classList.add("dragged");
    held.tile.style.translate = `${dx}px ${dy}px`;
  });
  const drop = (/** @type {PointerEvent} */ event) => {
    if (!held) return;
    const { tile, moves } = held;
    held = null;
    tile.classList.remove("dragged");
    tile.style.translate = "";
    if (!moves) return;
    dragged = true;
    const under = event.type === "pointerup" ? document.elementsFromPoint(event.clientX, event.clientY) : [];
    const to = under.map((element) => element.closest(".lay .place, .lay .tray")).find(Boolean);
    if (to) laid(moved(form, tile, to));
  };
  form.addEventListener("pointerup", drop);
  form.addEventListener("pointercancel", drop);
  // What was dragged is not also pressed.
  form.addEventListener("click", (event) => {
    if (!dragged || !(/** @type {Element} */ (event.target).closest("[data-tile]"))) return;
    dragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  form.addEventListener("dragstart", (event) => event.preventDefault());
}

/**
 * The lay after a tile was moved: onto a place, whose tile goes where this one came from, or back to the tray.
 * @param {HTMLElement} form
 * @param {HTMLElement} tile
 * @param {Element} to
 */
function moved(form, tile, to) {
  const lay = /** @type {HTMLElement} */ (form.querySelector("#lay")).dataset.laid ?? "";
  const places = [0, 1, 2, 3].map((at) => lay.slice(2 * at, 2 * at + 2));
  const from = tile.closest(".place");
  const [goal, origin] = [Number(to.getAttribute("data-place") ?? -1), Number(from?.getAttribute("data-place") ?? -1)];
  const other = goal < 0 ? "--" : places[goal];
  if (goal >= 0) places[goal] = tile.dataset.tile ?? "--";
  if (origin >= 0 && origin !== goal) places[origin] = other;
  return places.join("");
}
