import { childrenOf, holds, nextOf, placeBefore, removeEmptyGroups } from './section-groups.ts';

export interface MorphRules {
  /** The live element that stands for `wanted` (a stub of a node already on the canvas), or null for plain markup. */
  readonly live: (wanted: Element) => Element | null;
  /** Elements whose content and editing attributes belong to somebody else (the text being edited). */
  readonly opaque: (element: Element) => boolean;
}

/** Attributes a text editor keeps on the element it is mounted on, its name for screen readers among them. */
const EDITING_ATTRIBUTES = /^(contenteditable|class|role|tabindex|translate|draggable|aria-.+)$/;

/** Returns whether `live` can become `wanted` without being replaced. */
export function sameShape(live: Node, wanted: Node): boolean {
  return live.nodeType === wanted.nodeType && live.nodeName === wanted.nodeName;
}

function shapeOf(node: Node | undefined): string {
  return `${node?.nodeType} ${node?.nodeName}`;
}

/** Makes `live` equal to `wanted` with as few DOM operations as possible; `wanted` is used up. */
export function morph(live: Element, wanted: Element, rules: MorphRules): void {
  const opaque = rules.opaque(live);
  morphAttributes(live, wanted, opaque);
  if (!opaque) morphChildren(live, wanted, rules);
}

function morphAttributes(live: Element, wanted: Element, opaque: boolean): void {
  for (const { name } of [...live.attributes]) {
    if (opaque && EDITING_ATTRIBUTES.test(name)) continue;
    if (!wanted.hasAttribute(name)) live.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (opaque && EDITING_ATTRIBUTES.test(name)) continue;
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
}

function morphChildren(live: Element, wanted: Element, rules: MorphRules): void {
  const placed = [...wanted.childNodes].map((node) => ({ node, live: isElement(node) ? rules.live(node) : null }));
  const old = childrenOf(live);
  const result = pair(old, placed, rules);
  const kept = new Set(result);
  // A live node may meanwhile stand deeper, in markup that is new around it.
  for (const node of old) if (!kept.has(node) && holds(live, node)) node.remove();

  const position = new Map<Node, number>(old.map((node, index) => [node, index]));
  const stable = stableItems(result.map((node) => position.get(node) ?? -1));
  let next: ChildNode | null = null;
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const node = result[index];
    if (!node) continue;
    if (!stable.has(index)) placeBefore(live, node, next);
    next = node;
  }
  removeEmptyGroups(live);
}

/** The list of child nodes the element shall have: live nodes where one fits, otherwise the wanted ones themselves. */
function pair(
  old: readonly ChildNode[],
  wanted: readonly { readonly node: ChildNode; readonly live: Element | null }[],
  rules: MorphRules,
): ChildNode[] {
  const result: (ChildNode | null)[] = wanted.map(({ live }) => live);
  const free = new Set(old.filter((node) => !isNode(node)));
  const take = (index: number, candidate: ChildNode | null | undefined): boolean => {
    const node = wanted[index]?.node;
    if (!candidate || !node || !free.has(candidate) || !sameShape(candidate, node)) return false;
    if (isElement(candidate) && isElement(node)) morph(candidate, node, rules);
    else if (candidate.nodeValue !== node.nodeValue) candidate.nodeValue = node.nodeValue;
    free.delete(candidate);
    result[index] = candidate;
    return true;
  };
  // What follows a node of the mail goes with it: the line break between two of 2,000 sections is not worth a move.
  wanted.forEach((_, index) => {
    const before = result[index - 1];
    if (before && !result[index]) take(index, nextOf(before));
  });
  const places = Map.groupBy([...old.keys()].reverse(), (at) => shapeOf(old[at]));
  let cursor = 0;
  return wanted.map(({ node }, index) => {
    const fitting = places.get(shapeOf(node)) ?? [];
    // What is passed over once stays behind the cursor, so that many children of many kinds take no square of time.
    while (!result[index] && fitting.length > 0) {
      const at = fitting.pop() ?? 0;
      if (at >= cursor && take(index, old[at])) cursor = at + 1;
    }
    const found = result[index];
    if (found) return found;
    fillStubs(node, rules);
    return node;
  });
}

/** Markup that is taken over as it is may still hold stubs; the live elements take their places. */
function fillStubs(node: Node, rules: MorphRules): void {
  if (!isElement(node)) return;
  for (const stub of [...node.querySelectorAll('[data-mw-id]')]) {
    const live = rules.live(stub);
    if (live && live !== stub) stub.replaceWith(live);
  }
}

/** A node of the mail is only ever placed by its id, never turned into something else. */
function isNode(node: Node): boolean {
  return isElement(node) && node.hasAttribute('data-mw-id');
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/**
 * Returns the items that may stay in place when a list gets a new order: the longest increasing run of old positions.
 * `-1` marks a new item. All other items have to be moved, so a single move costs one DOM operation whatever the length
 * of the list.
 */
export function stableItems(oldPositions: readonly number[]): ReadonlySet<number> {
  /** Index (in `oldPositions`) of the smallest end of a run, by length of that run. */
  const ends: number[] = [];
  const before: number[] = new Array(oldPositions.length).fill(-1);
  const at = (index: number): number => oldPositions[ends[index] ?? -1] ?? -1;
  oldPositions.forEach((position, index) => {
    if (position < 0) return;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(middle) < position) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const stable = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) stable.add(index);
  return stable;
}
