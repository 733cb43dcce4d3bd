// @ts-check
/** What stands beside the board: seats and clocks, what is asked, the log, the chat. It renders views and knows no rules. */

import { copy, make, say, the } from "./dom.js";

/** @typedef {{ seat: number, name: string, role: string, kind: string, level: string | null, online: boolean, clock_ms: number | null, running: boolean, acting: boolean, score: string | null }} SeatView */
/** @typedef {{ n: number, seat: number | null, words: string, action: string }} LogLine */
/** @typedef {{ number: number, seat: number | null, name: string, text: string, at: number }} ChatLine */
/**
 * @typedef {{ table: string, game: string, title: string, ply: number, actions: number, phase_no: number, seats: SeatView[], you: number[], viewer: number | null,
 *   curtain: { seat: number, words: string } | null, svg: string, backdrop: string, prompt: string, legal: { action: string, words: string }[], parts: [string, string][], whole: { action: string, words: string } | null, acting: boolean, secret: boolean,
 *   log: LogLine[], log_from: number, result: { words: string, winners: number[], scores: number[] | null, seed: string } | null,
 *   offers: { draw: number | null, takeback: number | null }, leave: "resign" | "stop" | null, shout_ms: number | null, commitment: string,
 *   settings: { clock: { kind: string }, takebacks: boolean, spectators: boolean, chat: boolean, casual: boolean },
 *   chat: ChatLine[], watching: number, rematch: string | null, invitations: [number, string][] }} TableView
 */

/**
 * @param {TableView} view
 * @param {number} seat
 */
export const nameOf = (view, seat) => view.seats[seat]?.name || view.seats[seat]?.role || "";

/**
 * Who sits where.
 * @param {TableView} view
 */
export function seats(view) {
  the("seats").replaceChildren(...view.seats.map((seat) => {
    const isBot = seat.kind === "bot";
    const kind = !isBot ? say(`seat-${seat.kind}`) : seat.level === "perfect" ? say("seat-bot-perfect") : say("seat-bot", { level: seat.level ?? "" });
    const here = isBot ? "" : say(seat.online ? "seat-online" : "seat-away");
    const clock = seat.clock_ms == null ? null : make("span", { class: "clock", "data-clock": seat.seat, role: "timer" }, time(seat.clock_ms));
    const score = seat.score ? make("span", { class: "score" }, seat.score) : null;
    return make("li", { class: seat.acting ? "acting" : view.result?.winners.includes(seat.seat) ? "won" : "", "aria-current": seat.acting && "true" },
      make("span", { class: isBot ? "dot bot" : seat.online ? "dot on" : "dot", role: "img", "aria-label": here || kind, title: here || kind }),
      make("span", {}, make("b", {}, seat.name || seat.role), make("span", { class: "role" }, seat.name && seat.name !== seat.role ? `${seat.role} · ${kind}` : kind), score),
      clock);
  }));
  const watching = the("watching");
  watching.textContent = view.watching ? say("watching", { count: view.watching }) : "";
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
 * What may be done as a list, for whoever does not point at the board; under the thumb where the board is too small for it.
 * @param {{ action: string, words: string }[]} shown
 * @param {(action: string) => void} choose
 * @param {boolean} isSmall
 */
export function moves(shown, choose, isSmall) {
  const fold = /** @type {HTMLDetailsElement} */ (the("moves-fold"));
  fold.hidden = !shown.length;
  if (isSmall !== fold.classList.contains("handy")) {
    fold.classList.toggle("handy", isSmall);
    fold.open = isSmall;
    if (isSmall) the("asked").append(fold);
    else document.querySelector(".tools")?.after(fold);
  }
  the("moves").replaceChildren(...shown.map(({ action, words }) => make("button", { class: "button", type: "button", "data-move": action, click: () => choose(action) }, words)));
}

/**
 * The lines of the log.
 * @param {LogLine[]} log
 * @param {number | null} at the position looked at, none for now
 * @param {(ply: number) => void} look
 * @param {TableView} view
 * @param {import("./review.js").Review} review
 */
export function log(log, at, look, view, review) {
  const host = the("log");
  const lines = [{ n: 0, words: say("log-start") }, ...log];
  const had = host.children.length;
  for (const [index, line] of lines.entries()) {
    const notes = index ? (review.lines.get(line.n) ?? []) : [];
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
 * What a move gave away, below its line. A turn of the game has a sign and is said.
 * @param {import("./review.js").ReviewLine} note
 * @param {string} who
 */
const verdict = (note, who) => make("span", { class: `verdict ${note.turning ? "turning" : note.loss ? "lost" : ""}` },
  note.turning ? make("b", {}, `⚑ ${say("review-point")} `) : null, who ? `${who}: ` : "", note.words);

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
    takeback: plays && view.settings.takebacks && view.actions > 0,
    hint: view.acting && view.settings.casual && !view.curtain,
    draw: plays && view.offers.draw == null && view.seats.every((seat) => seat.kind !== "bot"),
    resign: view.leave === "resign",
    stop: view.leave === "stop",
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
 * @param {import("./review.js").Review} review
 * @param {(ply: number) => void} look
 */
export function around(view, send, review, look) {
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
  if (view.result) {
    const again = view.rematch
      ? make("a", { class: "button main", href: `/t/${view.rematch}` }, say("next-game"))
      : view.you.length ? button("rematch", () => send({ do: "rematch" }), "main") : null;
    const points = review.points.map((n) => make("button", { class: "button", type: "button", click: () => look(n) }, say("review-to", { n })));
    papers.push(make("div", { class: "sheet pad asked" }, make("p", { class: "result" }, view.result.words),
      review.asked ? make("p", { class: "what" }, review.words) : null,
      points.length ? make("div", { class: "row" }, ...points) : null,
      make("div", { class: "row" }, again, review.asked ? null : button("review", () => send({ do: "review" })),
        make("a", { class: "button", href: `/t/${view.table}/record`, download: true }, say("download")),
        make("button", { class: "button", type: "button", click: () => share(view) }, say("share")))));
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
