// @ts-check
/** Your mistakes: the moments of all games that were reviewed in this browser. They stay here. */

import { pref, prefer } from "./prefs.js";

/** @typedef {{ home: string, ply: number, game: string, title: string, why: string, at: number }} Mistake */

/** The most that are kept; the oldest go. */
const MOST = 120;

/** @returns {Mistake[]} */
export function mistakes() {
  try {
    return JSON.parse(pref("mistakes") || "[]");
  } catch {
    return [];
  }
}

/**
 * Keeps one's own moments of a game.
 * @param {string} home the table's address
 * @param {string} game
 * @param {import("./review.js").Moment[]} moments
 */
export function keepMistakes(home, game, moments) {
  const own = moments.filter((moment) => moment.own);
  if (!own.length) return;
  const others = mistakes().filter((known) => known.home !== home || !own.some((moment) => moment.ply === known.ply));
  const fresh = own.map(({ ply, title, why }) => ({ home, ply, game, title, why, at: Date.now() }));
  prefer("mistakes", JSON.stringify([...fresh, ...others].slice(0, MOST)));
}

/** Forgets one of them. @param {Mistake} mistake */
export function forget(mistake) {
  prefer("mistakes", JSON.stringify(mistakes().filter((known) => known.home !== mistake.home || known.ply !== mistake.ply)));
}
