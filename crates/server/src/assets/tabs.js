// @ts-check
/** Log, rules, chat: one at a time. Without script all of them are there, one below the other. On a small screen what is asked is a tab too. */

import { the } from "./dom.js";

/** Where what is asked and the papers share one place; the style says the same. */
const small = matchMedia("(max-width: 60rem) and (orientation: portrait), (max-width: 45rem), (max-height: 34rem)");

/** @param {(name: string) => void} opened */
export function tabs(opened) {
  const bar = the("tabs");
  bar.hidden = false;
  const all = /** @type {HTMLElement[]} */ ([...bar.querySelectorAll('[role="tab"]')]);
  /** @param {string} name */
  const open = (name) => {
    document.body.dataset.paper = name;
    for (const tab of all) {
      const is = tab.dataset.paper === name;
      tab.setAttribute("aria-selected", String(is));
      tab.tabIndex = is ? 0 : -1;
      if (is) tab.classList.remove("new");
      const paper = the(tab.getAttribute("aria-controls") ?? "");
      if (paper.classList.contains("fill")) paper.hidden = !is;
    }
    opened(name);
  };
  for (const tab of all) {
    tab.addEventListener("click", () => open(tab.dataset.paper ?? ""));
    tab.addEventListener("keydown", (event) => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      const shown = all.filter((one) => one.getClientRects().length);
      const next = shown[(shown.indexOf(tab) + by + shown.length) % shown.length];
      open(next.dataset.paper ?? "");
      next.focus();
    });
  }
  const begin = () => {
    const now = document.body.dataset.paper;
    if (small.matches) open("play");
    else if (!now || now === "play" || now === "more") open("log");
  };
  small.addEventListener("change", begin);
  begin();
  return {
    open,
    isSmall: () => small.matches,
    /** Something new stands there. @param {string} name */
    mark(name) {
      const tab = all.find((one) => one.dataset.paper === name);
      if (tab && tab.getAttribute("aria-selected") !== "true") tab.classList.add("new");
    },
  };
}
