// @ts-check
/** The form of a new table: whatever is chosen, the server is asked what follows from it. The script knows no rules. */

import { morph } from "./morph.js";
import { laying } from "./lay.js";
import { make, say, the, toast } from "./dom.js";

const form = /** @type {HTMLFormElement} */ (the("new-table"));
const address = location.pathname;
let asked = 0;

/** @param {Record<string, string>} [more] */
async function again(more = {}) {
  const number = ++asked;
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  for (const [key, value] of Object.entries(more)) fields.set(key, value);
  const open = new Set([...form.querySelectorAll("details[open]")].map((fold) => fold.id));
  form.classList.add("busy");
  const answer = await fetch(`${address}?${fields}`).catch(() => null);
  if (number !== asked) return;
  form.classList.remove("busy");
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("new-table");
  if (!fresh) return;
  for (const id of open) fresh.querySelector(`#${id}`)?.setAttribute("open", "");
  morph(form, fresh);
  settle();
  quiet();
}

/** What the server says is chosen, is chosen. */
function settle() {
  for (const field of form.querySelectorAll("input, option")) {
    if (field instanceof HTMLOptionElement) field.selected = field.hasAttribute("selected");
    else if (field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox")) field.checked = field.hasAttribute("checked");
    else if (field instanceof HTMLInputElement && field.type !== "file" && field !== document.activeElement) field.value = field.getAttribute("value") ?? "";
  }
}

/** Buttons that are there for want of a script. */
const quiet = () => form.querySelectorAll("[data-noscript]").forEach((button) => (/** @type {HTMLElement} */ (button).hidden = true));
quiet();

form.addEventListener("change", async (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.type === "file") return upload(field);
  if (field.name === "code") return field.value.trim() && again({ use: "code" });
  if (field.name.startsWith("g.")) return again({ make: "1", code: "" });
  if (field.name === "board") return again({ code: "", "usual.board": "?" });
  if (field.name.startsWith("name")) return;
  again();
});
form.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("[data-again]");
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  if (button.name === "make") again({ make: "1", code: "", "g.seed": "" });
  else again(button.name ? { [button.name]: button.value } : {});
});

laying(form, (lay) => again({ lay }));

/** @param {HTMLInputElement} field */
async function upload(field) {
  const [file] = field.files ?? [];
  if (!file) return;
  if (file.size > 65536) return toast(say("file-large"));
  const answer = await fetch("/boards", { method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams({ board: await file.text() }) }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  field.value = "";
  const wrong = the("file-wrong");
  wrong.hidden = !told?.why;
  wrong.replaceChildren(make("p", {}, told?.why ?? ""));
  if (told?.more?.length) {
    const list = make("ul", { class: "mistakes" }, ...told.more.map((/** @type {string} */ words) => make("li", {}, words)));
    wrong.append(make("details", { class: "fold" }, make("summary", {}, say("board-more-wrong", { count: told.more.length })), list));
  }
  if (!told?.code) return;
  await again({ code: told.code, use: "code" });
  toast(say("board-read"));
}
