// @ts-check
/** What somebody has chosen for this browser, each under its name. Whoever minds listens for `gambol-pref`. */

/** What is usual where nothing was chosen. @type {Record<string, string>} */
const USUAL = { sound: "off", tap: "twice", theme: "system", motion: "calm", labels: "on" };

/** @param {string} name */
export function pref(name) {
  try {
    return localStorage.getItem(`gambol-${name}`) ?? USUAL[name] ?? "";
  } catch {
    return USUAL[name] ?? "";
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function prefer(name, value) {
  try {
    localStorage.setItem(`gambol-${name}`, value);
  } catch {
    return;
  }
  dispatchEvent(new CustomEvent("gambol-pref", { detail: name }));
}
