import type { ViewChange, ViewChild } from '@mailwright/island';
import { PART_MARK } from '../foreign/foreign-dom-element.ts';

/**
 * Changes what a view of foreign HTML differs in. `body` holds what the body of the source holds, where that has no
 * element of its own. False: the view is not what it was taken for, and has to be written anew.
 */
export function changeView(root: Element, body: Element, change: ViewChange): boolean {
  switch (change.kind) {
    case 'nothing':
      return true;
    case 'all':
      return false;
    case 'attributes':
      return changeAttributes(onlyPart(root, change.element), change.attributes);
    case 'text':
      return changeText(holderOf(root, body, change), change);
  }
}

type TextChange = Extract<ViewChange, { kind: 'text' }>;

function holderOf(root: Element, body: Element, { element, inBody }: TextChange): Element | null {
  const own = element === null ? null : onlyPart(root, element);
  return own ?? (inBody ? body : null);
}

/** The element that stands for a foreign element; null when a browser has made several of it, or none. */
function onlyPart(root: Element, index: number): Element | null {
  const [only, ...others] = root.querySelectorAll(`[${PART_MARK}="${index}"]`);
  return only && others.length === 0 ? only : null;
}

function changeAttributes(element: Element | null, wanted: ReadonlyMap<string, string>): boolean {
  if (!element) return false;
  for (const { name } of [...element.attributes]) {
    if (name !== PART_MARK && !wanted.has(name)) element.removeAttribute(name);
  }
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  return true;
}

function changeText(holder: Element | null, { children, child, text, inBody }: TextChange): boolean {
  if (!holder) return false;
  const found = [...holder.childNodes];
  // In a part of a page the style sheets of the head come first.
  const before = inBody ? found.length - children.length : 0;
  const isKnown = children.every((wanted, index) => isSame(found[before + index], wanted));
  const node = found[before + child];
  if (!isKnown || !node || !found.slice(0, before).every(({ nodeName }) => nodeName === 'STYLE')) return false;
  if (before < 0 || found.length !== before + children.length) return false;
  node.nodeValue = text;
  return true;
}

function isSame(node: ChildNode | undefined, wanted: ViewChild): boolean {
  if (!node) return false;
  if ('text' in wanted) return node.nodeType === 3 && node.nodeValue === wanted.text;
  if (node.nodeType !== 1) return false;
  const mark = (node as Element).getAttribute(PART_MARK);
  return (node as Element).localName === wanted.tag && mark === (wanted.index === null ? null : String(wanted.index));
}
