// @ts-check
/** The table: joins line, board, panel and keys. It shows what arrives and sends what is pointed at; it knows no rules. */

import { Board } from "./board.js";
import { Line } from "./line.js";
import * as panel from "./panel.js";
import { listen } from "./keys.js";
import { pointing } from "./pointing.js";
import { curtain } from "./curtain.js";
import { tabs } from "./tabs.js";
import { Replay } from "./replay.js";
import { Thought } from "./thought.js";
import { Asking } from "./asking.js";
import { Zoom } from "./zoom.js";
import { celebrate } from "./party.js";
import { pref, prefer } from "./prefs.js";
import { isLoud, sound, switchSound } from "./sound.js";
import { announce, make, say, tall, the, theme, toast } from "./dom.js";

/** @typedef {import("./panel.js").TableView} TableView */
/** @typedef {import("./line.js").Message} Message */
/** @typedef {{ do: string, [key: string]: unknown }} Wish */

/** The address of the page: its line and its rules are below it. */
const home = the("table").dataset.home ?? "";
const board = new Board(the("board"));
board.backdrop = the("table").dataset.backdrop ?? "";
const title = document.title;

/** @type {TableView | null} */
let view = null;
/** @type {import("./panel.js").LogLine[]} */
let log = [];
/** @type {import("./panel.js").ChatLine[]} */
let talk = [];
/** When the view came, for the clocks. */
let since = 0;
/** What each move gave away, once somebody has asked for it. @type {import("./review.js").Review | null} */
let review = null;
/** Whether a move is on its way. */
let busy = false;
/** Whether the keyboard was used last: then the focus is led to where something may be done. */
let byKeys = false;
/** Whether this screen asked for another game: then it goes there. */
let again = false;
/** How often the board was turned. */
let turns = 0;
/** Whether a finger was used last: it shows at the first tap and plays at the second, unless somebody prefers otherwise. */
let byTouch = matchMedia("(pointer: coarse)").matches;
/** Whether a backdrop could not be had. */
let lost = false;

/** Only tables that teach have a coach. */
const coach = the("table").dataset.course == null ? null : new (await import("./coach.js")).Coach(board, { go: (go) => tell({ do: "course", go }), draft: () => /** @type {any} */ (thought.draft), whole: () => thought.pointed ?? thought.draft?.complete ?? null, home });
const line = new Line(
  () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${home}/ws?wire=${the("table").dataset.wire}&theme=${theme()}${tall() ? "&tall=1" : ""}${coach?.place ?? ""}`,
  hear,
  (isUp) => {
    the("offline").hidden = isUp;
    if (isUp && turns) line.send({ do: "sync", turns });
    if (isUp && review) line.send({ do: "review" });
    if (!isUp) settle();
  },
);
const drawing = () => view?.svg ?? "";
const replay = new Replay(board, { tell, log: () => log, drawing, left: () => ((thought.draft = null), review?.leave()), told: (words) => thought.answer(words ? document.createTextNode(words) : null), changed: render });
const thought = new Thought(board, { tell, ask: (wish) => line.send(wish), play, drawing, isNow: () => replay.isNow && !busy, byKeys: () => byKeys, twice: () => byTouch && pref("tap") === "twice", changed: render });
const zoom = new Zoom(board, the("map"));
const asking = new Asking(board, { ask: (wish) => line.send(wish), show: (node) => thought.answer(node), byKeys: () => byKeys });
const cover = curtain((seat) => line.send({ do: "look", seat }), () => line.send({ do: "hide" }));
/** The rules are fetched when somebody reads them, and so is what shows them. @type {Promise<import("./rulebook.js").Rulebook> | null} */
let reading = null;
const rulebook = () => (reading ??= import("./rulebook.js").then(({ Rulebook }) => new Rulebook(home, () => view?.game ?? "", () => papers.open("rules"))));
const papers = tabs((name) => {
  if (name === "rules") rulebook().then((book) => book.open());
  if (name === "state") bringState();
});

/** @param {Message} message */
function hear(message) {
  if (message.t === "view") take(/** @type {any} */ (message));
  if (message.t === "change" && view) take({ ...view, chat: [], ...changed(/** @type {any} */ (message), view) });
  if (message.t === "review") {
    review?.take(/** @type {any} */ (message));
    papers.mark("review");
    render();
  }
  if (message.t === "chat") hearChat(/** @type {any} */ (message));
  if (message.t === "presence" && view) {
    for (const seat of view.seats) seat.online = message.seats?.[seat.seat] ?? seat.online;
    view.watching = message.watching ?? view.watching;
    panel.seats(view);
  }
  if ((message.t === "bye" || message.t === "told") && message.why) toast(message.why);
}

/**
 * What has changed, with the drawing put together of what the last one had and what is new.
 * @param {Partial<TableView> & { svg?: (string | [number, number])[] }} change
 * @param {TableView} from
 */
function changed(change, from) {
  const part = (/** @type {string | [number, number]} */ told) => (typeof told === "string" ? told : from.svg.slice(told[0], told[1]));
  return { ...change, svg: change.svg ? change.svg.map(part).join("") : from.svg };
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
  view = next;
  since = performance.now();
  if (again && next.rematch) return location.assign(`/t/${next.rematch}`);
  const changed = !before || before.ply !== next.ply || before.viewer !== next.viewer || before.curtain?.seat !== next.curtain?.seat;
  if (changed) {
    thought.forget();
    asking.forget();
  }
  if (changed) bringState();
  // What was said to one player stays with that player.
  if (next.curtain && !before?.curtain) announce("");
  if (replay.isNow) {
    // When the device goes round, the board turns: then everything would seem to move.
    const moves = !!before && !before.curtain && !next.curtain && before.ply !== next.ply;
    const isOther = before?.backdrop !== next.backdrop;
    // A move in the making lies on the board as it is drawn now.
    if (!thought.draft) draw(next, { move: moves });
    else if (isOther) draw(next, {}).then(() => thought.redraw());
    busy = false;
  }
  if (before && log.length > known) announce(log.slice(known).map((told) => told.words).join(" "));
  if (next.acting && !before?.acting) announce(next.prompt);
  if (before && before.ply !== next.ply) sound(next.game, next.acting && !before.acting);
  if (next.acting && !before?.acting) papers.mark("play");
  if (before && !before.result && next.result) ended(next);
  if (before && !before.rematch && next.rematch) announce(say("next-game-told"));
  render();
  zoom.fit(changed);
}

/** The game has just ended. @param {TableView} next */
function ended(next) {
  papers.mark("play");
  announce([next.result?.title, next.result?.words].join(" "));
  if (next.you.length && !next.course) prefer(`played-${next.game}`, String(Number(pref(`played-${next.game}`)) + 1));
  celebrate(the("table"), next);
}

/**
 * Shows the board of a view. Where its backdrop is not to be had, the whole view is asked for again, once.
 * @param {TableView} next
 * @param {{ move?: boolean }} how
 */
async function draw(next, how) {
  const had = board.backdrop;
  if (await board.on(next.svg, next.backdrop, how)) {
    lost = false;
    if (board.backdrop !== had) drawn();
    return;
  }
  if (!lost) line.send({ do: "sync" });
  lost = true;
}

/** The board is another one, or lies otherwise. */
function drawn() {
  render();
  zoom.fit(false);
}

function render() {
  if (!view) return;
  const now = replay.isNow;
  panel.seats(view);
  panel.log(log, replay.at, (ply) => replay.look(ply), view, review);
  panel.chat(talk, view);
  panel.around(view, wanted, review, () => papers.open("review"));
  panel.goal(view);
  const unseen = panel.unseen(view, log);
  // On a small screen only the last one is seen: the others are in the log.
  panel.since(unseen, (line) => (papers.isSmall() ? papers.open("log") : replay.look(line.n)));
  const isHandy = byTouch || matchMedia("(pointer: coarse)").matches;
  board.host.classList.toggle("handy", isHandy);
  panel.buttons(isHandy && now && !view.curtain ? board.buttons() : [], tap);
  const steps = thought.draft ? thought.next : !view.legal.length ? view.parts : [];
  const next = steps.map(([action, words]) => ({ action, words }));
  const list = !view.acting || view.curtain || !now ? [] : !steps.length ? view.legal.map(({ action, words }) => ({ action, words: words ?? board.words(action) })) : !thought.draft && view.whole ? [...next, view.whole] : next;
  panel.moves(list, (action) => (next.some((step) => step.action === action) ? thought.step(action) : play(action)));
  panel.tools(view);
  panel.shout(view, tell);
  cover.show(view, panel.nameOf);
  coach?.show(view.course);
  the("asked").classList.toggle("yours", view.acting && now && !view.curtain);
  the("asked").hidden = !!view.result || (!!view.course && view.course.tone !== "free" && !view.acting);
  the("prompt").textContent = thought.draft?.prompt || view.prompt;
  const shown = byTouch && pref("tap") === "twice" ? thought.pointed : null;
  the("back").hidden = !thought.draft && !shown;
  const whole = shown ?? thought.draft?.complete;
  the("whole").hidden = !whole || (!byTouch && board.places().some((place) => place.dataset.action === whole));
  tool("again").hidden = !unseen.length || !now;
  the("board").classList.toggle("waiting", busy);
  the("ribbon").hidden = now;
  the("ribbon-words").textContent = now ? "" : say("ribbon", { at: replay.at ?? 0 });
  thought.markHints();
  document.title = view.acting && document.hidden ? say("title-yours", { title }) : title;
  if (byKeys && view.acting && now && document.activeElement === document.body) board.first()?.focus({ preventScroll: true });
}

/** The button of a tool. @param {string} name @returns {HTMLElement} */
const tool = (name) => /** @type {HTMLElement} */ (document.querySelector(`[data-tool=${name}]`));

/** What is asked for beside the board. @param {Wish} wish */
async function wanted(wish) {
  again ||= wish.do === "rematch";
  if (wish.do === "review") {
    const { Review } = await import("./review.js");
    review ??= new Review(home, replay, view?.title ?? "");
    the("tab-review").hidden = false;
    papers.open("review");
  }
  tell(wish);
}

/** Sends a wish and shows a refusal. @param {Wish} wish */
async function tell(wish) {
  const answer = await line.send(wish);
  if (answer.t === "no") refused(answer);
  if (answer.t === "lost") toast(say("not-now"));
  return answer;
}

/** Says why something is refused; where a rule forbids it, with a link to that rule. @param {Message} answer */
function refused(answer) {
  const isSeen = the("asked").getClientRects().length > 0;
  if (!answer.rule || !isSeen) return toast(answer.why);
  const link = make("a", { href: `/rules/${view?.game}/exact#${answer.rule}`, class: "rule-link", click: (event) => (event.preventDefault(), rulebook().then((book) => book.rule(answer.rule))) }, say("rule-link"));
  thought.answer(make("span", { class: "refused" }, answer.why, " ", link));
  announce(answer.why);
}

/** The seat that acts from this screen. */
const actor = () => (view?.viewer != null && view.you.includes(view.viewer) ? view.viewer : view?.you.length === 1 ? view.you[0] : undefined);

/** Plays a whole action. @param {string} action */
async function play(action) {
  if (!view || busy) return;
  if (!replay.isNow) return replay.present();
  busy = true;
  render();
  if (!line.isUp) toast(say("kept"));
  await tell(view.secret ? { do: "choose", phase: view.phase_no, action, seat: actor() } : { do: "play", ply: view.ply, action, seat: actor() });
  settle();
}

/** A move is no longer on its way. */
function settle() {
  busy = line.waiting.size > 0 && [...line.waiting.values()].some((command) => /"do":"(play|choose)"/.test(command.frame));
  render();
}

/** What happens when a glowing place is pressed. @param {Element} place */
function press(place) {
  const { action, part, chosen } = /** @type {SVGElement} */ (place).dataset;
  if (!replay.isNow) return replay.present();
  if (part && thought.isDone) thought.compose([part]);
  else if (part) thought.step(part);
  else if (chosen) thought.without(chosen);
  else if (action) play(action);
}

/** A finger taps a glowing place: first it is shown what would happen, then it happens. @param {Element} place */
function tap(place) {
  const { action, part } = /** @type {SVGElement} */ (place).dataset;
  asking.stop();
  if (pref("tap") !== "twice" || !replay.isNow) return press(place);
  if (thought.isDone && part === thought.draft?.parts.at(-1)) return play(thought.draft?.complete);
  if (action && thought.pointed !== action) return thought.point(action);
  press(place);
}

/** A place that does not glow was pressed: the server says which rule keeps us from it. @param {string} place */
function why(place) {
  if (view?.you.length && !view.result && replay.isNow && !busy) tell({ do: "why", place });
}

/** One step back: from a part of a move, from the past, from a preview. */
function back() {
  if (!thought.draft && !replay.isNow) {
    replay.present();
    return true;
  }
  if (asking.stop()) return true;
  return thought.back();
}

/** Plays once more what happened since one's own last move. */
function playAgain() {
  if (!view || !log.length) return;
  if (!replay.isNow) return replay.present();
  const [first] = panel.unseen(view, log);
  replay.again((first ?? log[log.length - 1]).n - 1);
}

function flip() {
  turns = (turns + 1) % 12;
  redraw({ turns });
}

/** @param {Record<string, unknown>} how */
function redraw(how) {
  line.send({ do: "sync", ...how });
  thought.redraw();
}

async function fullScreen() {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen?.().catch(() => {});
}

/** How the game stands in words, where somebody reads it. */
async function bringState() {
  if (the("paper-state").hidden) return;
  const ply = view?.ply ?? 0;
  const answer = await line.send({ do: "state" });
  if (answer.t === "state") panel.told(/** @type {any} */ (answer), ply);
}

/** Asks once more before leaving. @param {"resign" | "stop"} how */
function leave(how) {
  the("sure-heading").textContent = say(`sure-${how}`);
  the("sure-yes").textContent = say(`tool-${how}`);
  sure.showModal();
}

const help = /** @type {HTMLDialogElement} */ (the("help"));
const sure = /** @type {HTMLDialogElement} */ (the("sure"));
/** @type {Record<string, () => void>} */
const does = {
  takeback: () => tell({ do: "takeback" }),
  hint: () => (replay.present(), thought.hint()),
  flip,
  full: fullScreen,
  draw: () => tell({ do: "draw", seat: actor() }),
  sound: () => (switchSound(), sounds()),
  resign: () => leave("resign"),
  stop: () => leave("stop"),
  help: () => help.showModal(),
  back,
  whole: () => {
    const whole = thought.pointed ?? thought.draft?.complete;
    if (whole) play(whole);
  },
  again: playAgain,
  legend: () => asking.legend(),
  tap: () => (prefer("tap", pref("tap") === "twice" ? "once" : "twice"), taps()),
  now: () => replay.present(),
  first: () => replay.walk("first"),
  earlier: () => replay.walk(-1),
  later: () => replay.walk(1),
  last: () => replay.walk("last"),
};
const sounds = () => document.querySelector("[data-tool=sound]")?.setAttribute("aria-pressed", String(isLoud()));
sounds();
/** Where there are fingers, it can be chosen whether the first tap plays. */
const taps = () => {
  tool("tap").hidden = !matchMedia("(any-pointer: coarse)").matches;
  tool("tap").setAttribute("aria-pressed", String(pref("tap") !== "twice"));
};
taps();
addEventListener("gambol-pref", () => (sounds(), taps(), render()));
document.addEventListener("click", (event) => {
  const pressed = /** @type {Element} */ (event.target).closest("[data-tool]");
  if (pressed instanceof HTMLElement) does[pressed.dataset.tool ?? ""]?.();
});
sure.addEventListener("close", () => sure.returnValue === "yes" && tell({ do: "resign", seat: actor() ?? view?.you[0] }));
the("say").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (the("say").querySelector("input"));
  if (field.value.trim()) tell({ do: "chat", text: field.value.trim() });
  field.value = "";
});
addEventListener("gambol-screen", () => redraw({ theme: theme(), tall: tall() }));
matchMedia("(pointer: coarse)").addEventListener("change", (event) => ((byTouch = event.matches), drawn()));
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", (event) => ((byKeys = false), (byTouch = event.pointerType === "touch")), true);
document.addEventListener("visibilitychange", () => !document.hidden && (document.title = title));
document.addEventListener("fullscreenchange", () => document.body.classList.toggle("full", !!document.fullscreenElement));
pointing(board, { press, tap, point: (action) => thought.point(action), why, about: (thing) => asking.about(thing), isDragged: () => zoom.dragged });
listen(board, {
  press,
  back,
  step: (by) => replay.walk(by),
  call: panel.called,
  walk: (dx, dy) => asking.isOn && (asking.walk(dx, dy), true),
  letters: {
    h: () => view?.acting && view.settings.casual && thought.hint(),
    u: does.takeback,
    f: flip,
    w: fullScreen,
    i: () => asking.toggle(),
    l: () => asking.legend(),
    r: playAgain,
    m: () => (papers.open("log"), /** @type {HTMLElement | null} */ (the("log").querySelector("[aria-current]"))?.focus()),
    c: () => (papers.open("chat"), the("say").querySelector("input")?.focus()),
    g: () => papers.open("rules"),
    b: () => board.first()?.focus(),
    "?": does.help,
  },
});
setInterval(() => view && panel.tick(view, since), 250);
