// @ts-check
/** What stands beside the board: seats and clocks, what is asked, the log, the chat. It renders views and knows no rules. */

import { copy, make, say, the, theme } from "./dom.js";
import { pref } from "./prefs.js";

/** @typedef {{ seat: number, name: string, role: string, kind: string, level: string | null, online: boolean, clock_ms: number | null, running: boolean, acting: boolean, score: string | null, face: string, tally: [string, number] | null }} SeatView */
/** @typedef {{ n: number, seat: number | null, words: string, action: string }} LogLine */
/** @typedef {{ number: number, seat: number | null, name: string, text: string, at: number }} ChatLine */
/**
 * @typedef {{ table: string, game: string, title: string, ply: number, actions: number, phase_no: number, seats: SeatView[], you: number[], viewer: number | null,
 *   curtain: { seat: number, words: string } | null, svg: string, backdrop: string, goal: [string, string], prompt: string, legal: { action: string, words?: string }[], parts: [string, string][], whole: { action: string, words: string } | null, acting: boolean, secret: boolean,
 *   log: LogLine[], log_from: number, result: { title: string, words: string, winners: number[], scores: number[] | null, seed: string } | null,
 *   offers: { draw: number | null, takeback: number | null }, leave: "resign" | "stop" | null, shout_ms: number | null, commitment: string,
 *   settings: { clock: { kind: string }, takebacks: boolean, spectators: boolean, chat: boolean, casual: boolean },
 *   chat: ChatLine[], watching: number, rematch: string | null, invitations: [number, string][], course: import("./coach.js").Course | null }} TableView
 */

/** The addresses of the pieces, in light and dark. @type {Record<string, [string, string]>} */
const faces = JSON.parse(document.getElementById("faces")?.textContent || "{}");

/** A piece as a picture, for the eye only. @param {string} name */
export function face(name) {
  const [light, dark] = faces[name] ?? [];
  return light ? make("img", { src: theme() === "dark" ? dark : light, "data-light": light, "data-dark": dark, alt: "" }) : null;
}

/**
 * @param {TableView} view
 * @param {number} seat
 */
export const nameOf = (view, seat) => view.seats[seat]?.name || view.seats[seat]?.role || "";

/** Whether whoever looks is one of those who play, and only one. @param {TableView} view @param {number} seat */
const isYou = (view, seat) => view.you.length === 1 && view.you[0] === seat;

/**
 * Who sits where.
 * @param {TableView} view
 */
export function seats(view) {
  the("seats").replaceChildren(...view.seats.map((seat) => {
    const isBot = seat.kind === "bot";
    const isAway = seat.kind === "person" && !seat.online;
    const level = seat.level === "perfect" ? say("seat-bot-perfect") : seat.level === "strongest" ? say("seat-bot-strongest") : say("seat-bot", { level: seat.level ?? "" });
    const state = isBot ? level : isAway ? say("seat-away") : seat.kind === "person" ? say("seat-online") : say(`seat-${seat.kind}`);
    const you = isYou(view, seat.seat);
    const role = you ? seat.role : state;
    const name = you ? say("seat-you") : nameOf(view, seat.seat);
    const clock = seat.clock_ms == null ? null : make("span", { class: "clock", "data-clock": seat.seat, role: "timer" }, time(seat.clock_ms));
    const score = !seat.score ? null : seat.tally
      ? make("span", { class: "score", role: "img", "aria-label": seat.score, title: seat.score }, face(seat.tally[0]), String(seat.tally[1]).replace("-", "−"))
      : make("span", { class: "score" }, seat.score);
    return make("li", { class: [seat.acting && !view.result ? "acting" : "", view.result?.winners.includes(seat.seat) ? "won" : "", isAway ? "away" : "", seat.kind].join(" "), "aria-current": seat.acting && "true", title: [name, seat.role, you ? "" : state].filter(Boolean).join(" · ") },
      make("span", { class: "face" }, face(seat.face)),
      make("span", { class: "named" }, make("b", {}, name), make("span", { class: "role" }, role)), score, clock);
  }));
  const watching = the("watching");
  watching.textContent = view.watching ? say("watching", { count: view.watching }) : "";
}

/**
 * What one is trying to do: in full for the first few games, in short afterwards.
 * @param {TableView} view
 */
export function goal(view) {
  const key = `played-${view.game}`;
  const often = Number(pref(key)) >= 3;
  const words = view.goal[often ? 1 : 0];
  const mine = view.you.length === 1 ? view.seats[view.you[0]] : null;
  const host = the("goal");
  host.hidden = !words;
  if (host.dataset.words === words) return;
  host.dataset.words = words;
  host.replaceChildren(...(mine ? [make("span", { class: "face" }, face(mine.face))] : []), make("span", {}, words));
}

/** The most moves of others that are listed. */
const MOST_SINCE = 8;

/**
 * The moves since one's own last one: whoever plays sees all that the others did, whoever watches the last.
 * @param {TableView} view
 * @param {LogLine[]} log
 */
export function unseen(view, log) {
  if (view.you.length !== 1) return log.slice(-1);
  let from = log.length;
  while (from > 0 && log[from - 1].seat !== view.you[0]) from--;
  return log.slice(Math.max(from, log.length - MOST_SINCE));
}

/**
 * What happened since one's own last move, numbered, in order.
 * @param {LogLine[]} lines
 * @param {(line: LogLine) => void} look
 */
export function since(lines, look) {
  const host = the("since");
  const key = lines.map((line) => `${line.n} ${line.words}`).join();
  if (host.dataset.key === key) return;
  host.dataset.key = key;
  host.replaceChildren(...(lines.length ? [make("ol", {}, ...lines.map((line, at) => make("li", { click: () => look(line) }, make("span", { class: "n", "aria-hidden": "true" }, String(at + 1)), make("span", {}, line.words))))] : []));
  host.scrollTop = host.scrollHeight;
}

/**
 * A time on a clock.
 * @param {number} ms
 */
export function time(ms) {
  const late = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes, seconds] = [Math.floor(late / 86400), Math.floor(late / 3600) % 24, Math.floor(late / 60) % 60, late % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  if (days) return say("clock-days", { days, hours });
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/**
 * The clocks go on by themselves between two messages.
 * @param {TableView} view
 * @param {number} since
 */
export function tick(view, since) {
  for (const clock of document.querySelectorAll("[data-clock]")) {
    const seat = view.seats[Number(clock.getAttribute("data-clock"))];
    if (seat?.clock_ms == null) continue;
    const left = seat.running ? seat.clock_ms - (performance.now() - since) : seat.clock_ms;
    const shown = time(left);
    if (clock.textContent !== shown) clock.textContent = shown;
    clock.classList.toggle("low", left < 20000);
  }
}

/**
 * How the game stands, in words.
 * @param {{ state: [string, string][], text: string }} told
 * @param {number} ply
 */
export function told(told, ply) {
  the("paper-state").dataset.ply = String(ply);
  the("told").replaceChildren(...told.state.flatMap(([label, words]) => [make("dt", {}, label), make("dd", {}, words)]));
  the("told").hidden = !told.state.length;
  the("as-text").textContent = told.text;
}

/**
 * What may be done as a list, for whoever does not point at the board.
 * @param {{ action: string, words: string }[]} shown
 * @param {(action: string) => void} choose
 */
export function moves(shown, choose) {
  the("moves-fold").hidden = !shown.length;
  the("moves").replaceChildren(...shown.map(({ action, words }) => make("button", { class: "button", type: "button", "data-move": action, click: () => choose(action) }, words)));
}

/**
 * What may be done without a place on the board, where fingers need it larger than it is drawn.
 * @param {SVGElement[]} drawn
 * @param {(place: Element) => void} press
 */
export function buttons(drawn, press) {
  const host = the("buttons");
  host.hidden = !drawn.length;
  host.replaceChildren(...drawn.map((place) => make("button", { class: "button glow do", type: "button", "data-action": place.dataset.action, "data-part": place.dataset.part,
    click: (event) => press(event.currentTarget) }, place.getAttribute("aria-label"))));
}

/**
 * The lines of the log.
 * @param {LogLine[]} log
 * @param {number | null} at the position looked at, none for now
 * @param {(ply: number) => void} look
 * @param {TableView} view
 * @param {import("./review.js").Review | null} review
 */
export function log(log, at, look, view, review) {
  const host = the("log");
  const lines = [{ n: 0, words: say("log-start") }, ...log];
  const had = host.children.length;
  for (const [index, line] of lines.entries()) {
    const notes = index ? (review?.lines.get(line.n) ?? []) : [];
    const key = `${line.n} ${line.words} ${notes.map((note) => note.words).join(" ")}`;
    let item = /** @type {HTMLElement | undefined} */ (host.children[index]);
    if (item?.dataset.key !== key) {
      const fresh = make("li", { "data-key": key }, make("button", { type: "button", "data-ply": line.n, click: () => look(line.n) },
        make("span", { class: "n" }, index ? String(index) : ""), make("span", {}, line.words, ...notes.map((note) => verdict(note, notes.length > 1 ? nameOf(view, note.seat) : "")))));
      if (item) item.replaceWith(fresh);
      else host.append(fresh);
      item = fresh;
    }
  }
  while (host.children.length > lines.length) host.lastElementChild?.remove();
  const last = log.length ? log[log.length - 1].n : 0;
  for (const button of host.querySelectorAll("button")) {
    const is = Number(button.dataset.ply) === (at ?? last);
    if (is) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
    // One stop for the whole list; the arrow keys walk in it.
    button.tabIndex = is ? 0 : -1;
  }
  const paper = /** @type {HTMLElement} */ (host.closest(".paper"));
  if (at == null && lines.length !== had) paper.scrollTop = paper.scrollHeight;
  if (at != null) host.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  the("where").textContent = say("log-where", { at: at ?? last, all: last });
}

/**
 * What is said about a move, below its line.
 * @param {import("./review.js").ReviewLine} note
 * @param {string} who
 */
const verdict = (note, who) => make("span", { class: `verdict ${note.lost ? "lost" : ""}` }, who ? `${who}: ` : "", note.words);

/**
 * What has been said.
 * @param {ChatLine[]} lines
 * @param {TableView} view
 */
export function chat(lines, view) {
  const host = the("talk");
  host.replaceChildren(...lines.map((line) => make("li", {},
    make("b", {}, line.seat == null ? say("chat-watcher", { name: line.name }) : line.name || nameOf(view, line.seat)), line.text)));
  const paper = /** @type {HTMLElement} */ (host.closest(".paper"));
  paper.scrollTop = paper.scrollHeight;
}

/**
 * What can be asked for now.
 * @param {TableView} view
 */
export function tools(view) {
  const plays = view.you.length > 0 && !view.result;
  const can = /** @type {Record<string, boolean>} */ ({
    takeback: plays && view.settings.takebacks && view.actions > 0 && !view.course,
    hint: view.acting && view.settings.casual && !view.curtain,
    draw: plays && !view.course && view.offers.draw == null && view.seats.every((seat) => seat.kind !== "bot"),
    resign: view.leave === "resign" && !view.course,
    stop: view.leave === "stop" && !view.course,
  });
  for (const tool of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-tool]"))) {
    const name = tool.dataset.tool ?? "";
    if (name in can) tool.hidden = !can[name];
  }
}

/** The keys to call with: one at each end of the keyboard where two share it. */
const CALL_KEYS = { one: ["g"], two: ["a", "l"] };

/**
 * The buttons to call. One for whoever sits here alone; where two share the screen, each has a half of the board, turned
 * towards them, and a key.
 * @param {TableView} view
 * @param {(wish: { do: string, [key: string]: unknown }) => void} send
 */
export function shout(view, send) {
  const isOpen = view.shout_ms != null && view.you.length > 0;
  const isShared = view.you.length > 1;
  for (const host of [the("shout"), the("shout-zones")]) {
    const isHere = isOpen && isShared === (host.id === "shout-zones");
    host.hidden = !isHere;
    if (!isHere) host.replaceChildren();
    else if (!host.childElementCount) host.append(...view.you.map((seat, at) => zone(view, seat, isShared ? CALL_KEYS.two[at] : CALL_KEYS.one[at], send)));
  }
}

/**
 * @param {TableView} view
 * @param {number} seat
 * @param {string} key
 * @param {(wish: { do: string, [key: string]: unknown }) => void} send
 */
function zone(view, seat, key, send) {
  return make("button", {
    type: "button",
    class: "button glow shout",
    "data-call": key,
    // Who presses first has the say, so the press counts and not the letting go; keys and screen readers only click.
    pointerdown: () => send({ do: "shout", seat }),
    click: (event) => event.detail === 0 && send({ do: "shout", seat }),
  }, make("b", {}, say("shout")), view.you.length > 1 ? make("span", {}, nameOf(view, seat)) : null, make("kbd", {}, key.toUpperCase()));
}

/** Calls by key, if that is what the key does now. @param {string} key */
export function called(key) {
  const button = document.querySelector(`[data-call="${CSS.escape(key.toLowerCase())}"]`);
  if (button instanceof HTMLElement) button.click();
  return !!button;
}

/**
 * What lies on the table to be answered: offers, the result, invitations, the next game.
 * @param {TableView} view
 * @param {(wish: { do: string, [key: string]: unknown }) => void} send
 * @param {import("./review.js").Review | null} review
 * @param {() => void} open opens the review
 */
export function around(view, send, review, open) {
  const host = the("around");
  /** @type {HTMLElement[]} */
  const papers = [];
  const mine = (/** @type {number} */ seat) => view.you.includes(seat);
  const button = (/** @type {string} */ key, /** @type {() => void} */ click, look = "") => make("button", { class: `button ${look}`, type: "button", click }, say(key));
  for (const [what, wish] of /** @type {["draw" | "takeback", string][]} */ ([["draw", "draw"], ["takeback", "takeback"]])) {
    const seat = view.offers[what];
    if (seat == null || view.result) continue;
    const asks = make("p", {}, say(mine(seat) ? `offer-${what}-mine` : `offer-${what}`, { name: nameOf(view, seat) }));
    // On one screen the other seat is at hand too: it may answer.
    const others = view.you.some((held) => held !== seat);
    const answers = others ? make("div", { class: "row" }, button("accept", () => send({ do: wish }), "main"), button("decline", () => send({ do: "decline" }))) : null;
    papers.push(make("div", { class: "note" }, asks, answers));
  }
  for (const [seat, address] of view.invitations) {
    const link = /** @type {HTMLInputElement} */ (make("input", { type: "text", readonly: true, value: new URL(address, location.href).href, "aria-label": say("invite-link") }));
    const share = "share" in navigator && matchMedia("(pointer: coarse)").matches
      ? make("button", { class: "button", type: "button", click: () => navigator.share({ title: view.title, text: say("invite-text", { game: view.title }), url: link.value }).catch(() => {}) }, say("share")) : null;
    papers.push(make("div", { class: "sheet pad invite" }, make("p", {}, say("invite-seat", { role: view.seats[seat]?.role ?? "" })),
      make("div", { class: "row" }, link, make("button", { class: "button main", type: "button", click: () => copy(link) }, say("copy")), share)));
  }
  if (view.result && !view.course) {
    const again = view.rematch
      ? make("a", { class: "button main big", href: `/t/${view.rematch}` }, say("next-game"))
      : view.you.length ? button("rematch", () => send({ do: "rematch" }), "main big") : null;
    const mood = view.you.length !== 1 ? "" : view.result.winners.includes(view.you[0]) ? "won" : "lost";
    papers.push(make("div", { class: `sheet ending ${mood}` }, make("p", { class: "result" }, view.result.title), make("p", {}, view.result.words),
      make("div", { class: "row" }, again, button("review", () => (review ? open() : send({ do: "review" }))),
        make("a", { class: "button", href: `/t/${view.table}/record`, download: true }, say("download")),
        make("button", { class: "button", type: "button", click: () => share(view) }, say("share"))),
      // Below the buttons, so that they stay where they are when it comes.
      review ? make("p", { class: "what quiet" }, review.words) : null));
  }
  host.replaceChildren(...papers);
}

/** @param {TableView} view */
async function share(view) {
  const url = `${location.origin}/t/${view.table}`;
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) return navigator.share({ title: view.title, url }).catch(() => {});
  const field = /** @type {HTMLInputElement} */ (make("input", { type: "text", readonly: true, value: url, class: "aside" }));
  document.body.append(field);
  await copy(field);
  field.remove();
}
