// @ts-check
/** The page of one's mistakes: those that are not yet found again come first. */

import { make, say, the } from "./dom.js";
import { forget, mistakes } from "./mistakes.js";
import { pref } from "./prefs.js";

function render() {
  const all = mistakes();
  const found = (/** @type {import("./mistakes.js").Mistake} */ { home, ply }) => pref(`done${home}/find/${ply}`) === "1";
  const list = [...all.filter((one) => !found(one)), ...all.filter(found)];
  the("none").hidden = !!list.length;
  the("mistakes").replaceChildren(...list.map((mistake) => make("li", { class: found(mistake) ? "found" : "" },
    make("a", { href: `${mistake.home}/find/${mistake.ply}` }, make("b", {}, mistake.game), make("span", {}, mistake.title), found(mistake) ? make("span", { class: "tick" }, say("mistakes-found")) : null),
    make("span", { class: "quiet small" }, new Date(mistake.at).toLocaleDateString(document.documentElement.lang)),
    make("button", { class: "button quietly", type: "button", "aria-label": say("mistakes-forget-this", { title: mistake.title }), click: () => (forget(mistake), render()) }, say("mistakes-forget")))));
}

render();
