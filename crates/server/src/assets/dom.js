// @ts-check
/** Small helpers: finding and making elements, and the words that the page brought along. */

import { pref } from "./prefs.js";

/** @type {Record<string, string>} */
const words = JSON.parse(document.getElementById("page-words")?.textContent || "{}");

/**
 * What the page says under this key, with these things in their places.
 * @param {string} key
 * @param {Record<string, string | number>} [things]
 */
export function say(key, things = {}) {
  return (words[key] ?? "").replace(/\{(\w+)\}/g, (all, name) => String(things[name] ?? all));
}

/**
 * The element with this id, which every page that asks for it has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function the(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

/**
 * A new element. Text is always text, never markup.
 * @param {string} name
 * @param {Record<string, string | boolean | number | null | undefined | ((event: any) => void)>} [attributes]
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElement}
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, String(value));
  }
  element.append(...children.filter((child) => child != null && child !== ""));
  return element;
}

/** Whether nothing shall move: the system asks for it, or somebody has chosen it. */
export const still = () => pref("motion") === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The theme that is shown now. */
export const theme = () =>
  document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** Whether the screen is narrow and higher than wide: wide boards are laid on their side then. */
export const upright = matchMedia("(max-width: 45rem) and (orientation: portrait)");
export const tall = () => upright.matches;

/** How many times something was said; only the last is. */
let announced = 0;
/** Screen readers say it. @param {string} text */
export function announce(text) {
  const live = the("live");
  live.textContent = "";
  const number = ++announced;
  requestAnimationFrame(() => number === announced && (live.textContent = text));
}

/**
 * Says something briefly at the edge of the page; screen readers say it too.
 * @param {string} text
 */
export function toast(text) {
  const host = document.getElementById("toasts");
  if (!host || !text) return;
  const told = make("div", { class: "toast" }, text);
  host.append(told);
  while (host.children.length > 3) host.firstElementChild?.remove();
  setTimeout(() => told.remove(), Math.max(3500, text.length * 70));
}

/**
 * Copies a text, or selects it where copying is not allowed.
 * @param {HTMLInputElement} from
 */
export async function copy(from) {
  from.select();
  try {
    await navigator.clipboard.writeText(from.value);
  } catch {
    document.execCommand?.("copy");
  }
  toast(say("page-copied"));
}
