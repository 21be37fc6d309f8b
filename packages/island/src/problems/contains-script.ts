import { serialize } from 'parse5';
import {
  type HtmlDocument,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isElement,
  parseHtml,
} from '../parse-html.ts';
import { hasScriptInCss } from '../safe-css.ts';
import { isActiveUrl, isScriptUrl } from '../safe-url.ts';

/** Attributes that load a picture: a document in such an address is drawn, not run. */
const PICTURE_ATTRIBUTES: ReadonlySet<string> = words('background dynsrc lowsrc poster');

/** Attributes that hold an address, in HTML and in foreign content; `to` and the like can animate one in. */
const ADDRESS_ATTRIBUTES: ReadonlySet<string> = words(`
  action archive by cite classid code codebase data formaction from href longdesc manifest ping profile src to
  xlink:href`);

const FOREIGN = /<(?:math|svg)/i;

/** Comments in comments and frames in frames: nobody writes more, and each level is parsed anew. */
const MAX_LEVEL = 8;

/** Readings multiply: with and without scripts, as it came and written out, on each level. */
const MAX_READINGS = 4;

/** Short HTML may be read more often, as that is no work. */
const FREE_CHARACTERS = 2_000_000;

/** One search through everything that HTML holds. */
interface Search {
  /** HTML that was searched already: most readings find the same comments and frames. */
  readonly seen: Set<string>;
  /** Characters that may still be read. */
  left: number;
}

/**
 * Returns whether HTML holds code of any kind: script elements, event handlers, script addresses in all spellings, frames
 * with code in them, code in CSS. Conditional comments are searched too. HTML that is deeper or larger than any mail cannot
 * be checked and counts as holding code. The server calls this before it stores content in which the plan allows no code.
 */
export function containsScript(html: string): boolean {
  return hasCodeAt(html, 0, { seen: new Set(), left: MAX_READINGS * html.length + FREE_CHARACTERS });
}

function hasCodeAt(html: string, level: number, search: Search): boolean {
  if (level > MAX_LEVEL) return true;
  // Code that was found before has ended the search.
  if (search.seen.has(html)) return false;
  search.seen.add(html);
  // What stands in <noscript> is text to a browser and markup to a mail client; a trick may need either.
  const readings = /<noscript/i.test(html) ? [true, false] : [true];
  return readings.some((scripting) => {
    const document = read(html, scripting, search);
    if (!document || hasCode(document, level, search)) return true;
    if (!FOREIGN.test(html)) return false;
    // In and around foreign content a tree can read differently once it was written out: what a webmail client does.
    const rewritten = read(serialize(document), true, search);
    return !rewritten || hasCode(rewritten, level, search);
  });
}

function read(html: string, scripting: boolean, search: Search): HtmlDocument | undefined {
  search.left -= html.length;
  return search.left < 0 ? undefined : parseHtml(html, { scripting });
}

function hasCode(parent: HtmlParent, level: number, search: Search): boolean {
  return parent.childNodes.some((node) => hasCodeIn(node, level, search));
}

function hasCodeIn(node: HtmlNode, level: number, search: Search): boolean {
  if (node.nodeName === '#comment' && 'data' in node) return hasCodeInComment(node.data, level, search);
  if (!isElement(node)) return false;
  if (node.tagName.toLowerCase() === 'script') return true;
  const coded = node.attrs.some(
    ({ prefix, name, value }) =>
      isCode(node.tagName, prefix ? `${prefix}:${name}` : name, value) ||
      (name.toLowerCase() === 'srcdoc' && hasCodeAt(value, level + 1, search)),
  );
  if (coded || (node.tagName === 'style' && hasScriptInCss(textOf(node)))) return true;
  return hasCode(node, level, search) || ('content' in node && hasCode(node.content as HtmlParent, level, search));
}

function isCode(element: string, attribute: string, value: string): boolean {
  const name = attribute.toLowerCase();
  if (/^on[a-z]/.test(name)) return true;
  if (name === 'style') return hasScriptInCss(value);
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
function hasCodeInComment(comment: string, level: number, search: Search): boolean {
  const [, content] = /^\[if[^\]]*\]>(.*)/is.exec(comment) ?? [];
  if (content === undefined) return false;
  // In a comment nothing ends one, so each that begins there is one level more.
  return level + (content.match(/<!--\[if/gi)?.length ?? 0) > MAX_LEVEL || hasCodeAt(content, level + 1, search);
}

function textOf(element: HtmlElement): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
