// @ts-check
/** The exact rules: unfolds what is linked to or looked for. Without script every section is there to be unfolded. */

import { say, the } from "./dom.js";

const sections = /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll(".exact > details")]);
const find = /** @type {HTMLInputElement} */ (the("find").querySelector("input"));
the("find").hidden = false;

/** Unfolds the section that the address names. */
function unfold() {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const section = place?.closest("details");
  if (!section || !place) return;
  section.open = true;
  place.scrollIntoView();
}
addEventListener("hashchange", unfold);
unfold();

/** Where a text holds these words. @param {Element} within @param {string} words */
function* places(within, words) {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? "").toLowerCase();
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      yield range;
    }
  }
}

/** Shows the sections that hold what is looked for, with every place marked. */
function search() {
  const words = find.value.trim().toLowerCase();
  const isAsked = words.length > 1;
  /** @type {Range[]} */
  const all = [];
  for (const section of sections) {
    const found = isAsked ? [...places(section, words)] : [];
    section.hidden = isAsked && !found.length;
    section.open = found.length > 0;
    all.push(...found);
  }
  the("found").textContent = isAsked ? say(all.length ? "rules-found" : "rules-found-none", { count: all.length }) : "";
  const highlights = /** @type {any} */ (CSS).highlights;
  const Highlight = /** @type {any} */ (globalThis).Highlight;
  if (highlights && Highlight) highlights.set("found", new Highlight(...all));
}
find.addEventListener("input", search);
if (find.value) search();

/** On paper everything is unfolded. @type {HTMLDetailsElement[]} */
let folded = [];
addEventListener("beforeprint", () => {
  folded = sections.filter((section) => !section.open);
  for (const section of folded) section.open = true;
});
addEventListener("afterprint", () => folded.forEach((section) => (section.open = false)));
