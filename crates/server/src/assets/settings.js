// @ts-check
/** The page of settings: shows what was chosen in this browser, and keeps what is. */

import { pref, prefer } from "./prefs.js";
import { sound } from "./sound.js";

for (const set of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-pref]"))) {
  const name = set.dataset.pref ?? "";
  for (const way of /** @type {NodeListOf<HTMLInputElement>} */ (set.querySelectorAll("input"))) {
    if (way.value === pref(name)) way.checked = true;
    way.addEventListener("change", () => {
      prefer(name, way.value);
      if (name === "sound") sound("", true);
    });
  }
}
