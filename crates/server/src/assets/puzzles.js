// @ts-check
/** Puzzles in this browser: which were solved, how many days in a row, and how to share one. It knows no rules. */

import { make, say, toast } from "./dom.js";
import { pref, prefer } from "./prefs.js";

/** Days since 1970, as the server counts them. */
const today = () => Math.floor(Date.now() / 86400000);

/** How a puzzle was left: solved at the first try, solved, shown, or nothing yet. @param {string} puzzle */
const how = (puzzle) => pref(`puzzle-${puzzle}`);
const isSolved = (/** @type {string} */ puzzle) => ["first", "solved"].includes(how(puzzle));

/** How many days in a row something was solved, up to today or yesterday. */
function streak() {
  const [last, days] = pref("puzzle-days").split(" ").map(Number);
  return last >= today() - 1 ? days || 0 : 0;
}

/** One more was solved today. */
function count() {
  const last = Number(pref("puzzle-days").split(" ")[0]);
  if (last !== today()) prefer("puzzle-days", `${today()} ${streak() + 1}`);
}

/** Ticks what was solved, and tells of days in a row. */
function tick() {
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-puzzle]"))) {
    const sign = link.querySelector(".tick");
    if (!isSolved(link.dataset.puzzle ?? "")) continue;
    sign?.removeAttribute("hidden");
    link.classList.add("solved");
  }
  const open = /** @type {HTMLAnchorElement | null} */ (document.querySelector("[data-puzzle]:not(.solved)"));
  const next = /** @type {HTMLAnchorElement | null} */ (document.getElementById("next-puzzle"));
  if (open && next) next.href = open.href;
  for (const told of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-puzzles]"))) {
    const solved = (told.dataset.ids ?? "").split(" ").filter((id) => isSolved(`${told.dataset.puzzles}/${id}`)).length;
    told.hidden = !solved;
    told.textContent = (told.dataset.told ?? "").replace("#", String(solved));
  }
  const days = document.getElementById("streak");
  if (days && streak()) {
    days.textContent = (streak() === 1 ? days.dataset.one : days.dataset.many)?.replace("#", String(streak())) ?? "";
    days.hidden = false;
  }
}

/** The puzzle's address goes to somebody else. */
async function share() {
  const url = location.origin + location.pathname;
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) return navigator.share({ title: document.title, url }).catch(() => {});
  try {
    await navigator.clipboard.writeText(url);
    toast(say("page-copied"));
  } catch {
    toast(url);
  }
}

const button = () => make("button", { class: "button", type: "button", "data-share": true, click: share }, say("share"));

/** At the table of a puzzle: notes how it goes. @param {HTMLElement} coach @param {string} puzzle */
function watch(coach, puzzle) {
  let missed = false;
  let shown = false;
  const tool = button();
  coach.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-go=show]")) shown = true;
  });
  const look = () => {
    missed ||= coach.dataset.tone === "wrong";
    const row = coach.dataset.tone === "done" ? coach.querySelector(".row") : null;
    if (row && !row.querySelector("[data-share]")) row.append(button());
    tool.hidden = !!row;
  };
  new MutationObserver(look).observe(coach, { childList: true, attributes: true, attributeFilter: ["data-tone"] });
  look();
  document.querySelector(".tools")?.prepend(tool);
  addEventListener("gambol-course", () => {
    if (shown) {
      if (!isSolved(puzzle)) prefer(`puzzle-${puzzle}`, "shown");
      return;
    }
    const again = isSolved(puzzle);
    prefer(`puzzle-${puzzle}`, !missed && !how(puzzle) ? "first" : how(puzzle) === "first" ? "first" : "solved");
    if (again) return;
    count();
    if (streak() > 1) toast(say("puzzle-streak", { count: streak() }));
  });
}

const coach = document.getElementById("coach");
const [, place, game, id] = location.pathname.split("/");
if (coach && place === "puzzles" && id) watch(coach, `${game}/${id}`);
else tick();
