// @ts-check
/** Log, rules, chat: one at a time. Without script all of them are there, one below the other. */

import { the } from "./dom.js";

/** @param {(name: string) => void} opened */
export function tabs(opened) {
  const bar = the("tabs");
  bar.hidden = false;
  const all = /** @type {HTMLElement[]} */ ([...bar.querySelectorAll('[role="tab"]')]);
  /** @param {string} name */
  const open = (name) => {
    for (const tab of all) {
      const is = tab.dataset.paper === name;
      tab.setAttribute("aria-selected", String(is));
      tab.tabIndex = is ? 0 : -1;
      if (is) tab.classList.remove("new");
      the(`paper-${tab.dataset.paper}`).hidden = !is;
    }
    opened(name);
  };
  for (const tab of all) {
    tab.addEventListener("click", () => open(tab.dataset.paper ?? ""));
    tab.addEventListener("keydown", (event) => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      const shown = all.filter((one) => !one.hidden);
      const next = shown[(shown.indexOf(tab) + by + shown.length) % shown.length];
      open(next.dataset.paper ?? "");
      next.focus();
    });
  }
  open("log");
  return {
    open,
    /** Something new stands there. @param {string} name */
    mark(name) {
      const tab = all.find((one) => one.dataset.paper === name);
      if (tab && tab.getAttribute("aria-selected") !== "true") tab.classList.add("new");
    },
  };
}
