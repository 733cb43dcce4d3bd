// @ts-check
/** What every page does: the theme and its switch, the name, copying, files read into their fields. */

import { copy, say, tall, theme, toast, upright } from "./dom.js";
import { pref, prefer } from "./prefs.js";

const YEAR = 31536000;
const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

/** The server draws in the theme that these tell. @param {string} name @param {string} value */
const remember = (name, value) => (document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`);

/** Pictures that are there in light and dark follow the theme. */
function follow() {
  for (const image of /** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll("img[data-light]"))) {
    const wanted = (theme() === "dark" ? image.dataset.dark : image.dataset.light) ?? "";
    const source = image.parentElement?.querySelector("source");
    if (root.dataset.theme) source?.remove();
    if ((root.dataset.theme || !source) && image.getAttribute("src") !== wanted) image.src = wanted;
  }
  changed();
}

/** Boards are drawn for the screen they are looked at on. */
const changed = () => dispatchEvent(new CustomEvent("gambol-screen"));

/** Colours, motion and names of fields as they were chosen. */
function dress() {
  const chosen = pref("theme") === "system" ? "" : pref("theme");
  if (chosen !== (root.dataset.theme ?? "")) {
    if (chosen) root.dataset.theme = chosen;
    else delete root.dataset.theme;
    remember("gambol_theme", chosen);
    follow();
  }
  root.dataset.motion = pref("motion");
  root.dataset.pace = pref("motion") === "quick" ? "2.5" : "1";
  root.dataset.labels = pref("labels");
}
dress();
addEventListener("gambol-pref", dress);
remember("gambol_scheme", system.matches ? "dark" : "light");
system.addEventListener("change", () => {
  remember("gambol_scheme", system.matches ? "dark" : "light");
  if (!root.dataset.theme) follow();
});
remember("gambol_tall", tall() ? "1" : "0");
upright.addEventListener("change", () => {
  remember("gambol_tall", tall() ? "1" : "0");
  changed();
});
const lamp = document.getElementById("theme");
if (lamp) {
  lamp.hidden = false;
  lamp.addEventListener("click", () => {
    prefer("theme", theme() === "dark" ? "light" : "dark");
  });
}

// What has been learned or solved in this browser is ticked.
function tick() {
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-done]"))) {
    const isDone = pref(`done${item.dataset.done}`) === "1";
    item.classList.toggle("done", isDone);
    for (const sign of /** @type {NodeListOf<HTMLElement>} */ (item.querySelectorAll(".tick"))) sign.hidden = !isDone;
    const after = /** @type {HTMLElement | null} */ (document.querySelector(`[data-after="${CSS.escape(item.dataset.done ?? "")}"]`));
    if (after) [item.hidden, after.hidden] = [isDone, !isDone];
  }
}
tick();
addEventListener("pageshow", tick);

// At a table the name changes without leaving the page.
const form = /** @type {HTMLFormElement | null} */ (document.getElementById("name-form"));
form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = String(new FormData(form).get("name") ?? "").trim();
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams({ name }), redirect: "manual" }).catch(() => null);
  if (!answer || answer.status >= 400) return form.submit();
  /** @type {HTMLElement} */ (document.getElementById("my-name")).textContent = name;
  form.closest("details")?.removeAttribute("open");
  toast(say("name-kept", { name }));
});

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const from = target.closest("[data-copy]")?.getAttribute("data-copy");
  if (from) copy(/** @type {HTMLInputElement} */ (document.getElementById(from)));
  for (const open of document.querySelectorAll("details.who[open]")) if (!open.contains(target)) open.removeAttribute("open");
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") for (const open of document.querySelectorAll("details.who[open]")) open.removeAttribute("open");
});

for (const file of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[data-into]"))) {
  file.addEventListener("change", async () => {
    const [chosenFile] = file.files ?? [];
    const into = /** @type {HTMLTextAreaElement} */ (document.getElementById(file.dataset.into ?? ""));
    if (!chosenFile) return;
    if (chosenFile.size > 1048576) return toast(say("file-large"));
    into.value = await chosenFile.text();
    file.form?.requestSubmit();
  });
}
