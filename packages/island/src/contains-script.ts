import { serialize } from 'parse5';
import {
  type HtmlDocument,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isElement,
  parseHtml,
} from './parse-html.ts';
import { hasScriptInCss } from './safe-css.ts';
import { isActiveUrl, isScriptUrl } from './safe-url.ts';

/** Attributes that load a picture: a document in such an address is drawn, not run. */
const PICTURE_ATTRIBUTES: ReadonlySet<string> = words('background dynsrc lowsrc poster');

/** Attributes that hold an address, in HTML and in foreign content; `to` and the like can animate one in. */
const ADDRESS_ATTRIBUTES: ReadonlySet<string> = words(`
  action archive by cite classid code codebase data formaction from href longdesc manifest ping profile src to
  xlink:href`);

const FOREIGN = /<(?:math|svg)/i;

/** Comments in comments and frames in frames: nobody writes more, and each level is parsed anew. */
const MAX_LEVEL = 8;

/**
 * Whether HTML holds code of any kind: script elements, event handlers, script addresses in all spellings, frames with
 * code in them, code in CSS. Conditional comments are looked into. HTML that is deeper or larger than any mail cannot
 * be judged and counts as holding code. The server asks this before it stores what a plan may not contain.
 */
export function containsScript(html: string): boolean {
  return hasCodeAt(html, 0);
}

function hasCodeAt(html: string, level: number): boolean {
  if (level > MAX_LEVEL) return true;
  // What stands in <noscript> is text to a browser and markup to a mail client; a trick may need either.
  const readings = /<noscript/i.test(html) ? [true, false] : [true];
  return readings.some((scripting) => {
    const document = parseHtml(html, { scripting });
    return !document || hasCode(document, level) || (FOREIGN.test(html) && hasCodeWhenRewritten(document, level));
  });
}

/** In and around foreign content a tree can read differently once it was written out: what a webmail client does. */
function hasCodeWhenRewritten(document: HtmlDocument, level: number): boolean {
  const rewritten = parseHtml(serialize(document));
  return !rewritten || hasCode(rewritten, level);
}

function hasCode(parent: HtmlParent, level: number): boolean {
  return parent.childNodes.some((node) => hasCodeIn(node, level));
}

function hasCodeIn(node: HtmlNode, level: number): boolean {
  if (node.nodeName === '#comment' && 'data' in node) return hasCodeInComment(node.data, level);
  if (!isElement(node)) return false;
  if (node.tagName.toLowerCase() === 'script') return true;
  const coded = node.attrs.some(({ prefix, name, value }) =>
    isCode(node.tagName, prefix ? `${prefix}:${name}` : name, value, level),
  );
  if (coded || (node.tagName === 'style' && hasScriptInCss(textOf(node)))) return true;
  return hasCode(node, level) || ('content' in node && hasCode(node.content as HtmlParent, level));
}

function isCode(element: string, attribute: string, value: string, level: number): boolean {
  const name = attribute.toLowerCase();
  if (/^on[a-z]/.test(name)) return true;
  if (name === 'style') return hasScriptInCss(value);
  if (name === 'srcdoc') return hasCodeAt(value, level + 1);
  if (name === 'content') return element === 'meta' && isActiveRefresh(value);
  if (name === 'values') return value.split(';').some(isScriptUrl);
  if (PICTURE_ATTRIBUTES.has(name) || (name === 'src' && element === 'img')) return isScriptUrl(value);
  return ADDRESS_ATTRIBUTES.has(name) && isActiveUrl(value);
}

function isActiveRefresh(content: string): boolean {
  const [, address] = /url\s*=\s*["']?(.*)/is.exec(content) ?? [];
  return address !== undefined && isActiveUrl(address);
}

/** Old clients read what stands in a conditional comment; a comment without a condition is read by none. */
function hasCodeInComment(comment: string, level: number): boolean {
  const [, content] = /^\[if[^\]]*\]>(.*)/is.exec(comment) ?? [];
  return content !== undefined && hasCodeAt(content, level + 1);
}

function textOf(element: HtmlElement): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
