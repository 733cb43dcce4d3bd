// @ts-check
/** The curtain between two players at one screen: held for a moment it opens, and nothing secret is here before. */

import { say, the } from "./dom.js";

const HOLD = 600;

/**
 * @param {(seat: number) => void} look
 * @param {() => void} hide
 */
export function curtain(look, hide) {
  const cover = the("curtain");
  const hold = the("hold");
  const fall = the("fall");
  /** @type {number | null} */
  let seat = null;
  let isLooking = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isHeld = false;

  const press = () => {
    if (isHeld || seat == null) return;
    isHeld = true;
    hold.classList.add("held");
    timer = setTimeout(() => lift(), HOLD);
  };
  const release = () => {
    isHeld = false;
    clearTimeout(timer);
    hold.classList.remove("held");
  };
  const lift = () => {
    release();
    if (seat == null) return;
    isLooking = true;
    look(seat);
  };
  let wasPressed = false;
  hold.addEventListener("pointerdown", () => ((wasPressed = true), press()));
  for (const name of ["pointerup", "pointerleave", "pointercancel", "blur"]) hold.addEventListener(name, release);
  hold.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  });
  hold.addEventListener("keyup", release);
  hold.addEventListener("contextmenu", (event) => event.preventDefault());
  // A screen reader presses without holding.
  hold.addEventListener("click", (event) => {
    if (event.detail === 0 && !wasPressed) lift();
    wasPressed = false;
  });
  const drop = () => {
    isLooking = false;
    hide();
  };
  fall.addEventListener("click", drop);
  document.addEventListener("visibilitychange", () => document.hidden && isLooking && drop());

  return {
    /**
     * @param {import("./panel.js").TableView} view
     * @param {(view: import("./panel.js").TableView, seat: number) => string} nameOf
     */
    show(view, nameOf) {
      const was = seat;
      seat = view.curtain?.seat ?? null;
      cover.hidden = seat == null;
      the("page").inert = seat != null;
      if (seat != null) {
        isLooking = false;
        the("curtain-words").textContent = view.curtain?.words ?? "";
        the("hold-words").textContent = say("hold", { name: nameOf(view, seat) });
        if (was !== seat) hold.focus();
      }
      fall.hidden = !isLooking;
    },
  };
}
