import { type HtmlElement, type HtmlNode, type HtmlParent, type HtmlText, isElement, isText } from './parse-html.ts';
import { fateOf, safeAttributesOf, styleSheetOf } from './sanitize-view.ts';

/** A child of an element in a view: a text, or an element by its name and which one of the island it is. */
export type ViewChild = { readonly text: string } | { readonly tag: string; readonly index: number | null };

/** Difference between the views of two versions of foreign HTML. */
export type ViewChange =
  | { readonly kind: 'nothing' }
  /** More than can be told; the view is to be written anew. */
  | { readonly kind: 'all' }
  /** An element of the island has these attributes and no others. */
  | { readonly kind: 'attributes'; readonly element: number; readonly attributes: ReadonlyMap<string, string> }
  /** A text among the children of an element. */
  | {
      readonly kind: 'text';
      /** null: the view has no such element. */
      readonly element: number | null;
      /** The element is the body: in a page of its own that is the page's, else there may be none for it. */
      readonly inBody: boolean;
      /** The children as they were. */
      readonly children: readonly ViewChild[];
      /** Index of the child that has the new text. */
      readonly child: number;
      readonly text: string;
    };

type IndexOf = (element: HtmlElement) => number | null;

/** Gives a parsed text other words. */
export function textChange(node: HtmlText, value: string, indexOf: IndexOf): ViewChange {
  const holder = holderOf(node);
  const around = holder && childrenAround(holder, node, indexOf);
  node.value = value;
  if (!holder || !around) return { kind: 'nothing' };
  const { children, child } = around;
  const changed = childrenAround(holder, node, indexOf).children[child];
  const inBody = holder.tagName === 'body';
  const element = indexOf(holder);
  // Browsers read some characters otherwise than they are written.
  if (!changed || !('text' in changed) || /[\0\r]/.test(changed.text)) return { kind: 'all' };
  return element === null && !inBody
    ? { kind: 'all' }
    : { kind: 'text', element, inBody, children, child, text: changed.text };
}

/** Gives a parsed element other attributes. */
export function attributesChange(
  node: HtmlElement,
  attributes: ReadonlyMap<string, string>,
  indexOf: IndexOf,
): ViewChange {
  node.attrs = [...attributes].map(([name, value]) => ({ name, value }));
  // The view has these elsewhere than on an element of the same name.
  if (/^(?:html|head|body|style)$/.test(node.tagName)) return { kind: 'all' };
  const element = indexOf(node);
  if (!holderOf(node) || element === null || fateOf(node) !== 'kept') return { kind: 'nothing' };
  return { kind: 'attributes', element, attributes: safeAttributesOf(node) };
}

/** The element that has a node in the view: one that is kept, or the body. null: the view leaves the node out. */
function holderOf(node: HtmlNode): HtmlElement | null {
  let holder: HtmlElement | null = null;
  for (let at = node.parentNode; at; at = 'parentNode' in at ? at.parentNode : null) {
    if (!('tagName' in at)) break;
    if (at.tagName === 'body') return holder ?? at;
    const fate = fateOf(at);
    if (fate === 'dropped' || fate === 'style') return null;
    if (fate === 'kept') holder ??= at;
  }
  return null;
}

/** The children that an element has in the view, where texts run together, and which of them holds a text. */
function childrenAround(holder: HtmlParent, wanted: HtmlText, indexOf: IndexOf) {
  const children: ViewChild[] = [];
  let text = '';
  let child = -1;
  const endText = () => {
    if (text !== '') children.push({ text });
    text = '';
  };
  const visit = (parent: HtmlParent): void => {
    for (const node of parent.childNodes) {
      if (isText(node)) {
        if (node === wanted) child = children.length;
        text += node.value;
      }
      if (!isElement(node)) continue;
      const fate = fateOf(node);
      if (fate === 'given-way') visit(node);
      if (fate === 'kept' || (fate === 'style' && styleSheetOf(node))) {
        endText();
        children.push({ tag: node.tagName, index: fate === 'kept' ? indexOf(node) : null });
      }
    }
  };
  visit(holder);
  endText();
  return { children, child };
}
