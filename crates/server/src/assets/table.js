// @ts-check
/** The table: joins line, board, panel and keys. It shows what arrives and sends what is pointed at; it knows no rules. */

import { Board } from "./board.js";
import { Line } from "./line.js";
import * as panel from "./panel.js";
import { listen } from "./keys.js";
import { pointing } from "./pointing.js";
import { curtain } from "./curtain.js";
import { tabs } from "./tabs.js";
import { Review } from "./review.js";
import { say, the, theme, toast } from "./dom.js";

/** @typedef {import("./panel.js").TableView} TableView */
/** @typedef {import("./line.js").Message} Message */

const id = the("table").dataset.table ?? "";
const board = new Board(the("board"));
const title = document.title;

/** @type {TableView | null} */
let view = null;
/** @type {import("./panel.js").LogLine[]} */
let log = [];
/** @type {import("./panel.js").ChatLine[]} */
let talk = [];
/** When the view came, for the clocks. */
let since = 0;
/** The past position that is looked at. @type {number | null} */
let past = null;
/** The move in the making. @type {Message | null} */
let draft = null;
/** What is pointed at, and what it would do. @type {string | null} */
let pointed = null;
/** @type {Map<string, Message>} */
const previews = new Map();
/** @type {string[]} */
let hinted = [];
/** What each move gave away, after the game. */
const review = new Review();
/** Whether a move is on its way. */
let busy = false;
/** Whether the keyboard was used last: then the focus is led to where something may be done. */
let byKeys = false;
/** Whether this screen asked for another game: then it goes there. */
let again = false;
/** From whose side the board is looked at, if not from the own. @type {number | null} */
let side = null;

const line = new Line(
  () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${id}/ws?theme=${theme()}${view ? "" : `&drawn=${the("table").dataset.drawn}`}`,
  hear,
  (isUp) => {
    the("offline").hidden = isUp;
    if (isUp && side != null) line.send({ do: "sync", side });
    if (isUp && review.asked) line.send({ do: "review" });
    if (!isUp) settle();
  },
);
const cover = curtain((seat) => line.send({ do: "look", seat }), () => line.send({ do: "hide" }));
const papers = tabs((name) => name === "rules" && bringRules());

/** @param {Message} message */
function hear(message) {
  if (message.t === "view") take(/** @type {any} */ (message.view ?? message));
  if (message.t === "review") {
    review.take(/** @type {any} */ (message));
    render();
  }
  if (message.t === "chat") hearChat(/** @type {any} */ (message));
  if (message.t === "presence" && view) {
    for (const seat of view.seats) seat.online = message.seats?.[seat.seat] ?? seat.online;
    view.watching = message.watching ?? view.watching;
    panel.seats(view);
  }
  if (message.t === "bye" && message.why) toast(message.why);
}

/** @param {any} message */
function hearChat(message) {
  const said = message.line ?? message;
  if (talk.some((known) => known.number === said.number)) return;
  talk.push(said);
  if (!view) return;
  panel.chat(talk, view);
  papers.mark("chat");
  announce(`${said.name}: ${said.text}`);
}

/**
 * A new view: everything is shown anew, and what was only thought of is forgotten.
 * @param {TableView} next
 */
function take(next) {
  const before = view;
  const known = log.length;
  log = next.log_from ? [...log.slice(0, next.log_from), ...next.log] : next.log;
  if (next.chat.length) talk = next.chat;
  // The page was fetched with its drawing: the first view does not bring it again.
  next.svg ||= before?.svg || new XMLSerializer().serializeToString(/** @type {Node} */ (board.svg));
  view = next;
  since = performance.now();
  if (again && next.rematch) return location.assign(`/t/${next.rematch}`);
  const changed = !before || before.ply !== next.ply || before.viewer !== next.viewer || before.curtain?.seat !== next.curtain?.seat;
  if (changed) {
    draft = null;
    pointed = null;
    hinted = [];
    previews.clear();
    the("hints").replaceChildren();
    the("what").textContent = "";
  }
  // What was said to one player stays with that player.
  if (next.curtain && !before?.curtain) announce("");
  if (past == null) {
    if (!draft) board.show(next.svg, { move: !!before && before.viewer === next.viewer && before.ply !== next.ply });
    busy = false;
  }
  if (before && log.length > known) announce(log.slice(known).map((told) => told.words).join(" "));
  if (next.acting && !before?.acting) announce(next.prompt);
  render();
}

function render() {
  if (!view) return;
  const now = past == null;
  panel.seats(view);
  panel.told(view);
  panel.log(log, past, look, view, review);
  panel.chat(talk, view);
  panel.around(view, (wish) => {
    again ||= wish.do === "rematch";
    if (wish.do === "review") {
      review.asked = true;
      papers.open("log");
    }
    tell(wish);
  }, review, look);
  panel.moves(draft ? { ...view, legal: draftMoves() } : view, (action) => (draft ? step(action) : play(action)));
  cover.show(view, panel.nameOf);
  the("asked").classList.toggle("yours", view.acting && now && !view.curtain);
  the("asked").hidden = !!view.result;
  the("prompt").textContent = draft?.prompt || view.prompt;
  the("back").hidden = !draft;
  the("whole").hidden = !draft?.complete || board.places().some((place) => place.dataset.action === draft?.complete);
  the("board").classList.toggle("waiting", busy);
  the("ribbon").hidden = now;
  the("ribbon-words").textContent = now ? "" : say("ribbon", { at: past ?? 0 });
  tools(view);
  shout(view);
  const places = new Map(board.places().map((place) => [place.dataset.action, place]));
  for (const action of hinted) places.get(action)?.classList.add("hinted");
  document.title = view.acting && document.hidden ? say("title-yours", { title }) : title;
  if (byKeys && view.acting && now && document.activeElement === document.body) board.first()?.focus({ preventScroll: true });
}

/** What can be asked for now. @param {TableView} view */
function tools(view) {
  const plays = view.you.length > 0 && !view.result;
  const can = /** @type {Record<string, boolean>} */ ({
    takeback: plays && view.settings.takebacks && view.actions > 0,
    hint: view.acting && view.settings.casual && !view.curtain,
    draw: plays && view.offers.draw == null,
    resign: plays,
  });
  for (const tool of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-tool]"))) {
    const name = tool.dataset.tool ?? "";
    if (name in can) tool.hidden = !can[name];
  }
}

/** The GUNST! buttons, one for each seat at this screen. @param {TableView} view */
function shout(view) {
  const host = the("shout");
  const isOpen = view.shout_ms != null && view.you.length > 0;
  host.hidden = !isOpen;
  if (!isOpen || host.childElementCount) return isOpen ? undefined : host.replaceChildren();
  for (const seat of view.you) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button glow shout";
    button.textContent = view.you.length > 1 ? say("shout-of", { name: panel.nameOf(view, seat) }) : say("shout");
    button.addEventListener("pointerdown", () => tell({ do: "shout", seat }));
    button.addEventListener("click", (event) => event.detail === 0 && tell({ do: "shout", seat }));
    host.append(button);
  }
}

/** Sends a wish and shows a refusal. @param {{ do: string, [key: string]: unknown }} wish */
async function tell(wish) {
  const answer = await line.send(wish);
  if (answer.t === "no") toast(answer.why);
  if (answer.t === "lost") toast(say("not-now"));
  return answer;
}

/** The seat that acts from this screen. */
const actor = () => (view?.viewer != null && view.you.includes(view.viewer) ? view.viewer : view?.you.length === 1 ? view.you[0] : undefined);

/** Plays a whole action. @param {string} action */
async function play(action) {
  if (!view || busy) return;
  if (past != null) return present();
  busy = true;
  render();
  if (!line.isUp) toast(say("kept"));
  const wish = view.secret ? { do: "choose", phase: view.phase_no, action, seat: actor() } : { do: "play", ply: view.ply, action, seat: actor() };
  await tell(wish);
  settle();
}

/** A move is no longer on its way. */
function settle() {
  busy = line.waiting.size > 0 && [...line.waiting.values()].some((command) => /"do":"(play|choose)"/.test(command.frame));
  render();
}

/** The drawing that is shown when nothing is pointed at. */
const base = () => draft?.svg ?? view?.svg ?? "";

/** One more part of a move of several steps. @param {string} part */
const step = (part) => compose([...(draft?.parts ?? []), part]);

/** @param {string[]} parts */
async function compose(parts) {
  if (!parts.length) {
    draft = null;
  } else {
    const answer = await tell({ do: "draft", parts });
    if (answer.t !== "draft") return;
    if (answer.complete && !answer.next?.length) return play(answer.complete);
    draft = answer;
    announce(answer.prompt);
  }
  pointed = null;
  the("what").textContent = "";
  board.show(base());
  render();
}

/** The next parts, as a list. */
const draftMoves = () => (draft?.next ?? []).map((/** @type {[string, string]} */ [action, words]) => ({ action, words }));

/** What happens when a glowing place is pressed. @param {Element} place */
function press(place) {
  const { action, part } = /** @type {SVGElement} */ (place).dataset;
  if (past != null) return present();
  if (part) step(part);
  else if (action) play(action);
}

/** Shows what pointing at something would bring; nothing shows the board as it is. @param {string | null} action */
async function point(action) {
  if (action === pointed || past != null || busy) return;
  pointed = action;
  if (action == null) {
    the("what").textContent = "";
    return board.show(base());
  }
  const known = previews.get(action) ?? (await line.send({ do: "preview", action }));
  if (known.t !== "preview") return;
  previews.set(action, known);
  if (pointed !== action || past != null || busy) return;
  board.show(known.svg);
  the("what").textContent = known.words;
}

/** One step back: from a part of a move, from the past, from a preview. */
function back() {
  if (draft) compose(draft.parts.slice(0, -1));
  else if (past != null) present();
  else if (pointed != null) point(null);
  else return false;
  return true;
}

/** Shows a past position. @param {number} ply */
async function look(ply) {
  const last = log.length ? log[log.length - 1].n : 0;
  if (ply >= last && !(view?.result && past == null && ply > last)) return present();
  const answer = await tell({ do: "at", ply });
  if (answer.t !== "past") return;
  past = ply;
  draft = null;
  board.show(answer.svg, { move: true });
  the("what").textContent = "";
  render();
  announce(answer.words);
  focusLog();
}

/** Back to the present. */
function present() {
  if (past == null) return;
  past = null;
  board.show(base(), { move: true });
  render();
  focusLog();
}

/** The focus goes along when the log is walked through. */
function focusLog() {
  if (document.activeElement?.closest("#log")) /** @type {HTMLElement | null} */ (the("log").querySelector("[aria-current]"))?.focus();
}

/** Walks through the log. @param {number | "first" | "last"} by */
function walk(by) {
  const plies = [0, ...log.map((told) => told.n)];
  const at = past == null ? plies.length - 1 : plies.indexOf(past);
  const to = by === "first" ? 0 : by === "last" ? plies.length - 1 : Math.max(0, Math.min(plies.length - 1, at + by));
  look(plies[to]);
}

async function hint() {
  the("what").textContent = say("thinking");
  const answer = await tell({ do: "hint" });
  the("what").textContent = answer.t === "hint" ? answer.words : "";
  if (answer.t !== "hint") return;
  announce(answer.words);
  hinted = answer.moves.map((/** @type {any} */ move) => move.action);
  the("hints").replaceChildren(...answer.moves.slice(0, 5).map((/** @type {any} */ move) => {
    const item = document.createElement("li");
    const bar = document.createElement("progress");
    bar.value = move.share;
    bar.setAttribute("aria-label", say("hint-share", { percent: Math.round(move.share * 100) }));
    const [what, worth] = [document.createElement("span"), document.createElement("span")];
    [what.textContent, worth.textContent, worth.className] = [move.words, move.label, "quiet"];
    item.append(bar, what, worth);
    return item;
  }));
  render();
}

function flip() {
  if (!view) return;
  side = ((side ?? view.viewer ?? 0) + 1) % view.seats.length;
  redraw({ do: "sync", side });
}

/** Everything is drawn anew, in other colours or from another side: also what was only thought of. @param {{ do: string, [key: string]: unknown }} wish */
function redraw(wish) {
  previews.clear();
  pointed = null;
  line.send(wish);
  if (draft) compose(draft.parts);
}

async function fullScreen() {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen?.().catch(() => {});
}

let ruled = false;
async function bringRules() {
  if (ruled) return;
  ruled = true;
  const answer = await fetch(`/t/${id}/rules`).catch(() => null);
  if (answer?.ok) the("rules").innerHTML = await answer.text();
  else ruled = false;
}

/** How many times something was said; only the last is. */
let announced = 0;
/** Screen readers say it. @param {string} text */
function announce(text) {
  const live = the("live");
  live.textContent = "";
  const number = ++announced;
  requestAnimationFrame(() => number === announced && (live.textContent = text));
}

const help = /** @type {HTMLDialogElement} */ (the("help"));
const sure = /** @type {HTMLDialogElement} */ (the("sure"));
/** @type {Record<string, () => void>} */
const does = {
  takeback: () => tell({ do: "takeback" }),
  hint,
  flip,
  full: fullScreen,
  draw: () => tell({ do: "draw", seat: actor() }),
  resign: () => sure.showModal(),
  help: () => help.showModal(),
  back,
  whole: () => draft?.complete && play(draft.complete),
  now: present,
  first: () => walk("first"),
  earlier: () => walk(-1),
  later: () => walk(1),
  last: () => walk("last"),
};
document.addEventListener("click", (event) => {
  const tool = /** @type {Element} */ (event.target).closest("[data-tool]");
  if (tool instanceof HTMLElement) does[tool.dataset.tool ?? ""]?.();
});
sure.addEventListener("close", () => sure.returnValue === "yes" && tell({ do: "resign", seat: actor() ?? view?.you[0] }));
the("say").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (the("say").querySelector("input"));
  if (field.value.trim()) tell({ do: "chat", text: field.value.trim() });
  field.value = "";
});
addEventListener("gambol-theme", () => redraw({ do: "sync", theme: theme() }));
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);
document.addEventListener("visibilitychange", () => !document.hidden && (document.title = title));
document.addEventListener("fullscreenchange", () => document.body.classList.toggle("full", !!document.fullscreenElement));
pointing(the("board"), { press, point });
listen(board, {
  press,
  back,
  step: walk,
  letters: {
    h: () => view?.acting && view.settings.casual && hint(),
    u: does.takeback,
    f: flip,
    w: fullScreen,
    l: () => (papers.open("log"), /** @type {HTMLElement | null} */ (the("log").querySelector("[aria-current]"))?.focus()),
    c: () => (papers.open("chat"), the("say").querySelector("input")?.focus()),
    r: () => papers.open("rules"),
    b: () => board.first()?.focus(),
    "?": does.help,
  },
});
setInterval(() => view && panel.tick(view, since), 250);
