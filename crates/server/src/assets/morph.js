// @ts-check
/**
 * Turns one tree into another by changing as little as possible, so that focus, hover and movement survive.
 * Children with an id are found again by it, others by their name and order.
 */

/**
 * @param {Element} from
 * @param {Element} to
 */
export function morph(from, to) {
  // What is kept was there before, and stays as it is.
  if (to.hasAttribute("data-kept")) return;
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  children(from, to);
}

/**
 * @param {Element} from
 * @param {Element} to
 */
export function children(from, to) {
  /** What is there, and how often each is still wanted. @type {Map<string, ChildNode[]>} */
  const had = new Map();
  for (const child of from.childNodes) {
    const key = keyOf(child);
    const same = had.get(key);
    if (same) same.push(child);
    else had.set(key, [child]);
  }
  /** @type {Map<string, number>} */
  const wanted = new Map();
  for (const child of to.childNodes) wanted.set(keyOf(child), (wanted.get(keyOf(child)) ?? 0) + 1);
  let at = from.firstChild;
  for (const want of [...to.childNodes]) {
    const key = keyOf(want);
    // What nobody wants any more goes first, so that what stays need not move: a moved element loses the focus.
    while (at && had.get(keyOf(at))?.[0] === at && !wanted.get(keyOf(at))) {
      const next = at.nextSibling;
      had.get(keyOf(at))?.shift();
      at.remove();
      at = next;
    }
    wanted.set(key, (wanted.get(key) ?? 1) - 1);
    const have = had.get(key)?.shift();
    if (!have) {
      from.insertBefore(document.importNode(want, true), at);
      continue;
    }
    if (have === at) at = at.nextSibling;
    else from.insertBefore(have, at);
    if (have instanceof Element && want instanceof Element) morph(have, want);
    else if (have.nodeValue !== want.nodeValue) have.nodeValue = want.nodeValue;
  }
  for (const rest of had.values()) for (const child of rest) child.remove();
}

/** @param {ChildNode} node */
function keyOf(node) {
  return node instanceof Element && node.id ? `#${node.id}` : node.nodeName;
}
