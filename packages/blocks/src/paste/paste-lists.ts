import { LIST_MARKERS, type ListMarker, type RichList } from '@mailwright/document';
import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { MAX_NUMBER } from '../shared/text/nested-lists.ts';
import { attributeOf, inlineStyleOf } from './paste-element.ts';

/** Finds where an element says that reading begins; undefined where it says nothing. */
export function directionOf(element: HtmlElement): 'ltr' | 'rtl' | undefined {
  const said = attributeOf(element, 'dir').toLowerCase() || inlineStyleOf(element).get('direction') || '';
  return said === 'rtl' || said === 'ltr' ? said : undefined;
}

export function listType({ tagName }: HtmlElement): RichList['type'] {
  return tagName === 'ol' ? 'orderedList' : 'bulletList';
}

/** Returns what a list says to stand before its items; word processors say it of each item. */
export function markerOf(list: HtmlElement): ListMarker | undefined {
  const first = list.childNodes.filter(isElement).find(({ tagName }) => tagName === 'li');
  for (const element of first ? [list, first] : [list]) {
    const style = inlineStyleOf(element);
    const said = `${style.get('list-style-type') ?? ''} ${style.get('list-style') ?? ''}`;
    const marker = markerNamed(listType(list), said, attributeOf(element, 'type'));
    if (marker) return marker;
  }
  return undefined;
}

/** The marker that CSS names, or the `type` of the element. */
export function markerNamed(list: RichList['type'], css: string, type: string): ListMarker | undefined {
  const known: Readonly<Record<string, string>> = LIST_MARKERS[list];
  const names = css.toLowerCase().replaceAll('latin', 'alpha').split(/\s+/);
  const written = list === 'bulletList' ? type.toLowerCase() : type;
  return Object.keys(known).find((name) => names.includes(name) || known[name] === written) as ListMarker | undefined;
}

/** Number of the first item of a list; counted down where it says so. */
export function startOf(list: HtmlElement, items: number): number {
  const isReversed = list.attrs.some(({ name }) => name === 'reversed');
  return integer(attributeOf(list, 'start')) ?? (isReversed ? items : 1);
}

/** The numbers that items have of their own, where they do not count on. */
export function ownNumbers(list: HtmlElement, items: readonly HtmlElement[]): readonly (number | null)[] {
  const isReversed = list.attrs.some(({ name }) => name === 'reversed');
  let next = startOf(list, items.length);
  return items.map((item, index) => {
    const own = integer(attributeOf(item, 'value'));
    const number = own ?? next;
    const isOn = index === 0 ? own === null : number === next && !isReversed;
    next = isReversed ? number - 1 : number + 1;
    return isOn ? null : number;
  });
}

function integer(text: string): number | null {
  const number = /^\s*[+-]?\d{1,9}/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  return Math.abs(number) <= MAX_NUMBER ? number : null;
}

/** Most levels between the picture of a check list and its item. */
const CHECK_DEPTH = 4;

/** Returns whether a picture is the box before an item of a check list; the item's text says how the box is drawn. */
export function isCheckMark(image: HtmlElement): boolean {
  let at = image.parentNode;
  for (let depth = 0; at && depth < CHECK_DEPTH; depth += 1) {
    if ('tagName' in at && at.tagName === 'li') return attributeOf(at, 'role') === 'checkbox';
    at = 'parentNode' in at ? at.parentNode : null;
  }
  return false;
}

/** An item of Word on the web or of Slack, whose lists stand one after the other and say the level of each item. */
export interface LeveledItem {
  readonly element: HtmlElement;
  readonly list: HtmlElement;
  readonly level: number;
}

/** Boxes around such lists. */
const MAX_BOXES = 3;

/** The items of a list, or of a box around lists alone, of such programs; null for any other element. */
export function leveledItems(element: HtmlElement, boxes = 0): readonly LeveledItem[] | null {
  const inside = element.childNodes.filter((node) => isElement(node) || !isBlankText(node));
  if (inside.length === 0 || !inside.every(isElement)) return null;
  if (element.tagName === 'div') {
    if (boxes >= MAX_BOXES) return null;
    const items = inside.filter(isElement).map((each) => leveledItems(each, boxes + 1));
    return items.every((each) => each !== null) ? items.flat() : null;
  }
  if (element.tagName !== 'ul' && element.tagName !== 'ol') return null;
  const items = inside.filter(isElement).map((item) => ({
    ...{ element: item, list: element },
    level: levelOf(item, element),
  }));
  return items.every(({ level }) => level >= 1 && level <= 99) ? items : null;
}

/** Levels count from 1 in Word, from 0 in Slack. */
function levelOf(item: HtmlElement, list: HtmlElement): number {
  const word = Number.parseInt(attributeOf(item, 'data-aria-level'), 10);
  const slack = attributeOf(item, 'data-stringify-indent') || attributeOf(list, 'data-indent');
  return Number.isNaN(word) ? Number.parseInt(slack, 10) + 1 : word;
}

function isBlankText(node: HtmlNode): boolean {
  return node.nodeName === '#comment' || (node.nodeName === '#text' && 'value' in node && node.value.trim() === '');
}
