import { DROPPED_ELEMENTS, KEPT_ELEMENTS, VOID_ELEMENTS } from './allow-list.ts';
import { type HtmlElement, type HtmlNode, type HtmlParent, isElement, parseHtml } from './parse-html.ts';
import { isSafeAttribute } from './safe-attribute.ts';
import { safeStyleSheet } from './safe-css.ts';

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/**
 * A harmless view of foreign HTML, for the canvas and public pages: an allow-list of elements and attributes, no
 * scripts, handlers, script addresses, frames, forms or foreign content. The source is only read. A whole document
 * becomes its style sheets and the content of its body. What comes out stays harmless however often it is parsed and
 * written again: it has no raw text but style sheets, and no `<` or `>` in texts and attributes.
 */
export function sanitizeView(html: string): string {
  const document = parseHtml(html);
  // Deeper or larger than any mail: shown as the text it is.
  if (!document) return escapeText(html);
  return viewOfDocument(document, () => '');
}

/** Returns further attributes of an element in a view. */
export type Mark = (element: HtmlElement) => string;

/** The view of a parsed document as a part of a page. */
export function viewOfDocument(document: HtmlParent, mark: Mark): string {
  return document.childNodes
    .filter(isElement)
    .map((element) => viewOfRoot(element, mark))
    .join('');
}

function viewOfRoot(html: HtmlElement, mark: Mark): string {
  return html.childNodes
    .filter(isElement)
    .map((part) => {
      if (part.tagName === 'head') return part.childNodes.filter(isElement).filter(isStyle).map(viewOfStyle).join('');
      if (part.tagName !== 'body') return '';
      const attributes = bodyAttributes(part);
      const content = viewOfAll(part.childNodes, mark);
      return attributes ? `<div${mark(part)}${attributes}>${content}</div>` : content;
    })
    .join('');
}

/** Views of what an element holds. */
export function viewOfAll(nodes: readonly HtmlNode[], mark: Mark): string {
  return nodes.map((node) => viewOf(node, mark)).join('');
}

function viewOf(node: HtmlNode, mark: Mark): string {
  if (node.nodeName === '#text') return 'value' in node ? escapeText(node.value) : '';
  if (!isElement(node)) return '';
  const { tagName } = node;
  switch (fateOf(node)) {
    case 'dropped':
      return '';
    case 'style':
      return viewOfStyle(node);
    case 'given-way':
      return viewOfAll(node.childNodes, mark);
    case 'kept': {
      const start = `<${tagName}${mark(node)}${attributesOf(node)}>`;
      return VOID_ELEMENTS.has(tagName) ? start : `${start}${viewOfAll(node.childNodes, mark)}</${tagName}>`;
    }
  }
}

/** Returns how an element is treated in a view. `given-way`: its content replaces it. */
export function fateOf(element: HtmlElement): 'kept' | 'given-way' | 'style' | 'dropped' {
  if (element.namespaceURI !== HTML_NAMESPACE || DROPPED_ELEMENTS.has(element.tagName)) return 'dropped';
  if (isStyle(element)) return 'style';
  return KEPT_ELEMENTS.has(element.tagName) ? 'kept' : 'given-way';
}

function isStyle(element: HtmlElement): boolean {
  return element.tagName === 'style' && element.namespaceURI === HTML_NAMESPACE;
}

function viewOfStyle(style: HtmlElement): string {
  const sheet = styleSheetOf(style);
  return sheet ? `<style${sheet.media ? attribute('media', sheet.media) : ''}>${sheet.css}</style>` : '';
}

/** The harmless CSS of a style element; undefined for any other, and for one that holds code. */
export function styleSheetOf(element: HtmlElement): { readonly css: string; readonly media: string } | undefined {
  if (!isStyle(element)) return undefined;
  const css = safeStyleSheet(element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
  return css ? { css, media: element.attrs.find(({ name }) => name === 'media')?.value ?? '' } : undefined;
}

function attributesOf(element: HtmlElement): string {
  let written = '';
  for (const [name, value] of safeAttributesOf(element)) written += attribute(name, value);
  return written;
}

/** The attributes that a kept element has in a view. */
export function safeAttributesOf({ tagName, attrs }: HtmlElement): ReadonlyMap<string, string> {
  const safe = new Map<string, string>();
  for (const { prefix, name, value } of attrs)
    if (!prefix && isSafeAttribute(tagName, name, value)) safe.set(name, value);
  return safe;
}

/** The body's own look goes to a `<div>`, which knows no `bgcolor` and no `background`. */
function bodyAttributes(body: HtmlElement): string {
  const colour = body.attrs.find(({ name }) => name === 'bgcolor')?.value ?? '';
  const background = /^#?\w+$/.test(colour) ? `background-color:${colour};` : '';
  const style = body.attrs.find(({ name, value }) => name === 'style' && isSafeAttribute('div', name, value))?.value;
  const own = ['class', 'id', 'dir', 'lang'].map((name) => body.attrs.find((candidate) => candidate.name === name));
  const kept = own.filter((candidate) => candidate !== undefined);
  const looks = background + (style ?? '');
  return kept.map(({ name, value }) => attribute(name, value)).join('') + (looks ? attribute('style', looks) : '');
}

function attribute(name: string, value: string): string {
  return ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
