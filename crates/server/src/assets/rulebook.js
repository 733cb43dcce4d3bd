// @ts-check
/** The rules beside the table: the short ones, and one exact rule when it was broken. Both are fetched when they are wanted. */

import { make, say, the } from "./dom.js";

document.head.append(make("link", { rel: "stylesheet", href: new URL("./book.css", import.meta.url).href }));

export class Rulebook {
  /**
   * @param {string} home The address of the table.
   * @param {() => string} game
   * @param {() => void} show
   */
  constructor(home, game, show) {
    this.home = home;
    this.game = game;
    this.show = show;
    /** The rules of this table. @type {HTMLElement | null} */
    this.short = null;
    /** Whether a rule is about to be shown instead. */
    this.isAsked = false;
  }

  /** @param {string} address */
  async fetched(address) {
    const answer = await fetch(address).catch(() => null);
    const page = make("div");
    if (answer?.ok) page.innerHTML = await answer.text();
    return answer?.ok ? page : null;
  }

  /** The rules of this table. */
  async open() {
    if (this.isAsked) return void (this.isAsked = false);
    this.short ??= await this.fetched(`${this.home}/rules`);
    if (this.short) the("rules").replaceChildren(this.short);
  }

  /** One rule, with its examples. @param {string} place */
  async rule(place) {
    const book = `/rules/${this.game()}/exact`;
    const rule = await this.fetched(`${book}/${place}`);
    if (!rule) return void (location.href = `${book}#${place}`);
    const back = make("button", { type: "button", class: "button", click: () => this.open() }, say("rule-back"));
    the("rules").replaceChildren(make("section", { class: "the-rule" }, make("h2", {}, say("rule-heading")), rule,
      make("p", {}, make("a", { href: `${book}#${place}` }, say("rule-examples"))), make("div", { class: "row" }, back)));
    this.isAsked = true;
    this.show();
    the("rules").scrollTop = 0;
    the("rules").focus();
  }
}
