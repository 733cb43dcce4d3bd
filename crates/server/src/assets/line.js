// @ts-check
/**
 * The line to the table: a WebSocket that comes back by itself and loses nothing.
 *
 * What changes the table is kept until it is answered and sent again, under the same id, when the line has come back;
 * the server answers the same command in the same way however often it comes.
 */

const LASTING = new Set(["play", "choose", "resign", "draw", "decline", "takeback", "rematch", "chat", "shout", "name"]);
const WAITS = [300, 800, 1500, 3000, 6000, 12000];
/** What a server closes the line of a page with that speaks another version: one that was open while servers were replaced. */
const OTHER_VERSION = 4409;
/** Fetched anew, the page speaks the version of whoever it came from; the next line may lead to another server. So not again at once. */
const ANEW = 15000;

/** @typedef {Record<string, any> & { t: string, n?: number, id?: string }} Message */

function fetchAnew() {
  try {
    if (Date.now() - Number(sessionStorage.getItem("gambol-anew")) < ANEW) return;
    sessionStorage.setItem("gambol-anew", String(Date.now()));
  } catch {
    return; // Without a memory it might never end.
  }
  location.reload();
}

export class Line {
  /**
   * @param {() => string} address
   * @param {(message: Message) => void} hear
   * @param {(isUp: boolean) => void} change
   */
  constructor(address, hear, change) {
    this.address = address;
    this.hear = hear;
    this.change = change;
    /** @type {Map<string, { frame: string, lasts: boolean, answer: (message: Message) => void }>} */
    this.waiting = new Map();
    this.failures = 0;
    this.heard = 0;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    addEventListener("online", () => this.open());
    document.addEventListener("visibilitychange", () => this.wake());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    this.open();
  }

  get isUp() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.next = 0;
    socket.addEventListener("open", () => {
      this.failures = 0;
      this.change(true);
      for (const { frame, lasts } of this.waiting.values()) if (lasts) socket.send(frame);
    });
    socket.addEventListener("message", (event) => socket === this.socket && this.take(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => {
      if (event.code === OTHER_VERSION) fetchAnew();
      if (socket === this.socket) this.lost();
    });
  }

  /** Closes and opens again, for instance with another theme. */
  renew() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  /** @param {Message} message */
  take(message) {
    this.heard = Date.now();
    // A gap in the numbers means that something was dropped: ask for the whole view.
    if (typeof message.n === "number") {
      if (this.next && message.n > this.next) this.send({ do: "sync" });
      this.next = message.n + 1;
    }
    if (message.t === "bye") this.closed = message.final === true;
    const asked = message.id ? this.waiting.get(message.id) : undefined;
    if (message.id) this.waiting.delete(message.id);
    this.hear(message);
    asked?.answer(message);
  }

  lost() {
    this.socket = null;
    this.change(false);
    for (const [id, { lasts, answer }] of this.waiting) {
      if (lasts) continue;
      this.waiting.delete(id);
      answer({ t: "lost" });
    }
    if (this.closed) return;
    const wait = WAITS[Math.min(this.failures++, WAITS.length - 1)] * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** A page that was asleep may have a line that is dead without knowing. */
  wake() {
    if (document.hidden) return;
    if (!this.isUp) return this.open();
    const since = Date.now();
    if (since - this.heard < 30000) return;
    this.send({ do: "sync" });
    setTimeout(() => this.heard < since && this.renew(), 5000);
  }

  /**
   * Sends a command and answers with what the server says to it.
   * @param {Record<string, unknown> & { do: string }} wish
   * @returns {Promise<Message>}
   */
  send(wish) {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const frame = JSON.stringify({ id, ...wish });
    const lasts = LASTING.has(wish.do);
    if (!lasts && !this.isUp) return Promise.resolve({ t: "lost" });
    return new Promise((answer) => {
      // The answer to a sync is a view, which has no id.
      if (wish.do !== "sync") this.waiting.set(id, { frame, lasts, answer });
      if (this.isUp) this.socket?.send(frame);
    });
  }
}
