// @ts-check
/** The moment when a game ends: the winner's piece comes forward and the ground joins in. It passes by itself, and is not there for whoever wants no movement. */

import { face } from "./panel.js";
import { make, still } from "./dom.js";

const LASTS = 2800;
/** How many bits fly, roll or close in. */
const BITS = 16;

/**
 * @param {HTMLElement} stage
 * @param {import("./panel.js").TableView} view
 */
export function celebrate(stage, view) {
  if (still() || !view.result) return;
  const winners = view.result.winners.slice(0, 3).map((seat) => make("span", { class: "face" }, face(view.seats[seat]?.face ?? "")));
  const bits = Array.from({ length: BITS }, (_, at) => {
    const bit = make("i", {});
    bit.style.setProperty("--at", String(at));
    bit.style.setProperty("--turn", `${(at * 137.5) % 360}deg`);
    return bit;
  });
  const party = make("div", { class: `party ${view.game}`, "aria-hidden": "true" }, ...bits, make("div", { class: "winners" }, ...winners));
  stage.append(party);
  setTimeout(() => party.remove(), LASTS);
}
