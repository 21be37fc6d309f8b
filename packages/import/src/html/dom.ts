import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';

const classLists = new WeakMap<HtmlElement, readonly string[]>();

/** An attribute's value; '' when the element has none of that name. */
export function attribute({ attrs }: HtmlElement, name: string): string {
  return attrs.find((attr) => attr.name === name)?.value ?? '';
}

export function classesOf(element: HtmlElement): readonly string[] {
  const known = classLists.get(element);
  if (known) return known;
  const classes = attribute(element, 'class').split(/\s+/).filter(Boolean);
  classLists.set(element, classes);
  return classes;
}

export function parentElement({ parentNode }: HtmlNode): HtmlElement | null {
  return parentNode && 'tagName' in parentNode ? parentNode : null;
}

/** Text of a text node, undefined for any other. */
export function textValue(node: HtmlNode): string | undefined {
  return node.nodeName === '#text' && 'value' in node ? node.value : undefined;
}

/** Text of a comment, undefined for any other node. */
export function commentValue(node: HtmlNode): string | undefined {
  return node.nodeName === '#comment' && 'data' in node ? node.data : undefined;
}

/** The parser folds no blanks; browsers do. Blanks that do not break are words. */
export function isBlank(text: string): boolean {
  return /^[ \t\r\n\f]*$/.test(text);
}

export function childElements({ childNodes }: HtmlElement): readonly HtmlElement[] {
  return childNodes.filter(isElement);
}

/** Tags of a blank-separated list. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Characters that take no room: joiners, marks of direction, soft hyphens. */
const UNSEEN = /\u200b|\u200c|\u200d|\u200e|\u200f|\u034f|\ufeff|\u00ad/g;

/** Text without what nobody sees in it. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}
